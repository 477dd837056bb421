"""The base game as tables: what is in the box, and which rule answers what."""

from dataclasses import replace

from game.editions.base import door, explore, nightmare, partners, prophecy, refill, routines, turn
from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.rules.card import DOOR
from game.rules.course import Concede, ShuffleDeck
from game.rules.ruleset import Ruleset
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    KindRow,
    ZoneRow,
)
from game.rules.steps import Decision


def extend(rules: Ruleset) -> Ruleset:
    """Returns the base game, for a ruleset that has nothing yet."""
    return replace(
        rules,
        box={DECK: BASE_DECK},
        zones={
            DECK: ZoneRow(owned=False, seen="none", lies="pile"),
            MARKET: ZoneRow(owned=False, seen="all"),
            HAND: ZoneRow(owned=True, seen="owner"),
            SHARED: ZoneRow(owned=False, seen="all"),
            ROW: ZoneRow(owned=True, seen="all", lies="row"),
            DOORS: ZoneRow(owned=True, seen="all"),
            LIMBO: ZoneRow(owned=False, seen="all", lies="pile"),
            DISCARD: ZoneRow(owned=False, seen="all", lies="pile", final=True),
            REVEALED: ZoneRow(owned=False, seen="all"),
            FORESIGHT: ZoneRow(owned=True, seen="owner"),
        },
        kinds={
            SUN: KindRow(arrives=refill.TakeLocation, fills=True, milled="discard", discard=()),
            MOON: KindRow(arrives=refill.TakeLocation, fills=True, milled="discard", discard=()),
            KEY: KindRow(
                arrives=refill.TakeLocation,
                fills=True,
                milled="discard",
                discard=(prophecy.LookAhead,),
            ),
            DOOR: KindRow(arrives=door.MeetDoor, fills=False, milled="limbo", discard=None),
            NIGHTMARE: KindRow(
                arrives=nightmare.MeetNightmare, fills=False, milled="limbo", discard=None
            ),
        },
        setup=(ShuffleDeck, routines.Deal, turn.ReturnLimbo, partners.DraftHands),
        turn=(explore.PlayOrDiscard, refill.Refill, turn.ReturnLimbo),
        gain=(routines.PlaceDoor,),
        searched=(ShuffleDeck,),
        suffered=(nightmare.DiscardNightmare,),
        answers={
            partners.Draft: (partners.Take,),
            explore.PlayOrDiscard: (explore.Play, explore.Discard),
            explore.CompleteTrio: (explore.Search, explore.Decline),
            partners.OfferSwap: (partners.Swap, partners.Keep),
            prophecy.Prophesy: (prophecy.Foresee,),
            door.OpenDoor: (door.Claim, door.LetGo),
            nightmare.FaceNightmare: (
                nightmare.PayKey,
                nightmare.LoseDoor,
                nightmare.RevealFive,
                nightmare.LoseHand,
            ),
            Decision: (Concede,),
        },
        row_rules=(explore.differs_from_last,),
        trio=explore.one_colour,
        goals=(turn.every_door_gained, turn.everyone_has_every_colour),
        facts=(
            routines.LocationDrawn,
            routines.CardSetAside,
            turn.LimboReturned,
            partners.CardDrafted,
            partners.MarketShared,
            explore.CardPlayed,
            explore.TrioCompleted,
            explore.SearchFailed,
            explore.SearchDeclined,
            explore.CardDiscarded,
            partners.CardsSwapped,
            prophecy.ProphecySeen,
            prophecy.ProphecyDiscarded,
            prophecy.CardsReturned,
            door.DoorDrawn,
            nightmare.NightmareDrawn,
            routines.KeyDiscarded,
            routines.DoorGained,
            door.DoorMissed,
            nightmare.DoorLost,
            nightmare.TopDiscarded,
            routines.HandDiscarded,
            nightmare.NightmareDiscarded,
        ),
        steps=(routines.DiscardHand, routines.DealHand, refill.DrawCard),
    )


BASE = extend(Ruleset(edition="base"))
