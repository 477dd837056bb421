"""What a screen reader speaks is enough to play by, tells nothing twice and nothing hidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.screen.reader.speaking import HEARD, SPOKEN, heard


@pytest.mark.parametrize("name", HEARD)
def test_a_playthrough_is_heard_as_it_was_written_down(name):
    assert heard(name) == (SPOKEN / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", HEARD)
def test_no_line_is_spoken_twice_in_a_row(name):
    told = (SPOKEN / f"{name}.txt").read_text("utf-8").splitlines()
    lines = [line for line in told if not line.startswith(">")]
    assert all(line != after for line, after in pairwise(lines))


def test_r40_what_is_drawn_into_a_hidden_hand_is_not_named():
    lines = (SPOKEN / "pair_hidden_hands.txt").read_text("utf-8")
    assert "comes into the hand" not in lines
    assert lines.count("A card is drawn, face down.") > 5
