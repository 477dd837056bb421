"""A scene that is a page with a few buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.screen.controls.buttons import button_width, draw_button
from game.screen.controls.focus_ring import draw_focus, with_focus
from game.screen.input.keyboard import ARROWS, BOOK_KEY, ENTER, SETTINGS_KEY
from game.screen.program import Program
from game.screen.scene import Listener
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.asking.buttons import Button
from game.table.hands.focus import Direction, next_thing
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Places, Point, Rect

BACK = "button.back"
Entry = tuple[Button, Callable[[], None]]


def across(buttons: Sequence[Button], apart: float) -> float:
    """Returns the width of a row of buttons in pixels."""
    return sum(button.rect.w for button in buttons) + apart * (len(buttons) - 1)


def gap(places: Places) -> float:
    """Returns the distance between two buttons of a row in pixels."""
    return places.px(26)


def row_step(places: Places) -> float:
    """Returns the distance from one row of buttons to the next in pixels."""
    return places.target + gap(places) * 0.6


def rows_height(places: Places, rows: int) -> float:
    """Returns the height of so many rows of buttons in pixels."""
    return row_step(places) * (rows - 1) + places.target


class MenuScene(Listener):
    """Buttons with their acts, in rows about a `middle`, a point of the design. Enter presses the
    button in focus or the first one, Esc the one that leads back. A subclass paints what else is on
    the page."""

    name = ""
    busy = False
    escape = BACK
    """Id of the button that Esc presses."""
    silver = False
    """Whether the buttons are silver instead of gold."""
    most_rows = 1
    """Greatest number of rows of buttons."""

    def __init__(self, program: Program, entries: list[Entry], middle: Point) -> None:
        self.program = program
        self.changed = True
        self._entries = entries
        self._middle = middle
        self._hover = ""
        self._focus = ""

    @property
    def places(self) -> Places:
        """The measures of the window."""
        return Places(self.program.size, letters=self.program.letters)

    def texts(self) -> list[Thing]:
        """Returns what can be read on the page."""
        return []

    def described(self) -> dict[str, Any]:
        return {"seat": None, "pending": None, "result": None}

    def buttons(self) -> list[Button]:
        """Returns the buttons in their places. They stand in at most `most_rows` rows, with the
        largest letters that fit."""
        places, apart, foot = self.places, gap(self.places), self.foot
        for smaller in places.smaller():
            rows = self._rows(smaller.letters, apart, foot.w)
            if len(rows) <= self.most_rows:
                break
        step = row_step(places)
        placed, y = [], foot.centre[1] - step * (len(rows) - 1) / 2
        for row in rows:
            x = foot.centre[0] - across(row, apart) / 2
            for button in row:
                rect = replace(button.rect, x=x, y=y - places.target / 2)
                placed.append(replace(button, rect=rect))
                x += rect.w + apart
            y += step
        return placed

    def _sized(self, letters: float) -> list[Button]:
        """Returns the buttons with letters of this size, each as wide as its label needs. One that
        is not quiet has a least width."""
        buttons, places = [], self.places
        for button, _ in self._entries:
            written = replace(button, letters=letters)
            width = button_width(written, self.program.text, places)
            if not button.quiet:
                width = max(places.px(200), width)
            buttons.append(replace(written, rect=Rect(0, 0, width, places.target)))
        return buttons

    def _rows(self, letters: float, apart: float, room: float) -> list[list[Button]]:
        """Returns the buttons with letters of this size in as few rows as fit, of equal length."""
        buttons = self._sized(letters)
        for count in range(1, len(buttons) + 1):
            long = math.ceil(len(buttons) / count)
            rows = [buttons[i : i + long] for i in range(0, len(buttons), long)]
            if all(across(row, apart) <= room for row in rows):
                break
        return rows

    @property
    def foot(self) -> Rect:
        """The room of the buttons, which stand about its middle."""
        places = self.places
        return Rect.around(places.at(*self._middle), places.size[0] - 16, places.target)

    def draw_buttons(self, surface: Canvas) -> None:
        """Draws the buttons, and the ring of the focus."""
        for button in self.buttons():
            how = self.program.text, self.places, button.id == self._hover
            draw_button(surface, button, *how, silver=self.silver)
            if button.id == self._focus:
                draw_focus(surface, self.places, button.rect, button.rect.h / 2)

    def things(self) -> list[Thing]:
        things = [button.thing for button in self.buttons()]
        focused = next((thing for thing in things if thing.id == self._focus), None)
        return [*self.texts(), *with_focus(things, focused)]

    def sprites(self) -> list[Image]:
        return []

    def take_fade(self) -> float:
        return 0.0

    def advance(self, dt: float) -> None:
        """Does nothing, as nothing moves on the page."""

    def resized(self) -> None:
        """Has the page drawn anew, as the window, the letters or the language have changed."""
        self.changed = True

    # The keyboard

    def reach(self) -> list[Thing]:
        """Returns what the focus can stand on, in reading order."""
        return [button.thing for button in self.buttons()]

    def stand(self, key: str) -> None:
        """Moves the focus to the thing of this id."""
        self._focus, self.changed = key, True

    def step(self, by: int) -> None:
        """Moves the focus forward by `by` things in reading order, and round at the ends."""
        ids = [thing.id for thing in self.reach()]
        start = ids.index(self._focus) + by if self._focus in ids else min(0, by)
        self.stand(ids[start % len(ids)])

    def go(self, direction: Direction) -> None:
        """Moves the focus to what is nearest in this direction."""
        reach = self.reach()
        near = next_thing(reach, self._focus, direction) or reach[0]
        self.stand(near.id)

    def key(self, event: pygame.Event) -> None:
        if event.key in ENTER:
            self._press(self._focus or self.reach()[0].id)
        elif event.key in ARROWS:
            self.go(ARROWS[event.key])
        elif event.key == pygame.K_TAB:
            self.step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_ESCAPE:
            self._step_back()
        elif event.key == SETTINGS_KEY:
            self.program.ways.settings()
        elif event.key == BOOK_KEY:
            self.program.ways.book()

    def _step_back(self) -> None:
        for button, act in self._entries:
            if button.id == self.escape:
                act()

    def settle(self) -> None:
        """Does nothing, as nothing moves on the page."""

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the thing at this point, or None."""
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        over = thing.id if thing else ""
        self.changed = self.changed or over != self._hover
        self._hover = over

    def click(self, thing: Thing | None) -> None:
        self._focus = ""
        self.changed = True
        self._press(thing.id if thing else "")

    def click_again(self, thing: Thing) -> None:
        self.click(thing)

    def read(self, thing: Thing | None) -> None:
        """Does nothing: nothing on the page can be read large."""

    def _press(self, key: str) -> None:
        if key.startswith("button."):
            self.program.sound.ring("press")
        for button, act in self._entries:
            if button.id == key:
                act()
