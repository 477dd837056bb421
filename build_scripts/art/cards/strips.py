"""Movements that the program cannot draw itself: frames side by side."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import skia
from PIL import Image

from build_scripts.art.added.puppets import draw_puppet
from build_scripts.art.cards.nightmare import draw_nightmare
from build_scripts.art.doors.doors import AJAR, draw_door
from build_scripts.art.drawing.colours import faded, from_hex
from build_scripts.art.drawing.paint import CARD, Sheet
from build_scripts.art.drawing.paths import Path, Point, box, inside, line, polygon
from build_scripts.art.writing import picture, reduced

ROUND = 24.0


@dataclass(frozen=True)
class Shard:
    """A piece, and its torn edges as lines."""

    shape: Path
    tears: Path


def shards(seed: int = 21) -> list[Shard]:
    """Three by three pieces; neighbours share the line of the tear."""
    chance = random.Random(seed)
    corners = _corners(chance)
    level = {
        (row, column): _tear(corners[row][column], corners[row][column + 1], chance, row in (0, 3))
        for row in range(4)
        for column in range(3)
    }
    upright = {
        (row, column): _tear(
            corners[row][column], corners[row + 1][column], chance, column in (0, 3)
        )
        for row in range(3)
        for column in range(4)
    }
    card = box(0, 0, *CARD, ROUND)
    pieces = []
    for row in range(3):
        for column in range(3):
            top, low = level[row, column], level[row + 1, column]
            left, right = upright[row, column], upright[row, column + 1]
            shape = polygon(*top, *right, *reversed(low), *reversed(left))
            tears = Path()
            for edge, outer in (
                (top, row == 0), (low, row == 2), (left, column == 0), (right, column == 2),
            ):  # fmt: skip
                if not outer:
                    tears.addPath(line(*edge))
            pieces.append(Shard(inside(shape, card), tears))
    return pieces


def _corners(chance: random.Random) -> list[list[Point]]:
    left, top, right, bottom = 0.0, 0.0, *CARD
    rows = []
    for row in range(4):
        points = []
        for column in range(4):
            x = left + (right - left) * column / 3
            y = top + (bottom - top) * row / 3
            x += chance.uniform(-39, 39) if column in (1, 2) else 0.0
            y += chance.uniform(-51, 51) if row in (1, 2) else 0.0
            points.append((x, y))
        rows.append(points)
    return rows


def _tear(start: Point, end: Point, chance: random.Random, straight: bool) -> list[Point]:
    """The way from corner to corner; only the card's own edge is straight."""
    if straight:
        return [start, end]
    length = math.dist(start, end)
    across = (-(end[1] - start[1]) / length, (end[0] - start[0]) / length)
    steps, stray, points = max(6, round(length / 7.5)), 0.0, [start]
    for step in range(1, steps):
        share = step / steps
        stray = (stray + chance.uniform(-7.5, 7.5)) * 0.86
        off = stray * min(1.0, 3 * share, 3 * (1 - share))
        points.append(
            (
                start[0] + (end[0] - start[0]) * share + across[0] * off,
                start[1] + (end[1] - start[1]) * share + across[1] * off,
            )
        )
    return [*points, end]


DOOR_FRAME = (380, 579)
"""Size of a Door that opens on a table of 1920 x 1080."""
DISSOLVING_FRAME = (294, 448)
"""Smaller: what dissolves has no edge that must be sharp."""
WINGS_FRAME = (360, 549)
"""Size of the Nightmare that comes up in a window of 1920 x 1080."""
PUPPET_STEPS, PUPPET_FRAME = 3, (126, 192)
"""Frames of a Denizen to each side of its face, and size of the whole card: it is small while its
limbs swing."""
PUPPET_TOP, PUPPET_FOOT = 0.125, 0.75
"""The part of the card's height that is in a frame."""
DOOR_FRAMES = 16
SPREADING, OPENING = 8, 4
"""Number of the Nightmare's frames in which its wings lift, and of those in which its eyes open."""
AJAR_FRAME = 12
"""The frame in which a Door shows its face as it is on the card."""


def door_strip(
    place: str, draw: Callable[[str, float], Sheet] = draw_door, size: tuple[int, int] = DOOR_FRAME
) -> Image.Image:
    """The Door's face from shut to wide open, light growing."""
    steps = [min(1.0, AJAR * frame / AJAR_FRAME) for frame in range(DOOR_FRAMES)]
    return _strip([reduced(picture(draw(place, opened)), size) for opened in steps])


def wings_strip() -> Image.Image:
    """The Nightmare spreads its wings, then opens its eyes."""
    steps = [(i / SPREADING, 0.0) for i in range(SPREADING)]
    steps += [(1.0, i / (OPENING - 1)) for i in range(OPENING)]
    return _strip(
        [reduced(picture(draw_nightmare(spread, lit)), WINGS_FRAME) for spread, lit in steps]
    )


def tear_strip() -> Image.Image:
    """The pieces into which the Nightmare's card is torn, each alone at its place in it."""
    face = draw_nightmare().image()
    return _strip([reduced(picture(_piece(face, shape)), WINGS_FRAME) for shape in shards()])


def puppet_strip(face: str) -> Image.Image:
    """The limbs of a Denizen swing from one side to the other, past the face as it is on the card.
    Only the middle of the card is in it: nothing else moves."""
    steps = [step / PUPPET_STEPS for step in range(-PUPPET_STEPS, PUPPET_STEPS + 1) if step]
    width, height = PUPPET_FRAME
    part = 0, round(PUPPET_TOP * height), width, round(PUPPET_FOOT * height)
    faces = (reduced(picture(draw_puppet(face, swing=swing)), PUPPET_FRAME) for swing in steps)
    return _strip([whole.crop(part) for whole in faces])


def _piece(face: skia.Image, shard: Shard) -> Sheet:
    """A piece of the card, its torn edges white."""
    sheet, torn = Sheet(), from_hex("FAF4FF")
    with sheet.clipped(shard.shape):
        card = skia.Rect(*CARD)
        sheet.canvas.drawImageRect(face, card, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
        sheet.trace(shard.tears, 8, faded(torn, 0.4))
        sheet.trace(shard.tears, 5, torn)
    return sheet


def _strip(frames: list[Image.Image]) -> Image.Image:
    return Image.fromarray(np.concatenate([np.asarray(frame) for frame in frames], axis=1))
