"""The sounds in the art are all there, and as long and as loud as the program relies on."""

import re
import sys
from array import array
from itertools import pairwise

import pygame
import pytest

from game.editions import OFFERED
from game.screen.look.assets import art_root
from game.screen.sound.layers import LAYERS

SOUNDS = art_root() / "sounds"
RATE, SIDES, FULL = 44_100, 2, 32_768
MOST = 4_000_000
PEAK, TOLERANCE = -6.0, 0.3
"""The wanted peak in dB below full scale, and how far it may be off."""
BARS = {layer.name: [f"{layer.name}-{n + 1:02}" for n in range(layer.bars)] for layer in LAYERS}
LOOPS = {"table": 96, "title": 64, "dark": 16}
"""Seconds of each loop, which fit those of the bars over it."""
WIDE = {"limbo", "return", "victory", "defeat", *LOOPS, *BARS["drift"]}
MUSIC = {"dark", *(name for names in BARS.values() for name in names)}
"""Names of the music, which is softer than everything else."""
NAMES = sorted(file.stem for file in SOUNDS.iterdir())


@pytest.fixture(scope="module", autouse=True)
def mixer():
    pygame.mixer.init(RATE, -16, SIDES, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array:
    """Returns samples of the left and the right in turn, from -32768 to 32767."""
    heard = array("h", pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())
    if sys.byteorder == "big":
        heard.byteswap()
    return heard


def test_every_sound_is_there_and_nothing_else_and_all_together_stay_small() -> None:
    others = {"lift", "press", "curtain", *LOOPS, *(f"foil-{place}" for place in "OAGL")}
    sounds = {re.sub(r"-\d$", "", name) for name in NAMES}
    assert sounds == {*OFFERED.show.sounds, *others, *MUSIC}
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < MOST


def test_each_sound_is_as_loud_as_it_may_be_and_begins_and_ends_without_a_click():
    for name in NAMES:
        heard = samples(name)
        loudest = max(max(heard), -min(heard))
        assert loudest <= FULL * 10 ** ((PEAK + TOLERANCE) / 20), name
        assert loudest >= FULL * (0.02 if name in MUSIC else 0.05), name
        if name not in LOOPS:
            assert max(map(abs, heard[:8])) < FULL * 0.003, name
            assert max(map(abs, heard[-8:])) < FULL * 0.003, name
            assert len(heard) / SIDES / RATE < (12 if name in MUSIC else 5), name


@pytest.mark.parametrize("name", LOOPS)
def test_the_end_of_an_ambience_joins_its_beginning(name) -> None:
    heard = samples(name)
    assert len(heard) / SIDES / RATE == pytest.approx(LOOPS[name], rel=0.01)
    for side in range(SIDES):
        left, right = heard[side::SIDES][-RATE // 2 :], heard[side::SIDES][: RATE // 2]
        steps = sorted(abs(b - a) for part in (left, right) for a, b in pairwise(part))
        usual = steps[len(steps) * 99 // 100]
        assert abs(right[0] - left[-1]) <= usual
        assert abs((right[1] - right[0]) - (left[-1] - left[-2])) <= usual


def test_only_what_moves_through_the_room_by_itself_has_two_sides() -> None:
    for name in NAMES:
        file = (SOUNDS / f"{name}.ogg").read_bytes()
        # The first packet of Vorbis: its kind, its name, four bytes of version, the number of
        # sides.
        assert file[file.index(b"\x01vorbis") + 11] == (2 if name in WIDE else 1)


def test_a_bar_is_longer_than_its_time_and_fades_under_the_next() -> None:
    for layer in LAYERS:
        heard = samples(BARS[layer.name][0])
        assert len(heard) / SIDES / RATE >= layer.seconds + 1.5
        late = heard[round((layer.seconds + 1.8) * RATE) * SIDES :]
        assert max(map(abs, late)) < max(map(abs, heard)) / 2
