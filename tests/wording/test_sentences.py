"""Each sentence is read by itself, and filled in last where it can be: it stays the same."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Message

from fortyfives.wording.messages import LINE_BREAK, Words, languages
from fortyfives.wording.sentences import LackingWords, Sentences, sentences
from tests.wording.written import asked_for, read

STRANGE = ("Rose", "", "5", "yes", "«\u00a0Luc\u00a0»", "{ $name }", "a\0b\0c")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("strange", STRANGE)
def test_a_sentence_is_as_fluent_itself_puts_it_together(language: str, strange: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(read(language))
    words = Words(language, strict=True)
    for key, names in asked_for(language).items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        readable = dict.fromkeys(sorted(names), strange.replace("\0", ""))
        expected, _ = bundle.format_pattern(pattern, readable)
        # Twice: the second time the sentence is remembered.
        for _ in range(2):
            assert words.say(key, **dict.fromkeys(names, strange)) == LINE_BREAK.sub(
                " ", str(expected)
            ), key


@pytest.mark.parametrize("language", languages())
def test_each_sentence_is_what_it_is_in_the_whole_file(language: str) -> None:
    alone = sentences(language)
    whole = {entry.id.name: entry for entry in read(language).body if isinstance(entry, Message)}
    assert list(alone) == list(whole)
    besides = ["span", "comment"]
    assert [key for key in alone if not alone[key].message.equals(whole[key], besides)] == []


def test_a_sentence_with_a_fault_is_not_read_and_the_others_are() -> None:
    read_so_far = Sentences("en", "good = Good.\nbad = { -carte(r: $r) }\nlast = Last.\n")
    assert list(read_so_far.within("last")) == ["last"]
    with pytest.raises(LackingWords, match=r"en\.ftl: bad ="):
        read_so_far["bad"]


def test_a_name_does_not_choose_the_words_but_whether_it_is_you_does() -> None:
    assert sentences("en")["table-plays"].chooses == {"you"}


def test_a_sentence_brings_those_that_stand_in_it() -> None:
    found = sentences("en").within("card-the")
    assert "card-bare" in found
    assert {"r", "s"} <= frozenset().union(*(sentence.chooses for sentence in found.values()))
