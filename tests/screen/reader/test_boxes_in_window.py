"""The same robot plays a whole game of each box, one for two with hidden hands, and the first
night. That takes minutes, so CI leaves it out."""

import pytest

from tests.screen.reader.test_in_window import LONGEST, needs_reader, played


def ended(lines: list[str]) -> bool:
    """Returns whether the result was heard at the end."""
    return any("Defeat. " in line or "Victory. " in line for line in lines[-3:])


@needs_reader
@pytest.mark.thorough
@pytest.mark.timeout(2 * LONGEST)
@pytest.mark.parametrize("box", ["Glyphs", "Towers", "Book of Steps"])
def test_a_whole_game_of_a_box_is_played_by_what_a_screen_reader_tells(box, tmp_path):
    lines = played(box, tmp_path)
    assert ended(lines), lines[-5:]


@needs_reader
@pytest.mark.thorough
@pytest.mark.timeout(2 * LONGEST)
def test_two_play_a_whole_game_with_hidden_hands(tmp_path):
    lines = played("hidden", tmp_path)
    assert any("Player 1: A card is drawn, face down." in line for line in lines)
    assert any("lift the cloth" in line for line in lines if line.startswith("> "))
    assert ended(lines), lines[-5:]


@needs_reader
@pytest.mark.thorough
@pytest.mark.timeout(2 * LONGEST)
def test_the_first_night_is_learnt_by_doing_what_the_tutor_says(tmp_path):
    lines = played("lesson", tmp_path)
    assert any("Play the Garden Sun: lay it in the row." in line for line in lines)
    assert any("you can dream" in line for line in lines[-3:]), lines[-5:]
