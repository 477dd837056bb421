"""What each player may see of the table, for each manner of sharing a screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.editions.base.box import BASE
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import LocationDrawn
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import DECK, FORESIGHT, HAND, Seat, State, owned
from game.rules.view import View
from game.table.motion.tempo import Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.watching import Frames, Viewer, face_up, in_sight, watched
from tests.rules.stories import after, command, names, partners
from tests.rules.test_visibility import exchanged, mapped, permutation, unseen_by, visible
from tests.table.robots.sessions import MANNERS, SIZE, new_game, party, seated

OWN, OTHER, SHARED = "OS1 OM1 OK1", "AM1 GS1 AK1", "LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
HIDDEN: tuple[Manner, ...] = ("curtain", "peek")


def started(manner: Manner, *texts: str) -> Game:
    """Returns a game in turn 1 of the first seat after these answers."""
    visibility = "open" if manner == "open" else "hidden"
    return after(partners(OWN, OTHER, SHARED, DECK_TOP, visibility=visibility), *texts)


def shown(manner: Manner, game: Game, text: str, lifted: bool = True) -> Frames:
    """Returns what the players see of one answer; in a hidden game the cloth may be `lifted`."""
    before = game.state
    return watched(manner, before, game.submit(command(text)), lifted)


def at(frames: Frames, kind: type[Event]) -> tuple[Event, View]:
    """Returns the first event of a kind, and the view after it."""
    return next((event, view) for event, view in frames if isinstance(event, kind))


def lying(view: View, seat: Seat) -> list[str | None]:
    """Returns the hand of a seat as it lies."""
    return [card.id if card else None for card in view.zones[owned(HAND, seat)]]


# Whether cards lie face up by themselves


@pytest.mark.parametrize("manner", MANNERS)
def test_while_hands_are_drafted_everything_is_face_up_and_seen_by_the_one_who_picks(manner):
    game = new_game("draft", manner)
    for _ in range(6):
        state = game.state
        assert state.turn == 0
        assert face_up(manner, state)
        frames = watched(manner, state, game.submit(game.legal()[0]), True)
        drafted = [view for _, view in frames if view.turn == 0]
        assert drafted
        for view in drafted:
            assert not any(None in cards for zone, cards in view.zones.items() if zone != DECK)
    assert game.state.turn == 1


@pytest.mark.parametrize("manner", MANNERS)
def test_open_hands_are_always_face_up_and_hidden_ones_never_by_themselves(manner):
    game = started(manner)
    for _ in range(3):
        assert face_up(manner, game.state) == (manner == "open")
        game.submit(game.legal()[0])


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


@pytest.mark.parametrize("manner", HIDDEN)
def test_whoever_lifted_the_cloth_sees_the_own_turn_and_nobody_the_next(manner):
    frames = shown(manner, started(manner), "Play OS1")
    event, drawn = at(frames, LocationDrawn)
    assert isinstance(event, LocationDrawn)
    assert str(event.card) == "LM1"
    assert (drawn.seat, names(drawn.hand)) == (0, "OM1 OK1 LM1")
    _, begun = at(frames, TurnBegan)
    assert (begun.seat, begun.active) == (1, 1)
    # The drafted cards of hands are known to everybody (E35).
    assert lying(begun, 0) == ["OM1", "OK1", None]
    assert lying(begun, 1) == OTHER.split()
    assert begun.pending is None
    assert frames[-1][1] == begun


@pytest.mark.parametrize("manner", HIDDEN)
def test_what_the_partner_drew_stays_unknown(manner):
    game = started(manner, "Play OS1")
    for event, view in shown(manner, game, "Play AM1"):
        if view.turn == 2:
            assert view.seat == 1
            # Drafted cards are known, the one that was drawn is not (E35).
            assert [card and card.id for card in view.partner_hand] == ["OM1", "OK1", None]
        assert "LM1" not in str(event)


@pytest.mark.parametrize("manner", HIDDEN)
def test_what_is_drawn_under_the_cloth_nobody_sees(manner):
    frames = shown(manner, started(manner), "Play OS1", lifted=False)
    event, drawn = at(frames, LocationDrawn)
    assert isinstance(event, LocationDrawn)
    assert event.card is None
    assert lying(drawn, 0) == ["OM1", "OK1", None]
    assert at(frames, TurnBegan)[1].seat == 1
    assert all(view.pending is None for _, view in frames)


@pytest.mark.parametrize("manner", MANNERS)
def test_a_prophecy_is_seen_by_the_one_who_lifted_the_cloth_and_by_both_of_open_hands(manner):
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


@pytest.mark.parametrize("manner", HIDDEN)
def test_of_a_prophecy_under_the_cloth_only_the_backs_are_seen(manner):
    game = started(manner, "Discard OK1")
    event, view = at(shown(manner, game, "Keep", lifted=False), ProphecySeen)
    assert isinstance(event, ProphecySeen)
    assert event.cards == (None,) * 5
    assert view.prophecy == (None,) * 5
    frames = shown(manner, game, "Foresee LM2 LM4,LM3,LM1,OS2", lifted=False)
    event, view = at(frames, CardsReturned)
    assert isinstance(event, CardsReturned)
    assert event.order == (None,) * 4
    assert view.known_top == ()
    assert view.zones[DECK] == (None,) * (len(game.state.deck) + 1)


def test_when_the_turn_is_over_the_known_top_is_covered_too():
    game = started("curtain", "Discard OK1", "Keep")
    frames = shown("curtain", game, "Foresee LM2 LM4,LM3,LM1,OS2")
    assert names(at(frames, LocationDrawn)[1].known_top) == "LM3 LM1 OS2"
    assert at(frames, TurnBegan)[1].known_top == ()


# Before whose eyes the table lies


def told(eyes: Viewer, game: Game, text: str) -> Frames:
    """Returns what is shown of one answer."""
    before, length = game.state, len(game.log)
    game.submit(command(text))
    return eyes.follow(before, game.log[length:])


@pytest.mark.parametrize("manner", HIDDEN)
def test_a_turn_that_is_over_stays_before_its_players_eyes_until_it_is_covered(manner):
    game = started(manner)
    eyes = Viewer(game, manner)
    assert not eyes.shown
    eyes.look(True)
    frames = told(eyes, game, "Play OS1")
    assert not any(isinstance(event, TurnBegan) for event, _ in frames)
    assert game.state.active == 1
    assert (eyes.seat, eyes.shown, eyes.answers, eyes.asked) == (0, True, [], None)
    assert names(eyes.view.hand) == "OM1 OK1 LM1"
    parting = eyes.look(False)
    assert parting is not None
    assert (eyes.seat, eyes.shown, eyes.parting) == (1, False, None)
    assert parting.covered.seat == 0
    assert lying(parting.covered, 0) == ["OM1", "OK1", None]
    assert isinstance(parting.frames[0][0], TurnBegan)
    assert lying(eyes.view, 0) == ["OM1", "OK1", None]


@pytest.mark.parametrize("manner", HIDDEN)
def test_a_turn_in_which_nothing_came_under_the_cloth_is_over_at_once(manner):
    game = started(manner)
    eyes = Viewer(game, manner)
    frames = told(eyes, game, "Play LS1")
    assert any(isinstance(event, TurnBegan) for event, _ in frames)
    assert (eyes.seat, eyes.shown, eyes.parting) == (1, False, None)


@pytest.mark.parametrize("manner", HIDDEN)
def test_whoever_drew_a_card_under_the_cloth_may_see_it_before_the_turn_is_over(manner):
    game = started(manner)
    eyes = Viewer(game, manner)
    frames = told(eyes, game, "Play OS1")
    assert not any(isinstance(event, TurnBegan) for event, _ in frames)
    assert (eyes.seat, eyes.shown, eyes.turn, eyes.answers) == (0, False, 1, [])
    assert eyes.covers
    assert lying(eyes.view, 0) == ["OM1", "OK1", None]
    assert eyes.look(True) is None
    assert lying(eyes.view, 0) == ["OM1", "OK1", "LM1"]
    parting = eyes.look(False)
    assert parting is not None
    assert isinstance(parting.frames[0][0], TurnBegan)
    assert (eyes.seat, eyes.turn, eyes.parting) == (1, 2, None)


def test_open_hands_never_part():
    game = started("open")
    eyes = Viewer(game, "open")
    told(eyes, game, "Play OS1")
    assert (eyes.seat, eyes.shown, eyes.parting) == (1, True, None)


# What needs no look


@pytest.mark.parametrize("manner", HIDDEN)
def test_under_the_cloth_is_asked_what_everybody_may_answer(manner):
    game = started(manner, "Play OS1", "Play AM1")
    eyes = Viewer(game, manner)
    assert eyes.asked == game.pending
    assert {str(c) for c in eyes.answers} < {str(c) for c in game.legal()}
    for answer in eyes.answers:
        assert "LM1" not in str(answer), "it was drawn, and only its owner knows it"
    assert any("GK1" in str(answer) for answer in eyes.answers)
    after(game, "Discard GK1")
    assert any(str(answer).startswith("Keep") for answer in eyes.answers)


def test_a_prophecy_is_never_answered_without_a_look():
    game = started("curtain", "Discard OK1", "Keep")
    eyes = Viewer(game, "curtain")
    assert eyes.answers == []
    assert eyes.asked is None
    assert not in_sight(game.legal(), eyes.view)


@pytest.mark.parametrize("shows", [True, False])
@pytest.mark.parametrize("manner", HIDDEN)
def test_once_the_game_is_over_all_hands_are_face_up_and_the_deck_stays_a_deck(manner, shows):
    game = started(manner, "Discard OK1", "Keep", "Foresee LM2 LM4,LM3,LM1,OS2")
    before, events = game.state, game.submit(command("Concede"))
    views = [view for _, view in watched(manner, before, events, shows)]
    assert all(None in view.partner_hand for view in views if view.result is None)
    last = views[-1]
    for seat in (0, 1):
        assert last.cards(owned(HAND, seat)) == game.state.hand(seat)
    assert last.zones[DECK] == (None,) * len(game.state.deck)
    assert last.visibility == "hidden"
    assert sum(last.unseen.values()) == len(game.state.deck)


@pytest.mark.parametrize("shows", [True, False])
def test_a_prophecy_that_was_given_up_stays_a_part_of_the_deck(shows):
    game = started("curtain", "Discard OK1", "Keep")
    before, events = game.state, game.submit(command("Concede"))
    *_, (_, last) = watched("curtain", before, events, shows)
    assert last.cards(owned(HAND, 0)) == game.state.hand(0)
    assert last.zones[owned(FORESIGHT, 0)] == (None,) * len(game.state.looked_at(0))
    assert game.state.looked_at(0)
    assert last.known_top == ()


# Nothing leaks (ux 3.9)


@dataclass(frozen=True)
class Seen:
    """What was seen of one answer: the state before it, its seat, its events, and the frames."""

    before: State
    seat: Seat
    events: list[Event]
    frames: Frames


def answers(manner: Manner, seed: str, lifted: bool) -> Iterator[Seen]:
    """Yields a random game, answer by answer."""
    game, chance = new_game(seed, manner), random.Random(seed)
    while game.pending is not None:
        before = game.state
        events = list(game.submit(chance.choice(game.legal())))
        yield Seen(before, before.active, events, watched(manner, before, events, lifted))


@pytest.mark.parametrize("lifted", [False, True])
def test_two_games_that_differ_only_in_what_nobody_may_see_look_the_same(lifted):
    touched, chance = 0, random.Random("leaks")
    for seed in ("a", "bb", "ccc", "dddd", "eeeee", "ffffff"):
        for seen in answers("curtain", seed, lifted):
            # Everybody hears what is answered, even if it names a card that nobody saw before.
            frames = [frame for frame in seen.frames if not isinstance(frame[0], Answered)]
            told: set[Card] = set()
            for _, view in frames:
                told |= set(visible(view))
            secret = unseen_by(seen.before, seen.seat)
            if not lifted and seen.before.turn:
                secret += seen.before.hand(seen.seat)
            hidden = [card for card in secret if card not in told | seen.before.known_to_both]
            other = permutation(hidden, chance)
            events = [mapped(event, other) for event in seen.events]
            twin = exchanged(seen.before, other)
            looked = watched("curtain", twin, events, lifted)
            assert [frame for frame in looked if not isinstance(frame[0], Answered)] == frames
            if seen.before.turn:
                hands = [owned(HAND, seat) for seat in (0, 1)]
                touched += any(twin.zone(hand) != seen.before.zone(hand) for hand in hands)
    assert touched > 100


@pytest.mark.parametrize("manner", MANNERS)
def test_every_event_is_watched_in_its_order_and_the_last_view_is_the_present(manner):
    for seen in answers(manner, "order", True):
        assert [type(event) for event, _ in seen.frames] == [type(event) for event in seen.events]


def test_open_games_end_in_the_view_of_the_one_who_plays():
    game, chance = Game.start(BASE, seed="end", seats=2), random.Random("end")
    while game.pending is not None:
        before = game.state
        events = game.submit(chance.choice(game.legal()))
        *_, (_, last) = watched("open", before, events, True)
        assert last == View.of(game.state, game.state.active)


# What the two agree on in the midst of a game


def test_hands_that_are_opened_by_agreement_are_seen_by_both_and_hidden_ones_again_by_none():
    game = started("curtain", "Play OS1", "Play AM1")
    session = seated(game, "curtain")
    session.look(False)
    assert None in session.director.view.partner_hand
    session.agree(party("open"))
    view = session.director.view
    assert None not in view.hand + view.partner_hand
    assert (session.shown, session.viewer.covers) == (True, False)
    session.submit(command("Play OM1"))
    assert (session.seat, session.viewer.parting) == (1, None)
    session.agree(party("peek"))
    view = session.director.view
    assert not session.shown
    assert lying(view, 0) == ["OK1", None, None]
    assert lying(view, 1) == ["GS1", "AK1", None]
    assert session.desk.party == party("peek")


def test_an_open_game_may_be_hidden_and_its_seats_changed():
    session = seated(started("open", "Play OS1"), "open")
    session.agree(party("curtain", fixed=True))
    assert session.arrangement.fixed
    assert not session.can_undo, "nothing goes back past what was agreed"
    session.look(True)
    assert session.pending == session.game.pending
    again = TableSession(session.game, session.desk, SIZE, Tempo(), resumed=True, staging=STAGING)
    assert not again.shown
    assert SavedTable.of(session.desk.plain(), session.game) == session.desk


def test_under_the_falling_cloth_nothing_is_told_that_was_for_its_owners_eyes():
    session = seated(started("curtain", "Play OS1", "Play AM1"), "curtain")
    session.submit(command("Play OM1"))
    session.director.finish()
    assert isinstance(session.director.event, LocationDrawn)
    session.look(False)
    assert session.director.telling
    assert session.director.event is None
