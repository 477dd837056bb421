"""In high contrast what lies behind words is black, on every kind of page and panel."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.screen.ui.theme import BLACK
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import thing


def ground(glass: Glass, key: str) -> tuple[int, ...]:
    """Returns the colour that most of a thing has."""
    x, y, width, height = (round(part) for part in thing(glass.description, key)["rect"])
    seen = glass.app.glass
    points = [(x + i, y + j) for i in range(width) for j in range(height)]
    return Counter(tuple(seen.get_at(point))[:3] for point in points).most_common(1)[0][0]


def settings(glass: Glass) -> str:
    glass.app.ways.settings()
    return "button.language.fr"


def statistics(glass: Glass) -> str:
    glass.app.ways.show("statistics")
    return "button.back"


def menu(glass: Glass) -> str:
    glass.deal(QUIET)
    glass.key(pygame.K_ESCAPE)
    return "button.concede"


def large_card(glass: Glass) -> str:
    glass.deal(QUIET)
    glass.key(pygame.K_1)
    glass.key(pygame.K_r)
    return "text.card.1"


def best_answers(glass: Glass) -> str:
    glass.deal(QUIET)
    for _ in range(2):
        glass.hint()
        glass.wait(2)
    return "button.best.1"


@pytest.mark.parametrize("shown", [settings, statistics, menu, large_card, best_answers])
def test_words_stand_on_black(shown: Callable[[Glass], str]):
    with opened(size=(1024, 640), painted=True) as glass:
        for plain in (False, True):
            glass.app.change(replace(glass.app.settings, high_contrast=plain))
            key = shown(glass)
            glass.wait(1)
            assert (ground(glass, key) == BLACK[:3]) is plain
