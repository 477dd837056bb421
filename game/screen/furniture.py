"""What stands on the table besides the cards: slots, tray, piles, counts and captions."""

from __future__ import annotations

from collections.abc import Set
from itertools import pairwise

import pygame

from game.rules.cards import Colour
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, owned
from game.rules.view import View
from game.screen import icons, palette, shapes
from game.screen.text import Text
from game.screen.widgets import draw_caption, draw_chip, write
from game.table.layout import lowered
from game.table.places import Places, Point, Rect
from game.table.poses import Layout
from game.table.rows import next_in_row
from game.words import Words

SEEN = 0.2
"""A card of the row of which less than this part of its width is in sight counts as hidden."""


class Furniture:
    """Draws all that does not move with the cards."""

    def __init__(self, text: Text, words: Words) -> None:
        self._text = text
        self._words = words

    def draw_below(
        self, surface: pygame.Surface, layout: Layout, view: View, covered: Set[Point]
    ) -> None:
        """What lies under the cards; places that a card covers, by their middles, do not show."""
        places = layout.places
        self._door_slots(surface, places, view, covered)
        self._tray(surface, places)
        for zone in DECK, DISCARD, LIMBO:
            if places.zones[zone].centre not in covered:
                well(surface, places, places.zones[zone], palette.GOLD)
        limbo = places.zones[LIMBO]
        if limbo.centre not in covered:
            picture = icons.draw("limbo", round(limbo.w * 0.6), palette.LIMBO)
            surface.blit(picture, picture.get_rect(center=limbo.centre))
        if not lowered(view):
            hand = places.zones[owned(HAND, 0)]
            self._caption(surface, places, HAND, (hand.x - places.px(60), hand.centre[1]))

    def draw_above(self, surface: pygame.Surface, layout: Layout, view: View) -> None:
        """Counts and captions, which no card may hide."""
        places = layout.places
        self._heading(surface, places, view)
        self._doors_gained(surface, places, view)
        self.draw_counts(surface, places, view)
        for zone in DECK, DISCARD, LIMBO:
            rect = places.zones[zone]
            below = rect.bottom + places.text(22) * 0.78 + places.text(16)
            self._caption(surface, places, zone, (rect.centre[0], below))
        self._nightmares_left(surface, places, view)
        self._run_marker(surface, layout, view)
        self._scrolled_out(surface, layout, view)

    def draw_counts(self, surface: pygame.Surface, places: Places, view: View) -> None:
        """How many cards each pile has."""
        counts = {DECK: view.deck_count, DISCARD: len(view.discard), LIMBO: len(view.limbo)}
        for zone, count in counts.items():
            rect = places.zones[zone]
            draw_chip(surface, self._text, places, str(count), (rect.centre[0], rect.bottom))

    def _nightmares_left(self, surface: pygame.Surface, places: Places, view: View) -> None:
        """How many Nightmares may still come, under the deck."""
        x, y = places.nightmares_at
        icon = icons.draw("moth", round(places.text(26)), palette.LIMBO)
        line = self._text.render(
            str(view.nightmares_left), "number", places.text(22), palette.IVORY
        )
        gap = places.px(8)
        left = x - (icon.get_width() + gap + line.get_width()) / 2
        surface.blit(icon, (round(left), round(y - icon.get_height() / 2)))
        at = left + icon.get_width() + gap, y - line.get_height() / 2
        surface.blit(line, (round(at[0]), round(at[1])))

    def _scrolled_out(self, surface: pygame.Surface, layout: Layout, view: View) -> None:
        """How many cards of a long row lie out of sight, at either end."""
        row = [layout.sprites[card.id].pose for card in view.rows[0]]
        squeezed = [b for a, b in pairwise(row) if b.x - a.x < a.width * SEEN]
        for end, side in ((row[:1], -1), (row[-1:], 1)):
            hidden = sum(abs(pose.x - end[0].x) < pose.width for pose in squeezed) if end else 0
            if hidden:
                pose = end[0]
                at = pose.x + side * pose.width * 0.36, pose.y + pose.height / 2
                draw_chip(surface, self._text, layout.places, f"+{hidden}", at)

    def draw_target(
        self, surface: pygame.Surface, layout: Layout, view: View, zone: str, takes: bool
    ) -> None:
        """A place where what is chosen may go; `takes` when it would be laid there now."""
        places = layout.places
        label = self._words.lay_here(zone)
        if zone.startswith(ROW):
            rect = next_in_row(view, places)
            centre = rect.centre
        else:
            rect = places.zones[zone].grown(places.px(14))
            centre = (rect.centre[0], rect.y - places.px(22))
        colour = palette.TAKEN if takes else palette.TARGET
        shapes.box(surface, rect, places.px(12), colour)
        line = places.px(4 if takes else 2.4)
        shapes.dashed(surface, rect, line, places.px(14), places.px(8), palette.LEGAL)
        if zone == REVEALED:
            return  # above it stands the prompt
        px = places.text(16)
        write(
            surface, self._text, label.upper(), "label", px, palette.IVORY, centre, places.px(1.6)
        )

    def draw_handle(self, surface: pygame.Surface, places: Places, chosen: bool) -> None:
        """What one grips to lay the whole hand."""
        rect = places.hand_handle
        shapes.box(surface, rect, rect.h / 2, palette.CHIP)
        line = places.px(4 if chosen else 2.4)
        shapes.outline(surface, rect, rect.h / 2, line, palette.LEGAL)
        px, room = places.text(16), rect.w - places.px(20)
        label = self._text.fitted(
            self._words.say("Whole hand").upper(), "label", px, palette.IVORY, room
        )
        surface.blit(label, label.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))

    def _caption(
        self, surface: pygame.Surface, places: Places, zone: str, centre: tuple[float, float]
    ) -> None:
        draw_caption(surface, self._text, places, self._words.zone(zone), centre)

    def _heading(self, surface: pygame.Surface, places: Places, view: View) -> None:
        left, middle = places.at(40, 40)
        title = self._text.render("Eight Doors", "title", places.text(34), palette.GOLD_TEXT)
        surface.blit(title, (round(left), round(middle - title.get_height() / 2)))
        turn = self._words.turn(view.turn)
        line = self._text.render(turn, "body", places.text(19), palette.BODY)
        x = left + title.get_width() + places.px(24)
        surface.blit(line, (round(x), round(middle - line.get_height() / 2 + places.px(3))))

    def _door_slots(
        self, surface: pygame.Surface, places: Places, view: View, covered: Set[Point]
    ) -> None:
        for place, colour in enumerate(Colour):
            for copy in range(2):
                rect = places.door_slot(place, copy)
                if rect.centre in covered:
                    continue
                ink = palette.RAMPS[colour.value][2]
                well(surface, places, rect, ink)
                crest = icons.draw(colour.value, round(rect.w * 0.5), ink)
                surface.blit(crest, crest.get_rect(center=rect.centre))

    def _doors_gained(self, surface: pygame.Surface, places: Places, view: View) -> None:
        first = places.door_slot(0, 0)
        x = first.x - places.px(96)
        self._caption(surface, places, DOORS, (x, first.centre[1] - places.px(24)))
        count = f"{len(view.doors[0])} / {view.door_total}"
        write(
            surface,
            self._text,
            count,
            "title",
            places.text(34),
            palette.IVORY,
            (x, first.centre[1] + places.px(14)),
        )

    def _tray(self, surface: pygame.Surface, places: Places) -> None:
        tray = places.zones[owned(ROW, 0)]
        shapes.box(surface, tray, places.px(22), palette.TRAY)
        line = palette.faded(palette.GOLD, 130)
        shapes.outline(surface, tray, places.px(22), places.px(1.4), line)
        caption = self._words.zone(ROW).upper()
        px = places.text(16)
        picture = self._text.render(caption, "label", px, palette.CAPTION, places.px(2.6))
        x = tray.right - picture.get_width() - places.px(22)
        at = x, tray.bottom - picture.get_height() - places.px(8)
        surface.blit(picture, (round(at[0]), round(at[1])))

    def _run_marker(self, surface: pygame.Surface, layout: Layout, view: View) -> None:
        """Under the end of the row: how long the run is, and the last symbol, which the next card
        may not show."""
        if not view.rows[0]:
            return
        places = layout.places
        marked = view.run or view.rows[0][-1:]
        poses = [layout.sprites[card.id].pose for card in marked]
        left = poses[0].x - poses[0].width / 2
        right = poses[-1].x + poses[-1].width / 2
        y = poses[-1].y + poses[-1].height / 2 + places.px(6)
        line, ink = max(2, round(places.px(2))), palette.IVORY
        middle = y + places.px(20)
        words = self._words.run_marker(view.run) if view.run else self._words.say("Last symbol")
        px, gap = places.text(15), places.px(9)
        label = self._text.render(words.upper(), "label", px, ink, places.px(1.4))
        icon = icons.draw(view.rows[0][-1].kind, round(px * 1.35), palette.CAPTION)
        width = label.get_width() + gap + icon.get_width() + places.px(28)
        pill = Rect.around(((left + right) / 2, middle), width, px * 1.7)
        if pill.right > right:
            start = max(right - pill.w, places.zones[owned(ROW, 0)].x + places.px(10))
            pill = Rect(start, pill.y, pill.w, pill.h)
        if pill.w < right - left - 4 * line:
            for x in (left, right - line):
                surface.fill(ink, (round(x), round(y), line, round(middle - y)))
            surface.fill(ink, (round(left), round(middle - line / 2), round(right - left), line))
        shapes.box(surface, pill, pill.h / 2, palette.CHIP)
        shapes.outline(surface, pill, pill.h / 2, places.px(1.6), ink)
        x = pill.x + places.px(14)
        surface.blit(label, (round(x), round(middle - label.get_height() / 2)))
        x = pill.right - places.px(14) - icon.get_width()
        surface.blit(icon, (round(x), round(middle - icon.get_height() / 2)))


def well(surface: pygame.Surface, places: Places, rect: Rect, line: palette.Colour) -> None:
    """An empty place for a card."""
    shapes.box(surface, rect, rect.w * 0.06, palette.WELL)
    ink = palette.faded(line, 190)
    shapes.dashed(surface, rect, places.px(1.8), places.px(9), places.px(6), ink)
