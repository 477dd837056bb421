"""What each of two players has in the end: the name, the deeds, and what was lost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.game import Game
from game.rules.state import Seat
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.lettering.paragraphs import LEADING, wrapped
from game.screen.lettering.text import Text, write
from game.screen.look import emblems, palette, shapes
from game.screen.pages.result.inks import DAWN, Inks
from game.screen.pages.result.losses_row import LossesRow, losses_row
from game.screen.sheet import Canvas
from game.table import counting
from game.table.deeds import deeds, facts
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.party import Party, Player
from game.table.staging import Staging
from game.words import Words

NO_BREAK = "\u00a0"

NAME_PX, PX = 30, 20
"""Heights of the letters of the name and of all else, by the design."""
APART = 10
"""Distance of the losses from what is above them, by the design."""


@dataclass(frozen=True)
class PlayerColumn:
    """What the page tells of one player."""

    seat: Seat
    player: Player
    doors: str
    deeds: str
    losses: LossesRow

    def height(self, text: Text, places: Places, width: float, drawn: bool = True) -> float:
        """Returns the height in pixels in a column of this width, with the losses if `drawn`."""
        return sum(self._heights(text, places, width, drawn))

    def _heights(self, text: Text, places: Places, width: float, drawn: bool) -> tuple[float, ...]:
        """Returns the heights of the name, the Doors, the deeds and the losses, each with the room
        under it."""
        apart, step = places.px(APART), places.text(PX)
        done = wrapped(text, self.deeds, "body", step, int(width))
        name = places.text(NAME_PX) * 1.3
        lost = self.losses.height(places) + apart if drawn and self.losses.tokens else 0.0
        return name, step * LEADING, step * LEADING * len(done), lost

    def _rows(self, text: Text, places: Places, room: Rect, drawn: bool) -> list[Rect]:
        """Returns the rectangles of the name, the Doors, the deeds and the losses."""
        rows, y = [], room.y
        for height in self._heights(text, places, room.w, drawn):
            rows.append(Rect(room.x, y, room.w, height))
            y += height
        lost = rows[-1]
        if lost.h:
            apart = places.px(APART)
            rows[-1] = Rect(lost.x, lost.y + apart, lost.w, lost.h - apart)
        return rows

    def things(self, text: Text, places: Places, room: Rect, drawn: bool = True) -> Iterator[Thing]:
        """Yields what can be read in the column."""
        name, doors, deeds, lost = self._rows(text, places, room, drawn)
        yield Thing(f"text.name.{self.seat}", "text", self.player.name, name)
        yield Thing(f"text.doors.{self.seat}", "text", self.doors, doors)
        yield Thing(f"text.deeds.{self.seat}", "text", self.deeds, deeds)
        if lost.h:
            yield from self.losses.things(text, places, lost)

    def draw(
        self,
        surface: Canvas,
        cards: CardImages,
        text: Text,
        places: Places,
        room: Rect,
        inks: Inks,
        drawn: bool = True,
    ) -> None:
        """Draws the column, with the losses if `drawn`."""
        name, doors, deeds, lost = self._rows(text, places, room, drawn)
        self._draw_name(surface, text, places, name, inks)
        px = places.text(PX)
        write(surface, text, self.doors, "label", px, inks.caption, doors.centre)
        done = wrapped(text, self.deeds, "body", px, int(room.w))
        for i, line in enumerate(done):
            middle = deeds.centre[0], deeds.y + px * LEADING * (i + 0.5)
            write(surface, text, line, "body", px, inks.body, middle)
        if lost.h:
            self.losses.draw(surface, cards, text, places, lost, inks)

    def _draw_name(
        self, surface: Canvas, text: Text, places: Places, row: Rect, inks: Inks
    ) -> None:
        """Draws the name with the emblem before it."""
        px = places.text(NAME_PX)
        emblem = emblems.draw(self.player.emblem, px)
        room = row.w - 1.5 * px
        name = text.fitted(self.player.name, "title", px, inks.heading, room)
        x, y = row.centre
        left = x - (name.get_width() + 1.5 * px) / 2
        if inks is DAWN:
            # Emblems are light: on the dawn they need something dark behind them.
            plate = Rect(left - px * 0.15, y - px * 0.65, px * 1.3, px * 1.3)
            shapes.box(surface, plate, plate.h / 2, palette.DAWN_INK)
        surface.blit(emblem, (round(left), round(y - px / 2)))
        surface.blit(name, (round(left + 1.5 * px), round(y - name.get_height() / 2)))


def player_columns(
    game: Game, view: View, party: Party, words: Words, staging: Staging
) -> tuple[PlayerColumn, ...]:
    """Returns the columns of both players of a finished game."""
    made = []
    for seat, done in enumerate(deeds(game, staging)):
        gained = {colour for door in view.doors[seat] for colour in door.colours}
        # A line may end after a fact, but not within it.
        whole = (fact.replace(" ", NO_BREAK) for fact in facts(done, words, staging))
        line = words.say(", ").join(whole)
        doors = words.seat_doors(len(gained))
        if counting.spare_doors(view):
            total = counting.door_total(view)
            doors = words.with_all_doors(doors, sum(map(len, view.doors)), total)
        lost = losses_row(game, [seat], words, staging)
        made.append(PlayerColumn(seat, party.players[seat], doors, line, lost))
    return tuple(made)
