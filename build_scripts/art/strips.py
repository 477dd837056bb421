"""Movements that the program cannot draw itself: frames side by side."""

from __future__ import annotations

import numpy as np
import skia
from PIL import Image

from build_scripts.art.doors import AJAR, draw_door
from build_scripts.art.nightmare import draw_nightmare
from build_scripts.art.paint import Sheet
from build_scripts.art.shards import CARD_AT, Shard, shards
from build_scripts.art.writing import picture, reduced

DOOR_FRAME = (380, 579)
"""As large as a Door opens on a table of 1920 x 1080."""
FRAME = (240, 366)
TORN_FRAME = (360, 520)
DOOR_FRAMES, WING_FRAMES, TORN_FRAMES = 16, 8, 10
AJAR_FRAME = 12
"""Of a Door's frames: the one that shows its face as it is on the card."""


def door_strip(place: str) -> Image.Image:
    """The Door's face from shut to wide open, light growing."""
    steps = [min(1.0, AJAR * frame / AJAR_FRAME) for frame in range(DOOR_FRAMES)]
    return _strip([reduced(picture(draw_door(place, opened)), DOOR_FRAME) for opened in steps])


def wings_strip() -> Image.Image:
    """The Nightmare spreads its wings, then opens its eyes."""
    frames = []
    for i in range(WING_FRAMES):
        spread, open_eyes = min(1.0, i / 4), max(0.0, (i - 4) / 3)
        frames.append(reduced(picture(draw_nightmare(spread, open_eyes)), FRAME))
    return _strip(frames)


def tear_strip() -> Image.Image:
    """The Nightmare's card tears into pieces that drift apart and fade; transparent around."""
    face = draw_nightmare().image()
    pieces = shards()
    frames = []
    for i in range(TORN_FRAMES):
        sheet = Sheet(TORN_FRAME)
        for piece in pieces:
            _draw_piece(sheet, face, piece, i / TORN_FRAMES)
        frames.append(reduced(picture(sheet), TORN_FRAME))
    return _strip(frames)


def _draw_piece(sheet: Sheet, face: skia.Image, piece: Shard, share: float) -> None:
    """A piece at a moment; `share` 0 is before the tear, 1 when nothing is left."""
    away = 1 - (1 - share) ** 2
    with sheet.veiled(1 - share**1.6), piece.drifted(sheet, away):
        sheet.cast(piece.shape, -1, 3 + 5 * away, 3 + 3 * away, 0.45 * min(1.0, share * 4))
        with sheet.clipped(piece.shape):
            card = skia.Rect(*CARD_AT)
            sheet.canvas.drawImageRect(
                face, card, skia.SamplingOptions(skia.CubicResampler.Mitchell())
            )
            if share:
                torn = (250, 244, 255, 255)
                sheet.trace(piece.tears, 4.2, (*torn[:3], 120))
                sheet.trace(piece.tears, 2.4, torn)


def _strip(frames: list[Image.Image]) -> Image.Image:
    return Image.fromarray(np.concatenate([np.asarray(frame) for frame in frames], axis=1))
