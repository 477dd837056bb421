"""Who may see what of the table, and whose side is below, for each manner of sharing a screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.editions.base.box import BASE
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import LocationDrawn
from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import DECK, HAND, Seat, State, owned
from game.rules.view import View
from game.table.party import Manner
from game.table.watching import face_up, side, sight, watched
from tests.rules.stories import after, command, names, partners
from tests.rules.test_visibility import exchanged, mapped, permutation, unseen_by, visible
from tests.table.sittings import MANNERS, new_game

OWN, OTHER, SHARED = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
HIDDEN: tuple[Manner, ...] = ("curtain", "peek")


def started(manner: Manner, *texts: str) -> Game:
    """Turn 1 of the first seat after these answers."""
    visibility = "open" if manner == "open" else "hidden"
    return after(partners(OWN, OTHER, SHARED, DECK_TOP, visibility=visibility), *texts)


def shown(manner: Manner, game: Game, text: str) -> list[tuple[Event, View]]:
    """What those at the table see of one answer of the one who plays."""
    before = game.state
    seat = before.active
    return list(watched(manner, before, game.submit(command(text)), seat, True))


def at(frames: list[tuple[Event, View]], kind: type[Event]) -> tuple[Event, View]:
    """The first event of a kind and the view after it."""
    return next((event, view) for event, view in frames if isinstance(event, kind))


# Whether cards lie face up by themselves


@pytest.mark.parametrize("manner", MANNERS)
def test_while_hands_are_drafted_everything_is_face_up_and_the_one_who_picks_sits_below(manner):
    game = new_game("draft", manner)
    for _ in range(6):
        state = game.state
        assert state.turn == 0
        assert face_up(manner, state, 0)
        assert side(manner, state, 1 - state.active) == state.active
        frames = list(watched(manner, state, game.submit(game.legal()[0]), state.active, True))
        drafted = [view for _, view in frames if view.turn == 0]
        assert drafted
        for view in drafted:
            assert not any(None in cards for zone, cards in view.zones.items() if zone != DECK)
    assert game.state.turn == 1


def test_open_hands_are_always_face_up():
    game = started("open")
    for _ in range(3):
        assert face_up("open", game.state, 0)
        assert face_up("open", game.state, game.state.turn)
        game.submit(game.legal()[0])


def test_behind_a_curtain_cards_are_face_up_for_the_turn_in_which_they_were_looked_at():
    game = started("curtain")
    assert face_up("curtain", game.state, 1)
    assert not face_up("curtain", game.state, 0)
    after(game, "Play OS1")
    assert game.state.turn == 2
    assert not face_up("curtain", game.state, 1)
    assert face_up("curtain", game.state, 2)


def test_hands_that_are_peeked_at_are_never_face_up_by_themselves():
    game = started("peek")
    for turn in (0, 1, 2):
        assert not face_up("peek", game.state, turn)


def test_the_lower_side_follows_the_one_who_plays_but_a_curtain_has_to_fall_first():
    game = started("open", "Play OS1")
    assert game.state.active == 1
    for seat in (0, 1):
        assert side("open", game.state, seat) == 1
        assert side("peek", game.state, seat) == 1
        assert side("curtain", game.state, seat) == seat


# What is seen after each event


def test_open_hands_are_seen_by_both_and_follow_the_one_who_plays():
    frames = shown("open", started("open"), "Play OS1")
    for event, view in frames:
        if isinstance(event, Answered):
            assert view.seat == 0
        assert None not in view.hand + view.partner_hand
    _, drawn = at(frames, LocationDrawn)
    assert (drawn.seat, names(drawn.hand)) == (0, "OM1 OK1 LM1")
    _, begun = at(frames, TurnBegan)
    assert (begun.seat, begun.active) == (1, 1)
    assert names(begun.hand) == OTHER
    assert [card and card.id for card in begun.partner_hand] == ["OM1", "OK1", "LM1"]


def test_a_curtain_lets_the_player_see_the_own_turn_and_covers_it_when_the_next_begins():
    frames = shown("curtain", started("curtain"), "Play OS1")
    event, drawn = at(frames, LocationDrawn)
    assert isinstance(event, LocationDrawn)
    assert str(event.card) == "LM1"
    assert (drawn.seat, names(drawn.hand)) == (0, "OM1 OK1 LM1")
    _, begun = at(frames, TurnBegan)
    assert begun.seat == 0, "nobody changes seats before the curtain has fallen"
    assert begun.active == 1
    assert begun.zones[owned(HAND, 0)] == (None,) * 3
    assert begun.zones[owned(HAND, 1)] == (None,) * 3
    assert begun.pending is None
    for _, view in frames[frames.index(frames[-1]) :]:
        assert view == begun


def test_behind_a_curtain_what_the_partner_drew_stays_unknown():
    game = started("curtain", "Play OS1")
    for event, view in shown("curtain", game, "Play AM1"):
        if view.turn == 2:
            assert view.seat == 1
            # Drafted cards are known, the one that was drawn is not (E35).
            assert [card and card.id for card in view.partner_hand] == ["OM1", "OK1", None]
        assert "LM1" not in str(event)


def test_what_is_peeked_at_is_covered_as_soon_as_it_is_answered():
    frames = shown("peek", started("peek"), "Play OS1")
    answered = [view for event, view in frames if isinstance(event, Answered)]
    assert [names(view.hand) for view in answered] == [OWN]
    event, drawn = at(frames, LocationDrawn)
    assert isinstance(event, LocationDrawn)
    assert event.card is None
    for event, view in frames:
        if not isinstance(event, Answered):
            for seat in (0, 1):
                assert not view.cards(owned(HAND, seat))
            assert view.pending is None
    assert len(drawn.zones[owned(HAND, 0)]) == 3
    assert at(frames, TurnBegan)[1].seat == 1


def test_a_prophecy_is_seen_by_the_one_behind_the_curtain_and_by_both_of_open_hands():
    for manner in ("open", "curtain"):
        game = started(manner, "Discard OK1")
        event, view = at(shown(manner, game, "Keep"), ProphecySeen)
        assert isinstance(event, ProphecySeen)
        assert names(event.cards) == "LM1 LM2 LM3 LM4 OS2"
        assert view.prophecy == event.cards
        event, view = at(shown(manner, game, "Foresee LM2 LM4,LM3,LM1,OS2"), CardsReturned)
        assert isinstance(event, CardsReturned)
        assert names(event.order) == "LM4 LM3 LM1 OS2"
        assert names(view.known_top) == "LM4 LM3 LM1 OS2"
        assert names(game.state.deck[:3]) == "LM3 LM1 OS2"


def test_of_a_prophecy_of_peekers_only_the_backs_are_seen_until_the_curtain_has_fallen():
    game = started("peek", "Discard OK1")
    event, view = at(shown("peek", game, "Keep"), ProphecySeen)
    assert isinstance(event, ProphecySeen)
    assert event.cards == (None,) * 5
    assert view.prophecy == (None,) * 5
    assert view.pending is None
    frames = shown("peek", game, "Foresee LM2 LM4,LM3,LM1,OS2")
    event, view = at(frames, CardsReturned)
    assert isinstance(event, CardsReturned)
    assert event.order == (None,) * 4
    assert view.known_top == ()
    assert view.zones[DECK] == (None,) * (len(game.state.deck) + 1)


def test_after_the_handover_of_a_curtain_the_known_top_is_covered_too():
    game = started("curtain", "Discard OK1", "Keep")
    frames = shown("curtain", game, "Foresee LM2 LM4,LM3,LM1,OS2")
    assert names(at(frames, LocationDrawn)[1].known_top) == "LM3 LM1 OS2"
    assert at(frames, TurnBegan)[1].known_top == ()


def test_sight_is_that_of_the_lower_side_or_covered():
    game = started("curtain", "Play OS1")
    assert sight("curtain", game.state, 0, 1) == View.covered(game.state, 0)
    assert sight("curtain", game.state, 1, 2) == View.of(game.state, 1)
    assert sight("peek", game.state, 0, 2) == View.covered(game.state, 1)
    opened = started("open", "Play OS1")
    assert sight("open", opened.state, 0, 1) == View.of(opened.state, 1)


@pytest.mark.parametrize("shows", [True, False])
@pytest.mark.parametrize("manner", HIDDEN)
def test_once_the_game_is_over_all_hands_are_face_up_and_the_deck_stays_a_deck(manner, shows):
    game = started(manner, "Discard OK1", "Keep", "Foresee LM2 LM4,LM3,LM1,OS2")
    before, events = game.state, game.submit(command("Concede"))
    views = [view for _, view in watched(manner, before, events, before.active, shows)]
    assert all(None in view.partner_hand for view in views if view.result is None)
    last = views[-1]
    for seat in (0, 1):
        assert last.cards(owned(HAND, seat)) == game.state.hand(seat)
    assert last.zones[DECK] == (None,) * len(game.state.deck)
    assert last.visibility == "hidden"
    assert sum(last.unseen.values()) == len(game.state.deck)


# Nothing leaks (ux 3.9)


@dataclass(frozen=True)
class Seen:
    """Of one answer: the state before it, its events, and what was seen of them by whom."""

    before: State
    seat: Seat
    events: list[Event]
    frames: list[tuple[Event, View]]


def answers(manner: Manner, seed: str) -> Iterator[Seen]:
    """A random game, answer by answer."""
    game, chance = new_game(seed, manner), random.Random(seed)
    while game.pending is not None:
        before = game.state
        events = list(game.submit(chance.choice(game.legal())))
        frames = list(watched(manner, before, events, before.active, True))
        yield Seen(before, before.active, events, frames)


@pytest.mark.parametrize("manner", HIDDEN)
def test_two_games_that_differ_only_in_what_nobody_may_see_look_the_same(manner):
    touched, chance = 0, random.Random("leaks")
    for seed in ("a", "bb", "ccc", "dddd", "eeeee", "ffffff"):
        for seen in answers(manner, seed):
            # Whoever answers sees the own hand until the answer is given.
            frames = [frame for frame in seen.frames if not isinstance(frame[0], Answered)]
            told: set[Card] = set()
            for _, view in frames:
                told |= set(visible(view))
            secret = unseen_by(seen.before, seen.seat)
            if manner == "peek" and seen.before.turn:
                secret += seen.before.hand(seen.seat)
            other = permutation([card for card in secret if card not in told], chance)
            events = [mapped(event, other) for event in seen.events]
            twin = exchanged(seen.before, other)
            looked = watched(manner, twin, events, seen.seat, True)
            assert [frame for frame in looked if not isinstance(frame[0], Answered)] == frames
            if seen.before.turn:
                hands = [owned(HAND, seat) for seat in (0, 1)]
                touched += any(twin.zone(hand) != seen.before.zone(hand) for hand in hands)
    assert touched > 100


@pytest.mark.parametrize("manner", MANNERS)
def test_every_event_is_watched_in_its_order_and_the_last_view_is_the_present(manner):
    for seen in answers(manner, "order"):
        assert [type(event) for event, _ in seen.frames] == [type(event) for event in seen.events]


def test_open_games_end_in_the_view_of_the_one_who_plays():
    game, chance = Game.start(BASE, seed="end", seats=2), random.Random("end")
    while game.pending is not None:
        before = game.state
        events = game.submit(chance.choice(game.legal()))
        *_, (_, last) = watched("open", before, events, before.active, True)
        assert last == View.of(game.state, game.state.active)
