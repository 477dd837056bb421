"""The scenes in which zones lie: their names can be read on the floor, and they keep to their
frames."""

from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.state import owned
from game.screen.look import palette
from game.screen.materials.scenery import draw_scenery
from game.screen.materials.wells import panel, panel_rim
from game.table.layout.places import Places, Rect
from game.table.staging import Scenery
from tests.screen.contrast import contrast, luminance
from tests.screen.robots.glass import opened

WINDOWS = (1024, 640), (1920, 1080)
ROOM = Rect(20, 20, 240, 180)


@pytest.fixture(params=WINDOWS, ids=str)
def drawn(request):
    """Returns a scene, drawn on violet, and the table that it is on."""
    places = Places(request.param)

    def draw(scenery):
        surface = pygame.Surface((280, 220))
        surface.fill((255, 0, 255))
        draw_scenery(surface, places, ROOM, scenery)
        return surface, places

    return draw


@pytest.mark.parametrize("scenery", get_args(Scenery))
def test_a_name_is_read_on_the_floor(drawn, scenery):
    surface, places = drawn(scenery)
    low, high = round(ROOM.bottom - places.name_height), round(ROOM.bottom - places.px(6))
    under = {tuple(surface.get_at((x, y))) for x in range(40, 240) for y in range(low, high)}
    assert min(contrast(palette.CAPTION, colour) for colour in under) >= 4.5


@pytest.mark.parametrize("scenery", get_args(Scenery))
def test_a_scene_keeps_to_its_frame(drawn, scenery):
    surface, _ = drawn(scenery)
    mask = pygame.mask.from_threshold(surface, (255, 0, 255), (1, 1, 1))
    mask.invert()
    boxes = mask.get_bounding_rects()
    assert boxes
    inside = pygame.Rect(round(ROOM.x), round(ROOM.y), round(ROOM.w), round(ROOM.h))
    assert all(inside.contains(box) for box in boxes)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_stands_out_at_the_round_feet_of_a_high_panel(size):
    surface, places, room = pygame.Surface((200, 320)), Places(size), Rect(20, 20, 150, 230)
    surface.fill((255, 0, 255))
    panel(surface, places, room, 255)
    corner = panel_rim(places, room) * 0.25
    for x in (room.x + corner, room.right - corner):
        assert tuple(surface.get_at((round(x), round(room.bottom - corner / 2))))[:3] == (
            255,
            0,
            255,
        )


def test_the_frame_of_the_row_is_the_brightest_but_in_high_contrast_all_are_bright():
    game = position("edition: dreams+catchers\nhand: OS3 GM1\npremonitions: PNG\n", OFFERED)
    frames: list[list[float]] = []
    with opened(None) as glass:
        for plain in False, True:
            glass.app.change(replace(glass.app.settings, high_contrast=plain))
            glass.lay(game)
            glass.until_rest()
            glass.paint_once()
            places = glass.director.layout.places
            rooms = places.tray(0), places.zones["premonitions"], places.hung_ground
            assert places.zones[owned("row", 0)] == rooms[0]
            frames.append([])
            for room in rooms:
                x, y = round(room.x), round(room.centre[1])
                edge = (tuple(glass.app.glass.get_at((x + away, y))) for away in (-1, 0, 1))
                frames[-1].append(max(map(luminance, edge)))
    (row, *panels), (_, *bright) = frames
    assert all(0.015 < one < 0.5 * row for one in panels)
    assert all(one > 1.5 * quiet for one, quiet in zip(bright, panels, strict=True))
