"""The course of a game, in four lines that name no card."""

from random import Random

import pytest

from build_scripts.deals.beginner import play_through
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.rules.course import Concede
from game.rules.game import Game
from game.table.deeds import comparison
from tests.speaking import SPEAKERS, speaker


def told(game: Game, title: str = "A title") -> list[str]:
    return comparison(speaker(), game, OFFERED.show, title).split("\n")


def won(seats: int) -> Game:
    """Returns a game of this deal that is won."""
    for number in range(200):
        game = Game.start(BASE, seed="compared", seats=seats)
        if play_through(game, Random(number)):
            return game
    raise AssertionError("nobody wins this deal")


def test_a_game_that_was_given_up_shows_eight_shut_doors():
    game = Game.start(BASE, seed="given up")
    game.submit(Concede())
    assert told(game) == ["A title", "Defeat", f"🚪 {'⬛' * 8}", "71 cards left   ·   1 turn"]


def test_of_two_players_each_has_four_doors():
    game = Game.start(BASE, seed="given up", seats=2)
    game.submit(Concede())
    assert told(game)[2] == "🚪 ⬛⬛⬛⬛ ⬛⬛⬛⬛"


def test_a_victory_shows_its_doors_by_place_and_a_moon_for_every_nightmare():
    game = won(1)
    title, ended, signs, facts = told(game)
    assert (title, ended) == ("A title", "Victory")
    assert signs.startswith("🚪 🟥🟥🟦🟦🟩🟩🟫🟫")
    answered = {"PayKey", "LoseDoor", "RevealFive", "LoseHand"}
    commands = [type(getattr(event, "command", None)).__name__ for event in game.log]
    assert signs.count("🌙") == sum(name in answered for name in commands) > 0
    assert f"{len(game.state.zone('deck'))} card" in facts


@pytest.mark.parametrize("language", SPEAKERS)
def test_no_card_no_seed_and_no_player_is_told(language):
    game = won(1)
    words = SPEAKERS[language]
    lines = comparison(words, game, OFFERED.show, "-")
    assert game.seed not in lines
    assert not [face for card in BASE.all_cards if (face := words.card(card)) in lines]
