"""Text in the bundled fonts, rendered once for as long as it is used."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.screen.lettering.legible import EASY, FONTS, MORE, Run, cut, runs, shown
from game.screen.look.assets import Incomplete, font_path
from game.screen.look.kept import Kept
from game.screen.look.palette import Colour
from game.screen.sheet import Canvas
from game.table.layout.places import Point

SMALLEST = 11
"""Least height in pixels that can be read."""
FINE_BELOW, FINE = 22, 3
"""Height below which sentences are drawn at this scale and reduced. On whole pixels their letters
would run into each other and stops would vanish."""

MEASURED, LENGTHS = 2048, 8192
"""Number of lines, and of runs of letters, whose width is kept."""
ROOM, SHARE = 4 * 1024 * 1024, 0.5
"""Bytes of pictures that are kept, or this part of the screen's bytes if that is more."""
FONTS_OPEN = 32
"""Number of open fonts. Each size is an open file and takes a tenth of a megabyte."""


@lru_cache(maxsize=FONTS_OPEN)
def open_font(name: str, px: int) -> pygame.Font:
    """Returns an open font, which all windows share. Raises Incomplete without its file."""
    try:
        return pygame.Font(font_path(name), px)
    except (OSError, pygame.error) as trouble:
        raise Incomplete(f"fonts/{name}.woff") from trouble


@lru_cache(maxsize=LENGTHS)
def _length(letters: str, name: str, px: int) -> int:
    """Returns the width of letters in pixels. Each line that is tried for a paragraph asks it."""
    return open_font(name, px).size(letters)[0]


def fineness(role: str, px: int) -> int:
    """Returns how many times as large a line is drawn."""
    return FINE if role.startswith("body") and px < FINE_BELOW else 1


class Text:
    """Renders any text with the fonts of `legible`. Heights are font heights in pixels."""

    def __init__(self) -> None:
        self._width = lru_cache(maxsize=MEASURED)(self._measured)
        self._height = lru_cache(maxsize=MEASURED)(self._line_height)
        self.kept = Kept(ROOM, SHARE)
        self._easy = False

    def write(self, *, easily: bool) -> None:
        """Uses letters that are told apart at a glance from now on, or the usual ones again."""
        if easily != self._easy:
            self._easy = easily
            self._width.cache_clear()
            self._height.cache_clear()
            self.kept.forget()

    def _runs(self, text: str, role: str) -> tuple[Run, ...]:
        return runs(text, role, self._easy)

    def _one_by_one(self, text: str, role: str) -> list[Run]:
        """Returns the letters of a text, each a run of its own."""
        return [Run(run.font, letter) for run in self._runs(text, role) for letter in run.letters]

    def _own(self, role: str, px: int) -> pygame.Font:
        """Returns the font that decides how high lines are."""
        return open_font((EASY if self._easy else FONTS)[role][0], px)

    def render(
        self, text: str, role: str, px: int, colour: Colour, tracking: float = 0.0, wrap: int = 0
    ) -> pygame.Surface:
        """Returns the picture of a text. It is shared and must not be changed. `tracking` is added
        between letters; `wrap` is the width of a paragraph, 0 for one line."""
        how = text, role, px, colour, tracking, wrap
        return self.kept.get(how, lambda: self._render(text, role, px, colour, tracking, wrap))

    def _render(
        self, text: str, role: str, px: int, colour: Colour, tracking: float, wrap: int
    ) -> pygame.Surface:
        if tracking:
            return self._line(self._one_by_one(text, role), role, px, colour, tracking)
        fine = fineness(role, px)
        drawn = self._paragraph(text, role, px * fine, colour, wrap * fine)
        if fine == 1:
            return drawn
        size = round(drawn.get_width() / fine), round(drawn.get_height() / fine)
        return pygame.transform.smoothscale(drawn, size)

    def _paragraph(
        self, text: str, role: str, px: int, colour: Colour, wrap: int
    ) -> pygame.Surface:
        found, font = self._runs(text, role), self._own(role, px)
        own = (EASY if self._easy else FONTS)[role][0]
        if all(run.font == own for run in found):
            font.align = pygame.FONT_CENTER
            return font.render(shown(text), True, colour, None, wrap)
        if not wrap or self._advance(found, px) <= wrap:
            return self._line(found, role, px, colour)
        lines = [
            self._line(self._runs(line, role), role, px, colour)
            for line in self._broken(text, role, px, wrap)
        ]
        height = sum(line.get_height() for line in lines)
        whole = _empty(max(line.get_width() for line in lines), height, colour)
        y = 0
        for line in lines:
            whole.blit(line, ((whole.get_width() - line.get_width()) // 2, y))
            y += line.get_height()
        return whole

    def _broken(self, text: str, role: str, px: int, room: int) -> list[str]:
        """Returns the lines of a paragraph. A word wider than the room is broken anywhere."""
        lines = [""]
        for word in shown(text).split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if self._advance(self._runs(longer, role), px) <= room:
                lines[-1] = longer
                continue
            lines += [""] if lines[-1] else []
            for letter in word:
                if self._advance(self._runs(lines[-1] + letter, role), px) > room and lines[-1]:
                    lines.append("")
                lines[-1] += letter
        return lines

    def _line(
        self, found: Sequence[Run], role: str, px: int, colour: Colour, tracking: float = 0.0
    ) -> pygame.Surface:
        """Draws runs beside each other on one base line."""
        own = self._own(role, px)
        rises = [own.get_ascent(), *(self._rise(run, own, px) for run in found)]
        base = max(rises)
        height = max(own.get_linesize(), base + own.get_height() - own.get_ascent())
        width = self._advance(found, px, tracking)
        line, x = _empty(max(1, round(width)), height, colour), 0.0
        for run, rise in zip(found, rises[1:], strict=True):
            if run.font:
                picture = open_font(run.font, px).render(run.letters, True, colour)
            else:
                picture = _box(own, px, colour)
            line.blit(picture, (round(x), base - rise))
            x += picture.get_width() + tracking
        return line

    def _rise(self, run: Run, own: pygame.Font, px: int) -> int:
        """Returns the distance from the upper edge of a run's picture to its base line. A capital
        with an accent is higher than its font says."""
        font = open_font(run.font, px) if run.font else own
        tops = [told[3] for told in font.metrics(run.letters) if told] if run.font else []
        return max(font.get_ascent(), *tops) if tops else font.get_ascent()

    def _advance(self, found: Sequence[Run], px: int, tracking: float = 0.0) -> float:
        """Returns the width of runs beside each other."""
        wide = 0.0
        for run in found:
            own = _length(run.letters, run.font, px) if run.font else _box_width(px)
            wide += own + tracking
        return wide - tracking

    def width(self, text: str, role: str, px: int, tracking: float = 0.0) -> float:
        """Returns the width of a line in pixels."""
        return self._width(text, role, px, tracking)

    def _measured(self, text: str, role: str, px: int, tracking: float) -> float:
        if tracking:
            return self._advance(self._one_by_one(text, role), px, tracking)
        fine = fineness(role, px)
        return round(self._advance(self._runs(text, role), px * fine) / fine)

    def line_height(self, role: str, px: int) -> int:
        """Returns the height of a line in pixels."""
        return self._height(role, px)

    def _line_height(self, role: str, px: int) -> int:
        fine = fineness(role, px)
        return round(self._own(role, px * fine).get_height() / fine)

    def below(self, role: str, px: int) -> int:
        """Returns how far a line reaches below its base line, in pixels."""
        font = self._own(role, px)
        return font.get_linesize() - font.get_ascent()

    def fitted(self, text: str, role: str, px: int, colour: Colour, room: float) -> pygame.Surface:
        """Returns a line no wider than the room: smaller if it must be, at last cut."""
        while px > SMALLEST and self.width(text, role, px) > room:
            px -= 1
        if self.width(text, role, px) > room:
            text = cut(text)
            ends = range(len(text))
            fits = bisect_right(ends, room, key=lambda n: self.width(text[:n] + MORE, role, px))
            text = text[: max(0, fits - 1)] + MORE
        return self.render(text, role, px, colour)


def _empty(width: int, height: int, colour: Colour) -> pygame.Surface:
    """Returns an empty picture in the colour of the letters to come."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    return surface


def _box_width(px: int) -> int:
    """Returns the width of a sign with the space around it."""
    return max(4, round(px * 0.56))


def _box(font: pygame.Font, px: int, colour: Colour) -> pygame.Surface:
    """Draws a sign among letters of this font: a box as high as a capital."""
    sign = _empty(_box_width(px), font.get_linesize(), colour)
    side, height = max(1, round(px * 0.06)), round(px * 0.62)
    box = pygame.Rect(side, font.get_ascent() - height, sign.get_width() - 2 * side, height)
    pygame.draw.rect(sign, colour, box, max(1, round(px * 0.05)))
    return sign


def write(
    surface: Canvas,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: Colour,
    centre: Point,
    tracking: float = 0.0,
) -> None:
    """Writes a line about a point."""
    line = text.render(words, role, px, colour, tracking)
    at = centre[0] - line.get_width() / 2, centre[1] - raised(line, text.line_height(role, px))
    surface.blit(line, (round(at[0]), round(at[1])))


def raised(line: pygame.Surface, height: int) -> float:
    """Returns the distance from the upper edge of a line to the middle of its letters. A line with
    letters that are higher than their font does not stand lower than others."""
    over = max(0, line.get_height() - height)
    return (line.get_height() + over) / 2


def write_from(
    surface: Canvas,
    text: Text,
    words: str,
    role: str,
    px: int,
    colour: Colour,
    at: Point,
    tracking: float = 0.0,
) -> None:
    """Writes a line that starts at a point in the middle of its height."""
    line = text.render(words, role, px, colour, tracking)
    surface.blit(line, (round(at[0]), round(at[1] - line.get_height() / 2)))
