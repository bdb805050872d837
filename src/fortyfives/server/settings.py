"""How a server is set up: from the command, the surroundings and a file, in that order."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

from fortyfives.number import whole_number

PREFIX: Final = "FORTYFIVES_"
OTHERS: Final = frozenset({"FORTYFIVES_SCREENS"})
"""What the surroundings may say besides settings: for those who work on the page."""
MOST: Final = 65_535
LONGEST_HOST: Final = 253
NAME: Final = re.compile(r"(?!-)[\w-]{1,63}(\.(?!-)[\w-]{1,63})*\.?")
ANY: Final = "*"
LOOPBACK: Final = "127.0.0.1"


class WrongSetting(ValueError):
    """A setting that is none, or cannot be so: the key of its sentence, and what stands in it."""

    def __init__(self, sentence: str, **facts: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Settings:
    """Where a server listens and keeps its games.

    `names` are more names that it answers to, with blanks between them; `proxy` are the addresses
    that may say for whom they ask, with commas; without `limits` anybody may open as many tables
    as he likes.
    """

    host: str = LOOPBACK
    port: int = 8045
    data: str = ""
    lan: bool = False
    names: str = ""
    proxy: str = ""
    limits: bool = True

    @property
    def folder(self) -> Path:
        """The folder of the games."""
        return Path(self.data) if self.data else user_data_path("fortyfives", appauthor=False)


def read_settings(
    file: Path | None, surroundings: Mapping[str, str] | None = None, **asked: Any
) -> Settings:
    """The settings; what is asked for counts most, then the surroundings, then the file.

    Raises `WrongSetting`, with the key as it was written where it was.
    """
    around = os.environ if surroundings is None else surroundings
    found = _checked(_in_file(file), "") if file is not None else {}
    told = {
        key.removeprefix(PREFIX).lower(): value
        for key, value in around.items()
        if key.startswith(PREFIX) and key not in OTHERS and value
    }
    found |= _checked(told, PREFIX)
    given = {key: value for key, value in asked.items() if value is not None}
    found |= _checked(given, "--")
    return replace(Settings(), **found)


def _in_file(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except (OSError, ValueError, RecursionError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise WrongSetting("serve-settings-unreadable", file=str(file), why=why) from wrong


def _checked(found: Mapping[str, Any], before: str) -> dict[str, Any]:
    return {key: _value(key, value, before) for key, value in found.items()}


def _value(key: str, value: Any, before: str) -> Any:
    """The value as the setting wants it; texts are read as numbers and switches."""
    known = {each.name: each.type for each in fields(Settings)}
    written = _written(key, before)
    if key not in known:
        alternatives = ", ".join(_written(each, before) for each in known)
        raise WrongSetting("serve-setting-unknown", key=written, alternatives=alternatives)
    if known[key] is bool:
        read = {"true": True, "false": False}.get(value, value) if _text(value) else value
        good, allowed = type(read) is bool, "setting-is-switch"
    elif known[key] is int:
        read = whole_number(value) if _text(value) else value
        good, allowed = type(read) is int and 0 <= read <= MOST, "setting-is-port"
    else:
        read, good, allowed = value, _text(value) and "\0" not in value, "setting-is-text"
        if key in SHAPED:
            shaped, allowed = SHAPED[key]
            good = good and shaped(value)
    if not good:
        raise WrongSetting("serve-setting-wrong", key=written, value=str(value), allowed=allowed)
    return read


def _is_host(value: str) -> bool:
    """Whether one could listen there; nothing at all would be every network of this computer."""
    return len(value) <= LONGEST_HOST and (
        NAME.fullmatch(value) is not None or _is_address(value, ip_address)
    )


def _is_proxy(value: str) -> bool:
    """Whether somebody could come from there: no proxy is known by its name."""
    given = [each.strip() for each in value.split(",")] if value else []
    return value == ANY or all(_is_address(each, ip_network) for each in given)


def _is_address(value: str, kind: Callable[[str], object]) -> bool:
    try:
        kind(value)
    except ValueError:
        return False
    return True


SHAPED: Final[Mapping[str, tuple[Callable[[str], bool], str]]] = {
    "host": (_is_host, "setting-is-host"),
    "proxy": (_is_proxy, "setting-is-proxy"),
}
"""Texts that are more than texts, with the sentence of what is allowed."""


def _written(key: str, before: str) -> str:
    """The key as one writes it there."""
    return before + (key.upper() if before == PREFIX else key)


def _text(value: object) -> bool:
    return isinstance(value, str)
