"""The chance of victory at the table: where it stands, when it moves, and where there is none."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.screen.table.hints.chance_bar import SECONDS
from game.table.layout.places import Rect
from game.table.party import Party
from tests.rules.stories import partners
from tests.screen.hints.test_hints import EDITIONS, PLAYERS
from tests.screen.robots.glass import FRAME, QUIET, Glass, opened
from tests.screen.robots.player import has, thing
from tests.table.robots.tables import inside

CHANCE = "text.chance"


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(seed=None, editions=EDITIONS) as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Begins a new game whose player wants to see the chance."""
    change(window, win_chance=True, whispers=False, reduced_motion=False, high_contrast=False)
    window.deal(QUIET)
    window.until_rest()
    window.step()
    return window


def change(glass: Glass, **settings: Any) -> None:
    glass.app.change(replace(glass.app.settings, **settings))
    if glass.scene.name == "table":
        glass.scene.resized()
    glass.step()


def play(glass: Glass) -> None:
    """Plays a card, after which the adviser reckons with a smaller chance."""
    session = glass.table.session
    EDITIONS.reckoner.best -= 0.2
    session.submit(session.legal[0])


@pytest.fixture(autouse=True)
def hopeful() -> Iterator[None]:
    EDITIONS.reckoner.best = 0.84
    yield
    EDITIONS.reckoner.best, EDITIONS.reckons_for_two = 0.84, False


def test_it_is_shown_where_it_is_wanted_and_nowhere_else(glass):
    told = thing(glass.description, CHANCE)
    assert told["name"] == "Chance of victory: 85%"
    change(glass, win_chance=False)
    assert not has(glass.description, CHANCE)
    change(glass, win_chance=True)
    glass.until_rest()
    assert has(glass.description, CHANCE)
    assert glass.table.session.desk.hints == 0


def test_after_each_turn_it_glides_to_what_is_reckoned_now(glass):
    bar = glass.table._chance
    play(glass)
    seen = [bar._shown]
    while glass.scene.busy or glass.scene.thinks:
        glass.step()
        seen.append(bar._shown)
    assert thing(glass.description, CHANCE)["name"] == "Chance of victory: 65%"
    assert seen == sorted(seen, reverse=True)
    steps = [before - after for before, after in itertools.pairwise(seen)]
    assert max(steps) <= 0.2 / SECONDS * FRAME + 1e-9
    assert (seen[0], seen[-1]) == (0.84, pytest.approx(0.64))


def test_where_nothing_travels_it_jumps(glass):
    change(glass, reduced_motion=True)
    bar = glass.table._chance
    play(glass)
    seen = set()
    for _ in range(200):
        glass.step()
        seen.add(round(bar._shown, 6))
    assert seen == {0.84, 0.64}


def test_it_does_not_move_before_what_has_come_about_was_shown(glass):
    play(glass)
    while glass.director.telling:
        assert thing(glass.description, CHANCE)["name"] == "Chance of victory: 85%"
        glass.step()


def test_at_rest_it_is_drawn_once(glass):
    glass.paint()
    sheet = glass.app._stage._sheet
    for _ in range(3):
        glass.step(dt=0.0)
    assert glass.app._stage._sheet is sheet
    assert not glass.scene.thinks


def test_two_have_none_whoever_advises_them(glass):
    EDITIONS.reckons_for_two = True
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2")
    glass.app.scene = glass.app.games.begin(game, Party(PLAYERS, "open", fixed=False))
    glass.until_rest()
    glass.frames(3)
    assert not has(glass.description, CHANCE)


def test_it_stands_free_in_the_smallest_window_with_the_largest_letters():
    with opened(seed=None, size=(1024, 640), editions=EDITIONS, painted=False) as glass:
        glass.write_at(2)
        change(glass, win_chance=True)
        glass.deal(QUIET)
        glass.until_rest()
        glass.step()
        things = {one.id: one for one in glass.scene.things()}
        bar = things[CHANCE].rect
        assert inside(bar, Rect(0, 0, 1024, 640))
        assert bar.right < things["button.undo"].rect.x
        assert bar.bottom <= things["zone.doors.0"].rect.y
        turn = glass.app.words.turn(99)
        px = glass.director.window.text(19)
        assert glass.director.window.at(40, 40)[0] + glass.app.text.width(turn, "body", px) < bar.x
