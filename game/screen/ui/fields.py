"""A line of text that one types on a page, and the key that is held down in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.legible import LONGEST, apart, composed
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.element import Act, Box, Kit, Leaf, Placed
from game.screen.ui.theme import BLACK, WHITE
from game.table.hands.things import Kind
from game.table.layout.places import Rect

ROLE, PX = "body", 22
"""Role of the letters, and their height by the design."""
AGAIN = 0.4, 0.04
"""Seconds before the first repeat of a key that is held down, and between later ones."""


@dataclass(frozen=True)
class Typed:
    """The content of a field of up to `longest` letters. The caret stands before the letter with
    this index."""

    text: str
    longest: int
    caret: int = 0

    def typed(self, letters: str) -> Typed:
        """Returns the field with letters added at the caret, as many as fit. An accent joins the
        letter before it, and line breaks become spaces."""
        return self._with(composed(self.text[: self.caret] + _on_one_line(letters)))

    def typed_legibly(self, letters: str) -> tuple[Typed, str]:
        """Returns the field with those letters added that can be shown, and the others."""
        before, left = apart(self.text[: self.caret] + _on_one_line(letters))
        return self._with(before), left

    def _with(self, before: str) -> Typed:
        """Returns the field with other letters before the caret, as many as fit."""
        after = self.text[self.caret :]
        before = before[: self.longest - len(after)]
        return replace(self, text=before + after, caret=len(before))

    def pressed(self, key: int) -> Typed:
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

    def at(self, caret: int) -> Typed:
        """Returns the field with the caret there, or as near as possible."""
        return replace(self, caret=min(max(0, caret), len(self.text)))


def _on_one_line(letters: str) -> str:
    """Returns typed or pasted letters in one line. They are cut first, as they may be a whole
    book."""
    some = letters[:LONGEST]
    return "".join(" " if unicodedata.category(x) == "Cc" and x.isspace() else x for x in some)


NOTHING = Typed("", 0)


@dataclass(frozen=True)
class Field(Leaf):
    """A line to type in, which shows a `prompt` while it is empty. `change` is given the new line
    after each change, and `type` the letters that come in; without `type`, `change` takes them up,
    too. Enter calls `enter`. The field is `focused` while the caret stands in it, and `marked`
    while the next letter replaces the whole line."""

    typed: Typed = NOTHING
    prompt: str = ""
    change: Callable[[Typed], None] | None = None
    type: Callable[[str], None] | None = None
    enter: Act | None = None
    focused: bool = False
    marked: bool = False

    @property
    def pressable(self) -> bool:
        return True

    @property
    def kind(self) -> Kind:
        return "field"

    @property
    def content(self) -> str:
        return self.typed.text

    @property
    def name(self) -> str:
        return self.said or self.typed.text or self.prompt

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = max(kit.places.target, kit.places.text(PX) * 1.7)
        return Box(width, high, (Placed(self, Rect(0, 0, width, high)),))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(10)

    def press(self, key: int) -> None:
        """Takes up a key that moves the caret or deletes a letter."""
        self._become(self.typed.pressed(key))

    def write(self, letters: str) -> None:
        """Takes up letters that are typed or pasted."""
        if self.type is not None:
            self.type(letters)
        else:
            self._become(self.typed.typed(letters))

    def become(self, content: str | float) -> None:
        empty = replace(self.typed, text="", caret=0)
        if self.type is not None:
            self._become(empty)
            self.type(str(content))
        else:
            self._become(empty.typed(str(content)))

    def at_end(self) -> None:
        """Puts the caret after the last letter."""
        self._become(self.typed.at(len(self.typed.text)))

    def _become(self, typed: Typed) -> None:
        if self.change is not None and typed != self.typed:
            self.change(typed)

    @staticmethod
    def _room(kit: Kit, rect: Rect) -> Rect:
        margin = max(10.0, kit.px(18))
        return Rect(rect.x + margin, rect.y, rect.w - 2 * margin, rect.h)

    def _width(self, kit: Kit, letters: str) -> float:
        return kit.text.width(letters, ROLE, kit.places.text(PX))

    def _shift(self, kit: Kit, room: Rect) -> float:
        """Returns how many pixels a long line is moved to the left, so that its caret is in
        sight."""
        before = self._width(kit, self.typed.text[: self.typed.caret])
        return max(0.0, before + 3 - room.w) if self.focused else 0.0

    def put_caret(self, kit: Kit, rect: Rect, x: float) -> None:
        """Puts the caret between the letters nearest to `x`, in pixels of the window."""
        room, text = self._room(kit, rect), self.typed.text
        wanted = x - room.x + self._shift(kit, room)
        ends = [self._width(kit, text[:n]) for n in range(len(text) + 1)]
        self._become(
            self.typed.at(min(range(len(ends)), key=lambda n: (abs(ends[n] - wanted), -n)))
        )

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        radius, px, text = self.radius(kit, rect), kit.places.text(PX), kit.text
        if kit.theme.plain:
            shapes.box(surface, rect, radius, BLACK)
            shapes.outline(surface, rect, radius, max(2.0, kit.px(2.6)), WHITE)
        else:
            kit.theme.sink(surface, rect, radius, kit.places)
            kit.theme.outline(surface, rect, radius, kit.px(1.6))
        room = self._room(kit, rect)
        shift, middle = self._shift(kit, room), room.centre[1]
        if self.typed.text:
            letters = text.render(self.typed.text, ROLE, px, kit.theme.inks["strong"])
        else:
            ink = kit.theme.inks["idle"]
            letters = text.fitted(self.prompt, "body_italic", px, ink, room.w)
        if self.marked:
            wide = min(letters.get_width(), room.w)
            area = round(room.x - 2), round(middle - px * 0.7), round(wide + 4), round(px * 1.4)
            picked = kit.theme.looks["picked"].bottom
            surface.fill(palette.LEGAL[:3] if kit.theme.plain else picked[:3], area)
        at = round(room.x), round(middle - letters.get_height() / 2)
        surface.blit(letters, at, (round(shift), 0, round(room.w) + 1, letters.get_height()))
        if self.focused and not self.marked:
            x = room.x - shift + self._width(kit, self.typed.text[: self.typed.caret])
            width, height = max(2, round(kit.px(2))), round(px * 1.2)
            caret = round(x), round(middle - height / 2), width, height
            surface.fill(kit.theme.inks["told"], caret)


class HeldKey:
    """The key that is held down in a field, if any. It is repeated."""

    def __init__(self) -> None:
        self._held: tuple[int, float] | None = None

    def press(self, key: int) -> None:
        """Notes that this key is down."""
        self._held = key, AGAIN[0]

    def release(self) -> None:
        """Notes that no key is down."""
        self._held = None

    def due(self, dt: float) -> int | None:
        """Counts `dt` seconds. Returns the key if it repeats now."""
        if self._held is None:
            return None
        key, left = self._held
        counts = left <= dt
        self._held = key, (AGAIN[1] if counts else left - dt)
        return key if counts else None
