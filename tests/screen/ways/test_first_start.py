"""A player who starts the program for the first time is greeted, and sets language, text and motion
on one page."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.folders import own_folder
from game.records.journal.settings import FILE, Settings
from game.records.journal.text.position import position
from game.rules.game import Game
from game.screen.window.display import Options
from game.words import Words
from tests.screen.pages.pages_used import push
from tests.screen.pages.test_settings_page import kept
from tests.screen.robots.glass import Glass, Unpainted, load_first, opened, put_away
from tests.screen.robots.player import in_state, thing
from tests.speaking import speaker

NEW, BOTH_NEW, SKIP = "button.new", "button.both_new", "button.skip"
ENGLISH, FRENCH = "button.language.en", "button.language.fr"
SIZES = [f"button.text_size.{size}" for size in (100, 125, 150, 200)]
FULL, REDUCED = "button.reduced_motion.full", "button.reduced_motion.reduced"


def started(
    words: Words | None = None, seed: str | None = None, position: Game | None = None
) -> Glass:
    """Returns the program as it starts in this test's folder, at its first scene."""
    options = Options(seed=seed, size=(1280, 720), position=position)
    glass = Glass(Unpainted(words or speaker(), options))
    load_first(glass)
    glass.step()
    return glass


def first_scene(seed: str | None = None) -> str:
    """Returns the name of the first scene, and closes the program again."""
    glass = started(seed=seed)
    name = str(glass.scene.name)
    put_away(glass.app)
    return name


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields a newcomer's first start."""
    glass = started()
    yield glass
    put_away(glass.app)


def picked(glass: Glass) -> set[str]:
    return {one["id"] for one in in_state(glass.description, "selected")}


@pytest.mark.parametrize("way", [SKIP, "Escape"])
def test_a_newcomer_is_greeted_until_any_way_on_is_taken_and_comes_to_the_title(way):
    assert first_scene() == "welcome"
    glass = started(speaker("fr"))
    assert FRENCH in picked(glass)
    if way == "Escape":
        glass.key(pygame.K_ESCAPE)
    else:
        push(glass, way)
    assert glass.scene.name == "title"
    put_away(glass.app)
    assert kept() == Settings(greeted=True)
    assert first_scene() == "title"
    assert first_scene(seed="deal") == "table"


@pytest.mark.parametrize(("way", "seats"), [(NEW, 1), (BOTH_NEW, 2)])
def test_who_is_new_comes_to_learn_and_is_not_greeted_again(glass, way, seats):
    push(glass, way)
    assert glass.table.lesson is not None
    assert glass.table.lesson.tutor.lesson.seats == seats
    assert kept().greeted
    assert first_scene() == "title"


@pytest.mark.parametrize("seats", [1, 2])
def test_a_position_lies_on_the_table_as_it_was_written(seats):
    two = (
        "" if seats == 1 else "seats: 2\nvisibility: hidden\nhand:1: GS1 GM1 GK1\nshared: LS1 LM1\n"
    )
    laid = position(f"{two}hand: OS1 OM1 AS1\nrow: OK1 AK1\nlimbo: NM1\ndeck: AM1", OFFERED)
    glass = started(position=laid)
    assert glass.scene.name == "table"
    glass.until_rest()
    told = {one["id"]: one for one in glass.description["things"]}
    assert {"OK1", "AK1", "NM1"} <= told.keys()
    assert ("OS1" in told) is (seats == 1)
    put_away(glass.app)


def test_each_choice_holds_at_once_and_is_kept(glass):
    assert picked(glass) == {ENGLISH, SIZES[0], FULL}
    push(glass, FRENCH)
    assert thing(glass.description, SKIP)["name"] == "Je connais le jeu"
    glass.key(pygame.K_F2)
    push(glass, SIZES[3])
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene.name == "welcome"
    assert glass.app.letters == 2
    push(glass, REDUCED)
    assert glass.app.tempo.reduced
    assert picked(glass) == {FRENCH, SIZES[3], REDUCED}
    assert kept() == Settings(language="fr", text_size=200, reduced_motion=True)
    push(glass, FULL)
    assert not glass.app.tempo.reduced
    push(glass, SKIP)
    assert kept() == Settings(language="fr", text_size=200, greeted=True)


def test_by_keys_alone_every_choice_is_reached_and_enter_at_once_is_for_who_is_new(glass):
    reached = []
    for _ in range(11):
        glass.key(pygame.K_TAB)
        reached += [one["id"] for one in in_state(glass.description, "focused")]
    assert reached == [ENGLISH, FRENCH, *SIZES, FULL, REDUCED, NEW, BOTH_NEW, SKIP]
    for start, key, end in [
        (FRENCH, pygame.K_LEFT, ENGLISH),
        (ENGLISH, pygame.K_RIGHT, FRENCH),
        (REDUCED, pygame.K_LEFT, FULL),
    ]:
        glass.scene.stand(start)
        glass.key(key)
        assert glass.scene.focus == end
    glass.scene.stand(SKIP)
    for _ in range(3):
        glass.key(pygame.K_UP)
    glass.key(pygame.K_RETURN)
    assert picked(glass) != {ENGLISH, SIZES[0], FULL}
    glass.scene.stand("")
    glass.key(pygame.K_RETURN)
    assert glass.scene.name not in ("welcome", "title")


@pytest.mark.parametrize("form", [1, 4])
def test_who_has_settings_of_an_older_program_is_no_newcomer(form):
    folder = own_folder()
    folder.mkdir(parents=True)
    example = Path(__file__).parents[2] / "saves" / f"settings-{form}.json"
    (folder / FILE).write_bytes(example.read_bytes())
    assert first_scene() == "title"


def test_damaged_settings_greet_nobody_who_has_played():
    folder = own_folder()
    folder.mkdir(parents=True)
    (folder / FILE).write_text("{")
    assert first_scene() == "welcome"
    with opened(seed=None, painted=False) as glass:
        glass.app.games.begin(Game.start(BASE, seed="deal"))
    (folder / FILE).write_text("{")
    assert first_scene() == "title"
