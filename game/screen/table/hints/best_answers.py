"""The best answers to a decision, the best first: in a small panel that covers nothing, or one at a
time on a line in place of the words of the prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import pygame

from game.players.advice import Weighed
from game.rules.steps import Command
from game.rules.view import View
from game.screen.controls.buttons import draw_button
from game.screen.lettering import fitting
from game.screen.lettering.fitting import Paragraph
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.panels.frame import Frame, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.screen.ui.panel import ZONE
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect, Size
from game.table.watching import named
from game.words import Words

GAP = 6
"""Least distance in pixels from what must not be covered."""

BEST = "button.best"
"""Prefix of the ids of the answers; their number follows, from 1."""
BEFORE, AFTER = "button.answer_before", "button.answer_after"
"""The buttons on the line that lead to the previous and to the next answer."""
AIR, APART = 16, 8
"""Space beside the words of an answer, and gap between answers, by the design."""
MOST = 0.62
"""Greatest width of the panel, as a part of the window."""
LONGEST, HALF = (0.36, 0.18), 0.56
"""Greatest widths of an answer before it is broken, as parts of the window: usually, and where
there is less room; and the least part of the longest answer that stays on a line."""
CLOSEST = 0.92
"""Factor by which the lines of an answer and its reason may move closer together."""
LABEL, REASON = 19, 17
"""Heights of the letters of an answer and of its reason, by the design."""


@dataclass(frozen=True)
class Acts:
    """What the best answers do: `give` answers with a command, and `turn` shows the answer with a
    number on the table."""

    give: Callable[[Command[Any]], None]
    turn: Callable[[int], None]


class BestAnswers(Leaf):
    """A panel with the best answers, each with its chance of victory if it was reckoned. It stands
    near the left edge, or near the right one with two players. An answer under the pointer is shown
    on the table; a press gives it."""

    name = "best"

    def __init__(
        self,
        text: Text,
        words: Words,
        view: View,
        best: Sequence[Weighed],
        acts: Acts,
    ) -> None:
        self._text = text
        self._words = words
        self._right, self._acts = view.seats > 1, acts
        self._room: Rect | None = None
        """The room of the words of the prompt, where the line takes their place."""
        self._at = 0
        """The number of the answer that is shown on the table, from 0."""
        self._best = best
        self._lines = [(said(words, one.command, view), chance(words, one.chance)) for one in best]
        self._reasons = [reason(words, view, best, number) for number in range(len(best))]
        self._placed: tuple[tuple[Size, float], Frame | None] | None = None
        """The size of the window and the place of the panel in it; None for the place if the line
        is shown."""

    def stand(self, places: Places, taken: Callable[[], Sequence[Rect]]) -> bool:
        """Finds a place in this window that covers nothing `taken`. Returns whether there is one.
        The place stays for as long as the same is asked, whatever moves on the table."""
        window = places.size, places.letters
        if self._placed is None or self._placed[0] != window:
            self._placed = window, self._beside(places, taken())
        return self._placed[1] is not None

    def show(self, room: Rect | None, at: int) -> None:
        """Notes the number of the answer that is shown on the table, from 0, and the room for the
        line, if there is one."""
        self._room, self._at = room, at

    def press(self, key: str) -> None:
        """Gives the answer that is pressed, or turns to another one."""
        name, _, number = key.rpartition(".")
        if name == BEST:
            self._acts.give(self._best[int(number) - 1].command)
        elif key in (BEFORE, AFTER):
            self.scroll(1 if key == BEFORE else -1)

    def scroll(self, steps: int) -> None:
        """Turns to an answer before, or with negative steps to one after, round and round."""
        self._acts.turn((self._at - steps) % len(self._best))

    def things(self, places: Places) -> list[Thing]:
        """Returns the panel or the line, and what can be pressed there."""
        frame, room = self._frame, self._room
        if frame is not None:
            return [*frame.things(), *(replace(b.thing, zone=ZONE) for b in self._rows(frame))]
        if room is None:
            return []
        title = self._words.say("The best answers")
        line = Thing("zone.panel", "zone", title, room, ZONE)
        return [line, *(replace(b.thing, zone=ZONE) for b in self._on_line(room, places))]

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Draws the answers, each with its number at the left and its chance at the right."""
        frame, room = self._frame, self._room
        if frame is not None:
            frame.draw(surface, self._text, hover)
            for number, button in enumerate(self._rows(frame)):
                self._draw(surface, frame.places, button, number, "", button.id == hover)
        elif room is not None:
            shown, *turning = self._on_line(room, places)
            number = self._at
            why = self._reasons[number]
            self._draw(surface, places, shown, number, why, shown.id == hover)
            for button in turning:
                draw_button(surface, button, self._text, places, button.id == hover, True)

    def _draw(
        self,
        surface: Canvas,
        places: Places,
        button: Button,
        number: int,
        why: str,
        lit: bool,
    ) -> None:
        """Draws an answer, and the reason under it where there is room."""
        rect, figure = button.rect, self._lines[number][1]
        radius = min(rect.h, places.target) / 2
        slabs.slab(surface, rect, radius, places.px(1.8), slabs.FAINT, places, lit)
        told = self._lines[number][0]
        sizes = [*places.smaller()]
        # Large letters are worth more than the reason. The table shows the answer too, so a whole
        # reason tells more than half a name.
        tellings = [
            *product(sizes, [(told, why), (told, "")]),
            *product(sizes, [(why, "")] * bool(why)),
        ]
        for smaller, sentences in [*tellings, (sizes[-1], (told, ""))]:
            px, air = smaller.text(LABEL), self._air(smaller)
            disc = self._text.render(str(number + 1), "number", px, palette.GOLD_TEXT)
            left = rect.x + 2 * air + disc.get_width()
            wide = self._text.width(figure, "number", px) + air if figure else 0
            room = Rect(left, rect.y + 2, rect.right - air - wide - left, rect.h - 4)
            lines, whole = self._written(smaller, room, *sentences)
            if whole:
                break
        y = rect.centre[1]
        surface.blit(disc, (round(rect.x + air), round(y - disc.get_height() / 2)))
        fitting.draw_lines(surface, lines, left, y, room.h)
        if figure:
            drawn = self._text.render(figure, "number", px, palette.IVORY)
            at = rect.right - air - drawn.get_width(), y - drawn.get_height() / 2
            surface.blit(drawn, (round(at[0]), round(at[1])))

    def _written(
        self, places: Places, room: Rect, told: str, why: str
    ) -> tuple[list[pygame.Surface], bool]:
        """Returns the lines of an answer and its reason in letters of this size, and whether they
        fit."""
        text = self._text
        most = max(1, int(room.h / fitting.closest(text, "label", places.text(0))))
        answer = Paragraph(
            "label", *fitting.measured(text, places, told, "label", LABEL, room.w, most)
        )
        left = room.h - answer.least(text)
        whole, lines = answer.said == told and left >= 0, answer.pictures(text, palette.IVORY)
        if why:
            most = int(left / fitting.closest(text, "body", places.text(0)))
            said_so = fitting.measured(text, places, why, "body", REASON, room.w, max(1, most))
            below = Paragraph("body", *said_so)
            lines += below.pictures(text, palette.BODY)
            close = fitting.height(lines) * CLOSEST <= room.h
            whole = whole and below.said == why and close
        return lines, whole

    def _air(self, places: Places) -> float:
        return max(10.0, places.px(AIR))

    def _rows(self, frame: Frame) -> Iterator[Button]:
        """Yields the answers, one below the other in the panel."""
        room, step = frame.content, frame.content.h / max(1, len(self._lines))
        tall = step - self._apart(frame.places)
        for number in range(len(self._lines)):
            yield self._row(number, Rect(room.x, room.y + number * step, room.w, tall))

    def _row(self, number: int, rect: Rect) -> Button:
        told, reckoned = self._lines[number]
        whole = f"{told} · {reckoned}" if reckoned else told
        return Button(f"{BEST}.{number + 1}", told, rect, said=whole)

    def _on_line(self, room: Rect, places: Places) -> list[Button]:
        """Returns the answer that is shown on the line, and if there are others, the buttons at its
        sides that lead to them."""
        tall = min(room.h - 8, max(places.target, room.h - 2 * places.px(APART)))
        side, gap = min(tall, places.target), places.px(14)
        line = Rect(room.x, room.centre[1] - tall / 2, room.w, tall)
        if len(self._best) == 1:
            return [self._row(0, line)]
        y, ends = line.centre[1] - side / 2, (line.x, line.right - side)
        inner = replace(line, x=line.x + side + gap, w=line.w - 2 * (side + gap))
        say = self._words.say
        return [
            self._row(self._at, inner),
            Button(
                BEFORE, say("The answer before"), Rect(ends[0], y, side, side), icon="event-back"
            ),
            Button(AFTER, say("The next answer"), Rect(ends[1], y, side, side), icon="event-on"),
        ]

    @property
    def _frame(self) -> Frame | None:
        return self._placed[1] if self._placed is not None else None

    def _beside(self, places: Places, lying: Sequence[Rect]) -> Frame | None:
        """Returns the panel at a place where it covers nothing; None if there is no room."""
        gap, taken = max(6.0, places.px(10)), [rect.grown(GAP) for rect in lying]
        width, height = places.size
        room = Rect(gap, gap, width - 2 * gap, height - 2 * gap)
        near = room.right if self._right else room.x, room.centre[1]
        for longest in LONGEST:
            wide, tall = self._wants(places, longest)
            if wide <= width * MOST and tall <= room.h:
                rect = free_place((round(wide), round(tall)), room, taken, near)
                if rect is not None:
                    return self._framed(rect, places)
        return None

    def _framed(self, rect: Rect, places: Places) -> Frame:
        title = self._words.say("The best answers")
        return framed(rect, title, self._text, self._words, places)

    def _wants(self, places: Places, longest: float) -> tuple[float, float]:
        """Returns the width and height of the panel, with answers of at most `longest` of the
        window's width before they are broken."""
        text, px = self._text, places.text(LABEL)
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
        high = max(places.target, lines * fitting.closest(text, "label", px) + 6)
        head = 1000 - bare.content.h
        return wide, head + (high + self._apart(places)) * len(self._lines)

    def _apart(self, places: Places) -> float:
        return max(4.0, places.px(APART))


def said(words: Words, command: Command[Any], view: View) -> str:
    """Returns the name of an answer, for both players to read: without its card if only the owner
    may know it."""
    if not view.secret(named(command)):
        return words.command(command, view)
    way = words.way(type(command), view)[0]
    return way if view.private.isdisjoint(named(command)) else words.from_hand(way)


def reason(words: Words, view: View, best: Sequence[Weighed], number: int) -> str:
    """Returns why an answer is among the best; empty if that would tell of a card that only its
    owner may know."""
    others = [one.command for at, one in enumerate(best) if at != number][:1]
    command = best[number].command
    if view.secret(card for one in (command, *others) for card in named(one)):
        return ""
    return words.reason(command, view, *others)


def chance(words: Words, reckoned: float | None) -> str:
    """Returns a chance of victory in percent, from 1 to 99, as nothing is certain before the end;
    empty if none was reckoned."""
    if reckoned is None:
        return ""
    return words.say("{n}%", n=min(99, max(1, round(100 * reckoned))))


def free_place(size: Size, room: Rect, taken: Sequence[Rect], near: Point) -> Rect | None:
    """Returns the rectangle of this size in the room, at an edge of it, that is nearest to a point
    and covers nothing `taken`; None if there is none."""
    x, y = near
    spots = sorted(corners(size, room, taken), key=lambda at: abs(at[0] - x) + abs(at[1] - y))
    found = (Rect(*at, *size) for at in spots)
    return next((rect for rect in found if not any(meet(rect, one) for one in taken)), None)


def corners(size: Size, room: Rect, taken: Sequence[Rect]) -> Iterator[Point]:
    """Yields the upper left corners to try: at the edges of the room, and there close beside
    everything `taken`."""
    right, bottom = room.right - size[0], room.bottom - size[1]
    sides, ends = {room.x, right}, {room.y, bottom}
    across = {room.x, right} | {x for one in taken for x in (one.right, one.x - size[0])}
    down = {room.y, bottom} | {y for one in taken for y in (one.bottom, one.y - size[1])}
    whole = room.grown(0.5)
    for x, y in {*product(sides, down), *product(across, ends)}:
        if whole.contains((x, y)) and whole.contains((x + size[0], y + size[1])):
            yield x, y


def meet(one: Rect, other: Rect) -> bool:
    """Returns whether two rectangles share more than an edge."""
    return min(one.right, other.right) > max(one.x, other.x) and min(
        one.bottom, other.bottom
    ) > max(one.y, other.y)
