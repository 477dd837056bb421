"""Draws the table with its cards, and what moves over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pygame

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, SHARED, Seat, owned
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.row_shadow import row_shadow
from game.screen.cards.sprites import NAMED
from game.screen.effects import night
from game.screen.effects.drawn_lights import Lights, dawns
from game.screen.effects.freed_doors import freed, freed_door
from game.screen.effects.glimmer import Glimmer
from game.screen.look import palette, shapes
from game.screen.materials.cloth import Cloths
from game.screen.program import Program
from game.screen.sheet import Canvas, Dusk, Paint, brush
from game.screen.stage import Image
from game.screen.table.asking.book_button import BOOK
from game.screen.table.asking.folding import FOLD, draw_fold
from game.screen.table.asking.ribbons import draw_ribbons
from game.screen.table.asking.tabs import draw_lit_piles, draw_stamp, draw_tabs
from game.screen.table.asking.tokens import draw_tokens
from game.screen.table.drawing import candle, table_light
from game.screen.table.drawing.book_drawing import draw_book
from game.screen.table.drawing.furniture import Furniture
from game.screen.table.drawing.giving_way import GivingWay
from game.screen.table.drawing.headline import draw_headline, draw_name
from game.screen.table.drawing.hoops import (
    draw_caught,
    holds_below,
    swinging_feathers,
    without_feathers,
)
from game.screen.table.drawing.panorama import Panorama
from game.screen.table.drawing.passing_trays import PassingTrays
from game.screen.table.drawing.table_buttons import draw_button
from game.screen.table.drawing.table_light import Light
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.aims_plate import draw_plate
from game.screen.table.marking.corner_marks import eye, is_marked, is_new, new_mark
from game.screen.table.marking.markers import carried, draw_markers
from game.screen.table.marking.marks import draw_mark
from game.screen.table.marking.skyline import draw_symbols
from game.screen.table.marking.tags import draw_tags
from game.screen.table.marking.tally import draw_tally
from game.screen.table.marking.targets import draw_label, draw_target
from game.screen.ui.focus_ring import draw_focus
from game.table.counting import DeckLeft
from game.table.hands.gestures import DECK_GRIP, hand_grip
from game.table.hands.things import Thing
from game.table.layout.fans import held_up
from game.table.layout.places import Places, Point, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.table.layout.spreads import covered_in_part, is_high
from game.table.layout.staged import covers_row, spotlight, stage
from game.table.motion.director import Director
from game.table.motion.lights import swayed
from game.table.motion.passing_sides import PassingSides
from game.table.party import Party

Held = tuple[Set[str], tuple[int, Point] | None]
"""The ids of the cards that the pointer holds; and the seat whose marker it carries, with its
place."""
HAND_HIGH, HAND_NEAR, HELD_HIGH = 14, 1, 0.13
"""Distance of the shadows below a card: of both in the hand by the design, and held by the width of
the card."""

WHOLE = 0.8
"""Share of all cards in the deck with which the candle is whole: a hand is dealt before."""
OUTLINE = 2.4
"""Width of the line around a deck that can be drawn from, by the design."""


class Tabletop:
    """Draws the table, for one or two players."""

    def __init__(self, program: Program, party: Party | None) -> None:
        cards, text, words = program.cards, program.text, program.words
        self._program = program
        self._cards = cards
        self._text = text
        self._words = words
        self._party = party
        self._furniture = Furniture(text, words, party)
        self._lights = Lights(cards, program.grounds)
        self.glimmer = Glimmer(cards)
        self.cloths = Cloths(party)
        self._panorama = Panorama(program)
        self._prompt = GivingWay(text)
        self._trays = PassingTrays()
        self._sown: tuple[Size, tuple[Rect, ...], DeckLeft] | None = None

    @property
    def busy(self) -> bool:
        """Whether a cloth falls or is lifted, a place wakes, the light goes over, or the prompt
        goes or comes."""
        changing = self._panorama.waking or self._panorama.turning or self._prompt.fading
        return bool(self.cloths.moving) or changing

    def advance(self, dt: float, director: Director) -> bool:
        """Advances by `dt` seconds. Returns whether the table has to be painted anew."""
        changed = self._prompt.advance(dt, director)
        changed |= self._panorama.advance(dt, director)
        return self.cloths.advance(dt, director) or changed

    def ahead(
        self, director: Director, frame: Callable[[], TableFrame], coming: Light
    ) -> Paint | None:
        """Returns a function that paints the table in the coming light. Returns None in the frame
        in which it makes the shadow of the wings, which takes as long as everything else."""
        winged = coming.staged and not self._cards.faces.flat
        if winged and night.spread(stage(director.layout.places)):
            return None

        def paint(surface: Canvas) -> None:
            self.paint(surface, director, replace(frame(), light=coming))

        return paint

    def paint(self, surface: Canvas, director: Director, frame: TableFrame) -> None:
        """Draws everything that lies still; trays on their way are pictures over that."""
        sides = director.sides
        if sides is None:
            self._trays.let_go()
        elif not director.named:
            # They are taken while names fade, as setting out has enough to draw.
            self._trays.take(sides, director.size, partial(self._paint_sides, director, frame))
        self._paint(director, frame, sides if director.sides_away else None, surface)

    def _paint_sides(
        self, director: Director, frame: TableFrame, surface: Canvas, plays: Seat
    ) -> None:
        """Draws the table with the trays of both players and all that lies in them, and with
        nothing that could reach into these from above or below. `plays` is the seat that is said
        to play."""
        cards = [one for one in director.sprites if in_tray(one[0])]
        covered = {(pose.x, pose.y) for _, pose in cards}
        self.paint_empty(surface, director)
        self._furniture.draw_below(surface, director, covered, self._cards.faces.flat)
        self._draw_cards(surface, director, frame, cards)
        self._furniture.draw_sides(surface, director, frame.trio, plays)
        self._furniture.draw_above(surface, director, {})
        if frame.pointing is not None and self._party is not None:
            draw_markers(surface, director.layout, self._party, frame.pointing, ())

    def _paint(
        self,
        director: Director,
        frame: TableFrame,
        away: PassingSides | None,
        surface: Canvas,
    ) -> None:
        """Draws everything that lies still, without trays if these are `away`. In gloom, cards that
        cannot help lose their light."""
        layout, view, light = director.layout, director.view, frame.light
        places, lifted = layout.places, director.moving | director.elsewhere
        still = [card for card in director.sprites if card[0].key not in lifted]
        still = [*left_behind(director, frame.lit), *still]
        if away is not None:
            still = [card for card in still if not in_tray(card[0])]
        if dawns(director):
            surface.blit(self._program.backdrop, (0, 0))
            return
        self.paint_empty(surface, director)
        covered = {(pose.x, pose.y) for _, pose in still}
        # A target has a frame of its own, so its empty place needs none.
        covered |= {places.zones[name].centre for name in frame.targets if name in places.zones}
        if light.veiled and held_up(view, director.arrangement.ranking):
            table_light.draw_deck_light(surface, places)
        flat = self._cards.faces.flat
        over = places.strips if places.opened else (places.unfolded,)
        opened = [card for card in still if card[0].lies_in in over]
        still = [card for card in still if card not in opened]
        if not places.opened:
            draw_book(surface, director, flat)
        sheet = frame.recap.rect if frame.recap else None
        self._furniture.draw_below(surface, director, covered, flat, sheet, away is None)
        if light.gloomy:
            clear = [card for card in still if in_the_light(card[0], frame, view)]
            dark = [card for card in still if card not in clear]
            # No part of a pile or of an open book lies under the wings: it can be read.
            read = DISCARD, LIMBO, *places.strips
            piles = [card for card in dark if light.staged and card[0].zone in read]
            no_row = bool(frame.prompt.tokens) and covers_row(view, places, director.staging)
            under = [c for c in dark if c not in piles and not (no_row and c[0].zone == ROW)]
            self._draw_cards(surface, director, frame, under)
            if light.staged:
                self._furniture.draw_plaque(surface, director, waits=True)
                self._furniture.draw_hidden(surface, director, frame.trio)
            brush(surface, Dusk())
            if light.staged and not self._cards.faces.flat:
                for image in night.wings(stage(places)):
                    surface.blit(*image)
            self._draw_cards(surface, director, frame, piles, dusk=True)
            if light.staged:
                self._furniture.draw_embers(surface, director)
                self._furniture.draw_plaque(surface, director, waits=False)
            still = clear
        if light.veiled:
            under = [card for card in still if card[0].zone in (ROW, DOORS)]
            self._draw_cards(surface, director, frame, under)
            self._furniture.draw_sides(surface, director, frame.trio, director.plays)
            table_light.draw_veil(surface, places)
            still = [card for card in still if card not in under]
        draw_lit_piles(surface, frame.prompt, layout)
        for zone in frame.targets:
            draw_target(surface, layout, view, zone, zone == frame.toward)
        self._draw_cards(surface, director, frame, still)
        if any(sprite.zone == REVEALED for sprite, _ in still):
            draw_stamp(surface, frame.prompt, self._text, places, layout.met)
        self.cloths.paint(surface, director)
        for target, said in frame.targets.items():
            # Cards lie side by side, so only the one that would take the held card says so.
            if target in (*places.zones, *layout.ends) or target == frame.toward:
                draw_label(surface, self._text, layout, view, target, said)
        outline_deck(surface, places, frame.lit)
        if not (light.veiled or light.staged or away):
            self._furniture.draw_sides(surface, director, frame.trio, director.plays)
        self._furniture.draw_above(surface, director, frame.targets)
        if frame.plate is not None:
            end = frame.plate.before
            draw_headline(surface, self._text, director.window, frame.headline.lines, end)
            draw_plate(surface, frame.plate, self._text, places)
        if (grip := hand_grip(view.seat)) in frame.lit:
            self._furniture.draw_handle(surface, places, view, frame.selected == grip)
        if frame.told is not None:
            draw_tags(surface, self._text, self._words, director, frame.told)
        if frame.pointing is not None and self._party is not None and away is None:
            # What a marker lies on may be on its way to the other side.
            lying = frame.markers if director.named else ()
            draw_markers(surface, director.layout, self._party, frame.pointing, lying)
        for sprite, pose in director.sprites:
            if sprite.key not in lifted and is_marked(sprite, view):
                surface.blit(*eye(pose))
        for mark in frame.marks:
            draw_mark(surface, self._text, places, mark)
        self._prompt.paint(surface, frame, places)
        draw_tabs(surface, frame.prompt, self._text, places, frame.hover, frame.held)
        tokens = frame.prompt.tokens
        draw_tokens(surface, tokens, self._text, self._cards, places, frame.hover)
        if places.opened:
            # It lies over the rows.
            draw_book(surface, director, flat)
            self._draw_cards(surface, director, frame, opened)
        if places.unfolded:
            self._furniture.draw_sheet(surface, director, flat)
            self._draw_cards(surface, director, frame, opened)
        dusk = light.gloomy and not flat
        draw_ribbons(surface, frame.ribbons, self._text, places, frame.hover, dusk)
        for button in frame.buttons:
            if button.id == BOOK and not self._prompt.whole:
                continue
            if button.id.startswith(FOLD):
                draw_fold(surface, button, places, button.id == frame.hover)
                continue
            hover, pictured = button.id == frame.hover, bool(button.icon)
            draw_button(surface, button, self._text, places, hover, pictured)
            named = hover or (frame.focus and frame.focus.id == button.id)
            # A panel lies over most of the name, and may leave a scrap of it in sight.
            if pictured and named and not frame.panel.covers:
                draw_name(surface, self._text, director.window, button)
        if frame.focus is not None:
            focus = frame.focus
            pile = focus.role == "zone" and focus.zone in (DECK, DISCARD, LIMBO)
            rect = places.zones[focus.zone] if pile else focus.rect
            draw_focus(surface, places, rect, corner_of(focus, places), focus.angle)
            if pile:
                self._furniture.draw_counts(surface, director)

    def paint_empty(self, surface: Canvas, director: Director) -> None:
        """Draws the table with nothing on it but a candle, in the light of its Doors and of that,
        and of two players with light about the hand of the one who plays."""
        places, view, arrivals = director.layout.places, director.view, director.arrivals
        self._panorama.paint(surface, places)
        if not self._program.settings.high_contrast:
            share = min(1.0, arrivals.counts[DECK] / max(1, WHOLE * len(view.box)))
            candle.draw_dark(surface, places, share)
            candle.draw_light(surface, places, share)
            if view.seats == 2 and not director.layout.low:
                table_light.draw_lamp(surface, director)
            table_light.draw_shade(surface, (pose for _, pose in table_light.resting(director)))
            candle.draw_candle(surface, places, share, arrivals.left)

    def _draw_cards(
        self,
        surface: Canvas,
        director: Director,
        frame: TableFrame,
        cards: list[tuple[Sprite, Pose]],
        dusk: bool = False,
    ) -> None:
        view, places = director.view, director.layout.places
        cut = set(covered_in_part(director.layout, view))
        overlapping = {over for row in director.view.rows for _, over in pairwise(row)}
        for sprite, pose in cards:
            if sprite.zone == HAND:  # no card of a hand lies in the shadow of the next one
                # On a floor in full light its edges need some dark about them.
                for high in (HAND_HIGH, HAND_NEAR):
                    surface.blit(*self._cards.shadow(pose, places.px(high)))
        skylines, last = (
            director.staging.skylines,
            {card.zone: n for n, (card, _) in enumerate(cards)},
        )
        answers = {key for tab in frame.prompt.tabs for key in tab.on}
        if frame.focus is not None:
            answers.add(frame.focus.id)
        buried = director.layout.buried
        # The one on top stands for all that may be laid from the pile.
        gilt = {one.lies_in for one, _ in cards if one.key in buried & frame.lit}
        under = self._caught_under(cards, places, answers | frame.lit)
        for number, (sprite, pose) in enumerate(cards):
            strip = director.staging.strips.get(sprite.zone)
            if sprite.zone in places.folded or (strip and strip.due(view) is not sprite.card):
                continue  # its name and number stand for it, or its tab
            if sprite.key in under:
                continue
            mood = "dusk" if dusk else mood_of(sprite, frame)
            if sprite.lies_in in gilt and sprite.key not in buried:
                mood = mood or "legal"
            if not (mood or frame.light.gloomy or sprite.lies_in in frame.asked):
                mood = "waiting" if self._waits(sprite, director) else ""
            asked = mood or sprite.card in frame.marked or sprite.key in answers
            if sprite.zone in places.hung and not (asked or self._hangs_clear(sprite, places)):
                continue  # the number on its hoop stands for it
            small = sprite.zone in places.hung and pose.width < NAMED
            if sprite.card in cut or (small and not self._cards.hangs(sprite)):
                # Of small cards that are caught only some have room for a name.
                mood = f"{mood} covered".strip()  # a name that is cut looks like a mistake
            if sprite.zone == ROW and sprite.card in overlapping:
                surface.blit(*row_shadow(pose, places))
            picture, left_top = self._cards.resting(sprite, pose, mood)
            if sprite.zone in places.hung and holds_below(sprite, places, view):
                picture = without_feathers(picture, mood.startswith(("selected", "legal")))
            surface.blit(picture, left_top)
            if is_new(sprite, frame.came):
                dark = frame.light.gloomy and not in_the_light(sprite, frame, view)
                surface.blit(*new_mark(pose, dark or mood.startswith("veiled")))
            if strip and not dusk:
                rect, edge = Rect.around((pose.x, pose.y), pose.width, pose.height), places.px(3)
                radius = pose.width * CORNER + 2
                shapes.outline(surface, rect.grown(2), radius, max(2, edge), palette.LEGAL)
            if sprite.lies_in in places.others and pose.width < NAMED:
                self._enlarge(surface, sprite, pose, slim=sprite.zone in skylines)
            if sprite.zone in places.hung:
                draw_caught(surface, self._text, places, sprite, view)
            tally = director.staging.zone(sprite.zone).tally
            if tally is not None and sprite.card is not None:
                flat = self._cards.faces.flat
                draw_tally(surface, pose, tally(sprite.card, director.view), flat)
                self._enlarge(surface, sprite, pose)
            if sprite.card in frame.marked:
                rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
                radius = pose.width * CORNER
                draw_focus(surface, places, rect, radius, pose.angle)
            if sprite.zone in skylines and number == last[sprite.zone]:
                line = [card for card in cards if card[0].zone == sprite.zone]
                # Under what is fanned above it.
                draw_symbols(surface, line, skylines[sprite.zone])
                look, flat = director.staging.zone(sprite.zone), self._cards.faces.flat
                self._furniture.draw_ground(surface, places, sprite.zone, look, flat)

    def _caught_under(
        self, cards: list[tuple[Sprite, Pose]], places: Places, answers: Set[str]
    ) -> Set[str]:
        """Returns the cards that lie under another one that is caught in the same place: over all
        of them lies the last one, or one of the `answers`, if there is any."""
        caught: dict[str, list[str]] = {}
        for sprite, _ in cards:
            if sprite.zone in places.hung and not self._cards.hangs(sprite):
                caught.setdefault(sprite.zone, []).append(sprite.key)
        over = [next((k for k in keys if k in answers), keys[-1]) for keys in caught.values()]
        return {key for keys in caught.values() for key in keys}.difference(over)

    def _waits(self, sprite: Sprite, director: Director) -> bool:
        """Returns whether a card is in the hand of the player who waits, and has less light. In
        high contrast none has."""
        view, plain = director.view, self._program.settings.high_contrast
        if view.seats == 1 or view.result is not None or plain or sprite.card is None:
            return False
        waiting = [seat for seat in range(view.seats) if not director.shines(seat)]
        return sprite.lies_in in [owned(HAND, seat) for seat in waiting]

    def _hangs_clear(self, sprite: Sprite, places: Places) -> bool:
        """Returns whether what lies where something hangs is that itself, or hangs below it."""
        return self._cards.hangs(sprite) or is_high(places.zones[sprite.zone])

    def _enlarge(self, surface: Canvas, sprite: Sprite, pose: Pose, slim: bool = False) -> None:
        """Draws the pennant of a small card that lies face up larger than it is there."""
        if sprite.card is not None and not self._cards.hangs(sprite):
            surface.blit(*self._cards.pennant(sprite, pose, slim))

    def sow(self, director: Director, things: Iterable[Thing]) -> None:
        """Places the stars where nothing lies or is written, once everything is at rest."""
        if director.busy:
            return
        # A prompt and lost cards may come after the cards have come to rest.
        rects = (thing.rect for thing in things)
        places = director.layout.places
        taken = (
            *rects,
            *self._furniture.taken(places),
            candle.taken(places),
            *table_light.taken(director),
        )
        left = director.arrivals.left
        if (director.size, taken, left) != self._sown:
            self._sown = director.size, taken, left
            self.glimmer.sky.sow(director.size, taken, left)

    def lifted(
        self, director: Director, held: Held, glitters: bool, came: Set[str] = frozenset()
    ) -> list[Image]:
        """Returns the images of the cards that move or are held, the lowest first, and of lights
        and a carried marker. Cards in `came` have a mark."""
        (held_keys, marker), alone = held, dawns(director)
        free = 0.0 if self._cards.faces.flat else freed(director)
        images = self.glimmer.images(director) if glitters and not alone else []
        images += self._prompt.images(director.layout.places)
        images += self._panorama.lantern(director.layout.places)
        images += self._lights.under(director)
        changing, keys, places = director.transforming, director.moving, director.layout.places
        swaying = director.swaying if director.effects else {}
        high, widest = places.px(HAND_HIGH), spotlight(places).width
        if director.sides is not None and director.sides_away:
            images += self._trays.pictures(director.sides)
        first = len(images)
        for sprite, pose in director.sprites:
            if sprite.key in keys and pose.width >= 1 and (sprite.zone == DOORS or not alone):
                if sprite.key in held_keys:
                    images.append(self._cards.shadow(pose, pose.width * HELD_HIGH))
                elif sprite.zone == HAND and pose.turn == 1:
                    images.append(self._cards.shadow(pose, high, sprite.pose.width))
                if sprite.key in swaying:
                    pose = swayed(pose, swaying[sprite.key])
                    images += swinging_feathers(director.layout, sprite, pose)
                images += self._lights.behind(sprite.key, director)
                face = self._lights.face(changing.get(sprite.key))
                waits = director.rows_pass and self._waits(sprite, director)
                mood = "waiting" if waits else ""
                card = self._cards.moving(sprite, pose, face, widest, mood=mood)
                images += freed_door(card, sprite, pose, self._cards, free) if free else [card]
                if is_marked(sprite, director.view):
                    images.append(eye(pose))
                if is_new(sprite, came) and pose.turn == 1:
                    images.append(new_mark(pose))
                images += self._lights.about(sprite.key, pose, director)
        images += self.cloths.images(director)
        if director.rows_pass and director.arrangement.beside:
            # A hand that leaves slides under the panel beside the table.
            images[first:] = [cut_off(image, places.size[0]) for image in images[first:]]
        images += self._lights.over(director)
        if marker is not None and self._party is not None:
            seat, point = marker
            emblem = self._party.players[seat].emblem
            images.append(carried(emblem, places, point))
        return images


def cut_off(image: Image, edge: int) -> Image:
    """Returns the part of a picture that lies to the left of an edge, at this x."""
    match image:
        case (pygame.Surface() as picture, (int() as x, int() as y)):
            wide = min(picture.get_width(), max(0, edge - x))
            return picture.subsurface((0, 0, wide, picture.get_height())), (x, y)
        case _:
            return image


def corner_of(focus: Thing, places: Places) -> float:
    """Returns the radius of the frame around a thing in focus. A button one line high is a pill."""
    pill = focus.role == "button" and focus.rect.h <= places.target * 1.3
    return focus.rect.h / 2 if pill else places.px(12)


def mood_of(sprite: Sprite, frame: TableFrame) -> str:
    """Returns the mood of a card: selected, legal, veiled if it is of no use now, or none."""
    if sprite.key == frame.selected:
        return "selected"
    if sprite.key in frame.lit:
        return "legal"
    if sprite.lies_in not in frame.asked or sprite.card is None:
        return ""
    only_to_discard = set(frame.targets) == {DISCARD}
    return "" if frame.selected and only_to_discard else "veiled"


def in_tray(sprite: Sprite) -> bool:
    """Returns whether a card lies in the tray of a player."""
    return sprite.owner is not None and sprite.zone != HAND


def in_the_light(sprite: Sprite, frame: TableFrame, view: View) -> bool:
    """Returns whether a card keeps its colours in gloom: beside a Nightmare, or in a defeat, which
    turns both hands up."""
    own = sprite.zone == SHARED or sprite.lies_in == owned(HAND, view.seat)
    own = own or (sprite.zone == HAND and view.result is not None)
    # The shadow of the wings lies on the row of one of two players, whose end is to be seen.
    ends = view.rows[view.active][-1:] if view.seats == 2 and frame.light.staged else ()
    own = own or sprite.card in ends
    kept = own or sprite.zone == REVEALED or sprite.key in frame.lit
    return kept or (sprite.zone == DECK and DECK_GRIP in frame.lit)


def left_behind(director: Director, lit: Set[str]) -> Iterator[tuple[Sprite, Pose]]:
    """Yields the back of the next card while the pointer holds the top card of the deck."""
    key = f"{BACK}.{DECK}"
    lifted = DECK_GRIP in lit and key in director.moving
    if lifted and director.view.deck_count > 1 and key in director.layout.sprites:
        sprite = director.layout.sprites[key]
        yield sprite, sprite.pose


def outline_deck(surface: Canvas, places: Places, lit: Set[str]) -> None:
    """Draws a line of light around the deck, if its top card may be laid somewhere."""
    if DECK_GRIP in lit:
        rect, line = places.zones[DECK], max(2, round(places.px(OUTLINE)))
        shapes.outline(surface, rect.grown(2), rect.w * CORNER + 2, line, palette.LEGAL)
