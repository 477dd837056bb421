"""The furniture of the table: piles, the shared tray, counts and captions."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace
from itertools import pairwise

import pygame

from game.rules.card import Kind
from game.rules.state import DECK, DISCARD, HAND, LIMBO, SHARED, Seat, Trio, owned
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.lettering import fitting
from game.screen.lettering.fitting import NARROW, Paragraph
from game.screen.lettering.text import Text, write
from game.screen.look import emblems, icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes, foil, glass, patches, slabs
from game.screen.materials.monuments import draw_monument
from game.screen.materials.scenery import draw_scenery
from game.screen.materials.wells import panel, panel_rim, well
from game.screen.sheet import Canvas
from game.screen.table.drawing import hoops
from game.screen.table.drawing.book_drawing import draw_sheet
from game.screen.table.drawing.sides import Sides, draw_tray
from game.screen.table.marking import skyline
from game.screen.table.marking.labels import (
    NAME_EDGE,
    caption_in,
    chip_size,
    deck_left,
    draw_caption,
    draw_chip,
)
from game.screen.table.marking.targets import Targets, below, draw_under
from game.table import counting
from game.table.asking import symbols
from game.table.counting import DeckLeft, edges
from game.table.layout.pair import Beside, Facing
from game.table.layout.places import (
    CARD_RATIO,
    HANDLE,
    HANDLE_ENDS,
    Places,
    Point,
    Rect,
    Size,
)
from game.table.layout.poses import Layout
from game.table.layout.staged import FOUR, staged_card
from game.table.motion.director import Director
from game.table.party import Party
from game.table.staging import ZoneLook
from game.words import Words

EDGE = 1.5
"""Height of the edge of one card of the deck, by the design."""
EMBLEM, TALL = 1.5, 1.1
"""Width of the room for the emblem beside the caption of a hand, and height of the emblem, by the
height of the letters."""
RIM = 1.5, 2.5, 4.0
"""Heights of the rim under the top card of the deck: with many cards left, with few, and with the
last."""

LYING, OF_BAR = 1.5, 0.42
"""Least width by its height of a folded line whose name stands beside its sign, and greatest part
of the free width that the sign takes."""
LEAST_SIGN = 1.2
"""Least room above number and name of a line that is folded upright, by the height of the name."""
ABREAST = 0.62
"""Part of the height over the name of a line that is folded upright which the sign takes where the
number stands beside it."""
SLIM_HANDLE = 0.14
"""Part of the width of a slim handle that is free beside its words."""
HEAP, HEAP_PART = 6, (0.6, 0.25)
"""Distance of the number of a heap from the edges of its zone, by the design, and the greatest
parts of the width and the height of that which it takes."""
TO_COME = 16
"""Distance of the number of Nightmares from the name of the deck beside it, by the design."""
MONUMENT = 1.25
"""Greatest width of what stands under the deck, by that of the deck."""


class Furniture:
    """Draws everything on the table that does not move with the cards."""

    def __init__(self, text: Text, words: Words, party: Party | None) -> None:
        self._text = text
        self._words = words
        self._party = party
        self._sides = Sides(text, words, party)

    def draw_below(
        self,
        surface: Canvas,
        director: Director,
        covered: Set[Point],
        flat: bool = False,
        sheet: Rect | None = None,
        with_sides: bool = True,
    ) -> None:
        """Draws what lies under the cards; `flat` in high contrast. `covered` are the middles of
        places that a card hides. A name or a star that a `sheet` would cut is left out, and so are
        the trays of the players with all that lies in them if not `with_sides`."""
        layout, view = director.layout, director.view
        places, line = layout.places, glass.EDGED if flat else glass.ASIDE
        # What a card that takes the light asks lies over names, and would cut through them.
        staged = staged_card(view, director.staging) is not None
        if places.hung:
            named = self._words.say(director.staging.zone(places.hung[0]).hung)
            clear = isinstance(places, Facing) or (places.gathered and places.prices <= FOUR)
            covered_name = staged and not clear
            hoops.draw_ground(surface, self._text, places, "" if covered_name else named, line)
        for zone in places.hung:
            hoops.draw_thread(surface, director, zone)
        if with_sides:
            self._sides.draw_below(surface, director, covered)
        stands = None if flat else monument_at(places)
        if stands is not None:
            for monument in director.staging.monuments[:1]:
                awake = {colour for door in view.doors[0] for colour in door.colours}
                draw_monument(surface, stands, monument, awake)
        for zone in DECK, DISCARD, LIMBO:
            if places.zones[zone].centre not in covered:
                well(surface, places, places.zones[zone], palette.GOLD)
        for zone in (name for name in places.others if name not in places.hung):
            if not with_sides and is_a_seats(zone):
                continue
            look, rect = director.staging.zone(zone.partition(":")[0]), places.zones[zone]
            panel(surface, places, rect, line)
            if look.scenery and not (flat or zone in places.folded):
                draw_scenery(surface, places, rect, look.scenery)
            gleams = look.gleams is not None and look.gleams(view)
            if gleams:
                radius = panel_rim(places, rect)
                patches.glow(surface, rect, radius, places.px(14), palette.GLOW, 170)
                foil.outline(surface, rect, radius, max(2.0, places.px(3)))
            if zone in places.folded:
                self._folded(surface, director, zone, glass.EDGED if gleams else line)
                continue
            if zone in director.staging.skylines:
                skyline.draw_free(surface, director, zone)
            # Choices would cut through the name of a line that does not make way.
            if zone not in places.lines or places.gathered or not staged:
                self._name(surface, places, zone)
        limbo = places.zones[LIMBO]
        if limbo.centre not in covered or not view.cards(LIMBO):
            picture = icons.draw("limbo", round(limbo.w * 0.6), palette.LIMBO)
            surface.blit(picture, picture.get_rect(center=limbo.centre))
        arrivals, whole = director.arrivals, len(view.box)
        draw_edges(surface, places, arrivals.counts[DECK], whole, arrivals.left)
        if not layout.low:
            self._shared_tray(surface, places, covered, sheet, lined=not staged)
        sides = director.sides
        leaving = not director.named and sides is not None and not sides.turned
        self._aside(surface, places)
        self._hands(surface, layout, view, sheet, leaving)

    def draw_sides(self, surface: Canvas, director: Director, trio: Trio, plays: Seat) -> None:
        """Draws the marks of each player's row and Doors. `plays` is the seat that is said to
        play."""
        self._sides.draw_above(surface, director, trio, plays)

    def draw_embers(self, surface: Canvas, director: Director) -> None:
        """Draws the gold that is left about the row of whoever plays in the dark."""
        self._sides.draw_embers(surface, director)

    def draw_hidden(self, surface: Canvas, director: Director, trio: Trio) -> None:
        """Draws how many cards of two rows are out of sight, and nothing else that marks them."""
        if director.view.seats == 2:
            self._sides.draw_hidden(surface, director, trio)

    def draw_plaque(self, surface: Canvas, director: Director, waits: bool) -> None:
        """Draws the plaque of the player who plays, or who waits, if there are two; but none on
        which choices lie."""
        view, places = director.view, director.layout.places
        seat = view.seats - 1 - view.active if waits else view.active
        if not (waits and isinstance(places, Facing)):
            self._sides.draw_plaque(surface, director, seat, seat == director.plays)

    def draw_above(self, surface: Canvas, director: Director, targets: Targets) -> None:
        """Draws counts and captions, which no card may hide. A pile that is a target shows what
        would follow in place of its name."""
        layout, view = director.layout, director.view
        places = layout.places
        draw_rim(surface, places, director.arrivals.left)
        self.draw_counts(surface, director)
        by_name = isinstance(places, Beside) and places.letters == 1
        kinds = director.staging.darkens if by_name else ()
        numbers = [self._still_to_come(places, view, kind) for kind in kinds]
        asides = [number.get_width() + places.px(TO_COME) for number in numbers]
        rooms = {zone: places.pile_name_room(places.zones[zone]) for zone in (DECK, DISCARD, LIMBO)}
        rooms[DECK] -= sum(asides)
        told = deck_left(self._words, director.arrivals.left)
        names = {zone: self._words.zone(zone) for zone in rooms} | ({DECK: told} if told else {})
        narrow = {
            zone for zone, said in names.items() if self._is_narrow(places, said, rooms[zone])
        }
        alike = by_name and bool(narrow)  # names beside each other are of one kind
        for zone, room in rooms.items():
            if zone in targets:
                draw_under(surface, self._text, places, places.zones[zone], targets[zone])
                continue
            said, pile = names[zone], places.zones[zone]
            ink = palette.LEGAL if told and zone == DECK else palette.CAPTION
            at = places.pile_name_at(pile)
            for number, aside in zip(numbers, asides, strict=True) if zone == DECK else ():
                # Its name and this number stand below the deck together.
                caption = caption_in(room, said, 16, self._text, places, alike)
                wide = caption.width(self._text)
                right = at[0] + (wide + aside) / 2
                surface.blit(number, number.get_rect(midright=(round(right), round(at[1]))))
                at = right - aside - wide / 2, at[1]
            high = below(places, pile).h > 2 * places.text(16)
            if zone == DISCARD and zone in narrow and high and not by_name:
                self._name_in_lines(surface, places, said, pile)
            else:
                draw_caption(surface, self._text, places, said, at, room, ink, alike)
        self._draw_heaps(surface, director)
        for kind in director.staging.darkens if not by_name else ():
            number, (x, y) = self._still_to_come(places, view, kind), places.nightmares_at
            surface.blit(number, number.get_rect(center=(round(x), round(y))))

    def _is_narrow(self, places: Places, said: str, room: float) -> bool:
        """Returns whether what is said of a pile needs narrow letters in a room of this width."""
        return caption_in(room, said, 16, self._text, places).role == NARROW

    def _name_in_lines(self, surface: Canvas, places: Places, said: str, pile: Rect) -> None:
        """Draws the name of a pile that is too long for one line, in as many as fit below it."""
        room = below(places, pile)
        words = self._captioned(places, said, (room.w, room.h), 2)
        lines = words.pictures(self._text, palette.CAPTION)
        tall = min(room.h, fitting.height(lines))
        fitting.draw_lines(surface, lines, room.centre[0], room.y + tall / 2, tall, centred=True)

    def taken(self, places: Places) -> Iterator[Rect]:
        """Yields the rectangles with writing or frames, where no star may shine."""
        yield from places.zones.values()
        if places.hung:
            yield places.hung_ground
        yield places.prompt
        for zone in DECK, DISCARD, LIMBO:
            rect = places.zones[zone]
            yield Rect(rect.x, rect.bottom, rect.w, places.text(22) * 4)
        for _, at, room in places.captions:
            yield Rect.around(at, room, places.text(16) * 12)
        for middle in divided_at(places):
            yield Rect.around(middle, places.px(20), places.px(260))

    def _shared_tray(
        self,
        surface: Canvas,
        places: Places,
        covered: Set[Point],
        sheet: Rect | None,
        lined: bool,
    ) -> None:
        """Draws the tray of the shared cards, with a slot for each missing card, and if `lined` the
        lines beside it that no `sheet` covers. A handle of the whole hand would cut through one."""
        if SHARED not in places.zones:
            return
        draw_shared_ground(surface, places.zones[SHARED], places)
        for x, y in divided_at(places) if lined else ():
            line = Rect.around((x, y), places.px(20), places.px(260))
            if sheet is None or not cuts(sheet, line):
                draw_divider(surface, places, x, y)
        for i in range(2):
            middle, width = places.shared_place(i, False), places.hand_width
            if middle not in covered:
                well(surface, places, Rect.around(middle, width, width * CARD_RATIO), palette.GOLD)

    def _aside(self, surface: Canvas, places: Places) -> None:
        """Draws the frame about the hand at the side, in the colour of its owner."""
        if isinstance(places, Facing) and places.aside_frame is not None and self._party:
            seat = 1 - places.lower
            emblem = self._party.players[seat].emblem
            draw_tray(surface, places, places.aside_frame, seat, emblem, False)

    def _hands(
        self, surface: Canvas, layout: Layout, view: View, sheet: Rect | None, leaving: bool
    ) -> None:
        """Draws the captions of the hands. Under choices and a `sheet` there is no room for them;
        and none names a hand that is `leaving` over the lower edge."""
        places, low = layout.places, layout.low
        for name, at, room in places.captions:
            seat = int(number) if (number := name.partition(":")[2]) else None
            if low and (seat is None or not places.stacked(seat)):
                continue
            if leaving and seat is not None and not places.stacked(seat):
                continue
            plays = seat is None or seat == view.active
            ink = palette.CAPTION if plays else palette.CAPTION_IDLE
            most = self._caption_lines(places, name, at)
            px, told, aside = places.text(16), self._words.zone(name), 0.0
            owner = self._party.players[seat] if self._party and seat is not None else None
            if owner:
                aside = px * EMBLEM
                told = owner.name
                if not (isinstance(places, Facing) and seat == 1 - places.lower):
                    # A narrow window has no room for more over the hand at the side.
                    told = self._whose(owner.name, places, room - aside, most)
            size = room - aside, most * px * 1.2
            shown = self._captioned(places, told, size, most, resorting=owner is None)
            lines = shown.pictures(self._text, ink)
            (x, y), tall, rect = at, fitting.height(lines), places.zones[name]
            wide = max(line.get_width() for line in lines) + aside
            # Beside a hand it stands at that end of its room which is nearer.
            spare = max(0, int((room - wide) / 2))
            if x + room / 2 < rect.x:
                x += spare
            elif x - room / 2 > rect.right:
                x -= spare
            if sheet is not None and cuts(sheet, Rect.around((x, y), wide, tall)):
                continue
            if y < rect.y:
                y += (lines[0].get_height() - tall) / 2
            fitting.draw_lines(surface, lines, x + aside / 2, y, tall, centred=True)
            if owner:
                emblem = emblems.draw(owner.emblem, round(px * TALL))
                x -= wide / 2
                surface.blit(emblem, (round(x), round(y - emblem.get_height() / 2)))

    def _captioned(
        self,
        places: Places,
        told: str,
        room: tuple[float, float],
        most: int,
        resorting: bool = True,
    ) -> Paragraph:
        """Returns a caption in capitals, or in small letters where large capitals are too wide. A
        long name is shortened, and not written in smaller letters than the player wants."""
        for said in (told.upper(), told):
            words = fitting.fitting_in(
                self._text, places, said, "label", 16, room, most, resorting=False
            )
            if words.said == said:
                return words
        return fitting.fitting_in(self._text, places, told, "label", 16, room, most, resorting)

    def _whose(self, player: str, places: Places, room: float, most: int) -> str:
        """Returns the caption of a player's hand; the name alone if there is no room for more."""
        told = self._words.hand_of(player)
        size = room, most * places.text(16) * 1.2
        words = fitting.fitting_in(
            self._text, places, told.upper(), "label", 16, size, most, resorting=False
        )
        return told if words.said == told.upper() else player

    def _caption_lines(self, places: Places, name: str, at: Point) -> int:
        """Returns how many lines the caption of a hand may take: one under a hand and in a frame;
        above a hand as many as fit under the name of Limbo."""
        hand = places.zones[name]
        aside = isinstance(places, Facing) and name == owned(HAND, 1 - places.lower)
        if at[1] > hand.bottom or (aside and places.letters == 1):
            return 1
        free = at[1] - places.pile_name_at(places.zones[LIMBO])[1]
        return 2 if at[1] > hand.y or free > 2.4 * places.text(16) else 1

    def draw_counts(self, surface: Canvas, director: Director) -> None:
        """Draws the number of cards of each pile. That of the deck stands out when few are left."""
        places = director.layout.places
        for zone in DECK, DISCARD, LIMBO:
            at, count = places.count_at(places.zones[zone]), str(director.arrivals.counts[zone])
            left = director.arrivals.left if zone == DECK else DeckLeft.MANY
            draw_chip(surface, self._text, places, count, at, left)

    def _draw_heaps(self, surface: Canvas, director: Director) -> None:
        """Draws the number of cards of each zone without a place of its own where some lie under
        others, in its upper corner, unless a card is held up there or takes the light. It lies on
        no card that is face down, as all of these look alike."""
        layout, view = director.layout, director.view
        places = layout.places
        if staged_card(view, director.staging) is not None:
            return
        for zone in places.lying:
            rect, cards = places.zones[zone], view.zones.get(zone, ())
            wide, high = chip_size(self._text, places, str(len(cards)))
            edge = places.px(HEAP)
            at = rect.right - edge - wide / 2, rect.y + edge + high / 2
            fits = wide < rect.w * HEAP_PART[0] and high < rect.h * HEAP_PART[1]
            if None not in cards and heaps(layout, zone) and fits and not layout.held_over(rect):
                draw_chip(surface, self._text, places, str(len(cards)), at)

    def _still_to_come(self, places: Places, view: View, kind: Kind) -> pygame.Surface:
        """Returns a picture of how many cards of this kind may still come."""
        icon = icons.draw(symbols.of_kind(kind), round(places.text(26)), palette.LIMBO)
        left = str(counting.still_to_come(view, kind))
        line = self._text.render(left, "number", places.text(22), palette.IVORY)
        start = icon.get_width() + round(places.px(8))
        high = max(icon.get_height(), line.get_height())
        picture = pygame.Surface((start + line.get_width(), high), pygame.SRCALPHA)
        for one, x in ((icon, 0), (line, start)):
            picture.blit(one, (x, (high - one.get_height()) // 2))
        return picture

    def draw_handle(self, surface: Canvas, places: Places, view: View, chosen: bool) -> None:
        """Draws the handle that lays the whole hand."""
        cards = view.zones[owned(HAND, view.seat)]
        rect = places.hand_handle(view.seat, len(cards))
        line = places.px(4 if chosen else 2.4)
        for left, right in tethers(places, view.seat, rect, len(cards)):
            thick = max(2, round(line))
            surface.fill(palette.LEGAL, (left, rect.centre[1] - thick / 2, right - left, thick))
        radius = min(rect.h, places.target, rect.w * 0.6) / 2
        slabs.slab(surface, rect, radius, line, slabs.CHOSEN_CHIP, places)
        told, high = self._words.say("Whole hand"), rect.h * 0.88
        room = rect.w - places.px(HANDLE_ENDS), high
        words = fitting.fitting_in(
            self._text, places, told, "label", HANDLE, room, 2, resorting=False
        )
        if words.said != told:
            room = rect.w - min(places.px(HANDLE_ENDS), rect.w * SLIM_HANDLE), high
            words = fitting.fitting_in(self._text, places, told, NARROW, HANDLE, room, 2)
        lines = words.pictures(self._text, palette.IVORY)
        fitting.draw_lines(surface, lines, *rect.centre, rect.h, centred=True)

    def draw_sheet(self, surface: Canvas, director: Director, flat: bool) -> None:
        """Draws the sheet over the row on which a pile is unfolded, with its scene and its name."""
        places, zone = director.layout.places, director.layout.places.unfolded
        sheet = places.sheet
        draw_sheet(surface, places, sheet)
        look = director.staging.zone(zone.partition(":")[0])
        if look.scenery and not flat:
            draw_scenery(surface, places, sheet, look.scenery)
        at = sheet.centre[0], places.name_line(sheet)
        room = sheet.w - 2 * places.px(NAME_EDGE)
        draw_caption(surface, self._text, places, self._words.zone(zone), at, room)

    def draw_ground(
        self, surface: Canvas, places: Places, zone: str, look: ZoneLook, flat: bool
    ) -> None:
        """Draws the ground before the feet of what stands in a zone; in high contrast without a
        picture."""
        rect, edge = places.zones[zone], max(2, round(places.px(2)))
        if look.scenery and not flat:
            draw_scenery(surface, places, rect, look.scenery, front=True)
        else:
            top = places.ground(rect)
            below = Rect(rect.x, top, rect.w, rect.bottom - top).grown(-3 * edge)
            shapes.box(surface, below, below.h / 2, palette.BLACK)
            surface.fill(palette.BLACK, (below.x, top, below.w, below.h / 2))
            surface.fill(palette.CAPTION, (rect.x + edge, top, rect.w - 2 * edge, edge))
        self._name(surface, places, zone)

    def _folded(self, surface: Canvas, director: Director, zone: str, strength: int) -> None:
        """Draws symbol, name and number of cards of a line that has made room for another one, in a
        frame of this `strength`, 0 to 255. How many stand of one that is an aim is told above."""
        places, view = director.layout.places, director.view
        aim = any(aim.zone == zone for aim in director.staging.aims)
        rect, cards, edge = places.zones[zone], view.cards(zone), places.px(12)
        look = replace(slabs.CHIP, strength=strength)
        slabs.slab(surface, rect, panel_rim(places, rect), edge / 7, look, places)
        count = "" if aim else str(len(cards))
        wide, high = chip_size(self._text, places, count) if count else (0.0, 0.0)
        name, free = self._words.zone(zone), rect.w - wide - 2.5 * edge
        side = round(rect.h * 0.8)
        if free >= side and rect.w > rect.h * LYING:
            icon, x = self._sign(director, zone, (free * OF_BAR, side)), rect.x + edge
            room = free - icon.get_width() - edge
            told = caption_in(room, name, 16, self._text, places)
            named, at = told.role != NARROW, x + icon.get_width() + edge / 2 + room / 2
            right = rect.right - edge
            if not named:
                x += (free - icon.get_width()) / 2
                right -= (free - icon.get_width()) / 2
            elif not count:
                air = (rect.w - icon.get_width() - told.width(self._text)) / 3
                x, at = rect.x + air, rect.right - air - told.width(self._text) / 2
            surface.blit(icon, icon.get_rect(midleft=(round(x), round(rect.centre[1]))))
            if count:
                draw_chip(surface, self._text, places, count, (right - wide / 2, rect.centre[1]))
            if named:
                draw_caption(surface, self._text, places, name, (at, rect.centre[1]), room)
            return
        free, foot = rect.h - high - edge, places.name_height
        if free - foot >= LEAST_SIGN * foot and self._named_upright(surface, places, zone):
            rect, free = replace(rect, h=rect.h - foot), free - foot
        above = round(min(rect.w, free) * 0.8)
        abreast = round(min(rect.w * 0.8 - wide - edge, (free + high) * ABREAST))
        if count and abreast >= above:
            icon, y = self._sign(director, zone, (abreast, abreast)), rect.y + (free + high) / 2
            left = rect.centre[0] - (icon.get_width() + edge + wide) / 2
            surface.blit(icon, icon.get_rect(midleft=(round(left), round(y))))
            middle_x = left + icon.get_width() + edge + wide / 2
            draw_chip(surface, self._text, places, count, (middle_x, y))
            return
        if above < high / 2:
            draw_chip(surface, self._text, places, count, rect.centre)
            return
        icon = self._sign(director, zone, (rect.w * 0.8, above))
        middle = round(rect.centre[0]), round(rect.y + free / 2)
        surface.blit(icon, icon.get_rect(center=middle))
        low = rect.centre[0], rect.bottom - edge - high / 2
        if count:
            draw_chip(surface, self._text, places, count, low)

    def _sign(self, director: Director, zone: str, room: tuple[float, float]) -> pygame.Surface:
        """Returns the sign of a folded line, within this width and height in pixels: that of its
        cards, and as many of them as are wanted where that is an aim."""
        view, line = director.view, director.staging.skylines.get(zone)
        wide, tall = round(room[0]), round(room[1])
        if line is not None:
            return skyline.little(line.kind, line.stand(view), line.wanted, wide, tall)
        return icons.draw(symbols.of_kind(view.cards(zone)[0].kind), min(wide, tall), palette.GOLD)

    def _named_upright(self, surface: Canvas, places: Places, zone: str) -> bool:
        """Draws the name at the foot of a line that is folded upright, in capitals as wide as those
        of the other folded lines. Returns whether there is room for it."""
        rect, px, names = places.zones[zone], places.text(16), map(self._words.zone, places.folded)
        room, capitals = rect.w - 2 * places.px(NAME_EDGE), [name.upper() for name in names]
        for role in "label", NARROW:
            if all(self._text.width(one, role, px) <= room for one in capitals):
                at = rect.centre[0], rect.bottom - places.name_height / 2 - places.px(2)
                told = self._words.zone(zone).upper()
                write(surface, self._text, told, role, px, palette.CAPTION, at)
                return True
        return False

    def _name(self, surface: Canvas, places: Places, zone: str) -> None:
        """Draws the name of a zone without a place of its own, at its foot."""
        rect = places.zones[zone]
        at = rect.centre[0], places.name_line(rect)
        room = rect.w - 2 * places.px(NAME_EDGE)
        draw_caption(surface, self._text, places, self._words.zone(zone), at, room)


def is_a_seats(zone: str) -> bool:
    """Returns whether a zone belongs to one seat."""
    return ":" in zone


def tethers(places: Places, seat: Seat, handle: Rect, count: int) -> Iterator[tuple[float, float]]:
    """Yields between which x a line ties the handle of the whole hand to `count` cards of the hand
    of a seat, and to the shared cards if it stands before these, as they are lost with it; none in
    large letters."""
    if places.letters > 1:
        return
    ends = [places.hand_edges(seat, count)] if count else []
    if isinstance(places, Beside):
        shared = places.zones[SHARED]
        ends.append((shared.x, shared.right))
    for left, right in ends:
        yield (right, handle.x) if right <= handle.x else (handle.right, left)


def heaps(layout: Layout, zone: str) -> bool:
    """Returns whether some cards of a zone lie under others."""
    rects = [layout.area(one.key) for one in layout.sprites.values() if one.lies_in == zone]
    return any(cuts(one, other.grown(-1)) for one, other in pairwise(rects))


def draw_edges(surface: Canvas, places: Places, count: int, whole: int, left: DeckLeft) -> None:
    """Draws the edges of the cards under the top card of the deck, higher the more cards there are,
    and a rim above them. The edges of a `whole` deck keep clear of its name."""
    if not count:
        return
    rect = places.zones[DECK]
    free = places.pile_name_at(rect)[1] - places.text(16) * 0.6 - rect.bottom
    step = max(1, min(round(places.px(EDGE)), int(free / max(1, edges(whole)))))
    rim = max(1, round(places.px(RIM[min(left, DeckLeft.LAST)])))
    size, colour = (round(rect.w), round(rect.h)), palette.RIMS[min(left, DeckLeft.LAST)]
    picture = _edges(size, round(rect.w * CORNER), edges(count), rim, step, colour)
    surface.blit(picture, (round(rect.x), round(rect.y) + rim))


@drawn_once
def _edges(
    size: Size, radius: int, lowest: int, rim: int, step: int, colour: palette.Colour
) -> pygame.Surface:
    """Returns a picture of the edges under a rim of this colour. It is shared and must not be
    changed."""
    picture = pygame.Surface((size[0], size[1] + lowest * step), pygame.SRCALPHA)
    for number in range(lowest, -1, -1):
        paper = palette.CARD_EDGES[number % 2] if number else colour
        pygame.draw.rect(picture, paper, (0, number * step, *size), border_radius=radius)
    return picture


def draw_rim(surface: Canvas, places: Places, left: DeckLeft) -> None:
    """Lights the edge of the top card of the deck, also in the shadow of the card."""
    if left == DeckLeft.NONE:
        return
    rect, depth = places.zones[DECK], min(left, DeckLeft.LAST)
    corner = rect.w * CORNER
    lit = round(rect.x + corner), round(rect.bottom), round(rect.w - 2 * corner)
    surface.fill(palette.RIMS[depth], (*lit, max(1, round(places.px(RIM[depth])))))


def cuts(sheet: Rect, rect: Rect) -> bool:
    """Returns whether a sheet covers any of a rectangle."""
    across = sheet.x < rect.right and rect.x < sheet.right
    return across and sheet.y < rect.bottom and rect.y < sheet.bottom


def divided_at(places: Places) -> Iterator[Point]:
    """Yields the middles of the lines beside the shared cards."""
    if SHARED in places.zones:
        tray, away = places.zones[SHARED], places.px(12)
        hands = [rect for name, rect in places.zones.items() if name.startswith(HAND)]
        before = tray.x - places.px(22)
        # A hand in a small window leaves no room for a line and its star.
        if not any(rect.x < before + away and before - away < rect.right for rect in hands):
            yield before, tray.centre[1]
        if isinstance(places, Beside):
            yield tray.right + places.px(22), tray.centre[1]


def draw_shared_ground(surface: Canvas, rect: Rect, places: Places) -> None:
    """Draws the ground and the frame about what two players have in common."""
    line, radius = palette.faded(palette.CAPTION_IDLE, 130), places.px(16)
    shapes.box(surface, rect, radius, palette.TRAY)
    dash, gap = places.px(10), places.px(7)
    dashes.dashed(surface, rect, places.px(1.6), dash, gap, line, radius)


def draw_divider(surface: Canvas, places: Places, x: float, y: float) -> None:
    """Draws a line of foil with a star, between the player's own cards and the shared ones."""
    middle, away, reach = (round(x), round(y)), places.px(12), places.px(118)
    star = foil.icon("spark", round(places.px(20)))
    surface.blit(star, star.get_rect(center=middle))
    for start, upwards in ((y - away - reach, True), (y + away, False)):
        line = foil.rule(round(reach), upright=True, mirrored=upwards)
        surface.blit(line, (middle[0], round(start)))


def monument_at(places: Places) -> Rect | None:
    """Returns where a monument stands: under the deck, beside the hand, as low as the Limbo on the
    other side. Returns None where something else needs this room."""
    deck, top = places.zones[DECK], places.zones[LIMBO].y
    high = min(places.size[1] - places.px(12) - top, 2.4 * deck.w)
    wide = min(deck.w * MONUMENT, high * 0.72)
    rect = Rect(deck.centre[0] - wide / 2, places.size[1] - places.px(12) - high, wide, high)
    free = top > deck.bottom and not any(
        rect.x < at.right and at.x < rect.right and rect.y < at.bottom and at.y < rect.bottom
        for at in places.zones.values()
    )
    return rect if free else None
