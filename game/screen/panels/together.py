"""The panel in which two players change how they share the screen during a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.screen.lettering.text import Text
from game.screen.look.emblems import TALK_MEANT as MEANT
from game.screen.look.emblems import TALK_NAMES as TALKED
from game.screen.ui.arrange import Column, Grid
from game.screen.ui.buttons import Switch
from game.screen.ui.element import Element
from game.screen.ui.panel import SheetPanel
from game.screen.ui.theme import Theme
from game.screen.ui.words import sentence
from game.table.party import Manner, Party
from game.words import Words, msgid

MANNER, TALK, FIXED = "button.manner.", "button.talk.", "button.fixed"
CONSENT = "button.consent."
MANNERS: dict[Manner, str] = {
    "open": msgid("Open hands"),
    "curtain": msgid("Hidden, under a cloth"),
    "peek": msgid("Hidden, to peek at"),
}
"""Ways to share the screen, with their labels."""
WITH_SLEEPWALKER: dict[Manner, str] = {
    "open": msgid("Open hands"),
    "curtain": msgid("Hidden hands"),
}
"""Ways to play with the sleepwalker, with their labels."""


class TogetherPanel(SheetPanel):
    """A panel with the ways to share the screen. Hands are hidden at once, but opened only when
    both players have agreed. `agree` receives the new settings. A player may be `alone` with the
    sleepwalker, which agrees to everything and does not talk."""

    name = "together"

    def __init__(
        self,
        text: Text,
        words: Words,
        theme: Theme,
        party: Party,
        agree: Callable[[Party], None],
        alone: bool = False,
    ) -> None:
        super().__init__(text, words, theme)
        self._party = party
        self._alone = alone
        self._agree = agree
        self._asked = False
        """True if a player has asked for open hands."""
        self._consent: set[int] = set()
        """The seats of the players who have agreed to that."""

    def title(self) -> str:
        return self._words.say("At this table")

    def body(self) -> Element:
        say, party, alone = self._words.say, self._party, self._alone
        shown = party.manner if party.manner == "open" or not alone else "curtain"
        rows: list[Element] = [
            Switch(
                MANNER + manner,
                label=say(label),
                picked=manner == shown,
                one_of=True,
                act=partial(self._wish, manner),
            )
            for manner, label in (WITH_SLEEPWALKER if alone else MANNERS).items()
        ]
        rows += [
            Switch(
                TALK + talk,
                label=say(label),
                hint=say(MEANT[talk]),
                picked=talk == party.talk,
                one_of=True,
                act=partial(self._hold, replace(party, talk=talk)),
            )
            for talk, label in ({} if alone else TALKED).items()
        ]
        rows.append(
            Switch(
                FIXED,
                label=say("Seats stay left and right"),
                picked=party.fixed,
                act=partial(self._hold, replace(party, fixed=not party.fixed)),
            )
        )
        return Column([*rows, *self._consents()])

    def _consents(self) -> list[Element]:
        """Returns the question and the switches for the consent to open hands; empty if nobody
        asked."""
        say = self._words.say
        if not self._asked:
            return []
        told = say("Open hands show all cards to both. Each of you has to agree:")
        switches = [
            Switch(
                f"{CONSENT}{seat}",
                label=say("{player} agrees", player=player),
                picked=seat in self._consent,
                act=partial(self._consents_to, seat),
            )
            for seat, player in enumerate(self._party.names)
        ]
        return [sentence("text.together", told, px=18), Grid(switches, most=2)]

    def _wish(self, manner: Manner) -> None:
        """Changes the manner at once, unless that opens a hand: then both players are asked. The
        sleepwalker agrees to everything."""
        opens = manner == "open" != self._party.manner
        self._asked, self._consent = opens and not self._alone, set()
        if not self._asked:
            self._hold(replace(self._party, manner=manner))

    def _consents_to(self, seat: int) -> None:
        self._consent ^= {seat}
        if self._consent == {0, 1}:
            self._asked = False
            self._hold(replace(self._party, manner="open"))

    def _hold(self, party: Party) -> None:
        if party != self._party:
            self._party = party
            self._agree(party)
