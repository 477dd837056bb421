"""What laying something somewhere means: derived from the legal commands, judged by the game."""

import random

import pytest

from game.editions import BASE
from game.rules.cards import CARDS
from game.rules.door import Claim, LetGo, OpenDoor
from game.rules.explore import Discard, Play, PlayOrDiscard
from game.rules.game import Game
from game.rules.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, owned
from game.rules.view import View
from game.table.gestures import (
    DECK_GRIP,
    STEEPEST,
    Lay,
    Swing,
    hand_grip,
    lays,
    meant,
    playable,
    targets,
)
from tests.table.tables import table

SUN, MOON = CARDS["OS1"], CARDS["AM1"]
EXPLORING = table(hand_cards=(SUN, MOON), pending=PlayOrDiscard())
LEGAL = [Play(SUN), Discard(SUN), Discard(MOON)]
NIGHTMARE = table(revealed=CARDS["NM1"], pending=FaceNightmare(CARDS["NM1"]))
DOOR = table(revealed=CARDS["OD1"], pending=OpenDoor(CARDS["OD1"]))


def test_on_the_own_row_it_is_played_and_on_the_discard_pile_discarded():
    laid = lays(EXPLORING, LEGAL)
    assert meant("OS1", owned(ROW, 0), laid, EXPLORING) == Play(SUN)
    assert meant("OS1", DISCARD, laid, EXPLORING) == Discard(SUN)


@pytest.mark.parametrize(
    "zone",
    [None, "", "nowhere", DECK, LIMBO, REVEALED, owned(HAND, 0), owned(DOORS, 0), owned(ROW, 1)],
)
def test_anywhere_else_it_means_nothing(zone):
    assert meant("OS1", zone, lays(EXPLORING, LEGAL), EXPLORING) is None


def test_an_illegal_card_on_the_row_is_still_meant_so_that_the_game_can_say_why():
    assert meant("AM1", owned(ROW, 0), lays(EXPLORING, LEGAL), EXPLORING) == Play(MOON)


def test_the_targets_of_a_card_are_where_it_may_legally_go():
    laid = lays(EXPLORING, LEGAL)
    assert targets("OS1", laid) == [owned(ROW, 0), DISCARD]
    assert targets("AM1", laid) == [DISCARD]
    assert targets("GK1", laid) == []


def test_r19_a_key_goes_on_the_door_and_the_door_on_limbo():
    key = CARDS["OK1"]
    assert lays(DOOR, [Claim(key), LetGo()]) == [
        Lay("OK1", REVEALED, Claim(key)),
        Lay("OD1", LIMBO, LetGo()),
    ]


def test_r20_a_key_a_door_the_deck_or_the_hand_goes_on_the_nightmare():
    key, door = CARDS["OK1"], CARDS["AD1"]
    laid = lays(NIGHTMARE, [PayKey(key), LoseDoor(door), RevealFive(), LoseHand()])
    assert [(lay.grip, lay.zone) for lay in laid] == [
        (grip, REVEALED) for grip in ("OK1", "AD1", DECK_GRIP, hand_grip(0))
    ]


def test_what_is_playable_is_what_may_be_played():
    assert playable([Play(SUN), Discard(SUN), Discard(MOON)]) == {SUN}
    assert playable([]) == set()


def test_in_any_game_laying_reaches_every_legal_command_of_these_decisions():
    kinds = PlayOrDiscard, OpenDoor, FaceNightmare
    for seed in ("one", "two", "three"):
        game, chance = Game.start(BASE, seed=seed), random.Random(seed)
        while game.pending is not None:
            legal, view = game.legal(), View.of(game.state, 0)
            laid = lays(view, legal)
            if isinstance(game.pending, kinds):
                assert [lay.command for lay in laid] == list(legal)
                for lay in laid:
                    assert meant(lay.grip, lay.zone, laid, view) == lay.command
            else:
                assert laid == []
            game.submit(chance.choice(legal))


def test_a_held_card_tilts_against_its_movement_and_comes_to_hang_straight():
    swing = Swing()
    swing.push(12)
    assert -STEEPEST <= swing.angle < 0
    swing.push(10_000)
    assert swing.angle == -STEEPEST
    for _ in range(60):
        swing.advance(1 / 60)
    assert swing.angle == 0
