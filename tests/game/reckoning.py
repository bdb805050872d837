"""Who takes a trick, and what a hand is worth, reckoned a second time from the words of the rules.

Of the package only what lies open on the table is read, and the house rules as words. What may be
played, and which card wins, is asked of the oracle.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache

from fortyfives.game.deal import Deal
from fortyfives.game.story import PublicStory
from fortyfives.rules.seating import Seat, Side
from tests.rules.oracle import PLAIN, House, Oracle
from tests.strategies import Table, Words

NUMBERS = {"15": 15, "20": 20, "25": 25, "30": 30}
FAILED = {**NUMBERS, "30for60_blind": 30, "30for60": 60, "slam": 60}
EARNED = {"30for60_blind": 60, "60for120": 120, "slam": 120}


@cache
def house(table: Table) -> House:
    """The table's rules of following, in the oracle's words."""
    words = table.in_force
    known = {key.name: words[key.name] for key in fields(House) if key.name in words}
    told = {key: {"true": True, "false": False}.get(word, word) for key, word in known.items()}
    return House(**{**told, "jokers": int(words["jokers"])})  # type: ignore[arg-type]


@cache
def oracle(house: House, trump: str, demoted: bool) -> Oracle:  # noqa: FBT001 - a key
    """What the oracle says of that trump."""
    return Oracle(house, trump, demoted=demoted)


def names(cards: object) -> list[str]:
    """Cards by their names."""
    return str(cards).split()


def demoting(story: PublicStory, words: Words) -> bool:
    """Whether an ace of trumps falls when its holder plays without robbing (GEN-09, AMB-16)."""
    shown = names(" ".join(map(str, story.turn_up.shown)))
    if words.get("demotion", "off") == "off" or not shown or shown[-1][0] == "A":
        return False
    if story.turn_up.robber is not None or story.turn_up.declined is not None:
        return False
    return not (words["demotion"] == "not_ah" and shown[-1][1] == "H")


def at_the_table(table: Table, story: PublicStory) -> Oracle:
    """The order of the cards as all see it."""
    assert story.trump is not None
    return oracle(house(table), story.trump.value, demoting(story, table.in_force))


def may_be_played(table: Table, deal: Deal, seat: Seat) -> list[str]:
    """The cards that the table lets the seat in turn play."""
    story, words = deal.public, table.in_force
    must_rob = words.get("rob_with_ace") == "mandatory" and open_turn_up(story)
    if must_rob and begins(story, seat) and holds_the_ace(deal, seat):
        return []
    return (
        names(deal.owns[seat].hand) if words["revoke"] != "prevent" else lawful(table, deal, seat)
    )


def lawful(table: Table, deal: Deal, seat: Seat) -> list[str]:
    """The cards that the seat in turn may play without a revoke."""
    story = deal.public
    assert story.trump is not None
    order = at_the_table(table, story)
    if begins(story, seat) and holds_the_ace(deal, seat):
        # Its holder's ace keeps its rank until he has played.
        order = oracle(house(table), story.trump.value, False)  # noqa: FBT003 - a key
    played = [str(card) for _, card in story.trick]
    allowed = list(order.legal(names(deal.owns[seat].hand), played))
    due = str(story.partner.card)
    if (
        str(len(story.tricks) + 1) == table.in_force.get("call_deadline")
        and story.partner.partner is None
        and not story.partner.alone
        and due in allowed
    ):
        return [due]
    return allowed


def begins(story: PublicStory, seat: Seat) -> bool:
    """Whether the seat has not played a card yet."""
    return not story.tricks and seat not in {who for who, _ in story.trick}


def holds_the_ace(deal: Deal, seat: Seat) -> bool:
    """Whether the seat holds the ace of trumps."""
    trump = deal.public.trump
    return trump is not None and f"A{trump.value}" in names(deal.owns[seat].hand)


def open_turn_up(story: PublicStory) -> bool:
    """Whether a card lies on the stock that an ace may rob."""
    turn_up = story.turn_up
    taken = turn_up.shown[-1:] == turn_up.taken[-1:]
    return bool(turn_up.shown) and not taken and turn_up.robber is None and not turn_up.closed


@dataclass
class Reckoned:
    """What a hand came to."""

    points: list[int]
    tricks: list[int]
    after: list[int]
    made: bool | None = None
    jin: Side | None = None


def bonus_card(cards: Sequence[str], rule: str, order: Oracle) -> str | None:
    """The card that earns five more (GEN-13, IRL-02, MV-40, VAR-10, AMB-59, AMB-60)."""
    five = f"5{order.trump}"
    best = next((card for card in order.trumps if card in cards), None)
    if rule == "five_only":
        return five if five in cards else None
    if rule == "top_only":
        return best if best in {five, f"J{order.trump}", "AH", "RJ", "BJ"} else None
    if rule == "best_card" and best is None:
        return min(cards, key=lambda card: PLAIN[card[1]].split().index(card))
    return None if rule == "none" else best


def reckon(table: Table, deal: Deal, conceded: Side | None, revoked: set[Side]) -> Reckoned:
    """What the hand came to: `conceded` is the side to which all others folded."""
    story, words = deal.public, table.in_force
    side_of = story.setting.side_of
    order = at_the_table(table, story)
    tricks, takers = [], []
    for trick in story.tricks:
        cards = [str(card) for _, card in trick.plays]
        taker = next(who for who, card in trick.plays if str(card) == order.winner(cards))
        assert trick.taker == taker, f"{cards}: {trick.taker} took it, not {taker}"
        tricks.append(cards)
        takers.append(side_of[taker])
    if conceded is not None:
        shown = [deal.owns[seat].hand for seat in story.setting.sides[conceded]]
        tricks.append([name for hand in shown for name in names(hand)])
        takers += [conceded] * (5 - len(takers))
    assert len(takers) == 5
    sides = range(len(story.setting.sides))
    counted = [takers.count(side) for side in sides]
    points = [5 * number for number in counted]
    best = bonus_card([card for cards in tricks for card in cards], words["bonus"], order)
    if best is not None:
        points[takers[next(n for n, cards in enumerate(tricks) if best in cards)]] += 5
    if words["revoke"] == "offender_side_scores_zero":
        points = [0 if side in revoked else points[side] for side in sides]
        counted = [0 if side in revoked else counted[side] for side in sides]
    return settle(words, story, Reckoned(points, counted, list(story.setting.scores)), revoked)


def settle(words: Words, story: PublicStory, hand: Reckoned, revoked: set[Side]) -> Reckoned:
    """The scores after the hand."""
    setting, contract = story.setting, story.auction.contract
    if contract is None:
        hand.after = [
            reset(words, score + more) for score, more in zip(hand.after, hand.points, strict=True)
        ]
        if words.get("jin") == "true" and 5 in hand.tricks:
            hand.jin = hand.tricks.index(5)
            hand.after = list(setting.scores)
            hand.after[hand.jin] = int(words["target"])
        return hand
    bidding = {setting.side_of[contract.bidder]}
    if story.partner.partner is not None:
        bidding.add(setting.side_of[story.partner.partner])
    call = contract.call.value
    pooled = sum(hand.points[side] for side in bidding)
    hand.made = is_made(words, call, pooled, sum(hand.tricks[side] for side in bidding))
    if words["revoke"] == "bidder_set" and bidding & revoked:
        hand.made = False
    change = earned(words, call, pooled) if hand.made else -lost(words, call)
    hand.after = [
        reset(words, score + change if side in bidding else defended(words, score, points))
        for side, (score, points) in enumerate(zip(hand.after, hand.points, strict=True))
    ]
    return hand


def is_made(words: Words, call: str, points: int, tricks: int) -> bool:
    """Whether the bid is good (MV-35, NSA-40, G55-13, VAR-11, VAR-12, AMB-60)."""
    if call in {"15", "20", "25"}:
        return points >= NUMBERS[call]
    all_five = call in {"slam", "30for60_blind"} or words["all_tricks_test"] == "five_tricks"
    return tricks == 5 if all_five else points >= 30


def earned(words: Words, call: str, points: int) -> int:
    """What a made bid earns (MV-15, NSA-40, H110-22, AMB-49, AMB-50, AMB-61)."""
    every = words["thirty_for_sixty"] == "every_30" or words.get("bell") == "true"
    if call == "30" and every:
        return 60
    if call == "30for60":
        return int(words["thirty_for_sixty_made"])
    if call in EARNED:
        return EARNED[call]
    return NUMBERS[call] if words["made_scores"] == "bid" else points


def lost(words: Words, call: str) -> int:
    """What a failed bid costs (MV-14, MV-36, NSA-41, VAR-11, VAR-12, AMB-50)."""
    return int(words["sixty_for_120_failed"]) if call == "60for120" else FAILED[call]


def defended(words: Words, before: int, points: int) -> int:
    """The score of a side that did not bid (NSA-37, H110-15, AMB-62, AMB-63)."""
    after = before + points
    if words["lock_at"] != "none":
        lock = int(words["lock_at"])
        if before >= lock:
            return before
        if words["lock_test"] == "clamp" and after > lock:
            after = lock
    if words["cap"] != "none" and after > int(words["cap"]):
        if words["cap_test"] == "drop_whole_hand" or before > int(words["cap"]):
            return before
        return int(words["cap"])
    return after


def reset(words: Words, score: int) -> int:
    """Exactly forty-five may become nothing (MV-38)."""
    return 0 if words["exact_45_reset"] == "true" and score == 45 else score
