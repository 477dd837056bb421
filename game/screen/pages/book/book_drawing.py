"""How the open book is drawn: its sheet, the contents, the page and the buttons at its foot."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.screen.controls.buttons import draw_button
from game.screen.controls.fields import draw_field
from game.screen.controls.focus_ring import draw_focus
from game.screen.controls.scrolling import draw_bar
from game.screen.lettering.text import write
from game.screen.look import palette
from game.screen.materials import foil
from game.screen.materials.paper import draw_sheet
from game.screen.pages.book.contents import draw_rows
from game.screen.pages.book.open_book import OpenBook
from game.screen.pages.book.section_text import draw_section
from game.screen.pages.headings import title_px
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect

BESIDE = 20
"""Width in pixels of the strip beside the text in which the shadows of its cards are still seen."""


def draw_book(surface: Canvas, program: Program, book: OpenBook) -> None:
    """Draws the sheet and, between two columns, a rule of gold."""
    layout = book.layout
    surface.blit(program.vignette("library"), (0, 0))
    draw_sheet(surface, layout.sheet, layout.places)
    if layout.both:
        column = layout.column
        upright = foil.rule(round(column.h), upright=True)
        surface.blit(upright, (round((column.right + layout.page.x) / 2), round(column.y)))


def draw_list(
    surface: Canvas, program: Program, book: OpenBook, told: tuple[str, str, str], at: str
) -> None:
    """Draws the title of the book, the search field and the rows of the contents. `told` holds the
    title, the hint in the field and the sentence for a search without results; `at` is the id of
    what is lit."""
    layout, text, (title, hint, nothing) = book.layout, program.text, told
    places, room = layout.places, layout.title
    line = text.fitted(title, "title", title_px(places), palette.GOLD_TEXT, room.w)
    surface.blit(line, (round(room.x), round(room.y)))
    draw_field(surface, book.query, hint, at == "field", layout.field, text, places)
    rows, every = book.rows(), len(book.every_row())
    draw_rows(surface, rows, at, text, places)
    draw_bar(surface, places, layout.entries, book.rows_down.by, len(rows), every)
    if not rows:
        px, wide = places.text(19), round(layout.entries.w)
        said = text.render(nothing, "body_italic", px, palette.BODY, wrap=wide)
        surface.blit(said, (round(layout.entries.x), round(layout.entries.y)))


def draw_page(surface: Canvas, program: Program, book: OpenBook, hover: int) -> None:
    """Draws the part of the text that is in sight, with the link of number `hover` lit."""
    layout, page = book.layout, book.page
    room = layout.page
    clip = room.x - BESIDE, room.y, room.w + 2 * BESIDE, room.h
    surface.set_clip(pygame.Rect(*map(round, clip)))
    draw_section(surface, page, program.cards, room, book.down.by, hover)
    surface.set_clip(None)
    shown, all_of_it = round(min(room.h, page.height)), round(page.height)
    draw_bar(surface, layout.places, room, book.down.by, shown, all_of_it)


def draw_foot(
    surface: Canvas,
    program: Program,
    book: OpenBook,
    buttons: Sequence[Button],
    between: Rect,
    hover: str,
) -> None:
    """Draws the buttons, and the number of the page between the two that turn the pages."""
    layout, text = book.layout, program.text
    places = layout.places
    if layout.shows_text:
        number = f"{book.number + 1} / {len(book.sections)}"
        write(surface, text, number, "label", places.text(19), palette.CAPTION, between.centre)
    for button in buttons:
        draw_button(surface, button, text, places, button.id == hover)


def draw_ring(surface: Canvas, book: OpenBook, focused: Thing, pill: bool) -> None:
    """Draws the ring around what is in focus, round at its ends if it is a `pill`."""
    places = book.layout.places
    draw_focus(surface, places, focused.rect, focused.rect.h / 2 if pill else places.px(8))
