"""The player's settings, kept in one small file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field, fields
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from game.plain import (
    Malformed,
    Reader,
    fields_of,
    list_of,
    one_of,
    or_none,
    read_by,
    shallow,
    truth,
    whole,
    word,
)
from game.records.journal.file.own_files import PATIENCE, read_at_most, set_aside, write_whole
from game.records.journal.text.json_lines import LONGEST_LINE, read, written
from game.words import LANGUAGES, msgid

FORMAT = 9
FILE = "settings.json"
SYSTEM = ""
"""Value of `language` for the language of the system."""
TEXT_SIZES = (100, 125, 150, 200)
SPEEDS = (0.5, 1.0, 2.0, 0.0)
DRAG_DISTANCES = (6, 12, 24)
"""Distances in pixels that a press may travel before it becomes a drag."""
LOUDEST = 100
FARTHEST = 100_000
"""Most pixels of the size or place of a window."""
LAST = 1 << 62
"""Largest number of games."""
EVERY = "*"
"""Stands for all names."""
DEEPEST = 6
"""Levels of objects and lists within each other."""

Pair = tuple[int, int]
T = TypeVar("T", str, int, float)


def _one_of(choices: Collection[T]) -> Callable[[object], T]:
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
        raise Malformed("A size or a place has two whole numbers.")

    return read_pair


def _desktops(plain: object) -> tuple[Pair, ...]:
    return tuple(map(_pair(1), list_of(plain, "screens")))


def _names(plain: object) -> tuple[str, ...]:
    return tuple(word(name, "name") for name in list_of(plain, "names", 2))


def _rows(plain: object) -> tuple[str, ...]:
    return tuple(word(name, "name of a row") for name in list_of(plain, "rows"))


def _bindings(plain: object) -> dict[str, str]:
    return {
        word(action, "name of an action"): word(name, "name of a key")
        for action, name in _object(plain).items()
    }


def _object(plain: object) -> dict[str, Any]:
    if not isinstance(plain, dict) or not shallow(plain, DEEPEST):
        raise Malformed("The setting must be an object that is not nested too deeply.")
    return plain


@dataclass(frozen=True)
class Settings:
    """The settings. `read_by` tells which values a field may have, and since which format."""

    language: str = field(default=SYSTEM, metadata=read_by(_one_of((SYSTEM, *LANGUAGES))))
    text_size: int = field(default=100, metadata=read_by(_one_of(TEXT_SIZES)))
    """Size of the letters in percent."""
    high_contrast: bool = field(default=False, metadata=read_by(_truth, 2))
    """Draws cards in flat colours instead of the painted ones."""
    reduced_motion: bool = field(default=False, metadata=read_by(_truth))
    speed: float = field(default=1.0, metadata=read_by(_one_of(SPEEDS)))
    """Speed of all movements; 1 is usual, 0 means at once."""
    sound: int = field(default=85, metadata=read_by(_volume))
    """Volume from 0 to 100."""
    ambience: int = field(default=50, metadata=read_by(_volume))
    muted: bool = field(default=False, metadata=read_by(_truth, 3))
    """Silences everything, whatever the volumes."""
    captions: bool = field(default=False, metadata=read_by(_truth, 3))
    """Writes down sounds that tell something."""
    full_screen: bool = field(default=False, metadata=read_by(_truth))
    window_size: Pair | None = field(default=None, metadata=read_by(or_none(_pair(1))))
    """Size of the window while it is not full screen."""
    window_place: Pair | None = field(default=None, metadata=read_by(or_none(_pair(-FARTHEST))))
    """Upper left corner of the window."""
    desktops: tuple[Pair, ...] = field(default=(), metadata=read_by(_desktops))
    """Sizes of the screens on which the window had that place."""
    ask_every_search: bool = field(default=False, metadata=read_by(_truth, 5))
    """Asks before every search. Otherwise a trio searches by itself if nothing is against it."""
    markers: bool = field(default=True, metadata=read_by(_truth, 4))
    """Lets two players point at something with markers."""
    party: dict[str, Any] | None = field(default=None, metadata=read_by(or_none(_object)))
    """Last choice of two players for their table, in its plain form."""
    goal_told: tuple[str, ...] | None = field(default=(), metadata=read_by(or_none(_names), 4))
    """Names of the pair that last read the goal for two; None if nobody wants to be told."""
    long_pauses: bool = field(default=False, metadata=read_by(_truth, 4))
    """Makes the pauses after what is told longer."""
    greeted: bool = field(default=False, metadata=read_by(_truth, 5))
    """True once the page of the first start was answered or skipped."""
    whispers: bool = field(default=True, metadata=read_by(_truth, 5))
    """Explains a rule once, when it first matters."""
    whispered: tuple[str, ...] = field(default=(), metadata=read_by(_rows, 5))
    """Names of the rules that were explained like this."""
    silenced: tuple[str, ...] = field(default=(), metadata=read_by(_rows, 5))
    """Names of the unwanted warnings; EVERY for all of them."""
    lessons: dict[str, Any] = field(default_factory=dict, metadata=read_by(_object, 5))
    """Progress of the lessons by name, in its plain form."""
    draw_by_hand: bool = field(default=False, metadata=read_by(_truth, 6))
    """Draws when the player presses the deck; until then a card can be taken back."""
    win_chance: bool = field(default=False, metadata=read_by(_truth, 7))
    """Shows the chance of victory to a single player, where the adviser can estimate it."""
    counted_from: int = field(
        default=0, metadata=read_by(lambda plain: whole(plain, 0, LAST, "number of games"), 6)
    )
    """Place of the game after which statistics begin; 0 counts all games."""

    edition: str = field(
        default="base", metadata=read_by(lambda plain: word(plain, "name of an edition"), 8)
    )
    """Edition that was chosen last."""
    easy_font: bool = field(default=False, metadata=read_by(_truth, 9))
    """Writes everything in letters that are easily told apart."""
    left_handed: bool = field(default=False, metadata=read_by(_truth, 9))
    """Mirrors the table, so that the left hand does not cover it."""
    mono: bool = field(default=False, metadata=read_by(_truth, 9))
    """Plays every sound alike in both ears."""
    voice: int = field(default=80, metadata=read_by(_volume, 9))
    """Volume of the narration, 0 to 100."""
    narration: bool = field(default=False, metadata=read_by(_truth, 9))
    """Speaks what a screen reader would be told, with the voice of the system."""
    narration_captions: bool = field(default=False, metadata=read_by(_truth, 9))
    """Writes the same at the foot of the window."""
    hold_to_play: bool = field(default=False, metadata=read_by(_truth, 9))
    """Holding does what a double press does otherwise, and two presses are no more than two."""
    ask_first: bool = field(default=False, metadata=read_by(_truth, 9))
    """Asks before every answer that cannot be taken back."""
    drag_distance: int = field(
        default=DRAG_DISTANCES[0], metadata=read_by(_one_of(DRAG_DISTANCES), 9)
    )
    """Pixels that a press may travel before it becomes a drag."""
    rumble: bool = field(default=False, metadata=read_by(_truth, 9))
    """Lets a game pad rumble."""
    keys: dict[str, str] = field(default_factory=dict, metadata=read_by(_bindings, 9))
    """Names of the keys that the player has given to actions, by the names of the actions."""
    pad: dict[str, str] = field(default_factory=dict, metadata=read_by(_bindings, 9))
    """Names of the buttons of a game pad that the player has given to actions, by the names of the
    actions."""

    def silences(self, warning: str) -> bool:
        """Returns whether the player does not want the warning of this name."""
        return warning in self.silenced or EVERY in self.silenced


FIELDS = {one.name: one.metadata["reader"] for one in fields(Settings)}
SINCE = {one.name: one.metadata["since"] for one in fields(Settings)}
"""First format with each field. Older files leave it at its default."""
GONE: Mapping[str, tuple[int, Reader]] = {"ask_before_search": (4, _truth), "warnings": (4, _truth)}
"""Fields of older files, up to the last format that has them. They are checked and forgotten, but
for players who wanted no warnings."""


class Setback(StrEnum):
    """Reason why settings are not as they were left, or will not be kept; `str()` is in English."""

    DAMAGED = msgid(
        "The settings were damaged: they have been set aside, and the usual ones apply."
    )
    NEWER = msgid(
        "The settings are from a newer version: they have been set aside, and the usual ones apply."
    )
    UNREADABLE = msgid("The settings cannot be read: the usual ones apply.")
    UNWRITTEN = msgid(
        "The settings cannot be saved just now: they apply all the same; saving is tried again."
    )


class Newer(Malformed):
    """A newer version of the program wrote this."""


def plain(settings: Settings) -> dict[str, Any]:
    """Returns the content of the file."""
    return {"format": FORMAT, **asdict(settings)}


def understood(value: Mapping[str, object]) -> Settings:
    """Returns the settings of such content. Raises Malformed, or Newer for a later format."""
    form = value.get("format")
    if type(form) is int and form > FORMAT:
        raise Newer("The settings are from a newer version.")
    if type(form) is not int or form < 1:
        raise Malformed(f"The format of the settings is 1 to {FORMAT}.")
    names = {one.name for one in fields(Settings) if SINCE[one.name] <= form}
    gone = {name: reader for name, (last, reader) in GONE.items() if form <= last}
    fields_of(value, ("format", *sorted(names | gone.keys())), "file of settings")
    held = {name: reader(value[name]) for name, reader in gone.items()}
    told: dict[str, Any] = {name: FIELDS[name](value[name]) for name in names}
    silenced = () if held.get("warnings", True) else (EVERY,)
    # A player with settings from before that page is no newcomer.
    return Settings(**{"greeted": True, "silenced": silenced, **told})


# The file


def read_settings(
    folder: Path, today: datetime, patience: float = PATIENCE
) -> tuple[Settings, Setback | None]:
    """Returns the settings in this folder, or the defaults and the reason. Never raises, and never
    trusts, deletes or overwrites a file that it does not understand. Waits up to `patience` seconds
    for a program that holds the file."""
    path = folder / FILE
    try:
        content = read_at_most(path, LONGEST_LINE + 1, patience)
    except FileNotFoundError:
        # Windows raises the same error if a file lies in the place of the folder.
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


def _blocked(folder: Path) -> bool:
    """Returns whether a file lies in the place of the folder or of one above it."""
    there = next((place for place in (folder, *folder.parents) if place.exists()), None)
    return there is not None and not there.is_dir()


def write_settings(folder: Path, settings: Settings, patience: float = PATIENCE) -> Setback | None:
    """Keeps the settings in this folder, and returns why it could not, if so. Waits up to
    `patience` seconds for a program that holds the file."""
    path = folder / FILE
    try:
        if path.exists():
            # A file that cannot be read may be somebody's settings: do not replace it.
            read_at_most(path, 1, patience)
        write_whole(path, written(plain(settings)), patience)
    except OSError:
        return Setback.UNWRITTEN
    return None
