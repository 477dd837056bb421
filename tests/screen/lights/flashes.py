"""Measurement of how often a moving picture flashes, by WCAG 2.3.1, in plain Python.

The picture is averaged down to cells. A flash is a pair of opposing changes of relative luminance
by a tenth or more of full white, the darker of which is below 0.8; a red flash is such a pair of
changes to or from a saturated red. Flashes are counted within any one second, for each cell and for
each field. A field is a third of the picture's width and height, which is about ten degrees of what
one sees. WCAG exempts what is as small as a single cell, so a limit for every cell is stricter.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pygame

RATE = 60
"""Pictures in a second."""
COLUMNS, LINES = 18, 12
FIELD = COLUMNS // 3, LINES // 3
LIMIT = 3
"""The most flashes that are allowed in one second."""
TENTH, BRIGHT = 0.1, 0.8
REDNESS, SATURATED = 20 / 320, 0.8
TOGETHER = RATE // 6
"""Number of pictures within which flashes of several cells count as one."""
LINEAR = [
    value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
    for value in range(256)
]


class Point:
    """Counter of the flashes of one value between 0 and 1."""

    __slots__ = ("_ceiling", "_changes", "_high", "_low", "_rising", "_step", "most")

    def __init__(self, step: float = TENTH, ceiling: float = BRIGHT) -> None:
        self._step, self._ceiling = step, ceiling
        self._low, self._high = 2.0, -1.0
        self._rising: bool | None = None
        self._changes: deque[int] = deque()
        self.most = 0
        """Flashes in the worst second so far."""

    def see(self, value: float, now: int) -> bool:
        """Takes the value in picture number `now`, and returns whether it completes a change."""
        if value > self._high:
            self._high = value
        if value < self._low:
            self._low = value
        rising = self._rising
        if rising is not True and value - self._low >= self._step and self._low < self._ceiling:
            self._change(True, value, now)
            return True
        if rising is not False and self._high - value >= self._step and value < self._ceiling:
            self._change(False, value, now)
            return True
        return False

    def _change(self, rising: bool, value: float, now: int) -> None:
        self._rising, self._low, self._high = rising, value, value
        changes = self._changes
        changes.append(now)
        while changes[0] <= now - RATE:
            changes.popleft()
        self.most = max(self.most, len(changes) // 2)

    def flashed(self, now: int) -> bool:
        """Whether the last two changes came within the last second, the second of them now."""
        return len(self._changes) >= 2 and self._changes[-1] == now


@dataclass
class Flashes:
    """Flashes of a film: takes one picture after another, sixty a second, and keeps the worst of
    each kind."""

    cells: list[Point] = field(default_factory=lambda: [Point() for _ in range(COLUMNS * LINES)])
    reds: list[Point] = field(
        default_factory=lambda: [Point(REDNESS, 2.0) for _ in range(COLUMNS * LINES)]
    )
    fields: list[Point] = field(default_factory=lambda: [Point() for _ in corners()])
    share: float = 0.0
    """The largest part of any field whose cells have flashed together, 0 to 1."""
    _now: int = 0
    _last: list[tuple[float, float]] = field(default_factory=list)
    _lately: deque[set[int]] = field(default_factory=lambda: deque(maxlen=TOGETHER))

    def see(self, picture: pygame.Surface) -> None:
        """Takes the next picture, a sixtieth of a second later."""
        now, values = self._now, list(averaged(picture))
        flashed = set()
        for i, (luminance, red) in enumerate(values):
            if self._last and self._last[i] == (luminance, red):
                continue
            if self.cells[i].see(luminance, now) and self.cells[i].flashed(now):
                flashed.add(i)
            self.reds[i].see(red, now)
        if values != self._last:
            sums = summed([luminance for luminance, _ in values])
            for point, mean in zip(self.fields, means(sums), strict=True):
                point.see(mean, now)
        self._lately.append(flashed)
        if flashed:
            together = set().union(*self._lately)
            marked = summed([float(i in together) for i in range(COLUMNS * LINES)])
            self.share = max(self.share, *means(marked))
        self._now, self._last = now + 1, values

    @property
    def seconds(self) -> float:
        """Length of what was seen, in seconds."""
        return self._now / RATE

    @property
    def worst_cell(self) -> int:
        """Flashes of the worst cell in its worst second."""
        return max(point.most for point in self.cells)

    @property
    def worst_red(self) -> int:
        """Red flashes of the worst cell in its worst second."""
        return max(point.most for point in self.reds)

    @property
    def worst_field(self) -> int:
        """Flashes of the mean of the worst field in its worst second."""
        return max(point.most for point in self.fields)

    @property
    def where(self) -> tuple[float, float]:
        """The middle of the worst cell, as parts of the width and height, 0 to 1."""
        worst = max(range(COLUMNS * LINES), key=lambda i: self.cells[i].most)
        return (worst % COLUMNS + 0.5) / COLUMNS, (worst // COLUMNS + 0.5) / LINES

    @property
    def too_many(self) -> bool:
        """True if anything flashes more often than LIMIT."""
        return max(self.worst_cell, self.worst_red, self.worst_field) > LIMIT


def averaged(picture: pygame.Surface) -> Iterator[tuple[float, float]]:
    """Yields for each cell its relative luminance, and how red it is if the red is saturated."""
    small = pygame.transform.smoothscale(picture, (COLUMNS, LINES))
    told = pygame.image.tobytes(small, "RGB")
    for i in range(0, len(told), 3):
        red, green, blue = LINEAR[told[i]], LINEAR[told[i + 1]], LINEAR[told[i + 2]]
        saturated = red > 0 and red >= SATURATED * (red + green + blue)
        redness = max(0.0, red - green - blue) if saturated else 0.0
        yield 0.2126 * red + 0.7152 * green + 0.0722 * blue, redness


def corners() -> Sequence[tuple[int, int]]:
    """Returns the column and line of the upper left cell of every field."""
    return [
        (x, y)
        for y in range(0, LINES - FIELD[1] + 1, 2)
        for x in range(0, COLUMNS - FIELD[0] + 1, 2)
    ]


def summed(values: Sequence[float]) -> list[list[float]]:
    """Returns sums of the values above and to the left of every corner of a cell."""
    sums = [[0.0] * (COLUMNS + 1)]
    for line in range(LINES):
        above, so_far, row = sums[-1], 0.0, [0.0]
        for column in range(COLUMNS):
            so_far += values[line * COLUMNS + column]
            row.append(above[column + 1] + so_far)
        sums.append(row)
    return sums


def means(sums: list[list[float]]) -> list[float]:
    """Returns the mean value of every field."""
    width, height = FIELD
    return [
        (sums[y + height][x + width] - sums[y][x + width] - sums[y + height][x] + sums[y][x])
        / (width * height)
        for x, y in corners()
    ]
