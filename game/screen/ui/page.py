"""A page: `build` says anew after each change what it shows; focus, hover, scrolling, keys, wheel
and description are the same for all pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.records.journal.settings import Settings
from game.screen.input.keyboard import ARROWS, BOOK_KEY, ENTER, SETTINGS_KEY, pastes
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.element import Kit, Placed
from game.screen.ui.fields import Field, HeldKey
from game.screen.ui.focus_ring import draw_focus, with_focus
from game.screen.ui.sheet_layout import BACK, LEAST, Laid, Pane, Sheet, lay_out, ring_room
from game.screen.ui.sliders import Slider
from game.screen.ui.theme import Theme, page_theme_for
from game.screen.window import clipboard
from game.table.hands.focus import Direction, not_passed_over
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Places, Point, Rect

BAR, ASIDE = "button.scroll", "button.scroll.aside"
"""Ids of the scroll bars of the body and of what is aside."""
NOTCH = 60
"""Distance that a notch of the wheel scrolls, by the design."""
PAGES = {pygame.K_PAGEUP: -0.9, pygame.K_PAGEDOWN: 0.9}
"""Distances that these keys scroll, by the height that is in sight."""
STEP = 0.5
"""How far an arrow scrolls where nothing near can be pressed, by the height that is in sight."""
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class Page(Scene):
    """Shows what `build` returns, over the picture of a `place`, or over the empty table if `place`
    is empty. While nothing is in focus, Enter presses the primary button."""

    name = ""
    place = "library"

    def __init__(self, program: Program, before: Scene | None = None) -> None:
        self.program = program
        self.changed = True
        self.focus = self._hover = self._in_hand = ""
        self._before = before
        self.scrolled_by = self.aside_by = 0.0
        """Distances in pixels that the body and what is aside are scrolled."""
        self._point: Point = (0, 0)
        self._held = HeldKey()
        self._shows_focus = False
        """Whether what is in focus must stay in sight when the page is built anew."""
        self._laid: Laid | None = None
        self._kit: Kit | None = None
        self._built_for: Settings | None = None

    @property
    def busy(self) -> bool:
        """True if anything moves."""
        return False

    def build(self) -> Sheet:
        """Returns what the page shows now; nothing on a page that lays itself out."""
        return Sheet("", Column([]))

    def renew(self) -> None:
        """Marks the page to be built anew, as something that it shows has changed. What is in focus
        stays in sight if it was."""
        if self._laid is not None and self.focus:
            self._shows_focus = any(
                seen and part.leaf.id == self.focus for part, seen in self.leaves
            )
        self._laid, self.changed = None, True

    def back(self, key: str = BACK, primary: bool = False) -> Button:
        """Returns the button that leads back."""
        act, words = self.leave, self.program.words
        return Button(key, label=words.say("Back"), key=words.key("back"), act=act, primary=primary)

    def leave(self) -> None:
        """Leads to the scene before, or to the title if there was none."""
        if self._before is None or self._before.name == "title":
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    def leads_back_to(self, name: str) -> Page | None:
        """Returns the page of this name among those that this one leads back to; None if there is
        none."""
        page = self._before
        while isinstance(page, Page) and page.name != name:
            page = page._before
        return page if isinstance(page, Page) else None

    # What lies where

    @property
    def places(self) -> Places:
        """The measures of the window."""
        return Places(self.program.size, letters=self.program.letters)

    @property
    def theme(self) -> Theme:
        """The theme for the settings: paper, or plain in high contrast."""
        return page_theme_for(self.program.settings.high_contrast)

    @property
    def kit(self) -> Kit:
        """The kit by which the elements are measured and drawn now. When it changes, the sheet is
        laid out anew."""
        kit = Kit(self.program.text, self.places, self.theme)
        if kit != self._kit:
            self._kit, self._laid = kit, None
        return kit

    @property
    def laid(self) -> Laid:
        """The sheet, laid out for the page and the settings as they are now."""
        kit, settings = self.kit, self.program.settings
        if self._laid is None or self._built_for is not settings:
            self._built_for = settings
            follows = self._shows_focus
            self._laid = self.lay(kit)
            self.scrolled_by = min(max(0.0, self.scrolled_by), self._laid.most)
            self.aside_by = min(self.aside_by, self._laid.aside.most if self._laid.aside else 0.0)
            if follows:
                self.bring_in_sight(self.focus)
            self._shows_focus = False
        return self._laid

    def lay(self, kit: Kit) -> Laid:
        """Lays out what `build` returns. A page whose sheet lies elsewhere overrides it."""
        return lay_out(self.build(), kit)

    @property
    def leaves(self) -> Iterator[tuple[Placed, Rect | None]]:
        """Every leaf in reading order, with the part of it that is in sight."""
        laid = self.laid
        for part in laid.fixed[: laid.feet_from]:
            yield part, part.rect
        for _, pane, by in self._panes():
            for part in pane.scrolled(by):
                yield part, pane.in_sight(part.rect)
        for part in laid.fixed[laid.feet_from :]:
            yield part, part.rect

    def _panes(self) -> list[tuple[str, Pane, float]]:
        """Returns what scrolls: the id of its bar, and by how many pixels it is scrolled."""
        laid = self.laid
        aside = [(ASIDE, laid.aside, self.aside_by)] if laid.aside else []
        return [*aside, (BAR, laid, self.scrolled_by)]

    def things(self) -> list[Thing]:
        """Returns all that can be read or pressed and is in sight."""
        things = [part.leaf.thing(seen) for part, seen in self.leaves if seen]
        found = [thing for thing in things if thing is not None]
        focused = next((thing for thing in found if thing.id == self.focus), None)
        return [*with_focus(found, focused), *self._bars()]

    def everything(self) -> list[Thing]:
        """Returns all that can be read or pressed. Bars are left out, as they bring nothing else in
        sight."""
        each = ((part.leaf.thing(seen or part.rect), seen is None) for part, seen in self.leaves)
        found = [replace(thing, beyond=beyond) for thing, beyond in each if thing is not None]
        return with_focus(found, next((thing for thing in found if thing.id == self.focus), None))

    def _bars(self) -> Iterator[Thing]:
        """Yields the scroll bars. The pointer can take one anywhere between what it scrolls and the
        edge of the sheet."""
        said = self.program.words.say("Scroll")
        for key, pane, _ in self._panes():
            if pane.most:
                left, most = pane.view.right + 1, max(2.0 * LEAST, self.places.px(100))
                room = min(most, self.laid.panel.right - left - 1)
                wide = LEAST / 2 if key == ASIDE else max(LEAST / 2, room)
                area = Rect(left, pane.view.y, wide, pane.view.h)
                yield Thing(key, "button", said, area, state=("enabled",))

    def described(self) -> dict[str, Any]:
        return {"seat": None, "pending": None, "result": None}

    def reach(self) -> list[Thing]:
        """Returns what the focus can stand on, in reading order, in sight or not."""
        things = (part.leaf.thing(part.rect) for part, _ in self.leaves if part.leaf.focusable)
        return [thing for thing in things if thing]

    def placed(self, key: str) -> Placed | None:
        """Returns the leaf of this id and its place in the window, or None if there is none."""
        return next((part for part, _ in self.leaves if part.leaf.id == key), None)

    # How it looks

    def paint(self, surface: Canvas) -> None:
        """Draws the place behind, the sheet and all that is in sight on it."""
        self.paint_ground(surface)
        self._paint_each(surface, self.laid.fixed)
        for _, pane, by in self._panes():
            self._paint_pane(surface, pane, by)

    def _paint_pane(self, surface: Canvas, pane: Pane, by: float) -> None:
        kit, view, ring = self.kit, pane.view, ring_room(pane.places)
        clip = view.x - ring, view.y - 3, view.w + 2 * ring, view.h + 6
        surface.set_clip(tuple(map(round, clip)))
        parts = pane.scrolled(by)
        seen = [p for p in parts if p.rect.bottom > view.y and p.rect.y < view.bottom]
        self._paint_each(surface, seen)
        surface.set_clip(None)
        if pane.most:
            groove, thumb = pane.bar(by)
            kit.theme.sink(surface, groove, groove.w / 2, kit.places)
            kit.theme.slab(surface, thumb, thumb.w / 2, "thumb", kit.places, lit=False)

    def paint_ground(self, surface: Canvas) -> None:
        """Draws what lies behind the page, and the sheet."""
        program, kit = self.program, self.kit
        ground = program.vignette(self.place) if self.place else program.backdrop
        surface.blit(ground, (0, 0))
        kit.theme.draw_sheet(surface, self.laid.panel, kit.places)

    def _paint_each(self, surface: Canvas, parts: Sequence[Placed]) -> None:
        kit, ring = self.kit, None
        for part in parts:
            leaf, rect = part.leaf, part.rect
            leaf.draw(kit, surface, rect, bool(leaf.id) and leaf.id == self._hover)
            if leaf.id and leaf.id == self.focus and leaf.pressable:
                ring = part
        if ring is not None:
            draw_focus(surface, self.places, ring.rect, ring.leaf.radius(kit, ring.rect))

    def sprites(self) -> list[Image]:
        return []

    def take_fade(self) -> float:
        return 0.0

    def settle(self) -> None:
        """Does nothing, as nothing moves on a page."""

    def resized(self) -> None:
        """Builds the page anew, as the window, the letters or the language have changed."""
        self.renew()
        if self.focus:
            self.bring_in_sight(self.focus)

    def advance(self, dt: float) -> None:
        """Repeats the key that is held down in a field."""
        field, key = self._field, self._held.due(dt)
        if field is None:
            self._held.release()
        elif key is not None:
            field.press(key)
            self.renew()

    # The pointer

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the thing at this point, and keeps the point for a press on it."""
        self._point = point
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        over = thing.id if thing else ""
        self.changed |= over != self._hover
        self._hover = over

    def click(self, thing: Thing | None) -> None:
        """Presses the thing that was clicked, or puts the caret in a field that was clicked."""
        key = thing.id if thing else ""
        placed = self.placed(key) if key else None
        if placed is not None and isinstance(placed.leaf, Field) and placed.leaf.enabled:
            placed.leaf.put_caret(self.kit, placed.rect, self._point[0])
            self.focus = key
            self.renew()
            return
        self.focus, self.changed = "", True
        self.press(key)

    def click_again(self, thing: Thing) -> None:
        self.click(thing)

    def read(self, thing: Thing | None) -> None:
        """Does nothing: nothing on a page can be read large."""

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls up what is under the pointer, or down if the steps are negative."""
        self._scroll_there(-steps * self.places.px(NOTCH))

    def _scroll_there(self, by: float) -> None:
        """Scrolls what is under the pointer down by so many pixels."""
        if self._is_aside:
            self.scroll_aside(by)
        else:
            self.scroll(by)

    @property
    def _is_aside(self) -> bool:
        """True if the pointer is over what is aside."""
        aside = self.laid.aside
        return aside is not None and self._point[0] < aside.view.right + LEAST / 2

    def pulls(self, thing: Thing | None, by: Point) -> bool:
        """Begins to scroll with a finger, wherever it lies: all but a bar, or a slider that it
        draws to the side. Returns whether there is more than is in sight."""
        placed = self.placed(thing.id) if thing else None
        draws = placed is not None and isinstance(placed.leaf, Slider) and abs(by[0]) > abs(by[1])
        if draws or (thing is not None and thing.id in (BAR, ASIDE)):
            return False
        pane: Pane | None = self.laid.aside if self._is_aside else self.laid
        return pane is not None and pane.most > 0

    def pull(self, by: Point) -> None:
        """Scrolls the page by so many pixels, as the finger moves."""
        self._scroll_there(-by[1])

    def lift(self, thing: Thing, point: Point) -> bool:
        """Takes the scroll bar or a slider in hand, and returns whether it could."""
        self._in_hand = thing.id
        if not self._draw_to(point):
            self._in_hand = ""
        return bool(self._in_hand)

    def drag(self, point: Point) -> None:
        """Moves what is held to this point."""
        self._draw_to(point)

    def drop(self, point: Point) -> None:
        """Moves what is held to this point, and lets go of it."""
        self._draw_to(point)
        self.let_go()

    def let_go(self) -> None:
        """Lets go of what is held, where it was last."""
        placed, self._in_hand = self.placed(self._in_hand), ""
        if placed is not None:
            placed.leaf.keep()
            self.renew()

    def _draw_to(self, point: Point) -> bool:
        """Moves what is held to this point, and returns whether it can be moved."""
        if self._in_hand in (BAR, ASIDE):
            return self._scroll_to(self._in_hand, point)
        placed = self.placed(self._in_hand)
        if placed is None or not placed.leaf.draw_to(self.kit, placed.rect, point[0]):
            return False
        self.renew()
        return True

    def _scroll_to(self, bar: str, point: Point) -> bool:
        """Scrolls so that the thumb of a bar lies at a point. Returns whether the bar is there: a
        window made narrower meanwhile may have no room for what is aside."""
        for key, pane, by in self._panes():
            if key == bar:
                groove, thumb = pane.bar(by)
                part = (point[1] - thumb.h / 2 - groove.y) / max(1.0, groove.h - thumb.h)
                scroll = self.scroll if bar == BAR else self.scroll_aside
                scroll(part * pane.most - by)
                return True
        return False

    def scroll(self, by: float) -> None:
        """Scrolls the body down by so many pixels, or up if they are negative, as far as it
        goes."""
        self.scrolled_by = min(max(0.0, self.scrolled_by + by), self.laid.most)
        self.changed = True

    def scroll_aside(self, by: float) -> None:
        """Scrolls what is aside, as `scroll` does the body."""
        most = self.laid.aside.most if self.laid.aside else 0.0
        self.aside_by = min(max(0.0, self.aside_by + by), most)
        self.changed = True

    # The keyboard

    def key(self, event: pygame.Event) -> None:
        key, field = event.key, self._field
        if key == pygame.K_ESCAPE:
            self.press(self.laid.escape)
        elif key == SETTINGS_KEY:
            self.program.ways.settings()
        elif key == BOOK_KEY:
            self.program.ways.book()
        elif key in (pygame.K_TAB, pygame.K_F4):
            back = key == pygame.K_F4 or event.mod & pygame.KMOD_SHIFT
            self.step(-1 if back else 1)
        elif field is not None and key not in (pygame.K_UP, pygame.K_DOWN, *PAGES):
            self._edit(event, field)
        elif key in PAGES:
            self.scroll(PAGES[key] * self.laid.view.h)
        elif key in ENDS:
            self.scroll(ENDS[key] * self.laid.body.h)
        elif key in ENTER:
            self.press(self.focus or self._first())
        elif key in SIDEWAYS and self._turn(SIDEWAYS[key]):
            self.renew()
        elif key in ARROWS:
            self.go(ARROWS[key])

    def _first(self) -> str:
        """Returns the id of the primary button, or an empty text if there is none."""
        buttons = (part.leaf for part, _ in self.leaves)
        return next((b.id for b in buttons if isinstance(b, Button) and b.primary), "")

    def _turn(self, by: int) -> bool:
        placed = self.placed(self.focus)
        return placed is not None and placed.leaf.turn(by)

    def _edit(self, event: pygame.Event, field: Field) -> None:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if field.enter is not None:
                field.enter()
        elif event.key == pygame.K_v and pastes(event.mod):
            field.write(clipboard.pasted())
        else:
            field.press(event.key)
            self._held.press(event.key)
        self.renew()

    @property
    def _field(self) -> Field | None:
        """The field in which the focus stands, or None."""
        placed = self.placed(self.focus) if self.focus else None
        return placed.leaf if placed and isinstance(placed.leaf, Field) else None

    @property
    def writing(self) -> bool:
        """True if the focus stands in a field."""
        return self._field is not None

    def typed(self, text: str) -> None:
        """Passes letters to the field in focus."""
        if (field := self._field) is not None:
            field.write(text)
            self.renew()

    def key_up(self, key: int | None) -> None:
        """Takes note that the key was released, so that it repeats no longer."""
        self._held.release()

    def step(self, by: int) -> None:
        """Moves the focus forward by `by` things in reading order, and round at the ends."""
        ids = [thing.id for thing in self.reach()]
        start = ids.index(self.focus) + by if self.focus in ids else min(0, by)
        self.stand(ids[start % len(ids)])

    def stand(self, key: str) -> None:
        """Moves the focus to the thing of this id, and scrolls so that it is in sight. In a field
        the caret goes to the end."""
        self.focus = key
        if (field := self._field) is not None:
            field.at_end()
        self.renew()
        self.bring_in_sight(key)

    def keep_focus(self, key: str) -> None:
        if any(thing.id == key for thing in self.reach()):
            self.focus = key
            self.renew()

    def become(self, key: str, content: str | float) -> None:
        placed = self.placed(key)
        if placed is not None and placed.leaf.enabled:
            placed.leaf.become(content)
            self.renew()

    def bring_in_sight(self, key: str) -> None:
        """Scrolls so that the thing of this id is in sight."""
        for bar, pane, by in self._panes():
            for part in pane.body.parts:
                if part.leaf.id == key:
                    around = part.rect.grown(pane.view.h * 0.05)
                    wanted = min(max(by, around.bottom - pane.view.h), around.y)
                    (self.scroll if bar == BAR else self.scroll_aside)(wanted - by)

    def go(self, direction: Direction) -> None:
        """Moves the focus to what is nearest in this direction. If that is far away, it scrolls a
        step instead, so that nothing is passed over unread."""
        laid, reach = self.laid, self.reach()
        left = {"up": self.scrolled_by, "down": laid.most - self.scrolled_by}.get(direction, 0.0)
        near = not_passed_over(reach, self.focus, direction)
        step = STEP * laid.view.h
        room = Rect(0, laid.view.y - step, self.places.size[0], laid.view.h + 2 * step)
        inside = {part.leaf.id for part in laid.body.parts}
        close = near and near.id in inside and room.contains(near.rect.centre)
        if self.focus and left > 1 and not close:
            self.scroll(step if direction == "down" else -step)
        elif near := near or next(iter(reach), None):
            self.stand(near.id)

    # What a press brings about

    def press(self, key: str) -> None:
        """Does what the thing of this id does, if it can be pressed."""
        if key in (BAR, ASIDE):
            self._scroll_to(key, self._point)
            return
        placed = self.placed(key) if key else None
        if placed is None or not placed.leaf.enabled:
            return
        leaf = placed.leaf
        if isinstance(leaf, Slider):
            leaf.draw_to(self.kit, placed.rect, self._point[0])
            leaf.keep()
        elif leaf.act is not None:
            self.program.sound.ring("press")
            leaf.act()
        self.renew()
