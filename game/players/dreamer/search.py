"""The look ahead of the dreamer, on its own positions."""

from __future__ import annotations

from collections.abc import Sequence

from game.players.dreamer.features import ACTIVE, WHOLE, active
from game.players.dreamer.moves import (
    CODES,
    DRAW,
    MOST_OPTIONS,
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
from game.players.learnt import search
from game.players.learnt.net import Net, parted
from game.players.learnt.search import Pausing, Prospect

ORDERS_NEAR = 6
"""Orders of a Prophecy that are looked into, at most."""
ONWARD_NEAR, ONWARD = 0.06, 3
"""Difference of chances, and number of answers, that are looked into in turns that known cards lead
through."""


def value_of(net: Net, position: list[int]) -> float:
    """Returns the chance of victory, from 0 to 1, of a position in which a card turns up next or a
    turn starts."""
    rows = [0] * ACTIVE
    active(position, rows)
    whole, colours = parted(rows, WHOLE)
    return net.chance(whole, colours)


class Search(search.Search[list[int], int]):
    """The search for one decision; the value of a position is asked only once. Every decision on
    the way is compared: there are never more than two."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._known: dict[tuple[int, ...], float] = {}

    def key(self, one: Prospect[list[int], int]) -> tuple[float, ...]:
        return -one.chance, one.answer

    def after(self, position: list[int], option: int) -> list[int]:
        into = position.copy()
        answer(into, option)
        return into

    def highest(self, chances: Sequence[float]) -> float:
        return min(chances)

    def follow_ups(self, position: list[int], depth: int) -> Pausing[list[int]]:
        yield from ()
        return all_options(position) if decides(position) else []

    def value(self, position: list[int]) -> Pausing[float]:
        yield
        if position[STAGE] == WON:
            return 1.0
        if hopeless(position):
            return 0.0
        key = tuple(position)
        if key not in self._known:
            self._known[key] = value_of(self._net, position)
        return self._known[key]

    def mean(self, position: list[int]) -> Pausing[float]:
        """Returns the mean over what turns up next; where that is too much, the value of the
        net."""
        stage = position[STAGE]
        if stage == DRAW and position[TOPS]:
            return (yield from self._onward(position))
        if stage == DRAW:
            return (yield from self._over_next_card(position))
        if stage in (REVEAL, REDRAW) and not hopeless(position):
            return (yield from self._over_samples(position))
        return (yield from self.value(position))

    def _over_next_card(self, position: list[int]) -> Pausing[float]:
        """Returns the exact mean, by the number of cards of each sort."""
        counts = [0] * CODES
        total = chances(position, counts)
        chance = 0.0
        for code, count in enumerate(counts):
            if count:
                into = position.copy()
                draw(into, code)
                chance += count * (yield from self.glimpsed(into))
        return chance / total

    def _over_samples(self, position: list[int]) -> Pausing[float]:
        """Returns the mean over samples of the five cards that are revealed, or of the new hand."""
        number, counts = beginning(position), [0] * CODES
        chance = 0.0
        for _ in range(SAMPLES):
            into = position.copy()
            number = turn_up(into, number, counts)
            chance += yield from self.glimpsed(into)
        return chance / SAMPLES

    def _onward(self, position: list[int]) -> Pausing[float]:
        """Returns the value of turns that go on as long as the next card is known."""
        into = position.copy()
        while into[STAGE] == DRAW and into[TOPS]:
            draw(into, into[TOP])
        if not into[TOPS] or not decides(into):
            return (yield from self.glimpsed(into))
        seen = yield from self.at_a_glance(into, all_options(into))
        best = 0.0
        for one in seen[:ONWARD]:
            if one.chance >= seen[0].chance - ONWARD_NEAR:
                best = max(best, (yield from self._onward(one.leaves)))
        return best


def decides(position: list[int]) -> bool:
    return START <= position[STAGE] < WON


def all_options(position: list[int]) -> list[int]:
    out = [0] * MOST_OPTIONS
    return out[: options(position, out)]
