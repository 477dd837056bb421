"""Cards that are being put in order: freely rearranged until that is confirmed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.rules.card import Card
from game.rules.state import Cards
from game.rules.steps import Command, Decision, Ordering


@dataclass(frozen=True)
class Ranking:
    """How far the answer to a decision has come that orders cards: a command of this `kind`, which
    puts them in this `order`, the next to be drawn first, and may have to set one `apart`. `placed`
    of them, from the first, have been given their place by a choice.
    """

    decision: Decision
    kind: type[Command[Any]]
    ordering: Ordering
    order: Cards
    apart: Card | None = None
    placed: int = 0

    @classmethod
    def begun(cls, decision: Decision, kind: type[Command[Any]], ordering: Ordering) -> Ranking:
        """The cards as they came."""
        return cls(decision, kind, ordering, ordering.cards)

    @property
    def afresh(self) -> Ranking:
        """The same once more, as they came."""
        return Ranking.begun(self.decision, self.kind, self.ordering)

    def after(self, was: Ranking | None) -> Ranking:
        """What `was` put in order before stays so, if it answers the same question about the same
        cards."""
        if was is None or (was.decision, was.kind) != (self.decision, self.kind):
            return self
        return was if set(was.cards) == set(self.cards) else self

    @property
    def wants(self) -> bool:
        """Whether a card is still to be set apart."""
        return bool(self.ordering.apart) and self.apart is None

    @property
    def command(self) -> Command[Any] | None:
        """The answer, once it is complete."""
        return None if self.wants else self.kind.ordered(self.order, self.apart)

    @property
    def cards(self) -> Cards:
        """All of them."""
        return (self.apart, *self.order) if self.apart else self.order

    @property
    def settled(self) -> Cards:
        """The cards whose place was chosen; the last one left needs no choosing."""
        whole = not self.wants and self.placed >= len(self.order) - 1
        return self.order if whole else self.order[: self.placed]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to choose."""
        return not self.wants and len(self.settled) == len(self.order)

    def frees(self, card: Card) -> bool:
        """Whether its place was chosen and is free again when it is chosen once more."""
        return not self.wants and card in self.order[: self.placed] and len(self.order) > 1

    def choosing(self, card: Card) -> Ranking:
        """A card is chosen: the first one goes if one is to go, the others follow in the order in
        which they are chosen. What was chosen already is free again, and no other card."""
        if card is self.apart:
            return replace(self, order=(*self.order, card), apart=None)
        if self.wants:
            return self.throwing(card)
        if self.frees(card):
            # The last one left needs no choosing: one that is free leaves another one free.
            free = min(self.placed, len(self.order) - 1) - 1
            return replace(self.moving(card, free), placed=free)
        return replace(self.moving(card, self.placed), placed=min(self.placed + 1, len(self.order)))

    def throwing(self, card: Card) -> Ranking:
        """This card is to be set apart; one that was before takes its place among the others. Where
        none is to go nothing changes."""
        if card is self.apart or not self.ordering.apart:
            return self
        kept = [self.apart if c is card and self.apart else c for c in self.order]
        order = tuple(c for c in kept if c is not card)
        left = self.apart is None and card in self.order[: self.placed]
        return replace(self, order=order, apart=card, placed=self.placed - left)

    def moving(self, card: Card, place: int) -> Ranking:
        """This card goes to this place, from 0; who was there makes room."""
        others = [c for c in self.order if c is not card]
        order = (*others[:place], card, *others[place:])
        # What was chosen before both places stays chosen.
        was = place if card is self.apart else self.order.index(card)
        apart = None if card is self.apart else self.apart
        return replace(self, order=order, apart=apart, placed=min(self.placed, was, place))
