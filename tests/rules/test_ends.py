"""Victory, defeat, and what is neither: rules 1.4."""

import random
from itertools import pairwise

import pytest

from game.editions.base.box import BASE
from game.rules.course import Concede
from game.rules.event import Awaiting, TurnBegan
from game.rules.game import Game, IllegalCommand
from tests.rules.stories import (
    ALL_DOORS,
    after,
    asked,
    command,
    deal,
    do,
    facts,
    legal,
    names,
    position,
)

HAND = "OS1 OM1 OK1 AM1 GS1"
SEVEN = ALL_DOORS.replace("OD1 ", "")


def test_r28_e27_t13_the_eighth_door_wins_at_once_with_a_key():
    game = position(HAND, doors=SEVEN, deck="OD1 LS1 LS2")
    assert do(game, "Play AM1") == ["CardPlayed 0 AM1", "DoorDrawn 0 OD1"]
    assert do(game, "Claim OK1") == ["KeyDiscarded 0 OK1", "DoorGained 0 OD1", "GameWon"]
    assert game.state.result == "won"
    assert len(game.state.hand(0)) == 3
    assert names(game.state.deck) == "LS1 LS2"


def test_r28_e27_the_eighth_door_wins_at_once_by_a_search():
    game = position(HAND, doors=SEVEN, row="OM2 OS2", deck="LS1 OD1 LS2")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "TrioCompleted 0 O"]
    assert do(game, "Search") == ["DoorGained 0 OD1", "GameWon"]
    assert names(game.state.deck) == "LS1 LS2"


def test_r28_a_game_that_is_over_asks_and_takes_nothing():
    game = position(HAND, doors=SEVEN, deck="OD1 LS1")
    after(game, "Play AM1", "Claim OK1")
    assert isinstance(game.log[-1], Awaiting)
    assert tuple(game.log[-1].agenda) == ()
    assert game.pending is None
    assert list(game.legal()) == []
    before = game.log
    for text in ("Play OM1", "Discard OM1", "Concede"):
        with pytest.raises(IllegalCommand):
            do(game, text)
    assert game.log == before


def test_r28_seven_doors_are_not_enough():
    game = position(HAND, doors=SEVEN.replace("LD2", ""), deck="OD1 LS1 LS2")
    after(game, "Play AM1")
    assert "GameWon" not in do(game, "Claim OK1")
    assert game.state.result is None


def test_r28_at_the_same_moment():
    game = position(HAND, doors=SEVEN, deck="NM1 OD1 LS1 LS2 LS3")
    after(game, "Play AM1")
    assert do(game, "LoseDoor LD1")[-1] == "DoorDrawn 0 OD1"
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_e27_limbo_and_holes_stay_as_they_are():
    game = position("OS1 OM1 OK1 AM1 GK1", doors="AD1 AD2 GD1 GD2 LD1 LD2 OD2", deck="NM1 NM2 OD1")
    after(game, "Play OS1", "RevealFive")
    assert names(game.state.limbo) == "NM2 OD1"
    assert game.state.result == "lost"
    game = position(
        "OS1 OM1 OK1 AM1 GK1", doors="AD1 AD2 GD1 GD2 LD1 LD2 OD2", deck="NM1 NM2 OD1", limbo="NM3"
    )
    after(game, "Play OS1", "PayKey GK1")
    assert do(game, "LoseDoor LD1")[-1] == "DoorDrawn 0 OD1"
    assert do(game, "LetGo")[-1] == "GameLost deck_exhausted"
    game = position(
        "OS1 OM1 OK1 AM1 GK1", doors="AD1 AD2 GD1 GD2 LD1 LD2 OD2", deck="OD1", limbo="NM3"
    )
    assert do(after(game, "Play OS1"), "Claim OK1")[-1] == "GameWon"
    assert names(game.state.limbo) == "NM3"
    assert len(game.state.hand(0)) == 3


def test_t13_r31_a_win_with_an_empty_deck_and_a_short_hand():
    game = position(HAND, doors=SEVEN, deck="OD1")
    after(game, "Play AM1")
    assert do(game, "Claim OK1") == ["KeyDiscarded 0 OK1", "DoorGained 0 OD1", "GameWon"]
    game = position(HAND, doors=SEVEN, row="OM2 OS2", deck="OD1")
    after(game, "Play OK1")
    assert do(game, "Search") == ["DoorGained 0 OD1", "GameWon"]


def test_r29_r31_defeat_is_met_right_before_the_draw():
    game = position("OS1 OK1 AK1 GK1 LK1", doors=SEVEN, deck="LS1 NM1")
    assert do(game, "Play OS1")[-1] == "TurnBegan 0 2"
    assert do(game, "Play LK1")[-1] == "NightmareDrawn 0 NM1"
    assert game.state.result is None
    assert do(game, "PayKey OK1") == [
        "KeyDiscarded 0 OK1",
        "NightmareDiscarded NM1",
        "GameLost deck_exhausted",
    ]


def test_r29_e25_t14_an_empty_deck_with_a_full_hand_plays_on():
    game = position(HAND, deck="LS1")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "LocationDrawn 0 LS1 hand", "TurnBegan 0 2"]
    assert game.state.deck == ()
    assert game.state.result is None
    assert asked(game) == "PlayOrDiscard"
    assert do(game, "Play OM1") == ["CardPlayed 0 OM1", "GameLost deck_exhausted"]


def test_e25_t14_no_location_left_in_the_deck_is_not_defeat():
    game = position(HAND, deck="LS1 NM1 NM2 NM3")
    assert do(game, "Play OS1")[-1] == "TurnBegan 0 2"
    assert asked(game) == "PlayOrDiscard"


def test_e25_t14_fewer_locations_than_holes_is_not_defeat():
    game = position(HAND, deck="NM1 OD1 AD1 LS1")
    assert do(game, "Play OS1")[-1] == "NightmareDrawn 0 NM1"
    assert do(game, "PayKey OK1")[-1] == "GameLost deck_exhausted"


def test_r30_e08_a_door_in_the_discard_pile_is_not_yet_defeat():
    game = position(HAND, deck="OD1 LS1 LS2 LS3")
    after(game, "Discard OK1")
    assert "GameLost deck_exhausted" not in do(game, "Foresee OD1 LS1,LS2,LS3")
    assert game.state.result is None
    assert do(game, "Play OS1")[-1] == "TurnBegan 0 3"
    assert do(game, "Play OM1")[-1] == "TurnBegan 0 4"
    assert do(game, "Play GS1")[-1] == "GameLost deck_exhausted"


def test_e47_the_last_refill_can_still_win():
    game = position(
        "OS1 OK1 AK1 AM1 GS1", doors="OD2 AD2 GD1 GD2 LD1 LD2", deck="NM1 OD1 AD1", row="GM1"
    )
    assert do(game, "Play OS1")[-1] == "NightmareDrawn 0 NM1"
    assert do(game, "LoseDoor LD1")[-1] == "DoorDrawn 0 OD1"
    game = position(
        "OS1 OK1 AK1 GK1 GS1", doors="OD2 AD2 GD1 GD2 LD1 LD2", deck="NM1 OD1 AD1", row="GM1"
    )
    assert do(game, "Play OS1")[-1] == "NightmareDrawn 0 NM1"
    assert do(game, "PayKey GK1")[-1] == "DoorDrawn 0 OD1"
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "DoorDrawn 0 AD1",
    ]
    assert do(game, "Claim AK1") == ["KeyDiscarded 0 AK1", "DoorGained 0 AD1", "GameWon"]


def test_e50_a_winning_door_may_be_declined():
    game = position(HAND, doors=SEVEN, row="OM2 OS2", deck="LS1 OD1 LS2")
    after(game, "Play OK1")
    assert do(game, "Decline") == [
        "SearchDeclined 0 O",
        "LocationDrawn 0 LS1 hand",
        "TurnBegan 0 2",
    ]
    game = position(HAND, doors=SEVEN, deck="OD1 LS1")
    after(game, "Play AM1")
    assert legal(game) == ["Claim OK1", "LetGo"]
    assert do(game, "LetGo")[:2] == ["DoorMissed 0 OD1", "LocationDrawn 0 LS1 hand"]
    assert game.state.result is None


def conceding(game):
    """Concedes a game and returns whether it is lost. Checks that this is a defeat of its own and
    never listed."""
    assert "Concede" not in legal(game)
    events = game.submit(Concede())
    assert facts(events) == ["GameLost conceded"]
    assert len(events) == 3
    assert game.pending is None
    return game.state.result == "lost"


def test_r29_conceding_is_possible_at_every_decision():
    assert conceding(deal("OS1 OM1 AS1 AM1 GS1"))
    assert conceding(deal("OS1 OM1 AS1 AM1 GS1", seats=2))
    assert conceding(after(position(HAND, deck="OD1 LS1"), "Play OS1"))
    assert conceding(after(position(HAND, deck="NM1 LS1"), "Play OS1"))
    assert conceding(after(position(HAND, deck="LS1 LS2"), "Discard OK1"))
    assert conceding(after(position(HAND, row="OM2 OS2", deck="LS1"), "Play OK1"))
    two = position(("OS1 OM1 AS1", "AM1 GS1 GM1"), shared="LS1 LM1", deck="LS2", seats=2)
    assert conceding(after(two, "Discard OS1"))


def test_r29_conceding_leaves_the_cards_where_they_are():
    game = after(position(HAND, deck="NM1 LS1"), "Play OS1")
    after(game, "Concede")
    assert names(game.state.revealed) == "NM1"


@pytest.mark.parametrize("seats", [1, 2])
def test_r03_r08_r12_r32_every_turn_of_random_games(seats):
    """Each completed turn lowers the deck; a turn starts with a full hand and an empty Limbo."""
    for number in range(40):
        rng = random.Random(f"walk {number}")
        game = Game.start(BASE, seed=f"turns {number}", seats=seats)
        decks = []
        while True:
            if asked(game) == "PlayOrDiscard":
                state = game.state
                decks.append(len(state.deck))
                assert state.limbo == ()
                assert state.revealed == ()
                assert len(state.shared) == (0 if seats == 1 else 2)
                for seat in range(seats):
                    assert len(state.hand(seat)) == (5 if seats == 1 else 3)
            if game.pending is None:
                break
            game.submit(rng.choice(game.legal()))
        assert decks[0] == (71 if seats == 1 else 68)
        assert all(after < before for before, after in pairwise(decks))
        turns = [event for event in game.log if isinstance(event, TurnBegan)]
        assert [event.number for event in turns] == list(range(1, len(decks) + 1))
        assert len(decks) <= (72 if seats == 1 else 69)


def test_r08_a_command_of_another_moment_is_refused():
    game = position(HAND, deck="LS1")
    with pytest.raises(IllegalCommand):
        game.submit(command("RevealFive"))
