"""The log as it can be read: what is told, under which turn, and of which cards."""

import random

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import DoorDrawn
from game.editions.base.explore import CardDiscarded, CardPlayed, TrioCompleted
from game.editions.base.nightmare import DoorLost, NightmareDrawn
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import DoorGained, HandDiscarded, KeyDiscarded, LocationDrawn
from game.editions.base.turn import LimboReturned
from game.rules.card import Colour
from game.rules.course import Concede
from game.rules.event import Answered, Awaiting, DeckShuffled, GameStarted, TurnBegan
from game.rules.game import Game
from game.rules.view import frames
from game.table.chronicle import chronicle
from game.table.deeds import Deeds, deeds, opened_by_key, told
from tests.speaking import speaker
from tests.walks import begin, some_command

SUN, MOON, KEY, DOOR = (CARDS[card] for card in "OS1 AM1 GK1 GD1".split())


def some_game(seats=1, number=2):
    game, rng = begin(BASE, seats, number), random.Random(number)
    while game.pending is not None:
        game.submit(some_command(game, rng, number))
    return game


def test_answers_and_what_is_asked_tell_nothing():
    log = [CardPlayed(0, SUN), Answered(Concede()), Awaiting(()), CardDiscarded(0, MOON)]
    assert [entry.event for entry in chronicle(log)] == [log[0], log[3]]


def test_every_other_event_of_a_game_is_told_once_and_in_order():
    log = some_game().log
    told = [event for event in log if not isinstance(event, Answered | Awaiting)]
    assert [entry.event for entry in chronicle(log)] == told


def test_an_entry_belongs_to_the_turn_that_began_last():
    log = [
        GameStarted("base", 1, 0, None, "open"),
        TurnBegan(0, 1),
        CardPlayed(0, SUN),
        TurnBegan(0, 2),
        CardPlayed(0, MOON),
    ]
    assert [entry.turn for entry in chronicle(log)] == [0, 1, 1, 2, 2]


def test_only_the_beginning_of_a_turn_is_a_heading():
    entries = chronicle(some_game().log)
    assert [entry.turn for entry in entries if entry.heading] == list(
        range(1, entries[-1].turn + 1)
    )


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        (CardPlayed(0, SUN), (SUN,)),
        (CardsSwapped(0, SUN, MOON), (SUN, MOON)),
        (ProphecySeen(0, (SUN, KEY, DOOR)), (SUN, KEY, DOOR)),
        (CardsReturned(0, (None, None)), ()),
        (HandDiscarded(0, (MOON, KEY)), (MOON, KEY)),
        (DoorGained(0, DOOR), (DOOR,)),
        (LocationDrawn(1, None, "hand"), ()),
        (TrioCompleted(0, Colour.GARDEN), ()),
        (LimboReturned(), ()),
    ],
)
def test_an_entry_names_the_cards_of_its_event(event, cards):
    assert chronicle([event])[0].cards == cards


def test_a_shuffle_names_no_card_even_when_its_order_is_told():
    assert chronicle([DeckShuffled((SUN, MOON))])[0].cards == ()


def test_what_a_reader_may_not_see_is_not_named_r14():
    game = some_game(seats=2, number=1)
    assert game.state.visibility == "hidden"
    start = Game(BASE, game.log[:1])
    seen = [event for event, _ in frames(start.state, game.log[1:], 1)]
    hidden = 0
    for full, entry in zip(chronicle(game.log[1:]), chronicle(seen), strict=True):
        assert set(entry.cards) <= set(full.cards)
        hidden += len(full.cards) - len(entry.cards)
    assert hidden


def test_a_door_was_opened_by_the_key_that_went_just_before_it_or_else_by_a_trio():
    found, lost = CARDS["AD1"], CARDS["OD1"]
    log = [
        TrioCompleted(0, Colour.AQUARIUM),
        DoorGained(0, found),
        DoorDrawn(0, DOOR),
        KeyDiscarded(0, KEY),
        DoorGained(0, DOOR),
        DoorGained(0, lost),
        DoorLost(0, lost),
    ]
    assert opened_by_key(log) == {found: False, DOOR: True}


@pytest.mark.parametrize("number", range(5))
def test_the_doors_open_at_the_end_are_those_on_the_table(number):
    game = some_game(number=number)
    assert set(opened_by_key(game.log)) == set(game.state.doors(0))


# Who did what


def test_deeds_are_counted_by_seat():
    found = CARDS["AD1"]
    log = [
        CardPlayed(0, SUN),
        TrioCompleted(0, Colour.AQUARIUM),
        DoorGained(0, found),
        CardDiscarded(1, KEY),
        CardsSwapped(1, SUN, MOON),
        ProphecySeen(1, (SUN, MOON)),
        NightmareDrawn(1, CARDS["NM1"]),
        KeyDiscarded(1, KEY),
        DoorDrawn(1, DOOR),
        KeyDiscarded(1, KEY),
        DoorGained(1, DOOR),
    ]
    assert deeds(log, 2) == (
        Deeds(by_trio=1, by_key=0, played=1, discarded=0, prophecies=0, nightmares=0, swaps=0),
        Deeds(by_trio=0, by_key=1, played=0, discarded=1, prophecies=1, nightmares=1, swaps=1),
    )


def test_e31_a_door_given_back_belongs_to_whoever_opens_it_last():
    log = [
        TrioCompleted(0, Colour.GARDEN),
        DoorGained(0, DOOR),
        DoorLost(0, DOOR),
        DoorDrawn(1, DOOR),
        KeyDiscarded(1, KEY),
        DoorGained(1, DOOR),
    ]
    first, second = deeds(log, 2)
    assert (first.by_trio, first.by_key) == (0, 0)
    assert (second.by_trio, second.by_key) == (0, 1)


@pytest.mark.parametrize("number", range(5))
def test_the_deeds_of_two_add_up_to_their_game(number):
    game = some_game(seats=2, number=number)
    shares = deeds(game.log, 2)
    for seat, share in enumerate(shares):
        assert share.by_trio + share.by_key == len(game.state.doors(seat))
        assert share.played == len(game.state.row(seat))
    # Every turn plays or discards one card; only the last one may not have come so far.
    explored = sum(share.played + share.discarded for share in shares)
    assert game.state.turn - explored in (0, 1)


def test_deeds_are_told_in_the_right_number():
    words = speaker("en")
    few = Deeds(by_trio=1, by_key=0, played=1, discarded=1, prophecies=1, nightmares=1, swaps=1)
    assert told(few, words) == (
        "1 Door (1 by trio, 0 by Key), 1 card played, 1 card discarded, 1 swap, 1 Prophecy, "
        "1 Nightmare"
    )
    many = Deeds(by_trio=3, by_key=1, played=12, discarded=5, prophecies=0, nightmares=0, swaps=0)
    assert told(many, words) == (
        "4 Doors (3 by trio, 1 by Key), 12 cards played, 5 cards discarded, 0 Nightmares"
    )
