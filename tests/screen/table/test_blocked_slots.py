"""A slot that cannot be filled, since the partner has every Door of its place, wears a chain."""

from dataclasses import astuple

import pygame
import pytest

from game.editions.base.nightmare import LoseDoor
from game.editions.base.warnings.blocking import blocked_places
from game.rules.card import Colour
from game.rules.game import Game
from game.rules.view import View
from game.table.party import Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import thing
from tests.table.robots.sessions import FIRST_DOOR, HANDS_OF_BOTH
from tests.toy.edition import RULES as TOY

PLAYERS = Player("Ada", "lantern"), Player("Ben", "boat")
BOTH = *FIRST_DOOR, "Play OS1", "Claim OK1"
"""Commands by which Ada gets both Doors of the Observatory; then it is Ben's turn."""
CHAIN = "text.blocked.1.O"


def blocked() -> Game:
    """Returns a game in which the next card of the deck but three is a Nightmare."""
    return after(partners(*HANDS_OF_BOTH, "OD1 LM2 LS2 GM1 OD2 AS1 AM3 GM2 NM1 LM3"), *BOTH)


def chains(glass: Glass) -> list[str]:
    return [d["id"] for d in glass.description["things"] if d["id"].startswith("text.blocked")]


def test_e30_the_slot_of_whoever_still_needs_the_place_is_chained_until_a_door_is_given_back():
    with opened(painted=False) as glass:
        glass.lay(blocked(), Party(PLAYERS))
        told = thing(glass.description, CHAIN)
        assert told["name"] == "Observatory: Ada has all its Doors and blocks Ben"
        session = glass.table.session
        while session.game.state.active == 1 or not any(
            isinstance(command, LoseDoor) for command in session.legal
        ):
            assert chains(glass) == [CHAIN]
            session.submit(session.legal[0])
            glass.until_rest()
        session.submit(next(command for command in session.legal if isinstance(command, LoseDoor)))
        glass.until_rest()
        assert chains(glass) == []


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("fixed", [False, True])
def test_the_chain_is_seen_in_the_slot_by_its_brightness_too(size, fixed):
    with opened(size=size, painted=True) as glass:
        glass.lay(blocked(), Party(PLAYERS, fixed=fixed))
        light = []
        for place in (0, 1):
            slot = glass.director.layout.places.door_slot(place, 0, 1)
            box = pygame.Rect([round(side) for side in astuple(slot)])
            colour = pygame.transform.average_color(glass.app.glass.subsurface(box))
            light.append(sum(colour[:3]))
        assert light[0] > 1.5 * light[1], light


def test_where_a_place_has_three_doors_two_of_them_block_nobody():
    state = blocked().state
    assert blocked_places(View.of(state, 1), 1) == {Colour.OBSERVATORY}
    assert blocked_places(View.of(state, 1), 0) == frozenset()
    game = Game.start(TOY, seed="three", seats=2)
    doors = {card.id: card for card in TOY.all_cards if card.face == "OD"}
    for count in (2, 3):
        held = game.state.moved("doors:0", *list(doors.values())[:count])
        assert bool(blocked_places(View.of(held, 1), 1)) == (count == 3)
