"""A panel with the cards of a pile or of a row, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.state import DISCARD, ROW
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.panel import ZONE, SheetPanel, centred
from game.screen.ui.theme import Theme
from game.screen.ui.words import sentence
from game.table.hands.things import Thing
from game.table.layout.arrangement import as_printed
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.words import Names, Words

ORDER = "button.order"
PREFIX = "panel."
LEAST, WIDE = 90.0, 120
"""Least width of a card in a panel: in pixels, and by the design."""
FEWEST = 6
"""Number of cards in a line where they are largest."""


@dataclass(frozen=True)
class CardFace(Leaf):
    """A card that lies face up on a panel."""

    card: Card | None = None
    images: CardImages | None = None
    zone: str = ""

    def thing(self, rect: Rect) -> Thing | None:
        return Thing(self.id, "card", self.said, rect, ZONE, "up", card=self.card)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        self.draw_card(surface, rect, "selected" if hover else "")

    def draw_card(self, surface: Canvas, rect: Rect, mood: str) -> None:
        """Draws the card with the marks of this mood."""
        if self.card is not None and self.images is not None:
            pose = Pose(*rect.centre, rect.w)
            sprite = Sprite(self.card.id, self.card, self.zone, pose)
            surface.blit(*self.images.resting(sprite, pose, mood))


@dataclass(frozen=True)
class Faces(Element):
    """Cards in lines that fill the width. If `large`, they grow as long as `count` cards stay in
    sight at once."""

    cards: Sequence[Leaf]
    large: bool = False
    count: int = 0

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap, narrow = max(6.0, kit.px(14)), max(LEAST, kit.px(WIDE))
        most = max(1, int((width + gap) / (narrow + gap)))
        columns = most
        if self.large:
            fitting = range(min(most, FEWEST), most + 1)
            columns = next((n for n in fitting if self._high(n, width, gap) <= kit.sight), most)
        wide = int((width + gap) / columns - gap)
        parts, y = list[Placed](), 0.0
        for number, card in enumerate(self.cards):
            line, column = divmod(number, columns)
            x, y = column * (wide + gap), line * (wide * CARD_RATIO + gap)
            parts.append(Placed(card, Rect(x, y, wide, wide * CARD_RATIO)))
        return Box(width, y + wide * CARD_RATIO if parts else 0.0, tuple(parts))

    def _high(self, columns: int, width: float, gap: float) -> float:
        """Returns the height of `count` cards in so many columns, with a gap under each line."""
        wide = int((width + gap) / columns - gap)
        lines = -(-self.count // columns)
        return lines * (wide * CARD_RATIO + gap)


class CardsPanel(SheetPanel):
    """A panel that lays out the cards of a pile or of a row."""

    in_middle = True

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        images: CardImages,
        view: View,
        zone: str,
        names: Names | None = None,
    ) -> None:
        super().__init__(text, words, theme)
        self.view = view
        self._names = names
        self.name = zone.partition(":")[0]
        self._zone = zone
        self._images = images
        self._sorted = False

    @property
    def cards(self) -> Sequence[Card]:
        """The cards in the order in which they are shown."""
        cards = self.view.cards(self._zone)
        if self._sorted:
            return as_printed(cards, self.view.box)
        return cards[::-1] if self.name == DISCARD else cards

    def title(self) -> str:
        words = self._words
        return words.plural(
            "{zone}: {n} card",
            "{zone}: {n} cards",
            len(self.cards),
            zone=words.zone(self._zone, self._names),
        )

    def buttons(self) -> Sequence[Element]:
        say = self._words.say
        label = say("As they lie") if self._sorted else say("Sort")
        return (Button(ORDER, label=label, act=self._sort),) if self.cards else ()

    def area(self, places: Places) -> Rect:
        return centred(places)

    def body(self) -> Element:
        faces = [
            CardFace(
                f"{PREFIX}{card.id}",
                self._words.card(card),
                card=card,
                images=self._images,
                zone=self.name,
            )
            for card in self.cards
        ]
        return Column([sentence("text.order", self._told(), px=19), Faces(faces)])

    def _sort(self) -> None:
        """Switches between sorted cards and the order in which they lie."""
        self._sorted = not self._sorted
        self._scrolled = 0.0

    def _told(self) -> str:
        """Returns a sentence on the order in which the cards are shown."""
        say = self._words.say
        if not self.cards:
            return say("No card lies here.")
        if self._sorted:
            return say("Sorted by place: the Suns, then the Moons, Keys and Doors.")
        if self.name == DISCARD:
            return say("As they lie on the pile, the newest first.")
        if self.name == ROW:
            return say("As they lie in the row, from left to right.")
        return say("In the order in which they came, the oldest first.")
