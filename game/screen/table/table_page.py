"""The table: shows views of a game and submits commands; the game alone judges them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from game.learning.lesson import LookUp
from game.records.journal.keeper import Keeper
from game.rules.game import Game
from game.rules.state import ROW
from game.screen.controls.focus_ring import with_focus
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.scene import Listener, Scene
from game.screen.sheet import Canvas, Paint
from game.screen.sound.captions import Captions
from game.screen.stage import Image
from game.screen.table import surroundings
from game.screen.table.around import listing
from game.screen.table.around.gloom import Gloom
from game.screen.table.asking.waiting_for_deck import TAKE_BACK
from game.screen.table.covering import Covering
from game.screen.table.finished_game import FinishedGame
from game.screen.table.holding import Holding, quick_goal
from game.screen.table.passing import Passing
from game.screen.table.pressing import Pressing
from game.screen.table.table_focus import TableFocus
from game.screen.table.table_keys import TableKeys
from game.screen.table.table_picture import TablePicture
from game.screen.table.table_state import TableState
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.desk import Desk
from game.table.hands.clicks import choose, touch
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point
from game.table.session import TableSession
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
        party, size, settings = desk.party, program.size, program.settings
        lesson = keeper if isinstance(keeper, LessonAtTable) else None
        tempo = lesson.tempo if lesson else program.tempo
        asks_search = settings.ask_every_search or lesson is not None
        now = game, desk, size, tempo, self.keep, undone, resumed, asks_search
        staging = program.rules.of(game.rules.edition).show
        self.session = TableSession(*now, staging=staging)
        gloom = Gloom(self.session.director)
        warn = self.session.warned.add
        self.session.by_hand.on = settings.draw_by_hand and lesson is None
        passing = Passing(self.session.director)
        self.state = TableState(gloom, passing, party, lesson, warn).take_up(settings)
        agree, taught = self.state.agree, lesson is not None
        self.panels = OpenPanel(program, self.session, party, agree, taught)
        self.holding = Holding(self.session, self.state.pointing, self.thing_at)
        around = program, self.session, self.state, self.panels
        self.picture = TablePicture(*around, self.holding, keeper)
        self.scenery, self.lying = self.picture.scenery, self.picture.lying
        self._focus = TableFocus(self.session, self.panels, self.lying, self.picture.answers)
        self._captions = Captions(program)
        self.covering = Covering(*around, self, self._focus)
        self._finished = FinishedGame(*around, self)
        asked = self.picture.answers, self.picture.hinting.press
        self._pressing = Pressing(*around, self.covering, *asked)
        self.picture.hinting.give = self._pressing.answer
        self._keys = TableKeys(self, self._focus)
        self.changed, self._director = True, self.session.director
        self._still: Sequence[Thing] | None = None
        self.before: Scene | None = None

    def keep(self) -> None:
        """Has the journal write down what has come about."""
        self.keeper.keep(self.session.desk.plain(), self.session.desk.rewinds)

    @property
    def busy(self) -> bool:
        """Whether anything moves or is held."""
        moving = self._director, self.holding, self.covering, self.picture
        return self.state.passing.quiet or any(part.busy for part in moving)

    @property
    def thinks(self) -> bool:
        """Whether the adviser does, a little in every frame."""
        return self.picture.thinks

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""
        return self.picture.take_fade()

    def things(self) -> list[Thing]:
        """What one can point at or read, and on which of it the focus stands."""
        return with_focus(self.lying(self._focus.on_table), self._focus.thing)

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""
        return listing.standing(self.session)

    def paint(self, surface: Canvas) -> None:
        """Everything that lies still."""
        self._still = None
        self.picture.paint(surface, self._focus.thing)

    def foreseen(self) -> Paint | None:
        """The table as it lies, in the light that is to come."""
        return self.picture.foreseen()

    def sprites(self) -> list[Image]:
        """What moves and glitters."""
        return self.picture.sprites() + self.covering.filling()

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        director, before = self._director, self._director.shown
        self.holding.advance(dt)
        if self.program.attention.here:
            self.picture.glimmer.sky.advance(dt)
            self.session.seconds += dt if self.session.game.pending else 0.0
        director.advance(dt)
        self._listen(dt)
        self.changed |= self.picture.advance(dt)
        self.changed |= before != director.shown
        calm, still = not self.changed, not director.tempo.travels
        self.changed |= self.state.gloom.follow(director, still, calm)
        if (lesson := self.state.lesson) is not None:
            lesson.look(self, self.session, frozenset(self._looked_up()))
        else:
            self._finished.follow(self.picture.unkept, self.keeper.id, self.before)
        self.covering.advance(dt)
        self.changed |= self.state.passing.advance(dt)
        self.changed |= not self.holding.busy and self._pressing.offer()
        if self.changed:
            self._still = None
        elif not self.holding.busy:
            self.picture.prepare()
            self._seen()

    def _looked_up(self) -> Iterator[LookUp]:
        """What is open beside the cards."""
        if self.panels.reads:
            yield LookUp.CARD
        if self.panels.tells_unseen:
            yield LookUp.UNSEEN
        if self.state.hint is not None:
            yield LookUp.HINT

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
        lesson, settings = self.state.lesson, self.program.settings
        self._director.tempo = lesson.tempo if lesson else self.program.tempo
        self.state.take_up(settings)
        if lesson is None:
            self.session.back.asks_search = settings.ask_every_search
            self.session.by_hand.on = settings.draw_by_hand
        self.panels.make_room()
        self.changed = True

    def thing_at(self, point: Point) -> Thing | None:
        """What lies uppermost there."""
        return topmost(self._seen(), point)

    def _seen(self) -> Sequence[Thing]:
        """What one can point at or read. It is worked out once for each picture that lies still."""
        if self.changed or self.busy:
            self._still = None
            return self.lying()
        if self._still is None:
            self._still = self.lying()
        return self._still

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """The button that lifts the cloth may be held down."""
        return self.covering.held(thing, seconds)

    def glance(self, point: Point | None) -> None:
        """Foil glitters near the pointer, unless it holds something."""
        self.picture.glimmer.pointer = None if self.holding.busy else point

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this: a button lights up, a card rises."""
        tells = thing and (thing.role == "button" or self.session.drops.is_ranked(thing))
        over = thing.id if thing and (tells or self.panels.holds(thing)) else ""
        self.changed = self.changed or over != self.state.hover
        self.state.hover = over
        if self._director.tempo.travels and not self._director.telling:
            rises = thing is not None and thing.role == "card" and self.can_lift(thing)
            self.session.arranging.point_at(thing.id if rises and thing else "")

    def begin(self) -> None:
        """A gesture begins: what was said of the last one is forgotten."""
        self.changed = True
        self.session.forget()
        self.state.begin()
        self.state.lifting.forget()

    def click(self, thing: Thing | None) -> None:
        """Pressed and released in one place."""
        self._focus.leave()
        self.act(thing)

    def act(self, thing: Thing | None) -> None:
        """Something is pressed or chosen."""
        on_panel = thing is not None and self.panels.panel is not None and self.panels.holds(thing)
        if self.panels.waits or on_panel:
            self.begin()
            self.panels.click(thing)
        elif thing is not None and thing.role == "button":
            self.press(thing.id)
        elif thing is None:
            self.cancel()
        elif not (self.state.posed or self.state.passing.quiet or self.panels.holds(thing)):
            self.begin()
            if not (self.holding.point_at(thing) or choose(self.session, thing)):
                self.panels.open_zone(thing)
                if self.session.viewer.reads and self.panels.panel is None:
                    self.session.lay(thing.id, None)

    def press(self, key: str) -> None:
        """A button is pressed."""
        self.changed = True
        self._pressing.press(key)

    def click_again(self, thing: Thing) -> None:
        """A double click plays or drafts a card and answers once; elsewhere it is two clicks."""
        meant = self.state.pointing.asks  # its first click laid a marker there
        if (goal := quick_goal(self.session, thing)) and self.can_lift(thing) and not meant:
            self.begin()
            self.session.lay(thing.id, goal)
        elif thing.id not in [button.id for button in self.picture.answers()]:
            self.click(thing)

    def read(self, thing: Thing | None) -> None:
        """A card is shown large; elsewhere what was chosen is laid back, or else what was laid on
        the table, also if it is that card."""
        laid, chosen = self.session.by_hand.laid, self.session.selected
        back = laid and not chosen and thing and thing.id == laid.grip and not self.panels.panel
        self.begin()
        if thing is not None and thing.card is not None and not self.panels.reads and not back:
            self.panels.read(thing.card)
        elif not self.panels.close():
            self.cancel()
            if laid and not chosen:
                self.press(TAKE_BACK)

    def cancel(self) -> None:
        """Back to the plain question."""
        self.begin()
        self.state.cancel()
        self.session.arranging.select("")

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
        free = surroundings.free(thing, self.session, self.state)
        return free and not (self.panels.waits or self.state.passing.quiet)

    def lift(self, thing: Thing, point: Point) -> bool:
        """A drag begins; whether this thing can be dragged. A panel over the table is closed by
        it, as by a click beside it."""
        free = surroundings.free(thing, self.session, self.state)
        if free and not self.state.passing.quiet:
            if self.panels.waits:
                self.panels.close_all()
        else:
            self.changed |= touch(self.session, thing)
            return False
        self.begin()
        self.program.sound.ring("lift")
        self.holding.lift(thing, point, self.scenery().prompt.tokens)
        return True

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
        beside = not self.panels.waits and not (thing and self.panels.holds(thing))
        if self.panels.panel is not None and not beside:
            self.panels.panel.scroll(steps)
        elif thing is not None and thing.lies_in.startswith(ROW):
            self.session.arranging.scroll(int(thing.lies_in.partition(":")[2]), steps)
        self.changed = True
