"""Every page of the kit holds in the windows, sizes of letters and languages where it has least
room, and in the usual ones, both painted and in high contrast."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from build_scripts.stage.positions import after
from game.editions import OFFERED
from game.records.deals.deal import Deal
from game.screen.pages.party.party_form import NAMES, SEED
from game.screen.pages.title.welcome_page import Welcome
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import BACK
from game.table.party import Party, Player
from game.table.saved_table import SavedTable
from tests.rules.stories import command
from tests.screen.pages.pages_hold import assert_page_holds, assert_reached_by_tab
from tests.screen.pages.pages_used import play
from tests.screen.pages.test_result import BUSY, LONG, open_story, remember, show
from tests.screen.robots.glass import Glass, opened
from tests.screen.ways.test_end_leads_on import VICTORY, finish
from tests.speaking import SPOKEN
from tests.table.robots.replays import random_game
from tests.variants import thorough

Opener = Callable[[Glass], None]


def chapter(name: str) -> Opener:
    """Returns what opens a later chapter of the settings."""

    def opener(glass: Glass) -> None:
        glass.app.ways.settings()
        page = glass.app.scene
        assert isinstance(page, Page)
        page.press(f"button.{name}")

    return opener


def welcome(glass: Glass) -> None:
    """Opens the page of the first start."""
    glass.app.scene = Welcome(glass.app)


def title_with_a_game(glass: Glass) -> None:
    """Opens the title with all of its menu, a game to go on with, and a message."""
    play(glass, 5, "deal")
    glass.app.preferences.notices.append(glass.app.words.say("This game could not be saved yet."))
    glass.app.ways.title()


LONG_NAMES = Player("Wilhelmina Margarete", "cat"), Player("Maximiliane Henriett", "bell")


def goal(glass: Glass) -> None:
    """Opens the page that tells two players with long names what they play for."""
    glass.app.ways.set_table()
    scene = glass.app.scene
    assert scene is not None
    glass.app.ways.goal(Party(LONG_NAMES), scene, lambda: None, "glyphs+towers-2")


def setting(glass: Glass) -> None:
    """Opens the page on which two set the table, with long names and a seed that is too long."""
    glass.app.ways.set_table()
    page = glass.app.scene
    assert isinstance(page, Page)
    for key, letters in zip((*NAMES, SEED), ("W" * 20, "M" * 20, "s" * 99), strict=True):
        page.stand(key)
        page.typed(letters)


def dealt(glass: Glass) -> None:
    """Opens the page on which two set the table for a deal that says who starts."""
    glass.app.ways.set_table(Deal("a seed", "glyphs+towers-2", 2, first=1))


def shared(glass: Glass) -> None:
    """Opens the page that shares the deal of a running game."""
    glass.app.ways.share(Deal("a long seed " * 5 + "x").begun(OFFERED["base"]))


def games(glass: Glass) -> None:
    """Opens a list that is longer than the window, with games alone and for two."""
    for number in range(14):
        play(glass, 5, f"deal {number}", (None, "open", "peek")[number % 3])
    glass.app.ways.games()


def finished(glass: Glass) -> None:
    """Opens the shelf of finished games."""
    for number in range(3):
        play(glass, 1000, f"deal {number}", (None, "open", "peek")[number % 3])
    glass.app.ways.games()


def question(glass: Glass) -> None:
    """Opens the question before a game with hidden hands is exported."""
    play(glass, 5, manner="peek")
    glass.app.ways.games()
    page = glass.app.scene
    assert isinstance(page, Page)
    page.press("button.export.1")
    assert glass.scene.name == "export"


def won(glass: Glass) -> None:
    """Opens the page after a victory that brought achievements."""
    glass.app.scene = glass.app.games.begin(after(VICTORY, -1))
    finish(glass, lambda: glass.table.session.submit(command(VICTORY.moves[-1][1])))


def both(glass: Glass) -> None:
    """Opens the page after a long game of two with long names, of whom much is known."""
    story_of_both(glass)
    page = glass.app.scene
    assert isinstance(page, Page)
    page.press(BACK)


def story(glass: Glass) -> None:
    """Opens the story of the same victory."""
    won(glass)
    open_story(glass)


def story_of_both(glass: Glass) -> None:
    """Opens the story of the same game."""
    remember(glass, BUSY, LONG)
    show(glass, BUSY, LONG)


PAGES: Mapping[str, Opener] = {
    "title": title_with_a_game,
    "about": lambda glass: glass.app.ways.about(),
    "achievements": lambda glass: glass.app.ways.show("achievements"),
    "learn": lambda glass: glass.app.lessons.show(),
    "statistics": lambda glass: glass.app.ways.show("statistics"),
    "day": lambda glass: glass.app.ways.deals("today"),
    "week": lambda glass: glass.app.ways.deals("week"),
    "calendar": lambda glass: glass.app.ways.deals("calendar"),
    "ladder": lambda glass: glass.app.ways.deals("ladder"),
    "any deal": lambda glass: glass.app.ways.deals("any"),
    "share": shared,
    "games": games,
    "finished": finished,
    "question": question,
    "settings": lambda glass: glass.app.ways.settings(),
    "warnings": chapter("warnings"),
    "sounds": chapter("sounds"),
    "controls": chapter("controls"),
    "welcome": welcome,
    "goal": goal,
    "setting": setting,
    "dealt": dealt,
    "choosing": lambda glass: glass.app.ways.choose(1),
    "book": lambda glass: glass.app.ways.book("prophecy"),
    "replay": lambda glass: glass.app.ways.replay(random_game("two"), SavedTable(), None, 120),
    "watch": lambda glass: glass.app.ways.watch(1),
    "won": won,
    "both": both,
    "story": story,
    "story of both": story_of_both,
}
"""Functions that open a page, by its name."""
WINDOWS = [
    ((1024, 640), 200, "long", True, False),
    ((1024, 640), 100, "long", False, True),
    # These are between the others; at the second each page is used in its own tests.
    thorough((1024, 640), 200, "fr", False, True),
    thorough((1280, 720), 100, "en", False, False),
    thorough((1920, 1080), 150, "fr", True, False),
    ((3840, 2160), 100, "en", False, False),
]
"""Size, letters in percent, language, whether in high contrast, and whether in easy letters."""


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(("size", "letters", "language", "plain", "easy"), WINDOWS)
def test_nothing_is_cut_or_lies_on_another_thing(name, size, letters, language, plain, easy):
    with opened(seed=None, size=size, painted=False) as glass:
        settings = replace(glass.app.settings, text_size=letters, high_contrast=plain)
        glass.app.change(replace(settings, easy_font=easy))
        glass.app.words = SPOKEN[language]
        PAGES[name](glass)
        glass.step()
        page = glass.app.scene
        assert isinstance(page, Page)
        assert_page_holds(page)


@pytest.mark.parametrize("name", PAGES)
def test_everything_can_be_reached_by_tab_and_is_in_sight_then(name):
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.app.change(replace(glass.app.settings, text_size=200))
        PAGES[name](glass)
        page = glass.app.scene
        assert isinstance(page, Page)
        assert_reached_by_tab(page)
