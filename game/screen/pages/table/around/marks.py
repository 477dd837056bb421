"""What is noted of a game at the edge of the table, where no card ever lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.screen.lettering.fitting import between_cards, draw_lines, height
from game.screen.lettering.text import Text
from game.screen.look import palette, slabs
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect


@dataclass(frozen=True)
class Mark:
    """Words in a room, on at most so many lines."""

    id: str
    words: str
    rect: Rect
    most: int
    ink: palette.Colour
    pill: bool = False
    """Whether it lies on glass of its own."""


def rewound(places: Places, words: str) -> Mark:
    """How often the game was, under its name."""
    (left, middle), (right, _) = places.at(40, 74), places.at(290, 74)
    height = places.text(16) * 1.3
    rect = Rect(left, middle - height / 2, right - left, height)
    return Mark("rewound", words, rect, 1, palette.CAPTION)


def unkept(places: Places, words: str) -> Mark:
    """Why the last command is not on the disk."""
    return Mark("unkept", words, places.note_at, 4, palette.LEGAL)


def known_to_both(places: Places, words: str) -> Mark:
    """What an eye on a card means."""
    return Mark("eyes", words, places.note_at, 4, palette.BODY)


def heard(places: Places, captions: Sequence[str]) -> Iterator[Mark]:
    """What is heard, one below the other."""
    room, gap = places.heard_at, places.px(6)
    tall = min((room.h - gap) / 2, places.text(16) * 3)
    most = 2 if tall > places.usual(16) * 2.8 else 1
    for number, words in enumerate(captions):
        rect = replace(room, y=room.y + number * (tall + gap), h=tall)
        yield Mark(f"caption.{number}", words, rect, most, palette.IVORY, pill=True)


def draw_mark(surface: Canvas, text: Text, places: Places, mark: Mark) -> None:
    """Writes it in its room."""
    rect = mark.rect
    if mark.pill:
        draw_pill(surface, text, places, mark)
        return
    room = rect.w, rect.h
    lines = between_cards(text, places, mark.words, "body", 16, mark.ink, room, mark.most)
    draw_lines(surface, lines, rect.x, rect.centre[1], rect.h)


def draw_pill(surface: Canvas, text: Text, places: Places, mark: Mark) -> None:
    """As long as its words, in the middle of its room."""
    rect, air = mark.rect, max(6.0, places.px(14))
    room = rect.w - 2 * air, rect.h - 2
    lines = between_cards(text, places, mark.words, "body", 16, mark.ink, room, mark.most)
    tall, wide = min(room[1], height(lines)), max(line.get_width() for line in lines)
    glass = Rect.around(rect.centre, wide + 2 * air, min(rect.h, tall + places.px(12)))
    slabs.slab(surface, glass, min(glass.h / 2, places.px(20)), places.px(1.6), slabs.CHIP, places)
    draw_lines(surface, lines, *glass.centre, tall, centred=True)
