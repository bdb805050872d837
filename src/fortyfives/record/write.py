"""Writing a record: TOML that a card player can read, in ASCII."""

from collections.abc import Iterator, Mapping
from typing import Final

from fortyfives.cards.card import Card
from fortyfives.cards.notation import write_cards
from fortyfives.fairness.proof import Proof
from fortyfives.fairness.scheme import SCHEME
from fortyfives.record.model import BAGGED, FORMAT, Bid, DealRecord, GameRecord
from fortyfives.record.told import CALLS, LETTERS, NOBODY, Places, write_places
from fortyfives.rules.options.option import Value
from fortyfives.rules.seating import Seat

CARDS_IN_LINE: Final = 13
LINE: Final = 100
ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


def write(record: GameRecord) -> str:
    """The record as text; reading it again gives the same record."""
    blocks = [_head(record)]
    blocks += [_deal(deal) for deal in record.deals]
    if record.result:
        lines = ["[result]", f"winners = {_list(record.side(s) for s in record.result.winners)}"]
        lines += [f"ended = {_text(record.result.ended)}"] if record.result.ended else []
        blocks.append(lines)
    return "\n".join("\n".join(lines) + "\n" for lines in blocks)


def _head(record: GameRecord) -> list[str]:
    lines = [f"format = {_text(FORMAT)}"]
    if record.title:
        lines.append(f"title = {_text(record.title)}")
    if record.shows:
        lines.append(f"shows = {_list(record.shows)}")
    lines.append(f"variant = {_text(record.variant)}")
    options = f"options = {_value(record.options)}"
    short = len(options) <= LINE
    if record.options and short:
        lines.append(options)
    lines.append(f"players = {record.players}")
    if record.names:
        names = {LETTERS[seat]: name for seat, name in record.names.items()}
        lines.append(f"names = {_value(names)}")
    lines.append(f"dealer = {_text(LETTERS[record.dealer])}")
    lines.append(f"start = {_value(list(record.start))}")
    if not short:
        rules = [f"{_key(key)} = {_value(value)}" for key, value in record.options.items()]
        lines += ["", "[options]", *rules]
    return lines


def _deal(deal: DealRecord) -> list[str]:
    lines = ["[[deals]]"]
    if deal.dealer is not None:
        lines.append(f"dealer = {_text(LETTERS[deal.dealer])}")
    lines += _number_lines("scores", deal.scores)
    if deal.hour is not None:
        lines.append(f"hour = {deal.hour}")
    if deal.chance:
        lines += _chance(deal.chance)
    if deal.proof:
        lines += _proof(deal.proof)
    lines += _hands("hands", deal.hands)
    lines += _hands("later", deal.later)
    for key, cards in (("kitty", deal.kitty), ("turned", deal.turned), ("stock", deal.stock)):
        if cards is not None:
            lines.append(f"{key} = {_text(write_places(cards) if cards else '')}")
    lines += _block("opening", [str(told) for told in deal.opening])
    if deal.bid:
        lines.append(f"bid = {_text(write_bid(deal.bid))}")
    lines += _block("play", [str(told) for told in deal.play])
    for key, flag in (("made", deal.made), ("thrown_in", deal.thrown_in)):
        if flag is not None:
            lines.append(f"{key} = {_value(flag)}")
    return lines + _number_lines("taken", deal.taken) + _number_lines("after", deal.after)


def write_bid(bid: Bid) -> str:
    """What was played for, such as B 20."""
    return f"{LETTERS[bid.seat]} {CALLS[bid.call]}{BAGGED if bid.bagged else ''}"


def _chance(chance: Mapping[str, tuple[Card, ...]]) -> list[str]:
    """The permutations, thirteen cards to a line."""
    parts = []
    for stream, cards in chance.items():
        rows = [cards[at : at + CARDS_IN_LINE] for at in range(0, len(cards), CARDS_IN_LINE)]
        text = "\n".join(write_cards(row) for row in rows)
        name = stream if stream.isalpha() else _text(stream)
        parts.append(f'{name} = """\n{text}"""')
    return f"chance = {{ {', '.join(parts)} }}".split("\n")


def _proof(proof: Proof) -> list[str]:
    """The proof of the permutations; when nobody cut, there is no more to say of the cut."""
    chance, cut = proof.chance, proof.chance.cut
    told: dict[str, Value] = {
        "scheme": SCHEME,
        "deal": chance.deal,
        "commitment": proof.commitment.hex(),
        "secret": chance.secret.hex(),
        "cutter": NOBODY if cut.seat is None else LETTERS[cut.seat],
    }
    if cut.seat is not None:
        told["depth"] = cut.depth
    if cut.number:
        told["number"] = cut.number.hex()
    return [f"proof.{key} = {_value(value)}" for key, value in told.items()]


def _hands(key: str, hands: Mapping[Seat, Places]) -> list[str]:
    return _block(key, [f"{LETTERS[seat]}  {write_places(cards)}" for seat, cards in hands.items()])


def _block(key: str, lines: list[str]) -> list[str]:
    return [f'{key} = """', *lines, '"""'] if lines else []


def _number_lines(key: str, numbers: tuple[int, ...] | None) -> list[str]:
    return [] if numbers is None else [f"{key} = {_value(list(numbers))}"]


def _list(texts: Iterator[str] | tuple[str, ...]) -> str:
    return f"[{', '.join(_text(text) for text in texts)}]"


def _value(value: Value | Mapping[str, Value | str]) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_value(entry)}" for key, entry in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(str(number) for number in value)}]"
    return _text(value) if isinstance(value, str) else str(value)


def _key(key: str) -> str:
    bare = key.isascii() and key.replace("_", "").isalnum()
    return key if bare else _text(key)


def _text(text: str) -> str:
    """A text in quotes, all its letters in ASCII; half a letter becomes a question mark."""
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return f'"{"".join(_letter(letter) for letter in whole)}"'


def _letter(letter: str) -> str:
    if letter in ESCAPES:
        return ESCAPES[letter]
    if letter.isascii() and letter.isprintable():
        return letter
    code = ord(letter)
    return f"\\u{code:04X}" if code <= 0xFFFF else f"\\U{code:08X}"  # noqa: PLR2004 - TOML's forms
