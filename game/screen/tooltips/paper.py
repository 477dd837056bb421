"""The tag of a tooltip: a name, a key and a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.screen.lettering.fitting import closest
from game.screen.lettering.paragraphs import wrapped
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.stage import Lies
from game.table.layout.places import Places, Point, Rect

NAME_PX, PX = 18, 19
"""Letter heights of the name and the sentence, by the design."""
WIDTHS, PART = (520, 320), 0.5
"""Widths of the sentence by the design, with letters of the usual size, and its largest share of
the window."""
AWAY = 9
"""Distance between a thing and its tag, by the design."""
EDGE = 4
"""Distance to the edge of the window in pixels."""


@drawn_once
def tag(
    name: str, key: str, sentence: str, text: Text, places: Places, widest: float = WIDTHS[0]
) -> pygame.Surface:
    """Returns a tag with the name and the key in one line and the sentence below; each may be
    empty. Do not change it: it is shared."""
    px, air = places.text(NAME_PX), places.px(14) * places.letters
    said = text.render(name, "label", px, palette.IVORY)
    cap = text.render(key, "label", round(px * 0.86), palette.CAPTION) if key else None
    room = min(places.px(widest) * places.letters, places.size[0] * PART)
    body = wrapped(text, sentence, "body", places.text(PX), round(room)) if sentence else ()
    lines = [text.render(line, "body", places.text(PX), palette.BODY) for line in body]
    head = said.get_width() + (cap.get_width() + air + px if cap else 0)
    step = closest(text, "body", places.text(PX)) * 1.12
    wide = max([head, *(line.get_width() for line in lines)]) + 2 * air
    top = px * 1.9 if name else air * 0.6
    tall = top + (step * len(lines) + air * 0.6 if lines else 0)
    margin = shadow(places)
    picture = pygame.Surface((round(wide) + 2 * margin, round(tall) + 2 * margin), pygame.SRCALPHA)
    sheet = Rect(margin, margin, round(wide), round(tall))
    slabs.slab(picture, sheet, places.px(8), places.px(1.4), slabs.CHIP, places)
    x, y = sheet.x + air, sheet.y + px * 0.95
    picture.blit(said, (round(x), round(y - said.get_height() / 2)))
    if cap:
        right = sheet.right - air
        box = Rect.around((0, y), cap.get_width() + px * 0.5 + air * 0.4, px * 1.3)
        box = Rect(right - box.w + px * 0.2, box.y, box.w, box.h)
        shapes.outline(picture, box, places.px(5), 1, palette.faded(palette.CAPTION, 130))
        picture.blit(cap, cap.get_rect(center=(round(box.centre[0]), round(y))))
    y = sheet.y + top
    for line in lines:
        picture.blit(line, (round(x), round(y + (step - line.get_height()) / 2)))
        y += step
    return picture


def placed(
    pictures: Sequence[pygame.Surface],
    about: Rect,
    pointer: Point,
    places: Places,
    asked: Sequence[Rect] = (),
    lying: Sequence[Rect] = (),
) -> Lies:
    """Returns one of the pictures and its upper left corner: beside the thing, near the pointer and
    within the window. It should not cover `about` or `asked`, and as little of `lying` as
    possible."""
    margin = shadow(places)

    def covers(offer: tuple[pygame.Surface, Rect]) -> tuple[float, float]:
        never = sum(shared(offer[1], rect) for rect in (about, *asked))
        return never, sum(shared(offer[1], rect) for rect in lying)

    offers = []
    for picture in pictures:
        size = picture.get_width() - 2 * margin, picture.get_height() - 2 * margin
        rects = beside(size, about, pointer, places)
        offers += [(picture, inside(rect, places)) for rect in rects]
    picture, best = min(offers, key=covers)
    return picture, (round(best.x) - margin, round(best.y) - margin)


def beside(size: tuple[int, int], about: Rect, pointer: Point, places: Places) -> Iterator[Rect]:
    """Yields places below, above, right and left of a thing, best first: near the pointer, or in
    line with an edge of the thing."""
    (w, h), gap = size, places.px(AWAY)
    x = max(about.x, min(pointer[0], about.right)) - w / 2
    y = max(about.y, min(pointer[1], about.bottom)) - h / 2
    for across in (x, about.x, about.right - w):
        yield Rect(across, about.bottom + gap, w, h)
        yield Rect(across, about.y - gap - h, w, h)
    for down in (y, about.y, about.bottom - h, about.centre[1], about.bottom):
        yield Rect(about.right + gap, down, w, h)
        yield Rect(about.x - gap - w, down, w, h)


def shadow(places: Places) -> int:
    """Returns the width in pixels of the shadow around a tag."""
    return round(places.px(12)) + 4


def inside(rect: Rect, places: Places) -> Rect:
    """Returns the rectangle moved into the window."""
    width, height = places.size
    x = max(EDGE, min(rect.x, width - rect.w - EDGE))
    return Rect(x, max(EDGE, min(rect.y, height - rect.h - EDGE)), rect.w, rect.h)


def shared(one: Rect, other: Rect) -> float:
    """Returns the area that lies in both rectangles."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)
