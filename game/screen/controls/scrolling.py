"""Scrolls content that has more lines than fit."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.materials import slabs
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect


@dataclass
class Scroll:
    """The number of lines by which a content is scrolled away from where it opens, 0 to `most`."""

    by: int = 0
    most: int = 0

    def fit(self, lines: int, room: int) -> None:
        """Limits the scrolling to `lines` lines of which `room` fit."""
        self.most = max(0, lines - room)
        self.by = min(self.by, self.most)

    def turn(self, lines: int) -> None:
        """Scrolls away from where the content opens, or back if the number is negative."""
        self.by = max(0, min(self.most, self.by + lines))


def draw_bar(
    surface: Canvas, places: Places, content: Rect, first: int, shown: int, lines: int
) -> None:
    """Draws a scroll bar beside a content, or nothing if all its lines are visible."""
    if shown >= lines:
        return
    width = max(5, places.px(7))
    track = Rect(content.right + places.px(8), content.y, width, content.h)
    sink(surface, places, track, width / 2)
    length = max(track.h * shown / lines, 4 * width)
    y = track.y + (track.h - length) * first / (lines - shown)
    thumb = Rect(track.x, y, width, length)
    slabs.slab(surface, thumb, width / 2, 1, slabs.THUMB, places)
