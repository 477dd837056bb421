"""What is told at the end of a game in sentences, and the place of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.screen.lettering.paragraphs import Lines
from game.screen.lettering.text import Text
from game.screen.look.palette import Colour
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NO_BREAK = "\u00a0"
BETWEEN_FACTS = f"{NO_BREAK * 3}·{NO_BREAK * 2} "


def dotted(facts: Iterable[str]) -> str:
    """Returns the facts as one text, which can be broken only between facts."""
    whole = (fact.replace(" ", NO_BREAK) for fact in facts)
    return BETWEEN_FACTS.join(whole)


@dataclass(frozen=True)
class Told:
    """What the page says: the heading, the reason, the facts, what changed with this game, and why
    it counts apart. The last two may be empty."""

    heading: str
    why: str
    facts: tuple[str, ...]
    record: str = ""
    apart: str = ""

    @property
    def notes(self) -> list[tuple[str, str]]:
        """Those of the last two that are not empty, by name."""
        told = {"record": self.record, "apart": self.apart}
        return [(name, said) for name, said in told.items() if said]


@dataclass(frozen=True)
class Line:
    """A sentence with its rectangle, perhaps on several lines."""

    id: str
    said: str
    role: str
    px: int
    ink: Colour
    lines: Lines
    rect: Rect

    @property
    def thing(self) -> Thing:
        """The sentence as a thing that can be read."""
        return Thing(self.id, "text", self.said, self.rect)

    def draw(self, surface: Canvas, text: Text) -> None:
        """Draws the lines, each centred."""
        step = self.rect.h / len(self.lines)
        for i, words in enumerate(self.lines):
            line = text.fitted(words, self.role, self.px, self.ink, self.rect.w)
            middle = round(self.rect.centre[0]), round(self.rect.y + step * (i + 0.5))
            surface.blit(line, line.get_rect(center=middle))
