"""One game of a contest, from the deal to its end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from game.players.advice import Player, concluded
from game.players.arena.contest import Outcome
from game.rules.game import Game, IllegalCommand
from game.rules.steps import Command
from game.rules.view import View
from game.words import tellable

KEPT = 4
"""Digits of a chance; a file of results has them, and a resumed contest is to be the same."""
LONGEST = 100
"""Letters of a wrong answer that are told."""


@dataclass(frozen=True)
class Answer:
    """A command, the chance of victory that whoever gave it reckoned with, and the seconds that it
    took."""

    command: Command[Any]
    seconds: float
    chance: float | None = None


class Forfeit(Exception):
    """A game is lost by no rule: why, in a word, and what is to be said of it."""

    def __init__(self, reason: str, flaw: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.flaw = flaw


def illegal(answer: str, why: Exception) -> Forfeit:
    """An answer that nobody may give."""
    return Forfeit("illegal", tellable(f"{answer[:LONGEST]} - {why}"))


Answers = Callable[[Game], Answer]
"""What is done in a game that asks something. Raises Forfeit."""


def by(player: Player) -> Answers:
    """What one of our players does, who is told no more than a player may know."""

    def answer(game: Game) -> Answer:
        decision = game.pending
        assert decision is not None
        view, legal = View.of(game.state, game.state.active), game.legal()
        began = perf_counter()
        advice = concluded(player.think(view, decision, legal))
        return Answer(advice.command, perf_counter() - began, advice.chance)

    return answer


def played(number: int, game: Game, answers: Answers) -> Outcome:
    """A game, to its end."""
    times: list[float] = []
    chances: list[float] = []
    turn = 0
    reason, flaw = "", ""
    try:
        while game.pending is not None:
            answer = answers(game)
            times.append(answer.seconds)
            if game.state.turn > turn:
                turn = game.state.turn
                if answer.chance is not None:
                    chances.append(round(answer.chance, KEPT))
            try:
                game.submit(answer.command)
            except IllegalCommand as refusal:
                raise illegal(str(answer.command), refusal) from None
        reason = game.defeat or ""
    except Forfeit as forfeit:
        reason, flaw = forfeit.reason, forfeit.flaw
    return Outcome(
        number,
        won=game.state.result == "won",
        reason=reason,
        turns=game.state.turn,
        decisions=len(times),
        thinking=sum(times),
        slowest=max(times, default=0.0),
        chances=tuple(chances),
        flaw=flaw,
    )
