"""The Glyphs as tables (X3.2). The goal of twelve Doors follows from the box."""

from dataclasses import replace

from game.editions.base.cards import SUN
from game.editions.glyphs import incantation
from game.rules.ruleset import Ruleset, add
from game.rules.state import DECK


def extend(rules: Ruleset) -> Ruleset:
    return replace(
        rules,
        box=add(rules.box, {DECK: incantation.GLYPH_CARDS}),
        kinds={
            **rules.kinds,
            incantation.GLYPH: replace(rules.kinds[SUN], discard=(incantation.Incant,)),
        },
        answers=add(
            rules.answers,
            {
                incantation.HeedIncantation: (incantation.OpenShown, incantation.OpenNone),
                incantation.OrderTheRest: (incantation.Sink,),
            },
        ),
        facts=(*rules.facts, incantation.IncantationSeen, incantation.CardsSunk),
        steps=(*rules.steps, incantation.SinkTheRest),
    )
