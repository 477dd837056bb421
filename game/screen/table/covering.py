"""Hidden hands at the table: when the cloth falls over a hand, and who lifts it."""

from __future__ import annotations

from typing import Protocol

from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.stage import Image
from game.screen.table.asking.cloth_buttons import cloth_button
from game.screen.table.lifting import KEYS
from game.screen.table.marking.filling import filling
from game.screen.table.table_focus import TableFocus
from game.screen.table.table_state import TableState
from game.table.asking.between_questions import COVER, LIFT
from game.table.hands.things import Thing
from game.table.session import TableSession

SEEN = 1.5
"""Seconds for which the player still sees the own cards when a turn is over."""


class ClothedTable(Protocol):
    """A table with hands under cloths, as Covering knows it."""

    changed: bool

    def let_go(self) -> None:
        """What is held goes home."""


class Covering:
    """Covers and uncovers the hand of the one whose turn it is. With open hands it has nothing
    to do."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        state: TableState,
        panels: OpenPanel,
        table: ClothedTable,
        focus: TableFocus,
    ) -> None:
        self._program = program
        self._session = session
        self._lifting = state.lifting
        self._state = state
        self._panels = panels
        self._table = table
        self._focus = focus
        self._seen = 0.0
        """Seconds since all of the turn that is over was shown, while nobody lifts the cloth."""
        self._key: tuple[int, float] | None = None
        """The player's key that is down, and for how many seconds."""
        self._glancing = False
        """Whether the cards are seen only while something is held down."""
        self._last: tuple[int, bool] = (0, True)
        """The turn that was on the table, and whether its cards lay face up."""

    @property
    def hidden(self) -> bool:
        """Whether there are cards that only one player may see."""
        manner, state = self._session.manner, self._session.game.state
        return manner != "open" and state.turn > 0 and state.result is None

    @property
    def may_lift(self) -> bool:
        """Whether there is a cloth to be lifted: not before its turn is on the table."""
        session, eyes = self._session, self._session.viewer
        return self.hidden and eyes.covers and session.director.view.turn == eyes.turn

    def advance(self, dt: float) -> None:
        """`dt` seconds pass: the cloth falls when the player has seen what the turn brought."""
        session, lifting = self._session, self._lifting
        now = session.director.view.turn, session.shown
        if self.hidden and now != self._last and not session.shown:
            lifting.fell()
        self._last = now
        lifting.advance(dt)
        if self._key is not None:
            key, seconds = self._key
            self._key = key, seconds + dt
            self._hold(seconds + dt)
        over = session.viewer.parting is not None and not session.director.telling
        if not (over and (lifting.armed or self.busy)):
            self._seen = self._seen + dt if over else 0.0
        if self._seen >= SEEN * self._program.tempo.pauses:
            self.cover()

    # What is pressed

    def press(self, key: str) -> None:
        """One of the buttons that cover and uncover."""
        if key == LIFT:
            if self.may_lift and self._lifting.pressed():
                self._lift()
            return
        self._lifting.forget()
        if key == COVER and not self._lifting.quiet:
            self.cover()

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """A button is held down for so long; None once it is let go. Whether that lifted the
        cloth."""
        if thing is not None and thing.id == LIFT:
            return self._hold(seconds)
        if self._key is None:
            self._let_go()
        return False

    def key_down(self, key: int) -> None:
        """A key went down: that of the one whose turn it is is like the button."""
        if key == KEYS[self._session.seat] and self.hidden:
            self._key = key, 0.0
            self.press(LIFT)
            self._table.changed = True
        else:
            self._lifting.forget()

    def key_up(self, key: int | None) -> None:
        """A key came up; or the window is no longer in front, and cards that are to be peeked at
        are covered."""
        if self._key is not None and key in (None, self._key[0]):
            self._key = None
            self._let_go()
        if key is None and self._session.manner == "peek":
            self.cover()

    def _hold(self, seconds: float) -> bool:
        enough = self.may_lift and self._lifting.held(seconds)
        if enough:
            self._lift()
            self._glancing = self._session.manner == "peek"
        return enough

    def _let_go(self) -> None:
        self._lifting.held(0.0)
        if self._glancing:
            self.cover()

    @property
    def busy(self) -> bool:
        """Whether the button or the key is held down."""
        return self._lifting.filled > 0

    def filling(self) -> list[Image]:
        """How far the button is held down."""
        if not self.busy:
            return []
        words, text, session = self._program.words, self._program.text, self._session
        buttons = cloth_button(words, text, session, self._state)
        part, places = self._lifting.filled, session.director.layout.places
        return [filling(button, part, text, places) for button in buttons]

    # The cloth

    def cover(self) -> None:
        """The cloth falls over the hand; if its turn is over, the next one begins."""
        if self.hidden and (self._session.shown or self._session.viewer.parting):
            self._table.let_go()
            self._focus.leave()
            self._show(False)
            self._lifting.fell()

    def _lift(self) -> None:
        self._show(True)
        self._lifting.lifted()
        self._seen = 0.0

    def _show(self, shown: bool) -> None:
        self._glancing, self._state.posed, self._state.hint = False, None, None
        self._panels.close_all()
        self._program.sound.ring("curtain")
        self._session.forget()
        self._session.look(shown)
        self._table.changed = True
