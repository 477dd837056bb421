"""The three levels of the toy are chosen by mouse and by keys, and each is played."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.editions import BASE_GAME, Editions
from game.rules.event import GameLost
from game.screen.pages.choosing.choice import Choice
from game.words import LANGUAGES, Words
from tests.console.test_console import assert_over
from tests.console.test_console import play as in_a_terminal
from tests.records.journal.playing import journal, kept, played
from tests.screen.pages.pages_used import (
    BEGIN,
    NEW,
    assert_fits,
    focus,
    name_of,
    picked,
    push,
    tab_to,
)
from tests.screen.pages.pages_used import played as lies_on_the_table
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import LongWords
from tests.table.robots.tables import WINDOWS
from tests.toy.edition import EDITIONS, TOY, speaker
from tests.toy.rules import BellFell, BellsHung
from tests.variants import thinned_rows

HANGING = {"toy": 6, "toy-2": 3, "toy-3": 1}
SPOKEN = {language: Words(language, EDITIONS.words) for language in LANGUAGES}
SPOKEN["long"] = LongWords("en", EDITIONS.words)
LEVELS = [f"button.level.toy.{level}" for level in (1, 2, 3)]


@pytest.fixture
def glass():
    with opened(None, editions=EDITIONS, painted=False) as shown:
        yield shown


@pytest.mark.parametrize(("level", "name"), [*zip(LEVELS, HANGING, strict=True)])
def test_a_level_is_chosen_by_a_click_and_ready_the_next_time(glass, level, name):
    push(glass, NEW)
    push(glass, level)
    assert picked(glass) == {"box.base", "box.toy", level.removeprefix("button.")}
    assert name_of(glass, "text.told").startswith(f"{speaker().game(name)[0]}   ·   12 Doors")
    push(glass, BEGIN)
    assert lies_on_the_table(glass) == name
    (hung,) = (event for event in glass.table.session.game.log if isinstance(event, BellsHung))
    assert len(hung.bells) == HANGING[name]
    glass.app.ways.title()
    glass.step()
    push(glass, NEW)
    assert level.removeprefix("button.") in picked(glass)


def test_a_level_is_chosen_by_keys_alone(glass):
    glass.key(pygame.K_RETURN)
    tab_to(glass, LEVELS[2])
    glass.key(pygame.K_SPACE)
    assert focus(glass) == LEVELS[2]
    assert picked(glass) == {"box.base", "box.toy", "level.toy.3"}
    assert thing(glass.description, LEVELS[2])["name"] == "Bells, level 3"
    tab_to(glass, BEGIN)
    glass.key(pygame.K_RETURN)
    assert lies_on_the_table(glass) == "toy-3"


def test_one_level_takes_the_place_of_another_and_goes_with_its_box(glass):
    push(glass, NEW)
    push(glass, "button.box.toy")
    assert picked(glass) == {"box.base", "box.toy", "level.toy.1"}
    for level in (LEVELS[2], LEVELS[1], LEVELS[1]):
        push(glass, level)
        assert picked(glass) == {"box.base", "box.toy", level.removeprefix("button.")}
    push(glass, "button.box.toy")
    assert picked(glass) == {"box.base"}


def test_the_box_says_what_is_other_at_each_level(glass):
    push(glass, NEW)
    said = thing(glass.description, "button.box.toy")["name"]
    assert "Level 2: Only three Bells hang in the belfry." in said
    assert "Level 3: A single Bell hangs in the belfry." in said


@pytest.mark.parametrize(
    ("window", "language"),
    thinned_rows(
        [(window, language) for window in WINDOWS for language in SPOKEN],
        always=[(((1024, 640), 2.0), "fr"), (((1280, 720), 1.0), "en")],
    ),
)
def test_every_level_can_be_reached_and_lies_on_nothing_else(window, language):
    size, letters = window
    with opened(None, size, EDITIONS, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        glass.app.ways.choose(1)
        for level in LEVELS:
            glass.scene.stand(level)
            glass.step()
            assert_fits(glass.scene.things(), size)
            assert has(glass.description, level)
            assert glass.scene.thing_at(at(thing(glass.description, level))).id == level


@pytest.mark.parametrize("name", HANGING)
def test_a_game_is_played_to_its_end_in_a_terminal(name):
    status, printed = in_a_terminal(1, "levels", speaker(), editions=EDITIONS, edition=name)
    assert_over(status, printed, "levels")
    assert f"The game begins: {speaker().game(name)[0]}." in printed


@pytest.mark.parametrize("name", HANGING)
def test_a_game_is_kept_under_the_name_of_its_level(name, tmp_path):
    game = played(name, rules=EDITIONS[name])
    number = kept(journal(tmp_path, EDITIONS), game).record.id
    found = journal(tmp_path, EDITIONS).load(number)
    assert (found.record.edition, found.game.log) == (name, game.log)


@pytest.mark.parametrize("name", HANGING)
def test_it_is_lost_once_all_bells_of_its_level_have_fallen(name):
    games = [played(f"{seed}", rules=EDITIONS[name]) for seed in range(20)]
    lost = [game for game in games if GameLost("silent_belfry") in game.log]
    assert lost
    for game in lost:
        assert sum(isinstance(event, BellFell) for event in game.log) == HANGING[name]


def test_without_a_blurb_the_levels_of_an_edition_are_chosen_by_their_names():
    bare = Editions(BASE_GAME, replace(TOY, blurb=None))
    with opened(None, editions=bare, painted=False) as glass:
        push(glass, NEW)
        push(glass, LEVELS[1])
        assert name_of(glass, "text.told").startswith("Edition Toy-2")
        assert Choice.of(bare, glass.scene._choice.name).chosen == {"toy-2"}
