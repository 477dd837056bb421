"""The table: shows views of a game and submits commands; the game alone judges them."""

from __future__ import annotations

from typing import Any

import pygame

from game.journal.keeper import Keeper
from game.rules.game import Game
from game.rules.state import ROW
from game.screen.controls.buttons import Button
from game.screen.controls.focus_ring import with_focus
from game.screen.pages.table import surroundings
from game.screen.pages.table.around import listing
from game.screen.pages.table.around.gloom import Gloom
from game.screen.pages.table.around.preparing import Preparation
from game.screen.pages.table.around.tabletop import Scenery, Tabletop
from game.screen.pages.table.covering import Covering
from game.screen.pages.table.finished_game import FinishedGame
from game.screen.pages.table.holding import Holding, quick_goal
from game.screen.pages.table.looking_back import LookingBack
from game.screen.pages.table.pressing import Pressing
from game.screen.pages.table.table_focus import TableFocus
from game.screen.pages.table.table_keys import TableKeys
from game.screen.pages.table.table_state import TableState
from game.screen.panels.open_panel import OpenPanel
from game.screen.scene import Listener, Program, Scene
from game.screen.sheet import Canvas, Paint
from game.screen.sound.captions import Captions
from game.screen.stage import Image
from game.table.desk import Desk
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point
from game.table.sitting import Sitting
from game.table.taking_back import Undone


class Table(Listener):
    """A game on the table, for one or two. The end of one that was looked up leads to `before`."""

    name = "table"

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: Desk,
        keeper: Keeper,
        undone: Undone,
        resumed: bool,
    ) -> None:
        self.program, self.keeper = program, keeper
        party, size, tempo, settings = desk.party, program.size, program.tempo, program.settings
        now = game, desk, size, tempo, self.keep, undone, resumed, settings.ask_before_search
        self.sitting = Sitting(*now, staging=program.rules.table)
        gloom, shown = Gloom(self.sitting.director), program.rules.screen
        self.state = TableState(gloom, shown, party).take_up(settings)
        self.panels = OpenPanel(program, self.sitting, party, self.state.agree)
        self._focus = TableFocus(self.sitting, self.panels, self.lying, self._answers)
        self._captions = Captions(program)
        self.holding = Holding(self.sitting, self.state.pointing, self.thing_at)
        self._recap = LookingBack(program, self.sitting, self.state)
        around = program, self.sitting, self.state, self.panels
        self.covering = Covering(*around, self, self._focus)
        self._finished = FinishedGame(*around, self)
        self._pressing = Pressing(*around, self.covering, self._answers)
        self._keys = TableKeys(self, self._focus)
        self.changed, self._director = True, self.sitting.director
        self.before: Scene | None = None
        self._top, self._preparation = Tabletop(program, party), Preparation(program.cards)

    def keep(self) -> None:
        """Has the journal write down what has come about."""
        self.keeper.keep(self.sitting.desk.plain(), self.sitting.desk.rewinds)

    @property
    def busy(self) -> bool:
        """Whether anything moves or is held."""
        moving = self._director, self.holding, self.covering, self._top, self._recap
        return any(part.busy for part in moving)

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""
        fade = self._director.take_fade() if self.state.gloom.shows(self._director) else 0.0
        return max(fade, self._recap.take_fade())

    def scenery(self, focus: Thing | None = None) -> Scenery:
        """What is shown around the cards; with the `focus`, if the keyboard is at one."""
        now = self.program.words, self.program.text, self.sitting, self.state
        at, named = surroundings.At(self.holding.grip, focus), self.panels.marked(self.state.hover)
        return surroundings.scenery(*now, at, named=named, unkept=self._unkept)

    @property
    def _unkept(self) -> str:
        """Why something is not on the disk; empty if all is."""
        return self.program.words.unkept(self.keeper.trouble, self.keeper.parted)

    def _answers(self) -> tuple[Button, ...]:
        """The buttons of the prompt."""
        return self.scenery().prompt.all_buttons

    def lying(self, focus: Thing | None = None) -> list[Thing]:
        """What one can point at or read, the lowest first."""
        scenery, says = self.scenery(focus), (self.program.words, self.state.names)
        told = [*listing.things(self._director, scenery, *says), *self._recap.things()]
        return [*told, *self.panels.things()]

    def things(self) -> list[Thing]:
        """The same, and on which of them the focus stands."""
        return with_focus(self.lying(self._focus.on_table), self._focus.thing)

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""
        return listing.standing(self.sitting)

    def paint(self, surface: Canvas) -> None:
        """Everything that lies still."""
        self.state.warning = surroundings.warning(self.program.words, self.sitting, self.state)
        scenery = self.scenery(self._focus.on_table)
        self._top.paint(surface, self._director, scenery)
        self._recap.paint(surface)
        self.panels.paint(surface, self.state.hover, self._focus.thing)
        self._top.sow(self._director, self.lying)

    def foreseen(self) -> Paint | None:
        """The table as it lies, in the light that is to come."""
        changes = self.state.gloom.will_change(self._director)
        return self._top.ahead(self._director, self.scenery) if changes else None

    def sprites(self) -> list[Image]:
        """What moves and glitters."""
        if self.panels.reads:
            return self.panels.shine(self._top.glimmer.pointer)
        moving = self._director, self.holding, self.panels.panel is None
        return self._top.lifted(*moving) + self.covering.filling()

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        director, before = self._director, self._director.shown
        self.holding.advance(dt)
        if self.program.attention.here:
            self._top.glimmer.sky.advance(dt)
        director.advance(dt)
        self._listen(dt)
        self.changed |= self._recap.advance(dt)
        self.changed |= before != director.shown
        self.changed |= self._top.advance(dt, director)
        calm, still = not self.changed, not director.tempo.travels
        self.changed |= self.state.gloom.follow(director, still, calm)
        self._finished.follow(self._unkept, self.before)
        self.covering.advance(dt)
        if not (self.changed or self.holding.busy):
            self._preparation.step(director)

    def _listen(self, dt: float = 0.0) -> None:
        self.changed |= self._captions.follow(self._director, dt)
        self.state.captions = self._captions.told

    def settle(self) -> None:
        """Whatever moves has arrived."""
        if self._director.busy:
            self._director.finish()
            self._listen()
            self.state.gloom = Gloom(self._director)
            self.changed = True

    def resized(self) -> None:
        """The window has another size, or something else was set."""
        self.let_go()
        self._director.tempo, settings = self.program.tempo, self.program.settings
        self.state.take_up(settings)
        self.sitting.back.asks_search = settings.ask_before_search
        self.panels.make_room()
        self.changed = True

    def thing_at(self, point: Point) -> Thing | None:
        """What lies uppermost there."""
        return topmost(self.lying(), point)

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """The button that lifts the cloth may be held down."""
        return self.covering.held(thing, seconds)

    def glance(self, point: Point | None) -> None:
        """Foil glitters near the pointer, unless it holds something."""
        self._top.glimmer.pointer = None if self.holding.busy else point

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this: a button lights up, a card rises."""
        tells = thing and (thing.role == "button" or self.sitting.reach.is_ranked(thing))
        over = thing.id if thing and (tells or self.panels.holds(thing)) else ""
        self.changed = self.changed or over != self.state.hover
        self.state.hover = over
        if self._director.tempo.travels and not self._director.telling:
            rises = thing is not None and thing.role == "card" and self.can_lift(thing)
            self.sitting.arranging.point_at(thing.id if rises and thing else "")

    def begin(self) -> None:
        """A gesture begins: what was said of the last one is forgotten."""
        self.changed = True
        self.sitting.forget()
        self.state.begin()
        self.state.lifting.forget()

    def click(self, thing: Thing | None) -> None:
        """Pressed and released in one place."""
        self._focus.leave()
        self.act(thing)

    def act(self, thing: Thing | None) -> None:
        """Something is pressed or chosen."""
        if self.panels.panel is not None:
            self.begin()
            self.panels.click(thing)
        elif thing is not None and thing.role == "button":
            self.press(thing.id)
        elif thing is None:
            self.cancel()
        elif not (self.state.posed or self.panels.holds(thing)):
            self.begin()
            if not (self.holding.point_at(thing) or self.sitting.choose(thing)):
                self.panels.open_zone(thing)

    def press(self, key: str) -> None:
        """A button is pressed."""
        self.changed = True
        self._pressing.press(key)

    def click_again(self, thing: Thing) -> None:
        """A double click plays or drafts a card and answers once; elsewhere it is two clicks."""
        if (goal := quick_goal(self.sitting, thing)) and self.can_lift(thing):
            self.begin()
            self.sitting.lay(thing.id, goal)
        elif thing.id not in [button.id for button in self._answers()]:
            self.click(thing)

    def read(self, thing: Thing | None) -> None:
        """A card is shown large; elsewhere what was chosen is laid back."""
        self.begin()
        if thing is not None and thing.card is not None and not self.panels.reads:
            self.panels.read(thing.card)
        elif not self.panels.close():
            self.cancel()

    def cancel(self) -> None:
        """Back to the plain question."""
        self.begin()
        self.state.cancel()
        self.sitting.arranging.select("")

    def key(self, event: pygame.Event) -> None:
        """A key went down. One that acts does not act on what nobody has seen yet."""
        unseen, self.changed = self._director.telling, True
        self.settle()
        self._keys.press(event, unseen)

    def key_up(self, key: int | None) -> None:
        """A key is released, or the window lost the keyboard."""
        self.covering.key_up(key)

    def can_lift(self, thing: Thing) -> bool:
        """Whether it can be picked up now."""
        return not self.panels.panel and surroundings.free(thing, self.sitting, self.state)

    def lift(self, thing: Thing, point: Point) -> bool:
        """A drag begins; whether this thing can be dragged."""
        if not self.can_lift(thing):
            self.changed |= self.sitting.touch(thing)
            return False
        self.begin()
        self.program.sound.ring("lift")
        self.holding.lift(thing, point, self.scenery().prompt.tokens)
        return True

    def stop_reading(self, thing: Thing) -> None:
        """What can be dragged is read no longer; anything else still is."""
        if self.panels.reads_table and surroundings.free(thing, self.sitting, self.state):
            self.panels.close()

    def drag(self, point: Point) -> None:
        """What is held follows."""
        self.changed |= self.holding.drag(point)

    def drop(self, point: Point) -> None:
        """It is released there."""
        self.changed |= self.holding.drop(point)

    def let_go(self) -> None:
        """It is released nowhere."""
        self.state.dropped = self.holding.let_go()
        self.changed |= self.state.dropped

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the panel, or turned over the row shows its older cards."""
        if self.panels.panel is not None:
            self.panels.panel.scroll(steps)
        elif thing is not None and thing.lies_in.startswith(ROW):
            self.sitting.arranging.scroll(int(thing.lies_in.partition(":")[2]), steps)
        self.changed = True
