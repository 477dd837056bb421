"""The scrolling of more lines than have room."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.materials import slabs
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect


@dataclass
class Scroll:
    """How many lines a content is turned away from where it opens, 0 to `most`."""

    by: int = 0
    most: int = 0

    def fit(self, lines: int, room: int) -> None:
        """So many lines there are, and for so many there is room."""
        self.most = max(0, lines - room)
        self.by = min(self.by, self.most)

    def turn(self, lines: int) -> None:
        """Turns it further away, or with a negative number back."""
        self.by = max(0, min(self.most, self.by + lines))


def draw_bar(
    surface: Canvas, places: Places, content: Rect, first: int, shown: int, lines: int
) -> None:
    """Beside a content, which part of its lines is in sight; nothing if all are."""
    if shown >= lines:
        return
    width = max(5, places.px(7))
    track = Rect(content.right + places.px(8), content.y, width, content.h)
    sink(surface, places, track, width / 2)
    length = max(track.h * shown / lines, 4 * width)
    y = track.y + (track.h - length) * first / (lines - shown)
    thumb = Rect(track.x, y, width, length)
    slabs.slab(surface, thumb, width / 2, 1, slabs.THUMB, places)
