"""The names and fields of commands, decisions and events, as saves and outside programs read
them."""

from dataclasses import FrozenInstanceError, fields

import pytest

from game.editions.base import door, explore, nightmare, partners, prophecy
from game.editions.base.box import BASE
from game.editions.base.explore import CardPlayed
from game.editions.base.routines import Refusal
from game.records.journal.codec import EVENTS as ANY_GAME
from game.rules import course
from game.rules.steps import Unasked
from tests.rules.stories import cards

EVENTS = """
GameStarted edition seats first_seat seed visibility
CardsLaid zone cards spent
DeckShuffled order
LocationDrawn seat card zone
CardSetAside card
LimboReturned
CardDrafted seat card
MarketShared cards
TurnBegan seat number
CardPlayed seat card
TrioCompleted seat colour
SearchFailed seat colour
SearchDeclined seat colour
CardDiscarded seat card
CardsSwapped seat personal shared
ProphecySeen seat cards
ProphecyDiscarded seat card
CardsReturned seat order
DoorDrawn seat door
NightmareDrawn seat card
KeyDiscarded seat key
DoorGained seat door
DoorMissed seat door
DoorLost seat door
TopDiscarded card
HandDiscarded seat cards
NightmareDiscarded card
GameWon
GameLost reason
Answered command
Awaiting agenda
"""
ANSWERS = {
    partners: "Draft|Take card|OfferSwap|Swap personal shared|Keep",
    explore: "PlayOrDiscard|Play card|Discard card|CompleteTrio colour|Search|Decline",
    prophecy: "Prophesy|Foresee discard order",
    door: "OpenDoor door|Claim key|LetGo",
    nightmare: "FaceNightmare card|PayKey key|LoseDoor door|RevealFive|LoseHand",
    course: "Concede",
}
FACTS = {kind.__name__: kind for kind in (*ANY_GAME, *BASE.facts)}


def shape(kind):
    return [field.name for field in fields(kind)]


def test_events_have_exactly_their_fields():
    for row in EVENTS.strip().splitlines():
        name, *expected = row.split()
        assert shape(FACTS[name]) == expected


def test_there_are_no_other_events():
    assert set(FACTS) == {row.split()[0] for row in EVENTS.strip().splitlines()}


@pytest.mark.parametrize("module", ANSWERS, ids=lambda module: module.__name__)
def test_decisions_and_commands_have_exactly_their_fields(module):
    for row in ANSWERS[module].split("|"):
        name, *expected = row.split()
        assert shape(getattr(module, name)) == expected


def test_events_and_commands_are_values():
    (sun,) = cards("OS1")
    play, discard = explore.Play(sun), explore.Discard(sun)
    assert explore.Play(sun) == play
    assert len({play, explore.Play(sun), discard}) == 2
    assert hash(CardPlayed(0, sun)) == hash(CardPlayed(0, sun))
    for value in (play, discard, CardPlayed(0, sun)):
        for name in shape(type(value)):
            with pytest.raises(FrozenInstanceError):
                setattr(value, name, sun)


def test_every_refusal_is_a_plain_sentence():
    said = [str(reason) for reason in (*Unasked, *Refusal)]
    assert all(one.endswith(".") and " " in one for one in said)
    assert len(set(said)) == len(said)
