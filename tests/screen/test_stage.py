"""A new still picture fades in over the old one, and then stands alone."""

from __future__ import annotations

import pygame

from game.screen.stage import Stage

SIZE = (40, 30)
DARK, LIGHT = (0, 0, 0), (200, 100, 50)


def baked(stage: Stage, colour: tuple[int, int, int], fade: float = 0.0) -> None:
    """The stage has a new picture, all of one colour."""

    def paint(surface: pygame.Surface) -> None:
        surface.fill(colour)

    stage.bake(SIZE, paint, fade)


def seen(stage: Stage, glass: pygame.Surface) -> int:
    """How red the glass is after the next frame."""
    stage.draw(glass, [])
    return glass.get_at((5, 5))[0]


def test_a_picture_fades_in_during_the_time_it_is_given():
    pygame.display.init()
    window = pygame.Window("stage", size=SIZE)
    glass, stage = window.get_surface(), Stage()
    baked(stage, DARK)
    assert seen(stage, glass) == 0
    baked(stage, LIGHT, fade=0.2)
    strengths = []
    for _ in range(4):
        strengths.append(seen(stage, glass))
        assert stage.fading
        stage.advance(0.05)
    assert strengths == sorted(strengths)
    assert strengths[0] < 20 < strengths[2] < 180
    assert not stage.fading
    assert seen(stage, glass) == LIGHT[0]
    assert not stage.draw(glass, [])
    window.destroy()


def test_a_picture_that_needs_no_fading_takes_the_place_of_the_one_that_fades_in():
    pygame.display.init()
    window = pygame.Window("stage", size=SIZE)
    glass, stage = window.get_surface(), Stage()
    baked(stage, DARK)
    baked(stage, LIGHT, fade=0.2)
    stage.advance(0.1)
    baked(stage, (100, 100, 100))
    assert 40 < seen(stage, glass) < 60
    stage.advance(0.2)
    assert seen(stage, glass) == 100
    window.destroy()
