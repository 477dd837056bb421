"""A page whose content may be higher than its window: it scrolls by wheel, keys and bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

import pygame

from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.materials import slabs
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.materials.wells import sink
from game.screen.pages.games.list_layout import ListLayout
from game.screen.pages.menu import MenuScene
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.focus import Direction, next_thing
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

BAR = "button.scroll"
LEAST = 44
"""Pixels: so wide and so high at least is what can be pressed."""
NOTCH = 60
"""Lengths of the design to a notch of the wheel."""
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
"""By the height of what is in sight."""
STEP = 0.5
"""How far an arrow turns the content, by the same height, where nothing near can be pressed."""
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
RING = 10.0
"""Pixels around the content for the ring about what is in focus."""


@dataclass(frozen=True)
class View:
    """The `room` for a content of this `height`, which is turned up by so many pixels. Rectangles
    of the content count from its own upper left corner."""

    room: Rect
    height: float
    by: float

    @property
    def most(self) -> float:
        """How far it can be turned."""
        return max(0.0, self.height - self.room.h)

    def seen(self, rect: Rect) -> Rect:
        """Where a part of the content is in the window."""
        return replace(rect, x=rect.x + self.room.x, y=rect.y + self.room.y - self.by)

    def in_sight(self, whole: Rect) -> Rect | None:
        """Of what is in the window the part that can be seen; None if that is too little to be
        read or pressed."""
        top, bottom = max(whole.y, self.room.y), min(whole.bottom, self.room.bottom)
        if (top, bottom) == (whole.y, whole.bottom):
            return whole
        enough = bottom - top >= whole.h * 0.4
        return replace(whole, y=top, h=bottom - top) if enough else None

    def turned_to(self, rect: Rect) -> float:
        """How far to turn it so that a part of the content is in sight."""
        around = rect.grown(self.room.h * 0.05)
        return min(self.most, max(0.0, min(max(self.by, around.bottom - self.room.h), around.y)))

    def bar(self, middle: float, width: float) -> tuple[Rect, Rect]:
        """The groove beside the room, and what lies in it."""
        groove = Rect(middle - width / 2, self.room.y, width, self.room.h)
        long = max(44.0, groove.h * self.room.h / max(self.height, 1))
        y = groove.y + (groove.h - long) * self.by / max(self.most, 1)
        return groove, replace(groove, y=y, h=long)


class ScrolledPage(MenuScene):
    """A sheet with a title and buttons above and below its content. A page says its `_tabs` and
    `_feet`, how high its content is, which `_parts` of it can be pressed, and draws it."""

    vignette: ClassVar[str]
    """The place that lies behind it."""

    def __init__(self, program: Program, before: Scene | None) -> None:
        super().__init__(program, [], middle=(0, 0))
        self._before = before
        """Back leads there, or to the title."""
        self._by = 0.0
        self._tabs: tuple[Button, ...] = ()
        self._feet: tuple[Button, ...] = ()
        self._parts: tuple[Button, ...] = ()
        """Their places are those in the content."""
        self._view = View(Rect(0, 0, 1, 1), 0, 0)
        self._point: Point = (0, 0)

    @property
    def _page(self) -> ListLayout:
        return ListLayout(self.places, self.program.text)

    @property
    def _room(self) -> Rect:
        """Of the content."""
        rows = self._page.rows
        aside = max(LEAST - self._page.margin, 4 * self._bar_width)
        return replace(rows, w=rows.w - aside)

    @property
    def _bar_width(self) -> float:
        return max(5.0, self.places.px(7))

    def _bar(self) -> tuple[Rect, Rect]:
        """The groove of the bar, and what lies in it."""
        middle = (self._view.room.right + self._page.rows.right) / 2
        return self._view.bar(middle, self._bar_width)

    def _look_at(self, height: float) -> None:
        """The content is so high now."""
        view = View(self._room, height, 0)
        self._by = min(max(0.0, self._by), view.most)
        self._view = replace(view, by=self._by)
        self.changed = True

    def _turn(self, by: float) -> None:
        """The content is turned by so many pixels."""
        self._by = self._view.by + by
        self._look_at(self._view.height)

    def buttons(self) -> list[Button]:
        """Those above, those of the content wherever they are, those below."""
        return [*self._tabs, *self.parts_seen, *self._feet]

    def things(self) -> list[Thing]:
        """What is in sight of all that can be read and pressed."""
        inside = {part.id for part in self._parts}
        things = []
        for thing in super().things():
            seen = self._view.in_sight(thing.rect) if thing.id in inside else thing.rect
            if seen and seen.h >= min(thing.rect.h, LEAST):
                things.append(replace(thing, rect=seen))
        return [*things, *self._bar_thing()]

    def _bar_thing(self) -> list[Thing]:
        """It can be taken anywhere between the content and the edge of the sheet."""
        if not self._view.most:
            return []
        room = self._view.room
        area = replace(room, x=room.right + 1, w=self._page.panel.right - room.right - 1)
        return [Thing(BAR, "button", self.program.words.say("Scroll"), area, state=("enabled",))]

    def draw_page(self, surface: Canvas) -> None:
        """What lies behind, the sheet, the content, the bar, and the buttons about it."""
        page = self._page
        surface.blit(self.program.vignette(self.vignette), (0, 0))
        draw_sheet(surface, page.panel, self.places)
        draw_rule(surface, page.head.x, page.head.right, page.head.bottom + page.margin * 0.3)
        room = self._view.room
        clip = replace(room, x=room.x - RING, w=room.w + 2 * RING, y=room.y - 3, h=room.h + 6)
        surface.set_clip(tuple(map(round, (clip.x, clip.y, clip.w, clip.h))))
        self.draw_content(surface)
        surface.set_clip(None)
        self.draw_each(surface, (*self._tabs, *self._feet))
        if self._view.most:
            width = self._bar_width
            groove, thumb = self._bar()
            sink(surface, self.places, groove, width / 2)
            slabs.slab(surface, thumb, width / 2, 1, slabs.THUMB, self.places)

    def draw_content(self, surface: Canvas) -> None:
        """What the page is about, as far as it is turned."""

    def draw_each(self, surface: Canvas, buttons: Sequence[Button]) -> None:
        """Some of the buttons, where they are in the window."""
        for button in buttons:
            how = self.program.text, self.places, button.id == self._hover
            draw_button(surface, button, *how)
            if button.id == self._focus:
                draw_focus(surface, self.places, button.rect, button.rect.h / 2)

    @property
    def parts_seen(self) -> list[Button]:
        """What can be pressed in the content, where it is in the window."""
        return [replace(part, rect=self._view.seen(part.rect)) for part in self._parts]

    def _leave(self) -> None:
        if self._before is None or self._before.name == "title":
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    # The bar, the wheel and the keys

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows what is above, or with negative steps below."""
        self._turn(-steps * self.places.px(NOTCH))

    def lift(self, thing: Thing, point: Point) -> bool:
        """The bar can be dragged."""
        if thing.id == BAR:
            self._drag_bar(point)
        return thing.id == BAR

    def drag(self, point: Point) -> None:
        """The content follows."""
        self._drag_bar(point)

    def drop(self, point: Point) -> None:
        """It stays there."""
        self._drag_bar(point)

    def _drag_bar(self, point: Point) -> None:
        groove, thumb = self._bar()
        way = max(1.0, groove.h - thumb.h)
        part = (point[1] - thumb.h / 2 - groove.y) / way
        self._turn(part * self._view.most - self._view.by)

    def thing_at(self, point: Point) -> Thing | None:
        """What lies there. A press begins with this question, and its point says how far the bar
        is drawn."""
        self._point = point
        return super().thing_at(point)

    def _press(self, key: str) -> None:
        if key == BAR:
            self._drag_bar(self._point)
        else:
            super()._press(key)

    def stand(self, key: str) -> None:
        """The focus goes there, and the content turns so that it is in sight."""
        super().stand(key)
        for part in self._parts:
            if part.id == key:
                self._turn(self._view.turned_to(part.rect) - self._view.by)

    def go(self, direction: Direction) -> None:
        """The focus goes to what is nearest in this direction, but not past what is still to be
        read: that comes in sight first."""
        view = self._view
        left = {"up": view.by, "down": view.most - view.by}.get(direction, 0.0)
        near = next_thing(self.reach(), self._focus, direction)
        step = STEP * view.room.h
        room = replace(view.room, y=view.room.y - step, h=view.room.h + 2 * step)
        parts = [part.id for part in self._parts]
        close = near and near.id in parts and room.contains(near.rect.centre)
        if self._focus and left > 1 and not close:
            self._turn(step if direction == "down" else -step)
        else:
            super().go(direction)

    def key(self, event: pygame.Event) -> None:
        """Pages and ends turn the content."""
        if event.key in PAGES:
            self._turn(PAGES[event.key] * self._view.room.h)
        elif event.key in ENDS:
            self._turn(ENDS[event.key] * self._view.height)
        else:
            super().key(event)
