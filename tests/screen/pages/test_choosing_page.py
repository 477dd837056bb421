"""The page on which a game is chosen: by mouse and by keys, in every window and language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from itertools import product

import pygame
import pytest

from game.editions import BASE_GAME, OFFERED, Edition, Editions
from game.editions.edition import Blurb
from game.folders import journal_file
from game.records.deals.deal import Deal
from game.records.deals.share_code import share_code
from game.records.journal.settings import read_settings
from game.rules.game import Game
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.choosing.choosing_page import ChoosingPage
from game.screen.pages.choosing.lids import lid
from game.screen.pages.deals.typed_deal import typed_deal
from game.words import Words
from tests.screen.pages.test_games_page import push
from tests.screen.pages.test_party_page import assert_fits, focus, tab_to
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPOKEN, TRANSLATED, speaker
from tests.table.robots.tables import WINDOWS
from tests.variants import thinned_rows

NEW, TWO, BEGIN, BACK = "button.new_game", "button.two_players", "button.begin", "button.back"
NAMES = [
    OFFERED.joined(chosen)
    for chosen in (["glyphs"], ["towers-2"], ["book", "glyphs"], ["book", "towers", "glyphs"])
]


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None) as shown:
        yield shown


def picked(glass: Glass) -> set[str]:
    """Returns the ids of the buttons that are chosen."""
    things = glass.description["things"]
    return {one["id"].removeprefix("button.") for one in things if "selected" in one["state"]}


def told(glass: Glass) -> str:
    """Returns what the foot of the page says."""
    return str(thing(glass.description, "text.told")["name"])


def played(glass: Glass) -> str:
    """Returns the name of the game on the table."""
    return str(glass.table.session.game.rules.edition)


# The beginning of a game


def test_who_only_plays_the_base_game_presses_enter_once_more(glass):
    glass.key(pygame.K_RETURN)
    assert glass.scene.name == "choosing"
    assert told(glass) == "Base game   ·   8 Doors to open   ·   76 cards in the deck"
    glass.key(pygame.K_RETURN)
    assert (played(glass), glass.table.session.game.state.seats) == ("base", 1)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_chosen_by_clicks_lies_on_the_table_and_is_ready_the_next_time(glass, name):
    push(glass, NEW)
    for part in name.split("+"):
        edition = part.removesuffix("-2")
        push(glass, f"button.box.{edition}")
        if part != edition:
            push(glass, f"button.harder.{edition}")
    assert told(glass).startswith(glass.app.words.game(name)[0])
    push(glass, BEGIN)
    assert played(glass) == name
    assert read_settings(journal_file().parent, datetime(2026, 11, 23))[0].edition == name
    glass.app.ways.title()
    glass.step()
    push(glass, NEW)
    push(glass, BEGIN)
    assert played(glass) == name


def test_all_is_chosen_by_keys_alone(glass):
    glass.key(pygame.K_RETURN)
    tab_to(glass, "button.box.glyphs")
    glass.key(pygame.K_SPACE)
    tab_to(glass, "button.harder.book")
    glass.key(pygame.K_RETURN)
    assert picked(glass) == {"box.base", "box.glyphs", "box.book", "harder.book"}
    assert focus(glass) == "button.harder.book"
    tab_to(glass, BEGIN)
    glass.key(pygame.K_RETURN)
    assert played(glass) == "glyphs+book-2"


def test_a_box_is_put_back_by_a_second_press_and_with_it_its_harder_variant(glass):
    push(glass, NEW)
    push(glass, "button.harder.towers")
    assert picked(glass) == {"box.base", "box.towers", "harder.towers"}
    push(glass, "button.harder.towers")
    assert picked(glass) == {"box.base", "box.towers"}
    push(glass, "button.harder.towers")
    push(glass, "button.box.towers")
    assert picked(glass) == {"box.base"}
    assert "disabled" in thing(glass.description, "button.box.base")["state"]


def test_two_choose_then_set_the_table_and_are_told_what_they_play_for(glass):
    push(glass, TWO)
    push(glass, "button.box.towers")
    push(glass, BEGIN)
    assert "Towers" in thing(glass.description, "text.title")["name"]
    push(glass, "button.start")
    other = glass.app.words.game("towers")[1]
    assert other in [one["name"] for one in glass.description["things"]]
    push(glass, "button.draw")
    assert (played(glass), glass.table.session.game.state.seats) == ("towers", 2)


def test_esc_leads_back_and_what_was_only_looked_at_is_not_kept(glass):
    push(glass, NEW)
    push(glass, "button.box.glyphs")
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "title"
    assert glass.app.settings.edition == "base"
    push(glass, TWO)
    push(glass, BEGIN)
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "choosing"


@pytest.mark.parametrize(
    "kept", ["moon", "glyphs+moon", "book+glyphs", "towers+towers-hard", "towers-4", "+"]
)
def test_whatever_the_settings_tell_some_game_is_ready(glass, kept):
    """This includes an edition that is no longer on offer."""
    glass.app.change(replace(glass.app.settings, edition=kept))
    push(glass, NEW)
    push(glass, BEGIN)
    assert played(glass) in OFFERED


def test_what_was_chosen_in_an_older_version_is_ready_under_its_new_name(glass):
    glass.app.change(replace(glass.app.settings, edition="glyphs+towers-hard"))
    push(glass, NEW)
    assert picked(glass) == {"box.base", "box.glyphs", "box.towers", "harder.towers"}
    assert told(glass).startswith("Glyphs + Towers (harder)")
    push(glass, BEGIN)
    assert played(glass) == "glyphs+towers-2"


def test_without_anything_to_choose_a_game_begins_at_once():
    with opened(seed=None, editions=Editions(BASE_GAME)) as glass:
        push(glass, NEW)
        assert played(glass) == "base"


# What is written


@pytest.mark.parametrize(
    ("window", "language", "seats"),
    thinned_rows(
        product(WINDOWS, [*TRANSLATED, "long"], [1, 2]),
        always=[
            (((1024, 640), 2.0), "fr", 1),
            (((1024, 640), 1.0), "long", 2),
            (((1280, 720), 1.0), "fr", 1),
        ],
    ),
)
def test_all_of_the_page_can_be_reached_and_nothing_lies_on_another(window, language, seats):
    size, letters = window
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        glass.app.ways.choose(seats)
        glass.step()
        assert_fits(glass.scene.things(), size)
        for part in glass.scene.reach():
            glass.scene.stand(part.id)
            glass.step()
            assert has(glass.description, part.id)
            x, y = at(thing(glass.description, part.id))
            assert glass.scene.thing_at((x, y)).id == part.id


@pytest.mark.parametrize("letters", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_switch_is_cut_in_the_smallest_window(language, letters):
    with opened(seed=None, size=(1024, 640), painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        glass.app.ways.choose(1)
        glass.step()
        page = glass.scene
        assert isinstance(page, ChoosingPage)
        view = page.laid.view
        keys = [one.id for one in page.reach() if one.id.startswith("button.harder.")]
        assert len(keys) == sum(len(edition.levels) == 1 for edition in OFFERED.added)
        for key in keys:
            switch = page.placed(key)
            assert switch is not None
            whole = switch.rect.bottom <= view.bottom
            assert whole or (letters > 1.25 and switch.rect.y >= view.bottom)
        for key in keys:
            page.stand(key)
            glass.step()
            switch = page.placed(key)
            assert switch is not None
            assert thing(glass.description, key)["rect"][3] == round(switch.rect.h)


def test_nothing_is_said_of_winning_where_nothing_more_is_wanted():
    blurb = Blurb(title="Bells", told="Bells ring.", to_win="", helps="")
    wanting = replace(blurb, title="Lamps", to_win="A lamp must burn.")
    bells, lamps = (
        Edition(one.title.lower(), lambda rules: rules, blurb=one) for one in (blurb, wanting)
    )
    editions = Editions(BASE_GAME, bells, lamps)
    words = Words("en", editions.words)
    assert words.game("bells+lamps") == ("Bells + Lamps", "A lamp must burn.")
    started = Game.start(editions["bells"], seed="bells").log[0]
    assert words.event(started) == "The game begins: Bells."
    with opened(seed=None, editions=editions, painted=False) as glass:
        glass.app.ways.choose(1)
        glass.step()
        assert "To win: " in thing(glass.description, "button.box.base")["name"]
        assert ": " not in thing(glass.description, "button.box.bells")["name"]


def test_a_box_that_nobody_has_painted_has_the_shape_of_a_painted_one():
    with opened(seed=None, size=(1024, 640), painted=False):
        room = 120, 390
        drawn = lid("nobody painted it", room, chosen=True).get_bounding_rect()
        painted = lid("base", room, chosen=True).get_bounding_rect()
        assert drawn.w == room[0]
        assert drawn.h == 90
        assert drawn.h >= painted.h
        assert drawn.centery == room[1] // 2


# Other parts of the program that know the game


def test_a_seed_is_taken_for_what_was_chosen_last_and_a_code_for_what_it_names():
    words, today = speaker(), date(2026, 11, 23)
    typed = typed_deal(words, OFFERED, "a seed", today, "book")
    assert typed.deals == {seats: Deal("a seed", "book", seats) for seats in (1, 2)}
    assert "Book of Steps" in typed.told
    deal = Deal("a seed", "glyphs+towers-2", 2)
    for named in (deal, replace(deal, edition="glyphs+towers-hard")):
        code = typed_deal(words, OFFERED, share_code(named), today, "book")
        assert code.deals == {2: deal}
        assert code.told == "A deal for two players: Glyphs + Towers (harder)."


def test_a_name_has_each_edition_once_in_their_order():
    for name in NAMES:
        assert Choice.of(OFFERED, name).name == name
        assert name in OFFERED
    assert OFFERED.joined(()) == "base"
