"""JSON lines: one object a line, in UTF-8, whoever wrote it."""

from __future__ import annotations

import json
from typing import BinaryIO, NoReturn

from game.plain import Malformed, Plain

LONGEST_LINE = 1_000_000
"""Bytes, without the line break."""


def not_a_number(name: str) -> NoReturn:
    """NaN and the infinities are not JSON, though Python would read them."""
    raise ValueError(name)


def once(pairs: list[tuple[str, object]]) -> Plain:
    """An object that names each key once: of two, Python would silently take the last."""
    value = dict(pairs)
    if len(value) < len(pairs):
        raise Malformed("The line holds an object that names a key twice.")
    return value


def read(line: bytes) -> Plain:
    """The object on a line. Raises Malformed for anything else."""
    try:
        text = line.decode("utf-8")
        value = json.loads(text, parse_constant=not_a_number, object_pairs_hook=once)
    except Malformed:
        raise
    except UnicodeDecodeError:
        raise Malformed("The line is not UTF-8.") from None
    except ValueError:  # also for a whole number of more than 4300 digits
        raise Malformed("The line is not JSON that can be read.") from None
    except RecursionError:
        raise Malformed("The line is nested too deeply.") from None
    if not isinstance(value, dict):
        raise Malformed("The line is not a JSON object.")
    return value


def written(value: Plain) -> bytes:
    """An object as a line, in ASCII."""
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"


def next_line(stream: BinaryIO) -> bytes | None:
    """The next line; None if it is too long to be kept, and then all of it has been read."""
    line = stream.readline(LONGEST_LINE + 1)
    if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
        return line
    while line and not line.endswith(b"\n"):
        line = stream.readline(LONGEST_LINE)
    return None
