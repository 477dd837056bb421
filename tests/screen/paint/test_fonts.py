"""Every letter that the program may write is in every font that may write it."""

import re
from pathlib import Path

import pygame
import pytest

from game.screen.lettering.legible import FONTS
from game.screen.lettering.text import Text
from game.screen.look.assets import art_root

LOCALE = Path(__file__).resolve().parents[3] / "game" / "locale"
NOBODY_HAS = "\uffff"


def letters() -> set[str]:
    """Returns all letters of the catalogues, and ASCII, which is typed into names."""
    found = {chr(code) for code in range(33, 127)}
    for catalogue in LOCALE.rglob("*.po"):
        for line in catalogue.read_text(encoding="utf-8").splitlines():
            if (
                told := re.match(r'(?:msg(?:id|id_plural|str)(?:\[\d\])? )?"(.*)"$', line)
            ) is not None:
                found |= set(re.sub(r"\\.", "", told[1]))
    return found - {" ", "\u00a0", "\u202f"}


def shape(font: pygame.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "white", "black"), "RGB")


def missing(font: pygame.Font, wanted: set[str]) -> str:
    """Returns the letters that a font shows with the box for letters which it lacks."""
    box = shape(font, NOBODY_HAS)
    return "".join(sorted(letter for letter in wanted if shape(font, letter) == box))


@pytest.mark.parametrize("role", FONTS)
def test_every_letter_of_both_catalogues_has_a_glyph_in_each_font(role: str) -> None:
    pygame.font.init()
    wanted = letters()
    wanted |= {letter.upper() for letter in wanted if len(letter.upper()) == 1}
    assert len(wanted) > 100
    assert missing(Text()._open(FONTS[role][0], 40), wanted) == ""


def test_a_letter_that_a_font_lacks_is_noticed() -> None:
    pygame.font.init()
    assert missing(Text()._open(FONTS["body"][0], 40), {"a", "☽", "漢"}) == "☽漢"


def test_each_font_comes_with_its_licence() -> None:
    part = r"-(?:latin|vietnamese|cyrillic|greek)"
    fonts = (art_root() / "fonts").glob("*.woff")
    families = {re.split(part, path.name)[0] for path in fonts}
    told = {path.name.removesuffix("-OFL.txt") for path in (art_root() / "fonts").glob("*-OFL.txt")}
    assert {family.replace("-", "") for family in families} == {name.lower() for name in told}


@pytest.mark.parametrize("px", range(11, 22))
def test_a_small_sentence_is_as_wide_as_its_letters_are_drawn(px: int) -> None:
    pygame.font.init()
    text, sentence = Text(), "The row is empty: any card may begin it."
    natural = text.width(sentence, "body", 300) / 300 * px
    assert text.width(sentence, "body", px) == pytest.approx(natural, rel=0.03)
    assert text.render(sentence, "body", px, (255, 255, 255)).get_width() == pytest.approx(
        natural, rel=0.03
    )
