"""The menu of the table: seldom needed entries, and the ways to leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.screen.lettering.text import Text
from game.screen.ui.arrange import Column, Space
from game.screen.ui.buttons import Button, Wide
from game.screen.ui.element import Element
from game.screen.ui.panel import SheetPanel, docked
from game.screen.ui.theme import Theme
from game.table.layout.places import Places, Rect
from game.words import Words

WaysOut = Sequence[tuple[str, str]]
"""Ids and labels, still to be said, of the entries that lead out of a lesson."""


class TableMenu(SheetPanel):
    """A panel with one entry below the other. `over` tells that the game is over, which rules out
    conceding and having it played on. `leaving` holds the ids and labels of the ways out of a
    lesson; otherwise it is empty. `hidden` tells that there are hands that not everybody may see,
    and `seats` how many players there are: of two one may leave. `lead` receives the id of the
    entry that is pressed."""

    name = "menu"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        over: bool,
        leaving: WaysOut,
        hidden: bool,
        seats: int,
        lead: Callable[[str], None],
    ) -> None:
        super().__init__(text, words, theme)
        self._over = over
        self._leaving = leaving
        self._hidden = hidden
        self._seats = seats
        self._lead = lead

    def title(self) -> str:
        return self._words.say("Menu")

    def area(self, places: Places) -> Rect:
        """Returns a rectangle at the edge of the window, no wider than the entries need."""
        edge, kit = docked(places), self.kit(places)
        wide = self.body().least_width(kit) + kit.px(120)
        width = min(edge.w, max(wide, self.head().natural_width(kit) + kit.px(60)))
        left = edge.x if places.left_handed else edge.right - width
        return Rect(left, edge.y, width, edge.h)

    def body(self) -> Element:
        say, taught = self._words.say, bool(self._leaving)
        entries = [
            self._entry("button.rules", say("Rules"), self._words.key("rules")),
            self._entry("button.settings", say("Settings"), self._words.key("settings")),
            self._entry("button.keys", say("Controls"), self._words.key("keys")),
        ]
        if not taught and self._seats > 1:
            who = say("Who plays here")
            entries.append(self._entry("button.who_plays", who, enabled=not self._over))
        if not taught:
            entries.append(self._entry("button.share", say("Share the deal")))
        if not taught and not self._hidden:
            watch = say("Watch it played on")
            entries.append(self._entry("button.watch_on", watch, enabled=not self._over))
        leaving = [self._entry(key, say(label)) for key, label in self._leaving]
        if not taught:
            leaving = [
                self._entry("button.title", say("Title")),
                self._entry("button.concede", say("Concede"), enabled=not self._over),
            ]
        leaving.append(self._entry("button.quit", say("Quit")))
        return Column([*entries, Space(2), *leaving])

    def _entry(self, key: str, label: str, shortcut: str = "", enabled: bool = True) -> Element:
        act = partial(self._lead, key)
        return Wide(Button(key, label=label, key=shortcut, enabled=enabled, act=act))
