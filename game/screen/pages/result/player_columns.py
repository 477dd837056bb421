"""What each of two players has in the end: the name, a crest for every place, and the deeds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.card import Colour
from game.rules.game import Game
from game.rules.state import Seat
from game.rules.view import View
from game.screen.lettering.paragraphs import LEADING, wrapped
from game.screen.lettering.text import Text, write
from game.screen.look import dashes, emblems, foil, icons, palette, shapes
from game.screen.sheet import Canvas
from game.table.counting import door_places
from game.table.deeds import deeds, facts
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Party, Player
from game.table.staging import Staging
from game.words import Words

NO_BREAK = "\u00a0"

TALL = 1.3
"""Height of a crest by its width."""
NAME_PX, PX = 32, 20
"""Heights of the name and of all else, by the design."""
APART = 14
"""Between the name, the crests and the words under them, by the design."""


@dataclass(frozen=True)
class Crest:
    """The sign of a place: like a lit door if the player has one, hollow if it is missing."""

    seat: Seat
    colour: Colour
    name: str
    open: bool
    away: float
    """How far it stands from the middle of its row, in crests."""

    def rect(self, row: Rect) -> Rect:
        """Where it stands beside the others, in their row."""
        x, y = row.centre
        width = row.h / TALL
        return Rect.around((x + self.away * width * 1.36, y), width, row.h)

    def thing(self, row: Rect) -> Thing:
        """How it is read."""
        key = f"text.door.{self.seat}.{self.colour.value}"
        state = ("open",) if self.open else ("shut",)
        return Thing(key, "text", self.name, self.rect(row), state=state)

    def draw(self, surface: Canvas, places: Places, row: Rect) -> None:
        """Part of the page."""
        rect, ramp = self.rect(row), palette.RAMPS[self.colour.value]
        radius, ink = rect.w * 0.2, palette.faded(ramp[1], 150)
        if self.open:
            shapes.box(surface, rect, radius, ramp[1], ramp[2])
            foil.outline(surface, rect, radius, places.px(3))
            ink = ramp[5]
        else:
            line, dash, gap = places.px(2), places.px(8), places.px(6)
            dashes.dashed(surface, rect, line, dash, gap, ink, radius)
        picture = icons.draw(icons.of_place(self.colour), round(rect.w * 0.66), ink)
        middle = round(rect.centre[0]), round(rect.centre[1])
        surface.blit(picture, picture.get_rect(center=middle))


@dataclass(frozen=True)
class PlayerColumn:
    """One player's part of a game."""

    seat: Seat
    player: Player
    doors: str
    deeds: str
    crests: tuple[Crest, ...]

    def height(self, text: Text, places: Places, width: float) -> float:
        """Of all of it in a column so wide."""
        return sum(self._heights(text, places, width))

    def _heights(self, text: Text, places: Places, width: float) -> tuple[float, ...]:
        """Of the name, the crests, the Doors and the deeds; the first two with what is under."""
        apart, crest, step = places.px(APART), max(34.0, places.px(58)) * TALL, places.text(PX)
        done = wrapped(text, self.deeds, "body", step, int(width))
        name = places.text(NAME_PX) * 1.3
        return name + apart, crest + apart, step * LEADING, step * LEADING * len(done)

    def _rows(self, text: Text, places: Places, room: Rect) -> list[Rect]:
        """The same parts, one below another."""
        rows, y = [], room.y
        for i, height in enumerate(self._heights(text, places, room.w)):
            rows.append(Rect(room.x, y, room.w, height - (places.px(APART) if i < 2 else 0)))
            y += height
        return rows

    def things(self, text: Text, places: Places, room: Rect) -> Iterator[Thing]:
        """What can be read of it in its room."""
        name, crests, doors, deeds = self._rows(text, places, room)
        yield Thing(f"text.name.{self.seat}", "text", self.player.name, name)
        yield Thing(f"text.doors.{self.seat}", "text", self.doors, doors)
        yield from (crest.thing(crests) for crest in self.crests)
        yield Thing(f"text.deeds.{self.seat}", "text", self.deeds, deeds)

    def draw(self, surface: Canvas, text: Text, places: Places, room: Rect) -> None:
        """Part of the page."""
        name, crests, doors, deeds = self._rows(text, places, room)
        self._draw_name(surface, text, places, name)
        for crest in self.crests:
            crest.draw(surface, places, crests)
        px = places.text(PX)
        write(surface, text, self.doors, "body", px, palette.CAPTION, doors.centre)
        done = wrapped(text, self.deeds, "body", px, int(room.w))
        for i, line in enumerate(done):
            middle = deeds.centre[0], deeds.y + px * LEADING * (i + 0.5)
            write(surface, text, line, "body", px, palette.BODY, middle)

    def _draw_name(self, surface: Canvas, text: Text, places: Places, row: Rect) -> None:
        """With the emblem before it."""
        px = places.text(NAME_PX)
        emblem = emblems.draw(self.player.emblem, px)
        room = row.w - 1.5 * px
        name = text.fitted(self.player.name, "title", px, palette.IVORY, room)
        x, y = row.centre
        left = x - (name.get_width() + 1.5 * px) / 2
        surface.blit(emblem, (round(left), round(y - px / 2)))
        surface.blit(name, (round(left + 1.5 * px), round(y - name.get_height() / 2)))


def player_columns(
    game: Game, view: View, party: Party, words: Words, staging: Staging
) -> tuple[PlayerColumn, ...]:
    """The parts of both players in a game that is over."""
    made = []
    wanted = door_places(view)
    for seat, done in enumerate(deeds(game, staging)):
        gained = {colour for door in view.doors[seat] for colour in door.colours}
        crests = tuple(
            Crest(seat, c, words.place(c), c in gained, number - (len(wanted) - 1) / 2)
            for number, c in enumerate(wanted)
        )
        # A line may end after a fact, not within it.
        whole = (fact.replace(" ", NO_BREAK) for fact in facts(done, words, staging))
        line = words.say(", ").join(whole)
        doors = words.seat_doors(len(gained))
        made.append(PlayerColumn(seat, party.players[seat], doors, line, crests))
    return tuple(made)
