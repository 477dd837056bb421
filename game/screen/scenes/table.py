"""The table: one game, played with the mouse. It shows views and submits commands; the game
alone judges them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.journal.codec import Codec
from game.rules.game import Game
from game.rules.state import HAND, ROW, owned
from game.screen.asking import CANCEL, START_OVER, asked, conceding, telling
from game.screen.prompts import Prompt
from game.screen.stage import Image
from game.screen.tabletop import CONCEDE, QUIT, Scenery, Tabletop
from game.table import gestures
from game.table.places import Point
from game.table.sitting import Sitting
from game.table.things import Thing, topmost

if TYPE_CHECKING:
    from game.screen.app import App

SEAT = 0
REFUSED = 5.0
"""Pixels a refused card shakes."""


class Table:
    """A solo game on the table."""

    name = "table"

    def __init__(self, app: App, game: Game) -> None:
        self._app = app
        self.sitting = Sitting(game, SEAT, app.size)
        self._director = self.sitting.director
        self._codec = Codec(game.rules)
        self._top = Tabletop(app.cards, app.text, app.words)
        self._conceding = False
        self._hint = ""
        self._hover = ""
        self._held: tuple[Thing, Point] | None = None
        self.changed = True

    # What is on the table now

    @property
    def busy(self) -> bool:
        """Whether anything moves or is held."""
        return self._director.busy or self._held is not None

    def _prompt(self) -> Prompt:
        words, sitting = self._app.words, self.sitting
        if self._conceding:
            prompt = conceding(words)
        elif self._director.busy:
            prompt = telling(words, self._director.event, self._director.view)
        else:
            prompt = asked(
                words, self._director.view, sitting.legal, sitting.selected, sitting.foretelling
            )
        why = words.refusal(sitting.refused) if sitting.refused else self._hint
        if why:
            prompt = replace(prompt, body=why)
        return prompt.laid_out(self._app.text, self._director.layout.places)

    def _scenery(self) -> Scenery:
        sitting = self.sitting
        chosen = self._held[0].card if self._held else sitting.selected
        waiting = not self._director.busy and not self._conceding
        told = sitting.foretelling.told if sitting.foretelling and waiting else ()
        return Scenery(
            prompt=self._prompt(),
            selected=sitting.selected,
            playable=gestures.playable(sitting.legal) if waiting else frozenset(),
            choosing=waiting and sitting.exploring,
            targets=sitting.targets(chosen),
            told=told,
            hover=self._hover,
        )

    def _lifted(self) -> frozenset[str]:
        held = {self._held[0].id} if self._held else set()
        return self._director.timeline.moving | held

    def things(self) -> list[Thing]:
        """What one can point at or read, the lowest first."""
        return list(self._top.things(self._director, self._scenery()))

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""
        view = self._director.view
        decision = self._codec.decision(view.pending, SEAT) if view.pending else None
        return {"seat": SEAT, "pending": decision, "result": view.result}

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that lies still."""
        surface.blit(self._app.backdrop, (0, 0))
        self._top.paint(surface, self._director, self._scenery(), self._lifted())

    def sprites(self) -> list[Image]:
        """The cards on their way."""
        return self._top.lifted(self._director, self._lifted())

    # Time

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        director = self._director
        before = director.view, director.timeline.moving, director.busy
        director.advance(dt)
        if before != (director.view, director.timeline.moving, director.busy):
            self.changed = True
        if self.sitting.pending is None and not director.busy:
            self._app.show_result(self.sitting.game, director.view)

    def settle(self) -> None:
        """Whatever moves has arrived."""
        if self._director.busy:
            self._director.finish()
            self.changed = True

    def resized(self) -> None:
        """The window has another size."""
        self.let_go()
        self._director.resize(self._app.size)
        self.changed = True

    # Pointer

    def thing_at(self, point: Point) -> Thing | None:
        """What lies uppermost there."""
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this."""
        over = thing.id if thing and thing.role == "button" else ""
        self.changed = self.changed or over != self._hover
        self._hover = over

    def click(self, thing: Thing | None) -> None:
        """Pressed and released in one place."""
        self.changed = True
        sitting = self.sitting
        sitting.refused, self._hint = None, ""
        if thing is None:
            self._cancel()
        elif thing.role == "button":
            self._press(thing.id)
        elif sitting.foretelling and thing.card in sitting.foretelling.looked_at:
            sitting.pick(thing.card)
        elif thing.zone == HAND and sitting.exploring and not self._conceding:
            sitting.select(thing.card)
        elif sitting.selected is not None:
            sitting.lay(sitting.selected, self._zone(thing))

    def _zone(self, thing: Thing) -> str:
        """The zone a thing is, or lies in."""
        return owned(ROW, SEAT) if thing.zone == ROW else thing.zone

    def _press(self, key: str) -> None:
        acts = {
            QUIT: self._app.quit,
            CANCEL: self._cancel,
            START_OVER: self.sitting.start_over,
        }
        if key in acts:
            acts[key]()
        self._conceding = self._conceding or key == CONCEDE
        for button in self._prompt().buttons:
            if button.id == key and button.command and button.enabled:
                self._conceding = False
                self.sitting.submit(button.command)

    def _cancel(self) -> None:
        self._conceding, self._hint = False, ""
        self.sitting.select(None)

    def lift(self, thing: Thing, point: Point) -> bool:
        """A card of the hand may be picked up while one is to be played or discarded."""
        if thing.zone != HAND or thing.card is None:
            return False
        if self._conceding or not self.sitting.exploring:
            return False
        self.sitting.refused, self._hint = None, ""
        pose = self._director.layout.sprites[thing.id].pose
        self._held = thing, (point[0] - pose.x, point[1] - pose.y)
        self.changed = True
        return True

    def drag(self, point: Point) -> None:
        """The held card follows, grabbed where it was."""
        if self._held is None:
            return
        thing, grab = self._held
        home = self._director.layout.sprites[thing.id].pose
        self._director.hold(thing.id, gestures.held(home, point, grab))

    def drop(self, point: Point) -> None:
        """Released: played, discarded, or home again with a word why."""
        if self._held is None:
            return
        (thing, (dx, dy)), self._held = self._held, None
        self.changed = True
        places = self._director.layout.places
        zone = places.drop_zone((point[0] - dx, point[1] - dy)) or places.drop_zone(point)
        if thing.card is None or self.sitting.lay(thing.card, zone):
            return
        back = zone == owned(HAND, SEAT)
        if not back and self.sitting.refused is None:
            self._hint = self._app.words.say(
                "Lay it on the Labyrinth to play it, on the discard pile to discard it."
            )
        self._director.release(thing.id, 0.0 if back else REFUSED)

    def let_go(self) -> None:
        """Released nowhere: home again."""
        if self._held is not None:
            self._director.release(self._held[0].id)
            self._held = None
            self.changed = True

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Turned over the row, it shows older cards."""
        if thing is not None and self._zone(thing) == owned(ROW, SEAT):
            self.sitting.scroll(steps)
            self.changed = True

    def key(self, event: pygame.Event) -> None:
        """P plays and D discards the chosen card, 1 to 5 choose one, Enter presses the gold
        button, Esc goes back."""
        self.settle()
        self.changed = True
        hand, which = self._director.view.hand, event.key - pygame.K_1
        if event.key == pygame.K_ESCAPE:
            self._cancel()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press(self._prompt().primary)
        elif event.key == pygame.K_p:
            self._press("button.play")
        elif event.key == pygame.K_d:
            self._press("button.discard")
        elif self.sitting.exploring and which in range(len(hand)):
            self.sitting.select(hand[which])
