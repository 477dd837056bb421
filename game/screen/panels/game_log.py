"""The log: what has happened, in sentences, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.rules.card import Card
from game.rules.event import TurnBegan
from game.screen.controls.scrolling import Scroll, draw_bar
from game.screen.lettering.fitting import measured
from game.screen.lettering.paragraphs import Lines, line_height, wrapped, write_lines
from game.screen.lettering.text import Text, write_from
from game.screen.look import emblems, icons, palette, shapes
from game.screen.materials.flourish import draw_rule
from game.screen.panels.frame import ZONE, Frame, docked, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.asking.buttons import Button
from game.table.chronicle import Entry
from game.table.hands.things import Role, Thing
from game.table.layout.places import Places, Rect
from game.table.party import Party
from game.words import Words

PREFIX, REPLAY = "log.", "button.replay"
NOTCH = 3
"""Lines to a notch of the wheel."""


@dataclass(frozen=True)
class Told:
    """An entry in sight: its number, and those of its lines that have room."""

    number: int
    lines: Lines
    rect: Rect


class LogPanel(Leaf):
    """The newest entries are in sight until one scrolls. With two players each says who did it. If
    lines `lead` somewhere, each is a button, and its number is told when it is pressed. `again`
    shows the game once more."""

    name = "log"

    def __init__(
        self,
        text: Text,
        words: Words,
        entries: Sequence[Entry],
        party: Party | None = None,
        lead: Callable[[int], None] | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        self.entries = entries
        self._lead, self._again = lead, again
        self._here: int | None = None
        """The entry that is shown now, where the game is shown once more."""
        self._astray = False
        """Whether that is still to be brought into sight."""
        self._party = party
        self._names = party.names if party else None
        self._text = text
        self._words = words
        self._back = Scroll()

    def scroll(self, steps: int) -> None:
        """Shows older lines, or newer ones."""
        self._back.turn(steps * NOTCH)

    def stand(self, number: int) -> None:
        """The entry of this number is shown now: it comes into sight."""
        self._here, self._astray = number, True

    def press(self, key: str) -> None:
        """A line leads to where it came about, and a button to the beginning."""
        if self._lead is not None and key.startswith(PREFIX):
            self._lead(int(key.removeprefix(PREFIX)))
        elif self._again is not None and key == REPLAY:
            self._again()

    def marked(self, hover: str) -> frozenset[Card]:
        """The cards that the line under the pointer names."""
        number = hover.removeprefix(PREFIX)
        if number == hover or int(number) >= len(self.entries):
            return frozenset()
        return frozenset(self.entries[int(number)].cards)

    def things(self, places: Places) -> list[Thing]:
        """A turn's heading is for reading only; any other line can be pointed at."""
        frame = self._frame(places)
        things = frame.things()
        for told in self._in_sight(frame):
            entry = self.entries[told.number]
            key, name = f"{PREFIX}{told.number}", self._sentence(entry)
            if entry.heading:
                things.append(Thing(f"text.{key}", "text", name, told.rect, ZONE))
            else:
                role: Role = "zone" if self._lead is None else "button"
                state = () if self._lead is None else ("enabled",)
                things.append(Thing(key, role, name, told.rect, ZONE, state=state))
        return things

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """The lines in sight; the one under the pointer is lit."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        for told in self._in_sight(frame):
            if self.entries[told.number].heading:
                self._draw_heading(surface, told, places)
            else:
                self._draw_entry(surface, told, places, hover == f"{PREFIX}{told.number}")
            if told.number == self._here:
                self._draw_here(surface, told, places)
        shown, lines = self._room(frame), len(self._lines(frame))
        draw_bar(surface, places, frame.content, lines - shown - self._back.by, shown, lines)

    def _frame(self, places: Places) -> Frame:
        say = self._words.say
        others = [Button(REPLAY, say("Replay"))] if self._again else []
        return framed(docked(places), say("Log"), self._text, self._words, places, *others)

    def _sentence(self, entry: Entry) -> str:
        if isinstance(entry.event, TurnBegan):
            player = self._names[entry.event.seat] if self._names else ""
            return self._words.turn(entry.turn, player)
        return self._words.event(entry.event, self._names)

    def _lines(self, frame: Frame) -> list[tuple[int, str]]:
        """Every line there is, with the number of its entry; an empty one before each turn."""
        px = frame.places.text(19)
        room = int(frame.content.w - gutter(frame.places) - px * 0.4)
        lines = []
        for number, entry in enumerate(self.entries):
            sentence = self._sentence(entry)
            if entry.heading:
                lines += [(number, ""), (number, sentence)]
            else:
                told = wrapped(self._text, sentence, "body", px, room)
                lines += [(number, line) for line in told]
        return lines

    def _room(self, frame: Frame) -> int:
        """For how many lines there is room."""
        return int(frame.content.h / line_height(frame.places))

    def _in_sight(self, frame: Frame) -> Iterator[Told]:
        lines, room, step = self._lines(frame), self._room(frame), line_height(frame.places)
        self._back.fit(len(lines), room)
        if self._here is not None and self._astray:
            self._astray = False
            first = next(n for n, (number, _) in enumerate(lines) if number == self._here)
            if not 0 <= first - (len(lines) - self._back.by - room) < room - 1:
                self._back.by = 0
                self._back.turn(len(lines) - first - (room + 1) // 2)
        last = len(lines) - self._back.by
        shown = lines[max(0, last - room) : last]
        y, content = frame.content.y, frame.content
        for number in dict.fromkeys(number for number, _ in shown):
            own = tuple(line for its, line in shown if its == number)
            if any(own):
                yield Told(number, own, Rect(content.x, y, content.w, step * len(own)))
            y += step * len(own)

    def _draw_heading(self, surface: Canvas, told: Told, places: Places) -> None:
        words, px = told.lines[-1].upper(), places.text(16)
        y = told.rect.bottom - line_height(places) * 0.6
        gap, x = places.px(2.6), told.rect.x
        event = self.entries[told.number].event
        if self._party is not None and isinstance(event, TurnBegan):
            emblem = emblems.draw(self._party.players[event.seat].emblem, round(px * 1.3))
            surface.blit(emblem, (round(x), round(y - emblem.get_height() / 2)))
            x += emblem.get_width() + px * 0.5
        if self._text.width(words, "label", px, gap) > told.rect.right - x:
            gap, room = 0.0, told.rect.right - x
            px, (words,) = measured(self._text, places, told.lines[-1], "label", 16, room, 1)
        write_from(surface, self._text, words, "label", px, palette.CAPTION, (x, y + px * 0.1), gap)
        start = x + self._text.width(words, "label", px, gap) + px * 0.8
        if start < told.rect.right:
            draw_rule(surface, start, told.rect.right, y)

    def _draw_here(self, surface: Canvas, told: Told, places: Places) -> None:
        """What is shown now has a bar of gold at its side."""
        tall = line_height(places) * len([line for line in told.lines if line])
        bar = Rect(told.rect.x - places.px(10), told.rect.bottom - tall, max(4, places.px(5)), tall)
        shapes.box(surface, bar, bar.w / 2, *palette.GOLD_BUTTON)

    def _draw_entry(self, surface: Canvas, told: Told, places: Places, hover: bool) -> None:
        rect, px = told.rect, places.text(19)
        if hover:
            shapes.box(surface, rect, places.px(8), palette.HOVER)
            shapes.box(surface, Rect(rect.x, rect.y, 3, rect.h), 1, palette.LEGAL)
        icon = sign(self.entries[told.number], px)
        middle = rect.x + gutter(places) / 2, rect.y + line_height(places) / 2
        surface.blit(icon, icon.get_rect(center=(round(middle[0]), round(middle[1]))))
        left = rect.x + gutter(places)
        ink = palette.IVORY if hover else palette.BODY
        write_lines(surface, self._text, told.lines, px, ink, Rect(left, rect.y, rect.w, rect.h))


def gutter(places: Places) -> float:
    """The room for the sign before a sentence."""
    return places.text(19) * 1.7


def sign(entry: Entry, px: int) -> pygame.Surface:
    """The symbol of the first card of an entry, in the colour of its place; or a spark."""
    if not entry.cards:
        return icons.draw("spark", round(px * 0.6), palette.faded(palette.GOLD, 150))
    card = entry.cards[0]
    return icons.draw(symbols.of_kind(card.kind), px, icons.ramp_of(card)[1])
