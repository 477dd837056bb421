"""The planner's reading of the Book, and the spells that are worth a thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.editions.base.cards import only_place
from game.editions.book.effects import BENEATH, ExchangeGoals, LookBeneath, RaiseFromBeneath, Replan
from game.editions.book.goals import GOALS, goals_open
from game.editions.book.spells import (
    DEAR,
    SPELLS,
    Cast,
    DrawOn,
    PauseForSpells,
    PayForSpell,
    Spell,
    Spend,
)
from game.players.planner import table
from game.players.planner.reading import COLOURS, Reading
from game.rules.card import Card
from game.rules.state import owned
from game.rules.steps import Command
from game.rules.view import View

CAST_AT: Mapping[Spell, tuple[int, ...]] = {
    "prophecy": (table.START,),
    "planning": (table.START, table.TRIO, table.DOOR, table.HEED),
    "punishment": (table.DREAM,),
}
"""Stages in which casting a spell was learnt. Elsewhere it does nothing that could not wait."""
LAST: Spell = "punishment"
"""The spell that is thought of on the way, too: it costs no further choice."""


def read(view: View, p: list[int], code_of: Callable[[Card], int]) -> None:
    """Reads which Doors are due, and what the discard pile can pay."""
    p[table.BOOK_LEVEL] = 2 if view.cards(SPELLS)[0] is DEAR else 1
    order = goals_open(view)
    p[table.GOALS] = len(order)
    for place, goal in enumerate(order):
        place_of = only_place(goal)
        p[table.GOAL + place] = COLOURS[place_of] if place_of else table.NO_COLOUR
    for step in view.agenda:
        if isinstance(step, PayForSpell):
            p[table.PILE] -= step.left


def weighed(command: Command[Any], stage: int) -> bool:
    """Returns whether an answer is no spell, or one that was learnt in this stage."""
    return not isinstance(command, Cast) or stage in CAST_AT[command.spell]


def foreseen(command: Command[Any]) -> bool:
    """Returns whether an answer is no spell, or the one that is thought of on the way."""
    return not isinstance(command, Cast) or command.spell == LAST


READING = Reading(
    "book",
    plays=lambda view: GOALS in view.table,
    stages={
        RaiseFromBeneath.__name__: table.RAISE,
        ExchangeGoals.__name__: table.REPLAN,
        Replan.__name__: table.REPLAN,
        LookBeneath.__name__: table.BENEATH,
    },
    looked={table.RAISE: lambda view: view.cards(owned(BENEATH, view.active))},
    read=read,
    # No card of the discard pile comes back, whichever is spent.
    alike=(PayForSpell,),
    passes={PauseForSpells: DrawOn, PayForSpell: Spend},
    weighed=weighed,
    foreseen=foreseen,
)
