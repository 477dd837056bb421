"""The tray: the cards that were just lost, on a sheet of paper. Each can be read."""

from __future__ import annotations

from collections.abc import Iterator

from game.screen.cards.faces import CORNER
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.screen.table.drawing.recap_drawing import RecapPanel
from game.screen.ui.focus_ring import draw_focus
from game.table.chronicle import TO_LIMBO
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.words import Words

TRAY, LOST = "button.tray", "lost."
"""Id of the sheet, which puts the tray away when pressed, and prefix of the ids of its cards."""
CROSS = 32
"""Height of the cross in the corner, by the design."""


class LostTray:
    """The tray with the cards of the `panel`, and everything that can be pressed on it."""

    def __init__(
        self, words: Words, text: Text, places: Places, panel: RecapPanel, said: str
    ) -> None:
        self._words = words
        self._text = text
        self._places = places
        self._panel = panel
        self._said = said

    def prepare(self) -> bool:
        """Makes up to two of the missing pictures of cards. Returns whether any was missing."""
        return self._panel.prepare()

    def things(self) -> Iterator[Thing]:
        """Yields the sheet, which is a button, its text, and the cards that have room. If some have
        none, the sign for them stands for the first of these."""
        say, rect = self._words.say, self._panel.rect
        yield Thing(TRAY, "button", say("Put the lost cards away"), rect, state=("enabled",))
        yield Thing("text.lost", "text", self._said, rect)
        if more := self._panel.more:
            yield Thing("text.lost.more", "text", *more)
        for told, at in self._panel.spots():
            if told.card is not None:
                key, name = f"{LOST}{told.card.id}", self._words.card(told.card)
                state = ("to_limbo",) if told.word == TO_LIMBO else ()
                yield Thing(key, "card", name, at, face="up", state=state, card=told.card)

    def paint(self, surface: Canvas, hover: str, focus: Thing | None) -> None:
        """Draws the tray. A card that went to Limbo has an outline in the light of Limbo."""
        places, panel = self._places, self._panel
        panel.paint(surface)
        line = max(2.0, places.px(3))
        for told, at in panel.cards():
            if told.word == TO_LIMBO:
                shapes.outline(surface, at.grown(line), at.w * CORNER + line, line, palette.DREAM)
        self._cross(surface, palette.LEGAL if hover == TRAY else palette.IVORY)
        if focus is not None and focus.id.startswith((TRAY, LOST)):
            draw_focus(surface, places, focus.rect, places.px(12))

    def _cross(self, surface: Canvas, ink: palette.Colour) -> None:
        rect, px = self._panel.rect, self._places.usual(CROSS)
        away = px * 0.5
        chip = Rect.around((rect.right - away, rect.y + away), px, px)
        shapes.box(surface, chip, chip.w / 2, palette.CHIP)
        write(surface, self._text, "×", "body_bold", px, ink, chip.centre)
