import tomllib

from hypothesis import given
from hypothesis import strategies as st

from fortyfives.record.lines import Lines, Path

TEXT = '''\
# a remark = 1
format = "a" # another
options = { renege = "five", "min_bid_at" = { "95" = 20 }, players = [2, 3] }
[[deals]]
dealer = "D"
hands = """
A  1
B  2
"""
chance = { deck = """
AS
KS""", 'reshuffle/1' = '3' }
  [deals.more]
  x.y = 1979-05-27
[[deals]]
play = """
A "" x \\" """"
kitty = \'\'\'
AS\'\'\'
[result]
winners = [
 "AC", # "
 "B",
]
'''


def test_every_value_has_the_line_in_which_it_stands() -> None:
    lines = Lines.of(TEXT)
    for path, line in {
        ("format",): 2,
        ("options",): 3,
        ("options", "min_bid_at", "95"): 3,
        ("options", "players", 1): 3,
        ("deals",): 4,
        ("deals", 0): 4,
        ("deals", 0, "hands"): 6,
        ("deals", 0, "chance", "deck"): 10,
        ("deals", 0, "chance", "reshuffle/1"): 12,
        ("deals", 0, "more", "x", "y"): 14,
        ("deals", 1): 15,
        ("deals", 1, "play"): 16,
        ("deals", 1, "kitty"): 18,
        ("result", "winners"): 21,
        ("result", "winners", 0): 22,
        ("result", "winners", 1): 23,
    }.items():
        assert lines.line(path) == line, path


def test_what_has_no_line_of_its_own_has_that_of_what_is_around_it() -> None:
    lines = Lines.of(TEXT)
    assert lines.line(("deals", 0, "nothing")) == 4
    assert lines.line(("nothing",)) == 1


def test_every_line_of_a_long_text_has_its_own() -> None:
    lines = Lines.of(TEXT)
    assert list(lines.inside(("deals", 0, "hands"), "A  1\nB  2\n")) == [
        (7, "A  1"),
        (8, "B  2"),
        (9, ""),
    ]
    assert list(lines.inside(("deals", 1, "play"), 'A "" x " "')) == [(17, 'A "" x " "')]
    assert list(lines.inside(("deals", 1, "kitty"), "AS")) == [(19, "AS")]


WORD = st.text("abcxyz-_", min_size=1, max_size=5)
VALUES = st.recursive(
    st.integers(-9, 9) | st.booleans() | st.text("ab\n'\"\\#[]{}=,. ", max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORD, inner, max_size=3),
    max_leaves=8,
)


@given(
    st.dictionaries(WORD, VALUES, max_size=5), st.lists(st.dictionaries(WORD, VALUES), max_size=3)
)
def test_every_value_that_the_parser_finds_has_a_line(
    head: dict[str, object], items: list[dict[str, object]]
) -> None:
    rows = [f"{key} = {written(value)}" for key, value in head.items() if key != "items"]
    starts = []
    for item in items:
        starts.append(len(rows) + 1)
        rows.append("[[items]]")
        rows += [f"{key} = {written(value)}" for key, value in item.items()]
    lines = Lines.of("\n".join(rows))
    found = tomllib.loads("\n".join(rows))
    for path in paths(found, ()):
        assert path in lines.found, path
    for number, line in enumerate(starts):
        assert lines.line(("items", number)) == line


def written(value: object) -> str:
    """A value in one line of TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return str(value)


def paths(value: object, path: Path) -> list[Path]:
    """The path of every value."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    found = [path] if path else []
    for key, each in inner:
        found += paths(each, (*path, key))
    return found
