"""The review of a finished game: the chance of victory at every decision, divided into what the
cards gave and what the choices cost; or only how the answers rank, by an adviser without chances.

Every choice is judged by what its seat knew. Chances are whole numbers here, in ten-thousandths, so
that they add up to the last digit.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.players.advice import Advice, Player, Thinking, Weighed, printed
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import Result, Seat
from game.rules.steps import Command, Decision
from game.rules.view import View

CERTAIN = 10_000
"""Chance of a game that is won."""
LEAST = 100
"""Cost below which an answer is as good as the best: one point of a hundred."""
MOST = 5
"""Choices that are told, at most."""


@runtime_checkable
class Reckoner(Player, Protocol):
    """An adviser who knows the chance of victory after every answer that it weighs."""

    @property
    def version(self) -> str:
        """Version of what its chances come from: another may give other chances."""


class Judgement(NamedTuple):
    """The adviser's judgement of an answer: the chance of the best answer and that of the given
    one, 0 from an adviser without chances; the `place` of the given one among so many `answers`,
    from 1; and if there is a better one, all that are as `good` as the best, the best first."""

    best: int
    given: int
    place: int = 1
    answers: int = 1
    good: tuple[Command[Any], ...] = ()


@dataclass(frozen=True)
class Judged:
    """A decision of the game. `at` is the number of the event after which it was taken, `view` what
    the player knew then, and `played` the answer, at this `place` among so many
    `answers`, from 1. As `good` as the best are these, the best first; none where nothing is
    better. `before` is the chance of victory with the best, `after` with `played`; `luck` is what
    the cards gave from then until the next decision. All three are 0 without chances."""

    at: int
    turn: int
    view: View
    decision: Decision
    played: Command[Any]
    place: int
    answers: int
    good: tuple[Command[Any], ...]
    before: int
    after: int
    luck: int

    @property
    def seat(self) -> Seat:
        """The seat that chose: 0 or 1."""
        return self.view.seat

    @property
    def better(self) -> Command[Any]:
        """The answer of the adviser; `played` where it knows nothing better."""
        return self.good[0] if self.good else self.played

    @property
    def cost(self) -> int:
        """Cost of the choice, never below 0."""
        return self.before - self.after

    @property
    def missed(self) -> bool:
        """True if the answer was not as good as the best."""
        return bool(self.good) and not self.finds(self.played)

    @property
    def depth(self) -> float:
        """Part of the other answers that are better, 0 to 1."""
        return (self.place - 1) / max(1, self.answers - 1)

    def finds(self, answer: Command[Any]) -> bool:
        """Returns whether this answer is as good as the best."""
        return answer in self.good


class Point(NamedTuple):
    """A point of the curve: the chance at the beginning of a turn, and the number of the event
    then."""

    turn: int
    at: int
    chance: int


@dataclass(frozen=True)
class Review:
    """A finished game of one or two `seats`. `judged` are its decisions in their order, none of a
    game that was given up before the first answer. `end` is the last point of the curve: CERTAIN or
    0, or what was left of a game that was given up. `doors` of all the `places` were open at the
    end. It is `reckoned` if the adviser knows chances; otherwise only the places count."""

    seed: str
    seats: int
    reckoned: bool
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
        """The choices that cost most, the dearest first and of equals the earlier one; without
        chances those before which most answers are placed."""
        missed = (judged for judged in self.judged if judged.missed)
        dear = sorted(missed, key=lambda one: -one.cost if self.reckoned else -one.depth)
        return tuple(dear[:MOST])

    def choices(self, seat: Seat) -> Sequence[Judged]:
        """The decisions of a seat in which there was something to choose."""
        return [one for one in self.judged if one.seat == seat and one.answers > 1]


Reviewing = Generator[float, None, Review]
"""Generator that yields its progress from 0 to 1 after each evaluation, and returns the review."""


class Taken(NamedTuple):
    """A decision as it was taken, after the event of number `at`, and all its answers."""

    at: int
    view: View
    decision: Decision
    legal: Sequence[Command[Any]]
    played: Command[Any]


def review(game: Game, player: Player, known: dict[int, Judgement]) -> Reviewing:
    """Reviews a game that is over, as it stands: what was taken back is not looked at, and the
    beginning that a game has from another one counts as its own. Nobody but a `Reckoner` is asked
    for chances. Judgements that are `known`, by the number of the event before the answer, are not
    made again; all others are added to them."""
    answers = sum(isinstance(event, Answered) for event in game.log)
    made: list[tuple[Taken, Judgement]] = []
    for number, taken in enumerate(decisions(game)):
        judgement = known.get(taken.at)
        if judgement is None or not set(taken.legal).issuperset(judgement.good):
            judgement = yield from judging(player, taken, number / answers)
            known[taken.at] = judgement
        made.append((taken, judgement))
    return told(game, made, isinstance(player, Reckoner))


def told(game: Game, made: Sequence[tuple[Taken, Judgement]], reckoned: bool) -> Review:
    """Returns the review that the judgements of a game make up."""
    state = game.state
    end = CERTAIN if reckoned and state.result == "won" else 0
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
            place=judgement.place,
            answers=judgement.answers,
            good=judgement.good,
            before=judgement.best,
            after=judgement.given,
            luck=then - judgement.given,
        )
        for (taken, judgement), then in zip(made, chances, strict=bool(made))
    )
    return Review(
        seed=state.seed,
        seats=state.seats,
        reckoned=reckoned,
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


def judging(player: Player, taken: Taken, progress: float) -> Generator[float, None, Judgement]:
    """Judges an answer; yields the progress after each evaluation."""
    view, decision, played = taken.view, taken.decision, taken.played
    advice = yield from _advancing(player.think(view, decision, taken.legal), progress)
    weighed, best = advice.weighed, advice.weighed[0]
    if isinstance(played, Concede):
        return Judgement(share(best.chance), share(best.chance))
    given = AsWeighed(weighed).of(played)
    if given is None:
        # It did not look good enough to be weighed with the others.
        again = yield from _advancing(player.think(view, decision, [played]), progress)
        given = again.weighed[0]
        weighed = (*weighed, given)
    place = 1 + sum(gap(one, given) > 0 for one in weighed)
    if place == 1:
        return Judgement(share(given.chance), share(given.chance), 1, len(weighed))
    ranks = {one.command: rank for rank, one in enumerate(weighed) if gap(best, one) < LEAST}
    known = AsWeighed(weighed)
    found = ((known.of(command), command) for command in taken.legal)
    good = [(ranks[one.command], command) for one, command in found if one and one.command in ranks]
    named = tuple(command for _, command in sorted(good, key=lambda row: row[0]))
    return Judgement(share(best.chance), share(given.chance), place, len(weighed), named)


class AsWeighed:
    """The weighed value of each answer: of the answer itself, or of the first with alike cards."""

    def __init__(self, weighed: Sequence[Weighed]) -> None:
        self._own = {one.command: one for one in weighed}
        self._alike = {printed(one.command): one for one in reversed(weighed)}

    def of(self, command: Command[Any]) -> Weighed | None:
        return self._own.get(command) or self._alike.get(printed(command))


def gap(better: Weighed, other: Weighed) -> int:
    """Returns by how much the first answer is better: in chances, or all or nothing without."""
    if better.chance is None and other.chance is None:
        more, less = better.worth or 0.0, other.worth or 0.0
        return CERTAIN * ((more > less) - (more < less))
    return share(better.chance) - share(other.chance)


def _advancing(thinking: Thinking, progress: float) -> Generator[float, None, Advice]:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: Advice = end.value
            return advice
        yield progress


def share(chance: float | None) -> int:
    """Returns a chance in ten-thousandths; 0 if none is known."""
    return round(CERTAIN * min(1.0, max(0.0, chance or 0.0)))
