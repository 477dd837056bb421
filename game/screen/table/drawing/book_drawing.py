"""The open book on the table: its cover, its pages, and a tab under each card of a strip."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.card import Card
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.layout.open_book import OpenBook
from game.table.layout.places import Places, Rect, Size
from game.table.motion.director import Director

COVER, MARGIN, RADIUS, SPINE = 8, 5, 9, 24
"""Visible width of the cover, of the margin of a page, radius of its corners, and width of the
shade on either side of the spine, in design pixels."""
LEAVES, LEAF = 2, 1.6
"""Leaves below the open pages that look out, and by how much each does, in design pixels."""
RULES, STAR = (5, 8), 11
"""Distances of the rules from the edge of a page, and size of the stars in their corners."""
TAB, CREST, UNDER = 0.97, 0.84, 14
"""Parts of its place that a tab and its crest take, and how far the tab reaches under the book, in
design pixels."""


def draw_book(surface: Canvas, director: Director, flat: bool) -> None:
    """Draws the book of a game that has one; `flat` in high contrast."""
    places, view = director.layout.places, director.view
    if not places.strips:
        return
    book, unit = places.book, places.px(1)
    for zone in places.strips:
        strip, cards = director.staging.strips[zone], view.cards(zone)
        due, met = strip.due(view), strip.down(view)
        for card, place in zip(cards, book.tabs(len(cards)), strict=True):
            draw_tab(surface, places, card, place, card is due, card in met)
    first, second = book.first.grown(MARGIN * unit), book.second.grown(MARGIN * unit)
    beside = second.x > first.x + 1
    pages = Rect(first.x, first.y, second.right - first.x, second.bottom - first.y)
    cover = pages.grown(COVER * unit)
    across, down = (first.right + second.x) / 2 - cover.x, (first.bottom + second.y) / 2 - cover.y
    size, spine = (round(cover.w), round(cover.h)), round(across if beside else down)
    surface.blit(_pages(size, unit, spine, beside, flat), (round(cover.x), round(cover.y)))


def draw_tab(
    surface: Canvas, places: Places, card: Card, place: Rect, due: bool, dark: bool
) -> None:
    """Draws the tab of a card in the colours of its place, with its crest: of paper, or `dark` once
    it has been met, and on the one that is `due`, whose card lies on the page, in gold."""
    rect, ramp, unit = tab(places.book, place, places), icons.ramp_of(card), places.px(1)
    radius = min(place.w, place.h) * 0.14
    ground, ink = (ramp[4], palette.LEGAL) if due else (palette.PAGE, ramp[5])
    if dark and not due:
        ground, ink = palette.mixed(ramp[5], palette.BLACK, 0.4), ramp[2]
    shapes.box(surface, rect, radius, ground)
    line, edge = (2.4, palette.LEGAL) if due else (1.6, ramp[3])
    shapes.outline(surface, rect, radius, max(1.0, line * unit), edge)
    crest = icons.draw(symbols.crest(card), round(min(place.w, place.h) * CREST), ink)
    x, y = place.centre
    surface.blit(crest, crest.get_rect(center=(round(x), round(y))))


def tab(book: OpenBook, place: Rect, places: Places) -> Rect:
    """Returns the rectangle of a tab, which reaches under the pages."""
    rect = Rect.around(place.centre, place.w * TAB, place.h * TAB)
    under, middle = places.px(UNDER), (book.first.x + book.second.right) / 2
    if place.bottom <= book.first.y:
        return replace(rect, h=rect.h + under)
    return replace(rect, w=rect.w + under, x=rect.x - (under if rect.x > middle else 0))


@drawn_once
def _pages(size: Size, unit: float, middle: int, beside: bool, flat: bool) -> pygame.Surface:
    """Returns cover and pages; the spine is in the `middle`, upright if they lie beside each
    other."""
    picture, deep, radius = shapes.rounded(*size, round(RADIUS * unit)), round(COVER * unit), 0
    picture = shapes.tinted(picture, palette.BLACK if flat else palette.COVER)
    radius = max(2, round(RADIUS * unit * 0.5))
    inner = size[0] - 2 * deep, size[1] - 2 * deep
    if flat:
        page = shapes.tinted(shapes.rounded(*inner, radius), palette.IVORY)
    else:
        page = shapes.tinted(shapes.rounded(*inner, radius), palette.PAGE, palette.PAGE_SHADE)
        _rule(page, middle - deep, unit, beside)
        _shade_spine(page, middle - deep, round(SPINE * unit), beside)
    for edge in range(LEAVES, 0, -1):
        # The leaves below look out on the outer sides, and more of them at the foot.
        out = round(edge * LEAF * unit)
        wide = (2 * out, out) if beside else (out, 2 * out)
        leaf = shapes.rounded(inner[0] + wide[0], inner[1] + wide[1], radius)
        shade = palette.mixed(palette.PAGE_SHADE, palette.COVER, 0.18 * edge)
        at = (deep - out, deep) if beside else (deep, deep - out)
        picture.blit(shapes.tinted(leaf, palette.WHITE if flat else shade), at)
    picture.blit(page, (deep, deep))
    whole = Rect(0, 0, *size)
    foil.outline(picture, whole, RADIUS * unit, max(1.0, 1.6 * unit))
    line, start = palette.faded(palette.COVER, 200), (middle, deep) if beside else (deep, middle)
    end = (middle, size[1] - deep) if beside else (size[0] - deep, middle)
    pygame.draw.line(picture, line, start, end, max(1, round(1.5 * unit)))
    return picture


def _rule(page: pygame.Surface, middle: int, unit: float, beside: bool) -> None:
    """Draws a double rule about the first page, with a star in each corner."""
    wide, high = page.get_size()
    first = Rect(0, 0, middle, high) if beside else Rect(0, 0, wide, middle)
    for inset, strength in zip(RULES, (190, 110), strict=True):
        ink = palette.faded(palette.PAGE_RULE, strength)
        rect, line = first.grown(-inset * unit), max(1, round(0.9 * unit))
        shapes.outline(page, rect, 2 * unit, line, ink)
    star = icons.draw("spark", max(7, round(STAR * unit)), palette.faded(palette.PAGE_RULE, 255))
    near = first.grown(-RULES[0] * unit)
    for x in (near.x, near.right):
        for y in (near.y, near.bottom):
            page.blit(star, star.get_rect(center=(round(x), round(y))))


def _shade_spine(page: pygame.Surface, middle: int, reach: int, beside: bool) -> None:
    """Shades both pages towards the spine."""
    for away in range(reach):
        dark = round(120 * (1 - away / reach) ** 2)
        level = (255 - dark, 255 - dark, 255 - round(dark * 0.9), 255)
        for at in (middle - away - 1, middle + away):
            area = (at, 0, 1, page.get_height()) if beside else (0, at, page.get_width(), 1)
            page.fill(level, area, special_flags=pygame.BLEND_RGBA_MULT)
