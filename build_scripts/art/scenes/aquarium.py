"""The Aquarium: a hall of iron and glass under the sea."""

from __future__ import annotations

from collections.abc import Callable

from build_scripts.art.scenes.aquarium_day import paint_day
from build_scripts.art.scenes.aquarium_night import paint_night
from build_scripts.art.scenes.aquarium_twilight import paint_twilight
from build_scripts.art.scenes.lost_things import draw_bottle, draw_diving_bell
from build_scripts.art.scenes.sea_guests import (
    Spot,
    draw_crab,
    draw_nautilus,
    draw_octopus,
    draw_seahorse,
    draw_starfish,
)
from build_scripts.art.view import View

GUESTS: dict[str, tuple[Callable[[View, Spot], None], dict[str, Spot]]] = {
    "bottle": (draw_bottle, {"M": (300, 310, 13, 34, 1), "K": (82, 268, 15, -24, 1)}),
    "crab": (
        draw_crab,
        {"S": (226, 512, 13, -2, 1), "M": (222, 506, 13, 3, 1), "K": (236, 501, 11, 0, 1)},
    ),
    "diving-bell": (draw_diving_bell, {"S": (356, 238, 12, 0, 1), "M": (358, 232, 12, 0, 1)}),
    "nautilus": (draw_nautilus, {"S": (66, 300, 14, -10, 1), "K": (338, 262, 15, -12, 1)}),
    "octopus": (draw_octopus, {"S": (262, 496, 19, 4, 1), "K": (176, 484, 17, 0, 1)}),
    "seahorse": (draw_seahorse, {"S": (232, 470, 21, 4, 1), "M": (66, 318, 17, 6, -1)}),
    "starfish": (draw_starfish, {"M": (226, 514, 11, 14, 1), "K": (104, 486, 8.5, -10, 1)}),
}
"""Who may call, how it is drawn, and where it is at each time."""
FITS: dict[str, tuple[str, ...]] = {
    time: tuple(name for name, (_, spots) in GUESTS.items() if time in spots) for time in "SMK"
}
"""The variations of each time."""


def paint(view: View) -> None:
    """From far to near."""
    {"S": paint_day, "M": paint_night, "K": paint_twilight}[view.time](view)


def _guest(name: str) -> Callable[[View], None]:
    draw, spots = GUESTS[name]
    return lambda view: draw(view, spots[view.time])


VARIATIONS: dict[str, Callable[[View], None]] = {name: _guest(name) for name in GUESTS}
