"""A deal of a day, for one or for two: its Doors, how it went, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.state import REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.controls.buttons import button_width
from game.screen.lettering.fitting import draw_lines, fitted
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.materials import foil, slabs
from game.screen.pages.deals.attempts import Attempts
from game.screen.pages.deals.signs import draw_sign, sign_of
from game.screen.pages.games.small_doors import draw_doors, width
from game.screen.sheet import Canvas
from game.table.asking.buttons import NOWHERE, Button
from game.table.counting import Groups, Slot
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite

CAPTION, STATE, FACTS = 19, 32, 20
"""Heights of what is written, by the design."""
DOORS = 4
"""In a row."""
DIMMED = 70
"""How much of the light is taken from Doors that nobody has tried yet: 0 to 255."""


@dataclass(frozen=True)
class Ticket:
    """For so many `seats`; `groups` are the Doors as they stand, `known` if one knows which of them
    are gained. `buttons` lie at the foot of its room, in one row or more."""

    seats: int
    attempts: Attempts
    caption: str
    state: str
    facts: str
    groups: Groups
    known: bool
    buttons: tuple[Button, ...] = ()
    rect: Rect = NOWHERE
    foot: float = 0.0
    """Above this height it is written and drawn."""

    @property
    def thing(self) -> Thing:
        """How it is read."""
        told = ". ".join(words for words in (self.caption, self.state, self.facts) if words)
        above = replace(self.rect, h=self.foot - self.rect.y)
        return Thing(f"text.deal.{self.seats}", "text", told, above)

    def laid_out(self, rect: Rect, text: Text, places: Places) -> Ticket:
        """In this room, with its buttons in the largest letters that leave room for the rest."""
        inner, gap = self._inner(rect, places), max(6.0, places.px(12))
        for smaller in places.smaller():
            rows = self._rows(text, smaller, inner.w, gap)
            if len(rows) <= 2:
                break
        y = inner.bottom - len(rows) * places.target - (len(rows) - 1) * gap
        placed = []
        for row in rows:
            x = inner.centre[0] - (sum(b.rect.w for b in row) + gap * (len(row) - 1)) / 2
            for button in row:
                placed.append(replace(button, rect=replace(button.rect, x=x, y=y)))
                x += button.rect.w + gap
            y += places.target + gap
        foot = min((button.rect.y for button in placed), default=inner.bottom)
        return replace(self, rect=rect, buttons=tuple(placed), foot=foot - places.px(10))

    def _rows(
        self, text: Text, places: Places, room: float, gap: float
    ) -> Sequence[Sequence[Button]]:
        """The first by itself, the others side by side while they have room."""
        rows: list[list[Button]] = []
        for number, button in enumerate(self.buttons):
            written = replace(button, letters=places.letters)
            wide = button_width(written, text, places)
            wide = max(wide, min(room, places.px(300))) if number == 0 else wide
            written = replace(written, rect=Rect(0, 0, min(wide, room), places.target))
            taken = sum(b.rect.w + gap for b in rows[-1]) + wide if rows else room + 1
            if number < 2 or taken > room:
                rows.append([written])
            else:
                rows[-1].append(written)
        return rows

    @staticmethod
    def _inner(rect: Rect, places: Places) -> Rect:
        return rect.grown(-max(12.0, places.px(28)))

    def draw(
        self, surface: Canvas, text: Text, places: Places, cards: CardImages, today: bool
    ) -> None:
        """All but its buttons; with a line of foil if it is of today."""
        slabs.slab(surface, self.rect, places.px(16), places.px(1), slabs.ROW, places)
        if today:
            foil.outline(surface, self.rect, places.px(16), places.px(2))
        inner = self._inner(self.rect, places)
        room = replace(inner, h=self.foot - inner.y)
        px = places.text(CAPTION)
        caption = Rect(room.x, room.y, room.w, px * 1.3)
        write(surface, text, self.caption.upper(), "label", px, palette.CAPTION, caption.centre)
        ink = palette.GOLD_TEXT if self.attempts.state == "won" else palette.IVORY
        side = places.display(STATE)
        state = fitted(text, places, self.state, "title", STATE, ink, room.w - 2 * side, 1)
        facts = fitted(text, places, self.facts or " ", "body", FACTS, palette.BODY, room.w, 2)
        told = [*state, *facts]
        high = sum(line.get_height() for line in told)
        above = caption.bottom + places.px(8)
        doors = Rect(room.x, above, room.w, room.bottom - high - places.px(8) - above)
        self._draw_doors(surface, doors, cards, places)
        draw_lines(surface, told, room.centre[0], room.bottom - high / 2, high, True)
        sign = sign_of(self.attempts)
        if sign is not None:
            x = room.centre[0] - state[0].get_width() / 2 - side * 0.9
            y = room.bottom - high + state[0].get_height() / 2
            draw_sign(surface, Rect.around((x, y), side, side), sign, places)

    def _draw_doors(self, surface: Canvas, room: Rect, cards: CardImages, places: Places) -> None:
        """Four in a row, as high as there is room."""
        slots = [slot for group in self.groups for slot in group]
        lines = [tuple(slots[at : at + DOORS]) for at in range(0, len(slots), DOORS)]
        gap = places.px(10)
        high = min((room.h - gap * (len(lines) - 1)) / max(1, len(lines)), places.px(190))
        if high < places.px(40):
            return
        while high > 8 and any(width((line,), high) > room.w for line in lines):
            high -= 2
        y = room.centre[1] - (high * len(lines) + gap * (len(lines) - 1)) / 2
        for line in lines:
            wide = width((line,), high)
            rect = Rect(room.centre[0] - wide / 2, y, wide, high)
            if self.attempts.state == "new" and not cards.faces.flat:
                draw_shut(surface, line, rect, cards)
            else:
                draw_doors(surface, (line,), rect, cards, places, self.known)
            y += high + gap


def draw_shut(surface: Canvas, line: Sequence[Slot], room: Rect, cards: CardImages) -> None:
    """Doors that nobody has tried yet, side by side in a room as wide as they are."""
    wide = room.h / CARD_RATIO
    for number, slot in enumerate(line):
        x = room.x + wide / 2 + number * (room.w - wide) / max(1, len(line) - 1)
        pose = Pose(x, room.centre[1], round(wide))
        surface.blit(*cards.resting(Sprite("", slot.door, REVEALED, pose), pose))
        face = Rect.around((x, room.centre[1]), wide, room.h).grown(1)
        shapes.box(surface, face, wide * CORNER, palette.faded(palette.TABLE_EDGE, DIMMED))
