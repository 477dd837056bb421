"""The perspective behind a Door: stairs that recede to a point far in the light."""

from __future__ import annotations

from build_scripts.art.colours import Colour, ramp_at
from build_scripts.art.paths import Point

EYE = (236.0, 322.0)
"""The point that everything beyond a Door recedes to."""
THRESHOLD = 512.0
FOCUS = 250.0
HIGH, ALONG = 9.4, 31.0
"""Of one step."""


def scale_at(away: float) -> float:
    """How large things look at this distance behind the threshold."""
    return FOCUS / (FOCUS + away)


def seen(across: float, height: float, away: float) -> Point:
    """Where a point appears: `across` from the middle of the stairs, `height` above the floor."""
    size = scale_at(away)
    return EYE[0] + across * size, EYE[1] + (THRESHOLD - EYE[1] - height) * size


def slope(away: float) -> float:
    """The height of the stairs at a distance."""
    return away / ALONG * HIGH


def haze(place: str, away: float) -> Colour:
    """The colour of paper at a distance: the farther, the nearer to light."""
    return ramp_at(place, 0.66 - 0.52 * min(1.0, away / 340) ** 0.75)
