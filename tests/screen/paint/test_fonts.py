"""Every letter that the program may write is in every font that may write it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.screen.lettering.legible import EASY, FONTS, runs
from game.screen.lettering.text import Text, open_font
from game.screen.look.assets import art_root
from tests.screen.robots.glass import QUIET, opened

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


@pytest.mark.parametrize("fonts", [FONTS, EASY], ids=["usual", "easy"])
@pytest.mark.parametrize("role", FONTS)
def test_every_letter_of_both_catalogues_has_a_glyph_in_each_font(
    role: str, fonts: Mapping[str, tuple[str, ...]]
) -> None:
    pygame.font.init()
    wanted = letters()
    wanted |= {letter.upper() for letter in wanted if len(letter.upper()) == 1}
    assert len(wanted) > 100
    assert missing(open_font(fonts[role][0], 40), wanted) == ""


def test_a_letter_that_a_font_lacks_is_noticed() -> None:
    pygame.font.init()
    assert missing(open_font(FONTS["body"][0], 40), {"a", "☽", "漢"}) == "☽漢"


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


def test_easy_letters_are_written_at_once_everywhere_and_the_usual_ones_again() -> None:
    with opened(seed=None, size=(1280, 720), painted=True) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        pictures = []
        for easy in (False, True, False):
            glass.app.change(replace(glass.app.settings, easy_font=easy))
            for _ in range(3):
                glass.step(dt=0.5)
            pictures.append(pygame.image.tobytes(glass.app.glass, "RGB"))
            own = glass.app.text.width("Illicit 0O", "body", 40)
            assert (own == Text().width("Illicit 0O", "body", 40)) is not easy
        assert pictures[0] != pictures[1]
        assert pictures[1] != pictures[2]
    assert {run.font for run in runs("Łódź Ж", "label", easy=True)} > set(EASY["label"][1:])
