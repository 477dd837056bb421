"""The keys, what the mouse does, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen import palette
from game.screen.panels.caps import cap_width, draw_cap
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.lines import LEADING, Lines, line_height, wrapped, write_lines
from game.screen.panels.panel import Leaf
from game.screen.text import Text
from game.table.places import Places, Rect
from game.table.things import Thing
from game.words import Words, msgid

KEYS = (
    (msgid("Arrows"), msgid("Move the focus")),
    (msgid("Enter"), msgid("Press or take what is in focus")),
    ("P", msgid("Play the chosen card")),
    ("D", msgid("Discard the chosen card")),
    ("1 – 8", msgid("Choose a card of the hand or of a Prophecy")),
    ("S", msgid("Sort the hand")),
    ("R", msgid("Read the card large")),
    ("Z, Y", msgid("Undo, redo; also with Ctrl")),
    ("L", msgid("Show the log")),
    ("C", msgid("Show the unseen cards")),
    ("M", msgid("Change the settings")),
    ("F1", msgid("Show these keys")),
    ("F11", msgid("Full screen")),
    (msgid("Esc"), msgid("Go back")),
)
MOUSE = (
    (msgid("Drag a card"), msgid("To the row, the discard pile, a Door or a Nightmare")),
    (msgid("Click a card, then a place"), msgid("The same without dragging")),
    (msgid("Double click"), msgid("Play the card")),
    (msgid("Right click or long press"), msgid("Read the card large")),
    (msgid("Wheel"), msgid("Move the row, the log or the cards of a pile")),
)
HIDING = (
    (msgid("Hold Space"), msgid("Look at covered cards")),
    ("H", msgid("Cover the cards")),
)
"""Where hands are hidden."""
BETWEEN = 0.06
"""Of the width, between the keyboard and the mouse."""


@dataclass(frozen=True)
class Row:
    """A key or a gesture, and what it does, each broken into lines."""

    name: tuple[str, ...]
    does: tuple[str, ...]
    rect: Rect


class KeysPanel(Leaf):
    """The keyboard at the left, the mouse at the right."""

    name = "keys"

    def __init__(self, text: Text, words: Words, hidden: bool) -> None:
        self._text = text
        self._words = words
        self._gestures = MOUSE + HIDING if hidden else MOUSE

    def things(self, places: Places) -> list[Thing]:
        """Every key and gesture with what it does."""
        frame = self._frame(places)
        things = frame.things()
        for i, row in enumerate((*self._keyboard(frame), *self._mouse(frame))):
            caption, content = " ".join(row.name), " ".join(row.does)
            told = self._words.say("{caption}: {content}", caption=caption, content=content)
            things.append(Thing(f"text.keys.{i}", "text", told, row.rect, ZONE))
        return things

    def paint(self, surface: pygame.Surface, places: Places, hover: str) -> None:
        """A cap for each key, and each gesture in bold."""
        frame, text, px = self._frame(places), self._text, places.text(19)
        frame.draw(surface, text, hover)
        step, indent = px * LEADING, self._indent(places)
        for row in self._keyboard(frame):
            (label,), rect = row.name, row.rect
            left = rect.x + (indent - px - cap_width(label, text, places))
            draw_cap(surface, label, text, places, left, rect.centre[1])
            top = rect.centre[1] - step * len(row.does) / 2
            beside = replace(rect, x=rect.x + indent, y=top)
            write_lines(surface, text, row.does, px, palette.BODY, beside)
        for row in self._mouse(frame):
            write_lines(surface, text, row.name, px, palette.IVORY, row.rect, "body_bold")
            below = replace(row.rect, y=row.rect.y + step * len(row.name))
            write_lines(surface, text, row.does, px, palette.BODY, below)

    def _frame(self, places: Places) -> Frame:
        title = self._words.say("Keys and mouse")
        return framed(centred(places), title, self._text, self._words, places)

    def _indent(self, places: Places) -> float:
        """From the left edge to what the keys do: all caps end at the same place before it."""
        say, text = self._words.say, self._text
        return max(cap_width(say(key), text, places) for key, _ in KEYS) + places.text(19)

    def _keyboard(self, frame: Frame) -> list[Row]:
        half = replace(frame.content, w=frame.content.w * (0.5 - BETWEEN / 2))
        room, say = half.w - self._indent(frame.places), self._words.say
        told = [((say(key),), self._wrapped(frame, say(does), room)) for key, does in KEYS]
        least = frame.places.text(15) * 2.1
        heights = [max(least, line_height(frame.places) * len(does)) for _, does in told]
        return placed(told, heights, half)

    def _mouse(self, frame: Frame) -> list[Row]:
        width, say = frame.content.w * (0.5 - BETWEEN / 2), self._words.say
        half = replace(frame.content, x=frame.content.right - width, w=width)
        told = [
            (
                self._wrapped(frame, say(gesture), width, "body_bold"),
                self._wrapped(frame, say(does), width),
            )
            for gesture, does in self._gestures
        ]
        return placed(told, [line_height(frame.places) * len(a + b) for a, b in told], half)

    def _wrapped(self, frame: Frame, words: str, room: float, role: str = "body") -> Lines:
        return wrapped(self._text, words, role, frame.places.text(19), int(room))


def placed(told: Sequence[tuple[Lines, Lines]], heights: Sequence[float], half: Rect) -> list[Row]:
    """The rows one below another, with as much air as there is room for but not too much."""
    gap = min(heights[-1] * 0.9, (half.h - sum(heights)) / len(heights))
    rows, y = [], half.y
    for (name, does), height in zip(told, heights, strict=True):
        rows.append(Row(name, does, Rect(half.x, y, half.w, height)))
        y += height + gap
    return rows
