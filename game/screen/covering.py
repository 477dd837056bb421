"""Hidden hands at the table: when cards are covered, looked at, or handed over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.rules.events import MarketShared, TurnBegan
from game.rules.game import Game, opening
from game.rules.prophecy import Prophesy
from game.rules.state import NOBODY
from game.rules.view import seen
from game.screen import drapery
from game.screen.asking import COVER, NAME, SHOW_CARDS
from game.table.chronicle import Entry, chronicle
from game.words import Names, Words

if TYPE_CHECKING:
    from game.screen.scenes.table import Table


class Covering:
    """Covers and uncovers the hand of the one whose turn it is. With open hands it has nothing
    to do."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._peeking = False
        self._turn = 0
        """In which turn a key is held to look."""
        if table.sitting.manner != "open":
            drapery.curtain(table.app.size)  # sewn in time: it takes a tenth of a second

    @property
    def hidden(self) -> bool:
        """Whether there are cards that only one player may see."""
        sitting = self._table.sitting
        return sitting.manner != "open" and sitting.game.state.turn > 0

    @property
    def _curtain_due(self) -> bool:
        """Whether a curtain has to fall before the cards may be seen: at a handover, and for a
        Prophecy also where hands are only peeked at."""
        sitting = self._table.sitting
        pending = sitting.game.pending
        if sitting.shown or pending is None:
            return False
        prophecy = sitting.manner == "peek" and isinstance(pending, Prophesy)
        return prophecy or sitting.seat != sitting.game.state.active

    @property
    def _may_show(self) -> bool:
        sitting = self._table.sitting
        showing = self._table.showing
        free = not (sitting.shown or self._curtain_due or showing.behind or showing.conceding)
        return self.hidden and free and sitting.game.pending is not None

    def peek(self) -> None:
        """A key is held to look."""
        if self._may_show:
            self._peeking, self._turn = True, self._table.sitting.game.state.turn
            self._show(True)

    def stop_peeking(self) -> None:
        """It is held no longer."""
        if self._peeking:
            if self._table.sitting.manner == "curtain" and not self._table.sitting.shown:
                # The end of the turn is still told, with the cards face up.
                self._table.settle()
            self.cover()

    def cover(self) -> None:
        """The hand lies face down."""
        if self.hidden and self._table.sitting.shown:
            self._table.let_go()
            self._table.shelf.close_all()
            self._table.showing.conceding = False
            self._show(False)
        self._peeking = False

    def follow(self) -> None:
        """Everything has been shown: it may be time for a curtain. Whoever still holds the key
        sees what is asked next in the same turn."""
        self._hand_over()
        same = self._turn == self._table.sitting.game.state.turn
        if self._peeking and same and self._may_show:
            self._show(True)

    def press(self, key: str) -> None:
        """One of the buttons that cover and uncover: to look takes two of them."""
        showing = self._table.showing
        armed, showing.armed = showing.armed, key == NAME
        if key == COVER:
            self.cover()
        elif key == SHOW_CARDS and armed and self._may_show:
            self._show(True)

    def _hand_over(self) -> None:
        """A curtain falls, if it is time for one."""
        table = self._table
        if self._curtain_due and not table.showing.behind:
            table.let_go()
            table.shelf.close_all()
            self._peeking = table.showing.conceding = False
            table.showing.behind = table.changed = True
            self._let_fall()

    def _let_fall(self) -> None:
        sitting, party = self._table.sitting, self._table.party
        active = sitting.game.state.active
        if party is not None:
            prophecy = sitting.seat == active
            told = [] if prophecy else news(self._table.app.words, sitting.game, party.names)
            self._table.app.hand_over(self._table, party.players[active], told, prophecy)

    def reveal(self) -> None:
        """The curtain is up."""
        self._table.showing.behind = False
        self._show(True)

    def _show(self, shown: bool) -> None:
        # The first of two presses counts for these cards only, not for those of the next player.
        self._table.showing.armed = False
        self._table.sitting.forget()
        self._table.sitting.look(shown)
        self._table.changed = True


def news(words: Words, game: Game, names: Names) -> list[str]:
    """What everybody may know of the turn that is over. Nothing is said of a card that lies in a
    hand, known or not."""
    entries = chronicle(seen(opening(game.rules), game.log, NOBODY))
    hands = {card for seat in range(2) for card in game.state.hand(seat)}
    told = [entry for entry in last_turn(entries) if not hands & set(entry.cards)]
    return [words.event(entry.event, names) for entry in told]


def last_turn(entries: Sequence[Entry]) -> Sequence[Entry]:
    """What happened in the turn before the one that has just begun; before the first one, which
    cards are shared."""
    begun = [i for i, entry in enumerate(entries) if isinstance(entry.event, TurnBegan)]
    if len(begun) < 2:
        return [entry for entry in entries if isinstance(entry.event, MarketShared)]
    return entries[begun[-2] + 1 : begun[-1]]
