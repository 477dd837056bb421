"""What was met on the way and what each of them took, as a row of small tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.game import Game
from game.rules.state import Seat
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import Text
from game.screen.look import icons, palette, shapes
from game.screen.pages.result.inks import Inks
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.deeds import Loss, losses
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.staging import Sign, Staging
from game.words import Words

TALL, APART, PX = 48, 10, 22
"""Height of a token, distance between two tokens, and height of the letters, by the design."""
PAPER = palette.RAMPS["NM"][4]
EDGE = 2
"""Distance between two edges of the deck that is left, by the design. One edge stands for eight
cards."""


@dataclass(frozen=True)
class Token:
    """A loss: the sign of what was given up, and the turn."""

    sign: Sign
    turn: int

    def told(self, words: Words) -> str:
        """Returns the loss in words."""
        return words.say(
            "{what} ({turn})", what=words.say(self.sign.told), turn=words.turn(self.turn)
        )


@dataclass(frozen=True)
class LossesRow:
    """The losses of some seats. `left` is the number of cards left in the deck, if it is shown
    beside them."""

    id: str
    said: str
    tokens: tuple[Token, ...]
    tokens_said: tuple[str, ...]
    icon: str
    left: int | None = None

    @staticmethod
    def height(places: Places) -> float:
        """Returns the height of the row in pixels."""
        return max(26.0, places.px(TALL), places.display(PX) * 1.5)

    def things(self, text: Text, places: Places, row: Rect) -> list[Thing]:
        """Returns what can be read: all losses together at the icon before the tokens, and each
        token by itself, also as its tooltip."""
        if not self.tokens:
            return []
        icon, *rects = self._laid(text, places, row)[1]
        key = self.id.replace("losses", "loss")
        tokens = zip(self.tokens_said, rects, strict=False)  # the deck that is left comes after
        return [
            Thing(self.id, "text", self.said, icon),
            *(
                Thing(f"{key}.{number}", "text", said, rect, hint=said)
                for number, (said, rect) in enumerate(tokens, start=1)
            ),
        ]

    def draw(
        self,
        surface: Canvas,
        cards: CardImages,
        text: Text,
        places: Places,
        row: Rect,
        inks: Inks,
    ) -> None:
        """Draws the tokens in the middle of the row. If there are very many, they lie closer, and
        without the turns."""
        px, tall = places.display(PX), row.h
        numbered, laid = self._laid(text, places, row)
        rects = iter(laid)
        if self.tokens:
            self._stamp(surface, self.icon, tall, next(rects).x, row, inks)
        for token in self.tokens:
            rect = next(rects)
            shapes.box(surface, rect, tall / 2, palette.RAMPS["NM"][3], PAPER)
            shapes.outline(surface, rect, tall / 2, max(1.0, places.px(1.4)), EDGE_INK)
            side = round(tall * 0.6)
            picture = icons.draw(token.sign.icon, side, palette.RAMPS["NM"][0])
            surface.blit(picture, (round(rect.x + tall * 0.22), round(row.centre[1] - side / 2)))
            if numbered:
                number = text.render(str(token.turn), "number", px, palette.RAMPS["NM"][0])
                at = rect.x + tall * 0.9, row.centre[1] - number.get_height() / 2
                surface.blit(number, (round(at[0]), round(at[1])))
        if self.left is not None:
            self._draw_deck(surface, cards, text, places, next(rects), inks)

    def _laid(self, text: Text, places: Places, row: Rect) -> tuple[bool, list[Rect]]:
        """Returns whether the turns have room, and the rectangles of everything in the row, from
        the left."""
        px, gap, numbered = places.display(PX), places.px(APART), True
        widths = self._widths(text, px, row.h, numbered)
        if sum(widths) + gap * (len(widths) - 1) > row.w:
            numbered = False
            widths = self._widths(text, px, row.h, numbered)
            gap = min(gap, (row.w - sum(widths)) / max(1, len(widths) - 1))
        x = row.centre[0] - (sum(widths) + gap * (len(widths) - 1)) / 2
        apart = gap
        if gap < 0:  # tokens may lie on each other, but none on the icon before them
            x, apart = row.x, (row.w - sum(widths)) / max(1, len(widths) - 2)
        rects = []
        for number, width in enumerate(widths):
            rects.append(Rect(x, row.y, width, row.h))
            x += width + (0.0 if gap < 0 and number == 0 else apart)
        return numbered, rects

    def _widths(self, text: Text, px: int, tall: float, numbered: bool) -> list[float]:
        """Returns the widths of everything in the row in pixels, from the left."""
        widths = [tall * 1.1] if self.tokens else []
        for token in self.tokens:
            room = (
                text.width(str(token.turn), "number", px) + tall * 0.24 if numbered else tall * 0.12
            )
            widths.append(tall * 0.92 + room)
        if self.left is not None:
            widths.append(tall * 1.5 + text.width(str(self.left), "number", px))
        return widths

    def _stamp(
        self, surface: Canvas, icon: str, tall: float, x: float, row: Rect, inks: Inks
    ) -> None:
        picture = icons.draw(icon, round(tall), inks.heading)
        surface.blit(picture, (round(x), round(row.centre[1] - picture.get_height() / 2)))

    def _draw_deck(
        self,
        surface: Canvas,
        cards: CardImages,
        text: Text,
        places: Places,
        room: Rect,
        inks: Inks,
    ) -> None:
        """Draws the deck with its thickness, and the number of its cards."""
        px, left = places.display(PX), self.left or 0
        width = room.h / CARD_RATIO
        x, y = room.x + room.h * 0.6, room.centre[1]
        edges = -(-left // 8)
        for step in reversed(range(edges)):
            pose = Pose(x + step * max(1.0, places.px(EDGE)), y, width, turn=0.0)
            surface.blit(*cards.resting(Sprite(BACK, None, "", pose), pose))
        number = text.render(str(left), "number", px, inks.body)
        at = room.right - number.get_width(), y - number.get_height() / 2
        surface.blit(number, (round(at[0]), round(at[1])))


EDGE_INK = palette.faded(palette.RAMPS["NM"][1], 150)


def losses_row(
    game: Game,
    seats: Sequence[Seat],
    words: Words,
    staging: Staging,
    left: int | None = None,
) -> LossesRow:
    """Returns the row of the losses of these seats."""
    suffered: list[Loss] = [loss for loss in losses(game, staging) if loss.seat in seats]
    signs = ((staging.command(loss.by).sign, loss.turn) for loss in suffered)
    tokens = tuple(Token(sign, turn) for sign, turn in signs if sign is not None)
    told = [token.told(words) for token in tokens]
    kind = min(staging.darkens, default=None)
    met = words.many(kind) or words.kind(kind) if kind else ""
    said = words.say("{what}: {told}", what=met, told=words.say(", ").join(told))
    key = "text.losses" if game.state.seats == 1 else f"text.losses.{'.'.join(map(str, seats))}"
    each = (
        tuple(words.say("{what}: {told}", what=words.kind(kind), told=one) for one in told)
        if kind
        else ()
    )
    return LossesRow(key, said, tokens, each, symbols.of_kind(kind) if kind else "", left)
