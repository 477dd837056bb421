"""A second Door of a place that the partner still needs is never taken by accident, and is asked
about once (E30)."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Search
from game.rules.card import Colour
from game.rules.game import Game
from game.table.asking.questions import GO_AHEAD
from game.table.party import Party, Player
from game.words import Words
from tests.rules.stories import after, command, partners
from tests.screen.games.test_decisions import answered, answers, drag
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, middle, press, thing
from tests.speaking import SPOKEN
from tests.table.robots.sessions import FIRST_DOOR, HANDS_OF_BOTH, nearly_blocked

PLAYERS = Player("Ada", "lantern"), Player("Ben", "boat")
BY_KEY = *FIRST_DOOR, "Play OS1"
"""Commands after which the second Door comes up, and Ada has a Key that fits."""


def trio() -> Game:
    """Returns a game in which Ada has three cards of the Observatory side by side, and a Door of
    it."""
    return after(nearly_blocked(), "Play OK1")


def by_key() -> Game:
    return after(partners(*HANDS_OF_BOTH, "OD1 LM2 LS2 GM1 OD2 AS1 AM3"), *BY_KEY)


@contextmanager
def at_table(game: Game) -> Iterator[Glass]:
    with opened(painted=False) as glass:
        glass.lay(game, Party(PLAYERS))
        yield glass


def heading(glass: Glass) -> str:
    return str(thing(glass.description, "text.heading")["name"])


def test_e30_neither_a_search_nor_a_key_that_blocks_the_partner_is_gold_or_pressed_by_enter():
    for game in (trio(), by_key()):
        with at_table(game) as glass:
            assert glass.table.frame.prompt.primary == ""
            glass.key(pygame.K_RETURN)
            assert glass.log_length == len(game.log)
            assert not has(glass.description, GO_AHEAD)


@pytest.mark.parametrize(
    ("game", "button", "taken", "left"),
    [(trio, "button.search", Search(), Decline()), (by_key, "button.claim.OK1", None, LetGo())],
)
def test_e30_a_door_that_blocks_the_partner_is_asked_about_once(game, button, taken, left):
    for goes in (GO_AHEAD, ""):
        with at_table(game()) as glass:
            before = answers(glass)
            glass.do(press(glass.description, button))
            assert answers(glass) == before
            assert heading(glass) == "Take a second Door?"
            told = "Observatory: Ben still needs one, and this is the last."
            assert thing(glass.description, "text.body")["name"] == told
            assert thing(glass.description, GO_AHEAD)["name"] == "Take it and block Ben"
            gold = glass.table.frame.prompt.primary
            glass.step(dt=0.5)
            glass.do(press(glass.description, goes or gold))
            assert answers(glass) == before + 1
            assert answered(glass) == ((taken or command("Claim OK1")) if goes else left)


@pytest.mark.parametrize("how", ["drag", "two clicks", "keys"])
def test_e30_it_is_asked_however_the_door_is_taken(how):
    with at_table(by_key()) as glass:
        before = answers(glass)
        if how == "drag":
            drag("OK1", "OD2")(glass)
        elif how == "two clicks":
            glass.click(at(thing(glass.description, "OK1")))
            glass.step(dt=0.5)
            glass.click(middle(thing(glass.description, "OD2")))
        else:
            for _ in range(40):
                if "focused" in thing(glass.description, "button.claim.OK1")["state"]:
                    break
                glass.key(pygame.K_LEFT)
            glass.key(pygame.K_RETURN)
        assert answers(glass) == before
        assert heading(glass) == "Take a second Door?"
        glass.until_rest()
        glass.key(pygame.K_ESCAPE)
        assert isinstance(glass.table.session.legal[0], Claim)
        assert not has(glass.description, GO_AHEAD)


def test_two_presses_of_enter_in_one_place_leave_the_door():
    with at_table(trio()) as glass:
        glass.key(pygame.K_RIGHT)
        while "focused" not in thing(glass.description, "button.search")["state"]:
            glass.key(pygame.K_RIGHT)
        glass.key(pygame.K_RETURN)
        glass.key(pygame.K_RETURN)
        assert answered(glass) == Decline()


def test_a_door_that_blocks_nobody_is_gold_and_taken_without_a_question():
    """This holds for the first Door of a place, and for the last one if the partner has the
    other."""
    begun = partners("OK1 OM1 OS1", "AM1 OK2 LM1", "LS2 GK1", "OD1 LM2 AS1 OD2 GM1 AM2")
    with at_table(after(begun, "Play GK1")) as glass:
        for answer in ("Claim OK1", "Claim OK2"):
            glass.key(pygame.K_RETURN)
            assert answered(glass) == command(answer)
            glass.until_rest()
            glass.table.session.submit(command("Play AM1"))
            glass.until_rest()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_question_has_the_names_and_the_place_in_every_language(language: str):
    with at_table(trio()) as glass:
        words: Words = glass.app.words
        words.speak(language)
        glass.do(press(glass.description, "button.search"))
        told = [thing(glass.description, key)["name"] for key in ("text.body", GO_AHEAD)]
        assert all("Ben" in line for line in told)
        assert words.place(Colour.OBSERVATORY) in told[0]
