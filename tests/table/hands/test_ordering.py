"""R14: one card that was looked at is discarded, and the others return in any order, which can be
changed until it is confirmed."""

from dataclasses import dataclass
from itertools import permutations
from typing import ClassVar

from game.editions.base.cards import CARDS
from game.editions.base.prophecy import Foresee, Prophesy
from game.rules.card import Card
from game.rules.card_toolkit import PutInOrder
from game.rules.ruleset import InPlay
from game.rules.state import DISCARD, Cards
from game.rules.steps import Ordering
from game.table.hands.ordering import Ranking
from tests.table.robots.staged import looking_into


def named(cards):
    return tuple(CARDS[card_id] for card_id in cards.split())


ONE, TWO, THREE, FOUR, FIVE = LOOKED_AT = named("OS1 AM1 GK1 LD1 NM3")


def chosen(*cards, looked_at=LOOKED_AT):
    told = looking_into(looked_at)
    for card in cards:
        told = told.choosing(card)
    return told


def test_r14_nothing_can_be_confirmed_before_a_card_is_to_be_discarded():
    assert looking_into(LOOKED_AT).command is None
    assert looking_into(LOOKED_AT).moving(FIVE, 0).command is None


def test_r14_the_first_card_chosen_goes_and_the_others_keep_their_order():
    assert chosen(THREE).command == Foresee(THREE, (ONE, TWO, FOUR, FIVE))


def test_r14_the_cards_chosen_next_come_first_in_the_order_of_choosing():
    assert chosen(THREE, FIVE, ONE).command == Foresee(THREE, (FIVE, ONE, TWO, FOUR))
    every = chosen(THREE, FIVE, ONE, FOUR, TWO)
    assert every.command == Foresee(THREE, (FIVE, ONE, FOUR, TWO))


def test_r14_every_order_can_be_told_by_choosing_and_by_moving():
    for order in permutations(LOOKED_AT):
        assert chosen(*order).command == Foresee(order[0], order[1:])
        told = looking_into(LOOKED_AT).throwing(order[0])
        for place, card in enumerate(order[1:]):
            told = told.moving(card, place)
        assert told.command == Foresee(order[0], order[1:])


def test_r14_one_card_alone_is_discarded():
    assert chosen(ONE, looked_at=(ONE,)).command == Foresee(ONE, ())


def test_the_last_card_needs_no_choosing():
    assert chosen(ONE).settled == ()
    assert chosen(ONE, TWO, THREE).settled == (TWO, THREE)
    assert chosen(ONE, TWO, THREE, FOUR).settled == (TWO, THREE, FOUR, FIVE)


def test_a_card_chosen_twice_is_free_again_and_the_others_keep_their_order():
    told = chosen(ONE, TWO, THREE, TWO)
    assert told.settled == (THREE,)
    assert told.command == Foresee(ONE, (THREE, TWO, FOUR, FIVE))


def test_the_discarded_card_chosen_again_comes_back():
    told = chosen(ONE, ONE)
    assert told.command is None
    assert set(told.order) == set(LOOKED_AT)


def test_the_discarded_card_comes_back_and_no_other_loses_its_place():
    told = chosen(ONE, TWO, THREE, ONE)
    assert (told.wants, told.settled) == (True, (TWO, THREE))
    assert told.choosing(ONE) == chosen(ONE, TWO, THREE)
    assert told.choosing(TWO).settled == (THREE,)


def test_of_complete_orders_a_card_is_freed_and_with_it_the_last_one_left():
    told = chosen(ONE, TWO, THREE, FOUR, FIVE)
    assert told.complete
    assert [told.choosing(card).settled for card in (TWO, FIVE)] == [(THREE, FOUR), (TWO, THREE)]
    assert not told.choosing(TWO).complete


def test_a_card_alone_in_the_order_cannot_be_freed():
    told = chosen(ONE, TWO, looked_at=(ONE, TWO))
    assert told.complete
    assert told.choosing(TWO).complete


def test_another_card_thrown_away_gives_its_place_to_the_first():
    told = looking_into(LOOKED_AT).throwing(TWO).throwing(FOUR)
    assert told.command == Foresee(FOUR, (ONE, THREE, TWO, FIVE))
    assert told.throwing(FOUR) == told


def test_a_discarded_card_can_be_moved_back_among_the_others():
    told = looking_into(LOOKED_AT).throwing(TWO).moving(TWO, 4)
    assert told.command is None
    assert told.order == (ONE, THREE, FOUR, FIVE, TWO)


def test_whatever_is_done_no_card_is_lost():
    told = looking_into(LOOKED_AT)
    for card in (THREE, ONE, THREE, FIVE, FIVE, TWO, ONE, FOUR):
        told = told.choosing(card)
        assert sorted(told.cards, key=LOOKED_AT.index) == list(LOOKED_AT)
        told = told.throwing(LOOKED_AT[told.placed])
        assert sorted(told.cards, key=LOOKED_AT.index) == list(LOOKED_AT)


def test_what_was_chosen_before_a_dragged_card_stays_chosen_and_no_more():
    told = chosen(ONE, TWO, THREE)
    assert told.settled == (TWO, THREE)
    assert told.moving(TWO, 3).settled == ()
    assert told.moving(THREE, 3).settled == (TWO,)
    assert told.moving(FIVE, 0).settled == ()
    assert told.moving(FIVE, 2).settled == (TWO, THREE)


def test_what_was_chosen_stays_chosen_when_another_card_is_thrown_away():
    assert chosen(ONE, TWO).throwing(FIVE).settled == (TWO,)


@dataclass(frozen=True)
class Sort(PutInOrder[Prophesy]):
    """An answer by which two cards go and the others have an order."""

    apart: ClassVar[str] = DISCARD
    count: ClassVar[int] = 2

    gone: Cards
    order: Cards

    @classmethod
    def cards(cls, game: InPlay) -> Cards:
        return LOOKED_AT

    def perform(self, game: InPlay, decision: Prophesy) -> None:
        pass


def two_go(*cards: Card) -> Ranking:
    told = Ranking.begun(Prophesy(), Sort, Ordering(LOOKED_AT, DISCARD, 2))
    for card in cards:
        told = told.choosing(card)
    return told


def test_the_first_cards_chosen_go_as_many_as_have_to():
    assert [two_go().missing, two_go(FOUR).missing, two_go(FOUR, ONE).missing] == [2, 1, 0]
    assert two_go(FOUR).command is None
    assert two_go(FOUR, ONE).command == Sort((ONE, FOUR), (TWO, THREE, FIVE))
    assert two_go(FOUR, ONE, FIVE).command == Sort((ONE, FOUR), (FIVE, TWO, THREE))


def test_one_of_several_cards_that_go_comes_back_when_it_is_chosen_again():
    told = two_go(FOUR, ONE, FOUR)
    assert (told.apart, told.order, told.missing) == ((ONE,), (TWO, THREE, FIVE, FOUR), 1)


def test_one_card_too_many_thrown_away_gives_its_place_to_the_first():
    told = two_go().throwing(TWO).throwing(FOUR).throwing(FIVE)
    assert (told.apart, told.order) == ((FOUR, FIVE), (ONE, THREE, TWO))


def test_whatever_is_done_with_several_no_card_is_lost():
    told = two_go()
    for card in (THREE, ONE, THREE, FIVE, FIVE, TWO, ONE, FOUR):
        told = told.choosing(card).throwing(LOOKED_AT[told.placed]).moving(card, 1)
        assert sorted(told.cards, key=LOOKED_AT.index) == list(LOOKED_AT)
        assert len(told.apart) <= 2


def test_of_fewer_cards_than_have_to_go_all_go():
    told = Ranking.begun(Prophesy(), Sort, Ordering((ONE,), DISCARD, 2))
    assert told.missing == 1
    assert told.choosing(ONE).command == Sort((ONE,), ())
