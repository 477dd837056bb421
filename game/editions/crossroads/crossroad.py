"""The six Crossroads: Locations of every place, of which a trio takes at most one (X3.6)."""

from __future__ import annotations

from game.editions.base.cards import KEY, MOON, SUN
from game.editions.base.explore import one_colour
from game.rules.card import Card, Colour, copies
from game.rules.ruleset import InPlay
from game.rules.state import Cards
from game.rules.steps import Reason

CROSSROADS: Cards = tuple(
    card
    for kind, count in ((SUN, 3), (MOON, 2), (KEY, 1))
    for card in copies(f"X{kind}", kind, frozenset(Colour), count)
)
OF_EVERY_PLACE = frozenset(CROSSROADS)


class Unplaced(Reason):
    """The reason for which a Crossroad may not be played."""

    NOT_THE_SECOND = "A Crossroad may only be the second card of a trio."


def is_crossroad(card: Card) -> bool:
    return card in OF_EVERY_PLACE


def crossroad_in(cards: Cards) -> Card | None:
    """Returns the only Crossroad among these cards, or None without one and with several."""
    found = {card for card in cards if is_crossroad(card)}
    return found.pop() if len(found) == 1 else None


def with_one_crossroad(cards: Cards) -> Colour | None:
    """Returns the place of a trio with at most one Crossroad: that of the two others.

    Q17: the last three cards count, whatever lay before them. In the other reading the row keeps a
    running series, and a Crossroad falls out of it when the place changes.
    """
    several = len({card for card in cards if is_crossroad(card)}) > 1
    return None if several else one_colour(cards)


def with_second_crossroad(cards: Cards) -> Colour | None:
    """Returns the place of a trio whose Crossroad, if it has one, is its second card."""
    crossroad = crossroad_in(cards)
    if crossroad is not None and cards.index(crossroad) != 1:
        return None
    return with_one_crossroad(cards)


def only_as_second(game: InPlay, card: Card) -> Reason | None:
    """Returns why a Crossroad may not lie here by the harder rules: exactly one card of a place has
    to lie before it that no trio has used. As the third card it would end the trio (X3.6, D)."""
    if not is_crossroad(card):
        return None
    before = game.state.open_row(game.state.active)[-2:]
    begins = bool(before) and not is_crossroad(before[-1])
    goes_on = begins and before[0] is not before[-1] and before[0].colours == before[-1].colours
    return None if begins and not goes_on else Unplaced.NOT_THE_SECOND
