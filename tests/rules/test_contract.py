"""The names and fields of commands, decisions and events: what saves and outside programs read."""

from dataclasses import FrozenInstanceError, fields

import pytest

from game.rules import door, events, explore, nightmare, partners, prophecy, steps
from game.rules.events import Event
from tests.rules.stories import cards

EVENTS = """
GameStarted edition seats first_seat seed visibility
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
    steps: "Concede",
}


def shape(kind):
    return [field.name for field in fields(kind)]


@pytest.mark.parametrize("row", EVENTS.strip().splitlines())
def test_events_have_exactly_their_fields(row):
    name, *expected = row.split()
    assert shape(getattr(events, name)) == expected


def test_there_are_no_other_events():
    ours = {kind.__name__ for kind in vars(events).values() if is_event(kind)}
    assert ours == {row.split()[0] for row in EVENTS.strip().splitlines()}


def is_event(kind):
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


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
    assert hash(events.CardPlayed(0, sun)) == hash(events.CardPlayed(0, sun))
    for value in (play, discard, events.CardPlayed(0, sun)):
        for name in shape(type(value)):
            with pytest.raises(FrozenInstanceError):
                setattr(value, name, sun)


def test_every_refusal_is_a_plain_sentence():
    said = [str(reason) for reason in steps.Reason]
    assert all(one.endswith(".") and " " in one for one in said)
    assert len(set(said)) == len(said)
