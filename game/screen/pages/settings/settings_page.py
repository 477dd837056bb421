"""The settings: what is pressed here holds at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from game.records.journal.settings import Settings
from game.screen.controls.focus_ring import with_focus
from game.screen.controls.sliders import STEP, Slider, value_at
from game.screen.input.keyboard import ARROWS, BOOK_KEY, ENTER, SETTINGS_KEY
from game.screen.pages.menu import BACK, MenuScene
from game.screen.pages.settings.columns import Page, lay_out
from game.screen.pages.settings.drawing import Look
from game.screen.pages.settings.groups import SLIDER, Groups, after, drawn
from game.screen.pages.settings.warning_switches import after_warning, warning_columns
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Point

SOUND = f"{SLIDER}sound"
WARNINGS = "button.warnings"
NOTCH = 60
"""Lengths of the design to a notch of the wheel."""
SIDEWAYS = {pygame.K_LEFT: -STEP, pygame.K_RIGHT: STEP}


class SettingsPage(MenuScene):
    """Two columns of choices, switches and volumes, and another page of warnings. Tab and arrows
    move the focus, and arrows to the sides draw a slider; Enter and Space press; Esc goes back."""

    name = "settings"

    def __init__(self, program: Program, before: Scene) -> None:
        super().__init__(program, [(Button(BACK, ""), self._leave)], middle=(0, 0))
        self._before = before
        self._warns = False
        """Whether the warnings are looked at."""
        self._scroll = 0.0
        self._point: Point = (0, 0)
        self._dragged = ""
        self._silent = program.sound.missing
        self._told = ""

    # The page

    def _page(self) -> Page:
        program, say = self.program, self.program.words.say
        back, way = Button(BACK, say("Back"), hint=say("Esc")), Button(WARNINGS, say("Warnings"))
        now = self._scroll, program.text, self.places
        if self._warns:
            doubts = program.rules.show.doubts
            return lay_out(warning_columns(program.settings, program.words, doubts), back, *now)
        columns = Groups(program.settings, program.words, program.sound.missing).columns()
        return lay_out(columns, back, *now, way)

    @property
    def _title(self) -> str:
        say = self.program.words.say
        return say("Warnings") if self._warns else say("Settings")

    def _texts(self, page: Page) -> Iterator[Thing]:
        """What can be read now."""
        yield Thing("text.title", "text", self._title, page.title)
        for key, (words, rect) in page.sheet.texts.items():
            seen = page.in_sight(rect)
            if seen is not None:
                yield Thing(key, "text", words, seen)
        told = self.program.preferences.told
        if told:
            yield Thing("text.trouble", "text", told, page.foot)

    def things(self) -> list[Thing]:
        """What can be read, pressed and drawn now."""
        page = self._page()
        parts = [button.thing for button in page.buttons]
        for part in page.sheet.parts:
            seen = page.in_sight(part.rect)
            if seen is not None:
                parts.append(replace(part.thing, rect=seen))
        focused = next((thing for thing in parts if thing.id == self._focus), None)
        return [*self._texts(page), *with_focus(parts, focused)]

    def paint(self, surface: Canvas) -> None:
        surface.blit(self.program.vignette("observatory"), (0, 0))
        title, told = self._title, self.program.preferences.told
        look = Look(surface, self.program.text, self.places, self._focus, self._hover)
        look.page(self._page(), title, told)

    def advance(self, dt: float) -> None:
        """A device for sound may come or go, and so may what keeps settings from being written."""
        before = self._silent, self._told
        self._silent, self._told = self.program.sound.missing, self.program.preferences.told
        self.changed |= before != (self._silent, self._told)

    # The mouse

    def thing_at(self, point: Point) -> Thing | None:
        """What lies there. A press begins with this question, and its point says how far a slider
        is drawn."""
        self._point = point
        return super().thing_at(point)

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the page, if it is higher than the window."""
        self._scroll = self._page().scroll - steps * self.places.px(NOTCH)
        self.changed = True

    def lift(self, thing: Thing, point: Point) -> bool:
        """A slider can be drawn."""
        self._dragged = thing.id if thing.id.startswith(SLIDER) else ""
        if self._dragged:
            self._draw_to(self._dragged, point)
        return bool(self._dragged)

    def drag(self, point: Point) -> None:
        """The knob follows."""
        self._draw_to(self._dragged, point)

    def drop(self, point: Point) -> None:
        """The knob stays there."""
        self._draw_to(self._dragged, point)
        self.program.preferences.keep()
        self._sample(self._dragged)

    def let_go(self) -> None:
        """It stays there, too, when the pointer leaves the window."""
        self.program.preferences.keep()

    def _draw_to(self, key: str, point: Point) -> None:
        page = self._page()
        slider = next(part for part in page.sheet.parts if part.id == key)
        if isinstance(slider, Slider):
            seen = replace(slider, rect=page.seen(slider.rect))
            volume = value_at(seen, point[0], self.places)
            self.program.change(drawn(self.program.settings, key, volume), keep=False)
            self.changed = True

    # Keys

    def reach(self) -> list[Thing]:
        """All parts, whether in sight or not, and the way back."""
        page = self._page()
        parts = [replace(part.thing, rect=page.seen(part.rect)) for part in page.sheet.parts]
        return [*parts, *(button.thing for button in page.buttons)]

    def stand(self, key: str) -> None:
        """The focus goes there, and the page scrolls so that it is in sight."""
        super().stand(key)
        page = self._page()
        for part in page.sheet.parts:
            if part.id == key:
                self._scroll = page.scroll_to(part.rect)

    def key(self, event: pygame.Event) -> None:
        """Arrows to the sides draw the slider in focus."""
        key = event.key
        if key in (pygame.K_ESCAPE, SETTINGS_KEY):
            self._leave()
        elif key == BOOK_KEY:
            self.program.ways.book()
        elif key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in SIDEWAYS and self._focus.startswith(SLIDER):
            volume = getattr(self.program.settings, self._focus.removeprefix(SLIDER))
            self._change(drawn(self.program.settings, self._focus, volume + SIDEWAYS[key]))
            self._sample(self._focus)
        elif key in ARROWS:
            self.go(ARROWS[key])
        elif key in ENTER:
            self._press(self._focus)

    # What a press brings about

    def _press(self, key: str) -> None:
        if key.startswith(SLIDER):
            self._draw_to(key, self._point)
            self.program.preferences.keep()
            self._sample(key)
        if key == WARNINGS:
            self._turn_to(True)
        self._change(after(self.program.settings, key))
        doubts = self.program.rules.show.doubts
        self._change(after_warning(self.program.settings, key, doubts))
        super()._press(key)

    def _sample(self, slider: str) -> None:
        """How loud the sounds are now."""
        if slider == SOUND:
            self.program.sound.sample(self.program.settings)

    def _change(self, settings: Settings) -> None:
        if settings != self.program.settings:
            self.program.change(settings)
            self.changed = True

    def _turn_to(self, warns: bool) -> None:
        """To the warnings, or back from them."""
        self._warns, self._scroll, self.changed = warns, 0.0, True
        self._focus = "" if warns else WARNINGS

    def _leave(self) -> None:
        """Back to where one came from: the very table, in case it was one."""
        if self._warns:
            self._turn_to(False)
        elif self._before.name == "title":
            self.program.ways.title()
        else:
            self.program.back_to(self._before)
