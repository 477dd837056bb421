"""The page that tells two what they play for, before they draw their first cards as a pair."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game.records.deals.deal import BASE_NAME
from game.rules.card import DOOR, Colour
from game.rules.ruleset import Ruleset
from game.screen.look import emblems, icons
from game.screen.look.emblems import TALK_ICONS
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Beside, Bounded, Column, Picture, Row
from game.screen.ui.buttons import Button, Switch
from game.screen.ui.element import Act, Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import heading, sentence
from game.table.asking import symbols
from game.table.party import Party, Talk
from game.words import JOINED_BY, Words, msgid

DRAW, NEVER = "button.draw", "button.never"
SIGN, TITLE = 46, 40
"""Sizes of the sign before a line and of the emblems beside the title, by the design."""
AGREED: Mapping[Talk, str] = {
    "silence": msgid("{first} and {second} have agreed on silence: nothing is said about cards."),
    "hints": msgid(
        "{first} and {second} have agreed on hints: wishes may be told, but no card is named."
    ),
    "open": msgid("{first} and {second} may say anything, even which cards they hold."),
}
"""Sentences about how much the players tell each other."""
WHO_IT_IS = msgid(
    "The sleepwalker is the program: it knows only what its seat may know, and tells why if asked."
)
"""The sentence about the sleepwalker."""


def lines_to_know(words: Words, party: Party, rules: Ruleset) -> list[tuple[str, str]]:
    """Returns what two have to know before they choose their hands: each sentence with its sign.
    They win with a Door of every place for each, or with all Doors where there are more. What
    differs from the base game comes after the goal."""
    say, (first, second) = words.say, party.names
    goal = say(
        "{first} and {second} win together: each needs a Door of every place. If the deck runs "
        "out first, they lose together.",
        first=first,
        second=second,
    )
    places = {door.colours for door in rules.all_cards if door.kind == DOOR}
    if rules.doors > len(party.players) * len(places):
        goal = say(
            "{first} and {second} win together: all {number} Doors must be open, and each needs "
            "one of every place. If the deck runs out first, they lose together.",
            first=first,
            second=second,
            number=words.number(rules.doors),
        )
    row = say(
        "Each player has a row. Three cards of one place side by side in it open a "
        "Door of that place."
    )
    hand = say(
        "Each player holds three cards. Two more lie between {first} and {second} "
        "and are shared: whoever plays may use them.",
        first=first,
        second=second,
    )
    swap = say(
        "After a discard a card of the hand may be swapped for a shared one. That is "
        "how a card reaches the other player."
    )
    talk = say(AGREED[party.talk], first=first, second=second)
    if words.sleepwalker() in party.names:
        talk = say(WHO_IT_IS)
    return [
        (symbols.of_kind(DOOR), goal),
        *(("trio", told) for told in differences(words, rules.edition, len(party.players))),
        (symbols.of_place(Colour.GARDEN), row),
        ("hand", hand),
        ("redo", swap),
        (TALK_ICONS[party.talk], talk),
    ]


def differences(words: Words, edition: str, seats: int) -> Iterator[str]:
    """Yields what differs from the base game: a sentence for each of several expansions, with its
    name."""
    names = edition.split(JOINED_BY)
    for name in names:
        called, other = words.game(name, seats)
        if other and len(names) > 1:
            yield words.say("{caption}: {content}", caption=called, content=other)
        elif other:
            yield other


class GoalPage(Page):
    """Tells two players their goal, and then starts their game if there is a `start`. Back leads to
    the page before. The settings say whether the page appears unasked."""

    name = "goal"
    place = "garden"

    def __init__(
        self,
        program: Program,
        party: Party,
        before: Scene,
        start: Act | None,
        edition: str = BASE_NAME,
    ) -> None:
        super().__init__(program, before)
        self._party = party
        self._rules = program.rules[edition]
        self._start = start

    def build(self) -> Sheet:
        say = self.program.words.say
        told = lines_to_know(self.program.words, self._party, self._rules)
        lines = [
            Beside(
                self._sign(sign),
                sentence(f"text.told.{number}", words, "left", "strong", 29),
                gap=20,
            )
            for number, (sign, words) in enumerate(told)
        ]
        never = Switch(
            NEVER,
            label=say("Do not show this again"),
            picked=self.program.settings.goal_told is None,
            act=self._turn_off_or_on,
        )
        feet = [self.back(primary=self._start is None)]
        if self._start is not None:
            feet.insert(0, Button(DRAW, label=say("Draw the cards"), primary=True, act=self._draw))
        return Sheet(
            title=self._title(),
            body=Column([Column(lines, gap=14), Bounded(never, 480, 960)], gap=24),
            feet=feet,
            small=True,
            width=1480,
        )

    def _title(self) -> Element:
        """Returns the title between the emblems of the players."""
        title = heading("text.title", self.program.words.say("Playing together"), "middle")
        first, second = (
            Picture(wide=TITLE, high=TITLE, make=partial(self._emblem, player.emblem))
            for player in self._party.players
        )
        return Row([first, title, second], gap=28, align="middle")

    def _emblem(self, name: str, px: int, _: int) -> pygame.Surface:
        return emblems.draw(name, px) if self.theme.plain else emblems.coin(name, px)

    def _sign(self, name: str) -> Element:
        """Returns the picture before a line, which grows with the letters."""
        side, ink = SIGN * self.places.letters, self.theme.inks["title"]
        return Picture(wide=side, high=side, make=lambda px, _: icons.draw(name, px, ink))

    # What a press brings about

    def _turn_off_or_on(self) -> None:
        told = None if self.program.settings.goal_told is not None else ()
        self.program.change(replace(self.program.settings, goal_told=told))

    def _draw(self) -> None:
        settings = self.program.settings
        if settings.goal_told is not None:
            self.program.change(replace(settings, goal_told=self._party.names))
        if self._start is not None:
            self._start()
