"""What is written beside cards: how many there are, and the name of their zone."""

from __future__ import annotations

import math

from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.counting import DeckLeft
from game.table.layout.places import COUNT_TALL, Places, Point, Rect
from game.table.layout.poses import Pose
from game.words import Words

FREE = 0.27, 0.2
"""The upper right corner of every card has nothing to read: so wide and high, by its width; under
it the edge beside the medallion has nothing either."""
NUMBER = 0.15
"""Height of the number that stands there at most, by the width of the card."""
TAG_TALL = 1.6
"""Of what it stands on, by its letters."""
LABEL_AT = 0.63
"""How far down a card a word stands: below its medallion and above its name."""
CAPTION_ROOM = 286
"""Width of the caption of a pile, by the design."""


def deck_left(words: Words, left: DeckLeft) -> str:
    """How little is left of the deck, for its foot; empty while there is much."""
    told = {
        DeckLeft.FEW: words.say("Few left"),
        DeckLeft.LAST: words.say("The last"),
        DeckLeft.ONE: words.say("Last one"),
        DeckLeft.NONE: words.say("Empty"),
    }
    return told.get(left, "")


def deck_ends(words: Words, left: DeckLeft) -> str:
    """That the deck has one card or none, in a sentence; empty while it has more."""
    if left == DeckLeft.ONE:
        return words.say("The last card of the deck: after it nothing can be drawn.")
    if left == DeckLeft.NONE:
        return words.say("The deck is empty: the next draw loses the game.")
    return ""


def draw_chip(
    surface: Canvas,
    text: Text,
    places: Places,
    count: str,
    centre: Point,
    left: DeckLeft = DeckLeft.MANY,
) -> None:
    """A number of cards; in a wide line when few are left, with a second one about the last."""
    px = places.caption(22)
    rect = Rect.around(centre, *chip_size(text, places, count))
    if left >= DeckLeft.LAST:
        outer = rect.grown(places.px(4.5))
        slabs.slab(surface, outer, outer.h / 2, places.px(1.8), slabs.CHOSEN_CHIP, places)
    line, look = (3.6, slabs.CHOSEN_CHIP) if left else (1.8, slabs.CHIP)
    slabs.slab(surface, rect, rect.h / 2, places.px(line), look, places)
    write(surface, text, count, "number", px, palette.IVORY, rect.centre)


def chip_size(text: Text, places: Places, count: str) -> tuple[float, float]:
    """Width and height of a number of cards."""
    px = places.caption(22)
    return max(px * 2.1, text.width(count, "number", px) + px * 1.1), px * COUNT_TALL


def draw_caption(
    surface: Canvas,
    text: Text,
    places: Places,
    words: str,
    centre: Point,
    colour: palette.Colour = palette.CAPTION,
) -> None:
    """The name of a zone, in spaced capitals: smaller if there is no room beside the pile."""
    words, apart = words.upper(), places.px(2.6)
    room = min(places.px(CAPTION_ROOM), 2 * centre[0], 2 * (places.size[0] - centre[0]))
    px = places.caption(16)
    while px > places.usual(16) and text.width(words, "label", px, apart) > room:
        px -= 1
    write(surface, text, words, "label", px, colour, centre, apart)


def tag(
    pose: Pose, label: str, text: Text, places: Places, ticked: bool = False
) -> tuple[int, Rect]:
    """The height of the letters and the place of what will become of a card: a number in its
    upper right corner, with room for a tick under it, or a word over its scene."""
    px = places.caption(20)
    if not label.isdigit():
        width = text.width(label, "number", px) + px * 1.2
        y = pose.y + pose.height * (LABEL_AT - 0.5)
        x = min(pose.x, places.size[0] - width / 2 - places.px(4))
        return px, Rect.around((x, y), width, px * TAG_TALL)
    px = max(places.usual(20), min(px, round(pose.width * NUMBER)))
    wide, high = max(text.width(label, "number", px) + px * 1.2, px * 1.8), px * TAG_TALL
    turn = math.radians(pose.angle)
    # The lower left end of the free corner of the card, which may be turned.
    dx, dy = pose.width * (0.5 - FREE[0]), pose.width * FREE[1] - pose.height / 2
    x = pose.x + dx * math.cos(turn) + dy * math.sin(turn)
    y = pose.y - dx * math.sin(turn) + dy * math.cos(turn)
    # A card that is much turned has no edge without anything right under it.
    top = y - high - (px * 2 * abs(math.sin(turn)) if ticked else 0)
    if places.prompt.x < x < places.prompt.right and top < places.prompt.bottom < y:
        top = places.prompt.bottom + 1
    return px, Rect(x, top, wide, high + px if ticked else high)
