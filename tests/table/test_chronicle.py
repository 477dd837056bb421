"""The log that can be read: what it tells, under which turn, and of which cards."""

import random
from collections import Counter

import pytest

from build_scripts.stage.positions import after as played_through
from build_scripts.stage.positions import golden
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, DoorDrawn
from game.editions.base.explore import CardDiscarded, CardPlayed, Decline, Search, TrioCompleted
from game.editions.base.nightmare import DoorLost, LoseHand, NightmareDrawn, PayKey, RevealFive
from game.editions.base.partners import CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import DoorGained, HandDiscarded, KeyDiscarded, LocationDrawn
from game.editions.base.show import STAGING
from game.editions.base.turn import LimboReturned
from game.rules.card import Colour
from game.rules.course import Concede
from game.rules.event import Answered, Awaiting, DeckShuffled, GameStarted, TurnBegan
from game.rules.game import Game
from game.rules.state import HAND
from game.rules.view import frames
from game.table.chronicle import chronicle, whole_story
from game.table.deeds import Deeds, Loss, deeds, gains, losses, openings, told, ways
from tests.rules.stories import after, partners
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


@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_once_a_game_is_over_its_log_tells_what_lies_face_up_and_nothing_of_the_deck(visibility):
    shared, deck = "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
    game = after(
        partners("OS1 OM1 OK1", "AM1 GS1 AK1", shared, deck, visibility=visibility),
        *("Discard OK1", "Keep", "Foresee LM2 LM4,LM3,LM1,OS2", "Play AM1", "Concede"),
    )
    told = list(whole_story(game))
    drawn = [event for event in game.log if isinstance(event, LocationDrawn)]
    assert [event for event in told if isinstance(event, LocationDrawn)] == drawn
    (foreseen,) = (event for event in told if isinstance(event, ProphecySeen))
    (returned,) = (event for event in told if isinstance(event, CardsReturned))
    cards, order = (None,) * 5, (None,) * 4
    if visibility == "hidden":
        assert (foreseen.cards, returned.order) == (cards, order)
    else:
        assert None not in (*foreseen.cards, *returned.order)


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


def so_far(*events, seats=2):
    """Returns a game whose log has only these events."""
    return Game(BASE, [GameStarted("base", seats, 0, "some", "open"), *events])


def test_a_door_was_opened_by_the_key_that_went_just_before_it_or_else_by_a_trio():
    found, lost = CARDS["AD1"], CARDS["OD1"]
    game = so_far(
        TrioCompleted(0, Colour.AQUARIUM),
        Answered(Search()),
        DoorGained(0, found),
        DoorDrawn(0, DOOR),
        Answered(Claim(KEY)),
        KeyDiscarded(0, KEY),
        DoorGained(0, DOOR),
        DoorGained(0, lost),
        DoorLost(0, lost),
    )
    assert openings(game) == {found: Search, DOOR: Claim}
    assert ways(openings(game), STAGING) == {"trio": 1, "key": 1}


def test_a_door_that_was_opened_in_another_way_counts_as_neither():
    game = so_far(
        TrioCompleted(0, Colour.AQUARIUM),
        Answered(Search()),
        DoorGained(0, CARDS["AD1"]),
        Answered(Decline()),
        DoorGained(0, DOOR),
    )
    assert ways(openings(game), STAGING) == {"trio": 1}
    first, _ = deeds(game, STAGING)
    assert told(first, speaker("en"), STAGING).startswith("2 Doors (1 by trio, 0 by Key)")


@pytest.mark.parametrize("number", range(5))
def test_the_doors_open_at_the_end_are_those_on_the_table(number):
    game = some_game(number=number)
    assert set(openings(game)) == set(game.state.doors(0))


# In which turn


def test_the_turns_of_doors_and_losses_are_those_that_the_playthrough_tells():
    alone, pair = (
        played_through(golden(name), None) for name in ("solo_victory", "pair_lost_in_the_redraw")
    )
    turns = {door.id: (gained.by, gained.turn) for door, gained in gains(alone).items()}
    assert turns == {
        **{key: (Claim, turn) for key, turn in (("AD1", 1), ("GD1", 2), ("LD1", 2))},
        **dict.fromkeys(("AD2", "LD2"), (Claim, 3)),
        "OD1": (Search, 4),
        "OD2": (Search, 8),
        "GD2": (Search, 11),
    }
    assert list(losses(alone, STAGING)) == [
        Loss(0, 4, PayKey),
        Loss(0, 4, LoseHand),
        Loss(0, 10, LoseHand),
    ]
    five = [Loss(seat, turn, RevealFive) for seat, turn in ((0, 1), (1, 2), (0, 3), (1, 4))]
    assert list(losses(pair, STAGING)) == [
        *(loss for each in five for loss in (each, each)),
        Loss(0, 5, LoseHand),
    ]


# Who did what


def counted(deeds):
    """Returns the counts of some deeds, in short."""
    times = {event.__name__: count for event, count in deeds.times.items()}
    return deeds.doors, dict(deeds.ways), times


def test_deeds_are_counted_by_seat():
    found = CARDS["AD1"]
    game = so_far(
        LocationDrawn(1, MOON, HAND),
        MarketShared((CARDS["OS2"],)),
        CardPlayed(0, SUN),
        TrioCompleted(0, Colour.AQUARIUM),
        Answered(Search()),
        DoorGained(0, found),
        CardDiscarded(1, KEY),
        CardsSwapped(1, MOON, CARDS["OS2"]),
        ProphecySeen(1, (CARDS["OS3"], CARDS["OS4"])),
        NightmareDrawn(1, CARDS["NM1"]),
        KeyDiscarded(1, CARDS["GK2"]),
        DoorDrawn(1, DOOR),
        Answered(Claim(CARDS["GK3"])),
        KeyDiscarded(1, CARDS["GK3"]),
        DoorGained(1, DOOR),
    )
    names = "CardPlayed", "CardDiscarded", "CardsSwapped", "ProphecySeen", "NightmareDrawn"
    assert [counted(one) for one in deeds(game, STAGING)] == [
        (1, {"trio": 1}, dict(zip(names, (1, 0, 0, 0, 0), strict=True))),
        (1, {"key": 1}, dict(zip(names, (0, 1, 1, 1, 1), strict=True))),
    ]


def test_e31_a_door_given_back_belongs_to_whoever_opens_it_last():
    game = so_far(
        TrioCompleted(0, Colour.GARDEN),
        Answered(Search()),
        DoorGained(0, DOOR),
        DoorLost(0, DOOR),
        DoorDrawn(1, DOOR),
        Answered(Claim(KEY)),
        KeyDiscarded(1, KEY),
        DoorGained(1, DOOR),
    )
    first, second = deeds(game, STAGING)
    assert (first.doors, first.ways) == (0, {})
    assert (second.doors, second.ways) == (1, {"key": 1})


@pytest.mark.parametrize("number", range(5))
def test_the_deeds_of_two_add_up_to_their_game(number):
    game = some_game(seats=2, number=number)
    shares = deeds(game, STAGING)
    for seat, share in enumerate(shares):
        assert share.ways["trio"] + share.ways["key"] == share.doors == len(game.state.doors(seat))
        assert share.times[CardPlayed] == len(game.state.row(seat))
    # Every turn plays or discards one card; only the last turn may end before that.
    explored = sum(share.times[CardPlayed] + share.times[CardDiscarded] for share in shares)
    assert game.state.turn - explored in (0, 1)


def done(ways, *, played, discarded, prophecies, nightmares, swaps):
    """Returns the deeds of a player whose Doors were all opened in these ways."""
    times = {
        CardPlayed: played,
        CardDiscarded: discarded,
        CardsSwapped: swaps,
        ProphecySeen: prophecies,
        NightmareDrawn: nightmares,
    }
    return Deeds(ways.total(), ways, times)


def test_deeds_are_told_in_the_right_number():
    words = speaker("en")
    few = done(Counter(trio=1), played=1, discarded=1, prophecies=1, nightmares=1, swaps=1)
    assert told(few, words, STAGING) == (
        "1 Door (1 by trio, 0 by Key), 1 card played, 1 card discarded, 1 swap, 1 Prophecy, "
        "1 Nightmare"
    )
    many = done(Counter(trio=3, key=1), played=12, discarded=5, prophecies=0, nightmares=0, swaps=0)
    assert told(many, words, STAGING) == (
        "4 Doors (3 by trio, 1 by Key), 12 cards played, 5 cards discarded, 0 Nightmares"
    )
