"""Every icon of the game as a white shape of its own file: the program gives it its colour."""

from __future__ import annotations

from PIL import Image

from build_scripts.art.colours import WHITE
from build_scripts.art.emblems import EMBLEMS
from build_scripts.art.icons import ICONS
from build_scripts.art.paint import Sheet
from build_scripts.art.paths import Path, moved
from build_scripts.art.signs import SIGNS
from build_scripts.art.transport import TRANSPORT
from build_scripts.art.writing import picture

SIDE = 256
REACH = 0.96
"""Part of the square that an icon may fill; the program knows it too."""
SHAPES = {**ICONS, **SIGNS, **TRANSPORT, **EMBLEMS}


def draw_icons() -> dict[str, Image.Image]:
    """By name."""
    return {name: white(centred(shape())) for name, shape in SHAPES.items()}


def centred(path: Path) -> Path:
    """In the middle of its square, and no larger than it may be."""
    bounds = path.computeTightBounds()
    size = min(1.0, 2 / max(bounds.width(), bounds.height()))
    return moved(path, -bounds.centerX() * size, -bounds.centerY() * size, size)


def white(path: Path) -> Image.Image:
    """White also where it is transparent: no dark edge appears when it is made smaller."""
    sheet, middle = Sheet((SIDE, SIDE), 1), SIDE / 2
    sheet.fill(moved(path, middle, middle, middle * REACH), WHITE)
    whole = Image.new("RGBA", (SIDE, SIDE), "white")
    whole.putalpha(picture(sheet).getchannel("A"))
    return whole
