"""A Nightmare arrives: R20 to R24."""

import pytest

from game.rules.game import IllegalCommand
from tests.rules.stories import after, asked, deal, do, ids, legal, names, position

HAND = "OS1 OM1 OK1 AM1 GK1"


def facing(deck, *, hand=HAND, **rest):
    """Returns a game in which a card was played and the Nightmare NM1 drawn; `deck` lies below
    it."""
    game = position(hand, deck=f"NM1 {deck}", **rest)
    return after(game, f"Play {hand.split()[0]}")


def test_r20_a_nightmare_asks_at_once():
    game = position(HAND, deck="NM1 LS1", doors="AD1 LD2")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "NightmareDrawn 0 NM1"]
    assert asked(game) == "FaceNightmare NM1"
    assert names(game.state.revealed) == "NM1"
    assert legal(game) == [
        "PayKey OK1",
        "PayKey GK1",
        "LoseDoor AD1",
        "LoseDoor LD2",
        "RevealFive",
        "LoseHand",
    ]


def test_r20_r24_t15_first_choice_any_one_key():
    game = facing("LS1 LS2 LS3")
    assert do(game, "PayKey GK1") == [
        "KeyDiscarded 0 GK1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "TurnBegan 0 2",
    ]
    assert names(game.state.discard[-2:]) == "GK1 NM1"
    assert game.state.revealed == ()


def test_r20_t07_t15_second_choice_a_door_to_limbo():
    game = facing("LS1 LS2", doors="AD1 LD2")
    assert do(game, "LoseDoor AD1") == [
        "DoorLost 0 AD1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LS1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]
    assert names(game.state.doors(0)) == "LD2"
    assert sorted(card.id for card in game.state.deck) == ["AD1", "LS2"]


def test_t07_the_lost_door_waits_in_limbo():
    game = facing("NM2 LS1", doors="AD1")
    assert do(game, "LoseDoor AD1") == [
        "DoorLost 0 AD1",
        "NightmareDiscarded NM1",
        "NightmareDrawn 0 NM2",
    ]
    assert names(game.state.limbo) == "AD1"
    assert "LoseDoor AD1" not in legal(game)


def test_r20_r22_t08_t15_e16_third_choice_five_cards_top_first():
    game = facing("LS1 OD1 NM2 AK1 LD1 LS2 LS3")
    assert do(game, "RevealFive") == [
        "TopDiscarded LS1",
        "CardSetAside OD1",
        "CardSetAside NM2",
        "TopDiscarded AK1",
        "CardSetAside LD1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LS2 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]
    assert names(game.state.discard[-3:]) == "LS1 AK1 NM1"
    assert sorted(card.id for card in game.state.deck) == ["LD1", "LS3", "NM2", "OD1"]


def test_r22_e16_t08_five_cards_not_five_locations():
    game = facing("OD1 AD1 NM2 NM3 LD1 LS1 LS2")
    assert do(game, "RevealFive")[:7] == [
        "CardSetAside OD1",
        "CardSetAside AD1",
        "CardSetAside NM2",
        "CardSetAside NM3",
        "CardSetAside LD1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LS1 hand",
    ]


def test_r22_nothing_revealed_is_claimed_or_faced():
    game = facing("OD1 GD1 NM2 LS1 LS2 LS3")
    assert "OK1" in ids(game.state.hand(0))
    story = do(game, "RevealFive")
    assert not [fact for fact in story if fact.startswith(("DoorDrawn", "NightmareDrawn"))]
    assert asked(game) == "PlayOrDiscard"
    assert game.state.doors(0) == ()


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_r22_e15_fewer_than_five_cards_reveals_what_is_there(count):
    deck = "LS1 LS2 LS3 LS4".split()[:count]
    game = facing(" ".join(deck))
    assert "RevealFive" in legal(game)
    assert do(game, "RevealFive") == [
        *(f"TopDiscarded {name}" for name in deck),
        "NightmareDiscarded NM1",
        "GameLost deck_exhausted",
    ]


def test_r22_e15_nothing_to_reveal():
    game = facing("")
    assert do(game, "RevealFive") == ["NightmareDiscarded NM1", "GameLost deck_exhausted"]


def test_r20_r23_r24_e20_t11_t15_fourth_choice_hand_redraw_nightmare_shuffle():
    game = position(HAND, deck="LD1 NM1 OD1 LS1 NM2 LS2 OK3 GD1 LS4 LS5 LS6")
    assert do(game, "Play OS1")[-2:] == ["DoorMissed 0 LD1", "NightmareDrawn 0 NM1"]
    assert do(game, "LoseHand") == [
        "HandDiscarded 0 OM1,OK1,AM1,GK1",
        "CardSetAside OD1",
        "LocationDrawn 0 LS1 hand",
        "CardSetAside NM2",
        "LocationDrawn 0 LS2 hand",
        "LocationDrawn 0 OK3 hand",
        "CardSetAside GD1",
        "LocationDrawn 0 LS4 hand",
        "LocationDrawn 0 LS5 hand",
        "NightmareDiscarded NM1",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]
    assert names(game.state.hand(0)) == "LS1 LS2 OK3 LS4 LS5"
    assert names(game.state.discard[-5:]) == "OM1 OK1 AM1 GK1 NM1"
    assert sorted(card.id for card in game.state.deck) == ["GD1", "LD1", "LS6", "NM2", "OD1"]


def test_t11_no_key_of_the_new_hand_is_used_on_its_doors():
    game = facing("OK2 OD1 LS1 LS2 LS3 LS4")
    story = do(game, "LoseHand")
    assert story[1:3] == ["LocationDrawn 0 OK2 hand", "CardSetAside OD1"]
    assert asked(game) == "PlayOrDiscard"


def test_t11_a_hand_that_merely_became_empty_is_refilled_the_usual_way():
    game = position("OS1 OK1 AK1 GK1 LK1", deck="OD1 AD1 GD1 LD1 GK2 GD2 LS1 LS2 LS3 LS4 LS5")
    after(game, "Play OS1", "Claim OK1", "Claim AK1", "Claim GK1")
    assert do(game, "Claim LK1") == [
        "KeyDiscarded 0 LK1",
        "DoorGained 0 LD1",
        "LocationDrawn 0 GK2 hand",
        "DoorDrawn 0 GD2",
    ]
    assert asked(game) == "OpenDoor GD2"


def test_r21_e14_e46_t17_what_cannot_be_paid_cannot_be_chosen():
    game = facing("LS1 LS2", hand="OS1 OM1 AS1 AM1 GS1")
    assert legal(game) == ["RevealFive", "LoseHand"]
    before = game.log
    for text in ("PayKey OK1", "PayKey OM1", "LoseDoor AD1", "LetGo", "Play OM1", "Decline"):
        with pytest.raises(IllegalCommand):
            do(game, text)
    assert game.log == before


def test_r21_e14_a_door_but_no_key():
    game = facing("LS1 LS2", hand="OS1 OM1 AS1 AM1 GS1", doors="AD1")
    assert legal(game) == ["LoseDoor AD1", "RevealFive", "LoseHand"]


def test_e46_a_nightmare_before_any_door():
    game = facing("LS1 LS2")
    assert legal(game) == ["PayKey OK1", "PayKey GK1", "RevealFive", "LoseHand"]


def test_r23_e18_the_deck_runs_out_during_the_redraw():
    game = position(HAND, deck="LD1 NM1 LS1 OD1 LS2")
    after(game, "Play OS1")
    assert do(game, "LoseHand") == [
        "HandDiscarded 0 OM1,OK1,AM1,GK1",
        "LocationDrawn 0 LS1 hand",
        "CardSetAside OD1",
        "LocationDrawn 0 LS2 hand",
        "GameLost deck_exhausted",
    ]
    assert names(game.state.revealed) == "NM1"
    assert names(game.state.limbo) == "LD1 OD1"


def test_e18_the_redraw_may_take_the_very_last_card():
    game = facing("LS1 LS2 LS3 LS4 LS5")
    assert do(game, "LoseHand")[-3:] == [
        "LocationDrawn 0 LS5 hand",
        "NightmareDiscarded NM1",
        "TurnBegan 0 2",
    ]
    assert game.state.deck == ()


def test_r24_the_nightmare_leaves_before_the_refill_goes_on():
    game = facing("LS1 LS2")
    story = do(game, "PayKey OK1")
    assert story.index("NightmareDiscarded NM1") < story.index("LocationDrawn 0 LS1 hand")


def test_e19_the_hand_may_be_lost_when_it_is_empty():
    game = position("OS1 OK1 AK1 GK1 LK1", deck="NM2 NM3 NM4 NM5 NM1 LS1 LS2 LS3 LS4 LS5")
    after(game, "Play OS1", "PayKey OK1", "PayKey AK1", "PayKey GK1")
    assert do(game, "PayKey LK1")[-1] == "NightmareDrawn 0 NM1"
    assert game.state.hand(0) == ()
    assert legal(game) == ["RevealFive", "LoseHand"]
    assert do(game, "LoseHand") == [
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "LocationDrawn 0 LS3 hand",
        "LocationDrawn 0 LS4 hand",
        "LocationDrawn 0 LS5 hand",
        "NightmareDiscarded NM1",
        "TurnBegan 0 2",
    ]


def test_e19_a_short_hand_is_lost():
    game = facing("NM2 LS1 LS2 LS3 LS4 LS5")
    after(game, "PayKey OK1")
    assert do(game, "LoseHand")[0] == "HandDiscarded 0 OM1,AM1,GK1"


def test_e21_t12_nightmares_of_one_refill_one_by_one():
    game = facing("NM2 NM3 LS1 LS2 LS3", doors="AD1")
    assert do(game, "PayKey OK1")[-1] == "NightmareDrawn 0 NM2"
    assert legal(game) == ["PayKey GK1", "LoseDoor AD1", "RevealFive", "LoseHand"]
    assert do(game, "LoseDoor AD1")[-1] == "NightmareDrawn 0 NM3"
    assert legal(game) == ["PayKey GK1", "RevealFive", "LoseHand"]
    assert do(game, "PayKey GK1") == [
        "KeyDiscarded 0 GK1",
        "NightmareDiscarded NM3",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "LocationDrawn 0 LS3 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_e21_a_nightmare_in_limbo_comes_back_to_the_deck():
    game = facing("NM2 LS1 LS2 LS3 LS4 LS5")
    after(game, "RevealFive")
    assert "NM2" in ids(game.state.deck)
    assert "NM1" in ids(game.state.discard)


def test_e12_t15_a_faced_nightmare_is_not_drawn_again():
    game = deal(f"{HAND} | NM1 LS1 LS2")
    after(game, "Play OS1", "PayKey OK1")
    assert names(game.state.discard) == "OK1 NM1"
    assert "NM1" not in ids(game.state.hand(0))
    assert "NM1" not in ids(game.state.deck)


def test_e17_the_nightmare_is_the_last_card_and_still_asks():
    lost = "GameLost deck_exhausted"
    endings = {
        "PayKey OK1": ["KeyDiscarded 0 OK1", "NightmareDiscarded NM1", lost],
        "LoseDoor AD1": ["DoorLost 0 AD1", "NightmareDiscarded NM1", lost],
        "RevealFive": ["NightmareDiscarded NM1", lost],
        "LoseHand": ["HandDiscarded 0 OM1,OK1,AM1,GK1", lost],
    }
    for text, ending in endings.items():
        game = facing("", doors="AD1")
        assert asked(game) == "FaceNightmare NM1"
        assert text in legal(game)
        assert do(game, text) == ending


def test_e43_a_door_given_back_over_an_empty_deck_waits_in_vain():
    game = facing("", doors="AD1 LD1")
    assert do(game, "LoseDoor LD1") == [
        "DoorLost 0 LD1",
        "NightmareDiscarded NM1",
        "GameLost deck_exhausted",
    ]
    assert names(game.state.limbo) == "LD1"
    assert game.state.deck == ()
