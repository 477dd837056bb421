"""Buttons, chips and captions, in the look of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pygame

from game.rules.steps import Command
from game.screen.look import icons, palette, shapes, slabs
from game.screen.writing.text import Text
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect

NOWHERE = Rect(0, 0, 0, 0)
CAPTION_ROOM = 286
"""Width of the caption of a pile, by the design."""


@dataclass(frozen=True)
class Button:
    """Something to press. `command`, if there is one, is what a press submits; `said` tells more
    than the label; `letters` is how large they are on this button, if not as asked for. Of several
    that show one shelf each, one is `shown`."""

    id: str
    label: str
    rect: Rect = NOWHERE
    primary: bool = False
    shown: bool = False
    enabled: bool = True
    hint: str = ""
    icon: str = ""
    said: str = ""
    command: Command[Any] | None = None
    letters: float = 0.0

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        state = ("enabled",) if self.enabled else ("disabled",)
        return Thing(self.id, "button", self.said or self.label, self.rect, state=state)


def label_px(places: Places) -> int:
    """The height of a button's text."""
    return places.text(19)


def written_on(button: Button, places: Places) -> Places:
    """The window with the letters of this button."""
    return replace(places, letters=button.letters) if button.letters else places


def button_width(button: Button, text: Text, places: Places) -> float:
    """How wide a button wants to be."""
    places = written_on(button, places)
    width = text.width(button.label, "label", label_px(places))
    hint = hint_width(button, text, places)
    room = hint + hint_gap(places) if hint else 0
    return max(places.px(128), width + places.target * 0.9 + room)


def hint_width(button: Button, text: Text, places: Places) -> float:
    """How wide the box with the key of a button is; 0 if it has none."""
    if not button.hint:
        return 0.0
    written = text.width(button.hint, "label", places.text(15)) + places.px(14) * places.letters
    return max(places.text(15) * 1.6, written)


def hint_gap(places: Places) -> float:
    """Between a label and its key."""
    return places.px(10) * places.letters


def label_fits(button: Button, text: Text, places: Places) -> bool:
    """Whether its label has room on a button."""
    places = written_on(button, places)
    return text.width(button.label, "label", label_px(places)) <= button.rect.w - places.px(28)


def draw_button(
    surface: pygame.Surface,
    button: Button,
    text: Text,
    places: Places,
    hover: bool,
    pictured: bool = False,
) -> None:
    """A pill; filled with gold if it is the primary one. Pictured, it shows its icon."""
    places = written_on(button, places)
    rect = button.rect
    look, ink = slabs.NIGHT, palette.IVORY
    if not button.enabled:
        look, ink = slabs.IDLE, palette.CAPTION_IDLE
    elif button.primary:
        look, ink = slabs.GOLD, palette.GOLD_BUTTON_TEXT
    elif button.shown:
        look = slabs.PICKED
    line, lit = places.px(3 if button.shown else 1.8), hover and button.enabled
    slabs.slab(surface, rect, rect.h / 2, line, look, places, lit)
    room = rect.w - places.px(28)
    if pictured:
        picture = icons.draw(button.icon, round(rect.h * 0.66), ink)
        surface.blit(picture, picture.get_rect(center=rect.centre))
        return
    label = text.fitted(button.label, "label", label_px(places), ink, room)
    hint = hint_width(button, text, places)
    hint_room = hint + hint_gap(places) if hint else 0
    x = rect.centre[0] - (label.get_width() + hint_room) / 2
    y = rect.centre[1] - raised(label, text.line_height("label", label_px(places)))
    surface.blit(label, (round(x), round(y)))
    if button.hint:
        centre = (x + label.get_width() + hint_room - hint / 2 + places.px(4), rect.centre[1])
        key = Rect.around(centre, hint, places.text(15) * 1.6)
        shapes.outline(surface, key, places.px(6), 1, (*ink[:3], 150))
        write(surface, text, button.hint, "label", places.text(15), ink, key.centre)


def write(
    surface: pygame.Surface,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: palette.Colour,
    centre: Point,
    tracking: float = 0.0,
) -> None:
    """A line about a point."""
    line = text.render(words, role, px, colour, tracking)
    at = centre[0] - line.get_width() / 2, centre[1] - raised(line, text.line_height(role, px))
    surface.blit(line, (round(at[0]), round(at[1])))


def raised(line: pygame.Surface, height: int) -> float:
    """From the upper edge of a line to the middle of its letters. Some letters are higher than
    their font: with them a line does not stand lower than others."""
    over = max(0, line.get_height() - height)
    return (line.get_height() + over) / 2


def draw_focus(
    surface: pygame.Surface, places: Places, rect: Rect, radius: float, angle: float = 0.0
) -> None:
    """The ring around what the keyboard is at: light within dark, seen on every ground. It leans
    as its thing does."""
    line, away = max(3.0, places.px(3)), places.px(3)
    room = rect.grown(away + 2 * line + 2)
    ring = pygame.Surface((round(room.w), round(room.h)), pygame.SRCALPHA)
    inner = replace(rect, x=rect.x - room.x, y=rect.y - room.y)
    for grow, colour in ((away + line, palette.CHIP), (away, palette.LEGAL)):
        shapes.outline(ring, inner.grown(grow + line / 2), radius + grow, line, colour)
    if angle:
        ring = pygame.transform.rotozoom(ring, angle, 1.0)
    middle = round(rect.centre[0]), round(rect.centre[1])
    surface.blit(ring, ring.get_rect(center=middle))


def draw_chip(
    surface: pygame.Surface, text: Text, places: Places, count: str, centre: Point
) -> None:
    """A number of cards."""
    px = places.caption(22)
    width = max(px * 2.1, text.width(count, "number", px) + px * 1.1)
    rect = Rect.around(centre, width, px * 1.55)
    slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.CHIP, places)
    write(surface, text, count, "number", px, palette.IVORY, rect.centre)


def draw_caption(
    surface: pygame.Surface,
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
