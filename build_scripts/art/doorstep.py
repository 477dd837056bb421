"""The steps that lead up to a Door, and the light that falls down them."""

from __future__ import annotations

from build_scripts.art.colours import RAMPS, WHITE, faded, from_hex, mixed, ramp_at
from build_scripts.art.door_leaf import free_edge
from build_scripts.art.doorway import MOULDINGS, around, opening
from build_scripts.art.frames import draw_pattern
from build_scripts.art.paint import Sheet, upright
from build_scripts.art.paths import Point, box, line, polygon, union, without
from build_scripts.art.vanishing import EYE

WARM = from_hex("FFF3C4")
STEPS = ((511.0, 152.0, 7.0, 9.0), (527.0, 166.0, 8.0, 9.0))
"""Of each step: its height, half its width, how deep its tread and how high its front look."""


def draw_steps(sheet: Sheet, place: str) -> None:
    """Two steps down to us; the capsule rests in a cradle cut to its bow."""
    if place == "A":
        cradle = union(box(60, 478, 300, 36), polygon((60, 478), (360, 478), (366, 524), (54, 524)))
        cradle = without(cradle, around("A", MOULDINGS[0][0]))
        sheet.paper(cradle, ramp_at("A", 0.74), 0.3)
        draw_pattern(sheet, "A", cradle, faded(WHITE, 0.14))
        sheet.gilt_line(cradle, 1.4)
    for y, half, tread, front in STEPS:
        flat = polygon(
            (210 - half, y),
            (210 + half, y),
            (214 + half + tread, y + tread),
            (206 - half - tread, y + tread),
        )
        face = box(206 - half - tread, y + tread, 8 + 2 * (half + tread), front)
        sheet.cast(union(flat, face), -2, 6, 6, 0.55)
        sheet.fill(
            flat, upright(y, y + tread, [(0, ramp_at(place, 0.60)), (1, ramp_at(place, 0.50))])
        )
        sheet.fill(
            face,
            upright(y, y + tread + front, [(0, ramp_at(place, 0.70)), (1, ramp_at(place, 0.88))]),
        )
        sheet.trace(
            line((206 - half - tread, y + tread), (214 + half + tread, y + tread + 0.5)),
            1.2,
            faded(WHITE, 0.35),
        )
        sheet.gilt_line(
            line((206 - half - tread, y + tread + 2), (214 + half + tread, y + tread + 2.5)), 0.9
        )


def draw_light(sheet: Sheet, place: str, opened: float) -> None:
    """What falls through the gap, over the steps and the floor to our feet."""
    edge = free_edge(opening(place), opened)
    right, start = 308.0, 512.0

    def at(x: float, y: float) -> Point:
        return EYE[0] + (x - EYE[0]) * (y - EYE[1]) / (start - EYE[1]), y

    glare = mixed(RAMPS[place][0], WARM, 0.2 if place == "A" else 0.5)
    spread = max(0.0, right - edge) / (right - 112)
    ground = box(0, start, 420, 140)
    for wide, blur, alpha in ((26.0, 14.0, 0.22), (0.0, 5.0, 0.50)):
        beam = polygon(
            at(edge - wide, start),
            at(right + wide, start),
            at(right + wide, 660),
            at(edge - wide, 660),
        )
        stops = [
            (0.0, faded(glare, alpha * spread + 0.2 * opened)),
            (1.0, faded(glare, 0.15 * opened)),
        ]
        with sheet.clipped(ground):
            sheet.fill(beam, upright(start, 640, stops), blur)
            for y, _, tread, _ in STEPS:
                with sheet.clipped(box(0, y, 420, tread)):
                    sheet.fill(beam, faded(glare, 0.6 * alpha * spread), blur)
    sheet.glow(210, 520, 120, WARM, 0.25 * opened)
