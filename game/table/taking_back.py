"""What can be taken back of a game, and what can be put back again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.rules.event import Answered, Awaiting, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command
from game.rules.view import View
from game.table.party import Manner
from game.table.staging import Staging

Undone = Sequence[Command[Any]]
"""Commands that were taken back, the next to be put back first."""


def reveals(events: Iterable[Event]) -> bool:
    """Whether the deck has shown something, or was shuffled. A Door that a search finds comes up
    too: a shuffle follows."""
    return any(event.reveals for event in events)


class TakingBack:
    """Goes back in a game, to decisions that were really asked, and forward again.

    With open hands it goes back to the beginning; with hidden hands at most to where the turn
    began, and never past a curtain.
    """

    def __init__(
        self,
        game: Game,
        manner: Manner,
        undone: Undone = (),
        rewinds: int = 0,
        asks_search: bool = True,
        staging: Staging | None = None,
    ) -> None:
        self.undone = tuple(undone) if manner == "open" else ()
        """What was taken back, the next to be put back first."""
        self.rewinds = rewinds
        """How often more was taken back than is free."""
        self.asks_search = asks_search
        """Whether also that is asked which has an answer of its own in `unasked`."""
        self.holds = False
        """Whether the game is held wherever something may come between."""
        self._staging = staging or Staging()
        self._by_itself: frozenset[int] = frozenset()
        """The numbers of the answers that nobody was asked for."""
        self._game = game
        self.manner = manner
        self._curtain = 0
        """How many events there were when the last curtain fell."""
        self._orders: dict[int, Cards] = {}
        """How the hands lay when the log was so long and an answer was given."""

    @property
    def _begin(self) -> int | None:
        """The number of the event with which the last answer begins that can be taken back."""
        log, hidden = self._game.log, self.manner != "open"
        if self._game.pending is None or (hidden and self._game.state.turn == 0):
            return None
        for at in range(len(log) - 1, self._curtain - 1, -1):
            event, before = log[at], log[at - 1]
            if hidden and isinstance(event, TurnBegan):
                return None
            if not (isinstance(event, Answered) and isinstance(before, Awaiting)):
                continue
            carried = self._staging.command(event.command).carried
            if not carried and at not in self._by_itself:
                return at
        return None

    @property
    def possible(self) -> bool:
        """Whether there is anything to take back."""
        return self._begin is not None

    @property
    def free(self) -> bool:
        """Whether the deck has told nothing since; if it has, going back is a rewind."""
        return not reveals(self._game.log[self._begin :])

    def submit(self, command: Command[Any], order: Cards) -> None:
        """Asks the game while the hands lie in this order. If it was the next answer to be put
        back, the rest can still be. Raises IllegalCommand, and then nothing has changed."""
        length = len(self._game.log)
        self._game.submit(command)
        same = self.undone[:1] == (command,)
        self.undone = self.undone[1:] if same else ()
        self._orders[length] = order
        self._by_itself -= {length}

    def ahead(self, command: Command[Any]) -> tuple[Event, ...]:
        """What would come about by a command, with the answers that are then given by themselves.
        Raises IllegalCommand."""
        game = Game(self._game.rules, self._game.log)
        trial = TakingBack(game, self.manner, (), 0, self.asks_search, self._staging)
        trial.holds = self.holds
        trial.submit(command, ())
        while trial.answer_by_itself(()):
            pass
        return game.log[len(self._game.log) :]

    def answer_by_itself(self, order: Cards) -> bool:
        """What the players do not want to be asked is answered, and what was taken back together
        with the last answer is put back; whether there was anything."""
        number, command = len(self._game.log), self._own_answer
        if command is not None:
            self.submit(command, order)
            self._by_itself |= {number}
        return command is not None

    @property
    def _own_answer(self) -> Command[Any] | None:
        """What nobody is asked for; None where somebody is."""
        asked, state, staging = self._game.pending, self._game.state, self._staging
        if asked is None:
            return None
        row = staging.decision(asked)
        if row.pauses is not None:
            passes = not self.holds or staging.passes(asked, View.of(state, state.active))
            return asked.default(self._game) if passes else None
        if self.undone and staging.command(self.undone[0]).carried:
            return self.undone[0]
        if self.asks_search or row.unasked is None:
            return None
        return row.unasked(asked, View.of(state, state.active))

    def go_back(self, order: Cards) -> Cards:
        """Takes back the last answer, with those that were given by themselves after it; how the
        hands lay then, or `order` if nobody remembers."""
        begin, free = self._begin, self.free
        if begin is None:
            return order
        taken = tuple(e.command for e in self._game.log[begin:] if isinstance(e, Answered))
        self._game.rewind(len(taken))
        self.undone = taken + self.undone
        self.rewinds += not free
        return self._orders.get(begin, order)

    def curtain(self) -> None:
        """A curtain falls: nothing goes past it, neither back nor forward."""
        self._curtain, self.undone = len(self._game.log), ()
