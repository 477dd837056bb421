"""The prompt: the question, the reason, and all that can answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.event import Secret
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.rules.view import View
from game.table.asking.buttons import NOWHERE, Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import Words

TOKEN = "token."
"""Beginning of the ids of tokens."""
RIBBON = "ribbon."
"""Beginning of the ids of ribbons."""
HOLD = RIBBON + "hold"
"""Id of the ribbon that stops the game wherever a ribbon may be pulled between two events."""
SHOW = RIBBON + "show."
"""Beginning of the ids of ribbons that show the cards of a zone without room on the table."""


@dataclass(frozen=True)
class Tab:
    """The button of an answer that hangs on a real card or zone of the table. A press on that gives
    the answer, too: `on` has the answer of each such thing, by its id or its zone. The first
    of them wears the tab."""

    button: Button
    on: Mapping[str, Command[Any]]

    @property
    def wearer(self) -> str:
        return next(iter(self.on))


@dataclass(frozen=True)
class Gift:
    """A way to answer by giving. `cards` are those that it takes all together; without them each
    answer takes the one card that it names. `only` selects answers of its class; `said` is the cost
    and `told` the effect, where the class does not tell these, and `short` the cost in a few words
    where it takes many."""

    cards: Callable[[View], Secret] | None = None
    only: Callable[[Any], bool] = lambda command: True
    said: Callable[[Words, View], str] | None = None
    told: Callable[[Words], str] | None = None
    short: Callable[[Words, View], str] | None = None


@dataclass(frozen=True)
class Token:
    """Something to give: `title` tells the cost, `short` is what is written of it, `detail` tells
    the effect, `cost` is the number of cards. With one button the token itself is that button, and
    shows `cards`, None for a back; with several, each card is a button."""

    id: str
    title: str
    short: str
    detail: str
    cost: int
    cards: Secret
    buttons: tuple[Button, ...]
    rect: Rect = NOWHERE
    head: float = 0.0
    foot: float = 0.0
    """Heights in pixels of the parts above its cards, and for its words."""
    letters: int = 0
    """Height in pixels of the letters of its words."""

    @property
    def whole(self) -> bool:
        """True if the token itself is the button."""
        return len(self.buttons) == 1

    @property
    def thing(self) -> Thing:
        """The part between its cards, which acts like the card that the token lies about."""
        return Thing(self.id, "zone", self.title, self.rect, REVEALED)


@dataclass(frozen=True)
class Ribbon:
    """A button, the number on it or None, its tooltip `told`, and the `short` form of its name."""

    button: Button
    number: int | None
    told: str
    short: str
    brief: bool = False
    """True if only its short name is written, and its number is no price: two such ribbons share a
    line."""

    @property
    def thing(self) -> Thing:
        return replace(self.button.thing, hint=self.told)


@dataclass(frozen=True)
class Prompt:
    """A heading says what to do, a body says why.

    The buttons stand in the bar itself, or, for a `choice`, in the room for choices
    over the row. If a card was `met`, which stands in the middle there, they stand on both sides of
    it. The tabs hang on things of the table, and the tokens lie about a Nightmare. Where words
    follow the pointer the bar is `steady`, as wide as its room, because no button may slip away.
    Otherwise the layout makes it as wide as its `inner` part, with words and buttons, needs, also
    for the `bodies` that may replace its own.
    """

    heading: str
    body: str
    buttons: tuple[Button, ...] = ()
    tabs: tuple[Tab, ...] = ()
    stamp: tuple[str, ...] = ()
    """What is written at the foot of the card that was met, the fullest text first; often
    nothing."""
    choice: bool = False
    met: bool = False
    tokens: tuple[Token, ...] = ()
    steady: bool = False
    bodies: tuple[str, ...] = ()
    brief: bool = False
    """True if its body lists so much that the end may be left out."""
    spoken: bool = False
    """True if its body is as important as its heading."""
    whispered: str = ""
    """A body that is told only once, in another ink."""
    tall: bool = False
    """True if the hand makes room below its bar."""
    cut: bool = False
    """True if its bar has no room for all words of its body."""
    unwritten: bool = False
    """True if something else stands in the place of its words."""
    bar: Rect = NOWHERE
    inner: Rect = NOWHERE

    @property
    def all_buttons(self) -> tuple[Button, ...]:
        """Buttons of the bar or over the row, of the tabs and of the tokens."""
        objects = [(tab.button,) for tab in self.tabs] + [token.buttons for token in self.tokens]
        return (*self.buttons, *(b for buttons in objects for b in buttons))

    def at(self, thing: Thing) -> tuple[Tab, Command[Any]] | None:
        """Returns the tab that hangs on a thing, and the answer that a press on the thing gives."""
        for tab in self.tabs:
            for name in (thing.id, thing.lies_in):
                if name in tab.on:
                    return tab, tab.on[name]
        return None

    def hides(self, rect: Rect) -> bool:
        """Returns whether a token lies on this rectangle."""
        return any(token.rect.contains(rect.centre) for token in self.tokens)

    @property
    def primary(self) -> str:
        """Id of the gold button; empty if there is none."""
        return next((b.id for b in self.all_buttons if b.primary and b.enabled), "")


Ribbons = Callable[[Words, View, Sequence[Command[Any]]], Iterator[Ribbon]]
"""Makes the ribbons of a kind of command from the legal ones."""
