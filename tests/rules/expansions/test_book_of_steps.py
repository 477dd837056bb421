"""The Book of Steps Lost and Found, clause by clause (X3.1, Q10 to Q13, Q20). The letter in each
name says how certain the clause is."""

from itertools import combinations

import pytest

from game.editions import OFFERED
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey
from game.editions.base.partners import Keep
from game.editions.base.prophecy import Prophesy
from game.editions.book.effects import (
    BENEATH,
    BeneathReturned,
    BeneathSeen,
    Exchange,
    ExchangeGoals,
    Raise,
    RaiseFromBeneath,
)
from game.editions.book.goals import GOALS, DoorOutOfOrder, GoalMet, goals_to_meet
from game.editions.book.spells import (
    PRICES,
    SPELLS,
    SPENT,
    Cast,
    DrawOn,
    PauseForSpells,
    PayForSpell,
    Spend,
    price,
)
from game.players.advice import concluded
from game.rules.game import Game, IllegalCommand
from game.rules.state import DECK, DISCARD, LIMBO, replace
from game.rules.view import View
from tests.offered import ALL
from tests.speaking import speaker

GOAL_ROW = "OP1 AP1 GP1 LP1 OP2 AP2 GP2 LP2"
TEN = "OS1 OS2 OS3 OS4 OS5 AS1 AS2 AS3 AS4 AS5"
HAND = "LM1 LM2 LM3 LS1 LS2"


def position(edition="book", *, seats=1, visibility="open", goals=GOAL_ROW, **zones):
    """Returns a game at its first turn. Cards that are not named lie in Limbo, so that nothing is
    shuffled before the turn ends; open Doors have met the first Goals of their place."""
    rules = OFFERED[edition]
    game = Game.start(rules, seed="story", seats=seats, visibility=visibility)
    while not isinstance(game.pending, PlayOrDiscard):
        game.submit(game.legal()[0])
    cards = {card.id: card for card in rules.all_cards}
    named = {
        name.replace("_", ":"): tuple(cards[one] for one in text.split())
        for name, text in zones.items()
    }
    if seats == 1 and "hand:0" not in named:
        named["hand:0"] = tuple(cards[one] for one in HAND.split())
    used = {card for some in named.values() for card in some}
    kept = {
        name: some
        for name, some in game.state.zones.items()
        if name.partition(":")[0] in ("hand", "shared") and name not in named
    }
    used |= {card for some in kept.values() for card in some}
    rest = tuple(card for card in rules.box[DECK] if card not in used)
    row = tuple(cards[one] for one in goals.split())
    tied = {}
    for seat in range(seats):
        for door in named.get(f"doors:{seat}", ()):
            goal = next(g for g in row if g.colours == door.colours and g not in tied)
            tied[goal] = door
    zones = {**kept, **named, LIMBO: rest, SPELLS: game.state.zone(SPELLS)}
    zones[GOALS] = row or game.state.zone(GOALS)
    game.state = replace(game.state, zones=zones, tied=tied)
    return game, cards


def pay(game):
    """Pays for a spell with the lowest cards of the discard pile, and returns them."""
    paid = []
    while isinstance(game.pending, PayForSpell):
        paid.append(game.state.discard[0])
        game.submit(Spend(game.state.discard[0]))
    return paid


def cast(game, spell):
    """Casts a spell and pays for it; returns the cards paid."""
    game.submit(Cast(spell))
    return pay(game)


def spells(game):
    """Returns the spells that can be cast now."""
    return [one.spell for one in game.legal() if isinstance(one, Cast)]


def due(game):
    return goals_to_meet(game.state)[0].id


# Set-up


@pytest.mark.parametrize(("edition", "goals"), [("book", 8), ("glyphs+book", 12)])
def test_x31_a_goal_for_every_door_lies_in_a_row_and_none_in_the_deck_a_b(edition, goals):
    game = Game.start(OFFERED[edition], seed="a")
    row = game.state.zone(GOALS)
    assert len(row) == len(set(row)) == goals
    places = [place for goal in row for place in goal.colours]
    assert {places.count(place) for place in places} == {goals // 4}
    everywhere = [card for name, some in game.state.zones.items() if name != GOALS for card in some]
    assert not set(row) & set(everywhere)
    assert View.of(game.state, 0).cards(GOALS) == row
    other = Game.start(OFFERED[edition], seed="b")
    assert other.state.zone(GOALS) != row


def test_x31_the_deal_of_a_seed_is_that_of_the_base_game_a():
    base = Game.start(OFFERED["base"], seed="a")
    book = Game.start(OFFERED["book"], seed="a")
    assert book.state.hand(0) == base.state.hand(0)
    assert book.state.deck == base.state.deck


@pytest.mark.parametrize(("edition", "prices"), [("book", [5, 7, 10]), ("book-2", [6, 9, 12])])
def test_x31_prices_of_both_sides_a_b(edition, prices):
    game = Game.start(OFFERED[edition], seed="a")
    card = game.state.zone(SPELLS)[0]
    assert list(PRICES[card].values()) == prices
    assert [price(game, spell) for spell in PRICES[card]] == prices


# Doors in order


def claiming(door, **zones):
    game, cards = position(hand_0="OK1 AK1 LM1 LM2 LS1", deck=f"{door} GM1 GM2 GM3", **zones)
    game.submit(Discard(cards["LM1"]))
    assert isinstance(game.pending, OpenDoor)
    return game, cards


def test_x31_the_door_that_is_due_is_placed_and_its_goal_turned_down_a():
    game, cards = claiming("OD1")
    events = game.submit(Claim(cards["OK1"]))
    assert GoalMet(cards["OP1"], cards["OD1"]) in events
    assert cards["OD1"] in game.state.doors(0)
    assert due(game) == "AP1"


def test_x31_any_other_door_goes_to_limbo_and_its_key_stays_spent_a():
    game, cards = claiming("AD1")
    events = game.submit(Claim(cards["AK1"]))
    assert DoorOutOfOrder(0, cards["AD1"]) in events
    assert not game.state.doors(0)
    assert cards["AK1"] in game.state.discard
    assert due(game) == "OP1"


@pytest.mark.parametrize(("goals", "opens"), [(GOAL_ROW, True), ("A" + GOAL_ROW[1:], False)])
def test_x31_a_trio_opens_only_the_door_that_is_due_a(goals, opens):
    goals = GOAL_ROW if opens else "AP1 OP1 GP1 LP1 OP2 AP2 GP2 LP2"
    game, cards = position(
        hand_0="OS2 LM1 LM2 LM3 LS1", row_0="OS1 OM1", deck="GM1 GM2 OD1 GM3", goals=goals
    )
    game.submit(Play(cards["OS2"]))
    assert isinstance(game.pending, CompleteTrio)
    game.submit(Search())
    assert (cards["OD1"] in game.state.doors(0)) is opens
    if not opens:
        assert cards["OS2"] in game.state.row(0), "what was spent stays spent"


def test_q10_a_door_that_is_lost_turns_up_the_goal_that_it_had_met_a():
    game, cards = position(
        doors_0="OD1 AD1 GD1 LD1 OD2", deck="NM1 GM1 GM2", goals="OP1 AP1 GP1 LP1 OP2 AP2 GP2 LP2"
    )
    assert due(game) == "AP2"
    game.submit(Discard(cards["LM1"]))
    game.submit(LoseDoor(cards["OD2"]))
    assert due(game) == "OP2"
    game, cards = position(doors_0="OD1 AD1 GD1 LD1 OD2", deck="NM1 GM1 GM2")
    game.submit(Discard(cards["LM1"]))
    game.submit(LoseDoor(cards["OD1"]))
    assert due(game) == "OP1", "the one which that very Door had met"


def test_q11_of_two_goals_turned_up_again_the_leftmost_is_due_d():
    game, cards = position(doors_0="OD1 AD1 GD1", deck="NM1 NM2 GM1")
    game.submit(Discard(cards["LM1"]))
    game.submit(LoseDoor(cards["OD1"]))
    assert isinstance(game.pending, FaceNightmare)
    game.submit(LoseDoor(cards["GD1"]))
    assert [goal.id for goal in goals_to_meet(game.state)[:2]] == ["OP1", "GP1"]


def test_x31_all_goals_met_is_victory_a():
    game, cards = position(
        hand_0="LK1 AM1 AM2 AS1 AS2", doors_0="OD1 AD1 GD1 LD1 OD2 AD2 GD2", deck="LD2 GM1 GM2"
    )
    game.submit(Discard(cards["AM1"]))
    game.submit(Claim(cards["LK1"]))
    assert game.state.result == "won"


# Spells


def test_x31_the_price_is_chosen_in_the_discard_pile_and_leaves_for_good_a():
    game, cards = position(discard=TEN, deck="GM1 GM2 GM3 GM4 GS1 GS2")
    game.submit(Cast("prophecy"))
    wanted = [cards[one] for one in ("OS2", "AS5", "OS4", "AS1", "OS5")]
    for card in wanted:
        assert Spend(cards["LM1"]) not in game.legal()
        game.submit(Spend(card))
    assert game.state.zone(SPENT) == tuple(wanted)
    assert View.of(game.state, 0).cards(SPENT) == tuple(wanted), "they may be looked at"
    assert not set(wanted) & set(game.state.discard)


def test_x31_the_same_spell_any_number_of_times_in_a_turn_a():
    game, _ = position(discard=TEN, deck="GM1 GM2 GM3 GM4 GS1 GS2 GS3")
    for _ in range(2):
        assert "prophecy" in spells(game)
        cast(game, "prophecy")
        game.submit(game.legal()[0])
    assert isinstance(game.pending, PlayOrDiscard)
    assert not spells(game)
    with pytest.raises(IllegalCommand):
        game.submit(Cast("prophecy"))


def test_x31_paradoxical_prophecy_brings_up_one_of_the_five_lowest_a():
    game, cards = position(discard=TEN, deck="GM1 GM2 LD1 NM1 OM1 AM1 GS3")
    cast(game, "prophecy")
    beneath = [cards[one] for one in ("LD1", "NM1", "OM1", "AM1", "GS3")]
    assert isinstance(game.pending, RaiseFromBeneath)
    assert list(game.state.zone(f"{BENEATH}:0")) == beneath
    order = tuple(cards[one] for one in ("GS3", "NM1", "LD1", "OM1"))
    game.submit(Raise(cards["AM1"], order))
    assert game.state.deck == (cards["AM1"], cards["GM1"], cards["GM2"], *order)
    assert View.of(game.state, 0).known_top == (cards["AM1"],)
    assert isinstance(game.pending, PlayOrDiscard), "what was asked is asked again"


def test_x31_the_order_of_the_others_is_free_c():
    game, cards = position(discard=TEN, deck="GM1 GM2 LD1 NM1 OM1 AM1 GS3")
    cast(game, "prophecy")
    assert len([one for one in game.legal() if isinstance(one, Raise)]) == 120
    with pytest.raises(IllegalCommand):
        game.submit(Raise(cards["AM1"], tuple(cards[one] for one in ("GS3", "NM1", "LD1"))))


def test_q20_with_fewer_than_five_as_many_as_there_are_d():
    game, cards = position(discard=TEN, deck="GM1 GM2 LD1")
    cast(game, "prophecy")
    game.submit(Raise(cards["LD1"], (cards["GM2"], cards["GM1"])))
    assert [card.id for card in game.state.deck] == ["LD1", "GM2", "GM1"]
    assert View.of(game.state, 0).known_top == game.state.deck, "all of it was seen"


def test_x31_nothing_lies_beneath_an_empty_deck():
    game, _ = position(discard=TEN, deck="")
    assert spells(game) == ["planning"]


@pytest.mark.parametrize("two", ["OP1 AP1", "GP1 LP2", "OP1 OP2"])
def test_x31_parallel_planning_exchanges_any_two_goals_b(two):
    game, cards = position(discard=TEN, doors_0="OD1", deck="GM1 GM2")
    before = list(game.state.zone(GOALS))
    cast(game, "planning")
    assert isinstance(game.pending, ExchangeGoals)
    first, second = (cards[one] for one in two.split())
    game.submit(Exchange(first, second))
    after = list(game.state.zone(GOALS))
    assert (after.index(first), after.index(second)) == (before.index(second), before.index(first))
    assert [c for c in after if c not in (first, second)] == [
        c for c in before if c not in (first, second)
    ]
    # A Goal that is met stays met, wherever it goes (Q12).
    assert cards["OP1"] not in goals_to_meet(game.state)


@pytest.mark.parametrize("edition", ["book", "towers+book"])
def test_x31_powerful_punishment_takes_no_price_and_no_tower_b_c(edition):
    towers = edition != "book"
    game, cards = position(edition, discard=TEN, doors_0="OD1", deck="NM1 GM1 GM2")
    if towers:
        tower = next(card for card in game.rules.box[DECK] if card.kind == "T")
        game.state = game.state.moved("alignment", tower)
    assert "punishment" not in spells(game), "no Nightmare was drawn"
    game.submit(Discard(cards["LM1"]))
    game.submit(DrawOn())
    assert isinstance(game.pending, FaceNightmare)
    paid = cast(game, "punishment")
    assert len(paid) == 10
    assert cards["NM1"] in game.state.discard
    assert cards["OD1"] in game.state.doors(0)
    assert {cards["GM1"], cards["LM2"]} <= set(game.state.hand(0))
    assert len(game.state.zone("alignment")) == towers
    assert game.state.turn == 2


@pytest.mark.parametrize("kind", [Prophesy, OpenDoor, FaceNightmare, PauseForSpells, PlayOrDiscard])
def test_q13_a_spell_interrupts_any_decision_and_it_is_asked_again_a(kind):
    hand, first, deck = {
        Prophesy: ("OK1 LM2 LM3 LS1 LS2", "OK1", "GM1 GM2 GM3 GM4 GS1 GS2 GS3"),
        OpenDoor: ("OK1 LM2 LM3 LS1 LS2", "LM2", "OD1 GM2 GM3 GM4 GS1"),
        FaceNightmare: ("OK1 LM2 LM3 LS1 LS2", "LM2", "NM1 GM2 GM3 GM4 GS1"),
        PauseForSpells: ("OK1 LM2 LM3 LS1 LS2", "LM2", "GM1 GM2 GM3 GM4 GS1"),
        PlayOrDiscard: (HAND, "", "GM1 GM2 GM3 GM4 GS1"),
    }[kind]
    game, cards = position(hand_0=hand, discard=TEN + " OM1 OM2 OM3 OM4", deck=deck)
    if first:
        game.submit(Discard(cards[first]))
    while isinstance(game.pending, PauseForSpells) and kind is not PauseForSpells:
        game.submit(DrawOn())
    asked = game.pending
    assert isinstance(asked, kind)
    assert {"prophecy", "planning"} <= set(spells(game))
    cast(game, "planning")
    game.submit(Exchange(cards["OP1"], cards["AP1"]))
    assert game.pending == asked
    assert due(game) == "AP1"


def test_q13_a_pause_comes_before_every_draw_that_a_spell_could_precede():
    game, cards = position(discard="OS1 OS2 OS3 OS4", deck="NM1 GM1 GM2 GM3 GM4 GS1 GS2")
    game.submit(Discard(cards["LM1"]))
    assert isinstance(game.pending, PauseForSpells), "paid with the card just discarded"
    assert cast(game, "prophecy")[-1] is cards["LM1"]
    game.submit(next(one for one in game.legal() if isinstance(one, Raise)))
    assert isinstance(game.pending, FaceNightmare | PlayOrDiscard)
    game, cards = position(discard="OS1 OS2 OS3", deck="GM1 GM2")
    game.submit(Discard(cards["LM1"]))
    assert isinstance(game.pending, PlayOrDiscard), "no spell could be paid: nothing was asked"


@pytest.mark.parametrize("edition", ["book", ALL])
def test_q13_no_spell_helps_before_a_draw_from_an_empty_deck(edition):
    """The rules pause there as they always did, since old logs must be played again. But whatever
    is cast, the game is lost, and no Prophecy is on offer."""
    game, cards = position(edition, discard=TEN + " OM1 OM2 OM3 OM4", deck="")
    game.submit(Discard(cards["LM1"]))
    assert isinstance(game.pending, PauseForSpells)
    assert spells(game) == ["planning"]
    for first, second in combinations(game.state.zone(GOALS), 2):
        tried = game.copy()
        tried.state = game.state
        cast(tried, "planning")
        tried.submit(Exchange(first, second))
        if isinstance(tried.pending, PauseForSpells):
            tried.submit(DrawOn())
        assert tried.state.result == "lost"


def test_q13_no_pause_comes_between_the_cards_of_a_whole_new_hand_a():
    deck = "NM1 GM1 GM2 GM3 GM4 GS1 GS2 GS3 GS4"
    game, cards = position(discard=TEN + " OM1 OM2 OM3 OM4", deck=deck)
    game.submit(Discard(cards["LM1"]))
    game.submit(DrawOn())
    assert {"prophecy", "planning", "punishment"} == set(spells(game))
    game.submit(LoseHand())
    assert isinstance(game.pending, PlayOrDiscard)
    assert game.state.hand(0) == tuple(cards[one] for one in "GM1 GM2 GM3 GM4 GS1".split())


def test_q13_no_spell_in_the_middle_of_another_or_of_the_draft_a():
    game, _ = position(discard=TEN + " OM1 OM2 OM3 OM4", deck="GM1 GM2 GM3 GM4 GS1 GS2")
    game.submit(Cast("prophecy"))
    assert not spells(game)
    pay(game)
    assert not spells(game)
    game, _ = position(discard=TEN + " OM1 OM2 OM3 OM4", deck="GM1 GM2 GM3 GM4 GS1 GS2")
    cast(game, "planning")
    assert not spells(game)
    drafting = Game.start(OFFERED["book"], seed="story", seats=2)
    assert not spells(drafting)


def test_x31_a_door_drawn_without_its_key_asks_nothing():
    game, cards = position(discard=TEN, deck="OD1 GM2 GM3")
    game.submit(Discard(cards["LM1"]))
    game.submit(DrawOn())
    assert isinstance(game.pending, PauseForSpells)
    assert cards["OD1"] in game.state.limbo


# Two players


def test_x31_two_share_the_goals_c():
    game, cards = position(
        seats=2,
        hand_0="OK1 LM1 LM2",
        hand_1="AK1 LS1 LS2",
        shared="GS1 GS2",
        doors_1="AD1",
        goals="AP1 OP1 GP1 LP1 OP2 AP2 GP2 LP2",
        deck="OD1 GM1 GM2",
    )
    assert due(game) == "OP1", "the partner’s Door has met the first"
    game.submit(Discard(cards["LM1"]))
    game.submit(Keep())
    game.submit(Claim(cards["OK1"]))
    assert cards["OD1"] in game.state.doors(0)
    assert due(game) == "GP1"


def test_r44_what_one_sees_beneath_the_other_does_not():
    game, cards = position(
        seats=2,
        visibility="hidden",
        hand_0="OK1 LM1 LM2",
        hand_1="AK1 LS1 LS2",
        shared="GS1 GS2",
        discard=TEN,
        deck="GM1 GM2 LD1 NM1 OM1 AM1 GS3",
    )
    before = game.state
    cast(game, "prophecy")
    seen = next(event for event in game.log if isinstance(event, BeneathSeen))
    assert seen.public(0, before) == seen
    veiled = seen.public(1, before)
    assert isinstance(veiled, BeneathSeen)
    assert veiled.cards == (None,) * 5
    assert View.of(game.state, 1).cards(f"{BENEATH}:0") == ()
    order = tuple(cards[one] for one in ("LD1", "NM1", "OM1", "GS3"))
    game.submit(Raise(cards["AM1"], order))
    returned = next(event for event in game.log if isinstance(event, BeneathReturned))
    other = returned.public(1, game.state)
    assert isinstance(other, BeneathReturned)
    assert (other.risen, other.order) == (None, (None,) * 4)
    assert View.of(game.state, 0).known_top == (cards["AM1"],)
    assert View.of(game.state, 1).known_top == ()


def test_what_paid_for_a_spell_no_longer_comes_up():
    game, cards = position(discard=TEN, deck="GM1 GM2 GM3")
    cast(game, "planning")
    view = View.of(game.state, 0)
    assert set(view.gone) == {cards[one] for one in TEN.split()}
    assert len(view.cards(DISCARD)) == 3


def test_x31_punishment_is_one_answer_besides_those_of_the_base_game():
    game, cards = position(hand_0="OK1 LM2 LM3 LS1 LS2", discard=TEN, deck="NM1 GM2 GM3 GM4")
    game.submit(Discard(cards["LM2"]))
    game.submit(DrawOn())
    assert {PayKey(cards["OK1"]), Cast("punishment")} <= set(game.legal())
    assert LetGo() not in game.legal()


# What is said and advised


@pytest.mark.parametrize(
    ("met", "told"),
    [
        ("OD1", "Opens the Observatory Door, and the Key is discarded"),
        ("AD1", "Observatory is due: this Door goes to Limbo"),
    ],
)
def test_x31_it_is_said_where_a_door_goes_before_its_key_is_spent_a(met, told):
    game, cards = position(hand_0="OK1 AK1 LM1 LS1 LS2", deck=f"{met} GS1 GS2 GS3")
    game.submit(Discard(cards["LM1"]))
    view = View.of(game.state, 0)
    (claim,) = (one for one in game.legal() if isinstance(one, Claim))
    assert speaker().consequence(claim, view)[0] == told


@pytest.mark.parametrize("edition", ["book", "book-2"])
def test_x31_the_careful_player_never_spends_a_key_on_a_door_that_is_not_due_a(edition):
    hand = "AK1 LM1 LS1 LS2 GS4"
    gone = [c.id for c in OFFERED[edition].all_cards if c.face in ("AS", "AM", "AK")]
    row = " ".join(name for name in gone if name not in hand) + " GM1"
    game, cards = position(edition, hand_0=hand, doors_0="AD2", row_0=row, deck="AD1 GS1")
    game.submit(Discard(cards["LM1"]))
    player = OFFERED.adviser(edition, 1)
    thinking = player.think(View.of(game.state, 0), game.pending, game.legal())
    assert concluded(thinking).command == LetGo()


def test_q10_d_a_door_that_comes_back_meets_its_new_goal_only():
    """D: the Goal that it met before it was lost is due again."""
    cards = OFFERED["book"].cards
    first, second, door = cards["OP1"], cards["OP2"], cards["OD1"]
    begun = Game.start(OFFERED["book"], seed="twice").state
    met = GoalMet(second, door).evolve(GoalMet(first, door).evolve(begun))
    gained = met.moved("doors:0", door)
    assert second not in goals_to_meet(gained)
    assert first in goals_to_meet(gained)
