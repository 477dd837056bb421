"""While nothing happens the loop wakes seldom, leaves things undone in a window that nobody looks
at, and is back soon."""

from collections.abc import Iterator
from typing import NamedTuple

import pygame
import pytest

from build_scripts.stage.positions import PLAIN, alone, together
from game.records.journal.settings import LAST
from game.screen import loop
from game.screen.window.display import BACK, GONE
from game.table.party import Party, Player
from tests.records.journal.playing import kept, played
from tests.screen.robots.glass import Glass, opened
from tests.screen.secrets.backs import compare_backs

LIMBO = "OK1 AM1 GS1 LM1 OS1 | OD1 NM1 AM2 GM1 LS1"
"""A deal in which a Door that was let go lies in Limbo when a Nightmare comes."""
SCENES = "title", "plain", "limbo"
QUIET = 4.0
"""Seconds in which nobody does anything."""
AT_ONCE = 0.05
"""Seconds after which an answer comes too late."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(painted=True) as shown:
        yield shown


class Spent(NamedTuple):
    """What the loop did in a while: how often it looked for events, how many frames it made, and
    how many of these showed a new picture."""

    looks: int
    frames: int
    flips: int


def pass_time(glass: Glass, seconds: float) -> Spent:
    """Runs the loop for so many seconds by the test's own clock, and returns what it did."""
    app, waited, past, looks, frames = glass.app, 0.0, 0.0, 0, 0
    flips = app._frame
    while past < seconds:
        step = 1 / loop.looks(app)
        past, looks = past + step, looks + 1
        waited = loop.look(app, waited + step)
        frames += not waited
    return Spent(looks, frames, app._frame - flips)


def at_rest(glass: Glass, name: str) -> None:
    """Shows a scene in which nobody has done anything for a while."""
    glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    if name == "title":
        glass.app.ways.title()
    else:
        begun = alone(LIMBO, "Play OS1", "LetGo") if name == "limbo" else alone(PLAIN)
        glass.app.scene = glass.app.games.begin(begun)
    glass.step()
    glass.until_rest()
    pass_time(glass, 2 * loop.CALM)


@pytest.mark.parametrize("name", SCENES)
def test_while_the_player_thinks_the_loop_wakes_seldom_and_a_click_is_answered_at_once(glass, name):
    """Four frames a second are enough for the stars."""
    at_rest(glass, name)
    spent = pass_time(glass, QUIET)
    assert spent.looks <= 20 * QUIET + 1
    assert spent.frames <= 4 * QUIET + 1
    assert spent.flips >= 2 * QUIET
    for late in range(8):
        pass_time(glass, 0.3 + late / 40)
        glass.app.idle = loop.CALM
        pygame.event.post(glass.event(pygame.MOUSEMOTION, (5, 5), rel=(0, 0), buttons=(0, 0, 0)))
        assert 1 / loop.looks(glass.app) <= AT_ONCE
        pass_time(glass, AT_ONCE)
        assert not pygame.event.peek()
        assert glass.app.idle < loop.CALM


def test_what_begins_after_a_rest_begins_with_its_first_moment(glass):
    at_rest(glass, "plain")
    for waited in (0.01, 0.2, 60.0):
        dt = loop.due(glass.app, waited, True)
        assert dt is not None
        assert dt <= 1 / 60


@pytest.mark.parametrize(
    ("name", "gone"),
    [("title", GONE[0]), *(("limbo", gone) for gone in GONE)],
)
def test_in_a_window_that_nobody_looks_at_nothing_twinkles(glass, name, gone):
    at_rest(glass, name)
    glass.step(pygame.Event(gone))
    pass_time(glass, 2 * loop.CALM)
    before = pygame.image.tobytes(glass.app.glass, "RGB")
    spent = pass_time(glass, QUIET)
    assert spent.looks <= 5 * QUIET + 1
    assert spent.flips == 0
    assert pygame.image.tobytes(glass.app.glass, "RGB") == before


def test_whoever_comes_back_sees_the_window_drawn_at_once_and_the_stars_again(glass):
    for back in BACK:
        at_rest(glass, "limbo")
        glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
        pass_time(glass, QUIET)
        pygame.event.post(pygame.Event(back))
        pass_time(glass, 1 / loop.AWAY)
        assert not pygame.event.peek()
        assert pass_time(glass, QUIET).flips >= 2 * QUIET, back
    at_rest(glass, "plain")
    glass.step(pygame.Event(pygame.WINDOWMINIMIZED))
    pass_time(glass, QUIET)
    glass.app.glass.fill("red")
    before = glass.app._frame
    glass.step(pygame.Event(pygame.WINDOWRESTORED))
    assert glass.app._frame == before + 1
    assert glass.app.glass.get_at((0, 0)) != pygame.Color("red")


def test_what_moves_when_the_window_is_left_arrives(glass):
    at_rest(glass, "plain")
    session = glass.table.session
    session.submit(session.legal[0])
    glass.step()
    assert glass.table.busy
    glass.step(pygame.Event(pygame.WINDOWMINIMIZED))
    pass_time(glass, QUIET)
    glass.assert_at_rest()


@pytest.mark.parametrize("first", [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST])
def test_a_window_that_is_put_away_shows_no_hand_that_was_peeked_at(glass, first):
    glass.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    party = Party((Player("Ada", "lantern"), Player("Ben", "boat")), "peek")
    table = glass.app.scene = glass.app.games.begin(together("hidden"), party)
    glass.until_rest()
    glass.look()
    assert table.session.shown
    for kind in (first, *({pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST} - {first})):
        pygame.event.post(pygame.Event(kind))
    pass_time(glass, QUIET)
    assert not table.session.shown
    assert compare_backs(glass.app)


def test_games_that_nobody_counted_are_counted_meanwhile(glass):
    games = glass.app.games
    at_rest(glass, "title")
    kept(games.journal, played("idle"))
    kept(games.journal, played("idle", "peek"), "peek")
    before = games.statistics.last_played()
    for _ in range(20):  # until all pictures are loaded
        pass_time(glass, QUIET)
        if games.statistics.progress().done and games.statistics.last_played() > before:
            break
    assert games.statistics.progress().done
    (last, *_) = games.journal.finished(LAST, 1)
    assert games.statistics.last_played() == last.played >= before + 2


def test_an_answer_is_not_kept_waiting_by_counting(glass):
    at_rest(glass, "title")
    kept(glass.app.games.journal, played("waiting"))
    for _ in range(100):
        glass.step(glass.event(pygame.MOUSEMOTION, (5, 5), rel=(0, 0), buttons=(0, 0, 0)))
    assert not glass.app.games.statistics.of_game(glass.app.games.journal.finished(LAST, 1)[0].game)
