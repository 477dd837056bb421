"""The Book of Steps Lost and Found as tables (X3.1). It is added last: its Goals are as many as
there are Doors. That all Goals are met needs no goal of its own: then all Doors are open."""

from dataclasses import replace

from game.editions.base.refill import Refill
from game.editions.base.routines import PlaceDoor
from game.editions.book.effects import (
    BENEATH,
    BeneathReturned,
    BeneathSeen,
    Exchange,
    ExchangeGoals,
    GoalsExchanged,
    LookBeneath,
    Raise,
    RaiseFromBeneath,
    Replan,
)
from game.editions.book.goals import (
    GOALS,
    DoorOutOfOrder,
    GoalMet,
    GoalsLaid,
    LayGoals,
    PlaceInOrder,
    goals_for,
)
from game.editions.book.spells import (
    CHEAP,
    DEAR,
    SPELLS,
    SPENT,
    CardSpent,
    Cast,
    DrawOn,
    PauseForSpells,
    PayForSpell,
    RefillWithPauses,
    SpellCast,
    Spend,
)
from game.editions.rows import add, instead
from game.rules.card import Card
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, ZoneRow
from game.rules.steps import Decision


def written(rules: Ruleset, spells: Card) -> Ruleset:
    """The Book, added to a game, with this side of the card of spells up."""
    return replace(
        rules,
        box={**rules.box, GOALS: goals_for(rules.box[DECK]), SPELLS: (spells,)},
        zones={
            **rules.zones,
            GOALS: ZoneRow(owned=False, seen="all", lies="row"),
            SPELLS: ZoneRow(owned=False, seen="all", lies="pile"),
            SPENT: ZoneRow(owned=False, seen="all", lies="pile", final=True),
            BENEATH: ZoneRow(owned=True, seen="owner"),
        },
        setup=(LayGoals, *rules.setup),
        turn=instead(rules.turn, Refill, RefillWithPauses),
        gain=instead(rules.gain, PlaceDoor, PlaceInOrder),
        answers=add(
            rules.answers,
            {
                Decision: (Cast,),
                PauseForSpells: (DrawOn,),
                PayForSpell: (Spend,),
                RaiseFromBeneath: (Raise,),
                ExchangeGoals: (Exchange,),
            },
        ),
        facts=(
            *rules.facts,
            *(GoalsLaid, GoalMet, DoorOutOfOrder, SpellCast, CardSpent),
            *(BeneathSeen, BeneathReturned, GoalsExchanged),
        ),
        steps=(*rules.steps, LookBeneath, Replan),
    )


def extend(rules: Ruleset) -> Ruleset:
    """With the cheap side of the card of spells up."""
    return written(rules, CHEAP)


def extend_harder(rules: Ruleset) -> Ruleset:
    """With the dear side up."""
    return written(rules, DEAR)
