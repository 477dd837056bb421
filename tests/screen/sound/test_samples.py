"""Variations of sounds that are heard all the time."""

from collections import Counter
from itertools import pairwise

import pytest

from game.screen.look.assets import art_root
from game.screen.sound.samples import SOFTER, Samples
from game.table.motion.cues import Cue

SOUNDS = art_root() / "sounds"
MANY = 400
VARIED = {
    Cue("slide"): 6,
    Cue("flip"): 4,
    Cue("land"): 4,
    Cue("foil"): 3,
    **{Cue("foil", tint=place): 3 for place in "OAGL"},
}
needs_sounds = pytest.mark.skipif(
    not (SOUNDS / "table.ogg").is_file(), reason="the sounds are not made yet"
)


def chosen(cue: Cue) -> list[tuple[str, float]]:
    samples = Samples(SOUNDS)
    return [samples.choose(cue) for _ in range(MANY)]


@needs_sounds
@pytest.mark.parametrize(("cue", "count"), VARIED.items(), ids=str)
def test_a_frequent_sound_is_never_heard_twice_in_a_row_in_one_variation(cue, count):
    heard = chosen(cue)
    assert not [one for one, next_one in pairwise(heard) if one[0] == next_one[0]]
    assert len({name for name, _ in heard}) == count
    assert min(Counter(name for name, _ in heard).values()) > MANY / count / 2


@needs_sounds
def test_it_is_as_loud_as_it_is_kept_or_up_to_four_decibels_softer():
    softest, loudest = 10 ** (-SOFTER / 20), 1.0
    levels = [level for _, level in chosen(Cue("slide"))]
    assert softest <= min(levels) < softest * 1.05
    assert loudest >= max(levels) > loudest * 0.97


@needs_sounds
def test_other_sounds_between_do_not_count_and_the_same_start_chooses_the_same():
    samples, again = Samples(SOUNDS), Samples(SOUNDS)
    heard = [samples.choose(Cue(name))[0] for name in ("slide", "land") * MANY]
    for name in ("slide", "land"):
        own = [file for file in heard if file.startswith(name)]
        assert all(one != other for one, other in pairwise(own))
    assert heard == [again.choose(Cue(name))[0] for name in ("slide", "land") * MANY]


def test_what_has_no_variations_is_heard_as_it_is(tmp_path):
    samples = Samples(tmp_path)
    assert [samples.choose(Cue("O1")) for _ in range(3)] == [("O1", 1.0)] * 3
