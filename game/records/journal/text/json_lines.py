"""JSON lines: one object on each line, in UTF-8, from anybody."""

from __future__ import annotations

import json
from typing import BinaryIO, NoReturn

from game.plain import Malformed, Plain

LONGEST_LINE = 1_000_000
"""Most bytes of a line, without the line break."""


def not_a_number(name: str) -> NoReturn:
    """Refuses NaN and the infinities, which are not JSON, though Python would read them. Raises
    ValueError."""
    raise ValueError(name)


def once(pairs: list[tuple[str, object]]) -> Plain:
    """Makes an object that names each key once. Of two, Python would silently take the last. Raises
    Malformed."""
    value = dict(pairs)
    if len(value) < len(pairs):
        raise Malformed("The line holds an object that names a key twice.")
    return value


def read(line: bytes) -> Plain:
    """Returns the object on a line. Raises Malformed for anything else."""
    try:
        text = line.decode("utf-8")
        value = json.loads(text, parse_constant=not_a_number, object_pairs_hook=once)
    except Malformed:
        raise
    except UnicodeDecodeError:
        raise Malformed("The line is not UTF-8.") from None
    except ValueError:  # also for a number of more than 4,300 digits
        raise Malformed("The line is not readable JSON.") from None
    except RecursionError:
        raise Malformed("The line is nested too deeply.") from None
    if not isinstance(value, dict):
        raise Malformed("The line is not a JSON object.")
    return value


def written(value: Plain) -> bytes:
    """Returns an object as a line in ASCII."""
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"


def next_line(stream: BinaryIO) -> bytes | None:
    """Returns the next line. Returns None for a line that is too long, after reading all of it."""
    line = stream.readline(LONGEST_LINE + 1)
    if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
        return line
    while line and not line.endswith(b"\n"):
        line = stream.readline(LONGEST_LINE)
    return None
