"""Music in layers: when each bar begins, what a table wants of it, and what is then played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import lcm
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.show import STAGING
from game.records.journal.settings import Settings
from game.screen.look.assets import art_root
from game.screen.sound.layers import DRIFT, LAYERS, STEMS, Bar, Bars, Layer
from game.screen.sound.mixer import FADE_OUT, KEPT
from game.screen.sound.sound import STEP_IN, Sound
from game.table.counting import DeckLeft
from game.table.mood import Mood, mood
from game.table.motion.director import Director
from tests.screen.sound.noises import write_noises
from tests.table.robots.films import SIZE
from tests.table.robots.tables import pair, table

SOUNDS = art_root() / "sounds"
MADE = (SOUNDS / "table.ogg").is_file()
needs_sounds = pytest.mark.skipif(not MADE, reason="the sounds are not made yet")
FRAME, CALM = 1 / 60, 0.25
LOUD = Settings(sound=100, ambience=100)
ALL = frozenset(LAYERS)
LOOP = 96


def begun(bars: Bars, seconds: float, wanted: frozenset[Layer], dt: float = 0.1) -> list[Bar]:
    return [bar for _ in range(round(seconds / dt)) for bar in bars.advance(dt, wanted, STEP_IN)]


# Bars


def test_the_stems_last_64_seconds_and_the_drift_comes_again_with_the_loop_after_40_minutes():
    assert {layer.bars * layer.seconds for layer in STEMS.values()} == {64}
    assert DRIFT.bars * DRIFT.seconds == 75
    assert lcm(LOOP, 75) == 40 * 60


def test_every_bar_is_heard_once_before_the_first_comes_again():
    heard = [bar.file for bar in begun(Bars(), 63, frozenset({STEMS["O"]}))]
    assert heard == [f"stem-O-{n:02}" for n in range(1, 9)]


@pytest.mark.parametrize("dt", [FRAME, 0.1, CALM])
def test_a_layer_that_enters_later_is_in_step_with_those_that_are_on(dt):
    bars = Bars()
    begun(bars, 19, frozenset({STEMS["O"]}), dt)
    (late,) = bars.advance(dt, frozenset(STEMS.values()) - {STEMS["G"], STEMS["L"]}, STEP_IN)
    assert (late.number, late.fade) == (2, STEP_IN)
    assert late.into == pytest.approx(3 + dt, abs=2 * dt)
    after = begun(bars, 16, frozenset({STEMS["O"], STEMS["A"]}), dt)
    by_stem = {name: [b.number for b in after if b.layer is STEMS[name]] for name in "OA"}
    assert by_stem["O"] == by_stem["A"] == [3, 4]


def test_a_layer_that_has_left_enters_again_in_step():
    bars = Bars()
    begun(bars, 10, ALL)
    begun(bars, 4, ALL - {STEMS["A"]})
    assert STEMS["A"] not in bars.on
    (again,) = bars.advance(0.1, ALL, STEP_IN)
    assert (again.layer, again.number) == (STEMS["A"], 1)


# What a table wants


def standing(view) -> Mood:
    return mood(Director(view, SIZE, staging=STAGING))


def test_a_place_is_awake_as_soon_as_either_player_has_one_of_its_doors():
    assert standing(table()).awake == frozenset()
    assert standing(pair(doors=("OD1 OD2", "GD1"))).awake == {"O", "G"}
    assert standing(pair(doors=("", "LD1"))).awake == {"L"}


def test_it_is_dark_while_a_nightmare_is_met_and_when_all_is_lost():
    assert not standing(table(revealed=CARDS["OD1"])).dark
    assert standing(table(revealed=CARDS["NM1"])).dark
    assert standing(replace(table(), result="lost")).dark


def test_hidden_hands_change_nothing_of_it():
    hidden = pair(doors=("OD1", ""), unknown=(1,))
    other = pair(doors=("OD1", ""), unknown=(0, 1))
    assert standing(hidden) == standing(other)


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


def pass_time(sound: Sound, seconds: float, settings: Settings = LOUD, scene: str = "table"):
    for _ in range(max(1, round(seconds / FRAME))):
        sound.advance(FRAME, scene, settings)
    sound.wait()


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


@pytest.mark.parametrize("settings", [replace(LOUD, muted=True), replace(LOUD, ambience=0)])
def test_music_that_nobody_wants_ends(sound, settings):
    sound.mood = Mood(awake=frozenset("OAGL"))
    pass_time(sound, FRAME)
    assert len(playing(sound)) == 5
    pass_time(sound, FRAME, settings)
    assert sound._bars.on == frozenset()
    quiet(sound)
    pass_time(sound, 9.0, settings)
    assert playing(sound) == set()
    pass_time(sound, FRAME)
    assert len(playing(sound)) == 5


def test_the_layers_belong_to_the_table_and_go_on_behind_its_other_pages(sound):
    sound.mood = Mood(awake=frozenset("O"))
    pass_time(sound, FRAME)
    pass_time(sound, FRAME, scene="settings")
    assert sound._bars.on == {DRIFT, STEMS["O"]}
    pass_time(sound, FADE_OUT + 0.1, scene="title")
    assert sound._bars.on == frozenset()


def test_a_layer_is_as_loud_as_the_rest_of_the_music(sound):
    sound.mood = Mood(DeckLeft.ONE, frozenset("O"))
    pass_time(sound, FRAME)
    told = sound._speaker._wanted[1]
    assert told == pytest.approx(0.3)
    assert pygame.mixer.music.get_volume() == pytest.approx(told, abs=0.01)


def test_of_a_bar_that_is_over_nothing_is_kept(sound):
    sound.mood = Mood(awake=frozenset("OAGL"))
    pass_time(sound, FRAME)
    assert len(sound._speaker._music) == 5
    quiet(sound)
    pass_time(sound, 8.0)
    assert len(sound._speaker._music) <= 6


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


@needs_sounds
def test_every_bar_there_is_has_its_file():
    bars = {f"{layer.name}-{n + 1:02}" for layer in LAYERS for n in range(layer.bars)}
    assert bars <= {file.stem for file in SOUNDS.glob("*.ogg")}
