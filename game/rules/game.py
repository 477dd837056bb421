"""A game: its log of events, the state they fold to, and the one judge of commands."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, islice
from typing import Any

from game.rules.chance import is_seed
from game.rules.course import ShuffleDeck, TakeTurn
from game.rules.event import (
    Answered,
    Awaiting,
    CardsLaid,
    DeckShuffled,
    Event,
    GameLost,
    GameStarted,
    GameWon,
)
from game.rules.ruleset import Ruleset
from game.rules.state import HAND_SIZE, Cards, Seat, State, Visibility
from game.rules.steps import Command, Decision, Ordering, Reason, Step, Unasked


class IllegalCommand(Exception):
    """Raised for a command that is not legal now. It has changed nothing."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Unanswerable(Exception):
    """Raised when the rules ask for something that no command answers: a fault of theirs."""


class Unreadable(Exception):
    """Raised when the rules leave a step to do that they do not list: a fault of theirs."""


class ForeignLog(ValueError):
    """Raised for a log that these rules would not have produced, from event `number` on (counted
    from 1)."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(message)
        self.number = number


OF_ANY_GAME = frozenset({ShuffleDeck, TakeTurn})
"""Steps that may wait in any game."""


def opening(rules: Ruleset) -> State:
    """Returns the closed box, before the first event."""
    return State(
        zones=rules.box,
        table=rules.zones,
        kinds=rules.kinds,
        trio=rules.trio,
        box=rules.all_cards,
        edition=rules.edition,
    )


def fold(rules: Ruleset, log: Iterable[Event]) -> State:
    """Returns the state after these events, of which the first is GameStarted."""
    state = opening(rules)
    for event in log:
        state = event.evolve(state)
    return state


class Game:
    """Ask `pending` and `legal()`, then `submit` a command and receive the events it caused.

    `Game(rules, log)` goes on with the game whose own log this is: the log is folded, not judged.
    """

    def __init__(self, rules: Ruleset, log: Iterable[Event] = ()) -> None:
        self.rules = rules
        self._log = list(log)
        self.state = fold(rules, self._log)
        self._waiting: tuple[Step, ...] = ()
        """Steps that are still to be done while a command is carried out, next step first. When all
        is done they become the agenda of the state."""

    def copy(self) -> Game:
        """Returns another game that stands where this one stands, and goes its own way."""
        other = Game(self.rules)
        other._log, other.state = [*self._log], self.state
        return other

    @classmethod
    def start(
        cls,
        rules: Ruleset,
        *,
        seed: str,
        seats: int = 1,
        visibility: Visibility = "open",
        first_seat: Seat = 0,
        deck: Cards = (),
    ) -> Game:
        """Returns a new game, set up as far as its first decision.

        `deck`, if given, is the order of the deck after its first shuffle. Raises ValueError, with
        a sentence, for anything that a game cannot start with.
        """
        if not is_seed(seed):
            raise ValueError(
                "A seed has 1 to 64 characters, composed (NFC) and without control characters."
            )
        if seats not in HAND_SIZE:
            raise ValueError("A game has 1 or 2 seats.")
        if first_seat not in range(seats):
            raise ValueError("The first seat must be one of the seats.")
        if visibility not in ("open", "hidden") or (seats == 1 and visibility != "open"):
            raise ValueError("Hands are open or hidden, and alone they are open.")
        lines = [line() for line in rules.setup]
        if deck:
            lines[rules.setup.index(ShuffleDeck)] = ShuffleDeck(deck)
        game = cls(rules)
        game.emit(GameStarted(rules.edition, seats, first_seat, seed, visibility))
        game.then(*lines, TakeTurn())
        game._advance(game.state)
        return game

    @classmethod
    def laid(cls, rules: Ruleset, started: GameStarted, table: Iterable[CardsLaid]) -> Game:
        """Returns a game that begins with its first turn and has these cards where a position has
        them. No set-up is made. All other cards stay in their box, those of the deck below what is
        laid."""
        game = cls(rules)
        game.emit(started)
        for laid in table:
            game.emit(laid)
        game.then(TakeTurn())
        game._advance(game.state)
        return game

    @classmethod
    def replay(cls, rules: Ruleset, log: Iterable[Event]) -> Game:
        """Returns the game that anybody's log tells, played again command by command.

        The log is read event by event, no further than the first that is refused. Raises
        ForeignLog, which names the first event that the rules would not have produced.
        """
        told = iter(log)
        begin = next(told, None)
        if not isinstance(begin, GameStarted):
            raise ForeignLog(1, "Event 1 must be GameStarted.")

        beginning: list[Event] = [begin]

        def start(deck: Cards = ()) -> Game:
            try:
                return cls.start(
                    rules,
                    seed=begin.seed or "",
                    seats=begin.seats,
                    visibility=begin.visibility,
                    first_seat=begin.first_seat,
                    deck=deck,
                )
            except ValueError as refusal:
                message = f"These events cannot begin a game: {refusal}"
                raise ForeignLog(len(beginning), message) from None

        # The deal may have been given: then its order stands where that of the seed would.
        game = start()
        shuffles = (n for n, event in enumerate(game.log) if isinstance(event, DeckShuffled))
        beginning += islice(told, next(shuffles, 0))
        dealt = beginning[-1].order if isinstance(beginning[-1], DeckShuffled) else ()
        if dealt:
            game = start(tuple(card for card in dealt if card is not None))
        told = chain(beginning, told)
        made: Iterable[Event] = game.log
        number = 0
        while True:
            for ours in made:
                number += 1
                theirs = next(told, None)
                if theirs is None:
                    raise ForeignLog(number, f"Event {number} is missing.")
                if theirs != ours:
                    raise ForeignLog(
                        number, f"Event {number} is not what the rules make of this game."
                    )
            answer = next(told, None)
            if answer is None:
                return game
            number += 1
            if not isinstance(answer, Answered):
                raise ForeignLog(number, f"Event {number} is not what the rules make of this game.")
            try:
                made = game.submit(answer.command)[1:]
            except IllegalCommand as refusal:
                raise ForeignLog(number, f"Event {number} is not legal: {refusal}") from None

    @property
    def log(self) -> tuple[Event, ...]:
        return tuple(self._log)

    @property
    def pending(self) -> Decision | None:
        """The decision that waits for the active seat; None when the game is over."""
        step = self.state.agenda[0] if self.state.agenda else None
        return step if isinstance(step, Decision) else None

    @property
    def seed(self) -> str:
        """Seed of this deal. People may see it, but no view has it, because it tells the deck."""
        return self.state.seed

    @property
    def defeat(self) -> str | None:
        """Reason why the game was lost; None unless it was."""
        return next((event.reason for event in self._log if isinstance(event, GameLost)), None)

    def legal(self) -> list[Command[Any]]:
        """Returns every command that answers the pending decision, except conceding."""
        decision = self.pending
        if decision is None:
            return []
        return self._options(decision)

    def _options(self, decision: Decision) -> list[Command[Any]]:
        kinds = self._answers_to(decision)
        return [command for kind in kinds for command in kind.options(self, decision)]

    def ordering(self) -> tuple[type[Command[Any]], Ordering] | None:
        """Returns the class of answer that would put cards in order at the pending decision, and
        those cards; None if no answer does."""
        decision = self.pending
        for kind in self._answers_to(decision) if decision else ():
            ordering = kind.ordering(self, decision)
            if ordering is not None:
                return kind, ordering
        return None

    def _answers_to(self, decision: Decision) -> tuple[type[Command[Any]], ...]:
        """Returns the commands of this decision, and those that answer any."""
        answers = self.rules.answers
        return answers.get(type(decision), ()) + answers.get(Decision, ())

    def submit(self, command: Command[Any]) -> tuple[Event, ...]:
        """Carries out a command and everything that follows, up to the next decision.

        Returns the new events. Raises IllegalCommand, or whatever went wrong, and then nothing has
        changed.
        """
        decision = self.pending
        if decision is None:
            raise IllegalCommand(Unasked.GAME_OVER)
        if type(command) not in self._answers_to(decision):
            raise IllegalCommand(Unasked.NOT_ASKED)
        if not command.allowed(self, decision):
            raise IllegalCommand(command.reason(self))
        state, length = self.state, len(self._log)
        try:
            self.emit(Answered(command))
            self._waiting = self.state.agenda
            command.perform(self, decision)
            self._advance(state)
        except BaseException:
            self.state = state
            del self._log[length:]
            raise
        return tuple(self._log[length:])

    def rewind(self, answers: int) -> None:
        """Takes back that many answers, whoever gave them.

        Raises ValueError if there are not that many.
        """
        given = [at for at, event in enumerate(self._log) if isinstance(event, Answered)]
        if not 0 <= answers <= len(given):
            raise ValueError(f"There are {len(given)} answers to take back, not {answers}.")
        if answers:
            del self._log[given[-answers] :]
            self.state = fold(self.rules, self._log)

    def emit(self, event: Event) -> None:
        """Adds an event to the log and folds it at once. For rules only."""
        self._log.append(event)
        self.state = event.evolve(self.state)

    def then(self, *steps: Step) -> None:
        """Schedules steps, in this order, before all that were waiting. For rules only."""
        self._waiting = steps + self._waiting

    def _advance(self, before: State) -> None:
        """Performs steps until one waits for a player or the game is over (R31).

        The goals are looked at whenever a card has moved, the first time since `before`.
        """
        zones = before.zones
        while self._waiting and self.state.result is None:
            step = self._waiting[0]
            if self.state.zones is not zones:
                zones = self.state.zones
                self._look_at_goals()
            elif isinstance(step, Decision) and not self._answers_itself(step):
                break
            else:
                self._waiting = self._waiting[1:]
                step.perform(self)
        agenda = () if self.state.result else self._waiting
        for step in agenda:
            if type(step) not in self.rules.lasting and type(step) not in OF_ANY_GAME:
                raise Unreadable(
                    f"{type(step).__name__} waits in a game of {self.rules.edition}, whose rules "
                    "have it neither in a table nor in steps: no save could be read again."
                )
        self.emit(Awaiting(agenda))

    def _look_at_goals(self) -> None:
        """Wins the game when all goals are met at the same moment (R28, R43)."""
        for goal in self.rules.goals:
            if not goal(self):
                return
        self.emit(GameWon())

    def _answers_itself(self, decision: Decision) -> bool:
        """Returns whether the default is the only answer: a choice that does not exist is not
        posed."""
        default = decision.default(self)
        if default is None:
            if not self._can_be_answered(decision):
                raise Unanswerable(f"Nothing answers {decision} in a game of {self.rules.edition}.")
            return False
        return all(command == default for command in self._options(decision))

    def _can_be_answered(self, decision: Decision) -> bool:
        return any(
            True for kind in self._answers_to(decision) for _ in kind.options(self, decision)
        )
