"""What laying something somewhere means follows from the legal commands, and the game judges it."""

import random

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Draft, Keep, OfferSwap, Swap, Take
from game.editions.base.routines import Refusal
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, SHARED, owned
from game.rules.view import View
from game.table.hands.drag import STEEPEST, Drag
from game.table.hands.gestures import DECK_GRIP, Lay, hand_grip, targets
from game.table.layout.arrangement import PLAIN
from tests.rules.stories import after, partners, reason_against
from tests.table.robots.staged import lays, meant
from tests.table.robots.tables import table

SUN, MOON = CARDS["OS1"], CARDS["AM1"]
EXPLORING = table(hand_cards=(SUN, MOON), pending=PlayOrDiscard())
LEGAL = [Play(SUN), Discard(SUN), Discard(MOON)]
NIGHTMARE = table(revealed=CARDS["NM1"], pending=FaceNightmare(CARDS["NM1"]))
DOOR = table(revealed=CARDS["OD1"], pending=OpenDoor(CARDS["OD1"]))


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
    held = Drag("OS1", SUN, {}, "hand:0", (), (0.0, 0.0), (0.0, 0.0), PLAIN)
    assert -STEEPEST <= held.at((12.0, 0.0), swings=True).angle < 0
    assert held.at((12.0, 0.0), swings=False).angle == 0
    held = held.at((10_000.0, 0.0), swings=True)
    assert held.angle == -STEEPEST
    for _ in range(60):
        held = held.after(1 / 60)
    assert held.angle == 0


# Two players


OWN, OTHER, SHARED_CARDS = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"


def two(*texts: str) -> Game:
    """Returns a game in turn 1 of the first seat, or what follows from these answers."""
    return after(partners(OWN, OTHER, SHARED_CARDS, "LM1 LM2 LM3 LM4 OS2 AS2"), *texts)


def laid_in(game: Game) -> tuple[View, list[Lay]]:
    """Returns the view of the seat at turn, and what it may lay."""
    view = View.of(game.state, game.state.active)
    return view, lays(view, game.legal())


@pytest.mark.parametrize("first", [0, 1])
def test_r33_a_card_of_the_market_goes_to_the_hand_of_whose_pick_it_is(first):
    game = Game.start(BASE, seed="draft", seats=2, first_seat=first)
    for pick in range(6):
        view, laid = laid_in(game)
        seat = (first + pick) % 2
        assert len(laid) == 8 - pick
        for card in view.market:
            assert targets(card.id, laid) == [owned(HAND, seat)]
            assert meant(card.id, owned(HAND, seat), laid, view) == Take(card)
            for zone in (owned(HAND, 1 - seat), SHARED, DISCARD, owned(ROW, seat), None):
                assert meant(card.id, zone, laid, view) is None
        game.submit(game.legal()[pick % 3])


@pytest.mark.parametrize("seat", [0, 1])
def test_r35_a_shared_card_is_played_to_the_own_row_or_discarded_like_an_own_one(seat):
    game = two() if seat == 0 else two("Play OS1")
    view, laid = laid_in(game)
    assert view.active == seat
    for name in SHARED_CARDS.split():
        card = CARDS[name]
        assert targets(name, laid) == [owned(ROW, seat), DISCARD]
        assert meant(name, owned(ROW, seat), laid, view) == Play(card)
        assert meant(name, DISCARD, laid, view) == Discard(card)
        assert meant(name, owned(ROW, 1 - seat), laid, view) is None


def test_an_illegal_shared_card_on_the_row_is_still_meant_so_that_the_game_can_say_why():
    game = two("Play OS1", "Play AM1")
    view, laid = laid_in(game)
    assert targets("LS1", laid) == [DISCARD]  # the row ends in a Sun
    assert meant("LS1", owned(ROW, 0), laid, view) == Play(CARDS["LS1"])
    before = game.log
    assert reason_against(game, Play(CARDS["LS1"])) == Refusal.SAME_SYMBOL
    assert game.log == before


def test_a_card_of_the_partner_means_nothing_anywhere():
    for texts in ((), ("Discard OS1",), ("Discard OK1",), ("Play OS1",)):
        game = two(*texts)
        view, laid = laid_in(game)
        partner = game.state.hand(1 - view.active)
        for card in partner:
            assert targets(card.id, laid) == []
            assert card.id not in [lay.zone for lay in laid]
            for zone in (*view.zones, *(c.id for c in view.shared + view.hand), None):
                assert meant(card.id, zone, laid, view) is None


def test_r38_own_and_shared_card_are_swapped_whichever_is_laid_on_the_other():
    game = two("Discard OS1")
    view, laid = laid_in(game)
    assert isinstance(view.pending, OfferSwap)
    for own in (CARDS["OM1"], CARDS["OK1"]):
        assert sorted(targets(own.id, laid)) == ["GK1", "LS1"]
        for shared in (CARDS["LS1"], CARDS["GK1"]):
            assert meant(own.id, shared.id, laid, view) == Swap(own, shared)
            assert meant(shared.id, own.id, laid, view) == Swap(own, shared)
    assert meant("OM1", "OK1", laid, view) is None
    assert meant("LS1", "GK1", laid, view) is None
    for zone in (SHARED, owned(HAND, 0), DISCARD, owned(ROW, 0)):
        assert meant("OM1", zone, laid, view) is None
    assert Keep() in game.legal()
    assert Keep() not in [lay.command for lay in laid]


def test_with_two_players_laying_reaches_every_legal_command_but_keep_and_a_search():
    for seed in ("one", "two", "three"):
        game, chance = Game.start(BASE, seed=seed, seats=2), random.Random(seed)
        while game.pending is not None:
            view, laid = laid_in(game)
            assert all(lay.command in game.legal() for lay in laid)
            if isinstance(game.pending, (PlayOrDiscard, Draft, OfferSwap, OpenDoor, FaceNightmare)):
                left = set(game.legal()) - {lay.command for lay in laid}
                assert left <= {Keep()}
            for lay in laid:
                assert meant(lay.grip, lay.zone, laid, view) == lay.command
            game.submit(chance.choice(game.legal()))
