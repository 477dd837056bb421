"""The Book of Steps Lost and Found as tables (X3.1). It is added last, because it has as many Goals
as there are Doors. That all Goals are met needs no goal of its own: then all Doors are open."""

from dataclasses import replace

from game.editions.base.refill import Refill
from game.editions.base.routines import PlaceDoor
from game.editions.book import effects, goals, spells
from game.rules.card import Card
from game.rules.ruleset import Ruleset, add, instead
from game.rules.state import DECK, ZoneRow
from game.rules.steps import Decision


def written(rules: Ruleset, side: Card) -> Ruleset:
    """Returns a game with the Book, with this side of the card of spells up."""
    return replace(
        rules,
        box={**rules.box, goals.GOALS: goals.goals_for(rules.box[DECK]), spells.SPELLS: (side,)},
        zones={
            **rules.zones,
            goals.GOALS: ZoneRow(owned=False, seen="all", lies="row"),
            spells.SPELLS: ZoneRow(owned=False, seen="all", lies="pile"),
            spells.SPENT: ZoneRow(owned=False, seen="all", lies="pile", final=True),
            effects.BENEATH: ZoneRow(owned=True, seen="owner"),
        },
        setup=(goals.LayGoals, *rules.setup),
        turn=instead(rules.turn, Refill, spells.RefillWithPauses),
        gain=instead(rules.gain, PlaceDoor, goals.PlaceInOrder),
        answers=add(
            rules.answers,
            {
                Decision: (spells.Cast,),
                spells.PauseForSpells: (spells.DrawOn,),
                spells.PayForSpell: (spells.Spend,),
                effects.RaiseFromBeneath: (effects.Raise,),
                effects.ExchangeGoals: (effects.Exchange,),
            },
        ),
        facts=(
            *rules.facts,
            *(
                goals.GoalsLaid,
                goals.GoalMet,
                goals.DoorOutOfOrder,
                spells.SpellCast,
                spells.CardSpent,
            ),
            *(effects.BeneathSeen, effects.BeneathReturned, effects.GoalsExchanged),
        ),
        steps=(*rules.steps, effects.LookBeneath, effects.Replan),
    )


def extend(rules: Ruleset) -> Ruleset:
    """Adds the Book, with the cheap side of the card of spells up."""
    return written(rules, spells.CHEAP)


def extend_harder(rules: Ruleset) -> Ruleset:
    """Adds the Book, with the dear side up."""
    return written(rules, spells.DEAR)
