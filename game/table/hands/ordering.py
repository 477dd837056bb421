"""A Prophecy while it is being answered: freely rearranged until it is confirmed (R14)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.editions.base.prophecy import Foresee
from game.rules.card import Card
from game.rules.state import Cards


@dataclass(frozen=True)
class Foretelling:
    """The looked-at cards: one goes to the discard pile, the others go back in `order`, the next
    to be drawn first. `placed` of them, from the first, have been given their place by a choice.
    """

    order: Cards
    discard: Card | None = None
    placed: int = 0

    @property
    def command(self) -> Foresee | None:
        """The answer, once a card is to be discarded."""
        return Foresee(self.discard, self.order) if self.discard else None

    @property
    def cards(self) -> Cards:
        """All of them."""
        return (self.discard, *self.order) if self.discard else self.order

    @property
    def settled(self) -> Cards:
        """The cards whose place was chosen; the last one left needs no choosing."""
        return self.order if self.placed >= len(self.order) - 1 else self.order[: self.placed]

    def choosing(self, card: Card) -> Foretelling:
        """A card is chosen: the first one goes, the others follow in the order in which they are
        chosen. What was chosen already is free again."""
        if card is self.discard:
            return Foretelling((*self.order, card))
        if self.discard is None:
            return self.throwing(card)
        if card in self.order[: self.placed]:
            freed = self.moving(card, self.placed - 1)
            return replace(freed, placed=self.placed - 1)
        return replace(self.moving(card, self.placed), placed=self.placed + 1)

    def throwing(self, card: Card) -> Foretelling:
        """This card is to be discarded; one that was before takes its place among the others."""
        if card is self.discard:
            return self
        kept = [self.discard if c is card and self.discard else c for c in self.order]
        order = tuple(c for c in kept if c is not card)
        return Foretelling(order, card, self.placed if self.discard else 0)

    def moving(self, card: Card, place: int) -> Foretelling:
        """This card goes back on the deck, at this place from 0; who was there makes room."""
        others = [c for c in self.order if c is not card]
        order = (*others[:place], card, *others[place:])
        if card is self.discard:
            return Foretelling(order)
        # What was chosen before both places stays chosen.
        placed = min(self.placed, self.order.index(card), place)
        return replace(self, order=order, placed=placed)
