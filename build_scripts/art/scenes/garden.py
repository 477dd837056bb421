"""The Garden."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.scenes.garden_surprises import SURPRISES
from build_scripts.art.scenes.maze import paint_twilight
from build_scripts.art.scenes.parterre import paint_day
from build_scripts.art.scenes.pond import paint_night
from build_scripts.art.view import View


def paint(view: View) -> None:
    """From far to near."""
    {"S": paint_day, "M": paint_night, "K": paint_twilight}[view.time](view)


VARIATIONS: dict[str, Callable[[View], None]] = SURPRISES
FITS: dict[str, tuple[str, ...]] = {
    "S": ("cat", "balloon", "topiary", "songbird", "kite", "watering-can"),
    "M": ("heron", "floating-lights", "frog", "cygnets", "owl"),
    "K": ("cat", "swallows", "hedgehog", "owl", "balloon", "hare"),
}
"""The small things that suit each time."""
