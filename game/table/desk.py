"""What lasts of a table besides the game's events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.plain import MOST, Malformed, fields_of, list_of, whole
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import Cards
from game.table.party import Party

FIELDS = "party", "order", "rewinds"


@dataclass(frozen=True)
class Desk:
    """Who sits at it, how the hands were put, and how often the game was rewound."""

    party: Party | None = None
    """Alone there is none."""
    order: Cards = ()
    """As in an Arrangement."""
    rewinds: int = 0

    def plain(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "party": self.party.plain() if self.party else None,
            "order": [card.id for card in self.order],
            "rewinds": self.rewinds,
        }

    @classmethod
    def party_of(cls, plain: object) -> Party | None:
        """Only the players, from a plain value. Raises Malformed."""
        told = fields_of(plain, FIELDS, "table")
        return None if told["party"] is None else Party.read(told["party"])

    @classmethod
    def read(cls, plain: object, cards: Mapping[str, Card]) -> Desk:
        """From a plain value, for a game of these cards. Raises Malformed."""
        party, told = cls.party_of(plain), fields_of(plain, FIELDS, "table")
        ids = list_of(told["order"], "cards in order")
        if not all(isinstance(card, str) and card in cards for card in ids):
            raise Malformed("The cards in order have ids such as OS4.")
        if len(set(ids)) < len(ids):
            raise Malformed("The cards in order name each card once.")
        order = tuple(cards[str(card)] for card in ids)
        return cls(party, order, whole(told["rewinds"], 0, MOST, "number of rewinds"))

    @classmethod
    def of(cls, plain: object, game: Game) -> Desk:
        """The same, for this game: as many players as it has. How much they see of one another's
        hands they may have agreed anew since it was dealt. Raises Malformed."""
        desk, seats = cls.read(plain, game.rules.cards), game.state.seats
        if (desk.party is None) != (seats == 1):
            raise Malformed(f"The game has {seats} seats.")
        return desk


ALONE = Desk()
"""Of a new game for one."""
