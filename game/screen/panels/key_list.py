"""The keys, what the mouse does, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import accumulate

from game.screen.controls.scrolling import Scroll, draw_bar
from game.screen.lettering.paragraphs import LEADING, Lines, line_height, wrapped, write_lines
from game.screen.lettering.text import Text, write_from
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.panels.frame import ZONE, Frame, centred, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words, msgid

KEYS = (
    (msgid("Arrows"), msgid("Move the focus")),
    ("Tab", msgid("To the next group; with Shift to the one before")),
    (msgid("Enter"), msgid("Press or take what is in focus")),
    ("P, D", msgid("Play or discard the chosen card")),
    ("1 – 8", msgid("Choose a card of the hand or of a Prophecy")),
    ("S", msgid("Sort the hand")),
    ("R", msgid("Read the card large")),
    ("Z, Y", msgid("Undo, redo; also with Ctrl")),
    ("L, C, H", msgid("Log, unseen cards, a hint")),
    ("M", msgid("Sound off or on")),
    ("I", msgid("Explain what is in focus or under the pointer")),
    ("F1", msgid("Open the rules")),
    ("F2", msgid("Change the settings")),
    ("F3", msgid("Show these controls")),
    ("F11", msgid("Full screen")),
    (msgid("Esc"), msgid("Go back")),
)
MOUSE = (
    (msgid("Drag a card"), msgid("To the row, the discard pile, a Door or a Nightmare")),
    (msgid("Click a card, then where it goes"), msgid("The same without dragging")),
    (msgid("Double click"), msgid("Play the card")),
    (msgid("Right click or long press"), msgid("Read the card large")),
    (msgid("Wheel"), msgid("Move the row, the log or the cards of a pile")),
)
BOTH = (
    ("V", msgid("See again what the partner did")),
    ("T", msgid("Agree on hands, seats and talk")),
)
"""Where two play."""
HIDING = (
    ("Q, O", msgid("Lift one’s own cloth: press twice or hold")),
    ("X", msgid("Cover the cards")),
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


Told = list[tuple[Lines, Lines, float]]
"""Names, what they do, and how high both are."""


class KeysPanel(Leaf):
    """The keyboard at the left, the mouse at the right; where letters are too large for that, one
    below the other, as far as there is room."""

    name = "keys"

    def __init__(self, text: Text, words: Words, seats: int, hidden: bool) -> None:
        self._text = text
        self._words = words
        self._gestures = MOUSE + (BOTH if seats > 1 else ()) + (HIDING if hidden else ())
        self._down = Scroll()

    def scroll(self, steps: int) -> None:
        """By keys, if not all are in sight."""
        self._down.turn(-steps)

    def things(self, places: Places) -> list[Thing]:
        """Every key and gesture in sight with what it does."""
        frame = self._frame(places)
        things = frame.things()
        for i, row in self._in_sight(frame):
            caption, content = " ".join(row.name), " ".join(row.does)
            told = self._words.say("{caption}: {content}", caption=caption, content=content)
            things.append(Thing(f"text.keys.{i}", "text", told, row.rect, ZONE))
        return things

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """A cap for each key, and each gesture in bold."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        rows = self._in_sight(frame)
        for i, row in rows:
            draw = self._draw_key if i < len(KEYS) else self._draw_gesture
            draw(surface, row, places)
        lines = len(KEYS) + len(self._gestures)
        draw_bar(surface, places, frame.content, self._down.by, len(rows), lines)

    def _draw_key(self, surface: Canvas, row: Row, places: Places) -> None:
        (label,), rect, text, px = row.name, row.rect, self._text, places.text(19)
        indent = self._indent(places)
        left = rect.x + (indent - px - cap_width(label, text, places))
        draw_cap(surface, label, text, places, left, rect.centre[1])
        top = rect.centre[1] - px * LEADING * len(row.does) / 2
        beside = replace(rect, x=rect.x + indent, y=top)
        write_lines(surface, text, row.does, px, palette.BODY, beside)

    def _draw_gesture(self, surface: Canvas, row: Row, places: Places) -> None:
        text, px = self._text, places.text(19)
        write_lines(surface, text, row.name, px, palette.IVORY, row.rect, "body_bold")
        below = replace(row.rect, y=row.rect.y + px * LEADING * len(row.name))
        write_lines(surface, text, row.does, px, palette.BODY, below)

    def _frame(self, places: Places) -> Frame:
        title = self._words.say("Controls")
        return framed(centred(places), title, self._text, self._words, places)

    def _in_sight(self, frame: Frame) -> list[tuple[int, Row]]:
        """Keys and gestures with their numbers."""
        width = frame.content.w * (0.5 - BETWEEN / 2)
        left = replace(frame.content, w=width)
        right = replace(left, x=frame.content.right - width)
        columns = (self._keys(frame.places, width), left), (self._mouse(frame.places, width), right)
        if all(sum(high for _, _, high in told) <= half.h for told, half in columns):
            self._down.fit(0, 0)
            return list(enumerate(row for told, half in columns for row in placed(told, half)))
        room = frame.content
        told = self._keys(frame.places, room.w) + self._mouse(frame.places, room.w)
        self._down.fit(len(told), fitting_in(told[::-1], room.h))
        first = self._down.by
        shown = told[first : first + fitting_in(told[first:], room.h)]
        return list(enumerate(placed(shown, room), start=first))

    def _indent(self, places: Places) -> float:
        """From the left edge to what the keys do: all caps end at the same place before it."""
        say, text = self._words.say, self._text
        return max(cap_width(say(key), text, places) for key, _ in KEYS) + places.text(19)

    def _keys(self, places: Places, width: float) -> Told:
        """The keys in a column so wide."""
        room, say = width - self._indent(places), self._words.say
        least, step = places.text(15) * 2.1, line_height(places)
        told = [((say(key),), self._wrapped(places, say(does), room)) for key, does in KEYS]
        return [(key, does, max(least, step * len(does))) for key, does in told]

    def _mouse(self, places: Places, width: float) -> Told:
        """The gestures in a column so wide."""
        say, step = self._words.say, line_height(places)
        told = [
            (
                self._wrapped(places, say(gesture), width, "body_bold"),
                self._wrapped(places, say(does), width),
            )
            for gesture, does in self._gestures
        ]
        return [(gesture, does, step * len(gesture + does)) for gesture, does in told]

    def _wrapped(self, places: Places, words: str, room: float, role: str = "body") -> Lines:
        return wrapped(self._text, words, role, places.text(19), int(room))


def fitting_in(told: Told, room: float) -> int:
    """How many of the first there is room for."""
    heights = list(accumulate(high for _, _, high in told))
    return sum(height <= room for height in heights)


def placed(told: Told, room: Rect) -> list[Row]:
    """The rows one below another, with as much air as there is room for but not too much."""
    used = sum(high for _, _, high in told)
    gap = min(told[-1][2] * 0.9, (room.h - used) / len(told))
    rows, y = [], room.y
    for name, does, height in told:
        rows.append(Row(name, does, Rect(room.x, y, room.w, height)))
        y += height + gap
    return rows


def cap_px(places: Places) -> int:
    """The height of the letters on a key cap."""
    return places.text(15)


def cap_width(label: str, text: Text, places: Places) -> float:
    """How wide a key cap is."""
    px = cap_px(places)
    return max(px * 1.9, text.width(label, "label", px) + px * 1.1)


def draw_cap(
    surface: Canvas, label: str, text: Text, places: Places, left: float, y: float
) -> None:
    """A key of the keyboard; `left` is its edge and `y` its middle."""
    px = cap_px(places)
    cap = Rect(left, y - px * 0.95, cap_width(label, text, places), px * 1.9)
    slabs.slab(surface, cap, places.px(6), 1, slabs.CAP, places)
    width = text.width(label, "label", px)
    write_from(surface, text, label, "label", px, palette.IVORY, (cap.centre[0] - width / 2, y))
