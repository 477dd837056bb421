"""A small paper theatre for each part of a lesson: the cards that it is about, on the stage of the
place of the first of them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.learning.lesson import Part
from game.rules.card import DOOR, Card
from game.rules.state import DECK, DOORS, HAND, REVEALED, ROW, owned
from game.screen.cards.sprites import CardImages
from game.screen.look import palette, shapes
from game.screen.look.pictures import VIGNETTES, picture
from game.screen.look.shapes import drawn_once
from game.screen.pages.fanned_cards import comes
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.screen.ui.theme import BLACK, WHITE
from game.table.layout.places import CARD_RATIO, Point, Rect, Size
from game.table.layout.poses import Pose, Sprite

SCENES = {"O": "observatory", "A": "aquarium", "G": "garden", "L": "library"}
MOST, TOLD, COMING = 5, 3, 3
"""Most cards on a stage, most of those that the part points at, and how many cards of the
deck are looked through for a Door or
a Nightmare."""
TALL, APART, FAN = 0.7, 1.16, 2.5
"""Height of a card by that of the stage, distance of two cards by their width, and degrees that
each leans more than the one before."""
BOARD, CURTAIN, VALANCE = 0.16, 0.2, 0.13
"""Height of the boards, width of a curtain and height of the valance, by the height of the
stage."""
NARROW = 180
"""Height of a narrow stage, by the design."""
FINE = 2
"""Scale at which paper is drawn before it is reduced."""


def figures(part: Part) -> list[tuple[Card, bool]]:
    """Returns the cards that stand on the stage of a part, and whether each is a Door that is
    gained: those that the part points at, a Door or Nightmare that comes, and some of the row and
    the hand. Where it points at the Doors alone, there is one of each place."""
    game = part.begin()
    state, every = game.state, {card.id: card for card in game.rules.all_cards}
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
    """The stage with its `figures`. The lines of its grid share the height in sight: there are so
    many `rows`. Beside large letters it is `narrow`."""

    figures: tuple[tuple[Card, bool], ...] = ()
    cards: CardImages | None = None
    rows: int = 1
    narrow: bool = False

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        if self.narrow:
            return round(kit.px(NARROW) * 2.4), round(kit.px(NARROW))
        words = max(40.0, kit.places.text(58)) + kit.px(48)
        share = (kit.sight - kit.px(80)) / self.rows - words
        return width, round(max(kit.px(124), min(width * 0.46, share)))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        plain = kit.theme.plain
        place = next((c.face[0] for c, _ in self.figures if c.face[0] in SCENES), "O")
        wide = min(rect.w, rect.h * 4.2)
        stage = Rect(round(rect.centre[0] - wide / 2), round(rect.y), round(wide), round(rect.h))
        size = int(stage.w), int(stage.h)
        if plain:
            shapes.box(surface, stage, kit.px(8), BLACK)
            shapes.outline(surface, stage, kit.px(8), max(2.0, kit.px(2.4)), WHITE)
        else:
            surface.blit(_scene(place, size), (stage.x, stage.y))
        for card, at, width, angle, gained in self._standing(stage):
            pose = Pose(*at, round(width), angle=angle)
            sprite = Sprite("", card, DOORS if gained else REVEALED, pose)
            surface.blit(*self.cards.resting(sprite, pose))
        if not plain:
            surface.blit(_front(place, size), (stage.x, stage.y))

    def _standing(self, stage: Rect) -> Iterator[tuple[Card, Point, float, float, bool]]:
        """Yields each card, its middle, its width, its angle and whether it is gained."""
        high, count = stage.h * TALL, max(1, len(self.figures))
        many = min(1.0, MOST / count)
        room = stage.w - 2 * stage.h * CURTAIN * (0.8 if many == 1 else 1.25)
        wide = min(high / CARD_RATIO, room / (1 + (count - 1) * 1.04) if many < 1 else room)
        high = wide * CARD_RATIO
        step = min(wide * APART, (room - wide) / max(1, count - 1))
        for number, (card, gained) in enumerate(self.figures):
            away = (number - (count - 1) / 2) * many**2
            down = abs(away) * stage.h * 0.012
            foot = stage.bottom - stage.h * BOARD * 0.62
            at = stage.centre[0] + away / many**2 * step, foot - high / 2 + down
            yield card, at, wide, -away * FAN, gained


@drawn_once
def _scene(place: str, size: Size) -> pygame.Surface:
    """Returns the picture of a place behind the stage. It is shared: only read it."""
    whole = picture(f"{VIGNETTES}{SCENES[place]}.webp")
    wide, high = whole.get_size()
    part = pygame.Rect(0, 0, wide, min(high, round(wide * size[1] / size[0])))
    part.centery = round(high * 0.42)
    part.clamp_ip(whole.get_rect())
    scene = pygame.transform.smoothscale(whole.subsurface(part), size).convert()
    dim = scene.copy()
    scene.blit(dim, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    boards = round(size[1] * (1 - BOARD * 1.5))
    floor = shapes.gradient(size[1] - boards, palette.SEPIA[0], palette.SEPIA[1])
    scene.blit(pygame.transform.scale(floor, (size[0], size[1] - boards)), (0, boards))
    return scene


@drawn_once
def _front(place: str, size: Size) -> pygame.Surface:
    """Returns what stands before the cards: boards, curtains and valance in the colours of the
    place, over their shadows. It is shared: only read it."""
    wide, high = size[0] * FINE, size[1] * FINE
    front = pygame.Surface((wide, high), pygame.SRCALPHA)
    cloth = palette.RAMPS[place]
    board = round(high * BOARD * 0.62)
    for depth, colour in ((1.0, cloth[4]), (0.62, cloth[3])):
        layer = pygame.Surface((wide, high), pygame.SRCALPHA)
        for points in _curtains(wide, high, depth):
            pygame.draw.polygon(layer, colour, points)
            pygame.draw.lines(layer, palette.GOLD, False, points[1:-1], max(FINE, high // 130))
        shade = layer.copy()
        shade.fill((0, 0, 8, 130), special_flags=pygame.BLEND_RGBA_MULT)
        shade = pygame.transform.box_blur(shade, max(1, high // 50))
        front.blit(shade, (0, high // 40))
        front.blit(layer, (0, 0))
    pygame.draw.rect(front, palette.SLIP_LINE, (0, high - board, wide, board))
    pygame.draw.rect(front, palette.GOLD, (0, high - board, wide, max(FINE, high // 80)))
    small = pygame.transform.smoothscale(front, size)
    line = max(2, size[1] // 40)
    pygame.draw.rect(small, palette.BRASS_RIM, small.get_rect(), line)
    return small


def _curtains(wide: int, high: int, depth: float) -> Iterator[list[Point]]:
    """Yields the outlines of both curtains and of the valance; the points at the ends of each are
    outside of the stage."""
    side, down = high * CURTAIN * depth, high * VALANCE * depth
    for mirrored in (False, True):
        points = [(0.0, 0.0)]
        for step in range(25):
            part = step / 24
            # Gathered at two thirds of its height.
            waist = 1 - 0.5 * math.exp(-(((part - 0.68) / 0.2) ** 2))
            points.append((side * waist * (1.25 - 0.25 * part), high * part))
        points.append((0.0, float(high)))
        yield [(wide - x, y) for x, y in points] if mirrored else points
    count = max(5, round(wide / high * 3))
    edge = [(0.0, 0.0)]
    for step in range(count * 8 + 1):
        bend = abs(math.sin(math.pi * step / 8))
        edge.append((wide * step / (count * 8), down * (0.62 + 0.38 * bend)))
    edge.append((float(wide), 0.0))
    yield edge
