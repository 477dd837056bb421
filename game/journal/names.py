"""The names that saves and messages hold. Renaming one of these classes is a change of format."""

from collections.abc import Mapping
from typing import Any, TypeVar

from game.rules import (
    door,
    events,
    explore,
    nightmare,
    partners,
    prophecy,
    refill,
    routines,
    steps,
)

T = TypeVar("T")


def named(*classes: type[T]) -> Mapping[str, type[T]]:
    """Classes by their names."""
    return {kind.__name__: kind for kind in classes}


EVENTS: Mapping[str, type[events.Event]] = named(
    events.GameStarted,
    events.DeckShuffled,
    events.LocationDrawn,
    events.CardSetAside,
    events.LimboReturned,
    events.CardDrafted,
    events.MarketShared,
    events.TurnBegan,
    events.CardPlayed,
    events.TrioCompleted,
    events.SearchFailed,
    events.SearchDeclined,
    events.CardDiscarded,
    events.CardsSwapped,
    events.ProphecySeen,
    events.ProphecyDiscarded,
    events.CardsReturned,
    events.DoorDrawn,
    events.NightmareDrawn,
    events.KeyDiscarded,
    events.DoorGained,
    events.DoorMissed,
    events.DoorLost,
    events.TopDiscarded,
    events.HandDiscarded,
    events.NightmareDiscarded,
    events.GameWon,
    events.GameLost,
    events.Answered,
    events.Awaiting,
)
COMMANDS: Mapping[str, type[steps.Command[Any]]] = named(
    partners.Take,
    explore.Play,
    explore.Discard,
    explore.Search,
    explore.Decline,
    partners.Swap,
    partners.Keep,
    prophecy.Foresee,
    door.Claim,
    door.LetGo,
    nightmare.PayKey,
    nightmare.LoseDoor,
    nightmare.RevealFive,
    nightmare.LoseHand,
    steps.Concede,
)
STEPS: Mapping[str, type[steps.Step]] = named(
    steps.ShuffleDeck,
    steps.TakeTurn,
    steps.ReturnLimbo,
    routines.Deal,
    partners.DraftHands,
    routines.DiscardHand,
    routines.DealHand,
    refill.Refill,
    refill.DrawCard,
    refill.TakeLocation,
    door.MeetDoor,
    nightmare.MeetNightmare,
    prophecy.LookAhead,
    nightmare.DiscardNightmare,
    routines.PlaceDoor,
    partners.Draft,
    explore.PlayOrDiscard,
    explore.CompleteTrio,
    partners.OfferSwap,
    prophecy.Prophesy,
    door.OpenDoor,
    nightmare.FaceNightmare,
)
