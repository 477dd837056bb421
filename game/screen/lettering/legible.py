"""What can be shown of any text, by which fonts, and what stands for the rest."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from game.screen.lettering.font_files import letters_of

FONTS = {
    "title": ("marcellus-latin-400-normal", "marcellus-latin-ext-400-normal"),
    "label": ("josefin-sans-latin-600-normal", "josefin-sans-latin-ext-600-normal"),
    "number": ("josefin-sans-latin-700-normal",),
    "body": ("alegreya-sans-latin-400-normal", "alegreya-sans-latin-ext-400-normal"),
    "body_bold": ("alegreya-sans-latin-700-normal", "alegreya-sans-latin-ext-700-normal"),
    "body_italic": ("alegreya-sans-latin-400-italic",),
}
"""What a text is for, and its fonts; the first has all that the program itself says."""
FIGURES = {"title": FONTS["label"][0]}
"""The figures of a role whose own nought is no higher than the letter o, and looks like it."""
WIDEST = (
    *FONTS["body"],
    "alegreya-sans-vietnamese-400-normal",
    "alegreya-sans-cyrillic-400-normal",
    "alegreya-sans-greek-400-normal",
)
"""The fonts of words that those of their role lack."""
SIGN = "\ufffd"
"""Stands for a letter that cannot be shown. It is drawn as an empty box."""
LONGEST = 600
"""Letters of a text that are ever measured or drawn."""
MORE = "…"
"""Stands for the end of a text that is cut."""
LONGEST_TOLD = 24
"""Letters that the name of a letter has at most where it is told."""
DIGITS = frozenset("0123456789")
INKED = frozenset("LNPS")
"""The first letters of the Unicode categories of what can be seen by itself."""


@dataclass(frozen=True)
class Run:
    """Letters that one font draws; a sign has none."""

    font: str
    letters: str


@lru_cache(maxsize=1024)
def can_be_shown(letter: str) -> bool:
    """Whether a letter of a composed text looks as it should; spaces do."""
    seen = unicodedata.category(letter)[0] in INKED and _font_of(letter, WIDEST) != ""
    return letter.isspace() or seen


def apart(text: str) -> tuple[str, str]:
    """The letters that can be shown, with plain spaces; and the others, without what is set on one
    of them, such as an accent."""
    kept, left = "", ""
    before = " "
    for letter in composed(text):
        if can_be_shown(letter):
            kept += " " if letter.isspace() else letter
        elif can_be_shown(before) or unicodedata.category(letter)[0] != "M":
            left += letter
        before = letter
    return kept, left


def named(letter: str) -> str:
    """What a letter that cannot be shown is called, by Unicode."""
    name, number = unicodedata.name(letter, ""), f"U+{ord(letter):04X}"
    return f"{name} ({number})" if name and len(name) <= LONGEST_TOLD else number


def composed(text: str) -> str:
    """The same letters, each with its accents."""
    return unicodedata.normalize("NFC", text)


def cut(text: str) -> str:
    """A text no longer than anybody reads, or its beginning."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + MORE


def shown(text: str) -> str:
    """What is drawn of a text: its letters, each that cannot be shown by a sign, all on one line.
    What is set on the letter before it, such as an accent, has no sign of its own after a sign. A
    text that is too long to be read is cut."""
    text = cut(text)
    if text.isascii() and text.isprintable():
        return text
    drawn: list[str] = []
    for letter in composed(text):
        if letter.isspace():
            drawn.append("\u00a0" if letter in "\u00a0\u2007\u202f" else " ")
        elif can_be_shown(letter):
            drawn.append(letter)
        elif not (drawn[-1:] == [SIGN] and unicodedata.category(letter)[0] == "M"):
            drawn.append(SIGN)
    return "".join(drawn)


@lru_cache(maxsize=2048)
def runs(text: str, role: str) -> tuple[Run, ...]:
    """What is drawn of a text, by its fonts. A word that the fonts of its role lack is drawn in
    others as a whole, except for signs."""
    own, drawn = FONTS[role], shown(text)
    figures = FIGURES.get(role)
    if drawn.isascii() and not (figures and DIGITS & set(drawn)):
        return (Run(own[0], drawn),)
    found: list[Run] = []
    for word in re.findall(r"\s+|\S+", drawn):
        fonts = own if all(_font_of(letter, own) or letter == SIGN for letter in word) else WIDEST
        for letter in word:
            font = own[0] if letter.isspace() else _font_of(letter, fonts)
            if figures and letter in DIGITS:
                font = figures
            if font and found and found[-1].font == font:
                found[-1] = Run(font, found[-1].letters + letter)
            else:
                found.append(Run(font, letter))
    return tuple(found)


@lru_cache(maxsize=1024)
def _font_of(letter: str, fonts: tuple[str, ...]) -> str:
    """The first of these fonts that has the letter; none has a sign."""
    for font in fonts:
        if letter in letters_of(font):
            return font
    return ""
