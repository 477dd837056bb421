"""What lies before each player besides the cards: slots for Doors, the tray with its row, how long
the run is, and, where two play, whose side it is."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace
from itertools import pairwise

import pygame

from game.rules.card import Colour
from game.rules.state import DOORS, HAND, ROW, Seat, owned
from game.rules.view import View
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write
from game.screen.look import emblems, foil, glow, icons, palette, shapes, slabs
from game.screen.look.wells import well
from game.screen.pages.table.around.labels import draw_caption, draw_chip
from game.table import counting
from game.table.counting import Trio
from game.table.layout.places import Places, Point, Rect
from game.table.layout.poses import Layout
from game.table.layout.tables_for_two import Beside, Pair
from game.table.party import Party
from game.words import Words

SEEN = 0.2
"""A card of the row of which less than this part of its width is in sight counts as hidden."""


class Sides:
    """Draws the side of each player."""

    def __init__(self, text: Text, words: Words, party: Party | None) -> None:
        self._text = text
        self._words = words
        self._party = party

    def draw_below(
        self, surface: pygame.Surface, layout: Layout, view: View, covered: Set[Point]
    ) -> None:
        """What lies under the cards; slots that a card covers do not show."""
        places = layout.places
        for seat in range(view.seats):
            if owned(ROW, seat) in places.zones:
                self._tray(surface, places, seat, view)
            self._slots(surface, places, seat, covered)
            if isinstance(places, Beside) and seat == view.active and not layout.low:
                hand = places.zones[owned(HAND, seat)].grown(places.px(12))
                draw_light(surface, places, hand, places.px(18))

    def draw_above(self, surface: pygame.Surface, layout: Layout, view: View, trio: Trio) -> None:
        """Marks and captions, which no card may hide."""
        for seat in range(view.seats):
            marker = self._run_marker(surface, layout, view, seat, trio)
            self._scrolled_out(surface, layout, view, seat, marker)
            if self._party is not None and isinstance(layout.places, Pair):
                self._plaque(surface, layout.places, view, self._party, seat)
        if self._party is None:
            self._doors_gained(surface, layout.places, view)

    def _tray(self, surface: pygame.Surface, places: Places, seat: Seat, view: View) -> None:
        """The light lies on the tray of the one who plays."""
        tray, radius = places.tray(seat), places.px(22)
        shapes.box(surface, tray, radius, palette.TRAY)
        if self._party is None:
            foil.outline(surface, tray, radius, places.px(1.4), 190)
            self._tray_caption(surface, places, tray)
        elif seat == view.active:
            draw_light(surface, places, tray, radius)
        else:
            foil.outline(surface, tray, radius, places.px(1.2), 140)

    def _tray_caption(self, surface: pygame.Surface, places: Places, tray: Rect) -> None:
        caption, px = self._words.zone(ROW).upper(), places.caption(16)
        picture = self._text.render(caption, "label", px, palette.CAPTION, places.px(2.6))
        x = tray.right - picture.get_width() - places.px(22)
        at = x, tray.bottom - picture.get_height() - places.px(8)
        surface.blit(picture, (round(at[0]), round(at[1])))

    def _slots(
        self, surface: pygame.Surface, places: Places, seat: Seat, covered: Set[Point]
    ) -> None:
        for place, colour in enumerate(Colour):
            for copy in range(places.slots_of(place)):
                rect = places.door_slot(place, copy, seat)
                if rect.centre in covered:
                    continue
                ink = palette.RAMPS[colour.value][2]
                well(surface, places, rect, ink)
                crest = icons.draw(icons.of_place(colour), round(rect.w * 0.5), ink)
                surface.blit(crest, crest.get_rect(center=rect.centre))

    def _doors_gained(self, surface: pygame.Surface, places: Places, view: View) -> None:
        x, y = places.doors_at
        caption, px = self._words.zone(DOORS), places.caption(34)
        above, below = places.eased(24, 46), places.eased(14, 22)
        draw_caption(surface, self._text, places, caption, (x, y - places.px(above)))
        count = f"{len(view.doors[0])} / {counting.door_total(view)}"
        centre = x, y + places.px(below)
        write(surface, self._text, count, "title", px, palette.IVORY, centre)

    def _plaque(
        self, surface: pygame.Surface, places: Pair, view: View, party: Party, seat: Seat
    ) -> None:
        """Whose side it is, whether its player plays now, and how many Doors are open."""
        rect, player = places.plaque(seat), party.players[seat]
        plays = seat == view.active and view.result is None
        emblem = emblems.draw(player.emblem, round(places.caption(40)))
        x, gap = rect.x + places.px(16), places.px(14)
        surface.blit(emblem, (round(x), round(rect.centre[1] - emblem.get_height() / 2)))
        left = x + emblem.get_width() + gap
        room = rect.right - left - places.px(6)
        told = self._words.at_turn(player.name) if plays else self._words.waiting(player.name)
        ink = palette.GOLD_TEXT if plays else palette.BODY
        doors = doors_of(self._words, view, seat)
        below = palette.CAPTION if plays else palette.CAPTION_IDLE
        tall = rect.h
        line = fitting.between_cards(
            self._text, places, doors, "label", 17, below, (room, tall * 0.4), 1
        )
        tall -= fitting.height(line)
        least = fitting.closest(self._text, "title", places.usual(0))
        most = 2 if 2 * least <= tall else 1
        name = fitting.between_cards(self._text, places, told, "title", 28, ink, (room, tall), most)
        fitting.draw_lines(surface, [*name, *line], left, rect.centre[1], rect.h)

    def _scrolled_out(
        self,
        surface: pygame.Surface,
        layout: Layout,
        view: View,
        seat: Seat,
        marker: Rect | None,
    ) -> None:
        """How many cards of a long row lie out of sight, at either end. Where there is room for few
        cards the marker reaches to their beginning: what stands there stands over it."""
        row = [layout.sprites[card.id].pose for card in view.rows[seat]]
        squeezed = [b for a, b in pairwise(row) if b.x - a.x < a.width * SEEN]
        for end, other, side in ((row[:1], row[-1:], -1), (row[-1:], row[:1], 1)):
            # Both ends of a short row may be near: a card counts at the nearer one.
            hidden = sum(
                abs(pose.x - end[0].x) < min(pose.width, abs(pose.x - other[0].x))
                for pose in squeezed
            )
            if hidden:
                pose = end[0]
                x, y = pose.x + side * pose.width * 0.36, pose.y + pose.height / 2
                if marker is not None and side < 0 and marker.x < pose.x:
                    y = min(y, marker.y - layout.places.caption(22))
                draw_chip(surface, self._text, layout.places, f"+{hidden}", (x, y))

    def _run_marker(
        self, surface: pygame.Surface, layout: Layout, view: View, seat: Seat, trio: Trio
    ) -> Rect | None:
        """Under the end of the row: how long the run is, and the last symbol, which the next card
        may not show; where it stands."""
        row, run = view.rows[seat], counting.run(view, seat, trio)
        if not row:
            return None
        places = layout.places
        poses = [layout.sprites[card.id].pose for card in (run.cards if run else row[-1:])]
        left = poses[0].x - poses[0].width / 2
        right = poses[-1].x + poses[-1].width / 2
        y = poses[-1].y + poses[-1].height / 2 + places.px(6)
        waits = view.seats == 2 and seat != view.active
        ink = palette.CAPTION_IDLE if waits else palette.IVORY
        line = max(2, round(places.px(2)))
        middle = y + places.px(places.eased(20, 30))
        words = self._words.say("Last symbol")
        if run:
            words = self._words.run_marker(run.colour, len(run.cards))
        px, gap = places.caption(15), places.px(9)
        label = self._text.render(words.upper(), "label", px, ink, places.px(1.4))
        icon = icons.draw(icons.of_kind(row[-1].kind), round(px * 1.35), palette.CAPTION)
        width = label.get_width() + gap + icon.get_width() + places.px(28)
        pill = Rect.around(((left + right) / 2, middle), width, px * 1.7)
        if pill.right > right:
            start = max(right - pill.w, places.zones[owned(ROW, seat)].x + places.px(10))
            pill = Rect(start, pill.y, pill.w, pill.h)
        if pill.w < right - left - 4 * line:
            for x in (left, right - line):
                surface.fill(ink, (round(x), round(y), line, round(middle - y)))
            surface.fill(ink, (round(left), round(middle - line / 2), round(right - left), line))
        look = replace(slabs.CHIP, line=ink)
        slabs.slab(surface, pill, pill.h / 2, places.px(1.6), look, places)
        x = pill.x + places.px(14)
        surface.blit(label, (round(x), round(middle - label.get_height() / 2)))
        x = pill.right - places.px(14) - icon.get_width()
        surface.blit(icon, (round(x), round(middle - icon.get_height() / 2)))
        return pill


def doors_of(words: Words, view: View, seat: Seat) -> str:
    """How many of the four Doors it needs one of two players has (R43)."""
    return words.seat_doors(len({colour for door in view.doors[seat] for colour in door.colours}))


def draw_light(surface: pygame.Surface, places: Places, rect: Rect, radius: float) -> None:
    """A frame of foil that glows: here is who plays."""
    glow.glow(surface, rect, radius, places.px(16), palette.GLOW, 190)
    foil.outline(surface, rect, radius, max(2.0, places.px(2.4)))
