"""What the player has set, kept in one small file."""

from __future__ import annotations

import errno
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from game.plain import Malformed, fields_of, list_of, one_of, shallow, truth, whole, word
from game.records.journal.file.atomic import PATIENCE, patiently, write_whole
from game.records.journal.file.set_aside import set_aside
from game.records.journal.text.json_lines import LONGEST_LINE, read, written
from game.words import LANGUAGES, msgid

FORMAT = 8
FILE = "settings.json"
SYSTEM = ""
"""The language of the system, whichever that is."""
TEXT_SIZES = (100, 125, 150, 200)
SPEEDS = (0.5, 1.0, 2.0, 0.0)
LOUDEST = 100
FARTHEST = 100_000
"""Pixels: no window is larger or further away."""
LAST = 1 << 62
"""No game is played later."""
EVERY = "*"
"""Instead of a name: all of them."""
DEEPEST = 6
"""Objects and lists in one another."""

Pair = tuple[int, int]
T = TypeVar("T", str, int, float)


@dataclass(frozen=True)
class Settings:
    """All of them. What a field holds stands in `FIELDS`."""

    language: str = SYSTEM
    text_size: int = 100
    """In percent."""
    high_contrast: bool = False
    """Cards in flat colours instead of the painted ones."""
    reduced_motion: bool = False
    speed: float = 1.0
    """So many times as fast as usual; 0 is at once."""
    sound: int = 80
    """A volume, 0 to 100."""
    ambience: int = 50
    muted: bool = False
    """Nothing is heard, whatever the volumes."""
    captions: bool = False
    """What is heard and tells something is written, too."""
    full_screen: bool = False
    window_size: Pair | None = None
    """Of the window while it is not full screen."""
    window_place: Pair | None = None
    """Its upper left corner."""
    desktops: tuple[Pair, ...] = ()
    """The sizes of the screens on which it had that place."""
    ask_every_search: bool = False
    """Also where nothing speaks against it. Off: such a trio searches by itself."""
    markers: bool = True
    """Two players can lay markers to point at something."""
    party: dict[str, Any] | None = None
    """What two chose last where they set the table, in its plain form."""
    goal_told: tuple[str, ...] | None = ()
    """Which two were told last what two play for; None if that is not to be told unasked."""
    long_pauses: bool = False
    """What is told stays longer before the next movement."""
    greeted: bool = False
    """Whether the page of the first start was answered or skipped."""
    whispers: bool = True
    """What a rule means is said once, when its moment first comes."""
    whispered: tuple[str, ...] = ()
    """The names of what was said so."""
    silenced: tuple[str, ...] = ()
    """The names of the warnings that are not wanted; EVERY for all that there are."""
    lessons: dict[str, Any] = field(default_factory=dict)
    """How far lessons have come, by their names, in its plain form."""
    draw_by_hand: bool = False
    """A card that was laid can be taken back until the deck is pressed: only then is drawn."""
    win_chance: bool = False
    """The chance of victory is shown, alone and where the adviser reckons it."""
    counted_from: int = 0
    """Statistics begin after the game that was played so many-th; 0: with the first one."""

    edition: str = "base"
    """What is played, as was chosen last."""

    def silences(self, warning: str) -> bool:
        """Whether the warning of this name is not wanted."""
        return warning in self.silenced or EVERY in self.silenced


class Setback(Enum):
    """Why settings are not as they were left, or will not be; `str()` says it in English."""

    DAMAGED = msgid("The settings were damaged: they have been set aside and are as at first.")
    NEWER = msgid(
        "The settings are from a newer version: they have been set aside and are as at first."
    )
    UNREADABLE = msgid("The settings cannot be read: they are as at first.")
    UNWRITTEN = msgid("The settings cannot be kept just now: they hold, and it is tried again.")

    def __str__(self) -> str:
        return self.value


class Newer(Malformed):
    """Written by a newer version of the program."""


# Plain values


def _one_of(*choices: T) -> Callable[[object], T]:
    return lambda plain: one_of(plain, choices, "setting")


def _truth(plain: object) -> bool:
    return truth(plain, "setting")


def _volume(plain: object) -> int:
    return whole(plain, 0, LOUDEST, "volume")


def _pair(least: int) -> Callable[[object], Pair]:
    def read_pair(plain: object) -> Pair:
        match [whole(part, least, FARTHEST, "size or place") for part in list_of(plain, "size", 2)]:
            case [x, y]:
                return x, y
        raise Malformed("A size or a place is two whole numbers.")

    return read_pair


def _desktops(plain: object) -> tuple[Pair, ...]:
    return tuple(map(_pair(1), list_of(plain, "screens")))


def _names(plain: object) -> tuple[str, ...]:
    return tuple(word(name, "name") for name in list_of(plain, "names", 2))


def _rows(plain: object) -> tuple[str, ...]:
    return tuple(word(name, "name of a row") for name in list_of(plain, "rows"))


def _object(plain: object) -> dict[str, Any]:
    if not isinstance(plain, dict) or not shallow(plain, DEEPEST):
        raise Malformed("It is an object, and not deeply nested.")
    return plain


def _or_none(reader: Callable[[object], Any]) -> Callable[[object], Any]:
    return lambda plain: None if plain is None else reader(plain)


FIELDS: Mapping[str, Callable[[object], Any]] = {
    "language": _one_of(SYSTEM, *LANGUAGES),
    "text_size": _one_of(*TEXT_SIZES),
    "high_contrast": _truth,
    "reduced_motion": _truth,
    "speed": _one_of(*SPEEDS),
    "sound": _volume,
    "ambience": _volume,
    "muted": _truth,
    "captions": _truth,
    "full_screen": _truth,
    "window_size": _or_none(_pair(1)),
    "window_place": _or_none(_pair(-FARTHEST)),
    "desktops": _desktops,
    "ask_every_search": _truth,
    "markers": _truth,
    "party": _or_none(_object),
    "goal_told": _or_none(_names),
    "long_pauses": _truth,
    "greeted": _truth,
    "whispers": _truth,
    "whispered": _rows,
    "silenced": _rows,
    "lessons": _object,
    "draw_by_hand": _truth,
    "win_chance": _truth,
    "counted_from": lambda plain: whole(plain, 0, LAST, "number of games"),
    "edition": lambda plain: word(plain, "name of an edition"),
}
"""How each field is read from its plain value."""
SINCE = {
    "high_contrast": 2,
    "muted": 3,
    "captions": 3,
    "goal_told": 4,
    "long_pauses": 4,
    "markers": 4,
    "ask_every_search": 5,
    "greeted": 5,
    "whispers": 5,
    "whispered": 5,
    "silenced": 5,
    "lessons": 5,
    "draw_by_hand": 6,
    "counted_from": 6,
    "win_chance": 7,
    "edition": 8,
}
"""The first format with this field. In an older file it is as at first."""
GONE: Mapping[str, tuple[int, Callable[[object], Any]]] = {
    "ask_before_search": (4, _truth),
    "warnings": (4, _truth),
}
"""What fields of older files held, to the last format with it: it is checked and forgotten. Only
who wanted no warnings has none of them now."""


def plain(settings: Settings) -> dict[str, Any]:
    """As it lies in the file."""
    return {"format": FORMAT, **asdict(settings)}


def understood(value: Mapping[str, object]) -> Settings:
    """The other way round. Raises Malformed, and Newer for a format of the future."""
    form = value.get("format")
    if type(form) is int and form > FORMAT:
        raise Newer("The settings are from a newer version.")
    if type(form) is not int or form < 1:
        raise Malformed(f"The format of the settings is 1 to {FORMAT}.")
    names = {one.name for one in fields(Settings) if SINCE.get(one.name, 1) <= form}
    gone = {name: reader for name, (last, reader) in GONE.items() if form <= last}
    fields_of(value, ("format", *sorted(names | gone.keys())), "file of settings")
    held = {name: reader(value[name]) for name, reader in gone.items()}
    told: dict[str, Any] = {name: FIELDS[name](value[name]) for name in names}
    silenced = () if held.get("warnings", True) else (EVERY,)
    # Whoever has settings from before there was such a page is no newcomer.
    return Settings(**{"greeted": True, "silenced": silenced, **told})


# The file


def read_settings(
    folder: Path, today: datetime, patience: float = PATIENCE
) -> tuple[Settings, Setback | None]:
    """The settings in this folder, or those of the beginning and why. It never raises, and never
    trusts, deletes or overwrites a file that it does not understand. A file that another program
    holds is waited for, for so many seconds."""
    path = folder / FILE
    try:
        with patiently(lambda: _opened(path), patience) as file:
            content = file.read(LONGEST_LINE + 1)
    except FileNotFoundError:
        # Windows says the same of a folder in whose place there lies a file.
        return Settings(), Setback.UNREADABLE if _blocked(folder) else None
    except OSError:
        return Settings(), Setback.UNREADABLE
    try:
        if len(content) > LONGEST_LINE:
            raise Malformed("The settings are too long.")
        return understood(read(content)), None
    except Malformed as problem:
        told = Setback.NEWER if isinstance(problem, Newer) else Setback.DAMAGED
        kept = set_aside(path, today) is not None
        return Settings(), told if kept else Setback.UNREADABLE


def _opened(path: Path) -> BinaryIO:
    """The file, to be read. Raises OSError, also for whatever else may lie there: of a pipe the
    beginning would be waited for."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "not a file")
    return path.open("rb")


def _blocked(folder: Path) -> bool:
    """Whether a file lies where the folder, or one above it, should be."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    return there is not None and not there.is_dir()


def write_settings(folder: Path, settings: Settings, patience: float = PATIENCE) -> Setback | None:
    """Keeps the settings in this folder; what came in the way, if anything did. A file that another
    program holds is waited for, for so many seconds."""
    path = folder / FILE
    try:
        if path.exists():
            # What cannot be read may be somebody's settings: it is not replaced.
            patiently(lambda: _opened(path), patience).close()
        write_whole(path, written(plain(settings)), patience)
    except OSError:
        return Setback.UNWRITTEN
    return None
