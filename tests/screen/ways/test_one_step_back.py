"""Esc leads from every page back to where the player came from, and never out of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pygame
import pytest

from game.folders import journal_file
from game.rules.course import Concede
from game.screen import loop
from game.screen.input.keyboard import SETTINGS_KEY
from game.screen.table.drawing.tabletop import Tabletop
from game.table.hands.clicks import choices
from tests.screen.hints.advised import Advised
from tests.screen.pages.test_games_page import play, push
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import at, has, in_state
from tests.screen.window.test_unkept import answer, block

Way = Callable[[Glass], None]


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, editions=Advised()) as shown:
        yield shown


def button(key: str) -> Way:
    """Returns a way that presses this button."""
    return lambda glass: push(glass, key)


def table(glass: Glass) -> None:
    """Opens a game for one."""
    glass.begin()
    glass.until_rest()


def covered(glass: Glass) -> None:
    """Opens a game with hidden hands whose cards nobody has looked at yet."""
    play(glass, 12, manner="curtain")
    glass.app.ways.title()
    glass.step()
    push(glass, "button.continue")
    glass.until_rest()
    glass.step()


def result(glass: Glass) -> None:
    """Opens the result of a game that has ended."""
    table(glass)
    glass.table.session.submit(Concede())
    glass.until_rest()
    glass.step()


def looked_at(glass: Glass) -> None:
    """Opens the table of a finished game from the list."""
    table(glass)
    glass.table.session.game.submit(Concede())
    glass.table.keep()
    glass.app.ways.title()
    glass.step()
    push(glass, "button.games")
    push(glass, "button.finished")
    look_up(glass)
    glass.until_rest()
    glass.step()


def look_up(glass: Glass) -> None:
    """Opens the game that was finished last from the shelf of finished ones."""
    push(glass, f"button.continue.{glass.app.games.journal.records('finished')[0].id}")


def result_looked_up(glass: Glass) -> None:
    """Opens the result of a finished game by its table, from the list."""
    looked_at(glass)
    push(glass, "button.result")


def crash(glass: Glass) -> None:
    """Has the drawing of the present scene fail once."""
    glass.paint()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Tabletop, "paint", None)
        glass.scene.changed = True
        loop.frame(glass.app, FRAME)
    glass.step()


def crashed(glass: Glass) -> None:
    """Opens a game whose table cannot be drawn."""
    table(glass)
    crash(glass)


def unsaved(glass: Glass) -> None:
    """Opens the question that comes when the program is to end and its game is not on the disk."""
    glass.app.games.journal.close()
    journal_file().unlink()
    block()
    table(glass)
    answer(glass)
    glass.step(pygame.Event(pygame.QUIT))
    glass.step()


def settings(glass: Glass) -> None:
    glass.key(SETTINGS_KEY)
    glass.step()


def dropped(glass: Glass) -> None:
    """Drops a file on the window."""
    file = Path("foreign.txt").absolute()
    glass.step(pygame.Event(pygame.DROPFILE, file=str(file)))
    glass.step()


def read(glass: Glass) -> None:
    """Reads a card of the hand large."""
    glass.move(at(next(t for t in glass.description["things"] if t["zone"] == "hand")))
    glass.down(pygame.BUTTON_RIGHT)
    glass.up(pygame.BUTTON_RIGHT)


def nothing(glass: Glass) -> None:
    """Stays at the title as it came up."""


def lesson(glass: Glass) -> None:
    """Opens a lesson from the page of all lessons."""
    push(glass, "button.learn")
    push(glass, "button.go_on")


def goal(glass: Glass) -> None:
    """Opens the page that tells two players what they play for."""
    glass.begin("button.two_players")
    push(glass, "button.start")


def achievements(glass: Glass) -> None:
    """Opens the achievements from the page of statistics."""
    push(glass, "button.statistics")
    push(glass, "button.achievements")


def deals(key: str) -> Way:
    """Returns a way that opens one of the pages about deals."""

    def go(glass: Glass) -> None:
        push(glass, "button.deals")
        push(glass, key)

    return go


def day(glass: Glass) -> None:
    """Opens the deals of a day from the calendar."""
    deals("button.deals.calendar")(glass)
    push(glass, f"button.day.{glass.app.games.today()}")


def deal_for_two(glass: Glass) -> None:
    """Opens the page on which two set the table for today's deal."""
    push(glass, "button.deals")
    push(glass, "button.play.2")


def share(glass: Glass) -> None:
    """Opens the page that shares the deal on the table."""
    table(glass)
    glass.key(pygame.K_ESCAPE)
    push(glass, "button.share")


def replay(glass: Glass) -> None:
    """Opens the replay of a finished game from the list."""
    looked_at(glass)
    glass.key(pygame.K_ESCAPE)
    glass.step()
    push(glass, f"button.replay.{glass.app.games.journal.records('finished')[0].id}")


def review(glass: Glass) -> None:
    """Opens the review of a finished game from the list."""
    looked_at(glass)
    glass.key(pygame.K_ESCAPE)
    glass.step()
    push(glass, f"button.review.{glass.app.games.journal.records('finished')[0].id}")


def branch(glass: Glass) -> None:
    """Opens the question that comes before one plays on from a replay."""
    replay(glass)
    push(glass, "button.branch")


def watch(glass: Glass) -> None:
    """Opens the page on which the adviser plays, from the page of the lessons."""
    push(glass, "button.learn")
    push(glass, "button.watch")


def watched_on(glass: Glass) -> None:
    """Has the adviser play the game on the table to its end."""
    table(glass)
    glass.key(pygame.K_ESCAPE)
    push(glass, "button.watch_on")


PAGES: Mapping[str, tuple[Way, str]] = {
    "title": (nothing, "title"),
    "table": (table, "table"),
    "covered": (covered, "table"),
    "learn": (button("button.learn"), "learn"),
    "lesson": (lesson, "table"),
    "deals": (button("button.deals"), "deals"),
    "calendar": (deals("button.deals.calendar"), "calendar"),
    "day": (day, "deals"),
    "ladder": (deals("button.deals.ladder"), "ladder"),
    "any deal": (deals("button.deals.any"), "any_deal"),
    "deal for two": (deal_for_two, "setting"),
    "share": (share, "share"),
    "games": (button("button.games"), "games"),
    "statistics": (button("button.statistics"), "statistics"),
    "achievements": (achievements, "achievements"),
    "about": (button("button.about"), "about"),
    "party": (lambda glass: glass.begin("button.two_players"), "setting"),
    "goal": (goal, "goal"),
    "result": (result, "result"),
    "looked at": (looked_at, "table"),
    "result looked up": (result_looked_up, "result"),
    "replay": (replay, "replay"),
    "branch": (branch, "branch"),
    "watch": (watch, "watch"),
    "watched on": (watched_on, "watch"),
    "review": (review, "review"),
    "crash": (crashed, "crash"),
    "unsaved": (unsaved, "unsaved"),
}
"""By name of a page, the way to it and the name of its scene."""
BACK = {
    "title": "title",
    "table": "table",
    "covered": "table",
    "learn": "title",
    "lesson": "table",
    "deals": "title",
    "calendar": "title",
    "day": "calendar",
    "ladder": "title",
    "any deal": "title",
    "deal for two": "deals",
    "share": "table",
    "games": "title",
    "statistics": "title",
    "achievements": "statistics",
    "about": "title",
    "party": "title",
    "goal": "setting",
    "result": "title",
    "looked at": "games",
    "result looked up": "table",
    "replay": "games",
    "branch": "replay",
    "watch": "learn",
    "watched on": "table",
    "review": "games",
    "crash": "table",
    "unsaved": "table",
}
"""The scene to which Esc leads from each page. A table is left only by its own ways."""


@pytest.mark.parametrize("page", PAGES)
def test_esc_goes_one_step_back_and_never_out_of_the_program(glass, page):
    """This holds for a page, for the settings over it, and for the list of a file that was dropped
    on it."""
    way, name = PAGES[page]
    way(glass)
    assert glass.scene.name == name
    glass.paint()
    assert_settings_lead_back_in_the_language_that_was_chosen(glass)
    scene = glass.scene
    dropped(glass)
    assert glass.scene.name == "games"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    if page in ("title", "games"):
        assert glass.scene.name == "title"  # a file dropped on the list does not open another list
        way(glass)
    else:
        assert glass.scene is scene
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene.name == BACK[page]
    for _ in range(3):
        glass.key(pygame.K_ESCAPE)
        glass.step()
    assert glass.app.running


def assert_settings_lead_back_in_the_language_that_was_chosen(glass: Glass) -> None:
    scene, before = glass.scene, glass.scene.name
    names: dict[str, dict[str, str]] = {}
    for language in ("en", "fr", "en"):
        settings(glass)
        push(glass, f"button.language.{language}")
        glass.key(pygame.K_ESCAPE)
        glass.step()
        assert glass.scene.name == before
        assert before == "title" or glass.scene is scene
        told = {t["id"]: t["name"] for t in glass.description["things"]}
        assert names.setdefault(language, told) == told
    same = {key for key, name in names["fr"].items() if names["en"].get(key) == name}
    assert not same & {"text.heading", "text.reason", "text.facts", "button.quit", "button.back"}


def test_files_dropped_one_after_the_other_lead_back_to_the_page_before_the_first(glass):
    table(glass)
    scene = glass.scene
    for _ in range(3):
        dropped(glass)
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is scene


def test_a_game_looked_up_shows_its_table_first_and_that_leads_to_its_result_and_to_the_list(glass):
    result(glass)
    assert has(glass.description, "button.title")
    assert not has(glass.description, "button.back")
    push(glass, "button.title")
    push(glass, "button.games")
    push(glass, "button.finished")
    shelf = glass.scene
    look_up(glass)
    for _ in range(2):
        glass.step()
    table = glass.table
    told = glass.description
    assert (told["pending"], told["result"]) == (None, "lost")
    assert not in_state(told, "legal") + in_state(told, "grip")
    push(glass, "button.result")
    assert glass.scene.name == "result"
    assert not has(glass.description, "button.title")
    push(glass, "button.back")
    assert glass.scene is table
    glass.until_rest()
    glass.key(pygame.K_RETURN)
    assert glass.scene is shelf


@pytest.mark.parametrize("panel", [pygame.K_l, pygame.K_c, pygame.K_F3])
def test_on_the_table_esc_closes_one_thing_at_a_time(glass, panel):
    table(glass)
    glass.key(panel)
    open_panel = glass.table.panels.panel
    glass.table.panels.read(choices(glass.table.session)[0])
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is open_panel
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is None


def test_esc_takes_back_a_question_before_anything_else(glass):
    table(glass)
    glass.pick("button.concede")
    assert glass.table.ui.posed
    glass.key(pygame.K_ESCAPE)
    assert glass.table.ui.posed is None
    assert glass.scene.name == "table"


def test_a_card_that_is_read_is_laid_back_first(glass):
    table(glass)
    read(glass)
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is None
    assert glass.scene.name == "table"
