"""The table: shows views of a game and submits commands; the game alone judges them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.editions.base.table import STAGING
from game.journal.keeper import Keeper
from game.rules.game import Game
from game.rules.state import ROW
from game.screen import listing, showing
from game.screen.captions import Captions
from game.screen.covering import Covering
from game.screen.holding import Holding, quick_goal
from game.screen.keyboard import TableKeys
from game.screen.pressing import Pressing
from game.screen.scene import Listener
from game.screen.shelf import Shelf
from game.screen.showing import Gloom, Showing
from game.screen.stage import Image
from game.screen.tabletop import Scenery, Tabletop
from game.table.desk import Desk
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Point
from game.table.sitting import Sitting
from game.table.taking_back import Undone

if TYPE_CHECKING:
    from game.screen.app import App


class Table(Listener):
    """A game on the table, for one or two."""

    name = "table"

    def __init__(
        self, app: App, game: Game, desk: Desk, keeper: Keeper, undone: Undone, resumed: bool
    ) -> None:
        self.app = app
        self.party = party = desk.party
        self.keeper = keeper
        asks = app.settings.ask_before_search
        now = game, desk, app.size, app.tempo, self.keep, undone, resumed, asks
        self.sitting = Sitting(*now, staging=STAGING)
        self.showing = Showing(Gloom(self.sitting.director.view), party, app.settings.warnings)
        self.captions = Captions(app, self.showing)
        self.shelf = Shelf(app, self.sitting, party)
        self.keys = TableKeys(self)
        self.holding = Holding(self)
        self.covering = Covering(self)
        self.pressing = Pressing(self)
        self.changed = True
        self._director = self.sitting.director
        self._director.resize(app.size, app.letters)
        self._top = Tabletop(app.cards, app.text, app.words, party)

    def keep(self) -> None:
        """Has the journal write down what has come about."""
        desk = self.sitting.desk
        self.keeper.keep(desk.plain(), desk.rewinds)

    # What is on the table now

    @property
    def busy(self) -> bool:
        """Whether anything moves or is held."""
        return self._director.busy or self.holding.busy

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""
        return self._director.take_fade() if self.showing.gloom.shows(self._director.view) else 0.0

    def scenery(self) -> Scenery:
        """What is shown around the cards."""
        now = self.app.words, self.app.text, self.sitting, self.showing
        held, marked = self.holding.grip, self.shelf.marked(self.showing.hover)
        unkept = self.app.words.unkept(self.keeper.trouble, self.keeper.parted)
        return showing.scenery(*now, held=held, marked=marked, unkept=unkept)

    def lying(self) -> list[Thing]:
        """What one can point at or read, the lowest first."""
        says = self.app.words, self.showing.names
        return [*listing.things(self._director, self.scenery(), *says), *self.shelf.things()]

    def things(self) -> list[Thing]:
        """The same, and on which of them the focus stands."""
        return listing.with_focus(self.lying(), self.keys.focused)

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""
        return listing.standing(self.sitting)

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that lies still."""
        surface.blit(self.app.backdrop, (0, 0))
        self.showing.warning = showing.warning(self.app.words, self.sitting, self.showing)
        scenery = showing.pointing(self.scenery(), self.keys.on_table, self._director.view)
        self._top.paint(surface, self._director, scenery, self._director.moving)
        self.shelf.paint(surface, self.showing.hover, self.keys.focused)
        self._top.sow(self._director, self.lying)

    def sprites(self) -> list[Image]:
        """What moves and glitters."""
        return self._top.lifted(self._director, self.holding.keys, self.shelf.panel is None)

    # Time

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        director = self._director
        before = director.view, director.moving, director.event, director.telling
        self.holding.advance(dt)
        self._top.glimmer.sky.advance(dt)
        director.advance(dt)
        self.changed |= self.captions.follow(director, dt)
        self.changed |= before != (director.view, director.moving, director.event, director.telling)
        calm, still = not self.changed, not director.tempo.travels
        self.changed |= self.showing.gloom.follow(director.view, still, calm)
        if self.sitting.game.pending is None:
            # What the end has left of the light stays until the page has come up.
            if not director.telling:
                self.app.show_result(self)
        elif not director.busy:
            self.covering.follow()

    def next_seat(self) -> None:
        """Behind the curtain the other player's side comes to the bottom."""
        self.sitting.next_seat()

    def reveal(self) -> None:
        """The curtain is up: the cards turn over."""
        self.covering.reveal()

    def settle(self) -> None:
        """Whatever moves has arrived."""
        if self._director.busy:
            self._director.finish()
            self.captions.follow(self._director)
            self.showing.gloom = Gloom(self._director.view)
            self.changed = True

    def resized(self) -> None:
        """The window has another size, or something else was set."""
        self.let_go()
        settings = self.app.settings
        self._director.tempo, self.showing.warns = self.app.tempo, settings.warnings
        self.sitting.back.asks_search = settings.ask_before_search
        self._director.resize(self.app.size, self.app.letters)
        self.covering.sew()
        self.changed = True

    # Pointer and keys

    def thing_at(self, point: Point) -> Thing | None:
        """What lies uppermost there."""
        return topmost(self.lying(), point)

    def glance(self, point: Point | None) -> None:
        """Foil glitters near the pointer, unless it holds something."""
        self._top.glimmer.pointer = None if self.holding.busy else point

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this: a button lights up, a card rises."""
        over = thing.id if thing and (thing.role == "button" or self.shelf.holds(thing)) else ""
        self.changed = self.changed or over != self.showing.hover
        self.showing.hover = over
        if self._director.tempo.travels and not self._director.telling:
            rises = thing is not None and thing.role == "card" and self.holding.can_lift(thing)
            self.sitting.arranging.point_at(thing.id if rises and thing else "")

    def begin(self) -> None:
        """A gesture begins: what was said of the last one is forgotten."""
        self.changed = True
        self.sitting.forget()
        self.showing.armed = False
        self.showing.warned |= bool(self.showing.warning)

    def click(self, thing: Thing | None) -> None:
        """Pressed and released in one place."""
        self.keys.leave()
        self.act(thing)

    def act(self, thing: Thing | None) -> None:
        """Something is pressed or chosen."""
        self.pressing.touch(thing)

    def click_again(self, thing: Thing) -> None:
        """A double click plays or drafts a card and answers once; elsewhere it is two clicks."""
        goal = quick_goal(self.sitting, thing)
        if goal and self.holding.can_lift(thing):
            self.begin()
            self.sitting.lay(thing.id, goal)
        elif thing.id not in [button.id for button in self.scenery().prompt.all_buttons]:
            self.click(thing)

    def read(self, thing: Thing | None) -> None:
        """A card is shown large; elsewhere what was chosen is laid back."""
        self.begin()
        if thing is not None and thing.card is not None:
            self.shelf.read(thing.card)
        elif not self.shelf.close():
            self.cancel()

    def press(self, key: str) -> None:
        """A button is pressed."""
        self.pressing.press(key)

    def cancel(self) -> None:
        """Back to the plain question."""
        self.begin()
        self.showing.posed = ""
        self.sitting.arranging.select("")

    def key(self, event: pygame.Event) -> None:
        """A key went down. One that acts does not act on what nobody has seen yet."""
        unseen, self.changed = self._director.telling, True
        self.settle()
        self.keys.press(event, unseen)

    def key_up(self, key: int | None) -> None:
        """Space is released, or the window lost the keyboard."""
        self.covering.key_up(key)

    def lift(self, thing: Thing, point: Point) -> bool:
        """A drag begins; whether this thing can be dragged."""
        return self.holding.lift(thing, point)

    def drag(self, point: Point) -> None:
        """What is held follows."""
        self.holding.drag(point)

    def drop(self, point: Point) -> None:
        """It is released there."""
        self.holding.drop(point)

    def let_go(self) -> None:
        """It is released nowhere."""
        self.holding.let_go()

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the panel, or turned over the row shows its older cards."""
        if self.shelf.panel is not None:
            self.shelf.panel.scroll(steps)
        elif thing is not None and thing.lies_in.startswith(ROW):
            self.sitting.arranging.scroll(int(thing.lies_in.partition(":")[2]), steps)
        self.changed = True
