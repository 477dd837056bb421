"""Where things are in the picture of the title, and so on the glass."""

from __future__ import annotations

from game.table.layout.places import DESIGN, Point, Rect, Size

KEYHOLE = Rect(796, 296, 328, 594)
"""What the keyhole takes, and as much about it as is shifted behind it."""
DOORS = Rect(330, 440, 375, 520), Rect(1215, 440, 375, 520)
"""The Doors of both wings and the light before them."""
HUNG = Rect(135, 0, 210, 260), Rect(1575, 0, 210, 260)
"""The sun and the moon."""


def scale(size: Size) -> float:
    """The picture is as high as the window."""
    return size[1] / DESIGN[1]


def across(size: Size, x: float) -> float:
    """Where something of the picture is, from left to right."""
    return size[0] / 2 + (x - DESIGN[0] / 2) * scale(size)


def placed(size: Size, part: Rect) -> Rect:
    """A part of the picture on the glass."""
    unit = scale(size)
    return Rect(across(size, part.x), part.y * unit, part.w * unit, part.h * unit)


def from_middle(size: Size, point: Point) -> Point:
    """How far a point is from the middle of the window: -1 to 1 both ways."""
    x, y = (2 * at / length - 1 for at, length in zip(point, size, strict=True))
    return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))
