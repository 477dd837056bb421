"""Cards laid with the mouse: what plays, what discards and what glides home."""

import pytest

from game.editions.base.nightmare import RevealFive
from game.rules.event import Answered
from game.table.party import Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.glass import NOWHERE, QUIET, opened
from tests.screen.robots.player import (
    DISCARD,
    ROW,
    Click,
    Drag,
    at,
    cards,
    middle,
    thing,
)
from tests.table.robots.sessions import MANNERS

UNHURRIED = 0.5
"""Seconds between two clicks that are no double click."""


def test_a_drop_anywhere_on_the_tray_plays(glass):
    tray = thing(glass.description, ROW)["rect"]
    for u, v in ((0.03, 0.05), (0.97, 0.05), (0.03, 0.95), (0.97, 0.95), (0.5, 0.5)):
        glass.deal(QUIET)
        point = round(tray[0] + u * tray[2]), round(tray[1] + v * tray[3])
        glass.do(Drag(middle(thing(glass.description, "AM1")), point))
        glass.until_rest()
        assert glass.lying("row") == ["AM1"]


def test_a_drop_on_the_discard_pile_discards_also_when_cards_lie_there(glass):
    for count, card in enumerate(("AM1", "OS2", "OS1"), start=1):
        glass.drag_onto(card, DISCARD)
        assert len(glass.director.view.discard) == count


def test_an_illegal_target_stays_quiet_and_a_drop_there_glides_home_and_says_why(glass):
    glass.drag_onto("OS1", ROW)
    home, before, asked = glass.poses, glass.log_length, glass.said
    glass.lift(at(thing(glass.description, "LS1")), at(thing(glass.description, ROW)))
    assert thing(glass.description, ROW)["state"] == []
    assert glass.table.session.arrangement.toward == ""
    glass.up()
    assert glass.scene.busy
    assert abs(glass.poses["LS1"].y - home["LS1"].y) > 100
    glass.until_rest()
    assert glass.log_length == before
    assert glass.poses == home
    glass.assert_at_rest()
    why = glass.said
    assert why not in ("", asked)
    glass.pick("button.concede")
    assert glass.said != why


def test_a_drop_on_nothing_glides_home_and_says_what_may_be_done(glass):
    home, before = glass.poses, glass.log_length
    asked = glass.said
    for point in (NOWHERE, middle(thing(glass.description, "zone.limbo"))):
        glass.do(Drag(at(thing(glass.description, "OS1")), point))
        glass.until_rest()
        assert glass.log_length == before
        assert glass.poses == home
        assert glass.said not in ("", asked)


@pytest.mark.parametrize(("travel", "clicked"), [(0, True), (5, True), (7, False)])
def test_a_press_that_does_not_travel_six_pixels_is_a_click(travel, clicked):
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        x, y = at(thing(glass.description, "GK1"))
        glass.do(Drag((x, y), (x + travel, y)))
        glass.until_rest()
        assert ("selected" in thing(glass.description, "GK1")["state"]) == clicked


def test_the_topmost_of_two_cards_is_taken(glass):
    left, right = (thing(glass.description, card)["rect"] for card in ("AM1", "GK1"))
    shared = (right[0] + left[0] + left[2]) // 2, left[1] + left[3] // 2
    assert right[0] < shared[0] < left[0] + left[2]
    glass.do(Click(shared))
    glass.until_rest()
    assert "selected" in thing(glass.description, "GK1")["state"]


def test_click_and_click_plays_discards_and_takes_back(glass):
    glass.press("OS1")
    assert thing(glass.description, ROW)["state"] == ["legal"]
    glass.step(dt=UNHURRIED)
    glass.press("OS1")
    assert thing(glass.description, ROW)["state"] == []
    glass.step(dt=UNHURRIED)
    glass.press("OS1")
    glass.press(ROW)
    glass.until_rest()
    assert glass.lying("row") == ["OS1"]
    glass.press("LS1")
    before = glass.log_length
    glass.press(ROW)
    assert glass.log_length == before
    glass.do(Click(middle(thing(glass.description, DISCARD))))
    glass.until_rest()
    assert glass.lying("discard") == ["LS1"]
    assert not any("selected" in d["state"] for d in glass.description["things"])


def test_the_deck_is_picked_up_by_its_cards():
    """The middle of the pile, where a hand would go, serves for a drag and for a click."""
    for clicked in (False, True):
        with opened() as glass:
            glass.deal("OS1 AM1 GK1 LS1 OS2 NM1")
            glass.drag_onto("OS1", ROW)
            deck, nightmare = (middle(thing(glass.description, d)) for d in ("zone.deck", "NM1"))
            if clicked:
                glass.do(Click(deck))
                assert "selected" in thing(glass.description, "zone.deck")["state"]
                glass.do(Click(nightmare))
            else:
                glass.do(Drag(deck, nightmare))
            assert Answered(RevealFive()) in glass.table.session.game.log


@pytest.mark.parametrize("manner", MANNERS)
def test_a_card_of_the_partner_stays_where_it_lies_and_it_is_said_whose_it_is(glass, manner):
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), manner)
    hands = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"
    game = after(partners(*hands, visibility=party.visibility), "Discard OS1", "Keep")
    glass.lay(game, party)
    before, lie = glass.log_length, glass.poses
    theirs = [card for card in cards(glass.description, "hand") if card["seat"] == 0]
    assert len(theirs) == 3
    said = []
    for card in theirs:
        for gesture in (Click(at(card)), Drag(at(card), at(thing(glass.description, ROW)))):
            glass.do(gesture)
            said.append(glass.said)
            assert glass.poses == lie
            glass.do(Click(NOWHERE))
            assert glass.said != said[-1]
    assert set(said) == {"That card is Ada’s."}
    assert glass.log_length == before
