"""Hangs the plate of the aims into a frame: between the headline, the flame of the candle and the
buttons in the corner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.screen.lettering.text import Text
from game.screen.table.drawing import candle
from game.screen.table.drawing.headline import LEFT, RIGHT, TURN_PX, begins_at, ends_at
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.aims_plate import ENOUGH, HEAD, laid_out, plate_foot
from game.screen.table.marking.marks import on_headline, pill_of
from game.table.aims import aims_of
from game.table.layout.places import Rect
from game.table.motion.director import Director
from game.words import Words

APART, FROM_CANDLE, MOST = 24, 36, 0.3
"""Distance of the plate from its neighbours, and from the candle, by the design, and the greatest
part of the line that a headline keeps."""


def hung(
    frame: TableFrame, director: Director, words: Words, text: Text, *, corner: bool = True
) -> TableFrame:
    """Returns the frame with the plate, if its game is won with anything. A note in the place of
    the headline ends before it. Without a `corner` there are no buttons."""
    aims = aims_of(director.arrivals.landed, director.staging, words)
    if not aims:
        return frame
    places, window = director.layout.places, director.window
    apart, band = window.px(APART), window.span(0, HEAD, 0, plate_foot(places))
    left, right = begins_at(window), ends_at(window)
    if not corner:
        left, right = window.at(LEFT, 0)[0], window.at(RIGHT, 0)[0]
    notes = [mark for mark in frame.marks if on_headline(mark, places)]
    others = [mark for mark in frame.marks if mark not in notes and mark.rect.y < band.bottom]
    beside = [pill_of(text, places, mark) if mark.pill else mark.rect for mark in others]
    right = min(right, places.size[0] - apart)
    start = left
    if frame.headline.lines:
        last = text.width(frame.headline.lines[-1], "body", window.text(TURN_PX))
        start += min(last, MOST * (right - left)) + apart
    if frame.chance is not None:
        start = max(start, frame.chance.rect.right + apart)
    air = window.px(FROM_CANDLE) if window.letters == 1 else apart / 3
    lamp = candle.taken(places).grown(air)
    taken = [rect.grown(apart) for rect in beside] + (
        [lamp] if lamp.y < band.bottom and not places.plate_over_deck else []
    )
    middle, free = right if notes else window.at(960, 0)[0], [*gaps(start, right, taken)]
    over_deck = places.plate_over_deck
    if over_deck:
        # It reaches out as far to both sides of the axis, if its aims can be read there.
        x, end = next((x, end) for x, end in free if x < middle < end)
        half = min(middle - x, end - middle)
        free = [(middle - half, middle + half), (x, end)]
    each = [
        laid_out(
            aims,
            text,
            window,
            replace(band, x=x, w=end - x),
            middle,
            brief=bool(notes),
            flat=over_deck,
        )
        for x, end in free
    ]
    if over_deck:
        centred, plate = each
        if centred.rect.w < 2 * half + 1 and centred.px >= plate.px * ENOUGH:
            plate = centred
    else:
        plate = max(reversed(each), key=lambda one: (one.ease, -abs(one.rect.centre[0] - middle)))
    ends = [rect.x for rect in taken if left < rect.x]
    before = min([plate.rect.x - apart, *ends])
    told = [
        replace(mark, rect=replace(mark.rect, w=min(mark.rect.w, before - mark.rect.x)))
        if mark in notes
        else mark
        for mark in frame.marks
    ]
    return replace(frame, plate=replace(plate, before=before), marks=tuple(told))


def gaps(start: float, end: float, taken: Sequence[Rect]) -> Iterator[tuple[float, float]]:
    """Yields the free parts of a line, where these rectangles take something of it."""
    for rect in sorted(taken, key=lambda one: one.x):
        yield start, max(start, min(end, rect.x))
        start = max(start, rect.right)
    yield start, max(start, end)
