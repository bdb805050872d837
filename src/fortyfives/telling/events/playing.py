"""The five tricks, and asking "booked?"."""

from fortyfives.cards.card import ACE_OF_HEARTS, Card
from fortyfives.game.called import lapsed_call, open_call
from fortyfives.game.events import BookedAsked, Conceded, Folded, Played, TrickTaken
from fortyfives.game.phases.robbing import rob_discards
from fortyfives.telling.events.scene import Scene, Told


def _played(scene: Scene, event: Played) -> str:
    """The card; and what one might not know of it: that it is a trump, or has lost its rank."""
    card, said = scene.company.card(event.card), [_how_played(scene, event)]
    story = scene.before.public
    order = story.order()
    fallen = event.card is order.ace and story.demotable
    if fallen and not (scene.mine(event.seat) and scene.before.has_played):
        said.append(scene.say("table-demoted", card=card))
    elif _trump_in_disguise(scene, event.card) and not scene.mine(event.seat):
        said.append(scene.say("table-a-trump"))
    could_rob = scene.mine(event.seat) and bool(rob_discards(scene.before))
    if could_rob and story.demotable and order.ace in scene.after.hand:
        said.append(scene.say("table-you-are-demoted", card=scene.company.bare(order.ace)))
    return " ".join(said)


def _how_played(scene: Scene, event: Played) -> str:
    card = scene.company.card(event.card)
    if scene.mine(event.seat) and scene.forced:
        last = not scene.after.hand
        return scene.say("table-last-card" if last else "table-only-card", card=card)
    key = "table-plays" if scene.before.public.trick else "table-leads"
    return scene.about(key, event.seat, card=card)


def _trump_in_disguise(scene: Scene, card: Card) -> bool:
    """Whether the card is a trump though another suit is printed on it, or none."""
    trump = scene.before.public.trump
    return card.joker or (card is ACE_OF_HEARTS and card.suit is not trump)


def _taken(scene: Scene, event: TrickTaken) -> str:
    """Who takes it; and what everybody knows by now of the ace that robs and the card called."""
    said = [scene.about("table-takes", event.seat)]
    story = scene.after.public
    if len(story.tricks) == 1 and story.demotable and not _seen_falling(scene):
        ace = scene.company.card(story.order().ace)
        said.append(scene.say("table-nobody-robbed", card=ace))
    card, bidder = lapsed_call(story), story.bidder
    if card is not None and bidder is not None and open_call(scene.before.public) is not None:
        called = scene.company.card(card)
        said.append(scene.about("table-call-lapsed", bidder, card=called))
    return " ".join(said)


def _seen_falling(scene: Scene) -> bool:
    """Whether the player knows already that the ace of trumps did not rob."""
    ace = scene.after.public.order().ace
    return ace in scene.after.hand or ace in scene.before.played()


def _asked(scene: Scene, event: BookedAsked) -> str:
    asked, to = scene.company.name(event.asked), scene.mine(event.asked)
    answer = scene.say("table-booked", answer=event.answer)
    return f"{scene.about('table-asks-booked', event.seat, asked=asked, to=to)} {answer}"


def _folded(scene: Scene, event: Folded) -> str:
    return scene.about("table-folds", event.seat)


def _conceded(scene: Scene, event: Conceded) -> str:
    said = [scene.say("table-conceded", side=scene.company.side(event.side))]
    said += [
        scene.about("table-shows", seat, cards=scene.cards(cards)) for seat, cards in event.cards
    ]
    return " ".join(said)


PLAYING: Told = {
    Played: _played,
    TrickTaken: _taken,
    BookedAsked: _asked,
    Folded: _folded,
    Conceded: _conceded,
}
