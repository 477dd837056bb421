"""The review of a finished game: the chance of victory at every decision, divided into what the
cards gave and what the choices cost.

Chances are whole numbers here, in ten-thousandths, so that they add up to the last digit.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.players.advice import Advice, Player, Thinking, printed
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import Result
from game.rules.steps import Command, Decision
from game.rules.view import View

CERTAIN = 10_000
"""Chance of a game that is won."""
LEAST = 50
"""Cost below which a choice is not worth telling: half a point of a hundred."""
MOST = 5
"""Choices that are told, at most."""


@runtime_checkable
class Reckoner(Player, Protocol):
    """An adviser who knows the chance of victory after every answer that it weighs."""

    @property
    def version(self) -> str:
        """Version of what its chances come from: another may give other chances."""


class Judgement(NamedTuple):
    """The adviser's judgement of an answer: the chance of the best answer, that of the given one,
    and the better answer if there is one."""

    best: int
    given: int
    better: Command[Any] | None = None


@dataclass(frozen=True)
class Judged:
    """A decision of the game. `at` is the number of the event after which it was taken, `view` what
    the player knew then, `played` the answer and `better` that of the adviser, the same where it
    knows nothing better. `before` is the chance of victory with `better`, `after` with `played`;
    `luck` is what the cards gave from then until the next decision."""

    at: int
    turn: int
    view: View
    decision: Decision
    played: Command[Any]
    better: Command[Any]
    before: int
    after: int
    luck: int

    @property
    def cost(self) -> int:
        """Cost of the choice, never below 0."""
        return self.before - self.after


class Point(NamedTuple):
    """A point of the curve: the chance at the beginning of a turn, and the number of the event
    then."""

    turn: int
    at: int
    chance: int


@dataclass(frozen=True)
class Review:
    """A finished game. `judged` are its decisions in their order, none of a game that was given up
    before the first answer. `end` is the last point of the curve: CERTAIN or 0, or what was left of
    a game that was given up. `doors` of all the `places` were open at the end."""

    seed: str
    result: Result
    conceded: bool
    doors: int
    places: int
    judged: tuple[Judged, ...]
    end: Point

    @property
    def curve(self) -> tuple[Point, ...]:
        """The chance at the beginning of every turn in which something was decided, and the end."""
        turns = {judged.turn: judged for judged in reversed(self.judged)}
        begun = (Point(turn, turns[turn].at, turns[turn].before) for turn in sorted(turns))
        return (*begun, self.end)

    @property
    def start(self) -> int:
        """The chance at the first decision."""
        return self.curve[0].chance

    @property
    def luck(self) -> int:
        """All that the cards gave, or took. With `start` and `play` it makes up the end."""
        return sum(judged.luck for judged in self.judged)

    @property
    def play(self) -> int:
        """All that the choices gave: never more than 0, because the best answer is the measure."""
        return -sum(judged.cost for judged in self.judged)

    @property
    def worst(self) -> tuple[Judged, ...]:
        """The choices that cost most, the dearest first and of equals the earlier one."""
        dear = (judged for judged in self.judged if judged.cost >= LEAST)
        return tuple(sorted(dear, key=lambda judged: -judged.cost)[:MOST])

    @property
    def judgements(self) -> tuple[Judgement, ...]:
        """All judgements of the adviser: with these the review need not be thought again."""
        answers = [
            Judgement(one.before, one.after, one.better if one.cost else None)
            for one in self.judged
        ]
        given_up = [Judgement(self.end.chance, self.end.chance)] if self.conceded else []
        return (*answers, *given_up)


Reviewing = Generator[float, None, Review]
"""Generator that yields its progress from 0 to 1 after each evaluation, and returns the review."""


class Taken(NamedTuple):
    """A decision as it was taken, after the event of number `at`, and all its answers."""

    at: int
    view: View
    decision: Decision
    legal: Sequence[Command[Any]]
    played: Command[Any]


def review(game: Game, player: Reckoner) -> Reviewing:
    """Reviews a game that is over, as it stands: what was taken back is not looked at, and the
    beginning that a game has from another one counts as its own."""
    answers = sum(isinstance(event, Answered) for event in game.log)
    made: list[tuple[Taken, Judgement]] = []
    for number, taken in enumerate(decisions(game)):
        judgement = yield from judging(player, taken, number / answers)
        made.append((taken, judgement))
    return told(game, made)


def known_review(game: Game, judgements: Sequence[Judgement]) -> Review | None:
    """Returns the review at once from all its judgements; None if they are not of this game."""
    made = list(zip(decisions(game), judgements, strict=False))
    answers = sum(isinstance(event, Answered) for event in game.log)
    fits = len(made) == len(judgements) == answers
    fits &= all(judgement.better in (None, *taken.legal) for taken, judgement in made)
    return told(game, made) if fits else None


def told(game: Game, made: Sequence[tuple[Taken, Judgement]]) -> Review:
    """Returns the review that the judgements of a game make up."""
    state, end = game.state, CERTAIN if game.state.result == "won" else 0
    assert state.result is not None, "the game is over"
    conceded = bool(made) and isinstance(made[-1][0].played, Concede)
    if conceded:
        *made, (_, last) = made
        end = last.best
    chances = [*(judgement.best for _, judgement in made[1:]), end]
    judged = tuple(
        Judged(
            at=taken.at,
            turn=taken.view.turn,
            view=taken.view,
            decision=taken.decision,
            played=taken.played,
            better=judgement.better or taken.played,
            before=judgement.best,
            after=judgement.given,
            luck=then - judgement.given,
        )
        for (taken, judgement), then in zip(made, chances, strict=bool(made))
    )
    return Review(
        seed=state.seed,
        result=state.result,
        conceded=conceded,
        doors=sum(len(state.doors(seat)) for seat in range(state.seats)),
        places=game.rules.doors,
        judged=judged,
        end=Point(state.turn, len(game.log) - 1, end),
    )


def decisions(game: Game) -> Iterator[Taken]:
    """Yields the decisions of a game, as they were taken one after the other."""
    log = game.log
    answered = [at for at, event in enumerate(log) if isinstance(event, Answered)]
    stood = Game(game.rules, log[: answered[0]] if answered else log)
    for at in answered:
        event, decision = log[at], stood.pending
        assert isinstance(event, Answered), "an answer"
        assert decision is not None, "somebody was asked"
        view = View.of(stood.state, stood.state.active)
        yield Taken(at - 1, view, decision, stood.legal(), event.command)
        stood.submit(event.command)


def judging(player: Reckoner, taken: Taken, progress: float) -> Generator[float, None, Judgement]:
    """Judges an answer; yields the progress after each evaluation."""
    view, decision, played = taken.view, taken.decision, taken.played
    advice = yield from _advancing(player.think(view, decision, taken.legal), progress)
    best = share(advice.chance)
    if isinstance(played, Concede):
        return Judgement(best, best)
    known = printed(played)
    weighed = next((one for one in advice.weighed if printed(one.command) == known), None)
    if weighed is None:
        # It did not look good enough to be weighed with the others.
        again = yield from _advancing(player.think(view, decision, [played]), progress)
        weighed = again.weighed[0]
    given = share(weighed.chance)
    return Judgement(best, given, advice.command) if best > given else Judgement(given, given)


def _advancing(thinking: Thinking, progress: float) -> Generator[float, None, Advice]:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: Advice = end.value
            return advice
        yield progress


def share(chance: float | None) -> int:
    """Returns a chance in ten-thousandths."""
    assert chance is not None, "a reckoner knows it"
    return round(CERTAIN * min(1.0, max(0.0, chance)))
