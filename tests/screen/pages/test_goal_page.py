"""Two players who begin are told what they play for before their first draft."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pygame
import pytest

from game.editions.base.box import BASE
from game.screen.pages.goal.goal_page import GoalPage, five_lines
from game.table.party import Party, Player, Talk
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, in_state, press, thing
from tests.speaking import SPEAKERS, SPOKEN
from tests.table.robots.tables import WINDOWS

START, GOAL, DRAW, NEVER = "button.start", "button.goal", "button.draw", "button.never"
NAMES = "field.name.0", "field.name.1"


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the page on which two set the table."""
    with opened(seed=None, painted=False) as opened_glass:
        opened_glass.app.ways.set_table()
        opened_glass.step()
        yield opened_glass


def push(glass: Glass, key: str) -> None:
    glass.do(press(glass.description, key))
    glass.step()


def scene(glass: Glass) -> str:
    name = glass.description["scene"]
    assert isinstance(name, str)
    return name


def pair_up(glass: Glass, first: str, second: str) -> None:
    """Sets the table for two players with these names, and presses the button that starts."""
    glass.app.ways.set_table()
    glass.step()
    for key, name in zip(NAMES, (first, second), strict=True):
        glass.click(at(thing(glass.description, key)))
        for _ in range(20):
            glass.key(pygame.K_BACKSPACE)
        glass.type(name)
    push(glass, START)


def told(glass: Glass) -> list[str]:
    things = glass.description["things"]
    return [one["name"] for one in things if one["id"].startswith("text.told.")]


def test_a_pair_is_told_by_name_what_it_plays_for_and_enter_draws_the_cards(glass):
    pair_up(glass, "Ada", "Ben")
    assert scene(glass) == "goal"
    assert len(told(glass)) == 5
    assert told(glass)[0].startswith("Ada and Ben win together")
    assert glass.app.games.journal.records("running") == []
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    assert scene(glass) == "table"
    assert glass.description["pending"]["type"] == "Draft"


def test_esc_leads_back_to_the_table_that_is_set_and_no_game_has_begun(glass):
    pair_up(glass, "Ada", "Ben")
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert scene(glass) == "setting"
    assert thing(glass.description, NAMES[1])["name"].endswith(": Ben")
    assert glass.app.games.journal.records("running") == []
    push(glass, START)
    assert scene(glass) == "goal"


def test_only_the_first_game_of_a_pair_begins_with_it(glass):
    for first, second, page in (
        ("Ada", "Ben", "goal"),
        ("Ada", "Ben", "table"),
        ("Ben", "Ada", "table"),
        ("Ada", "Cy", "goal"),
    ):
        pair_up(glass, first, second)
        assert scene(glass) == page
        if page == "goal":
            push(glass, DRAW)
        glass.until_rest()


def test_it_can_be_wished_away_for_ever_and_still_be_looked_at(glass):
    pair_up(glass, "Ada", "Ben")
    push(glass, NEVER)
    assert NEVER in [one["id"] for one in in_state(glass.description, "selected")]
    push(glass, DRAW)
    pair_up(glass, "Dee", "Eve")
    assert scene(glass) == "table"
    glass.app.ways.set_table()
    glass.step()
    push(glass, GOAL)
    assert scene(glass) == "goal"
    assert DRAW not in [one["id"] for one in glass.description["things"]]
    push(glass, NEVER)
    glass.key(pygame.K_RETURN)
    assert scene(glass) == "setting"
    pair_up(glass, "Ada", "Ben")
    assert scene(glass) == "goal"


def test_by_keys_alone_every_part_is_reached_and_the_wish_is_made(glass):
    pair_up(glass, "Ada", "Ben")
    reached = []
    for _ in range(3):
        glass.key(pygame.K_TAB)
        reached += [one["id"] for one in in_state(glass.description, "focused")]
    assert reached == [NEVER, DRAW, "button.back"]
    glass.key(pygame.K_TAB)
    glass.key(pygame.K_RETURN)
    assert glass.app.settings.goal_told is None


@pytest.mark.parametrize("language", SPOKEN)
def test_everything_has_room_in_every_window(glass, language):
    pair_up(glass, "Wilhelmina Margarete", "Maximiliane Henriett")
    glass.app.words = SPOKEN[language]
    for size, letters in WINDOWS:
        glass.resize(size)
        glass.write_at(letters)
        assert isinstance(glass.scene, GoalPage)
        glass.scene.resized()
        assert_page_holds(glass.scene)


@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_no_line_addresses_one_of_the_two_and_each_has_a_sign_of_its_own(words):
    players = Player("Ada", "cat"), Player("Ben", "bell")
    lines = [
        line
        for talk in get_args(Talk)
        for line in five_lines(words, Party(players, talk=talk), BASE)
    ]
    assert len(set(lines)) == len({sign for sign, _ in lines}) == 4 + len(get_args(Talk))
    assert not any(part in f" {line.lower()} " for _, line in lines for part in (" you", " vous "))
