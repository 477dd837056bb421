"""Fonts for the letters of any text, and a sign for those that no font has."""

from __future__ import annotations

import re
import struct
import unicodedata
import zlib
from dataclasses import dataclass
from functools import lru_cache

from game.screen.look.assets import Incomplete, font_path

FONTS = {
    "title": ("marcellus-latin-400-normal", "marcellus-latin-ext-400-normal"),
    "label": ("josefin-sans-latin-600-normal", "josefin-sans-latin-ext-600-normal"),
    "number": ("josefin-sans-latin-700-normal",),
    "body": ("alegreya-sans-latin-400-normal", "alegreya-sans-latin-ext-400-normal"),
    "body_bold": ("alegreya-sans-latin-700-normal", "alegreya-sans-latin-ext-700-normal"),
    "body_italic": ("alegreya-sans-latin-400-italic",),
}
"""Fonts for each role of a text. The first has all letters that the program itself uses."""
EASY_BODY = "atkinson-hyperlegible-latin-400-normal", "atkinson-hyperlegible-latin-ext-400-normal"
EASY_BOLD = "atkinson-hyperlegible-latin-700-normal", "atkinson-hyperlegible-latin-ext-700-normal"
EASY = {
    **dict.fromkeys(("title", "body"), EASY_BODY),
    **dict.fromkeys(("label", "number", "body_bold"), EASY_BOLD),
    "body_italic": ("atkinson-hyperlegible-latin-400-italic",),
}
"""The fonts of all roles for players who want letters that are told apart at a glance."""
FIGURES = {"title": FONTS["label"][0]}
"""Fonts for the figures of a role in whose own font the nought looks like the letter o."""
WIDEST = (
    *FONTS["body"],
    "alegreya-sans-vietnamese-400-normal",
    "alegreya-sans-cyrillic-400-normal",
    "alegreya-sans-greek-400-normal",
)
"""Fonts for words with letters that the fonts of their role lack."""
SIGN = "\ufffd"
"""Stands for a letter that cannot be shown; drawn as an empty box."""
LONGEST = 600
"""Most letters of a text that are measured or drawn."""
MORE = "…"
"""Stands for the end of a text that is cut."""
LONGEST_TOLD = 24
"""Most letters of the name of a letter."""
DIGITS = frozenset("0123456789")
INKED = frozenset("LNPS")
"""First letters of the Unicode categories of visible characters."""
HEADER, ENTRY = 44, struct.Struct(">4s4L")
"""Length of the header of a WOFF file in bytes, and an entry of its directory: the name of a table,
its start, its packed and its whole length."""
UNICODE = 3, 1
"""Platform and encoding of the table of letters up to U+FFFF."""
SEGMENTS = 4
"""Format of that table: ranges of letters with their glyphs."""


@dataclass(frozen=True)
class Run:
    """Letters that one font draws; a sign has no font."""

    font: str
    letters: str


@lru_cache(maxsize=1024)
def can_be_shown(letter: str) -> bool:
    """Returns whether a letter of a composed text looks as it should; spaces do."""
    seen = unicodedata.category(letter)[0] in INKED and _font_of(letter, WIDEST) != ""
    return letter.isspace() or seen


def apart(text: str) -> tuple[str, str]:
    """Returns the letters that can be shown, with plain spaces; and the others, without accents and
    the like that stand on them."""
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
    """Returns the Unicode name of a letter that cannot be shown."""
    name, number = unicodedata.name(letter, ""), f"U+{ord(letter):04X}"
    return f"{name} ({number})" if name and len(name) <= LONGEST_TOLD else number


def composed(text: str) -> str:
    """Returns the text with each letter and its accents as one character."""
    return unicodedata.normalize("NFC", text)


def cut(text: str) -> str:
    """Returns a text no longer than anybody reads, or its beginning."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + MORE


def shown(text: str) -> str:
    """Returns what is drawn of a text, on one line: a sign stands for each letter that cannot be
    shown, with its accents. A text that is too long is cut."""
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
def runs(text: str, role: str, easy: bool = False) -> tuple[Run, ...]:
    """Returns what is drawn of a text, by font, in `easy` letters if they are wanted. A word that
    the fonts of its role lack is drawn in others as a whole, except for signs."""
    own, drawn = (EASY if easy else FONTS)[role], shown(text)
    figures = None if easy else FIGURES.get(role)
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
    """Returns the first of these fonts that has the letter; empty if none has."""
    for font in fonts:
        if letter in letters_of(font):
            return font
    return ""


@lru_cache(maxsize=32)
def letters_of(name: str) -> frozenset[str]:
    """Returns all letters of a font. Raises Incomplete if its file is missing or damaged."""
    try:
        return frozenset(map(chr, _codes(_letter_table(font_path(name).read_bytes()))))
    except (OSError, ValueError, LookupError, StopIteration, struct.error, zlib.error) as trouble:
        raise Incomplete(f"fonts/{name}.woff") from trouble


def _letter_table(content: bytes) -> bytes:
    """Returns the part of a font file that leads from letters to glyphs."""
    (tables,) = struct.unpack_from(">H", content, 12)
    entries = (ENTRY.unpack_from(content, HEADER + ENTRY.size * n) for n in range(tables))
    start, packed, whole = next(entry[1:4] for entry in entries if entry[0] == b"cmap")
    part = content[start : start + packed]
    return part if packed == whole else zlib.decompress(part)


def _codes(table: bytes) -> list[int]:
    """Returns the numbers of the letters."""
    (count,) = struct.unpack_from(">H", table, 2)
    places = {told[:2]: told[2] for told in struct.iter_unpack(">HHL", table[4 : 4 + 8 * count])}
    start = places[UNICODE]
    kind, _, _, twice = struct.unpack_from(">4H", table, start)
    if kind != SEGMENTS:
        raise ValueError(f"letters in the format {kind}")
    half = twice // 2
    words = struct.unpack_from(f">{(len(table) - start - 14) // 2}H", table, start + 14)
    ends, firsts = words[:half], words[half + 1 : 2 * half + 1]
    shifts, offsets = words[2 * half + 1 : 3 * half + 1], words[3 * half + 1 :]
    found = []
    for n, (first, end, shift, offset) in enumerate(
        zip(firsts, ends, shifts, offsets[:half], strict=True)
    ):
        for code in range(first, min(end, 0xFFFE) + 1):
            glyph = offsets[n + offset // 2 + code - first] if offset else code
            if glyph and (glyph + shift) % 0x10000:
                found.append(code)
    return found
