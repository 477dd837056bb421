"""The picture beside the first and the last page of the setup program for Windows."""

from __future__ import annotations

import io

from build_scripts.art.night import SCREEN
from build_scripts.art.pieces import Files
from build_scripts.art.title import draw_title
from build_scripts.art.writing import picture, reduced

SIZE = (164, 314)
"""Pixels, as the setup program shows it where nothing is enlarged."""
LEFT = 172
"""Where it begins in the picture of the title: four doors and the sun fit in."""


def draw_setup_side() -> Files:
    """The left wing of the title's stage, as the only kind of file that setup programs read."""
    title = picture(draw_title()).convert("RGB")
    scale, height = title.width / SCREEN[0], title.height
    left = round(LEFT * scale)
    wing = title.crop((left, 0, left + round(height * SIZE[0] / SIZE[1]), height))
    file = io.BytesIO()
    reduced(wing, SIZE).save(file, "BMP")
    return {"app/setup.bmp": file.getvalue()}
