"""The Library: a hall by day, a desk by night, a well of galleries at twilight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from build_scripts.art.scenes import night_study, reading_room, rotunda
from build_scripts.art.scenes.keepsakes import KEEPSAKES
from build_scripts.art.view import View

STAGINGS = {"S": reading_room.paint, "M": night_study.paint, "K": rotunda.paint}


def paint(view: View) -> None:
    """From far to near."""
    STAGINGS[view.time](view)


def _keepsake(view: View, name: str) -> None:
    draw, places = KEEPSAKES[name]
    draw(view, places[view.time])


VARIATIONS: dict[str, Callable[[View], None]] = {
    name: partial(_keepsake, name=name) for name in KEEPSAKES
}
FITS: dict[str, tuple[str, ...]] = {
    time: tuple(name for name, (_, places) in KEEPSAKES.items() if time in places) for time in "SMK"
}
