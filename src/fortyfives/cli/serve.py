"""`fortyfives serve`: keep tables for the browser."""

import asyncio
import errno
import os
import signal
import socket
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

from fortyfives.cli.door import Stopped
from fortyfives.cli.parser import Parser, asked_of
from fortyfives.cli.showing_page import open_page
from fortyfives.cli.wrong import WronglyAsked, fail, wrongly
from fortyfives.server.app import application
from fortyfives.server.logs import set_up_logs
from fortyfives.server.nearby import address_nearby
from fortyfives.server.rates import BOUNDLESS, USUAL
from fortyfives.server.running import bound_to, run
from fortyfives.server.settings import LOOPBACK, Settings, WrongSetting, read_settings
from fortyfives.server.store.store import NotReadable, Store
from fortyfives.wording.messages import Words

EVERYWHERE = "0.0.0.0"  # noqa: S104 - only where --lan asks for it
LOCAL_NAMES = (LOOPBACK, "localhost", "::1")


def main(argv: Sequence[str]) -> int:
    """Serve until somebody stops it, and give the exit code."""
    try:
        asked = asked_of(argv, _parser)
        if asked is None:
            return 0
        words: Words = asked.words
        settings = _settings(asked, words)
        if asked.check:
            _check_place(settings.folder, words)
            print(words.say("serve-settings-good"))
            return 0
        return _serve(settings, words, opens=asked.open)
    except WronglyAsked as wrong:
        return fail(str(wrong))


def _parser(words: Words) -> Parser:
    parser = Parser("serve", "cli-serve-long", words)
    parser.add_choice("--host", says="cli-help-host", takes="cli-takes-host")
    parser.add_choice("--port", says="cli-help-port", takes="cli-takes-port")
    parser.add_choice("--data", says="cli-help-data", takes="cli-takes-folder")
    parser.add_choice("--lan", action="store_true", says="cli-help-lan")
    parser.add_choice("--open", action="store_true", says="cli-help-open")
    parser.add_choice("--settings", says="cli-help-settings", takes="cli-file")
    parser.add_choice("--check", action="store_true", says="cli-help-check-settings")
    parser.add_language()
    return parser


def _settings(asked: object, words: Words) -> Settings:
    given = {name: getattr(asked, name) for name in ("host", "port", "data")}
    file = getattr(asked, "settings", None)
    lan = True if getattr(asked, "lan", False) else None
    try:
        return read_settings(Path(file) if file else None, lan=lan, **given)
    except WrongSetting as wrong:
        facts = dict(wrong.facts)
        if "allowed" in facts:
            facts["allowed"] = words.say(facts["allowed"])
        raise wrongly(words, wrong.sentence, **facts) from None


def _serve(settings: Settings, words: Words, *, opens: bool) -> int:
    near = address_nearby() if settings.lan else None
    host = EVERYWHERE if near else settings.host
    _check_folder(settings.folder, words)
    bound = _bind(host, settings.port, words)
    port = bound.getsockname()[1]
    names = {*LOCAL_NAMES, settings.host, *settings.names.split(), *([near] if near else [])}
    rates = USUAL if settings.limits else BOUNDLESS
    app = application(settings.folder, names, rates=rates)
    here = _address(LOOPBACK if near else host, port)
    print(words.say("serve-here", address=here))
    if settings.lan:
        _tell_nearby(near, port, words)
    print(words.say("serve-stop"), flush=True)
    if opens:
        # Whoever comes before the server is ready waits in the queue of the socket.
        bound.listen()
        open_page(here)
    set_up_logs()
    ended_by = run(app, bound, settings.proxy)
    print(words.say("serve-stopped"), flush=True)
    if ended_by == signal.SIGINT:
        raise KeyboardInterrupt
    if ended_by is not None:
        raise Stopped(ended_by)
    return 0


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _tell_nearby(near: str | None, port: int, words: Words) -> None:
    if near is None:
        print(words.say("serve-no-lan"))
        return
    import segno  # noqa: PLC0415 - who plays at one machine needs no picture of its address

    address = f"http://{near}:{port}/"
    print(words.say("serve-lan", address=address))
    segno.make(address).terminal(compact=True, out=sys.stdout)
    print(words.say("serve-lan-plain"))


def _bind(host: str, port: int, words: Words) -> socket.socket:
    """The socket, bound now so that what is wrong with it is told in one line."""
    try:
        return bound_to(host, port)
    except (OSError, UnicodeError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise wrongly(words, "serve-no-port", port=str(port), host=host, why=why) from None


def _check_place(folder: Path, words: Words) -> None:
    """Say in one line why there could be no folder, without making it."""
    try:
        there = stat.S_ISDIR(folder.stat().st_mode)
        why = "" if there else os.strerror(errno.ENOTDIR)
    except FileNotFoundError:
        return
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
    if why:
        raise wrongly(words, "serve-no-data", folder=str(folder), why=why)


def _check_folder(folder: Path, words: Words) -> None:
    """Make the folder and the files in it, or say in one line why that cannot be."""
    try:
        asyncio.run(_open_once(folder))
    except NotReadable as wrong:
        raise wrongly(words, "serve-too-new", file=str(wrong)) from None
    except OSError as wrong:
        why = wrong.strerror or str(wrong)
        raise wrongly(words, "serve-no-data", folder=str(folder), why=why) from None


async def _open_once(folder: Path) -> None:
    store = await Store.open(folder)
    await store.close()
