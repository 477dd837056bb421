"""The Book of Steps in a terminal (X3.1): Enter passes pauses, and spells and Goals have
numbers."""

import io

from game.console.session import run
from game.editions import OFFERED
from game.words import Words


class Typist(io.StringIO):
    """A terminal's input that types what `answer` says to all that was printed since the last
    line."""

    def __init__(self, sink, answer, lines):
        super().__init__()
        self._sink, self._answer, self._left, self._read = sink, answer, lines, 0

    def readline(self, size=-1):
        told = self._sink.getvalue()
        new, self._read = told[self._read :], len(told)
        self._left -= 1
        return self._answer(new) + "\n" if self._left else ""


def told(answer, lines=400):
    """Returns all that is printed of a game that is answered in this way."""
    sink = io.StringIO()
    words = Words("en", OFFERED.words)
    run(1, "a", words, Typist(sink, answer, lines), sink, edition="book")
    return sink.getvalue()


def last_number(new):
    """Returns the last of the numbered answers, or the order that is proposed."""
    if "such as " in new:
        return new.split("such as ")[1].rstrip(": ")
    numbers = [line.split(".")[0] for line in new.splitlines() if line.split(".")[0].isdigit()]
    return numbers[-1] if numbers else "1"


def test_enter_goes_on_at_a_pause_and_only_there():
    def answer(new):
        return "" if "Enter: Draw on" in new else last_number(new)

    game = told(answer)
    assert "Enter: Draw on\nYour choice: " in game
    assert "Please type one of the numbers" not in game
    assert "Goals: " in game

    def nothing_but_enter(new):
        return ""

    assert "Please type one of the numbers" in told(nothing_but_enter, 3)


def test_exchanges_tell_goals_of_one_name_apart():
    def answer(new):
        for line in new.splitlines():
            if "Parallel Planning" in line and line.split(".")[0].isdigit():
                return line.split(".")[0]
        return "" if "Enter: Draw on" in new else last_number(new)

    lines = [line for line in told(answer).splitlines() if ". Exchange " in line]
    assert len({line.split(". ", 1)[1] for line in lines[:28]}) == 28
    assert lines[27].startswith("28. ")
