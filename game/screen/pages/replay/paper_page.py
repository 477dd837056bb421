"""A page with a table between a ribbon and a bar of old paper: one looks at a game, and answers
nothing."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Any

import pygame

from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.look import palette, shapes
from game.screen.materials import foil
from game.screen.pages.replay.around import LINE, MARK, Bar, Line, Pictured, Ribbon, pictured
from game.screen.pages.replay.open_leaf import OpenLeaf
from game.screen.pages.replay.replayed_table import ReplayedTable
from game.screen.pages.replay.timeline import Timeline
from game.screen.pages.replay.transport import PLAY, SPEED
from game.screen.program import Program
from game.screen.sheet import Canvas, Paint
from game.screen.stage import Image
from game.screen.table.drawing.headline import draw_name
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Kit
from game.screen.ui.focus_ring import draw_focus, with_focus
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Laid
from game.screen.ui.theme import Theme, theme_for
from game.table.asking.buttons import Button as TableButton
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point, Rect
from game.table.party import Party
from game.table.replay import Mark, Playback

RETURN = pygame.K_RETURN, pygame.K_KP_ENTER
FRAME = 7
"""Width of the frame around the table, by the design."""


@dataclass(frozen=True)
class Framed:
    """An image of the table, of which nothing is seen outside of `room`."""

    image: Image
    room: pygame.Rect

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the image on the glass, and returns the rectangle that it covers."""
        clip, image = glass.get_clip(), self.image
        glass.set_clip(self.room.clip(clip))
        drawn = glass.blit(*image) if isinstance(image, tuple) else image.draw(glass)
        glass.set_clip(clip)
        return drawn


class PaperPage(Page):
    """Shows a `playback` on its table. `keys` names the buttons that keys press, `speeds` the rates
    of the playback, and `sign` the icon before the title."""

    keys: Mapping[int, str]
    speeds: Mapping[float, str]
    sign = "play"

    def __init__(
        self, program: Program, playback: Playback, table: ReplayedTable, party: Party | None
    ) -> None:
        super().__init__(program)
        self.playback, self.table = playback, table
        self.recording = playback.recording
        self.leaf = OpenLeaf(program, playback, party, self.turn_to)
        self._names = party.names if party else None

    @abstractmethod
    def title(self) -> str:
        """Returns the words on the ribbon that say what this is."""

    def heading(self, turn: str) -> str:
        """Returns the words after the title, for what is told of the turn."""
        return turn

    @abstractmethod
    def bar_buttons(self) -> Sequence[TableButton]:
        """Returns the buttons with icons on the bar."""

    @abstractmethod
    def ribbon_buttons(self) -> Iterator[Button]:
        """Yields the buttons on the ribbon."""

    @abstractmethod
    def do(self, key: str) -> None:
        """Does what the button of this id is for."""

    @property
    def known(self) -> int | None:
        """Number of the last event that is on the line, if not all are."""
        return None

    # Where it lies

    @property
    def busy(self) -> bool:
        """True if anything moves, or will move by itself."""
        return self.table.busy

    def lay(self, kit: Kit) -> Laid:
        """Lays out the ribbon and the bar."""
        (width, height), turn = kit.places.size, self.table.heading
        last = self.recording.frames[-1][1].turn
        words, longest = self.program.words, max(self._names or [""], key=len)
        longest = words.sleepwalks(longest) if self.table.sleepwalked else longest
        numbers = words.turn(max(20, last) + 80, longest)
        heading = self.heading(turn)
        ribbon = Ribbon(
            self.sign,
            self.title(),
            heading,
            (self.heading(numbers),),
            tuple(self.ribbon_buttons()),
        ).lay(kit, width)
        bar = self._bar(heading or self.title()).lay(kit, width)
        fixed = (*ribbon.at(0, 0), *bar.at(0, height - bar.h))
        view = Rect(0, ribbon.h, width, height - bar.h - ribbon.h)
        return Laid(Box(0, 0), view, kit.places, Rect(0, 0, width, height), fixed)

    def _bar(self, said: str) -> Bar:
        words, rate = self.program.words, self.playback.rate
        label = words.say(self.speeds[rate])
        told = words.say("Speed: {speed}", speed=label)
        marks = {
            mark.at: (self._mark_name(mark), words.event(mark.event, self._names))
            for mark in self.recording.marks
        }
        return Bar(
            self.title(),
            [pictured(button) for button in self.bar_buttons()],
            Line(self.recording, self.playback.at, said, marks, self.known),
            Button(SPEED, told, act=partial(self.do, SPEED), label=label, least=0),
            [words.say(name) for name in self.speeds.values()],
            {mark: words.say(mark.told) for mark in self.recording.landmarks.values()},
        )

    def _mark_name(self, mark: Mark) -> str:
        words, turn = self.program.words, self.recording.frames[mark.at][1].turn
        return words.say("{mark}, turn {n}", mark=words.say(mark.landmark.told), n=turn)

    @property
    def line(self) -> Timeline:
        """The line in its place."""
        placed = self.placed(LINE)
        assert placed is not None
        return Timeline(self.recording, placed.rect, self.places, self.known)

    def fit_table(self) -> None:
        """Gives the table the room between the ribbon and the bar."""
        view = self.laid.view
        size, above = (self.places.size[0], round(view.bottom)), ceil(view.y)
        self.playback.set_tempo(self.program.tempo)
        self.playback.director.resize(
            size,
            self.program.letters,
            above=above,
            left_handed=self.program.settings.left_handed,
        )
        self.table.turned()
        self.renew()

    def things(self) -> list[Thing]:
        """Returns the things of the table, the ribbon and the bar, and of the panel over them."""
        things = [*self.table.things(), *self._around(), *self.leaf.things()]
        return with_focus(things, next((t for t in things if t.id == self.focus), None))

    def everything(self) -> list[Thing]:
        """Returns the things, or all that is on a panel over them, in sight or not."""
        things = self.leaf.everything() or [*self.table.things(), *self._around()]
        return with_focus(things, next((t for t in things if t.id == self.focus), None))

    def bring_in_sight(self, key: str) -> None:
        """Scrolls the open panel so that the thing of this id is in sight."""
        self.leaf.bring_in_sight(key)
        self.changed = True

    def _around(self) -> Iterable[Thing]:
        return filter(None, (part.leaf.thing(part.rect) for part in self.laid.fixed))

    def reach(self) -> list[Thing]:
        """Returns what the focus can stand on: while a panel is open, only what is on it."""
        things = self.leaf.things() or self.things()
        return [thing for thing in things if thing.role == "button"]

    def described(self) -> dict[str, Any]:
        """Returns what the description says besides the things; no answer is pending here."""
        return {"seat": None, "pending": None, "result": self.playback.director.view.result}

    # What is seen

    @property
    def theme(self) -> Theme:
        """The theme of what lies round a table."""
        return theme_for(self.program.settings.high_contrast)

    def take_fade(self) -> float:
        return self.table.take_fade()

    def paint(self, surface: Canvas) -> None:
        self.table.paint(surface, self.leaf.marked(self._hover), self._around())
        self._paint_around(surface)

    def _paint_around(self, surface: Canvas) -> None:
        """Draws what lies over the table."""
        view, line = self.laid.view, max(4.0, self.places.px(FRAME))
        for x in (0.0, view.w - line):
            edge = Rect(x, view.y, line, view.h)
            shapes.box(surface, edge, 0, palette.SEPIA[1], palette.SEPIA[0])
        inner = Rect(line, view.y, view.w - 2 * line, view.h)
        foil.outline(surface, inner, 3, max(1.0, self.places.px(1.6)), 230)
        self._paint_each(surface, self.laid.fixed)
        around = {part.leaf.id for part in self.laid.fixed}
        focus = next((t for t in self.things() if "focused" in t.state), None)
        on_leaf = focus is not None and focus.id in [t.id for t in self.leaf.things()]
        if focus is not None and focus.id not in around and not on_leaf:
            draw_focus(surface, self.places, focus.rect, focus.rect.h / 2)
        for part in self.laid.fixed:
            if isinstance(part.leaf, Pictured) and part.leaf.id in (self._hover, self.focus):
                name = part.leaf.named(part.rect)
                draw_name(surface, self.program.text, self.places, name)
        self.leaf.paint(surface, self._hover, focus if on_leaf else None)

    def foreseen(self) -> Paint | None:
        table = self.table.foreseen()
        if table is None:
            return None

        def paint(surface: Canvas) -> None:
            table(surface)
            self._paint_around(surface)

        return paint

    def sprites(self) -> list[Image]:
        """Returns what moves on the table. It stays under the paper, whatever reaches below the
        bar."""
        view = self.laid.view
        room = pygame.Rect(0, int(view.y), round(view.w), round(view.bottom) - int(view.y))
        shown = list[Image]()
        for image in self.table.sprites(glitters=self.leaf.panel is None):
            lies = isinstance(image, tuple) and room.contains(image[0].get_rect(topleft=image[1]))
            shown.append(image if lies else Framed(image, room))
        return shown

    def advance(self, dt: float) -> None:
        at = self.playback.at
        if self.table.advance(dt):
            self.renew()
        if at != self.playback.at:
            self.leaf.follow()
        if round(self.laid.view.bottom) != self.playback.director.size[1]:
            self.fit_table()

    def resized(self) -> None:
        """Lays everything out anew, as the window or a setting has changed."""
        self.renew()
        self.fit_table()

    # What is done

    def turn_to(self, at: int) -> None:
        """Shows the table after the event of this number."""
        self.playback.seek(at)
        self.table.turned()
        self.leaf.follow()
        self.renew()

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the thing at this point, and keeps the point: it says where on the line a press
        turns to."""
        self._point = point
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        super().hover(thing if thing and thing.role != "card" else None)

    def glance(self, point: Point | None) -> None:
        """Lets foil glitter near the pointer."""
        self.table.glimmer.pointer = point

    def click(self, thing: Thing | None) -> None:
        """Does what the thing that was clicked is for."""
        self.focus = ""
        self.act(thing)
        self.renew()

    def act(self, thing: Thing | None) -> None:
        """Presses or chooses a thing."""
        if self.leaf.click(thing) or thing is None:
            return
        if thing.id == LINE:
            self.turn_to(self.line.pressed(self._point))
        elif thing.id.startswith(MARK):
            self.turn_to(int(thing.id.removeprefix(MARK)))
        elif thing.role == "button" and "enabled" in thing.state:
            self.program.sound.ring("press")
            self.do(thing.id)

    def read(self, thing: Thing | None) -> None:
        """Shows the card of a thing large; without a thing puts it back."""
        self.changed = True
        self.leaf.read(thing.card if thing else None)

    def lift(self, thing: Thing, point: Point) -> bool:
        """Returns whether the thing can be dragged: the line, or one of its marks."""
        return thing.id == LINE or thing.id.startswith(MARK)

    def drag(self, point: Point) -> None:
        """Shows the table as it was at this point of the line."""
        at = self.line.at_x(point[0])
        if at != self.playback.at:
            self.turn_to(at)

    def drop(self, point: Point) -> None:
        """Shows the table as it was at this point of the line."""
        self.drag(point)

    def let_go(self) -> None:
        """Leaves the table where it was turned to."""

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the open panel; without one, turns to the event before, or to the next one if the
        steps are negative."""
        if self.leaf.panel is not None:
            self.leaf.scroll(steps)
        else:
            self.playback.turn(self.recording.told, on=steps < 0)
            self.table.turned()
        self.renew()

    def pulls(self, thing: Thing | None, by: Point) -> bool:
        """Returns whether the open panel scrolls with a finger."""
        return self.leaf.panel is not None and self.leaf.panel.pulls(by)

    def pull(self, by: Point) -> None:
        """Scrolls the open panel with a finger."""
        if self.leaf.panel is not None:
            self.leaf.panel.pull(by)
            self.renew()

    def key(self, event: pygame.Event) -> None:
        key = event.key
        if key in (pygame.K_TAB, pygame.K_F4) and self.reach():
            back = key == pygame.K_F4 or event.mod & pygame.KMOD_SHIFT
            self.step(-1 if back else 1)
        elif key in RETURN:
            focused = next((t for t in self.things() if t.id == self.focus), None)
            if focused is not None:
                self.act(focused)
            else:
                self.do(PLAY)
        elif key == pygame.K_ESCAPE and self.leaf.close():
            self.changed = True
        elif key in (pygame.K_HOME, pygame.K_END):
            self.turn_to(0 if key == pygame.K_HOME else self.recording.last)
        elif key == SETTINGS_KEY:
            self.program.ways.settings()
        elif key in self.keys:
            self.program.sound.ring("press")
            self.do(self.keys[key])
        self.renew()
