"""The discards and the refill, the called partner, the stub and the first lead."""

from fortyfives.cards.cardset import CardSet
from fortyfives.game.events import (
    CardCalled,
    Discarded,
    Drew,
    FaceUp,
    LeaderChosen,
    PartnerShown,
    Reshuffled,
    StubLeft,
    StubPassed,
    StubTaken,
    StubTurned,
)
from fortyfives.game.setting import Phase
from fortyfives.rules.leading import FirstLead
from fortyfives.telling.events.scene import Scene, Told, untold


def _discarded(scene: Scene, event: Discarded) -> str | None:
    """The player's own discards are told with their cards; who is not asked is passed over."""
    story = scene.before.public
    if not event.count and (story.phase is not Phase.EXCHANGE or story.turn != event.seat):
        return None
    if not scene.mine(event.seat):
        return scene.say("table-throws", name=scene.company.names[event.seat], n=event.count)
    return None if event.count else scene.say("table-you-keep-all")


def _reshuffled(scene: Scene, event: Reshuffled) -> str:
    return scene.say("table-reshuffled", n=event.count)


def _face_up(scene: Scene, event: FaceUp) -> str:
    company = scene.company
    card = company.bare(event.card) if scene.mine(event.seat) else company.card(event.card)
    return scene.about("table-face-up", event.seat, card=card)


def _called(scene: Scene, event: CardCalled) -> str:
    if event.card is None:
        return scene.about("table-goes-alone", event.seat)
    said = scene.about("table-calls", event.seat, card=scene.company.card(event.card))
    if scene.mine(event.seat) or event.card not in scene.after.hand:
        return said
    secret = scene.say("table-you-are-called", bidder=scene.company.name(event.seat))
    return f"{said} {secret}"


def _partner(scene: Scene, event: PartnerShown) -> str | None:
    bidder = scene.after.public.bidder
    assert bidder is not None  # noqa: S101 - a bidder has called
    if event.seat == bidder:
        return scene.about("table-own-card", event.seat)
    return scene.about("table-plays-with", event.seat, bidder=scene.company.name(bidder))


def _stub_passed(scene: Scene, _event: StubPassed) -> str | None:
    """That nobody turns the stub is told once, not seat by seat."""
    asked = scene.after.public.stub.asked
    everybody = len(asked) == len(scene.after.setting.ring)
    return scene.say("table-stub-nobody") if everybody else None


def _stub_turned(scene: Scene, event: StubTurned) -> str:
    cards = scene.company.cards(event.cards)
    said = scene.about("table-turns-stub", event.seat, cards=cards)
    return said if event.offered else f"{said} {scene.say('table-stub-no-trump')}"


def _stub_taken(scene: Scene, event: StubTaken) -> str:
    return scene.about("table-takes-turned", event.seat, card=scene.company.card(event.card))


def _stub_left(scene: Scene, event: StubLeft) -> str:
    card = scene.before.public.stub.offered
    assert card is not None  # noqa: S101 - it was offered
    return scene.about("table-leaves-turned", event.seat, card=scene.company.card(card))


def _leader(scene: Scene, event: LeaderChosen) -> str | None:
    """Who leads is worth a word only where somebody chose it; the lead tells it otherwise."""
    chosen = scene.after.variant.first_lead is FirstLead.BIDDERS_CHOICE
    return scene.about("table-first-lead", event.leader) if chosen else None


def say_drawn(scene: Scene, cards: CardSet) -> str:
    """All that the player was dealt in the refill, in one sentence."""
    return scene.say("table-you-draw", cards=scene.cards(cards))


EXCHANGING: Told = {
    Discarded: _discarded,
    Drew: untold,
    Reshuffled: _reshuffled,
    FaceUp: _face_up,
    CardCalled: _called,
    PartnerShown: _partner,
    StubPassed: _stub_passed,
    StubTurned: _stub_turned,
    StubTaken: _stub_taken,
    StubLeft: _stub_left,
    LeaderChosen: _leader,
}
