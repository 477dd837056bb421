"""The Aquarium: a hall of iron and glass under the sea."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.scenes.aquarium_day import paint_day
from build_scripts.art.scenes.aquarium_night import paint_night
from build_scripts.art.scenes.aquarium_twilight import paint_twilight
from build_scripts.art.view import View


def paint(view: View) -> None:
    """From far to near."""
    {"S": paint_day, "M": paint_night, "K": paint_twilight}[view.time](view)


VARIATIONS: dict[str, Callable[[View], None]] = {}
