"""The Door to the Oniverse, clause by clause of X3.7 and its rulings Q18, Q20 and Q21. The letter
in a docstring says how certain the clause is: B two sources, C one, D our own choice."""

from collections import Counter

import pytest

from game.editions import OFFERED
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.prophecy import Prophesy
from game.editions.catchers.freeing import Free
from game.editions.oniverse.deck_powers import CastNet, Kindle, LayByLamp, LowerCatch
from game.editions.oniverse.denizens import (
    AFAR,
    BEYOND,
    DENIZEN,
    DENIZENS,
    IN_A_GAME,
    DenizensCalled,
)
from game.editions.oniverse.event_powers import (
    Ferry,
    OpenDyed,
    SearchBeyond,
    SearchDyed,
    TakeDyed,
    Undyed,
)
from game.editions.oniverse.hand_powers import (
    ChooseGoods,
    DiscardKept,
    Entrust,
    PlayKept,
    TakeGoods,
    TakeNothing,
    Trade,
    Unkept,
)
from game.editions.oniverse.row_powers import PlayAlike, Sweep, Unbound
from game.editions.oniverse.welcome import Rally, TurnAway, WelcomeDenizen
from game.records.journal.text.position import position
from game.rules.card import DOOR, Colour
from game.rules.game import Game, IllegalCommand
from game.rules.state import DECK
from game.rules.view import View
from tests.rules.stories import asked, names, reason_against, submit

RULES = OFFERED["oniverse"]
CARDS = RULES.cards
HAND = "OS1 OM1 GK1 AS1 LM1"
TWO = "seats: 2\nhand:0: OS1 OM1 GK1\nhand:1: AM1 AK1 LK1\nshared: AS1 LM1"
EIGHT = "OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2"


def at(text, edition="oniverse"):
    """Returns the game at a position. Without a hand it is that of a single player."""
    hand = "" if "hand" in text else f"hand: {HAND}\n"
    return position(f"edition: {edition}\n{hand}{text}", OFFERED)


def card(name, game=None):
    return (game.rules if game else RULES).cards[name]


def offered(game, kind):
    return [command for command in game.legal() if type(command) is kind]


def zone(game, name):
    return names(game.state.zone(name))


# The box, and who comes


def test_x3_7_b_sixteen_denizens_of_eight_kinds_and_a_door():
    """B: two of each; the deck has one Door more than without."""
    assert Counter(Counter(one.face for one in DENIZENS).values()) == {2: 8}
    assert {one.kind for one in DENIZENS} == {DENIZEN}
    assert len(RULES.box[DECK]) == 77
    assert RULES.doors == 9
    assert BEYOND.colours == frozenset(Colour)


@pytest.mark.parametrize("seats", [1, 2])
def test_x3_7_c_eight_of_them_random_and_unseen_are_in_a_game(seats):
    """C: eight lie in the deck, eight are away, and nobody knows which."""
    seen = set()
    for number in range(20):
        game = Game.start(RULES, seed=f"n {number}", seats=seats)
        away = set(game.state.zone(AFAR))
        here = {one for one in game.state.box if one.kind == DENIZEN} - away
        assert len(here) == IN_A_GAME == 8
        seen.add(frozenset(here))
        for seat in range(seats):
            view = View.of(game.state, seat)
            assert view.cards(AFAR) == ()
            assert all(view.unseen[one.face] == 2 for one in DENIZENS)
    assert len(seen) > 15


def test_x3_7_c_which_eight_does_not_follow_from_the_shuffle_of_the_deck():
    """C: they are chosen by a chance of their own, so the same deal without them is as it was."""
    game = Game.start(RULES, seed="apart")
    called = next(event for event in game.log if isinstance(event, DenizensCalled))
    assert called.public(0, game.state) == DenizensCalled((None,) * 8)
    again = Game.start(RULES, seed="apart")
    assert again.log == game.log


def test_x3_7_b_denizens_are_dreams_at_set_up_and_in_a_new_hand():
    """B: they are set aside, and go to Limbo from a Nightmare's five cards."""
    game = at("deck: NM1 ZL1 OS2 OS3 AM1 AM2 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert "CardSetAside ZL1" in submit(game, RevealFive())
    other = at("deck: NM1 ZL1 OS2 OS3 AM1 AM2 GS1 GS2")
    submit(other, Play(card("OS1")))
    told = submit(other, LoseHand())
    assert "CardSetAside ZL1" in told
    assert not any("DenizenDrawn" in fact for fact in told)


# The ninth Door


@pytest.mark.parametrize("key", ["OK1", "AK1", "GK1", "LK1"])
def test_x3_7_b_any_key_claims_the_door_when_it_is_drawn(key):
    """B: it counts as every colour."""
    game = at(f"hand: OS1 OM1 {key} AS1 LM1\ndeck: ZD1 GS1 GS2")
    submit(game, Play(card("OS1")))
    told = submit(game, Claim(card(key)))
    assert f"KeyDiscarded 0 {key}" in told
    assert "DoorGained 0 ZD1" in told


def test_x3_7_b_without_a_key_it_goes_to_limbo():
    game = at("hand: OS1 OM1 GS3 AS1 LM1\ndeck: ZD1 GS1 GS2")
    assert "DoorMissed 0 ZD1" in submit(game, Play(card("OS1")))


@pytest.mark.parametrize("trio", ["OS1 OM2 OS3", "AS1 AM2 AS3", "GS1 GM2 GS3", "LS1 LM2 LS3"])
def test_x3_7_b_any_trio_may_search_for_it(trio):
    """B: the player chooses between the Door of the trio and this one."""
    first, second, third = trio.split()
    game = at(f"hand: {third} OK1 AK1 GK1 LK1\nrow: {first} {second}\ndeck: OM4 OM3")
    submit(game, Play(card(third)))
    place = first[0]
    assert {type(one) for one in game.legal()} == {Search, SearchBeyond, Decline}
    assert "DoorGained 0 ZD1" in submit(game, SearchBeyond())
    other = at(f"hand: {third} OK1 AK1 GK1 LK1\nrow: {first} {second}\ndeck: OM4 OM3")
    submit(other, Play(card(third)))
    assert f"DoorGained 0 {place}D1" in submit(other, Search())


def test_x3_7_a_search_for_it_shuffles_the_deck_afterwards():
    game = at("hand: OS3 OK1 AK1 GK1 LK1\nrow: OS1 OM2\ndeck: OM4 OM3")
    submit(game, Play(card("OS3")))
    told = submit(game, SearchBeyond())
    assert told.index("DoorGained 0 ZD1") < told.index("DeckShuffled")


def test_x3_7_d_it_is_searched_for_only_where_it_lies_in_the_deck():
    """D: everybody knows whether it does. In Limbo or on the table it cannot be found."""
    for where in ("limbo: ZD1", "doors: ZD1", "discard: ZD1"):
        game = at(f"hand: OS3 OK1 AK1 GK1 LK1\nrow: OS1 OM2\n{where}\ndeck: OM4 OM3")
        submit(game, Play(card("OS3")))
        assert not offered(game, SearchBeyond)


def test_x3_7_b_it_is_required_for_victory():
    """B: eight Doors do not win; the ninth does."""
    game = at(f"hand: OS1 OM1 GK3 AS1 LM1\ndoors: {EIGHT}\ndeck: ZD1 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert game.state.result is None
    assert submit(game, Claim(card("GK3")))[-1] == "GameWon"


def test_x3_7_c_for_two_it_stands_for_no_place():
    """C: it counts only for totals. Who has it and three places still needs the fourth."""
    two = TWO.replace("GK1", "GK3")
    text = f"{two}\ndoors:0: ZD1 AD1 GD1 LD1 LD2\ndoors:1: OD1 AD2 GD2\ndeck: OD2 GS1 GS2"
    game = at(text)
    assert game.state.result is None
    won = at(
        f"{two}\ndoors:0: OD2 AD1 GD1 LD1\ndoors:1: OD1 AD2 GD2 LD2\ndeck: ZD1 GS1 GS2 GS3 GS4"
    )
    submit(won, Play(card("OS1", won)))
    assert submit(won, Claim(card("GK3")))[-1] == "GameWon"


def test_x3_7_c_for_two_all_nine_are_needed():
    two = TWO.replace("GK1", "GK3")
    game = at(f"{two}\ndoors:0: OD2 AD1 GD1 LD1\ndoors:1: OD1 AD2 GD2\ndeck: LD2 GS1")
    assert game.state.result is None


# A Denizen comes up


def test_x3_7_b_one_card_of_the_hand_rallies_it():
    """B: it lies before the player, and the hole is filled as usual."""
    game = at("deck: ZL1 GS1 GS2 GS3")
    submit(game, Play(card("OS1")))
    assert game.pending == WelcomeDenizen(card("ZL1"))
    assert {one.card for one in offered(game, Rally)} == {*map(card, "OM1 GK1 AS1 LM1".split())}
    assert submit(game, Rally(card("AS1")))[:4] == [
        "GiftDiscarded 0 AS1",
        "DenizenRallied 0 ZL1",
        "LocationDrawn 0 GS1 hand",
        "LocationDrawn 0 GS2 hand",
    ]
    assert zone(game, "rallied:0") == "ZL1"


def test_x3_7_c_not_rallied_it_is_discarded():
    game = at("deck: ZL1 GS1 GS2 GS3")
    submit(game, Play(card("OS1")))
    assert submit(game, TurnAway())[0] == "DenizenMissed 0 ZL1"
    assert "ZL1" in zone(game, "discard")


def test_x3_7_c_the_card_that_is_given_brings_nothing():
    """C: no Prophecy follows a Key, and with Glyphs no Incantation a Glyph."""
    game = at("hand: OS1 OM1 GK1 AS1 OG1\ndeck: ZL1 GS1 GS2 GS3", "glyphs+oniverse")
    submit(game, Play(card("OS1", game)))
    told = submit(game, Rally(card("OG1", game)))
    assert not any("Incantation" in fact for fact in told)
    other = at("deck: ZL1 GS1 GS2 GS3")
    submit(other, Play(card("OS1")))
    assert not any("Prophecy" in fact for fact in submit(other, Rally(card("GK1"))))


def test_x3_7_b_there_is_no_limit_on_rallied_denizens():
    game = at("rallied: ZA1 ZA2 ZE1 ZE2 ZL1 ZL2 ZF1\ndeck: ZF2 GS1 GS2 GS3")
    submit(game, Play(card("OS1")))
    submit(game, Rally(card("AS1")))
    assert len(game.state.zone("rallied:0")) == 8


def test_x3_7_without_a_card_to_give_nobody_is_asked():
    """D: a choice that does not exist is not posed. With no hand left the Denizen goes."""
    game = at("hand: OS1\ndeck: ZL1 GS1 GS2 GS3 GS4 GS5")
    assert "DenizenMissed 0 ZL1" in submit(game, Play(card("OS1")))


def test_q21_for_two_a_shared_card_may_rally_and_the_denizen_is_ones_own():
    """D: payments may be shared cards, as others; Denizens are personal."""
    game = at(f"{TWO}\ndeck: ZL1 GS1 GS2 GS3 GS4")
    submit(game, Play(card("OS1")))
    submit(game, Rally(card("AS1")))
    assert zone(game, "rallied:0") == "ZL1"
    assert game.state.active == 1
    assert not offered(game, Kindle)


# The Mason


def test_q18_the_mason_lets_the_same_symbol_follow_as_the_play():
    """B, timing D: it is the play of the turn, so the hand is filled after it."""
    game = at("rallied: ZA1\nrow: AS2\ndeck: GS1 GS2")
    assert {one.card.id for one in offered(game, PlayAlike)} == {"OS1", "AS1"}
    told = submit(game, PlayAlike(card("OS1")))
    assert told[:3] == ["DenizenSpent 0 ZA1", "CardPlayed 0 OS1", "LocationDrawn 0 GS1 hand"]


def test_q18_a_mason_can_complete_a_trio():
    game = at("rallied: ZA1\nrow: OM2 OS2\ndeck: GS1 GS2")
    assert "TrioCompleted 0 O" in submit(game, PlayAlike(card("OS1")))


def test_q18_nothing_else_than_the_symbol_is_forgiven():
    """D: a Tower never lies in a row, whoever helps."""
    hand = "hand: OT3 OM1 GK1 AS1 LM1\nrallied: ZA1\nrow: AM2\ndeck: GS1"
    game = at(hand, "towers+oniverse")
    assert {one.card.id for one in offered(game, PlayAlike)} == {"OM1", "LM1"}


def test_x3_7_without_a_mason_the_same_symbol_is_refused():
    game = at("row: AS2\ndeck: GS1")
    with pytest.raises(IllegalCommand, match=Unbound.NOT_ALIKE.value):
        game.submit(PlayAlike(card("OS1")))


# The Pedlar


def test_q18_the_pedlar_exchanges_a_card_for_a_location_of_the_pile():
    """B, timing D: before the action, which follows with the new card."""
    game = at("rallied: ZE1\ndiscard: NM1 LK1 OD1 GS4 ZL1\ndeck: GS1 GS2")
    assert submit(game, Trade(card("OS1"))) == ["DenizenSpent 0 ZE1"]
    assert game.pending == ChooseGoods(card("OS1"))
    assert {one.card.id for one in offered(game, TakeGoods)} == {"LK1", "GS4"}
    assert submit(game, TakeGoods(card("LK1"))) == ["GoodsExchanged 0 OS1 LK1"]
    assert type(game.pending) is PlayOrDiscard
    assert "LK1" in zone(game, "hand:0")
    assert "OS1" in zone(game, "discard")


def test_q20_the_pedlar_wants_something_to_take():
    game = at("rallied: ZE1\ndiscard: NM1 OD1\ndeck: GS1 GS2")
    assert not offered(game, Trade)
    with pytest.raises(IllegalCommand, match=Unkept.NOT_FOR_THE_PEDLAR.value):
        game.submit(Trade(card("OS1")))


def test_x3_7_d_who_sees_nothing_worth_it_may_take_nothing():
    game = at("rallied: ZE1\ndiscard: GS4\ndeck: GS1 GS2")
    submit(game, Trade(card("OS1")))
    assert submit(game, TakeNothing()) == []
    assert "OS1" in zone(game, "hand:0")
    assert "ZE1" in zone(game, "discard")


def test_q21_for_two_a_shared_card_is_exchanged_for_a_shared_one():
    game = at(f"{TWO}\nrallied: ZE1\ndiscard: LS4\ndeck: GS1 GS2")
    submit(game, Trade(card("AS1")), TakeGoods(card("LS4")))
    assert zone(game, "shared") == "LM1 LS4"


def test_q21_what_comes_from_the_pile_both_have_seen():
    game = at(f"{TWO}\nvisibility: hidden\nrallied: ZE1\ndiscard: LS4\ndeck: GS1 GS2")
    submit(game, Trade(card("OS1")), TakeGoods(card("LS4")))
    assert [c and c.id for c in View.of(game.state, 1).partner_hand] == [None, None, "LS4"]


# The Lamplighter


def test_q18_the_lamplighter_shows_five_cards_and_any_order_is_right():
    game = at("rallied: ZL1\ndeck: GS1 NM1 OD1 ZF1 AS2 LS1")
    told = submit(game, Kindle(card("ZL1")))
    assert told == ["DenizenSpent 0 ZL1", "LampSeen 0 GS1,NM1,OD1,ZF1,AS2"]
    assert asked(game) == "OrderByLamp"
    order = tuple(map(card, "OD1 ZF1 AS2 GS1 NM1".split()))
    submit(game, LayByLamp(order))
    assert game.state.deck[:6] == (*order, card("LS1"))
    assert asked(game) == "PlayOrDiscard"


def test_q20_of_a_short_deck_it_shows_what_there_is():
    game = at("rallied: ZL1\ndeck: GS1 NM1 OD1 ZF1 AS2 LS1")
    rest = game.state.deck[2:]
    game.state = game.state.moved("discard", *rest)
    assert submit(game, Kindle(card("ZL1")))[-1] == "LampSeen 0 GS1,NM1"


def test_r44_with_hidden_hands_only_its_player_sees_them():
    game = at(f"{TWO}\nvisibility: hidden\nrallied: ZL1\ndeck: GS1 NM1 OD1 ZF1 AS2 LS1")
    game.submit(Kindle(card("ZL1")))
    seen = next(event for event in game.log if type(event).__name__ == "LampSeen")
    assert seen.public(1, game.state).cards == (None,) * 5
    assert View.of(game.state, 1).revealed == (None,) * 5
    order = game.state.looked_at(0)
    game.submit(LayByLamp(order))
    assert View.of(game.state, 1).known_top == ()
    assert View.of(game.state, 0).known_top == order


# The Fisher


def test_q18_the_fisher_discards_nightmares_and_sinks_the_rest():
    """B: the rest goes to the bottom in any order; no Nightmare is resolved."""
    game = at("rallied: ZF1\ndeck: GS1 NM1 OD1 NM2 AS2 LS1")
    told = submit(game, CastNet(card("ZF1")))
    assert told == [
        "DenizenSpent 0 ZF1",
        "NetCast 0 GS1,NM1,OD1,NM2,AS2",
        "NightmaresNetted 0 NM1,NM2",
    ]
    order = tuple(map(card, "OD1 AS2 GS1".split()))
    submit(game, LowerCatch(order))
    assert game.state.deck[-3:] == order
    assert game.state.deck[0] is card("LS1")
    assert type(game.pending) is PlayOrDiscard
    assert {"NM1", "NM2"} <= set(zone(game, "discard").split())


def test_x3_7_the_net_is_seen_by_both():
    game = at(f"{TWO}\nvisibility: hidden\nrallied: ZF1\ndeck: GS1 NM1 OD1 ZA1 AS2 LS1")
    game.submit(CastNet(card("ZF1")))
    assert names(View.of(game.state, 1).revealed) == "GS1 OD1 ZA1 AS2"


def test_q20_a_single_card_sinks_unasked():
    game = at("rallied: ZF1\ndeck: GS1 NM1 OD1")
    game.state = game.state.moved("discard", *game.state.deck[2:])
    assert submit(game, CastNet(card("ZF1")))[-2:] == ["NightmaresNetted 0 NM1", "CatchSunk 0 GS1"]


# The Sweeper


def test_x3_7_b_the_sweeper_discards_the_last_card_and_its_run():
    """B: the unbroken run of the colour before it goes, too; then the action follows."""
    game = at("rallied: ZW1\nrow: AS2 OM2 OS2 OM3\ndeck: GS1 GS2")
    assert submit(game, Sweep(card("ZW1"))) == ["DenizenSpent 0 ZW1", "RowSwept 0 OM2,OS2,OM3"]
    assert zone(game, "row:0") == "AS2"
    assert type(game.pending) is PlayOrDiscard


def test_x3_7_c_the_run_is_counted_anew_from_what_is_left():
    """C: two cards of one place that a third one had parted from their trio are a run again."""
    game = at("rallied: ZW1\nrow: OM2 OS2 AM2\ndeck: GS1 GS2")
    submit(game, Sweep(card("ZW1")))
    assert "TrioCompleted 0 O" in submit(game, Play(card("OM1")))


def test_x3_7_c_cards_that_a_trio_has_used_are_used_for_ever():
    """C: what is left of a trio never counts again."""
    game = at("rallied: ZW1\nrow: OM2 OS2 OM3 | AS2\ndeck: GS1 GS2")
    submit(game, Sweep(card("ZW1")))
    assert game.state.spent == (3,)
    assert "TrioCompleted" not in " ".join(submit(game, Play(card("OS1"))))


def test_x3_7_a_trio_that_is_swept_leaves_nothing_used():
    game = at("rallied: ZW1\nrow: AS2 OM2 OS2 OM3 |\ndeck: GS1 GS2")
    submit(game, Sweep(card("ZW1")))
    assert (zone(game, "row:0"), game.state.spent) == ("AS2", (1,))


def test_q20_without_a_row_the_sweeper_does_not_help():
    game = at("rallied: ZW1\ndeck: GS1 GS2")
    assert not offered(game, Sweep)


# The Dyer


def test_q18_the_dyer_has_any_key_open_a_door():
    """B: the Door keeps its colour."""
    game = at("rallied: ZY1\ndeck: LD1 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert {type(one) for one in game.legal()} == {OpenDyed, LetGo}
    assert submit(game, OpenDyed(card("GK1")))[:3] == [
        "DenizenSpent 0 ZY1",
        "KeyDiscarded 0 GK1",
        "DoorGained 0 LD1",
    ]


def test_q18_a_fitting_key_needs_no_dyer():
    game = at("rallied: ZY1\ndeck: GD1 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert not offered(game, OpenDyed)
    submit(game, Claim(card("GK1")))
    assert zone(game, "rallied:0") == "ZY1"


def test_q18_the_dyer_has_a_trio_find_a_door_of_another_place():
    game = at(
        "hand: OS3 OK1 AK1 GK1 LK1\nrallied: ZY1\nrow: OS1 OM2\nlimbo: AD1 AD2\ndeck: OM4 OM3"
    )
    submit(game, Play(card("OS3")))
    assert {one.colour for one in offered(game, SearchDyed)} == {Colour.GARDEN, Colour.LIBRARY}
    told = submit(game, SearchDyed(Colour.GARDEN))
    assert told[:2] == ["DenizenSpent 0 ZY1", "DoorGained 0 GD1"]
    assert "DeckShuffled" in told


def caught(text):
    hoops = "catcher1: DC1 OD2 GD1 NM1\ncatcher2: DC2 ZD1 LD2\ncatcher3: DC3 DL1\n"
    return at(f"hand: OS3 OK1 AK1 GK1 LK1\nrow: OS1 OM2\n{hoops}{text}", "catchers+oniverse")


def test_q18_x3_3_the_dyer_has_a_trio_take_a_caught_door_of_another_place():
    """B: it ignores the colour however a trio obtains its Door; the taking is a search (X3.3)."""
    game = caught("rallied: ZY1\ndeck: OM4 OM3")
    submit(game, Play(card("OS3", game)))
    assert {one.door.id for one in offered(game, TakeDyed)} == {"GD1", "LD2"}
    told = submit(game, TakeDyed(card("GD1", game)))
    assert told == ["DenizenSpent 0 ZY1", "DoorGained 0 GD1"]
    assert zone(game, "catcher1") == "DC1 OD2 NM1"
    free = {one.catcher.id for one in offered(game, Free)}
    assert free == {"DC2", "DC3"}, "not the one from which the Door was taken"
    assert submit(game, Free(card("DC3", game)))[:2] == ["CatcherFreed 0 DC3", "DeckShuffled"]


def test_q18_without_a_dyer_only_the_doors_of_the_trio_are_taken():
    game = caught("deck: OM4 OM3")
    submit(game, Play(card("OS3", game)))
    assert not offered(game, TakeDyed)
    assert reason_against(game, TakeDyed(card("GD1", game))) is Undyed.NOT_THERE


def test_x3_7_with_the_book_a_dyed_door_meets_the_goal_of_its_own_place():
    """B: the real colour counts for the Goals."""
    goals = "goals: LP1 OP1 ZP1 AP1 GP1 OP2 AP2 GP2 LP2\nspells: SPA"
    game = at(f"{goals}\nrallied: ZY1\ndeck: LD1 GS1 GS2", "oniverse+book")
    submit(game, Play(card("OS1", game)))
    told = submit(game, OpenDyed(card("GK1", game)))
    assert "GoalMet LP1 LD1" in told
    late = at(
        f"{goals}\nrallied: ZY1\ndeck: GD1 GS1 GS2\nhand: OS1 OM1 OK1 AS1 LM1", "oniverse+book"
    )
    submit(late, Play(card("OS1", late)))
    assert "DoorOutOfOrder 0 GD1" in submit(late, OpenDyed(card("OK1", late)))


# The Ferryman


def test_q18_the_ferryman_takes_a_nightmare_to_limbo_unresolved():
    """B: nothing is paid; it comes back with Limbo."""
    game = at("rallied: ZR1\ndeck: NM1 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert {type(one) for one in game.legal()} == {Ferry, PayKey, RevealFive, LoseHand}
    told = submit(game, Ferry(card("ZR1")))
    assert told[:2] == ["DenizenSpent 0 ZR1", "NightmareFerried 0 NM1"]
    assert "LimboReturned" in told
    assert len(game.state.hand(0)) == 5


def test_x3_11_c_a_ferried_nightmare_shakes_no_tower():
    """C: with the option the loss of a Tower is skipped, too."""
    game = at("rallied: ZR1\nalignment: OT3\ndeck: NM1 GS1 GS2", "towers+oniverse")
    submit(game, Play(card("OS1", game)))
    submit(game, Ferry(card("ZR1", game)))
    assert zone(game, "alignment") == "OT3"
    assert type(game.pending) is PlayOrDiscard


# The Magpie


def test_q18_the_magpie_keeps_a_card_and_the_hand_is_filled_at_once():
    """B, timing D: before the action, which follows."""
    game = at("rallied: ZI1\ndeck: GS1 GS2 GS3")
    told = submit(game, Entrust(card("GK1")))
    assert told == ["CardKept 0 GK1", "LocationDrawn 0 GS1 hand"]
    assert (zone(game, "hoard:0"), zone(game, "rallied:0")) == ("GK1", "ZI1")
    assert type(game.pending) is PlayOrDiscard


def test_x3_7_one_magpie_keeps_one_card():
    game = at("rallied: ZI1 ZI2\ndeck: GS1 GS2 GS3")
    submit(game, Entrust(card("GK1")))
    submit(game, Entrust(card("OS1")))
    assert not offered(game, Entrust)


def test_x3_7_b_what_is_kept_is_safe_from_the_loss_of_the_hand():
    game = at("rallied: ZI1\nhoard: LK1\ndeck: NM1 GS1 GS2 GS3 GS4 GS5 GS6")
    submit(game, Play(card("OS1")))
    submit(game, LoseHand())
    assert zone(game, "hoard:0") == "LK1"


def test_x3_7_d_a_kept_key_neither_opens_a_door_nor_pays_a_nightmare():
    """D: it is played or discarded by the action; the letter says no more."""
    game = at("hand: OS1 OM1 GS4 AS1 LM1\nrallied: ZI1\nhoard: LK1\ndeck: LD1 NM1 GS1")
    assert "DoorMissed 0 LD1" in submit(game, Play(card("OS1")))
    assert not offered(game, PayKey)


def test_x3_7_b_it_is_played_as_if_in_hand_and_the_magpie_goes():
    game = at("rallied: ZI1\nhoard: OS4\nrow: OM2 OS2 OM3 |\ndeck: GS1 GS2")
    told = submit(game, PlayKept(card("OS4")))
    assert told[:2] == ["DenizenSpent 0 ZI1", "CardPlayed 0 OS4"]
    assert zone(game, "rallied:0") == ""
    assert len(game.state.hand(0)) == 5
    same = at("rallied: ZI1\nhoard: OS4\nrow: AS2\ndeck: GS1 GS2")
    assert not offered(same, PlayKept)


def test_x3_7_b_a_kept_key_that_is_discarded_brings_a_prophecy():
    game = at("rallied: ZI1\nhoard: LK1\ndeck: GS1 GS2 GS3 GS4 GS5 GS6")
    submit(game, DiscardKept(card("LK1")))
    assert type(game.pending) is Prophesy
    assert zone(game, "rallied:0") == ""


def test_q20_without_a_deck_nothing_is_entrusted():
    """D: the hand could not be filled."""
    game = at("rallied: ZI1\ndeck: GS1")
    game.state = game.state.moved("discard", *game.state.deck)
    assert not offered(game, Entrust)


def test_x3_7_what_is_drawn_for_a_kept_card_is_resolved():
    game = at("rallied: ZI1\ndeck: NM1 GS1 GS2 GS3 GS4 GS5 GS6")
    submit(game, Entrust(card("OS1")))
    assert type(game.pending).__name__ == "FaceNightmare"
    submit(game, PayKey(card("GK1")))
    assert type(game.pending) is PlayOrDiscard
    assert game.state.turn == 1


def test_r44_with_hidden_hands_nobody_else_sees_what_is_kept():
    game = at(f"{TWO}\nvisibility: hidden\nrallied: ZI1 ZI2\ndeck: GS1 GS2 GS3 GS4")
    game.submit(Entrust(card("OS1")))
    game.submit(Entrust(card("AS1")))
    told = [e.public(1, game.state) for e in game.log if type(e).__name__ == "CardKept"]
    assert told[0].card is None
    assert View.of(game.state, 1).zones["hoard:0"] == (None, card("AS1"))
    assert View.of(game.state, 0).zones["hoard:0"] == (card("OS1"), card("AS1"))


def test_q13_with_the_book_a_spell_may_come_while_the_hand_is_filled_for_the_magpie():
    text = "goals: LP1 OP1 ZP1 AP1 GP1 OP2 AP2 GP2 LP2\nspells: SPA\nrallied: ZI1\n"
    game = at(text + "discard: OS5 OS6 OS7 OS8 OS9\ndeck: GS1 GS2 GS3", "oniverse+book")
    submit(game, Entrust(card("OS1", game)))
    assert type(game.pending).__name__ == "PauseForSpells"


# Several at once, and the other editions


def test_q18_any_number_helps_before_the_action():
    game = at("rallied: ZL1 ZF1 ZW1\nrow: AS2\ndeck: GS1 NM1 OD1 ZA1 AS3 LS1 LS2 LS3")
    submit(game, Sweep(card("ZW1")))
    submit(game, Kindle(card("ZL1")))
    submit(game, LayByLamp(game.state.looked_at(0)))
    submit(game, CastNet(card("ZF1")))
    submit(game, LowerCatch(game.state.zone("revealed")))
    assert type(game.pending) is PlayOrDiscard
    assert game.state.turn == 1


def test_x3_1_with_the_book_the_oniverse_has_one_goal():
    """B: nine Goals, and twelve and one with the Glyphs."""
    rules = OFFERED["oniverse+book"]
    assert Counter(len(goal.colours) for goal in rules.box["goals"]) == {1: 8, 4: 1}
    both = OFFERED["glyphs+oniverse+book"]
    assert Counter(len(goal.colours) for goal in both.box["goals"]) == {1: 12, 4: 1}


def test_x3_1_the_door_to_the_oniverse_meets_its_goal_and_no_other():
    goals = "goals: LP1 ZP1 OP1 AP1 GP1 OP2 AP2 GP2 LP2\nspells: SPA"
    game = at(f"{goals}\ndeck: ZD1 GS1 GS2", "oniverse+book")
    submit(game, Play(card("OS1", game)))
    assert "DoorOutOfOrder 0 ZD1" in submit(game, Claim(card("GK1", game)))
    due = at(f"{goals.replace('LP1 ZP1', 'ZP1 LP1')}\ndeck: ZD1 GS1 GS2", "oniverse+book")
    submit(due, Play(card("OS1", due)))
    assert "GoalMet ZP1 ZD1" in submit(due, Claim(card("GK1", due)))


def test_x3_2_an_incantation_may_open_the_door_to_the_oniverse():
    game = at("hand: OG1 OM1 GK1 AS1 LM1\ndeck: GS1 ZD1 ZA1 GS3 GS4 GS5", "glyphs+oniverse")
    submit(game, Discard(card("OG1", game)))
    opened = next(one for one in game.legal() if type(one).__name__ == "OpenShown")
    assert "DoorGained 0 ZD1" in submit(game, opened)


def test_r20_ii_the_door_to_the_oniverse_can_be_given_back():
    game = at("doors: ZD1\ndeck: NM1 GS1 GS2")
    submit(game, Play(card("OS1")))
    assert "DoorLost 0 ZD1" in submit(game, LoseDoor(card("ZD1")))


def test_the_base_game_is_dealt_as_before():
    """No other game has other cards or another order because this one is on offer."""
    assert {one.kind for one in OFFERED["base"].all_cards} == {"S", "M", "K", DOOR, "NM"}
