"""Bookcases seen from the front, and the colours that books have at a depth."""

from __future__ import annotations

import random
from dataclasses import dataclass

from build_scripts.art.colours import Colour, faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import Path, box, moved, together
from build_scripts.art.view import GOLD, View

GILT, LEANING, LYING = 0.18, 0.08, 0.05
"""The shares of books that are gold, that lean, and that lie in a pile."""


def spine_colour(view: View, depth: float, chance: random.Random) -> Colour:
    """Brown as the place, now and then golden; never as dark as the shelf behind."""
    paler = 0.16 if view.time == "M" else 0.0
    colour = view.shade(depth - paler + chance.uniform(-0.30, 0.08))
    if chance.random() < GILT:
        colour = mixed(colour, GOLD, 0.62)
    elif chance.random() < 0.25:
        colour = mixed(colour, from_hex(chance.choice(("6E2A22", "4A5A3A", "3C4658"))), 0.32)
    return (*colour[:3], 255)


def recess_colour(view: View, depth: float) -> Colour:
    """The dark behind the books."""
    return mixed(view.shade(depth + 0.32), from_hex("1A0E06"), 0.35 + 0.25 * depth)


@dataclass(frozen=True)
class Bookcase:
    """A case from its upper left corner; `seed` fills it."""

    x: float
    y: float
    width: float
    height: float
    rows: int
    seed: int
    thick: float = 5.0
    """Of boards and sides."""
    spine: tuple[float, float] = (4.5, 10.0)
    """The narrowest and the widest book."""

    def holes(self) -> list[tuple[float, float, float, float]]:
        """The openings between the boards, each as a box."""
        pitch = (self.height - self.thick) / self.rows
        inner = self.width - 2 * self.thick
        return [
            (self.x + self.thick, self.y + self.thick + pitch * row, inner, pitch - self.thick)
            for row in range(self.rows)
        ]

    def draw(self, view: View, depth: float) -> None:
        """The case with its books, its cornice and its plinth."""
        chance = random.Random(self.seed)
        view.cut(box(self.x, self.y, self.width, self.height), depth)
        for hole in self.holes():
            self._fill(view, depth, hole, chance)
        low, wide = self.y + self.height, self.width + 8
        cornice = [(-4, -5, wide, 6), (-7, -11, wide + 6, 7)]
        parts = [box(self.x + dx, self.y + dy, w, h, 1) for dx, dy, w, h in cornice]
        view.cut(parts[0], depth + 0.05)
        view.cut(parts[1], depth + 0.07)
        view.cut(box(self.x - 4, low - 3, wide, 12), depth + 0.05)

    def _fill(
        self,
        view: View,
        depth: float,
        hole: tuple[float, float, float, float],
        chance: random.Random,
    ) -> None:
        x, y, width, height = hole
        opening = box(*hole)
        view.sheet.fill(opening, recess_colour(view, depth))
        with view.sheet.clipped(opening):
            for spine in row_of_books(x, y + height, width, height, self.spine, chance):
                draw_spine(view, spine, spine_colour(view, depth, chance), chance)
            shade = from_hex("0A0402")
            dusk = upright(y, y + height * 0.5, [(0, faded(shade, 0.55)), (1, faded(shade, 0))])
            view.sheet.fill(opening, dusk)
        edge = box(x, y + height - 0.2, width, 0.9)
        view.sheet.fill(edge, from_hex("FFE9B0", 0.35 if view.time != "M" else 0.22))


def row_of_books(
    x: float,
    floor: float,
    width: float,
    tallest: float,
    spine: tuple[float, float],
    chance: random.Random,
) -> list[Path]:
    """Books side by side on a board, their backs to us."""
    books: list[Path] = []
    at, right = x + chance.uniform(0, 2), x + width
    while at < right - spine[0]:
        thick = min(chance.uniform(*spine), right - at)
        high = tallest * chance.uniform(0.62, 0.93)
        roll = chance.random()
        if roll < LEANING and right - at > thick + high * 0.3:
            upright_book = box(-thick, -high, thick, high, 0.8)
            books.append(moved(upright_book, at + thick + high * 0.2, floor, turn=-11))
            at += thick + high * 0.24
        elif roll < LEANING + LYING and right - at > high * 0.8:
            long = high * 0.8
            for layer in range(chance.randint(2, 3)):
                inset = chance.uniform(0, 3)
                lift = floor - (layer + 1) * spine[0] * 1.1
                books.append(box(at + inset, lift, long - inset, spine[0], 0.6))
            at += long + 1
        else:
            books.append(box(at, floor - high, thick - 0.5, high, min(1.2, thick * 0.2)))
            at += thick
    return books


def draw_spine(view: View, spine: Path, colour: Colour, chance: random.Random) -> None:
    """A book's back: its rounding, and two thin bands on some."""
    bounds = spine.getBounds()
    left, width = bounds.left(), bounds.width()
    view.sheet.fill(spine, colour)
    if width > bounds.height():
        return
    lit = box(left, bounds.top(), width * 0.25, bounds.height())
    dark = box(left + width * 0.72, bounds.top(), width * 0.28, bounds.height())
    with view.sheet.clipped(spine):
        view.sheet.fill(lit, from_hex("FFF2CC", 0.20))
        view.sheet.fill(dark, from_hex("140802", 0.26))
        if chance.random() < 0.55:
            band = mixed(colour, GOLD, 0.75)
            high = bounds.height()
            lines = [box(left, bounds.top() + high * at, width, 1.1) for at in (0.16, 0.22, 0.80)]
            view.sheet.fill(together(*lines), faded(band, 0.85))
