"""The cut, the deal, and what becomes of the card turned up."""

from fortyfives.game.events import (
    Begged,
    BegReturned,
    CardsDealt,
    LaidAside,
    PackCut,
    PutAway,
    Threw,
    TookBack,
    Turned,
    TurnUpLeft,
    TurnUpTaken,
)
from fortyfives.telling.events.scene import Scene, Told


def _cut(scene: Scene, event: PackCut) -> str:
    return scene.about("table-cuts", event.seat)


def _dealt(scene: Scene, event: CardsDealt) -> str | None:
    """Only an unusual deal is worth a word."""
    unusual = event.pattern != scene.after.variant.dealing.packets
    return scene.say("table-two-first") if unusual else None


def _turned(scene: Scene, event: Turned) -> str:
    card = scene.company.card(event.card)
    if event.card.suit is None:
        return scene.say("table-turned-joker", card=card)
    return scene.say("table-turned", card=card, suit=scene.company.suit(event.card.suit))


def _taken(scene: Scene, event: TurnUpTaken) -> str:
    card = scene.company.card(event.card)
    if event.card.joker:
        return scene.about("table-takes-joker", event.seat)
    if event.robbing:
        return scene.about("table-robs", event.seat, card=card)
    if scene.before.public.turn_up.beggar == event.seat:
        return scene.about("table-beggar-takes", event.seat, card=card)
    return scene.about("table-takes-turned", event.seat, card=card)


def _left(scene: Scene, event: TurnUpLeft) -> str:
    card = scene.before.public.turn_up.card
    assert card is not None  # noqa: S101 - it lies there
    key = "table-declines-rob" if event.declined else "table-leaves-turned"
    return scene.about(key, event.seat, card=scene.company.card(card))


def _threw(scene: Scene, event: Threw) -> str | None:
    """The player's own discard is told with its cards."""
    return scene.of_another("table-throws-one", event.seat)


def _put_away(scene: Scene, event: PutAway) -> str:
    return scene.say("table-you-throw", cards=scene.cards(event.cards))


def _begged(scene: Scene, event: Begged) -> str | None:
    return scene.of_another("table-begs", event.seat)


def _laid_aside(scene: Scene, event: LaidAside) -> str:
    return scene.say("table-you-beg", card=scene.company.card(event.card))


def _returned(scene: Scene, event: BegReturned) -> str | None:
    return scene.of_another("table-takes-back", event.seat)


def _took_back(scene: Scene, event: TookBack) -> str:
    return scene.say("table-you-take-back", card=scene.company.card(event.card))


DEALING: Told = {
    PackCut: _cut,
    CardsDealt: _dealt,
    Turned: _turned,
    TurnUpTaken: _taken,
    TurnUpLeft: _left,
    Threw: _threw,
    PutAway: _put_away,
    Begged: _begged,
    LaidAside: _laid_aside,
    BegReturned: _returned,
    TookBack: _took_back,
}
