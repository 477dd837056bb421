"""A button that is held down fills with gold."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.controls.buttons import draw_button
from game.screen.lettering.text import Text
from game.screen.look.shapes import drawn_once
from game.screen.stage import Image
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect


def filling(button: Button, part: float, text: Text, places: Places) -> Image:
    """The gold so far, from the left; `part` is 0 to 1."""
    picture = _gilded(replace(button, primary=True), text, places)
    width, height = picture.get_size()
    filled = picture.subsurface((0, 0, round(width * part), height))
    return filled, (round(button.rect.x), round(button.rect.y))


@drawn_once
def _gilded(button: Button, text: Text, places: Places) -> pygame.Surface:
    """All of it. Not to be changed: it is shared."""
    size = round(button.rect.w), round(button.rect.h)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    draw_button(picture, replace(button, rect=Rect(0, 0, *size)), text, places, hover=False)
    return picture
