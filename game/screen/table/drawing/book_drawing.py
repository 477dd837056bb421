"""The open book on the table: its cover, its pages, and a tab under each card of a strip."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.rules.card import Card
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil, patches, slabs
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.layout.open_book import AHEAD, COVER, EDGE, MARGIN, OpenBook
from game.table.layout.places import PANEL_RIM, Places, Point, Rect, Size
from game.table.motion.director import Director

RADIUS, SPINE = 9, 24
"""Radius of the corners of the cover, and width of the shade on either side of the spine, in design
pixels."""
LEAVES, LEAF = 2, 1.6
"""Leaves below the open pages that look out, and by how much each does, in design pixels."""
TAB, CREST = 0.95, 0.82
"""Parts of the shorter side of its place that a tab and its crest take."""
CREST_MET, TICK, APART, INK, BOTH = 0.7, 0.95, 0.08, 0.5, 0.72
"""Crest of a Goal that has been met, the tick beside it, and the space between both, by the shorter
side of the tab, or by `BOTH` of the longer side if that is less; and what is drawn of the tick, by
its width."""
UNDER = 14
"""Height of the part of a tab that lies under the book, in design pixels."""
LOWER, SEAM = 0.14, 2.4
"""How much lower a tab is than that of the Goal that is due, by its place, and width of the line
about that and its page, in design pixels."""

PAPER = 2
"""How far the paper under the card of a folded book looks out, and its distance from the spine, in
design pixels."""
SHADE, DARK = 26, 190
"""Reach of the shade about a sheet on which something is opened, in design pixels, and how dark it
is, 0 to 255."""


def draw_book(surface: Canvas, director: Director, flat: bool) -> None:
    """Draws the book of a game that has one; `flat` in high contrast."""
    places, view = director.layout.places, director.view
    if not places.strips:
        return
    book, unit = places.book, places.px(1)
    if not book.edges:
        draw_folded(surface, director)
        return
    first, second = book.first.grown(MARGIN * unit), book.second.grown(MARGIN * unit)
    beside = second.x > first.x + 1
    pages = Rect(first.x, first.y, second.right - first.x, second.bottom - first.y)
    cover = pages.grown(COVER * unit)
    if places.opened:
        draw_sheet(surface, places, book.whole)
    marked = []
    for zone in places.strips:
        strip, cards = director.staging.strips[zone], view.cards(zone)
        due, met = strip.due(view), strip.down(view)
        for card, place in zip(cards, book.tabs(len(cards)), strict=True):
            if card is due:
                marked.append((card, place))
            else:
                draw_tab(surface, places, card, place, card in met)
    across, down = (first.right + second.x) / 2 - cover.x, (first.bottom + second.y) / 2 - cover.y
    size, spine = (round(cover.w), round(cover.h)), round(across if beside else down)
    surface.blit(_pages(size, unit, spine, beside, flat), (round(cover.x), round(cover.y)))
    for card, place in marked:
        draw_due(surface, places, card, place, first, cover)


def draw_sheet(surface: Canvas, places: Places, sheet: Rect) -> None:
    """Draws the sheet on which something is opened over cards."""
    unit = places.px(1)
    patches.glow(surface, sheet, PANEL_RIM * unit, SHADE * unit, palette.NIGHT, DARK)
    slabs.slab(surface, sheet, PANEL_RIM * unit, 1.8 * unit, slabs.NIGHT, places)


def draw_folded(surface: Canvas, director: Director) -> None:
    """Draws a folded book: leather in an edge of gold, its spine, the paper under its card, and the
    tabs of the next ones."""
    places, view = director.layout.places, director.view
    book, unit = places.book, places.px(1)
    margin = book.margin
    assert margin is not None
    slabs.slab(surface, book.whole, RADIUS * unit, 1.6 * unit, slabs.NIGHT, places)
    paper, line = book.first.grown(PAPER * unit), max(1.0, 1.2 * unit)
    for zone in places.strips:
        strip = director.staging.strips[zone]
        due, met = strip.due(view), strip.down(view)
        later = [card for card in view.cards(zone) if card is not due and card not in met]
        for number, card in enumerate(later[:AHEAD]):
            draw_ahead(surface, card, book.ahead(number), unit)
    shapes.box(surface, paper, RADIUS * unit / 2, palette.PAGE_LIT)
    left, right = margin.right + EDGE * unit, book.second.x - EDGE * unit
    spine = Rect(left, book.whole.y + PAPER * unit, right - left, book.whole.h - 2 * PAPER * unit)
    shapes.box(surface, spine, 0, palette.WELL)
    for x in (spine.x, spine.right - line):
        shapes.box(surface, replace(spine, x=x, w=line), 0, palette.faded(palette.GOLD, 150))


def draw_ahead(surface: Canvas, card: Card, place: Rect, unit: float) -> None:
    """Draws the tab of a card that is due later, which looks out beside the page of a folded
    book."""
    under, low = UNDER * unit, place.h * (1 - TAB) / 2
    rect = Rect(place.x - under, place.y + low, place.w + under, place.h - 2 * low)
    radius, ramp = rect.h * 0.14, icons.ramp_of(card)
    ink = palette.mixed(ramp[4], ramp[5], 0.45)
    shapes.box(surface, rect, radius, palette.PAGE)
    shapes.outline(surface, rect, radius, max(1.0, 1.6 * unit), ink)
    draw_crest(surface, card, place.centre, min(place.w, rect.h) * CREST, ink)


def draw_tab(surface: Canvas, places: Places, card: Card, place: Rect, met: bool) -> None:
    """Draws the tab of a card with its crest in the colours of its place: of paper, or dark and
    with a tick once it has been met."""
    book, ramp, unit = places.book, icons.ramp_of(card), places.px(1)
    rect = tab(book, place, places)
    radius = min(place.w, place.h) * 0.14
    dark = palette.mixed(ramp[5], palette.BLACK, 0.4)
    ground, edge, ink = palette.PAGE, palette.PAGE_SHADE, dark
    if met:
        ground, edge, ink = dark, ramp[3], ramp[2]
    shapes.box(surface, rect, radius, ground)
    shapes.outline(surface, rect, radius, max(1.0, 1.6 * unit), edge)
    seen = shown(book, place)
    (x, y), short = seen.centre, min(seen.w, seen.h)
    if not met:
        draw_crest(surface, card, (x, y), short * CREST, ink)
        return
    large = min(short, BOTH * max(seen.w, seen.h))
    crest, tick, gap = large * CREST_MET, large * TICK, large * APART
    back, on = (tick * INK + gap) / 2, (crest + gap) / 2
    right, down = (1, 0) if seen.w > seen.h else (0, 1)
    draw_crest(surface, card, (x - right * back, y - down * back), crest, ink)
    picture = icons.draw("tick", round(tick), palette.LEGAL)
    at = round(x + right * on), round(y + down * on)
    surface.blit(picture, picture.get_rect(center=at))


def draw_crest(
    surface: Canvas, card: Card, centre: Point, height: float, ink: palette.Colour
) -> None:
    crest = icons.draw(symbols.crest(card), round(height), ink)
    surface.blit(crest, crest.get_rect(center=(round(centre[0]), round(centre[1]))))


def draw_due(
    surface: Canvas, places: Places, card: Card, place: Rect, page: Rect, cover: Rect
) -> None:
    """Draws the tab of the card that is due, and its `page`, as one sheet in the colour of its
    place: it runs from one to the other over the edge of the cover, in a line of gold."""
    line, edge, ramp = max(1.5, places.px(SEAM)), places.px(COVER), icons.ramp_of(card)
    rect = Rect.around(place.centre, place.w * TAB, place.h * TAB)
    if place.right <= page.x:
        rect = replace(rect, x=place.x, w=page.x - place.x)
        whole = replace(page, x=cover.x, w=page.right - cover.x)
        top, low = min(rect.y, page.y), max(rect.bottom, page.bottom)
        sheet = [whole, Rect(cover.x, top, edge, low - top), rect]
    else:
        whole = replace(page, y=cover.y, h=page.bottom - cover.y)
        if place.bottom <= page.y:
            rect = replace(rect, y=place.y, h=page.y - place.y)
            left, right = min(rect.x, page.x), max(rect.right, page.right)
            sheet = [whole, Rect(left, cover.y, right - left, edge), rect]
        else:
            inner = cover.right - edge
            rect = replace(rect, x=inner, w=place.right - inner)
            over = Rect(page.x, cover.y, cover.right - page.x, edge)
            sheet = [whole, over, Rect(inner, cover.y, edge, rect.bottom - cover.y), rect]
    radius = min(place.w, place.h) * 0.14
    for part in sheet:
        shapes.box(surface, part.grown(line), radius if part is rect else line, palette.LEGAL)
    for part in sheet:
        shapes.box(surface, part, radius if part is rect else line, ramp[4])
    draw_crest(surface, card, place.centre, min(place.w, place.h) * CREST, palette.LEGAL)


def shown(book: OpenBook, place: Rect) -> Rect:
    """Returns the part of a tab that looks out of the book if it is not that of the card that is
    due, which looks out farther."""
    low = LOWER * min(place.w, place.h)
    rect = Rect.around(place.centre, place.w * TAB, place.h * TAB)
    if place.bottom <= book.first.y:
        return replace(rect, y=place.y + low, h=place.h - low)
    wide = place.w - low
    return replace(rect, x=place.x if place.x > book.first.x else place.x + low, w=wide)


def tab(book: OpenBook, place: Rect, places: Places) -> Rect:
    """Returns the rectangle of a tab, which reaches under the pages."""
    rect, under = shown(book, place), places.px(UNDER)
    middle = (book.first.x + book.second.right) / 2
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


def _shade_spine(page: pygame.Surface, middle: int, reach: int, beside: bool) -> None:
    """Shades both pages towards the spine."""
    for away in range(reach):
        dark = round(120 * (1 - away / reach) ** 2)
        level = (255 - dark, 255 - dark, 255 - round(dark * 0.9), 255)
        for at in (middle - away - 1, middle + away):
            area = (at, 0, 1, page.get_height()) if beside else (0, at, page.get_width(), 1)
            page.fill(level, area, special_flags=pygame.BLEND_RGBA_MULT)
