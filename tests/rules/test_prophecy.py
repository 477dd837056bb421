"""A Key discarded as the action of phase 1: R14 to R16."""

import math

import pytest

from game.rules.game import IllegalCommand
from game.rules.view import View
from tests.rules.stories import after, asked, cards, deal, do, ids, legal, line, names, position

HAND = "OK1 OM1 AS1 AM1 GS1"
TOP = "LS1 OD1 NM1 AK1 LM1"


def looking(deck, **rest):
    """Returns a game in which a Key of the hand has been discarded over this deck."""
    return after(position(HAND, deck=deck, **rest), "Discard OK1")


def test_r14_prophecy_with_five_cards():
    game = deal(f"{HAND} | {TOP} LS2")
    assert do(game, "Discard OK1") == [
        "CardDiscarded 0 OK1",
        "ProphecySeen 0 LS1,OD1,NM1,AK1,LM1",
    ]
    assert asked(game) == "Prophesy"
    assert len(legal(game)) == 120
    assert names(game.state.revealed) == TOP
    assert do(game, "Foresee NM1 LM1,LS1,OD1,AK1") == [
        "ProphecyDiscarded 0 NM1",
        "CardsReturned 0 LM1,LS1,OD1,AK1",
        "LocationDrawn 0 LM1 hand",
        "TurnBegan 0 2",
    ]
    assert names(game.state.deck[:4]) == "LS1 OD1 AK1 LS2"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_r14_e07_t09_prophecy_with_fewer_cards(count):
    top = cards("LS1 LM1 LS2 LM2")[:count]
    game = looking(names(top))
    assert len(game.legal()) == math.factorial(count)
    last, *others = reversed(top)
    order = ",".join(card.id for card in others)
    story = do(game, f"Foresee {last.id} {order}")
    assert story == [
        f"ProphecyDiscarded 0 {last.id}",
        f"CardsReturned 0 {order}",
        f"LocationDrawn 0 {others[0].id} hand",
        "TurnBegan 0 2",
    ]


def test_r14_prophecy_with_three_cards_sees_three():
    game = position(HAND, deck="LS1 LM1 LS2")
    assert do(game, "Discard OK1") == ["CardDiscarded 0 OK1", "ProphecySeen 0 LS1,LM1,LS2"]


def test_r14_e07_t09_a_single_card_is_discarded_and_the_refill_fails():
    game = looking("LS1")
    assert legal(game) == ["Foresee LS1 ()"]
    assert do(game, "Foresee LS1 ()") == ["ProphecyDiscarded 0 LS1", "GameLost deck_exhausted"]


def test_r14_e07_over_an_empty_deck_nothing_is_asked():
    game = position(HAND)
    assert do(game, "Discard OK1") == ["CardDiscarded 0 OK1", "GameLost deck_exhausted"]


def test_r14_t10_one_card_must_go_and_all_others_return():
    game = looking(f"{TOP} LS2")
    before = game.log
    wrong = [
        "Foresee NM1 LS1,OD1,AK1",
        "Foresee NM1 LS1,OD1,NM1,AK1,LM1",
        "Foresee NM1 LS1,OD1,NM1,AK1",
        "Foresee NM1 LS1,LS1,AK1,LM1",
        "Foresee LS2 LS1,OD1,NM1,AK1,LM1",
        "Foresee LS2 OD1,NM1,AK1,LM1",
        "Foresee NM1 LS1,OD1,AK1,LS2",
        "Foresee NM1 ()",
        "Foresee OM1 LS1,OD1,AK1,LM1",
    ]
    for text in wrong:
        with pytest.raises(IllegalCommand):
            do(game, text)
        assert game.log == before


def test_r14_the_listed_answers_are_all_answers():
    game = looking("LS1 OD1 NM1")
    assert sorted(legal(game)) == [
        "Foresee LS1 NM1,OD1",
        "Foresee LS1 OD1,NM1",
        "Foresee NM1 LS1,OD1",
        "Foresee NM1 OD1,LS1",
        "Foresee OD1 LS1,NM1",
        "Foresee OD1 NM1,LS1",
    ]


@pytest.mark.parametrize("only", ["Foresee LS1", "Foresee OD1", "Foresee NM1", "Foresee AK1"])
def test_t10_any_card_may_be_chosen(only):
    game = looking(TOP)
    assert sum(line(one).startswith(only) for one in game.legal()) == 24


def test_r14_t02_no_shuffle_the_order_outlives_the_turn():
    game = deal(f"{HAND} | LS1 LS2 LS3 LS4 LS5")
    assert "DeckShuffled" not in do(game, "Discard OK1")
    assert "DeckShuffled" not in do(game, "Foresee LS1 LS5,LS4,LS3,LS2")
    assert do(game, "Play GS1")[1] == "LocationDrawn 0 LS4 hand"
    assert do(game, "Discard OM1")[1] == "LocationDrawn 0 LS3 hand"
    assert do(game, "Discard AM1")[1] == "LocationDrawn 0 LS2 hand"


def test_r15_a_key_so_discarded_starts_no_second_prophecy():
    game = looking(TOP)
    assert do(game, "Foresee AK1 LS1,OD1,NM1,LM1") == [
        "ProphecyDiscarded 0 AK1",
        "CardsReturned 0 LS1,OD1,NM1,LM1",
        "LocationDrawn 0 LS1 hand",
        "TurnBegan 0 2",
    ]


def test_r15_e10_a_nightmare_so_discarded_is_not_faced():
    game = looking(TOP)
    story = do(game, "Foresee NM1 LS1,OD1,AK1,LM1")
    assert story[0] == "ProphecyDiscarded 0 NM1"
    assert not any("Nightmare" in fact for fact in story)
    assert "NM1" in ids(game.state.discard)


def test_r15_e08_a_door_so_discarded_is_not_gained_and_the_game_goes_on():
    game = looking(TOP)
    assert do(game, "Foresee OD1 LS1,NM1,AK1,LM1") == [
        "ProphecyDiscarded 0 OD1",
        "CardsReturned 0 LS1,NM1,AK1,LM1",
        "LocationDrawn 0 LS1 hand",
        "TurnBegan 0 2",
    ]
    assert game.state.doors(0) == ()
    assert game.state.result is None


def test_e09_only_doors_in_sight_one_of_them_goes():
    game = looking("OD1 AD1 AD2 GD1 LD1 LS1")
    assert {line(one).split()[1] for one in game.legal()} == {"OD1", "AD1", "AD2", "GD1", "LD1"}
    assert do(game, "Foresee AD1 OD1,AD2,GD1,LD1")[0] == "ProphecyDiscarded 0 AD1"


def test_e48_only_doors_left_a_key_as_action_must_lose_a_door():
    game = looking("OD1 AD1", doors="OD2 AD2 GD1 GD2 LD1 LD2")
    assert sorted(legal(game)) == ["Foresee AD1 OD1", "Foresee OD1 AD1"]
    assert do(game, "Foresee AD1 OD1") == [
        "ProphecyDiscarded 0 AD1",
        "CardsReturned 0 OD1",
        "DoorDrawn 0 OD1",
        "DoorMissed 0 OD1",
        "GameLost deck_exhausted",
    ]


def test_e11_the_key_lies_in_the_discard_pile_while_you_look():
    game = deal(f"{HAND} | {TOP}")
    after(game, "Discard OK1")
    assert names(game.state.discard) == "OK1"
    assert names(game.state.hand(0)) == "OM1 AS1 AM1 GS1"


def test_r16_e12_a_key_paid_for_a_door_looks_at_nothing():
    game = after(position(HAND, deck="OD1 LS1 LS2"), "Play OM1")
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "TurnBegan 0 2",
    ]


def test_r16_e12_a_key_paid_to_a_nightmare_looks_at_nothing():
    game = after(position(HAND, deck="NM1 LS1 LS2"), "Play OM1")
    assert do(game, "PayKey OK1") == [
        "KeyDiscarded 0 OK1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "TurnBegan 0 2",
    ]


def test_r16_e12_a_key_revealed_or_lost_with_the_hand_looks_at_nothing():
    game = after(position(HAND, deck="NM1 LK1 LK2 GK1 GK2 AK1 LS1 LS2"), "Play OM1")
    assert not any(fact.startswith("Prophecy") for fact in do(game, "RevealFive"))
    game = after(position(HAND, deck="NM1 LS1 LS2 LS3 LS4 LS5"), "Play OM1")
    assert not any(fact.startswith("Prophecy") for fact in do(game, "LoseHand"))


def test_r16_a_key_played_looks_at_nothing():
    game = position(HAND, deck="LS1 LS2")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "LocationDrawn 0 LS1 hand", "TurnBegan 0 2"]


def test_e49_the_returned_cards_are_known_until_drawn():
    game = looking("LS1 LS2 LS3 LS4 LS5 AS2 AS3")
    after(game, "Foresee LS1 LS5,LS4,LS3,LS2")
    assert names(View.of(game.state, 0).known_top) == "LS4 LS3 LS2"
    after(game, "Discard OM1")
    assert names(View.of(game.state, 0).known_top) == "LS3 LS2"
    assert names(game.state.known_top[0]) == "LS3 LS2"


def test_e49_a_shuffle_wipes_the_knowledge():
    game = position("OK1 OK2 AS1 AM1 GS1", row="OS1 OM1", deck="LS1 LS2 LS3 LS4 LS5 OD1 AS2 AS3")
    after(game, "Discard OK1", "Foresee LS1 LS5,LS4,LS3,LS2", "Play OK2")
    assert names(View.of(game.state, 0).known_top) == "LS4 LS3 LS2"
    after(game, "Search")
    assert View.of(game.state, 0).known_top == ()


def test_t17_a_prophecy_cannot_be_put_off():
    game = looking(TOP)
    for text in ("Play OM1", "Discard OM1", "Decline", "Keep", "LetGo"):
        with pytest.raises(IllegalCommand):
            do(game, text)
    assert asked(game) == "Prophesy"
