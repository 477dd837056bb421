"""Bookcases seen from the front, the colours that books have at a depth, and books out of their
shelves: open, flying, piled up."""

import random
from dataclasses import dataclass

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import Path, box, drawn, line, mirrored, moved, together, union
from build_scripts.art.drawing.view import GOLD, View

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
    """Thickness of boards and sides."""
    spine: tuple[float, float] = (4.5, 10.0)
    """Widths of the narrowest and the widest book."""

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


PAGE = from_hex("FFF3D2")


def flying_page() -> Path:
    """The right half of a book that flies as a bird does, its back at 0,0; 1 wide."""
    return drawn(
        (0, 0), (0.12, -0.3, 0.42, -0.44, 1, -0.42), (0.96, -0.18), (0.5, -0.22, 0.2, -0.08, 0, 0.2)
    )


def flying_book(view: View, x: float, y: float, size: float, turn: float, depth: float) -> None:
    """An open book on its wings: its cover below, two leaves above."""

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn)

    half = flying_page()
    cover = moved(half, 0, 0.07, 1.06)
    view.cut(placed(union(cover, mirrored(cover))), depth + 0.2)
    low = mixed(from_hex("EFCF94"), view.shade(depth), 0.35 if view.time == "M" else 0.05)
    _leaf(view, placed(union(half, mirrored(half))), low)
    _leaf(view, placed(moved(half, 0, -0.01, 0.9, -14)), low)
    _leaf(view, placed(mirrored(moved(half, 0, -0.01, 0.92, -9))), low)


def _leaf(view: View, leaf: Path, low: Colour) -> None:
    """Cream paper that stays warm in its own shade, unlike the sheets of the theatre."""
    bounds = leaf.getBounds()
    view.sheet.cast(leaf, -1.5, 3, 2.4, 0.34)
    light = [(0.0, mixed(PAGE, low, 0.12)), (1.0, low)]
    view.sheet.fill(leaf, upright(bounds.top(), bounds.bottom(), light))
    with view.sheet.clipped(leaf):
        view.sheet.trace(leaf, 1.2, from_hex("FFFBEA", 0.8))


def open_book(view: View, x: float, y: float, size: float, depth: float) -> None:
    """A book that lies open before us, 2 wide and about 0.5 high for size 1."""

    def placed(path: Path) -> Path:
        return moved(path, x, y, size)

    cover = drawn((0, 0.14), (1.06, 0.06), (0.9, -0.34), (-0.9, -0.34), (-1.06, 0.06))
    page = drawn(
        (0, 0.08),
        (0.3, -0.12, 0.7, -0.06, 1, 0),
        (0.84, -0.34),
        (0.6, -0.42, 0.28, -0.46, 0, -0.28),
    )
    view.cut(placed(cover), depth)
    _leaf(view, placed(mirrored(page)), from_hex("E9CC92"))
    _leaf(view, placed(page), from_hex("F6DFAE"))
    rows = []
    for i in range(5):
        at = i / 5
        near, far = 0.94 - 0.14 * at, 0.12
        rise = -0.05 - 0.29 * at
        rows.append(
            drawn(
                (far, rise - 0.02),
                (0.4, rise - 0.1, 0.7, rise - 0.05, near - 0.1, rise),
                closed=False,
            )
        )
    writing = together(*rows, *(mirrored(row) for row in rows))
    view.sheet.trace(placed(writing), size * 0.02, from_hex("8A6434", 0.6))


def book_pile(
    view: View, x: float, base: float, width: float, count: int, depth: float, seed: int
) -> float:
    """Lying books about x, one upon another; returns the height of the topmost."""
    chance = random.Random(seed)
    floor = base
    for _ in range(count):
        high = chance.uniform(0.10, 0.16) * width
        wide = width * chance.uniform(0.78, 1.0)
        left = x - wide / 2 + chance.uniform(-0.06, 0.06) * width
        lying_book(view, left, floor, wide, high, depth + chance.uniform(-0.16, 0.02), chance)
        floor -= high
    return floor


def lying_book(
    view: View,
    left: float,
    base: float,
    wide: float,
    high: float,
    depth: float,
    chance: random.Random,
) -> None:
    """A book on its side: back or leaves towards us."""
    cover = box(left, base - high, wide, high, high * 0.2)
    view.cut(cover, depth)
    if chance.random() < 0.5:
        leaves = box(left + wide * 0.03, base - high * 0.82, wide * 0.97, high * 0.64)
        view.sheet.fill(leaves, mixed(PAGE, view.shade(depth), 0.45 if view.time != "M" else 0.7))
        strokes = [
            line((left + wide * 0.05, base - high * at), (left + wide, base - high * at))
            for at in (0.35, 0.5, 0.65)
        ]
        view.sheet.trace(together(*strokes), 0.5, faded(view.shade(depth), 0.7))
    else:
        bands = [
            box(left + wide * at, base - high, wide * 0.02, high) for at in (0.10, 0.15, 0.82, 0.87)
        ]
        view.sheet.fill(together(*bands), faded(mixed(GOLD, view.shade(depth), 0.25), 0.9))
