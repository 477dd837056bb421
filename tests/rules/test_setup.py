"""The start of a game for one seat and for two: rules 1.2, R33 and R34."""

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK
from game.rules.event import Awaiting, DeckShuffled
from game.rules.game import Game
from tests.rules.stories import (
    SEED,
    after,
    asked,
    cards,
    deal,
    deck_of,
    do,
    facts,
    legal,
    names,
    partners,
    shuffled,
)

EIGHT = "OS1 OM1 AS1 AM1 GS1 GM1 LS1 LM1"


def orders(game):
    return [event.order for event in game.log if isinstance(event, DeckShuffled)]


def test_r04_first_five_locations_are_the_hand():
    game = deal("OD1 OS1 NM1 OM1 AS1 AM1 | AD1 NM2 GK1 GS1")
    assert facts(game.log) == [
        "GameStarted base 1 0 story open",
        "DeckShuffled",
        "CardSetAside OD1",
        "LocationDrawn 0 OS1 hand",
        "CardSetAside NM1",
        "LocationDrawn 0 OM1 hand",
        "LocationDrawn 0 AS1 hand",
        "LocationDrawn 0 AM1 hand",
        "CardSetAside AD1",
        "CardSetAside NM2",
        "LocationDrawn 0 GK1 hand",
        "LimboReturned",
        "DeckShuffled",
        "TurnBegan 0 1",
    ]
    assert names(game.state.hand(0)) == "OS1 OM1 AS1 AM1 GK1"


def test_r05_cards_set_aside_are_shuffled_back():
    top = "OD1 OS1 NM1 OM1 AS1 AM1 GS1"
    game = deal(top)
    returned = (*deck_of(top)[7:], *cards("OD1 NM1"))
    assert orders(game) == [deck_of(top), shuffled(returned, 2)]
    assert game.state.deck == shuffled(returned, 2)
    assert game.state.limbo == ()
    assert game.state.shuffles == 2


def test_r05_e41_nothing_set_aside_no_second_shuffle():
    game = deal("OS1 OM1 AS1 AM1 GS1 | OD1")
    assert facts(game.log)[-2:] == ["LocationDrawn 0 GS1 hand", "TurnBegan 0 1"]
    assert len(orders(game)) == 1
    assert names(game.state.deck[:1]) == "OD1"


@pytest.mark.parametrize("seats", [1, 2])
def test_r06_cards_left_after_set_up(seats):
    for number in range(30):
        game = Game.start(BASE, seed=f"deal {number}", seats=seats)
        while asked(game) == "Draft":
            game.submit(game.legal()[0])
        assert len(game.state.deck) == (71 if seats == 1 else 68)
        assert game.state.limbo == ()
        assert game.state.result is None
        assert asked(game) == "PlayOrDiscard"


def test_r06_eighteen_misfits_on_top_are_all_set_aside():
    misfits = " ".join(card.id for card in BASE_DECK if card.id[1] == "D" or card.id[0] == "N")
    game = deal(f"{misfits} OS1 OM1 AS1 AM1 GS1")
    assert len(game.state.deck) == 71
    assert facts(game.log).count("LimboReturned") == 1


def test_r07_no_door_claimed_and_no_nightmare_faced_during_set_up():
    game = deal("OK1 OD1 NM1 OM1 AS1 AM1 GS1")
    story = facts(game.log)
    assert story[3:5] == ["CardSetAside OD1", "CardSetAside NM1"]
    assert not [fact for fact in story if fact.startswith(("Door", "Nightmare", "Key"))]
    assert asked(game) == "PlayOrDiscard"
    assert game.state.doors(0) == ()


def test_r04_the_start_ends_with_one_awaiting():
    game = deal("OS1 OM1 AS1 AM1 GS1")
    assert [type(event) for event in game.log].count(Awaiting) == 1
    assert isinstance(game.log[-1], Awaiting)


def test_r33_t19_eight_locations_lie_open_then_the_draft():
    game = deal(f"OD1 {EIGHT} NM1", seats=2)
    assert facts(game.log) == [
        "GameStarted base 2 0 story open",
        "DeckShuffled",
        "CardSetAside OD1",
        *(f"LocationDrawn 0 {card.id} market" for card in cards(EIGHT)),
        "LimboReturned",
        "DeckShuffled",
    ]
    assert asked(game) == "Draft"
    assert legal(game) == [f"Take {card.id}" for card in cards(EIGHT)]
    assert names(game.state.market) == EIGHT


def test_r33_draft_three_each_and_two_shared():
    game = deal(EIGHT, seats=2)
    assert do(game, "Take AS1") == ["CardDrafted 0 AS1"]
    assert game.state.active == 1
    assert "Take AS1" not in legal(game)
    assert do(game, "Take OS1") == ["CardDrafted 1 OS1"]
    assert do(game, "Take LM1") == ["CardDrafted 0 LM1"]
    assert do(game, "Take LS1") == ["CardDrafted 1 LS1"]
    assert do(game, "Take GM1") == ["CardDrafted 0 GM1"]
    assert do(game, "Take GS1") == [
        "CardDrafted 1 GS1",
        "MarketShared OM1,AM1",
        "TurnBegan 0 1",
    ]
    assert names(game.state.hand(0)) == "AS1 LM1 GM1"
    assert names(game.state.hand(1)) == "OS1 LS1 GS1"
    assert names(game.state.shared) == "OM1 AM1"
    assert game.state.market == ()
    assert len(game.state.deck) == 68


def test_r33_e41_two_seats_nothing_set_aside_no_second_shuffle():
    game = deal(EIGHT, seats=2)
    assert len(orders(game)) == 1
    assert "LimboReturned" not in facts(game.log)


def test_r34_the_other_seat_may_start():
    game = deal(EIGHT, seats=2, first_seat=1)
    assert facts(game.log)[0] == "GameStarted base 2 1 story open"
    assert facts(game.log)[2] == "LocationDrawn 1 OS1 market"
    drafted = [do(game, f"Take {card.id}") for card in cards(EIGHT)[:6]]
    assert [story[0] for story in drafted] == [
        "CardDrafted 1 OS1",
        "CardDrafted 0 OM1",
        "CardDrafted 1 AS1",
        "CardDrafted 0 AM1",
        "CardDrafted 1 GS1",
        "CardDrafted 0 GM1",
    ]
    assert drafted[-1][1:] == ["MarketShared LS1,LM1", "TurnBegan 1 1"]
    assert game.state.active == 1


def test_r34_the_first_seat_takes_the_first_turn():
    game = partners("OS1 OM1 AS1", "AM1 GS1 GM1", "LS1 LM1", "OS2 OS3", first_seat=1)
    assert names(game.state.hand(1)) == "OS1 OM1 AS1"
    assert do(game, "Play OS1") == ["CardPlayed 1 OS1", "LocationDrawn 1 OS2 hand", "TurnBegan 0 2"]


def test_r33_only_the_eight_may_be_taken():
    game = deal(f"{EIGHT} GK1", seats=2)
    after(game, "Take OS1")
    before = game.log
    for card in ("OS1", "GK1", "NM1"):
        with pytest.raises(Exception, match=r"."):
            do(game, f"Take {card}")
        assert game.log == before


def test_r01_a_written_deck_must_be_the_76_cards():
    for wrong in (BASE_DECK[:-1], (*BASE_DECK[:-1], BASE_DECK[0])):
        with pytest.raises(ValueError, match=r"."):
            Game.start(BASE, seed=SEED, deck=wrong)
