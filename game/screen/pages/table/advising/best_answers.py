"""The best answers to a decision, the best first, in a small panel beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from game.adviser.advice import Weighed
from game.rules.view import View
from game.screen.controls.buttons import Button
from game.screen.lettering import fitting
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.panels.frame import ZONE, Frame, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

BEST = "button.best"
"""How the ids of their buttons begin; then comes their number, from 1."""
AIR, APART = 16, 8
"""Beside the words of a line, and from one line to the next, by the design."""
MOST = 0.62
"""The part of the window that it may take from side to side."""
LONGEST, HALF = 0.36, 0.56
"""The same of one line, before it is broken; and how much of it half a line is at most."""


class BestAnswers(Leaf):
    """One line for each, with its chance of victory if that was reckoned. It stands at the left,
    and at the right where two play: over the `bar` of the prompt if the choices are `low` on the
    table, else under it. `point` is told which one is pressed."""

    name = "best"

    def __init__(
        self,
        text: Text,
        words: Words,
        view: View,
        best: Sequence[Weighed],
        low: bool,
        bar: Callable[[], Rect],
        point: Callable[[str], None],
    ) -> None:
        self._text = text
        self._words = words
        self._low, self._right = low, view.seats > 1
        self._bar, self._point = bar, point
        self._lines = [
            (words.command(one.command, view), chance(words, one.chance)) for one in best
        ]

    def press(self, key: str) -> None:
        """An answer that is pressed is shown: nobody plays but the player."""
        self._point(key)

    def things(self, places: Places) -> list[Thing]:
        """The panel, and a line for each answer."""
        frame = self._frame(places)
        return [*frame.things(), *(replace(b.thing, zone=ZONE) for b in self._buttons(frame))]

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """The number of each in a disc before it, its chance at the right."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        for number, button in enumerate(self._buttons(frame)):
            self._draw(surface, frame.places, button, number, button.id == hover)

    def _draw(
        self, surface: Canvas, places: Places, button: Button, number: int, lit: bool
    ) -> None:
        rect, px = button.rect, places.text(19)
        slabs.slab(surface, rect, rect.h / 2, places.px(1.8), slabs.FAINT, places, lit)
        said, reckoned = self._lines[number]
        air, y = self._air(places), rect.centre[1]
        disc = self._text.render(str(number + 1), "number", px, palette.GOLD_TEXT)
        surface.blit(disc, (round(rect.x + air), round(y - disc.get_height() / 2)))
        figure = self._text.render(reckoned, "number", px, palette.IVORY) if reckoned else None
        wide = figure.get_width() + air if figure else 0
        left = rect.x + 2 * air + self._text.width("3", "number", px)
        room = rect.right - air - wide - left
        told = self._text, places, said, "label", 19, palette.IVORY, room
        lines = fitting.fitted(*told, 2)
        fitting.draw_lines(surface, lines, left, y, rect.h - 4)
        if figure:
            at = rect.right - air - figure.get_width(), y - figure.get_height() / 2
            surface.blit(figure, (round(at[0]), round(at[1])))

    def _air(self, places: Places) -> float:
        return max(10.0, places.px(AIR))

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        room, step = frame.content, frame.content.h / max(1, len(self._lines))
        tall = step - self._apart(frame.places)
        for number, (said, reckoned) in enumerate(self._lines):
            whole = f"{said} · {reckoned}" if reckoned else said
            rect = Rect(room.x, room.y + number * step, room.w, tall)
            yield Button(f"{BEST}.{number + 1}", said, rect, said=whole)

    def _frame(self, places: Places) -> Frame:
        """As large as its lines want, with smaller letters where these have no room."""
        widest, bar = places.size[0] * MOST, self._bar()
        room = (bar.y if self._low else places.size[1] - bar.bottom) - places.px(20)
        for smaller in places.smaller():
            wide, tall, head, broken = self._wants(smaller)
            step = (min(tall, room) - head) / len(self._lines) - self._apart(smaller)
            high = fitting.closest(self._text, "label", smaller.text(19)) + smaller.px(APART)
            if wide <= widest and step >= high * (2 if broken else 1):
                break
        size, gap = (min(wide, widest), min(tall, room)), max(6.0, places.px(10))
        x = places.size[0] - gap - size[0] if self._right else gap
        y = bar.y - gap - size[1] if self._low else bar.bottom + gap
        return self._framed(Rect(x, y, *size), smaller)

    def _framed(self, rect: Rect, places: Places) -> Frame:
        title = self._words.say("The best answers")
        return framed(rect, title, self._text, self._words, places)

    def _wants(self, places: Places) -> tuple[float, float, float, bool]:
        """Its width and height in these letters, how much of that its head takes, and whether any
        line has to be broken."""
        text, px = self._text, places.text(19)
        bare = self._framed(Rect(0, 0, 1000, 1000), places)
        (close,) = bare.buttons
        heading = text.width(bare.title, "title", bare.title_px) + bare.margin + close.rect.w
        said = [text.width(one, "label", px) for one, _ in self._lines]
        most = max(places.size[0] * LONGEST, max(said) * HALF)
        air = self._air(places)
        figures = [text.width(told, "number", px) + air if told else 0 for _, told in self._lines]
        beside = text.width("3", "number", px) + 4 * air + max(figures)
        wide = max(min(max(said), most) + beside, heading) + 2 * bare.margin
        head = 1000 - bare.content.h
        step = places.target + self._apart(places)
        return wide, head + step * len(self._lines), head, max(said) > most

    def _apart(self, places: Places) -> float:
        return max(4.0, places.px(APART))


def chance(words: Words, reckoned: float | None) -> str:
    """A chance of victory; empty if nobody reckoned it. Nothing is certain, and nothing is
    lost, before the end."""
    if reckoned is None:
        return ""
    return words.say("{n}%", n=min(99, max(1, round(100 * reckoned))))
