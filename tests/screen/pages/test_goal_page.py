"""Two players who begin are told what they play for before their first draft."""

from typing import get_args

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.screen.pages.party.goal_page import lines_to_know
from game.screen.pages.party.party_form import NAMES
from game.table.party import Party, Player, Talk
from tests.screen.pages.pages_used import name_of, picked, push
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import has, in_state
from tests.speaking import SPEAKERS

START, GOAL, DRAW, NEVER = "button.start", "button.goal", "button.draw", "button.never"


def pair_up(glass: Glass, first: str, second: str) -> None:
    """Sets the table for two players with these names, and presses the button that starts."""
    glass.app.ways.set_table()
    glass.step()
    for key, name in zip(NAMES, (first, second), strict=True):
        glass.scene.stand(key)
        for _ in range(20):
            glass.key(pygame.K_BACKSPACE)
        glass.type(name)
    push(glass, START)


def test_only_the_first_game_of_a_pair_begins_with_its_goal_and_enter_draws_the_cards(glass):
    pair_up(glass, "Ada", "Ben")
    assert glass.scene.name == "goal"
    told = [one["name"] for one in glass.description["things"] if "text.told." in one["id"]]
    assert len(told) == 5
    assert told[0].startswith("Ada and Ben win together")
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene.name == "setting"
    assert name_of(glass, NAMES[1]).endswith(": Ben")
    assert glass.app.games.journal.records("running") == []
    push(glass, START)
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    assert glass.description["pending"]["type"] == "Draft"
    for first, second, page in (
        ("Ada", "Ben", "table"),
        ("Ben", "Ada", "table"),
        ("Ada", "Cy", "goal"),
    ):
        pair_up(glass, first, second)
        assert glass.scene.name == page
        glass.until_rest()


def test_by_keys_it_is_wished_away_for_ever_and_can_still_be_looked_at(glass):
    pair_up(glass, "Ada", "Ben")
    reached = []
    for _ in range(3):
        glass.key(pygame.K_TAB)
        reached += [one["id"] for one in in_state(glass.description, "focused")]
    assert reached == [NEVER, DRAW, "button.back"]
    glass.key(pygame.K_TAB)
    glass.key(pygame.K_RETURN)
    assert picked(glass) == {"never"}
    push(glass, DRAW)
    pair_up(glass, "Dee", "Eve")
    assert glass.scene.name == "table"
    glass.app.ways.set_table()
    glass.step()
    push(glass, GOAL)
    assert glass.scene.name == "goal"
    assert not has(glass.description, DRAW)
    push(glass, NEVER)
    glass.key(pygame.K_RETURN)
    assert glass.scene.name == "setting"
    pair_up(glass, "Ada", "Ben")
    assert glass.scene.name == "goal"


@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_no_line_addresses_one_of_the_two_and_each_has_a_sign_of_its_own(words):
    players = Player("Ada", "cat"), Player("Ben", "bell")
    lines = [
        line
        for talk in get_args(Talk)
        for line in lines_to_know(words, Party(players, talk=talk), BASE)
    ]
    assert len(set(lines)) == len({sign for sign, _ in lines}) == 4 + len(get_args(Talk))
    assert not any(part in f" {line.lower()} " for _, line in lines for part in (" you", " vous "))


def test_of_several_expansions_each_has_a_line_with_its_name():
    party = Party((Player("Ada", "cat"), Player("Zoe", "bell")), "open")
    for words in SPEAKERS.values():
        told = [line for _, line in lines_to_know(words, party, OFFERED["glyphs+towers-2+book"])]
        for name in ("glyphs", "towers-2", "book"):
            called, other = words.game(name, 2)
            assert words.say("{caption}: {content}", caption=called, content=other) in told
