"""Tabs: the answers that hang on real cards and piles; and what is written across a card that was
met."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations

from game.screen.cards.faces import CORNER
from game.screen.lettering.fitting import draw_lines
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.materials import patches, slabs
from game.screen.sheet import Canvas
from game.screen.table.drawing.table_buttons import draw_button, label_px
from game.screen.table.marking.aims_plate import plate_foot
from game.screen.table.marking.targets import in_words
from game.table.asking.prompt import Prompt, Tab
from game.table.layout.places import Places, Rect
from game.table.layout.poses import Layout

TALL, ROUND, OVER = 34, 28, 5
"""Least height of a tab, what its round ends add to its words unless letters are large, and how far
it reaches over its card, by the design."""
LOWEST, BELOW_BAR = 20, 3
"""Least height of a tab, and least distance from the prompt above it, in pixels."""
CORNER_FOOT = 48
"""Lower edge of the buttons in the corner of a small window, with the space under it, in pixels."""
LIGHT, OUTLINE, REACH = 110, 2.6, 18
"""Opacity of the light about a pile with a tab, 0 to 255, width of its outline and reach of the
light, by the design."""
STAMP_FOOT, STAMP, LINES = 0.87, (0.92, 0.3), 2
"""Lower edge of a stamp, as a part of the height of its card, above the name; its largest part of
the width and height, and the most lines on it."""


def laid_out(prompt: Prompt, text: Text, layout: Layout) -> Prompt:
    """Returns the prompt with its tabs: above piles, and above cards, whose pennants stay in sight;
    all as wide as the widest, unless some would overlap."""
    hung = [tab for tab in prompt.tabs if layout.has(tab.wearer)]
    own = [_width(tab, text, layout.places) for tab in hung]
    tabs = list[Tab]()
    for widths in ([max(own)] * len(hung), own) if hung else ():
        sized = zip(hung, widths, strict=True)
        tabs = [_placed(tab, wide, prompt.bar, layout) for tab, wide in sized]
        if not any(_overlap(a.button.rect, b.button.rect) for a, b in combinations(tabs, 2)):
            break
    return replace(prompt, tabs=tuple(tabs))


def _overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


def _width(tab: Tab, text: Text, places: Places) -> float:
    words = text.width(tab.button.label, "label", label_px(places))
    return words + places.px(places.eased(ROUND, 0)) + 8


def _placed(tab: Tab, wide: float, bar: Rect, layout: Layout) -> Tab:
    places, rect = layout.places, layout.area(tab.wearer)
    tall = max(places.px(TALL), label_px(places) * 1.5, LOWEST)
    x, y = rect.centre[0], rect.y + places.px(OVER) - tall / 2
    if tab.wearer in layout.sprites:
        # The upper edge of a turned card lies aside.
        x -= math.sin(math.radians(layout.sprites[tab.wearer].pose.angle)) * rect.h / 2
        if rect.y > bar.y:
            y = max(y, bar.bottom + BELOW_BAR + tall / 2)
    elif places.letters > 1:
        # A high one of large letters must not reach up to the buttons of the corner.
        y = rect.y + tall * places.eased(0, 0.25)
    # Nothing lies over the plate of the aims and the buttons in the corner.
    foot = max(places.at(0, plate_foot(places))[1], places.above + CORNER_FOOT)
    y = max(y, foot + tall / 2)
    x = min(max(x, wide / 2 + 2), places.size[0] - wide / 2 - 2)
    return replace(tab, button=replace(tab.button, rect=Rect.around((x, y), wide, tall)))


def draw_lit_piles(surface: Canvas, prompt: Prompt, layout: Layout) -> None:
    """Draws light about every pile that wears a tab; a card is lit by itself."""
    places = layout.places
    for tab in prompt.tabs:
        if tab.wearer in places.zones:
            rect = places.zones[tab.wearer].grown(places.px(4))
            radius = rect.w * CORNER
            patches.glow(surface, rect, radius, places.px(REACH), palette.LEGAL, LIGHT)
            shapes.outline(surface, rect, radius, max(2, places.px(OUTLINE)), palette.LEGAL)


def draw_tabs(
    surface: Canvas, prompt: Prompt, text: Text, places: Places, hover: str, held: str
) -> None:
    """Draws every tab but that of a card which the pointer holds."""
    for tab in prompt.tabs:
        if held not in tab.on:
            draw_button(surface, tab.button, text, places, tab.button.id == hover)


def draw_stamp(surface: Canvas, prompt: Prompt, text: Text, places: Places, card: Rect) -> None:
    """Writes what will not come of it at the foot of the card that was met, where its picture
    tells least."""
    if not prompt.stamp:
        return
    wide, tall = card.w * STAMP[0], card.h * STAMP[1]
    low = card.y + card.h * STAMP_FOOT
    room = Rect(card.centre[0] - wide / 2, low - tall, wide, tall)
    within = room.grown(-places.px(8))
    lines = in_words(text, places, prompt.stamp, within, LINES).pictures(text, palette.IVORY)
    high = min(tall, sum(p.get_height() for p in lines) + places.px(12))
    plate = Rect(room.x, low - high, wide, high)
    slabs.slab(surface, plate, places.px(8), places.px(1.8), slabs.CHOSEN_CHIP, places)
    draw_lines(surface, lines, *plate.centre, plate.h, centred=True)
