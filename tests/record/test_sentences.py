"""What is wrong with a record is said in every language, and in English as the record says it."""

import re
from pathlib import Path

import pytest

from fortyfives.record import bad
from fortyfives.record.bad import SENTENCES
from fortyfives.wording.messages import Words, languages

FIELD = re.compile(r"\{(\w+)\}")
SOURCE = Path(bad.__file__).parent


@pytest.mark.parametrize("key", SENTENCES)
def test_every_sentence_is_the_same_in_the_english_words(key: str) -> None:
    facts = {name: f"<{name}>" for name in FIELD.findall(SENTENCES[key])}
    assert Words("en", strict=True).say(key, **facts) == SENTENCES[key].format_map(facts)


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_said_in_every_language(language: str) -> None:
    words = Words(language, strict=True)
    for key, sentence in SENTENCES.items():
        said = words.say(key, **{name: f"<{name}>" for name in FIELD.findall(sentence)})
        assert all(f"<{name}>" in said for name in FIELD.findall(sentence)), key


def test_every_sentence_is_needed() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    parts = {"after", "bid", "chance", "hands", "kitty", "later", "made", "stock", "taken"}
    parts |= {"thrown-in", "turned", "turned-missing"}
    for key in SENTENCES:
        assert code.count(f'"{key}"') > 1 or key.removeprefix("record-") in parts, key
