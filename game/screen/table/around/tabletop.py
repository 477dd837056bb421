"""Draws the table with its cards, and what moves over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import pairwise

from game.rules.card import Card
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, SHARED, owned
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.cards.row_shadow import row_shadow
from game.screen.cloth.cloths import Cloths
from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.effects import night
from game.screen.effects.drawn_lights import Lights, dawns
from game.screen.effects.glimmer import Glimmer
from game.screen.program import Program
from game.screen.sheet import Canvas, Dusk, Paint, brush
from game.screen.stage import Image
from game.screen.table.around import veil
from game.screen.table.around.deck_grip import left_behind, outline_deck
from game.screen.table.around.furniture import Furniture
from game.screen.table.around.headline import draw_name
from game.screen.table.around.panorama import Panorama
from game.screen.table.asking.prompts import draw_prompt
from game.screen.table.asking.ribbons import draw_ribbons
from game.screen.table.asking.tokens import draw_tokens
from game.screen.table.marking import eyes
from game.screen.table.marking.markers import Placed, carried, draw_markers
from game.screen.table.marking.marks import Mark, draw_mark
from game.screen.table.marking.new_cards import is_new, new_mark
from game.screen.table.marking.tabs import mark_tab
from game.screen.table.marking.tags import Tags
from game.screen.table.marking.targets import Targets, draw_label, draw_target
from game.table.asking.answers import Ribbon
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.counting import Trio
from game.table.deck_left import Left
from game.table.hands.gestures import DECK_GRIP, hand_grip
from game.table.hands.ordering import Ranking
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect, Size
from game.table.layout.poses import Pose, Sprite
from game.table.layout.rows import covered_in_part
from game.table.layout.staged import spotlight, stage, staged_card
from game.table.motion.director import Director
from game.table.party import Party
from game.table.pointing import Pointing

Held = tuple[Set[str], tuple[int, Point] | None]
"""The cards that the pointer holds, and whose marker it carries, and where."""
HAND_HIGH, HELD_HIGH = 14, 0.13
"""How far down the shadow falls of a card in the hand, by the design, and of one held, by width."""


@dataclass(frozen=True)
class Scenery:
    """What the table shows besides the poses of the cards."""

    prompt: Prompt
    trio: Trio
    """Of which colour three cards of this game are a trio."""
    headline: tuple[str, str] = ("", "")
    """Where in the game one is, at the upper left, and what is told of that to who rests there."""
    buttons: tuple[Button, ...] = ()
    """In the upper right corner."""
    ribbons: tuple[Ribbon, ...] = ()
    """What is on offer whatever is asked."""
    marks: tuple[Mark, ...] = ()
    selected: str = ""
    asked: tuple[str, ...] = ()
    """The zones of which a card is to be chosen: those that cannot be played are veiled."""
    lit: Set[str] = frozenset()
    """What may be laid somewhere else, or what the decision is about: cards by id, and zones."""
    targets: Targets = field(default_factory=dict)
    toward: str = ""
    told: Ranking | None = None
    gloom: bool = False
    veils: bool = False
    """Whether cards are held up, and what lies under them has less light."""
    marked: Set[Card] = frozenset()
    hover: str = ""
    focus: Thing | None = None
    came: Set[str] = frozenset()
    """The cards, by id, that were drawn since the last answer."""
    pointing: Pointing | None = None
    """What two players do with their markers, if they have any."""
    markers: Sequence[Placed] = ()
    """Those on the table."""
    signs: Sequence[Button] = ()
    """What may be meant by the one that was laid last."""


class Tabletop:
    """The table, for one or two."""

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
        self._sown: tuple[Size, tuple[Rect, ...], Left] | None = None

    @property
    def busy(self) -> bool:
        """Whether a cloth falls or is lifted, or a place wakes."""
        return bool(self.cloths.moving) or self._panorama.waking

    def advance(self, dt: float, director: Director) -> bool:
        """`dt` seconds pass; whether the table is to be painted anew."""
        woken = self._panorama.advance(dt, director)
        return self.cloths.advance(dt, director) or woken

    def ahead(self, director: Director, scenery: Callable[[], Scenery]) -> Paint:
        """Paints the same with or without the light that the scenery has."""

        def paint(surface: Canvas) -> None:
            now = scenery()
            self.paint(surface, director, replace(now, gloom=not now.gloom))

        return paint

    def paint(self, surface: Canvas, director: Director, scenery: Scenery) -> None:
        """Everything that lies still. What cannot help against a Nightmare loses its light."""
        layout, view = director.layout, director.view
        places, lifted = layout.places, director.moving | director.elsewhere
        still = [card for card in director.sprites if card[0].key not in lifted]
        still = [*left_behind(director, scenery.lit), *still]
        surface.blit(self._program.backdrop, (0, 0))
        if dawns(director):
            return
        self._panorama.paint(surface, places)
        covered = {(pose.x, pose.y) for _, pose in still}
        # A target has a frame of its own: its empty place needs none.
        covered |= {places.zones[name].centre for name in scenery.targets if name in places.zones}
        if scenery.veils:
            veil.draw_deck_light(surface, places)
        self._furniture.draw_below(surface, director, covered)
        staged = scenery.gloom and staged_card(view, director.staging) is not None
        if scenery.gloom:
            clear = [card for card in still if in_the_light(card[0], scenery, view)]
            self._draw_cards(surface, director, scenery, [c for c in still if c not in clear])
            if staged:
                self._furniture.draw_sides(surface, director, None)
            brush(surface, Dusk())
            if staged and not self._cards.faces.flat:
                for image in night.wings(stage(places)):
                    surface.blit(*image)
            still = clear
        if scenery.veils:
            under = [card for card in still if veil.below(card[0])]
            self._draw_cards(surface, director, scenery, under)
            self._furniture.draw_sides(surface, director, scenery.trio)
            veil.draw_veil(surface, places)
            still = [card for card in still if card not in under]
        for zone in scenery.targets:
            draw_target(surface, layout, view, zone, zone == scenery.toward)
        self._draw_cards(surface, director, scenery, still)
        self.cloths.paint(surface, director)
        for target, said in scenery.targets.items():
            # Cards lie side by side: only the one that would take the held card says so.
            if target in (*places.zones, *layout.ends) or target == scenery.toward:
                draw_label(surface, self._text, layout, view, target, said)
        outline_deck(surface, places, scenery.lit)
        if not (scenery.veils or staged):
            self._furniture.draw_sides(surface, director, scenery.trio)
        self._furniture.draw_above(surface, director, scenery.targets, scenery.headline[0])
        if (grip := hand_grip(view.seat)) in scenery.lit:
            self._furniture.draw_handle(surface, places, view, scenery.selected == grip)
        if scenery.told is not None:
            Tags(self._text, self._words).draw(surface, director, scenery.told)
        if scenery.pointing is not None and self._party is not None:
            draw_markers(surface, places, self._party, scenery.pointing, scenery.markers)
        for sprite, pose in director.sprites:
            if sprite.key not in lifted and eyes.is_marked(sprite, view):
                surface.blit(*eyes.eye(pose))
        for mark in scenery.marks:
            draw_mark(surface, self._text, places, mark)
        draw_prompt(scenery.prompt, surface, self._text, places, scenery.hover)
        drawn = self._text, self._cards, places, scenery.hover
        draw_tokens(surface, scenery.prompt.tokens, *drawn)
        draw_ribbons(surface, scenery.ribbons, self._text, places, scenery.hover)
        for button in scenery.buttons:
            hover, pictured = button.id == scenery.hover, bool(button.icon)
            draw_button(surface, button, self._text, places, hover, pictured)
            if pictured and (hover or (scenery.focus and scenery.focus.id == button.id)):
                draw_name(surface, self._text, director.window, button)
        if scenery.focus is not None:
            focus = scenery.focus
            pile = focus.role == "zone" and focus.zone in (DECK, DISCARD, LIMBO)
            rect = places.zones[focus.zone] if pile else focus.rect
            draw_focus(surface, places, rect, corner_of(focus, places), focus.angle)
            if pile:
                self._furniture.draw_counts(surface, director)

    def _draw_cards(
        self,
        surface: Canvas,
        director: Director,
        scenery: Scenery,
        cards: list[tuple[Sprite, Pose]],
    ) -> None:
        cut, places = set(covered_in_part(director.layout, director.view)), director.layout.places
        overlapping = {over for row in director.view.rows for _, over in pairwise(row)}
        for sprite, pose in cards:
            if sprite.zone == HAND:  # no card of a hand lies in the shadow of the next one
                surface.blit(*self._cards.shadow(pose, places.px(HAND_HIGH)))
        for sprite, pose in cards:
            mood = mood_of(sprite, scenery)
            if sprite.card in cut:
                mood = f"{mood} covered".strip()  # a name that is cut looks like a mistake
            if sprite.zone == ROW and sprite.card in overlapping:
                surface.blit(*row_shadow(pose, places))
            surface.blit(*self._cards.resting(sprite, pose, mood))
            if is_new(sprite, scenery.came):
                surface.blit(*new_mark(pose))
            if sprite.zone in places.strips:
                mark_tab(surface, director, sprite, pose)
            if sprite.card in scenery.marked:
                rect = Rect.around((pose.x, pose.y), pose.width, pose.height)
                radius = pose.width * CORNER
                draw_focus(surface, places, rect, radius, pose.angle)

    def sow(self, director: Director, things: Callable[[], Iterable[Thing]]) -> None:
        """Stars shine where nothing lies or is written, wherever that is once all is at rest."""
        if director.busy:
            return
        # What is asked, and cards that were lost, may come after all lies where it will.
        rects = (thing.rect for thing in things())
        places = director.layout.places
        taken = (
            *rects,
            *self._furniture.taken(places),
            *veil.taken(places, director.view, director.arrangement.ranking),
        )
        now = director.size, taken, director.arrivals.left
        if now != self._sown:
            self._sown = now
            self.glimmer.sky.sow(*now)

    def lifted(
        self, director: Director, held: Held, glitters: bool, came: Set[str] = frozenset()
    ) -> list[Image]:
        """The cards that are on their way or held, the lowest first, those that `came` with their
        mark; the lights, and a marker."""
        (held_keys, marker), alone = held, dawns(director)
        images = self.glimmer.images(director) if glitters and not alone else []
        images += self._lights.under(director)
        changing, keys, places = director.transforming, director.moving, director.layout.places
        high, widest = places.px(HAND_HIGH), spotlight(places).width
        for sprite, pose in director.sprites:
            if sprite.key in keys and pose.width >= 1 and (sprite.zone == DOORS or not alone):
                if sprite.key in held_keys:
                    images.append(self._cards.shadow(pose, pose.width * HELD_HIGH))
                elif sprite.zone == HAND and pose.turn == 1:
                    images.append(self._cards.shadow(pose, high))
                images += self._lights.behind(sprite.key, director)
                face = self._lights.face(changing.get(sprite.key))
                images.append(self._cards.moving(sprite, pose, face, widest))
                if eyes.is_marked(sprite, director.view):
                    images.append(eyes.eye(pose))
                if is_new(sprite, came) and pose.turn == 1:
                    images.append(new_mark(pose))
                images += self._lights.about(sprite.key, pose, director)
        images += [*self.cloths.images(), *self._lights.over(director)]
        if marker is not None and self._party is not None:
            seat, point = marker
            emblem = self._party.players[seat].emblem
            images.append(carried(emblem, places, point))
        return images


def corner_of(focus: Thing, places: Places) -> float:
    """The radius of what the keyboard is at: a button that is one line high is a pill."""
    pill = focus.role == "button" and focus.rect.h <= places.target * 1.3
    return focus.rect.h / 2 if pill else places.px(12)


def mood_of(sprite: Sprite, scenery: Scenery) -> str:
    """How a card looks: chosen, possible, of no use now, or as it is."""
    if sprite.key == scenery.selected:
        return "selected"
    if sprite.key in scenery.lit:
        return "legal"
    if sprite.lies_in not in scenery.asked or sprite.card is None:
        return ""
    only_to_discard = set(scenery.targets) == {DISCARD}
    return "" if scenery.selected and only_to_discard else "veiled"


def in_the_light(sprite: Sprite, scenery: Scenery, view: View) -> bool:
    """Whether a card keeps its colours beside a Nightmare, or in a defeat, which turns both hands
    up."""
    own = sprite.zone == SHARED or sprite.lies_in == owned(HAND, view.seat)
    own = own or (sprite.zone == HAND and view.result is not None)
    kept = own or sprite.zone == REVEALED or sprite.key in scenery.lit
    return kept or (sprite.zone == DECK and DECK_GRIP in scenery.lit)
