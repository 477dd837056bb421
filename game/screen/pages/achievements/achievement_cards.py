"""An achievement on its page: its seal, what it is called, what is to be done or when it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.screen.lettering.paragraphs import LEADING, Lines, wrapped, write_lines
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.pages.achievements.seals import seal
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect

TITLE_PX, TOLD_PX = 21, 18
"""Heights of letters by the design."""
WHEN = 0.9
"""The height of the game and its day by that of what is told."""
SEAL = 4.1
"""The width of a seal by the height of what is told."""
NARROWEST, MOST = 19, 3
"""Width of a column at least, by the height of what is told; columns beside each other."""


@dataclass(frozen=True)
class AchievementCard:
    """What stands on it. `key` is the id of its button, `sign` its icon, `when` tells how it was
    reached, in which game and when, or is empty; `how_far` tells how far one has come, where that
    can be counted; `said` is all of it."""

    key: str
    title: str
    told: str
    sign: str
    when: str
    said: str
    how_far: str = ""


@dataclass(frozen=True)
class CardGrid:
    """All cards in columns that share this width, as the letters and the window ask."""

    cards: Sequence[AchievementCard]
    width: float
    text: Text
    places: Places

    @property
    def _px(self) -> int:
        return self.places.text(TOLD_PX)

    @property
    def gap(self) -> float:
        """Between two cards, and from the edge of one to what it holds."""
        return max(6.0, self.places.px(14))

    @property
    def _columns(self) -> int:
        least = self._px * NARROWEST
        return min(MOST, max(1, int((self.width + self.gap) / (least + self.gap))))

    @property
    def _wide(self) -> float:
        return (self.width - self.gap * (self._columns - 1)) / self._columns

    @property
    def seal_px(self) -> int:
        """The width of a seal: large letters leave it less room."""
        return round(min(self._px * SEAL, self._wide * 0.24))

    @property
    def _room(self) -> float:
        """The width of what is written."""
        return self._wide - self.seal_px - 3 * self.gap

    def _rows(self, card: AchievementCard) -> Iterator[tuple[Lines, str, int, palette.Colour]]:
        """What stands under each other: its lines, their role, height and ink."""
        room, title, px = int(self._room), self.places.text(TITLE_PX), self._px
        inks = (palette.GOLD_TEXT, palette.IVORY) if card.when else (palette.BODY, palette.BODY)
        rows = [(card.title, "body_bold", title, inks[0]), (card.told, "body", px, inks[1])]
        if last := card.when or card.how_far:
            rows.append((last, "label", round(px * WHEN), palette.CAPTION))
        for words, role, high, ink in rows:
            yield wrapped(self.text, words, role, high, room), role, high, ink

    def _written(self, card: AchievementCard) -> float:
        """The height of all that is written on a card."""
        return sum(len(lines) * px * LEADING for lines, _, px, _ in self._rows(card))

    def placed(self) -> Iterator[tuple[AchievementCard, Rect]]:
        """Line by line, all cards of a line equally high."""
        y, count = 0.0, self._columns
        for start in range(0, len(self.cards), count):
            line = self.cards[start : start + count]
            high = max(self.seal_px, *(self._written(card) for card in line)) + 2.2 * self.gap
            for number, card in enumerate(line):
                yield card, Rect(number * (self._wide + self.gap), y, self._wide, high)
            y += high + self.gap

    def draw(
        self, surface: Canvas, card: AchievementCard, rect: Rect, hover: bool, plain: bool
    ) -> None:
        """Gold if it was reached, else dim."""
        places, reached = self.places, bool(card.when)
        look = slabs.ROW if reached else slabs.IDLE
        slabs.slab(surface, rect, places.px(12), places.px(1), look, places, hover and reached)
        side = self.seal_px
        picture = seal(card.sign, side, reached, plain)
        at = rect.x + self.gap, rect.centre[1] - side / 2
        surface.blit(picture, (round(at[0]), round(at[1])))
        x, y = rect.x + side + 2 * self.gap, rect.centre[1] - self._written(card) / 2
        for lines, role, high, ink in self._rows(card):
            room = Rect(x, y, self._room, high * LEADING * len(lines))
            write_lines(surface, self.text, lines, high, ink, room, role)
            y = room.bottom


def button_of(card: AchievementCard, rect: Rect) -> Button:
    """One can look at the game of those that were reached."""
    return Button(card.key, card.title, rect, enabled=bool(card.when), said=card.said)
