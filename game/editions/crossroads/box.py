"""Crossroads and Dead Ends as tables (X3.6). Victory stays as it is."""

from dataclasses import replace

from game.editions.base.cards import SUN
from game.editions.base.explore import PlayOrDiscard, one_colour
from game.editions.crossroads import crossroad, dead_end
from game.editions.crossroads.crossroad import CROSSROADS
from game.editions.crossroads.dead_end import DEAD_END, DEAD_ENDS
from game.rules.ruleset import Ruleset, add
from game.rules.state import DECK


def extend(rules: Ruleset) -> Ruleset:
    """Adds Crossroads and Dead Ends.

    Raises ValueError if another edition has other trios.
    """
    if rules.trio is not one_colour:
        raise ValueError(f"Crossroads change the trios of the base game, not {rules.trio}.")
    return replace(
        rules,
        box=add(rules.box, {DECK: (*CROSSROADS, *DEAD_ENDS)}),
        kinds={
            **rules.kinds,
            DEAD_END: replace(rules.kinds[SUN], milled="limbo", discard=None, in_rows=False),
        },
        answers=add(rules.answers, {PlayOrDiscard: (dead_end.Escape,)}),
        row_rules=(dead_end.stays_in_the_hand, *rules.row_rules),
        trio=crossroad.with_one_crossroad,
        facts=(*rules.facts, dead_end.HandEscaped),
    )


def extend_harder(rules: Ruleset) -> Ruleset:
    """Adds Crossroads that may only be the second card of a trio, and Dead Ends."""
    easier = extend(rules)
    return replace(
        easier,
        row_rules=(*easier.row_rules, crossroad.only_as_second),
        trio=crossroad.with_second_crossroad,
    )
