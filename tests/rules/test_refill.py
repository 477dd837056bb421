"""Phase 2 draws one card at a time, phase 3 gives Limbo back: R17, R18, R25 to R27."""

import pytest

from game.rules.event import DeckShuffled
from tests.rules.stories import after, asked, cards, deal, do, facts, names, position, shuffled

HAND = "OS1 OM1 AS1 AM1 GS1"


def test_r17_r18_a_location_fills_the_hand():
    game = position(HAND, deck="LK1 LS1")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "LocationDrawn 0 LK1 hand", "TurnBegan 0 2"]
    assert names(game.state.hand(0)) == "OM1 AS1 AM1 GS1 LK1"


def test_r17_each_card_is_resolved_before_the_next_is_drawn():
    game = position("OS1 OM1 OK1 AM1 GS1", deck="OD1 NM1 LS1 LS2")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "DoorDrawn 0 OD1"]
    assert names(game.state.deck) == "NM1 LS1 LS2"
    assert do(game, "LetGo") == ["DoorMissed 0 OD1", "NightmareDrawn 0 NM1"]
    assert names(game.state.deck) == "LS1 LS2"


def test_r17_r22_cards_are_drawn_from_the_top_of_the_deck():
    state = position(HAND, deck="LK1 LS1 LM1").state
    top, second, _ = state.deck
    drawn = state.drew("limbo", top, second)
    assert (names(drawn.limbo), names(drawn.deck)) == ("LK1 LS1", "LM1")
    with pytest.raises(LookupError):
        state.drew("limbo", None)


def test_r17_an_empty_deck_and_a_hole_is_defeat():
    game = position(HAND)
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "GameLost deck_exhausted"]
    assert game.state.result == "lost"
    assert asked(game) is None
    assert game.legal() in ([], ())


def test_r25_several_doors_and_nightmares_in_one_refill():
    game = position("OS1 OM1 OK1 AM1 GS1", deck="OD1 NM1 AD1 NM2 LS1 LS2 LS3", doors="LD1")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "DoorDrawn 0 OD1"]
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "NightmareDrawn 0 NM1",
    ]
    assert do(game, "LoseDoor LD1") == [
        "DoorLost 0 LD1",
        "NightmareDiscarded NM1",
        "DoorDrawn 0 AD1",
        "DoorMissed 0 AD1",
        "NightmareDrawn 0 NM2",
    ]
    assert names(game.state.limbo) == "LD1 AD1"
    assert do(game, "LoseDoor OD1") == [
        "DoorLost 0 OD1",
        "NightmareDiscarded NM2",
        "LocationDrawn 0 LS1 hand",
        "LocationDrawn 0 LS2 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_r25_t01_limbo_waits_for_the_end_of_the_turn():
    game = position(HAND, deck="OD1 AD1 LS1 LS2")
    assert do(game, "Play OS1") == [
        "CardPlayed 0 OS1",
        "DoorDrawn 0 OD1",
        "DoorMissed 0 OD1",
        "DoorDrawn 0 AD1",
        "DoorMissed 0 AD1",
        "LocationDrawn 0 LS1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]


def test_r26_a_card_is_met_with_any_hand_from_four_to_none():
    game = position("OS1 OK1 AK1 GK1 LK1", deck="OD1 AD1 GD1 LD1 NM1 LS1 LS2 LS3 LS4 LS5")
    sizes = []
    for text in ("Play OS1", "Claim OK1", "Claim AK1", "Claim GK1", "Claim LK1"):
        after(game, text)
        sizes.append(len(game.state.hand(0)))
    assert sizes == [4, 3, 2, 1, 0]
    assert asked(game) == "FaceNightmare NM1"


def test_r27_limbo_goes_under_the_deck_and_all_is_shuffled():
    game = position(HAND, deck="OD1 AD1 LS1 LS2 GK1")
    after(game, "Play OS1")
    event = [one for one in game.log if isinstance(one, DeckShuffled)][-1]
    assert event.order == shuffled(cards("LS2 GK1 OD1 AD1"), 2)
    assert game.state.deck == event.order
    assert game.state.limbo == ()


def test_r27_t02_no_shuffle_while_limbo_is_empty():
    game = deal(f"{HAND} | LS1 LS2 LS3")
    for text in ("Play OS1", "Play OM1", "Discard AS1"):
        assert not {"LimboReturned", "DeckShuffled"} & set(do(game, text))
    assert game.state.shuffles == 1


def test_r27_t01_one_shuffle_for_all_of_limbo():
    game = deal(f"{HAND} | OD1 AD1 GD1 NM1 OS2 LD1 NM2 OS3 OS4 OS5")
    after(game, "Play OS1")
    story = do(game, "RevealFive")
    assert story.count("DeckShuffled") == 1
    assert story.index("LimboReturned") > story.index("LocationDrawn 0 OS5 hand")


def test_e24_cards_in_limbo_do_not_help_an_empty_deck():
    game = position(HAND, deck="OD1 AD1")
    assert do(game, "Play OS1") == [
        "CardPlayed 0 OS1",
        "DoorDrawn 0 OD1",
        "DoorMissed 0 OD1",
        "DoorDrawn 0 AD1",
        "DoorMissed 0 AD1",
        "GameLost deck_exhausted",
    ]
    assert names(game.state.limbo) == "OD1 AD1"


def test_e24_the_last_card_fills_the_hand_and_limbo_makes_a_new_deck():
    game = position(HAND, deck="OD1 LS1")
    assert do(game, "Play OS1") == [
        "CardPlayed 0 OS1",
        "DoorDrawn 0 OD1",
        "DoorMissed 0 OD1",
        "LocationDrawn 0 LS1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 2",
    ]
    assert names(game.state.deck) == "OD1"


def test_r27_the_next_turn_is_counted():
    game = deal(f"{HAND} | LS1 LS2 LS3")
    after(game, "Play OS1", "Play OM1", "Play AS1")
    assert [fact for fact in facts(game.log) if fact.startswith("TurnBegan")] == [
        "TurnBegan 0 1",
        "TurnBegan 0 2",
        "TurnBegan 0 3",
        "TurnBegan 0 4",
    ]
