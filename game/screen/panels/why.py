"""The panel in which the sleepwalker gives its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from game.screen.lettering.text import Text
from game.screen.ui.arrange import Card, Column
from game.screen.ui.element import Element
from game.screen.ui.panel import SheetPanel
from game.screen.ui.theme import Theme
from game.screen.ui.words import Words as Written
from game.screen.ui.words import sentence
from game.words import Words

PX = 20
"""Height of the letters, by the design."""


class WhyPanel(SheetPanel):
    """A panel with the last answers of the sleepwalker, which plays for this `player`: each answer
    in words, with its reason below."""

    name = "why"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        player: str,
        reasons: Sequence[tuple[str, str]],
    ) -> None:
        super().__init__(text, words, theme)
        self._player = player
        self._reasons = reasons

    def title(self) -> str:
        return self._words.say("Why, {player}?", player=self._player)

    def body(self) -> Element:
        if not self._reasons:
            told = self._words.say("There is nothing to tell yet.")
            return sentence("text.why", told, px=PX)
        answers = [self._answer(n, done, why) for n, (done, why) in enumerate(self._reasons)]
        return Column(answers, gap=20)

    def _answer(self, number: int, done: str, why: str) -> Element:
        lines: Sequence[Element] = (
            Written(words=done, role="body_bold", px=PX, ink="strong"),
            Written(words=why, px=PX),
        )
        told = self._words.say("{caption}: {content}", caption=done, content=why)
        return Card(Column(lines, gap=2), id=f"text.why.{number}", said=told, look=None)
