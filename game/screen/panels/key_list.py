"""The panel with the controls: the keys, the gestures of mouse and fingers, and what each one
does."""

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
from game.words import KEYS, PadSign, Words, msgid

ARROWS = "left", "right", "up", "down"
LINES: Sequence[tuple[Sequence[str], str]] = (
    (ARROWS, msgid("Move the focus")),
    (("next", "previous"), msgid("To the next group, to the one before")),
    (("act",), msgid("Press or take what is in focus")),
    (("play", "discard"), msgid("Play or discard the chosen card")),
    (("card_1", "card_8"), msgid("Choose a card of the hand or of a Prophecy")),
    (("answer_1", "answer_4"), msgid("Give one of the answers below the row")),
    (("sort",), msgid("Sort the hand")),
    (("read",), msgid("Read the card large")),
    (("undo", "redo"), msgid("Undo, redo")),
    (("log", "unseen", "hint"), msgid("Log, unseen cards, a hint")),
    (("mute",), msgid("Sound off or on")),
    (("explain",), msgid("Explain what is in focus or under the pointer")),
    (("rules",), msgid("Open the rules")),
    (("settings",), msgid("Change the settings")),
    (("keys",), msgid("Show these controls")),
    (("full_screen",), msgid("Full screen")),
    (("back",), msgid("Go back")),
)
"""The actions whose keys stand in one line, and what they do."""
MOUSE = (
    (msgid("Drag a card"), msgid("To the row, the discard pile, a Door or a Nightmare")),
    (msgid("Click a card, then where it goes"), msgid("The same without dragging")),
    (msgid("Double click"), msgid("Play the card")),
    (msgid("Right click or long press"), msgid("Read the card large")),
    (msgid("Wheel"), msgid("Move the row, the log or the cards of a pile")),
    (
        msgid("A finger does the same"),
        msgid("Flicked upward it plays, held on a button it explains, dragged it scrolls"),
    ),
)
BOTH = (
    (("recap",), msgid("See again what the partner did")),
    (("together",), msgid("Agree on hands, seats and talk")),
)
"""Further controls with two players."""
HIDING = (
    (("cloth_1", "cloth_2"), msgid("Lift one’s own cloth: press twice or hold")),
    (("cover",), msgid("Cover the cards")),
)
"""Further controls while hands are hidden."""
WHY = ((("why",), msgid("Ask the sleepwalker why")),)
"""Further controls while they are not."""
HELD = {
    MOUSE[2]: (msgid("Hold a card"), msgid("Play the card")),
    MOUSE[3]: (msgid("Right click, or hold a chosen card"), msgid("Read the card large")),
    HIDING[0]: (HIDING[0][0], msgid("Lift one’s own cloth: hold the key")),
}
"""The rows that take the place of others where the players hold a card to play it."""
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
        round_off = cap.h / 2 if isinstance(self.label, PadSign) else kit.px(6)
        slabs.slab(surface, cap, round_off, 1, slabs.CAP, kit.places)
        ink = kit.theme.inks["strong"]
        write(surface, kit.text, self.label, "label", px, ink, cap.centre)


def called(words: Words, actions: Sequence[str]) -> str:
    """Returns what the keys of these actions are called together."""
    labels = [words.key(action) for action in actions]
    if list(actions) == list(ARROWS) and labels == [words.say(KEYS[name]) for name in ARROWS]:
        return words.say("Arrows")
    span = len(actions) == 2 and actions[0].endswith("_1")
    return (" – " if span and all(labels) else ", ").join(filter(None, labels)) or "–"


class KeysPanel(SheetPanel):
    """A panel with the keyboard at the left, and mouse and fingers at the right, or one below the
    other where large letters leave no room for two columns. `holds` tells whether the players hold
    a card to play it."""

    name = "keys"
    in_middle = True

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        seats: int,
        hidden: bool,
        holds: bool = False,
    ) -> None:
        super().__init__(text, words, theme)
        self._further = BOTH + (HIDING if hidden else WHY) if seats > 1 else ()
        self._holds = holds

    def title(self) -> str:
        return self._words.say("Controls")

    def area(self, places: Places) -> Rect:
        return centred(places)

    def body(self) -> Element:
        say, words = self._words.say, self._words
        labels = [called(words, actions) for actions, _ in LINES]
        keys = [
            self._row(n, label, say(does), tuple(labels))
            for n, (label, (_, does)) in enumerate(zip(labels, LINES, strict=True))
        ]
        rows = [HELD.get(row, row) if self._holds else row for row in (*MOUSE, *self._further)]
        told = [
            (say(gesture) if isinstance(gesture, str) else called(words, gesture), does)
            for gesture, does in rows
        ]
        gestures = [
            self._gesture(len(LINES) + n, label, say(does)) for n, (label, does) in enumerate(told)
        ]
        columns = Column(keys, gap=1), Column(gestures, gap=14)
        return Grid(columns, most=2, least=480, gap=48, even=False)

    def _row(self, number: int, key: str, does: str, labels: tuple[str, ...]) -> Element:
        cap = Cap(label=key, labels=labels)
        return self._named(number, key, does, Beside(cap, Written(words=does, px=PX)))

    def _gesture(self, number: int, gesture: str, does: str) -> Element:
        lines: Sequence[Element] = (
            Written(words=gesture, role="body_bold", px=PX, ink="strong"),
            Written(words=does, px=PX),
        )
        return self._named(number, gesture, does, Column(lines, gap=0))

    def _named(self, number: int, caption: str, content: str, child: Element) -> Element:
        say = self._words.say
        told = say("{caption}: {content}", caption=caption, content=content)
        return Card(child, id=f"text.keys.{number}", said=told, look=None)
