"""Music in layers, bar by bar: which bar begins when.

A bar swells, and fades under the next one, so that it may begin a little late; all layers go by one
time, and stay in step whenever they enter. So no layer is ever read whole into memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass

from game.rules.card import Colour


@dataclass(frozen=True)
class Layer:
    """A piece of so many `bars`, each with its own file, of so many `seconds`; it lies at a `side`,
    from -1, left, to 1, or has two sides of its own."""

    name: str
    bars: int
    seconds: float
    side: float | None = None


@dataclass(frozen=True)
class Bar:
    """What is to begin: a bar, so many seconds `into` it, coming up in `fade` seconds."""

    layer: Layer
    number: int
    into: float = 0.0
    fade: float = 0.0

    @property
    def file(self) -> str:
        """The name of its sound."""
        return f"{self.layer.name}-{self.number + 1:02}"


DRIFT = Layer("drift", 10, 7.5)
"""Beside the loop of the table, which has another length: the pair comes again after 40 minutes."""
STEMS = {
    place.value: Layer(f"stem-{place.value}", 8, 8.0, side)
    for place, side in zip(Colour, (-0.5, -0.2, 0.2, 0.5), strict=True)
}
"""By the letter of the place. They lie as the Doors do."""
LAYERS = (DRIFT, *STEMS.values())


class Bars:
    """The time of all layers, and which of them are on."""

    def __init__(self) -> None:
        self.on: frozenset[Layer] = frozenset()
        self._time = 0.0

    def advance(self, dt: float, wanted: Set[Layer], fade: float) -> Iterator[Bar]:
        """`dt` seconds pass, and these layers are to be heard: what begins now. A layer that enters
        comes up in `fade` seconds, in step with the others."""
        before, self._time = self._time, self._time + dt
        entering, self.on = wanted - self.on, frozenset(wanted)
        for layer in (layer for layer in LAYERS if layer in wanted):
            bar, into = divmod(self._time, layer.seconds)
            if layer in entering:
                yield Bar(layer, int(bar) % layer.bars, into, fade)
            elif bar > before // layer.seconds:
                yield Bar(layer, int(bar) % layer.bars)
