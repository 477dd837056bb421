"""Hangs the plate of the aims into a frame: between the headline, the flame of the candle and the
buttons in the corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.screen.lettering.text import Text
from game.screen.table.drawing import candle
from game.screen.table.drawing.headline import LEFT, RIGHT, TURN_PX, begins_at, ends_at
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.aims_plate import FOOT, HEAD, laid_out
from game.screen.table.marking.marks import Mark, on_headline, pill_of
from game.table.aims import aims_of
from game.table.layout.places import Places, Rect
from game.table.motion.director import Director
from game.words import Words

APART, MOST = 24, 0.3
"""Distance of the plate from its neighbours, by the design, and the greatest part of the line that
a headline keeps."""


def hung(
    frame: TableFrame, director: Director, words: Words, text: Text, *, corner: bool = True
) -> TableFrame:
    """Returns the frame with the plate, if its game is won with anything. A note in the place of
    the headline ends before it. Without a `corner` there are no buttons."""
    aims = aims_of(director.arrivals.landed, director.staging, words)
    if not aims:
        return frame
    places, window = director.layout.places, director.window
    apart, band = window.px(APART), window.span(0, HEAD, 0, FOOT)
    left, right = begins_at(window), ends_at(window)
    if not corner:
        left, right = window.at(LEFT, 0)[0], window.at(RIGHT, 0)[0]
    notes = [mark for mark in frame.marks if on_headline(mark, places)]
    beside = [m.rect for m in frame.marks if m not in notes and m.rect.y < band.bottom]
    right = min(right, places.size[0] - apart)
    start = left
    if frame.headline.lines:
        last = text.width(frame.headline.lines[-1], "body", window.text(TURN_PX))
        start += min(last, MOST * (right - left)) + apart
    if frame.chance is not None:
        start = max(start, frame.chance.rect.right + apart)
    lamp = candle.taken(places).grown(apart / 3)
    taken = [rect.grown(apart) for rect in beside] + ([lamp] if lamp.y < band.bottom else [])
    middle = right if notes else window.at(960, 0)[0]
    amid = lamp in taken and lamp.x < middle < lamp.right
    if amid and beside and not (notes or window.left_handed):
        # The candle stands between the plate and what is written on its other side.
        middle = 2 * lamp.centre[0] - beside[0].centre[0]
    each = [
        laid_out(aims, text, window, replace(band, x=x, w=end - x), middle, brief=bool(notes))
        for x, end in gaps(start, right, taken)
    ]
    plate = max(reversed(each), key=lambda one: (one.ease, -abs(one.rect.centre[0] - middle)))
    ends = [rect.x for rect in taken if left < rect.x]
    before = min([plate.rect.x - apart, *ends])
    told = [
        replace(mark, rect=replace(mark.rect, w=min(mark.rect.w, before - mark.rect.x)))
        if mark in notes
        else mark
        for mark in frame.marks
    ]
    if amid and window.letters == 1 and not (notes or window.left_handed):
        told = [
            mirrored(mark, plate.rect, lamp, text, places, right) if mark.rect in beside else mark
            for mark in told
        ]
    return replace(frame, plate=replace(plate, before=before), marks=tuple(told))


def mirrored(mark: Mark, plate: Rect, lamp: Rect, text: Text, places: Places, end: float) -> Mark:
    """Returns a note after the candle as far from it as the plate is before it, if it ends before
    the x `end`."""
    pill = pill_of(text, places, mark)
    away = 2 * lamp.centre[0] - plate.right - pill.x
    if plate.right > lamp.x or pill.right + away > end:
        return mark
    return replace(mark, rect=replace(mark.rect, x=mark.rect.x + away))


def gaps(start: float, end: float, taken: Sequence[Rect]) -> Iterator[tuple[float, float]]:
    """Yields the free parts of a line, where these rectangles take something of it."""
    for rect in sorted(taken, key=lambda one: one.x):
        yield start, max(start, min(end, rect.x))
        start = max(start, rect.right)
    yield start, max(start, end)
