"""A row of the list of games shows its Doors: those that are gained, and the others dark."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.editions.base.box import BASE
from game.rules.card import DOOR
from game.rules.game import Game
from game.rules.state import DOORS, owned, replace
from game.screen.pages.games.game_rows import game_row
from game.screen.pages.games.games_page import GamesPage
from game.screen.pages.games.list_layout import ListLayout
from game.screen.pages.games.small_doors import width
from game.table.counting import Groups, door_slots
from game.table.layout.places import Places
from tests.screen.glass import Glass, opened
from tests.screen.test_games_page import listed, play
from tests.speaking import SPEAKERS
from tests.table.tables import overlap


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(seed=None) as shown:
        yield shown


def open_doors(groups: Groups) -> list[list[str]]:
    return [[slot.door.id for slot in group if slot.gained] for group in groups]


def page(glass: Glass) -> GamesPage:
    listed(glass)
    assert isinstance(glass.scene, GamesPage)
    return glass.scene


def test_once_the_list_rests_it_is_known_which_doors_are_gained(glass):
    games = (play(glass, 25, f"small doors {number}") for number in range(40))
    played = next(game for game in games if game.pending and game.state.doors(0))
    won = {door.id for door in played.state.doors(0)}
    (row, *_) = page(glass)._list.rows
    assert not row.known
    assert [len(ids) for ids in open_doors(row.doors)] == [len(won)]
    glass.wait(0.3)
    (row, *_) = glass.scene._list.rows
    assert row.known
    assert [set(ids) for ids in open_doors(row.doors)] == [won]
    assert len(row.doors[0]) == 8


def test_two_players_have_four_each(glass):
    play(glass, 30, "two", "open")
    page(glass)
    glass.wait(1.5)
    (row, *_) = glass.scene._list.rows
    assert row.known
    assert [len(group) for group in row.doors] == [4, 4]


def test_of_two_doors_of_a_place_one_counts_for_its_player():
    state = Game.start(BASE, seed="two", seats=2).state
    doors = tuple(card for card in BASE.all_cards if card.kind == DOOR)[:3]
    held = replace(state, zones={**state.zones, owned(DOORS, 0): doors})
    first, second = door_slots(held, BASE)
    assert [slot.door.face for slot in first if slot.gained] == list({d.face: 0 for d in doors})
    assert not any(slot.gained for slot in second)


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_no_word_is_cut_for_the_doors_and_alone_they_are_always_there(glass, size, letters):
    play(glass, 20, "room")
    text, journal = glass.app.text, glass.app.games.journal
    (record, *_) = journal.records("running", 0, 1)
    for words in SPEAKERS.values():
        layout = ListLayout(Places(size, letters=letters), text)
        line = layout.line(game_row(words, journal.editions, record), 0)
        room, doors = layout.shared_out(line)
        assert doors is not None
        assert not overlap(room, doors)
        assert doors.right <= min(button.rect.x for button in line.buttons)
        assert doors.w == pytest.approx(width(line.row.doors, doors.h))
        assert layout._whole(line.row.beside, "body", 19, room.w)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_large_words_have_the_whole_row_and_large_buttons_stand_under_them(glass, size):
    play(glass, 1000, "room for words", "curtain")
    text, journal = glass.app.text, glass.app.games.journal
    (record, *_) = journal.records("finished", 0, 1)
    for words in SPEAKERS.values():
        layout = ListLayout(Places(size, letters=2.0), text)
        assert layout.fitting >= 3
        line = layout.line(game_row(words, journal.editions, record), 0)
        assert len(line.buttons) == 4
        assert {button.letters for button in line.buttons} == {2.0}
        assert line.room.w > 0.9 * line.rect.w
        room, doors = layout.shared_out(line)
        assert doors is not None
        assert doors.h >= layout.places.target
        assert all(room.bottom <= part.y for part in (doors, line.buttons[0].rect))
        assert max(part.bottom for part in (doors, line.buttons[0].rect)) <= line.rect.bottom
