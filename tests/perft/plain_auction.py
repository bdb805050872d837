"""The auction a second time, in plain words and numbers, only to be counted.

Players are numbered in bidding order, the dealer last. Nothing in here comes from the package.
"""

from collections.abc import Iterator
from dataclasses import dataclass

Said = tuple[tuple[int, str], ...]
WORTH = {"15": 15, "20": 20, "25": 25, "30": 30, "blind": 30, "30for60": 31, "60for120": 32}
SLAM = 33
NUMBERS = ("15", "20", "25", "30")


@dataclass(frozen=True)
class AuctionHouse:
    """The rules of an auction, by the words of the house rules; `least` goes by player."""

    least: tuple[int, ...]
    step: str = "any_higher"
    auction: str = "one_round"
    hold: str = "none"
    after_hold: str = "none"
    thirty_for_sixty: str = "off"
    sixty_for_120: bool = False
    slam: str = "off"
    highest: int = 30

    @property
    def dealer(self) -> int:
        """The player who bids last."""
        return len(self.least) - 1


def worth(word: str) -> int:
    """How high a bid ranks."""
    return SLAM if word == "slam" else WORTH[word]


def spoken(said: Said) -> Said:
    """What was said, without the looking at cards."""
    return tuple(each for each in said if each[1] != "look")


def owner(said: Said) -> tuple[int, str] | None:
    """Who has the highest bid, and which; a hold takes it over (NSA-16)."""
    best = None
    for player, word in spoken(said):
        if word == "hold" and best:
            best = (player, best[1])
        elif word not in {"pass", "hold"}:
            best = (player, word)
    return best


def bids(house: AuctionHouse, player: int, said: Said) -> Iterator[str]:
    """What the player may bid (MV-10, MV-13, MV-16, NSA-15, H110-04, VAR-11, VAR-12, AMB-49)."""
    best = owner(said)
    high = worth(best[1]) if best else 0
    blind = best is not None and best[1] == "blind"
    most = {"any_higher": 30, "five_or_ten": high + 10, "exact_step_5": high + 5}[house.step]
    for word in NUMBERS:
        number = int(word)
        close_enough = best is None or number <= most
        high_enough = number >= max(house.least[player], high + 5 if best else 0)
        if high_enough and close_enough and number <= house.highest:
            yield word
    if house.highest == 30 and not blind:
        if house.thirty_for_sixty == "separate" and high < WORTH["30for60"]:
            yield "30for60"
        if house.sixty_for_120 and high < WORTH["60for120"]:
            yield "60for120"
    if house.slam != "off" and high < SLAM:
        yield "slam"


def may_say(house: AuctionHouse, player: int, said: Said) -> list[str]:
    """All the player may say or do in his turn."""
    best = owner(said)
    if house.thirty_for_sixty == "blind" and not _has_looked(player, said):
        return ["look"] if best and worth(best[1]) >= 30 else ["look", "blind"]
    words = ["pass"]
    to_be_held = best and best[0] != player and best[1] not in {"blind", "slam"}
    if to_be_held and house.hold == "dealer" and player == house.dealer:
        words.append("hold")
    return [*words, *bids(house, player, said)]


def _has_looked(player: int, said: Said) -> bool:
    return any(who == player for who, _ in said)


def next_to_speak(house: AuctionHouse, said: Said) -> int | None:
    """Whose turn it is; None when the auction is over (MV-11, NSA-17..20, H110-06, G55-10)."""
    if said and said[-1][1] == "look":
        return said[-1][0]
    calls = spoken(said)
    players = len(house.least)
    if any(word == "slam" for _, word in calls):
        return None
    if len(calls) < players:
        return len(calls)
    go_on = set(range(players)) if house.auction == "continuous" else set()
    before_dealer = owner(calls[: players - 1])
    if house.hold == "dealer" and before_dealer and calls[players - 1][1] != "pass":
        go_on = {
            "none": set[int](),
            "live_bidders": set(range(players)),
            "high_bidder": {before_dealer[0], house.dealer},
        }[house.after_hold]
    best = owner(said)
    passed = {player for player, word in calls if word == "pass"}
    for step in range(1, players + 1):
        player = (calls[-1][0] + step) % players
        if player not in go_on or player in passed or (best and best[0] == player):
            continue
        if may_say(house, player, said) != ["pass"]:
            return player
    return None


def count(house: AuctionHouse, depth: int, said: Said = ()) -> int:
    """How many lines of so many calls there are."""
    if depth == 0:
        return 1
    player = next_to_speak(house, said)
    if player is None:
        return 0
    words = may_say(house, player, said)
    return sum(count(house, depth - 1, (*said, (player, word))) for word in words)
