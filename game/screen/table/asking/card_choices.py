"""The buttons of a box in which a card is chosen: one button for each sort of card, in its colours,
or one for all where there are many."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.lettering.fitting import closest
from game.screen.lettering.paragraphs import Lines, wrapped
from game.screen.lettering.text import SMALLEST, Text, write
from game.screen.look import icons, palette, shapes
from game.screen.materials import slabs
from game.screen.materials.slabs import Look
from game.screen.sheet import Canvas
from game.table.asking.buttons import Choice
from game.table.asking.symbols import NIGHT
from game.table.layout.places import Places, Rect

NAME, COUNT = "body_bold", "number"
LETTERS = 17
"""Height of the letters of a name, by the design."""
CREST, APART, UNDER, PILL, COUNTED = 1.25, 0.35, 0.2, 1.3, 0.82
"""Height of a crest, gaps between the parts beside and under it, and height of a badge and of its
number, all by the height of the letters of the name."""
EDGE = 5
"""Pixels between a name and the end of its button."""
DIM = 0.4
"""Share of the darkest colour of the place in the fill of a button, 0 to 1."""


def head_width(choice: Choice, text: Text, px: int) -> float:
    """Returns the width of crest and number, with names in letters of `px` pixels."""
    return px * CREST + (px * APART + pill_width(choice, text, px) if choice.count > 1 else 0.0)


def pill_width(choice: Choice, text: Text, px: int) -> float:
    """Returns the width of the badge with the number."""
    written = text.width(str(choice.count), COUNT, round(px * COUNTED))
    return max(px * PILL, written + px * 0.7)


def least_width(choice: Choice, text: Text, px: int, stacked: bool) -> float:
    """Returns the least width of a button, with its name in letters of `px` pixels."""
    head = head_width(choice, text, px)
    if stacked:
        longest = max(text.width(word, NAME, px) for word in choice.label.split(" "))
        return max(head, longest) + 2 * EDGE
    return head + px * APART + text.width(choice.label, NAME, px) + 4 * EDGE


def name_lines(choice: Choice, text: Text, px: int) -> Lines:
    """Returns the lines of the name in this button."""
    room = choice.rect.w - 2 * EDGE
    return wrapped(text, choice.label, NAME, px, int(room)) if choice.stacked else (choice.label,)


def fits(choice: Choice, text: Text, px: int) -> bool:
    """Returns whether the button has room for everything in letters of `px` pixels."""
    tall = px * PILL
    if choice.stacked:
        tall += px * UNDER + len(name_lines(choice, text, px)) * closest(text, NAME, px)
    wide = least_width(choice, text, px, choice.stacked)
    return wide <= choice.rect.w + 0.01 and tall <= choice.rect.h - 2


def letters_of(choices: Sequence[Choice], text: Text, places: Places) -> int:
    """Returns the height of the letters for all these buttons; 0 if there is no room for the
    names."""
    sizes = range(places.text(LETTERS), SMALLEST - 1, -1)
    return next((px for px in sizes if all(fits(choice, text, px) for choice in choices)), 0)


def draw_choices(
    surface: Canvas, choices: Sequence[Choice], text: Text, places: Places, hover: str
) -> None:
    """Draws all buttons of a box, in letters of one size."""
    px = letters_of(choices, text, places)
    for choice in choices:
        ramp = ramp_of(choice)
        body = palette.mixed(ramp[4], ramp[5], DIM), palette.mixed(ramp[4], ramp[5], 2 * DIM)
        look = Look((*body[0], 255), (*body[1], 255), line=ramp[2])
        radius = min(choice.rect.h / 2, places.px(22) if choice.stacked else choice.rect.h / 2)
        slabs.slab(surface, choice.rect, radius, places.px(1.8), look, places, choice.id == hover)
        _draw_parts(surface, choice, text, px, places)


def _draw_parts(surface: Canvas, choice: Choice, text: Text, px: int, places: Places) -> None:
    """Draws crest, number and name; leaves out the name if `px` is 0."""
    x, y = choice.rect.centre
    lines, size = (name_lines(choice, text, px), px) if px else ((), places.usual(LETTERS))
    line, head = closest(text, NAME, size), head_width(choice, text, size)
    left = x - head / 2
    if choice.stacked and lines:
        y -= (len(lines) * line + size * UNDER) / 2
        for number, told in enumerate(lines):
            below = y + size * (PILL / 2 + UNDER) + line * (number + 0.5)
            write(surface, text, told, NAME, size, palette.IVORY, (x, below))
    elif lines:
        name = text.width(choice.label, NAME, size)
        left -= (size * APART + name) / 2
        middle = left + head + size * APART + name / 2
        write(surface, text, choice.label, NAME, size, palette.IVORY, (middle, y))
    crest = icons.draw(choice.icon, round(size * CREST), ramp_of(choice)[1])
    surface.blit(crest, crest.get_rect(midleft=(round(left), round(y))))
    if choice.count > 1:
        wide = pill_width(choice, text, size)
        pill = Rect(left + head - wide, y - size * PILL / 2, wide, size * PILL)
        shapes.box(surface, pill, pill.h / 2, palette.CHIP)
        count = str(choice.count)
        write(surface, text, count, COUNT, round(size * COUNTED), palette.IVORY, pill.centre)


def ramp_of(choice: Choice) -> tuple[palette.Colour, ...]:
    """Returns the colours of the card of a choice, from light to dark."""
    return palette.RAMPS.get(choice.ramp, palette.RAMPS[NIGHT])
