"""The page of the first start: how one likes to read and to see, and whether one is new."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from game.screen.controls.focus_ring import draw_focus, with_focus
from game.screen.controls.toggles import draw_toggle, radius
from game.screen.input.keyboard import ENTER
from game.screen.look import palette
from game.screen.materials import foil
from game.screen.materials.flourish import STAR, draw_title
from game.screen.materials.paper import draw_sheet
from game.screen.pages.headings import caption_px
from game.screen.pages.menu import Entry, MenuScene
from game.screen.pages.welcome.welcome_layout import Page, lay_out
from game.screen.pages.welcome.welcome_rows import Row, after, rows
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

NEW, BOTH_NEW, SKIP = "button.new", "button.both_new", "button.skip"


def learn(program: Program, seats: int = 1) -> None:
    """The way of who is new: the first lesson for so many, or a game where none is taught."""
    lesson = next((one for one in program.lessons.offered if one.seats == seats), None)
    if lesson is not None:
        program.lessons.begin(lesson)
    else:
        program.games.new_game()


class Welcome(MenuScene):
    """What the game is, choices that hold at once, and three ways on: of one who is new, of two who
    are, and of who knows the game, which is that of Esc. Whichever way one goes, the page does not
    come again."""

    name = "welcome"
    escape = SKIP

    def __init__(self, program: Program) -> None:
        super().__init__(program, [], middle=(960, 0))
        self.resized()

    def resized(self) -> None:
        super().resized()
        self._name_buttons()

    def _name_buttons(self) -> None:
        say, program = self.program.words.say, self.program
        ways: list[tuple[Button, Callable[[], None]]] = [
            (Button(NEW, say("I am new"), primary=True), partial(learn, program)),
            (Button(BOTH_NEW, say("We are two, both new")), partial(learn, program, 2)),
            (Button(SKIP, say("I know the game"), hint=say("Esc")), program.ways.title),
        ]
        self._entries: list[Entry] = [(button, self._leave_by(way)) for button, way in ways]

    def _leave_by(self, way: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.program.change(replace(self.program.settings, greeted=True))
            way()

        return leave

    # The page

    def _page(self) -> Page:
        program, say = self.program, self.program.words.say
        game = say(
            "A card game for one or two: open the Doors of a dream before the deck runs out."
        )
        head = " ".join((game, say("Choose what suits you; F2 changes it at any time.")))
        asked = say("Is this your first time? A lesson of ten minutes shows how to play.")
        found = rows(program.settings, program.words)
        return lay_out(head, found, asked, program.text, self.places)

    @property
    def foot(self) -> Rect:
        page, target = self._page(), self.places.target
        inner = page.panel.grown(-self.places.px(40))
        return Rect(inner.x, page.foot - target / 2, inner.w, target)

    def texts(self) -> list[Thing]:
        page = self._page()
        captions = [Thing(f"text.{row.key}", "text", row.caption, row.at) for row in page.rows]
        details = [
            Thing(toggle.id.replace("button.", "text."), "text", toggle.detail, toggle.rect)
            for toggle in page.toggles
            if toggle.detail
        ]
        head, asked = page.head, page.asked
        return [
            Thing("text.head", "text", head.told, head.rect),
            *captions,
            *details,
            Thing("text.asked", "text", asked.told, asked.rect),
        ]

    def reach(self) -> list[Thing]:
        return [*(toggle.thing for toggle in self._page().toggles), *super().reach()]

    def things(self) -> list[Thing]:
        things = self.reach()
        focused = next((thing for thing in things if thing.id == self._focus), None)
        return [*self.texts(), *with_focus(things, focused)]

    def paint(self, surface: Canvas) -> None:
        page, program = self._page(), self.program
        plain = program.settings.high_contrast
        picture = program.backdrop if plain else program.grounds.only("title", program.size)
        surface.blit(picture, (0, 0))
        if page.named:
            draw_title(surface, self.program.text, self.places)
        draw_sheet(surface, page.panel, self.places)
        for row in page.rows:
            self._draw_row(surface, row, page.places)
        for sentence in (page.head, page.asked):
            surface.blit(sentence.picture, (round(sentence.rect.x), round(sentence.rect.y)))
        self._draw_divide(surface, page)
        self.draw_buttons(surface)

    def _draw_divide(self, surface: Canvas, page: Page) -> None:
        """Between what is chosen and what is asked."""
        places, (x, _) = self.places, page.panel.centre
        y = (page.toggles[-1].rect.bottom + page.asked.rect.y) / 2
        star, long = foil.icon("spark", round(places.px(STAR))), round(page.panel.w * 0.4)
        surface.blit(star, star.get_rect(center=(round(x), round(y))))
        for side in (-1, 1):
            start = round(x + side * places.px(STAR))
            rule = foil.rule(long, mirrored=side < 0)
            surface.blit(rule, (start - long if side < 0 else start, round(y)))

    def _draw_row(self, surface: Canvas, row: Row, places: Places) -> None:
        text, px, tracking = self.program.text, caption_px(places), places.px(2)
        line = text.render(row.caption.upper(), "label", px, palette.CAPTION, tracking)
        y = row.at.centre[1] - line.get_height() / 2
        surface.blit(line, (round(row.at.x), round(y)))
        for toggle in row.toggles:
            draw_toggle(surface, toggle, text, places, toggle.id == self._hover)
            if toggle.id == self._focus:
                draw_focus(surface, places, toggle.rect, radius(toggle, places))

    # What a press brings about

    def key(self, event: pygame.Event) -> None:
        """Enter without a focus is the way of who is new."""
        if event.key in ENTER and not self._focus:
            self._press(NEW)
        else:
            super().key(event)

    def _press(self, key: str) -> None:
        super()._press(key)
        settings = after(self.program.settings, key)
        if settings != self.program.settings:
            self.program.change(settings)
            self._name_buttons()
            self.changed = True
