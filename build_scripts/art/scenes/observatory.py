"""The Observatory: by day from its garden, by night over the lake, at dusk from under its dome."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.colours import from_hex
from build_scripts.art.paths import Path, drawn, together, union
from build_scripts.art.plants import cypress
from build_scripts.art.scenes.domed_hall import draw_hall
from build_scripts.art.scenes.mountains import cloud, mountains
from build_scripts.art.scenes.terrace import (
    balustrade,
    draw_armillary,
    draw_stairs,
    pillar,
    urn,
)
from build_scripts.art.view import View

FAR_CREST = (
    (0, 372), (38, 330), (60, 352), (84, 338), (124, 384), (160, 366), (206, 398), (250, 362),
    (286, 380), (318, 344), (334, 356), (362, 318), (392, 352), (430, 336), (450, 360),
)  # fmt: skip
MIDDLE_CREST = (
    (-10, 410), (26, 384), (52, 402), (92, 372), (140, 420), (200, 430), (268, 418), (300, 396),
    (324, 410), (352, 382), (384, 404), (412, 388), (440, 410),
)  # fmt: skip


def paint(view: View) -> None:
    """From far to near."""
    day(view)


def day(view: View) -> None:
    """Seen from the garden, at the foot of the stairs."""
    view.sky()
    draw_clouds(view)
    mountains(view, FAR_CREST, 0.02, 3, snow=16)
    mountains(view, MIDDLE_CREST, 0.14, 8)
    view.medallion()
    view.sheet.glow(214, 430, 190, from_hex("FFF2C8"), 0.55)
    view.cut(slope(452, 470), 0.26)
    view.cut(together(*(cypress(x, y, h) for x, y, h in FAR_TREES)), 0.36)
    draw_hall(view)
    view.cut(hill(), 0.54)
    view.cut(union(*(cypress(x, y, h) for x, y, h in GARDEN_TREES)), 0.62)
    draw_stairs(view)
    rails = union(balustrade(10, 128, 504, 38, 8), balustrade(300, 410, 504, 38, 8))
    view.cut(rails, 0.74)
    view.cut(union(pillar(132, 500, 18), urn(132, 498, 30), pillar(296, 500, 18), urn(296, 498, 30)), 0.78)
    draw_armillary(view, 76, 428, 36, 0.86)
    view.cut(pillar(76, 488, 30), 0.86)
    near = union(cypress(374, 600, 178, 44), cypress(404, 612, 244, 56))
    view.cut(near, 0.95)


FAR_TREES = ((104, 470, 44), (116, 472, 58), (128, 474, 40), (60, 466, 30), (48, 466, 24))
GARDEN_TREES = ((116, 506, 60), (130, 508, 42), (304, 508, 54), (318, 506, 36), (40, 508, 46))


def draw_clouds(view: View) -> None:
    """Thin white paper, low over the mountains."""
    for x, y, width, seed in ((84, 312, 96, 1), (352, 296, 84, 2), (318, 322, 60, 4)):
        view.cut_in(cloud(x, y, width, seed), from_hex("FFE9CC"), 0.02)


def slope(left: float, right: float) -> Path:
    """A soft shoulder of the hill behind the hall."""
    return drawn(
        (-10, left), (90, left - 10, 110, 470, 214, 468), (320, 466, 340, right - 22, 440, right),
        (440, 660), (-10, 660),
    )  # fmt: skip


def hill() -> Path:
    """What the hall stands on."""
    return drawn(
        (-10, 512), (60, 490, 110, 486, 170, 486), (258, 486), (320, 486, 370, 490, 440, 506),
        (440, 660), (-10, 660),
    )  # fmt: skip


VARIATIONS: dict[str, Callable[[View], None]] = {}
