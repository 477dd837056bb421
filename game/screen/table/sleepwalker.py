"""The sleepwalker: the program in the seat of a player, who answers at a human pace, and tells why
when asked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile, takewhile
from time import perf_counter
from typing import Any

from game.players.advice import Advice, Slices
from game.rules.event import Answered, Event
from game.rules.game import Game
from game.rules.steps import Command
from game.rules.view import View
from game.screen.program import Program
from game.screen.table.hints.best_answers import borne_out
from game.screen.table.hints.hint_state import Hint, hint_of
from game.screen.table.hints.thinker import Thinker
from game.table.motion.tempo import INSTANT
from game.table.session import TableSession
from game.table.sleepwalks import own_answers
from game.table.watching import named
from game.words import Words

CONSIDERS, AT_LEAST, IN_PASSING = 1.1, 0.5, 0.1
"""Seconds from the end of all movements to its answer: at the usual speed, at any speed, and where
something may only come between."""


@dataclass(frozen=True)
class Given:
    """An answer of the sleepwalker: the length of the log before it, its command, what it saw then,
    and what it had weighed."""

    at: int
    command: Command[Any]
    view: View
    hint: Hint


class Sleepwalker:
    """Answers whatever its seat is asked, by what this seat may know. It keeps its answers between
    two of a person, to give its reasons; after an undo or a restart it thinks of them again."""

    def __init__(self, program: Program, session: TableSession) -> None:
        self._program, self._session = program, session
        self._thinker = Thinker(program, session, lambda: self._asked)
        self._waited = 0.0
        """Seconds since the last movement, while it is asked."""
        self._given: list[Given] = []
        self._known: tuple[Event, ...] = ()
        """The log of the game when it gave its last answers, or began to think of them again."""
        self._recalled: Slices[list[Given]] | None = None

    @property
    def _asked(self) -> Any:
        session = self._session
        return session.game.pending if session.viewer.sleepwalks else None

    @property
    def asked(self) -> bool:
        """True if its seat has to answer now."""
        return self._session.viewer.sleepwalks

    @property
    def thinks(self) -> bool:
        return self._thinker.busy or self._recalled is not None

    def advance(self, dt: float, moves: bool) -> bool:
        """Thinks for one frame, less if anything `moves`. Gives the answer once it is found, and
        everybody could see what was before it; returns whether it did."""
        if not self.asked:
            self._waited = 0.0
            self._recall(moves)
            return False
        self._recalled = None
        self._thinker.ask()
        self._thinker.advance(moves)
        self._waited = 0.0 if moves else self._waited + dt
        advice = self._thinker.advice
        if advice is None or self._waited < self._pace:
            return False
        self._waited = 0.0
        self._answer(advice)
        return True

    @property
    def _pace(self) -> float:
        """Seconds that it takes for this answer, however soon it is found."""
        session, tempo = self._session, self._program.tempo
        if session.staging.decision(session.game.pending).pauses is not None:
            return IN_PASSING
        usual = 0.0 if tempo.speed == INSTANT else CONSIDERS / tempo.speed
        return max(AT_LEAST, usual) * tempo.pauses

    def _answer(self, advice: Advice) -> None:
        session = self._session
        game, at = session.game, len(session.game.log)
        view = session.viewer.known_by(game.state.active)
        before = [n for n, event in enumerate(game.log) if isinstance(event, Answered)][-1:]
        goes_on = bool(self._given) and before == [self._given[-1].at]
        told = Given(at, advice.command, view, hint_of(advice, view, self._program.words))
        self._given = [*self._given, told] if goes_on else [told]
        session.sleepwalk(advice.command)
        self._known = tuple(game.log)

    def _recall(self, moves: bool) -> None:
        """Thinks for one frame of its last answers, if those that it has in mind do not stand."""
        log = tuple(self._session.game.log)
        if self._session.sleepwalker is None or moves:
            return
        if not self._known or log[: len(self._known)] != self._known:
            self._known, self._given = log, []
            self._recalled = Slices(self._thought_again(log), perf_counter)
        if self._recalled is not None and self._recalled.advance(moves):
            self._given, self._recalled = self._recalled.result or [], None

    def _thought_again(self, log: Sequence[Event]) -> Generator[object, None, list[Given]]:
        """Thinks of the last answers that it gave in this game."""
        session, given = self._session, list[Given]()
        for at in self._last_answers(log):
            event, game = log[at], Game(session.game.rules, log[:at])
            decision = game.pending
            assert isinstance(event, Answered), "an answer"
            assert decision is not None, "it was asked"
            view = View.of(session.viewer.agreed(game.state), game.state.active)
            advice = yield from self._thinker.player.think(view, decision, game.legal())
            if advice.command == event.command:
                hint = hint_of(advice, view, self._program.words)
                given.append(Given(at, event.command, view, hint))
        return given

    def _last_answers(self, log: Sequence[Event]) -> list[int]:
        """Returns the numbers of the last answers that it gave one after the other."""
        own = {*own_answers(self._session.game, self._session.sleepwalks)}
        answers = [at for at, event in enumerate(log) if isinstance(event, Answered)]
        until = dropwhile(lambda at: at not in own, reversed(answers))
        return [*takewhile(lambda at: at in own, until)][::-1]

    def reasons(self, words: Words) -> list[tuple[str, str]]:
        """Returns what it did since the last answer of a person, and why: each answer in words, and
        a sentence."""
        log = self._session.game.log
        stand = [one for one in self._given if log[one.at : one.at + 1] == (Answered(one.command),)]
        return [(self._done(words, one), self._why(words, one)) for one in stand]

    def _done(self, words: Words, given: Given) -> str:
        """Names an answer, without its card if only its owner may know it."""
        command, view = given.command, self._openly(given)
        if not view.secret(named(command)):
            return words.command(command, view)
        way = words.way(type(command), view)[0]
        return way if view.private.isdisjoint(named(command)) else words.from_hand(way)

    def _why(self, words: Words, given: Given) -> str:
        if given.hint.after(0) is None:
            return words.say("There was nothing else to do.")
        # It gives nothing away: what its hidden cards alone bear out stays untold.
        told = borne_out(words, self._openly(given), given.hint, 0)
        return told or words.say("The reason lies in cards that you cannot see.")

    def _openly(self, given: Given) -> View:
        """Returns what it saw, with the cards that its answer has shown to everybody."""
        shown = {*given.view.known_to_both, *named(given.command.public())}
        return replace(given.view, known_to_both=shown)
