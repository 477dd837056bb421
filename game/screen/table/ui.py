"""What the players are doing at the table, at one moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.learning.whisper import Whisper
from game.rules.steps import Command
from game.screen.table.asking.posed_questions import Posed
from game.screen.table.drawing.gloom import DAYLIGHT, Light
from game.screen.table.hints.hint_state import Hint
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.hands.arranging import selecting
from game.table.hands.drag import Drag
from game.table.hands.things import Thing
from game.table.layout.arrangement import PLAIN, Arrangement
from game.table.party import Party
from game.table.pointing import Markers, may_point
from game.table.session import TableSession
from game.table.watching import Latest
from game.words import Names

Moment = tuple[int, Command[Any] | None]
"""How long the log of the game is, and what waits for the deck."""


@dataclass(frozen=True)
class Spot:
    """Where the focus stands: the id of a thing, and when it came there."""

    thing: str
    since: Moment


@dataclass(frozen=True)
class TableUi:
    """All that lies between the players and the game: who sits there, how the table is `arranged`,
    and what is held, pointed at, in focus, asked or shown. A gesture makes another one of it."""

    party: Party | None = None
    lesson: LessonAtTable | None = None
    """The one that is played here, if this is no real game."""
    silences: Callable[[str], bool] = lambda name: False
    """Whether the players do not want the warning of this name."""
    arranged: Arrangement = PLAIN
    """What is chosen, put in order and scrolled."""
    drag: Drag | None = None
    """What the pointer holds."""
    hover: str = ""
    """The id of what it is over, if that shows it."""
    spots: Mapping[str, Spot] = field(default_factory=dict)
    """Where the focus stands, by panel, and "" for the table; none until an arrow is pressed."""
    focus: Thing | None = None
    """The thing in which the focus of the table stands, once it is known what there is."""
    posed: Posed | None = None
    """The question that was put before a command, until it is answered."""
    markers: Markers = field(default_factory=Markers)
    """Those with which two players point."""
    points: bool = True
    """Whether the players want to have markers."""
    hint: Hint | None = None
    """What the adviser says, if it was asked for a hint."""
    recalled: bool = False
    """Whether a player has asked to see once more what the other did."""
    put_away: Latest | None = None
    """The answer whose lost cards were looked at and put away."""
    dropped: bool = False
    """Whether the last thing that was done was to let go of a card nowhere."""
    onward: tuple[str, ...] = ()
    """The buttons that lead away from a game that is over and only looked at; the last is one step
    back. Empty while it is on, or its end is told."""
    whisper: Whisper | None = None
    """The sentence about the rules that is told while this is asked."""
    captions: tuple[str, ...] = ()
    """What is heard, in words."""
    light: Light = DAYLIGHT
    armed: bool = False
    """Whether the first of two presses was made that lift the cloth."""
    passing: bool = False
    """Whether the turn has only just passed: then nothing acts."""
    moved: bool = False
    """Whether a cloth has only just moved: then nothing is answered."""

    @property
    def quiet(self) -> bool:
        """Whether it is too soon for a press to be meant as an answer."""
        return self.passing or self.moved

    @property
    def names(self) -> Names | None:
        """Those of the players, where there are two."""
        return self.party.names if self.party else None

    @property
    def may_point(self) -> bool:
        """Whether there are markers at this table."""
        return may_point(self.party, self.points)

    @property
    def at(self) -> str:
        """The id of what is in focus; empty if nothing is."""
        return self.focus.id if self.focus else ""

    @property
    def held(self) -> str:
        """What the pointer holds; empty if nothing."""
        return self.drag.grip if self.drag else ""

    @property
    def holds(self) -> bool:
        """Whether the pointer holds anything, be it a marker."""
        return self.drag is not None or self.markers.carried is not None

    @property
    def begun(self) -> TableUi:
        """A gesture begins: what was shown or armed before is over."""
        markers = replace(self.markers, asks=False)
        return replace(self, dropped=False, recalled=False, markers=markers)

    @property
    def cancelled(self) -> TableUi:
        """Back to the plain question."""
        begun, arranged = self.begun, selecting(self.arranged, "")
        return replace(begun, posed=None, markers=begun.markers.put_back, arranged=arranged)


def waits(table: TableSession, ui: TableUi) -> bool:
    """Whether the decision can be answered now, or what was laid taken back."""
    shown = not (table.director.telling or ui.posed)
    return shown and (table.pending is not None or table.laid is not None)
