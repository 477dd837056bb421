"""A page with a table under old paper and a bar below it: one looks at a game, and answers
nothing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import pygame

from game.screen.controls.focus_ring import with_focus
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.replay.old_paper import About, draw_about, framed
from game.screen.pages.replay.open_leaf import OpenLeaf
from game.screen.pages.replay.replay_layout import ReplayLayout
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.pages.replay.timeline import LINE, MARK
from game.screen.pages.replay.transport import PLAY
from game.screen.program import Program
from game.screen.scene import Listener
from game.screen.sheet import Canvas, Paint
from game.screen.stage import Image
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Places, Point
from game.table.party import Party
from game.table.replay import Playback

RETURN = pygame.K_RETURN, pygame.K_KP_ENTER


class PaperPage(Listener):
    """Shows a `playback` on its `table`. `stops` is the number of buttons with icons on the bar;
    `keys` names the buttons that keys press."""

    stops: int
    keys: Mapping[int, str]

    def __init__(
        self, program: Program, playback: Playback, table: ReplayedTable, party: Party | None
    ) -> None:
        self.program, self.playback, self._table = program, playback, table
        self.recording = playback.recording
        self._leaf = OpenLeaf(program, playback, party, self.turn_to)
        self._hover = self._focus = ""
        self._point: Point = (0.0, 0.0)
        """Point that was pressed last."""
        self.changed = True

    @property
    @abstractmethod
    def _about(self) -> About:
        """All that is around the table."""

    @abstractmethod
    def _press(self, key: str) -> None:
        """Does what the button of this id is for."""

    # What is on the page

    @property
    def busy(self) -> bool:
        """Whether anything moves, or will move by itself."""
        return self._table.busy

    @property
    def _layout(self) -> ReplayLayout:
        return ReplayLayout(Places(self.program.size, letters=self.program.letters), self.stops)

    def things(self) -> list[Thing]:
        """Returns the things of the table, the ribbon and the bar, and of the panel over them."""
        about = self._about.things(self.program.words)
        things = [*self._table.things(), *about, *self._leaf.things()]
        return with_focus(things, next((t for t in things if t.id == self._focus), None))

    def described(self) -> dict[str, Any]:
        """Returns what the description says besides the things; no answer is pending here."""
        return {"seat": None, "pending": None, "result": self.playback.director.view.result}

    # What is seen

    def take_fade(self) -> float:
        return self._table.take_fade()

    def paint(self, surface: Canvas) -> None:
        about, program = self._about, self.program
        self._table.paint(surface, self._leaf.marked(self._hover), [*about.things(program.words)])
        self._draw_about(surface)

    def _draw_about(self, surface: Canvas) -> None:
        """Draws what lies over the table."""
        focus = next((t for t in self.things() if "focused" in t.state), None)
        on_leaf = focus is not None and focus.id in [t.id for t in self._leaf.things()]
        text, words = self.program.text, self.program.words
        at = self.playback.at, self._hover, None if on_leaf else focus
        draw_about(surface, self._about, text, words, *at)
        self._leaf.paint(surface, self._hover, focus if on_leaf else None)

    def foreseen(self) -> Paint | None:
        table = self._table.foreseen()
        if table is None:
            return None

        def paint(surface: Canvas) -> None:
            table(surface)
            self._draw_about(surface)

        return paint

    def sprites(self) -> list[Image]:
        moving = self._table.sprites(glitters=self._leaf.panel is None)
        return list(framed(moving, self._layout))

    def advance(self, dt: float) -> None:
        at = self.playback.at
        self.changed |= self._table.advance(dt)
        if at != self.playback.at:
            self._leaf.follow()

    # What is done

    def turn_to(self, at: int) -> None:
        """Shows the table after the event of this number."""
        self.playback.seek(at)
        self._table.turned()
        self._leaf.follow()
        self.changed = True

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the thing at this point, and keeps the point: it says where on the line a press
        turns to."""
        self._point = point
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        over = thing.id if thing and thing.role != "card" else ""
        self.changed |= over != self._hover
        self._hover = over

    def glance(self, point: Point | None) -> None:
        """Lets foil glitter near the pointer."""
        self._table.glimmer.pointer = point

    def click(self, thing: Thing | None) -> None:
        """Does what the thing that was clicked is for."""
        self._focus, self.changed = "", True
        self._act(thing)

    def click_again(self, thing: Thing) -> None:
        self.click(thing)

    def _act(self, thing: Thing | None) -> None:
        """Presses or chooses a thing."""
        if self._leaf.click(thing) or thing is None:
            return
        if thing.id == LINE:
            self.turn_to(self._about.line.pressed(self._point))
        elif thing.id.startswith(MARK):
            self.turn_to(int(thing.id.removeprefix(MARK)))
        elif thing.role == "button" and "enabled" in thing.state:
            self._press(thing.id)

    def read(self, thing: Thing | None) -> None:
        """Shows a card large."""
        self.changed = True
        self._leaf.read(thing.card if thing else None)

    def lift(self, thing: Thing, point: Point) -> bool:
        """Returns whether the thing can be dragged: the line, or one of its marks."""
        return thing.id == LINE or thing.id.startswith(MARK)

    def drag(self, point: Point) -> None:
        """Shows the table as it was at this point of the line."""
        at = self._about.line.at_x(point[0])
        if at != self.playback.at:
            self.turn_to(at)

    def drop(self, point: Point) -> None:
        """Shows the table as it was at this point of the line."""
        self.drag(point)

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the open panel; without one, turns to the event before, or to the next one if the
        steps are negative."""
        if self._leaf.panel is not None:
            self._leaf.scroll(steps)
        else:
            self.playback.turn(self.recording.told, on=steps < 0)
            self._table.turned()
        self.changed = True

    # The keyboard

    def key(self, event: pygame.Event) -> None:
        key, self.changed = event.key, True
        if key == pygame.K_TAB:
            self._step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in RETURN:
            focused = next((t for t in self.things() if t.id == self._focus), None)
            self._act(focused) if focused else self._press(PLAY)
        elif key == pygame.K_ESCAPE and self._leaf.close():
            return
        elif key in (pygame.K_HOME, pygame.K_END):
            self.turn_to(0 if key == pygame.K_HOME else self.recording.last)
        elif key == SETTINGS_KEY:
            self.program.ways.settings()
        elif key in self.keys:
            self._press(self.keys[key])

    def _step_focus(self, by: int) -> None:
        """Moves the focus to the next button, or back if `by` is negative. While a panel is open,
        it stays on the panel."""
        things = self._leaf.things() or self.things()
        ids = [thing.id for thing in things if thing.role == "button"]
        start = ids.index(self._focus) + by if self._focus in ids else min(0, by)
        self._focus = ids[start % len(ids)] if ids else ""
