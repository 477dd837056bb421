"""The page on which two players set the table: who they are, how they share the screen, and which
deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

import pygame

from game.records.deals.deal import BASE_NAME, Deal
from game.records.journal.settings import Settings
from game.rules.state import Seat
from game.screen.look import emblems
from game.screen.look.emblems import TALK_MEANT, TALK_NAMES
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.party.goal_page import WHO_IT_IS
from game.screen.pages.party.party_form import EMPTY, NAMES, SEED, PartyForm, remembered
from game.screen.panels.together import FIXED, MANNER, MANNERS, TALK, WITH_SLEEPWALKER
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.arrange import Column, Grid
from game.screen.ui.buttons import Button, PictureSwitch, Switch
from game.screen.ui.element import Element
from game.screen.ui.fields import Field, Typed
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import DOT, caption
from game.table.party import Manner, Party, Starter
from game.table.sleepwalks import SLEEPWALKER
from game.words import Words, msgid

START, GOAL, SOFA, STARTER = "button.start", "button.goal", "button.sofa", "button.starter."
Wish = tuple[str, str, str, PartyForm]
"""A choice, its label, what it means, and the form with it."""
MEANT: Mapping[Manner, str] = {
    "open": msgid("All cards lie face up."),
    "curtain": msgid("A cloth lies over each hand; its owner lifts it once a turn."),
    "peek": msgid("The hand shows only while a key or button is held down."),
}
"""Meaning of each way to share the screen."""
MEANT_WITH_SLEEPWALKER: Mapping[Manner, str] = {
    "open": msgid("All cards lie face up."),
    "curtain": msgid("You see your own cards, and the sleepwalker its own."),
}
OTHER = "button.other."
OTHERS: Mapping[str, str] = {
    "friend": msgid("A friend"),
    SLEEPWALKER: msgid("The sleepwalker"),
}
"""The players who may sit in the other seat."""
LARGE = 150
"""Size of text in percent for two who sit on a sofa, away from the screen."""


def other_seat(
    words: Words, form: PartyForm, choose: Callable[[PartyForm], None]
) -> Iterator[Button]:
    """Yields the buttons for who sits in the other seat; `choose` receives the form with it."""
    for key, label in OTHERS.items():
        sleepwalks = key == SLEEPWALKER
        yield Button(
            OTHER + key,
            label=words.say(label),
            hint=words.say(WHO_IT_IS) if sleepwalks else "",
            shown=sleepwalks == form.sleepwalks,
            act=partial(choose, replace(form, sleepwalks=sleepwalks)),
        )


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
        """The player who starts by the settings. It is kept there even where the deal says who
        starts."""
        if deal is not None:
            starters: dict[Seat | None, Starter] = {0: "first", 1: "second", None: "seed"}
            form = replace(self._form, starter=starters[deal.first])
            self._form = form.with_line(SEED, replace(form.lines[SEED], text=deal.seed))
        size = program.settings.text_size
        self._usual_size = Settings().text_size if self._on_sofa and size == LARGE else size
        """Size of text in percent to which the settings return when the sofa is switched off."""

    @property
    def _on_sofa(self) -> bool:
        """True if text is large and pauses are long, as for a sofa."""
        settings = self.program.settings
        return settings.long_pauses and settings.text_size >= LARGE

    # The page

    def build(self) -> Sheet:
        words, form, deal = self.program.words, self._form, self._deal
        say = words.say
        game = (
            deal_name(words, deal, self.program.rules)
            if deal
            else words.game_in_brief(self._edition)
        )
        manners, meant, manner = MANNERS, MEANT, form.manner
        if form.sleepwalks:
            manners, meant = WITH_SLEEPWALKER, MEANT_WITH_SLEEPWALKER
            manner = manner if manner == "open" else "curtain"
        hands = [
            (one, say(label), say(meant[one]), replace(form, manner=one))
            for one, label in manners.items()
        ]
        talks = [
            (talk, say(label), say(TALK_MEANT[talk]), replace(form, talk=talk))
            for talk, label in TALK_NAMES.items()
        ]
        talk = [self._choices("talk", say("Talk"), TALK, talks, form.agreed)]
        if form.sleepwalks:
            talk = []
        names = *form.called(words), say("Chance decides")
        starters = [
            (starter, name, "", replace(form, starter=starter))
            for starter, name in zip(get_args(Starter), names, strict=True)
        ]
        return Sheet(
            title=DOT.join(filter(None, (say("Setting the table"), game))),
            tabs=[*other_seat(words, form, self._wish)],
            body=Column(
                [
                    Grid([self._player(0), self._player(1)], most=2, least=480, gap=42),
                    self._choices("hands", say("Hands"), MANNER, hands, manner),
                    *talk,
                    self._choices("starter", say("Who starts"), STARTER, starters, form.starter),
                    Grid(self._deal_and_seats(), even=False),
                ],
                gap=22,
            ),
            told=form.remarks(words),
            told_id="text.reason",
            feet=[
                Button(
                    START,
                    label=say("Start the game"),
                    primary=True,
                    enabled=not form.objection(words),
                    act=self._start,
                ),
                Button(GOAL, label=say("The goal"), act=self._tell_goal),
                self.back(),
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
        drawn = emblems.draw if self.theme.plain else emblems.coin
        switches = [
            PictureSwitch(
                f"button.emblem.{seat}.{emblem}",
                said=say("{caption}: {content}", caption=called, content=say(name)),
                picked=emblem == self._form.emblems[seat],
                one_of=True,
                make=partial(drawn, emblem),
                act=partial(self._wish, self._form.with_emblem(seat, emblem)),
            )
            for emblem, name in emblems.NAMES.items()
        ]
        sleeps = seat == self._form.sleepwalker
        usual = words.sleepwalker() if sleeps else words.player(seat)
        parts = [
            caption("text.second" if seat else "text.first", named),
            self._entry(NAMES[seat], said, usual, enabled=not sleeps),
            Grid(switches, most=len(switches)),
        ]
        return Column(parts, gap=10)

    def _entry(self, key: str, said: str, prompt: str, enabled: bool = True) -> Field:
        """Returns the field of this id; the prompt says what an empty field means. One that is not
        `enabled` looks empty."""
        typed = self._form.lines[key] if enabled else EMPTY[key]
        return Field(
            key,
            said=said,
            prompt=prompt,
            typed=typed,
            focused=self.focus == key,
            enabled=enabled and (key != SEED or self._deal is None),
            state=() if typed.text else ("empty",),
            change=partial(self._fill, key),
            type=partial(self._type, key),
            enter=partial(self.press, START),
        )

    def _choices(
        self, key: str, named: str, beginning: str, choices: Sequence[Wish], chosen: str
    ) -> Element:
        """Returns a group of switches, one of which is `chosen`. A deal decides who starts."""
        switches = [
            Switch(
                f"{beginning}{choice}",
                label=label,
                detail=told,
                detail_id=f"{beginning.replace('button.', 'text.')}{choice}",
                picked=choice == chosen,
                one_of=True,
                enabled=beginning != STARTER or self._deal is None,
                act=partial(self._wish, form),
            )
            for choice, label, told, form in choices
        ]
        return self._group(key, named, switches)

    def _deal_and_seats(self) -> list[Element]:
        say, form = self.program.words.say, self._form
        prompt = say("Empty: a new deal")
        said = say(
            "{caption}: {content}", caption=say("Seed"), content=form.lines[SEED].text or prompt
        )
        fixed = Switch(
            FIXED,
            label=say("Seats stay left and right"),
            picked=form.fixed,
            act=partial(self._wish, form.with_seats_turned()),
        )
        sofa = Switch(
            SOFA,
            label=say("Text {n}%, longer pauses", n=LARGE),
            picked=self._on_sofa,
            act=self._switch_sofa,
        )
        return [
            self._group("seed", say("Seed"), [self._entry(SEED, said, prompt)]),
            self._group("seats", say("Seats"), [fixed]),
            self._group("sofa", say("Sofa"), [sofa]),
        ]

    # Keys and letters

    def key(self, event: pygame.Event) -> None:
        """Takes up a key. Space does not start the game, as it may be meant for a name."""
        if event.key != pygame.K_SPACE or self.focus:
            super().key(event)

    def _fill(self, key: str, typed: Typed) -> None:
        self._wish(self._form.with_line(key, typed), keep=False)

    def _type(self, key: str, letters: str) -> None:
        self._wish(self._form.typed(key, letters), keep=False)

    # What a press brings about

    def _switch_sofa(self) -> None:
        settings = self.program.settings
        if self._on_sofa:
            settings = replace(settings, text_size=self._usual_size, long_pauses=False)
        else:
            size = max(LARGE, settings.text_size)
            settings = replace(settings, text_size=size, long_pauses=True)
        self.program.change(settings)
        self.renew()
        self.bring_in_sight(SOFA)

    def _wish(self, form: PartyForm, keep: bool = True) -> None:
        """Keeps the form in the settings, and writes them to the disk unless more letters may
        follow."""
        self._form, program = form, self.program
        own = form if self._deal is None else replace(form, starter=self._usual_starter)
        program.change(replace(program.settings, party=own.plain()), keep)

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
        form = self._form
        self.program.games.new_pair(party, form.clean_seed(), self._edition, form.sleepwalker)

    def _tell_goal(self) -> None:
        self._wish(self._form)
        party = self._form.party(self.program.words)
        self.program.ways.goal(party, self, edition=self._edition)

    def leave(self) -> None:
        self._wish(self._form)
        super().leave()
