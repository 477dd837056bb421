"""What stands on the floor under the deck: in sight with one player, on no zone, and lit by
Doors."""

from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.editions import OFFERED
from game.rules.card import Colour
from game.rules.game import Game
from game.rules.state import DECK
from game.rules.view import View
from game.screen.materials.monuments import draw_monument
from game.screen.table.drawing.furniture import monument_at
from game.table.layout.arrangement import PLAIN
from game.table.layout.layout import places_of
from game.table.layout.places import Rect
from game.table.staging import Monument
from tests.offered import ALL
from tests.table.robots.tables import inside, overlap

WINDOWS = (1024, 640), (1280, 720), (1920, 1080), (3840, 2160)
GAMES = "crossroads", "glyphs", "glyphs+crossroads", "towers+crossroads", "glyphs+book", ALL


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("edition", GAMES)
def test_it_stands_under_the_deck_and_on_no_zone(edition, size, letters, left_handed):
    rules = OFFERED[edition]
    view = View.of(Game.start(rules, seed="1").state, 0)
    arrangement = replace(PLAIN, left_handed=left_handed, letters=letters)
    places = places_of(view, size, arrangement, OFFERED.of(edition).show)
    stands = monument_at(places)
    if stands is None:
        assert edition not in GAMES[:3], "the table is free there"
        return
    assert inside(stands, Rect(0, 0, *size))
    assert stands.y > places.zones[DECK].bottom
    assert not [zone for zone, rect in places.zones.items() if overlap(stands, rect)]


@pytest.mark.parametrize("monument", get_args(Monument))
def test_every_place_lights_up_on_it(monument):
    pictures = set()
    for awake in (set(), *({place} for place in Colour), set(Colour)):
        surface = pygame.Surface((200, 340))
        draw_monument(surface, Rect(0, 0, 200, 340), monument, awake)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 6
