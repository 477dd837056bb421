"""The faces of editions in the second set, of high contrast."""

from build_scripts.art.added.carving import octagon
from build_scripts.art.added.crossroads import QUARTERS
from build_scripts.art.added.dreamcatchers import CATCHER, THINGS, outline_of, sign_of
from build_scripts.art.added.dreamcatchers import FACES as CATCHERS
from build_scripts.art.added.happy_dream import lower_wing, shut_eye, upper_wing
from build_scripts.art.added.oniverse_door import MOULDINGS, window_star
from build_scripts.art.added.premonitions import FACES as PREMONITIONS
from build_scripts.art.added.premonitions import cracks, effect_signs, shape_of
from build_scripts.art.added.puppet_signs import SIGNS
from build_scripts.art.added.spell_card import ROWS, SIDES
from build_scripts.art.added.towers import (
    BY_FACE,
    HEIGHTS,
    ROUNDEL,
    floors,
    half_symbol,
    plinth,
    roof,
    sides,
    slot,
)
from build_scripts.art.cards.faces import NIGHT, PLACES
from build_scripts.art.cards.flat import (
    BLACK,
    PAPER,
    draw_door,
    draw_ground,
    draw_opening,
    draw_pennant,
    draw_plate,
    draw_symbol,
)
from build_scripts.art.cards.frames import pennant, window
from build_scripts.art.cards.numeral import numeral
from build_scripts.art.drawing.colours import from_hex
from build_scripts.art.drawing.paint import CARD, Sheet
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    ellipse,
    line,
    lobed,
    mirrored,
    moved,
    spark,
    union,
)
from build_scripts.art.signs.icons import icon
from game.editions.book.spells import DEAR, PRICES
from game.editions.towers.alignment import storeys


def draw_flat_added(face: str) -> Sheet:
    """A face that an edition adds, without its name."""
    sheet = Sheet(scale=1)
    if face in BY_FACE:
        _draw_tower(sheet, face)
    elif face in SIDES:
        _draw_spells(sheet, face)
    elif face == "DE":
        _draw_dead_end(sheet)
    elif face[0] == "X":
        _draw_crossroad(sheet, face[1])
    elif face in PREMONITIONS:
        _draw_premonition(sheet, face)
    elif face == "HY":
        _draw_happy_dream(sheet)
    elif face in CATCHERS:
        _draw_catcher(sheet, face)
    elif face in SIGNS:
        _draw_denizen(sheet, face)
    elif face == "ZD":
        _draw_star(sheet)
    elif face == "ZP":
        _draw_goal_of_all(sheet)
    else:
        place, symbol = face[0], face[1:]
        draw_ground(sheet, place)
        {"G": _draw_glyph, "DG": _draw_glyph_door, "P": _draw_goal}[symbol](sheet, place)
        draw_pennant(sheet, place, symbol[0], PAPER, BLACK)
    draw_plate(sheet)
    sheet.trace(box(0, 0, *CARD), 16, BLACK)
    return sheet


def _draw_glyph(sheet: Sheet, place: str) -> None:
    """White on an octagon: the other symbols are black, or on a keyhole."""
    draw_opening(sheet, place)
    sheet.fill(octagon(210, 228, 122), BLACK)
    sheet.fill(icon("kind-G", 210, 228, 96), PAPER)
    sheet.fill(icon(f"place-{place}", 210, 446, 74), BLACK)


def _draw_glyph_door(sheet: Sheet, place: str) -> None:
    """A shut door with the knot instead of a lock."""
    draw_door(sheet, place)
    sheet.fill(box(258, 386, 70, 92), BLACK)
    sheet.fill(icon("kind-G", 210, 438, 62), PAPER)


def _draw_goal(sheet: Sheet, place: str) -> None:
    """A page with lines, a great crest and a keyhole."""
    draw_opening(sheet, place)
    with sheet.clipped(window(place, 56, 52, 308, 478)):
        for y in range(120, 540, 26):
            sheet.trace(line((40, y), (380, y)), 2.5, BLACK)
    sheet.fill(circle(214, 268, 138), PAPER)
    sheet.fill(icon(f"place-{place}", 214, 268, 124), BLACK)
    sheet.fill(circle(214, 466, 48), BLACK)
    sheet.fill(icon("keyhole", 214, 466, 32), PAPER)


def _draw_tower(sheet: Sheet, face: str) -> None:
    """A black tower with white storeys, its number, and the halves on its sides."""
    place, number = face[0], storeys(BY_FACE[face])
    draw_ground(sheet, place)
    draw_opening(sheet, place)
    with sheet.clipped(window(place, 56, 52, 308, 478)):
        sheet.fill(union(plinth(place), roof(place, number), *floors(place, number)), BLACK)
        for storey in range(number):
            sheet.fill(slot(place, storey), PAPER)
    sheet.fill(numeral(number, 210, 496, 50), PAPER)
    for right, symbols in enumerate(sides(face)):
        for symbol in symbols:
            x, y = CARD[0] * right, HEIGHTS[symbol]
            sheet.fill(circle(x, y, ROUNDEL + 6), PAPER)
            sheet.fill(circle(x, y, ROUNDEL), BLACK)
            sheet.fill(half_symbol(symbol, right), PAPER)
    cloth = pennant(place)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon("kind-T", 51, 56, 28), BLACK)
    sheet.fill(numeral(number, 87, 57, 40), BLACK)
    sheet.trace(line((42, 98), (94, 98)), 3, BLACK)
    sheet.fill(icon(f"place-{place}", 68, 126, 25), BLACK)


def _draw_crossroad(sheet: Sheet, symbol: str) -> None:
    """The symbol over four crests, on a ground of all four colours."""
    for place, (left, top) in QUARTERS.items():
        with sheet.clipped(box(left, top, 240, 330 if top < 0 else 380)):
            draw_ground(sheet, place)
    sheet.trace(line((210, 0), (210, 640)), 8, BLACK)
    sheet.trace(line((0, 300), (420, 300)), 8, BLACK)
    draw_opening(sheet, NIGHT)
    draw_symbol(sheet, symbol)
    for place, (x, y) in zip(PLACES, ((152, 416), (268, 416), (152, 496), (268, 496)), strict=True):
        sheet.fill(icon(f"place-{place}", x, y, 35), BLACK)
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon(f"kind-{symbol}", 68, 54, 36), BLACK)
    sheet.trace(line((42, 96), (94, 96)), 3, BLACK)
    sheet.fill(icon("crossroad", 68, 124, 23), BLACK)


def _draw_dead_end(sheet: Sheet) -> None:
    """A black arch with two white boards across it, on grey."""
    sheet.fill(box(0, 0, *CARD), from_hex("77727E"))
    draw_opening(sheet, NIGHT)
    sheet.fill(icon("kind-DE", 210, 320, 142), BLACK)
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon("kind-DE", 68, 76, 38), BLACK)


def _draw_denizen(sheet: Sheet, face: str) -> None:
    """A black plate with what it works with, over a puppet."""
    draw_ground(sheet, NIGHT)
    draw_opening(sheet, NIGHT)
    sheet.fill(circle(210, 206, 128), BLACK)
    sheet.fill(moved(SIGNS[face](), 210, 206, 84), PAPER)
    sheet.fill(icon("kind-Z", 210, 440, 92), BLACK)
    _draw_night_pennant(sheet, moved(SIGNS[face](), 68, 53, 32), icon("kind-Z", 68, 124, 24))


def _draw_star(sheet: Sheet) -> None:
    """Nested stars, white on black, about a small one."""
    draw_ground(sheet, NIGHT)
    for number, (_, wider) in enumerate(MOULDINGS):
        sheet.fill(window_star(wider + 4), (PAPER, BLACK)[number % 2])
    sheet.fill(window_star(8), PAPER)
    sheet.fill(window_star(0), BLACK)
    sheet.fill(icon("beyond", 210, 300, 84), PAPER)
    _draw_night_pennant(sheet, icon("kind-D", 68, 56, 36), icon("beyond", 68, 124, 24))


def _draw_goal_of_all(sheet: Sheet) -> None:
    """A page with the star of every place and a keyhole."""
    draw_ground(sheet, NIGHT)
    draw_opening(sheet, NIGHT)
    sheet.fill(icon("beyond", 214, 268, 128), BLACK)
    sheet.fill(circle(214, 466, 48), BLACK)
    sheet.fill(icon("keyhole", 214, 466, 32), PAPER)
    _draw_night_pennant(sheet, icon("kind-P", 68, 56, 36), icon("beyond", 68, 124, 24))


def _draw_night_pennant(sheet: Sheet, symbol: Path, mark: Path) -> None:
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(symbol, BLACK)
    sheet.trace(line((42, 96), (94, 96)), 3, BLACK)
    sheet.fill(mark, BLACK)


def _draw_spells(sheet: Sheet, face: str) -> None:
    """Three bands with emblem and price."""
    draw_ground(sheet, NIGHT)
    draw_opening(sheet, NIGHT)
    for y, (spell, price) in zip(ROWS, PRICES[SIDES[face]].items(), strict=True):
        sheet.fill(box(66, y - 46, 288, 92, 10), BLACK)
        sheet.fill(icon(f"spell-{spell}", 130, y, 36), PAPER)
        sheet.fill(numeral(price, 280, y, 58), PAPER)
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon("kind-SP", 68, 62, 34), BLACK)
    for number in range(2 if face == DEAR.face else 1):
        x = 68 + (number - (0.5 if face == DEAR.face else 0)) * 30
        sheet.fill(moved(spark(), x, 124, 17), BLACK)


def _draw_premonition(sheet: Sheet, face: str) -> None:
    """A black pane with a white crack; the shape behind it is white, too."""
    sheet.fill(box(0, 0, *CARD), PAPER)
    pane = box(38, 34, 344, 508, 10)
    sheet.fill(pane, BLACK)
    with sheet.clipped(pane):
        sheet.fill(moved(shape_of(face), 0, -14), PAPER)
        for branch in cracks(face)[:3]:
            sheet.trace(line(*branch), 15, BLACK)
            sheet.trace(line(*branch), 5, PAPER)
    sheet.fill(circle(218, 484, 62), BLACK)
    sheet.fill(circle(218, 484, 54), PAPER)
    for sign, at, size in effect_signs(face, 218, 484, 54):
        sheet.fill(icon(sign, *at, size), BLACK)
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 16, BLACK)
    sheet.fill(cloth, PAPER)
    if face == "PN4":
        for number, place in enumerate(PLACES):
            sheet.fill(
                icon(f"place-{place}", 50 + 36 * (number % 2), 34 + 34 * (number // 2), 15), BLACK
            )
        sheet.fill(icon("kind-D", 68, 122, 24), BLACK)
        return
    sheet.fill(numeral({"3": 3, "5": 5}.get(face[2], 2), 47, 50, 42), BLACK)
    sheet.fill(icon("kind-D", 87, 50, 24), BLACK)
    sheet.trace(line((42, 92), (94, 92)), 3, BLACK)
    if face[2] in PLACES:
        sheet.fill(icon(f"place-{face[2]}", 68, 121, 26), BLACK)
    elif face == "PN2":
        for x in (53.0, 84.0):
            sheet.trace(circle(x, 121, 11), 5, BLACK)
    else:
        sheet.fill(moved(spark(), 68, 121, 20), BLACK)


def _draw_happy_dream(sheet: Sheet) -> None:
    """A white moth with shut eyes before a scalloped burst."""
    sheet.fill(box(0, 0, *CARD), PAPER)
    for ring in range(4):
        reach = 236 - 40 * ring
        edge = lobed(210, 290, reach * 0.82, reach * 1.04, 12 / reach, ring / 2)
        sheet.trace(edge, 5, BLACK)
    half = union(upper_wing(), lower_wing())
    wings = moved(union(half, mirrored(half)), 210, 292, 140)
    sheet.fill(wings, PAPER)
    sheet.trace(wings, 12, BLACK)
    for side in (1, -1):
        sheet.fill(moved(shut_eye(), 210 + side * 82, 236, 36), BLACK)
    sheet.fill(ellipse(210, 334, 15, 84), BLACK)
    sheet.fill(circle(210, 246, 16), BLACK)
    cloth = pennant("A")
    sheet.trace(cloth, 16, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon("kind-HY", 68, 66, 38), BLACK)


def _draw_catcher(sheet: Sheet, face: str) -> None:
    """A hoop, a book or a lost thing, black on white."""
    draw_ground(sheet, NIGHT)
    draw_opening(sheet, NIGHT)
    if face in THINGS:
        sheet.fill(outline_of(face), BLACK)
    else:
        sheet.fill(icon(sign_of(face), 214, 300, 150 if face == CATCHER else 130), BLACK)
    cloth = pennant(NIGHT)
    sheet.trace(cloth, 10, BLACK)
    sheet.fill(cloth, PAPER)
    sheet.fill(icon(sign_of(face), 68, 62, 34), BLACK)
    sheet.fill(moved(spark(), 68, 124, 17), BLACK)
