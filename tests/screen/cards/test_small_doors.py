"""A row of the list of games shows its Doors: those that are gained, and the others dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.editions.base.box import BASE
from game.rules.card import DOOR
from game.rules.game import Game
from game.rules.state import DOORS, owned, replace
from game.screen.pages.games.games_page import GamesPage
from game.screen.pages.games.small_doors import SmallDoors, doors_width
from game.table.counting import Groups, door_slots
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.test_games_page import listed, play
from tests.screen.robots.glass import Glass, opened
from tests.speaking import SPEAKERS


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        yield shown


def open_doors(groups: Groups) -> list[list[str]]:
    return [[slot.door.id for slot in group if slot.gained] for group in groups]


def page(glass: Glass) -> GamesPage:
    listed(glass)
    assert isinstance(glass.scene, GamesPage)
    return glass.scene


def row_doors(glass: Glass) -> SmallDoors:
    """Returns the Doors of the first row."""
    leaves = [part.leaf for part, _ in glass.scene.leaves]
    return next(leaf for leaf in leaves if isinstance(leaf, SmallDoors))


def test_once_the_list_rests_it_is_known_which_doors_are_gained(glass):
    games = (play(glass, 25, f"small doors {number}") for number in range(40))
    played = next(game for game in games if game.pending and game.state.doors(0))
    won = {door.id for door in played.state.doors(0)}
    page(glass)
    doors = row_doors(glass)
    assert not doors.known
    assert [len(ids) for ids in open_doors(doors.groups)] == [len(won)]
    glass.wait(0.3)
    doors = row_doors(glass)
    assert doors.known
    assert [set(ids) for ids in open_doors(doors.groups)] == [won]
    assert len(doors.groups[0]) == 8


def test_two_players_have_four_each(glass):
    play(glass, 30, "two", "open")
    page(glass)
    glass.wait(1.5)
    doors = row_doors(glass)
    assert doors.known
    assert [len(group) for group in doors.groups] == [4, 4]


def test_of_two_doors_of_a_place_one_counts_for_its_player():
    state = Game.start(BASE, seed="two", seats=2).state
    doors = tuple(card for card in BASE.all_cards if card.kind == DOOR)[:3]
    held = replace(state, zones={**state.zones, owned(DOORS, 0): doors})
    first, second = door_slots(held, BASE)
    assert [slot.door.face for slot in first if slot.gained] == list({d.face: 0 for d in doors})
    assert not any(slot.gained for slot in second)


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPEAKERS)
def test_every_row_has_its_doors_and_no_word_is_cut_for_them(size, letters, language):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPEAKERS[language]
        glass.write_at(letters)
        for number in range(3):
            play(glass, 1000 * (number % 2) + 20, "room for words", (None, "curtain")[number % 2])
        for shelf in ("button.running", "button.finished"):
            listed(glass)
            glass.scene.press(shelf)
            assert_page_holds(glass.scene)
            parts = [part for part, _ in glass.scene.leaves]
            doors = [part for part in parts if isinstance(part.leaf, SmallDoors)]
            rows = [part for part in parts if part.leaf.id.startswith("text.game.")]
            assert len(doors) == len(rows) >= 1
            for part in doors:
                assert part.rect.h >= 30
                assert part.rect.w == pytest.approx(doors_width(part.leaf.groups, part.rect.h))
