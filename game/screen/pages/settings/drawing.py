"""How the page of the settings is drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.controls.scrolling import draw_bar
from game.screen.controls.sliders import Slider, draw_slider
from game.screen.controls.toggles import Toggle, draw_toggle, radius
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.pages.headings import caption_px, title_px
from game.screen.pages.settings.columns import DETAIL, NOTE, RING, Page, note_px
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect


@dataclass(frozen=True)
class Look:
    """Draws on a surface; `focus` and `hover` are ids, or empty."""

    surface: Canvas
    text: Text
    places: Places
    focus: str
    hover: str

    def page(self, page: Page, title: str, told: str) -> None:
        """The panel with its title, the parts in sight, and at the foot what went wrong."""
        draw_sheet(self.surface, page.panel, self.places)
        room, px = page.title, title_px(self.places)
        line = self.text.fitted(title, "title", px, palette.GOLD_TEXT, room.w)
        self.surface.blit(line, (round(room.x), round(room.y)))
        draw_rule(self.surface, room.x, room.right, room.bottom - 2)
        self._sheet(page)
        for button in page.buttons:
            draw_button(self.surface, button, self.text, self.places, button.id == self.hover)
            self._ring(button.id, button.rect, button.rect.h / 2)
        if told:
            line = self._paragraph(told, "body_bold", palette.LEGAL, page.foot.w)
            y = page.foot.centre[1] - line.get_height() / 2
            self.surface.blit(line, (round(page.foot.x), round(y)))

    def _sheet(self, page: Page) -> None:
        """What is in sight of it, and how far it can be scrolled."""
        view = page.view.grown(RING)
        self.surface.set_clip(tuple(map(round, (view.x, view.y, view.w, view.h))))
        for key, (words, rect) in page.sheet.texts.items():
            self._words(key, words, page.seen(rect))
        for part in page.sheet.parts:
            self._part(replace(part, rect=page.seen(part.rect)))
        self.surface.set_clip(None)
        first, shown, whole = page.scroll, page.view.h, page.sheet.height
        draw_bar(self.surface, self.places, page.view, round(first), round(shown), round(whole))

    def _part(self, part: Toggle | Slider) -> None:
        hover = part.id == self.hover
        if isinstance(part, Slider):
            draw_slider(self.surface, part, self.text, self.places, hover)
            self._ring(part.id, part.rect, self.places.px(14))
        else:
            draw_toggle(self.surface, part, self.text, self.places, hover)
            self._ring(part.id, part.rect, radius(part, self.places))

    def _ring(self, key: str, rect: Rect, corner: float) -> None:
        if key == self.focus:
            draw_focus(self.surface, self.places, rect, corner)

    def _words(self, key: str, words: str, rect: Rect) -> None:
        """A caption, or a sentence under its group; toggles write their own sentences."""
        if key.endswith(NOTE):
            note = self._paragraph(words, "body_italic", palette.BODY, rect.w)
            self.surface.blit(note, note.get_rect(midtop=(round(rect.centre[0]), round(rect.y))))
        elif not key.endswith(DETAIL):
            px, tracking = caption_px(self.places), self.places.px(2)
            line = self.text.render(words.upper(), "label", px, palette.CAPTION, tracking)
            at = round(rect.x), round(rect.bottom - px * 0.3) - line.get_height()
            self.surface.blit(line, at)

    def _paragraph(
        self, words: str, role: str, colour: palette.Colour, width: float
    ) -> pygame.Surface:
        return self.text.render(words, role, note_px(self.places), colour, wrap=round(width))
