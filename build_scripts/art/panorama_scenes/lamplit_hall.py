"""The Library of the panorama: a long hall with a window, desks and lamps."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.panorama_scenes.night_ground import AXIS, LEFT, LOW, RIGHT, SHORE, Asleep
from build_scripts.art.paths import arch, box, line, polygon, together, union, without
from build_scripts.art.scenes.books import book_pile, flying_book, open_book
from build_scripts.art.scenes.furniture import globe, shelf_ladder
from build_scripts.art.scenes.reading_lamps import lamplight, light_pool, reading_lamp
from build_scripts.art.scenes.shelves import Bookcase
from build_scripts.art.view import View


def draw_library(view: View) -> None:
    """From far to near."""
    r = view.ramp
    wall = [(0.0, mixed(r[5], from_hex("1B1020"), 0.4)), (0.6, r[5]), (1.0, mixed(r[5], r[4], 0.7))]
    opening = arch(AXIS, SHORE - 16, 118, 196)
    view.sheet.glow(AXIS, SHORE - 90, 200, from_hex("FFE3A0"), 0.4)
    if not isinstance(view, Asleep):
        view.sheet.fill(opening, upright(SHORE - 212, SHORE, [(0, r[3]), (0.5, r[2]), (1, r[0])]))
    town = [polygon((x, SHORE), (x, SHORE - h), (x + 9, SHORE - h - 11), (x + 18, SHORE - h),
                    (x + 18, SHORE)) for x, h in
            ((152, 40), (168, 56), (186, 36), (204, 62), (222, 44), (240, 54),
             (256, 34))]  # fmt: skip
    with view.sheet.clipped(opening):
        view.cut(union(*town), 0.5, rim=False)
    room = without(box(LEFT, 100, RIGHT - LEFT, LOW), opening)
    view.sheet.cast(room, 0, 4, 6, 0.6)
    view.sheet.fill(room, upright(180, SHORE, wall))
    bars = [box(AXIS + dx - 1.3, SHORE - 220, 2.6, 210) for dx in (-36, -12, 12, 36)]
    bars += [box(AXIS - 60, SHORE - up, 120, 2.4) for up in (54, 96, 138)]
    with view.sheet.clipped(opening):
        view.sheet.fill(together(*bars), view.shade(0.7))
    for grown in (10, 20):
        rim = without(arch(AXIS, SHORE - 14, 118 + grown, 197 + grown / 2), opening)
        view.cut(rim, 0.5 + grown / 60)
    for x, width, rows, seed in ((-96, 84, 6, 40), (-6, 70, 5, 41), (70, 66, 5, 42),
                                 (286, 66, 5, 43), (358, 70, 5, 44)):  # fmt: skip
        tall = rows * 42
        Bookcase(x, SHORE - tall - 4, width, tall, rows, seed).draw(view, 0.50)
    for x, rows, seed in ((440, 7, 45), (534, 7, 46), (628, 7, 47), (722, 7, 48)):
        Bookcase(x, SHORE - rows * 38 + 20, 86, rows * 38, rows, seed).draw(view, 0.6)
    view.cut(shelf_ladder((560, SHORE + 50), (520, SHORE - 240), 26, 17), 0.66)
    floor = box(LEFT, SHORE + 2, RIGHT - LEFT, 400)
    view.sheet.cast(floor, 0, -3, 4, 0.4)
    boards = [(0.0, mixed(r[4], r[3], 0.35)), (0.5, r[4]), (1.0, r[5])]
    view.sheet.fill(floor, upright(SHORE, 660, boards))
    with view.sheet.clipped(floor):
        seams = [line((AXIS, 380), (AXIS + across, 1000)) for across in range(-2400, 2500, 110)]
        view.sheet.trace(together(*seams), 1.2, faded(r[5], 0.6))
        carpet = polygon(
            (AXIS - 40, SHORE), (AXIS + 40, SHORE), (AXIS + 190, 700), (AXIS - 190, 700)
        )
        view.sheet.fill(carpet, from_hex("7A3A1E", 0.7))
        view.sheet.trace(carpet, 2.4, from_hex("E8B96A", 0.5))
    view.cut(box(-60, SHORE - 6, 170, 9, 2), 0.72)
    view.cut(box(310, SHORE - 6, 170, 9, 2), 0.72)
    for x, size in ((-24, 56), (62, 44), (358, 44), (446, 56)):
        awake = not isinstance(view, Asleep)
        if awake:
            light_pool(view, x, SHORE - 4, size * 0.7, 0.9)
            lamplight(view, x, SHORE - 5, size, 0.6)
        reading_lamp(view, x, SHORE - 5, size, 0.5)
    for left in (-52, 318):
        view.cut(box(left, SHORE + 3, 154, 46), 0.8)
        view.cut(box(left + 10, SHORE + 11, 134, 30, 2), 0.72)
    for x, y, big, turn in ((186, 300, 17, -14), (236, 262, 15, 12), (420, 250, 20, -18),
                            (-4, 240, 18, 12), (214, 344, 12, 8)):  # fmt: skip
        flying_book(view, x, y, big, turn, 0.3)
    top = book_pile(view, 30, SHORE + 112, 120, 3, 0.9, 4)
    globe(view, 30, top, 84, 0.84)
    open_book(view, 120, SHORE + 104, 40, 0.8)
