"""The review of a finished game: the chance of victory at every decision, told apart into what the
cards gave and what the choices cost.

Chances are whole numbers here, in ten-thousandths, so that they add up to the last digit.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.players.advice import Advice, Player, Thinking
from game.players.alike import printed
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import Result
from game.rules.steps import Command, Decision
from game.rules.view import View

CERTAIN = 10_000
"""The chance of a game that is won."""
LEAST = 50
"""A choice that cost less is not worth telling of: half a point of a hundred."""
MOST = 5
"""So many choices are told of."""


@runtime_checkable
class Reckoner(Player, Protocol):
    """An adviser who knows the chance of victory after every answer that he weighs."""

    @property
    def version(self) -> str:
        """What his chances come from: another version may reckon other ones."""


class Judgement(NamedTuple):
    """What an adviser made of an answer: the chance of the best one, that of the one that was
    given, and the better one if there is any."""

    best: int
    given: int
    better: Command[Any] | None = None


@dataclass(frozen=True)
class Judged:
    """A decision of the game. `at` is the number of the event after which it was taken, `view` what
    the player knew then, `played` what he answered and `better` what the adviser would have done,
    the same where he knows nothing better. `before` is the chance of victory with that, `after`
    with what was played; `luck` is what the cards gave from then until the next decision."""

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
        """What the choice cost, never below nothing."""
        return self.before - self.after


class Point(NamedTuple):
    """A point of the curve: the chance with which a turn began, and the event it was then."""

    turn: int
    at: int
    chance: int


@dataclass(frozen=True)
class Review:
    """A finished game. `judged` are its decisions in their order, none of a game that was given up
    before the first answer; `end` is the last point of the curve: CERTAIN or 0, or what was left of
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
        """What the cards gave in all, or took. With `start` and `play` it makes up the end."""
        return sum(judged.luck for judged in self.judged)

    @property
    def play(self) -> int:
        """What the choices gave in all: never more than nothing, for the best is the measure."""
        return -sum(judged.cost for judged in self.judged)

    @property
    def worst(self) -> tuple[Judged, ...]:
        """The choices that cost most, the dearest first and of equals the earlier one."""
        dear = (judged for judged in self.judged if judged.cost >= LEAST)
        return tuple(sorted(dear, key=lambda judged: -judged.cost)[:MOST])

    @property
    def judgements(self) -> tuple[Judgement, ...]:
        """All that the adviser made of it: with these it need not be thought of again."""
        answers = [
            Judgement(one.before, one.after, one.better if one.cost else None)
            for one in self.judged
        ]
        given_up = [Judgement(self.end.chance, self.end.chance)] if self.conceded else []
        return (*answers, *given_up)


Reviewing = Generator[float, None, Review]
"""Yields after each evaluation how far it has come, from 0 to 1, and returns the review."""


class Taken(NamedTuple):
    """A decision as it was taken, after the event of number `at`, and all its answers."""

    at: int
    view: View
    decision: Decision
    legal: Sequence[Command[Any]]
    played: Command[Any]


def review(game: Game, player: Reckoner) -> Reviewing:
    """Of a game that is over, as it stands: what was taken back is not looked at, and what a game
    began with that went on from another one counts as its own."""
    answers = sum(isinstance(event, Answered) for event in game.log)
    made: list[tuple[Taken, Judgement]] = []
    for number, taken in enumerate(decisions(game)):
        judgement = yield from judging(player, taken, number / answers)
        made.append((taken, judgement))
    return told(game, made)


def known_review(game: Game, judgements: Sequence[Judgement]) -> Review | None:
    """The same at once, from all that the adviser is known to have made of it; None if that is not
    of this game."""
    made = list(zip(decisions(game), judgements, strict=False))
    answers = sum(isinstance(event, Answered) for event in game.log)
    fits = len(made) == len(judgements) == answers
    fits &= all(judgement.better in (None, *taken.legal) for taken, judgement in made)
    return told(game, made) if fits else None


def told(game: Game, made: Sequence[tuple[Taken, Judgement]]) -> Review:
    """What comes of all the judgements of a game."""
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
    """Those of a game, as they were taken one after the other."""
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
    """What the adviser makes of an answer; it yields the progress after each evaluation."""
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
    """A chance in ten-thousandths."""
    assert chance is not None, "a reckoner knows it"
    return round(CERTAIN * min(1.0, max(0.0, chance)))
