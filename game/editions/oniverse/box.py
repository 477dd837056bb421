"""The Oniverse as tables (X3.7). The goal of nine Doors follows from the box."""

from dataclasses import replace

from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.oniverse import (
    deck_powers,
    denizens,
    event_powers,
    hand_powers,
    row_powers,
    welcome,
)
from game.rules.ruleset import Ruleset, add
from game.rules.state import DECK, KindRow, ZoneRow


def extend(rules: Ruleset) -> Ruleset:
    """Adds the Door to the Oniverse and sixteen Denizens, of which eight join each game."""
    return replace(
        rules,
        box={**add(rules.box, {DECK: (denizens.BEYOND,)}), denizens.AFAR: denizens.DENIZENS},
        zones={
            **rules.zones,
            denizens.AFAR: ZoneRow(owned=False, seen="none", lies="pile"),
            denizens.RALLIED: ZoneRow(owned=True, seen="all"),
            hand_powers.KEPT: ZoneRow(owned=True, seen="owner"),
        },
        kinds={
            **rules.kinds,
            denizens.DENIZEN: KindRow(
                arrives=welcome.MeetDenizen,
                fills=False,
                milled="limbo",
                discard=None,
                in_rows=False,
            ),
        },
        setup=(denizens.CallDenizens, *rules.setup),
        answers=add(
            rules.answers,
            {
                PlayOrDiscard: (
                    row_powers.PlayAlike,
                    row_powers.Sweep,
                    deck_powers.Kindle,
                    deck_powers.CastNet,
                    hand_powers.Trade,
                    hand_powers.Entrust,
                    hand_powers.PlayKept,
                    hand_powers.DiscardKept,
                ),
                CompleteTrio: (
                    event_powers.SearchBeyond,
                    event_powers.SearchDyed,
                    event_powers.TakeDyed,
                ),
                OpenDoor: (event_powers.OpenDyed,),
                FaceNightmare: (event_powers.Ferry,),
                welcome.WelcomeDenizen: (welcome.Rally, welcome.TurnAway),
                deck_powers.OrderByLamp: (deck_powers.LayByLamp,),
                deck_powers.OrderCatch: (deck_powers.LowerCatch,),
                hand_powers.ChooseGoods: (hand_powers.TakeGoods, hand_powers.TakeNothing),
            },
        ),
        facts=(
            *rules.facts,
            denizens.DenizensCalled,
            denizens.DenizenSpent,
            welcome.DenizenDrawn,
            welcome.GiftDiscarded,
            welcome.DenizenRallied,
            welcome.DenizenMissed,
            row_powers.RowSwept,
            deck_powers.LampSeen,
            deck_powers.NetCast,
            deck_powers.NightmaresNetted,
            deck_powers.CatchSunk,
            hand_powers.GoodsExchanged,
            hand_powers.CardKept,
            event_powers.NightmareFerried,
        ),
        steps=(*rules.steps, deck_powers.SinkCatch),
    )
