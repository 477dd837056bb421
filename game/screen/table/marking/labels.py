"""Labels beside cards: counts, and the names of zones."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.screen.lettering.fitting import NARROW
from game.screen.lettering.text import Text, write
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.counting import DeckLeft
from game.table.layout.places import COUNT_TALL, Places, Point, Rect
from game.table.layout.poses import Pose
from game.words import Words

FREE = 0.27, 0.2
"""Width and height of the upper right corner of a card that has nothing to read, by the width of
the card. The edge below it beside the medallion is free too."""
NUMBER = 0.15
"""Greatest height of a number in that corner, by the width of the card."""
TAG_TALL = 1.6
"""Height of the chip under it, by the height of the letters."""
LABEL_AT, WORD = 0.66, 0.2
"""Place of a word on a card, as a part of its height from the top: below the medallion and above
the name; and greatest height of its letters, by the height of the card."""
NAME_EDGE = 12
"""Least distance of the name of a panel from its sides, by the design."""
CAPTION_ROOM = 286
"""Greatest width of the caption of a pile, by the design."""


def deck_left(words: Words, left: DeckLeft) -> str:
    """Returns how little is left of the deck, in a word or two; empty while there is much."""
    told = {
        DeckLeft.FEW: words.say("Few left"),
        DeckLeft.LAST: words.say("Last cards"),
        DeckLeft.ONE: words.say("Last card"),
        DeckLeft.NONE: words.say("Empty"),
    }
    return told.get(left, "")


def deck_ends(words: Words, left: DeckLeft) -> str:
    """Returns a sentence if the deck has one card or none; empty while it has more."""
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
    """Draws a number of cards on a chip: with a wide line when few are left, and a second line at
    the last ones."""
    px = places.text(22)
    rect = Rect.around(centre, *chip_size(text, places, count))
    if left >= DeckLeft.LAST:
        outer = rect.grown(places.px(4.5))
        slabs.slab(surface, outer, outer.h / 2, places.px(1.8), slabs.CHOSEN_CHIP, places)
    line, look = (3.6, slabs.CHOSEN_CHIP) if left else (1.8, slabs.CHIP)
    slabs.slab(surface, rect, rect.h / 2, places.px(line), look, places)
    write(surface, text, count, "number", px, palette.IVORY, rect.centre)


def chip_size(text: Text, places: Places, count: str) -> tuple[float, float]:
    """Returns width and height of the chip for a number of cards."""
    px = places.text(22)
    return max(px * 2.1, text.width(count, "number", px) + px * 1.1), px * COUNT_TALL


@dataclass(frozen=True)
class Caption:
    """Words in one line, and the role and the height in pixels of their letters."""

    words: str
    role: str
    px: int

    def width(self, text: Text) -> float:
        return text.width(self.words, self.role, self.px)


def caption_in(
    room: float,
    told: str,
    px: float,
    text: Text,
    places: Places,
    narrow: bool = False,
) -> Caption:
    """Returns a caption of at most this width in capitals: where there is little room `narrow`, as
    it may be from the first, or in small letters. They are smaller than the player wants only where
    that is not enough. The height is in design pixels."""
    high, capitals = places.text(px), told.upper()
    ways = (
        Caption(capitals, "label", high),
        Caption(capitals, NARROW, high),
        Caption(told, "label", high),
        *(Caption(told, NARROW, less) for less in range(high, places.usual(px) - 1, -1)),
    )
    ways = ways[narrow:]
    return next((way for way in ways if way.width(text) <= room), ways[-1])


def draw_caption(
    surface: Canvas,
    text: Text,
    places: Places,
    words: str,
    centre: Point,
    room: float,
    colour: palette.Colour = palette.CAPTION,
    narrow: bool = False,
) -> None:
    """Draws the name of a zone, in narrow letters if those beside it are."""
    said = caption_in(room, words, 16, text, places, narrow)
    write(surface, text, said.words, said.role, said.px, colour, centre)


def tag(
    pose: Pose, label: str, text: Text, places: Places, ticked: bool = False
) -> tuple[int, Rect]:
    """Returns the height of the letters and the rectangle of a tag on a card: a number in the upper
    right corner, with room for a tick below it, or a word over the scene."""
    px = places.text(20)
    if not label.isdigit():
        px = min(px, max(places.usual(20), int(pose.height * WORD)))
        width = text.width(label, "number", px) + px * 1.2
        y = pose.y + pose.height * (LABEL_AT - 0.5)
        x = min(pose.x, places.size[0] - width / 2 - places.px(4))
        return px, Rect.around((x, y), width, px * TAG_TALL)
    px = max(places.text(0), min(px, round(pose.width * NUMBER)))
    wide, high = max(text.width(label, "number", px) + px * 1.2, px * 1.8), px * TAG_TALL
    turn = math.radians(pose.angle)
    # The lower left end of the free corner of the card, which may be turned.
    dx, dy = pose.width * (0.5 - FREE[0]), pose.width * FREE[1] - pose.height / 2
    x = pose.x + dx * math.cos(turn) + dy * math.sin(turn)
    y = pose.y - dx * math.sin(turn) + dy * math.cos(turn)
    # A much turned card has no free edge right under the corner.
    top = y - high - (px * 2 * abs(math.sin(turn)) if ticked else 0)
    if places.prompt.x < x < places.prompt.right and top < places.prompt.bottom < y:
        top = places.prompt.bottom + 1
    return px, Rect(x, top, wide, high + px if ticked else high)
