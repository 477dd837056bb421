"""The page on which a game is chosen, by mouse and by keys."""

from dataclasses import replace
from datetime import date, datetime

import pygame
import pytest

from game.editions import BASE_GAME, OFFERED, Edition, Editions
from game.editions.edition import Blurb
from game.folders import journal_file
from game.players.win_rates import Rate, win_rates
from game.records.deals.deal import Deal
from game.records.deals.share_code import share_code
from game.records.journal.keeper import Keeper
from game.records.journal.settings import read_settings
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.pages.choosing.boxes_laid import NAME_PX, LevelSwitch, Ring, lid
from game.screen.pages.choosing.choice import Choice
from game.screen.pages.choosing.what_is_told import of_edition
from game.screen.pages.deals.any_deal_page import typed_deal
from game.screen.pages.difficulty import Scale, difficulty
from game.screen.ui.arrange import Slab
from game.screen.ui.words import Words as Named
from game.table.saved_table import SavedTable
from game.words import Words
from tests.eight import BOXES, eight
from tests.screen.pages.pages_hold import assert_page_holds, assert_reached_by_tab
from tests.screen.pages.pages_used import (
    BEGIN,
    NEW,
    focus,
    name_of,
    picked,
    played,
    push,
    state_of,
    tab_to,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import middle, thing
from tests.speaking import SPOKEN, speaker
from tests.table.robots.tables import inside
from tests.variants import thinned_rows

TWO, TOLD = "button.two_players", "text.told"
NAMES = [
    OFFERED.joined(chosen)
    for chosen in (["glyphs"], ["towers-2"], ["book", "glyphs"], ["book", "towers", "glyphs"])
]


def test_who_only_plays_the_base_game_presses_enter_once_more(glass):
    glass.key(pygame.K_RETURN)
    assert glass.scene.name == "choosing"
    assert name_of(glass, TOLD) == "Base game   ·   8 Doors to open   ·   76 cards in the deck"
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
    assert name_of(glass, TOLD).startswith(glass.app.words.game(name)[0])
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
    for key, chosen in (
        ("harder.towers", {"box.towers", "harder.towers"}),
        ("harder.towers", {"box.towers"}),
        ("harder.towers", {"box.towers", "harder.towers"}),
        ("box.towers", set()),
    ):
        push(glass, f"button.{key}")
        assert picked(glass) == {"box.base", *chosen}
    assert "disabled" in state_of(glass, "button.box.base")


def test_the_level_at_which_a_box_would_be_played_is_shown_until_the_box_is_chosen(glass):
    def ready() -> list[str]:
        leaves = [part.leaf for part, _ in glass.scene.leaves]
        return [one.id for one in leaves if isinstance(one, LevelSwitch) and one.ready]

    push(glass, NEW)
    first = "button.level.dreams.1"
    assert first in ready()
    push(glass, "button.level.dreams.2")
    assert first not in ready()
    push(glass, "button.box.dreams")
    assert first in ready()


def test_two_choose_then_set_the_table_and_are_told_what_they_play_for(glass):
    push(glass, TWO)
    push(glass, "button.box.towers")
    push(glass, BEGIN)
    assert "Towers" in name_of(glass, "text.title")
    push(glass, "button.start")
    other = glass.app.words.game("towers", 2)[1]
    assert other.startswith("The two of you")
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


def test_whatever_the_settings_tell_some_game_is_ready(glass):
    """This includes an edition that is no longer on offer, and older names."""
    for kept in ("moon", "glyphs+moon", "book+glyphs", "towers+towers-hard", "towers-4", "+"):
        assert Choice.of(OFFERED, kept).name in OFFERED
    glass.app.change(replace(glass.app.settings, edition="moon+glyphs+towers-hard"))
    push(glass, NEW)
    assert picked(glass) == {"box.base", "box.glyphs", "box.towers", "harder.towers"}
    assert name_of(glass, TOLD).startswith("Glyphs + Towers (harder)")
    push(glass, BEGIN)
    assert played(glass) == "glyphs+towers-2"


def test_without_anything_to_choose_a_game_begins_at_once():
    with opened(seed=None, editions=Editions(BASE_GAME)) as glass:
        push(glass, NEW)
        assert played(glass) == "base"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_switch_is_cut_in_the_smallest_window(glass, language):
    glass.resize((1024, 640))
    glass.app.words = SPOKEN[language]
    for letters in (1.0, 1.25, 1.5, 2.0):
        glass.write_at(letters)
        glass.app.ways.choose(1)
        page = glass.scene
        view = page.laid.view
        keys = [one.id for one in page.reach() if one.id.startswith("button.harder.")]
        assert len(keys) == sum(len(edition.levels) == 1 for edition in OFFERED.added)
        for switch in map(page.placed, keys):
            whole = switch.rect.bottom <= view.bottom
            assert whole or (letters > 1.25 and switch.rect.y >= view.bottom)
        for key in keys:
            page.stand(key)
            assert thing(glass.description, key)["rect"][3] == round(page.placed(key).rect.h)


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
        assert "To win: " in name_of(glass, "button.box.base")
        assert ": " not in name_of(glass, "button.box.bells")


def test_a_box_that_nobody_has_painted_has_the_shape_of_a_painted_one(glass):
    room = 120, 390
    drawn = lid("nobody painted it", room, chosen=True).get_bounding_rect()
    painted = lid("base", room, chosen=True).get_bounding_rect()
    assert (drawn.w, drawn.h) == (room[0], 90)
    assert drawn.h >= painted.h
    assert drawn.centery == room[1] // 2


def test_a_seed_is_taken_for_what_was_chosen_last_and_a_code_for_what_it_names():
    words, today = speaker(), date(2026, 11, 23)
    told, deals = typed_deal(words, OFFERED, "a seed", today, "book")
    assert deals == {seats: Deal("a seed", "book", seats) for seats in (1, 2)}
    assert "Book of Steps" in told
    deal = Deal("a seed", "glyphs+towers-2", 2)
    for named in (deal, replace(deal, edition="glyphs+towers-hard")):
        told, deals = typed_deal(words, OFFERED, share_code(named), today, "book")
        assert deals == {2: deal}
        assert told == "A deal for two players: Glyphs + Towers (harder)."


def test_a_name_has_each_edition_once_in_their_order():
    for name in NAMES:
        assert Choice.of(OFFERED, name).name == name
        assert name in OFFERED
    assert OFFERED.joined(()) == "base"


# Eight boxes and more


EIGHT = eight()
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1300, 1000)]


@pytest.mark.parametrize(
    ("size", "letters", "language", "seats"),
    thinned_rows(
        [
            (size, letters, *spoken)
            for size in SIZES
            for letters in (1.0, 1.25, 2.0)
            for spoken in (("en", 1), ("fr", 2))
        ],
        # French for two has the least room, large letters in small windows the next.
        [
            *((size, 1.0, "fr", 2) for size in SIZES),
            *((SIZES[0], letters, "en", 1) for letters in (1.0, 1.25)),
            *((size, 2.0, "fr", 2) for size in (SIZES[0], SIZES[-1])),
            (SIZES[1], 1.25, "fr", 2),
        ],
    ),
)
def test_eight_boxes_hold(size, letters, language, seats):
    with opened(seed=None, size=size, editions=EIGHT, painted=False) as glass:
        glass.app.words = Words(language, EIGHT.words)
        glass.write_at(letters)
        glass.app.ways.choose(seats)
        page = glass.scene
        assert_page_holds(page)
        for edition in EIGHT.added:
            page.press(f"button.box.{edition.name}")
        page.stand("button.box.invented1")
        assert_page_holds(page)
        assert_reached_by_tab(page)
        if letters == 1.0:
            lids = [part for part, _ in page.leaves if part.leaf.id.startswith("button.box.")]
            assert len(lids) == BOXES
            assert not page.laid.most, "with usual letters all boxes are in sight"


def test_several_levels_lie_in_one_pill_and_all_switches_in_the_middle_below_their_boxes():
    with opened(seed=None, size=(1280, 720), painted=False) as glass:
        push(glass, NEW)
        lies = {part.leaf.id: part.rect for part, _ in glass.scene.leaves}
        first, second, third = (lies[f"button.level.dreams.{level}"] for level in (1, 2, 3))
        assert first.right == pytest.approx(second.x)
        assert second.right == pytest.approx(third.x)
        middle = lies["button.box.dreams"].centre[0]
        assert (first.x + third.right) / 2 == pytest.approx(middle, abs=1.0)
        harder, box = lies["button.harder.towers"], lies["button.box.towers"]
        assert harder.centre[0] == pytest.approx(box.centre[0], abs=1.0)


def test_the_leaf_tells_of_the_box_at_which_one_looks_and_else_of_the_whole_game():
    with opened(seed=None, editions=EIGHT, painted=False) as glass:
        push(glass, TWO)
        title = "text.leaf"
        assert name_of(glass, title) == "To win this game"
        assert name_of(glass, "text.leaf.1").endswith("Each of you opens one Door of every place.")
        tab_to(glass, "button.box.towers")
        assert name_of(glass, title) == "Towers"
        glass.move(middle(thing(glass.description, "button.box.invented2")))
        glass.step()
        shown = [one["name"] for one in glass.description["things"]]
        assert any("Both of you together have 4 kites of box 2" in name for name in shown)
        push(glass, "button.level.invented2.3")
        push(glass, "button.box.towers")
        tab_to(glass, BEGIN)
        assert name_of(glass, title) == "To win this game"
        facts = [one["name"] for one in glass.description["things"] if "leaf." in one["id"]]
        assert [fact.split(": ")[0] for fact in facts] == [
            "Base game",
            "Towers",
            "Happy Kites and Dark Thunderclouds 2, level\u00a03",
        ]
        assert facts[-1].endswith("At level 3 the wind blows harder.")


def test_the_boxes_say_how_often_the_adviser_wins_that_very_choice(glass):
    push(glass, NEW)
    for key, name in (
        ("box.towers", "towers"),
        ("box.glyphs", "glyphs+towers"),
        ("box.glyphs", "towers"),
        ("harder.towers", "towers-2"),
    ):
        push(glass, f"button.{key}")
        assert plain(glass, "text.difficulty").endswith(wins(name, 1))
    assert wins("towers-2", 1) in plain(glass, "button.box.towers")
    assert wins("book", 1) in plain(glass, "button.box.book")
    glass.key(pygame.K_ESCAPE)
    push(glass, TWO)
    push(glass, "button.box.book")
    assert plain(glass, "text.difficulty").endswith(wins("book", 2))


def plain(glass: Glass, key: str) -> str:
    """Returns the name of a thing, without the spaces at which no line is broken."""
    return name_of(glass, key).replace("\u00a0", " ")


def wins(name: str, seats: int) -> str:
    rate = win_rates()[name, seats]
    return f": the adviser wins {rate.won} of {rate.games} deals."


def test_what_the_adviser_never_wins_is_told_to_be_winnable_and_what_was_not_measured_too():
    never, once, unknown = (
        difficulty(speaker(), rate).replace("\u00a0", " ")
        for rate in (Rate("careful", 0, 100), Rate("careful", 1, 100), None)
    )
    assert never == "Merciless: the adviser wins none of 100 deals. Yet it can be won."
    assert once == "Merciless: the adviser wins 1 of 100 deals."
    assert unknown == "Not measured yet."


def test_a_box_leads_to_its_lesson_and_the_lesson_back_to_the_boxes(glass):
    push(glass, NEW)
    push(glass, "button.box.towers")
    push(glass, "button.lesson.towers")
    assert glass.scene.name == "learn"
    assert any("Tower" in one["name"] for one in glass.description["things"])
    push(glass, "button.back")
    assert glass.scene.name == "choosing"
    assert "box.towers" in picked(glass)


def test_two_are_led_to_the_lesson_for_two(glass):
    push(glass, TWO)
    push(glass, "button.lesson.base")
    lesson = next(one for one in OFFERED.base.lessons if one.seats == 2)
    about = glass.app.words.say(lesson.about)
    assert any(about in one["name"] for one in glass.description["things"])


def test_a_box_tells_the_games_that_were_finished_with_it():
    with opened(seed=None, painted=False) as glass:
        for number, edition in enumerate(("towers", "glyphs+towers", "glyphs")):
            game = Game.start(OFFERED[edition], seed=f"record {number}")
            game.submit(Concede())
            Keeper(glass.app.games.journal, game).keep(SavedTable().plain())
        glass.app.games.statistics.look_again()
        while not glass.app.games.statistics.catch_up():
            pass
        push(glass, NEW)
        told = name_of(glass, "button.box.towers").replace("\u00a0", " ")
        assert "Your games: 2 games, 0 won" in told
        assert "Your games" not in name_of(glass, "button.box.book")


def test_boxes_that_add_nothing_to_win_tell_two_what_else_is_different():
    words = Words("en", OFFERED.words)
    for edition in (one for one in OFFERED.added if one.blurb and not one.blurb.to_win):
        alone, together = (
            {
                fact.caption: fact.content
                for fact in of_edition(words, edition, seats, "", None).facts
            }
            for seats in (1, 2)
        )
        assert together == {**alone, "For two": words.game(edition.name, 2)[1]}
        assert "To win" not in together


def test_lamps_stand_at_the_upper_right_corners_of_their_boxes_and_are_pressed_there(glass):
    push(glass, NEW)
    things = {part.leaf.id: part.rect for part, _ in glass.scene.leaves}
    lamps = [rect for key, rect in things.items() if key.startswith("button.lesson.")]
    assert len(lamps) > 4
    assert len({round(lamp.x) for lamp in lamps}) == 4, "one for each column"
    assert len({round(lamp.centre[1]) for lamp in lamps}) == 2, "one for each line"
    for key, lamp in things.items():
        if key.startswith("button.lesson."):
            box = things[key.replace("lesson", "box")]
            assert lamp.right == pytest.approx(box.right)
            assert lamp.y == pytest.approx(box.y)
            found = glass.scene.thing_at(lamp.centre)
            assert found is not None
            assert found.id == key


@pytest.mark.parametrize("letters", [1.0, 1.25])
def test_on_tags_scales_are_on_one_line_under_names_that_are_clear_of_the_ring(glass, letters):
    glass.write_at(letters)
    push(glass, NEW)
    parts = [part for part, _ in glass.scene.leaves]
    tags = [part.rect for part in parts if isinstance(part.leaf, Slab) and part.leaf.look]
    names = [
        part.rect for part in parts if isinstance(part.leaf, Named) and part.leaf.px == NAME_PX
    ]
    scales = [part.rect for part in parts if isinstance(part.leaf, Scale)]
    rings = [part.rect for part in parts if isinstance(part.leaf, Ring)]
    boxes = [part.rect for part in parts if part.leaf.id.startswith("button.box.")]
    on_tags = [next((tag for tag in tags if inside(tag, box)), None) for box in boxes]
    for tag in on_tags:
        assert tag is not None
        name = next(rect for rect in names if inside(rect, tag))
        scale = next(rect for rect in scales if inside(rect, tag))
        ring = next(rect for rect in rings if inside(rect, tag))
        assert ring.centre[1] == pytest.approx(tag.centre[1], abs=1)
        assert min(name.x, scale.x) > ring.right + 2
        assert max(name.right, scale.right) < tag.right - 2
        assert scale.centre[0] == pytest.approx(name.centre[0], abs=1)
        assert name.bottom <= scale.y + 1
        assert tag.bottom - scale.bottom >= 5
    assert (
        len({round(scale.y) for scale in scales if any(inside(scale, box) for box in boxes)}) == 2
    )


def test_all_tags_on_the_cloth_are_equally_wide_and_those_of_a_line_equally_high(glass):
    push(glass, NEW)
    tags = [
        part.rect
        for part, _ in glass.scene.leaves
        if isinstance(part.leaf, Slab) and part.leaf.look in ("picked", "faint")
    ]
    boxes = [part for part, _ in glass.scene.leaves if part.leaf.id.startswith("button.box.")]
    assert len(tags) == len(boxes) > 4
    assert len({round(tag.w, 3) for tag in tags}) == 1
    assert len({(round(tag.y, 3), round(tag.h, 3)) for tag in tags}) == 2
