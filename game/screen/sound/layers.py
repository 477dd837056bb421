"""Music in layers, made of bars: which bar begins when.

Each bar swells and fades under the next one, so it may begin a little late. All layers share one
clock and stay in step whenever they enter. Only single bars are ever read into memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass

from game.rules.card import Colour


@dataclass(frozen=True)
class Layer:
    """A piece of music of `bars` bars with a file each, which last `seconds` each. `side` is its
    place from -1, left, to 1, right, or None for a stereo piece."""

    name: str
    bars: int
    seconds: float
    side: float | None = None


@dataclass(frozen=True)
class Bar:
    """A bar that begins now, `into` seconds after its start, and fades in over `fade` seconds."""

    layer: Layer
    number: int
    into: float = 0.0
    fade: float = 0.0

    @property
    def file(self) -> str:
        """The name of its sound."""
        return f"{self.layer.name}-{self.number + 1:02}"


DRIFT = Layer("drift", 10, 7.5)
"""A layer over the loop of the table. Their lengths differ, so that the combination repeats only
after 40 minutes."""
STEMS = {
    place.value: Layer(f"stem-{place.value}", 8, 8.0, side)
    for place, side in zip(Colour, (-0.5, -0.2, 0.2, 0.5), strict=True)
}
"""The layer of each place by its letter, from left to right as the Doors lie."""
LAYERS = (DRIFT, *STEMS.values())


class Bars:
    """The clock of all layers, and which of them are on."""

    def __init__(self) -> None:
        self.on: frozenset[Layer] = frozenset()
        self._time = 0.0

    def advance(self, dt: float, wanted: Set[Layer], fade: float) -> Iterator[Bar]:
        """Advances the clock by `dt` seconds and yields the bars that begin now. A layer that
        enters fades in over `fade` seconds, in step with the others."""
        before, self._time = self._time, self._time + dt
        entering, self.on = wanted - self.on, frozenset(wanted)
        for layer in (layer for layer in LAYERS if layer in wanted):
            bar, into = divmod(self._time, layer.seconds)
            if layer in entering:
                yield Bar(layer, int(bar) % layer.bars, into, fade)
            elif bar > before // layer.seconds:
                yield Bar(layer, int(bar) % layer.bars)
