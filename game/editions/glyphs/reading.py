"""The planner's reading of Glyphs."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.glyphs.incantation import (
    GLYPH,
    HeedIncantation,
    Incant,
    OrderTheRest,
    SinkTheRest,
)
from game.players.planner import table
from game.players.planner.reading import Reading
from game.rules.card import Card
from game.rules.state import REVEALED
from game.rules.view import View


def read(view: View, p: list[int], code_of: Callable[[Card], int]) -> None:
    """Reads that Glyphs are played, and the cards that will go under the deck, in whatever
    order."""
    p[table.GLYPHS] = 1
    sinks = any(isinstance(step, OrderTheRest | SinkTheRest) for step in view.agenda[:2])
    for code in map(code_of, view.cards(REVEALED)) if sinks and not p[table.LOOKED] else ():
        p[table.DECK - 1 + code] += 1
        p[table.SIZE] += 1
        if p[table.BOTTOMS] < table.MOST_BOTTOMS:
            p[table.BOTTOM + p[table.BOTTOMS]] = code
            p[table.BOTTOMS] += 1


READING = Reading(
    "glyphs",
    plays=lambda view: GLYPH in view.kinds,
    symbols={GLYPH: table.GLYPH},
    stages={HeedIncantation.__name__: table.HEED, Incant.__name__: table.INCANT},
    looked={table.HEED: lambda view: view.cards(REVEALED)},
    read=read,
    # What lies deepest matters to nothing that was learnt.
    alike=(OrderTheRest,),
)
