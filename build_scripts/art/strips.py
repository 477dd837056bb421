"""Movements that the program cannot draw itself: frames side by side."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia
from PIL import Image

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.doors import AJAR, draw_door
from build_scripts.art.nightmare import draw_nightmare
from build_scripts.art.paint import CARD, Sheet
from build_scripts.art.shards import Shard, shards
from build_scripts.art.writing import picture, reduced

DOOR_FRAME = (380, 579)
"""As large as a Door opens on a table of 1920 x 1080."""
DISSOLVING_FRAME = (294, 448)
"""Smaller: what dissolves has no edge that must be sharp."""
WINGS_FRAME = (360, 549)
"""As large as the Nightmare comes up in a window of 1920 x 1080."""
DOOR_FRAMES = 16
SPREADING, OPENING = 8, 4
"""Of the Nightmare's frames: those in which its wings lift, and then its eyes open."""
AJAR_FRAME = 12
"""Of a Door's frames: the one that shows its face as it is on the card."""


def door_strip(
    place: str,
    draw: Callable[[str, float], Sheet] = draw_door,
    size: tuple[int, int] = DOOR_FRAME,
) -> Image.Image:
    """The Door's face from shut to wide open, light growing."""
    steps = [min(1.0, AJAR * frame / AJAR_FRAME) for frame in range(DOOR_FRAMES)]
    return _strip([reduced(picture(draw(place, opened)), size) for opened in steps])


def wings_strip() -> Image.Image:
    """The Nightmare spreads its wings, then opens its eyes."""
    steps = [(i / SPREADING, 0.0) for i in range(SPREADING)]
    steps += [(1.0, i / (OPENING - 1)) for i in range(OPENING)]
    return _strip([reduced(picture(draw_nightmare(*step)), WINGS_FRAME) for step in steps])


def tear_strip() -> Image.Image:
    """The pieces into which the Nightmare's card is torn, each alone at its place in it."""
    face = draw_nightmare().image()
    return _strip([reduced(picture(_piece(face, shape)), WINGS_FRAME) for shape in shards()])


def _piece(face: skia.Image, shard: Shard) -> Sheet:
    """One of them; its torn edges are white."""
    sheet, torn = Sheet(), from_hex("FAF4FF")
    with sheet.clipped(shard.shape):
        card = skia.Rect(*CARD)
        sheet.canvas.drawImageRect(face, card, skia.SamplingOptions(skia.CubicResampler.Mitchell()))
        sheet.trace(shard.tears, 8, faded(torn, 0.4))
        sheet.trace(shard.tears, 5, torn)
    return sheet


def _strip(frames: list[Image.Image]) -> Image.Image:
    return Image.fromarray(np.concatenate([np.asarray(frame) for frame in frames], axis=1))
