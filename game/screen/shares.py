"""What each of two players has in the end: the name, a crest for every place, and the deeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.rules.cards import Colour
from game.rules.game import Game
from game.rules.state import Seat
from game.rules.view import View
from game.screen import emblems, icons, palette, shapes
from game.screen.text import Text
from game.screen.widgets import write
from game.table.deeds import deeds, facts
from game.table.party import Party, Player
from game.table.places import Places, Point, Rect
from game.table.things import Thing
from game.words import Words

NO_BREAK = "\u00a0"

MIDDLES = 640, 1280
"""Of the parts of both players, from left to right, by the design."""
NAME_AT, CRESTS_AT, DOORS_AT, DEEDS_AT = 432, 508, 576, 606
"""Their heights; the deeds begin at theirs."""
ROOM, DEEDS_ROOM = 610, 130
"""Width of the lines, and height of the deeds."""


@dataclass(frozen=True)
class Crest:
    """The sign of a place: like a lit door if the player has one, hollow if it is missing."""

    seat: Seat
    colour: Colour
    name: str
    open: bool

    def rect(self, places: Places) -> Rect:
        """Where it stands beside the other three."""
        x, y = places.at(MIDDLES[self.seat], CRESTS_AT)
        width, number = max(34.0, places.px(58)), list(Colour).index(self.colour)
        x += (number - 1.5) * width * 1.36
        return Rect.around((x, y), width, width * 1.3)

    def thing(self, places: Places) -> Thing:
        """How it is read."""
        key = f"text.door.{self.seat}.{self.colour.value}"
        state = ("open",) if self.open else ("shut",)
        return Thing(key, "text", self.name, self.rect(places), state=state)

    def draw(self, surface: pygame.Surface, places: Places) -> None:
        """Part of the page."""
        rect, ramp = self.rect(places), palette.RAMPS[self.colour.value]
        radius, ink = rect.w * 0.2, palette.faded(ramp[1], 150)
        if self.open:
            shapes.box(surface, rect, radius, ramp[1], ramp[2])
            shapes.outline(surface, rect, radius, places.px(3), palette.GOLD_TEXT)
            ink = ramp[5]
        else:
            shapes.dashed(surface, rect, places.px(2), places.px(8), places.px(6), ink)
        picture = icons.draw(self.colour.value, round(rect.w * 0.66), ink)
        middle = round(rect.centre[0]), round(rect.centre[1])
        surface.blit(picture, picture.get_rect(center=middle))


@dataclass(frozen=True)
class Share:
    """One player's part of a game."""

    seat: Seat
    player: Player
    doors: str
    deeds: str
    crests: tuple[Crest, ...]

    def things(self, places: Places) -> Iterator[Thing]:
        """What can be read of it."""
        for part, words, y, px in self._lines(places):
            rect = Rect.around(self._at(places, y), places.px(ROOM), px * 1.3)
            yield Thing(f"text.{part}.{self.seat}", "text", words, rect)
        yield from (crest.thing(places) for crest in self.crests)
        yield Thing(f"text.deeds.{self.seat}", "text", self.deeds, self._room(places))

    def draw(self, surface: pygame.Surface, text: Text, places: Places) -> None:
        """Part of the page."""
        for part, words, y, px in self._lines(places):
            role = "title" if part == "name" else "body"
            ink = palette.IVORY if part == "name" else palette.CAPTION
            write(surface, text, words, role, px, ink, self._at(places, y))
        self._draw_emblem(surface, text, places)
        for crest in self.crests:
            crest.draw(surface, places)
        room = self._room(places)
        px, wrap = places.text(20), round(room.w)
        done = text.render(self.deeds, "body", px, palette.BODY, wrap=wrap)
        surface.blit(done, (round(room.centre[0] - done.get_width() / 2), round(room.y)))

    def _draw_emblem(self, surface: pygame.Surface, text: Text, places: Places) -> None:
        """Before the name."""
        px = places.text(32)
        x, y = self._at(places, NAME_AT)
        x -= text.width(self.player.name, "title", px) / 2 + px
        emblem = emblems.draw(self.player.emblem, px)
        surface.blit(emblem, emblem.get_rect(center=(round(x), round(y))))

    def _lines(self, places: Places) -> tuple[tuple[str, str, float, int], ...]:
        """Every single line: which, its words, its height on the page and that of its letters."""
        return (
            ("name", self.player.name, NAME_AT, places.text(32)),
            ("doors", self.doors, DOORS_AT, places.text(20)),
        )

    def _at(self, places: Places, y: float) -> Point:
        return places.at(MIDDLES[self.seat], y)

    def _room(self, places: Places) -> Rect:
        (x, top), width = self._at(places, DEEDS_AT), places.px(ROOM)
        return Rect(x - width / 2, top, width, places.px(DEEDS_ROOM))


def shares(game: Game, view: View, party: Party, words: Words) -> tuple[Share, ...]:
    """The parts of both players in a game that is over."""
    made = []
    for seat, done in enumerate(deeds(game.log, len(party.players))):
        gained = {colour for door in view.doors[seat] for colour in door.colours}
        crests = tuple(Crest(seat, c, words.place(c), c in gained) for c in Colour)
        # A line may end after a fact, not within it.
        whole = (fact.replace(" ", NO_BREAK) for fact in facts(done, words))
        line = words.say(", ").join(whole)
        doors = words.seat_doors(len(gained))
        made.append(Share(seat, party.players[seat], doors, line, crests))
    return tuple(made)
