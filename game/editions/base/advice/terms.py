"""What a standing is worth: a few terms that a person could count, too. A Door is worth 10."""

from __future__ import annotations

from collections.abc import Sequence

from game.editions.base.advice.standing import TRIO, Standing
from game.editions.base.cards import KEY, MOON, SUN
from game.rules.card import Colour

DOOR = 10.0
NEARLY = (2.8, 1.6, 0.5)
"""By how many cards a trio lacks in the row and the hand."""
AT_ONCE = 0.5
"""None is lacking, and the first can be laid next."""
WITHOUT_KEY = 2.5
"""All cards of a trio are there, and none of them is a Key."""
LAID = (0.0, 0.8, 2.6)
"""By how many cards of a place lie side by side in the row."""
KEYS = (2.1, 2.3, 2.8)
"""The first, the second and the third Key of the hand."""
MANY_NIGHTMARES = 5
"""With fewer to come, the first two Keys are worth less."""
FITS_A_DOOR = {1: 2.1, 2: 1.0}
"""A Key of a place of which a Door may still be drawn, by how many play: each of two needs but one
Door of a place."""
BETWEEN = 0.6
"""A card of a place that needs no Door any more: it may lie between two runs."""
TWO_MOONS = -1.8
"""Two Moons of one place: only with other symbols are they a trio."""
SPARE, TOO_SHORT = 7.5, -9.8
"""So many cards of a place should be left besides those its Doors need; with none it costs this."""
FEW_BETWEEN = -0.5
"""What each Moon or Key of a place costs that it lacks to lie between its Suns."""


PARTNER = 0.44
"""How much the standing of the partner counts beside the own."""


def total(sides: Sequence[Standing]) -> float:
    """What it is worth that the players stand so; the one who is asked comes first."""
    own, *others = sides
    return worth(own) + PARTNER * sum(worth(side) for side in others) + cards_left(sides)


def worth(at: Standing) -> float:
    """What one seat has of it."""
    return doors(at) + trios(at) + keys(at) + spare_cards(at)


def wanted(at: Standing) -> list[Colour]:
    """The places with a Door to be gained."""
    return [place for place, missing in at.missing.items() if missing]


def doors(at: Standing) -> float:
    """Those that are missing."""
    return -DOOR * sum(at.missing.values())


def trios(at: Standing) -> float:
    """How near they are."""
    total = 0.0
    for place in wanted(at):
        short = at.short(place)
        total += NEARLY[short] if short < TRIO else 0.0
        total += AT_ONCE if at.short(place, now=True) == 0 else 0.0
        total += WITHOUT_KEY if not at.short(place, without=KEY) else 0.0
        total += LAID[at.laid(place)]
    return total


def keys(at: Standing) -> float:
    """Kept for Nightmares and Doors."""
    feared = min(1.0, at.nightmares / MANY_NIGHTMARES)
    first, second, third = KEYS
    total = feared * first * (at.keys > 0) + feared * second * (at.keys > 1) + third * (at.keys > 2)
    fitting = {place for card in at.hand if card.kind == KEY for place in card.colours}
    return total + FITS_A_DOOR[at.seats] * len(fitting.intersection(wanted(at), at.to_come))


def spare_cards(at: Standing) -> float:
    """Those of the hand that help no trio."""
    needed = wanted(at)
    between = sum(c.kind != KEY and not c.colours & set(needed) for c in at.hand)
    alike = sum(at.symbols(place).count(MOON) > 1 for place in needed)
    return BETWEEN * between + TWO_MOONS * alike


def cards_left(sides: Sequence[Standing]) -> float:
    """Whether every place has enough of them for all players."""
    total, left = 0.0, sides[0].left
    for place in Colour:
        needing = [side for side in sides if side.missing[place]]
        missing = sum(side.missing[place] for side in needing)
        if missing:
            cards = sides[0].cards_left(place)
            spare = cards + sum(side.laid(place) for side in needing) - TRIO * missing
            total += TOO_SHORT * (2.0 if spare < 0 else max(0.0, 1 - spare / SPARE))
            others = cards - left.get((place, SUN), 0)
            total += FEW_BETWEEN * max(0, 2 + 2 * missing - others)
    return total
