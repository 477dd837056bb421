"""The base game at the table: what is laid where, and how its events move, shine and sound."""

from __future__ import annotations

from game.editions.base.cards import NIGHTMARE, OPENERS
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import (
    CardDiscarded,
    CardPlayed,
    CompleteTrio,
    Discard,
    Play,
    PlayOrDiscard,
    Search,
    SearchFailed,
    TrioCompleted,
)
from game.editions.base.nightmare import (
    DoorLost,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    NightmareDrawn,
    PayKey,
    RevealFive,
    TopDiscarded,
)
from game.editions.base.partners import CardsSwapped, Draft, OfferSwap, Swap, Take
from game.editions.base.prophecy import ProphecySeen
from game.editions.base.routines import (
    CardSetAside,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.table.landmarks import LANDMARKS
from game.editions.base.table.recalled import TOLD_AS
from game.editions.base.table.shines import LIGHTS
from game.editions.base.table.sounds import ONCE, SOUNDS, WEIGHTS
from game.editions.base.table.times import MOTIONS, STILLS
from game.editions.base.table.ways import FLOURISHES, WAYS
from game.editions.base.warnings.blocking import blocked_places, searched_unasked
from game.editions.base.warnings.doubts import DOUBTS
from game.rules.card import DOOR
from game.rules.state import DISCARD, HAND, LIMBO, REVEALED, ROW, owned
from game.table.hands.gestures import DECK_GRIP, Meanings, hand_grip
from game.table.staging import Deed, Sign, Staging
from game.words import Words, msgid

MEANINGS: Meanings = {
    Take: lambda command, view: (command.card.id, owned(HAND, view.active)),
    Swap: lambda command, view: (command.personal.id, command.shared.id),
    Play: lambda command, view: (command.card.id, owned(ROW, view.active)),
    Discard: lambda command, view: (command.card.id, DISCARD),
    Claim: lambda command, view: (command.key.id, REVEALED),
    LetGo: lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
    PayKey: lambda command, view: (command.key.id, REVEALED),
    LoseDoor: lambda command, view: (command.door.id, REVEALED),
    RevealFive: lambda command, view: (DECK_GRIP, REVEALED),
    LoseHand: lambda command, view: (hand_grip(view.active), REVEALED),
}


def by_trio(words: Words, count: int) -> str:
    return words.say("{n} by trio", n=count)


def by_key(words: Words, count: int) -> str:
    return words.say("{n} by Key", n=count)


def played(words: Words, count: int) -> str:
    return words.plural("{n} card played", "{n} cards played", count)


def discarded(words: Words, count: int) -> str:
    """By the action of a turn: what a Door or a Nightmare costs is not counted."""
    return words.plural("{n} card discarded", "{n} cards discarded", count)


def swaps(words: Words, count: int) -> str:
    return words.plural("{n} swap", "{n} swaps", count)


def prophecies(words: Words, count: int) -> str:
    return words.plural("{n} Prophecy", "{n} Prophecies", count)


def nightmares(words: Words, count: int) -> str:
    """Those that were met."""
    return words.plural("{n} Nightmare", "{n} Nightmares", count)


STAGING = Staging(
    meanings=MEANINGS,
    tried=((PlayOrDiscard, Play), (OpenDoor, Claim)),
    in_place=frozenset({PlayOrDiscard, CompleteTrio, Draft, OfferSwap, FaceNightmare}),
    unasked={CompleteTrio: searched_unasked},
    slotted=frozenset({DOOR}),
    openers=OPENERS,
    blocked=blocked_places,
    motions=MOTIONS,
    dealt=frozenset({LocationDrawn, CardSetAside, TopDiscarded}),
    stills=STILLS,
    shown=frozenset({TrioCompleted, SearchFailed}),
    ways=WAYS,
    flourishes=FLOURISHES,
    darkens=frozenset({NIGHTMARE}),
    covered=frozenset({CardsSwapped}),
    lights=LIGHTS,
    sounds=SOUNDS,
    weights=WEIGHTS,
    once=ONCE,
    openings={Search: "trio", Claim: "key"},
    ways_told={"trio": by_trio, "key": by_key},
    deeds=(
        Deed(CardPlayed, played),
        Deed(CardDiscarded, discarded),
        Deed(CardsSwapped, swaps, always=False),
        Deed(ProphecySeen, prophecies, always=False),
        Deed(NightmareDrawn, nightmares),
    ),
    told_as=TOLD_AS,
    signs={
        Search: Sign("trio", msgid("by trio")),
        Claim: Sign("kind-K", msgid("by Key")),
        PayKey: Sign("kind-K", msgid("a Key")),
        LoseDoor: Sign("kind-D", msgid("a Door")),
        RevealFive: Sign("five", msgid("five cards")),
        LoseHand: Sign("hand", msgid("the hand")),
    },
    losses=frozenset({PayKey, LoseDoor, RevealFive, LoseHand}),
    lost=frozenset({KeyDiscarded, DoorLost, TopDiscarded, CardSetAside, HandDiscarded}),
    doubts=DOUBTS,
    landmarks=LANDMARKS,
)
