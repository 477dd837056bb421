"""Lamps and candles, in flat gold, with the light they throw."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import upright
from build_scripts.art.paths import Path, box, circle, drawn, ellipse, moved, polygon, union
from build_scripts.art.view import GOLD, View

WARM = from_hex("FFD98A")
AMBER = from_hex("FFB44A")
BULB = from_hex("FFF2C2")


def lamp_shade() -> Path:
    """A bell of height 0.42, its rim at 0,0 and 1 wide."""
    return drawn(
        (-0.5, 0),
        (-0.46, -0.2, -0.3, -0.34, -0.1, -0.38),
        (-0.1, -0.42),
        (0.1, -0.42),
        (0.1, -0.38),
        (0.3, -0.34, 0.46, -0.2, 0.5, 0),
    )


def lamp_stand() -> Path:
    """What carries a shade whose rim is 0.62 above the table."""
    stem = drawn(
        (-0.028, -0.98),
        (0.028, -0.98),
        (0.035, -0.4, 0.02, -0.3, 0.06, -0.22),
        (0.09, -0.16, 0.04, -0.12, 0.05, -0.07),
        (-0.05, -0.07),
        (-0.04, -0.12, -0.09, -0.16, -0.06, -0.22),
        (-0.02, -0.3, -0.035, -0.4, -0.028, -0.98),
    )
    foot = drawn(
        (-0.25, 0), (-0.25, -0.07, -0.12, -0.07, 0, -0.09), (0.12, -0.07, 0.25, -0.07, 0.25, 0)
    )
    return union(stem, foot, circle(0, -1.06, 0.045))


def flat_gold(view: View, path: Path, depth: float) -> None:
    """Gold paper without shading, a bright edge on it."""
    view.sheet.cast(path, -1 - 2 * depth, 2 + 5 * depth, 1.6 + 3.5 * depth, 0.5)
    view.sheet.fill(path, GOLD)
    with view.sheet.clipped(path):
        view.sheet.trace(path, 1.6, from_hex("FFF4CC", 0.75))


def lamplight(view: View, x: float, table: float, size: float, strength: float) -> None:
    """The cone under a shade, and the air around it."""
    rim = table - size * 0.62
    near, wide = size * 0.46, size * 0.95
    cone = polygon((x - near, rim), (x + near, rim), (x + wide, table), (x - wide, table))
    beam = [(0.0, faded(BULB, 0.62 * strength)), (1.0, faded(WARM, 0.12 * strength))]
    view.sheet.fill(cone, upright(rim, table, beam), size * 0.04)
    view.sheet.glow(x, rim, size * 1.7, AMBER, 0.45 * strength)


def light_pool(view: View, x: float, y: float, size: float, strength: float) -> None:
    """The bright ellipse that a lamp throws on what it stands on."""
    for part, alpha, colour in ((1.25, 0.22, AMBER), (0.95, 0.34, WARM), (0.62, 0.42, WARM)):
        pool = ellipse(x, y, size * part, size * part * 0.24)
        view.sheet.fill(pool, faded(colour, alpha * strength), size * 0.05)


def reading_lamp(view: View, x: float, table: float, size: float, depth: float) -> None:
    """A lit lamp of about this height on a table."""

    def placed(path: Path, up: float = 0.0) -> Path:
        return moved(path, x, table - up * size, size)

    flat_gold(view, placed(lamp_stand()), depth)
    lit = placed(ellipse(0, 0, 0.45, 0.055), 0.62)
    view.sheet.fill(placed(circle(0, 0.01, 0.12), 0.62), faded(BULB, 0.9), size * 0.05)
    flat_gold(view, placed(lamp_shade(), 0.62), depth)
    view.sheet.fill(lit, BULB)
    band = placed(box(-0.47, -0.07, 0.94, 0.025), 0.62)
    with view.sheet.clipped(placed(lamp_shade(), 0.62)):
        view.sheet.fill(band, from_hex("B5812F", 0.8))


def candle(view: View, x: float, base: float, height: float, depth: float) -> None:
    """A burning candle on a small dish."""
    wide = height * 0.24
    dish = drawn(
        (x - wide * 1.3, base - 3),
        (x + wide * 1.3, base - 3),
        (x + wide * 0.7, base),
        (x - wide * 0.7, base),
    )
    stick = box(x - wide / 2, base - height * 0.68, wide, height * 0.66, 1.2)
    view.cut_in(stick, from_hex("F6E3B8") if view.time != "M" else from_hex("D9B67C"), depth)
    view.cut(dish, depth)
    candle_flame(view, x, base - height * 0.70, height * 0.34)


def candle_flame(view: View, x: float, wick: float, height: float) -> None:
    """A flame above its wick."""
    flame = drawn(
        (x, wick - height),
        (x + height * 0.36, wick - height * 0.45, x + height * 0.28, wick, x, wick),
        (x - height * 0.28, wick, x - height * 0.36, wick - height * 0.45, x, wick - height),
    )
    view.sheet.glow(x, wick - height * 0.4, height * 2.8, WARM, 0.7)
    view.sheet.fill(flame, from_hex("FFC95C"))
    view.sheet.fill(moved(flame, x * 0.5, wick * 0.5, 0.5), BULB)


def lantern(view: View, x: float, y: float, size: float, depth: float, turn: float) -> None:
    """A round lantern on its post, which stands at x, y; `turn` leans it clockwise."""

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn)

    post = union(box(-0.035, -0.52, 0.07, 0.52), box(-0.16, -0.06, 0.32, 0.08, 0.02))
    cup = polygon((-0.12, -0.5), (0.12, -0.5), (0.2, -0.6), (-0.2, -0.6))
    cap = union(polygon((-0.24, -0.98), (0.24, -0.98), (0.0, -1.2)), circle(0, -1.22, 0.05))
    light = placed(circle(0, -0.79, 0.23)).getBounds()
    view.sheet.glow(light.centerX(), light.centerY(), size * 1.1, AMBER, 0.75)
    view.sheet.fill(placed(circle(0, -0.79, 0.23)), from_hex("FFDE8E"))
    view.sheet.fill(placed(ellipse(0, -0.77, 0.10, 0.15)), BULB, size * 0.02)
    flat_gold(view, placed(union(post, cup)), depth)
    flat_gold(view, placed(cap), depth)
    bars = [box(dx - 0.015, -0.99, 0.03, 0.42) for dx in (-0.19, 0, 0.19)]
    view.sheet.fill(placed(union(*bars)), GOLD)
