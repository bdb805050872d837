"""`ante`: six players, two stages, and who is paid; also the shape `ante` of `game_over`."""

from collections.abc import Mapping
from typing import Final

from fortyfives.conformance.entries import Entries, case_list
from fortyfives.conformance.given import Given
from fortyfives.conformance.hall import Hall
from fortyfives.conformance.kind import Answers, fields, one_shape
from fortyfives.conformance.question import Question
from fortyfives.conformance.value import Json
from fortyfives.tournament.ante import PLAYERS, Ante, Team
from fortyfives.tournament.entry import Number

STAGES: Final = ("stage1", "stage2")
ANYBODY: Final = range(1, PLAYERS + 1)


def answer(hall: Hall) -> Answers:
    """Whatever the fields given allow to say."""
    cents = hall.number("ante_cents", 1)
    answers: Answers = {"pot": Ante.of(cents, ANYBODY).stake_all().pot}
    if hall.has("players"):
        answers |= _played(hall, cents)
    elif hall.has("teams") or hall.has("stage1_winner") or hall.has("stage2_winner"):
        hall.wrong("players", "it must be told who plays")
    if hall.has("cases"):
        cases = case_list(hall, fields("abandoned_in"))
        answers["cases"] = [_abandoned(cents, each.text("abandoned_in", STAGES)) for each in cases]
    return answers


def _played(hall: Hall, cents: int) -> Answers:
    """The game of these players as far as it is told."""
    entries = six(hall, "players")
    if not hall.has("teams"):
        return _nothing_after(hall, "stage1_winner")
    teams = [entries.listed("teams", team) for team in hall.entries("teams")]
    ante = Ante.of(cents, ANYBODY).stake_all().draw(seated(hall, teams))
    if not hall.has("stage1_winner"):
        return _nothing_after(hall, "stage2_winner")
    winners = set(entries.listed("stage1_winner", hall.value("stage1_winner")))
    if winners not in [set(team) for team in teams]:
        hall.wrong("stage1_winner", "it is not one of the teams")
    ante = ante.win_game(winners)
    answers: Answers = {"stage2_players": entries.named(ante.left)}
    if hall.has("stage2_winner"):
        ante = finished(hall, ante, entries.number("stage2_winner", hall.value("stage2_winner")))
        net = ante.net()
        answers["payouts"] = by_name(entries, ante.payouts)
        answers["net"] = by_name(entries, net)
        answers["net_sum"] = sum(net.values())
    return answers


def _nothing_after(hall: Hall, name: str) -> Answers:
    """There is nothing to say, and nothing later may be told."""
    if hall.has(name):
        hall.wrong(name, "what comes before it is not told")
    return {}


def _abandoned(cents: int, stage: str) -> Json:
    ante = Ante.of(cents, ANYBODY).stake_all().draw(ANYBODY)
    if stage == STAGES[1]:
        ante = ante.win_game(ante.teams[0])
    refunds = list(ante.abandon().payouts.values())
    return {"refund_each": refunds[0], "refunded_players": len(refunds)}


def decided(question: Question) -> Answers:
    """The shape `ante` of `game_over`: who plays the second game, and who is paid."""
    entries = six(question, "order")
    groups = question.groups("teams")
    teams = {name: entries.listed("teams", list(each)) for name, each in groups.items()}
    order = seated(question, list(teams.values()))
    if {*order[::2]} not in ({*ANYBODY[::2]}, {*ANYBODY[1::2]}):
        question.wrong("order", "the players of a team sit in every other seat")
    ante = Ante.of(question.number("ante_cents", 1), ANYBODY).stake_all().draw(ANYBODY)
    ante = ante.win_game(teams[question.text("stage1_winner", teams)])
    answers: Answers = {"stage2_players": entries.named(ante.left)}
    if question.has("stage2_winner"):
        winner = entries.number("stage2_winner", question.value("stage2_winner"))
        answers["pays"] = by_name(entries, finished(question, ante, winner).payouts)
    return answers


def six(given: Given, field: str) -> Entries:
    """The six players."""
    entries = Entries.of(given, field)
    if len(entries.names) != PLAYERS:
        given.wrong(field, "six play for an ante")
    return entries


def seated(given: Given, teams: list[Team]) -> list[Number]:
    """All players in alternate seats; the two teams must be three of them each."""
    everybody = [number for team in teams for number in team]
    if [len(team) for team in teams] != [3, 3] or len(set(everybody)) < PLAYERS:
        given.wrong("teams", "there are two teams of three")
    return [number for pair in zip(*teams, strict=True) for number in pair]


def finished(given: Given, ante: Ante, winner: Number) -> Ante:
    """The game when this player has won the second stage."""
    if winner not in ante.left:
        given.wrong("stage2_winner", "he is not one of the three who play the second game")
    return ante.win_all(winner)


def by_name(entries: Entries, cents: Mapping[Number, int]) -> Json:
    """Cents by the name of the player."""
    return {str(entries.name(number)): amount for number, amount in cents.items()}


ANTE: Final = one_shape(
    "ante",
    "ante_cents players teams stage1_winner stage2_winner cases",
    "pot stage2_players payouts net net_sum cases",
    answer,
)
