"""The prompt: what is asked, why, and all that it can be answered with."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.asking.answers import Option, Token
from game.table.asking.buttons import NOWHERE, Button
from game.table.layout.places import Rect


@dataclass(frozen=True)
class Prompt:
    """A heading says what to do, a body says why.

    The buttons stand in the bar itself, or, for a choice, in the band that the hand leaves free;
    there the options have their boxes. If a card was `met`, which lies in the middle of the band,
    they stand on both sides of it. The tokens lie about a card that stands large. Where words
    follow the pointer the bar is `steady`, as wide as its room, for no button may slip away. Else
    it is, once laid out, as wide as its `inner` part, with words and buttons, wants, also for the
    `bodies` that may come in place of its own.
    """

    heading: str
    body: str
    buttons: tuple[Button, ...] = ()
    options: tuple[Option, ...] = ()
    choice: bool = False
    met: bool = False
    tokens: tuple[Token, ...] = ()
    steady: bool = False
    bodies: tuple[str, ...] = ()
    brief: bool = False
    """Whether its body tells so many things that the last of them may be left out."""
    spoken: bool = False
    """Whether its body is no aside, but as much to be read as its heading."""
    whispered: str = ""
    """Such a body is told but once: it is written in another ink."""
    unwritten: bool = False
    """Whether something else stands in the place of its words."""
    bar: Rect = NOWHERE
    inner: Rect = NOWHERE

    @property
    def all_buttons(self) -> tuple[Button, ...]:
        """Those in the bar or the band, and those of the options and tokens."""
        objects = [token.buttons for token in self.tokens]
        boxes = [option.buttons for option in self.options]
        return (*self.buttons, *(b for buttons in boxes + objects for b in buttons))

    def hides(self, rect: Rect) -> bool:
        """Whether a token lies there."""
        return any(token.rect.contains(rect.centre) for token in self.tokens)

    @property
    def primary(self) -> str:
        """The id of the gold button; empty if there is none."""
        return next((b.id for b in self.all_buttons if b.primary and b.enabled), "")
