"""The side of each player: slots for Doors, the tray with the row, the marks of its run, and with
two players a plaque."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

import pygame

from game.rules.card import DOOR, Colour, Kind
from game.rules.state import HAND, ROW, Seat, Trio, owned
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.lettering import fitting
from game.screen.lettering.text import Text, write
from game.screen.look import emblems, icons, palette, shapes
from game.screen.materials import foil, glass, patches
from game.screen.materials.chain import chained
from game.screen.materials.wells import well
from game.screen.sheet import Canvas
from game.screen.table.drawing.recap_drawing import has_recap
from game.screen.table.marking import row_marks
from game.table import counting
from game.table.asking import symbols
from game.table.counting import Coming, coming
from game.table.layout.pair import Beside, Pair
from game.table.layout.places import PANEL_RIM, Places, Point, Rect
from game.table.layout.poses import Layout
from game.table.layout.recap_places import EMBLEM, HOME, recap_button
from game.table.layout.spreads import free_in_row, next_in_row
from game.table.layout.staged import (
    covers_row,
    in_upper_tray,
    lit_tray,
    on_sides,
    over_rows,
    row_spans,
    staged_card,
)
from game.table.motion.director import Director
from game.table.party import Party
from game.words import Words

FRAMED = 135, 255
"""Opacity of the line in the player's colour, 0 to 255, while the player waits, and plays."""
EMBERS = 150
"""Opacity of the gold that is left about the row of whoever plays in the dark, 0 to 255."""
NAMED = 150
"""Opacity of the dark under a name that lies apart."""
FROM_BUTTON = 24
"""Least distance of a name from the button at the end of its plaque, in pixels."""
BESIDE_NAME, BESIDE_SIGN = 26, 8
"""Distance of the sign of a Door from the name before it, and of their number from that sign, by
the design."""
AROUND = 12
"""Distance by which a tray reaches beyond a hand, by the design."""

LIT, SOFT, STAR = 40, 120, 0.22
"""Reach of the light about the place of the first card by the design, its opacity, 0 to 255, and
the width of the star there, by that of the place."""
NEXT, FADES, FAINTEST = 150, 0.8, 40
"""Opacity of the next free place of a row, 0 to 255, how much of it is left from place to place,
and the least."""
MARK, MARK_FOOT = 26, 10
"""Height of the sign in the slot of a Door that bears one, and its distance from the foot of that,
by the design."""
OPAL = palette.mixed(palette.SILVER, palette.TABLE, 0.2)
"""Colour of the slot of a Door of no single place."""
WAITING = 0.3
"""Part of their colour that empty slots lose while their player waits."""


class Sides:
    """Draws the sides of the players."""

    def __init__(self, text: Text, words: Words, party: Party | None) -> None:
        self._text = text
        self._words = words
        self._party = party

    def draw_below(self, surface: Canvas, director: Director, covered: Set[Point]) -> None:
        """Draws what lies under the cards. `covered` are the middles of slots that a card
        hides."""
        layout, view = director.layout, director.view
        places = layout.places
        calm = not over_rows(view, director.staging, None)
        for seat in range(view.seats):
            waits = not director.shines(seat)
            if self._party is not None:
                emblem, tray = self._party.players[seat].emblem, tray_of(layout, seat)
                if owned(ROW, seat) in places.zones:
                    tray = lit_tray(view, places, director.staging, seat)
                draw_tray(surface, places, tray, seat, emblem, not waits)
            elif not covers_row(view, places, director.staging):
                glass.draw_pane(surface, places.tray(seat), places.px(PANEL_RIM), places)
            missing = {colour: left for colour, _, left in missing_slots(director, seat)}
            self._slots(surface, director, seat, covered, missing)
            # Choices beside a card that takes the light may leave a row all of its tray.
            clear = on_sides(places) or (in_upper_tray(places) and seat == view.active)
            free = calm or (staged_card(view, director.staging) is not None and clear)
            if free and row_is_free(layout, view, seat, covered):
                span = row_spans(view, places, director.staging, seat)[0]
                for away, rect in enumerate(free_in_row(view, places, seat, span)):
                    opacity = FAINTEST if waits else faint(away)
                    well(surface, places, rect, palette.GOLD, opacity=opacity)
                if calm and not (waits or view.rows[seat]):
                    draw_first(surface, next_in_row(view, places, seat), places)
            for colour, rect in blocked_slots(director, seat):
                chained(surface, rect, symbols.of_place(colour))

    def draw_embers(self, surface: Canvas, director: Director) -> None:
        """Draws the gold that is left about the row of whoever plays while a card takes the light
        from the table."""
        places, seat = director.layout.places, director.view.active
        if covers_row(director.view, places, director.staging):
            return
        rect = lit_tray(director.view, places, director.staging, seat)
        line = max(2.0, places.px(2.4)) if self._party else max(1.0, places.px(1.6))
        foil.outline(surface, rect, places.px(PANEL_RIM), line, EMBERS)

    def draw_above(self, surface: Canvas, director: Director, trio: Trio, plays: Seat) -> None:
        """Draws marks and captions, which no card may hide. `plays` is the seat that is said to
        play."""
        layout, view, moving = director.layout, director.arrivals.landed, director.moving
        for seat in range(view.seats):
            slides = not moving.isdisjoint(card.id for card in view.rows[seat])
            waits = not director.shines(seat)
            self._under_row(surface, layout, view, seat, trio, slides, waits)
            self.draw_plaque(surface, director, seat, plays == seat)

    def draw_hidden(self, surface: Canvas, director: Director, trio: Trio) -> None:
        """Draws how many cards of each player's row are out of sight."""
        layout, view = director.layout, director.arrivals.landed
        for seat in range(view.seats):
            marks = row_marks.row_marks(layout, view, seat, trio, self._words, self._text)
            if marks is not None:
                row_marks.draw_hidden(surface, layout, marks, self._text)

    def _under_row(
        self,
        surface: Canvas,
        layout: Layout,
        view: View,
        seat: Seat,
        trio: Trio,
        slides: bool,
        waits: bool,
    ) -> None:
        """Draws the length of the run and how many cards are out of sight, unless cards are held up
        over that, a card that was met comes near or the row `slides`, and with one player the name
        of the row."""
        places, words, text = layout.places, self._words, self._text
        marks = row_marks.row_marks(layout, view, seat, trio, words, text)
        if marks is not None:
            ink = palette.CAPTION_IDLE if waits else palette.IVORY
            if not (layout.held_over(marks.run) or row_marks.meets(layout, marks.run)):
                symbol = symbols.of_kind(view.rows[seat][-1].kind)
                row_marks.draw_run(surface, marks, symbol, text, places, ink)
            if not slides:  # a moving card would cut the number
                row_marks.draw_hidden(surface, layout, marks, text)
        if self._party is None:
            at = row_marks.name_at(places.tray(seat), places, words, text)
            if not row_marks.meets(layout, at):
                row_marks.draw_name(surface, at, words, text, places)

    def _slots(
        self,
        surface: Canvas,
        director: Director,
        seat: Seat,
        covered: Set[Point],
        missing: Mapping[Colour, Coming],
    ) -> None:
        """Draws the empty slots with the crests of their places, and where a Door is missing with
        the cards that may still come. Who plays alone needs every Door: the last slot bears the
        sign of one that is not like the others."""
        view, places = director.view, director.layout.places
        waits = not director.shines(seat)
        for place, colour in enumerate((*Colour, None)):
            if colour is None and view.seats == 2 and has_mixed(view, 1 - seat):
                continue
            ink = palette.RAMPS[colour.value][2] if colour else OPAL
            if waits:
                ink = palette.mixed(ink, palette.TABLE, WAITING)
            if colour is not None and view.seats == 2:
                for rect in spare_slots(view, places, seat, place):
                    well(surface, places, rect, ink)
            for copy in range(places.slots_of(place)):
                rect = places.door_slot(place, copy, seat)
                if rect.centre in covered:
                    continue
                well(surface, places, rect, ink)
                beside = places.door_slot(place + 1, copy, seat) if place < len(Colour) else rect
                if rect.x < beside.x < rect.right and places.slots_of(place + 1):
                    # What the next slot covers is no room.
                    rect = replace(rect, w=beside.x - rect.x)
                before = places.door_slot(place - 1, copy, seat) if place else rect
                if before.centre in covered and rect.x < before.right < rect.right:
                    # Nor is what a Door before it covers.
                    rect = replace(rect, x=before.right, w=rect.right - before.right)
                free = rect
                if colour in missing:
                    below = palette.CAPTION_IDLE if waits else palette.IVORY
                    free = self._coming(surface, director, rect, missing[colour], below)
                side = round(min(rect.w * 0.5, free.h * 0.9))
                sign = symbols.of_place(colour) if colour else symbols.of_kind(DOOR)
                crest = icons.draw(sign, side, ink)
                surface.blit(crest, crest.get_rect(center=free.centre))
                if colour and view.seats == 1 and copy == places.slots_of(place) - 1:
                    for mark in marks_due(view, colour):
                        picture = icons.draw(mark, round(places.px(MARK)), ink)
                        foot = round(rect.centre[0]), round(rect.bottom - places.px(MARK_FOOT))
                        surface.blit(picture, picture.get_rect(midbottom=foot))

    def _coming(
        self, surface: Canvas, director: Director, slot: Rect, left: Coming, ink: palette.Colour
    ) -> Rect:
        """Draws at the foot of a slot how many cards of its place may still come, and how many of
        them open a Door by themselves. Returns the room above."""
        places, text = director.layout.places, self._text
        air, close = places.px(10), places.px(5)
        cards, openers, px = str(left.cards), str(left.openers), places.text(16)
        numbers = [text.width(number, "number", px) for number in (cards, openers)]
        sign_px, high = round(px * 1.2), px * 1.3
        drawn = [
            icons.draw(symbols.of_kind(kind), sign_px, ink)
            for kind in sorted(director.staging.openers)
        ]
        # An icon has some room about it, which is not counted.
        signs = [(picture, picture.get_bounding_rect()) for picture in drawn]
        opening = sum(seen.w + close for _, seen in signs) + numbers[1]
        if places.letters == 1 and numbers[0] + air + opening > slot.w - 2 * air:
            # Two digits come nearer to the sign, and keep clear of the edges.
            opening -= len(signs) * close / 2
            air, close = close, close / 2
        wide, y = numbers[0] + air + opening, slot.bottom - px * 0.95
        x = slot.centre[0] - wide / 2
        if wide > slot.w - air and places.letters > 1:
            # The cards of the place stand above those that open a Door.
            write(surface, text, cards, "number", px, ink, (slot.centre[0], y - px))
            x, high = slot.centre[0] - opening / 2, px * 2.3
        else:
            write(surface, text, cards, "number", px, ink, (x + numbers[0] / 2, y))
            x += numbers[0] + air
        for picture, seen in signs:
            surface.blit(picture, (round(x) - seen.x, round(y - sign_px / 2)))
            x += seen.w + close
        write(surface, text, openers, "number", px, ink, (x + numbers[1] / 2, y))
        return replace(slot, h=slot.h - high)

    def draw_plaque(self, surface: Canvas, director: Director, seat: Seat, plays: bool) -> None:
        """Draws the plaque of a side if there are two: the player, whether this one `plays`, and
        how many Doors are open."""
        view, places = director.arrivals.landed, director.layout.places
        if self._party is None or not isinstance(places, Pair):
            return
        rect, player = places.plaque(seat), self._party.players[seat]
        plays = plays and view.result is None
        emblem = emblems.draw(player.emblem, round(places.text(EMBLEM)))
        x, gap = rect.x + places.px(HOME), places.px(14)
        surface.blit(emblem, (round(x), round(rect.centre[1] - emblem.get_height() / 2)))
        left = x + emblem.get_width() + gap
        told = part_of(self._words, view, player.name, plays)
        tells = seat != view.active and has_recap(view)
        end = recap_button(places, seat).x if tells else rect.right
        room = end - left - (FROM_BUTTON if places.letters == 1 else places.px(6))
        ink = palette.GOLD_TEXT if plays else palette.BODY
        count, line = list[tuple[pygame.Surface, float]](), list[pygame.Surface]()
        if places.letters == 1:
            count = self._doors_counted(places, view, seat, ink)
            room -= sum(one.get_width() + places.px(apart) for one, apart in count)
        else:
            doors, size = doors_of(self._words, view, seat), (room, rect.h * 0.4)
            below = palette.CAPTION if plays else palette.CAPTION_IDLE
            line = fitting.between_cards(self._text, places, doors, "label", 17, below, size, 1)
        least = fitting.closest(self._text, "title", places.text(0))
        # With little room for large letters, the Doors above and the light tell the rest.
        low = rect.h < 2 * fitting.closest(self._text, fitting.NARROW, places.text(0))
        last = (player.name, []) if low else (told, line)
        for said, foot in ((told, line), (told, []), (player.name, []), last):
            tall = rect.h - fitting.height(foot)
            most = 2 if 2 * least <= tall else 1
            words = fitting.fitting_in(
                self._text,
                places,
                said,
                "title",
                28,
                (room, tall),
                most,
                resorting=said == player.name,
            )
            whole = words.said == said and words.least(self._text) <= tall
            if whole or places.letters == 1:
                break
        name = words.pictures(self._text, ink)
        fitting.draw_lines(surface, [*name, *foot], left, rect.centre[1], rect.h)
        x = left + max(said.get_width() for said in name)
        for one, apart in count:
            x += places.px(apart)
            surface.blit(one, (round(x), round(rect.centre[1] - one.get_height() / 2)))
            x += one.get_width()

    def _doors_counted(
        self, places: Places, view: View, seat: Seat, ink: palette.Colour
    ) -> list[tuple[pygame.Surface, float]]:
        """Returns the sign of a Door, and how many of those that it needs a seat has, each with
        its distance from what is before it, in design pixels."""
        sign = icons.draw(symbols.of_kind(DOOR), round(places.text(34)), ink)
        told = f"{len(counting.places_held(view, seat))} / {len(Colour)}"
        number = self._text.render(told, "number", places.text(24), ink)
        return [(sign.subsurface(sign.get_bounding_rect()), BESIDE_NAME), (number, BESIDE_SIGN)]


def has_mixed(view: View, seat: Seat) -> bool:
    """Returns whether a seat has a Door of no single place, of which there is one for both."""
    return any(len(door.colours) != 1 for door in view.doors[seat])


def marks_due(view: View, place: Colour) -> Iterator[str]:
    """Yields the signs of the Doors of a place that bear one, and that nobody has yet."""
    due = counting.all_of(view.box, DOOR).difference(*view.doors)
    plain = place.value + DOOR
    for door in due:
        if door.colours == {place} and door.face != plain:
            yield symbols.of_kind(Kind(door.face.removeprefix(plain)))


def spare_slots(view: View, places: Places, seat: Seat, place: int) -> Sequence[Rect]:
    """Returns the slots of a seat for Doors of a place that either player may still win besides
    their own one, from the back."""
    colour = tuple(Colour)[place]
    first = max(1, sum(door.colours == {colour} for door in view.doors[seat]))
    copies = range(first, first + counting.spares_left(view, colour))
    return [places.door_slot(place, copy, seat) for copy in reversed(copies)]


def blocked_slots(director: Director, seat: Seat) -> Iterator[tuple[Colour, Rect]]:
    """Yields the slots that a seat cannot fill, because the other seat has every Door of their
    place."""
    view, places = director.view, director.layout.places
    blocked = director.staging.blocked(view, seat) if director.staging.blocked else frozenset()
    for place, colour in enumerate(Colour):
        if colour in blocked:
            for copy in range(places.slots_of(place)):
                yield colour, places.door_slot(place, copy, seat)


def missing_slots(director: Director, seat: Seat) -> Iterator[tuple[Colour, Rect, Coming]]:
    """Yields the slots of one of two players that lack a Door which may still come, with the cards
    of the place that may still open it. There are none after the game, or without cards that open a
    Door."""
    view, places = director.arrivals.landed, director.layout.places
    openers = director.staging.openers
    if view.seats == 1 or view.result is not None or not openers:
        return
    left = coming(view, openers)
    filled = counting.places_held(view, seat)
    filled |= {colour for colour, _ in blocked_slots(director, seat)}
    for place, colour in enumerate(Colour):
        if colour not in filled and places.slots_of(place):
            yield colour, places.door_slot(place, 0, seat), left[colour]


def part_of(words: Words, view: View, name: str, plays: bool) -> str:
    """Returns whether the player with this name plays now or waits; after the game only the
    name."""
    if view.result is not None:
        return name
    return words.at_turn(name) if plays else words.waiting(name)


def doors_of(words: Words, view: View, seat: Seat) -> str:
    """Returns how many of the four Doors that it needs a seat has (R43)."""
    return words.seat_doors(len(counting.places_held(view, seat)))


def goal_of(words: Words, view: View, seat: Seat) -> str:
    """Returns the same with what is asked of the Doors: each of another place, or, if there are
    more Doors, how many of all are open."""
    doors = doors_of(words, view, seat)
    if not counting.spare_doors(view):
        return words.one_of_each_place(doors)
    open_now, all_of_them = counting.doors_that_count(view), counting.door_total(view)
    return words.with_all_doors(doors, open_now, all_of_them)


def tray_of(layout: Layout, seat: Seat) -> Rect:
    """Returns the tray of a seat: that of its row, and while hands are drafted that of its hand."""
    places = layout.places
    if owned(ROW, seat) in places.zones:
        return places.tray(seat)
    return places.zones[owned(HAND, seat)].grown(places.px(AROUND))


def row_is_free(layout: Layout, view: View, seat: Seat, covered: Set[Point]) -> bool:
    """Returns whether nothing else shows where the next card of a row may lie."""
    row = layout.places.zones.get(owned(ROW, seat))
    return row is not None and row.centre not in covered and view.result is None


def faint(away: int) -> int:
    """Returns the opacity, 0 to 255, of a free place of the row, by its distance from the next
    one in places."""
    return max(FAINTEST, round(NEXT * FADES**away))


def draw_first(surface: Canvas, rect: Rect, places: Places) -> None:
    """Draws the place of the first card of a row: a niche in soft light."""
    patches.glow(surface, rect, rect.w * CORNER, places.px(LIT), palette.GLOW, SOFT)
    well(surface, places, rect, palette.GOLD)
    patches.pool(surface, rect, palette.FIRST, added=True)
    star = icons.draw("spark", round(rect.w * STAR), palette.GOLD)
    surface.blit(star, star.get_rect(center=rect.centre))


def draw_tray(
    surface: Canvas,
    places: Places,
    rect: Rect,
    seat: Seat,
    emblem: str,
    plays: bool,
) -> None:
    """Draws the tray of a seat as a sheet of glass in the colour of its player's emblem. While they
    play its edge is of gold and shines."""
    tint = emblems.COLOURS[emblem]
    line, gold, radius = max(1.0, places.px(2)), max(2, round(places.px(2.4))), places.px(PANEL_RIM)
    if isinstance(places, Beside):
        named = places.plaque(seat).grown(places.px(AROUND))
        patches.pool(surface, named, palette.faded(palette.WELL, NAMED))
    glass.draw_sheet(surface, rect, radius)
    shapes.box(surface, rect, radius, emblems.ground(emblem, plays))
    if plays:
        patches.glow(surface, rect, radius, places.px(18), palette.GLOW, 220)
        foil.outline(surface, rect, radius, gold)
        rect, radius = rect.grown(-gold), radius - gold
    shapes.outline(surface, rect, radius, line, palette.faded(tint, FRAMED[plays]))
