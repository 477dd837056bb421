"""Right after the turn has passed to the other player, nothing acts."""

import pygame
import pytest

from game.screen.table.between_turns.covering import GUARD
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.glass import FRAME, opened
from tests.screen.robots.player import at, cards

HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1"


@pytest.fixture(scope="module")
def window():
    with opened(painted=False) as glass:
        yield glass


@pytest.fixture(params=[Tempo(), Tempo(INSTANT), Tempo(reduced=True)], ids=str)
def passed(window, request):
    """Returns a table with open hands on which Ada has just played."""
    window.move_with(request.param)
    players = Player("Ada", "lantern"), Player("Isolde", "boat")
    game = after(partners(*HANDS, "LM1 LM2 LM3 LM4 OS2 AS2"))
    window.app.scene = window.app.games.begin(game, Party(players, "open", fixed=True))
    window.step()
    window.until_rest()
    assert window.table.session.submit(window.table.session.legal[0])
    return window


def press(glass):
    """Presses what a player would who goes on: a card by its number, P and D, then Enter."""
    for key in (pygame.K_1, pygame.K_p, pygame.K_2, pygame.K_d, pygame.K_RETURN):
        glass.key(key)


def test_keys_that_are_pressed_on_play_no_card_of_the_other_player(passed):
    before = len(passed.table.session.game.log)
    press(passed)
    assert passed.table.session.selected == ""
    assert len(passed.table.session.game.log) == before


def test_neither_click_nor_drag_nor_undo_acts_then_and_all_do_once_the_moment_is_over(passed):
    table = passed.table
    table.settle()
    passed.step(dt=0.0)
    before = len(table.session.game.log)
    own = next(d for d in cards(passed.description, "hand") if d["id"] == "AM1")
    passed.click(at(own))
    passed.lift(at(own), (640, 300))
    passed.up()
    passed.key(pygame.K_z)
    assert (table.session.selected, len(table.session.game.log)) == ("", before)
    assert table.ui.posed is None
    while table.busy:
        passed.step()
    passed.click(at(own))
    assert table.session.selected == "AM1"
    passed.key(pygame.K_p)
    passed.until_rest()
    assert len(table.session.game.log) > before


def test_the_moment_lasts_for_0_4_seconds_at_any_speed(passed):
    passed.table.settle()
    passed.step(dt=0.0)
    frames = 0
    while passed.table.ui.passing:
        passed.step()
        frames += 1
    assert frames == pytest.approx(GUARD / FRAME, abs=1.5)
