"""The end of a game: the light unfolds from the middle out, or goes out from the edge in and does
not come back before the page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from game.screen.effects.ending import defeat, victory

from build_scripts.moments import MOMENTS
from game.rules.event import GameLost, GameWon
from game.table.layout.poses import Pose
from game.table.motion.lights import WHOLE, Effect
from game.table.motion.motions import LIGHTS, STILL_LIGHTS, UNFOLDING
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.glass import LONG, Glass, opened
from tests.screen.lights import brightness, lit

SIZE = (1280, 720)
SHEETS = (-250, 0), (-560, 0), (-790, 0), (-830, -430), (-950, -510)
"""From the middle of the sheets, by the design: in the opening of each, the innermost first."""
GREY = 100
"""Of a window that is lit."""
STEP = 0.05


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640)) as shown:
        yield shown


def at(sheet: tuple[int, int]) -> tuple[int, int]:
    """In a window of this size."""
    scale = SIZE[1] / 1080
    return round((960 + sheet[0]) * scale), round((520 + sheet[1]) * scale)


def lasting(kind: str, still: bool = False) -> Iterator[Effect]:
    """A light from its beginning to its end."""
    span = STILL_LIGHTS[kind] if still else LIGHTS[kind]
    assert span is not None
    first = Effect(kind, WHOLE, Pose(0, 0, SIZE[0]), span.duration, 0.0, still)
    for i in range(1, round(span.duration / STEP)):
        yield replace(first, time=i * STEP)


# Defeat


def test_the_light_goes_out_from_the_edge_inward():
    dark, last = dict.fromkeys(SHEETS, 99.0), 100.0
    for effect in lasting("defeat"):
        picture = lit(defeat(effect, SIZE), SIZE, GREY)
        reds = [picture.get_at(at(sheet))[0] for sheet in SHEETS]
        assert all(outer <= inner + 1 for inner, outer in pairwise(reds))
        assert brightness(picture) <= last + 0.1
        last = brightness(picture)
        for sheet, red in zip(SHEETS, reds, strict=True):
            if red < 60:
                dark[sheet] = min(dark[sheet], effect.time)
    times = [dark[sheet] for sheet in reversed(SHEETS)]
    assert times == sorted(set(times))
    assert times[-1] <= 1.75
    assert last < 40


def test_where_nothing_travels_all_becomes_dark_together_and_can_still_be_read():
    levels = []
    for effect in lasting("defeat", still=True):
        picture = lit(defeat(effect, SIZE), SIZE, GREY)
        reds = {picture.get_at(at(sheet))[0] for sheet in SHEETS}
        assert max(reds) - min(reds) <= 1
        levels.append(max(reds))
    assert levels == sorted(levels, reverse=True)
    assert 45 < levels[-1] < 65
    assert len(set(levels[3:])) == 1


def page_comes(glass: Glass, tempo: Tempo, press: float = 0.0) -> tuple[list[float], list[float]]:
    """How bright every frame is from when it is known that the game is lost: until the page, and
    with it; somebody may press a key so many seconds after."""
    glass.move_with(tempo)
    MOMENTS["defeat"].set(glass.app)
    before: list[float] = []
    after: list[float] = []
    pressed = False

    def step(doing) -> None:
        glass.app.step(1 / 30, doing())
        if glass.scene.name == "result":
            after.append(brightness(glass.app.glass))
        elif isinstance(glass.director.event, GameLost):
            before.append(brightness(glass.app.glass))

    for act in MOMENTS["defeat"].acts:
        for doing in act(glass.app):
            step(doing)
    for _ in range(LONG):
        if press and not pressed and len(before) / 30 >= press:
            pressed = True
            glass.key(pygame.K_F8)
        step(tuple)
        if glass.scene.name == "result" and glass.app.idle > 0:
            break
    return before, after


@pytest.mark.parametrize("tempo", [Tempo(), Tempo(2.0), Tempo(reduced=True)], ids=str)
def test_after_a_defeat_the_page_comes_up_and_the_light_does_not_return_first(glass, tempo):
    before, after = page_comes(glass, tempo)
    assert all(later <= earlier + 0.5 for earlier, later in pairwise(before[1:]))
    assert before[-1] < 0.65 * before[0]
    lowest, highest = sorted((before[-1], after[-1]))
    assert all(lowest - 1 <= light <= highest + 1 for light in after)


@pytest.mark.parametrize("seconds", [0.4, 1.2])
def test_a_press_during_a_defeat_brings_the_page_at_once_and_no_light_either(glass, seconds):
    before, after = page_comes(glass, Tempo(), seconds)
    assert len(before) / 30 == pytest.approx(seconds, abs=0.1)
    lowest, highest = sorted((before[-1], after[-1]))
    assert all(lowest - 1 <= light <= highest + 1 for light in after)


def test_with_no_movement_the_page_is_there_at_once(glass):
    before, after = page_comes(glass, Tempo(INSTANT))
    assert len(before) <= 1
    assert after


# Victory


def test_the_sheets_light_up_from_the_middle_outward():
    start = Effect("victory", WHOLE, Pose(0, 0, SIZE[0]), LIGHTS["victory"].duration, UNFOLDING)
    base = lit(victory(start, SIZE, []), SIZE, GREY)
    lights: dict[tuple[int, int], float] = {}
    for effect in lasting("victory"):
        picture = lit(victory(effect, SIZE, []), SIZE, GREY)
        for sheet in SHEETS:
            if effect.time > UNFOLDING and picture.get_at(at(sheet))[0] > base.get_at(at(sheet))[0]:
                lights.setdefault(sheet, effect.time)
    assert list(lights) == list(SHEETS)
    assert len(set(lights.values())) == len(SHEETS)


def test_light_flows_from_every_door_in_order_to_the_middle():
    doors = [(100.0 + 150 * i, 60.0) for i in range(8)]
    begins: dict[int, float] = {}
    for effect in lasting("victory"):
        picture = lit(victory(effect, SIZE, doors), SIZE, GREY)
        without = lit(victory(effect, SIZE, []), SIZE, GREY)
        for number, (x, y) in enumerate(doors):
            here = round(x), round(y)
            if picture.get_at(here)[0] > without.get_at(here)[0] + 10:
                begins.setdefault(number, effect.time)
    assert list(begins) == list(range(8))
    assert begins[7] - begins[0] > 0.5


def test_where_nothing_travels_the_sheets_are_lit_in_their_places():
    shown = [lit(victory(e, SIZE, []), SIZE, GREY) for e in lasting("victory", still=True)]
    levels = [brightness(picture) for picture in shown]
    assert levels[0] < levels[3]
    assert levels[3:] == [levels[3]] * len(levels[3:])


def test_a_victory_makes_the_glass_brighter_and_ends_with_the_page(glass):
    glass.move_with(Tempo())
    MOMENTS["victory"].set(glass.app)
    lights = []

    def step(doing) -> None:
        glass.app.step(1 / 30, doing())
        if glass.scene.name == "table" and isinstance(glass.director.event, GameWon):
            lights.append(brightness(glass.app.glass))

    MOMENTS["victory"].play(glass.app, step)
    assert max(lights) > 1.1 * lights[0]
    assert glass.scene.name == "result"
