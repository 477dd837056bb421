"""A choice that cost much: what was played and what was better, as a card that leads there."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.card import Card as GameCard
from game.rules.state import DOORS
from game.screen.cards.sprites import CardImages
from game.screen.look import icons
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Ends
from game.screen.ui.element import Act, Box, Element, Kit, Leaf
from game.screen.ui.theme import Ink
from game.screen.ui.words import Roomy, Words
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import BACK, Pose, Sprite

PX = 21
"""Height of the letters, by the design."""
CARD, BETWEEN = 2.5, 1.2
"""Width of a card, and room between the two cards, by the height of the letters."""
NARROW = 26
"""Least width of a row with pictures beside the words, by the height of the letters."""


@dataclass(frozen=True)
class Move:
    """An answer in words, and the picture beside it: an icon, or else a card, face down if it is
    None."""

    told: str
    icon: str
    card: GameCard | None


@dataclass(frozen=True)
class CostlyChoice(Element):
    """A choice that cost much. `key` is the id of its button; `turn` and `cost` stand at its end;
    `captions` stand before what was played and what was better, and `why` under both. `said` is all
    of it in words."""

    key: str
    turn: str
    cost: str
    captions: tuple[str, str]
    played: Move
    better: Move
    why: str
    said: str
    images: CardImages
    act: Act

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        words = self._words()
        wide = width >= kit.places.text(PX) * NARROW
        child = Beside(Moves(moves=(self.played, self.better), images=self.images), words)
        card = Card(child if wide else words, self.key, self.said, act=self.act, edge=10)
        return card.lay(kit, width, least)

    def _words(self) -> Element:
        """Returns all that is written about a costly choice."""
        played, better = (
            Beside(
                Roomy(words=caption, role="label", px=PX, ink="idle", others=self.captions),
                told,
                top=True,
            )
            for caption, told in zip(
                self.captions,
                (
                    Words(words=self.played.told, px=PX),
                    Words(words=self.better.told, role="body_bold", px=PX, ink="strong"),
                ),
                strict=True,
            )
        )
        end = Column(
            [
                self._at_end(self.cost, "caption", self.turn),
                self._at_end(self.turn, "idle", self.cost),
            ],
            gap=0,
        )
        lines: list[Element] = [Ends(Column([played, better], gap=0), end)]
        if self.why:
            lines.append(Words(words=self.why, role="body_italic", px=PX, ink="caption"))
        return Column(lines, gap=0)

    @staticmethod
    def _at_end(words: str, ink: Ink, other: str) -> Element:
        return Roomy(words=words, role="label", px=PX, ink=ink, align="right", others=(other,))


@dataclass(frozen=True)
class Moves(Leaf):
    """Pictures of what was played and, beyond an arrow, of what was better."""

    moves: tuple[Move, ...] = ()
    images: CardImages | None = None

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        px = kit.places.text(PX)
        return px * (2 * CARD + BETWEEN), px * CARD * CARD_RATIO

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px, inks = kit.places.text(PX), kit.theme.inks
        wide, y = px * CARD, rect.centre[1]
        for number, move in enumerate(self.moves):
            x = rect.x + wide / 2 + number * (wide + px * BETWEEN)
            if move.icon:
                picture = icons.draw(move.icon, round(wide * 0.7), inks["caption"])
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            elif self.images is not None:
                pose = Pose(x, y, round(wide), turn=1.0 if move.card else 0.0)
                lies = Sprite(move.card.id if move.card else BACK, move.card, DOORS, pose)
                surface.blit(*self.images.resting(lies, pose))
        arrow = icons.draw("decision-on", round(px * 0.8), inks["idle"])
        surface.blit(arrow, arrow.get_rect(center=(round(rect.centre[0]), round(y))))
