"""How many cards of each face are still unseen, and where they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import replace

from game.rules.card import Card
from game.rules.view import View
from game.screen.lettering.paragraphs import write_lines
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.panels.frame import PUT_AWAY, ZONE, Frame, beside, docked, framed
from game.screen.panels.panel import Leaf
from game.screen.panels.unseen_table import UnseenTable, draw_icon
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.hands.things import Thing
from game.table.layout.places import Places
from game.words import Words


class UnseenPanel(Leaf):
    """Counts what a view cannot see, over the table, or while one plays `aside` of it."""

    name = "unseen"

    def __init__(self, text: Text, words: Words, view: View, aside: bool = False) -> None:
        self.view = view
        self._text = text
        self._words = words
        self._aside = aside
        self._landed = known(view)

    def follow(self, view: View, moving: Set[str]) -> None:
        """Counts for this view. A card that has come in sight counts once it has arrived."""
        seen = known(view)
        self._landed = {card for card in seen if card in self._landed or card.id not in moving}
        on_the_way = Counter(card.face for card in seen - self._landed)
        self.view = replace(view, unseen=Counter(view.unseen) + on_the_way)

    def things(self, places: Places) -> list[Thing]:
        """Every number with what it counts, and the notes below."""
        frame = self._frame(places)
        sheet = UnseenTable(frame, self._text, self._words, self.view)
        things = frame.things()
        for line, row in enumerate(sheet.table.rows):
            for number in row.numbers:
                caption = {"caption": number.name, "content": number.count}
                name = self._words.say("{caption}: {content}", **caption)
                rect = sheet.cell(line + 1, number.column)
                things.append(Thing(f"text.unseen.{number.key}", "text", name, rect, ZONE))
        for i, (words, rect) in enumerate(sheet.notes()):
            things.append(Thing(f"text.note.{i}", "text", " ".join(words), rect, ZONE))
        for card, rect in sheet.known():
            name = self._words.card(card)
            things.append(Thing(f"text.known.{card.id}", "text", name, rect, ZONE))
        return things

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """The table and the notes."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        sheet = UnseenTable(frame, self._text, self._words, self.view)
        for column, kind in enumerate(sheet.table.kinds):
            place = sheet.cell(0, column)
            draw_icon(surface, symbols.of_kind(kind), sheet.icon_px, palette.CAPTION, place)
        sheet.draw_caption(surface)
        for line, row in enumerate(sheet.table.rows):
            sheet.draw_row(surface, line + 1, row)
        for lines, rect in sheet.notes():
            write_lines(surface, self._text, lines, sheet.px, palette.BODY, rect)
        for i, (card, rect) in enumerate(sheet.known()):
            sheet.draw_known(surface, i + 1, card, rect)

    def _frame(self, places: Places) -> Frame:
        title, text, words = self._words.say("Unseen cards"), self._text, self._words
        if self._aside:
            return framed(beside(places), title, text, words, places, close=PUT_AWAY)
        return framed(docked(places), title, text, words, places)


def known(view: View) -> set[Card]:
    """The cards that lie where the view sees them."""
    return {card for name in view.zones for card in view.cards(name)}
