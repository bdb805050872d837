"""The door of every command: what can be read and shown here, and how a command is left."""

import io
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from typing import Final, TextIO

from fortyfives.cli.language import words_in
from fortyfives.cli.wrong import fail
from fortyfives.terminal.letters import write_what_can_be_shown

BY_SIGNAL: Final = 128
"""An exit code is this and the number of the signal that ended the command."""
NO_LOCALE: Final = {"C", "POSIX"}
ASCII: Final = "ascii"
SIGNALS: Final = ("SIGTERM", "SIGHUP")
STREAMS: Final = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))


class Stopped(BaseException):
    """Somebody wants the command to end now; `number` is that of the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def through(argv: Sequence[str], command: Callable[[], int]) -> int:
    """Run a command and give its exit code, however it ends.

    A reader who has gone away ends it in peace; what cannot be written is told in one line.
    """
    _open_what_is_closed()
    _let_signs_pass(words_in(argv).language)
    try:
        with _stopped_by_signals():
            code = command()
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = BY_SIGNAL + signal.SIGINT
    except Stopped as stopped:
        code = BY_SIGNAL + stopped.number
    except BrokenPipeError:
        code = 0
    except OSError as error:
        code = 2
        with suppress(OSError):
            fail(words_in(argv).say("cli-cannot-go-on", why=error.strerror or str(error)))
    for stream in (sys.stdout, sys.stderr):
        _leave(stream)
    return code


def _open_what_is_closed() -> None:
    """Let nothing be read from, and written to, a stream that is not there."""
    for name, mode in STREAMS:
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - for good


def _let_signs_pass(language: str) -> None:
    """Let no sign that cannot be read or shown here stop a command."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    letters = ASCII if os.environ.get("LC_ALL") in NO_LOCALE else None
    for stream in (sys.stdout, sys.stderr):
        write_what_can_be_shown(stream, language, letters)


@contextmanager
def _stopped_by_signals() -> Iterator[None]:
    """Raise `Stopped` where a signal would end the command without a word.

    A second signal is not heard, so that what is being put away can be put away.
    """

    def stop(number: int, _frame: object) -> None:
        for each in heard:
            signal.signal(each, signal.SIG_IGN)
        raise Stopped(number)

    known = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    here = current_thread() is main_thread()
    heard = [number for number in known if here and signal.getsignal(number) is signal.SIG_DFL]
    for number in heard:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in heard:
            signal.signal(number, signal.SIG_DFL)


def _leave(stream: TextIO) -> None:
    """Write what is left; what cannot be written is not tried again when Python ends."""
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
