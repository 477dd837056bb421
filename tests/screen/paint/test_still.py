"""What lies still is drawn again only where it differs. It always looks as if drawn anew, whatever
happened before, and the glass shows it wherever there is no sprite."""

import random

import pygame
import pytest

from game.screen.table.table_page import Table
from game.table.party import Party, Player
from tests.screen.robots.glass import Glass, opened

KEYS = pygame.K_l, pygame.K_c, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_RIGHT
PAIR = Player("Isolde", "lantern"), Player("Tristan", "boat")
PARTIES = {
    "alone": None,
    "open": Party(PAIR, "open", "first"),
    "curtain": Party(PAIR, "curtain", "first"),
}


def compare(glass: Glass) -> None:
    """Compares the still picture with one that is painted anew."""
    stage, scene = glass.app._stage, glass.scene
    whole = pygame.Surface(glass.app.size, 0, glass.app.glass)
    scene.paint(whole)
    assert pygame.image.tobytes(stage._still, "RGB") == pygame.image.tobytes(whole, "RGB")


def play(glass: Glass, chance: random.Random, states: int) -> None:
    """Gives random answers and keys, now and then in the midst of a movement."""
    compared = 0
    while compared < states and isinstance(glass.scene, Table):
        scene = glass.scene
        if scene.session.game.pending is not None:
            if chance.random() < 0.3:
                key = chance.choice(KEYS)
                glass.step(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            elif scene.session.legal:
                scene.session.submit(chance.choice(scene.session.legal))
            else:
                scene.session.look(not scene.session.shown)
        glass.frames(chance.randrange(1, 60))
        glass.scene.changed = True  # what follows a flying card may be painted later
        glass.step(dt=0.0)
        if not glass.scene.changed and not glass.app._stage.fading:
            compare(glass)
            compared += 1


@pytest.mark.parametrize(
    "states", [6, pytest.param(24, marks=[pytest.mark.thorough, pytest.mark.timeout(600)])]
)
@pytest.mark.parametrize("manner", PARTIES)
def test_what_lies_still_looks_as_if_it_were_drawn_anew(manner, states):
    with opened(painted=True) as glass:
        party, chance = PARTIES[manner], random.Random(f"still {manner}")
        if party is None:
            glass.app.games.new_game("still")
        else:
            glass.app.games.new_pair(party, "still")
        play(glass, chance, states)
