"""The Glyphs as tables (X3.2). That twelve Doors must be open follows from the box."""

from dataclasses import replace

from game.editions.base.cards import SUN
from game.editions.glyphs.cards import GLYPH, GLYPH_CARDS
from game.editions.glyphs.incantation import (
    CardsSunk,
    HeedIncantation,
    Incant,
    IncantationSeen,
    OpenNone,
    OpenShown,
    OrderTheRest,
    Sink,
    SinkTheRest,
)
from game.editions.rows import add
from game.rules.ruleset import Ruleset
from game.rules.state import DECK


def extend(rules: Ruleset) -> Ruleset:
    """The Glyphs, added to a game."""
    return replace(
        rules,
        box=add(rules.box, {DECK: GLYPH_CARDS}),
        kinds={**rules.kinds, GLYPH: replace(rules.kinds[SUN], discard=(Incant,))},
        answers=add(rules.answers, {HeedIncantation: (OpenShown, OpenNone), OrderTheRest: (Sink,)}),
        facts=(*rules.facts, IncantationSeen, CardsSunk),
        steps=(*rules.steps, SinkTheRest),
    )
