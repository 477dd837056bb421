"""The arrangement: what the players have set about the table that is no event of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card
from game.rules.state import Cards
from game.table.hands.ordering import Ranking


@dataclass(frozen=True)
class Arrangement:
    """`selected` is what a click has picked up, `raised` the card under the pointer, `toward` the
    zone or card that would take the held card; `offered` are all those on which what is held or
    chosen may be laid; `order` is the order of the cards in the hands; `scroll` by seat how many of
    the newest cards of the row are out of sight; `ranking` what is being put in order; `prices` the
    number of choices about the last card that took the light; `grips` all that may be laid now.
    The zone that is `opened` over the rows because a player wants it is a book that lies folded, or
    one whose cards lie in a pile. `fixed` seats of two players stay left and
    right. `letters` is the size of the text, as in `Measures`; `beside` and `above` are pixels at
    the right and at the upper edge that the table leaves free."""

    selected: str = ""
    raised: str = ""
    toward: str = ""
    offered: tuple[str, ...] = ()
    order: tuple[Card, ...] = ()
    scroll: tuple[int, int] = (0, 0)
    ranking: Ranking | None = None
    prices: int = 0
    opened: str = ""
    grips: frozenset[str] = frozenset()
    fixed: bool = False
    letters: float = 1.0
    beside: int = 0
    above: int = 0
    left_handed: bool = False

    def selecting(self, grip: str, offered: tuple[str, ...] = ()) -> Arrangement:
        """Returns the arrangement after a click picks up something that may be laid on `offered`; a
        second click lays it back."""
        if grip == self.selected:
            grip, offered = "", ()
        return replace(self, selected=grip, offered=offered, scroll=(0, 0))

    def putting(self, hand: Cards) -> Arrangement:
        """Returns the arrangement with one hand in this order."""
        others = tuple(card for card in self.order if card not in hand)
        return replace(self, order=hand + others)

    def swapping(self, personal: Card, shared: Card) -> Arrangement:
        """The arrangement with a shared card in the place of a personal one."""
        order = (shared if card is personal else card for card in self.order if card is not shared)
        return replace(self, order=tuple(order))

    def afresh(
        self, hand: Cards, ranking: Ranking | None, prices: int, grips: frozenset[str]
    ) -> Arrangement:
        """The arrangement for another decision: choices and scrolling are forgotten."""
        forgotten = replace(self, selected="", raised="", toward="", offered=(), scroll=(0, 0))
        forgotten = replace(forgotten.putting(hand), opened="")
        return replace(forgotten, ranking=ranking, prices=prices, grips=grips)


PLAIN = Arrangement()


def in_order(hand: Cards, order: Sequence[Card]) -> Cards:
    """Returns the hand in the player's order; later cards follow as they came."""
    if tuple(order[: len(hand)]) == hand:
        return hand
    kept = [card for card in order if card in hand]
    return (*kept, *[card for card in hand if card not in kept])


def as_printed(cards: Iterable[Card], box: Cards) -> Cards:
    """Returns the cards in printed order, place by place."""
    return tuple(sorted(cards, key=box.index))


def moved(hand: Cards, card: Card, place: int) -> Cards:
    """Returns the hand with one card at another place, from 0."""
    others = [c for c in hand if c is not card]
    return (*others[:place], card, *others[place:])
