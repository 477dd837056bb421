"""The Aquarium at twilight: through a round port of iron, a whale over the sunken stair."""

from __future__ import annotations

import math

from build_scripts.art.colours import RAMPS, from_hex, mixed
from build_scripts.art.frames import WINDOW, window
from build_scripts.art.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    moved,
    polygon,
    together,
    without,
)
from build_scripts.art.scenes.aquarium_day import draw_shafts
from build_scripts.art.scenes.fishes import along, shoal
from build_scripts.art.scenes.glass_hall import glass_dome
from build_scripts.art.scenes.reef import bed, branching_coral, bubbles, kelp, sea_fan
from build_scripts.art.scenes.ribbons import joined
from build_scripts.art.scenes.sea_giants import whale, whale_fin, whale_grooves, whale_mouth
from build_scripts.art.view import View


def paint_twilight(view: View) -> None:
    """From far to near."""
    view.sky()
    draw_shafts(view, 0.16)
    _draw_far_ruin(view)
    view.medallion()
    _draw_whale(view)
    _draw_stair(view)
    _draw_lamps(view)
    _draw_port(view)
    view.fireflies(8, 320, 500, 16)


def _draw_far_ruin(view: View) -> None:
    view.cut(joined([glass_dome(96, 420, 50), bed([(-20, 420), (210, 436), (440, 420)])]), -0.14)
    view.cut(viaduct(150, 420, 440, 66, 5), 0.0)


def viaduct(left: float, right: float, ground: float, height: float, arches: int) -> Path:
    """A row of arches that carried a way."""
    bay = (right - left) / arches
    holes = [arch(left + bay * (i + 0.5), ground, bay * 0.74, height * 0.84) for i in range(arches)]
    return without(box(left, ground - height, right - left, height + 60), *holes)


def _draw_whale(view: View) -> None:
    x, y, size, turn = 214, 388, 126, -20
    way = along([(60, 330), (100, 352), (130, 330), (110, 300)])
    view.cut(shoal(way, 14, 16, 6, 9), 0.4, rim=False)

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn, wide=-1)

    view.cut(placed(whale()), 0.62)
    belly = placed(whale_grooves())
    view.sheet.trace(belly, 1.3, view.white(0.42))
    view.sheet.trace(placed(whale_mouth()), 1.4, view.white(0.5))
    view.cut(placed(whale_fin()), 0.7)


def _draw_stair(view: View) -> None:
    pass


def _draw_lamps(view: View) -> None:
    pass


def _draw_port(view: View) -> None:
    pass
