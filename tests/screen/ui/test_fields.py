"""A line of text that is typed: letters, the keys that edit it, and where its caret stands."""

import unicodedata

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.screen.lettering.legible import LONGEST
from game.screen.lettering.text import Text
from game.screen.ui.element import Kit
from game.screen.ui.fields import Field as Shown
from game.screen.ui.fields import Typed as Field
from game.screen.ui.theme import PAINTED
from game.table.layout.places import Places, Rect

EDITING = (
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT),
    *(pygame.K_HOME, pygame.K_END),
)
PLACES = Places((1280, 720))
BOX = Rect(100, 50, 300, 44)
FOREIGN = (
    *("Łódź Đỗ", "Жанна", "Οδυσσέας", "\u00ad", "a\ufe0f", "\u0301", "Zoe\u2764\ufe0f", "\u200d"),
    *(
        "หิน",
        "हिन्दी",
        "שָׁלוֹם",
        "مُحَمَّد",
        "김철수",
        "漢字",
        "\ue000",
        "\U0001f468\u200d\U0001f469",
        "\x00",
    ),
)
"""Letters of many scripts, and signs that are set on or between letters."""


def filled(words: str, caret: int | None = None) -> Field:
    """Returns a field with these letters and its caret at an index, by default at their end."""
    field = Field("", 20).typed(words)
    return field if caret is None else field.at(caret)


@pytest.mark.parametrize(
    ("before", "caret", "typed", "after"),
    [
        pytest.param("Ad", 2, "a", "Ada", id="at the end"),
        pytest.param("Aa", 1, "d", "Ada", id="at the caret"),
        pytest.param("x" * 19, 19, "abc", "x" * 19 + "a", id="as many as there is room for"),
        pytest.param("x" * 20, 5, "abc", "x" * 20, id="no room"),
        pytest.param("x" * 18, 0, "abc", "ab" + "x" * 18, id="what follows is not pushed out"),
        pytest.param("Zoe", 3, "\u0301", "Zo\u00e9", id="an accent joins the letter before it"),
        pytest.param("Zo", 2, "e\u0301", "Zo\u00e9", id="an accent that comes with its letter"),
        pytest.param("", 0, "Ada\nand\tI", "Ada and I", id="ends of lines are spaces"),
    ],
)
def test_letters_come_in_at_the_caret(before, caret, typed, after):
    follow = len(before) - caret
    assert filled(before, caret).typed(typed) == Field(after, 20, len(after) - follow)


@pytest.mark.parametrize(
    ("key", "caret", "after"),
    [
        (pygame.K_BACKSPACE, 2, Field("Aa", 20, 1)),
        (pygame.K_BACKSPACE, 0, Field("Ada", 20, 0)),
        (pygame.K_DELETE, 1, Field("Aa", 20, 1)),
        (pygame.K_DELETE, 3, Field("Ada", 20, 3)),
        (pygame.K_LEFT, 1, Field("Ada", 20, 0)),
        (pygame.K_LEFT, 0, Field("Ada", 20, 0)),
        (pygame.K_RIGHT, 1, Field("Ada", 20, 2)),
        (pygame.K_RIGHT, 3, Field("Ada", 20, 3)),
        (pygame.K_HOME, 2, Field("Ada", 20, 0)),
        (pygame.K_END, 1, Field("Ada", 20, 3)),
        (pygame.K_d, 1, Field("Ada", 20, 1)),
        (pygame.K_F1, 1, Field("Ada", 20, 1)),
    ],
)
def test_keys_move_the_caret_and_take_letters_away(key, caret, after):
    assert filled("Ada", caret).pressed(key) == after


def test_what_cannot_be_shown_does_not_come_into_a_name_and_is_told():
    ada = Field("Ada", 20, 3)
    assert filled("").typed_legibly("A\x00d\x1ba\u200b\ud800") == (ada, "\x00\x1b\u200b\ud800")
    assert filled("").typed_legibly("Ada\u2764\ufe0f\u2764\ufe0f") == (ada, "\u2764\u2764")
    assert filled("Ad").typed_legibly("\u6f22a") == (ada, "\u6f22")
    assert filled("Zoe").typed_legibly("\u0308") == (Field("Zo\u00eb", 20, 3), "")


def test_what_cannot_come_in_takes_no_room_from_the_rest():
    hearts = "\u2764\ufe0f" * 30
    assert filled("").typed_legibly(hearts + "Zoe")[0] == Field("Zoe", 20, 3)
    assert filled("Ad", 1).typed_legibly(hearts)[0] == filled("Ad", 1)


def test_of_a_book_only_the_beginning_is_looked_at():
    field, left = filled("").typed_legibly("x漢" * 54_000)
    assert field.text == "x" * 20
    assert len(left) <= LONGEST


def test_a_seed_keeps_every_letter_that_it_may_hold():
    for seed in (
        "\u0e2b\u0e34\u0e19",
        "a\u00adb\u200dc",
        "\u3000x\u00a0y",
        "\u2764\ufe0f",
        "\ue000",
    ):
        assert Field("", 64).typed(seed) == Field(seed, 64, len(seed))


@given(
    st.lists(st.one_of(st.text(max_size=6), st.sampled_from(EDITING)), max_size=30),
    st.integers(1, 20),
)
def test_whatever_is_typed_a_field_stays_sound(actions, longest):
    field = Field("", longest)
    for action in actions:
        field = field.typed(action) if isinstance(action, str) else field.pressed(action)
        assert 0 <= field.caret <= len(field.text) <= longest
        legible, _ = field.typed_legibly("")
        assert 0 <= legible.caret <= len(legible.text) <= longest
        assert all(letter.isprintable() for letter in legible.text[: legible.caret])


@given(st.text(max_size=10))
def test_letters_that_are_typed_one_by_one_are_those_that_are_pasted(text):
    one_by_one = Field("", 64)
    for letter in unicodedata.normalize("NFC", text):
        one_by_one = one_by_one.typed(letter)
    assert one_by_one == Field("", 64).typed(text)


def letter_at(typed: Field, focused: bool, x: float, text: Text) -> int:
    """Returns where the caret stands after a press at this x."""
    became = [typed]
    shown = Shown("field.name", typed=typed, change=became.append, focused=focused)
    shown.put_caret(Kit(text, PLACES, PAINTED), BOX, x)
    return became[-1].caret


def test_a_press_puts_the_caret_between_the_nearest_letters(text):
    field = filled("Isolde")
    carets = [letter_at(field, False, x, text) for x in range(100, 400)]
    assert carets[0] == 0
    assert carets[-1] == 6
    assert carets == sorted(carets)
    assert set(carets) == set(range(7))


def test_in_a_line_longer_than_its_field_the_press_counts_from_what_is_in_sight(text):
    field = Field("", 99).typed("wide " * 19)
    assert letter_at(field, True, BOX.right - 12, text) == len(field.text)
    assert letter_at(field, False, BOX.right - 12, text) < len(field.text) / 2


def picture(field: Field, focused: bool, text: Text, hint: str = "Player 1") -> pygame.Surface:
    """Returns the picture of a field."""
    surface = pygame.Surface((500, 150))
    shown = Shown("field.name", typed=field, prompt=hint, focused=focused)
    shown.draw(Kit(text, PLACES, PAINTED), surface, BOX, hover=False)
    return surface


def test_a_long_line_stays_within_its_field(text):
    surface = picture(Field("", 99).typed("W" * 90), True, text)
    frame = pygame.Rect(100, 50, 300, 44)
    surface.fill((0, 0, 0), frame)
    assert pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1)).count() == 500 * 150


def test_the_caret_is_seen_where_it_stands_and_only_in_focus(text):
    looks = {
        pygame.image.tobytes(picture(filled("Ada", caret), focused, text), "RGB")
        for caret, focused in ((0, True), (1, True), (3, True), (3, False))
    }
    assert len(looks) == 4
    idle = [pygame.image.tobytes(picture(filled("Ada", at), False, text), "RGB") for at in (0, 2)]
    assert idle[0] == idle[1]


def test_an_empty_field_shows_what_holds_instead(text):
    shown = pygame.image.tobytes(picture(filled(""), False, text), "RGB")
    assert shown != pygame.image.tobytes(picture(filled(""), False, text, "Player 2"), "RGB")


def test_any_letters_can_be_drawn_and_pointed_at_in_a_field(text):
    for letters in FOREIGN:
        field = Field("", 64).typed(letters)
        for focused in (True, False):
            picture(field, focused, text)
            picture(field.at(0), focused, text)
        carets = [letter_at(field, False, x, text) for x in range(100, 400)]
        assert carets == sorted(carets)
        assert (carets[0], carets[-1]) == (0, len(field.text))
