"""The three levels of the toy are chosen by mouse and by keys, and each is played and kept."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.editions import BASE_GAME, Editions
from game.screen.pages.choosing.choice import Choice
from game.screen.ui.page import Page
from tests.console.test_console import assert_over
from tests.console.test_console import play as in_a_terminal
from tests.records.journal.playing import journal, kept, played
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import BEGIN, NEW, focus, name_of, picked, push, tab_to
from tests.screen.pages.pages_used import played as lies_on_the_table
from tests.screen.robots.glass import opened
from tests.screen.robots.player import thing
from tests.toy.edition import EDITIONS, TOY, speaker
from tests.toy.rules import BellsHung

HANGING = {"toy": 6, "toy-2": 3, "toy-3": 1}
LEVELS = [f"button.level.toy.{level}" for level in (1, 2, 3)]


@pytest.fixture
def glass():
    with opened(None, editions=EDITIONS, painted=False) as shown:
        yield shown


def test_a_level_is_chosen_by_a_click_takes_the_place_of_another_and_is_ready_the_next_time(glass):
    for level, name in zip(LEVELS, HANGING, strict=True):
        push(glass, NEW)
        push(glass, level)
        assert picked(glass) == {"box.base", "box.toy", level.removeprefix("button.")}
        assert name_of(glass, "text.told").startswith(f"{speaker().game(name)[0]}   ·   12 Doors")
        push(glass, BEGIN)
        assert lies_on_the_table(glass) == name
        (hung,) = (e for e in glass.table.session.game.log if isinstance(e, BellsHung))
        assert len(hung.bells) == HANGING[name]
        glass.app.ways.title()
        glass.step()
        push(glass, NEW)
        assert level.removeprefix("button.") in picked(glass)
        glass.app.ways.title()
        glass.step()


def test_a_level_is_chosen_by_keys_alone(glass):
    glass.key(pygame.K_RETURN)
    tab_to(glass, LEVELS[2])
    glass.key(pygame.K_SPACE)
    assert focus(glass) == LEVELS[2]
    assert picked(glass) == {"box.base", "box.toy", "level.toy.3"}
    assert thing(glass.description, LEVELS[2])["name"] == "Bells, level\u00a03"
    tab_to(glass, BEGIN)
    glass.key(pygame.K_RETURN)
    assert lies_on_the_table(glass) == "toy-3"


def test_the_box_says_what_is_other_at_each_level(glass):
    push(glass, NEW)
    said = thing(glass.description, "button.box.toy")["name"]
    assert "Level\u00a02: Only three Bells hang in the belfry." in said
    assert "Level\u00a03: A single Bell hangs in the belfry." in said
    push(glass, "button.box.toy")
    assert picked(glass) == {"box.base", "box.toy", "level.toy.1"}
    push(glass, "button.box.toy")
    assert picked(glass) == {"box.base"}


def test_every_level_has_room_in_the_smallest_window_with_the_largest_letters():
    with opened(None, (1024, 640), EDITIONS, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, text_size=200, language="fr"))
        glass.app.ways.choose(1)
        glass.step()
        page = glass.app.scene
        assert isinstance(page, Page)
        assert_page_holds(page)


@pytest.mark.parametrize("name", HANGING)
def test_a_game_is_played_to_its_end_and_kept_under_the_name_of_its_level(name, tmp_path):
    status, printed = in_a_terminal(1, "levels", speaker(), editions=EDITIONS, edition=name)
    assert_over(status, printed, "levels")
    assert f"The game begins: {speaker().game(name)[0]}." in printed
    game = played(name, rules=EDITIONS[name])
    number = kept(journal(tmp_path, EDITIONS), game).record.id
    found = journal(tmp_path, EDITIONS).load(number)
    assert (found.record.edition, found.game.log) == (name, game.log)


def test_without_a_blurb_the_levels_of_an_edition_are_chosen_by_their_names():
    bare = Editions(BASE_GAME, replace(TOY, blurb=None))
    with opened(None, editions=bare, painted=False) as glass:
        push(glass, NEW)
        push(glass, LEVELS[1])
        assert name_of(glass, "text.told").startswith("Edition Toy-2")
        assert Choice.of(bare, glass.scene._choice.name).chosen == {"toy-2"}
