"""The Garden's fountain."""

from __future__ import annotations

import math
from collections.abc import Callable

from build_scripts.art.colours import WHITE, faded, mixed
from build_scripts.art.paths import (
    Path,
    both,
    box,
    drawn,
    ellipse,
    moved,
    union,
)
from build_scripts.art.scenes.pavilion import both_lines
from build_scripts.art.view import View


def draw_fountain(view: View, x: float, ground: float, size: float, depth: float) -> None:
    """Three bowls, one above the other, and the water that falls from each to the next; 184 wide
    and 140 high at size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, ground, size)

    _draw_pool(view, placed, depth)
    for edge, low, top in ((44, -9, -46), (25, -50, -82)):
        view.sheet.fill(placed(_veil(edge, low, top)), faded(WHITE, 0.22))
    for part in _stone():
        view.cut(placed(part), depth)
    for edge, low, top in ((15, -86, -109), (28, -48, -86), (49, -9, -48)):
        for i, thread in enumerate(_threads(edge, low, top)):
            view.sheet.trace(placed(thread), 0.9, faded(WHITE, 0.78 - 0.08 * i))
    for reach in (4.0, 9.0):
        jet = both_lines((0, -121), (reach * 0.5, -136 + reach), (reach, -126), (reach * 1.3, -112))
        view.sheet.trace(placed(jet), 1.0, faded(WHITE, 0.85))
    front = drawn((-92, -6), (-88, 12, 88, 12, 92, -6), (60, 6, -60, 6, -92, -6))
    view.cut(placed(front), depth)


def _draw_pool(view: View, placed: Callable[[Path], Path], depth: float) -> None:
    pale = mixed(view.ramp[1], mixed(view.ramp[0], WHITE, 0.4), 0.3)
    view.cut(placed(ellipse(0, -6, 92, 15)), depth - 0.06)
    view.sheet.fill(placed(ellipse(0, -8.5, 85, 11.5)), faded(pale, 0.95))
    for reach in (70.0, 48.0, 28.0):
        view.sheet.trace(placed(ellipse(0, -8, reach, reach / 8)), 0.8, faded(WHITE, 0.6))


def _stone() -> list[Path]:
    """Bowls and what bears them, from the foot to the finial."""
    finial = drawn((0, -122), (4, -115, 0, -109), (-4, -115, 0, -122))
    return [
        union(_baluster(-14, -48, 11), box(-15, -17, 30, 6, 2)),
        _bowl(-46, 47, 17),
        _baluster(-46, -84, 6.5),
        _bowl(-84, 27, 12),
        _baluster(-84, -110, 4),
        _bowl(-109, 13, 7),
        finial,
    ]


def _bowl(top: float, half: float, drop: float) -> Path:
    shell = drawn(
        (-half, top),
        (-half * 0.8, top + drop * 0.95, -half * 0.2, top + drop * 0.75, -3, top + drop + 2),
        (3, top + drop + 2),
        (half * 0.2, top + drop * 0.75, half * 0.8, top + drop * 0.95, half, top),
    )
    return union(shell, box(-half - 2, top - 2.2, half * 2 + 4, 4, 2))


def _baluster(low: float, top: float, half: float) -> Path:
    return both(
        drawn(
            (0, low), (half, low), (half * 0.2, low - (low - top) * 0.3),
            (half * 1.1, low - (low - top) * 0.5, half * 0.3, low - (low - top) * 0.75),
            (half * 0.5, top), (0, top),
        )
    )  # fmt: skip


def _veil(edge: float, low: float, top: float) -> Path:
    """The thin water behind the threads."""
    return drawn(
        (-edge, top), (-edge - 9, top + 6, -edge - 9, low), (edge + 9, low),
        (edge + 9, top + 6, edge, top),
    )  # fmt: skip


def _threads(edge: float, low: float, top: float) -> list[Path]:
    """Water over the lip of a bowl, in pairs from the outermost inwards."""
    threads = []
    for i in range(7):
        start = edge * math.cos(math.pi * (i + 0.5) / 14)
        reach = start + 9 * start / edge
        foot = low - (6 - i) * 0.4
        threads.append(both_lines((start, top - 1), (reach - 1, top + 7), (reach, foot)))
    return threads
