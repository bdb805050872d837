"""Whether there is to be another match at the end of one."""

from fortyfives.terminal.console import Console
from fortyfives.terminal.vocabulary import vocabulary
from fortyfives.wording.messages import Words

LEAVES = ("typed-no", "typed-quit")


def wants_another(words: Words, console: Console) -> bool:
    """Whether the person wants to play another match; raises `Gone` at the end of the input."""
    typed = vocabulary(words.language)
    yes, no = typed.shown("typed-yes"), typed.shown("typed-no")
    while True:
        said = console.ask(words.say("table-ask-another", yes=yes))
        if typed.means(said, "typed-yes"):
            return True
        if not said or typed.which(said, LEAVES):
            return False
        console.say(words.say("table-yes-or-no", yes=yes, no=no))
