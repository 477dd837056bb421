"""The button that opens a folded book over the table, and folds it again."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.layout import clear
from game.table.layout.places import Places, Rect
from game.table.motion.director import Director
from game.words import Words

FOLD = "button.fold"
SIDE, APART, LINE, OUT = 26, 2, 0.13, 0.14
"""Greatest side of the square of the chevron and distance of its button from the card over it, in
design pixels; width of its line, by that side; and how far the button on the corner of an opened
book looks out of its sheet, by its own side."""
FINE = 4
"""Factor by which the chevron is drawn finer before it is scaled down."""


def fold_buttons(words: Words, director: Director) -> tuple[Button, ...]:
    """Returns the button of a book that can be opened, or folded. There is none while the decision
    keeps it open, or while something else lies over the rows."""
    places, how = director.layout.places, director.arrangement
    if not places.folds or places.opened != how.opened or not clear(director.view, how):
        return ()
    if places.opened:
        whole, side = places.book.whole, places.target
        rect = Rect(whole.right - (1 - OUT) * side, whole.y - OUT * side, side, side)
        return (Button(FOLD, words.say("Close the book"), rect, hint=words.key("back")),)
    first, low = places.book.first, places.book.second.bottom
    top = first.bottom + places.px(APART)
    return (Button(FOLD, words.say("Open the book"), Rect(first.x, top, first.w, low - top)),)


def draw_fold(surface: Canvas, button: Button, places: Places, lit: bool) -> None:
    """Draws the button: a chevron on the leather, or one that points up on night glass."""
    rect, side = button.rect, min(button.rect.h, button.rect.w, places.px(SIDE))
    ink = palette.LEGAL if lit else palette.IVORY
    if places.opened:
        slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.NIGHT, places, lit)
    picture = _chevron(round(side), ink, places.opened)
    surface.blit(picture, picture.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


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
