"""What a screen reader speaks is enough to play by, tells nothing twice and nothing hidden."""

import re
from itertools import pairwise

import pytest

from tests.screen.reader.speaking import HEARD, LESSON, SPOKEN, heard, heard_lesson
from tests.variants import thinned

SHORT = "solo_victory", "solo_nightmares", "solo_nightmares.fr", "pair_hidden_hands"
"""Those that are told again in every run, besides one with all boxes."""
FOR_EYES = re.compile(r"\b(click|drag|glow|pointer|mouse|hover|cliqu|gliss|souris)\w*", re.I)
"""Words that help nobody who only listens."""


@pytest.mark.parametrize("name", thinned(HEARD, (*SHORT, "added_glyphs_towers_book")))
def test_a_playthrough_is_heard_as_it_was_written_down(name):
    assert heard(name) == (SPOKEN / f"{name}.txt").read_text("utf-8")


@pytest.mark.thorough
def test_the_first_lesson_is_heard_as_it_was_written_down():
    assert heard_lesson() == (SPOKEN / f"{LESSON}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", [*HEARD, LESSON])
def test_no_word_is_spoken_that_needs_eyes_or_a_mouse(name):
    assert not FOR_EYES.findall((SPOKEN / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", [*HEARD, LESSON])
def test_no_line_is_spoken_twice_in_a_row(name):
    told = (SPOKEN / f"{name}.txt").read_text("utf-8").splitlines()
    lines = [line for line in told if not line.startswith(">")]
    assert all(line != after for line, after in pairwise(lines))


def test_r40_what_is_drawn_into_a_hidden_hand_is_not_named():
    lines = (SPOKEN / "pair_hidden_hands.txt").read_text("utf-8")
    assert "comes into the hand" not in lines
    assert lines.count("A card is drawn, face down.") > 5
