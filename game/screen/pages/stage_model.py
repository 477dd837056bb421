"""A small paper theatre for each part of a lesson: the cards that it is about, on the stage of the
place of the first of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import pygame

from game.learning.lesson import Part
from game.rules.card import DOOR, Card
from game.rules.state import DECK, DOORS, HAND, REVEALED, ROW, owned
from game.screen.cards.gates import gate, standing
from game.screen.cards.sprites import CardImages
from game.screen.look import palette, shapes
from game.screen.pages.fanned_cards import comes, fan
from game.screen.pages.stage_set import BOARD, DRAPES, SCENES, Drapes, front, light, scene
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.theme import BLACK, WHITE
from game.table.layout.places import CARD_RATIO, Point, Rect, Size
from game.table.layout.poses import Pose, Sprite

NIGHTMARE = "NM"
MOST, TOLD, COMING = 5, 3, 3
"""Most cards on a stage, most of those that the part points at, and how many cards of the deck are
looked through for a Door or a Nightmare."""
STAR, HELD, FANNED, APART, BROAD = 0.79, 0.7, 0.78, 1.1, 0.94
"""Heights of what comes, of a held card and of a fan by that of the stage, distance of two held
cards by their width, and greatest width of what comes by the room for it."""
GATE, BROADER = 1.38, 1.11
"""Height of a gate by its width, and its width by that of its card."""
LOW, HIGH = 124, 0.46
"""Least height of a stage by the design, and greatest one by its width."""
NARROW, MEDAL, LEAST_MEDAL = 180, 46, 34.0
"""Height of a narrow stage and width of the medal under a stage, by the design, and the least width
of that in pixels."""
SHADE = palette.ramp("30281C")[0]
"""The colour that the shadow of an actor takes from the floor."""


class Actor(NamedTuple):
    """A card on the stage: its middle, its width in pixels, its angle in degrees, whether it is a
    Door that is gained, and whether it is tall and lit."""

    card: Card
    at: Point
    width: int
    angle: float
    gained: bool
    tall: bool


def figures(part: Part) -> list[tuple[Card, bool]]:
    """Returns the cards that stand on the stage of a part, and whether each is a Door that is
    gained: those of its picture, or else those that it points at, a Door or Nightmare that comes,
    and some of the row and the hand. Where it points at the Doors alone, there is one
    of each place."""
    game = part.begin()
    state, every = game.state, {card.id: card for card in game.rules.all_cards}
    if part.pictured:
        return [(every[name], False) for name in part.pictured]
    names = [name for step in part.steps for name in step.shows]
    told = [every[name] for name in dict.fromkeys(names) if name in every][:TOLD]
    if not told and owned(DOORS, 0).replace(":", ".") in {n.removeprefix("zone.") for n in names}:
        doors = {card.face: card for card in every.values() if card.kind == DOOR}
        return [(card, True) for card in doors.values()][:MOST]
    if not any(map(comes, told)):
        told += [card for card in state.zone(DECK)[:COMING] if comes(card)][:1]
    held = (*state.zone(owned(ROW, 0)), *state.zone(owned(HAND, 0)))
    told += [card for card in held if card not in told][: max(0, MOST - 1 - len(told))]
    return [(card, False) for card in sorted(told, key=comes)]


@dataclass(frozen=True)
class StageModel(Leaf):
    """The stage with its `figures`, staged by the `number` of the part. It is as high as what is in
    sight, if that is neither too low nor too high. Beside large letters it is `narrow`."""

    figures: tuple[tuple[Card, bool], ...] = ()
    cards: CardImages | None = None
    number: int = 0
    narrow: bool = False

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        if self.narrow:
            return round(kit.px(NARROW) * 2.4), round(kit.px(NARROW))
        return width, int(max(kit.px(LOW), min(width * HIGH, kit.sight)))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        wide = min(rect.w, rect.h * 4.2)
        stage = Rect(round(rect.centre[0] - wide / 2), round(rect.y), round(wide), round(rect.h))
        if kit.theme.plain:
            shapes.box(surface, stage, kit.px(8), BLACK)
            for actor in self._actors(stage):
                self._draw_actor(surface, self.cards, actor)
            shapes.outline(surface, stage, kit.px(8), max(2.0, kit.px(2.4)), WHITE)
            return
        size = int(stage.w), int(stage.h)
        key = "stage", self.figures, self.number, size
        whole = self.cards.kept.get(key, partial(self._drawn, self.cards, size))
        surface.blit(whole, (stage.x, stage.y))

    def _drawn(self, cards: CardImages, size: Size) -> pygame.Surface:
        """Returns the picture of the stage in this size."""
        place, stage = self._place, Rect(0, 0, *size)
        nightly = any(card.face == NIGHTMARE for card, _ in self.figures)
        drawn = scene(place, size, self.number, nightly)
        colour = palette.RAMPS[NIGHTMARE][2] if nightly else palette.LAMPLIGHT
        for actor in self._actors(stage):
            self._draw_light(drawn, actor, colour)
        for actor in self._actors(stage):
            self._draw_actor(drawn, cards, actor)
        cloth = NIGHTMARE if nightly else place
        drawn.blit(front(cloth, size, self._drapes, self._mirrored), (0, 0))
        return drawn

    @property
    def _drapes(self) -> Drapes:
        return DRAPES[(self.number + self.number // len(DRAPES)) % len(DRAPES)]

    @property
    def _mirrored(self) -> bool:
        return self.number // 2 % 2 == 1

    @property
    def _place(self) -> str:
        """The place of the Door that comes, or of a card in the middle."""
        doors = [card for card, _ in self.figures if card.kind == DOOR]
        middle = [self.figures[(len(self.figures) - 1) // 2][0]] if self.figures else []
        places = [card.face[0] for card in (*doors, *middle) if card.face[0] in SCENES]
        return places[0] if places else "O"

    # The actors

    def _actors(self, stage: Rect) -> Iterator[Actor]:
        """Yields the actors where they stand: what comes is tall, and held cards are beside it in
        one of three ways."""
        stars = [(card, gained) for card, gained in self.figures if comes(card)]
        held = [card for card, _ in self.figures if not comes(card)]
        foot = stage.bottom - stage.h * (BOARD + 0.02)
        edge = stage.h * 0.2
        room = Rect(stage.x + edge, stage.y, stage.w - 2 * edge, stage.h)
        if not held:
            yield from self._abreast(stars, room, foot)
            return
        drapes, flipped = self._drapes, self._mirrored
        if drapes == "drawn":
            away = stage.h * (0.12 if flipped else 0.48)
            room = Rect(stage.x + away, stage.y, stage.w - stage.h * 0.6, stage.h)
        taken = min(room.w * 0.3, stage.h * STAR / CARD_RATIO * 1.1) * len(stars)
        rest = room.w - taken
        if drapes == "tied" and stars:
            left = Rect(room.x, room.y, rest / 2, room.h)
            right = Rect(room.right - rest / 2, room.y, rest / 2, room.h)
            half = (len(held) + 1) // 2
            yield from self._lined(held[:half], half, left, foot, 5)
            yield from self._lined(held[half:], half, right, foot, -5)
            seat = Rect(left.right, room.y, taken, room.h)
        else:
            beside = Rect(room.x + (taken if flipped else 0.0), room.y, rest, room.h)
            seat = Rect(room.x if flipped else room.right - taken, room.y, taken, room.h)
            if (drapes == "swags" and stars) or (not stars and drapes == "tied"):
                high = stage.h * FANNED
                hand = Rect(beside.x, foot - high, beside.w, high)
                for card, (at, width, angle) in zip(held, fan(len(held), hand), strict=True):
                    yield Actor(card, at, width, angle, False, False)
            else:
                yield from self._lined(held, len(held), beside, foot, 0)
        yield from self._abreast(stars, seat, foot)

    def _lined(
        self, held: list[Card], many: int, room: Rect, foot: float, lean: float
    ) -> Iterator[Actor]:
        """Yields held cards side by side where there is room for so `many`; all `lean` by so many
        degrees. Where they stand alone, the last one comes down from above."""
        alone = len(held) == len(self.figures)
        high = min(room.h * HELD, room.w / max(1, many) / APART * CARD_RATIO)
        wide = high / CARD_RATIO
        for number, card in enumerate(held):
            x = room.centre[0] + (number - (len(held) - 1) / 2) * wide * APART
            falls = alone and number == len(held) - 1
            y = foot - high / 2 - (room.h * 0.07 if falls else 0.0)
            yield Actor(card, (x, y), round(wide), -8.0 if falls else lean, False, False)

    @staticmethod
    def _abreast(stars: list[tuple[Card, bool]], room: Rect, foot: float) -> Iterator[Actor]:
        """Yields tall ones side by side."""
        step = room.w / max(1, len(stars))
        wide = min(room.h * STAR / CARD_RATIO, step * BROAD)
        for number, (card, gained) in enumerate(stars):
            at = room.x + step * (number + 0.5), foot - wide * CARD_RATIO / 2
            yield Actor(card, at, round(wide), 0.0, gained, True)

    def _draw_light(self, drawn: pygame.Surface, actor: Actor, colour: palette.Colour) -> None:
        """Draws the light behind one who is tall, and the shadow of any on the floor."""
        x, foot = actor.at[0], actor.at[1] + actor.width * CARD_RATIO / 2
        wide = 2.8 if any(not comes(card) for card, _ in self.figures) else 1.5
        pools = [(wide, wide, actor.at[1], colour, pygame.BLEND_RGB_ADD)] if actor.tall else []
        pools.append((1.5, 0.36, foot, SHADE, pygame.BLEND_RGB_SUB))
        for broad, high, y, ink, how in pools:
            pool = light((round(actor.width * broad), round(actor.width * high)), ink)
            drawn.blit(pool, pool.get_rect(center=(round(x), round(y))), special_flags=how)

    @staticmethod
    def _draw_actor(surface: Canvas, cards: CardImages, actor: Actor) -> None:
        """Draws a card, or the gate of a Door, which needs no card on a stage."""
        card, at = actor.card, actor.at
        if card.kind == DOOR and len(card.colours) == 1 and not cards.faces.flat:
            wide = actor.width * BROADER
            foot = at[1] + actor.width * CARD_RATIO / 2
            room = Rect(at[0] - wide / 2, foot - wide * GATE, wide, wide * GATE)
            width, (x, y) = standing(room)
            surface.blit(gate(cards, card, width, shut=not actor.gained), (round(x), round(y)))
            return
        pose = Pose(*at, actor.width, angle=actor.angle)
        sprite = Sprite("", card, DOORS if actor.gained else REVEALED, pose)
        surface.blit(*cards.resting(sprite, pose, "covered"))
