"""Names and files from elsewhere, with letters that no font has or nobody can see. They are shown
on every page, and none of them stops the program."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.editions.base.box import BASE
from game.folders import exports_folder
from game.rules.game import Game
from game.table.party import EMBLEMS, Party, Player, can_be_seen
from tests.screen.pages.pages_used import push
from tests.screen.pages.test_result import open_story
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import thing

UNSEEN = ("\ufe0f", "\u0301"), ("Player 1", "Player 2")
UNKNOWN = ("김철수", "Zoe\u2764\ufe0f"), ("김철수", "Zoe\u2764\ufe0f")
"""Names in the file, and the names that the players are given."""


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        yield shown


def brought_in(glass: Glass, names: tuple[str, str]) -> None:
    """Brings in a game of two players with these names, from a file with such a name itself."""
    players = [Player(name, emblem) for name, emblem in zip(names, EMBLEMS, strict=False)]
    party = Party((players[0], players[1]), "curtain")
    game = Game.start(BASE, seed="deal", seats=2, visibility="hidden")
    table, rng = glass.app.games.begin(game, party), random.Random("deal")
    while game.state.turn < 6:
        game.submit(rng.choice(game.legal()))
    table.keep()
    glass.app.ways.title()
    push(glass, "button.games")
    (key,) = (t["id"] for t in glass.description["things"] if t["id"].startswith("button.export."))
    push(glass, key)
    push(glass, "button.export")  # the page asks first, since the file holds both hands
    (file,) = exports_folder().iterdir()
    file.rename(file.with_name("jeu\u00ad 김 \u0301\u2764\ufe0f.txt"))
    push(glass, key.replace("export", "delete"))
    push(glass, "button.files")
    push(glass, "button.import.0")
    assert "was imported" in thing(glass.description, "text.told")["name"]


@pytest.mark.parametrize(("names", "called"), [UNSEEN, UNKNOWN])
def test_a_game_with_names_that_cannot_be_read_is_shown_on_every_page(glass, names, called):
    brought_in(glass, names)
    pair = f"{called[0]} and {called[1]}"
    told = [t["name"] for t in glass.description["things"] if t["id"].startswith("text.game.")]
    assert told[0].startswith(pair)
    glass.app.ways.title()
    glass.step()
    assert pair in thing(glass.description, "text.waiting")["name"]
    push(glass, "button.continue")
    glass.until_rest()
    heading = thing(glass.description, "text.heading")["name"]
    assert any(name in heading for name in called)
    glass.look()
    glass.key(pygame.K_l)
    glass.step()
    assert any(called[0] in t["name"] for t in glass.description["things"] if "log" in t["id"])
    glass.key(pygame.K_ESCAPE)
    glass.pick("button.concede")
    push(glass, "button.confirm")
    glass.until_rest()
    glass.step()
    assert glass.scene.name == "result"
    open_story(glass)
    shown = [t["name"] for t in glass.description["things"] if t["id"].startswith("text.name.")]
    assert tuple(shown) == called


def test_a_name_has_something_to_see():
    for name in ("A", "김", "7", "!", "\u2764\ufe0f", "e\u0301"):
        assert can_be_seen(name)
    for name in ("\ufe0f", "\u0301\u0301", "\u00ad", "\u200d", "\u3164", "\u2800", "\ue000", ""):
        assert not can_be_seen(name)
