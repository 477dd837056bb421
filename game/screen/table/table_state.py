"""What goes on between the players and the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.learning.whisper import Whisper
from game.records.journal.settings import Settings
from game.screen.table.advising.hint_state import Hint
from game.screen.table.around.gloom import Gloom
from game.screen.table.asking.posed_questions import Posed
from game.screen.table.lifting import Lifting
from game.screen.table.passing import Passing
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.doubts import HOPELESS
from game.table.hands.things import Thing
from game.table.latest import Latest
from game.table.party import Party
from game.table.pointing import Pointing, may_point
from game.table.session import TableSession
from game.words import Names


@dataclass(frozen=True)
class At:
    """What the player is at: what the pointer holds, and what the keyboard has in focus."""

    held: str = ""
    focus: Thing | None = None


@dataclass
class TableState:
    """What goes on between the player and the table that is neither game nor arrangement."""

    gloom: Gloom
    passing: Passing
    """When the turn passed."""
    party: Party | None = None
    lesson: LessonAtTable | None = None
    """The one that is played here, if this is no real game."""
    warn: Callable[[str], None] = lambda name: None
    """Remembers that a warning was said."""
    silences: Callable[[str], bool] = lambda name: False
    """Whether the player does not want the warning of this name."""
    hover: str = ""
    posed: Posed | None = None
    """The question that was posed before a command, until it is answered."""
    lifting: Lifting = field(default_factory=Lifting)
    """What was done to lift the cloth."""
    whisper: Whisper | None = None
    """The sentence about the rules that is told while this is asked."""
    recalled: bool = False
    """Whether a player has asked to see once more what the other did."""
    seen: Latest | None = None
    """The answer whose lost cards were looked at and put away."""
    dropped: bool = False
    """Whether the last thing that was done was to let go of a card nowhere."""
    warning: Posed | None = None
    """That the game can no longer be won, if it was said in the last picture."""
    captions: Sequence[str] = ()
    """What is heard, in words."""
    onward: Mapping[str, Callable[[], None]] = field(default_factory=dict)
    """Where a game leads that is over and only looked at, by button; the last is one step back.
    Empty while it is on, or its end is told."""
    hint: Hint | None = None
    """What the adviser says, if it was asked for a hint."""
    pointing: Pointing = field(default_factory=Pointing)
    markers: bool = True
    """Whether the players want to have markers."""

    @property
    def quiet(self) -> bool:
        """Whether it is too soon for a press to be meant: the turn has just passed, or a cloth has
        just moved."""
        return self.passing.quiet or self.lifting.quiet

    @property
    def may_point(self) -> bool:
        """Whether there are markers at this table."""
        return may_point(self.party, self.markers)

    def take_up(self, settings: Settings) -> TableState:
        """What is set holds from now on; itself."""
        self.silences, self.markers = settings.silences, settings.markers
        if not self.may_point:
            self.pointing.clear()
        return self

    def agree(self, party: Party) -> None:
        """The two have agreed anew on how they share the screen."""
        self.party = party
        if not self.may_point:
            self.pointing.clear()

    def cancel(self) -> None:
        """What was posed or taken is put back."""
        self.posed = None
        self.pointing.put_back()

    def begin(self) -> None:
        """A gesture begins: nothing is armed any longer, and what was said was said."""
        self.dropped = self.recalled = self.pointing.asks = False
        if self.lesson is not None:
            self.lesson.told = ""
        if self.warning is not None:
            self.warn(HOPELESS)

    @property
    def names(self) -> Names | None:
        """Of the players, where there are two."""
        return self.party.names if self.party else None


def waits(session: TableSession, state: TableState) -> bool:
    """Whether the decision can be answered now, or what was laid taken back."""
    shown = not (session.director.telling or state.posed)
    return shown and (session.pending is not None or session.by_hand.laid is not None)
