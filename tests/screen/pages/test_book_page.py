"""The book of the rules in the window: opened at every decision and left again, with links, search
and contents; in every window and language, by mouse and by keys alone."""

from collections.abc import Iterator

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.learning.rules_book import section_about, sections
from game.rules.game import Game
from game.screen.cards.sprites import OPEN_IN
from game.screen.pages.book.book_page import FIELD, BookPage
from game.screen.pages.book.section_text import LINKS, FigureCard
from game.screen.table.asking.prompts import WORDS
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.party import Party, Player
from tests.screen.games.test_decisions import DOOR, NIGHTMARE, PROPHECY, TRIO, ask
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import click, focus, hit, tab_to
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has, press, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap

BOOK, BACK = "button.book", "button.back"
BEFORE, NEXT, LIST, EARLIER = (
    *("button.before", "button.next"),
    *("button.contents", "button.earlier"),
)
EVERY = list(sections(OFFERED.book))


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields a game for one."""
    with opened(painted=False) as opened_glass:
        yield opened_glass


@pytest.fixture
def book(glass: Glass) -> Glass:
    """Opens the book at its beginning."""
    glass.app.ways.book()
    glass.step()
    return glass


def page(glass: Glass) -> BookPage:
    assert isinstance(glass.scene, BookPage)
    return glass.scene


def here(glass: Glass) -> str:
    return page(glass).here


def most_aside(glass: Glass) -> float:
    """Returns how far the contents can be scrolled, in pixels."""
    aside = page(glass).laid.aside
    assert aside is not None
    return aside.most


def names(glass: Glass, start: str) -> list[str]:
    return [d["name"] for d in glass.description["things"] if d["id"].startswith(start)]


# From the table and back


@pytest.mark.parametrize("deal", [TRIO, DOOR, NIGHTMARE, PROPHECY, ""])
@pytest.mark.parametrize("by_key", [True, False])
def test_at_each_decision_it_opens_at_what_is_asked_and_esc_leads_back(glass, deal, by_key):
    if deal:
        ask(glass, deal)
    glass.wait(1.0)  # until there is a sentence for newcomers
    table, before, log = glass.table, glass.description, glass.log_length
    if by_key:
        glass.key(pygame.K_F1)
    else:
        glass.do(press(before, BOOK))
    assert glass.description["scene"] == "book"
    assert here(glass) == section_about(OFFERED.book, table.session.pending) != ""
    title = next(section.title for section in EVERY if section.key == here(glass))
    assert names(glass, "text.section") == [title]
    glass.key(pygame.K_ESCAPE)
    glass.move((1, 1))
    assert (glass.table, glass.log_length) == (table, log)
    assert glass.description == before


def test_an_order_of_a_prophecy_that_was_begun_is_there_again(glass):
    ask(glass, PROPHECY)
    glass.key(pygame.K_2)
    before = glass.table.session.ranking
    assert before is not None
    assert before.apart
    glass.key(pygame.K_F1)
    glass.key(pygame.K_F1)
    assert glass.table.session.ranking == before


def test_the_menu_leads_to_its_beginning_and_back_to_the_table(glass):
    table = glass.table
    glass.pick("button.rules")
    assert here(glass) == EVERY[0].key
    click(glass, BACK)
    assert glass.table is table


def test_f1_opens_it_on_other_pages_and_leads_back_there(glass):
    app = glass.app
    for show in (app.ways.title, app.ways.games, app.ways.settings, app.ways.set_table):
        show()
        glass.step()
        name = glass.scene.name
        glass.key(pygame.K_F1)
        assert glass.scene.name == "book", name
        glass.key(pygame.K_ESCAPE)
        assert glass.scene.name == name


def test_a_page_may_have_it_lead_back_to_another(glass):
    table = glass.scene
    glass.app.ways.title()
    glass.app.ways.book("limbo", table)
    glass.step()
    assert here(glass) == "limbo"
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is table


def test_hidden_hands_it_opens_at_the_same_page_whatever_lies_under_the_cloth(glass):
    """Two deals differ in the hand under the cloth alone: one of them has a Key for the Door."""
    opened_at = []
    for key in ("GK1", "GM1"):
        other = "GM1" if key == "GK1" else "GK1"
        first = f"OS1 AS1 {key} AM1 OM1 LM1 LS1 LS2  GS1 AS2 {other}"
        deck = (*(CARDS[card] for card in first.split()),)
        deck += tuple(card for card in CARDS.values() if card not in deck)
        game = Game.start(
            OFFERED["base"], seed="two", seats=2, visibility="hidden", first_seat=0, deck=deck
        )
        party = Party((Player("Ada", "cat"), Player("Ben", "bell")), "curtain", "first")
        glass.app.scene = glass.app.games.begin(game, party)
        glass.step()
        while type(glass.table.session.game.pending).__name__ == "Draft":
            glass.table.session.submit(glass.table.session.game.legal()[0])
            glass.table.settle()
        glass.step()
        assert not glass.table.session.shown
        glass.key(pygame.K_F1)
        opened_at.append((here(glass), glass.description["things"]))
        glass.key(pygame.K_ESCAPE)
    assert opened_at[0] == opened_at[1]


# Reading


def test_arrows_turn_the_pages_and_page_keys_go_through_a_long_one(book):
    book.key(pygame.K_RIGHT)
    assert here(book) == EVERY[1].key
    book.key(pygame.K_LEFT)
    book.key(pygame.K_LEFT)
    assert here(book) == EVERY[0].key
    book.write_at(2.0)
    page(book).open("prophecy")
    book.step()
    seen = []
    while here(book) == "prophecy":
        seen.append(page(book).scrolled_by)
        book.key(pygame.K_PAGEDOWN)
    assert here(book) == "known"
    assert len(seen) > 1
    book.key(pygame.K_PAGEUP)
    assert here(book) == "prophecy"
    book.key(pygame.K_END)
    assert page(book).scrolled_by == page(book).laid.most > 0
    book.key(pygame.K_HOME)
    assert page(book).scrolled_by == 0
    book.key(pygame.K_DOWN)
    assert page(book).scrolled_by > 0
    book.key(pygame.K_UP)
    book.move((640, 300))
    book.wheel(-1)
    assert page(book).scrolled_by > 0


def test_contents_and_text_scroll_by_their_own_bars_and_by_the_wheel(book):
    book.resize((1024, 640))
    book.wait(0.3)
    page(book).open("box")
    most = most_aside(book)
    x, y, w, h = thing(book.description, "button.scroll.aside")["rect"]
    book.lift((x + w // 2, y + 4), (x + w // 2, y + h - 2))
    assert page(book).aside_by == most > 0
    book.up()
    book.move((x - 60, y + 40))
    book.wheel(20)
    assert (page(book).aside_by, page(book).scrolled_by) == (0, 0)
    book.write_at(2.0)
    book.step()
    x, y, w, h = thing(book.description, "button.scroll")["rect"]
    book.click((x + w // 2, y + h - 2))
    assert page(book).scrolled_by >= page(book).laid.most - 2 > 0


def test_buttons_turn_the_pages_and_there_is_none_before_the_first(book):
    assert "disabled" in thing(book.description, BEFORE)["state"]
    click(book, NEXT)
    assert here(book) == EVERY[1].key
    click(book, BEFORE)
    assert here(book) == EVERY[0].key


def test_a_link_leads_to_its_section_and_back_again_as_far_as_one_had_read(book):
    book.write_at(2.0)
    page(book).open("goal")
    book.key(pygame.K_END)
    scrolled = page(book).scrolled_by
    assert scrolled > 0
    links = [d["id"] for d in book.description["things"] if d["id"].startswith(LINKS)]
    click(book, links[-1])
    assert here(book) != "goal"
    click(book, EARLIER)
    assert (here(book), page(book).scrolled_by) == ("goal", scrolled)
    assert not has(book.description, EARLIER)


def test_by_keys_alone_a_link_is_followed_and_left(book):
    tab_to(book, f"{LINKS}1")
    book.key(pygame.K_RETURN)
    assert here(book) == "clock"
    assert focus(book) == ""
    book.key(pygame.K_BACKSPACE)
    assert here(book) == "goal"


def test_by_keys_alone_the_contents_are_walked_through_to_their_end(book):
    book.resize((1024, 640))
    book.wait(0.3)
    assert most_aside(book) > 0
    tab_to(book, "button.chapter.0")
    reached = []
    for _ in range(40):
        reached.append(focus(book))
        book.key(pygame.K_DOWN)
    assert {f"button.chapter.{number}" for number in range(10)} <= set(reached)
    book.key(pygame.K_RETURN)
    tab_to(book, "button.chapter.9")
    book.key(pygame.K_RETURN)
    assert here(book) == OFFERED.book[9].sections[0].key
    assert has(book.description, f"button.section.{here(book)}")
    assert "selected" in thing(book.description, f"button.section.{here(book)}")["state"]


# Searching


def type_in(glass: Glass, words: str) -> None:
    for letter in words:
        glass.step(pygame.Event(pygame.TEXTINPUT, text=letter))


def test_what_is_typed_is_searched_for_and_enter_opens_the_first(book):
    type_in(book, "LIMBO")
    assert focus(book) == FIELD
    assert names(book, "button.section.")[0] == "Limbo"
    book.key(pygame.K_RETURN)
    assert here(book) == "limbo"
    book.key(pygame.K_DOWN)
    book.key(pygame.K_DOWN)
    book.key(pygame.K_RETURN)
    assert here(book) != "limbo"
    book.key(pygame.K_ESCAPE)
    assert names(book, "button.chapter.")
    book.key(pygame.K_ESCAPE)
    assert book.scene.name == "table"


def test_the_page_beside_the_list_is_what_is_found_first_while_one_types(book):
    for letters, found in (("limb", "limbo"), ("xyz", EVERY[0].key)):
        type_in(book, letters)
        assert here(book) == found
        assert names(book, "text.section") == [section_called(found)]
        assert focus(book) == FIELD
    book.key(pygame.K_ESCAPE)
    click(book, NEXT)
    type_in(book, "limbo")
    assert here(book) == "limbo"
    book.key(pygame.K_ESCAPE)
    assert here(book) == EVERY[1].key, "nothing was chosen: one reads on where one was"


def section_called(key: str) -> str:
    return next(section.title for section in EVERY if section.key == key)


def test_m_is_a_letter_here_and_mutes_nothing(book):
    hit(book, pygame.K_m, text="m")
    assert not book.app.settings.muted
    assert page(book).query.text == "m"
    book.key(pygame.K_BACKSPACE)
    assert page(book).query.text == ""


def test_where_nothing_is_found_that_is_said(book):
    type_in(book, "xyzzy")
    assert names(book, "text.nothing") != []
    book.key(pygame.K_RETURN)
    assert here(book) == EVERY[0].key


def test_where_there_is_room_for_one_column_typing_leads_to_the_contents(book):
    book.resize((1024, 640))
    book.wait(0.3)
    book.write_at(2.0)
    book.step()
    assert not has(book.description, FIELD)
    click(book, LIST)
    assert has(book.description, FIELD)
    book.key(pygame.K_ESCAPE)
    assert names(book, "text.section")
    type_in(book, "trio")
    book.key(pygame.K_RETURN)
    assert here(book) == "trio"
    assert names(book, "text.section") == ["A trio"]


# Room


@pytest.mark.parametrize("language", ["fr", "long"])
@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 1.0), ((1024, 640), 2.0)])
def test_every_section_has_room_or_scrolls(glass, language, size, letters):
    glass.app.words = SPOKEN[language]
    glass.write_at(letters)
    glass.resize(size)
    glass.wait(0.3)
    glass.app.ways.book()
    for section in EVERY:
        page(glass).open(section.key)
        assert_page_holds(page(glass))


def test_the_question_mark_lies_on_no_word_and_no_other_button(glass):
    for size, letters in (((1280, 720), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)):
        glass.write_at(letters)
        glass.resize(size)
        glass.wait(0.3)
        for deal in (TRIO, NIGHTMARE, PROPHECY):
            ask(glass, deal)
            things: list[Thing] = glass.scene.things()
            mark = next(one.rect for one in things if one.id == BOOK)
            assert min(mark.w, mark.h) >= 44
            others = [t for t in things if t.role == "button" and t.id != BOOK]
            assert [t.id for t in others if overlap(t.rect, mark)] == []
            prompt, places = glass.table.frame.prompt, glass.director.layout.places
            assert mark.right <= prompt.inner.x + places.px(places.eased(*WORDS))
            assert inside(mark, Rect(0, 0, *size))


def test_a_book_that_lies_still_is_not_drawn_again(book):
    book.step()
    for _ in range(5):
        book.step()
        assert not book.scene.changed
        assert book.scene.sprites() == []


def test_another_language_is_there_when_one_comes_back_from_the_settings(book):
    book.key(pygame.K_F2)
    click(book, "button.language.fr")
    book.key(pygame.K_ESCAPE)
    assert names(book, "text.title") == ["Règles"]
    type_in(book, "prophetie")
    assert names(book, "button.section.")[0] == "Une Prophétie"


def test_doors_of_the_deck_are_shut_in_the_book_and_those_of_a_player_open(book):
    for key in ("prophecy", "known", "limbo", "drawing", "price-five", "goal", "price-door"):
        page(book).open(key)
        leaves = [part.leaf for part, _ in page(book).leaves]
        cards = [leaf for leaf in leaves if isinstance(leaf, FigureCard)]
        drawn = [card.zone for card in cards if card.face.endswith("D")]
        assert drawn, key
        assert {zone in OPEN_IN for zone in drawn} == {key in ("goal", "price-door")}, key
