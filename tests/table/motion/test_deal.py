"""A game that has just begun is shuffled and dealt before the players' eyes, within 1.5 s."""

import random

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import DECK, LIMBO
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.table.robots.sessions import FRAME, MANNERS, SIZE, assert_rests, party, poses

HELD = {None: 5, "open": 8, "curtain": 8, "peek": 8}
"""By manner, the number of cards that are dealt: to one player, or to be drafted by two."""
UNWELCOME = [card for card in BASE_DECK if not BASE.kinds[card.kind].fills]
WELCOME = [card for card in BASE_DECK if card not in UNWELCOME]
MOST_SET_ASIDE = (*WELCOME[:2], *UNWELCOME, *WELCOME[2:])
NONE_SET_ASIDE = (*WELCOME, *UNWELCOME)
Deal = tuple[Card, ...]


def dealt(manner: Manner | None, seed: str, tempo: Tempo, deck: Deal = ()) -> TableSession:
    """Returns a session as its table is first seen, for one player or for two in this manner."""
    if manner is None:
        game, desk = Game.start(BASE, seed=seed, deck=deck), SavedTable(None)
    else:
        desk = SavedTable(party(manner))
        hands = party(manner).visibility
        game = Game.start(BASE, seed=seed, seats=2, visibility=hands, deck=deck)
    session = TableSession(game, desk, SIZE, tempo, staging=STAGING)
    session.deal()
    return session


def on_the_table(session: TableSession) -> int:
    """Returns the number of cards in the hand or to be drafted."""
    view = session.director.view
    return len(view.hand) + len(view.market)


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(reduced=True)], ids=str)
@pytest.mark.parametrize("deck", [(), MOST_SET_ASIDE, NONE_SET_ASIDE], ids=["any", "most", "none"])
@pytest.mark.parametrize("manner", [None, *MANNERS])
def test_the_whole_deck_is_shuffled_and_dealt_within_a_second_and_a_half(manner, deck, tempo):
    for number in range(1 if deck else 6):
        session = dealt(manner, f"deal {number}", tempo, deck)
        director, frames, counts = session.director, 0, []
        assert director.arrivals.counts[DECK] == len(BASE_DECK)
        assert on_the_table(session) == 0
        riffled, set_aside = False, 0
        while director.busy:
            counts.append(on_the_table(session))
            director.advance(FRAME)
            frames += 1
            riffled |= any(key.startswith("back.riffle") for key in director.moving)
            set_aside = max(set_aside, len(director.view.limbo))
            assert tempo.travels or not director.moving
        assert counts == sorted(counts)
        assert frames * FRAME <= 1.5
        assert frames * FRAME > 0.5
        assert riffled == tempo.travels
        assert set_aside == {MOST_SET_ASIDE: 18, NONE_SET_ASIDE: 0}.get(deck, set_aside)
        assert on_the_table(session) == HELD[manner]
        assert director.arrivals.counts[LIMBO] == 0
        assert_rests(session)


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("manner", [None, *MANNERS])
def test_at_instant_speed_the_cards_just_lie_there(manner, reduced):
    session = dealt(manner, "instant", Tempo(INSTANT, reduced))
    assert not session.director.fade
    assert_rests(session)


@pytest.mark.parametrize("manner", [None, *MANNERS])
def test_a_deal_can_be_cut_short_at_any_moment_and_what_follows_has_its_usual_pace(manner):
    for moment in range(0, 90, 9):
        session = dealt(manner, "short", Tempo())
        for _ in range(moment):
            session.director.advance(FRAME)
        session.director.finish()
        assert_rests(session)
    other = dealt(manner, "short", Tempo(INSTANT))
    other.director.tempo = Tempo()
    times = []
    for table in (session, other):
        assert table.submit(table.legal[0])
        frames = 0
        while table.director.busy:
            table.director.advance(FRAME)
            frames += 1
        times.append(frames)
    assert times[0] == times[1]


@pytest.mark.parametrize("manner", MANNERS)
def test_a_deal_shows_and_sounds_alike_whatever_lies_below_it(manner):
    """Two deals differ only in cards that were not turned up."""
    top, rest = list(MOST_SET_ASIDE[:8] + NONE_SET_ASIDE[10:20]), []
    rest = [card for card in BASE_DECK if card not in top]
    seen = []
    for number in range(2):
        random.Random(number).shuffle(rest)
        session = dealt(manner, "alike", Tempo(), (*top, *rest))
        director, film = session.director, []
        while director.busy:
            director.advance(FRAME)
            lights = [(x.kind, x.key, x.time) for x in director.effects]
            film.append((poses(director), lights, director.take_cues(), director.telling))
        seen.append(film)
    assert seen[0] == seen[1]
