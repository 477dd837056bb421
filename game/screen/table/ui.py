"""The state of what the players are doing at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.learning.whisper import Whisper
from game.rules.steps import Command
from game.screen.table.asking.posed_questions import Posed
from game.screen.table.drawing.table_light import DAYLIGHT, Light
from game.screen.table.hints.hint_state import Hint
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.hands.drag import Drag
from game.table.hands.things import Thing
from game.table.layout.arrangement import PLAIN, Arrangement
from game.table.party import Party
from game.table.pointing import Markers, may_point
from game.table.session import TableSession
from game.table.watching import Latest
from game.words import Names

Moment = tuple[int, Command[Any] | None]
"""The length of the log, and the command that waits for the deck; None if there is none."""


@dataclass(frozen=True)
class Spot:
    """The thing where the focus stands, by its id, and the moment `since` when it stands there."""

    thing: str
    since: Moment


@dataclass(frozen=True)
class TableUi:
    """Everything that lies between the players and the game: who sits there, how the table is
    `arranged`, and what is held, pointed at, in focus, asked or shown. A gesture replaces it."""

    party: Party | None = None
    lesson: LessonAtTable | None = None
    """The lesson at this table; None in a real game."""
    silences: Callable[[str], bool] = lambda name: False
    """Returns whether the players have switched off the warning with this name."""
    arranged: Arrangement = PLAIN
    """Cards that are chosen or put in order, and rows scrolled."""
    drag: Drag | None = None
    """The thing that the pointer holds."""
    hover: str = ""
    """The id of the thing under the pointer, if that shows it."""
    spots: Mapping[str, Spot] = field(default_factory=dict)
    """Where the focus stands, by the name of the panel, and "" for the table. It is empty until a
    key moves the focus."""
    focus: Thing | None = None
    """The thing in focus on the table, once the frame is known."""
    posed: Posed | None = None
    """The question before a command, until it is answered."""
    markers: Markers = field(default_factory=Markers)
    """The markers with which two players point."""
    points: bool = True
    """True if the players want markers."""
    hint: Hint | None = None
    """Hint of the adviser, if one was asked for."""
    recalled: bool = False
    """True if a player has asked for the recap."""
    put_away: Latest | None = None
    """The answer whose lost cards were put away."""
    dropped: bool = False
    """True if the last thing done was to cancel a drag."""
    onward: tuple[str, ...] = ()
    """The buttons that lead away from a finished game that is only looked at; the last goes one
    step back. Empty during the game and while its end is told."""
    whisper: Whisper | None = None
    """The sentence about the rules for this decision."""
    captions: tuple[str, ...] = ()
    """Captions for what is heard."""
    light: Light = DAYLIGHT
    armed: bool = False
    """Whether the first of two presses to lift the cloth was made."""
    only_held: bool = False
    """Whether the cloth is lifted by one long press, and not by two."""
    passing: bool = False
    """Whether the turn has only just passed, so that nothing acts."""
    moved: bool = False
    """Whether a cloth has only just moved, so that nothing is answered."""

    @property
    def quiet(self) -> bool:
        """Whether it is too soon for a press to be meant as an answer."""
        return self.passing or self.moved

    @property
    def names(self) -> Names | None:
        """The names of the players, if there are two."""
        return self.party.names if self.party else None

    @property
    def may_point(self) -> bool:
        """True if there are markers at this table."""
        return may_point(self.party, self.points)

    @property
    def at(self) -> str:
        """The id of the thing in focus; empty if there is none."""
        return self.focus.id if self.focus else ""

    @property
    def held(self) -> str:
        """The id of what the pointer holds; empty if nothing."""
        return self.drag.grip if self.drag else ""

    @property
    def holds(self) -> bool:
        """True if the pointer holds anything, including a marker."""
        return self.drag is not None or self.markers.carried is not None

    @property
    def begun(self) -> TableUi:
        """The state at the beginning of a gesture, in which everything shown or asked before is
        over."""
        markers = replace(self.markers, asks=False)
        arranged = replace(self.arranged, opened="")
        return replace(self, dropped=False, recalled=False, markers=markers, arranged=arranged)

    @property
    def cancelled(self) -> TableUi:
        """The state with only the plain question."""
        begun = self.begun
        arranged = begun.arranged.selecting("")
        return replace(begun, posed=None, markers=begun.markers.put_back, arranged=arranged)


def waits(table: TableSession, ui: TableUi) -> bool:
    """Returns whether the decision can be answered now, or a laid card taken back."""
    shown = not (table.director.telling or ui.posed)
    return shown and (table.pending is not None or table.laid is not None)
