"""The prompt: the question, the reason for it, and a button for each answer."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, product

import pygame

from game.rules.state import REVEALED
from game.screen.lettering import fitting
from game.screen.lettering.fitting import Paragraph
from game.screen.lettering.legible import MORE
from game.screen.lettering.text import SMALLEST, Text
from game.screen.look import palette
from game.screen.materials.glass import draw_panel
from game.screen.sheet import Canvas, keep_sharp
from game.screen.table.asking import options, tokens
from game.screen.table.asking.options import draw_options
from game.screen.table.drawing.table_buttons import button_width, draw_button
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.places import Places, Rect

FOR_BUTTONS, LONG_WORD = (0.5, 0.4), 12
"""Part of the bar that buttons may take, with usual and with large letters, and the number of
letters up to which a word on a button is never shortened."""
AIR, LITTLE = 11, 5
"""Least distance from the edge of the bar to its words, by the design, which leaves room for its
frame; and the distance where words would be lost otherwise."""
WORDS = 62, 46
"""Distance from the left end of the bar to its words, by the design, with usual and with large
letters. The button for the rules stands before them."""
LEAST, STEP = 520, 40
"""Least width of the bar, and the step in which it grows: a bar of each width is drawn only
once."""
AFTER, BESIDE, END = 24, 14, 18
"""Gaps after the words, between buttons and behind the last one, by the design."""
LINE = 43
"""Least distance from one line of buttons to the next, in pixels."""


def laid_out(prompt: Prompt, text: Text, places: Places) -> Prompt:
    """Returns the prompt with the rectangles of its bar and of all buttons."""
    sized = [] if prompt.choice else with_room(prompt.buttons, text, places)
    bar, inner = _fitting(prompt, sized, text, places)
    if not prompt.choice:
        placed = _in_bar(sized, text, places, inner)
    elif prompt.met:
        placed = _beside_met(prompt.buttons, text, places)
    else:
        placed = _in_band(prompt.buttons, text, places, places.band)
    return replace(
        prompt,
        buttons=tuple(placed),
        options=options.laid_out(prompt.options, text, places),
        tokens=tokens.laid_out(prompt.tokens, places),
        bar=bar,
        inner=inner,
    )


def _fitting(
    prompt: Prompt, buttons: Sequence[Button], text: Text, places: Places
) -> tuple[Rect, Rect]:
    """Returns the bar, in the middle of its room, and the part of it that words and buttons
    take."""
    whole = places.prompt
    ends = places.px(places.eased(*WORDS)) + places.px(AFTER)
    if buttons:
        wide = sum(button_width(button, text, places) for button in buttons)
        ends += wide + places.px(BESIDE) * (len(buttons) - 1) + places.px(END)
    room, bare = whole.w - ends, replace(prompt, buttons=(), options=(), tokens=(), bodies=())
    said = [replace(bare, body=body) for body in (prompt.body, *prompt.bodies)]
    words = max(_words_width(one, text, places, room) for one in said)
    inner = whole.w if prompt.steady else min(whole.w, words + ends)
    step = places.px(STEP)
    wide = min(whole.w, max(places.px(LEAST), math.ceil(inner / step) * step))
    return Rect.around(whole.centre, wide, whole.h), Rect.around(whole.centre, inner, whole.h)


def draw_prompt(prompt: Prompt, surface: Canvas, text: Text, places: Places, hover: str) -> None:
    """Draws the bar, its words and all buttons."""
    bar = prompt.bar
    keep_sharp(surface, (round(bar.x), round(bar.y), round(bar.w), round(bar.h)))
    draw_panel(surface, bar, places)
    if not prompt.unwritten:
        _write(prompt, surface, text, places)
    for button in prompt.buttons:
        draw_button(surface, button, text, places, button.id == hover)
    draw_options(surface, prompt.options, text, places, hover)


def words_room(prompt: Prompt, places: Places) -> Rect:
    """Returns the part of the bar that the buttons leave for its words."""
    in_bar = [b.rect.x for b in prompt.buttons if prompt.bar.contains(b.rect.centre)]
    left = prompt.inner.x + places.px(places.eased(*WORDS))
    right = min([*in_bar, prompt.inner.right]) - places.px(AFTER) + 1
    return Rect(left, prompt.bar.y, right - left, prompt.bar.h)


def _write(prompt: Prompt, surface: Canvas, text: Text, places: Places) -> None:
    """Draws the words, in the middle of the height of the bar."""
    room = words_room(prompt, places)
    heading, body = as_pictures(prompt, text, places, room.w)
    airy, whole = rooms_for_words(places)
    least = sum(paragraph.least(text) for paragraph in written(prompt, text, places, room.w))
    # Lines are drawn at whole pixels, so many lines need a little more height.
    tall = min(whole, max(airy, least + len(heading + body) - 3))
    fitting.draw_lines(surface, [*heading, *body], room.x, room.centre[1], tall)


def as_pictures(
    prompt: Prompt, text: Text, places: Places, room: float
) -> tuple[list[pygame.Surface], list[pygame.Surface]]:
    """Returns pictures of the lines of the heading and of the body."""
    heading, body = written(prompt, text, places, room)
    ink = palette.CAPTION if prompt.body == prompt.whispered else palette.BODY
    ink = palette.IVORY if prompt.spoken else ink
    return heading.pictures(text, palette.IVORY), body.pictures(text, ink)


def written(prompt: Prompt, text: Text, places: Places, room: float) -> tuple[Paragraph, Paragraph]:
    """Returns the heading and the body in the largest letters that fit in the bar. They reach up to
    its frame only where words would be lost otherwise."""
    tellings = tuple(shorter(prompt.body)) if prompt.brief else (prompt.body,)
    for tall, smaller, told in product(rooms_for_words(places), places.smaller(), tellings):
        heading, body = _sized(prompt, told, text, smaller, room, tall)
        whole = heading.said == prompt.heading and body.said == told
        if whole and heading.least(text) + body.least(text) <= tall:
            break
    return heading, body


def _sized(
    prompt: Prompt, told: str, text: Text, places: Places, room: float, tall: float
) -> tuple[Paragraph, Paragraph]:
    """Returns the heading and `told` in letters of one size, on as many lines as there is room
    for."""

    def fitted(said: str, role: str, px: int, most: int) -> Paragraph:
        return Paragraph(role, *fitting.measured(text, places, said, role, px, room, most))

    line = fitting.closest(text, "body", places.text(0))
    if not told:
        one = text.width(prompt.heading, "title", places.text(23)) <= room
        role, px = ("title", 23) if one else ("body", 19)
        return fitted(prompt.heading, role, px, max(1, int(tall / line))), Paragraph("body", 1)
    # A heading takes a second line, or narrower letters, unless the body would lose words by it.
    for role, lines in (("title", 1), ("title", 2), ("body_bold", 2), ("body_bold", 1)):
        heading = fitted(prompt.heading, role, 23, lines)
        left = tall - heading.least(text)
        body = fitted(told, "body", 22 if prompt.spoken else 19, max(1, int(left / line)))
        whole = heading.said == prompt.heading or role == "body_bold"
        if whole and line <= left and body.said == told:
            break
    return heading, body


def rooms_for_words(places: Places) -> tuple[float, float]:
    """Returns the height for the words of the bar in pixels: within its frame, and where they need
    more."""
    return places.prompt.h - 2 * places.px(AIR), places.prompt.h - 2 * places.px(LITTLE)


@lru_cache(maxsize=16)
def _words_width(prompt: Prompt, text: Text, places: Places, room: float) -> int:
    """Returns the width in pixels that the words take in this room."""
    lines = chain(*as_pictures(prompt, text, places, room))
    return max((line.get_width() for line in lines), default=0)


def shorter(told: str) -> Iterator[str]:
    """Yields the whole text, and then shorter versions, each without its last sentence."""
    sentences = re.split("(?<=[.!?]) ", told)
    yield told
    for left in range(len(sentences) - 1, 0, -1):
        yield " ".join((*sentences[:left], MORE))


def _in_bar(buttons: Sequence[Button], text: Text, places: Places, inner: Rect) -> list[Button]:
    height = min(places.target, inner.h - 8)
    right = inner.right - places.px(END)
    placed = []
    for button in reversed(buttons):
        width = button_width(button, text, places)
        rect = Rect(right - width, inner.centre[1] - height / 2, width, height)
        placed.append(replace(button, rect=rect))
        right -= width + places.px(BESIDE)
    return placed[::-1]


def with_room(buttons: Sequence[Button], text: Text, places: Places) -> list[Button]:
    """Returns the buttons in the largest letters that leave enough room for the words. Very long
    names are shortened."""
    half, less = FOR_BUTTONS
    for smaller in places.smaller():
        offered = [replace(button, letters=smaller.letters) for button in buttons]
        most = places.prompt.w * (less if smaller.letters > 1 else half)
        if sum(button_width(button, text, places) for button in offered) <= most:
            return offered
    while sum(button_width(b, text, places) for b in offered) > most:
        wide = max(offered, key=lambda button: button_width(button, text, places))
        if max(map(len, wide.label.split(" "))) <= LONG_WORD:
            break
        label = next(fitting.shortened(wide.label))
        shorter = replace(wide, label=label, said=wide.said or wide.label)
        offered[offered.index(wide)] = shorter
    return offered


def _beside_met(buttons: tuple[Button, ...], text: Text, places: Places) -> list[Button]:
    """Returns the buttons in the band, on both sides of the revealed card."""
    band, card = places.band, places.zones[REVEALED].grown(places.px(BESIDE))
    left = Rect(band.x, band.y, card.x - band.x, band.h)
    right = Rect(card.right, band.y, band.right - card.right, band.h)
    half = (len(buttons) + 1) // 2
    parts = (buttons[:half], left), (buttons[half:], right)
    return [b for part, room in parts if part for b in _in_band(part, text, places, room)]


def _in_band(buttons: tuple[Button, ...], text: Text, places: Places, band: Rect) -> list[Button]:
    """Returns the buttons in centred lines, with as many to a line and letters as large as fit.
    Very many buttons have small letters."""
    gap = max(6.0, places.px(12))
    for smaller in places.smaller():
        sized = [replace(button, letters=smaller.letters) for button in buttons]
        widths = [button_width(button, text, places) for button in sized]
        lines = _broken(widths, band.w, gap)
        if max(widths, default=0) <= band.w and len(lines) * max(LINE, smaller.target) <= band.h:
            break
    if len(lines) * LINE > band.h:
        widths = [text.width(b.label, "label", SMALLEST) + places.px(36) for b in buttons]
        lines = _broken(widths, band.w, gap)
    step = min(places.target + gap, band.h / len(lines))
    height = min(places.target, step - 3)
    y = band.centre[1] - step * len(lines) / 2 + (step - height) / 2
    placed = []
    for line in lines:
        x = band.centre[0] - (sum(widths[i] + gap for i in line) - gap) / 2
        for i in line:
            placed.append(replace(sized[i], rect=Rect(x, y, widths[i], height)))
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
