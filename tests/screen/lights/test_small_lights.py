"""Trails, dust, rings and brackets: where they are drawn, and that none moves in reduced motion."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.screen.effects import doorway, night, small_lights
from game.screen.stage import Image
from game.table.layout.places import Rect
from game.table.layout.poses import Pose
from game.table.motion.lights import Effect
from game.table.motion.motions import KEY_FLIES, LIGHTS, STILL_LIGHTS
from game.table.motion.timeline import Tween
from tests.screen.lights.lights import box_of, lit, placed

HERE = Pose(400, 300, 100)
FROM = Pose(700, 200, 80)
AREA = Rect(300, 200, 260, 160)
FRAME = 1 / 60
GREY = 100
LARGE = pygame.Surface((60, 90)), (370, 255)
DRAWN: dict[str, Callable[[Effect], Iterator[Image]]] = {
    "opening": partial(doorway.shown, lies=LARGE),
    "key": doorway.key,
    "ring": small_lights.glow,
    "trail": small_lights.mist,
    "bracket": small_lights.bracket,
    "shadow": night.shadow,
    "snap": small_lights.snapped,
}
"""By kind, how lights are drawn that also shine in reduced motion, except at the two ends of a
game."""


@pytest.fixture(autouse=True, scope="module")
def window() -> Iterator[None]:
    pygame.display.init()
    one = pygame.Window("lights", (64, 64))
    one.get_surface()
    yield
    one.destroy()


def lasting(kind: str, still: bool = False) -> Iterator[Effect]:
    """Yields a light frame by frame, from its beginning to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    way = Tween(FROM, HERE, 0.6 if kind == "trail" else KEY_FLIES)
    first = Effect(kind, "OD1", HERE, span.duration, 0.0, still, way, AREA)
    for i in range(1, round(span.duration / FRAME)):
        yield replace(first, time=i * FRAME)


def lies(images: Iterator[Image]) -> list[tuple[int, ...]]:
    """Returns the areas of pictures."""
    return [tuple(box_of(image)) for image in images]


def test_every_light_of_reduced_motion_is_among_these():
    lit = {kind for kind, span in STILL_LIGHTS.items() if span is not None}
    assert lit == {*DRAWN, "defeat"}


@pytest.mark.parametrize("kind", DRAWN)
def test_in_reduced_motion_a_light_stays_where_it_is(kind):
    placed = [lies(DRAWN[kind](effect)) for effect in lasting(kind, still=True)]
    assert placed[0]
    assert all(place == placed[0] for place in placed)


@pytest.mark.parametrize("kind", ["key", "bracket", "shadow"])
def test_otherwise_it_moves(kind):
    def look(image: Image) -> tuple:
        return *box_of(image), *placed(image)[0].get_bounding_rect().topleft

    shown = {tuple(map(look, DRAWN[kind](effect))) for effect in lasting(kind)}
    assert len(shown) > 5


def test_a_bracket_rises_from_below_on_both_sides_and_closes_above():
    seen = [box_of(next(small_lights.bracket(effect))) for effect in lasting("bracket")]
    heights = [box.h for box in seen]
    assert heights == sorted(heights)
    assert heights[0] < 0.1 * AREA.h < AREA.h < heights[-1]
    lowest = {box.bottom for box in seen}
    assert len(lowest) == 1
    assert min(lowest) >= AREA.bottom
    assert seen[-1].contains(pygame.Rect(300, 200, 260, 160))


def test_violet_light_lies_behind_a_card_that_is_drawn_along_and_fades_after_it():
    shown = [(effect, list(map(placed, small_lights.trail(effect)))) for effect in lasting("trail")]
    assert max(len(dots) for _, dots in shown) > 10
    assert len(shown[-1][1]) <= 5
    for effect, dots in shown:
        for dot in dots:
            x = box_of(dot).centerx
            assert effect.path is not None
            card = effect.path.at(effect.time)
            assert card.x - 1 <= x <= FROM.x + 1
            assert dot[2:] == (None, pygame.BLEND_RGB_ADD)
            red, green, blue = dot[0].get_at((dot[0].get_width() // 2,) * 2)[:3]
            assert blue >= red >= green


def test_dust_rises_at_the_foot_of_a_card_that_has_come_down_and_settles():
    shown = [list(map(placed, small_lights.dust(effect))) for effect in lasting("dust")]
    assert len(shown[0]) == small_lights.DUST
    assert len(shown[-1]) <= small_lights.DUST
    strength = [
        sum(max(dot[0].get_at((2, 2))[:3]) for dot in dots) for dots in (shown[0], shown[-1])
    ]
    assert strength[1] < 0.4 * strength[0]
    for dots in shown:
        for dot in dots:
            y = box_of(dot).centery
            assert abs(y - (HERE.y + HERE.height / 2)) < 0.3 * HERE.width


def test_a_ring_adds_light_about_its_card_that_fades_and_leaves_the_card_alone():
    edge, middle = (350, 300), (400, 300)
    levels = []
    for effect in lasting("ring"):
        (image,) = map(placed, small_lights.glow(effect))
        assert box_of(image).contains(pygame.Rect(350, 224, 100, 152))
        assert box_of(image).center == middle
        assert image[2:] == (None, pygame.BLEND_RGB_ADD)
        surface = lit([image], (800, 600), GREY)
        assert surface.get_at(middle)[:3] == (GREY, GREY, GREY)
        levels.append(surface.get_at(edge)[0])
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > GREY + 80
    assert GREY <= levels[-1] <= GREY + 10
