"""A card of a place: its scene behind the window, and what the rules need before it."""

from __future__ import annotations

from build_scripts.art.frames import WINDOW, draw_frame, draw_pennant, draw_plate, window
from build_scripts.art.paint import Sheet
from build_scripts.art.scenes import SCENES
from build_scripts.art.view import View


def draw_location(place: str, time: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a place with a symbol, without its name."""
    view = View(place, time, kind())
    SCENES[place].paint(view)
    view.dusk_at_the_foot()
    draw_frame(view.sheet, place)
    draw_pennant(view.sheet, place, time)
    draw_plate(view.sheet, place)
    view.sheet.grain()
    return view.sheet


def draw_variation(place: str, time: str, name: str) -> Sheet:
    """Only the small thing that some copies of a face show, on nothing."""
    view = View(place, time)
    with view.sheet.clipped(window(place, *WINDOW)):
        SCENES[place].VARIATIONS[name](view)
    return view.sheet
