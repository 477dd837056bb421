"""Decisions answered by choosing: which commands get a button, and how a Prophecy is told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any

from game.rules.cards import Card
from game.rules.explore import PlayOrDiscard
from game.rules.prophecy import Foresee, Prophesy
from game.rules.state import Cards
from game.rules.steps import Command, Decision


def button_id(command: Command[Any]) -> str:
    """`button.search`, `button.pay_key.GK1`: the same in every language."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", type(command).__name__).lower()
    values = [getattr(command, field.name) for field in fields(command)]
    return ".".join(["button", name, *(v.id for v in values if isinstance(v, Card))])


def choices(
    pending: Decision | None, legal: Iterable[Command[Any]], selected: Card | None
) -> list[Command[Any]]:
    """The commands to offer as buttons: all, but to play or discard only the selected card, and
    none for a Prophecy, which is told card by card."""
    if isinstance(pending, Prophesy):
        return []
    if isinstance(pending, PlayOrDiscard):
        return [c for c in legal if selected is not None and getattr(c, "card", None) is selected]
    return list(legal)


@dataclass(frozen=True)
class Foretelling:
    """A Prophecy being answered: the first card picked is discarded, the others follow in the
    order in which they will be drawn (R14)."""

    looked_at: Cards
    picked: Cards = ()

    def picking(self, card: Card) -> Foretelling:
        """A card is picked next; one that was picked already is free again."""
        if card in self.picked:
            return replace(self, picked=tuple(c for c in self.picked if c is not card))
        return replace(self, picked=(*self.picked, card))

    @property
    def told(self) -> Cards:
        """The cards picked; the last one left needs no picking."""
        left = tuple(card for card in self.looked_at if card not in self.picked)
        return self.picked + left if len(left) == 1 else self.picked

    @property
    def command(self) -> Foresee | None:
        """The answer, once every card has its place."""
        told = self.told
        return Foresee(told[0], told[1:]) if len(told) == len(self.looked_at) else None
