"""The face of a Door: an arch in the shape of its place, lit from beyond, the leaf ajar."""

from __future__ import annotations

import random

import pygame

from game.screen import brush, frames, palette, scenery
from game.screen.plates import draw_name_plate, draw_tags
from game.table.places import Rect


def draw_wall(sheet: pygame.Surface, place: str) -> None:
    """Behind a Door: the wall with its rays, the floor."""
    ramp = palette.RAMPS[place]
    wall = (ramp[3], ramp[3], ramp[4], ramp[5])
    sheet.blit(brush.gradient(sheet.get_size(), wall), (0, 0))
    faint = frames.pattern(place)
    faint.set_alpha(130)
    sheet.blit(faint, (0, 0))
    ink = palette.mixed(ramp[3], palette.GOLD, 0.35)
    for i in range(72):
        spoke = pygame.Vector2(0, -1).rotate(i * 5)
        reach = 460 if i % 2 else 400
        start, end = ((210 + spoke.x * r, 330 + spoke.y * r) for r in (150, reach))
        brush.thin(sheet, start, end, ink)
    floor = (*palette.mixed(ramp[4], ramp[5], 0.4), 255)
    brush.filled(sheet, [(0, 505), (420, 505), (420, 640), (0, 640)], (floor, (*ramp[5][:3], 255)))
    brush.filled(sheet, [(0, 504), (420, 504), (420, 506), (0, 506)], palette.FOIL, True)


def draw_door(sheet: pygame.Surface, place: str) -> None:
    """Three mouldings, the lit opening, and the leaf ajar."""
    ramp = palette.RAMPS[place]
    for box, depth, line in (
        (Rect(66, 84, 288, 440), 3.7, 3.0),
        (Rect(84, 104, 252, 418), 2.6, 1.4),
        (Rect(100, 122, 220, 398), 4.2, 2.0),
    ):
        outline = frames.window(place, box)
        low, part = int(depth), depth - int(depth)
        colour = (*palette.mixed(ramp[low], ramp[min(5, low + 1)], part), 255)
        scenery.layer(sheet, outline, colour)
        brush.gilded(sheet, outline, line)
    opening = frames.window(place, Rect(114, 138, 192, 382))
    brush.filled(sheet, opening, (ramp[2], ramp[1], palette.IVORY, palette.WHITE))
    inside = brush.canvas()
    stars = random.Random(7)
    for _ in range(22):
        at = stars.uniform(222, 298), stars.uniform(160, 400)
        brush.icon(inside, "spark", *at, stars.choice((2.5, 4, 6)), (palette.WHITE,))
    for i, y in enumerate((430, 452, 474, 496)):
        half = 24 + i * 9
        wider = half + 8
        tread = [(262 - half, y), (262 + half, y), (262 + wider, y + 24), (262 - wider, y + 24)]
        brush.filled(inside, tread, (palette.WHITE, ramp[1]))
    leaf = [(106, 100), (214, 156), (214, 532), (106, 552)]
    brush.filled(inside, [(x + 7, y + 3) for x, y in leaf], ((8, 4, 20, 110),))
    edge = (*palette.mixed(ramp[3], ramp[2], 0.5), 255)
    hinge = (*palette.mixed(ramp[4], ramp[5], 0.2), 255)
    brush.filled(inside, leaf, (hinge, ramp[3], edge), True)
    for top, bottom in ((236, 352), (372, 500)):
        panel = [(128, top - 4), (198, top + 4), (198, bottom), (128, bottom + 5)]
        brush.filled(inside, panel, ((*ramp[4][:3], 140),))
        brush.gilded(inside, panel, 2)
    brush.gilded(inside, [(214, 158), (214, 530)], 2.4)
    brush.disc(inside, 202, 363, 8, (40, 20, 4, 255))
    brush.disc(inside, 202, 361, 7, palette.GOLD)
    mask = brush.canvas()
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, palette.WHITE, brush.fine(opening))
    inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(inside, (0, 0))
    brush.gilded(sheet, opening, 3)


def finish_door(sheet: pygame.Surface, place: str) -> None:
    """The light on the floor, the steps, the keystone, the pennant and the ground of the name."""
    ramp = palette.RAMPS[place]
    beam = [(216, 524), (304, 524), (380, 640), (190, 640)]
    brush.filled(sheet, beam, ((255, 243, 196, 190), (255, 243, 196, 0)))
    for i, (w, y) in enumerate(((236, 520), (272, 535))):
        step = [(210 - w / 2, y), (210 + w / 2, y), (210 + w / 2, y + 14), (210 - w / 2, y + 14)]
        scenery.layer(sheet, step, (*palette.mixed(ramp[3], ramp[4], 0.2 + 0.5 * i), 255))
    dark = (*palette.mixed(ramp[4], ramp[5], 0.5), 255)
    keystone = brush.ring(210, 94, 38)
    brush.filled(sheet, [(x, y + 4) for x, y in keystone], ((8, 4, 20, 120),))
    brush.filled(sheet, keystone, (dark,))
    brush.gilded(sheet, keystone, 4)
    brush.icon(sheet, place, 210, 94, 24, palette.FOIL)
    draw_tags(sheet, place, "D", palette.GOLD_CLOTH)
    draw_name_plate(sheet, place)
