"""A text field of one line: its content, its caret and its look."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.legible import LONGEST, apart, composed
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.materials import foil
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect

ROLE = "body"


@dataclass(frozen=True)
class Field:
    """The content of a field of up to `longest` letters. The caret stands before the letter with
    this index."""

    text: str
    longest: int
    caret: int = 0

    def typed(self, letters: str) -> Field:
        """Returns the field with letters added at the caret, as many as fit. An accent joins the
        letter before it, and line breaks become spaces."""
        return self._with(composed(self.text[: self.caret] + _on_one_line(letters)))

    def typed_legibly(self, letters: str) -> tuple[Field, str]:
        """Returns the field with those letters added that can be shown, and the others."""
        before, left = apart(self.text[: self.caret] + _on_one_line(letters))
        return self._with(before), left

    def _with(self, before: str) -> Field:
        """Returns the field with other letters before the caret, as many as fit."""
        after = self.text[self.caret :]
        before = before[: self.longest - len(after)]
        return replace(self, text=before + after, caret=len(before))

    def pressed(self, key: int) -> Field:
        """Returns the field after a key that deletes a letter or moves the caret; other keys change
        nothing."""
        text, at = self.text, self.caret
        if key == pygame.K_BACKSPACE and at > 0:
            return replace(self, text=text[: at - 1] + text[at:], caret=at - 1)
        if key == pygame.K_DELETE:
            return replace(self, text=text[:at] + text[at + 1 :])
        goals = {
            pygame.K_LEFT: at - 1,
            pygame.K_RIGHT: at + 1,
            pygame.K_HOME: 0,
            pygame.K_END: len(text),
        }
        return self.at(goals.get(key, at))

    def at(self, caret: int) -> Field:
        """Returns the field with the caret there, or as near as possible."""
        return replace(self, caret=min(max(0, caret), len(self.text)))


def _on_one_line(letters: str) -> str:
    """Returns typed or pasted letters in one line. They are cut first, as they may be a whole
    book."""
    some = letters[:LONGEST]
    return "".join(" " if unicodedata.category(x) == "Cc" and x.isspace() else x for x in some)


def letter_px(places: Places) -> int:
    """Returns the letter height of a field in pixels."""
    return places.text(22)


def _room(rect: Rect, places: Places) -> Rect:
    """Returns the part of a field for its letters."""
    margin = max(10.0, places.px(18))
    return Rect(rect.x + margin, rect.y, rect.w - 2 * margin, rect.h)


def _shift(field: Field, focused: bool, room: Rect, text: Text, places: Places) -> float:
    """Returns how many pixels a long line is moved to the left to keep its caret visible."""
    before = text.width(field.text[: field.caret], ROLE, letter_px(places))
    return max(0.0, before + 3 - room.w) if focused else 0.0


def letter_at(field: Field, focused: bool, rect: Rect, x: float, text: Text, places: Places) -> int:
    """Returns the index of the caret for a press at this x: between the nearest letters."""
    room = _room(rect, places)
    wanted = x - room.x + _shift(field, focused, room, text, places)
    ends = [text.width(field.text[:n], ROLE, letter_px(places)) for n in range(len(field.text) + 1)]
    return min(range(len(ends)), key=lambda n: (abs(ends[n] - wanted), -n))


def draw_field(
    surface: Canvas,
    field: Field,
    hint: str,
    focused: bool,
    rect: Rect,
    text: Text,
    places: Places,
) -> None:
    """Draws a field with its line or, if it is empty, a hint."""
    radius, px = places.px(10), letter_px(places)
    sink(surface, places, rect, radius)
    if focused:
        shapes.outline(surface, rect, radius, places.px(2.6), palette.LEGAL)
    else:
        foil.outline(surface, rect, radius, places.px(1.6), 190)
    room = _room(rect, places)
    shift = _shift(field, focused, room, text, places)
    surface.set_clip(pygame.Rect(round(room.x), round(room.y), round(room.w) + 1, round(room.h)))
    if field.text:
        letters = text.render(field.text, ROLE, px, palette.IVORY)
    else:
        letters = text.fitted(hint, "body_italic", px, palette.CAPTION_IDLE, room.w)
    middle = room.centre[1]
    surface.blit(letters, (round(room.x - shift), round(middle - letters.get_height() / 2)))
    if focused:
        x = room.x - shift + text.width(field.text[: field.caret], ROLE, px)
        width, height = max(2, round(places.px(2))), round(px * 1.2)
        surface.fill(palette.LEGAL, (round(x), round(middle - height / 2), width, height))
    surface.set_clip(None)
