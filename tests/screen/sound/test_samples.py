"""Variations of sounds that are heard all the time."""

from collections import Counter
from itertools import pairwise

from game.screen.sound.samples import Samples
from game.table.motion.cues import Cue
from tests.screen.sound.noises import SOUNDS, needs_sounds

MANY = 400
VARIED = {
    Cue("slide"): 6,
    Cue("flip"): 4,
    Cue("land"): 4,
    Cue("foil"): 3,
    **{Cue("foil", tint=place): 3 for place in "OAGL"},
}


@needs_sounds
def test_a_frequent_sound_never_comes_twice_in_a_row_and_is_up_to_four_decibels_softer():
    for cue, count in VARIED.items():
        samples = Samples(SOUNDS)
        names, levels = zip(*(samples.choose(cue) for _ in range(MANY)), strict=True)
        assert all(one != other for one, other in pairwise(names))
        assert len(set(names)) == count
        assert min(Counter(names).values()) > MANY / count / 2
        softest = 10 ** (-4 / 20)
        assert softest <= min(levels) < softest * 1.05
        assert 1.0 >= max(levels) > 0.97


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
