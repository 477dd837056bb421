"""How far a review has come, while it is made."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.lettering.fitting import draw_lines, fitted
from game.screen.look import icons, palette
from game.screen.materials import foil
from game.screen.materials.wells import sink
from game.screen.pages.statistics.pens import Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

SAID, TALL, SIDE = 27, 16, 150
"""Heights of the letters, of the bar and of the picture, by the design."""
LONG = 0.5
"""The length of the bar by the width of the page."""


@dataclass(frozen=True)
class ThinkingBar:
    """`told` says what goes on, `part` of it is done, from 0 to 1, which `percent` writes."""

    told: str
    percent: str
    part: float

    def things(self, rect: Rect) -> list[Thing]:
        """What can be read."""
        said = f"{self.told} {self.percent}"
        return [Thing("text.thinking", "text", said, rect)]

    def draw(self, surface: Canvas, rect: Rect, pens: Pens) -> None:
        """In the middle of the page: a lamp, the words, and the bar under them."""
        places, middle = pens.places, rect.centre
        told = self.told, "body_italic", SAID, palette.IVORY
        lines = fitted(pens.text, places, *told, rect.w * 0.9, 3)
        high = sum(line.get_height() for line in lines)
        side, gap, tall = round(places.px(SIDE)), pens.gap * 2, max(10.0, places.px(TALL))
        y = middle[1] - (side + high + tall + 2 * gap) / 2
        ink = icons.draw("hint", side, palette.IVORY) if pens.plain else foil.icon("hint", side)
        surface.blit(ink, (round(middle[0] - side / 2), round(y)))
        y += side + gap
        draw_lines(surface, lines, middle[0], y + high / 2, high, centred=True)
        y += high + gap
        long = rect.w * LONG
        groove = Rect(middle[0] - long / 2, y, long, tall)
        sink(surface, places, groove, tall / 2)
        if self.part > 0:
            filled = Rect(groove.x, groove.y, max(tall, long * self.part), tall)
            pens.draw_bar(surface, filled, "gold")
        number = pens.text.render(self.percent, "number", pens.label_px, palette.IVORY)
        at = groove.right + pens.gap, groove.centre[1] - number.get_height() / 2
        surface.blit(number, (round(at[0]), round(at[1])))
