"""Any text can be drawn: letters as themselves if a font has them, and a box for all others."""

import sys
import unicodedata
from functools import lru_cache

import pygame
import pytest

from game.screen.lettering.fitting import measured
from game.screen.lettering.legible import (
    FONTS,
    LONGEST,
    SIGN,
    WIDEST,
    apart,
    letters_of,
    named,
    runs,
    shown,
)
from game.screen.lettering.paragraphs import wrapped
from game.screen.lettering.text import Text
from game.table.layout.places import Places

IVORY = (240, 235, 220)
NAMES = (
    *("Łódź", "Şule", "Žižek", "Őrs", "Đorđe", "Ştefan", "Ștefania", "İpek", "Ģirts", "Ægir Þór"),
    *("Đỗ Thị Hồng", "Nguyễn Văn Ước", "Οδυσσέας", "Жанна", "Їжак Ґанна", "Љиљана", "Ħal Għaxaq"),
)
ASSIGNED = [
    chr(code)
    for code in (*range(0x10000), *range(0x1F000, 0x1FB00), 0xE0001, 0xE0100, sys.maxunicode)
    if unicodedata.category(chr(code)) != "Cn" or code % 97 == 0
]
"""Every letter of the first plane, emoji, tags, selectors, and some codes that are no letters."""


@lru_cache
def letters() -> list[str]:
    """Returns all letters that can be shown."""
    return [x for x in ASSIGNED if shown(x) == x and not x.isspace() and x != SIGN]


def ink(picture: pygame.Surface) -> pygame.Rect:
    """Returns the part of a picture that is drawn on."""
    return picture.get_bounding_rect()


def test_every_letter_alone_is_a_letter_that_can_be_seen_a_space_or_the_sign():
    assert len(letters()) > 700
    known = {SIGN, *letters()}
    for letter in ASSIGNED:
        assert shown(letter) in known or letter.isspace(), hex(ord(letter))


@pytest.mark.parametrize("role", FONTS)
def test_every_letter_that_can_be_shown_is_seen(text, role):
    box = pygame.image.tobytes(text.render(SIGN, role, 24, IVORY), "RGBA")
    for letter in letters():
        (run,) = runs(letter, role)
        assert run.letters in letters_of(run.font)
        picture = text.render(letter, role, 24, IVORY)
        assert ink(picture).w, letter
        assert pygame.image.tobytes(picture, "RGBA") != box, letter


def test_no_letter_stops_a_text_of_any_letters_from_being_drawn(text):
    rows = ["".join(ASSIGNED[i : i + 150]) for i in range(0, len(ASSIGNED), 150)]
    for row, role in zip(rows, list(FONTS) * len(rows), strict=False):
        picture = text.render(row, role, 24, IVORY)
        assert ink(picture).w
        assert picture.get_width() == text.width(row, role, 24)
        assert text.render(row, role, 24, IVORY, 2.0).get_width() > picture.get_width()
        assert text.fitted(row, role, 24, IVORY, 300).get_width() <= 300
    for row, role in zip(rows[::40], list(FONTS) * len(rows), strict=False):
        assert text.render(row, role, 24, IVORY, wrap=300).get_width() <= 300


@pytest.mark.parametrize(
    "letter", ["\u00ad", "\ufe0f", "\u0301", "\u200d", "\u2067", "\ue000", "\x00"]
)
@pytest.mark.parametrize("around", ["{}", "a{}", "{}a", "a {} b", "{0}{0}", "e{}e"])
def test_what_has_no_shape_stands_nowhere_in_the_way(text, letter, around):
    words = around.format(letter)
    for tracking in (0.0, 2.0):
        assert ink(text.render(words, "label", 20, IVORY, tracking)).w


def test_what_cannot_be_shown_is_never_dropped():
    assert shown("김철수") == SIGN * 3
    assert shown("Zoe\u2764\ufe0f") == f"Zoe{SIGN}"
    assert shown("a\u00adb") == f"a{SIGN}b"
    assert shown("\u0301") == SIGN
    assert shown("Zoe\u0308 a\u2003b\nc") == "Zoë a b c"


def test_names_of_europe_and_vietnam_are_written_as_they_are():
    for name in NAMES:
        assert shown(name) == name
        assert apart(unicodedata.normalize("NFD", name)) == (name, "")


@pytest.mark.parametrize("role", FONTS)
def test_letters_of_several_fonts_stand_on_one_line_and_beside_each_other(text, role):
    for words in ("Hł", "łH", "HЖ", "ΗH", f"H{SIGN}"):
        picture, px = text.render(words, role, 80, IVORY), 80
        middle = round(text.width(words[0], role, px))
        halves = [
            picture.subsurface((x, 0, width, picture.get_height())).get_bounding_rect()
            for x, width in ((0, middle), (middle, picture.get_width() - middle))
        ]
        assert abs(halves[0].bottom - halves[1].bottom) <= 2, words
        assert all(half.w for half in halves), words


@pytest.mark.parametrize("role", FONTS)
def test_no_letter_of_another_font_loses_a_part(text, role):
    for letter in letters():
        whole = text.render(letter, "body", 100, IVORY)
        if runs(letter, role)[0].font in WIDEST:
            assert abs(ink(text.render(letter, role, 100, IVORY)).h - ink(whole).h) <= 1, letter


def test_a_word_is_written_in_one_face():
    fonts = {run.font for run in runs("Hồng", "label")}
    assert all(font.startswith("alegreya") for font in fonts)
    assert {run.font for run in runs("Łódź", "title")} == set(FONTS["title"])


def test_a_paragraph_of_many_letters_keeps_every_word(text):
    words = "Żółw " * 30
    picture = text.render(words, "body", 30, IVORY, wrap=400)
    assert picture.get_height() >= 4 * text.line_height("body", 30)
    endless = text.render("Ż" * 200, "body", 30, IVORY, wrap=400)
    assert endless.get_width() <= 400
    assert endless.get_height() >= 4 * text.line_height("body", 30)


def test_a_letter_that_is_left_out_has_a_name():
    assert named("\u2764") == "HEAVY BLACK HEART (U+2764)"
    assert named("\x1b") == "U+001B"
    assert named("\ufdfa") == "U+FDFA"


# Long texts


class Counted(Text):
    """Text that counts the letters which its fonts measure."""

    def __init__(self) -> None:
        super().__init__()
        self.letters = 0

    def _advance(self, found, px, tracking=0.0):
        self.letters += sum(len(run.letters) for run in found)
        return super()._advance(found, px, tracking)


LONG = "x" * 108_000, "x y " * 27_000, "Łż" * 54_000, "ห" * 108_000


@pytest.mark.parametrize("words", LONG, ids=lambda words: words[:4])
def test_a_text_of_any_length_costs_no_more_than_one_of_the_longest(words):
    pygame.font.init()
    asked = [
        lambda text, told: text.width(told, "body", 20),
        lambda text, told: text.width(told, "label", 20, 2.0),
        lambda text, told: text.render(told, "body", 20, IVORY),
        lambda text, told: text.render(told, "body", 20, IVORY, wrap=700),
        lambda text, told: text.fitted(told, "title", 40, IVORY, 500),
        lambda text, told: wrapped(text, told, "body", 20, 500),
        lambda text, told: measured(text, Places((1280, 720)), told, "body", 20, 500, 2),
    ]
    for ask in asked:
        counts = []
        for told in (words[: LONGEST + 50], words):
            text = Counted()
            ask(text, told)
            counts.append(text.letters)
        assert counts[0] == counts[1]
        assert counts[1] < 100 * LONGEST


def test_a_line_that_has_no_room_ends_with_a_sign_of_more(text):
    for words in ("W" * 300, "Łódź " * 60, "한" * 300):
        picture = text.fitted(words, "title", 40, IVORY, 200)
        assert 150 < picture.get_width() <= 200
