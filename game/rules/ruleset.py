"""The tables that make up a game. An expansion adds rows to them; the base reads them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from game.rules.cards import BASE_DECK, DOOR, KEY, MOON, NIGHTMARE, SUN, Card, Colour, Kind
from game.rules.door import Claim, LetGo, MeetDoor, OpenDoor
from game.rules.explore import (
    CompleteTrio,
    Decline,
    Discard,
    Play,
    PlayOrDiscard,
    Search,
    differs_from_last,
    one_colour,
)
from game.rules.nightmare import (
    DiscardNightmare,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    MeetNightmare,
    PayKey,
    RevealFive,
)
from game.rules.partners import Draft, DraftHands, Keep, OfferSwap, Swap, Take
from game.rules.prophecy import Foresee, LookAhead, Prophesy
from game.rules.refill import Refill, TakeLocation
from game.rules.routines import Deal, PlaceDoor
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    LIMBO,
    MARKET,
    PROPHECY,
    REVEALED,
    ROW,
    SHARED,
    Cards,
    ZoneRow,
)
from game.rules.steps import Command, Concede, Decision, ReturnLimbo, ShuffleDeck, Step

if TYPE_CHECKING:
    from game.rules.game import Game

Line = Callable[..., Step]
"""A Step class, called with what its routine is about."""


@dataclass(frozen=True)
class KindRow:
    """What a kind of card does by itself."""

    arrives: Line
    """(card): drawn in phase 2."""
    fills: bool
    """To the hand at set-up and after option IV; otherwise set aside (R4, R20 IV)."""
    milled: Literal["discard", "limbo"]
    """Where option III puts it (R20)."""
    discard: tuple[Line, ...] | None
    """(card): after the discard action; None: may not be chosen for it (R13)."""


@dataclass(frozen=True)
class Ruleset:
    """A whole game, as tables."""

    edition: str
    box: Mapping[str, Cards]
    """Zone to the cards that start there, in printed order."""
    zones: Mapping[str, ZoneRow]
    kinds: Mapping[Kind, KindRow]
    setup: tuple[Line, ...]
    """(): before the first turn; the first line shuffles."""
    turn: tuple[Line, ...]
    """(): a turn."""
    gain: tuple[Line, ...]
    """(door): a Door is obtained, from anywhere."""
    searched: tuple[Line, ...]
    """(): the deck has been looked through."""
    suffered: tuple[Line, ...]
    """(card): the answer to a Nightmare is carried out."""
    answers: Mapping[type[Decision], tuple[type[Command[Any]], ...]]
    """The commands that answer a decision; those of `Decision` answer any."""
    row_rules: tuple[Callable[[Game, Card], bool], ...]
    """All must hold to play a card."""
    trio: Callable[[Cards], Colour | None]
    """The last cards that no earlier trio used: the colour they complete."""
    goals: tuple[Callable[[Game], bool], ...]
    """All must hold at the same moment; the cheapest first."""

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card of the box by its id."""
        return {card.id: card for zone in self.box.values() for card in zone}

    @cached_property
    def doors(self) -> int:
        """How many Doors there are."""
        return sum(card.kind == DOOR for card in self.cards.values())


def every_door_gained(game: Game) -> bool:
    """All Doors of the box lie on the table (R28)."""
    state = game.state
    return sum(len(state.doors(seat)) for seat in range(state.seats)) == game.rules.doors


def everyone_has_every_colour(game: Game) -> bool:
    """Each player has a Door of each place (R43)."""
    state = game.state
    return all(
        frozenset().union(*(door.colours for door in state.doors(seat))) >= frozenset(Colour)
        for seat in range(state.seats)
    )


BASE = Ruleset(
    edition="base",
    box={DECK: BASE_DECK},
    zones={
        DECK: ZoneRow(owned=False, seen="none", lies="pile"),
        MARKET: ZoneRow(owned=False, seen="all"),
        HAND: ZoneRow(owned=True, seen="owner"),
        SHARED: ZoneRow(owned=False, seen="all"),
        ROW: ZoneRow(owned=True, seen="all", lies="row"),
        DOORS: ZoneRow(owned=True, seen="all", lies="row"),
        LIMBO: ZoneRow(owned=False, seen="all", lies="pile"),
        DISCARD: ZoneRow(owned=False, seen="all", lies="pile"),
        REVEALED: ZoneRow(owned=False, seen="all"),
        PROPHECY: ZoneRow(owned=True, seen="owner"),
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
)
