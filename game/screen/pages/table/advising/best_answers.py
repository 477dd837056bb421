"""The best answers to a decision, the best first, in a small panel beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from game.adviser.advice import Weighed
from game.rules.steps import Command
from game.rules.view import View
from game.screen.controls.buttons import Button
from game.screen.lettering import fitting
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.pages.table.advising.free_place import ANSWERS, ASKS, Taken, freest, shared
from game.screen.panels.frame import ZONE, Frame, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect, Size
from game.table.watching import named
from game.words import Words

BEST = "button.best"
"""How the ids of their buttons begin; then comes their number, from 1."""
AIR, APART = 16, 8
"""Beside the words of a line, and from one line to the next, by the design."""
MOST = 0.62
"""The part of the window that it may take from side to side."""
LOW = 1.0, 0.7, 0.5
"""How tall a line is, by the usual height, where there is less room."""
LONGEST, HALF = (0.36, 0.18), 0.56
"""The same of one line, before it is broken, as a rule and where there is less room; and how much
of it half a line is at most."""


class BestAnswers(Leaf):
    """One line for each, with its chance of victory if that was reckoned. It stands beside what is
    `taken`, rather at the left, or at the right where two play. Pointed at, an answer is shown on
    the table; pressed, it is given: `give` is told which."""

    name = "best"

    def __init__(
        self,
        text: Text,
        words: Words,
        view: View,
        best: Sequence[Weighed],
        taken: Callable[[], Taken],
        give: Callable[[Command[Any]], None],
    ) -> None:
        self._text = text
        self._words = words
        self._right, self._taken, self._give = view.seats > 1, taken, give
        self._best = best
        self._lines = [(said(words, one.command, view), chance(words, one.chance)) for one in best]
        self._placed: tuple[tuple[Size, float], Frame] | None = None
        """Where it stands in a window measured so."""

    def press(self, key: str) -> None:
        """An answer that is pressed is given, as by its button on the table."""
        name, _, number = key.rpartition(".")
        if name == BEST:
            self._give(self._best[int(number) - 1].command)

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
        """Where it covers least, with smaller letters or narrower lines where these have no room
        beside all that is asked. It stays there, whatever moves on the table."""
        window = places.size, places.letters
        if self._placed is None or self._placed[0] != window:
            self._placed = window, self._beside(places)
        return self._placed[1]

    def _beside(self, places: Places) -> Frame:
        gap, taken = max(6.0, places.px(10)), self._taken()
        width, height = places.size
        room = Rect(gap, gap, width - 2 * gap, height - 2 * gap)
        near = room.right if self._right else room.x, room.centre[1]
        least: tuple[float, Frame] | None = None
        for smaller, longest, part in product(places.smaller(), LONGEST, LOW):
            wide, tall = self._wants(smaller, longest, part)
            size = round(min(wide, width * MOST)), round(min(tall, room.h))
            rect, covered = freest(size, room, taken, near)
            covered += max(0.0, tall - room.h) * width * ANSWERS
            if least is None or covered < least[0]:
                least = covered, self._framed(rect, smaller)
            if not any(shared(rect, asked) for asked, weight in taken if weight >= ASKS):
                break
        assert least is not None, "there are letters of some size"
        return least[1]

    def _framed(self, rect: Rect, places: Places) -> Frame:
        title = self._words.say("The best answers")
        return framed(rect, title, self._text, self._words, places)

    def _wants(self, places: Places, longest: float, part: float) -> tuple[float, float]:
        """Its width and height in these letters, with words up to so much of the window before they
        are broken, and lines at least this part of their usual height."""
        text, px = self._text, places.text(19)
        bare = self._framed(Rect(0, 0, 1000, 1000), places)
        (close,) = bare.buttons
        heading = text.width(bare.title, "title", bare.title_px) + bare.margin + close.rect.w
        said = [text.width(one, "label", px) for one, _ in self._lines]
        most = max(places.size[0] * longest, max(said) * HALF)
        air = self._air(places)
        figures = [text.width(told, "number", px) + air if told else 0 for _, told in self._lines]
        beside = text.width("3", "number", px) + 4 * air + max(figures)
        wide = max(min(max(said), most) + beside, heading) + 2 * bare.margin
        lines = 2 if max(said) > most else 1
        high = max(places.target * part, lines * fitting.closest(text, "label", px) + 6)
        head = 1000 - bare.content.h
        return wide, head + (high + self._apart(places)) * len(self._lines)

    def _apart(self, places: Places) -> float:
        return max(4.0, places.px(APART))


def said(words: Words, command: Command[Any], view: View) -> str:
    """What an answer is called; without the card if only its owner may know it, for the other
    player reads here, too."""
    if view.private.isdisjoint(named(command)):
        return words.command(command, view)
    return words.from_hand(words.way(type(command), view)[0])


def chance(words: Words, reckoned: float | None) -> str:
    """A chance of victory; empty if nobody reckoned it. Nothing is certain, and nothing is
    lost, before the end."""
    if reckoned is None:
        return ""
    return words.say("{n}%", n=min(99, max(1, round(100 * reckoned))))
