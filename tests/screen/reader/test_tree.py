"""The tree for screen readers says what lies where, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.screen.reader.tree import Branch, every, focus_of, tree
from tests.screen.reader.speaking import ask
from tests.screen.robots.glass import QUIET, Glass, opened


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(painted=False) as shown:
        yield shown


def root(glass: Glass) -> Branch:
    return tree(glass.description, glass.app.words)


def named(glass: Glass, start: str) -> Branch:
    """Returns the branch whose name begins so."""
    return next(one for one in every(root(glass)) if one.name.startswith(start))


def test_a_zone_holds_its_cards_each_with_its_place_and_what_can_be_done_with_it(glass):
    glass.deal(QUIET)
    glass.until_rest()
    hand = named(glass, "Hand")
    assert [one.name for one in hand.children] == [
        "Observatory Sun, 1 of 5, can be used",
        "Aquarium Moon, 2 of 5, can be used",
        "Garden Key, 3 of 5, can be used",
        "Library Sun, 4 of 5, can be used",
        "Observatory Sun, 5 of 5, can be used",
    ]
    assert named(glass, "Deck").name == "Deck, 71"
    ask(glass, "OS1")
    assert named(glass, "Observatory Sun, 1 of 5").selected
    assert named(glass, "Row").name == "Row, takes the chosen card"
    assert named(glass, "Discard pile").name == "Discard pile, 0, takes the chosen card"


def test_the_question_comes_first_and_is_the_name_of_the_window(glass):
    told = root(glass)
    assert told.name == told.children[0].name == "Play or discard a card"
    assert told.children[0].role == "heading"


def test_what_cannot_be_pressed_now_says_so(glass):
    undo = named(glass, "Undo")
    assert undo.pressable
    assert not undo.enabled
    assert undo.barred == "not available now"


def test_a_page_is_read_as_it_stands_with_its_sliders_and_what_is_picked(glass):
    glass.app.ways.settings()
    glass.step()
    told = root(glass)
    assert told.name == "Settings"
    by_id = {one.id: one for one in every(told)}
    assert by_id["button.speed.1"].selected
    assert by_id["button.speed.2"].selected is None
    order = [one.id for one in told.children]
    assert order.index("text.language") < order.index("button.language.fr")
    assert focus_of(told) is told
    ask(glass, "button.sounds")
    slider = next(one for one in every(root(glass)) if one.id == "slider.sound")
    assert (slider.role, slider.name, slider.value) == ("slider", "Sounds", "80%")
    ask(glass, "button.back")
    ask(glass, "button.speed.2", "focus")
    assert focus_of(root(glass)).id == "button.speed.2"


def test_each_branch_has_a_number_of_its_own(glass):
    for show in (glass.app.ways.book, glass.app.ways.games, glass.app.ways.title):
        show()
        glass.step()
        ids = [one.id for one in every(root(glass))]
        assert len(ids) == len(set(ids))
