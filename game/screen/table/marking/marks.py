"""Notes about a game at the edge of the table, where no card ever lies."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.fitting import between_cards, draw_lines, fitting_in, height
from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.look.emblems import TALK_ICONS, TALK_NAMES
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.screen.table.drawing.headline import TURN_PX, begins_at
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Rect
from game.table.party import Talk
from game.words import Words

TALK, WHY = "talk", "why"
"""Ids of the note on how much two players may tell each other, which opens what they agree on, and
of the one that takes its place with the sleepwalker, which opens its reasons."""

FROM_HEADLINE = 24
"""Distance of a note from the headline before it, in design pixels."""
LOWER = 0.08
"""How much lower than their line letters lie on a pill, by their height."""


@dataclass(frozen=True)
class Mark:
    """A note in a rectangle, on at most `most` lines."""

    id: str
    words: str
    rect: Rect
    most: int
    ink: palette.Colour
    pill: bool = False
    """True if the mark lies on a pill of glass."""
    icon: str = ""
    """The icon before the words, on a pill."""


def rewound(places: Places, words: str) -> Mark:
    """Returns the note on how often the game was rewound, under its name; for the left hand across
    from the buttons, which are at the left then."""
    room, height = places.span(40, 74, 290, 74), places.text(16) * 1.3
    if places.left_handed:
        room = places.span(1630, 40, 1880, 40)
    rect = Rect(room.x, room.y - height / 2, room.w, height)
    return Mark("rewound", words, rect, 1, palette.CAPTION)


def unkept(places: Places, words: str) -> Mark:
    """Returns the note on why the last command is not on the disk."""
    return Mark("unkept", words, places.note_at, 4, palette.LEGAL)


def on_headline(mark: Mark, places: Places) -> bool:
    """Returns whether a note stands where the headline does."""
    return mark.rect == places.note_at and places.note_at.bottom < places.door_slot(0, 0).y


def agreed(places: Pair, talk: Talk, words: Words) -> Mark:
    """Returns the note on how much the two players may tell each other."""
    return _pill(TALK, words.say(TALK_NAMES[talk]), TALK_ICONS[talk], places.talk_at)


def asks_why(places: Pair, words: Words) -> Mark:
    """Returns the note by which the sleepwalker is asked for its reasons."""
    return _pill(WHY, words.say("Why?"), TALK_ICONS["open"], places.talk_at)


def _pill(key: str, told: str, icon: str, room: Rect) -> Mark:
    return Mark(key, told, room, 2, palette.CAPTION, pill=True, icon=icon)


def after_headline(
    mark: Mark, lines: Sequence[str], text: Text, places: Places, window: Places
) -> Mark:
    """Returns a note on a pill in the upper line right after the headline: after the first of its
    `lines` with which it still ends where its room does. For the left hand it stands at the right
    end of the line, as buttons and headline take the left one."""
    wide = math.ceil(pill_of(text, places, mark).w)
    # Its letters stand on the line of those before it.
    mark = replace(mark, rect=replace(mark.rect, y=mark.rect.y - places.text(16) * LOWER))
    if window.left_handed:
        return replace(mark, rect=replace(mark.rect, x=places.at(1890, 0)[0] - wide, w=wide))
    left, apart = begins_at(window), places.px(FROM_HEADLINE)
    ends = [left + text.width(line, "body", window.text(TURN_PX)) + apart for line in lines]
    free = [end for end in ends if end + wide <= mark.rect.right]
    x = math.ceil(free[0]) if free else mark.rect.right - wide
    return replace(mark, rect=replace(mark.rect, x=x, w=wide))


def known_to_both(places: Places, words: str) -> Mark:
    """Returns the note on what an eye on a card means."""
    return Mark("eyes", words, places.note_at, 4, palette.BODY)


def heard(places: Places, captions: Sequence[str]) -> Iterator[Mark]:
    """Yields captions for the sounds that are heard, one below the other; only the last one where
    there is no room for two."""
    room, gap = places.heard_at, places.px(6)
    tall = min((room.h - gap) / 2, places.text(16) * 3)
    if tall < places.text(16) * 1.3 or len(captions) == 1:
        captions, tall = captions[-1:], min(room.h, places.text(16) * 3)
    most = 2 if tall > places.usual(16) * 2.8 else 1
    for number, words in enumerate(captions):
        rect = replace(room, y=room.y + number * (tall + gap), h=tall)
        yield Mark(f"caption.{number}", words, rect, most, palette.IVORY, pill=True)


def draw_mark(surface: Canvas, text: Text, places: Places, mark: Mark) -> None:
    """Draws a note in its rectangle."""
    rect = mark.rect
    if mark.pill:
        draw_pill(surface, text, places, mark)
        return
    room = rect.w, rect.h
    lines = between_cards(text, places, mark.words, "body", 16, mark.ink, room, mark.most)
    draw_lines(surface, lines, rect.x, rect.centre[1], rect.h)


def pill_of(text: Text, places: Places, mark: Mark) -> Rect:
    """Returns the rectangle of the pill of a note, which is as long as its words."""
    return _on_pill(text, places, mark)[0]


def _on_pill(
    text: Text, places: Places, mark: Mark
) -> tuple[Rect, Sequence[pygame.Surface], float, float]:
    """Returns the rectangle of a pill, in the middle of that of its note, the pictures of its
    lines, the room of its icon before them and that at its ends, in pixels."""
    rect, air = mark.rect, max(6.0, places.px(14)) if places.strain < 0.5 else 3.0
    aside = places.text(16) + max(4.0, places.px(7)) if mark.icon else 0.0
    whole, high = rect.w - 2 * air, rect.h - 2
    if aside and places.letters > 1:
        beside = whole - aside, high
        told = fitting_in(text, places, mark.words, "body", 16, beside, mark.most, resorting=False)
        if told.said != mark.words or told.least(text) > high:
            aside = 0.0
    room = whole - aside, high
    lines = between_cards(text, places, mark.words, "body", 16, mark.ink, room, mark.most)
    tall, wide = min(room[1], height(lines)), aside + max(line.get_width() for line in lines)
    glass = Rect.around(rect.centre, wide + 2 * air, min(rect.h, tall + places.px(12)))
    return glass, lines, aside, air


def draw_pill(surface: Canvas, text: Text, places: Places, mark: Mark) -> None:
    """Draws a note on its pill."""
    glass, lines, aside, air = _on_pill(text, places, mark)
    slabs.slab(surface, glass, min(glass.h / 2, places.px(20)), places.px(1.6), slabs.CHIP, places)
    if aside:
        px = places.text(16)
        picture = icons.draw(mark.icon, px, mark.ink)
        surface.blit(picture, (round(glass.x + air), round(glass.centre[1] - px / 2)))
    x, y = glass.centre
    tall = min(mark.rect.h - 2, height(lines))
    # A line has more air under its letters than over them.
    y += places.text(16) * LOWER if tall < glass.h - 2 else 0
    draw_lines(surface, lines, x + aside / 2, y, tall, centred=True)
