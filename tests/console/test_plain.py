"""Plain values are read back as what they must be, or refused with a sentence."""

import re
from collections.abc import Callable
from functools import partial

import pytest

from game.plain import (
    LONGEST_WORD,
    MOST,
    Malformed,
    fields_of,
    list_of,
    one_of,
    shown,
    truth,
    whole,
    word,
)

NAUGHT = [None, {}, object()]
"""Values that no function here reads, except that `fields_of` reads objects."""


two_to_nine = partial(whole, least=2, most=9, what="length")
manner = partial(one_of, choices=("open", "hidden"), what="manner")
speed = partial(one_of, choices=(0.5, 1.0), what="speed")
size = partial(one_of, choices=(100, 125), what="size")
on = partial(truth, what="switch")
name = partial(word, what="name", longest=5)
pair = partial(list_of, what="pair", most=2)
point = partial(fields_of, names=("x", "y"), what="point")


@pytest.mark.parametrize(
    ("read", "right", "wrong"),
    [
        (two_to_nine, [2, 9], [*NAUGHT, 1, 10, 10**30, True, 2.0, "2", [2]]),
        (manner, ["open", "hidden"], [*NAUGHT, "", "Open", "curtain", 0, ["open"]]),
        (speed, [0.5, 1.0], [*NAUGHT, 1, True, 0.7, "1.0", float("nan"), float("inf")]),
        (size, [100, 125], [*NAUGHT, 100.0, "100", True, 110]),
        (on, [True, False], [*NAUGHT, 0, 1, "true", "", []]),
        (name, ["a", "Zoë x", "12345"], [*NAUGHT, "", "123456", "a\nb", "\x00", 5, ["a"]]),
        (pair, [[], [1], [None, "a"]], [*NAUGHT, [1, 2, 3], "ab", (1, 2), 2]),
        (point, [{"x": 1, "y": None}], [None, {}, {"x": 1}, {"x": 1, "y": 2, "z": 3}, ["x", "y"]]),
    ],
)
def test_only_what_is_right_is_read(
    read: Callable[[object], object], right: list[object], wrong: list[object]
) -> None:
    for plain in right:
        assert read(plain) is plain
    for plain in wrong:
        with pytest.raises(Malformed, match=r"^[A-Z].*\.$"):
            read(plain)


def test_a_refusal_says_what_was_expected_and_what_came():
    for call, told in (
        (lambda: whole(0, 1, 2, "seat"), "A seat is a whole number from 1 to 2."),
        (lambda: manner("shut"), 'A manner is "open" or "hidden", not "shut".'),
        (lambda: speed(1), "A speed is 0.5 or 1.0, not a number."),
        (lambda: on(None), "A switch is true or false, not null."),
        (lambda: name(""), "A name is a text of 1 to 5 letters on one line."),
        (lambda: pair({}), "A list of at most 2 was expected as pair."),
        (lambda: point([]), 'The point is an object with exactly "x", "y".'),
    ):
        with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
            call()


def test_a_foreign_value_is_shown_shortly():
    assert [shown(plain) for plain in (None, True, 3, 0.5, [1], {"a": 1}, b"x")] == [
        "null",
        "true or false",
        "a number",
        "a number",
        "a list",
        "an object",
        "something else",
    ]
    assert shown("a" * 40) == f'"{"a" * 40}"'
    assert shown("a" * 41) == f'"{"a" * 40}..."'


def test_without_bounds_of_their_own_words_and_lists_have_those_of_the_module():
    assert word("a" * LONGEST_WORD, "word")
    with pytest.raises(Malformed):
        word("a" * (LONGEST_WORD + 1), "word")
    assert len(list_of([None] * MOST, "beats")) == MOST
    with pytest.raises(Malformed):
        list_of([None] * (MOST + 1), "beats")
