"""The sounds in the art are all there, and as long and as loud as the program relies on."""

import sys
from array import array
from itertools import pairwise

import pygame
import pytest

from game.screen.look.assets import art_root
from game.screen.sound.layers import LAYERS

RATE, SIDES, FULL = 44_100, 2, 32_768
MOST = 4_000_000
PEAK, TOLERANCE = -6.0, 0.3
"""The wanted peak in dB below full scale, and how far it may be off."""
NOTES = {"1": 0.8, "2": 0.8, "3": 2.2}
BARS = {layer.name: [f"{layer.name}-{n + 1:02}" for n in range(layer.bars)] for layer in LAYERS}
SECONDS = {
    **{f"slide-{n}": 0.22 for n in range(1, 7)},
    "lift": 0.12,
    **{f"land-{n}": 0.18 for n in range(1, 5)},
    **{f"flip-{n}": 0.20 for n in range(1, 5)},
    "refuse": 0.24,
    "press": 0.06,
    **{f"foil-{n}": 0.7 for n in range(1, 4)},
    **{f"foil-{place}-{n}": 0.7 for place in "OAGL" for n in range(1, 4)},
    **{place + number: long for place in "OAGL" for number, long in NOTES.items()},
    "key": 0.5,
    **{f"door-{place}": 1.8 for place in "OAGL"},
    "nightmare": 1.5,
    "tear": 0.5,
    "limbo": 1.2,
    "return": 0.7,
    "shuffle": 0.65,
    "prophecy": 0.9,
    "shadow": 0.45,
    "turn": 0.6,
    "ebb": 1.2,
    "incantation": 1.4,
    "tower": 0.75,
    "tower-falls": 1.2,
    "page": 0.6,
    "spell": 1.1,
    "curtain": 0.7,
    "victory": 3.6,
    "defeat": 2.6,
    "table": 96,
    "title": 64,
    "dark": 16,
    **dict.fromkeys(BARS["drift"], 10.0),
    **{name: 10.5 for place in "OAGL" for name in BARS[f"stem-{place}"]},
}
LOOPS = "table", "title", "dark"
WIDE = {"limbo", "return", "victory", "defeat", *LOOPS, *BARS["drift"]}
MUSIC = {"dark", *(name for names in BARS.values() for name in names)}
"""Names of the music, which is softer than everything else."""


@pytest.fixture(scope="module", autouse=True)
def mixer():
    pygame.mixer.init(RATE, -16, SIDES, allowedchanges=0)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array:
    """Returns samples of the left and the right in turn, from -32768 to 32767."""
    heard = array("h", pygame.mixer.Sound(art_root() / "sounds" / f"{name}.ogg").get_raw())
    if sys.byteorder == "big":
        heard.byteswap()
    return heard


def test_every_sound_is_there_and_nothing_else() -> None:
    assert {path.name for path in (art_root() / "sounds").iterdir()} == {
        f"{name}.ogg" for name in SECONDS
    }


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in (art_root() / "sounds").iterdir()) < MOST


def test_each_sound_is_as_long_and_as_loud_as_it_may_be_and_begins_and_ends_without_a_click():
    for name, seconds in SECONDS.items():
        heard = samples(name)
        assert len(heard) / SIDES / RATE == pytest.approx(seconds, rel=0.25), name
        loudest = max(max(heard), -min(heard))
        assert loudest <= FULL * 10 ** ((PEAK + TOLERANCE) / 20), name
        assert loudest >= FULL * (0.02 if name in MUSIC else 0.05), name
        if name not in LOOPS:
            assert max(map(abs, heard[:8])) < FULL * 0.003, name
            assert max(map(abs, heard[-8:])) < FULL * 0.003, name


@pytest.mark.parametrize("name", LOOPS)
def test_the_end_of_an_ambience_joins_its_beginning(name) -> None:
    heard = samples(name)
    for side in range(SIDES):
        left, right = heard[side::SIDES][-RATE // 2 :], heard[side::SIDES][: RATE // 2]
        steps = sorted(abs(b - a) for part in (left, right) for a, b in pairwise(part))
        usual = steps[len(steps) * 99 // 100]
        assert abs(right[0] - left[-1]) <= usual
        assert abs((right[1] - right[0]) - (left[-1] - left[-2])) <= usual


def test_only_what_moves_through_the_room_by_itself_has_two_sides() -> None:
    for name in SECONDS:
        file = (art_root() / "sounds" / f"{name}.ogg").read_bytes()
        # The first packet of Vorbis: its kind, its name, four bytes of version, the number of
        # sides.
        assert file[file.index(b"\x01vorbis") + 11] == (2 if name in WIDE else 1)


def test_a_bar_is_longer_than_its_time_and_fades_under_the_next() -> None:
    for layer in LAYERS:
        heard = samples(BARS[layer.name][0])
        assert len(heard) / SIDES / RATE >= layer.seconds + 1.5
        late = heard[round((layer.seconds + 1.8) * RATE) * SIDES :]
        assert max(map(abs, late)) < max(map(abs, heard)) / 2
