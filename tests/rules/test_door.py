"""A Door arrives in the refill: R19."""

import pytest

from game.rules.game import IllegalCommand
from tests.rules.stories import after, asked, deal, do, ids, legal, names, position

HAND = "OS1 OM1 OK1 AM1 GS1"


def test_r19_a_matching_key_may_be_paid():
    game = deal(f"{HAND} | OD1 LS1 LS2")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "DoorDrawn 0 OD1"]
    assert asked(game) == "OpenDoor OD1"
    assert legal(game) == ["Claim OK1", "LetGo"]
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "TurnBegan 0 2",
    ]
    assert names(game.state.doors(0)) == "OD1"
    assert names(game.state.discard) == "OK1"


def test_r19_e23_t06_the_key_may_be_kept():
    game = after(position(HAND, deck="OD1 LS1"), "Play OS1")
    assert do(game, "LetGo") == [
        "DoorMissed 0 OD1",
        "LocationDrawn 0 LS1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]
    assert "OK1" in ids(game.state.hand(0))
    assert game.state.doors(0) == ()


def test_e23_asked_every_time():
    game = after(position(HAND, deck="OD1 OD2 LS1"), "Play OS1")
    assert do(game, "LetGo") == ["DoorMissed 0 OD1", "DoorDrawn 0 OD2"]
    assert asked(game) == "OpenDoor OD2"


@pytest.mark.parametrize("door", ["AD1", "GD1", "LD2"])
def test_r19_t06_without_a_matching_key_nothing_is_asked(door):
    game = position(HAND, deck=f"{door} LS1")
    assert do(game, "Play OS1") == [
        "CardPlayed 0 OS1",
        f"DoorDrawn 0 {door}",
        f"DoorMissed 0 {door}",
        "LocationDrawn 0 LS1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_r19_a_sun_or_moon_of_the_colour_is_no_key():
    game = position("OS1 OM1 OS2 AM1 GS1", deck="OD1 LS1")
    assert do(game, "Play AM1")[1:3] == ["DoorDrawn 0 OD1", "DoorMissed 0 OD1"]


def test_r19_a_key_in_the_row_opens_nothing():
    game = position(HAND, deck="OD1 LS1")
    assert do(game, "Play OK1")[1:3] == ["DoorDrawn 0 OD1", "DoorMissed 0 OD1"]


def test_r19_only_keys_of_exactly_that_colour():
    game = after(position("OS1 OK1 AK1 OK3 GK1", deck="OD1 LS1 LS2"), "Play OS1")
    assert legal(game) == ["Claim OK1", "Claim OK3", "LetGo"]
    before = game.log
    for text in ("Claim AK1", "Claim OK2", "Claim GK1", "Play OK1"):
        with pytest.raises(IllegalCommand):
            do(game, text)
    assert game.log == before
    assert do(game, "Claim OK3")[0] == "KeyDiscarded 0 OK3"


def test_r19_e22_a_key_drawn_a_moment_ago_opens_the_door():
    game = position("OS1 OM1 AK1 AM1 GS1", deck="AD1 OK1 OD1 LS1 LS2")
    after(game, "Play OS1")
    assert do(game, "Claim AK1") == [
        "KeyDiscarded 0 AK1",
        "DoorGained 0 AD1",
        "LocationDrawn 0 OK1 hand",
        "DoorDrawn 0 OD1",
    ]
    assert legal(game) == ["Claim OK1", "LetGo"]
    assert do(game, "Claim OK1")[:2] == ["KeyDiscarded 0 OK1", "DoorGained 0 OD1"]


def test_r19_a_key_leaves_one_more_hole():
    game = after(position(HAND, deck="OD1 LS1 LS2 LS3"), "Play OS1")
    assert sum(fact.startswith("LocationDrawn") for fact in do(game, "Claim OK1")) == 2
    assert len(game.state.hand(0)) == 5


def test_e44_the_last_card_is_a_door_but_not_the_eighth():
    game = after(position(HAND, deck="OD1", doors="AD1"), "Play OS1")
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "GameLost deck_exhausted",
    ]
    game = after(position(HAND, deck="OD1", doors="AD1"), "Play OS1")
    assert do(game, "LetGo") == ["DoorMissed 0 OD1", "GameLost deck_exhausted"]


def test_r19_the_door_lies_revealed_while_it_is_asked():
    game = after(position(HAND, deck="OD1 LS1"), "Play OS1")
    assert names(game.state.revealed) == "OD1"
    after(game, "LetGo")
    assert game.state.revealed == ()


def test_t17_a_door_must_be_answered():
    game = after(position(HAND, deck="OD1 LS1"), "Play OS1")
    for text in ("Play OM1", "Discard OM1", "Decline", "Search", "LoseHand", "PayKey OK1"):
        with pytest.raises(IllegalCommand):
            do(game, text)
    assert asked(game) == "OpenDoor OD1"
