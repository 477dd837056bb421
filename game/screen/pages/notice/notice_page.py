"""A page that tells something and asks how to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.screen.program import Program
from game.screen.ui.arrange import Column
from game.screen.ui.buttons import Button
from game.screen.ui.page import Page, Sheet
from game.screen.ui.words import sentence

Told = tuple[str, Sequence[str], Sequence[Button]]
"""A heading, sentences, and buttons."""


class Notice(Page):
    """Shows what `tell` returns, in the current language. Esc presses the first button, which loses
    nothing."""

    place = ""

    def __init__(self, program: Program, name: str, tell: Callable[[], Told]) -> None:
        super().__init__(program)
        self.name = name
        self._tell = tell

    def build(self) -> Sheet:
        title, told, buttons = self._tell()
        lines = [
            sentence(f"text.told.{number}", words, "middle", "strong", 26)
            for number, words in enumerate(told)
        ]
        body = Column(lines, gap=20, align="middle")
        return Sheet(
            title=title, body=body, feet=buttons, escape=buttons[0].id, small=True, width=1040
        )
