"""The page on which two players set the table: who they are, how they share the screen, and which
deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

import pygame

from game.records.deals.deal import BASE_NAME, Deal
from game.screen.look import emblems
from game.screen.look.emblems import TALK_MEANT, TALK_NAMES
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.party.party_form import EMBLEM, NAMES, SEED, STARTER, PartyForm, with_deal
from game.screen.pages.party.remembered import plain_of, remembered
from game.screen.pages.party.sofa import LARGE, on_sofa, switched, usual_size
from game.screen.panels.together import FIXED, MANNER, MANNERS, TALK
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Column, Grid
from game.screen.ui.buttons import Button, PictureSwitch, Switch
from game.screen.ui.element import Act, Element
from game.screen.ui.fields import Field, Typed
from game.screen.ui.page import Page, Sheet
from game.screen.ui.words import caption
from game.table.party import Manner, Party, Starter
from game.words import msgid

START, GOAL, SOFA = "button.start", "button.goal", "button.sofa"
MEANT: Mapping[Manner, str] = {
    "open": msgid("All cards lie face up."),
    "curtain": msgid("A cloth lies over each hand; its owner lifts it once a turn."),
    "peek": msgid("The hand shows only while a key or button is held down."),
}
"""What each way to share the screen means."""


class PartyPage(Page):
    """Asks two players for their wishes before a game. Enter presses what is in focus, or starts
    the game; in a field it starts, too."""

    name = "setting"
    place = "garden"

    def __init__(
        self,
        program: Program,
        deal: Deal | None = None,
        before: Scene | None = None,
        edition: str = BASE_NAME,
    ) -> None:
        """Sets the table for a new game of this edition, or for one of this deal. Back leads to the
        scene `before`, or else to the title."""
        super().__init__(program, before)
        self._deal = deal
        self._edition = deal.edition if deal else edition
        self._form = remembered(program.settings.party, program.words)
        self._usual_starter = self._form.starter
        """Who starts by the settings. It is kept there even where the deal says who starts."""
        self._take_deal()
        self._usual_size = usual_size(program.settings)
        """Size of text in percent to which the settings return when the sofa is switched off."""

    def _take_deal(self) -> None:
        """Names the game or the deal in the current language."""
        if self._deal is None:
            self._form = replace(self._form, played=self.program.words.game(self._edition)[0])
        else:
            called = deal_name(self.program.words, self._deal, self.program.rules)
            self._form = with_deal(self._form, self._deal, called)

    def resized(self) -> None:
        self._take_deal()
        super().resized()

    # The page

    def build(self) -> Sheet:
        say, form = self.program.words.say, self._form
        title = say("Setting the table"), form.played, form.dealt
        return Sheet(
            title="   ·   ".join(filter(None, title)),
            body=Column(
                [
                    Grid([self._player(0), self._player(1)], most=2, least=480, gap=42),
                    self._group("hands", say("Hands"), self._manners()),
                    self._group("talk", say("Talk"), self._talks()),
                    self._group("starter", say("Who starts"), self._starters()),
                    Grid(self._deal_and_seats(), even=False),
                ],
                gap=22,
            ),
            told=form.remarks(self.program.words),
            told_id="text.reason",
            feet=[
                self.back(),
                Button(GOAL, label=say("The goal"), act=self._tell_goal),
                Button(
                    START,
                    label=say("Start the game"),
                    primary=True,
                    enabled=not form.objection(self.program.words),
                    act=self._start,
                ),
            ],
        )

    def _group(self, key: str, named: str, parts: Sequence[Element]) -> Element:
        """Returns a caption over elements beside each other."""
        return Column([caption(f"text.{key}", named), Grid(parts)], gap=6)

    def _player(self, seat: int) -> Element:
        """Returns the name and the emblems of a player."""
        words = self.program.words
        say, called = words.say, self._form.called(words)[seat]
        named = say("Second player") if seat else say("First player")
        said = say("{caption}: {content}", caption=named, content=called)
        switches = [
            PictureSwitch(
                f"{EMBLEM}{seat}.{emblem}",
                said=say("{caption}: {content}", caption=called, content=say(name)),
                picked=emblem == self._form.emblems[seat],
                make=partial(emblems.draw, emblem),
                act=self._choice(f"{EMBLEM}{seat}.{emblem}"),
            )
            for emblem, name in emblems.NAMES.items()
        ]
        parts = [
            caption("text.second" if seat else "text.first", named),
            self._entry(NAMES[seat], said, words.player(seat)),
            Grid(switches, most=len(switches)),
        ]
        return Column(parts, gap=10)

    def _entry(self, key: str, said: str, prompt: str, enabled: bool = True) -> Field:
        """Returns the field of this id; the prompt says what an empty field means."""
        typed = self._form.field(key)
        assert typed is not None
        return Field(
            key,
            said=said,
            prompt=prompt,
            typed=typed,
            focused=self.focus == key,
            enabled=enabled,
            state=() if typed.text else ("empty",),
            change=partial(self._fill, key),
            type=partial(self._type, key),
            enter=partial(self.press, START),
        )

    def _switch(
        self, key: str, label: str, picked: bool, detail: str = "", enabled: bool = True
    ) -> Switch:
        """Returns the switch of this id, which changes the form."""
        return Switch(
            key,
            label=label,
            detail=detail,
            detail_id=key.replace("button.", "text."),
            picked=picked,
            enabled=enabled,
            act=self._choice(key),
        )

    def _manners(self) -> list[Switch]:
        say, now = self.program.words.say, self._form.manner
        return [
            self._switch(f"{MANNER}{manner}", say(label), manner == now, say(MEANT[manner]))
            for manner, label in MANNERS.items()
        ]

    def _talks(self) -> list[Switch]:
        say, now = self.program.words.say, self._form.agreed
        return [
            self._switch(f"{TALK}{talk}", say(label), talk == now, say(TALK_MEANT[talk]))
            for talk, label in TALK_NAMES.items()
        ]

    def _starters(self) -> list[Switch]:
        words, form = self.program.words, self._form
        labels = (*form.called(words), words.say("Chance decides"))
        return [
            self._switch(
                f"{STARTER}{starter}", label, starter == form.starter, enabled=not form.dealt
            )
            for starter, label in zip(get_args(Starter), labels, strict=True)
        ]

    def _deal_and_seats(self) -> list[Element]:
        say, form = self.program.words.say, self._form
        prompt = say("Empty: a new deal")
        said = say("{caption}: {content}", caption=say("Seed"), content=form.seed.text or prompt)
        seed = self._entry(SEED, said, prompt, enabled=not form.dealt)
        fixed = self._switch(FIXED, say("Seats stay left and right"), form.fixed)
        sofa = Switch(
            SOFA,
            label=say("Text {n}%, longer pauses", n=LARGE),
            picked=on_sofa(self.program.settings),
            act=self._switch_sofa,
        )
        return [
            self._group("seed", say("Seed"), [seed]),
            self._group("seats", say("Seats"), [fixed]),
            self._group("sofa", say("Sofa"), [sofa]),
        ]

    # Keys and letters

    def key(self, event: pygame.Event) -> None:
        """Takes up a key. Space does not start the game, as it may be meant for a name."""
        if event.key != pygame.K_SPACE or self.focus:
            super().key(event)

    def _fill(self, key: str, typed: Typed) -> None:
        self._wish(self._form.with_field(key, typed), keep=False)

    def _type(self, key: str, letters: str) -> None:
        self._wish(self._form.typed(key, letters), keep=False)

    # What a press brings about

    def _choice(self, key: str) -> Act:
        """Returns the act of the button of this id, which changes the form."""
        return lambda: self._wish(self._form.after(key))

    def _switch_sofa(self) -> None:
        self.program.change(switched(self.program.settings, self._usual_size))
        self.renew()
        self.bring_in_sight(SOFA)

    def _wish(self, form: PartyForm, keep: bool = True) -> None:
        """Keeps the form in the settings, and writes them to the disk unless more letters may
        follow."""
        self._form, program = form, self.program
        own = form if self._deal is None else replace(form, starter=self._usual_starter)
        program.change(replace(program.settings, party=plain_of(own)), keep)

    def _start(self) -> None:
        self._wish(self._form)
        program = self.program
        party = self._form.party(program.words)
        start = partial(self._deal_to, party)
        told = program.settings.goal_told
        if told is None or set(told) == set(party.names):
            start()
        else:
            program.ways.goal(party, self, start, self._edition)

    def _deal_to(self, party: Party) -> None:
        self.program.games.new_pair(party, self._form.clean_seed(), self._edition)

    def _tell_goal(self) -> None:
        self._wish(self._form)
        party = self._form.party(self.program.words)
        self.program.ways.goal(party, self, edition=self._edition)

    def leave(self) -> None:
        self._wish(self._form)
        super().leave()
