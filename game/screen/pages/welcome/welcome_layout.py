"""Where everything is on the page of the first start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.screen.controls.toggles import Toggle
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials.flourish import title_at
from game.screen.pages.welcome.welcome_rows import Row, placed
from game.table.layout.places import Places, Rect

WIDE, LARGE_WIDE = 1240, 1820
"""Of the sheet, by the design, also in large letters."""
LETTERS = 26
EDGE = 4.0
"""Pixels from the sheet to the edge of the window, at least."""


@dataclass(frozen=True)
class Sentence:
    """What is told, as it is written, and where."""

    told: str
    picture: pygame.Surface
    rect: Rect


@dataclass(frozen=True)
class Page:
    """Everything in its place, in letters of this size: `named` is whether the name of the game has
    room over the sheet, `foot` the middle of the buttons."""

    places: Places
    named: bool
    panel: Rect
    head: Sentence
    rows: Sequence[Row]
    asked: Sentence
    foot: float

    @property
    def toggles(self) -> list[Toggle]:
        """All choices, in the order of reading."""
        return [toggle for row in self.rows for toggle in row.toggles]


def below_name(places: Places) -> float:
    """Where the name of the game ends."""
    return title_at(places)[1] + places.display(104) * 0.62


def lay_out(head: str, rows: Sequence[Row], asked: str, text: Text, places: Places) -> Page:
    """The page with these sentences over and under its rows, in the largest letters for which the
    window has room; under the name of the game, if there is room for it, too."""
    low = places.size[1] - EDGE
    for smaller in places.smaller():
        for top in (below_name(places), EDGE):
            height = _from(top, head, rows, asked, text, smaller).panel.h
            if height <= low - top:
                break
        if height <= low - top:
            break
    return _from(max(EDGE, (top + low - height) / 2), head, rows, asked, text, smaller)


def _from(y: float, head: str, rows: Sequence[Row], asked: str, text: Text, places: Places) -> Page:
    """The page with the upper edge of its sheet there."""
    wide = places.size[0]
    width = min(wide - 16, places.px(places.eased(WIDE, LARGE_WIDE)))
    edge, apart = max(20.0, places.px(54)), max(7.0, places.px(22))
    panel = Rect((wide - width) / 2, y, width, 0)
    room = Rect(panel.x + edge, y + 0.7 * edge, width - 2 * edge, 0)
    first = _sentence(head, room, text, places)
    below = Rect(room.x, first.rect.bottom + apart, room.w, 0)
    laid = placed(rows, below, text, places)
    bottom = max(toggle.rect.bottom for toggle in laid[-1].toggles)
    below = Rect(room.x, bottom + 2 * apart, room.w, 0)
    last = _sentence(asked, below, text, places)
    foot = last.rect.bottom + apart + places.target / 2
    height = foot + places.target / 2 + 0.7 * edge - y
    whole = Rect(panel.x, y, width, height)
    return Page(places, y >= below_name(places), whole, first, laid, last, foot)


def _sentence(told: str, room: Rect, text: Text, places: Places) -> Sentence:
    """In the middle of the room, from its upper edge."""
    px = places.text(LETTERS)
    picture = text.render(told, "body", px, palette.IVORY, wrap=int(room.w))
    wide, high = picture.get_size()
    return Sentence(told, picture, Rect(room.centre[0] - wide / 2, room.y, wide, high))
