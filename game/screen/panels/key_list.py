"""The panel with the controls: the keys, the gestures of the mouse, and what each one does."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from game.screen.lettering.text import Text, write
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Grid
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.panel import SheetPanel, centred
from game.screen.ui.theme import Theme
from game.screen.ui.words import Words as Written
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
"""Further controls with two players."""
HIDING = (
    ("Q, O", msgid("Lift one’s own cloth: press twice or hold")),
    ("X", msgid("Cover the cards")),
)
"""Further controls while hands are hidden."""
LETTERS, PX = 15, 19
"""Heights of the letters on a key and of its explanation, by the design."""


@dataclass(frozen=True)
class Cap(Leaf):
    """A key of the keyboard. Its room is as wide as the widest of all `labels` needs."""

    label: str = ""
    labels: tuple[str, ...] = ()

    @staticmethod
    def _wide(kit: Kit, label: str) -> float:
        px = kit.places.text(LETTERS)
        return max(px * 1.9, kit.text.width(label, "label", px) + px * 1.1)

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        wide = max(self._wide(kit, label) for label in self.labels)
        return math.ceil(wide), kit.places.text(LETTERS) * 1.9

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px, wide = kit.places.text(LETTERS), self._wide(kit, self.label)
        cap = Rect(rect.right - wide, rect.centre[1] - px * 0.95, wide, px * 1.9)
        slabs.slab(surface, cap, kit.px(6), 1, slabs.CAP, kit.places)
        ink = kit.theme.inks["strong"]
        write(surface, kit.text, self.label, "label", px, ink, cap.centre)


class KeysPanel(SheetPanel):
    """A panel with the keyboard at the left and the mouse at the right, or one below the other
    where large letters leave no room for two columns."""

    name = "keys"
    in_middle = True

    def __init__(self, text: Text, words: Words, theme: Theme, seats: int, hidden: bool) -> None:
        super().__init__(text, words, theme)
        self._gestures = MOUSE + (BOTH if seats > 1 else ()) + (HIDING if hidden else ())

    def title(self) -> str:
        return self._words.say("Controls")

    def area(self, places: Places) -> Rect:
        return centred(places)

    def body(self) -> Element:
        keys = [self._row(n, *told) for n, told in enumerate(KEYS)]
        gestures = [self._gesture(len(KEYS) + n, *told) for n, told in enumerate(self._gestures)]
        columns = Column(keys, gap=1), Column(gestures, gap=14)
        return Grid(columns, most=2, least=480, gap=48, even=False)

    def _row(self, number: int, key: str, does: str) -> Element:
        say = self._words.say
        labels = tuple(say(label) for label, _ in KEYS)
        cap = Cap(label=say(key), labels=labels)
        return self._named(number, key, does, Beside(cap, Written(words=say(does), px=PX)))

    def _gesture(self, number: int, gesture: str, does: str) -> Element:
        say = self._words.say
        lines: Sequence[Element] = (
            Written(words=say(gesture), role="body_bold", px=PX, ink="strong"),
            Written(words=say(does), px=PX),
        )
        return self._named(number, gesture, does, Column(lines, gap=0))

    def _named(self, number: int, caption: str, content: str, child: Element) -> Element:
        say = self._words.say
        told = say("{caption}: {content}", caption=say(caption), content=say(content))
        return Card(child, id=f"text.keys.{number}", said=told, look=None)
