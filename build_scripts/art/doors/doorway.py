"""A Door's frame in the shape of its place, what is seen through it, and the steps before it."""

from build_scripts.art.cards.frames import draw_pattern, window
from build_scripts.art.doors.beyond import draw_beyond
from build_scripts.art.doors.far_places import EYE
from build_scripts.art.doors.leaf import Box, draw_leaf, free_edge
from build_scripts.art.drawing.colours import RAMPS, WHITE, faded, from_hex, mixed, ramp_at
from build_scripts.art.drawing.paint import Sheet, slanted, upright
from build_scripts.art.drawing.paths import Path, Point, box, line, polygon, union, without

MOULDINGS = (
    (54, 0.86, 2.6), (44, 0.62, 1.0), (36, 0.46, 1.4), (25, 0.72, 1.0), (15, 0.80, 2.0),
)  # fmt: skip
"""Mouldings from the outside in: how much wider than the opening, depth of the colour, width of the
foil."""


def opening(place: str) -> Box:
    """The opening in which the leaf hangs. A capsule stands higher, because it ends in a bow."""
    return (112, 138, 196, 352 if place == "A" else 376)


def around(place: str, wider: float) -> Path:
    """The place's shape, this much wider than the opening on every side."""
    left, top, width, height = opening(place)
    low = height + wider * (1.65 if place == "A" else 1.05)
    return window(place, left - wider, top - wider * 1.05, width + 2 * wider, low)


def draw_mouldings(sheet: Sheet, place: str, opened: float) -> None:
    """The steps of the frame; the wider the door, the more light falls on them."""
    ramp = RAMPS[place]
    outer = around(place, MOULDINGS[0][0])
    sheet.cast(outer, -3, 9, 12, 0.8)
    for i, (wider, depth, foil_width) in enumerate(MOULDINGS):
        shape = around(place, wider)
        sheet.paper(shape, ramp_at(place, depth), 0.55 - 0.08 * i)
        if i == 2:
            beads = around(place, (wider + MOULDINGS[3][0]) / 2)
            sheet.gilt_line(beads, 3.6, dash=(0.01, 9.6))
        if i == 0:
            draw_pattern(
                sheet, place, without(shape, around(place, MOULDINGS[1][0])), faded(WHITE, 0.16)
            )
        sheet.gilt_line(shape, foil_width)
    glare = mixed(ramp[1], ramp[0], 0.5)
    warm = [(0.0, faded(glare, 0.0)), (1.0, faded(glare, 0.7 * opened))]
    reveal = without(around(place, MOULDINGS[-1][0]), around(place, 0))
    with sheet.clipped(reveal):
        sheet.fill(box(112, 120, 240, 420), slanted((225, 0), (325, 0), warm))
    sheet.trace(
        around(place, 0), 12, faded(mixed(ramp[1], ramp[2], 0.4), 0.25 + 0.5 * opened), blur=8
    )
    sheet.fill(around(place, 0), ramp[5])


def draw_opening(sheet: Sheet, place: str, opened: float) -> None:
    """Draws the world beyond, and the leaf before it; `opened` 0 is shut."""
    hole = around(place, 0)
    with sheet.clipped(hole):
        draw_beyond(sheet, place)
        draw_leaf(sheet, place, opening(place), opened)
        sheet.trace(hole, 7, from_hex("07030F", 0.28), blur=2)
    sheet.gilt_line(hole, 3)


WARM = from_hex("FFF3C4")
STEPS = ((511.0, 152.0, 7.0, 9.0), (527.0, 166.0, 8.0, 9.0))
"""Height of each step, half its width, and how deep its tread and how high its front look."""


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
    """Light that falls through the gap, over the steps and the floor to our feet."""
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
