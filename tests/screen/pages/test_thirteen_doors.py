"""Thirteen Doors: twelve of the four places, and one of all places, of which there is only one for
two players. Wherever Doors are drawn there is a place for each of them, and for none twice."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.editions import BASE_GAME, Edition, Editions
from game.editions.book.edition import BOOK
from game.editions.book.goals import GOALS
from game.editions.glyphs.edition import GLYPHS
from game.rules.card import DOOR, Card, Colour
from game.rules.course import Concede
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, DOORS, owned
from game.rules.view import View
from game.screen.pages.result.door_figures import spare, wanted
from game.table.counting import door_slots, door_total, doors_that_count
from game.table.party import Party, Player
from tests.screen.robots.glass import Glass, opened

STAR = Card("XD1", "XD", DOOR, frozenset(Colour))
PAIR = Party((Player("Ada", "cat"), Player("Zoe", "bell")))


def with_a_star(rules: Ruleset) -> Ruleset:
    """Returns the rules with one more Door, of all places."""
    return replace(rules, box={**rules.box, DECK: (*rules.box[DECK], STAR)})


EDITIONS = Editions(BASE_GAME, GLYPHS, Edition("star", with_a_star), BOOK)
NAME = "glyphs+star+book"


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, editions=EDITIONS, painted=False) as shown:
        yield shown


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_each_door_has_one_place_whoever_has_the_one_of_all_places(seats, owner):
    game = Game.start(EDITIONS[NAME], seed="thirteen", seats=seats)
    state = game.state
    gained = owner is not None and owner < seats
    if gained:
        state = state.moved(owned(DOORS, owner), STAR)
    view = View.of(state, 0)
    slots = [slot for group in door_slots(state, game.rules) for slot in group]
    figures = [card for seat in range(seats) for _, card in wanted(view, seat)]
    figures += [card for _, card in spare(view)]
    assert len(slots) == len(figures) == door_total(view) == 13
    assert [slot.door for slot in slots].count(STAR) == figures.count(STAR) == 1
    assert sum(slot.gained for slot in slots) == doors_that_count(view) == int(gained)


def test_the_book_has_a_goal_for_each_of_them():
    goals = EDITIONS[NAME].box[GOALS]
    assert len(goals) == 13
    assert [goal.id for goal in goals if goal.colours == STAR.colours] == ["XP1"]
    assert len(EDITIONS["glyphs+book"].box[GOALS]) == 12
    assert len(EDITIONS["book"].box[GOALS]) == 8


@pytest.mark.parametrize("seats", [1, 2])
def test_the_pages_count_thirteen(glass, seats):
    if seats == 1:
        glass.app.games.new_game("thirteen", NAME)
    else:
        glass.app.games.new_pair(PAIR, "thirteen", NAME)
    glass.step()
    names = {one["id"]: one["name"] for one in glass.description["things"]}
    assert names["text.aim.doors"] == "Doors: 0 of 13"
    assert names["text.aim.goals"].startswith("Goals: 0 of 13")
    glass.table.session.submit(Concede())
    glass.step()
    glass.until_rest()
    glass.wait(8)
    names = {one["id"]: one["name"] for one in glass.description["things"]}
    assert names["text.aim.doors"] == "Doors: 0 of 13"
    assert names["text.aim.goals"].startswith("Goals: 0 of 13")
    assert sum(key.startswith("text.door.") for key in names) == 13
