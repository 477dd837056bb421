"""The figures that count most: large numbers, each over what it counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.materials.wells import sink
from game.screen.pages.statistics.pens import LABEL_PX, Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NUMBER = 40
"""Height of the digits, by the design."""
LONGEST = 5.8
"""Width of a tile at least, by the height of its label."""
METER = 5
"""Height of the bar under a share, by the design."""


@dataclass(frozen=True)
class Tile:
    """A number, what it counts, and both in a sentence; a `share` of all, 0 to 1, is drawn as a
    bar, too."""

    id: str
    number: str
    label: str
    said: str
    share: float | None = None


@dataclass(frozen=True)
class Tiles:
    """In as few lines as have room for them, all lines equally long."""

    tiles: tuple[Tile, ...]

    def _beside(self, width: float, pens: Pens) -> int:
        """How many stand beside each other."""
        least = pens.label_px * LONGEST + pens.margin
        most = max(1, int((width + pens.gap) / (least + pens.gap)))
        lines = -(-len(self.tiles) // most)
        return -(-len(self.tiles) // lines)

    def _width(self, width: float, pens: Pens) -> float:
        beside = self._beside(width, pens)
        return (width - pens.gap * (beside - 1)) / beside

    def _number_px(self, pens: Pens) -> int:
        return pens.places.display(NUMBER)

    def _label_height(self, width: float, pens: Pens) -> float:
        room = self._width(width, pens) - pens.margin
        how = [
            measured(pens.text, pens.places, tile.label, "label", LABEL_PX, room, 2)
            for tile in self.tiles
        ]
        return max(px * 1.25 * len(lines) for px, lines in how)

    def _high(self, width: float, pens: Pens) -> float:
        """Of one line of them."""
        letters = self._number_px(pens) * 1.15 + self._label_height(width, pens)
        return letters + pens.places.px(METER) + 2.4 * pens.gap

    def height(self, width: float, pens: Pens) -> float:
        """Of all of them."""
        lines = -(-len(self.tiles) // self._beside(width, pens))
        return lines * (self._high(width, pens) + pens.gap) - pens.gap

    def _placed(self, rect: Rect, pens: Pens) -> Iterator[tuple[Tile, Rect]]:
        beside, high, y = self._beside(rect.w, pens), self._high(rect.w, pens), rect.y
        for start in range(0, len(self.tiles), beside):
            line = self.tiles[start : start + beside]
            step = (rect.w + pens.gap) / len(line)
            for column, tile in enumerate(line):
                yield tile, Rect(rect.x + column * step, y, step - pens.gap, high)
            y += high + pens.gap

    def things(self, rect: Rect, pens: Pens) -> list[Thing]:
        """What can be read."""
        return [
            Thing(tile.id, "text", tile.said, area, hint=tile.said)
            for tile, area in self._placed(rect, pens)
        ]

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """Each on a slab of its own."""
        label = self._label_height(rect.w, pens)
        for tile, area in self._placed(rect, pens):
            self._draw(surface, tile, area, label, pens)

    def _draw(self, surface: Canvas, tile: Tile, area: Rect, label: float, pens: Pens) -> None:
        places, px, middle = pens.places, self._number_px(pens), area.centre[0]
        slabs.slab(surface, area, places.px(12), places.px(1), slabs.ROW, places)
        room, y = area.w - pens.margin, area.y + pens.gap * 1.1
        ink = palette.IVORY if pens.plain else palette.GOLD_TEXT
        number = pens.text.fitted(tile.number, "number", px, ink, room)
        top = y + px * 0.575 - number.get_height() / 2
        surface.blit(number, (round(middle - number.get_width() / 2), round(top)))
        y += px * 1.15
        told = tile.label, "label", LABEL_PX, palette.BODY
        lines = fitted(pens.text, places, *told, room, 2)
        draw_lines(surface, lines, middle, y + label / 2, label, centred=True)
        if tile.share is not None:
            meter = Rect(
                area.x + pens.margin, y + label + pens.gap * 0.4,
                area.w - 2 * pens.margin, max(3.0, places.px(METER)),
            )  # fmt: skip
            sink(surface, places, meter, meter.h / 2)
            if tile.share:
                filled = Rect(meter.x, meter.y, max(2.0, meter.w * tile.share), meter.h)
                pens.draw_bar(surface, filled, "gold")
