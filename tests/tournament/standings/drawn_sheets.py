"""Score sheets and chains that Hypothesis draws."""

from itertools import combinations

from hypothesis import strategies as st

from fortyfives.tournament.standings.chain import Chain
from fortyfives.tournament.standings.credit import EVENING, MATCH
from fortyfives.tournament.standings.result import Result
from fortyfives.tournament.standings.rule import By, Positions, Rule
from fortyfives.tournament.standings.sheet import Sheet

CARDS = st.integers(1, 13)


@st.composite
def results(draw: st.DrawFn, pairs: list[tuple[int, int]]) -> tuple[Result, ...]:
    """One game of each pair, some without a score and some given away."""
    found = []
    for one, two in pairs:
        winner = draw(st.sampled_from([one, two, None]))
        score = draw(st.none() | st.tuples(st.integers(-30, 125), st.integers(-30, 125)))
        played = winner is None or draw(st.integers(0, 4)) > 0
        found.append(Result((one, two), winner, score, played))
    return tuple(found)


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A tournament of up to six, with some extra games and cuts."""
    n = draw(st.integers(1, 6))
    everyone = range(1, n + 1)
    pairs = list(combinations(everyone, 2))
    kept = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    groups = st.lists(st.sampled_from(everyone), min_size=min(2, n), max_size=4, unique=True)
    extra = draw(st.lists(groups, max_size=3 if n > 1 else 0))
    cuts = draw(st.lists(groups, max_size=3))
    return Sheet(
        tuple(everyone),
        draw(results(draw(st.sampled_from([kept, pairs])))),
        draw(st.sampled_from([MATCH, EVENING])),
        draw(st.none() | st.dictionaries(st.sampled_from(everyone), st.integers(0, 3))),
        tuple(draw(results(list(combinations(sorted(group), 2)))) for group in extra),
        tuple({number: draw(CARDS) for number in group} for group in cuts),
    )


@st.composite
def rules(draw: st.DrawFn) -> Rule:
    """Any rule but `share`."""
    by = draw(st.sampled_from([by for by in By if by is not By.SHARE]))
    return Rule(
        by,
        draw(st.sampled_from(Positions)),
        draw(st.none() | st.integers(2, 4)),
        draw(st.integers(1, 60)) if by is By.CAPPED_SPREAD else None,
    )


CHAINS = st.builds(
    lambda found, shares, restart: Chain((*found, *shares), restart),
    st.lists(rules(), min_size=1, max_size=5),
    st.sampled_from([(), (Rule(By.SHARE),)]),
    st.booleans(),
)
PLACES = st.fixed_dictionaries({}, optional={each: st.integers(0, 6) for each in Positions})
