"""Who plays alone sees from an empty slot that a Door of its place bears a sign besides that of the
place, until that Door is open."""

import pygame
import pytest

from game.editions import OFFERED
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.state import DOORS, owned
from game.rules.view import View
from game.screen.table.drawing.sides import marks_due
from game.table.layout.places import Rect
from tests.screen.robots.glass import Glass, opened


@pytest.mark.parametrize(
    ("edition", "held", "marked"),
    [
        ("base", "", ""),
        ("glyphs", "", "OAGL"),
        ("glyphs", "OD1 OD2", "OAGL"),
        ("glyphs", "OD3 LD1 LD3", "AG"),
        ("glyphs+oniverse", "GD3 ZD1", "OAL"),
    ],
)
def test_a_sign_waits_for_its_own_door_only(edition, held, marked):
    game = Game.start(OFFERED[edition], seed="marked")
    doors = {card.id: card for card in game.rules.all_cards if card.kind == DOOR}
    state = game.state.moved(owned(DOORS, 0), *(doors[name] for name in held.split()))
    view = View.of(state, 0)
    found = {place: list(marks_due(view, place)) for place in Colour}
    assert found == {place: ["kind-G"] * (place.value in marked) for place in Colour}


def lit(glass: Glass, slot: Rect) -> int:
    """Returns how many pixels stand out over the sill of a slot."""
    middle, wide = round(slot.centre[0]), round(slot.w / 4)
    foot = pygame.Rect(middle - wide, round(slot.bottom) - 28, 2 * wide, 22)
    ground = glass.app.glass.subsurface(foot)
    colours = [ground.get_at((x, y)) for x in range(foot.w) for y in range(foot.h)]
    return sum(max(colour[:3]) > 120 for colour in colours)


@pytest.mark.parametrize("edition", ["glyphs", "glyphs+towers+oniverse+book"])
def test_the_sign_stands_at_the_foot_of_the_last_slot(edition):
    with opened(size=(1280, 720), painted=True) as glass:
        glass.app.games.new_game("marked", edition)
        glass.until_rest()
        glass.paint()
        places = glass.director.layout.places
        for place in range(len(Colour)):
            *others, last = (lit(glass, places.door_slot(place, copy)) for copy in range(3))
            assert last > 40
            assert others == [0, 0]
