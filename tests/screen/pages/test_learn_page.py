"""The page of the lessons, by mouse and by keys, in every window, and what it leads to."""

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.base.cards import NIGHTMARE
from game.learning.lesson import Lesson
from game.learning.tutor import Progress
from game.rules.card import DOOR
from game.screen.pages.learn import LessonOver
from game.screen.pages.stage_model import StageModel, figures
from game.screen.pages.stage_set import BOARD
from game.screen.ui.buttons import Button
from game.table.layout.places import CARD_RATIO, Rect
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import push
from tests.screen.robots.glass import Glass, key_code, opened
from tests.screen.robots.player import has, thing
from tests.screen.robots.pupil import tutor_of
from tests.speaking import SPOKEN
from tests.variants import thorough

NIGHT = OFFERED.lessons[0]
NAMES = [part.name for part in NIGHT.parts]


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        shown.move_with(Tempo(INSTANT))
        yield shown


def came(glass: Glass, lesson: Lesson, part: str, *done: str) -> None:
    """Sets that a lesson was left in this part, and that these parts are done."""
    kept = Progress(part, part, (), frozenset(done)).plain()
    lessons = {**glass.app.settings.lessons, lesson.name: kept}
    glass.app.change(replace(glass.app.settings, lessons=lessons))


def open_page(glass: Glass) -> None:
    glass.app.ways.title()
    glass.step()
    push(glass, "button.learn")
    assert glass.scene.name == "learn"


def turn_to(glass: Glass, number: int) -> None:
    """Turns to the lesson of this number, from 0, even if it is of the other group."""
    if not has(glass.description, f"button.lesson.{number}"):
        push(glass, "button.others")
    push(glass, f"button.lesson.{number}")


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    [thorough((1024, 640), "fr", 2.0), ((1024, 640), "long", 2.0), ((1280, 720), "fr", 1.0)],
)
def test_every_lesson_its_farewell_and_the_title_that_goes_on_with_it_hold(size, language, letters):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        for number, lesson in enumerate(OFFERED.lessons):
            for done in ((), [part.name for part in lesson.parts]):
                came(glass, lesson, "" if done else lesson.parts[0].name, *done)
                open_page(glass)
                turn_to(glass, number)
                assert has(glass.description, f"button.part.{lesson.parts[0].name}")
                assert_page_holds(glass.scene)
            reached = [row for row in OFFERED.achievements if row.by_lessons is not None]
            over = LessonOver(glass.app, lesson, glass.app.ways.title, reached)
            assert_page_holds(over)
            glass.app.change(replace(glass.app.settings, lessons={}))
            came(glass, lesson, lesson.parts[-1].name)
            glass.app.ways.title()
            glass.step()
            assert has(glass.description, "text.waiting")
            assert_page_holds(glass.scene)


def test_the_gold_button_goes_on_where_one_stopped_and_each_part_can_be_begun_by_itself(glass):
    open_page(glass)
    assert thing(glass.description, "button.go_on")["name"] == "Begin"
    came(glass, NIGHT, "key", *NAMES[:3])
    open_page(glass)
    assert thing(glass.description, "button.go_on")["name"] == "Go on"
    assert thing(glass.description, "button.part.key")["name"].endswith("You are here")
    assert thing(glass.description, "button.part.trio")["name"].endswith("Done")
    glass.key(key_code("return"))
    glass.step()
    assert tutor_of(glass).part.name == "key"
    for name in NAMES:
        open_page(glass)
        push(glass, f"button.part.{name}")
        assert tutor_of(glass).part.name == name


def test_arrows_reach_every_part_also_where_the_list_scrolls():
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.write_at(2.0)
        open_page(glass)
        assert not has(glass.description, f"button.part.{NAMES[-1]}")
        met, column = set(), ["Up"] * 20 + ["Down"] * 20
        for name in ["Up", "Left", *column, "Right", "Up", *column]:
            glass.key(key_code(name))
            met.add(glass.scene.focus)
        assert {f"button.part.{name}" for name in NAMES} <= met


def test_when_all_is_done_a_real_game_is_the_gold_button(glass):
    came(glass, NIGHT, "", *NAMES)
    open_page(glass)
    for number, lesson in enumerate(OFFERED.lessons):
        came(glass, lesson, "", *(part.name for part in lesson.parts))
        turn_to(glass, number)
    turn_to(glass, 0)
    glass.key(key_code("return"))
    glass.step()
    assert glass.table.lesson is None


def test_lessons_of_other_games_stand_behind_one_button_and_lead_to_such_games(glass):
    open_page(glass)
    shown = [one.id for one in glass.scene.things() if one.id.startswith("button.lesson.")]
    own = [n for n, lesson in enumerate(OFFERED.lessons) if lesson.edition == NIGHT.edition]
    assert shown == [f"button.lesson.{n}" for n in own]
    other = next(n for n in range(len(OFFERED.lessons)) if n not in own)
    came(glass, OFFERED.lessons[other], "", *(part.name for part in OFFERED.lessons[other].parts))
    turn_to(glass, other)
    assert not has(glass.description, "button.lesson.0")
    glass.key(key_code("return"))
    glass.step()
    assert glass.table.session.game.rules.edition == OFFERED.lessons[other].edition


def test_a_damaged_memory_of_a_lesson_is_as_if_it_had_not_begun(glass):
    kept: tuple[object, ...] = ({}, {"part": 7}, [], "x", {"part": "key", "acts": 3, "done": 1})
    for damaged in kept:
        lessons = {NIGHT.name: damaged}
        glass.app.change(replace(glass.app.settings, lessons=lessons))
        open_page(glass)
        assert thing(glass.description, "button.go_on")["name"] == "Begin"


# The title


def test_the_title_goes_on_with_a_lesson_that_was_left_and_says_where(glass):
    came(glass, NIGHT, "row", "doors")
    glass.app.ways.title()
    glass.step()
    entries = [part.leaf for part, _ in glass.scene.leaves if isinstance(part.leaf, Button)]
    (golden,) = (entry for entry in entries if entry.primary)
    assert (golden.id, golden.label) == ("button.go_on", "Continue")
    assert glass.scene.reach()[0].id == golden.id
    told = thing(glass.description, "text.waiting")["name"]
    assert told.startswith("The first night: 2 of 9")
    assert NIGHT.parts[1].title in told
    glass.key(key_code("return"))
    glass.step()
    assert tutor_of(glass).part.name == "row"


def test_a_game_that_waits_comes_before_a_lesson_and_one_that_is_done_is_not_gone_on_with(glass):
    came(glass, NIGHT, "row", *NAMES)
    glass.app.ways.title()
    glass.step()
    assert not has(glass.description, "button.go_on")
    came(glass, NIGHT, "row", "doors")
    glass.app.games.new_game("kept")
    glass.until_rest()
    glass.app.ways.title()
    glass.step()
    assert not has(glass.description, "button.go_on")
    assert has(glass.description, "button.continue")


def test_on_each_stage_stand_the_cards_that_its_part_points_at():
    for lesson in OFFERED.lessons:
        for part in lesson.parts:
            shown = [card.id for card, _ in figures(part)]
            assert 2 <= len(shown) <= 5, part.name
            assert len(set(shown)) == len(shown), part.name
            game = part.begin()
            pointed = [name for step in part.steps for name in step.shows]
            named = [name for name in pointed if any(name == c.id for c in game.rules.all_cards)]
            assert {*named[:1]} <= {*shown}, part.name


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900)])
@pytest.mark.parametrize("done", [0, 4])
def test_the_stages_of_a_long_lesson_fill_the_window_and_nothing_scrolls(size, done):
    with opened(seed=None, size=size, painted=False) as glass:
        came(glass, NIGHT, NAMES[done] if done else "", *NAMES[:done])
        open_page(glass)
        laid, outside = glass.scene.laid, glass.scene.laid.panel.y
        assert laid.most == 0
        assert size[1] - outside - laid.panel.bottom < 4


def test_a_part_about_a_door_or_a_nightmare_shows_one():
    every = {part.title: part for lesson in OFFERED.lessons for part in lesson.parts}
    for title, kind in (("The last Door", DOOR), ("A Nightmare and the Towers", NIGHTMARE)):
        assert kind in [card.kind for card, _ in figures(every[title])], title


@pytest.mark.parametrize("size", [(280, 76), (240, 100), (380, 160)])
def test_no_card_on_a_stage_sinks_behind_the_boards(size):
    stage = Rect(0, 0, *size)
    for lesson in OFFERED.lessons:
        for number, part in enumerate(lesson.parts):
            model = StageModel(figures=tuple(figures(part)), number=number)
            for actor in model._actors(stage):
                turn = math.radians(abs(actor.angle))
                tall = actor.width * (CARD_RATIO * math.cos(turn) + math.sin(turn))
                assert actor.at[1] + tall / 2 <= stage.bottom - stage.h * BOARD, part.name
