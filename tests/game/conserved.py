"""Where every card of the pack is."""

from collections.abc import Iterator

from fortyfives.cards.cardset import CardSet
from fortyfives.cards.pack import pack
from fortyfives.game.deal import Deal
from fortyfives.game.events import Event, StubTaken


def places(deal: Deal, told: list[Event]) -> Iterator[tuple[str, CardSet]]:
    """Every place where cards lie, given all that has happened in the deal."""
    public, hidden = deal.public, deal.hidden
    for seat, own in enumerate(deal.owns):
        yield f"the hand of {seat}", own.hand
        yield f"aside at {seat}", CardSet.of([own.aside] if own.aside else [])
        yield f"unseen at {seat}", hidden.unseen[seat]
        yield f"for later at {seat}", hidden.later[seat]
    if public.kitty:
        yield "the kitty", CardSet.of(hidden.kitty)
    yield "the stock", CardSet.of(hidden.stock)
    yield "thrown", hidden.pile
    yield "thrown by the bidder from the kitty", hidden.leftovers
    taken = CardSet.of(event.card for event in told if isinstance(event, StubTaken))
    yield "turned from the stub", CardSet.of(public.stub.turned) - taken
    yield "on the table", CardSet.of(card for _, card in public.trick)
    for number, trick in enumerate(public.tricks, start=1):
        yield f"in trick {number}", CardSet.of(card for _, card in trick.plays)


def conserved(deal: Deal, told: list[Event]) -> None:
    """Every card of the pack is in one place, and the numbers that all can see are right."""
    whole = CardSet.of(pack(deal.setting.variant.dealing.jokers))
    found = CardSet()
    for place, cards in places(deal, told):
        assert not (found & cards), f"{found & cards}: {place}, and elsewhere too"
        found |= cards
    assert found == whole, f"lost: {whole - found}; out of nowhere: {found - whole}"
    public, hidden = deal.public, deal.hidden
    if not public.pattern:
        return
    assert public.stock == len(hidden.stock)
    assert public.kitty in {0, len(hidden.kitty)}
    for seat in deal.setting.ring:
        held = deal.owns[seat].hand | hidden.unseen[seat]
        assert public.sizes[seat] == len(held), f"seat {seat} holds {held}"
        assert public.later == len(hidden.later[seat])
