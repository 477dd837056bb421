"""The Observatory: by day from its garden, by night over the lake, at dusk from under its dome."""

from collections.abc import Callable

from build_scripts.art.drawing.colours import from_hex
from build_scripts.art.drawing.paths import Path, drawn, together, union
from build_scripts.art.drawing.plants import cypress
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.observatory.domed_hall import GROUND, draw_hall
from build_scripts.art.scenes.observatory.guests import FITS, GUESTS
from build_scripts.art.scenes.observatory.lake import (
    DUSK_CREST,
    FAR_CREST,
    MIDDLE_CREST,
    NEAR_DUSK_CREST,
    draw_above,
    draw_birds,
    draw_boat,
    draw_clouds,
    draw_cypress,
    draw_quay,
    draw_reflection,
    draw_starlight,
    draw_turning_stars,
    draw_water,
    drawn_apart,
    mountains,
    pine,
    reeds,
)
from build_scripts.art.scenes.observatory.terrace import (
    balustrade,
    draw_armillary,
    draw_globe,
    draw_shrubs,
    draw_stairs,
    draw_steps,
    draw_telescope,
    pillar,
    urn,
)
from build_scripts.art.scenes.observatory.under_the_dome import (
    draw_far_dome,
    draw_floor,
    draw_ring,
    draw_vault,
)


def paint(view: View) -> None:
    {"S": day, "M": night, "K": dusk}[view.time](view)


def day(view: View) -> None:
    """Seen from the garden, at the foot of the stairs."""
    view.sky()
    view.medallion()
    draw_clouds(view)
    mountains(view, FAR_CREST, 0.0, 3, snow=16)
    mountains(view, MIDDLE_CREST, 0.10, 8)
    view.sheet.glow(214, 430, 190, from_hex("FFF2C8"), 0.55)
    view.cut(slope(452, 470), 0.20)
    view.cut(together(*(cypress(x, y, h) for x, y, h in FAR_TREES)), 0.36)
    draw_hall(view)
    view.cut(hill(), 0.24)
    view.cut(union(*(cypress(x, y, h) for x, y, h in GARDEN_TREES)), 0.62)
    draw_shrubs(view)
    draw_stairs(view)
    draw_birds(view)
    rails = union(balustrade(8, 128, 506, 38, 10), balustrade(300, 420, 506, 38, 10))
    view.cut(rails, 0.74, rim=False)
    for x in (132, 296):
        view.cut(union(pillar(x, 500, 18), urn(x, 498, 27)), 0.78, rim=False)
    view.cut(pillar(72, 484, 30), 0.86, rim=False)
    draw_armillary(view, 72, 424, 36, 0.92)
    draw_cypress(view, 402, 612, 256, 58, 0.88)
    draw_cypress(view, 370, 600, 164, 42, 0.95)


def night(view: View) -> None:
    """Seen over the lake, the dome open and every window lit."""
    view.sky()
    draw_turning_stars(view)
    view.medallion()
    draw_starlight(view, 289, 284, 34)
    mountains(view, FAR_CREST, 0.10, 3, snow=16)
    mountains(view, MIDDLE_CREST, 0.34, 8)
    view.sheet.glow(214, 420, 170, from_hex("FFDDA0"), 0.40)
    view.cut(slope(430, 446), 0.40)
    hall = drawn_apart(view, draw_hall)
    draw_water(view)
    draw_reflection(view, hall, GROUND)
    draw_above(view, hall, GROUND)
    draw_quay(view)
    draw_boat(view, 108, 514)
    view.cut(reeds(4, 20, 70, 560, 70, 16), 0.93, rim=False)
    view.cut(pine(404, 560, 250, 3), 0.78, rim=False)
    view.cut(pine(360, 566, 142, 5), 0.90, rim=False)
    view.cut(pine(394, 590, 160, 8), 0.97, rim=False)
    view.cut(reeds(9, 290, 350, 564, 40, 12), 0.97, rim=False)
    view.fireflies(31, 430, 520)


def dusk(view: View) -> None:
    """Seen from inside, under the open dome."""
    view.sky()
    view.medallion()
    view.sheet.glow(236, 384, 130, from_hex("FFD08A"), 0.75)
    mountains(view, DUSK_CREST, 0.0, 6, snow=12)
    draw_far_dome(view, 142, 392)
    mountains(view, NEAR_DUSK_CREST, 0.18, 9)
    draw_vault(view)
    draw_ring(view)
    draw_floor(view)
    draw_globe(view, 326, 532)
    draw_telescope(view)
    draw_steps(view, 44, 548)
    view.fireflies(17, 340, 500, 12)


FAR_TREES = ((112, 470, 50), (124, 472, 66), (136, 474, 46))
GARDEN_TREES = ((112, 506, 44), (316, 508, 34), (350, 508, 62))


def slope(left: float, right: float) -> Path:
    """A soft shoulder of the hill behind the hall."""
    return drawn(
        (-10, left), (90, left - 10, 110, 470, 214, 468), (320, 466, 340, right - 22, 440, right),
        (440, 660), (-10, 660),
    )  # fmt: skip


def hill() -> Path:
    return drawn(
        (-10, 512), (60, 490, 110, 486, 170, 486), (258, 486), (320, 486, 370, 490, 440, 506),
        (440, 660), (-10, 660),
    )  # fmt: skip


VARIATIONS: dict[str, Callable[[View], None]] = GUESTS

__all__ = ["FITS", "VARIATIONS", "paint"]
