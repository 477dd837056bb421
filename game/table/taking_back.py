"""Taking back answers, and putting them back again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from game.rules.event import Answered, Awaiting, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import Cards, Seat
from game.rules.steps import Command
from game.rules.view import View
from game.table.party import Manner
from game.table.staging import Staging

Undone = Sequence[Command[Any]]
"""Commands that were taken back, the next to be put back first."""


def reveals(events: Iterable[Event]) -> bool:
    """Returns whether the deck has shown something, or was shuffled. A Door that a search finds
    counts, because a shuffle follows."""
    return any(event.reveals for event in events)


class TakingBack:
    """Goes back to decisions that were really asked, and forward again.

    With open hands it goes back to the beginning; with hidden hands at most to the beginning of the
    turn, and never past a curtain. Answers of the sleepwalker are taken back with the one before.
    """

    def __init__(
        self,
        game: Game,
        manner: Manner,
        undone: Undone,
        rewinds: int,
        asks_search: bool,
        staging: Staging,
        sleepwalker: Seat | None,
    ) -> None:
        self.undone = tuple(undone) if manner == "open" else ()
        self.rewinds = rewinds
        """Number of times that more was taken back than is free."""
        self.asks_search = asks_search
        """True if decisions are asked even if `unasked` has an answer."""
        self.holds = False
        """True if the game stops wherever something may come between."""
        self._staging = staging
        self._game = game
        self.manner = manner
        self.sleepwalker = sleepwalker
        """The seat that answers every question itself, and is no person; None if there is none."""
        self._by_itself = frozenset(self._of_sleepwalker())
        """Numbers of the answers that nobody was asked for."""
        self._curtain = 0
        """Length of the log when the last curtain fell."""
        self._orders: dict[int, Cards] = {}
        """Order of the hands at each answer, by the length of the log."""

    def _of_sleepwalker(self) -> Iterator[int]:
        """Yields the numbers of the answers of the sleepwalker's seat so far."""
        if self.sleepwalker is None:
            return
        state = opening(self._game.rules)
        for number, event in enumerate(self._game.log):
            if isinstance(event, Answered) and state.active == self.sleepwalker:
                yield number
            state = event.evolve(state)

    @property
    def _begin(self) -> int | None:
        """Number of the event with which the last answer begins that can be taken back."""
        log, hidden = self._game.log, self.manner != "open"
        if self._game.pending is None or (hidden and self._game.state.turn == 0):
            return None
        for at in range(len(log) - 1, self._curtain - 1, -1):
            event, before = log[at], log[at - 1]
            if hidden and isinstance(event, TurnBegan):
                return None
            if not (isinstance(event, Answered) and isinstance(before, Awaiting)):
                continue
            carried = self._staging.command(event.command).undone_with_previous
            if not carried and at not in self._by_itself:
                return at
        return None

    @property
    def possible(self) -> bool:
        return self._begin is not None

    @property
    def free(self) -> bool:
        """True if the deck has shown nothing since; otherwise going back is a rewind."""
        return not reveals(self._game.log[self._begin :])

    def submit(self, command: Command[Any], order: Cards) -> None:
        """Submits a command while the hands lie in this order. If it was the next to be put back,
        the others still can be. Raises IllegalCommand, and then nothing has changed."""
        length, sleeps = len(self._game.log), self._game.state.active == self.sleepwalker
        self._game.submit(command)
        same = self.undone[:1] == (command,)
        self.undone = self.undone[1:] if same else ()
        self._orders[length] = order
        self._by_itself -= {length}
        if sleeps:
            self._by_itself |= {length}

    def ahead(self, command: Command[Any]) -> tuple[Event, ...]:
        """The events that a command and automatic answers would cause. Raises IllegalCommand."""
        return self._after(command).log[len(self._game.log) :]

    def lasts(self, command: Command[Any]) -> bool:
        """Returns whether a command could not be taken back for free: the deck would show
        something, the game would end, or with hidden hands the turn would pass on. Raises
        IllegalCommand."""
        after = self._after(command)
        events = after.log[len(self._game.log) :]
        passes = self._game.state.turn == 0 or any(isinstance(one, TurnBegan) for one in events)
        return reveals(events) or after.pending is None or (self.manner != "open" and passes)

    def _after(self, command: Command[Any]) -> Game:
        """Returns the game after a command and automatic answers. Raises IllegalCommand."""
        game = self._game.copy()
        trial = TakingBack(
            game, self.manner, (), 0, self.asks_search, self._staging, self.sleepwalker
        )
        trial.holds = self.holds
        trial.submit(command, ())
        while trial.answer_by_itself(()):
            pass
        return game

    def answer_by_itself(self, order: Cards) -> bool:
        """Gives the next automatic answer, or one that was taken back together with the last
        answer. Returns whether there was one."""
        number, command = len(self._game.log), self._own_answer
        if command is not None:
            self.submit(command, order)
            self._by_itself |= {number}
        return command is not None

    @property
    def _own_answer(self) -> Command[Any] | None:
        """The next answer that nobody is asked for; None if somebody is."""
        asked, state, staging = self._game.pending, self._game.state, self._staging
        if asked is None or state.active == self.sleepwalker:
            return None
        row = staging.decision(asked)
        if row.pauses is not None:
            passes = not self.holds or staging.passes(asked, View.of(state, state.active))
            return asked.default(self._game) if passes else None
        if self.undone and staging.command(self.undone[0]).undone_with_previous:
            return self.undone[0]
        if self.asks_search or row.unasked is None:
            return None
        return row.unasked(asked, View.of(state, state.active))

    def go_back(self, order: Cards) -> Cards:
        """Takes back the last answer with the automatic ones after it. Returns the order of the
        hands at that time; `order` if it is not known."""
        begin, free = self._begin, self.free
        if begin is None:
            return order
        taken = tuple(e.command for e in self._game.log[begin:] if isinstance(e, Answered))
        self._game.rewind(len(taken))
        self.undone = taken + self.undone
        self.rewinds += not free
        return self._orders.get(begin, order)

    def curtain(self) -> None:
        """Lets a curtain fall: nothing goes past it, neither back nor forward."""
        self._curtain, self.undone = len(self._game.log), ()
