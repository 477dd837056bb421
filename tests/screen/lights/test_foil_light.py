"""Foil glitters near the pointer, but only on known cards that lie face up, and never through
another card."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from build_scripts.stage.moments import CURTAIN, OPEN
from build_scripts.stage.positions import together
from game.editions.base.cards import CARDS
from game.rules.state import DECK, HAND
from game.screen.effects.sheen import Candle
from game.screen.stage import Image
from game.table.layout.poses import Pose, Sprite
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party
from tests.screen.lights.lights import lit, placed
from tests.screen.robots.glass import Glass, opened

SIZE = (1280, 720)
MIDDLE = (600.0, 360.0)
FRONT = Pose(*MIDDLE, 120, z=1)
BEHIND = Pose(MIDDLE[0] - 90, MIDDLE[1], 120)


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=SIZE, painted=True) as shown:
        yield shown


@pytest.fixture(autouse=True)
def usual(glass: Glass) -> None:
    glass.move_with(Tempo())
    glass.deal("OS1 AM1 GK1 LS1 OS2  AM2 GM1")
    glass.until_rest()
    glass.move((640, 90))


def card(name: str, pose: Pose, known: bool = True) -> tuple[Sprite, Pose]:
    """Returns a card in a pose, known or unknown."""
    return Sprite(name, CARDS[name] if known else None, HAND, pose), pose


def light(glass: Glass, *lying: tuple[Sprite, Pose]) -> list[Image]:
    """Returns the light of a pointer in the middle of the window."""
    return Candle(glass.app.cards).images(lying, MIDDLE, SIZE)


def most(images: list[Image], box: pygame.Rect) -> int:
    """Returns the highest brightness in a part of the window, 0 to 255."""
    return max(pygame.image.tobytes(lit(images, SIZE).subsurface(box), "RGB"))


def inside(pose: Pose) -> pygame.Rect:
    """Returns the middle part of a card."""
    box = pygame.Rect(0, 0, round(pose.width * 0.9), round(pose.height * 0.9))
    box.center = round(pose.x), round(pose.y)
    return box


def test_the_foil_of_a_known_card_near_the_pointer_shines_and_no_other_does(glass):
    assert most(light(glass, card("OS1", FRONT)), inside(FRONT)) > 30
    assert light(glass, card("OS1", FRONT, known=False)) == []
    assert light(glass, card("OS1", replace(FRONT, turn=0.0))) == []
    assert light(glass, card("OS1", replace(FRONT, turn=0.7))) == []
    assert light(glass, card("OS1", replace(FRONT, x=1100))) == []


@pytest.mark.parametrize("known", [True, False])
def test_nothing_shines_through_a_card_that_covers_another(glass, known):
    lower = light(glass, card("OS1", BEHIND))
    upper = light(glass, card("AM1", FRONT, known)) if known else []
    both = light(glass, card("OS1", BEHIND), card("AM1", FRONT, known))
    shared = inside(BEHIND).clip(inside(FRONT))
    assert most(lower, shared) > 30
    windows = (lit(images, SIZE).subsurface(shared) for images in (upper, both))
    one, other = (pygame.image.tobytes(window, "RGB") for window in windows)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


def candlelight(glass: Glass) -> list[Image]:
    """Returns the lights near the pointer on the table, which are larger than any star."""
    return [
        image
        for image in map(placed, glass.scene.sprites())
        if len(image) == 4 and image[0].get_width() > 200
    ]


def test_light_follows_the_pointer_over_the_hand_and_none_over_the_deck(glass):
    pose = glass.director.layout.sprites["GK1"].pose
    glass.move((round(pose.x), round(pose.y)))
    glass.until_rest()
    assert candlelight(glass)
    glass.move(tuple(map(round, glass.director.layout.places.zones[DECK].centre)))
    glass.until_rest()
    assert not candlelight(glass)


@pytest.mark.parametrize("tempo", [Tempo(reduced=True), Tempo(INSTANT)], ids=str)
def test_where_nothing_travels_no_foil_glitters(glass, tempo):
    glass.move_with(tempo)
    pose = glass.director.layout.sprites["GK1"].pose
    glass.move((round(pose.x), round(pose.y)))
    glass.until_rest()
    assert not candlelight(glass)


def test_nothing_glitters_while_a_card_is_held_or_a_panel_is_open(glass):
    pose = glass.director.layout.sprites["GK1"].pose
    here = round(pose.x), round(pose.y)
    glass.lift(here, (here[0], here[1] - 100))
    assert not candlelight(glass)
    glass.up()
    glass.until_rest()
    glass.move(here)
    glass.until_rest()
    assert candlelight(glass)
    glass.key(pygame.K_F3)
    assert glass.scene.sprites() == []
    glass.key(pygame.K_ESCAPE)


@pytest.mark.parametrize(("hands", "party"), [("open", OPEN), ("hidden", CURTAIN)])
def test_the_hidden_hand_of_the_other_player_does_not_glitter(glass, hands: str, party: Party):
    glass.lay(together(hands), party)
    other = [pose for s, pose in glass.director.sprites if s.zone == HAND and s.owner == 1]
    glass.move((round(other[1].x), round(other[1].y)))
    glass.until_rest()
    shines = most(candlelight(glass), inside(other[1]))
    assert shines > 20 if hands == "open" else shines == 0
