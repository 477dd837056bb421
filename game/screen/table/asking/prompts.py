"""The prompt: the question, the reason for it, and a button for each answer."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, product, zip_longest

import pygame

from game.rules.state import ROW, owned
from game.screen.lettering import fitting
from game.screen.lettering.fitting import EASED, FIRM, Paragraph
from game.screen.lettering.legible import MORE
from game.screen.lettering.text import SMALLEST, Text
from game.screen.look import palette
from game.screen.materials.glass import draw_panel
from game.screen.sheet import Canvas, keep_sharp
from game.screen.table.asking import tokens
from game.screen.table.asking.book_button import book_at
from game.screen.table.drawing.table_buttons import (
    button_height,
    button_width,
    draw_button,
    label_px,
)
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.places import Places, Rect

FOR_BUTTONS, LONG_WORD = (0.5, 0.4), 12
"""Part of the bar that buttons may take, with usual and with large letters, and the number of
letters up to which a word on a button is never shortened."""
FOR_WORDS = 18
"""Room that buttons leave for the words as long as they can do without their keys or break their
labels, in heights of the letters: two lines of a usual sentence."""
AIR, LITTLE = 11, 5
"""Least distance from the edge of the bar to its words, by the design, which leaves room for its
frame; and the distance where words would be lost otherwise."""
WORDS = 62, 46
"""Distance from the left end of the bar to its words, by the design, with usual and with large
letters. The button for the rules stands before them."""
LEAST, STEP = 720, 40
"""Least width of the bar, and the step in which it grows: a bar of each width is drawn only
once."""
AFTER, BESIDE, END = 24, 14, 18
"""Gaps after the words, between buttons and behind the last one, by the design."""
LINES_APART = 4
"""Least distance between two buttons below each other in the bar, in pixels."""
LINE = 42
"""Least distance from one line of buttons to the next, in pixels."""


def laid_out(prompt: Prompt, text: Text, places: Places, low: bool = False) -> Prompt:
    """Returns the prompt with the rectangles of its bar and of all buttons. `low` if the hand makes
    room."""
    if low and places.strain and not prompt.choice:
        prompt = replace(prompt, tall=prompt.steady or not fits(prompt, text, places))
    lines = [] if prompt.choice else with_room(prompt, text, places)
    bar, inner = _fitting(prompt, lines, text, places)
    if not prompt.choice:
        placed = _in_bar(lines, text, places, inner)
    elif prompt.met:
        placed = _beside_met(prompt.buttons, text, places)
    else:
        free = places.under_prompt if low else beside_hung(places)
        placed = _in_room(prompt.buttons, text, places, free)
    beside = _beside_words(lines, text, places)
    room = room_of(prompt, places).w - beside
    return replace(
        prompt,
        cut=places.letters > 1 and not is_whole(_said(prompt)[0], text, places, room),
        buttons=tuple(placed),
        tokens=tokens.laid_out(prompt.tokens, text, places),
        bar=bar,
        inner=inner,
    )


def beside_hung(places: Places) -> Rect:
    """Returns the room for choices over the row, clear of what hangs beside it and may be an
    answer, too."""
    room, row = places.choices, places.zones[owned(ROW, places.plays)].centre[0]
    hung = [places.zones[zone] for zone in places.hung]
    beside = [rect for rect in hung if rect.y < room.bottom and room.y < rect.bottom]
    left = max((rect.right for rect in beside if rect.right < row), default=room.x)
    right = min((rect.x for rect in beside if rect.x > row), default=room.right)
    return replace(room, x=left, w=right - left)


def room_of(prompt: Prompt, places: Places) -> Rect:
    """Returns the room of the bar. It takes some of the room of a hand that is not asked for, if
    large letters need it."""
    return places.tall_prompt if prompt.tall and places.strain else places.prompt


def _fitting(
    prompt: Prompt, lines: Sequence[Sequence[Button]], text: Text, places: Places
) -> tuple[Rect, Rect]:
    """Returns the bar, in the middle of its room, and the part of it that words and buttons
    take."""
    whole, ends = room_of(prompt, places), _beside_words(lines, text, places)
    words = max(_words_width(one, text, places, whole.w - ends) for one in _said(prompt))
    inner = whole.w if prompt.steady else min(whole.w, words + ends)
    step = places.px(STEP)
    wide = min(whole.w, max(places.px(LEAST), math.ceil(inner / step) * step))
    return Rect.around(whole.centre, wide, whole.h), Rect.around(whole.centre, inner, whole.h)


def _beside_words(lines: Sequence[Sequence[Button]], text: Text, places: Places) -> float:
    """Returns the width of everything beside the words: the ends of the bar, and its buttons."""
    ends = places.px(places.eased(*WORDS)) + places.px(AFTER)
    if lines:
        gaps = places.px(BESIDE) * (len(lines[0]) - 1)
        ends += sum(_columns(lines, text, places)) + gaps + places.px(END)
    return ends


def _columns(lines: Sequence[Sequence[Button]], text: Text, places: Places) -> list[float]:
    """Returns the widths of the columns of buttons, of which the last is full."""
    widths = [[button_width(button, text, places) for button in line[::-1]] for line in lines]
    return [max(column) for column in zip_longest(*widths, fillvalue=0.0)][::-1]


def _said(prompt: Prompt) -> list[Prompt]:
    """Returns the prompt with each second line that it may have, and nothing else."""
    bare = replace(prompt, buttons=(), tabs=(), tokens=(), bodies=())
    return [replace(bare, body=body) for body in (prompt.body, *prompt.bodies)]


def draw_prompt(prompt: Prompt, surface: Canvas, text: Text, places: Places, hover: str) -> None:
    """Draws the bar, its words and all buttons."""
    bar = prompt.bar
    for rect in (bar, book_at(bar, places)):
        keep_sharp(surface, (round(rect.x), round(rect.y), round(rect.w), round(rect.h)))
    draw_panel(surface, bar, places)
    if not prompt.unwritten:
        _write(prompt, surface, text, places)
    for button in prompt.buttons:
        draw_button(surface, button, text, places, button.id == hover)


def words_room(prompt: Prompt, places: Places) -> Rect:
    """Returns the part of the bar that the buttons leave for its words."""
    left = prompt.inner.x + places.px(places.eased(*WORDS))
    right = min([*(b.rect.x for b in in_line(prompt)), prompt.inner.right]) - places.px(AFTER) + 1
    return Rect(left, prompt.bar.y, right - left, prompt.bar.h)


def in_line(prompt: Prompt) -> list[Button]:
    """Returns the buttons that stand in the bar."""
    return [one for one in prompt.buttons if prompt.bar.contains(one.rect.centre)]


def _write(prompt: Prompt, surface: Canvas, text: Text, places: Places) -> None:
    """Draws the words, in the middle of the height of the bar; usual letters without buttons after
    them in the middle of its width, as what may take their place is longer."""
    room = words_room(prompt, places)
    heading, body = as_pictures(prompt, text, places, room.w)
    airy, whole = rooms_for_words(prompt, places)
    least = sum(paragraph.least(text) for paragraph in written(prompt, text, places, room.w))
    # Lines are drawn at whole pixels, so many lines need a little more height.
    tall = min(whole, max(airy, least + len(heading + body) - 3))
    centred = places.letters == 1 and not in_line(prompt)
    x = room.centre[0] if centred else room.x
    fitting.draw_lines(surface, [*heading, *body], x, room.centre[1], tall, centred=centred)


def as_pictures(
    prompt: Prompt, text: Text, places: Places, room: float
) -> tuple[list[pygame.Surface], list[pygame.Surface]]:
    """Returns pictures of the lines of the heading and of the body."""
    heading, body = written(prompt, text, places, room)
    ink = palette.CAPTION if prompt.body == prompt.whispered else palette.BODY
    ink = palette.IVORY if prompt.spoken else ink
    return heading.pictures(text, palette.IVORY), body.pictures(text, ink)


def written(
    prompt: Prompt, text: Text, places: Places, room: float, resorting: bool = True
) -> tuple[Paragraph, Paragraph]:
    """Returns the heading and the body in the largest letters that fit in the bar. They reach up to
    its frame, and large letters are smaller, only where words would be lost otherwise."""
    tellings = tuple(shorter(prompt.body)) if prompt.brief else (prompt.body,)
    airy, whole = rooms_for_words(prompt, places)
    steps = (FIRM, EASED) if places.letters > 1 else (EASED,)
    ways = product((airy, whole), steps, tellings)
    last = product((whole,), fitting.last_resorts(places), tellings)
    for tall, step, told in chain(ways, last if resorting else ()):
        heading, body = _sized(prompt, told, text, places, room, tall, step)
        said = heading.said == prompt.heading and body.said == told
        if said and heading.least(text) + body.least(text) <= tall:
            break
    return heading, body


def _sized(
    prompt: Prompt, told: str, text: Text, places: Places, room: float, tall: float, step: int
) -> tuple[Paragraph, Paragraph]:
    """Returns the heading and `told` on as many lines as there is room for, in letters as high as
    is wanted, or yielding so far. All lines are about as long, so that no word stands alone."""

    def fitted(said: str, role: str, px: int, most: int) -> Paragraph:
        lines = fitting.measured(text, places, said, role, px, room, most, step)
        return fitting.balanced(text, lines, int(room))

    line = fitting.closest(text, "body", places.text(0))
    if not told:
        one = text.width(prompt.heading, "title", places.text(23)) <= room
        role, px = ("title", 23) if one else ("body", 19)
        return fitted(prompt.heading, role, px, max(1, int(tall / line))), Paragraph("body", 1)
    # A heading takes a second line, or narrower letters, unless the body would lose words by it.
    ways = [("title", 1), ("title", 2), ("body_bold", 2), ("body_bold", 1)]
    if places.letters > 1:
        ways.insert(3, ("body_bold", 3))
    for role, lines in ways:
        heading = fitted(prompt.heading, role, 23, lines)
        left = tall - heading.least(text)
        body = fitted(told, "body", 22 if prompt.spoken else 19, max(1, int(left / line)))
        whole = heading.said == prompt.heading or role == "body_bold"
        if whole and line <= left and body.said == told:
            break
    return heading, body


def rooms_for_words(prompt: Prompt, places: Places) -> tuple[float, float]:
    """Returns the height for the words of the bar in pixels: within its frame, and where they need
    more."""
    high = room_of(prompt, places).h
    return high - 2 * places.px(AIR), high - 2 * places.px(LITTLE)


def fits(prompt: Prompt, text: Text, places: Places) -> bool:
    """Returns whether the words of a prompt fit beside its buttons, with every second line."""
    beside = _beside_words(with_room(prompt, text, places), text, places)
    room = room_of(prompt, places).w - beside
    return all(is_whole(one, text, places, room) for one in _said(prompt))


def is_whole(prompt: Prompt, text: Text, places: Places, room: float) -> bool:
    """Returns whether the words of a prompt fit in this width with no word left out, in letters as
    large as the player wants."""
    heading, body = written(prompt, text, places, room, resorting=False)
    tall = rooms_for_words(prompt, places)[1]
    fits = heading.least(text) + body.least(text) <= tall
    return fits and heading.said == prompt.heading and body.said in ("", prompt.body)


@lru_cache(maxsize=16)
def _words_width(prompt: Prompt, text: Text, places: Places, room: float) -> int:
    """Returns the width in pixels that the words take in this room."""
    lines = chain(*as_pictures(prompt, text, places, room))
    return max((line.get_width() for line in lines), default=0)


def shorter(told: str) -> Iterator[str]:
    """Yields the whole text, and then shorter versions, each without its last sentence."""
    parts = sentences(told)
    yield told
    for left in range(len(parts) - 1, 0, -1):
        yield " ".join((*parts[:left], MORE))


def sentences(told: str) -> list[str]:
    """Returns the sentences of a text; of an empty one, a single empty one."""
    return re.split("(?<=[.!?]) ", told)


def _in_bar(
    lines: Sequence[Sequence[Button]], text: Text, places: Places, inner: Rect
) -> list[Button]:
    """Returns the buttons at the right end of the bar, in lines whose columns are equally wide."""
    if not lines:
        return []
    gap, count, buttons = places.px(BESIDE), len(lines), [one for line in lines for one in line]
    tall = max(button_height(button, places) for button in buttons) + LINES_APART
    step = min(tall, (inner.h - 8 + LINES_APART) / count)
    y, columns = inner.centre[1] - (step * count - LINES_APART) / 2, _columns(lines, text, places)
    placed = {}
    for line in lines:
        right, widths = inner.right - places.px(END), columns[len(columns) - len(line) :]
        for button, width in zip(reversed(line), reversed(widths), strict=True):
            rect = Rect(right - width, y, width, step - LINES_APART)
            placed[button.id] = replace(button, rect=rect)
            right -= width + gap
        y += step
    return [placed[button.id] for button in buttons]


def with_room(prompt: Prompt, text: Text, places: Places) -> list[list[Button]]:
    """Returns the buttons in lines that leave enough room for the words: in one, or if large
    letters need it, in several, or with labels on two lines. Very long names are shortened."""
    bar, large = room_of(prompt, places), places.letters > 1
    most = bar.w * FOR_BUTTONS[large]
    ways = [*_ways(prompt.buttons, places, bar.h)] if prompt.buttons else [[]]
    wide = {number: _beside_words(lines, text, places) for number, lines in enumerate(ways)}
    narrowest = min(wide, key=lambda number: wide[number])
    if not large:
        # What is said follows the pointer, and no button may slip away from it.
        least = FOR_WORDS * places.text(19)
        lines = ways[next((n for n in wide if bar.w - wide[n] >= least), narrowest)]
    elif prompt.steady:
        lines = ways[narrowest]
    else:
        whole = (
            lines
            for number, lines in enumerate(ways)
            if sum(_columns(lines, text, places)) <= most
            and all(is_whole(one, text, places, bar.w - wide[number]) for one in _said(prompt))
        )
        lines = next(whole, ways[narrowest])
    offered, count = [button for line in lines for button in line], len(lines)
    while sum(_columns(_in_lines(offered, count), text, places)) > most:
        longest = max(offered, key=lambda button: button_width(button, text, places))
        if max(map(len, longest.label.split(" "))) <= LONG_WORD:
            break
        label = next(fitting.shortened(longest.label))
        shorter = replace(longest, label=label, said=longest.said or longest.label)
        offered[offered.index(longest)] = shorter
    return _in_lines(offered, count)


def _ways(buttons: Sequence[Button], places: Places, tall: float) -> Iterator[list[list[Button]]]:
    """Yields the ways in which buttons can stand in a bar of this height, the best first: in one
    line, also without keys or with labels on two lines, and for large letters in more lines."""
    yield [[*buttons]]
    broken = [replace(button, broken=" " in button.label, hint="") for button in buttons]
    if places.letters == 1:
        yield [[replace(button, hint="") for button in buttons]]
        yield [broken]
    else:
        for some, first in (buttons, 2), (broken, 1):
            high = max(button_height(button, places) for button in some) + LINES_APART
            most = int((tall - 8 + LINES_APART) / high)
            for count in range(first, min(most, len(buttons)) + 1):
                yield _in_lines(some, count)


def _in_lines(buttons: Sequence[Button], count: int) -> list[list[Button]]:
    """Returns the buttons in so many lines, the last of them full."""
    if not buttons:
        return []
    long = -(-len(buttons) // count)
    first = len(buttons) - long * (count - 1)
    ends = [first + long * number for number in range(count)]
    return [[*buttons[max(0, end - long) : end]] for end in ends]


def _beside_met(buttons: tuple[Button, ...], text: Text, places: Places) -> list[Button]:
    """Returns the buttons over the row, on both sides of the card that was met."""
    room, card = places.choices, places.met.grown(places.px(BESIDE))
    left = Rect(room.x, room.y, card.x - room.x, room.h)
    right = Rect(card.right, room.y, room.right - card.right, room.h)
    half = (len(buttons) + 1) // 2
    parts = (buttons[:half], left), (buttons[half:], right)
    return [b for part, side in parts if part for b in _in_room(part, text, places, side)]


def _in_room(buttons: tuple[Button, ...], text: Text, places: Places, room: Rect) -> list[Button]:
    """Returns the buttons in centred lines, with as many to a line and letters as large as fit.
    Very many buttons have small letters."""
    gap, large = max(6.0, places.px(12)), label_px(places)
    widths = [button_width(button, text, places) for button in buttons]
    lines = _broken(widths, room.w, gap)
    for px in range(large - 1, SMALLEST - 1, -1):
        if len(lines) * LINE <= room.h:
            break
        widths = [text.width(b.label, "label", px) + places.px(36) for b in buttons]
        lines = _broken(widths, room.w, gap)
    step = min(places.target + gap, room.h / len(lines))
    height = min(places.target, step - 3)
    y = room.centre[1] - step * len(lines) / 2 + (step - height) / 2
    placed = []
    for line in lines:
        x = room.centre[0] - (sum(widths[i] + gap for i in line) - gap) / 2
        for i in line:
            placed.append(replace(buttons[i], rect=Rect(x, y, widths[i], height)))
            x += widths[i] + gap
        y += step
    return placed


def _broken(widths: Sequence[float], room: float, gap: float) -> list[range]:
    """Returns the numbers of the buttons in each line."""
    lines, start, used = [], 0, 0.0
    for i, width in enumerate(widths):
        if i > start and used + width > room:
            lines.append(range(start, i))
            start, used = i, 0.0
        used += width + gap
    return [*lines, range(start, len(widths))]
