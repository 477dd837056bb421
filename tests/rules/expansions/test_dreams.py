"""The Happy Dreams and Dark Premonitions, clause by clause of X3.5. The letter at the end of each
name says how certain the clause is."""

import pytest

from game.editions import OFFERED
from game.editions.book.goals import goals_to_meet
from game.editions.dreams.effects import HAPPY_DREAM
from game.editions.dreams.premonitions import (
    CONDITIONS,
    PASSED,
    PREMONITION_CARDS,
    PREMONITIONS,
    UNFORESEEN,
    come_true,
)
from game.records.journal.text.position import position
from game.rules.card import Card, Colour
from game.rules.event import GameWon
from game.rules.game import Game, IllegalCommand
from game.rules.state import DECK, DISCARD
from game.rules.view import View
from tests.rules.stories import asked, facts, legal, names, shuffled

RULES = OFFERED["dreams"]
HAND = "OS1 AM1 GK1 LS1 OM2"
SEVEN = "AS5 NM1 GS5 LD1 NM2 LM3 OS6"


def card(name):
    return RULES.cards[name]


def table(hand=HAND, *, edition="dreams", deck="AS8 AS7 LS6", **zones):
    """Returns a game in its first turn with these zones; a zone of a seat is named `doors_1`."""
    lines = {"edition": edition, "seats": str(zones.pop("seats", 1)), "hand": hand, "deck": deck}
    lines |= {name.replace("_", ":"): told for name, told in zones.items()}
    return position("\n".join(f"{name}: {told}" for name, told in lines.items()), OFFERED)


def do(game, text):
    """Submits the legal answer with this name and these cards, and returns the facts."""
    name, *words = text.split()
    for one in game.legal():
        told = [str(value) for value in vars(one).values()]
        if type(one).__name__ == name and told[: len(words)] == words:
            return facts(game.submit(one))
    raise AssertionError(f"{text} is not among {legal(game)}")


def opening(door, *, hand=HAND, **zones):
    """Returns a game in which this Door has come up, and its Key is held."""
    kept = " ".join(f"{door[0]}K1" if name == "GK1" else name for name in hand.split())
    deck = f"{door} {zones.pop('deck', 'AS8 LS6 GS6')}"
    game = table(kept, deck=deck, **zones)
    do(game, "Discard OS1" if zones.get("seats", 1) == 1 else "Discard OM2")
    while game.pending is not None and type(game.pending).__name__ == "OfferSwap":
        do(game, "Keep")
    return game


def claimed(door, **zones):
    """Returns that game once the Door is open, and the facts that followed."""
    game = opening(door, **zones)
    return game, do(game, f"Claim {door[0]}K1")


def drawn(**zones):
    """Returns a game in which a Happy Dream was drawn."""
    deck = zones.pop("deck", SEVEN)
    game = table(deck=f"HY1 {deck}", **zones)
    do(game, "Discard OS1")
    return game


# The cards and the set-up


def test_x3_5_four_happy_dreams_in_the_deck_and_eight_premonitions_beside_it_b():
    added = [c for c in RULES.box[DECK] if c.kind == HAPPY_DREAM]
    assert names(added) == "HY1 HY2 HY3 HY4"
    assert len(RULES.box[DECK]) == 80
    assert RULES.box[UNFORESEEN] == PREMONITION_CARDS
    assert len(PREMONITION_CARDS) == 8


@pytest.mark.parametrize(("edition", "count"), [("dreams", 4), ("dreams-2", 5), ("dreams-3", 6)])
def test_x3_5_four_five_or_six_are_turned_up_by_a_chance_of_their_own_b(edition, count):
    game = Game.start(OFFERED[edition], seed="fears")
    order = shuffled(PREMONITION_CARDS, 1, "fears:premonitions")
    assert game.state.zone(PREMONITIONS) == order[:count]
    assert set(game.state.zone(UNFORESEEN)) == set(order[count:])


def test_x3_5_the_deck_lies_as_it_does_whatever_lies_beside_it_b():
    levels = ("dreams", "dreams-2", "dreams-3")
    decks = [Game.start(OFFERED[name], seed="fears").state.deck for name in levels]
    assert decks[0] == decks[1] == decks[2]


def test_x3_5_nobody_sees_which_premonition_is_next_d():
    views = [View.of(Game.start(RULES, seed=seed).state, 0) for seed in ("fears", "fear")]
    for view in views:
        reserve = view.cards(UNFORESEEN)
        assert reserve == tuple(c for c in PREMONITION_CARDS if c in reserve)


def test_x3_5_happy_dreams_are_dreams_set_aside_at_set_up_b():
    first = [card(name) for name in "OS1 HY1 AM1 HY2 GK1 LS1 OM2".split()]
    deck = (*first, *(c for c in RULES.box[DECK] if c not in first))
    game = Game.start(RULES, seed="fears", deck=deck)
    told = facts(game.log)
    assert {"CardSetAside HY1", "CardSetAside HY2"} <= set(told)
    assert names(game.state.hand(0)) == "OS1 AM1 GK1 LS1 OM2"
    assert {card("HY1"), card("HY2")} <= set(game.state.deck)


# Conditions


@pytest.mark.parametrize(
    ("premonition", "doors", "short"),
    [
        ("PNO", "OD1 OD2", "OD1 AD1 AD2"),
        ("PNA", "AD1 AD2", "AD1 OD1 OD2"),
        ("PNG", "GD1 GD2", "GD1 OD1 OD2"),
        ("PNL", "LD1 LD2", "LD1 OD1 OD2"),
        ("PN2", "OD1 GD1 GD2", "OD1 AD1 GD1 LD1"),
        ("PN3", "OD1 AD1 GD1", "OD1 OD2"),
        ("PN4", "OD1 AD1 GD1 LD1", "OD1 OD2 AD1 AD2 GD1 GD2"),
        ("PN5", "OD1 OD2 AD1 AD2 GD1", "OD1 OD2 AD1 AD2"),
    ],
)
def test_x3_5_each_premonition_has_its_condition_c(premonition, doors, short):
    met, missed = (tuple(card(name) for name in text.split()) for text in (doors, short))
    assert come_true([card(premonition)], met) == (card(premonition),)
    assert come_true([card(premonition)], missed) == ()
    assert CONDITIONS.keys() == set(PREMONITION_CARDS)


def test_x3_5_a_door_of_every_place_counts_only_for_totals_c():
    wild = Card("WD1", "WD", card("OD1").kind, frozenset(Colour))
    doors = (card("OD1"), card("AD1"), card("GD1"), wild)
    assert names(come_true(PREMONITION_CARDS, doors)) == "PN3"


# Coming true


def test_x3_5_a_premonition_comes_true_at_once_and_leaves_the_game_b():
    game, told = claimed("GD2", doors="GD1", premonitions="PNG PN5", discard="NM3")
    at = told.index("DoorGained 0 GD2")
    assert told[at : at + 4] == [
        "DoorGained 0 GD2",
        "PremonitionCame PNG",
        "NightmareReturned NM3",
        "PremonitionPassed PNG",
    ]
    assert names(game.state.zone(PREMONITIONS)) == "PN5"
    assert names(game.state.zone(PASSED)) == "PNG"
    assert card("NM3") in game.state.deck


def test_x3_5_by_a_trio_it_comes_true_before_the_deck_is_shuffled_d():
    game = table("GS1 GM1 AS1 LS1 OM1", row="GM2 GS2", doors="GD1", premonitions="PNG",
                 discard="NM3", deck="AS7 GD2")  # fmt: skip
    do(game, "Play GM1")
    told = do(game, "Search")
    assert told[:5] == [
        "DoorGained 0 GD2",
        "PremonitionCame PNG",
        "NightmareReturned NM3",
        "PremonitionPassed PNG",
        "DeckShuffled",
    ]


def test_x3_5_victory_comes_first_c():
    doors = "OD1 OD2 AD1 AD2 GD1 LD1 LD2"
    game, told = claimed("GD2", doors=doors, premonitions="PNG PN2 PN5", discard="NM3")
    assert told[-1] == "GameWon"
    assert any(isinstance(event, GameWon) for event in game.log)
    assert "PremonitionCame PNG" not in told


def test_x3_5_nothing_comes_true_that_lies_in_reserve_b():
    _, told = claimed("GD2", doors="GD1", premonitions="PN5", discard="NM3")
    assert not [fact for fact in told if fact.startswith("PremonitionCame")]


def test_x3_5_of_several_the_player_chooses_the_first_c():
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PNL PN2 PN3")
    assert asked(game) == "ChoosePremonition"
    assert legal(game) == ["Befall PNL", "Befall PN2", "Befall PN3"]


def test_x3_5_conditions_are_looked_at_again_after_each_effect_c():
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PNL PN2 PN3")
    do(game, "Befall PN2")
    told = do(game, "Forfeit LD1")
    assert told[:2] == ["DoorForfeited 0 LD1", "PremonitionPassed PN2"]
    assert names(game.state.zone(PREMONITIONS)) == "PNL PN3"
    assert not [fact for fact in told if fact.startswith("PremonitionCame")]


def test_x3_5_one_turned_up_with_its_condition_met_comes_true_at_once_c():
    order = shuffled(PREMONITION_CARDS, 1, "position:premonitions")
    at = order.index(card("PN3"))
    laid = " ".join(c.id for c in order if c in order[:at] and c.id != "PN5")
    doors = "OD1 AD1 LD1 OD2"
    game, told = claimed("GD2", doors=doors, premonitions=f"{laid} PN5".strip())
    while game.pending is not None and type(game.pending).__name__ in (
        "ChoosePremonition",
        "ChooseDoor",
        "ChooseKey",
    ):
        told += facts(game.submit(game.legal()[-1]))
    assert "PremonitionTurnedUp PN3" in told
    assert told.index("PremonitionCame PN3") > told.index("PremonitionTurnedUp PN3")


# Effects


def test_x3_5_eclipse_discards_all_observatory_locations_of_the_deck_c():
    game, told = claimed("OD2", doors="OD1", premonitions="PNO")
    robbed = next(fact for fact in told if fact.startswith("DeckRobbed"))
    lost = set(robbed.split()[1].split(","))
    assert lost == {c.id for c in RULES.box[DECK] if c.id[0] == "O" and c.id[1] in "SMK"} - {
        *("OS1", "OM2", "OK1"),
    }
    assert told[told.index(robbed) + 1] == "DeckShuffled"
    assert not [c for c in game.state.deck if c.id[0] == "O" and c.id[1] != "D"]


def test_x3_5_towers_are_locations_of_their_place_but_doors_are_none_d():
    game, _ = claimed("OD2", edition="towers+dreams", doors="OD1", premonitions="PNO")
    assert {"OT3", "OT4", "OT5"} <= {c.id for c in game.state.discard}
    assert not [c for c in game.state.discard if c.id[:2] in ("AT", "OD")]


def test_x3_5_q19_undertow_takes_two_keys_of_the_players_choice_d():
    game, _ = claimed("AD2", doors="AD1", premonitions="PNA")
    assert asked(game) == "ChooseKey 2"
    assert len(game.legal()) == 11
    assert do(game, "LoseKey LK2") == ["DeckRobbed LK2"]
    assert asked(game) == "ChooseKey 1"
    told = do(game, "LoseKey OK3")
    assert told[:3] == ["DeckRobbed OK3", "DeckShuffled", "PremonitionPassed PNA"]
    assert names(game.state.discard).endswith("LK2 OK3")


def test_x3_5_q20_where_two_keys_or_fewer_are_left_all_of_them_go_unasked_d():
    keys = "OK1 OK2 OK3 AK2 AK3 GK1 GK2 GK3 LK1 LK2"
    game, told = claimed("AD2", doors="AD1", premonitions="PNA", discard=keys)
    assert "DeckRobbed LK3" in told
    assert not [c for c in game.state.deck if c.id[1] == "K"]


def test_x3_5_brambles_without_a_discarded_nightmare_bring_nothing_c():
    _, told = claimed("GD2", doors="GD1", premonitions="PNG")
    at = told.index("PremonitionCame PNG")
    assert told[at + 1] == "PremonitionPassed PNG"


def test_x3_5_dust_takes_any_open_door_c():
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PNL")
    assert legal(game) == ["Forfeit LD1", "Forfeit OD1", "Forfeit LD2"]
    told = do(game, "Forfeit OD1")
    assert told[:2] == ["DoorForfeited 0 OD1", "PremonitionPassed PNL"]


def test_x3_5_echo_takes_a_door_of_a_pair_c():
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PN2")
    assert legal(game) == ["Forfeit LD1", "Forfeit LD2"]


def test_x3_5_a_door_that_was_lost_returns_from_limbo_c():
    game, _ = claimed("LD2", doors="LD1 OD1", premonitions="PN2")
    told = do(game, "Forfeit LD1")
    assert "LimboReturned" in told
    assert card("LD1") in game.state.deck


def test_x3_5_vertigo_discards_the_hand_deals_a_new_one_and_turns_one_up_c():
    game, told = claimed("GD2", doors="OD1 AD1", premonitions="PN3",
                         deck="AS8 NM1 LS6 HY2 GS6 OS8 AS7")  # fmt: skip
    at = told.index("PremonitionCame PN3")
    assert told[at + 1 : at + 10] == [
        "HandDiscarded 0 AM1,LS1,OM2",
        "LocationDrawn 0 AS8 hand",
        "CardSetAside NM1",
        "LocationDrawn 0 LS6 hand",
        "CardSetAside HY2",
        "LocationDrawn 0 GS6 hand",
        "LocationDrawn 0 OS8 hand",
        "LocationDrawn 0 AS7 hand",
        f"PremonitionTurnedUp {game.state.zone(PREMONITIONS)[0]}",
    ]
    assert told[at + 10] == "PremonitionPassed PN3"


def test_x3_5_vertigo_loses_the_game_where_the_deck_runs_out_r23():
    every = [c.id for c in RULES.box[DECK]]
    kept = {*"OS1 AM1 GK1 LS1 OM2 GD2 AS8 LS6 OD1 AD1".split()}
    gone = " ".join(name for name in every if name not in kept)
    game, told = claimed("GD2", doors="OD1 AD1", premonitions="PN3", deck="AS8 LS6", discard=gone)
    assert told[-1] == "GameLost deck_exhausted"
    assert game.state.result == "lost"


def test_x3_5_insomnia_discards_the_happy_dreams_of_the_deck_c():
    game, told = claimed("GD2", doors="OD1 AD1 LD1", premonitions="PN4", limbo="HY3")
    assert "DeckRobbed HY1,HY2,HY4" in told
    assert told[told.index("DeckRobbed HY1,HY2,HY4") + 1] == "DeckShuffled"
    assert card("HY3") not in game.state.discard


def test_x3_5_avalanche_turns_two_more_up_c():
    game, told = claimed("GD2", doors="OD1 AD1 LD1 OD2", premonitions="PN5 PNG",
                         bygone="PN2 PN3 PN4 PNO")  # fmt: skip
    while game.pending is not None and type(game.pending).__name__ != "PlayOrDiscard":
        told += facts(game.submit(game.legal()[0]))
    assert [fact for fact in told if fact.startswith("PremonitionTurnedUp")] == [
        f"PremonitionTurnedUp {name}"
        for name in (c.id for c in shuffled(PREMONITION_CARDS, 1, "position:premonitions"))
        if name in ("PNA", "PNL")
    ]


def test_x3_5_q20_with_no_premonition_in_reserve_none_is_turned_up_d():
    _, told = claimed("GD2", doors="OD1 AD1 LD1 OD2", premonitions="PN5",
                      bygone="PN2 PN3 PN4 PNO PNA PNG PNL")  # fmt: skip
    at = told.index("PremonitionCame PN5")
    assert told[at + 1] == "PremonitionPassed PN5"


# Happy Dreams


def test_x3_5_a_happy_dream_grants_one_of_three_b():
    game = drawn(premonitions="PN2 PN5")
    assert asked(game) == "FollowDream HY1"
    assert legal(game) == ["Dispel PN2", "Dispel PN5", "Sift", "Seek"]


def test_x3_5_a_it_takes_a_premonition_away_without_effect_b():
    game = drawn(premonitions="PN2 PN5")
    told = do(game, "Dispel PN2")
    assert told[:2] == ["PremonitionDispelled 0 PN2", "DreamFaded HY1"]
    assert names(game.state.zone(PASSED)) == "PN2"
    assert card("HY1") in game.state.zone(DISCARD)


def test_x3_5_b_seven_cards_are_looked_at_any_number_goes_the_rest_in_any_order_b():
    game = drawn(premonitions="PN2", deck=f"{SEVEN} OS9")
    assert do(game, "Sift") == [f"DreamSeen 0 {SEVEN.replace(' ', ',')}"]
    assert do(game, "SiftOut NM1") == ["DreamCardDiscarded 0 NM1"]
    assert asked(game) == "SiftCards"
    do(game, "SiftOut NM2")
    do(game, "SiftOut LD1")
    do(game, "KeepTheRest")
    assert asked(game) == "OrderTheSifted"
    assert len(game.legal()) == 24
    back = next(c for c in game.legal() if names(vars(c)["order"]) == "OS6 LM3 GS5 AS5")
    told = facts(game.submit(back))
    assert told[:3] == [
        "CardsReturned 0 OS6,LM3,GS5,AS5",
        "DreamFaded HY1",
        "LocationDrawn 0 OS6 hand",
    ]


def test_x3_5_b_all_or_none_may_be_discarded_b():
    game = drawn(premonitions="PN2")
    do(game, "Sift")
    for name in SEVEN.split()[:-1]:
        do(game, f"SiftOut {name}")
    told = do(game, f"SiftOut {SEVEN.split()[-1]}")
    assert told[:2] == ["DreamCardDiscarded 0 OS6", "DreamFaded HY1"]
    game = drawn(premonitions="PN2")
    do(game, "Sift")
    do(game, "KeepTheRest")
    assert len(game.legal()) == 5040


def test_x3_5_b_a_single_card_that_is_kept_goes_back_unasked_d():
    game = drawn(premonitions="PN2")
    do(game, "Sift")
    for name in SEVEN.split()[1:]:
        do(game, f"SiftOut {name}")
    assert do(game, "KeepTheRest")[:2] == ["CardsReturned 0 AS5", "DreamFaded HY1"]


def test_x3_5_q23_c_any_card_is_fetched_shown_and_lies_on_the_shuffled_deck_c():
    game = drawn(premonitions="PN2", deck="NM1 GS5")
    assert do(game, "Seek") == []
    assert len(game.legal()) == len(game.state.deck)
    told = do(game, "Wish GD2")
    assert told[:5] == [
        "CardWished 0 GD2",
        "DeckShuffled",
        "WishLaidOnDeck GD2",
        "DreamFaded HY1",
        "DoorDrawn 0 GD2",
    ]
    assert asked(game) == "OpenDoor GD2"


def test_x3_5_q20_with_fewer_than_seven_cards_all_are_seen_d():
    every = [c.id for c in RULES.box[DECK]]
    kept = {*HAND.split(), "HY1", "AS5", "GS5"}
    gone = " ".join(name for name in every if name not in kept)
    game = drawn(premonitions="PN2", deck="AS5 GS5", discard=gone)
    assert do(game, "Sift") == ["DreamSeen 0 AS5,GS5"]


def test_x3_5_q20_with_neither_premonition_nor_deck_it_passes_unasked_d():
    every = [c.id for c in RULES.box[DECK]]
    gone = " ".join(name for name in every if name not in {*HAND.split(), "HY1"})
    game = table(deck="HY1", discard=gone)
    told = do(game, "Discard OS1")
    assert told[-3:] == ["HappyDreamDrawn 0 HY1", "DreamFaded HY1", "GameLost deck_exhausted"]


def test_x3_5_what_is_not_offered_is_refused_with_its_reason():
    game = drawn(premonitions="PN2")
    dispel = next(c for c in game.legal() if type(c).__name__ == "Dispel")
    with pytest.raises(IllegalCommand, match="does not lie face up"):
        game.submit(type(dispel)(card("PN5")))
    do(game, "Sift")
    sift = next(c for c in game.legal() if type(c).__name__ == "SiftOut")
    with pytest.raises(IllegalCommand, match="looked at"):
        game.submit(type(sift)(card("OS9")))


# For two, and with others


def test_x3_5_q21_the_doors_of_both_count_together_c():
    zones = {"hand_1": "AS1 GM1 LM1", "shared": "AS2 LM2", "doors_1": "GD1"}
    game, told = claimed("GD2", hand="OS1 GK1 OM2", seats=2, premonitions="PN2", **zones)
    assert "PremonitionCame PN2" in told
    assert legal(game) == ["Forfeit GD2", "Forfeit GD1"]
    told = do(game, "Forfeit GD1")
    assert told[0] == "DoorForfeited 1 GD1"


def test_x3_5_with_hidden_hands_the_partner_sees_no_card_of_the_sieve_d():
    text = (
        "edition: dreams\nseats: 2\nvisibility: hidden\nhand: OS1 GK1 OM2\nhand:1: AS1 GM1 LM1\n"
        "shared: AS2 LM2\npremonitions: PN2\ndeck: HY1 " + SEVEN
    )
    game = position(text, OFFERED)
    do(game, "Discard OS1")
    while asked(game) == "OfferSwap":
        do(game, "Keep")
    do(game, "Sift")
    assert View.of(game.state, 1).prophecy == (None,) * 7
    assert names(View.of(game.state, 0).prophecy) == SEVEN


def test_x3_5_book_a_door_sent_to_limbo_opens_its_goal_again_c():
    goals = "GP1 GP2 OP1 OP2 AP1 AP2 LP1 LP2"
    game = table("OS1 AM1 GK1 GK2 LS1", edition="dreams+book", goals=goals, spells="SPA",
                 premonitions="PN2", deck="GD1 GD2 AS7")  # fmt: skip
    do(game, "Discard OS1")
    do(game, "Claim GK1")
    do(game, "Claim GK2")
    assert asked(game) == "ChooseDoor True"
    do(game, "Forfeit GD1")
    met = {goal.id: door.id for goal, door in game.state.tied.items()}
    assert met == {"GP1": "GD1", "GP2": "GD2"}
    assert names(goals_to_meet(game.state)[:1]) == "GP1"


def test_x3_5_book_a_door_that_is_not_due_meets_no_condition_c():
    goals = "OP1 GP1 GP2 OP2 AP1 AP2 LP1 LP2"
    game = table("OS1 AM1 GK1 GK2 LS1", edition="dreams+book", goals=goals, spells="SPA",
                 doors="GD1", premonitions="PNG", deck="GD2 AS7")  # fmt: skip
    do(game, "Discard OS1")
    told = do(game, "Claim GK1")
    assert "DoorOutOfOrder 0 GD2" in told
    assert "PremonitionCame PNG" not in told


def test_x3_5_glyphs_a_door_of_an_incantation_counts_too_c():
    game = table("GG1 AM1 OS1 LS1 OM2", edition="glyphs+dreams-2", doors="GD1 GD2",
                 premonitions="PN3", deck="AS7 GD3 LS6 LS5 LS4")  # fmt: skip
    do(game, "Discard GG1")
    told = do(game, "OpenShown GD3")
    assert told[:3] == [
        "DoorGained 0 GD3",
        "PremonitionCame PN3",
        "HandDiscarded 0 AM1,OS1,LS1,OM2",
    ]
