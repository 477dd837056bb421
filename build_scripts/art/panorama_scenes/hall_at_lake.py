"""The Observatory of the panorama: its hall over a lake, between mountains and pines."""

from __future__ import annotations

from build_scripts.art.colours import from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.panorama_scenes.night_ground import AXIS, LEFT, RIGHT, SHORE, stretched
from build_scripts.art.paths import box, drawn, moved, ridge, union
from build_scripts.art.scenes.domed_hall import GROUND, draw_hall
from build_scripts.art.scenes.lake import boat, draw_above, draw_reflection, drawn_apart, reeds
from build_scripts.art.scenes.mountains import FAR_CREST, MIDDLE_CREST, mountains
from build_scripts.art.scenes.observatory_trees import pine
from build_scripts.art.scenes.terrace import balustrade, draw_armillary, pillar, urn
from build_scripts.art.view import View


def draw_observatory(view: View) -> None:
    """From far to near."""
    with stretched(view, 2.5, 60):
        mountains(view, FAR_CREST, 0.16, 3, snow=16)
    with stretched(view, 2.5, -40):
        mountains(view, MIDDLE_CREST, 0.40, 8)
    view.sheet.glow(AXIS, 420, 230, from_hex("FFDDA0"), 0.42)
    far = union(ridge(446, 5, 4, 40, jagged=False), *(pine(x, 462, 60, x) for x in (66, 352, 376)))
    with stretched(view, 2.6):
        view.cut(far, 0.46, rim=False)
    hall = drawn_apart(view, draw_hall)
    canvas = view.sheet.canvas
    canvas.save()
    canvas.translate(-4, SHORE - 458)
    r = view.ramp
    water = upright(458, 640, [(0, mixed(r[3], r[2], 0.6)), (0.3, r[3]), (0.7, r[4]), (1, r[5])])
    view.sheet.fill(box(LEFT, 458, RIGHT - LEFT, 400), water)
    draw_reflection(view, hall, GROUND)
    draw_above(view, hall, GROUND)
    canvas.restore()
    bank = drawn((LEFT, SHORE - 8), (-60, SHORE - 18, 60, SHORE - 7), (360, SHORE - 7),
                 (480, SHORE - 18, RIGHT, SHORE - 8), (RIGHT, SHORE + 2),
                 (LEFT, SHORE + 2))  # fmt: skip
    view.cut(bank, 0.62)
    view.cut(moved(boat(), 60, SHORE + 66, 1.1), 0.93, rim=False)
    terrace = box(LEFT, SHORE + 34, 470, 400)
    view.cut(union(terrace, box(LEFT, SHORE + 30, 474, 6, 2)), 0.86)
    rail = union(balustrade(-420, -60, SHORE - 2, 40, 22), pillar(-62, SHORE - 8, 24))
    view.cut(rail, 0.84, rim=False)
    view.cut(union(pillar(-110, SHORE - 34, 34), urn(-62, SHORE - 10, 30)), 0.88, rim=False)
    draw_armillary(view, -110, SHORE - 98, 46, 0.92)
    for x, height, seed, depth in ((-190, 230, 4, 0.9), (-232, 170, 5, 0.96), (-20, 116, 6, 0.8),
                                   (410, 196, 3, 0.84), (442, 150, 8, 0.93)):  # fmt: skip
        view.cut(pine(x, SHORE + 26, height, seed), depth, rim=False)
    view.cut(reeds(9, 330, 470, SHORE + 140, 60, 20), 0.97, rim=False)
