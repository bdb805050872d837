"""What a table tells a client: frames with all their parts, and the answers to what it sends."""

from typing import Any, Final, Literal

import msgspec

from fortyfives.server.protocol.message import CardName, Message, SuitName


class Part(msgspec.Struct, frozen=True):
    """A part of a message."""


class Person(Part, frozen=True):
    """Who sits in a seat.

    `face` is the key of a face; `stands_in` tells that a computer player plays for a person.
    """

    seat: int
    name: str
    kind: Literal["person", "computer", "nobody"]
    face: str
    character: str
    here: bool
    stands_in: bool
    host: bool
    side: int


class Room(Part, frozen=True):
    """The table itself: what is played there, and who sits there.

    `bidding` tells whether its game has an auction; `time_limit` is in minutes.
    """

    id: str
    game: str
    game_name: str
    house_rules: list[str]
    bidding: bool
    me: int
    people: list[Person]
    sides: list[str]
    side_names: list[str]
    target: str
    clock: str
    undo: bool
    under_way: bool
    adjourned: bool
    frozen: str
    time_limit: int | None = None


class HandCard(Part, frozen=True):
    """A card in one's hand; `may` only tells something in one's own turn."""

    card: CardName
    trump: bool
    may: bool
    kitty: bool
    name: str


class Place(Part, frozen=True):
    """What lies before a seat: cards in hand, what it has said, its tricks, and its part."""

    seat: int
    cards: int
    said: str
    tricks: int
    drew: int | None
    out: bool


class Played(Part, frozen=True):
    """A card on the table, and who played it."""

    seat: int
    card: CardName


class TrickOnTable(Part, frozen=True):
    """The cards of a trick in the order played; `winner` holds it, or has taken it.

    `points` is what a trick brings that is over, the bonus for the best card among it as it stands.
    """

    plays: list[Played]
    winner: int | None
    points: int


class Spoken(Part, frozen=True):
    """What a seat said in the auction; `number` is what it bids or holds, if it is a number."""

    seat: int
    said: str
    number: int | None


class Cards(Part, frozen=True):
    """The deal as one seat sees it.

    `bid` and `bidder` are the bid that stands; `to_go` is what its side still needs, in points.
    `would_hold` counts the trumps one would have in each suit, until it is named.
    """

    number: int
    phase: str
    turn: int | None
    dealer: int
    trump: SuitName | None
    bid: str
    bidder: int | None
    to_go: int | None
    partner: int | None
    turned: CardName | None
    called: CardName | None
    stock: int
    kitty: int
    hand: list[HandCard]
    kitty_cards: list[CardName]
    places: list[Place]
    trick: TrickOnTable
    last: TrickOnTable | None
    tricks: list[TrickOnTable]
    said: list[Spoken]
    would_hold: dict[str, int] | None
    points: list[int]
    best: CardName | None
    shown: list[CardName]


class Choice(Part, frozen=True):
    """Something one may do now: the action to send, and what stands on the button."""

    action: dict[str, Any]
    label: str
    kind: str
    card: CardName | None
    number: int | None


class Throwing(Part, frozen=True):
    """So many cards may be thrown; `plain` are those that are no trumps."""

    least: int
    most: int
    plain: list[CardName]


class Ask(Part, frozen=True):
    """What one is asked: a question, and the answers that are allowed.

    `cut` is how many cards may be lifted at most; `left` the seconds one has, if they are counted.
    """

    question: str
    choices: list[Choice]
    throw: Throwing | None
    cut: int | None
    left: float | None


class Row(Part, frozen=True):
    """A line of the score sheet: one deal."""

    bidder: str
    bid: str
    suit: SuitName | None
    made: bool | None
    points: list[int]
    totals: list[int]


class Sheet(Part, frozen=True):
    """The score sheet: a column for each side, a row for each deal; `games` counts games won.

    `replay` is where the game can be seen again, once it is over.
    """

    scores: list[int]
    target: int
    rows: list[Row]
    games: list[int]
    winners: list[int]
    over: bool
    match_over: bool
    replay: str
    summary: list[str]


class Happened(Part, frozen=True):
    """Something that happened, for the eye and the ear; `said` is empty if nothing need be said."""

    kind: str
    seat: int | None
    cards: list[CardName]
    count: int | None
    said: str


class Back(Part, frozen=True):
    """Somebody would like to take back what he did; `mine` if one's own answer is awaited."""

    seat: int
    said: str
    mine: bool


class Proof(Part, frozen=True):
    """What is known of the cards of a deal: the commitment, the cut, and afterwards the secret.

    `by` is the letter of the seat that cut, empty if no person did; `deck` has the shuffles by
    their streams, once the deal is over.
    """

    deal: str
    commitment: str
    secret: str
    by: str
    depth: int
    number: str
    deck: dict[str, list[CardName]]


class Frame(Message, frozen=True, tag="frame"):
    """The table at a version, and what has happened since the last frame.

    `room` and `sheet` are left out when they are as they were in the last frame on this socket.
    `time_left` has the seconds that are left of a timed game.
    """

    version: int
    happened: list[Happened]
    cards: Cards | None
    ask: Ask | None
    wait: str
    back: Back | None
    proof: Proof | None
    room: Room | None = None
    sheet: Sheet | None = None
    time_left: int | None = None


class Accepted(Message, frozen=True, tag="accepted"):
    """A command was carried out and is kept for good; `version` is the first thing it led to.

    It always comes before the frame that shows that version, or a later one.
    """

    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out: a code, why in words, and the rule of the catalogue if any."""

    id: str
    code: str
    said: str
    rule: str = ""
    cards: list[CardName] = msgspec.field(default_factory=list)


class Told(Message, frozen=True, tag="told"):
    """An answer to a question, in words; a hint also names the action that it speaks of.

    Why a card may not be played also names the card, and the rule of the catalogue if any.
    """

    what: str
    said: str
    action: dict[str, Any] | None = None
    card: CardName | None = None
    rule: str = ""


class Restart(Message, frozen=True, tag="restart"):
    """The server will be away for some seconds; nothing is lost."""

    seconds: int


class Reload(Message, frozen=True, tag="reload"):
    """There is a newer page; this is said between deals, and the page may be loaded anew now."""


class Pong(Message, frozen=True, tag="pong"):
    """Somebody is there; `version` is the table's."""

    version: int


ToPlayer = Frame | Accepted | Refused | Told | Restart | Reload | Pong

_ENCODER: Final = msgspec.json.Encoder()


def write(message: ToPlayer) -> str:
    """A message to a client."""
    return _ENCODER.encode(message).decode()
