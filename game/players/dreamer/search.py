"""The look ahead: an answer is worth what the next card makes of the position on average.

The net's chance of one position is noisy; its mean over every card that may turn up next is much
less so. Thinking comes in slices: it pauses before each position is judged.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from game.players.dreamer.moves import (
    CODES,
    DRAW,
    MOST_OPTIONS,
    ORDER,
    REDRAW,
    REVEAL,
    SAMPLES,
    STAGE,
    START,
    TOP,
    TOPS,
    WON,
    answer,
    beginning,
    chances,
    draw,
    hopeless,
    options,
    turn_up,
)
from game.players.dreamer.net import Net

NEAR = 0.12
"""An answer that looks worse than the best by more than this is not looked into."""
ORDERS_NEAR = 6
"""Orders of a Prophecy that are looked into, at most."""
ONWARD_NEAR, ONWARD = 0.06, 3
"""Difference of chances, and number of answers, that are looked into in turns that known cards lead
through."""

Asking = Generator[None, None, float]
"""Generator that pauses before each position that is judged, and returns a chance."""


@dataclass(frozen=True)
class Prospect:
    """An option, and the chance of victory after it from 0 to 1."""

    option: int
    chance: float


Judging = Generator[None, None, list[Prospect]]
"""Generator that does the same for several options, and returns them, the best first."""


class Search:
    """The search for one decision; the value of a position is asked only once."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._known: dict[tuple[int, ...], float] = {}

    def judged(self, position: list[int], answers: Iterable[int]) -> Judging:
        """Judges the options, best first. Those that were looked into come before the others."""
        first = yield from self._at_a_glance(position, answers)
        if len(first) == 1:
            return first
        near = [one for one in first if one.chance >= first[0].chance - NEAR]
        if position[STAGE] == ORDER:
            near = near[:ORDERS_NEAR]
        looked_into: list[Prospect] = []
        for one in near:
            chance = yield from self._expected(after(position, one.option))
            looked_into.append(Prospect(one.option, chance))
        looked_into.sort(key=by_chance)
        least = looked_into[-1].chance
        rest = (Prospect(one.option, min(one.chance, least)) for one in first[len(near) :])
        return [*looked_into, *rest]

    def _at_a_glance(self, position: list[int], answers: Iterable[int]) -> Judging:
        """Judges the options, best first, without a look at the next card."""
        seen = {}
        for option in answers:
            seen[option] = yield from self._glimpsed(after(position, option))
        return sorted((Prospect(option, chance) for option, chance in seen.items()), key=by_chance)

    def _value(self, position: list[int]) -> Asking:
        """Returns the value of the net where a card turns up next, or a turn starts."""
        yield
        if position[STAGE] == WON:
            return 1.0
        if hopeless(position):
            return 0.0
        key = tuple(position)
        if key not in self._known:
            self._known[key] = self._net.value(position)
        return self._known[key]

    def _glimpsed(self, position: list[int]) -> Asking:
        """Returns the value of the net after the best answer, if there is a decision."""
        if not decides(position):
            return (yield from self._value(position))
        best = 0.0
        for option in all_options(position):
            best = max(best, (yield from self._glimpsed(after(position, option))))
        return best

    def _expected(self, position: list[int]) -> Asking:
        """Returns the mean over what turns up next; where that is too much, the value of the
        net."""
        stage = position[STAGE]
        if decides(position):
            best = 0.0
            for option in all_options(position):
                best = max(best, (yield from self._expected(after(position, option))))
            return best
        if stage == DRAW and position[TOPS]:
            return (yield from self._onward(position))
        if stage == DRAW:
            return (yield from self._over_next_card(position))
        if stage in (REVEAL, REDRAW) and not hopeless(position):
            return (yield from self._over_samples(position))
        return (yield from self._value(position))

    def _over_next_card(self, position: list[int]) -> Asking:
        """Returns the exact mean, by the number of cards of each sort."""
        counts = [0] * CODES
        total = chances(position, counts)
        chance = 0.0
        for code, count in enumerate(counts):
            if count:
                into = position.copy()
                draw(into, code)
                chance += count * (yield from self._glimpsed(into))
        return chance / total

    def _over_samples(self, position: list[int]) -> Asking:
        """Returns the mean over samples of the five cards that are revealed, or of the new hand."""
        number, counts = beginning(position), [0] * CODES
        chance = 0.0
        for _ in range(SAMPLES):
            into = position.copy()
            number = turn_up(into, number, counts)
            chance += yield from self._glimpsed(into)
        return chance / SAMPLES

    def _onward(self, position: list[int]) -> Asking:
        """Returns the value of turns that go on as long as the next card is known."""
        into = position.copy()
        while into[STAGE] == DRAW and into[TOPS]:
            draw(into, into[TOP])
        if not into[TOPS] or not decides(into):
            return (yield from self._glimpsed(into))
        seen = yield from self._at_a_glance(into, all_options(into))
        best = 0.0
        for one in seen[:ONWARD]:
            if one.chance >= seen[0].chance - ONWARD_NEAR:
                best = max(best, (yield from self._onward(after(into, one.option))))
        return best


def by_chance(one: Prospect) -> tuple[float, int]:
    return -one.chance, one.option


def decides(position: list[int]) -> bool:
    return START <= position[STAGE] < WON


def all_options(position: list[int]) -> list[int]:
    out = [0] * MOST_OPTIONS
    return out[: options(position, out)]


def after(position: list[int], option: int) -> list[int]:
    into = position.copy()
    answer(into, option)
    return into
