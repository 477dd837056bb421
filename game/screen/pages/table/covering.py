"""Hidden hands at the table: when cards are covered, looked at, or handed over."""

from __future__ import annotations

from functools import partial

import pygame

from game.screen.cloth import drapery
from game.screen.controls.buttons import NAME, SHOW_CARDS
from game.screen.pages.table.asking.questions import COVER
from game.screen.pages.table.surroundings import TableState
from game.screen.panels.open_panel import OpenPanel
from game.screen.scene import CurtainedTable, Program
from game.table.chronicle import just_begun, news
from game.table.party import Player
from game.table.sitting import Sitting
from game.words import Names


class Covering:
    """Covers and uncovers the hand of the one whose turn it is. With open hands it has nothing
    to do."""

    def __init__(
        self,
        program: Program,
        sitting: Sitting,
        state: TableState,
        panels: OpenPanel,
        table: CurtainedTable,
    ) -> None:
        self._program = program
        self._sitting = sitting
        self._state = state
        self._panels = panels
        self._table = table
        self._peeking = False
        self._turn = 0
        """In which turn a key is held to look."""
        self.sew()

    def sew(self) -> None:
        """Makes the curtain for a window of this size in time: it takes a tenth of a second."""
        if self._sitting.manner != "open":
            drapery.curtain(self._program.size)

    @property
    def hidden(self) -> bool:
        """Whether there are cards that only one player may see."""
        sitting = self._sitting
        return sitting.manner != "open" and sitting.view.turn > 0

    @property
    def _curtain_due(self) -> bool:
        """Whether a curtain has to fall before the cards may be seen: at a handover, and where one
        player looks at cards of the deck also if hands are only peeked at."""
        sitting = self._sitting
        pending = sitting.game.pending
        if sitting.shown or pending is None:
            return False
        looks = sitting.manner == "peek" and bool(sitting.view.prophecy)
        return looks or sitting.seat != sitting.view.active

    @property
    def _may_show(self) -> bool:
        sitting = self._sitting
        free = not (sitting.shown or self._curtain_due or self._state.posed)
        return self.hidden and free and sitting.game.pending is not None

    def peek(self) -> None:
        """A key is held to look."""
        if self._may_show:
            self._peeking, self._turn = True, self._sitting.view.turn
            self._show(True)

    def key_up(self, key: int | None) -> None:
        """Space is held no longer; or the window is no longer in front, and cards that are to be
        peeked at are covered."""
        if key in (None, pygame.K_SPACE):
            self._stop_peeking()
        if key is None and self._sitting.manner == "peek":
            self.cover()

    def _stop_peeking(self) -> None:
        if self._peeking:
            if self._sitting.manner == "curtain" and not self._sitting.shown:
                # The end of the turn is still told, with the cards face up.
                self._table.settle()
            self.cover()

    def cover(self) -> None:
        """The hand lies face down."""
        if self.hidden and self._sitting.shown:
            self._table.let_go()
            self._panels.close_all()
            self._state.posed = None
            self._show(False)
        self._peeking = False

    def follow(self) -> None:
        """Everything has been shown: it may be time for a curtain. Whoever still holds the key
        sees what is asked next in the same turn."""
        self._hand_over()
        same = self._turn == self._sitting.view.turn
        if self._peeking and same and self._may_show:
            self._show(True)

    def press(self, key: str, armed: bool) -> None:
        """One of the buttons that cover and uncover: to look takes two of them, `armed` after the
        first."""
        self._state.armed = key == NAME
        if key == COVER:
            self.cover()
        elif key == SHOW_CARDS and armed and self._may_show:
            self._show(True)

    def _hand_over(self) -> None:
        """A curtain falls, if it is time for one."""
        if self._curtain_due:
            self._table.let_go()
            self._panels.close_all()
            self._peeking, self._state.posed = False, None
            self._state.behind = self._table.changed = True
            self._let_fall()

    def _let_fall(self) -> None:
        sitting, party = self._sitting, self._sitting.party
        assert party is not None, "alone there is nothing to hide"
        player = party.players[sitting.view.active]
        tell = partial(self._told_on_the_curtain, player, party.names)
        self._program.hand_over(self._table, player, tell)

    def _told_on_the_curtain(self, player: Player, names: Names) -> tuple[str, list[str]]:
        """The heading, and what happened since this player looked last."""
        words, sitting, told = self._program.words, self._sitting, list[str]()
        if sitting.seat == sitting.view.active:
            heading = words.say("Only {player} looks into the Prophecy.", player=player.name)
        else:
            heading = words.say("The next turn belongs to {player}.", player=player.name)
            if not just_begun(sitting.game.log):
                heading = words.at_turn(player.name)
            told = news(sitting.game, words, names, sitting.staging)
        return heading, told

    def reveal(self) -> None:
        """The curtain is up."""
        self._state.behind = False
        self._show(True)

    def _show(self, shown: bool) -> None:
        # The first of two presses counts for these cards only, not for those of the next player.
        self._state.armed = False
        self._panels.close_all()
        self._sitting.forget()
        self._sitting.look(shown)
        self._table.changed = True
