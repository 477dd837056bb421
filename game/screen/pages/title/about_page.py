"""Whose game this is and whose it is not, its version, and its licences."""

from __future__ import annotations

from game import __version__
from game.rules.card import DOOR
from game.screen.pages.games.small_doors import SmallDoors
from game.screen.ui.arrange import Column, Rule
from game.screen.ui.page import Page, Sheet
from game.screen.ui.words import sentence
from game.table.counting import Slot

TALL = 156
"""Height of the Doors by the design."""


class About(Page):
    """The page that tells about the program in sentences; it leads back to the title."""

    name = "about"
    place = "aquarium"

    def build(self) -> Sheet:
        say = self.program.words.say
        told = (
            self.program.words.disclaimer(),
            say("Version {version}", version=__version__),
            say("The code is free under the MIT licence, pictures and sounds under CC BY 4.0, the "
                "typefaces under the SIL Open Font License 1.1."),
        )  # fmt: skip
        first, *others = [
            sentence(f"text.told.{number}", words, "middle", "strong", 25)
            for number, words in enumerate(told)
        ]
        cards, every = self.program.cards, self.program.rules["base"].all_cards
        slots = tuple(Slot(card, True) for card in every if card.kind == DOOR)
        doors = SmallDoors(groups=(slots,), known=True, cards=cards, tall=self.kit.px(TALL))
        lines = [doors, first, Rule(), *others]
        return Sheet(
            title=say("About"),
            body=Column(lines, gap=22, align="middle"),
            feet=[self.back(primary=True)],
            small=True,
            width=1040,
        )
