"""Music in layers, made of phrases: which phrase begins when.

A phrase swells and fades under the next one. All layers of a tune share one clock and stay in step
whenever they enter. Only single phrases are ever read into memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass

from game.rules.card import Colour

PHRASE = 7.5
"""Seconds of a phrase, for which all layers have the same harmony."""
BAR = PHRASE / 2
"""Seconds of a bar."""
AT_ONCE = 0.3
"""Seconds in which a tune fades in that is heard from its first note."""
AHEAD = 1.0
"""Seconds before its beginning at which a phrase is asked for. Frames may be a quarter of a second
apart, and a few phrases take as long to be read."""
REST = ""


@dataclass(frozen=True)
class Layer:
    """Music by the files of its phrases, or `REST`, in their order; then it begins again. `side` is
    its place from -1, left, to 1, right, or None for music in stereo."""

    name: str
    files: tuple[str, ...]
    side: float | None = None


@dataclass(frozen=True)
class Phrase:
    """A phrase of a layer that begins in `wait` seconds, or has begun so long ago if that is below
    0. It fades in over `fade` seconds."""

    layer: Layer
    number: int
    wait: float = 0.0
    fade: float = 0.0

    @property
    def file(self) -> str:
        """The name of its sound."""
        return self.layer.files[self.number % len(self.layer.files)]


def phrases(name: str, first: int, last: int) -> tuple[str, ...]:
    """Returns the names of these phrases."""
    return tuple(f"{name}-{number:02}" for number in range(first, last + 1))


SUNG = {
    "O": 3 * "xxx.xx.." + "x.x.xx..",
    "A": 3 * ".xxx.xx." + ".xx..xx.",
    "G": 3 * "..xxx.xx" + "..x.x.xx",
    "L": 3 * "xx.xx..x" + "x..xx..x",
}
"""In which phrases the voice of a place sings, less in the last piece, whose bells have a melody
throughout: seldom more than two at once, and none is silent for longer than two phrases."""
PIECE = Layer("piece", phrases("piece", 1, 32))
"""Four pieces, of eight phrases each, that follow one another at the table."""
VOICES = {
    place.value: Layer(
        f"voice-{place.value}",
        tuple(
            file if sung == "x" else REST
            for file, sung in zip(phrases(place.value, 1, 32), SUNG[place.value], strict=True)
        ),
        side,
    )
    for place, side in zip(Colour, (-0.5, -0.2, 0.2, 0.5), strict=True)
}
"""The counter-voice of each place by its letter, from left to right as the Doors lie."""
CLOCKS = tuple(
    Layer(name, tuple(f"last-{first + ord(letter) - ord('a'):02}" for letter in written), side=0.0)
    for name, first, written in (
        ("last", 1, "abcacadcfggfhhhgdaedbeecfggfigig"),
        ("very-last", 10, "babaaccadggdeeefbabcabcadgfdegef"),
        ("last-of-all", 17, "lhmaalaaegicjjjilbbdhalaegicfjki"),
    )
)
"""A clock over the last cards of the deck, and what comes to it with ever fewer: quarters, eighths,
triplets. Each letter is a phrase of it, from its `first` on, which fits the harmony of several of
the table."""
TITLE = Layer(
    "theme",
    (
        *phrases("theme", 1, 4),
        *phrases("piece", 17, 32),
        *phrases("piece", 9, 16),
        *phrases("piece", 5, 8),
    ),
)
"""The theme, and four minutes until it comes again."""
DARK = Layer("dark", phrases("dark", 1, 3))
"""The theme as a Nightmare has it."""
LAYERS = (TITLE, DARK, PIECE, *VOICES.values(), *CLOCKS)


class Tune:
    """The clock of layers that belong together, and which of them are on. It stands still while
    none is on; a tune that `resumes` goes on then, any other begins anew."""

    def __init__(self, *, resumes: bool = False) -> None:
        self.on: frozenset[Layer] = frozenset()
        self._resumes = resumes
        self._time = 0.0

    @property
    def rest_of_bar(self) -> float:
        """Seconds until it may be left, so that it fades in before the next bar when it goes on."""
        return BAR - (self._time + AT_ONCE) % BAR

    def advance(self, dt: float, wanted: Set[Layer], fade: float) -> Iterator[Phrase]:
        """Advances the clock by `dt` seconds and yields the phrases that begin soon. A layer that
        enters fades in over `fade` seconds, in step with the others."""
        entering, self.on = wanted - self.on, frozenset(wanted)
        if not wanted:
            return
        if entering == wanted and not self._resumes:
            self._time = 0.0
        before, self._time = self._time, self._time + dt
        last = int((self._time + AHEAD) // PHRASE)
        for layer in (layer for layer in LAYERS if layer in wanted):
            known = int((before + AHEAD) // PHRASE)
            now = int(self._time // PHRASE)
            for number in range(now if layer in entering else known + 1, last + 1):
                wait = number * PHRASE - self._time
                phrase = Phrase(layer, number, wait, fade if layer in entering else 0.0)
                if phrase.file:
                    yield phrase
