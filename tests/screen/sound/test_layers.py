"""Music in layers: when each bar begins, what a table wants of it, and what is then played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.show import STAGING
from game.screen.sound.layers import DRIFT, LAYERS, STEMS, Bar, Bars, Layer
from game.screen.sound.mixer import FADE_OUT, KEPT
from game.screen.sound.sound import STEP_IN, Sound
from game.table.counting import DeckLeft
from game.table.mood import Mood, mood
from game.table.motion.director import Director
from tests.screen.sound.noises import (
    FRAME,
    LOUD,
    MADE,
    SOUNDS,
    needs_sounds,
    pass_time,
    write_noises,
)
from tests.table.robots.films import SIZE
from tests.table.robots.tables import pair, table

CALM = 0.25
ALL = frozenset(LAYERS)
LOOP = 96


def begun(bars: Bars, seconds: float, wanted: frozenset[Layer], dt: float = 0.1) -> list[Bar]:
    return [bar for _ in range(round(seconds / dt)) for bar in bars.advance(dt, wanted, STEP_IN)]


# Bars


def test_every_bar_is_heard_once_before_the_first_comes_again():
    heard = [bar.file for bar in begun(Bars(), 63, frozenset({STEMS["O"]}))]
    assert heard == [f"stem-O-{n:02}" for n in range(1, 9)]


@pytest.mark.parametrize("dt", [FRAME, CALM])
def test_a_layer_that_enters_later_or_again_is_in_step_with_those_that_are_on(dt):
    bars = Bars()
    begun(bars, 19, frozenset({STEMS["O"]}), dt)
    (late,) = bars.advance(dt, frozenset(STEMS.values()) - {STEMS["G"], STEMS["L"]}, STEP_IN)
    assert (late.number, late.fade) == (2, STEP_IN)
    assert late.into == pytest.approx(3 + dt, abs=2 * dt)
    after = begun(bars, 16, frozenset({STEMS["O"], STEMS["A"]}), dt)
    by_stem = {name: [b.number for b in after if b.layer is STEMS[name]] for name in "OA"}
    assert by_stem["O"] == by_stem["A"] == [3, 4]
    begun(bars, 4, frozenset({STEMS["O"]}), dt)
    assert STEMS["A"] not in bars.on
    (again,) = bars.advance(dt, frozenset({STEMS["O"], STEMS["A"]}), STEP_IN)
    assert (again.layer, again.number) == (STEMS["A"], 4)


# What a table wants


def standing(view) -> Mood:
    return mood(Director(view, SIZE, staging=STAGING))


def test_a_place_is_awake_with_its_first_door_and_a_nightmare_or_the_end_darkens_all():
    assert standing(table()).awake == frozenset()
    assert standing(pair(doors=("OD1 OD2", "GD1"))).awake == {"O", "G"}
    assert standing(pair(doors=("", "LD1"))).awake == {"L"}
    assert not standing(table(revealed=CARDS["OD1"])).dark
    assert standing(table(revealed=CARDS["NM1"])).dark
    assert standing(replace(table(), result="lost")).dark
    hidden = pair(doors=("OD1", ""), unknown=(1,))
    assert standing(hidden) == standing(pair(doors=("OD1", ""), unknown=(0, 1)))


# What is played


@pytest.fixture(scope="module")
def noises(tmp_path_factory) -> Path:
    """Returns a folder with every bar, long enough for all that tests do while it plays."""
    bars = [f"{layer.name}-{n + 1:02}" for layer in LAYERS for n in range(layer.bars)]
    folder = tmp_path_factory.mktemp("music") / "sounds"
    write_noises(folder, "dark", *bars, seconds=6.0)
    if MADE:
        copyfile(SOUNDS / "table.ogg", folder / "table.ogg")
    return folder


@pytest.fixture
def sound(noises) -> Iterator[Sound]:
    """Yields the sound of a table."""
    sound = Sound(noises)
    sound.advance(FRAME, "table", LOUD)
    sound.wait()
    yield sound
    sound.close()


def playing(sound: Sound) -> set[str]:
    """Returns the layers that play, and "dark" for the dark loop."""
    names = {0: "dark"} | {
        1 + 2 * n + turn: layer.name for n, layer in enumerate(LAYERS) for turn in range(2)
    }
    assert len(names) == KEPT
    return {names[n] for n in range(KEPT) if pygame.mixer.Channel(n).get_busy()}


def quiet(sound: Sound) -> None:
    """Ends all fades."""
    for number in range(KEPT):
        pygame.mixer.Channel(number).stop()
    sound.wait()


def test_a_stem_comes_with_the_first_door_of_its_place_and_goes_with_the_last(sound):
    assert playing(sound) == {"drift"}
    sound.mood = Mood(awake=frozenset("GL"))
    pass_time(sound, FRAME)
    assert playing(sound) == {"drift", "stem-G", "stem-L"}
    sound.mood = Mood(awake=frozenset("L"))
    pass_time(sound, FRAME)
    assert sound._bars.on == {DRIFT, STEMS["L"]}
    quiet(sound)
    pass_time(sound, 8.0)
    assert "stem-G" not in playing(sound)
    assert "stem-L" in playing(sound)


@needs_sounds
def test_a_nightmare_takes_the_light_from_all_of_the_music_and_gives_it_back(sound):
    sound.mood = Mood(awake=frozenset("O"))
    pass_time(sound, 1.0)
    assert pygame.mixer.music.get_volume() > 0.98
    sound.mood = replace(sound.mood, dark=True)
    pass_time(sound, 1.0)
    assert pygame.mixer.music.get_volume() == 0.0
    assert pygame.mixer.music.get_busy()
    assert sound._bars.on == frozenset()
    assert "dark" in playing(sound)
    quiet(sound)
    sound.mood = replace(sound.mood, dark=False)
    pass_time(sound, 1.0)
    assert pygame.mixer.music.get_volume() > 0.98
    assert playing(sound) == {"drift", "stem-O"}


def test_the_dark_loop_fades_when_the_nightmare_has_gone(sound):
    sound.mood = Mood(dark=True)
    pass_time(sound, FRAME)
    assert "dark" in playing(sound)
    sound.mood = Mood()
    pass_time(sound, FRAME)
    clock = pygame.time.Clock()
    for _ in range(200):
        clock.tick(50)
        if "dark" not in playing(sound):
            return
    raise AssertionError("it goes on for ever")


def test_music_that_nobody_wants_ends(sound):
    settings = replace(LOUD, ambience=0)
    sound.mood = Mood(awake=frozenset("OAGL"))
    pass_time(sound, FRAME)
    assert len(playing(sound)) == 5
    pass_time(sound, FRAME, settings=settings)
    assert sound._bars.on == frozenset()
    quiet(sound)
    pass_time(sound, 9.0, settings=settings)
    assert playing(sound) == set()
    pass_time(sound, FRAME)
    assert len(playing(sound)) == 5


def test_the_layers_belong_to_the_table_and_go_on_behind_its_other_pages(sound):
    sound.mood = Mood(DeckLeft.ONE, frozenset("O"))
    pass_time(sound, FRAME)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.3, abs=0.01)
    pass_time(sound, FRAME, scene="settings")
    assert sound._bars.on == {DRIFT, STEMS["O"]}
    pass_time(sound, FADE_OUT + 0.1, scene="title")
    assert sound._bars.on == frozenset()


def test_music_takes_no_channel_from_what_is_played(sound):
    sound.mood = Mood(awake=frozenset("OAGL"), dark=False)
    pass_time(sound, FRAME)
    assert {n for n in range(KEPT) if pygame.mixer.Channel(n).get_busy()}
    for _ in range(40):
        sound.ring("dark")
    sound.wait()
    total = pygame.mixer.get_num_channels()
    assert all(pygame.mixer.Channel(n).get_busy() for n in range(KEPT, total))
    assert playing(sound) == {layer.name for layer in LAYERS}
