"""Arrows alone lead from everything on a table to everything else, whatever is combined."""

import random
from collections.abc import Mapping

import pygame
import pytest

from game.editions import OFFERED
from game.rules.game import Game
from game.screen.table import focus
from game.table.hands.focus import Direction, Ways, joined, next_thing, not_passed_over
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner, Party, Player
from tests.offered import ALL, ALONE, BASE, HARDEST, PAIRS
from tests.screen.games.test_keyboard import focused
from tests.screen.robots.glass import Glass, opened
from tests.variants import thorough, variants
from tests.walks import begin, some_command, visibility

PLAYERS = Player("Isolde", "lantern"), Player("Tristan", "boat")
ARROWS: Mapping[Direction, int] = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
}


@pytest.fixture(scope="module", params=variants([(1024, 640)], [(1280, 720)]))
def window(request):
    with opened(None, size=request.param, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        yield glass


def some_positions(edition: str, seats: int, number: int, most: int) -> list[Game]:
    """Returns positions from one random game."""
    game, rng = begin(OFFERED[edition], seats, number), random.Random(f"{edition} {number}")
    lengths = []
    while game.pending is not None:
        lengths.append(len(game.log))
        game.submit(some_command(game, rng, number))
    chosen = sorted(rng.sample(lengths, min(most, len(lengths))))
    return [Game(game.rules, game.log[:length]) for length in chosen]


def lay(glass: Glass, game: Game, number: int) -> None:
    """Lays the position of a game with this number on the table."""
    manner: Manner = "peek" if visibility(game.state.seats, number) == "hidden" else "open"
    glass.lay(game, Party(PLAYERS, manner) if game.state.seats == 2 else None)


def ways_of(glass: Glass) -> Ways:
    """Returns where each arrow leads now."""
    table = glass.table
    things = focus.on_the_way(table.session, table.frame, table.ui)
    return focus.ways(table.session, table.frame, things)


def route(ways: Ways, start: str) -> dict[str, tuple[Direction, ...]]:
    """Returns the arrows that lead from one thing to each that they lead to."""
    found: dict[str, tuple[Direction, ...]] = {start: ()}
    to_go = [start]
    for here in to_go:
        for arrow in ARROWS:
            there = ways[here, arrow].id
            if there not in found:
                found[there] = (*found[here], arrow)
                to_go.append(there)
    return found


def lost(glass: Glass) -> list[tuple[str, str]]:
    """Returns the pairs of things of which arrows do not lead from the first to the second."""
    ways = ways_of(glass)
    things = {here for here, _ in ways}
    return [(here, there) for here in things for there in things - {*route(ways, here)}]


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("edition", "most"),
    [
        *((name, 2) for name in (*ALONE, ALL)),
        *(thorough(name, 10) for name in (BASE, *ALONE, *PAIRS, ALL, HARDEST)),
    ],
)
def test_arrows_lead_from_everything_to_everything(window, edition, most, seats):
    for game in some_positions(edition, seats, most, most):
        lay(window, game, most)
        assert lost(window) == []


@pytest.mark.parametrize("seats", [1, 2])
def test_so_they_do_when_they_are_pressed(window, seats):
    """With Towers, for two, some things could be left by arrows but not be come to again."""
    chance = random.Random(seats)
    for game in some_positions("towers", seats, 1, 2):
        lay(window, game, 1)
        window.key(pygame.K_RIGHT)
        for _ in range(4):
            routes = route(ways_of(window), focused(window))
            goal = chance.choice(sorted(routes))
            for arrow in routes[goal]:
                window.key(ARROWS[arrow])
            assert focused(window) == goal


def test_what_has_an_order_of_its_own_keeps_it_and_nothing_is_lost_for_that():
    """Of things in one place, arrows that are fixed lead on as before; others are led to by what
    is left."""
    heap = [Thing(str(n), "card", "", Rect(40 * n, 0, 30, 30)) for n in range(4)]
    under = Thing("under", "card", "", Rect(40, 2, 30, 30))
    things = [*heap, under]

    def step(here: Thing, to: Direction) -> Thing:
        found = next_thing(heap, here.id, to) if here in heap else next_thing(things, here.id, to)
        return found or here

    def along(here: Thing, to: Direction) -> bool:
        return here in heap and to in ("left", "right")

    ways = joined(things, step, along)
    assert {*route(ways, "0")} == {thing.id for thing in things} == {*route(ways, "under")}
    assert [ways[f"{n}", "right"].id for n in range(3)] == ["1", "2", "3"]


def test_up_and_down_a_page_pass_over_no_narrow_thing_between_two_wide_ones():
    wide = [Thing(f"wide.{y}", "button", "", Rect(0, y, 600, 40)) for y in (0, 120)]
    narrow = [Thing(f"narrow.{x}", "button", "", Rect(x, 60, 80, 40)) for x in (0, 100, 460)]
    things = [*wide, *narrow]
    assert not_passed_over(things, "wide.120", "up") == narrow[1]
    assert not_passed_over(things, "wide.0", "down") == narrow[1]
    assert not_passed_over(things, "narrow.460", "up") == wide[0]
    assert not_passed_over(things, "wide.0", "up") == wide[0]
