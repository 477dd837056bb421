"""Where the parts of a review lie: beside each other, or one below the other in large letters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.screen.lettering.fitting import draw_lines, fitted, height
from game.screen.look import palette
from game.screen.pages.review.chance_curve import ChanceCurve
from game.screen.pages.review.costly_choices import CostlyChoice
from game.screen.pages.review.luck_and_choices import LuckAndChoices
from game.screen.pages.statistics.pens import TITLE_PX, Pens
from game.screen.pages.statistics.statistics_layout import Invitation
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect

BESIDE = 54
"""Two columns take so much width at least, by the height of their letters."""
LEFT = 0.46
"""The part of it that the curve has."""
MORE = 1.6
"""So much higher than it needs to be is a choice at most, by the height of the letters."""
TALLEST = 1.0
"""The height of the curve by its width, at most."""


@dataclass(frozen=True)
class Heading:
    """Words over the choices."""

    id: str
    said: str

    def height(self, width: float, pens: Pens) -> float:
        """Of its lines."""
        return height(self._lines(width, pens))

    def _lines(self, width: float, pens: Pens) -> list[pygame.Surface]:
        told = self.said, "label", TITLE_PX, palette.CAPTION
        return fitted(pens.text, pens.places, *told, width, 3)

    def things(self, rect: Rect, pens: Pens) -> list[Thing]:
        """All of it."""
        return [Thing(self.id, "text", self.said, rect)]

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """In its room."""
        draw_lines(surface, self._lines(rect.w, pens), rect.x, rect.centre[1], rect.h)


@dataclass(frozen=True)
class ReviewSheet:
    """All of a review in a `width`; what is left of a height of `tall` the curve takes, and beside
    it the choices share. Its rectangles count from its own upper left corner."""

    curve: ChanceCurve
    balance: LuckAndChoices
    heading: Heading | Invitation
    choices: tuple[CostlyChoice, ...]
    width: float
    tall: float
    pens: Pens

    @property
    def _two(self) -> bool:
        """Whether there are two columns."""
        return self.width >= self.pens.label_px * BESIDE

    @property
    def _apart(self) -> float:
        return self.pens.gap * 1.6

    @property
    def _left(self) -> float:
        """The width of the column with the curve."""
        return (self.width - self._apart) * LEFT if self._two else self.width

    @property
    def _right(self) -> float:
        """That of the column with the choices."""
        return self.width - self._left - self._apart if self._two else self.width

    @cached_property
    def _rows(self) -> tuple[float, ...]:
        """How high each choice has to be."""
        return tuple(choice.height(self._right, self.pens) for choice in self.choices)

    @cached_property
    def _list_high(self) -> float:
        """The height of the heading and the choices."""
        gap, head = self.pens.gap, self.heading.height(self._right, self.pens)
        return head + gap * 0.9 + sum(self._rows) + gap * max(0, len(self._rows) - 1)

    @cached_property
    def curve_at(self) -> Rect:
        """Above the rest."""
        high = self.curve.height(self._left, self.pens)
        if self._two:
            balance = self.balance.height(self._left, self.pens) + self.pens.gap
            high = max(high, min(self.tall - balance, self._left * TALLEST))
        return Rect(0, 0, self._left, high)

    @cached_property
    def balance_at(self) -> Rect:
        """Under the curve."""
        high = self.balance.height(self._left, self.pens)
        return Rect(0, self.curve_at.bottom + self.pens.gap, self._left, high)

    @cached_property
    def heading_at(self) -> Rect:
        """Beside the curve, or under all that."""
        head = self.heading.height(self._right, self.pens)
        if self._two:
            return Rect(self.width - self._right, 0, self._right, head)
        return Rect(0, self.balance_at.bottom + 2 * self.pens.gap, self._right, head)

    @cached_property
    def choices_at(self) -> tuple[Rect, ...]:
        """Under their heading."""
        gap, head = self.pens.gap, self.heading_at
        spare = self.balance_at.bottom - self._list_high if self._two else 0.0
        more = min(max(0.0, spare) / max(1, len(self._rows)), self.pens.label_px * MORE)
        lying, y = list[Rect](), head.bottom + gap * 0.9
        for row in self._rows:
            lying.append(Rect(head.x, y, head.w, row + more))
            y += row + more + gap
        return tuple(lying)

    @property
    def high(self) -> float:
        """Of all of it."""
        return max(rect.bottom for rect in (self.balance_at, self.heading_at, *self.choices_at))

    def buttons(self) -> Iterator[Button]:
        """The choices, each a button."""
        for choice, rect in zip(self.choices, self.choices_at, strict=True):
            yield choice.button(rect)
