"""Whole games of the Glyphs, the Towers and the Book of Steps in the window: by drags, by clicks
alone and by keys alone, for one and for two in every manner. The players know only what the program
describes."""

import pytest

from game.table.party import Party
from game.table.party import Player as Person
from tests.offered import ALL, HARDEST, own_answers
from tests.screen.games.test_pair_games import play as play_together
from tests.screen.games.test_pair_games import players, until_rest
from tests.screen.robots.glass import opened
from tests.screen.robots.pair_player import Wanted
from tests.screen.robots.player import Player
from tests.screen.robots.typist import Typist
from tests.variants import thorough


def answered(game):
    """Returns the names of all commands of a game."""
    return {type(event.command).__name__ for event in game.log if hasattr(event, "command")}


@pytest.mark.parametrize(
    ("edition", "drags", "size"),
    [
        ("towers", 0.5, (1024, 640)),
        thorough("book", 0.0, (1280, 720)),
        thorough(HARDEST, 1.0, (1024, 640)),
    ],
)
def test_a_whole_game_is_played_with_the_mouse(edition, drags, size):
    with opened("two", size, edition=edition, painted=False) as glass:
        game = glass.play_alone(Player(edition, drags).next)
        assert answered(game) & own_answers(edition)
        glass.press("button.same_deal")
        glass.until_rest()
        assert glass.table.session.game.rules.edition == edition


@pytest.mark.parametrize("edition", ["glyphs", thorough(ALL)])
def test_a_whole_game_is_played_with_keys_alone(edition):
    with opened("keys", edition=edition, painted=False) as glass:
        assert answered(glass.play_alone(Typist(edition).next)) & own_answers(edition)


@pytest.mark.parametrize(
    ("edition", "manner", "seats", "name"),
    [
        thorough(ALL, "peek", "fixed", "drags"),
        thorough("book", "open", "facing", "drags"),
    ],
)
def test_two_play_a_whole_game(edition, manner, seats, name):
    wanted = Wanted(manner, seats == "fixed")
    people = Person(wanted.names[0], "cat"), Person(wanted.names[1], "bell")
    with opened(None, painted=False) as glass:
        party = Party(people, manner, "first", wanted.fixed)
        glass.app.games.new_pair(party, edition, edition)
        until_rest(glass)
        game = play_together(glass, players(name, wanted), wanted).game
        assert game.state.result is not None
        assert answered(game) & own_answers(edition)
