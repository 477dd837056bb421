"""Esc leads from every page back to where the player came from, and never out of the program."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pygame
import pytest

from game.folders import journal_file
from game.rules.course import Concede
from game.screen import loop
from game.screen.input.keyboard import BOOK_KEY, SETTINGS_KEY
from game.screen.table.drawing.tabletop import Tabletop
from game.table.hands.clicks import choices
from tests.screen.hints.advised import Advised
from tests.screen.pages.pages_used import play, push
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import at, has, in_state
from tests.screen.window.test_unkept import answer, block

Way = Callable[[Glass], None]


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, editions=Advised()) as shown:
        yield shown


def by(*keys: str) -> Way:
    """Returns a way that presses these buttons."""

    def go(glass: Glass) -> None:
        for key in keys:
            push(glass, key)

    return go


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


def lesson(glass: Glass) -> None:
    """Opens the first lesson."""
    by("button.learn", "button.go_on")(glass)
    glass.until_rest()


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


def crashed(glass: Glass) -> None:
    """Opens a game whose table cannot be drawn, and fails to draw it once."""
    table(glass)
    glass.paint()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Tabletop, "paint", None)
        glass.scene.changed = True
        loop.frame(glass.app, FRAME)
    glass.step()


def unsaved(glass: Glass) -> None:
    """Opens the question that comes when the program is to end and its game is not on the disk."""
    glass.app.games.journal.close()
    journal_file().unlink()
    block()
    table(glass)
    answer(glass)
    glass.step(pygame.Event(pygame.QUIT))
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


def goal(glass: Glass) -> None:
    """Opens the page that tells two players what they play for."""
    glass.begin("button.two_players")
    push(glass, "button.start")


def day(glass: Glass) -> None:
    """Opens the deals of a day from the calendar."""
    by("button.deals", "button.deals.calendar")(glass)
    push(glass, f"button.day.{glass.app.games.today()}")


def watched_on(glass: Glass) -> None:
    """Lets the adviser play on, and agrees to the price of that."""
    in_menu("button.watch_on")(glass)
    glass.step()
    push(glass, "button.confirm")


def in_menu(key: str) -> Way:
    """Returns a way that presses this button of the menu over a table."""

    def go(glass: Glass) -> None:
        table(glass)
        glass.key(pygame.K_ESCAPE)
        push(glass, key)

    return go


def finished(way: str) -> Way:
    """Returns a way that presses this button of a finished game in the list."""

    def go(glass: Glass) -> None:
        looked_at(glass)
        glass.key(pygame.K_ESCAPE)
        glass.step()
        push(glass, f"button.{way}.{glass.app.games.journal.records('finished')[0].id}")

    return go


def branch(glass: Glass) -> None:
    """Opens the question that comes before one plays on from a replay."""
    finished("replay")(glass)
    push(glass, "button.branch")


PAGES: Mapping[str, tuple[Way, str, str]] = {
    "title": (by(), "title", "title"),
    "table": (table, "table", "table"),
    "covered": (covered, "table", "table"),
    "learn": (by("button.learn"), "learn", "title"),
    "lesson": (lesson, "table", "table"),
    "deals": (by("button.deals"), "deals", "title"),
    "calendar": (by("button.deals", "button.deals.calendar"), "calendar", "title"),
    "day": (day, "deals", "calendar"),
    "ladder": (by("button.deals", "button.deals.ladder"), "ladder", "title"),
    "any deal": (by("button.deals", "button.deals.any"), "any_deal", "title"),
    "deal for two": (by("button.deals", "button.play.2"), "setting", "deals"),
    "share": (in_menu("button.share"), "share", "table"),
    "games": (by("button.games"), "games", "title"),
    "statistics": (by("button.statistics"), "statistics", "title"),
    "achievements": (by("button.statistics", "button.achievements"), "achievements", "statistics"),
    "about": (by("button.about"), "about", "title"),
    "party": (lambda glass: glass.begin("button.two_players"), "setting", "title"),
    "goal": (goal, "goal", "setting"),
    "result": (result, "result", "title"),
    "looked at": (looked_at, "table", "games"),
    "result looked up": (result_looked_up, "result", "table"),
    "replay": (finished("replay"), "replay", "games"),
    "branch": (branch, "branch", "replay"),
    "watch": (by("button.learn", "button.watch"), "watch", "learn"),
    "watched on": (watched_on, "watch", "table"),
    "review": (finished("review"), "review", "games"),
    "crash": (crashed, "crash", "table"),
    "unsaved": (unsaved, "unsaved", "table"),
}
"""By name of a page, the way to it, the name of its scene, and that of the scene to which Esc
leads. A table is left only by its own ways."""


@pytest.mark.parametrize("page", PAGES)
def test_esc_goes_one_step_back_and_never_out_of_the_program(glass, page):
    """This holds for a page, for the settings over it, and for the list of a file that was dropped
    on it."""
    way, name, back = PAGES[page]
    way(glass)
    assert glass.scene.name == name
    glass.paint_once()
    assert_settings_lead_back_in_the_language_that_was_chosen(glass)
    scene = glass.scene
    for _ in range(2):
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
    assert glass.scene.name == back
    for _ in range(3):
        glass.key(pygame.K_ESCAPE)
        glass.step()
    assert glass.app.running


def assert_settings_lead_back_in_the_language_that_was_chosen(glass: Glass) -> None:
    scene, before = glass.scene, glass.scene.name
    names = {"en": named(glass)}
    for language in ("fr", "en"):
        glass.key(SETTINGS_KEY)
        glass.step()
        push(glass, f"button.language.{language}")
        glass.key(pygame.K_ESCAPE)
        glass.step()
        assert glass.scene.name == before
        assert before == "title" or glass.scene is scene
        told = named(glass)
        assert names.setdefault(language, told) == told
    same = {key for key, name in names["fr"].items() if names["en"].get(key) == name}
    assert not same & {"text.heading", "text.reason", "text.facts", "button.quit", "button.back"}


def named(glass: Glass) -> dict[str, str]:
    """Returns the names of all things by their ids."""
    return {told["id"]: told["name"] for told in glass.description["things"]}


def test_a_game_looked_up_shows_its_table_first_and_that_leads_to_its_result_and_to_the_list(glass):
    result(glass)
    assert has(glass.description, "button.title")
    assert not has(glass.description, "button.back")
    push(glass, "button.title")
    push(glass, "button.games")
    push(glass, "button.finished")
    shelf = glass.scene
    look_up(glass)
    glass.frames(2)
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


def test_on_the_table_esc_closes_one_thing_at_a_time(glass):
    table(glass)
    for panel in (pygame.K_l, pygame.K_c, pygame.K_F3):
        glass.key(panel)
        open_panel = glass.table.panels.panel
        glass.table.panels.read(choices(glass.table.session)[0])
        glass.key(pygame.K_ESCAPE)
        assert glass.table.panels.panel is open_panel
        glass.key(pygame.K_ESCAPE)
        assert glass.table.panels.panel is None
    read(glass)
    glass.key(pygame.K_ESCAPE)
    assert glass.table.panels.panel is None
    glass.pick("button.concede")
    assert glass.table.ui.posed
    glass.key(pygame.K_ESCAPE)
    assert glass.table.ui.posed is None
    assert glass.scene.name == "table"


def test_rules_and_settings_opened_from_each_other_lead_out_as_soon_as_ever(glass):
    table(glass)
    for _ in range(4):
        glass.key(BOOK_KEY)
        assert glass.scene.name == "book"
        glass.key(SETTINGS_KEY)
        assert glass.scene.name == "settings"
    for name in ("book", "table"):
        glass.key(pygame.K_ESCAPE)
        assert glass.scene.name == name
