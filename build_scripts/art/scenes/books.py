"""Books out of their shelves: open, flying, piled up."""

from __future__ import annotations

import random

from build_scripts.art.colours import Colour, faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import Path, box, drawn, line, mirrored, moved, together, union
from build_scripts.art.view import GOLD, View

PAGE = from_hex("FFF3D2")


def flying_page() -> Path:
    """The right half of a book that flies as a bird does, its back at 0,0; 1 wide."""
    return drawn(
        (0, 0),
        (0.12, -0.3, 0.42, -0.44, 1, -0.42),
        (0.96, -0.18),
        (0.5, -0.22, 0.2, -0.08, 0, 0.2),
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
    """One book on its side: back or leaves towards us."""
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
