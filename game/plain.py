"""Checked reading of plain JSON values.

Every function returns the value as what it has to be, or raises Malformed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Any, TypeVar

T = TypeVar("T", str, int, float)
Reader = Callable[[object], Any]
"""Returns a plain value as what it has to be. Raises Malformed."""

Plain = dict[str, Any]
"""A JSON object, as Python reads it."""
MOST = 1_000_000
"""Largest number of anything that is counted."""
LONGEST_WORD = 64
"""Letters of a word at most."""


class Malformed(ValueError):
    """Raised for a plain value that is not exactly what it should be; the message is one
    sentence."""


NAMELESS: Mapping[type, str] = {
    type(None): "null",
    bool: "true or false",
    int: "a number",
    float: "a number",
    list: "a list",
    dict: "an object",
}


def shown(plain: object) -> str:
    """Returns a foreign value, short enough for a sentence."""
    if not isinstance(plain, str):
        return NAMELESS.get(type(plain), "something else")
    return f'"{plain}"' if len(plain) <= 40 else f'"{plain[:40]}..."'


def whole(plain: object, least: int, most: int, what: str) -> int:
    """Returns a whole number within bounds. JSON's true is not 1, and 1.0 is not 1 either."""
    if type(plain) is not int or not least <= plain <= most:
        raise Malformed(f"A {what} is a whole number from {least} to {most}.")
    return plain


def truth(plain: object, what: str) -> bool:
    if not isinstance(plain, bool):
        raise Malformed(f"A {what} is true or false, not {shown(plain)}.")
    return plain


def one_of(plain: object, choices: Collection[T], what: str) -> T:
    """Returns one of these words or numbers; the value must be of the same type, too."""
    for choice in choices:
        if type(plain) is type(choice) and plain == choice:
            return choice
    known = (f'"{choice}"' if isinstance(choice, str) else str(choice) for choice in choices)
    raise Malformed(f"A {what} is {' or '.join(known)}, not {shown(plain)}.")


def word(plain: object, what: str, longest: int = LONGEST_WORD) -> str:
    """Returns a short text on one line."""
    if not isinstance(plain, str) or not 1 <= len(plain) <= longest or not plain.isprintable():
        raise Malformed(f"A {what} is a text of 1 to {longest} letters on one line.")
    return plain


def date(plain: object, what: str) -> str:
    """Returns a date and time of ISO 8601, unchanged."""
    told = word(plain, what)
    try:
        datetime.fromisoformat(told)
    except ValueError:
        raise Malformed(f"A {what} is such as 2026-11-22T20:15:00.") from None
    return told


def shallow(plain: object, levels: int) -> bool:
    """Returns whether objects and lists lie in one another fewer than `levels` deep. What is nested
    too deeply could be read, but not written again."""
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return levels > 0 and all(shallow(value, levels - 1) for value in inner)


def or_none(reader: Reader) -> Reader:
    """Makes a reader that also takes null."""
    return lambda plain: None if plain is None else reader(plain)


def read_by(reader: Reader, since: int = 1) -> Mapping[str, Any]:
    """Returns the metadata of a field that this reader reads, `since` a format of its file."""
    return {"reader": reader, "since": since}


def list_of(plain: object, what: str, most: int = MOST) -> list[object]:
    """Returns a list of at most `most` items."""
    if not isinstance(plain, list) or len(plain) > most:
        raise Malformed(f"A list of at most {most} was expected as {what}.")
    return plain


def fields_of(plain: object, names: Collection[str], what: str) -> Plain:
    """Returns the object, if it has exactly these fields."""
    if not isinstance(plain, dict) or plain.keys() != set(names):
        listed = ", ".join(f'"{name}"' for name in names)
        raise Malformed(f"The {what} is an object with exactly {listed}.")
    return plain
