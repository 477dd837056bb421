"""Where everything is on the page on which two players set the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import get_args

from game.screen.controls.buttons import button_width
from game.screen.controls.fields import Field
from game.screen.controls.toggles import Toggle, detail_rect
from game.screen.lettering.text import Text
from game.screen.look.emblems import NAMES as EMBLEM_NAMES
from game.screen.look.emblems import TALK_MEANT, TALK_NAMES
from game.screen.pages.menu import BACK
from game.screen.pages.party.party_form import (
    EMBLEM,
    NAMES,
    SEED,
    STARTER,
    PartyForm,
)
from game.screen.pages.party.party_rows import (
    DEAL,
    FOOT,
    HANDS,
    PLAYERS,
    STARTS,
    TALKS,
    TITLE,
    Grid,
)
from game.screen.pages.party.sofa import LARGE
from game.screen.panels.together import FIXED, MANNER, MANNERS, TALK
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import EMBLEMS, Starter
from game.words import Words, msgid

START, GOAL, SOFA = "button.start", "button.goal", "button.sofa"
MEANT = {
    "open": msgid("All cards lie face up."),
    "curtain": msgid("A cloth lies over each hand; its owner lifts it once a turn."),
    "peek": msgid("The hand shows only while a key or button is held down."),
}
"""What each way to share the screen means."""


@dataclass(frozen=True)
class Entry:
    """A field on the page; the hint says what holds while it is empty."""

    id: str
    said: str
    hint: str
    field: Field
    rect: Rect
    enabled: bool = True

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        able = "enabled" if self.enabled else "disabled"
        state = (able,) if self.field.text else (able, "empty")
        return Thing(self.id, "button", self.said, self.rect, state=state)


Part = Entry | Toggle | Button


@dataclass(frozen=True)
class Page:
    """Everything in its place: the texts by their ids, and what can be pressed or filled in, in
    the order of reading."""

    places: Places
    grid: Grid
    texts: Mapping[str, tuple[str, Rect]]
    parts: Sequence[Part]

    @property
    def shown(self) -> list[Part]:
        """The parts in sight."""
        return [part for part in self.parts if self.grid.in_sight(part.rect)]

    @property
    def told(self) -> dict[str, tuple[str, Rect]]:
        """The texts in sight."""
        texts = self.texts.items()
        return {key: (words, rect) for key, (words, rect) in texts if self.grid.in_sight(rect)}


class Setter:
    """Puts every part of the page in its place."""

    def __init__(
        self, form: PartyForm, sofa: bool, words: Words, text: Text, places: Places, first: int
    ) -> None:
        self._form = form
        self._sofa = sofa
        self._words = words
        self._text = text
        self._places = places
        self._called = form.called(words)
        self._objection = form.objection(words)
        manners = [words.say(detail) for detail in MEANT.values()]
        talks = [words.say(detail) for detail in TALK_MEANT.values()]
        self._grid = Grid(manners, talks, text, places, first)

    def page(self) -> Page:
        """Everything."""
        foot = self._buttons()
        parts: list[Part] = []
        for seat in (0, 1):
            parts += [self._name(seat), *self._emblems(seat)]
        parts += [*self._manners(), *self._talks(), *self._starters()]
        parts += [self._seed(), self._fixed(), self._sofa_toggle(), *foot]
        return Page(self._places, self._grid, self._texts(foot[0].rect.x), parts)

    def _player(self, seat: int) -> str:
        say = self._words.say
        return say("Second player") if seat else say("First player")

    def _texts(self, foot: float) -> dict[str, tuple[str, Rect]]:
        """By id; what is said of the fields has the foot of the page up to there."""
        say, grid = self._words.say, self._grid
        texts = {
            "text.title": (self._title, grid.whole(TITLE)),
            "text.first": (self._player(0), grid.caption_of(PLAYERS, 0, 2)),
            "text.second": (self._player(1), grid.caption_of(PLAYERS, 1, 2)),
            "text.hands": (say("Hands"), grid.caption_of(HANDS)),
            "text.starter": (say("Who starts"), grid.caption_of(STARTS)),
            "text.talk": (say("Talk"), grid.caption_of(TALKS)),
            "text.seed": (say("Seed"), grid.caption_of(DEAL, 0, 3)),
            "text.seats": (say("Seats"), grid.caption_of(DEAL, 1, 3)),
            "text.sofa": (say("Sofa"), grid.caption_of(DEAL, 2, 3)),
        }
        for toggle in (*self._manners(), *self._talks()):
            rect = detail_rect(toggle, self._text, self._places)
            texts[toggle.id.replace("button.", "text.")] = toggle.detail, rect
        if told := self._form.remarks(self._words):
            rect = grid.whole(FOOT)
            room = replace(rect, w=foot - grid.gap - rect.x)
            texts["text.reason"] = told, room
        return texts

    @property
    def _title(self) -> str:
        """With the game, and with the deal where it is not chosen here."""
        told = self._words.say("Setting the table"), self._form.played, self._form.dealt
        return "   ·   ".join(filter(None, told))

    def _name(self, seat: int) -> Entry:
        caption, called = self._player(seat), self._called[seat]
        return Entry(
            NAMES[seat],
            self._words.say("{caption}: {content}", caption=caption, content=called),
            self._words.player(seat),
            self._form.names[seat],
            self._grid.under(PLAYERS, seat, 2, self._grid.target),
        )

    def _emblems(self, seat: int) -> list[Toggle]:
        say, grid = self._words.say, self._grid
        half, count = grid.under(PLAYERS, seat, 2), len(EMBLEMS)
        y, width = half.bottom - grid.emblem, (half.w - grid.gap * (count - 1)) / count
        return [
            Toggle(
                f"{EMBLEM}{seat}.{emblem}",
                say("{caption}: {content}", caption=self._called[seat], content=say(name)),
                emblem == self._form.emblems[seat],
                Rect(half.x + i * (width + grid.gap), y, width, grid.emblem),
                emblem=emblem,
            )
            for i, (emblem, name) in enumerate(EMBLEM_NAMES.items())
        ]

    def _manners(self) -> list[Toggle]:
        say = self._words.say
        return [
            Toggle(
                f"{MANNER}{manner}",
                say(label),
                manner == self._form.manner,
                self._grid.under(HANDS, i, len(MANNERS)),
                detail=say(MEANT[manner]),
            )
            for i, (manner, label) in enumerate(MANNERS.items())
        ]

    def _talks(self) -> list[Toggle]:
        say = self._words.say
        return [
            Toggle(
                f"{TALK}{talk}",
                say(label),
                talk == self._form.agreed,
                self._grid.under(TALKS, i, len(TALK_NAMES)),
                detail=say(TALK_MEANT[talk]),
            )
            for i, (talk, label) in enumerate(TALK_NAMES.items())
        ]

    def _starters(self) -> list[Toggle]:
        labels = (*self._called, self._words.say("Chance decides"))
        return [
            Toggle(
                f"{STARTER}{starter}",
                label,
                starter == self._form.starter,
                self._grid.under(STARTS, i, len(labels)),
                enabled=not self._form.dealt,
            )
            for i, (starter, label) in enumerate(zip(get_args(Starter), labels, strict=True))
        ]

    def _seed(self) -> Entry:
        say, field = self._words.say, self._form.seed
        hint = say("Empty: a new deal")
        told = say("{caption}: {content}", caption=say("Seed"), content=field.text or hint)
        return Entry(
            SEED, told, hint, field, self._grid.under(DEAL, 0, 3), enabled=not self._form.dealt
        )

    def _fixed(self) -> Toggle:
        label, rect = self._words.say("Seats stay left and right"), self._grid.under(DEAL, 1, 3)
        return Toggle(FIXED, label, self._form.fixed, rect)

    def _sofa_toggle(self) -> Toggle:
        label, rect = (
            self._words.say("Text {n}%, longer pauses", n=LARGE),
            self._grid.under(DEAL, 2, 3),
        )
        return Toggle(SOFA, label, self._sofa, rect)

    def _buttons(self) -> list[Button]:
        """Back and, at the right end of the foot, what starts the game."""
        say, grid = self._words.say, self._grid
        right, placed = grid.whole(FOOT).right, []
        for button in (
            Button(START, say("Start the game"), primary=True, enabled=not self._objection),
            Button(GOAL, say("The goal")),
            Button(BACK, say("Back"), hint=say("Esc")),
        ):
            width = button_width(button, self._text, self._places)
            foot = grid.whole(FOOT)
            y = foot.centre[1] - grid.target / 2
            rect = Rect(right - width, y, width, grid.target)
            placed.append(replace(button, rect=rect))
            right = rect.x - grid.gap
        return placed[::-1]


def lay_out(
    form: PartyForm, sofa: bool, words: Words, text: Text, places: Places, first: int = PLAYERS
) -> Page:
    """The page with this form in a window of this size, and whether it is set for a sofa; `first`
    is the first row in sight, or `ALL` if the window were as high as it takes. Letters leave room
    for two rows at least."""
    for smaller in places.smaller():
        page = Setter(form, sofa, words, text, smaller, first).page()
        if Setter(form, sofa, words, text, smaller, PLAYERS).page().grid.shown > 1:
            break
    return page
