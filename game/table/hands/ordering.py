"""Cards that are being put in order: freely rearranged until the player confirms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.rules.card import Card
from game.rules.state import Cards
from game.rules.steps import Command, Decision, Ordering


@dataclass(frozen=True)
class Ranking:
    """The unfinished answer to a decision that orders cards: a command of this `kind` with the
    cards in this `order`, the next to be drawn first. Some may have to be set `apart`. The first
    `placed` cards were given their places by choices."""

    decision: Decision
    kind: type[Command[Any]]
    ordering: Ordering
    order: Cards
    apart: Cards = ()
    placed: int = 0

    @classmethod
    def begun(cls, decision: Decision, kind: type[Command[Any]], ordering: Ordering) -> Ranking:
        """Returns the ranking with the cards as they came."""
        return cls(decision, kind, ordering, ordering.cards)

    @property
    def afresh(self) -> Ranking:
        return Ranking.begun(self.decision, self.kind, self.ordering)

    def after(self, was: Ranking | None) -> Ranking:
        """Returns `was` if it is about the same decision and cards, otherwise this ranking."""
        if was is None or (was.decision, was.kind) != (self.decision, self.kind):
            return self
        return was if set(was.cards) == set(self.cards) else self

    @property
    def wants(self) -> bool:
        """True while a card has to be set apart."""
        return self.missing > 0

    @property
    def missing(self) -> int:
        """Number of cards that still have to be set apart."""
        return self.ordering.gone - len(self.apart)

    @property
    def command(self) -> Command[Any] | None:
        """The answer; None until it is complete."""
        if self.wants:
            return None
        # Cards that are set apart have no order among themselves.
        apart = tuple(card for card in self.ordering.cards if card in self.apart)
        return self.kind.ordered(self.order, apart)

    @property
    def cards(self) -> Cards:
        return (*self.apart, *self.order)

    @property
    def settled(self) -> Cards:
        """Cards whose place was chosen. The last one left needs no choice."""
        whole = not self.wants and self.placed >= len(self.order) - 1
        return self.order if whole else self.order[: self.placed]

    @property
    def complete(self) -> bool:
        """True if nothing is left to choose."""
        return not self.wants and len(self.settled) == len(self.order)

    def frees(self, card: Card) -> bool:
        """Returns whether choosing this card once more would free its place."""
        return not self.wants and card in self.order[: self.placed] and len(self.order) > 1

    def choosing(self, card: Card) -> Ranking:
        """Returns the ranking after a card was chosen. Choices set cards apart as long as some have
        to go, then give places in order. Choosing a placed card again frees its place and no
        other."""
        if card in self.apart:
            return replace(self, order=(*self.order, card), apart=self._kept(card))
        if self.wants:
            return self.throwing(card)
        if self.frees(card):
            # The last card needs no choice, so one free place leaves another one free.
            free = min(self.placed, len(self.order) - 1) - 1
            return replace(self.moving(card, free), placed=free)
        return replace(self.moving(card, self.placed), placed=min(self.placed + 1, len(self.order)))

    def throwing(self, card: Card) -> Ranking:
        """Returns the ranking with this card set apart. If enough are apart already, the first of
        those takes its place. Nothing changes if none has to go."""
        if card in self.apart or not self.ordering.apart:
            return self
        back = () if self.wants else self.apart[:1]
        order = tuple(c for part in self.order for c in (back if part is card else (part,)))
        left = self.wants and card in self.order[: self.placed]
        apart = (*self.apart[len(back) :], card)
        return replace(self, order=order, apart=apart, placed=self.placed - left)

    def _kept(self, card: Card) -> Cards:
        return tuple(c for c in self.apart if c is not card)

    def moving(self, card: Card, place: int) -> Ranking:
        """Returns the ranking with this card at this place, from 0; the others make room."""
        others = [c for c in self.order if c is not card]
        order = (*others[:place], card, *others[place:])
        # Choices before both places stay.
        was = place if card in self.apart else self.order.index(card)
        return replace(
            self, order=order, apart=self._kept(card), placed=min(self.placed, was, place)
        )
