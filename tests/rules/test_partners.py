"""Two seats: rules 1.5. Their set-up is in test_setup."""

import pytest

from game.editions.base.explore import Discard, Play
from game.rules.game import IllegalCommand
from tests.rules.stories import after, asked, do, facts, ids, legal, line, names, partners, position

OWN, OTHER, SHARED = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"


def two(deck="", **rest):
    """Returns a game for two in which the first seat is to move. The hands, rows and Doors of both
    are in `rest`."""
    return position((OWN, OTHER), **{"shared": SHARED, "seats": 2, "deck": deck, **rest})


def refused(game, *texts):
    before = (game.log, game.state)
    for text in texts:
        with pytest.raises(IllegalCommand):
            do(game, text)
    return (game.log, game.state) == before


# turns and hands


def test_r35_turns_alternate():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2 LM3 LM4")
    assert do(game, "Play OS1")[-1] == "TurnBegan 1 2"
    assert game.state.active == 1
    assert do(game, "Play AM1")[-1] == "TurnBegan 0 3"
    assert game.state.active == 0
    assert do(game, "Play OM1")[-1] == "TurnBegan 1 4"


def test_r35_r37_own_cards_and_shared_cards_but_not_the_partners():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2")
    mine = ["OS1", "OM1", "OK1", "LS1", "GK1"]
    assert legal(game) == [f"Play {name}" for name in mine] + [f"Discard {name}" for name in mine]
    assert refused(game, "Play AM1", "Discard AK1", "Play GS1")
    after(game, "Play OS1")
    assert [line(one) for one in game.legal() if isinstance(one, Play)] == [
        f"Play {name}" for name in ("AM1", "GS1", "AK1", "LS1", "GK1")
    ]


def test_r37_r39_a_shared_card_played_is_replaced_face_up():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2")
    assert do(game, "Play LS1") == [
        "CardPlayed 0 LS1",
        "LocationDrawn 0 LM1 shared",
        "TurnBegan 1 2",
    ]
    assert names(game.state.shared) == "GK1 LM1"
    assert names(game.state.hand(0)) == OWN


def test_r37_r39_a_personal_card_played_is_replaced_in_the_hand():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2")
    assert do(game, "Play OM1") == ["CardPlayed 0 OM1", "LocationDrawn 0 LM1 hand", "TurnBegan 1 2"]
    assert names(game.state.hand(0)) == "OS1 OK1 LM1"


def test_r36_e33_the_door_goes_to_the_player_who_obtains_it():
    game = two("AS1 OD1", row=("OM2 OS2", ""))
    after(game, "Play OK1")
    assert do(game, "Search")[0] == "DoorGained 0 OD1"
    assert names(game.state.doors(0)) == "OD1"
    assert game.state.doors(1) == ()


def test_e33_nothing_can_be_given_to_the_partner():
    game = after(two("AS1 OD1", row=("OM2 OS2", "")), "Play OK1")
    assert legal(game) == ["Search", "Decline"]
    game = after(two("OD1 AS1"), "Play OS1")
    assert legal(game) == ["Claim OK1", "LetGo"]


def test_r36_you_play_into_your_own_row():
    game = two("AS1 AS2 AS3", row=("AS4 GM1", "LK1 LM2"))
    assert do(game, "Play OS1")[0] == "CardPlayed 0 OS1"
    assert names(game.state.row(0)) == "AS4 GM1 OS1"
    assert refused(game, "Play AM1")
    assert do(game, "Play GS1")[0] == "CardPlayed 1 GS1"
    assert names(game.state.row(1)) == "LK1 LM2 GS1"


def test_r36_deck_discard_and_limbo_are_common():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2 LM3 LM4")
    after(game, "Discard OS1", "Keep", "Discard AM1", "Keep")
    assert names(game.state.discard) == "OS1 AM1"
    assert ids(game.state.hand(0)) == ["OM1", "OK1", "LM1"]
    assert ids(game.state.hand(1)) == ["GS1", "AK1", "LM2"]


def test_e06_t04_trios_are_counted_by_row():
    game = two("AS1 AS2 AS3", row=("OM2 OS2", "AS4 AM2"), active=1)
    assert do(game, "Play AK1") == ["CardPlayed 1 AK1", "TrioCompleted 1 A"]
    assert do(game, "Decline")[0] == "SearchDeclined 1 A"
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "TrioCompleted 0 O"]


def second(deck, **rest):
    """Returns a game that the first seat began and in which the other seat is to move."""
    return after(two(f"LM4 {deck}", **rest), "Play OM1")


def test_r35_e33_the_second_player_gains_by_a_key():
    game = second("AD1 LM1 LM2")
    assert do(game, "Play AM1") == ["CardPlayed 1 AM1", "DoorDrawn 1 AD1"]
    assert do(game, "Claim AK1") == [
        "KeyDiscarded 1 AK1",
        "DoorGained 1 AD1",
        "LocationDrawn 1 LM1 hand",
        "LocationDrawn 1 LM2 hand",
        "TurnBegan 0 3",
    ]
    assert (names(game.state.doors(0)), names(game.state.doors(1))) == ("", "AD1")


def test_r35_e33_the_second_player_gains_by_a_search():
    game = second("LM1 AD2", row=("", "AS2 AM2"))
    assert do(game, "Play AK1") == ["CardPlayed 1 AK1", "TrioCompleted 1 A"]
    assert do(game, "Search")[:2] == ["DoorGained 1 AD2", "DeckShuffled"]
    game = second("LM1 LM2", row=("", "AS2 AM2"))
    after(game, "Play AK1")
    assert do(game, "Search")[0] == "SearchFailed 1 A"
    game = second("LM1 LM2", row=("", "AS2 AM2"))
    after(game, "Play AK1")
    assert do(game, "Decline")[0] == "SearchDeclined 1 A"


def test_r35_r42_the_second_player_faces_a_nightmare():
    given = {"doors": ("OD1", "AD1")}
    game = second("NM1 LM1 LM2 LM3 LS2 LS3 GM2", **given)
    assert do(game, "Play AM1") == ["CardPlayed 1 AM1", "NightmareDrawn 1 NM1"]
    assert legal(game) == ["PayKey AK1", "PayKey GK1", "LoseDoor AD1", "RevealFive", "LoseHand"]
    assert do(game, "LoseHand") == [
        "HandDiscarded 1 GS1,AK1,LS1,GK1",
        "LocationDrawn 1 LM1 hand",
        "LocationDrawn 1 LM2 hand",
        "LocationDrawn 1 LM3 hand",
        "LocationDrawn 1 LS2 shared",
        "LocationDrawn 1 LS3 shared",
        "NightmareDiscarded NM1",
        "TurnBegan 0 3",
    ]
    game = second("NM1 LM1 LM2", **given)
    after(game, "Play AM1")
    assert do(game, "LoseDoor AD1")[0] == "DoorLost 1 AD1"
    game = second("NM1 LM1 LM2", **given)
    after(game, "Play AM1")
    assert do(game, "PayKey AK1")[0] == "KeyDiscarded 1 AK1"


def test_r35_r38_the_second_player_discards_swaps_and_looks():
    game = second("LM1 LM2 LM3 LS2 LS3")
    assert do(game, "Discard AK1") == ["CardDiscarded 1 AK1"]
    assert do(game, "Swap GS1 LS1") == [
        "CardsSwapped 1 GS1 LS1",
        "ProphecySeen 1 LM1,LM2,LM3,LS2,LS3",
    ]
    assert do(game, "Foresee LM1 LS3,LS2,LM3,LM2") == [
        "ProphecyDiscarded 1 LM1",
        "CardsReturned 1 LS3,LS2,LM3,LM2",
        "LocationDrawn 1 LS3 hand",
        "TurnBegan 0 3",
    ]


def test_r36_e33_a_door_missed_by_the_second_player():
    game = second("OD1 LM1")
    assert do(game, "Play AM1")[1:3] == ["DoorDrawn 1 OD1", "DoorMissed 1 OD1"]


# the swap


def test_r38_e26_t19_swap_after_the_discard_before_the_refill():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2")
    assert do(game, "Discard OS1") == ["CardDiscarded 0 OS1"]
    assert asked(game) == "OfferSwap"
    assert legal(game) == [
        "Swap OM1 LS1",
        "Swap OM1 GK1",
        "Swap OK1 LS1",
        "Swap OK1 GK1",
        "Keep",
    ]
    assert do(game, "Swap OM1 GK1") == [
        "CardsSwapped 0 OM1 GK1",
        "LocationDrawn 0 LM1 hand",
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(0)) == "GK1 OK1 LM1"
    assert names(game.state.shared) == "LS1 OM1"


def test_r38_the_swap_is_optional():
    game = after(partners(OWN, OTHER, SHARED, "LM1 LM2"), "Discard OS1")
    assert do(game, "Keep") == ["LocationDrawn 0 LM1 hand", "TurnBegan 1 2"]


def test_r38_holes_are_not_moved_by_the_swap():
    game = after(partners(OWN, OTHER, SHARED, "LM1 LM2"), "Discard LS1")
    assert legal(game) == ["Swap OS1 GK1", "Swap OM1 GK1", "Swap OK1 GK1", "Keep"]
    assert do(game, "Swap OM1 GK1") == [
        "CardsSwapped 0 OM1 GK1",
        "LocationDrawn 0 LM1 shared",
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(0)) == "OS1 GK1 OK1"
    assert names(game.state.shared) == "OM1 LM1"


def test_r38_at_most_once():
    game = after(partners(OWN, OTHER, SHARED, "LM1 LM2"), "Discard OS1", "Swap OM1 GK1")
    assert asked(game) == "PlayOrDiscard"
    assert facts(game.log).count("CardsSwapped 0 OM1 GK1") == 1


def test_r38_one_personal_and_one_shared_card():
    game = after(partners(OWN, OTHER, SHARED, "LM1 LM2"), "Discard OS1")
    assert refused(
        game,
        *("Swap OM1 OK1", "Swap LS1 GK1", "Swap LS1 OM1", "Swap AM1 LS1", "Swap OM1 AM1"),
        *("Swap OS1 LS1", "Play OM1", "Discard OM1", "Decline", "LetGo"),
    )


def test_r38_e26_the_swap_comes_before_the_prophecy():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2 LM3 LM4 LS2 LS3")
    assert do(game, "Discard OK1") == ["CardDiscarded 0 OK1"]
    assert asked(game) == "OfferSwap"
    assert do(game, "Swap OS1 GK1") == [
        "CardsSwapped 0 OS1 GK1",
        "ProphecySeen 0 LM1,LM2,LM3,LM4,LS2",
    ]
    assert do(game, "Foresee LM1 LS2,LM4,LM3,LM2") == [
        "ProphecyDiscarded 0 LM1",
        "CardsReturned 0 LS2,LM4,LM3,LM2",
        "LocationDrawn 0 LS2 hand",
        "TurnBegan 1 2",
    ]


def test_r38_e26_the_kept_swap_comes_before_the_prophecy_too():
    game = after(partners(OWN, OTHER, SHARED, "LM1 LM2 LM3 LM4 LS2 LS3"), "Discard GK1")
    assert do(game, "Keep") == ["ProphecySeen 0 LM1,LM2,LM3,LM4,LS2"]


def test_r38_no_swap_after_a_play():
    game = partners(OWN, OTHER, SHARED, "LM1 LM2")
    assert do(game, "Play OS1")[-1] == "TurnBegan 1 2"
    assert "CardsSwapped" not in " ".join(facts(game.log))


def test_r38_no_swap_after_a_key_paid_for_a_door():
    game = after(two("OD1 LM1 LM2"), "Play OS1")
    assert do(game, "Claim OK1")[-1] == "TurnBegan 1 2"


def test_r38_no_swap_after_a_nightmare():
    game = after(two("NM1 LM1 LM2"), "Play OS1")
    assert do(game, "PayKey OK1")[-1] == "TurnBegan 1 2"
    game = after(two("NM1 LM1 LM2 LM3 LM4 LS2"), "Play OS1")
    assert do(game, "LoseHand")[-1] == "TurnBegan 1 2"


def test_r38_discarding_into_an_empty_deck_still_offers_the_swap():
    game = two("")
    assert do(game, "Discard OK1") == ["CardDiscarded 0 OK1"]
    assert do(game, "Swap OS1 LS1") == ["CardsSwapped 0 OS1 LS1", "GameLost deck_exhausted"]


# the refill


def test_r39_e28_t19_personal_holes_first():
    game = after(two("OD1 LM1 LM2 LM3"), "Play LS1")
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD1",
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 shared",
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(0)) == "OS1 OM1 LM1"
    assert names(game.state.shared) == "GK1 LM2"


def test_r39_only_the_active_players_holes_and_the_shared_ones():
    game = after(two("NM1 LM1 LM2 LM3"), "Play OS1")
    assert do(game, "PayKey GK1") == [
        "KeyDiscarded 0 GK1",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 shared",
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(1)) == OTHER


def test_r41_only_the_active_players_keys_open():
    game = two("AD1 LM1")
    assert do(game, "Play OS1") == [
        "CardPlayed 0 OS1",
        "DoorDrawn 0 AD1",
        "DoorMissed 0 AD1",
        "LocationDrawn 0 LM1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 1 2",
    ]


def test_r41_a_shared_key_opens():
    game = after(two("GD1 LM1 LM2"), "Play OS1")
    assert legal(game) == ["Claim GK1", "LetGo"]
    assert do(game, "Claim GK1") == [
        "KeyDiscarded 0 GK1",
        "DoorGained 0 GD1",
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 shared",
        "TurnBegan 1 2",
    ]


def test_r41_e29_which_key_pays_is_a_choice():
    start = {"shared": "OK2 LS1", "deck": "OD1 LM1 LM2"}
    game = after(two(**start), "Play LS1")
    assert legal(game) == ["Claim OK1", "Claim OK2", "LetGo"]
    assert do(game, "Claim OK2")[2:4] == [
        "LocationDrawn 0 LM1 shared",
        "LocationDrawn 0 LM2 shared",
    ]
    game = after(two(**start), "Play LS1")
    assert do(game, "Claim OK1")[2:4] == [
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 shared",
    ]


# nightmares


def test_r42_e31_the_choices_are_the_active_players():
    game = after(two("NM1 LM1", doors=("OD1", "AD1 LD1")), "Play OS1")
    assert legal(game) == ["PayKey OK1", "PayKey GK1", "LoseDoor OD1", "RevealFive", "LoseHand"]
    assert refused(game, "LoseDoor AD1", "LoseDoor LD1", "PayKey AK1")
    assert do(game, "LoseDoor OD1")[:2] == ["DoorLost 0 OD1", "NightmareDiscarded NM1"]
    assert names(game.state.doors(1)) == "AD1 LD1"


def test_r42_third_choice_as_alone():
    game = after(two("NM1 LM1 OD1 NM2 LM2 LM3 LM4", doors=("", "")), "Play OS1")
    assert do(game, "RevealFive")[:7] == [
        "TopDiscarded LM1",
        "CardSetAside OD1",
        "CardSetAside NM2",
        "TopDiscarded LM2",
        "TopDiscarded LM3",
        "NightmareDiscarded NM1",
        "LocationDrawn 0 LM4 hand",
    ]


def test_r42_fourth_choice_own_and_shared_cards():
    game = after(two("NM1 LM1 LM2 OD1 LM3 LM4 LS2 LS3"), "Play OS1")
    assert do(game, "LoseHand") == [
        "HandDiscarded 0 OM1,OK1,LS1,GK1",
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 hand",
        "CardSetAside OD1",
        "LocationDrawn 0 LM3 hand",
        "LocationDrawn 0 LM4 shared",
        "LocationDrawn 0 LS2 shared",
        "NightmareDiscarded NM1",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 1 2",
    ]
    assert names(game.state.hand(1)) == OTHER
    assert names(game.state.shared) == "LM4 LS2"


# victory

MINE = "OD1 AD1 GD1 LD1"


def test_r43_t19_each_player_needs_every_colour():
    game = after(two("GD2 LM1 LM2", doors=(MINE, "OD2 AD2 LD2")), "Play OS1")
    assert asked(game) == "OpenDoor GD2"
    assert do(game, "Claim GK1")[:2] == ["KeyDiscarded 0 GK1", "DoorGained 0 GD2"]
    assert game.state.result is None
    game = after(two("AD2 LM1 LM2", doors=(MINE, "OD2 GD2 LD2"), active=1), "Play AM1")
    assert do(game, "Claim AK1") == ["KeyDiscarded 1 AK1", "DoorGained 1 AD2", "GameWon"]
    assert len(game.state.hand(1)) == 1
    assert names(game.state.deck) == "LM1 LM2"


def test_r43_e27_won_by_a_search():
    game = after(
        two("LM1 OD1 LM2", doors=("AD1 GD1 LD1", "OD2 AD2 GD2 LD2"), row=("OM2 OS2", "")),
        "Play OK1",
    )
    assert do(game, "Search") == ["DoorGained 0 OD1", "GameWon"]


def test_e30_r43_all_eight_in_a_wrong_distribution_do_not_win():
    game = after(two("OD2 LM1 LM2", doors=(MINE, "AD2 GD2 LD2")), "Play OS1")
    assert legal(game) == ["Claim OK1", "LetGo"]
    assert do(game, "Claim OK1") == [
        "KeyDiscarded 0 OK1",
        "DoorGained 0 OD2",
        "LocationDrawn 0 LM1 hand",
        "LocationDrawn 0 LM2 hand",
        "TurnBegan 1 2",
    ]
    assert game.state.result is None
    assert names(game.state.doors(0)) == f"{MINE} OD2"


def test_e30_a_second_door_of_a_colour_may_be_searched_or_left():
    given = {"doors": ("OD1", ""), "row": ("OM2 OS2", "")}
    assert do(after(two("LM1 OD2", **given), "Play OK1"), "Search")[0] == "DoorGained 0 OD2"
    assert do(after(two("LM1 OD2", **given), "Play OK1"), "Decline")[0] == "SearchDeclined 0 O"


def test_e30_the_partner_is_blocked_until_it_is_returned():
    game = after(two("NM1 LM1 LM2", doors=(f"{MINE} OD2", "AD2 GD2 LD2")), "Play OS1")
    assert "LoseDoor OD2" in legal(game)
    assert do(game, "LoseDoor OD2")[0] == "DoorLost 0 OD2"
    assert "OD2" in ids(game.state.deck)


def test_e32_four_colours_and_still_full_turns():
    game = two("LM1 LM2 LM3 LM4 LS2 LS3", doors=(MINE, "OD2"))
    assert len(legal(game)) == 10
    assert [type(one) for one in game.legal()] == [Play] * 5 + [Discard] * 5
    assert do(game, "Discard OK1") == ["CardDiscarded 0 OK1"]
    assert asked(game) == "OfferSwap"
    assert do(game, "Keep")[0].startswith("ProphecySeen 0")


def test_e32_four_colours_and_a_nightmare_may_take_one():
    game = after(two("NM1 LM1", doors=(MINE, "OD2 AD2 LD2")), "Play OS1")
    assert do(game, "LoseDoor GD1")[0] == "DoorLost 0 GD1"
    game = two("GD2 LM1 LM2", doors=("OD1 AD1 LD1", "OD2 AD2 LD2 GD1"))
    after(game, "Play OS1")
    assert do(game, "Claim GK1")[-1] == "GameWon"


def test_r32_all_eight_gained_and_the_deck_runs_out():
    game = two("", doors=(f"{MINE} OD2", "AD2 GD2 LD2"))
    assert asked(game) == "PlayOrDiscard"
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "GameLost deck_exhausted"]


def test_r43_the_second_player_wins_for_both():
    game = second("AD2 LM1", doors=("OD1 AD1 GD1 LD1", "OD2 GD2 LD2"))
    after(game, "Play AM1")
    assert do(game, "Claim AK1") == ["KeyDiscarded 1 AK1", "DoorGained 1 AD2", "GameWon"]
