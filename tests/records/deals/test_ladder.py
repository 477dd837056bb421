"""The ladder: every challenge can be won, is kept and found by its name, and is no edition."""

from collections import Counter
from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.base.prophecy import ProphecySeen
from game.editions.ladder.challenges import (
    CHALLENGES,
    GUEST_CARDS,
    NightmareStirred,
    fewer,
    guests_in_limbo,
    no_prophecy,
    third_door,
    winning_lines,
)
from game.records.journal.text.share import exported, shared
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, HAND, owned
from game.rules.view import View
from game.table.saved_table import SavedTable
from tests.console.conversation import Talk
from tests.records.journal.playing import journal, kept, played
from tests.speaking import speaker
from tests.walks import walk

ENGLISH = speaker()
by_number = pytest.mark.parametrize("number", range(1, len(CHALLENGES) + 1))


def game_of(change, seats=1) -> Game:
    return Game.start(replace(change(BASE), edition="base"), seed="ladder", seats=seats)


def counted(rules: Ruleset) -> Counter[str]:
    """Returns the number of cards of each kind in a game."""
    return Counter(card.kind for card in rules.all_cards)


def test_the_numbers_of_the_ladder_follow_each_other():
    assert [row.number for row in OFFERED.challenges] == list(range(1, len(CHALLENGES) + 1))
    assert len(CHALLENGES) == 18
    assert {row.seats for row in CHALLENGES} == {1, 2}
    assert len({row.title for row in CHALLENGES}) == len({row.seed for row in CHALLENGES})


@by_number
def test_a_stored_line_wins_each_challenge_and_nothing_on_the_way_is_called_lost(number):
    """The count of what can still be won goes by the cards of each challenge."""
    challenge = CHALLENGES[number - 1]
    rules = OFFERED[challenge.edition]
    assert OFFERED.challenge(rules.edition) is challenge
    game = challenge.deal.begun(rules)
    assert game.rules.edition == f"ladder-{number}"
    for answer in winning_lines()[number - 1]:
        assert not ENGLISH.hopeless(View.of(game.state, game.state.active))
        game.submit(game.legal()[answer])
    assert game.state.result == "won"


def test_a_challenge_can_be_lost_before_its_end():
    """Of the Library two Keys alone are left, while three of its Doors are missing."""
    game = game_of(third_door(Colour.LIBRARY))
    library = [card for card in game.rules.all_cards if card.id[0] == "L"]
    gone = [card for card in library if card.kind in (SUN, MOON) or card.id == "LK1"]
    deck = tuple(card for card in game.state.deck if card not in gone)
    hand = tuple(card for card in game.state.hand(0) if card not in gone)
    zones = {**game.state.zones, DECK: deck, owned(HAND, 0): hand, "discard": tuple(gone)}
    view = View.of(replace(game.state, zones=zones), 0)
    assert ENGLISH.hopeless(view).startswith("Library: 3 Doors are missing")


def test_no_challenge_is_an_edition_that_one_adds():
    assert not [name for name in OFFERED.all_names if name.startswith("ladder")]
    for name in (
        "ladder",
        "ladder-0",
        f"ladder-{len(CHALLENGES) + 1}",
        "base+ladder-1",
        "ladder-01",
    ):
        assert name not in OFFERED
        assert OFFERED.challenge(name) is None
    assert OFFERED.challenge("base") is None


@by_number
def test_random_games_of_each_challenge_hold(number):
    challenge = CHALLENGES[number - 1]
    waiting = GUEST_CARDS if guests_in_limbo in challenge.changes else ()
    walk(OFFERED[challenge.edition], challenge.seats, number, waiting)


@pytest.mark.parametrize("number", [2, 6])
def test_a_challenge_is_kept_and_sent_like_any_game(number, tmp_path):
    rules = OFFERED[f"ladder-{number}"]
    game = played("ladder", answers=30, rules=rules)
    here = journal(tmp_path)
    saved = here.load(kept(here, game).record.id)
    assert saved.record.edition == f"ladder-{number}"
    assert (saved.game.log, saved.game.state) == (game.log, game.state)
    sent = exported(saved)
    assert shared(sent, OFFERED, SavedTable.of).game.log == game.log


def test_programs_play_a_challenge_through_the_referee():
    reply = Talk().ask("new", seed="x", edition="ladder-2")
    assert reply["events"][0]["edition"] == "ladder-2"
    assert {"type": "NightmareStirred", "card": "NM12"} in reply["events"]


# What a change changes


@pytest.mark.parametrize(("kind", "count"), [(KEY, 1), (KEY, 3), (SUN, 2)])
def test_fewer_cards_of_a_kind_are_missing_from_every_place(kind, count):
    rules = fewer(kind, count)(BASE)
    assert counted(BASE) - counted(rules) == {kind: 4 * count}
    gone = {*BASE.box[DECK]} - {*rules.box[DECK]}
    assert Counter(place for card in gone for place in card.colours) == dict.fromkeys(Colour, count)
    last = max(card.id[2:] for card in BASE.all_cards if card.id.startswith(f"L{kind}"))
    assert f"L{kind}{last}" in {card.id for card in gone}


def test_a_third_door_has_to_be_opened_too():
    rules = third_door(Colour.LIBRARY)(BASE)
    assert rules.doors == 9
    assert [c.id for c in rules.all_cards if c.kind == DOOR and "L" in c.id] == [
        "LD1",
        "LD2",
        "LD3",
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_guests_lie_in_limbo_from_the_first_turn_and_return_at_its_end(seats):
    game = game_of(guests_in_limbo, seats)
    while not game.state.turn:
        game.submit(game.legal()[0])
    assert [card.id for card in game.state.limbo] == ["NM11", "NM12"]
    assert not game.state.discard
    assert sum(isinstance(event, NightmareStirred) for event in game.log) == 2
    while game.state.turn < 2:
        game.submit(game.legal()[-1])
    assert not game.state.limbo
    assert counted(game.rules)[NIGHTMARE] == 12


def test_without_prophecies_a_discarded_key_only_draws_a_card():
    game = game_of(no_prophecy)
    key = next(card for card in game.state.deck if card.kind == KEY)
    hand = owned(HAND, 0)
    zones = {**game.state.zones, hand: (key, *game.state.hand(0)[1:])}
    zones[DECK] = (game.state.hand(0)[0], *(c for c in game.state.deck if c is not key))
    game.state = replace(game.state, zones=zones)
    view = View.of(game.state, 0)
    told = [*ENGLISH.consequence(Discard(key), view), ENGLISH.command(Discard(key), view)]
    told += [text for row in ENGLISH.about(key, view)[:2] for text in row]
    assert not any("Prophecy" in text for text in told)
    events = game.submit(Discard(key))
    assert not any(isinstance(event, ProphecySeen) for event in events)
    assert isinstance(game.pending, PlayOrDiscard)
