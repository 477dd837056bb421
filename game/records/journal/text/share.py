"""A game as a text: one JSON object on each line, first a header, then event after event.

Whoever wrote it, it is judged twice: by the notation line by line, and by the rules, which play the
whole game again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from game import __version__
from game.plain import MOST, Malformed, Plain, date, fields_of, whole, word
from game.records.journal.codec import Codec
from game.records.journal.file.reading import Saved
from game.records.journal.text.json_lines import read, written
from game.rules.event import Event
from game.rules.game import ForeignLog, Game
from game.rules.ruleset import Ruleset

FORMAT = "eight-doors game"
VERSION = 1
LONGEST_VERSION = 40
"""Most letters of the version in a header."""

Fits = Callable[[Plain, Game], object]
"""Judges what a header tells of the table. Raises ValueError, with a sentence, if that cannot be
read or does not suit the game."""


class Flaw(StrEnum):
    """Reason why a file is not taken as a game; `str()` is in English, with a place for {line}."""

    NOT_THERE = "There is no such file."
    FOLDER = "That is a folder, not an exported game."
    UNREADABLE = "The file cannot be read."
    TOO_LARGE = "The file is larger than 4 MB: that is no exported game."
    NOT_A_GAME = "The file is not an exported game."
    NEWER = "The game was exported by a newer version of this program."
    HEADER = "The first line is not as it should be."
    DESK = "The first line tells of players who cannot play this game."
    LINE = "Line {line} cannot be read."
    RULES = "Line {line} is not what the rules make of this game."
    BREAKS_OFF = "The game breaks off after line {line}."


class Refused(ValueError):
    """A file is not taken as a game. The message gives the exact reason in English; a player is
    told the flaw and its line, counted from 1 (0 if there is none)."""

    def __init__(self, flaw: Flaw, line: int = 0, reason: str = "") -> None:
        told = str(flaw).format(line=line)
        super().__init__(f"Line {line}: {reason}" if reason else told)
        self.flaw = flaw
        self.line = line


@dataclass(frozen=True)
class Shared:
    """A game that came as a text, with what its header tells; `began` is a date in ISO 8601."""

    game: Game
    began: str
    rewinds: int
    desk: Plain


def exported(saved: Saved) -> bytes:
    """Returns the text of a game as it stands, without what was undone."""
    record, codec = saved.record, Codec(saved.game.rules)
    header = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "began": record.began,
        "rewinds": record.rewinds,
        "desk": record.desk,
    }
    standing = saved.beats[: record.answers + 1]
    events = (codec.encode(event) for beat in standing for event in beat)
    return b"".join(written(plain) for plain in (header, *events))


def shared(content: bytes, editions: Mapping[str, Ruleset], fits: Fits) -> Shared:
    """Returns the game of a text. Raises Refused."""
    # An editor may have added a byte order mark, and Windows line breaks.
    first, *lines = content.removeprefix(b"\xef\xbb\xbf").rstrip(b"\r\n").split(b"\n")
    header = header_of(first)
    game = game_in(lines, editions)
    try:
        fits(header["desk"], game)
    except ValueError as flaw:
        raise Refused(Flaw.DESK, 1, str(flaw)) from None
    return Shared(game, header["began"], header["rewinds"], header["desk"])


def header_of(line: bytes) -> Plain:
    """Returns the header. Judges all but the content of its desk. Raises Refused."""
    try:
        header = read(line)
    except Malformed as flaw:
        raise Refused(Flaw.NOT_A_GAME, 1, str(flaw)) from None
    if header.get("format") != FORMAT:
        raise Refused(Flaw.NOT_A_GAME, 1, f'A header tells the format "{FORMAT}".')
    version = header.get("version")
    if type(version) is int and version > VERSION:
        raise Refused(Flaw.NEWER, 1, str(Flaw.NEWER))
    try:
        judge(header)
    except Malformed as flaw:
        raise Refused(Flaw.HEADER, 1, str(flaw)) from None
    return header


def judge(header: Plain) -> None:
    """Raises Malformed unless a header has exactly the fields of this version."""
    fields = ("format", "version", "program", "began", "rewinds", "desk")
    fields_of(header, fields, "header")
    whole(header["version"], VERSION, VERSION, "version")
    whole(header["rewinds"], 0, MOST, "number of rewinds")
    word(header["program"], "version of the program", LONGEST_VERSION)
    date(header["began"], "date when a game began")
    if not isinstance(header["desk"], dict):
        raise Malformed("The desk must be an object.")
    if header["desk"].get("rewinds", header["rewinds"]) != header["rewinds"]:
        raise Malformed("The desk and the header tell different numbers of rewinds.")


def game_in(lines: list[bytes], editions: Mapping[str, Ruleset]) -> Game:
    """Returns the game of the lines after the header. Raises Refused."""
    rules = edition_of(lines, editions)
    try:
        return Game.replay(rules, events_in(lines, Codec(rules)))
    except ForeignLog as foreign:
        if foreign.number > len(lines):
            raise Refused(Flaw.BREAKS_OFF, len(lines) + 1) from None
        raise Refused(Flaw.RULES, foreign.number + 1, str(foreign)) from None


def events_in(lines: list[bytes], codec: Codec) -> Iterator[Event]:
    """Yields the events, each read when it is asked for. Raises Refused."""
    for number, line in enumerate(lines, 2):
        try:
            yield codec.event(read(line))
        except Malformed as flaw:
            raise Refused(Flaw.LINE, number, str(flaw)) from None


def edition_of(lines: list[bytes], editions: Mapping[str, Ruleset]) -> Ruleset:
    """Returns the rules that the first event names. If there are none, any will refuse it."""
    try:
        name = read(lines[0]).get("edition") if lines else None
    except Malformed:
        name = None
    known = editions.get(name) if isinstance(name, str) else None
    return known or next(iter(editions.values()))
