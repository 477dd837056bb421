"""The base game as tables: what is in the box, and which rule answers what."""

from dataclasses import replace

from game.editions.base.cards import BASE_DECK, KEY, MOON, NIGHTMARE, SUN
from game.editions.base.door import Claim, DoorDrawn, DoorMissed, LetGo, MeetDoor, OpenDoor
from game.editions.base.explore import (
    CardDiscarded,
    CardPlayed,
    CompleteTrio,
    Decline,
    Discard,
    Play,
    PlayOrDiscard,
    Search,
    SearchDeclined,
    SearchFailed,
    TrioCompleted,
    differs_from_last,
    one_colour,
)
from game.editions.base.nightmare import (
    DiscardNightmare,
    DoorLost,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    MeetNightmare,
    NightmareDiscarded,
    NightmareDrawn,
    PayKey,
    RevealFive,
    TopDiscarded,
)
from game.editions.base.partners import (
    CardDrafted,
    CardsSwapped,
    Draft,
    DraftHands,
    Keep,
    MarketShared,
    OfferSwap,
    Swap,
    Take,
)
from game.editions.base.prophecy import (
    CardsReturned,
    Foresee,
    LookAhead,
    ProphecyDiscarded,
    ProphecySeen,
    Prophesy,
)
from game.editions.base.refill import DrawCard, Refill, TakeLocation
from game.editions.base.routines import (
    CardSetAside,
    Deal,
    DealHand,
    DiscardHand,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
    PlaceDoor,
)
from game.editions.base.turn import (
    LimboReturned,
    ReturnLimbo,
    every_door_gained,
    everyone_has_every_colour,
)
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
    """The base game, for a ruleset that has nothing yet."""
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
            SUN: KindRow(arrives=TakeLocation, fills=True, milled="discard", discard=()),
            MOON: KindRow(arrives=TakeLocation, fills=True, milled="discard", discard=()),
            KEY: KindRow(arrives=TakeLocation, fills=True, milled="discard", discard=(LookAhead,)),
            DOOR: KindRow(arrives=MeetDoor, fills=False, milled="limbo", discard=None),
            NIGHTMARE: KindRow(arrives=MeetNightmare, fills=False, milled="limbo", discard=None),
        },
        setup=(ShuffleDeck, Deal, ReturnLimbo, DraftHands),
        turn=(PlayOrDiscard, Refill, ReturnLimbo),
        gain=(PlaceDoor,),
        searched=(ShuffleDeck,),
        suffered=(DiscardNightmare,),
        answers={
            Draft: (Take,),
            PlayOrDiscard: (Play, Discard),
            CompleteTrio: (Search, Decline),
            OfferSwap: (Swap, Keep),
            Prophesy: (Foresee,),
            OpenDoor: (Claim, LetGo),
            FaceNightmare: (PayKey, LoseDoor, RevealFive, LoseHand),
            Decision: (Concede,),
        },
        row_rules=(differs_from_last,),
        trio=one_colour,
        goals=(every_door_gained, everyone_has_every_colour),
        facts=(
            *(LocationDrawn, CardSetAside, LimboReturned, CardDrafted, MarketShared),
            *(CardPlayed, TrioCompleted, SearchFailed, SearchDeclined, CardDiscarded),
            *(CardsSwapped, ProphecySeen, ProphecyDiscarded, CardsReturned),
            *(DoorDrawn, NightmareDrawn, KeyDiscarded, DoorGained, DoorMissed, DoorLost),
            *(TopDiscarded, HandDiscarded, NightmareDiscarded),
        ),
        steps=(DiscardHand, DealHand, DrawCard),
    )


BASE = extend(Ruleset(edition="base"))
