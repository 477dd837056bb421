"""The frame that all panels share: a sheet of paper, a title, and a button to close."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.screen.controls.buttons import button_width, draw_button
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

CLOSE, PUT_AWAY = "button.close", "button.put_away"
"""What closes a panel over the table, and one beside it."""
ZONE = "panel"
NARROWEST, NUMBERS = 420, 306
"""Pixels that sentences need, however small the window is, and a table of numbers."""
LEAST_ALONE, LEAST_FOR_TWO, LEAST_PART = 958, 1040, 0.68
"""The width of a table beside which a panel can stand: in pixels, for in a narrower one Doors would
cover each other; and by that of the window."""


@dataclass(frozen=True)
class Frame:
    """Where the parts of a panel are in a window of one size."""

    places: Places
    rect: Rect
    title: str
    buttons: tuple[Button, ...]

    @property
    def margin(self) -> float:
        """Between the edge and the content."""
        return max(14.0, self.places.px(30))

    @property
    def content(self) -> Rect:
        """The room under the head; the scroll bar stands in the margin beside it."""
        top = self.head.bottom + self.margin * 0.8
        width, bottom = self.rect.w - 2 * self.margin, self.rect.bottom - self.margin * 0.8
        return Rect(self.rect.x + self.margin, top, width, bottom - top)

    @property
    def head(self) -> Rect:
        """The strip of the title and the buttons."""
        return Rect(
            self.rect.x + self.margin,
            self.rect.y + self.margin * 0.6,
            self.rect.w - self.margin * 1.6,
            self.places.target,
        )

    @property
    def title_px(self) -> int:
        """The height of the title."""
        return self.places.text(30)

    @property
    def title_room(self) -> Rect:
        """What the buttons leave for the title."""
        left = min(button.rect.x for button in self.buttons)
        return replace(self.head, w=left - self.margin * 0.5 - self.head.x)

    def things(self) -> list[Thing]:
        """The whole panel, its title and its buttons."""
        return [
            Thing("zone.panel", "zone", self.title, self.rect, ZONE),
            Thing("text.title", "text", self.title, self.title_room, ZONE),
            *(replace(button.thing, zone=ZONE) for button in self.buttons),
        ]

    def draw(self, surface: Canvas, text: Text, hover: str) -> None:
        """The sheet, the title, the buttons and a rule of gold under them."""
        draw_sheet(surface, self.rect, self.places)
        room, px = self.title_room, self.title_px
        title = text.fitted(self.title, "title", px, palette.GOLD_TEXT, room.w)
        at = room.x, room.centre[1] - title.get_height() / 2
        surface.blit(title, (round(at[0]), round(at[1])))
        for button in self.buttons:
            draw_button(surface, button, text, self.places, button.id == hover)
        draw_rule(surface, room.x, self.content.right, self.head.bottom + self.margin * 0.4)


def framed(
    rect: Rect,
    title: str,
    text: Text,
    words: Words,
    places: Places,
    *others: Button,
    close: str = CLOSE,
) -> Frame:
    """The frame of a panel with a button that closes it and, to the left of it, others."""
    empty = Frame(places, rect, title, ())
    right, placed = empty.head.right, []
    for button in (Button(close, words.say("Close"), hint=words.say("Esc")), *reversed(others)):
        width = button_width(button, text, places)
        box = Rect(right - width, empty.head.y, width, empty.head.h)
        placed.append(replace(button, rect=box))
        right = box.x - places.px(12)
    return replace(empty, buttons=tuple(reversed(placed)))


def docked(places: Places) -> Rect:
    """At the right edge of the window, below the buttons in its corner."""
    _, top = places.at(0, 75)
    _, bottom = places.at(0, 1060)
    top = max(top, places.target + 6)
    right = places.size[0] - max(8, places.px(20))
    width = min(max(NARROWEST, places.px(620)) * places.letters, 2 * right - places.size[0])
    return Rect(round(right - width), round(top), round(width), round(bottom - top))


def beside(places: Places) -> Rect:
    """At the very edge, and no wider than numbers need: the table has the room at its left."""
    right, width = places.size[0] - 8, round(max(NUMBERS, places.px(440)) * places.letters)
    return replace(docked(places), x=right - width, w=width)


def room_beside(places: Places) -> int:
    """How many pixels a panel beside the table takes from it."""
    return round(places.size[0] - beside(places).x + 4)


def stands_beside(places: Places, seats: int) -> bool:
    """Whether there is room for a panel beside the table of so many."""
    width, least = places.size[0], LEAST_ALONE if seats == 1 else LEAST_FOR_TWO
    return width - room_beside(places) >= max(least, LEAST_PART * width)


def centred(places: Places) -> Rect:
    """Over the middle of the table."""
    left, top = places.at(places.eased(260, 40), places.eased(78, 40))
    right, bottom = places.at(places.eased(1660, 1880), places.eased(1024, 1050))
    return Rect(round(left), round(top), round(right - left), round(bottom - top))
