"""From the title and from the end of a game, the deck is dealt in sight, and a player who does not
want to wait need not."""

from dataclasses import replace

import pygame
import pytest

from game.rules.state import HAND, ROW, owned
from game.screen.table.table_page import Table
from game.table.party import Manner
from tests.screen.lights.flashes import Flashes
from tests.screen.robots.glass import FRAME, Glass, key_code, opened
from tests.table.robots.sessions import MANNERS, party

DEALT = "The deck is shuffled and dealt."


def heading(glass: Glass) -> str:
    """Returns the heading of the prompt."""
    return next(t["name"] for t in glass.description["things"] if t["id"] == "text.heading")


def middle(glass: Glass, zone: str) -> tuple[int, int]:
    """Returns the middle of a zone."""
    x, y = glass.director.layout.places.zones[zone].centre
    return round(x), round(y)


def test_a_new_game_is_dealt_from_a_whole_deck_and_asks_nothing_until_it_is():
    with opened(None) as glass:
        glass.app.games.new_game("deal")
        glass.step()
        assert isinstance(glass.scene, Table)
        assert heading(glass) == DEALT
        assert glass.director.view.hand == ()
        assert not any(thing["id"] == "text.turn" for thing in glass.description["things"])
        frames = 1
        while glass.director.telling:
            glass.step()
            frames += 1
        assert frames * FRAME <= 1.5
        assert heading(glass) != DEALT
        glass.until_rest()
        glass.assert_at_rest()


def test_the_first_picture_of_the_table_is_whole_and_fades_in_over_the_title():
    with opened(None, painted=True) as glass:
        glass.step()
        glass.app.games.new_game("deal")
        glass.step()
        assert glass.app._stage.fading
        glass.frames(12)
        assert not glass.app._stage.fading
        assert glass.director.telling


@pytest.mark.parametrize("frames", [1, 20, 40])
def test_a_drag_during_the_deal_ends_it_and_plays_the_card(frames):
    with opened(None) as glass:
        glass.app.games.new_game("deal")
        glass.frames(frames)
        assert glass.director.telling
        game, (x, y) = glass.table.session.game, middle(glass, owned(HAND, 0))
        glass.move((x, y))
        glass.down()
        assert not glass.director.telling
        lies = glass.table.thing_at((x, y))
        assert lies is not None
        glass.lift_on(middle(glass, owned(ROW, 0)))
        glass.up()
        assert game.state.row(0) == (lies.card,)


@pytest.mark.parametrize("key", ["space", "escape", "p", "1"])
def test_any_key_ends_the_deal(key):
    with opened(None, painted=False) as glass:
        glass.app.games.new_game("deal")
        glass.step()
        table = glass.table
        glass.step(glass.key_event(pygame.KEYDOWN, key_code(key)))
        assert not table.session.director.telling
        assert len(table.session.director.view.hand) == 5


def test_a_game_that_is_resumed_is_not_dealt_again():
    with opened(None, painted=False) as glass:
        glass.app.games.new_game("deal")
        number = glass.table.keeper.id
        assert glass.director.dealing
        glass.app.scene = glass.app.games.resume(number)
        assert not glass.director.busy
        assert len(glass.director.view.hand) == 5


@pytest.mark.parametrize("manner", MANNERS)
def test_what_two_players_draft_is_dealt_in_sight_of_both(manner: Manner):
    with opened(None, painted=False) as glass:
        glass.app.games.new_pair(party(manner), "deal")
        glass.step()
        assert heading(glass) == DEALT
        assert not glass.director.view.market
        glass.until_rest()
        assert isinstance(glass.scene, Table)
        assert len(glass.director.view.market) == 8
        assert heading(glass) != DEALT


def test_at_instant_speed_nothing_is_dealt_in_sight():
    with opened(None, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, speed=0.0))
        glass.app.games.new_game("deal")
        assert not glass.director.busy
        assert len(glass.director.view.hand) == 5


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("number", [0, 1])
def test_a_deal_does_not_flash(number, reduced):
    with opened(None, painted=True) as glass:
        glass.app.change(replace(glass.app.settings, reduced_motion=reduced))
        flashes = Flashes()
        glass.app.games.new_pair(party("open"), f"deal {number}")
        glass.step()
        while glass.scene.busy:
            glass.step()
            flashes.see(glass.app.glass)
        assert not flashes.too_many
