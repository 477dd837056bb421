"""The silhouettes of the Towers: one for each place, higher with each storey."""

from __future__ import annotations

from build_scripts.art.frames import window
from build_scripts.art.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    moved,
    polygon,
    spark,
    union,
    without,
)

MIDDLE, FOOT = 210.0, 566.0
STOREY, GROUND = 56.0, 96.0
"""How high a storey is, and the plinth under the lowest one."""
HALF, TAPER = 58.0, 3.0
"""Half as wide as the lowest storey, and by how much less with each further one."""


def roof_line(storeys: int) -> float:
    """Where the uppermost storey ends."""
    return FOOT - GROUND - STOREY * storeys


def half_width(storey: int) -> float:
    """Of a storey, from 0 for the lowest one."""
    return HALF - TAPER * storey


def floors(place: str, storeys: int) -> list[Path]:
    """The storeys from the lowest one on, each with its cornice."""
    found = []
    for storey in range(storeys):
        half, low = half_width(storey), FOOT - GROUND - STOREY * storey
        if place == "L":
            half -= 5.0 * storey
        wall = box(MIDDLE - half, low - STOREY, 2 * half, STOREY + 1)
        cornice = {
            "O": box(MIDDLE - half - 7, low - 7, 2 * half + 14, 9, 4),
            "A": ellipse(MIDDLE, low - 3, half + 9, 7),
            "G": drawn(
                (MIDDLE - half - 20, low - 8),
                (MIDDLE - half - 4, low, MIDDLE - half, low - 14),
                (MIDDLE + half, low - 14),
                (MIDDLE + half + 4, low, MIDDLE + half + 20, low - 8),
                (MIDDLE + half, low + 4), (MIDDLE - half, low + 4),
            ),
            "L": box(MIDDLE - half - 6, low - 9, 2 * half + 12, 11),
        }[place]  # fmt: skip
        found.append(union(wall, cornice))
    return found


def slot(place: str, storey: int) -> Path:
    """Where the light of a storey falls out, from wall to wall."""
    half = half_width(storey) - (5.0 * storey if place == "L" else 0.0) - 10
    top = FOOT - GROUND - STOREY * (storey + 1) + 17
    bays = 5
    step = 2 * half / bays
    return union(
        *(
            window(place, MIDDLE - half + step * bay + 2.2, top, step - 4.4, 25)
            for bay in range(bays)
        )
    )


def plinth(place: str) -> Path:
    """The foot of the tower."""
    top = FOOT - GROUND
    if place == "A":
        return drawn(
            (MIDDLE - HALF - 4, top), (MIDDLE - HALF - 4, top + 50, MIDDLE - 130, FOOT + 40),
            (MIDDLE + 130, FOOT + 40), (MIDDLE + HALF + 4, top + 50, MIDDLE + HALF + 4, top),
        )  # fmt: skip
    steps = [box(MIDDLE - HALF - 8 - 9 * i, top + 24 * i, 2 * HALF + 16 + 18 * i, 140)
             for i in range(4)]  # fmt: skip
    return union(*steps)


def roof(place: str, storeys: int) -> Path:
    """What crowns the uppermost storey."""
    y, half = roof_line(storeys), half_width(storeys - 1)
    if place == "O":
        dome = without(circle(MIDDLE, y, half), box(MIDDLE - 90, y + 1, 180, 90))
        tube = moved(box(-8, -66, 16, 66, 3), MIDDLE + 8, y - 22, turn=34)
        return union(dome, box(MIDDLE - half - 8, y - 6, 2 * half + 16, 12, 4), tube)
    if place == "A":
        bulb = ellipse(MIDDLE, y - 30, half * 0.72, 34)
        cap = drawn((MIDDLE - 22, y - 54), (MIDDLE, y - 66, MIDDLE, y - 100),
                    (MIDDLE, y - 66, MIDDLE + 22, y - 54))  # fmt: skip
        return union(ellipse(MIDDLE, y, half + 10, 9), bulb, cap, circle(MIDDLE, y - 100, 6))
    if place == "G":
        onion = drawn(
            (MIDDLE - half * 0.7, y), (MIDDLE - half * 1.25, y - 34, MIDDLE - 14, y - 54,
            MIDDLE, y - 104), (MIDDLE + 14, y - 54, MIDDLE + half * 1.25, y - 34,
            MIDDLE + half * 0.7, y),
        )  # fmt: skip
        eaves = drawn(
            (MIDDLE - half - 22, y - 10), (MIDDLE - half, y, MIDDLE - half, y - 12),
            (MIDDLE + half, y - 12), (MIDDLE + half, y, MIDDLE + half + 22, y - 10),
            (MIDDLE + half, y + 5), (MIDDLE - half, y + 5),
        )  # fmt: skip
        return union(onion, eaves)
    half -= 5.0 * (storeys - 1)
    steps = [box(MIDDLE - half + 11 * i + 2, y - 20 * (i + 1), 2 * (half - 11 * i) - 4, 21)
             for i in range(3)]  # fmt: skip
    return union(*steps, polygon((MIDDLE - 4, y - 58), (MIDDLE, y - 104), (MIDDLE + 4, y - 58)),
                 moved(spark(), MIDDLE, y - 104, 11))  # fmt: skip
