"""The curtain between two turns: it falls, waits for the next player, and rises over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

import pygame

from game.screen.cloth.drapery import curtain
from game.screen.controls.buttons import SHOW_CARDS
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.pages.curtain.plaque import Plaque, readable
from game.screen.pages.curtain.plaque_drawing import draw_plaque, name_picture
from game.screen.pages.curtain.raising import ENTER, Raising
from game.screen.scene import CurtainedTable, Listener, Program
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.hands.things import Thing, topmost
from game.table.layout.places import Places, Point
from game.table.motion.motions import CROSS_FADE, FALL, RISE
from game.table.motion.timeline import IN_OUT
from game.table.party import Player


class Handover(Listener):
    """Only a deliberate act raises the curtain; nothing of the table is seen before."""

    name = "handover"

    def __init__(
        self,
        program: Program,
        table: CurtainedTable,
        player: Player,
        tell: Callable[[], tuple[str, Sequence[str]]],
    ) -> None:
        """`tell` gives the heading and the news, in the language that is spoken."""
        self.program = program
        self._table = table
        self._player = player
        self._tell = tell
        self._phase: Literal["falling", "closed", "rising"] = "falling"
        self._time = 0.0
        self._fade = 0.0 if self._travels else CROSS_FADE.fade
        # A table over which it falls is painted already.
        self.changed = not self._travels
        self._raising = Raising()
        self._hover = ""
        self._hang()

    def _hang(self) -> None:
        """The curtain for a window of this size."""
        program, size = self.program, self.program.size
        self._curtain = curtain(size)
        places, armed = Places(size, letters=program.letters), self._raising.armed
        heading, news = self._tell()
        self._news = tuple(news)
        plaque = Plaque(
            places, program.text, program.words, self._player, heading, self._news, armed
        )
        self._plaque = readable(plaque)
        self._gilded = name_picture(self._plaque, gilded=True)
        self._picture = self._curtain.picture
        self._work = self._sew()

    def _sew(self) -> Iterator[None]:
        """Makes one picture of the curtain and its plaque, as it moves; each step in a frame of its
        own, for the plaque is not in sight at first."""
        if self._picture is self._curtain.picture:
            self._picture = self._picture.copy()
            yield
        self._paint_closed(self._picture)

    def _finish(self) -> None:
        """What is left of the work is needed now."""
        for _ in self._work:
            pass

    def _sow(self) -> Iterator[None]:
        """In a frame after the one in which the table is painted: no star is seen before the
        curtain is up."""
        yield
        self._table.sow()

    @property
    def _travels(self) -> bool:
        return self.program.tempo.travels

    @property
    def _lasts(self) -> float:
        """Seconds that the curtain falls or rises, at the usual speed."""
        if not self._travels:
            return CROSS_FADE.fade
        return FALL if self._phase == "falling" else RISE

    # What is on the glass

    @property
    def busy(self) -> bool:
        """Whether the curtain moves or the name is held."""
        return self._phase != "closed" or self._raising.filled > 0

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""
        fade, self._fade = self._fade, 0.0
        return fade / (self.program.tempo.speed or 1.0)

    def paint(self, surface: Canvas) -> None:
        """The table below a moving curtain; else the curtain alone."""
        if self._phase == "closed":
            self._paint_closed(surface)
            self._work = self._sew()
        elif self._phase == "rising" or self._travels:
            self._table.paint(surface)
        else:
            self._finish()
            surface.blit(self._picture, (0, 0))

    def _paint_closed(self, surface: Canvas) -> None:
        surface.blit(self._curtain.picture, (0, 0))
        draw_plaque(surface, self._plaque, self._hover)

    def sprites(self) -> list[Image]:
        """The curtain on its way, or how much of the hold is done."""
        if self._phase == "closed":
            return self._filling()
        if not self._travels:
            return []
        part = IN_OUT(min(1.0, self._time / self._lasts))
        (width, height), hem = self._picture.get_size(), self._curtain.hem
        y = -round(height * (1 - part if self._phase == "falling" else part))
        edge = height - hem.get_height()
        if edge + y > 0 and self._phase == "falling":
            self._finish()
        cloth = self._picture.subsurface((0, 0, width, edge))
        return [(cloth, (0, y)), (hem, (0, y + edge))]

    def _filling(self) -> list[Image]:
        width, height = self._gilded.get_size()
        done, rect = round(width * self._raising.filled), self._plaque.name
        if not done:
            return []
        return [(self._gilded.subsurface((0, 0, done, height)), (round(rect.x), round(rect.y)))]

    def things(self) -> list[Thing]:
        """What can be read and pressed on the closed curtain; nothing of the table."""
        return self._plaque.things() if self._phase == "closed" else []

    def described(self) -> dict[str, Any]:
        """What the description says besides the things: nobody decides anything now."""
        return {"seat": None, "pending": None, "result": None}

    # Time

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        next(self._work, None)
        if self._phase == "closed":
            return
        self._time += dt * (self.program.tempo.speed or 1.0)
        if self._time >= self._lasts:
            self.settle()

    def settle(self) -> None:
        """The curtain is all down, or all up."""
        if self._phase == "falling":
            self._phase, self.changed = "closed", True
        elif self._phase == "rising" and self.program.scene is self:
            self._finish()
            self.program.scene = self._table
            self._table.reveal()

    def _raise(self) -> None:
        self._table.next_seat()
        self._finish()
        self._work = self._sow()
        self._phase, self._time = "rising", 0.0
        self._fade = 0.0 if self._travels else CROSS_FADE.fade
        self.changed = True

    def resized(self) -> None:
        """The window has another size."""
        self._table.resized()
        self._hang()
        if self._phase == "rising":
            self._finish()
            self._work = self._sow()
        self.changed = True

    def _decide(self, resolved: bool) -> None:
        """Something was done that may have been the last it took."""
        if resolved:
            self.program.sound.ring("press")
            self._raise()
        elif self._raising.armed != self._plaque.armed:
            self._plaque = replace(self._plaque, armed=self._raising.armed, focus="")
            self.changed = True

    # Pointer and keys

    def thing_at(self, point: Point) -> Thing | None:
        """The button at a point."""
        return topmost(self.things(), point)

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this."""
        over = thing.id if thing else ""
        self.changed = self.changed or over != self._hover
        self._hover = over

    def held(self, thing: Thing | None, seconds: float) -> None:
        """The name fills while it is held down, and empties when it is let go."""
        if self._phase == "closed":
            self._decide(self._raising.held(thing.id if thing else "", seconds))

    def click(self, thing: Thing | None) -> None:
        """The name is armed; then the other button raises the curtain."""
        if self._phase == "closed":
            self._decide(self._raising.pressed(thing.id if thing else ""))

    def click_again(self, thing: Thing) -> None:
        """A double click is one act, not two."""

    def read(self, thing: Thing | None) -> None:
        """The right button takes back what was begun."""
        self._raising.forget()
        self._decide(False)

    def key(self, event: pygame.Event) -> None:
        """Enter may raise the curtain, Tab goes from button to button, Esc takes back what was
        begun."""
        closed = self._phase == "closed"
        if event.key == pygame.K_ESCAPE:
            self._raising.forget()
        elif event.key == pygame.K_TAB and closed:
            self._plaque = self._plaque.stepped(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            self.changed = True
        elif event.key in ENTER and closed and self._plaque.focus == SHOW_CARDS:
            self._decide(self._raising.pressed(SHOW_CARDS))
            return
        elif event.key == SETTINGS_KEY and closed:
            self.program.show_settings()
        self._decide(self._raising.entered(event.key, counts=closed))
        if not closed:
            self.settle()

    def key_up(self, key: int | None) -> None:
        """The next Enter counts again."""
        self._raising.key_up(key)
        self._decide(False)
