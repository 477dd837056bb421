"""What goes on between the players and the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.journal.settings import Settings
from game.screen.pages.table.around.gloom import Gloom
from game.screen.pages.table.asking.posed_questions import Posed
from game.screen.pages.table.asking.questions import Presentation
from game.screen.pages.table.lifting import Lifting
from game.table.party import Party
from game.table.pointing import Pointing, may_point
from game.words import Names


@dataclass
class TableState:
    """What goes on between the player and the table that is neither game nor arrangement."""

    gloom: Gloom
    presentation: Presentation
    party: Party | None = None
    warns: bool = True
    """Whether the player wants to be told that the game can no longer be won."""
    hover: str = ""
    posed: Posed | None = None
    """The question that was posed before a command, until it is answered."""
    lifting: Lifting = field(default_factory=Lifting)
    """What was done to lift the cloth."""
    recalled: bool = False
    """Whether a player has asked to see once more what the other did."""
    dropped: bool = False
    """Whether the last thing that was done was to let go of a card nowhere."""
    warning: Posed | None = None
    """That the game can no longer be won, if it was said in the last picture."""
    warned: bool = False
    """Whether it was said that the game can no longer be won."""
    captions: Sequence[str] = ()
    """What is heard, in words."""
    leave: Callable[[], None] | None = None
    """Leads back to the result, once that has come up: the table is only looked at."""
    pointing: Pointing = field(default_factory=Pointing)
    markers: bool = True
    """Whether the players want to have markers."""

    @property
    def may_point(self) -> bool:
        """Whether there are markers at this table."""
        return may_point(self.party, self.markers)

    def take_up(self, settings: Settings) -> TableState:
        """What is set holds from now on; itself."""
        self.warns, self.markers = settings.warnings, settings.markers
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
        self.dropped = self.recalled = False
        self.warned |= self.warning is not None

    @property
    def names(self) -> Names | None:
        """Of the players, where there are two."""
        return self.party.names if self.party else None
