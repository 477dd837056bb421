"""The look ahead: an answer is worth what the next card makes of the position on average.

A net's chance of one position is noisy; its mean over every card that may turn up next is much less
so. Thinking comes in slices: it pauses before each position is judged.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

NEAR = 0.12
"""An answer that looks worse than the best by more than this is not looked into."""
DEPTH = 2
"""Decisions of a turn, one after the other, whose answers are compared, if they are counted."""

Position = TypeVar("Position")
Answer = TypeVar("Answer")
Found = TypeVar("Found")
Pausing = Generator[None, None, Found]
"""Generator that pauses now and then, and returns what it found."""


@dataclass(frozen=True)
class Prospect(Generic[Position, Answer]):
    """An answer, what it leaves as far as can be foreseen, and the chance of victory then, from 0
    to 1."""

    answer: Answer
    leaves: Position
    chance: float


class Search(ABC, Generic[Position, Answer]):
    """The search for one decision."""

    @abstractmethod
    def after(self, position: Position, answer: Answer) -> Position:
        """Returns what an answer leaves, as far as can be foreseen."""

    @abstractmethod
    def follow_ups(self, position: Position, depth: int) -> Pausing[Sequence[Answer]]:
        """Returns the answers that are compared, up to this depth; none where the position is
        judged itself."""

    @abstractmethod
    def value(self, position: Position) -> Pausing[float]:
        """Returns the chance of victory in a position, as the net sees it."""

    @abstractmethod
    def mean(self, position: Position) -> Pausing[float | None]:
        """Returns the mean over what turns up next; None where that cannot be told."""

    @abstractmethod
    def highest(self, chances: Sequence[float]) -> float:
        """Returns the highest chance of an answer that was not looked into, from those of all that
        were."""

    def key(self, one: Prospect[Position, Answer]) -> tuple[float, ...]:
        """Returns what the answers are put in order by."""
        return (-one.chance,)

    def at_a_glance(
        self, now: Position, answers: Iterable[Answer]
    ) -> Pausing[list[Prospect[Position, Answer]]]:
        """Judges the answers by what the net says of what they leave, the best first."""
        seen = []
        for answer in answers:
            leaves = self.after(now, answer)
            chance = yield from self.glimpsed(leaves)
            seen.append(Prospect(answer, leaves, chance))
        return sorted(seen, key=self.key)

    def judged(
        self, now: Position, answers: Iterable[Answer], most: int
    ) -> Pausing[list[Prospect[Position, Answer]]]:
        """Judges the answers, the best first. At most so many are looked into."""
        seen = yield from self.at_a_glance(now, answers)
        if len(seen) == 1:
            return seen
        near = [one for one in seen[:most] if one.chance >= seen[0].chance - NEAR]
        means = []
        for one in near:
            mean = yield from self.expected(one.leaves)
            means.append(mean)
        # The net may be too hopeful of what comes next, or not enough: what cannot be looked into
        # is set right by what was seen of the others.
        offs = [
            mean - one.chance for one, mean in zip(near, means, strict=True) if mean is not None
        ]
        off = sum(offs) / len(offs) if offs else 0.0
        looked_into = [
            replace(one, chance=min(1.0, max(0.0, one.chance + off)) if mean is None else mean)
            for one, mean in zip(near, means, strict=True)
        ]
        looked_into.sort(key=self.key)
        highest = self.highest([one.chance for one in looked_into])
        rest = [replace(one, chance=min(one.chance, highest)) for one in seen[len(near) :]]
        return sorted([*looked_into, *rest], key=lambda one: -one.chance)

    def glimpsed(self, position: Position, depth: int = DEPTH) -> Pausing[float]:
        """Returns the net's chance after the best of the answers that are compared, if any are."""
        answers = yield from self.follow_ups(position, depth)
        if not answers:
            return (yield from self.value(position))
        best, left = 0.0, depth - (len(answers) > 1)
        for answer in answers:
            yield
            best = max(best, (yield from self.glimpsed(self.after(position, answer), left)))
        return best

    def expected(self, position: Position, depth: int = DEPTH) -> Pausing[float | None]:
        """Returns the mean over what turns up next, after the best of the answers that are
        compared, if any are; None where that cannot be told."""
        answers = yield from self.follow_ups(position, depth)
        if not answers:
            return (yield from self.mean(position))
        best, left = None, depth - (len(answers) > 1)
        for answer in answers:
            yield
            mean = yield from self.expected(self.after(position, answer), left)
            if mean is not None:
                best = max(best or 0.0, mean)
        return best
