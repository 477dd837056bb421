"""Level ground seen from above, and the hedges that stand on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import skia

from build_scripts.art.colours import Colour
from build_scripts.art.paths import Path, Point, polygon
from build_scripts.art.view import View

MIDDLE = 210.0


@dataclass(frozen=True)
class Ground:
    """Where a place on the ground is seen: across from the middle, away from the eye, and up."""

    horizon: float
    eye: float = 100.0
    """How high the eye is above the ground."""
    reach: float = 500.0
    """The larger, the flatter things look."""

    def seen(self, across: float, away: float, up: float = 0.0) -> Point:
        """The point on the card."""
        scale = self.reach / away
        return MIDDLE + across * scale, self.horizon + (self.eye - up) * scale

    def patch(self, corners: Sequence[Point], up: float = 0.0) -> Path:
        """A flat shape on the ground or above it."""
        return polygon(*(self.seen(across, away, up) for across, away in corners))


@dataclass(frozen=True)
class HedgePaper:
    """What hedges are cut from."""

    top: skia.Shader
    side: skia.Shader
    edge: Colour
    """Of the light along their upper edges."""


def plain(colour: Colour) -> skia.Shader:
    """The same colour everywhere."""
    return skia.Shaders.Color(skia.Color(*colour[:3]))


def draw_hedge(
    view: View, ground: Ground, corners: Sequence[Point], height: float, paper: HedgePaper
) -> None:
    """A clipped hedge over a shape on the ground."""
    view.sheet.cast(ground.patch(corners), -1.5, 4, 2.5, 0.45)
    sides = [ground.patch(corners)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        feet, heads = ([ground.seen(*corner, up) for corner in (start, end)] for up in (0, height))
        sides.append(polygon(*feet, *heads[::-1]))
    for side in sides:
        view.sheet.fill(side, paper.side)
        view.sheet.trace(side, 0.5, paper.side)
    top = ground.patch(corners, height)
    view.sheet.fill(top, paper.top)
    with view.sheet.clipped(top):
        view.sheet.trace(top, 1.5, paper.edge)


def strip(left: float, near: float, right: float, far: float) -> list[Point]:
    """The corners of a straight hedge."""
    return [(left, near), (right, near), (right, far), (left, far)]


def arc(middle: float, radius: float, thick: float, start: float, end: float) -> list[Point]:
    """The corners of a hedge bent about a point straight ahead; degrees, 0 right, 90 away."""
    steps = max(2, round(abs(end - start) / 3))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]

    def along(reach: float, turned: Sequence[float]) -> list[Point]:
        return [(math.cos(a) * reach, middle + math.sin(a) * reach) for a in turned]

    return along(radius - thick / 2, angles) + along(radius + thick / 2, angles[::-1])


def spoke(middle: float, inner: float, outer: float, thick: float, degrees: float) -> list[Point]:
    """The corners of a hedge that runs outwards from a point straight ahead."""
    angle, half = math.radians(degrees), thick / 2
    ahead = math.cos(angle), math.sin(angle)
    aside = -ahead[1] * half, ahead[0] * half
    return [
        (ahead[0] * reach + aside[0] * side, middle + ahead[1] * reach + aside[1] * side)
        for reach, side in ((inner, -1), (outer, -1), (outer, 1), (inner, 1))
    ]
