"""How two players share the screen, to be agreed anew in the midst of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain
from typing import cast, get_args

from game.screen.controls.toggles import Toggle, draw_toggle
from game.screen.lettering.paragraphs import LEADING, wrapped, write_lines
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.talk import MEANT
from game.screen.look.talk import NAMES as TALKED
from game.screen.panels.frame import ZONE, Frame, docked, framed
from game.screen.panels.panel import Leaf
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Manner, Party, Talk
from game.words import Words, msgid

MANNER, TALK, FIXED = "button.manner.", "button.talk.", "button.fixed"
CONSENT = "button.consent."
MANNERS: dict[Manner, str] = {
    "open": msgid("Open hands"),
    "curtain": msgid("Hidden, under a cloth"),
    "peek": msgid("Hidden, to peek at"),
}
"""Ways to share the screen."""


class TogetherPanel(Leaf):
    """Hands may be hidden at once; hidden ones are opened when both have said so. `agree` is told
    what holds from now on."""

    name = "together"

    def __init__(
        self, text: Text, words: Words, party: Party, agree: Callable[[Party], None]
    ) -> None:
        self._text = text
        self._words = words
        self._party = party
        self._agree = agree
        self._asked = False
        """Whether one of them wishes for open hands."""
        self._consent: set[int] = set()
        """Who has said so."""

    def press(self, key: str) -> None:
        """What is wished for holds, once nobody's cards are shown without their word."""
        manner, seat = key.removeprefix(MANNER), key.removeprefix(CONSENT)
        talk = key.removeprefix(TALK)
        if key == FIXED:
            self._hold(replace(self._party, fixed=not self._party.fixed))
        elif key.startswith(TALK) and talk in get_args(Talk):
            self._hold(replace(self._party, talk=cast(Talk, talk)))
        elif key.startswith(MANNER) and manner in get_args(Manner):
            self._asked, self._consent = manner == "open" != self._party.manner, set()
            if not self._asked:
                self._hold(replace(self._party, manner=cast(Manner, manner)))
        elif key.startswith(CONSENT):
            self._consent ^= {int(seat)}
            if self._consent == {0, 1}:
                self._asked = False
                self._hold(replace(self._party, manner="open"))

    def _hold(self, party: Party) -> None:
        if party != self._party:
            self._party = party
            self._agree(party)

    def things(self, places: Places) -> list[Thing]:
        """The panel, its words and what can be pressed."""
        frame = self._frame(places)
        told = [
            Thing(f"text.together.{i}", "text", words, rect, ZONE)
            for i, (words, rect) in enumerate(self._told(frame))
        ]
        return [
            *frame.things(),
            *told,
            *(self._told_of(toggle) for toggle in self._toggles(frame)),
        ]

    def _told_of(self, toggle: Toggle) -> Thing:
        """A toggle as a thing of the panel, with what a way to talk means."""
        talk = toggle.id.removeprefix(TALK)
        hint = self._words.say(MEANT[cast(Talk, talk)]) if talk in MEANT else ""
        return replace(toggle.thing, zone=ZONE, hint=hint)

    def paint(self, surface: Canvas, places: Places, hover: str) -> None:
        """Captions, and under them what holds, ticked."""
        frame = self._frame(places)
        frame.draw(surface, self._text, hover)
        px = places.text(18)
        for words, rect in self._told(frame):
            lines = wrapped(self._text, words, "body", px, int(rect.w))
            write_lines(surface, self._text, lines, px, palette.BODY, rect)
        for toggle in self._toggles(frame):
            draw_toggle(surface, toggle, self._text, places, toggle.id == hover)

    def _frame(self, places: Places) -> Frame:
        title = self._words.say("At this table")
        return framed(docked(places), title, self._text, self._words, places)

    def _rows(self, frame: Frame) -> Iterator[tuple[str, float]]:
        """From the top down: the id of a toggle, or a sentence, and how high it is."""
        say, places = self._words.say, frame.places
        keys = (MANNER + manner for manner in MANNERS), (TALK + talk for talk in TALKED)
        for key in (*chain(*keys), FIXED):
            yield key, places.target
        if self._asked:
            sentence = say("Open hands show all cards to both. Each of you has to agree:")
            px = places.text(18)
            lines = wrapped(self._text, sentence, "body", px, int(frame.content.w))
            yield sentence, len(lines) * px * LEADING
            for seat in (0, 1):
                yield f"{CONSENT}{seat}", places.target

    def _placed(self, frame: Frame) -> Iterator[tuple[str, Rect]]:
        room, gap = frame.content, max(6.0, frame.places.px(12))
        y = room.y
        for key, height in self._rows(frame):
            yield key, Rect(room.x, y, room.w, height)
            y += height + gap

    def _told(self, frame: Frame) -> list[tuple[str, Rect]]:
        """The sentences."""
        return [(key, rect) for key, rect in self._placed(frame) if not key.startswith("button.")]

    def _toggles(self, frame: Frame) -> Iterator[Toggle]:
        say, party = self._words.say, self._party
        for key, rect in self._placed(frame):
            manner, seat = key.removeprefix(MANNER), key.removeprefix(CONSENT)
            if key == FIXED:
                yield Toggle(key, say("Seats stay left and right"), party.fixed, rect)
            elif key.startswith(TALK):
                talk = cast(Talk, key.removeprefix(TALK))
                yield Toggle(key, say(TALKED[talk]), talk == party.talk, rect)
            elif manner in get_args(Manner):
                label = say(MANNERS[cast(Manner, manner)])
                yield Toggle(key, label, manner == party.manner, rect)
            elif key.startswith(CONSENT):
                label = say("{player} agrees", player=party.names[int(seat)])
                yield Toggle(key, label, int(seat) in self._consent, rect)
