"""The open book on the table: what is written on its second page, how its tabs are told apart, and
how far it keeps from what is about it."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.explore import PlayOrDiscard
from game.editions.book.goals import GOALS
from game.rules.card import Colour
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, LIMBO
from game.screen.look import icons, palette
from game.screen.table.drawing import furniture
from game.screen.table.drawing.book_drawing import draw_due, draw_tab
from game.table import counting
from game.table.layout.measures import Rect
from game.table.layout.open_book import AHEAD, COVER, MARGIN
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Size
from game.table.layout.recap_places import recap_button
from game.table.party import Party, Player
from tests.screen.games.expansions.test_spells import played
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.written import Line, Reading
from tests.table.robots.tables import box, inside

ALL = "glyphs+towers+crossroads+dreams+catchers+oniverse+book"
ACROSS, BESIDE = (
    Party((Player("Ada", "cat"), Player("Zoe", "bell")), "open", fixed=fixed)
    for fixed in (False, True)
)
LONG = "Paradoxical Prophecy", "Parallel Planning", "Powerful Punishment"
SHORT = "Prophecy", "Planning", "Punishment"
STRIP = "spent", "Pause"
SMALLEST, USUAL, LARGE = (1024, 640), (1280, 720), (1920, 1080)


def begun(glass: Glass, edition: str, party: Party | None = None) -> Places:
    glass.lay(Game.start(OFFERED[edition], seed="book", seats=2 if party else 1), party)
    glass.until_rest()
    return glass.director.layout.places


def on_page(glass: Glass) -> list[Line]:
    """Returns the lines that are written on the second page of the book."""
    reading = Reading(glass)
    page = reading.places.book.second
    return [line for _, line in reading.lines if inside(line.rect, page, 1)]


@pytest.mark.parametrize(
    ("size", "party", "names"),
    [
        (USUAL, None, LONG),
        (LARGE, None, LONG),
        (SMALLEST, None, SHORT),
        (USUAL, BESIDE, LONG),
        (LARGE, BESIDE, LONG),
        (SMALLEST, BESIDE, LONG),
    ],
)
@pytest.mark.parametrize("edition", ["book", ALL])
def test_every_spell_has_its_name_on_one_line_and_the_strip_below_has_words(
    size: Size, party: Party | None, names: tuple[str, ...], edition: str
) -> None:
    with opened(size=size, painted=False) as glass:
        begun(glass, edition, party)
        if party is not None:
            glass.press("button.fold")
            glass.until_rest()
        lines = on_page(glass)
        assert [line.words for line in lines if not line.words.isdigit()] == [*names, *STRIP]
        assert len({line.px for line in lines if line.words in names}) == 1
        ends = max(line.rect.right for line in lines if line.words in names)
        room = glass.table.frame.ribbons[0].button.rect.right - ends
        assert room >= 17.5 * glass.director.layout.places.px(1), "no air after the names"


@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGE])
def test_on_a_narrow_page_the_names_stand_below_the_prices(size: Size) -> None:
    with opened(size=size, painted=False) as glass:
        glass.lay(played(PlayOrDiscard, seats=2, edition=ALL), ACROSS)
        lines = on_page(glass)
        told = " ".join(line.words for line in lines if not line.words.isdigit())
        assert told == " ".join((*LONG, *STRIP))


def test_in_french_the_spells_have_short_names_too() -> None:
    with opened(size=SMALLEST, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language="fr"))
        begun(glass, "book")
        words = [line.words for line in on_page(glass) if not line.words.isdigit()]
        assert words == ["Prophétie", "Plan", "Punition", "payée", "Pause"]


@pytest.mark.parametrize("edition", ["book", ALL])
def test_the_book_has_air_about_it(edition: str) -> None:
    with opened(size=USUAL, painted=False) as glass:
        book = begun(glass, edition).book.whole
        hand = [box(pose) for sprite, pose in glass.director.sprites if "hand" in sprite.zone]
        assert len(hand) == 5
        assert book.x >= 12
        assert book.bottom <= 720 - 12
        assert min(card.x for card in hand) - book.right >= 12
        assert sum(card.centre[0] for card in hand) / 5 == pytest.approx(640, abs=1)


@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGE])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", ["book", ALL])
def test_beside_a_book_the_names_of_the_piles_are_clear_of_each_other(
    edition: str, language: str, size: Size
) -> None:
    with opened(size=size, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        places = begun(glass, edition, BESIDE)
        read = {line.words: line.rect for _, line in Reading(glass).lines}
        names = [read[glass.app.words.zone(zone).upper()] for zone in (LIMBO, DISCARD, DECK)]
        number = places.nightmares_at[0]
        for before, after in pairwise(names):
            assert after.x - before.right >= 6
        assert names[-1].right < number
        assert places.book.whole.x - number >= 13


@pytest.mark.parametrize("size", [SMALLEST, USUAL, LARGE])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_beside_a_book_the_last_cards_are_told_of_in_capitals_too(
    language: str, size: Size, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(furniture, "deck_left", lambda words, _: words.say("Last cards"))
    monkeypatch.setattr(counting, "still_to_come", lambda *_: 4)
    with opened(size=size, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        places = begun(glass, "book", BESIDE)
        read = {line.words: line.rect for _, line in Reading(glass).lines}
        told = read[glass.app.words.say("Last cards").upper()]
        assert told.x - read[glass.app.words.zone(DISCARD).upper()].right >= 6
        assert told.right + 20 < places.book.whole.x


@pytest.mark.parametrize("edition", ["book", ALL])
def test_beside_each_other_the_book_is_level_with_the_piles(edition: str) -> None:
    with opened(size=USUAL, painted=False) as glass:
        places = begun(glass, edition, BESIDE)
        name = next(line.rect for _, line in Reading(glass).lines if line.words == "LIMBO")
        assert places.book.whole.y == pytest.approx(places.zones[LIMBO].y, abs=1)
        assert places.book.whole.bottom == pytest.approx(name.bottom, abs=3)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_name_of_the_deck_is_clear_of_what_tells_of_the_last_turn(language: str) -> None:
    with opened(size=USUAL, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        glass.lay(played(PlayOrDiscard, seats=2, edition=ALL), BESIDE)
        name = glass.app.words.zone(DECK).upper()
        deck = next(line.rect for _, line in Reading(glass).lines if line.words == name)
        places = glass.director.layout.places
        assert isinstance(places, Pair)
        assert recap_button(places, 0).right + 2 <= deck.x


def test_the_numbers_on_a_missing_door_have_air_beside_them() -> None:
    with opened(size=USUAL, painted=False) as glass:
        places = begun(glass, ALL, BESIDE)
        lines = [line.rect for _, line in Reading(glass).lines if line.words.isdigit()]
        for place in range(4):
            slot = places.door_slot(place, 0, 0)
            written = [rect for rect in lines if inside(rect, slot, 0.5)]
            assert len(written) == 2
            for rect in written:
                assert rect.x - slot.x >= 6
                assert slot.right - rect.right >= 6


@pytest.mark.parametrize("place", [(40, 44), (44, 26), (26, 26), (24, 48)])
def test_only_the_tab_of_a_goal_that_was_met_has_a_tick(place: tuple[int, int]) -> None:
    """A tick is as golden as nothing else on such a tab."""
    with opened(size=USUAL, painted=False) as glass:
        places = begun(glass, "book")
        goals = glass.director.view.cards(GOALS)
        goal = next(goal for goal in goals if Colour.AQUARIUM in goal.colours)
        golden = []
        for met in (False, True):
            surface = pygame.Surface(USUAL)
            draw_tab(surface, places, goal, Rect(50, 60, *place), met)
            mask = pygame.mask.from_threshold(surface, palette.LEGAL, (12, 12, 12, 255))
            golden.append(mask.count())
        assert golden[0] == 0
        assert golden[1] > 0


@pytest.mark.parametrize(("letters", "last"), [(1.0, False), (2.0, False), (2.0, True)])
def test_the_tab_of_the_goal_that_is_due_is_one_sheet_with_its_page(
    letters: float, last: bool
) -> None:
    """Also where it stands at the other end of the book, or around its corner."""
    with opened(size=USUAL, painted=False) as glass:
        glass.write_at(letters)
        places = begun(glass, "book", None if letters == 1 else BESIDE)
        book, goals = places.book, glass.director.view.cards(GOALS)
        tabs = book.tabs(len(goals))
        for tab in (tabs[-1],) if last else (tabs[0], tabs[len(tabs) // 2]):
            surface = pygame.Surface(USUAL)
            page = book.first.grown(places.px(MARGIN))
            pages = replace(page, w=book.second.right + places.px(MARGIN) - page.x)
            draw_due(surface, places, goals[0], tab, page, pages.grown(places.px(COVER)))
            ground = icons.ramp_of(goals[0])[4]
            mask = pygame.mask.from_threshold(surface, ground, (3, 3, 3, 255))
            inside_tab = round(tab.x + tab.w * 0.2), round(tab.y + tab.h * 0.2)
            sheet = mask.connected_component(inside_tab)
            assert sheet.get_at((round(page.centre[0]), round(page.centre[1])))


@pytest.mark.parametrize("edition", ["book", ALL])
def test_beside_the_due_goal_of_a_folded_book_the_next_ones_look_out(edition: str) -> None:
    with opened(size=USUAL, painted=True) as glass:
        book = begun(glass, edition, BESIDE).book
        for number in range(AHEAD):
            x, y = book.ahead(number).centre
            inks = [
                glass.app.glass.get_at((round(x) + right, round(y) + down))[:3]
                for right in range(-9, 10)
                for down in range(-9, 10)
            ]
            assert palette.PAGE[:3] in inks
            assert sum(sum(ink) < 200 for ink in inks) > 30, "its crest is dark"
        x, y = book.ahead(0).centre
        glass.click((round(x), round(y)))
        glass.until_rest()
        assert glass.director.layout.places.opened
