"""Damaged texts: exported games and settings, read as the program does."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from build_scripts.damage.byte_harms import ANYWHERE, IN_LINES, Harm
from build_scripts.damage.examples import NAME, PLAYERS, Example, now
from build_scripts.damage.journal_harms import Violation
from game.editions import OFFERED
from game.records.journal.file.store import Journal
from game.records.journal.settings import (
    FILE,
    Setback,
    Settings,
    plain,
    read_settings,
    write_settings,
)
from game.records.journal.text.game_files import content_of
from game.records.journal.text.share import Refused, exported, shared
from game.rules.event import Answered
from game.rules.game import Game
from game.screen.pages.party.party_form import remembered
from game.table.party import Party
from game.table.saved_table import SavedTable
from game.words import LANGUAGES, Words

SENTENCE = re.compile(r"[A-Z][^\n]*\.")
DATED = re.compile(r"settings\.damaged-\d{4}-\d\d-\d\d\.json")
ODD: tuple[Any, ...] = (
    *(-1, 2**70, 10**400, 1.5, 1e308, True, None, "", "OS1", "nobody", [], {}, [[]], [None] * 999),
    *("9" * 3000, {"type": "GameWon"}, {"a": {"b": [1]}}, "\ud800"),
)


def wrong_field(content: bytes, chance: Random) -> bytes:
    """One field of one line is something else, or missing, or one too many."""
    lines = content.splitlines()
    at = chance.randrange(len(lines))
    value = json.loads(lines[at])
    field = chance.choice([*value, "more"])
    if chance.random() < 0.1:
        value.pop(field, None)
    else:
        value[field] = chance.choice(ODD)
    lines[at] = json.dumps(value).encode()
    return b"\n".join(lines) + b"\n"


def nested(content: bytes, chance: Random) -> bytes:
    """Nests a line more deeply than anybody reads."""
    lines = content.splitlines()
    depth = chance.choice((10, 5000, 200_000))
    lines[chance.randrange(len(lines))] = b'{"type":' * depth + b"1" + b"}" * depth
    return b"\n".join(lines)


def other_events(content: bytes, chance: Random) -> bytes:
    """A line is also where another was: events that the rules would not have produced."""
    lines = content.splitlines(keepends=True)
    lines[chance.randrange(len(lines))] = chance.choice(lines)
    return b"".join(lines)


HARMS: dict[str, Harm] = {
    **ANYWHERE,
    **IN_LINES,
    "a field is wrong": wrong_field,
    "nested deeply": nested,
    "other events": other_events,
}


# Exported games


def exports(example: Example) -> list[bytes]:
    """Every game of a journal, as a text."""
    journal = Journal(example.folder / NAME, OFFERED, now)
    records = journal.records("running", 0, 99) + journal.records("finished", 0, 99)
    texts = [exported(journal.load(record.id)) for record in records]
    journal.close()
    return texts


def one_export(texts: list[bytes], folder: Path, chance: Random) -> tuple[str, str]:
    """Harms one of the texts and imports it; what the harm was, and what came of it."""
    text = chance.choice(texts)
    harm = chance.choice([*HARMS])
    folder.mkdir()
    path = folder / "game.jsonl"
    path.write_bytes(HARMS[harm](text, chance))
    try:
        game = shared(content_of(path), OFFERED, SavedTable.of).game
    except Refused as refusal:
        for sentence in (str(refusal), str(refusal.flaw).format(line=refusal.line)):
            if not SENTENCE.fullmatch(sentence) or len(sentence) > 300:
                raise Violation(f"not a sentence: {sentence}") from None
        return harm, "refused"
    whole = shared(text, OFFERED, SavedTable.of).game
    if game.log == whole.log:
        return harm, "sound"
    answers = sum(isinstance(event, Answered) for event in game.log)
    begun = Game(whole.rules, whole.log)
    begun.rewind(sum(isinstance(event, Answered) for event in whole.log) - answers)
    if game.log != begun.log:
        raise Violation("another game was taken")
    return harm, "some earlier"


def harmed_export(texts: list[bytes], chance: Random) -> bytes:
    """Returns a text after some harm."""
    return HARMS[chance.choice([*HARMS])](chance.choice(texts), chance)


# Settings


def one_settings(folder: Path, chance: Random) -> tuple[str, str]:
    """Harms a file of settings and reads it; what the harm was, and what came of it."""
    folder.mkdir()
    harm, harmed = harmed_settings(folder, chance)
    read, trouble = read_settings(folder, now())
    if trouble is None:
        allowed(read)
        found = "sound"
    else:
        if not SENTENCE.fullmatch(str(trouble)) or read != Settings():
            raise Violation(f"refused with {trouble}, and read {read}")
        (kept,) = folder.iterdir()
        if trouble in (Setback.UNREADABLE, Setback.UNWRITTEN) or not DATED.fullmatch(kept.name):
            raise Violation(f"{trouble} {kept.name}")
        if kept.read_bytes() != harmed:
            raise Violation("the damaged file has changed")
        found = "refused"
    if write_settings(folder, read) is not None or read_settings(folder, now()) != (read, None):
        raise Violation("they cannot be kept any more")
    return harm, found


def harmed_settings(folder: Path, chance: Random) -> tuple[str, bytes]:
    """Settings that somebody made, and then harmed: in which way, and what lies there now."""
    party = remembered(Party(PLAYERS).plain(), Words("en")).plain()
    mine = Settings("fr", text_size=150, sound=33, window_size=(1280, 720), party=party)
    if write_settings(folder, mine) is not None:
        raise Violation("sound settings cannot be written")
    path, harm = folder / FILE, chance.choice([*HARMS])
    path.write_bytes(harmed := HARMS[harm](path.read_bytes(), chance))
    return harm, harmed


def allowed(settings: Settings) -> None:
    """Checks that settings hold nothing that a page could not have set."""
    value = plain(settings)
    numbers = [value["sound"], value["ambience"], *(value["window_size"] or ())]
    if not all(type(number) is int and 0 <= number <= 100_000 for number in numbers):
        raise Violation(f"not a number of a setting: {numbers}")
    if value["language"] not in ("", *LANGUAGES) or value["text_size"] not in (100, 125, 150, 200):
        raise Violation(f"not a setting: {value}")
    if value["party"] is not None:
        remembered(value["party"], Words("en")).party(Words("en"))
