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
    puts them in this `order`, the next to be drawn first, and may have to set some `apart`. Of the
    order `placed`, from the first, have been given their place by a choice.
    """

    decision: Decision
    kind: type[Command[Any]]
    ordering: Ordering
    order: Cards
    apart: Cards = ()
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
        return self.missing > 0

    @property
    def missing(self) -> int:
        """How many cards are still to be set apart."""
        return self.ordering.gone - len(self.apart)

    @property
    def command(self) -> Command[Any] | None:
        """The answer, once it is complete."""
        if self.wants:
            return None
        # They are told apart from the others, but not put in order among themselves.
        apart = tuple(card for card in self.ordering.cards if card in self.apart)
        return self.kind.ordered(self.order, apart)

    @property
    def cards(self) -> Cards:
        """All of them."""
        return (*self.apart, *self.order)

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
        """A card is chosen: the first ones go if some are to go, the others follow in the order in
        which they are chosen. What was chosen already is free again, and no other card."""
        if card in self.apart:
            return replace(self, order=(*self.order, card), apart=self._kept(card))
        if self.wants:
            return self.throwing(card)
        if self.frees(card):
            # The last one left needs no choosing: one that is free leaves another one free.
            free = min(self.placed, len(self.order) - 1) - 1
            return replace(self.moving(card, free), placed=free)
        return replace(self.moving(card, self.placed), placed=min(self.placed + 1, len(self.order)))

    def throwing(self, card: Card) -> Ranking:
        """This card is to be set apart; where enough are, the one that was first takes its place
        among the others. Where none is to go nothing changes."""
        if card in self.apart or not self.ordering.apart:
            return self
        back = () if self.wants else self.apart[:1]
        order = tuple(c for part in self.order for c in (back if part is card else (part,)))
        left = self.wants and card in self.order[: self.placed]
        apart = (*self.apart[len(back) :], card)
        return replace(self, order=order, apart=apart, placed=self.placed - left)

    def _kept(self, card: Card) -> Cards:
        """What stays apart without this card."""
        return tuple(c for c in self.apart if c is not card)

    def moving(self, card: Card, place: int) -> Ranking:
        """This card goes to this place, from 0; who was there makes room."""
        others = [c for c in self.order if c is not card]
        order = (*others[:place], card, *others[place:])
        # What was chosen before both places stays chosen.
        was = place if card in self.apart else self.order.index(card)
        return replace(
            self, order=order, apart=self._kept(card), placed=min(self.placed, was, place)
        )
