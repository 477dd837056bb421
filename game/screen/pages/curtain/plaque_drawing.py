"""The plaque on the closed curtain, drawn."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.controls.buttons import NAME, draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.paragraphs import LEADING, wrapped, write_lines
from game.screen.look import emblems, foil, palette, shapes
from game.screen.look.flourish import draw_rule
from game.screen.look.glass import draw_panel
from game.screen.pages.curtain.plaque import ASIDE, HEADING, HOW, NAME_PX, Plaque
from game.screen.sheet import Canvas
from game.table.layout.places import Rect

HEADING_PX, ASIDE_PX = 42, 22
"""Heights of texts, by the design."""


def draw_plaque(surface: Canvas, plaque: Plaque, hover: str) -> None:
    """Everything, over the curtain."""
    places = plaque.places
    shapes.box(surface, plaque.rect, places.px(14), palette.CHIP)
    draw_panel(surface, plaque.rect, places)
    _draw_medallion(surface, plaque)
    _draw_words(surface, plaque)
    _draw_news(surface, plaque)
    for button in plaque.buttons:
        if button.id == NAME:
            surface.blit(name_picture(plaque), (button.rect.x, button.rect.y))
            if hover == NAME:
                shapes.box(surface, button.rect, button.rect.h / 2, palette.HOVER)
        else:
            draw_button(surface, button, plaque.text, places, button.id == hover)
    ringed = plaque.focus or (NAME if plaque.armed else "")
    for button in plaque.buttons:
        if button.id == ringed:
            draw_focus(surface, places, button.rect, button.rect.h / 2)


def name_picture(plaque: Plaque, gilded: bool = False) -> pygame.Surface:
    """The button with the name, filled with gold once it has been held for long enough."""
    rect = replace(plaque.name, x=0.0, y=0.0)
    picture = pygame.Surface((rect.w, rect.h), pygame.SRCALPHA)
    radius, ink = rect.h / 2, palette.IVORY
    if gilded:
        shapes.box(picture, rect, radius, *palette.GOLD_BUTTON)
        ink = palette.GOLD_BUTTON_TEXT
    else:
        shapes.box(picture, rect, radius, *palette.NIGHT_BUTTON)
    foil.outline(picture, rect, radius, max(2.0, plaque.places.px(2.4)))
    emblem = emblems.draw(plaque.player.emblem, round(rect.h * 0.5), ink)
    room = rect.w - 2.4 * radius - emblem.get_width() - plaque.gap
    px = plaque.places.text(NAME_PX)
    line = plaque.text.fitted(plaque.player.name, "label", px, ink, room)
    x, y = rect.centre
    x -= (emblem.get_width() + plaque.gap + line.get_width()) / 2
    picture.blit(emblem, (round(x), round(y - emblem.get_height() / 2)))
    x += emblem.get_width() + plaque.gap
    picture.blit(line, (round(x), round(y - line.get_height() / 2)))
    return picture


def _draw_medallion(surface: Canvas, plaque: Plaque) -> None:
    """The emblem of who comes next, on the upper edge."""
    radius, px = plaque.radius, plaque.places.px
    disc = Rect.around((plaque.rect.centre[0], plaque.rect.y), 2 * radius, 2 * radius)
    shapes.box(surface, disc.grown(px(4)), radius + px(4), palette.TABLE_EDGE)
    shapes.box(surface, disc, radius, *palette.NIGHT_BUTTON)
    foil.outline(surface, disc, radius, max(2.0, px(5)))
    foil.outline(surface, disc.grown(-px(9)), radius, 1, 170)
    emblem = emblems.draw(plaque.player.emblem, round(radius * 1.25))
    _centre(surface, emblem, disc)


def _draw_words(surface: Canvas, plaque: Plaque) -> None:
    """Whose turn comes next, what the others do, and how to go on."""
    text, room = plaque.text, plaque.part(HEADING).w
    big, middle = plaque.places.text(HEADING_PX), plaque.places.text(ASIDE_PX)
    heading = text.fitted(plaque.heading, "title", big, palette.GOLD_TEXT, room)
    _centre(surface, heading, plaque.part(HEADING))
    aside = text.fitted(plaque.aside, "body", middle, palette.IVORY, room)
    _centre(surface, aside, plaque.part(ASIDE))
    how, step = plaque.part(HOW), plaque.px * LEADING
    for i, words in enumerate(wrapped(text, plaque.how, "body", plaque.px, int(room))):
        line = text.render(words, "body", plaque.px, palette.BODY)
        _centre(surface, line, replace(how, y=how.y + i * step, h=step))


def _draw_news(surface: Canvas, plaque: Plaque) -> None:
    """The list of what happened, under a rule."""
    if not plaque.told:
        return
    rule, px = plaque.rule, plaque.px
    draw_rule(surface, rule.x, rule.right, rule.y)
    spark = foil.icon("spark", round(px * 0.8))
    for lines, rect in zip(plaque.told, plaque.news_places, strict=True):
        _centre(surface, spark, Rect(rule.x, rect.y, px, px * LEADING))
        write_lines(surface, plaque.text, lines, px, palette.IVORY, rect)


def _centre(surface: Canvas, picture: pygame.Surface, rect: Rect) -> None:
    """A picture in the middle of a rectangle."""
    x, y = rect.centre
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
