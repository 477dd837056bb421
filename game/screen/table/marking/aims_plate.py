"""The plate of the aims: what the game is won with, and how much of that is reached. It hangs from
the upper edge of the table, where nothing else ever lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.view import View
from game.screen.lettering.text import Text, write_from
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.sheet import Canvas
from game.table.aims import Standing
from game.table.asking import symbols
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

FOOT, FLAT, HEAD = 79, 52, 4
"""Lower edge of the plate, and of a flat one, and how far under the upper edge of the table its
room begins, by the design."""
COUNT, CAPTION, FLAT_CAPTION = 26, 15, 18
"""Heights of the letters of a count and of a caption over it or before it, by the design."""
ICON, ALONE, CREST = 1.5, 1.15, 1.0
"""Height of the icon of an aim with a caption, and of one without, and of the crest of what is due,
by that of the count."""
AIR, NEAR, ENDS = 18, 7, 7
"""Distance of two aims, and of what belongs to one of them, and what the ends of the plate have
beyond half of the first, by the design."""
CLOSE = 10
"""Distance of two aims on a flat plate without room for more, by the design."""
LEAST, ENOUGH, LEADING = 9, 0.86, 1.2
"""Least height of the letters of a count in pixels, the part of the wanted height that is large
enough, and the distance of two lines by the height of their letters."""
CORNER, RULE = 18, 34
"""Radius of the lower corners of the plate, and length of the line between two aims, by the
design."""


@dataclass(frozen=True)
class Told:
    """An aim on the plate, where it is written, and whether with its caption."""

    standing: Standing
    rect: Rect
    named: bool

    def hint(self, words: Words, view: View) -> str:
        """Returns what the aim is for."""
        return words.hint(self.standing.aim.zone, view)

    @property
    def thing(self) -> Thing:
        return Thing(self.standing.id, "text", self.standing.told, self.rect)


@dataclass(frozen=True)
class Way:
    """A way to write aims: with captions or without, on so many lines, and so far apart, by the
    design. On a `flat` plate the captions stand before the counts."""

    named: bool
    lines: int = 1
    air: int = AIR
    flat: bool = False


@dataclass(frozen=True)
class Plate:
    """The plate, with each aim in its place, the height of the letters of its counts, and the
    distance of two aims, in pixels. If it is `flat`, captions stand before their counts instead of
    over them. What stands at the left of it ends `before` this x."""

    rect: Rect
    told: Sequence[Told]
    px: int
    air: float
    flat: bool
    before: float = 0.0

    @property
    def ease(self) -> tuple[int, int, bool]:
        """Ease of reading the aims, for comparisons: in letters how large, on how few lines, with
        captions."""
        lines = len({told.rect.y for told in self.told})
        return self.px, -lines, all(told.named for told in self.told)


def plate_foot(places: Places) -> float:
    """Returns the lower edge of the plate, by the design: over the deck it is flat."""
    return FLAT if places.plate_over_deck else FOOT


def laid_out(
    aims: Sequence[Standing],
    text: Text,
    places: Places,
    room: Rect,
    middle: float,
    *,
    brief: bool = False,
    flat: bool = False,
) -> Plate:
    """Returns the plate in this room, as near to the x `middle` as it goes: with the caption of
    every aim, or `brief` without, on one line or two, in letters as large as goes. On a `flat` one
    all is on one line."""
    wanted, ends = places.text(COUNT), 0 if places.letters > 1 else places.px(ENDS)
    if flat:
        ways = [Way(named, air=air, flat=True) for named in (True, False) for air in (AIR, CLOSE)]
    else:
        named = [] if brief or places.letters > 1 else [Way(True)]
        ways = [*named, Way(False), Way(False, lines=2)]
    found = list[tuple[int, Way]]()
    for way in ways:
        px = min(wanted, int(room.h / way.lines / LEADING))
        while px > LEAST and sum(_widths(aims, way, text, places, px)) > room.w - 2 * ends:
            px -= 1
        found.append((px, way))
        if px >= wanted * ENOUGH:
            break
    # Where none is large enough, the largest.
    px, way = max(found, key=lambda one: (one[0] >= wanted * ENOUGH, one[0]))
    wide, lines = _widths(aims, way, text, places, px), way.lines
    whole = sum(wide) + 2 * ends
    left = min(max(room.x, middle - whole / 2), max(room.x, room.right - whole))
    told = [
        Told(
            one,
            Rect(
                left + ends + sum(wide[: number % len(wide)]),
                room.y + number // len(wide) * room.h / lines,
                wide[number % len(wide)],
                room.h / lines,
            ),
            way.named,
        )
        for number, one in enumerate(aims)
    ]
    return Plate(Rect(left, room.y, whole, room.h), told, px, places.px(way.air), flat)


def _widths(
    aims: Sequence[Standing], way: Way, text: Text, places: Places, px: int
) -> Sequence[float]:
    """Returns the widths of the columns in which these aims stand."""
    wides, count = [_wide(one, text, places, px, way) for one in aims], -(-len(aims) // way.lines)
    return [max(wides[at::count]) for at in range(count)]


def _wide(one: Standing, text: Text, places: Places, px: int, way: Way) -> float:
    """Returns the width of an aim with half the distance to its neighbours. It is the same whatever
    is reached, so that nothing moves."""
    # The nought is the widest of all figures.
    count = text.width("0" * len(str(one.wanted)) + written(0, one.wanted)[1:], "number", px)
    if one.aim.due is not None:
        count += places.px(NEAR) + px * CREST
    letters = places.text(FLAT_CAPTION if way.flat else CAPTION)
    caption = text.width(one.caption, "label", letters) if way.named else 0.0
    told = caption + places.px(NEAR) + count if way.flat and way.named else max(count, caption)
    return icon(px, way.named and not way.flat) + places.px(NEAR) + told + places.px(way.air)


def icon(px: int, two_lines: bool) -> int:
    """Returns the height of the icon of an aim in pixels, beside one line or two."""
    return round(px * (ICON if two_lines else ALONE))


def written(reached: int, wanted: int) -> str:
    return f"{reached}/{wanted}"


def draw_plate(surface: Canvas, plate: Plate, text: Text, places: Places) -> None:
    """Draws the plate: night glass in a line of foil that hangs from the upper edge."""
    rect, radius = plate.rect, places.px(CORNER)
    hung = replace(rect, y=rect.y - 2 * radius, h=rect.h + 2 * radius)
    slabs.slab(surface, hung, radius, places.px(1.8), slabs.CHIP, places)
    for told in plate.told:
        if told.rect.x > rect.x + places.px(AIR):
            _rule(surface, places, told.rect)
        _draw_aim(surface, told, text, places, plate)


def _rule(surface: Canvas, places: Places, rect: Rect) -> None:
    """Draws the line before an aim."""
    high = min(places.px(RULE), rect.h * 0.6)
    ink = palette.faded(palette.GOLD, 120)
    line = Rect(rect.x, rect.centre[1] - high / 2, max(1.0, places.px(1.4)), high)
    shapes.box(surface, line, 0, ink)


def _draw_aim(surface: Canvas, told: Told, text: Text, places: Places, plate: Plate) -> None:
    """Draws an aim: its icon, in gold with a tick once it is reached, and its count, with the crest
    of what is due."""
    one, rect, done, px = told.standing, told.rect, told.standing.done, plate.px
    side, near = icon(px, told.named and not plate.flat), places.px(NEAR)
    x, middle = rect.x + plate.air / 2, rect.centre[1]
    if done:
        sign = foil.icon(one.aim.icon, side)
    else:
        sign = icons.draw(one.aim.icon, side, palette.CAPTION)
    surface.blit(sign, sign.get_rect(center=(round(x + side / 2), round(middle))))
    x += side + near
    if told.named and plate.flat:
        small = places.text(FLAT_CAPTION)
        write_from(surface, text, one.caption, "label", small, palette.CAPTION, (x, middle))
        x += text.width(one.caption, "label", small) + near
    elif told.named:
        small = places.text(CAPTION)
        y = middle - px * 0.5
        write_from(surface, text, one.caption, "label", small, palette.CAPTION, (x, y))
        middle += small * 0.56
    ink = palette.LEGAL if done else palette.IVORY
    count = written(one.reached, one.wanted)
    write_from(surface, text, count, "number", px, ink, (x, middle))
    if one.due is not None:
        x += text.width(count, "number", px) + near
        chip = Rect(x, middle - px * CREST / 2, px * CREST, px * CREST)
        ramp = icons.ramp_of(one.due)
        shapes.box(surface, chip, chip.w * 0.24, ramp[4])
        crest = icons.draw(symbols.crest(one.due), round(chip.w * 0.84), ramp[0])
        at = round(chip.centre[0]), round(chip.centre[1])
        surface.blit(crest, crest.get_rect(center=at))
