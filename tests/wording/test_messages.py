"""The sentences are all there, in every language, and are filled in as each language does."""

import re
import warnings

import pytest

from fortyfives.wording import messages
from fortyfives.wording.messages import LackingWords, Words, capital, languages
from fortyfives.wording.sentences import Sentences, sentences, text_of
from tests.wording.keys import SOURCE, named, of_players
from tests.wording.written import asked_for
from tests.wording.written import messages as written

PAGE = SOURCE.parents[1] / "web" / "src"
NO_BREAK = "\u00a0"
FRENCH_FAULTS = {
    rf"[^{NO_BREAK}\d]:": "a no-break space stands before a colon",
    r"\s[?!;]": "nothing stands before ? ! ;",
    rf"«(?!{NO_BREAK})": "a no-break space stands inside «",
    rf"(?<!{NO_BREAK})»": "a no-break space stands inside »",
}
ENDINGS = (
    "option-",
    "sheet-o-",
    "call-",
    "top-",
    "quota-",
    "number",
    "typed-",
    "room-no-",
    "hall-list-",
    "hall-state-",
    "hall-tie-",
    "hall-mode-",
    "hall-rest-",
    "hall-credit-",
    "hall-by-",
)


def test_there_are_words_in_english_and_in_french() -> None:
    assert languages() == ("en", "fr")


@pytest.mark.parametrize("language", languages())
def test_no_sentence_is_written_twice(language: str) -> None:
    keys = [message.key for message in written(language)]
    assert sorted(set(keys)) == sorted(keys)


def test_all_languages_have_the_same_sentences_in_the_same_order() -> None:
    english, *others = ([message.key for message in written(language)] for language in languages())
    for keys in others:
        assert keys == english


@pytest.mark.parametrize("language", languages())
def test_a_sentence_refers_only_to_sentences_that_are_there(language: str) -> None:
    known = {message.key for message in written(language)}
    for message in written(language):
        assert message.references <= known, message.key


def test_a_translation_asks_for_nothing_that_the_english_is_never_told() -> None:
    english = asked_for("en")
    for language in languages():
        for key, variables in asked_for(language).items():
            strangers = variables - english[key]
            assert strangers <= {"suit1", "n"}, f"{language}: {key}"


@pytest.mark.parametrize("language", languages())
def test_there_is_a_sentence_about_every_player_that_is_built_in(language: str) -> None:
    assert of_players() <= {message.key for message in written(language)}


def test_no_sentence_is_left_over() -> None:
    page = (path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"})
    sources = (*SOURCE.rglob("*.py"), *page)
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    begun = tuple(re.findall(r"`(web-[a-z-]+-)\$\{", code))
    used = set(re.findall(r"\W([a-z][\w-]*)\W", code)) | set(named()) | of_players()
    for message in written("en"):
        used |= message.references
    left_over = {message.key for message in written("en")} - used
    assert {key for key in left_over if not key.startswith(ENDINGS + begun)} == set()


@pytest.mark.parametrize("language", languages())
def test_what_is_so_or_not_chooses_by_yes_and_no(language: str) -> None:
    chosen = set(re.findall(r"^\s*\*?\[(\w+)\]", text_of(language), re.MULTILINE))
    assert {"yes", "no"} <= chosen
    assert not chosen & {"true", "false"}


# --- how French is written --------------------------------------------------------------------


def test_french_signs_stand_as_they_should() -> None:
    for message in written("fr"):
        for text in message.texts:
            found = [why for wrong, why in FRENCH_FAULTS.items() if re.search(wrong, text)]
            assert found == [], f"{message.key}: {text}"


@pytest.mark.parametrize("language", languages())
def test_apostrophes_and_quotes_are_those_of_print(language: str) -> None:
    for message in written(language):
        assert not re.search(r"['\"]", "".join(message.texts)), message.key


# --- filling in -------------------------------------------------------------------------------


def test_numbers_are_figures_without_thousands_and_with_a_true_minus() -> None:
    words = Words("en", strict=True)
    assert words.say("option-target-number", n=1000) == "1000 points"
    assert words.say("sheet-floor", n=-200) == (
        "A side that falls below −200 loses the game at once."
    )


def test_french_counts_nothing_and_one_as_one() -> None:
    words = Words("fr", strict=True)
    assert words.say("option-time_limit-number", n=0) == "0 minute"
    assert words.say("option-time_limit-number", n=1) == "1 minute"
    assert words.say("option-time_limit-number", n=20) == "20 minutes"


def test_yes_and_no_choose_a_sentence() -> None:
    words = Words("en", strict=True)
    assert words.say("sheet-void", must=True).startswith("If you have none of it, you must")
    assert words.say("sheet-void", must=False) == "If you have none of it, play what you like."


def test_lists_end_in_and_or_or_then() -> None:
    words = Words("fr", strict=True)
    assert words.all_of(["a"]) == "a"
    assert words.all_of(["a", "b", "c"]) == "a, b et c"
    assert words.one_of(["a", "b"]) == "a ou b"
    assert words.in_turn(["a", "b", "c"]) == "a, b, puis c"


def test_what_is_filled_in_is_set_apart_only_on_request() -> None:
    assert Words("en", strict=True).all_of(["a", "b"]) == "a and b"
    assert Words("en", strict=True, isolating=True).all_of(["a", "b"]) == (
        "\u2068a\u2069 and \u2068b\u2069"
    )


def test_a_sentence_may_begin_with_a_capital() -> None:
    assert capital("le 5") == "Le 5"
    assert capital("") == ""


# --- when words are lacking -------------------------------------------------------------------


def test_a_sentence_that_is_missing_raises_where_that_is_asked() -> None:
    with pytest.raises(LackingWords, match=r"fr\.ftl lacks no-such-sentence"):
        Words("fr", strict=True).say("no-such-sentence")


def test_a_fact_that_is_missing_raises_where_that_is_asked() -> None:
    with pytest.raises(LackingWords, match="sheet-floor"):
        Words("fr", strict=True).say("sheet-floor")


def test_a_sentence_that_is_missing_everywhere_is_said_to_be_missing() -> None:
    with pytest.warns(LackingWords, match="no-such-sentence"):
        said = Words("fr").say("no-such-sentence")
    assert said == "Il n’y a pas encore de mots pour «\u00a0no-such-sentence\u00a0»."


def test_a_sentence_that_only_the_english_have_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    half = Sentences("fr", "words-lacking = Rien.")
    monkeypatch.setattr(
        messages, "sentences", lambda name: half if name == "fr" else sentences(name)
    )
    words = Words("fr")
    for _ in range(2):
        with pytest.warns(LackingWords, match=r"fr\.ftl lacks list-or"):
            assert words.one_of(["a", "b"]) == "a or b"


def test_lacking_words_are_a_warning_to_the_player_and_an_error_in_tests() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(LackingWords):
            Words("en").say("no-such-sentence")
