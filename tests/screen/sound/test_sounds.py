"""The sounds in the art are all there, and as long and as loud as the program relies on."""

import re
import sys
from array import array

import pygame
import pytest

from game.editions import OFFERED
from game.screen.look.assets import art_root
from game.screen.sound.layers import LAYERS, PHRASE

SOUNDS = art_root() / "sounds"
RATE, SIDES, FULL = 44_100, 2, 32_768
MOST = 4_000_000
PEAK, TOLERANCE = -6.0, 0.3
"""The wanted peak in dB below full scale, and how far it may be off."""
MUSIC = {file for layer in LAYERS for file in layer.files if file}
"""Names of the phrases of music, which are softer than everything else."""
WIDE = {
    *("limbo", "return", "victory", "defeat"),
    *(file for layer in LAYERS if layer.side is None for file in layer.files),
}
"""Names of the sounds that have two sides."""
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
    others = {"lift", "press", "curtain", *(f"foil-{place}" for place in "OAGL")}
    sounds = {re.sub(r"-\d$", "", name) for name in NAMES}
    assert sounds == {*OFFERED.show.sounds, *others, *MUSIC}
    assert sum(file.stat().st_size for file in SOUNDS.iterdir()) < MOST


def test_each_sound_is_as_loud_as_it_may_be_and_begins_and_ends_without_a_click():
    for name in NAMES:
        heard = samples(name)
        loudest = max(max(heard), -min(heard))
        assert loudest <= FULL * 10 ** ((PEAK + TOLERANCE) / 20), name
        assert loudest >= FULL * (0.02 if name in MUSIC else 0.05), name
        assert max(map(abs, heard[:8])) < FULL * 0.003, name
        assert max(map(abs, heard[-8:])) < FULL * 0.003, name
        assert len(heard) / SIDES / RATE < (12 if name in MUSIC else 5), name


def test_only_what_moves_through_the_room_by_itself_has_two_sides() -> None:
    for name in NAMES:
        file = (SOUNDS / f"{name}.ogg").read_bytes()
        # The first packet of Vorbis: its kind, its name, four bytes of version, the number of
        # sides.
        assert file[file.index(b"\x01vorbis") + 11] == (2 if name in WIDE else 1)


def test_a_phrase_is_longer_than_its_time_and_fades_under_the_next() -> None:
    for layer in LAYERS:
        heard = samples(next(file for file in layer.files if file))
        assert len(heard) / SIDES / RATE >= PHRASE + 1.5
        late = heard[round((PHRASE + 1.5) * RATE) * SIDES :]
        assert max(map(abs, late)) < max(map(abs, heard)) / 2
