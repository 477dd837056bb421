"""Phase 1: play, discard, and the trio. Rules 1.3."""

import pytest

from game.editions.base.explore import Decline, Discard, Play, Search
from game.rules.event import Answered, Awaiting, DeckShuffled
from game.rules.game import IllegalCommand
from tests.rules.stories import (
    after,
    asked,
    cards,
    deal,
    do,
    legal,
    names,
    partners,
    position,
    shuffled,
)

HAND = "OS1 OM1 AS1 AM1 GK1"


def refused(game, text):
    before = (game.log, game.state, game.pending)
    with pytest.raises(IllegalCommand):
        do(game, text)
    return (game.log, game.state, game.pending) == before


# a turn


def test_r08_play_then_refill_then_the_next_turn():
    game = deal(f"{HAND} | OS2 OS3")
    assert do(game, "Play OS1") == ["CardPlayed 0 OS1", "LocationDrawn 0 OS2 hand", "TurnBegan 0 2"]
    assert names(game.state.hand(0)) == "OM1 AS1 AM1 GK1 OS2"
    assert names(game.state.row(0)) == "OS1"
    assert game.state.turn == 2


def test_r08_exactly_one_card_and_no_passing():
    game = deal(HAND)
    plays = [f"Play {card.id}" for card in cards(HAND)]
    discards = [f"Discard {card.id}" for card in cards(HAND)]
    assert asked(game) == "PlayOrDiscard"
    assert legal(game) == plays + discards


def test_r08_every_submit_is_answered_first_and_ends_awaiting():
    game = deal(f"{HAND} | OS2")
    events = game.submit(Play(*cards("OS1")))
    assert events[0] == Answered(Play(*cards("OS1")))
    assert isinstance(events[-1], Awaiting)
    assert [isinstance(event, Answered | Awaiting) for event in events].count(True) == 2
    assert tuple(game.log[-len(events) :]) == tuple(events)


# play


def test_r09_first_card_of_a_row_is_free():
    for card in cards(HAND):
        game = deal(f"{HAND} | OS2")
        assert do(game, f"Play {card.id}")[0] == f"CardPlayed 0 {card.id}"


def test_r09_neighbours_differ_in_symbol():
    game = position("OS2 AS1 OM1 AM1 GK1", row="OS1", deck="GS1")
    assert [one for one in legal(game) if one.startswith("Play")] == [
        "Play OM1",
        "Play AM1",
        "Play GK1",
    ]
    assert refused(game, "Play OS2")
    assert refused(game, "Play AS1")
    assert do(game, "Play AM1")[0] == "CardPlayed 0 AM1"


def test_r09_colour_never_restricts():
    game = position("OM1 AM1 GM1 LM1 AS1", row="OS1", deck="GS1")
    assert [one for one in legal(game) if one.startswith("Play")] == [
        "Play OM1",
        "Play AM1",
        "Play GM1",
        "Play LM1",
    ]


def test_r09_e13_a_key_in_the_row_is_only_colour_and_symbol():
    game = position("OK1 AK1 OS1 GM1 LM1", row="AS1", deck="GS1 AD1")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "LocationDrawn 0 GS1 hand", "TurnBegan 0 2"]
    assert refused(game, "Play AK1")


def test_e13_a_key_completes_a_trio():
    game = position("OK1 AK1 OS2 GM1 LM1", row="OS1 OM1", deck="GS1 OD1")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "TrioCompleted 0 O"]


def test_e45_only_the_last_card_of_the_row_matters():
    game = position("OS2 GS1 LM1 AM2 GK1", row="OS1 GK2 AM1", deck="LS1 LS2")
    assert [one for one in legal(game) if one.startswith("Play")] == [
        "Play OS2",
        "Play GS1",
        "Play GK1",
    ]
    assert do(game, "Play OS2")[0] == "CardPlayed 0 OS2"
    assert names(game.state.row(0)) == "OS1 GK2 AM1 OS2"


def test_e39_no_playable_card_leaves_the_discards():
    game = position("OS2 OS3 AS1 GS1 LS1", row="OS1", deck="LS2")
    assert legal(game) == [f"Discard {name}" for name in ("OS2", "OS3", "AS1", "GS1", "LS1")]


def test_e40_equal_cards_are_told_apart():
    game = position("OS1 OS2 OS3 AM1 GK1", deck="LS1")
    assert len(set(legal(game))) == 10
    assert do(game, "Play OS2")[0] == "CardPlayed 0 OS2"
    assert names(game.state.hand(0)) == "OS1 OS3 AM1 GK1 LS1"


def test_t16_an_illegal_command_changes_nothing():
    game = position("OS2 AS1 OM1 AM1 GK1", row="OS1", deck="GS1 OD1")
    wrong = "Play OS2|Play GS1|Play OS1|Discard GS1|Discard OD1|Play NM1|Search|Decline|Keep"
    wrong += "|LetGo|Claim GK1|PayKey GK1|LoseDoor OD1|RevealFive|LoseHand|Take OM1"
    wrong += "|Swap OM1 AS1|Foresee GS1 ()"
    for text in wrong.split("|"):
        assert refused(game, text), text
    assert do(game, "Play OM1")[0] == "CardPlayed 0 OM1"


def test_t16_a_refusal_says_why_in_plain_words():
    game = position("OS2 AS1 OM1 AM1 GK1", row="OS1", deck="GS1")
    reasons = []
    for wrong in (Play(*cards("OS2")), Play(*cards("GS1")), Search()):
        with pytest.raises(IllegalCommand) as refusal:
            game.submit(wrong)
        reasons.append(str(refusal.value.reason))
    assert all(" " in reason for reason in reasons)
    assert len(set(reasons)) == 3


# trio


def trio(**rest):
    """Returns a game that is one card short of a trio of the Observatory, with that card in
    hand."""
    given = {"row": "OS1 OM1", "deck": "GS1 OD2 OD1 AS1", **rest}
    return position("OK1 AM1 AS2 GM1 LM1", **given)


def test_r10_third_card_of_a_colour_completes_a_trio():
    game = trio()
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "TrioCompleted 0 O"]
    assert asked(game) == "CompleteTrio O"
    assert legal(game) == ["Search", "Decline"]


def test_r10_two_of_a_colour_are_no_trio():
    game = trio(row="AS1 OM1", deck="GS1 OD1")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "LocationDrawn 0 GS1 hand", "TurnBegan 0 2"]


@pytest.mark.parametrize("row", ["OS1 GM2 OS2", "OS1 OM1 AS1", "OS1 OM1 AK1 OM2 GS2"])
def test_r10_another_colour_breaks_the_run(row):
    game = trio(row=row, deck="GS1 OD1")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "LocationDrawn 0 GS1 hand", "TurnBegan 0 2"]


def observatory_run(count):
    """Returns at which of the first `count` cards of a row of one colour a trio is complete, if
    each is declined."""
    run = "OS1 OM1 OS2 OM2 OS3 OM3 OS4 OM4 OS5 OK1"
    game = deal(run)
    complete = []
    for number, card in enumerate(cards(run)[:count], 1):
        if "TrioCompleted 0 O" in do(game, f"Play {card.id}"):
            complete.append(number)
            after(game, "Decline")
    return complete


def test_r10_e04_t04_third_sixth_and_ninth():
    assert observatory_run(10) == [3, 6, 9]


def test_e04_t04_the_run_counts_again_after_a_search():
    game = position("OK1 OM2 OS3 OM3 LM1", row="OS1 OM1", deck="GS1 GS2 OD1 GS3 GS4")
    after(game, "Play OK1")
    assert do(game, "Search")[0] == "DoorGained 0 OD1"
    assert "TrioCompleted 0 O" not in do(game, "Play OM2")
    assert "TrioCompleted 0 O" not in do(game, "Play OS3")
    assert do(game, "Play OM3") == ["CardPlayed 0 OM3", "TrioCompleted 0 O"]


def test_r10_spent_cards_do_not_count_after_a_break():
    game = position("OS3 AM1 AS2 GM1 LM1", row="OS1 OM1 OS2 OM2 AS1 OM3 OK1", spent=(3, 0), deck="")
    assert do(game, "Play OS3")[:2] == ["CardPlayed 0 OS3", "TrioCompleted 0 O"]
    game = position("OS3 AM1 AS2 GM1 LM1", row="OS1 OM1 OS2 OM2", spent=(3, 0), deck="GS1")
    assert do(game, "Play OS3") == ["CardPlayed 0 OS3", "LocationDrawn 0 GS1 hand", "TurnBegan 0 2"]


def test_e05_a_run_lasts_over_turns_and_discards():
    game = deal("OS1 OM1 OS2 AS1 AM1 | AS2 OK1 AS3 AS4 AS5 AS6 AS7 NM1 AM2 AK1")
    after(game, "Play OS1", "Discard AS1", "Play OM1", "Discard AM1")
    after(game, "Discard OK1", "Foresee AS6 AS5,NM1,AS7,AM2")
    after(game, "Discard AS2", "LoseHand")
    assert names(game.state.row(0)) == "OS1 OM1"
    hand = [card.id for card in game.state.hand(0)]
    assert hand[:3] == ["AS7", "AM2", "AK1"]
    ours = next(name for name in hand if name.startswith("OS"))
    assert do(game, f"Play {ours}") == [f"CardPlayed 0 {ours}", "TrioCompleted 0 O"]


def test_r11_t03_search_takes_the_door_nearest_the_top_then_shuffles():
    game = after(trio(), "Play OK1")
    events = game.submit(Search())
    order = shuffled(cards("GS1 OD1 AS1"), 2)
    assert [type(event).__name__ for event in events][1:3] == ["DoorGained", "DeckShuffled"]
    assert events[1].door.id == "OD2"
    assert events[2] == DeckShuffled(order)
    assert names(game.state.doors(0)) == "OD2"


def test_r11_search_then_refill():
    game = after(trio(deck="GS1 OD1"), "Play OK1")
    assert do(game, "Search") == [
        "DoorGained 0 OD1",
        "DeckShuffled",
        "LocationDrawn 0 GS1 hand",
        "TurnBegan 0 2",
    ]


def test_r11_search_takes_only_a_door_of_the_trio():
    game = after(trio(deck="AD1 GD1 LD1 OD1 GS1"), "Play OK1")
    assert do(game, "Search")[0] == "DoorGained 0 OD1"


@pytest.mark.parametrize("colour", "OAGL")
def test_r11_each_colour(colour):
    game = position(
        f"{colour}K1 AM4 AS6 GM4 LM4",
        row=f"{colour}S1 {colour}M1",
        deck=f"OD1 AD1 GD1 LD1 {colour}S2",
    )
    assert do(game, f"Play {colour}K1")[1] == f"TrioCompleted 0 {colour}"
    assert do(game, "Search")[:2] == [f"DoorGained 0 {colour}D1", "DeckShuffled"]


def test_r11_e02_declined_no_shuffle_and_the_trio_is_spent():
    game = after(trio(deck="GS1 OD1 AS1"), "Play OK1")
    assert do(game, "Decline") == [
        "SearchDeclined 0 O",
        "LocationDrawn 0 GS1 hand",
        "TurnBegan 0 2",
    ]
    assert names(game.state.deck) == "OD1 AS1"
    assert game.state.doors(0) == ()


def test_e02_declining_keeps_the_stacked_top():
    game = position(
        "OK1 OK2 AS2 GM1 LM1", row="OS1 OM1", deck="GS1 GS2 GS3 GS4 GS5 OD1 LS1 LS2 LS3"
    )
    after(game, "Discard OK2", "Foresee GS1 GS5,GS4,GS3,GS2", "Play OK1")
    assert do(game, "Decline") == [
        "SearchDeclined 0 O",
        "LocationDrawn 0 GS4 hand",
        "TurnBegan 0 3",
    ]


def test_e01_e03_t05_search_in_vain_gains_nothing_and_shuffles():
    game = trio(doors="OD1 OD2", deck="GS1 AS1 LS1")
    assert do(game, "Play OK1") == ["CardPlayed 0 OK1", "TrioCompleted 0 O"]
    assert legal(game) == ["Search", "Decline"]
    events = game.submit(Search())
    assert [type(event).__name__ for event in events][1:3] == ["SearchFailed", "DeckShuffled"]
    assert events[2].order == shuffled(cards("GS1 AS1 LS1"), 2)
    assert names(game.state.doors(0)) == "OD1 OD2"


def test_e01_e03_declining_a_vain_search_shuffles_nothing():
    game = after(trio(doors="OD1 OD2", deck="GS1 AS1 LS1"), "Play OK1")
    assert do(game, "Decline") == [
        "SearchDeclined 0 O",
        "LocationDrawn 0 GS1 hand",
        "TurnBegan 0 2",
    ]


def test_e01_a_vain_search_spends_the_trio():
    game = position("OK1 OM2 OS3 GM1 LM1", row="OS1 OM1", doors="OD1 OD2", deck="GS1 GS2 GS3")
    after(game, "Play OK1", "Search")
    assert do(game, "Play OM2")[1].startswith("LocationDrawn")
    assert do(game, "Play OS3")[1].startswith("LocationDrawn")


def test_e01_a_door_in_the_discard_pile_is_not_found():
    game = after(trio(deck="GS1", discard="OD1 OD2"), "Play OK1")
    assert do(game, "Search")[:2] == ["SearchFailed 0 O", "DeckShuffled"]


def test_e01_searching_an_empty_deck_is_still_a_shuffle():
    game = after(trio(deck=""), "Play OK1")
    assert do(game, "Search") == ["SearchFailed 0 O", "DeckShuffled", "GameLost deck_exhausted"]


def test_r11_a_search_that_takes_the_last_card():
    game = after(trio(deck="OD1"), "Play OK1")
    assert do(game, "Search") == ["DoorGained 0 OD1", "DeckShuffled", "GameLost deck_exhausted"]


def test_t17_a_trio_must_be_answered_by_search_or_decline():
    game = after(trio(), "Play OK1")
    for text in ("Play AM1", "Discard AM1", "LetGo", "Keep", "RevealFive"):
        assert refused(game, text)
    assert isinstance(game.legal()[0], Search)
    assert isinstance(game.legal()[1], Decline)


def test_r12_limbo_is_empty_in_phase_1():
    game = deal(f"{HAND} | OD1 NM1 OS2 OS3 OS4 AD1 AD2 OS5 OS6")
    after(game, "Play OS1")
    assert names(game.state.limbo) == "OD1"
    after(game, "RevealFive")
    assert asked(game) == "PlayOrDiscard"
    assert game.state.limbo == ()


# discard


def test_r13_discard_a_sun_or_a_moon():
    game = deal(f"{HAND} | OS2 OS3")
    assert do(game, "Discard AS1") == [
        "CardDiscarded 0 AS1",
        "LocationDrawn 0 OS2 hand",
        "TurnBegan 0 2",
    ]
    assert do(game, "Discard AM1") == [
        "CardDiscarded 0 AM1",
        "LocationDrawn 0 OS3 hand",
        "TurnBegan 0 3",
    ]
    assert names(game.state.discard) == "AS1 AM1"
    assert game.state.row(0) == ()


def test_r13_the_symbol_rule_does_not_bind_discards():
    game = position("OS2 AS1 OM1 AM1 GK1", row="OS1", deck="GS1")
    assert [one for one in legal(game) if one.startswith("Discard")] == [
        f"Discard {name}" for name in ("OS2", "AS1", "OM1", "AM1", "GK1")
    ]
    assert isinstance(game.legal()[-1], Discard)


def test_r13_discarding_does_not_touch_the_run():
    game = position("OM2 OK1 AS1 AM1 GM1", row="OS1 OM1", deck="GS1 GS2")
    after(game, "Discard OM2")
    assert do(game, "Play OK1")[1] == "TrioCompleted 0 O"


def test_r36_e06_rows_of_two_seats_are_apart():
    game = partners("OS1 AM1 OK1", "OS2 OM2 GK1", "LS1 LM1", "AS1 AS2 AS3 AS4 AS5")
    after(game, "Play OS1")
    assert do(game, "Play OS2")[0] == "CardPlayed 1 OS2"
    after(game, "Play LM1")
    assert do(game, "Play OM2") == [
        "CardPlayed 1 OM2",
        "LocationDrawn 1 AS4 hand",
        "TurnBegan 0 5",
    ]
    assert names(game.state.row(0)) == "OS1 LM1"
    assert names(game.state.row(1)) == "OS2 OM2"
