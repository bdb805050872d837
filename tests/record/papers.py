"""Short records to be read, spoiled and proved."""

import pytest

from fortyfives.record.bad import BadRecord
from fortyfives.record.read import read
from fortyfives.record.replay import Replay, replay

HEAD = """\
format = "fortyfives-record/1"
variant = "general_120"
"""
DEAL = (
    HEAD
    + """
[[deals]]
dealer = "D"
turned = "AS"
hands = \"\"\"
A  KS 9S 4H QD 7C
B  2S TC JH 6D 3D
C  JS 8H 8D 5C AC
D  4S TS KD 2H 9C
\"\"\"
opening = "D takes AS for 9C"
play = \"\"\"
A  QD 6D 8D KD  -> D
D  2H 4H JH 8H  -> B
B  TC 5C 4S 7C  -> D
D  AS KS 2S JS  -> C 10
C  AC TS 9S 3D  -> A
\"\"\"
taken = [5, 5, 10, 10]
after = [5, 5, 10, 10]
"""
)


def proved(text: str) -> Replay:
    """The record, read and played again."""
    return replay(read(text))


def wrong(text: str | bytes) -> BadRecord:
    """What is wrong with the record, with the line where it is wrong."""
    with pytest.raises(BadRecord) as caught:
        replay(read(text))
    return caught.value


def spoiled(text: str, *changes: tuple[str, str]) -> BadRecord:
    """What is wrong once one thing has been written for another."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return wrong(text)


def complaint(text: str | bytes) -> BadRecord | None:
    """What is wrong with the record, if anything is."""
    try:
        replay(read(text))
    except BadRecord as bad:
        return bad
    return None
