"""What is written on a table: every line with its letters and its place, and what lies over it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from game.rules.state import FORESIGHT, REVEALED, ROW, owned
from game.screen.lettering.legible import MORE
from game.screen.sheet import Sheet
from game.table.layout.pair import Pair
from game.table.layout.places import Places, Rect
from tests.screen.robots.glass import Glass
from tests.table.robots.tables import inside

TOUCHED = 0.04
"""Share of the ink of a line that may be covered: letters touch a frame here and there."""
YIELDED = 0.9
"""Least height of letters, by the wanted one: a little less where words would be lost."""
OPAQUE = 200
"""Alpha from which a picture hides what lies below it."""
LEAST = 44
"""Least width and height of a button, in pixels."""


@dataclass(frozen=True)
class Line:
    """A line of words in letters of `px` pixels, and the rectangle of its ink."""

    words: str
    px: int
    ink: pygame.Mask
    at: tuple[int, int]

    @property
    def rect(self) -> Rect:
        boxes = self.ink.get_bounding_rects()
        box = boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)
        return Rect(*box.move(self.at))


class Reading:
    """Reads one picture of the table, line by line."""

    def __init__(self, glass: Glass) -> None:
        app, table = glass.app, glass.table
        text, cards = app.text, app.cards
        words: dict[int, tuple[str, int]] = {}
        lifted: set[int] = set()
        kept: list[pygame.Surface] = []
        render, resting = text.render, cards.resting

        def noting(told: str, role: str, px: int, *how: Any, **named: Any) -> pygame.Surface:
            picture = render(told, role, px, *how, **named)
            words[id(picture)] = told, px
            kept.append(picture)
            return picture

        def laying(sprite: Any, *how: Any) -> Any:
            lies = resting(sprite, *how)
            if sprite.zone in (REVEALED, FORESIGHT):
                lifted.add(id(lies[0]))
            kept.append(lies[0])
            return lies

        vars(text)["render"], vars(cards)["resting"] = noting, laying
        sheet = Sheet(app.size)
        try:
            table.drawing.paint(sheet, table.frame, table.ui)
        finally:
            del vars(text)["render"], vars(cards)["resting"]
        self.places: Places = table.session.director.layout.places
        self.frame = table.frame
        self._over: list[tuple[pygame.Surface, tuple[int, int], bool]] = []
        self.lines: list[tuple[int, Line]] = []
        """Every line, with the number of pictures below it."""
        for number, (source, at, part, _) in enumerate(sheet._notes):
            if not isinstance(source, pygame.Surface):
                self._over.append((pygame.Surface((0, 0)), (0, 0), True))
                continue
            picture = source if part is None else source.subsurface(part)
            self._over.append((picture, at, id(source) in lifted))
            if id(source) in words:
                told, px = words[id(source)]
                ink = pygame.mask.from_surface(picture, 100)
                if ink.count():
                    self.lines.append((number, Line(told, px, ink, at)))

    def faults(self) -> Iterator[str]:
        """Yields a sentence for each thing that cannot be read or pressed as it should."""
        window, least = Rect(0, 0, *self.frame_size), round(self.places.text(0) * YIELDED)
        for number, line in self.lines:
            if line.px < least:
                yield f"“{line.words}” has letters of {line.px} pixels, not {least}"
            if not inside(line.rect, window, 0.5):
                yield f"“{line.words}” leaves the window"
            if MORE in line.words:
                yield f"“{line.words}” is shortened"
            covered = sum(
                line.ink.overlap_area(self._mask(at), away)
                for at, away in self._lying_over(number, line)
            )
            if covered > TOUCHED * line.ink.count() and not self._may_be_hidden(line):
                yield f"“{line.words}” is covered"
        prompt = self.frame.prompt
        on_cards = [tab.button for tab in prompt.tabs]  # a press on the whole card answers, too
        for button in (*self.frame.buttons, *prompt.all_buttons):
            if button not in on_cards and min(button.rect.w, button.rect.h) < LEAST - 0.5:
                size = f"{button.rect.w:.0f} x {button.rect.h:.0f}"
                yield f"the button {button.id} is {size} pixels large"
            if not inside(button.rect, window, 0.5):
                yield f"the button {button.id} leaves the window"

    @property
    def frame_size(self) -> tuple[int, int]:
        return self.places.size

    def _lying_over(self, number: int, line: Line) -> Iterator[tuple[int, tuple[int, int]]]:
        """Yields the numbers of the pictures over a line, and how far right and down they lie from
        it. Cards that are held up may hide what is written on the rows."""
        box = pygame.Rect(line.at, line.ink.get_size())
        for at, (picture, corner, lifted) in enumerate(self._over[number + 1 :], number + 1):
            if not lifted and box.colliderect(picture.get_rect(topleft=corner)):
                yield at, (corner[0] - box.x, corner[1] - box.y)

    def _may_be_hidden(self, line: Line) -> bool:
        """Returns whether a line tells of a row, its Doors or a line of cards while choices lie
        over the rows."""
        places = self.places
        seats = range(1 + isinstance(places, Pair))
        trays = [places.tray(seat) for seat in seats if owned(ROW, seat) in places.zones]
        trays += [places.zones[name] for name in places.lines]
        chosen = bool(self.frame.prompt.tokens) or self.frame.light.staged
        if self.frame.light.veiled:
            return line.rect.bottom < places.prompt.y
        return chosen and any(tray.contains(line.rect.centre) for tray in trays)

    def _mask(self, number: int) -> pygame.Mask:
        picture = self._over[number][0]
        if picture.get_flags() & pygame.SRCALPHA:
            return pygame.mask.from_surface(picture, OPAQUE)
        return pygame.Mask(picture.get_size(), fill=True)
