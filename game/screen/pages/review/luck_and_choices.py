"""Where the end of a game came from: what there was at first, what the draws gave, what the choices
gave."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.look import palette
from game.screen.materials.wells import sink
from game.screen.pages.statistics.pens import LABEL_PX, Ink, Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NAMES = 0.42
"""The part of the width that names take at most."""
ROW, STEP = 1.7, 1.32
"""Of a line, and from line to line of a name, by the height of its letters."""


@dataclass(frozen=True)
class Share:
    """A step on the way to the end: from one chance to another, in points of 100. `told` is its
    number as it is written, `said` a sentence."""

    id: str
    label: str
    start: float
    end: float
    told: str
    said: str

    @property
    def ink(self) -> Ink:
        """What took something is of the night."""
        return "gold" if self.end >= self.start else "night"


@dataclass(frozen=True)
class LuckAndChoices:
    """Steps that begin where the one before ends."""

    key: str
    title: str
    shares: tuple[Share, ...]

    def _names(self, width: float, pens: Pens) -> float:
        px = pens.label_px
        longest = max(pens.text.width(share.label, "body", px) for share in self.shares)
        return min(longest + 1, width * NAMES)

    def _row(self, width: float, pens: Pens) -> float:
        """The height of a step with its name."""
        room = self._names(width, pens)
        how = (
            measured(pens.text, pens.places, share.label, "body", LABEL_PX, room, 2)
            for share in self.shares
        )
        return max(max(px * len(lines) for px, lines in how) * STEP, pens.label_px * ROW)

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        inner = width - 2 * pens.margin
        return pens.titled(self.title, width) + len(self.shares) * self._row(inner, pens)

    def _placed(self, frame: Rect, pens: Pens) -> Iterator[tuple[Share, Rect]]:
        room = pens.inside(frame, self.title)
        step = min(room.h / len(self.shares), self._row(room.w, pens) * 1.4)
        for number, share in enumerate(self.shares):
            yield share, Rect(room.x, room.y + number * step, room.w, step)

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """What can be read."""
        title = pens.title_of(self.key, frame, self.title)
        shares = (
            Thing(s.id, "text", s.said, at, hint=s.said) for s, at in self._placed(frame, pens)
        )
        return [title, *shares]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        text, px, inner = pens.text, pens.label_px, pens.inside(frame, self.title)
        names = self._names(inner.w, pens)
        numbers = max(text.width(share.told, "number", px) for share in self.shares)
        ends = [end for share in self.shares for end in (share.start, share.end)]
        least, most = min(0.0, *ends), max(100.0, *ends)
        for share, row in self._placed(frame, pens):
            middle = row.centre[1]
            told = share.label, "body", LABEL_PX, palette.BODY
            lines = fitted(text, pens.places, *told, names, 2)
            draw_lines(surface, lines, row.x, middle, row.h)
            left, high = row.x + names + pens.gap, min(row.h * 0.5, px * 0.9)
            groove = Rect(left, middle - high / 2, row.right - numbers - pens.gap - left, high)
            sink(surface, pens.places, groove, high / 3)
            low, top = sorted((share.start, share.end))
            unit = groove.w / (most - least)
            x, long = groove.x + (low - least) * unit, (top - low) * unit
            if long >= 1:
                pens.draw_bar(surface, Rect(x, groove.y, long, high), share.ink)
            number = text.render(share.told, "number", px, palette.IVORY)
            at = row.right - number.get_width(), middle - number.get_height() / 2
            surface.blit(number, (round(at[0]), round(at[1])))
