"""When the game is said to be lost, checked by hand and against a search of what can still
happen."""

import pytest

from build_scripts.hopeless.judgement import any_order, judged, late_positions, node
from build_scripts.hopeless.search import (
    DOOR,
    KEY,
    STAGES,
    WON,
    can_be_won,
    shuffled,
    successors,
    there_is_hope,
)
from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.door import OpenDoor
from game.editions.base.nightmare import FaceNightmare
from game.records.journal.text.position import position as written
from game.rules.event import DeckShuffled
from game.rules.state import replace
from game.rules.view import View
from tests.rules.stories import after, cards, position
from tests.speaking import speaker
from tests.variants import variants

WORDS = speaker()
BUT_LIBRARY = "OD1 OD2 AD1 AD2 GD1 GD2"
BUT_ONE = f"{BUT_LIBRARY} LD1"
NEITHER = "OS1 OM1 OS2 AM1 AS1"
"""A hand without a card of the Library."""


def why(game, seat=None):
    """Returns why a seat is told that the game is lost, by default the one that is asked; empty if
    it is not."""
    return WORDS.hopeless(View.of(game.state, game.state.active if seat is None else seat))


def alone(hand=NEITHER, doors=BUT_ONE, deck="LD2", **more):
    return position(hand, doors=doors, deck=deck, **more)


def meeting(game, card, decision):
    """Returns the game with this card of the deck turned up and this decision asked."""
    zones = {**game.state.zones, "revealed": cards(card)}
    zones["deck"] = tuple(one for one in game.state.deck if one is not CARDS[card])
    game.state = replace(game.state, zones=zones, agenda=(decision, *game.state.agenda))
    return game


def test_a_place_of_which_no_card_is_left_keeps_its_door_shut():
    told = "Library: a Door is missing, and none of its cards is left."
    assert why(alone(deck="LD2 OS3 OS4 OS5")) == told


@pytest.mark.parametrize("deck", ["LD2 LK1", "LK1 OS3 LD2", "LS1 LM1 LS2 LD2 OS3"])
def test_a_key_or_a_trio_that_may_still_come_is_hope(deck):
    assert why(alone(deck=deck)) == ""


def test_two_doors_of_a_place_take_two_keys_or_trios():
    deck = "LD1 LD2 OS3 OS4 OS5 OS6 OS7 OS8 {}"
    told = "Library: 2 Doors are missing, and only {} of its cards {} left."
    for some, last in (("LK1", told.format(1, "is")), ("LK1 LS1 LM1", told.format(3, "are"))):
        assert why(alone(doors=BUT_LIBRARY, deck=deck.format(some))) == last
    for some in ("LK1 LK2", "LK1 LS1 LM1 LS2", "LS1 LM1 LS2 LS3 LM2 LS4"):
        assert why(alone(doors=BUT_LIBRARY, deck=deck.format(some))) == ""


def test_r09_three_suns_are_no_trio_for_neighbours_differ():
    told = "Library: a Door is missing, and its last 3 cards are all {}."
    assert why(alone(deck="LD2 LS1 LS2 LS3 OS3 OS4")) == told.format("Suns")
    assert why(alone(deck="LD2 LM1 LM2 LM3 OS3 OS4")) == told.format("Moons")
    told = "Library: 2 Doors are missing, and its last 6 cards make too few trios."
    deck = "LD1 LD2 LS1 LS2 LS3 LS4 LS5 LM1 OS3 OS4 OS5 OS6 OS7 OS8"
    assert why(alone(doors=BUT_LIBRARY, deck=deck)) == told
    assert why(alone(deck="LD2 LS1 LS2 LM1 OS3 OS4")) == ""


def test_r10_a_run_that_has_begun_counts_until_another_card_is_played():
    begun = {"deck": "LD2 LS2 OS3", "row": "LS1 LM1"}
    assert why(alone(**begun)) == ""
    assert why(alone(**begun, spent=(2, 0))) != ""
    assert why(alone(deck="LD2 LM2 OS3", row="LS1 LM1")) != ""


def test_r32_a_deck_too_thin_for_the_trio_is_told_by_its_turns():
    told = "A Door is missing, and even with luck the deck lasts for only 2 more turns."
    trio = "LS1 LM1 LS2 OS1 OS2"
    assert why(alone(trio, deck="LD2 OS3")) == told
    assert why(alone(trio, deck="LD2 OS3 OS4")) == ""


def test_r09_a_trio_that_must_wait_for_another_symbol_takes_a_turn_more():
    trio = {"hand": "LS1 LM1 LS2 OM1 OM2", "row": "OM3 AS2"}
    assert why(alone(deck="LD2 OS3 OS4", **trio)) != ""
    assert why(alone(deck="LD2 OS3 OS4 OS5", **trio)) == ""


def test_a_hand_that_cannot_go_on_with_a_trio_takes_a_turn_more():
    trio = {"hand": NEITHER, "row": "LM1 LS1"}
    assert why(alone(deck="LM2 LD2", **trio)) == ""
    assert why(alone(deck="LD2", **{**trio, "hand": "LM2 OM1 OS2 AM1 AS1"})) == ""
    assert why(alone(deck="LD2 LD1 LS2 LM2", doors=BUT_LIBRARY, **trio)) != ""


def test_e47_a_last_door_may_be_drawn_with_its_key_when_no_card_fills_the_hand():
    assert why(alone("LK1 OM1 OS2 AM1 AS1", deck="LD2")) == ""
    both = alone("LK1 LK2 OS2 AM1 AS1", doors=BUT_LIBRARY, deck="LD1 LD2")
    assert why(both) == ""


def test_r11_the_trio_that_is_asked_about_may_find_the_last_door():
    game = alone("LS2 OM1 OS2 AM1 AS1", deck="LD2", row="LS1 LM1")
    after(game, "Play LS2")
    assert why(game) == ""


def test_in_the_midst_of_a_refill_what_waits_may_still_come():
    def game(deck, hand="LK1 OM1 OS2 AM1"):
        return alone(hand, deck=deck)

    assert why(meeting(game("LD2"), "LD2", OpenDoor(CARDS["LD2"]))) == ""
    moth = FaceNightmare(CARDS["NM1"])
    assert why(meeting(game("NM1 LD2"), "NM1", moth)) == ""
    trio = meeting(game("NM1 LD2 OS3 OS4", "LS1 LM1 LS2 OS1"), "NM1", moth)
    assert why(trio).endswith("for only 2 more turns.")


def two(doors, deck, hand=("OS1 OM1 AS1", "AM1 GS1 GM1"), **more):
    return position(hand, doors=doors, deck=deck, shared="LS1 LM1", seats=2, **more)


def test_e30_a_second_door_that_no_nightmare_can_take_back_blocks_for_good():
    doors, deck = ("OD1 AD1 GD1 LD1 LD2", "OD2 AD2 GD2"), "LK1 OS2 OS3 OS4"
    told = "Library: one player has all Doors, and too few Nightmares are left to give one back to"
    assert why(two(doors, deck)).startswith(told)
    assert why(two(doors, f"{deck} NM1")) == ""
    assert why(two(doors, deck, limbo="NM1")) == ""


def test_x3_5_a_premonition_may_take_back_a_door_that_no_nightmare_can():
    told = """
        edition: {}
        seats: 2
        hand: OS1 OM1 AS1
        hand:1: AM1 GS1 GM1
        doors: OD1 AD1 GD1 LD1 LD2
        doors:1: OD2 AD2 GD2
        deck: LK1 OS2 OS3 OS4
        discard: {}
        """
    moths = " ".join(f"NM{number}" for number in range(1, 11))
    base, dreams = (written(told.format(name, moths), OFFERED) for name in ("base", "dreams"))
    assert why(base).startswith("Library: one player has all Doors")
    assert why(dreams) == ""


def test_r35_players_take_turns_and_so_a_trio_takes_twice_as_many_cards():
    doors, locations = ("OD1 AD1 GD1 LD1", "OD2 AD2 GD2"), "OS2 OS3 OS4 OS5 OS6".split()
    deck = "LD2 LS2 {}"
    assert why(two(doors, deck.format(" ".join(locations[:3])))) != ""
    assert why(two(doors, deck.format(" ".join(locations[:4])))) == ""
    assert why(two(doors, deck.format(" ".join(locations[:3])), active=1)) == ""


def test_r44_what_is_said_never_hangs_on_cards_that_are_hidden():
    doors = "OD1 AD1 GD1 LD1", "OD2 AD2 GD2"
    for deck, other in (("LD2 LS2 OS2", "LK1 GS1 GM1"), ("LD2 LK1 OS2", "LS2 GS1 GM1")):
        hands = ("OS1 OM1 AS1", other)
        seen = [why(two(doors, deck, hands, visibility="hidden"))]
        assert seen == [""]
    for deck, other in (("LD2 OS3 OS2", "OS4 GS1 GM1"), ("LD2 OS4 GS1", "OS3 OS2 GM1")):
        hands = ("OS1 OM1 AS1", other)
        assert why(two(doors, deck, hands, visibility="hidden")).startswith("Library: a Door is")


def test_nothing_is_counted_before_the_first_turn_or_while_another_is_asked():
    lost = alone()
    assert why(lost) != ""
    assert WORDS.hopeless(replace(View.of(lost.state, 0), turn=0)) == ""
    assert why(two(("OD1 AD1 GD1 LD1", "OD2 AD2 GD2"), "LD2"), seat=1) == ""


# Against a search


def late(seats, games):
    for number in range(games):
        for game in late_positions(f"late {number}", seats):
            if not any(card.kind == "D" for card in game.state.discard):
                yield game


@pytest.mark.parametrize("games", variants([5], [12]))
def test_nothing_is_called_lost_that_a_search_can_win(games):
    told = [judged(game, 400) for seats in (1, 2) for game in late(seats, games)]
    assert "wrong" not in told
    assert "missed" not in told
    assert {"alive", "found"} <= set(told)


def decisions(begin):
    """Returns everything that may be asked next after one answer."""
    stack, found = list(successors(begin)), set()
    while stack:
        one = stack.pop()
        asked = one.stage not in ("refill", "deal", "look")
        if one is not WON and one.stage == "door":
            asked = 3 * (one.card - DOOR) + KEY in one.hands[one.seat] + one.shared
        if one is WON or asked:
            found.add(one)
        else:
            stack += successors(one)
    return found


def any_of(one):
    return one if one is WON else shuffled(one)


def test_the_search_knows_the_rules_of_the_game():
    met = set()
    for game in (game for seats in (1, 2) for game in late(seats, 12)):
        ours, theirs = decisions(node(game)), set()
        met.add(node(game).stage)
        for command in game.legal():
            if type(command).__name__ == "Foresee" and command.discard.kind == "D":
                continue
            events = game.submit(command)
            over, won = game.pending is None, game.state.result == "won"
            if not over or won:
                came = WON if won else node(game)
                if any(isinstance(event, DeckShuffled) for event in events):
                    assert any_of(came) in {any_of(one) for one in ours}
                else:
                    theirs.add(came)
            game.rewind(1)
        assert {one for one in ours if one is WON or not one.loose} - {WON} <= theirs <= ours
    assert met >= set(STAGES) - {"refill", "deal", "look"}


def test_the_search_gives_up_nothing_that_luck_could_win():
    for game in (game for seats in (1, 2) for game in late(seats, 12)):
        begin = any_order(node(game))
        if len(begin.deck) <= 5 and reached(begin, 1500):
            assert there_is_hope(begin)
            assert can_be_won(begin)


def reached(begin, most):
    """Returns whether a victory is found by a search that tries everything but ends after `most`
    positions."""
    seen, stack = {begin}, [begin]
    while stack and len(seen) < most:
        for one in successors(stack.pop()):
            if one is WON:
                return True
            if one not in seen:
                seen.add(one)
                stack.append(one)
    return False
