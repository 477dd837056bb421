"""The Towers, clause by clause of X3.4. The letter at the end of each name says how certain the
clause is."""

from itertools import permutations, product

import pytest

from game.editions import OFFERED
from game.editions.base.door import Claim
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep
from game.editions.base.prophecy import Foresee
from game.editions.base.routines import Refusal
from game.editions.towers.alignment import (
    ALIGNMENT,
    BLANK,
    BOTH,
    THE_MOON,
    THE_SUN,
    TOWERS,
    Build,
    Unbuilt,
    is_aligned,
    left_side,
    may_stand,
    may_touch,
    right_side,
    storeys,
)
from game.editions.towers.lookout import Arrange, OrderLookout, Unseen
from game.editions.towers.planning import nearness, out_of_reach, whole_alignments
from game.editions.towers.ruin import FalseDestruction, GiveTower, LoseTower, Unruined
from game.rules.card import DOOR, Card, Colour
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, LIMBO, replace
from game.rules.view import View
from tests.rules.stories import facts, names, reason_against

RULES, HARDER = OFFERED["towers"], OFFERED["towers-2"]
HAND = "OS1 AM1 GK1 LS1 OS2"
FOUR = "LT3 AT5 OT4 GT5"
"""A whole Alignment."""
PRINTED = {
    "OT3": (BOTH, THE_MOON),
    "OT4": (THE_SUN, THE_MOON),
    "OT5": (BLANK, THE_MOON),
    "AT3": (THE_MOON, BOTH),
    "AT4": (THE_MOON, THE_MOON),
    "AT5": (THE_MOON, BLANK),
    "GT3": (THE_SUN, BOTH),
    "GT4": (THE_SUN, THE_SUN),
    "GT5": (THE_SUN, BLANK),
    "LT3": (BOTH, THE_SUN),
    "LT4": (THE_MOON, THE_SUN),
    "LT5": (BLANK, THE_SUN),
}


def cards(text):
    return tuple(RULES.cards[name] for name in text.replace("|", " ").split())


def card(name):
    return RULES.cards[name]


def deal(top, *, rules=RULES, standing="", seats=1, visibility="open", doors=""):
    """Returns a game on a written deck in which these Towers stand and these Doors are open."""
    first, built, opened = cards(top), cards(standing), cards(doors)
    deck = (*first, *(c for c in rules.box[DECK] if c not in first))
    game = Game.start(rules, seed="towers", seats=seats, visibility=visibility, deck=deck)
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    zones = {
        name: tuple(c for c in held if c not in (*built, *opened))
        for name, held in game.state.zones.items()
    }
    zones |= {ALIGNMENT: built, "doors:0": opened}
    game.state = replace(game.state, zones=zones)
    return game


def standing(game):
    return names(game.state.zone(ALIGNMENT))


def a_nightmare(rules=RULES, towers="GT5 LT4", answer=None):
    """Returns a game in which a Nightmare was met, and the events that followed when it was
    paid."""
    game = deal(f"{HAND} NM1 AS1 AS2", rules=rules, standing=towers)
    game.submit(Discard(card("OS1")))
    return game, game.submit(answer or PayKey(card("GK1")))


# The cards


def test_x3_4_twelve_towers_with_these_sides_b():
    assert {t.id: (left_side(t), right_side(t)) for t in TOWERS} == PRINTED
    assert [storeys(t) for t in TOWERS] == [3, 4, 5] * 4


def test_x3_4_seventy_ordered_pairs_may_stand_side_by_side_b():
    assert sum(may_touch(a, b) for a, b in permutations(TOWERS, 2)) == 70


def test_x3_4_three_hundred_and_fifty_alignments_in_fourteen_orders_b():
    fours = [four for four in permutations(TOWERS, 4) if is_aligned(four) and may_stand(four)]
    assert len(fours) == 350
    assert len({tuple(t.id[0] for t in four) for four in fours}) == 14
    assert set(whole_alignments()) == set(fours)


def test_x3_4_a_blank_side_fits_every_neighbour_b():
    blank = [t for t in TOWERS if not right_side(t)]
    assert {t.id for t in blank} == {"AT5", "GT5"}
    assert all(may_touch(b, t) for b, t in product(blank, TOWERS))


# In the hand


def test_x3_4_towers_fill_the_hand_and_are_drawn_as_locations_b():
    game = deal("OT3 AM1 GT4 LS1 OS2 | LT5 AS1")
    assert names(game.state.hand(0)) == "OT3 AM1 GT4 LS1 OS2"
    game.submit(Discard(card("OS2")))
    assert "LT5" in names(game.state.hand(0))


def test_x3_4_a_new_hand_holds_towers_and_five_cards_lose_them_b():
    game = deal(f"{HAND} NM1 LT5 GT3 OD1 AS1 AS2 AS3")
    game.submit(Discard(card("OS1")))
    game.submit(LoseHand())
    assert {"LT5", "GT3"} <= set(names(game.state.hand(0)).split())
    game = deal(f"{HAND} NM1 LT5 GT3 OD1 AS1 AS2 AS3")
    game.submit(Discard(card("OS1")))
    told = facts(game.submit(RevealFive()))
    assert {"TopDiscarded LT5", "TopDiscarded GT3", "CardSetAside OD1"} <= set(told)


def test_x3_4_a_tower_is_never_played_into_the_row_b():
    game = deal("OT3 AM1 GK1 LS1 OS2")
    assert Play(card("OT3")) not in game.legal()
    assert reason_against(game, Play(card("OT3"))) is Unbuilt.NOT_IN_THE_ROW


def test_x3_4_building_affects_no_run_b():
    game = deal("OT3 OM1 OS1 OK1 LS1 | AS1 AS2 AS3 AS4")
    for command in (Play(card("OS1")), Play(card("OM1")), Build(card("OT3"), "left")):
        game.submit(command)
    assert "TrioCompleted 0 O" in facts(game.submit(Play(card("OK1"))))


# Building


def test_x3_4_the_first_tower_has_one_place_b():
    game = deal("OT3 AM1 GK1 LS1 OS2 | AS1")
    assert [c for c in game.legal() if isinstance(c, Build)] == [Build(card("OT3"), "left")]
    assert reason_against(game, Build(card("OT3"), "right")) is Unbuilt.NOT_AN_END
    assert facts(game.submit(Build(card("OT3"), "left"))) == [
        "TowerBuilt 0 OT3 left",
        "LocationDrawn 0 AS1 hand",
        "TurnBegan 0 2",
    ]


@pytest.mark.parametrize(("end", "after"), [("left", "LT5 GT5"), ("right", "GT5 LT5")])
def test_x3_4_a_tower_goes_to_either_end_b(end, after):
    game = deal("LT5 AM1 GK1 LS1 OS2", standing="GT5")
    if end == "left":
        # A Sun would touch a Sun.
        assert reason_against(game, Build(card("LT5"), end)) is Unbuilt.SAME_SYMBOL_LEFT
        game = deal("AT5 AM1 GK1 LS1 OS2", standing="GT5")
        game.submit(Build(card("AT5"), end))
        assert standing(game) == "AT5 GT5"
        return
    game.submit(Build(card("LT5"), end))
    assert standing(game) == after


def test_x3_4_touching_sides_share_no_symbol_b():
    game = deal("AT4 AM1 GK1 LS1 OS2", standing="OT4 LT5")
    assert [c.end for c in game.legal() if isinstance(c, Build)] == ["left", "right"]
    game = deal("AT4 AM1 GK1 LS1 OS2", standing="LT4 OT4")
    assert not [c for c in game.legal() if isinstance(c, Build)][1:]
    assert reason_against(game, Build(card("AT4"), "right")) is Unbuilt.SAME_SYMBOL_RIGHT


def test_x3_4_only_a_tower_of_the_hand_is_built_b():
    game = deal("OT3 AM1 GK1 LS1 OS2")
    assert reason_against(game, Build(card("AM1"), "left")) is Unbuilt.NO_TOWER
    assert reason_against(game, Build(card("LT5"), "left")) is Refusal.NOT_IN_HAND


# Looking out


@pytest.mark.parametrize(("tower", "count"), [("OT3", 3), ("OT4", 4), ("OT5", 5)])
def test_x3_4_a_discarded_tower_looks_at_its_number_of_cards_b(tower, count):
    game = deal(f"{tower} AM1 GK1 LS1 OS2 | OD1 NM1 AS1 AS2 GS1")
    told = facts(game.submit(Discard(card(tower))))
    seen = "OD1 NM1 AS1 AS2 GS1".split()[:count]
    assert told == [f"CardDiscarded 0 {tower}", f"LookoutSeen 0 {','.join(seen)}"]
    assert isinstance(game.pending, OrderLookout)


def test_x3_4_all_go_back_on_top_in_any_order_and_nothing_is_discarded_b():
    game = deal("OT3 AM1 GK1 LS1 OS2 | OD1 NM1 AS1 AS2")
    game.submit(Discard(card("OT3")))
    assert {c.order for c in game.legal()} == set(permutations(cards("OD1 NM1 AS1")))
    assert reason_against(game, Arrange(cards("OD1 NM1"))) is Unseen.NOT_THE_LOOKOUT
    told = facts(game.submit(Arrange(cards("AS1 NM1 OD1"))))
    assert told[:2] == ["CardsReturned 0 AS1,NM1,OD1", "LocationDrawn 0 AS1 hand"]
    assert names(game.state.deck[:3]) == "NM1 OD1 AS2"
    assert names(game.state.zone(DISCARD)) == "OT3"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_q20_a_short_deck_shows_what_is_there_d(left):
    game = deal("OT5 AM1 GK1 LS1 OS2 | AS1 AS2")
    game.state = replace(game.state, zones={**game.state.zones, DECK: game.state.deck[:left]})
    told = facts(game.submit(Discard(card("OT5"))))
    seen = ",".join(["AS1", "AS2"][:left])
    assert ("LookoutSeen 0 " + seen in told) is bool(left)
    assert (game.state.result == "lost") is (not left)


def test_the_partner_of_a_hidden_hand_sees_backs_d():
    game = deal("OT3 AM1 GK1 LS1 OS2 GS1 GM1 AS3 | AS1 AS2 AS4", seats=2, visibility="hidden")
    seat = game.state.active
    (tower,) = [c for c in game.legal() if isinstance(c, Discard) and c.card.kind == "T"]
    game.submit(tower)
    while not isinstance(game.pending, OrderLookout):
        game.submit(Keep())
    own, other = (View.of(game.state, s) for s in (seat, 1 - seat))
    assert None not in own.prophecy
    assert set(other.zones[f"prophecy:{seat}"]) == {None}


# The goal


def eight_doors(but=()):
    return " ".join(c.id for c in RULES.box[DECK] if c.kind == DOOR and c.id not in but)


def test_x3_4_the_fourth_tower_wins_if_all_doors_are_open_b():
    game = deal("GT5 AM1 GK1 LS1 OS2", standing="LT3 AT5 OT4", doors=eight_doors())
    assert facts(game.submit(Build(card("GT5"), "right")))[-1] == "GameWon"


def test_x3_4_the_last_door_wins_if_the_alignment_is_whole_b():
    game = deal(f"{HAND} GD1", standing=FOUR, doors=eight_doors(("GD1",)))
    game.submit(Discard(card("OS1")))
    assert facts(game.submit(Claim(card("GK1"))))[-1] == "GameWon"


@pytest.mark.parametrize("towers", ["", "LT3 AT5 OT4", "LT3 AT5 OT4 LT5"])
def test_x3_4_all_doors_alone_do_not_win_b(towers):
    game = deal(f"{HAND} GD1", standing=towers, doors=eight_doors(("GD1",)))
    game.submit(Discard(card("OS1")))
    game.submit(Claim(card("GK1")))
    assert len(game.state.doors(0)) == 8
    assert game.state.result is None


def test_x3_4_the_four_must_be_neighbours_of_four_places_b():
    assert is_aligned(cards(FOUR))
    assert is_aligned(cards("LT3 AT5 OT4 GT5 LT5"))
    assert not is_aligned(cards("LT3 AT5 AT4 OT4 GT5"))
    assert not is_aligned(cards("LT3 AT5 OT4 LT5"))


# Nightmares


def test_x3_11_first_the_option_then_a_tower_then_the_nightmare_c():
    game, told = a_nightmare()
    assert facts(told) == ["KeyDiscarded 0 GK1"]
    assert game.pending == LoseTower(card("NM1"))
    assert facts(game.submit(GiveTower(card("LT4"))))[:2] == [
        "TowerLost LT4",
        "NightmareDiscarded NM1",
    ]
    assert standing(game) == "GT5"
    assert {"LT4", "NM1"} <= set(names(game.state.zone(DISCARD)).split())


@pytest.mark.parametrize("answer", [RevealFive(), LoseHand()])
def test_x3_4_a_tower_falls_whatever_the_nightmare_took_b(answer):
    game, _ = a_nightmare(answer=answer)
    assert isinstance(game.pending, LoseTower)


def test_x3_4_a_door_that_was_given_costs_a_tower_too_b():
    game = deal(f"{HAND} NM1 AS1 AS2", standing="GT5 LT4", doors="OD1")
    game.submit(Discard(card("OS1")))
    game.submit(LoseDoor(card("OD1")))
    assert isinstance(game.pending, LoseTower)


def test_x3_4_the_others_must_still_fit_and_an_end_always_does_b():
    game, _ = a_nightmare(towers="OT4 AT5 LT3".replace("OT4", "LT4"))
    legal = {c.tower.id for c in game.legal() if isinstance(c, GiveTower)}
    assert legal == {"LT4", "LT3"}
    assert reason_against(game, GiveTower(card("AT5"))) is Unruined.NO_SUCH_TOWER


def test_x3_4_false_destruction_keeps_the_towers_and_the_nightmare_comes_back_b():
    game, _ = a_nightmare()
    told = facts(game.submit(FalseDestruction()))
    assert told[0] == "NightmareKept NM1"
    assert "LimboReturned" in told
    assert standing(game) == "GT5 LT4"
    assert card("NM1") in game.state.deck
    assert card("NM1") not in game.state.zone(DISCARD)
    assert not game.state.zone(LIMBO)


def test_q16_without_a_tower_nothing_is_asked_and_the_nightmare_goes_c():
    game, told = a_nightmare(towers="")
    assert facts(told)[:2] == ["KeyDiscarded 0 GK1", "NightmareDiscarded NM1"]
    assert isinstance(game.pending, PlayOrDiscard)


def test_x3_4_a_whole_alignment_is_safe_b():
    game, told = a_nightmare(towers=FOUR)
    assert "NightmareDiscarded NM1" in facts(told)
    assert standing(game) == FOUR


def test_x3_4_more_towers_may_be_added_to_a_whole_alignment_b():
    game = deal("LT4 AM1 GK1 LS1 OS2", standing=FOUR)
    game.submit(Build(card("LT4"), "right"))
    assert standing(game) == f"{FOUR} LT4"


def test_x3_4_scatter_the_ruins_protects_nothing_b():
    game, _ = a_nightmare(HARDER, FOUR)
    assert isinstance(game.pending, LoseTower)
    game.submit(GiveTower(card("LT3")))
    assert standing(game) == "AT5 OT4 GT5"


def test_x3_4_a_prophecy_may_discard_a_tower_d():
    game = deal(f"{HAND} LT5 AS1 AS2 AS3 AS4")
    game.submit(Discard(card("GK1")))
    told = facts(game.submit(Foresee(card("LT5"), cards("AS1 AS2 AS3 AS4"))))
    assert told[0] == "ProphecyDiscarded 0 LT5"


# Two players


def test_x3_4_two_players_share_one_alignment_b():
    game = deal("OT5 GT5 GK1 LS1 OS2 AT5 GM1 AS3 | AS1 AS2 AS4 AS5", seats=2)
    assert game.state.zone(ALIGNMENT) == ()
    first = next(c for c in game.legal() if isinstance(c, Build))
    game.submit(first)
    while game.state.active == 0 or not isinstance(game.pending, PlayOrDiscard):
        game.submit(game.legal()[-1])
    ends = [c for c in game.legal() if isinstance(c, Build)]
    assert all(View.of(game.state, s).cards(ALIGNMENT) == (first.tower,) for s in (0, 1))
    game.submit(ends[0])
    assert len(game.state.zone(ALIGNMENT)) == 2


# What is known of it


def test_a_game_is_lost_when_no_alignment_is_left():
    game = deal(HAND)
    view = View.of(game.state, 0)
    assert not out_of_reach(view)
    gone = tuple(t for t in TOWERS if Colour.GARDEN in t.colours)
    gone_view = replace(view, zones={**view.zones, DISCARD: gone})
    assert out_of_reach(gone_view)
    assert not out_of_reach(replace(gone_view, zones={**gone_view.zones, ALIGNMENT: cards(FOUR)}))


def test_how_near_an_alignment_is():
    nobody: frozenset[Card] = frozenset()
    assert nearness(cards(FOUR), nobody, nobody) == (4, 0)
    assert nearness(cards("LT3 AT5 OT4"), nobody, frozenset(cards("GT5"))) == (3, 1)
    assert nearness(cards("LT3 AT5 OT4"), frozenset(cards("GT3 GT4 GT5")), nobody)[0] < 3
    assert nearness((), nobody, frozenset(cards(FOUR))) == (0, 4)
