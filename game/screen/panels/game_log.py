"""The log panel: what has happened, in sentences, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.rules.card import Card
from game.rules.event import TurnBegan
from game.screen.lettering.text import Text
from game.screen.look import emblems, icons, palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Column, Picture, Rule, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.panel import SheetPanel
from game.screen.ui.sheet_layout import Laid
from game.screen.ui.theme import Theme
from game.screen.ui.words import Words as Written
from game.screen.ui.words import caption
from game.table.asking import symbols
from game.table.chronicle import Entry
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Party
from game.words import Words

PREFIX, REPLAY = "log.", "button.replay"
PX = 19
"""Height of the letters by the design."""
GUTTER = 1.7
"""Width of the room for the sign before a sentence, by the height of the letters."""


@dataclass(frozen=True)
class Line(Leaf):
    """A sentence of the log with its sign. It is lit under the pointer, and marked if it is `here`,
    at the event that is shown."""

    entry: Entry | None = None
    here: bool = False

    @property
    def _words(self) -> Written:
        return Written(words=self.said, px=PX, ink="body")

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gutter = kit.places.text(PX) * GUTTER
        high = self._words.lay(kit, width - gutter).h
        return Box(width, high, (Placed(self, Rect(0, 0, width, high)),))

    def thing(self, rect: Rect) -> Thing | None:
        if self.act is not None:
            return super().thing(rect)
        return Thing(self.id, "zone", self.said, rect, kind="item")

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px = kit.places.text(PX)
        if hover:
            shapes.box(surface, rect, kit.px(8), palette.HOVER)
            shapes.box(surface, Rect(rect.x, rect.y, 3, rect.h), 1, palette.LEGAL)
        if self.here:
            bar = Rect(rect.x - kit.px(10), rect.y, max(4, kit.px(5)), rect.h)
            shapes.box(surface, bar, bar.w / 2, *palette.GOLD_BUTTON)
        gutter = px * GUTTER
        if self.entry is not None:
            icon = sign(self.entry, px)
            middle = round(rect.x + gutter / 2), round(rect.y + px * 0.7)
            surface.blit(icon, icon.get_rect(center=middle))
        words = replace(self._words, ink="strong" if hover else "body")
        words.draw(kit, surface, replace(rect, x=rect.x + gutter, w=rect.w - gutter), hover)


class LogPanel(SheetPanel):
    """A panel with the sentences of the log. It opens at the newest ones. With two players,
    sentences name who did what. If there is a `lead`, each line is a button, and `lead` receives
    the number of the line that is pressed. `again` replays the game."""

    name = "log"
    from_end = True
    whole = True

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        entries: Sequence[Entry],
        party: Party | None = None,
        lead: Callable[[int], None] | None = None,
        again: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(text, words, theme)
        self._entries = entries
        self._lead, self._again = lead, again
        self._here: int | None = None
        """The number of the entry that is shown in a replay."""
        self._astray = False
        """True if that entry is still to be scrolled into sight."""
        self._party = party
        self._names = party.names if party else None

    @property
    def entries(self) -> Sequence[Entry]:
        """The entries of the log, the oldest first."""
        return self._entries

    @entries.setter
    def entries(self, entries: Sequence[Entry]) -> None:
        self._entries = entries
        self.renew()

    def stand(self, number: int) -> None:
        """Marks the entry with this number as the one that is shown, and scrolls it into sight."""
        self._here, self._astray = number, True
        self.renew()

    def marked(self, hover: str) -> frozenset[Card]:
        """Returns the cards that the line under the pointer names."""
        number = hover.removeprefix(PREFIX)
        if number == hover or int(number) >= len(self.entries):
            return frozenset()
        return frozenset(self.entries[int(number)].cards)

    def title(self) -> str:
        return self._words.say("Log")

    def buttons(self) -> Sequence[Element]:
        if self._again is None:
            return ()
        return (Button(REPLAY, label=self._words.say("Replay"), act=self._again),)

    def body(self) -> Element:
        rows = [self._row(number, entry) for number, entry in enumerate(self.entries)]
        return Column(rows, gap=0)

    def laid(self, places: Places) -> Laid:
        laid = super().laid(places)
        if self._astray:
            self._astray = False
            self.bring_in_sight(laid, f"{PREFIX}{self._here}")
        return laid

    def _row(self, number: int, entry: Entry) -> Element:
        said = self._sentence(entry)
        if entry.heading:
            return self._heading(number, entry, said)
        act = None if self._lead is None else partial(self._lead, number)
        return Line(f"{PREFIX}{number}", said, act=act, entry=entry, here=number == self._here)

    def _heading(self, number: int, entry: Entry, said: str) -> Element:
        """Returns the heading of a turn, with the emblem of the player whose turn it is."""
        words: Element = caption(f"text.{PREFIX}{number}", said)
        if self._party is not None and isinstance(entry.event, TurnBegan):
            emblem = self._party.players[entry.event.seat].emblem
            picture = Picture(wide=21, high=21, make=lambda px, _: emblems.draw(emblem, px))
            words = Beside(picture, words, gap=8)
        return Column([Space(12), words, Rule()], gap=2)

    def _sentence(self, entry: Entry) -> str:
        if isinstance(entry.event, TurnBegan):
            player = self._names[entry.event.seat] if self._names else ""
            return self._words.turn(entry.turn, player)
        return self._words.event(entry.event, self._names)


def sign(entry: Entry, px: int) -> pygame.Surface:
    """Returns the symbol of the first card of an entry, in the colour of its place; a spark if the
    entry has no card."""
    if not entry.cards:
        return icons.draw("spark", round(px * 0.6), palette.faded(palette.GOLD, 150))
    card = entry.cards[0]
    return icons.draw(symbols.of_kind(card.kind), px, icons.ramp_of(card)[1])
