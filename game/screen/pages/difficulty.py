"""The difficulty of a game: how often the adviser has won it, in words and on a scale of moths."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.win_rates import Rate
from game.screen.look import icons, shapes
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.theme import Ink
from game.table.layout.places import Rect
from game.words import Words, msgid

HARD = msgid("Gentle"), msgid("Fair"), msgid("Hard"), msgid("Very hard"), msgid("Merciless")
MOTH = "kind-NM"
APART, DOT = 0.22, 0.3
"""Distance of two moths, and size of the dot where there is none, by the size of a moth."""


def difficulty(words: Words, rate: Rate | None) -> str:
    """Returns how hard a game is, in a sentence. All games with a rate are known to be winnable."""
    if rate is None:
        return words.say("Not measured yet.")
    hard = words.say(HARD[rate.step - 1])
    if not rate.won:
        sentence = msgid("{hard}: the adviser wins none of {games}\u00a0deals. Yet it can be won.")
        return words.say(sentence, hard=hard, games=rate.games)
    sentence = msgid("{hard}: the adviser wins {won}\u00a0of\u00a0{games} deals.")
    return words.say(sentence, hard=hard, won=rate.won, games=rate.games)


@dataclass(frozen=True)
class Scale(Leaf):
    """A moth for each step of difficulty up to that of a game, and a dot for each other one.
    They are `side` high by the design, and grow with the letters."""

    step: int = 0
    side: float = 20
    ink: Ink = "title"

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = kit.places.text(self.side)
        # A dot at the end is narrower than a moth.
        last = 1.0 if self.step == len(HARD) else (1 + DOT) / 2
        return side * ((len(HARD) - 1) * (1 + APART) + last), side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        side = rect.h
        moth = icons.draw(MOTH, round(side), kit.theme.inks[self.ink])
        for number in range(len(HARD)):
            middle = rect.x + side * (number * (1 + APART) + 0.5), rect.centre[1]
            if number < self.step:
                surface.blit(moth, moth.get_rect(center=(round(middle[0]), round(middle[1]))))
            else:
                dot = Rect.around(middle, side * DOT, side * DOT)
                shapes.outline(
                    surface, dot, dot.w / 2, max(1.0, side / 16), kit.theme.inks["caption"]
                )
