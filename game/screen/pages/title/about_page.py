"""The page about the program: whose game it is and whose it is not, its version and its
licences."""

from __future__ import annotations

import math
from functools import partial

from game import __version__
from game.rules.card import DOOR, Card
from game.screen.cards.gates import gate
from game.screen.materials.little_door import LittleDoor
from game.screen.pages.games.small_doors import LittleLeaf
from game.screen.pages.statistics.seals import seal
from game.screen.ui.arrange import Column, Grid, Picture, Row, Rule
from game.screen.ui.element import Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words, sentence
from game.words import msgid

EMBLEM, SEAL, DOORS, GATE = 176, 84, 124, 1.2
"""Width of the emblem and of the seal of a licence, and width of a Door with its
margins, by the design, beside letters of the usual size; height of a Door by that width."""
LICENCES = (
    ("kind-K", msgid("Code"), msgid("MIT licence")),
    ("lantern", msgid("Pictures and sounds"), msgid("CC BY 4.0")),
    ("feather", msgid("Typefaces"), msgid("SIL Open Font License 1.1")),
)
"""The sign on the seal of each licence, what is free under it, and its name."""


class About(Page):
    """The page that tells about the program in sentences; as on the
    last leaf of a book; it leads back to the title."""

    name = "about"
    place = "aquarium"

    def build(self) -> Sheet:
        say = self.program.words.say
        cards = {c.face: c for c in self.program.rules["base"].all_cards if c.kind == DOOR}
        doors = [self._door(card) for card in cards.values()]
        emblem = Row([*doors[:2], self._seal("keyhole", EMBLEM), *doors[2:]], 30, "middle")
        licences = [
            self._licence(number, sign, what, name)
            for number, (sign, what, name) in enumerate(LICENCES, start=2)
        ]
        lines = [
            emblem,
            sentence("text.told.0", self.program.words.disclaimer(), "middle", "strong", 25),
            Rule(),
            Grid(licences, most=len(LICENCES), least=270, gap=18),
            sentence("text.told.1", say("Version {version}", version=__version__), "middle"),
        ]
        return Sheet(
            title=say("About"),
            body=Column(lines, gap=22, align="middle"),
            feet=[self.back(primary=True)],
            small=True,
            width=1040,
        )

    def _door(self, card: Card) -> Element:
        wide = self._beside_letters(DOORS)
        cards, high = self.program.cards, wide * GATE
        if cards.faces.flat:
            return LittleLeaf(door=LittleDoor(card.face[0]), high=high)
        return Picture(wide=wide, high=high, make=lambda px, _: gate(cards, card, px))

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
            Words(f"text.told.{number}.what", words=say(what), role="body_bold", px=24,
                  ink="strong", align="middle"),
            sentence(f"text.told.{number}", say(name), "middle", "body", 21),
        ]  # fmt: skip
        return Column(lines, gap=6, align="middle")
