"""The page about the program: whose game it is and whose it is not, its version and its
licences."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial

from game import __version__
from game.rules.card import DOOR
from game.screen.pages.games.eight_places import EightPlaces
from game.screen.pages.statistics.seals import seal
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Bounded, Column, Divide, Grid, Picture
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words, caption, sentence
from game.table.layout.places import Rect
from game.words import msgid

EMBLEM, SEAL = 128, 84
"""Widths of the emblem and of the seal of a licence, by the design, beside letters of the usual
size."""
FLAT, LOW, RAISED = 0.3, 0.42, 0.62
"""Greatest height of the places by their width and by the height in sight, and part of the emblem
that lies on them, 0 to 1."""
DESIGNER = "Shadi Torbey"
LICENCES = (
    ("kind-K", msgid("Code"), msgid("MIT licence")),
    ("lantern", msgid("Pictures and sounds"), msgid("CC BY 4.0")),
    ("feather", msgid("Typefaces"), msgid("SIL Open Font License 1.1")),
)
"""The sign on the seal of each licence, what is free under it, and its name."""


@dataclass(frozen=True, kw_only=True)
class Frontispiece(Leaf):
    """The places at `dawn`, with the `emblem` on their lower edge."""

    dawn: EightPlaces
    emblem: Picture

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        high = self.emblem.size(kit, width)[1]
        return width, min(width * FLAT, kit.sight * LOW) + high * (1 - RAISED)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        wide, high = self.emblem.size(kit, rect.w)
        emblem = Rect(rect.centre[0] - wide / 2, rect.bottom - high, wide, high)
        self.dawn.draw(kit, surface, replace(rect, h=emblem.y + high * RAISED - rect.y), hover)
        self.emblem.draw(kit, surface, emblem, hover)


class About(Page):
    """The page that tells about the program in sentences; as on the
    last leaf of a book; it leads back to the title."""

    name = "about"
    place = "aquarium"

    def build(self) -> Sheet:
        say = self.program.words.say
        doors = [card for card in self.program.rules["base"].all_cards if card.kind == DOOR]
        dawn = EightPlaces(doors=tuple(doors), cards=self.program.cards, at_dawn=True)
        emblem = self._seal("keyhole", EMBLEM)
        licences = [
            self._licence(number, sign, what, name)
            for number, (sign, what, name) in enumerate(LICENCES, start=1)
        ]
        said = self.program.words.disclaimer()
        unbroken = said.replace(DESIGNER, DESIGNER.replace(" ", "\u00a0"))
        told = replace(sentence("text.told.0", unbroken, "middle", "strong", 27), said=said)
        version = say("Version {version}", version=__version__)
        lines = [
            emblem if self.theme.plain else Frontispiece(dawn=dawn, emblem=emblem),
            caption("text.told", version),
            Bounded(told, most=1120, large=1900),
            Divide(),
            Grid(licences, most=len(LICENCES), least=270, gap=18),
        ]
        return Sheet(
            title=say("About"),
            body=Column(lines, gap=18, align="middle"),
            feet=[self.back(primary=True)],
            small=True,
            width=1240,
        )

    def _beside_letters(self, wide: float) -> float:
        """Returns the width of a picture, which makes room for large letters."""
        return wide / math.sqrt(self.places.letters)

    def _seal(self, sign: str, wide: float) -> Picture:
        wide = self._beside_letters(wide)
        made = partial(seal, reached=True, plain=self.program.settings.high_contrast)
        return Picture(wide=wide, high=wide, least=40, make=lambda px, _: made(sign, px))

    def _licence(self, number: int, sign: str, what: str, name: str) -> Element:
        """Returns the seal of a licence over what is free under it."""
        say = self.program.words.say
        lines = [
            self._seal(sign, SEAL),
            Words(f"text.told.{number}.what", words=say(what), role="body_bold", px=27,
                  ink="strong", align="middle"),
            sentence(f"text.told.{number}", say(name), "middle", "body", 24),
        ]  # fmt: skip
        return Column(lines, gap=6, align="middle")
