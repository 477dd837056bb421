"""The panel of unseen cards: how many of each face there are, and where they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import replace

from game.rules.card import Card
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.look.icons import draw, ramp_of
from game.screen.panels.unseen_counts import Number, known_top, table, whereabouts
from game.screen.panels.unseen_table import PX, UnseenTable
from game.screen.ui.arrange import Beside, Column, Grid, Picture
from game.screen.ui.arrange import Card as Held
from game.screen.ui.element import Element
from game.screen.ui.panel import CLOSE, PUT_AWAY, SheetPanel, beside, docked
from game.screen.ui.theme import Theme
from game.screen.ui.words import Words as Written
from game.screen.ui.words import sentence
from game.table.asking import symbols
from game.table.layout.places import Places, Rect
from game.words import Words


class UnseenPanel(SheetPanel):
    """A panel that counts the cards that a view cannot see. It lies over the table, or stands
    `aside` of it while the game goes on."""

    name = "unseen"
    whole = True

    def __init__(
        self, text: Text, words: Words, theme: Theme, view: View, aside: bool = False
    ) -> None:
        super().__init__(text, words, theme)
        self.view = view
        self.closes = PUT_AWAY if aside else CLOSE
        self._aside = aside
        self._landed = known(view)

    def follow(self, view: View, moving: Set[str]) -> None:
        """Counts for this view. A card that comes into sight counts only once it has landed."""
        seen = known(view)
        self._landed = {card for card in seen if card in self._landed or card.id not in moving}
        on_the_way = Counter(card.face for card in seen - self._landed)
        now = replace(view, unseen=Counter(view.unseen) + on_the_way)
        if now != self.view:
            self.view = now
            self.renew()

    def title(self) -> str:
        return self._words.say("Unseen cards")

    def area(self, places: Places) -> Rect:
        return beside(places) if self._aside else docked(places)

    def body(self) -> Element:
        view, words = self.view, self._words
        told = whereabouts(view, words), words.beneath(view), known_top(view, words)
        notes = [
            sentence(f"text.note.{number}", said, px=PX)
            for number, said in enumerate(filter(None, told))
        ]
        coming = [self._coming(number, card) for number, card in enumerate(view.known_top, 1)]
        below = Column([*notes, Grid(coming, most=2, least=260, gap=4)])
        return UnseenTable(table(view, words), words.say("Total"), self._says, below)

    def _says(self, number: Number) -> str:
        caption = {"caption": number.name, "content": number.count}
        return self._words.say("{caption}: {content}", **caption)

    def _coming(self, number: int, card: Card) -> Element:
        """Returns the row of a known card of the deck: how soon it comes, its symbol and its
        name."""
        name, symbol, ink = self._words.card(card), symbols.of_kind(card.kind), ramp_of(card)[1]
        picture = Picture(wide=25, high=25, make=lambda px, _: draw(symbol, px, ink))
        count = Written(words=str(number), role="number", px=PX, ink="title")
        said = Beside(picture, Written(words=name, px=PX, ink="strong"), gap=8)
        return Held(Beside(count, said, gap=14), id=f"text.known.{card.id}", said=name, look=None)


def known(view: View) -> set[Card]:
    """Returns the cards that lie where the view sees them."""
    return {card for name in view.zones for card in view.cards(name)}
