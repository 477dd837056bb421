"""The buttons that open a folded book or a pile of cards over the table, and fold it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.layout import clear
from game.table.layout.open_book import AHEAD
from game.table.layout.places import Places, Rect
from game.table.motion.director import Director
from game.words import Words

FOLD, PILE = "button.fold", "button.fold."
"""Id of the button of a book, and the beginning of those of piles, before their zones."""
SIDE, LINE, OUT = 26, 0.13, 0.14
"""Greatest side of the square of the chevron, in design pixels; width of its line, by that side;
and how far the button on the corner of an opened book looks out of its sheet, by its own side."""
BY_NAME = 0.7
"""Size of the chevron beside the name of a pile, by that of others."""
FINE = 4
"""Factor by which the chevron is drawn finer before it is scaled down."""


def pile_fold(zone: str) -> str:
    """Returns the id of the button that opens the pile of a zone."""
    return f"{PILE}{zone}"


def pile_buttons(words: Words, director: Director) -> Iterator[Button]:
    """Yields the buttons of piles that can be unfolded, under their cards, or of the one that is.
    There is none while something else lies over the row."""
    places, how = director.layout.places, director.arrangement
    if not clear(director.view, how):
        return
    for zone in places.piled if how.opened == places.unfolded else ():
        name = words.zone(zone)
        if zone == places.unfolded:
            told = words.say("Close: {zone}", zone=name)
            yield Button(
                pile_fold(zone), told, _corner(places.sheet, places), hint=words.key("back")
            )
        elif not places.unfolded:
            rect = places.zones[zone]
            low = max(44.0, rect.bottom - places.ground(rect))
            rect = replace(rect, y=rect.bottom - low, h=low)
            yield Button(pile_fold(zone), words.say("Show all: {zone}", zone=name), rect)


def _corner(sheet: Rect, places: Places) -> Rect:
    """Returns the place of a button on the corner of a sheet."""
    side = places.target
    return Rect(sheet.right - (1 - OUT) * side, sheet.y - OUT * side, side, side)


def fold_buttons(words: Words, director: Director) -> tuple[Button, ...]:
    """Returns the button of a book that can be opened, or folded. There is none while the decision
    keeps it open, or while something else lies over the rows."""
    places, how = director.layout.places, director.arrangement
    if not places.folds or places.opened != bool(how.opened) or not clear(director.view, how):
        return ()
    if places.opened:
        rect = _corner(places.book.whole, places)
        return (Button(FOLD, words.say("Close the book"), rect, hint=words.key("back")),)
    margin = places.book.margin
    assert margin is not None
    return (Button(FOLD, words.say("Open the book"), margin),)


def draw_fold(surface: Canvas, button: Button, places: Places, lit: bool) -> None:
    """Draws the button: a chevron on the leather of a book under the tabs of the next cards, or
    beside the name of a pile; or one on night glass that leads back."""
    opened, pile = places.opened or bool(places.unfolded), button.id.startswith(PILE)
    rect = button.rect if opened or pile else places.book.ahead(AHEAD)
    side = min(rect.h, rect.w, places.px(SIDE))
    ink = palette.LEGAL if lit else palette.IVORY
    x, y = rect.centre
    if opened:
        slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.NIGHT, places, lit)
    elif pile and places.letters > 1:
        return  # its name takes all the room
    elif pile:
        side *= BY_NAME
        x, y = rect.right - side, places.name_line(places.zones[button.id.removeprefix(PILE)])
    up = not places.unfolded if pile else places.opened
    picture = _chevron(round(side), ink, up)
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@drawn_once
def _chevron(side: int, ink: palette.Colour, up: bool) -> pygame.Surface:
    """Returns a chevron that points down, or `up`. It is shared and must not be changed."""
    whole = side * FINE
    fine = pygame.Surface((whole, whole), pygame.SRCALPHA)
    fine.fill((*ink[:3], 0))
    ends, tip = (0.66, 0.34) if up else (0.34, 0.66)
    points = [(whole * x, whole * y) for x, y in ((0.14, ends), (0.5, tip), (0.86, ends))]
    line = whole * LINE
    for start, end in pairwise(points):
        pygame.draw.line(fine, ink, start, end, round(line))
    for point in points:
        pygame.draw.circle(fine, ink, point, line / 2)
    return pygame.transform.smoothscale(fine, (side, side))
