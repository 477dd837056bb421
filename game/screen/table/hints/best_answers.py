"""The best answers to a decision, the best first: in a small panel where that lies on nothing, else
one by one on a line in the place of the words of the prompt."""

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
"""Pixels from what is not to be covered."""

BEST = "button.best"
"""How the ids of their buttons begin; then comes their number, from 1."""
BEFORE, AFTER = "button.answer_before", "button.answer_after"
"""On the line: to the answer before, and to the one after."""
AIR, APART = 16, 8
"""Beside the words of an answer, and from one answer to the next, by the design."""
MOST = 0.62
"""The part of the window that the panel may take from side to side."""
LONGEST, HALF = (0.36, 0.18), 0.56
"""The same of one answer, before it is broken, as a rule and where there is less room; and how much
of it half an answer is at most."""
CLOSEST = 0.92
"""How near the lines of an answer and of its reason come to each other."""
LABEL, REASON = 19, 17
"""Heights of the letters of an answer, and of the reason for it, by the design."""


@dataclass(frozen=True)
class Acts:
    """What the best answers do: one is given, or the one of this number is shown on the table."""

    give: Callable[[Command[Any]], None]
    turn: Callable[[int], None]


class BestAnswers(Leaf):
    """Each answer with its chance of victory if that was reckoned. The panel stands rather at the
    left, or at the right where two play. Pointed at, an answer is shown on the table; pressed, it
    is given."""

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
        """That of the words of the prompt, where these give way to the line."""
        self._at = 0
        """Which answer is shown on the table, from 0."""
        self._best = best
        self._lines = [(said(words, one.command, view), chance(words, one.chance)) for one in best]
        self._reasons = [reason(words, view, best, number) for number in range(len(best))]
        self._placed: tuple[tuple[Size, float], Frame | None] | None = None
        """Where the panel stands in a window measured so; None if there is the line instead."""

    def stand(self, places: Places, taken: Callable[[], Sequence[Rect]]) -> bool:
        """Finds its place in this window, on nothing that is `taken` while the words of the prompt
        stand there; whether there is one. It stays so, whatever moves on the table, as long as the
        same is asked."""
        window = places.size, places.letters
        if self._placed is None or self._placed[0] != window:
            self._placed = window, self._beside(places, taken())
        return self._placed[1] is not None

    def show(self, room: Rect | None, at: int) -> None:
        """The answer of this number is shown on the table, from 0; the line has this room, if there
        is any."""
        self._room, self._at = room, at

    def press(self, key: str) -> None:
        """An answer that is pressed is given, as by its button on the table."""
        name, _, number = key.rpartition(".")
        if name == BEST:
            self._acts.give(self._best[int(number) - 1].command)
        elif key in (BEFORE, AFTER):
            self.scroll(1 if key == BEFORE else -1)

    def scroll(self, steps: int) -> None:
        """To the answer before, or with negative steps to the one after, round and round."""
        self._acts.turn((self._at - steps) % len(self._best))

    def things(self, places: Places) -> list[Thing]:
        """The panel or the line, and what can be pressed there."""
        frame, room = self._frame, self._room
        if frame is not None:
            return [*frame.things(), *(replace(b.thing, zone=ZONE) for b in self._rows(frame))]
        if room is None:
            return []
        title = self._words.say("The best answers")
        line = Thing("zone.panel", "zone", title, room, ZONE)
        return [line, *(replace(b.thing, zone=ZONE) for b in self._on_line(room, places))]

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """The number of each answer before it, its chance at the right."""
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
        """An answer, and why, where that has room under it."""
        rect, figure = button.rect, self._lines[number][1]
        radius = min(rect.h, places.target) / 2
        slabs.slab(surface, rect, radius, places.px(1.8), slabs.FAINT, places, lit)
        told = self._lines[number][0]
        sizes = [*places.smaller()]
        # Large letters are worth more than the reason; what an answer is about is shown on the
        # table, too: there its reason tells more than half its name.
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
        """The lines of an answer and of a reason in letters of this size, and whether all of them
        have room."""
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
        """Below each other in the panel."""
        room, step = frame.content, frame.content.h / max(1, len(self._lines))
        tall = step - self._apart(frame.places)
        for number in range(len(self._lines)):
            yield self._row(number, Rect(room.x, room.y + number * step, room.w, tall))

    def _row(self, number: int, rect: Rect) -> Button:
        told, reckoned = self._lines[number]
        whole = f"{told} · {reckoned}" if reckoned else told
        return Button(f"{BEST}.{number + 1}", told, rect, said=whole)

    def _on_line(self, room: Rect, places: Places) -> list[Button]:
        """The answer that is shown, and if there are others what leads to them, on its two
        sides."""
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
        """The panel where it lies on nothing, if there is room for it."""
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
        """Its width and height, with answers up to so much of the window before they are broken."""
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
    """What an answer is called; without the card if only its owner may know it, for the other
    player reads here, too."""
    if not view.secret(named(command)):
        return words.command(command, view)
    way = words.way(type(command), view)[0]
    return way if view.private.isdisjoint(named(command)) else words.from_hand(way)


def reason(words: Words, view: View, best: Sequence[Weighed], number: int) -> str:
    """Why an answer is among the best; empty if that would tell of a card that only its owner may
    know."""
    others = [one.command for at, one in enumerate(best) if at != number][:1]
    command = best[number].command
    if view.secret(card for one in (command, *others) for card in named(one)):
        return ""
    return words.reason(command, view, *others)


def chance(words: Words, reckoned: float | None) -> str:
    """A chance of victory; empty if nobody reckoned it. Nothing is certain, and nothing is
    lost, before the end."""
    if reckoned is None:
        return ""
    return words.say("{n}%", n=min(99, max(1, round(100 * reckoned))))


def free_place(size: Size, room: Rect, taken: Sequence[Rect], near: Point) -> Rect | None:
    """The nearest rectangle of this size at an edge of the room that lies on nothing that is taken;
    None if there is none."""
    x, y = near
    spots = sorted(corners(size, room, taken), key=lambda at: abs(at[0] - x) + abs(at[1] - y))
    found = (Rect(*at, *size) for at in spots)
    return next((rect for rect in found if not any(meet(rect, one) for one in taken)), None)


def corners(size: Size, room: Rect, taken: Sequence[Rect]) -> Iterator[Point]:
    """The upper left corners that are tried: at the edges of the room, and there close beside all
    that is taken."""
    right, bottom = room.right - size[0], room.bottom - size[1]
    sides, ends = {room.x, right}, {room.y, bottom}
    across = {room.x, right} | {x for one in taken for x in (one.right, one.x - size[0])}
    down = {room.y, bottom} | {y for one in taken for y in (one.bottom, one.y - size[1])}
    whole = room.grown(0.5)
    for x, y in {*product(sides, down), *product(across, ends)}:
        if whole.contains((x, y)) and whole.contains((x + size[0], y + size[1])):
            yield x, y


def meet(one: Rect, other: Rect) -> bool:
    """Whether two rectangles share more than an edge."""
    return min(one.right, other.right) > max(one.x, other.x) and min(
        one.bottom, other.bottom
    ) > max(one.y, other.y)
