"""The deck shows that the game comes to its end: by its thickness, its rim and its count, by what
stands under it, by the stars and by the music."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions.base.box import BASE
from game.records.journal.keeper import Keeper
from game.records.journal.settings import EVERY
from game.rules.game import Game
from game.rules.state import DECK, DISCARD
from game.rules.state import replace as put
from game.screen.look import palette
from game.table.layout.places import Rect
from game.table.party import Party
from game.table.saved_table import SavedTable
from tests.screen.robots.glass import QUIET, Glass, deck, opened
from tests.table.robots.sessions import PLAYERS

SAID = {
    16: "",
    15: "Few left",
    6: "Few left",
    5: "Last cards",
    2: "Last cards",
    1: "Last card",
    0: "Empty",
}
ENDS = {
    1: "The last card of the deck: after it nothing can be drawn.",
    0: "The deck is empty: the next draw loses the game.",
}


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    """Yields the program for all of these tests."""
    with opened(None, painted=True) as glass:
        yield glass


def with_deck(glass: Glass, count: int, seats: int = 1) -> None:
    """Lays a game on the table with so many cards in the deck; the others have been discarded."""
    game = Game.start(BASE, seed="clock", seats=seats, deck=deck(QUIET))
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    cards = game.state.deck
    # Doors are gained or still to come, so that the game has nothing else to tell.
    zones = {**game.state.zones, DECK: cards[:count], DISCARD: cards[count:]}
    game.state = put(game.state, zones=zones)
    party = Party(PLAYERS, "open", "first") if seats == 2 else None
    games = glass.app.games
    glass.app.change(replace(glass.app.settings, silenced=(EVERY,)))
    keeper = Keeper(games.journal, game)
    glass.app.scene = games._laid(game, SavedTable(party), keeper, (), False)
    glass.step()
    glass.until_rest()


def told(glass: Glass, key: str) -> str:
    """Returns the text with this id; empty if there is none."""
    things = glass.description["things"]
    return next((thing["name"] for thing in things if thing["id"] == f"text.{key}"), "")


def below(glass: Glass, rect: Rect) -> list[palette.Colour]:
    """Returns the colours below the edge of the deck, left of its count, from above."""
    x, glassy = round(rect.x + rect.w * 0.2), glass.app.glass
    return [tuple(glassy.get_at((x, round(rect.bottom) + y))) for y in range(20)]


def far(a: palette.Colour, b: palette.Colour) -> bool:
    """Returns whether two colours differ by more than the light of the candle."""
    return max(abs(one - other) for one, other in zip(a, b, strict=True)) > 24


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("count", SAID)
def test_under_the_deck_stands_how_little_is_left_and_the_last_card_is_said_aloud(
    window, count, seats
):
    with_deck(window, count, seats)
    assert told(window, "deck") == str(count)
    assert told(window, "deck.left") == SAID[count]
    if count in ENDS:
        assert told(window, "body") == ENDS[count]
    else:
        assert told(window, "body") not in ENDS.values()


@pytest.mark.parametrize("seats", [1, 2])
def test_the_thickness_of_the_deck_is_what_is_left_of_the_game(window, seats):
    with_deck(window, 1, seats)
    rect = window.director.layout.places.zones[DECK]
    one, thick = below(window, rect), []
    for count in (60, 44, 28):
        with_deck(window, count, seats)
        lines = zip(one, below(window, rect), strict=True)
        thick.append(sum(far(a, b) for a, b in lines))
    assert thick == sorted(set(thick), reverse=True)


@pytest.mark.parametrize(("count", "rim"), [(16, 0), (15, 1), (6, 1), (5, 2), (1, 2)])
def test_the_rim_changes_with_what_is_left(window, count, rim):
    with_deck(window, count)
    rect = window.director.layout.places.zones[DECK]
    colours = below(window, rect)
    assert [tuple(c) in colours for c in palette.RIMS] == [i == rim for i in range(3)]


def test_stars_go_out_and_the_clock_of_the_last_cards_begins_towards_the_end(window):
    stars, late = {}, []
    for count in (40, 15, 10, 5, 1, 0):
        with_deck(window, count)
        stars[count] = len(window.table.drawing._top.glimmer.sky._stars)
        late.append(window.app.sound.mood.late)
    assert stars[40] > stars[15] > stars[5] > stars[1] > stars[0] == 0
    assert late == [0, 0, 1, 2, 3, 3]


def test_that_few_cards_are_left_is_also_written_where_captions_are_on(window):
    with_deck(window, 16)
    window.app.change(replace(window.app.settings, captions=True))
    window.key(pygame.K_1)
    window.key(pygame.K_d)
    window.until_rest()
    assert window.director.view.deck_count == 15
    assert told(window, "deck.left") == SAID[15]
    heard = [t["name"] for t in window.description["things"]]
    assert "(the deck runs low)" in heard
