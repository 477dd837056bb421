"""The Dreamcatchers, clause by clause of X3.3. The letter at the end of each name says how certain
the clause is: b by several sources, c by one, d by our own reading."""

import pytest

from game.editions import OFFERED
from game.editions.base.explore import Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.prophecy import Foresee
from game.editions.base.warnings.blocking import searched_unasked
from game.editions.catchers.freeing import (
    ChooseFreeing,
    Free,
    FreeNone,
    OpenFailsafe,
    SearchCatcher,
)
from game.editions.catchers.hoops import (
    CATCHERS,
    HOOPS,
    LOST_DREAMS,
    TORN,
    LoseCatcher,
    Tear,
    Uncaught,
)
from game.records.journal.text.position import position
from game.rules.game import Game
from game.rules.state import DECK, DISCARD
from game.rules.view import View
from game.words import Words
from tests.rules.stories import facts, legal, names, reason_against

RULES, HARDER = OFFERED["catchers"], OFFERED["catchers-2"]
HAND = "OS1 AM1 GK1 LS1 OS2"
FULL = "catcher1: DC1 LD1\ncatcher2: DC2 NM9\ncatcher3: DC3 GD1\ncatcher4: DC4 AD2\n"
ENGLISH = Words("en", OFFERED.words, OFFERED.sentences_of)
ALL_DOORS = "OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2"


def at(text="", hand=HAND, edition="catchers"):
    return position(f"edition: {edition}\nhand: {hand}\n{text}", OFFERED)


def card(name, rules=RULES):
    return rules.cards[name]


def on(game, number):
    """Returns what is caught on a Dreamcatcher, without the hoop."""
    return names(game.state.zone(CATCHERS[number - 1])[1:])


def play(game, name="OS1"):
    return facts(game.submit(Play(game.rules.cards[name])))


# The box


def test_x3_3_four_lost_dreams_four_catchers_and_two_books_b():
    assert names(c for c in RULES.box[DECK] if c.kind == "DL") == "DL1 DL2 DL3 DL4"
    assert len(RULES.box[DECK]) == 80
    assert [names(RULES.box[zone]) for zone in CATCHERS] == ["DC1", "DC2", "DC3", "DC4"]
    assert names(RULES.box["failsafe"]) == "FB1 FB2"


def test_x3_3_harder_there_is_no_book_c():
    assert HARDER.box["failsafe"] == ()
    assert len(HARDER.cards) == len(RULES.cards) - 2


def test_x3_3_at_set_up_what_is_set_aside_is_shuffled_back_and_nothing_is_caught_d():
    first = [card(name) for name in "OS1 DL1 AM1 NM1 GK1 LS1 OS2".split()]
    deck = (*first, *(c for c in RULES.box[DECK] if c not in first))
    game = Game.start(RULES, seed="catchers", deck=deck)
    told = [line.split()[0] for line in facts(game.log)]
    assert told.count("LimboReturned") == 1
    assert "LimboCaught" not in told
    assert game.state.turn == 1
    assert {card("DL1"), card("NM1")} <= set(game.state.deck)


# Lost Dreams


def test_x3_3_a_lost_dream_that_is_drawn_goes_to_limbo_and_another_card_is_drawn_c():
    game = at("deck: DL1 GS1")
    told = play(game)
    assert told[:3] == ["CardPlayed 0 OS1", "LostDreamDrawn 0 DL1", "LocationDrawn 0 GS1 hand"]


def test_x3_3_a_lost_dream_waits_in_limbo_and_is_not_drawn_into_a_new_hand_c():
    game = at("deck: NM1 DL1 DL2 GS1 GS2 GS3 GS4 GS5")
    play(game)
    assert "CardSetAside DL1" in facts(game.submit(LoseHand()))
    assert on(game, 1) == "DL1 DL2"


def test_x3_3_five_cards_of_the_deck_send_a_lost_dream_to_limbo_c():
    game = at("deck: NM1 DL1 GS1 GS2 GD1 GS4 GS5")
    play(game)
    assert "CardSetAside DL1" in facts(game.submit(RevealFive()))
    assert on(game, 1) == "DL1 GD1"


def test_x3_3_a_prophecy_may_throw_a_lost_dream_away_and_the_game_is_hopeless_c():
    game = at("deck: DL1 GS1 GS2 GS3 GS4")
    game.submit(Discard(card("GK1")))
    rest = tuple(card(name) for name in "GS1 GS2 GS3 GS4".split())
    game.submit(Foresee(card("DL1"), rest))
    assert card("DL1") in game.state.zone(DISCARD)
    told = [why(ENGLISH, View.of(game.state, 0)) for why in OFFERED.of("catchers").words.hopeless]
    assert "A Lost Dream lies in the discard pile, and all four are needed." in told


# The catch


def test_x3_3_the_whole_limbo_goes_on_the_first_empty_catcher_and_is_not_shuffled_c():
    game = at("catcher1: DC1 NM9\ndeck: DL1 AD1 GS1 LM1")
    told = play(game)
    assert "LimboCaught DC2" in told
    assert "DeckShuffled" not in told
    assert on(game, 2) == "DL1 AD1"
    assert names(game.state.deck[:1]) == "LM1"
    assert not game.state.limbo


def test_x3_3_an_empty_limbo_catches_nothing_c():
    game = at("deck: GS1")
    assert not any(line.startswith("LimboCaught") for line in play(game))
    assert [on(game, number) for number in (1, 2, 3, 4)] == [""] * 4


def test_x3_3_caught_cards_cannot_be_drawn_and_everybody_sees_them_c():
    game = at("catcher1: DC1 AD1 NM1")
    view = View.of(game.state, 0)
    assert names(view.cards("catcher1")) == "DC1 AD1 NM1"
    assert card("AD1") not in game.state.deck
    assert not view.limbo_returns


def test_x3_3_a_door_given_back_to_a_nightmare_is_caught_c():
    game = at("doors: OD1\ndeck: NM1 GS1")
    play(game)
    game.submit(LoseDoor(card("OD1")))
    assert on(game, 1) == "OD1"


# The goal


def test_x3_3_won_in_phase_3_when_the_last_dream_is_caught_c():
    game = at(f"doors: {ALL_DOORS}\ncatcher1: DC1 DL1 DL2\ncatcher2: DC2 DL3\ndeck: DL4 GS1")
    told = play(game)
    assert told[-2:] == ["LimboCaught DC3", "GameWon"]


def test_x3_3_the_last_door_does_not_win_while_a_dream_is_missing_c():
    seven = ALL_DOORS.removesuffix(" LD2")
    game = at(
        f"doors: {seven}\ncatcher1: DC1 DL1 DL2 DL3\ndeck: LD2 GS1", hand="OS1 LK1 AM1 GS2 GS3"
    )
    play(game)
    game.submit(game.legal()[0])
    assert len(game.state.doors(0)) == 8
    assert game.state.result is None


def test_x3_3_the_last_door_wins_when_all_dreams_are_caught_c():
    seven = ALL_DOORS.removesuffix(" LD2")
    text = f"doors: {seven}\ncatcher1: DC1 DL1 DL2 DL3 DL4\ndeck: LD2 GS1"
    game = at(text, hand="OS1 LK1 AM1 GS2 GS3")
    play(game)
    assert facts(game.submit(game.legal()[0]))[-1] == "GameWon"


def test_x3_3_dreams_in_limbo_are_not_caught_c():
    game = at(f"doors: {ALL_DOORS}\ncatcher1: DC1 DL1 DL2 DL3\ndeck: DL4 NM1 GS1")
    play(game)
    assert names(game.state.limbo) == "DL4"
    assert game.state.result is None


def test_x3_3_the_last_door_from_a_catcher_wins_before_any_freeing_c():
    text = f"doors: {ALL_DOORS.removesuffix(' LD2')}\nrow: LS5 LM1\ncatcher1: DC1 DL1 LD2\n"
    game = at(text + "catcher2: DC2 DL2 DL3 DL4", hand="LK1 AM1 GK1 OS1 OS2")
    game.submit(Play(card("LK1")))
    assert facts(game.submit(SearchCatcher(card("LD2"))))[-1] == "GameWon"


# Freeing


def trio(catchers, deck="", hand="OS3 AM1 GK1 LS1 OS2"):
    """Returns a game in which an Observatory trio is complete and asks for its search."""
    game = at(f"row: OM1 OK1\n{catchers}{deck}", hand=hand)
    play(game, "OS3")
    return game


def test_x3_3_after_a_search_one_catcher_may_be_freed_before_the_shuffle_c():
    game = trio("catcher1: DC1 AD1 NM1\ncatcher3: DC3 LD1\n")
    told = facts(game.submit(Search()))
    assert told[-1] == "DoorGained 0 OD1"
    assert game.pending == ChooseFreeing(())
    assert legal(game) == ["Free DC1", "Free DC3", "FreeNone"]
    told = facts(game.submit(Free(card("DC1"))))
    assert told[:2] == ["CatcherFreed 0 DC1", "DeckShuffled"]
    assert on(game, 1) == ""
    assert on(game, 3) == "LD1"
    assert card("AD1") in game.state.deck + game.state.hand(0) + game.state.limbo + _caught(game)


def _caught(game):
    return tuple(c for zone in CATCHERS for c in game.state.zone(zone)[1:])


def test_x3_3_a_search_that_finds_nothing_counts_too_c():
    game = trio("catcher1: DC1 NM1\n", "discard: OD1 OD2\n")
    assert "SearchFailed 0 O" in facts(game.submit(Search()))
    assert legal(game) == ["Free DC1", "FreeNone"]
    assert facts(game.submit(FreeNone()))[0] == "DeckShuffled"
    assert on(game, 1) == "NM1"


def test_x3_3_no_search_no_freeing_q15():
    game = trio("catcher1: DC1 NM1\n")
    told = facts(game.submit(Decline()))
    assert "DeckShuffled" not in told
    assert isinstance(game.pending, PlayOrDiscard)


def test_x3_3_without_an_occupied_catcher_nothing_is_asked_c():
    game = trio("")
    assert "DeckShuffled" in facts(game.submit(Search()))
    assert not isinstance(game.pending, ChooseFreeing)


def test_x3_3_an_empty_catcher_cannot_be_freed_c():
    game = trio("catcher1: DC1 NM1\n")
    game.submit(Search())
    assert reason_against(game, Free(card("DC2"))) is Uncaught.NOTHING_THERE


def test_x3_3_a_trio_may_take_its_door_from_a_catcher_and_then_free_another_c():
    game = trio("catcher1: DC1 OD1 NM1\ncatcher2: DC2 LD1\n")
    assert legal(game) == ["Search", "Decline", "SearchCatcher OD1"]
    told = facts(game.submit(SearchCatcher(card("OD1"))))
    assert told == ["DoorGained 0 OD1"]
    assert on(game, 1) == "NM1"
    assert legal(game) == ["Free DC2", "FreeNone"]
    assert reason_against(game, Free(card("DC1"))) is Uncaught.NOT_THAT_ONE
    assert facts(game.submit(Free(card("DC2"))))[:2] == ["CatcherFreed 0 DC2", "DeckShuffled"]


def test_x3_3_x3_7_any_trio_may_take_the_ninth_door_from_a_catcher_too_c():
    text = "row: OM1 OK1\ncatcher1: DC1 NM1 ZD1\ncatcher2: DC2 OD2 OD1\n"
    game = at(text, "OS3 AM1 GK1 LS1 OS2", "catchers+oniverse")
    play(game, "OS3")
    taken = [one for one in legal(game) if one.startswith("SearchCatcher")]
    assert taken == ["SearchCatcher ZD1", "SearchCatcher OD2"], "Doors of one place are alike"
    told = facts(game.submit(SearchCatcher(card("ZD1", game.rules))))
    assert told == ["DoorGained 0 ZD1"]
    assert legal(game) == ["Free DC2", "FreeNone"]


def test_x3_3_a_door_from_the_only_catcher_frees_none_but_the_deck_is_shuffled_d():
    game = trio("catcher1: DC1 OD1 NM1\n")
    told = facts(game.submit(SearchCatcher(card("OD1"))))
    assert told[:2] == ["DoorGained 0 OD1", "DeckShuffled"]
    assert on(game, 1) == "NM1"


def test_x3_3_only_a_door_of_the_trio_is_taken_from_a_catcher_c():
    game = trio("catcher1: DC1 AD1 NM1\n")
    assert legal(game) == ["Search", "Decline"]
    assert reason_against(game, SearchCatcher(card("AD1"))) is Uncaught.NO_SUCH_DOOR


def test_x3_3_a_search_is_asked_about_where_a_catcher_holds_such_a_door_c():
    for catchers, asked in (("catcher1: DC1 OD1\n", True), ("catcher1: DC1 AD1\n", False)):
        game = trio(catchers)
        view = View.of(game.state, 0)
        assert (searched_unasked(game.pending, view) is None) is asked


# Failsafe Books


def test_x3_3_a_book_frees_a_catcher_before_the_action_and_the_turn_goes_on_c():
    game = at("catcher1: DC1 AD1\ncatcher2: DC2 NM1")
    assert {"OpenFailsafe FB2 DC1", "OpenFailsafe FB2 DC2"} <= set(legal(game))
    told = facts(game.submit(OpenFailsafe(card("FB2"), card("DC1"))))
    assert told == ["FailsafeUsed 0 FB2", "CatcherFreed 0 DC1", "DeckShuffled"]
    assert card("AD1") in game.state.deck
    assert game.pending == PlayOrDiscard()
    assert game.state.turn == 1
    assert names(game.state.zone(TORN)) == "FB2"


def test_x3_3_both_books_may_be_used_in_one_turn_and_then_none_d():
    game = at("catcher1: DC1 AD1\ncatcher2: DC2 NM1\ncatcher3: DC3 NM2")
    game.submit(OpenFailsafe(card("FB2"), card("DC1")))
    game.submit(OpenFailsafe(card("FB1"), card("DC2")))
    assert not any(line.startswith("OpenFailsafe") for line in legal(game))
    assert reason_against(game, OpenFailsafe(card("FB1"), card("DC3"))) is Uncaught.NO_BOOK


def test_x3_3_a_book_needs_an_occupied_catcher_c():
    game = at("catcher1: DC1 AD1")
    assert reason_against(game, OpenFailsafe(card("FB2"), card("DC2"))) is Uncaught.NOTHING_THERE
    assert not any(line.startswith("OpenFailsafe") for line in legal(at()))


def test_x3_3_harder_no_book_is_offered_c():
    game = at("catcher1: DC1 AD1", edition="catchers-2")
    assert not any(line.startswith("OpenFailsafe") for line in legal(game))


def test_x3_3_a_book_fills_an_empty_deck_again_so_that_it_is_not_hopeless_c():
    gone = " ".join(c.id for c in RULES.box[DECK] if c.id not in f"{HAND} NM1 {ALL_DOORS}".split())
    game = at(f"catcher1: DC1 NM1\ndoors: {ALL_DOORS}\ndiscard: {gone}")
    assert not game.state.deck
    told = [why(ENGLISH, View.of(game.state, 0)) for why in OFFERED.of("catchers").words.hopeless]
    assert not any("deck is empty" in line for line in told)


# Overload


def test_x3_3_with_no_empty_catcher_one_of_them_tears_c():
    game = at(FULL + "deck: DL1 GS1")
    play(game)
    assert game.pending == LoseCatcher()
    assert legal(game) == ["Tear DC1", "Tear DC2", "Tear DC3", "Tear DC4"]
    told = facts(game.submit(Tear(card("DC2"))))
    assert told[:3] == ["CatcherTorn 0 DC2", "CatchersEmptied", "DeckShuffled"]
    for number in (1, 2, 3, 4):
        assert on(game, number) == ""
    assert {*map(card, "LD1 NM9 GD1 AD2 DL1".split())} <= set(game.state.deck)
    assert names(game.state.zone(TORN)) == "DC2"
    assert not game.state.limbo


def test_x3_3_the_others_go_on_catching_after_that_c():
    game = at("catcher1:\ncatcher2: DC2\ntorn: DC1\ndeck: DL1 GS1")
    play(game)
    assert on(game, 2) == "DL1"
    assert names(game.state.zone(CATCHERS[0])) == ""


def test_x3_3_without_the_last_catcher_the_game_is_lost_c():
    game = at("torn: DC1 DC2 DC3\ncatcher4: DC4 AD1\ndeck: DL1 GS1")
    told = play(game)
    assert told[-2:] == ["CatcherTorn 0 DC4", "GameLost no_catcher"]
    assert game.defeat == "no_catcher"


def test_x3_3_a_catcher_that_tore_cannot_tear_again_c():
    game = at(FULL.replace("catcher1: DC1 LD1\n", "") + "torn: DC1\ndeck: DL1 GS1")
    play(game)
    assert legal(game) == ["Tear DC2", "Tear DC3", "Tear DC4"]
    assert reason_against(game, Tear(card("DC1"))) is Uncaught.NOT_HANGING


# For two


def two(text, edition="catchers", visibility="open"):
    hands = "hand:0: OS3 AM1 GK1\nhand:1: AS1 AS2 LK1\nshared: LS1 LM1\n"
    head = f"edition: {edition}\nseats: 2\nvisibility: {visibility}\n"
    return position(head + hands + text, OFFERED)


@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_x3_3_two_players_share_the_catchers_and_both_see_them_q21(visibility):
    game = two("deck: DL1 AD1 GS1\n", visibility=visibility)
    play(game, "OS3")
    for seat in range(2):
        assert names(View.of(game.state, seat).cards("catcher1")) == "DC1 DL1 AD1"
    assert game.state.active == 1
    assert "OpenFailsafe FB2 DC1" in legal(game)


def test_x3_3_the_trio_of_either_takes_the_door_for_its_own_player_q21():
    game = position(
        "edition: catchers\nseats: 2\nturn: 1\nhand:0: OS3 AM1 GK1\nhand:1: AS1 AS2 LK1\n"
        "shared: LS1 LM1\nrow:1: LS2 LK2\ncatcher1: DC1 LD1\n",
        OFFERED,
    )
    play(game, "LM1")
    game.submit(SearchCatcher(card("LD1")))
    assert names(game.state.doors(1)) == "LD1"


# With other expansions


def test_x3_11_a_door_that_is_not_due_is_caught():
    game = at(
        "row: OM1 OK1\ncatcher1: DC1 OD1 NM1\ndeck: GS5 GS1\n"
        "goals: AP1 OP1 OP2 AP2 GP1 GP2 LP1 LP2",
        hand="OS3 AM1 GK1 LS1 OS2",
        edition="catchers+book",
    )
    game.submit(Play(game.rules.cards["OS3"]))
    told = facts(game.submit(SearchCatcher(game.rules.cards["OD1"])))
    assert told[0] == "DoorOutOfOrder 0 OD1"
    assert "LimboCaught DC2" in told
    assert on(game, 2) == "OD1"


def test_x3_11_a_nightmare_that_spares_the_towers_is_caught():
    game = at("alignment: OT3\ndeck: NM1 GS1", edition="towers+catchers")
    play(game)
    game.submit(PayKey(game.rules.cards["GK1"]))
    kept = next(one for one in game.legal() if type(one).__name__ == "FalseDestruction")
    assert "LimboCaught DC1" in facts(game.submit(kept))
    assert on(game, 1) == "NM1"


def test_x3_11_with_the_glyphs_all_twelve_doors_are_needed():
    game = at(f"doors: {ALL_DOORS}\ncatcher1: DC1 DL1 DL2 DL3 DL4", edition="glyphs+catchers")
    play(game)
    assert game.state.result is None


def test_lost_dreams_are_alike_by_the_rules_but_not_by_their_pictures():
    assert len({dream.face for dream in LOST_DREAMS}) == 4
    assert len({hoop.face for hoop in HOOPS}) == 1
