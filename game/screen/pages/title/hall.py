"""Where things are in the picture of the title, and so in the window."""

from __future__ import annotations

from game.table.layout.places import DESIGN, Point, Rect, Size

KEYHOLE = Rect(796, 296, 328, 594)
"""The keyhole in the picture, with as much around it as moves behind it."""
DOORS = Rect(330, 440, 375, 520), Rect(1215, 440, 375, 520)
"""The Doors of both wings in the picture, and the light before them."""
HUNG = Rect(135, 0, 210, 260), Rect(1575, 0, 210, 260)
"""The sun and the moon in the picture."""


def scale(size: Size) -> float:
    """Returns the factor from the picture to the window; the picture is as high as the window."""
    return size[1] / DESIGN[1]


def across(size: Size, x: float) -> float:
    """Returns the x in the window of an `x` in the picture."""
    return size[0] / 2 + (x - DESIGN[0] / 2) * scale(size)


def placed(size: Size, part: Rect) -> Rect:
    """Returns the rectangle in the window of a part of the picture."""
    unit = scale(size)
    return Rect(across(size, part.x), part.y * unit, part.w * unit, part.h * unit)


def from_middle(size: Size, point: Point) -> Point:
    """Returns how far a point is from the middle of the window, -1 to 1 in both directions."""
    x, y = (2 * at / length - 1 for at, length in zip(point, size, strict=True))
    return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))
