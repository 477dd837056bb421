"""The faces of the cards and their back, drawn at start; each in a few short steps."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache

import pygame

from game.screen import brush, frames, palette, scenery, shapes
from game.screen.brush import FINE, UNITS
from game.screen.faces_door import draw_door, draw_wall, finish_door
from game.screen.faces_night import draw_nightmare, draw_rings, finish_back, finish_nightmare
from game.screen.plates import draw_name_plate, draw_tags, name_plate

PLACES = "OAGL"
FACES = (*(place + kind for place in PLACES for kind in "SMKD"), "NM", "back")
"""A card's id without its copy number, and the back."""
SYMBOL_AT = 210, 176


def draw_face(face: str) -> Iterator[pygame.Surface]:
    """The face of 420 x 640 pixels without its name: the same sheet after each step of the work,
    and at last the finished picture."""
    sheet = brush.canvas()
    for step in steps(face):
        step(sheet)
        yield sheet
    face_picture = pygame.transform.smoothscale(sheet, UNITS)
    foil = palette.VIOLET_FOIL if face == "NM" else palette.FOIL
    face_picture.blit(frames.rules(foil), (0, 0))
    face_picture.blit(shapes.rounded(*UNITS, 24), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    yield face_picture


def put_away() -> None:
    """Forgets the large pictures that several faces are made of."""
    for made_of in (body, brush.gradient, frames.rules, name_plate):
        made_of.cache_clear()
    shapes.forget()


def steps(face: str) -> list[Callable[[pygame.Surface], None]]:
    """What is drawn one after the other."""
    if face == "back":
        return [draw_rings, finish_back]
    if face == "NM":
        return [draw_nightmare, finish_nightmare]
    place, kind = face[0], face[1]
    if kind == "D":
        return [
            lambda sheet: draw_wall(sheet, place),
            lambda sheet: draw_door(sheet, place),
            lambda sheet: finish_door(sheet, place),
        ]
    return [
        lambda sheet: draw_body(sheet, place),
        lambda sheet: draw_view(sheet, place, kind),
        lambda sheet: finish_location(sheet, place, kind),
    ]


@lru_cache(maxsize=1)
def body(place: str) -> pygame.Surface:
    """The frame's colour and pattern."""
    sheet = brush.canvas()
    ramp = palette.RAMPS[place]
    light = (*palette.mixed(ramp[3], palette.WHITE, 0.10), 255)
    dark = (*palette.mixed(ramp[3], ramp[4], 0.6), 255)
    sheet.blit(brush.gradient(sheet.get_size(), (light, ramp[3], dark), True), (0, 0))
    sheet.blit(frames.pattern(place), (0, 0))
    return sheet


def draw_body(sheet: pygame.Surface, place: str) -> None:
    """The frame, before the window is cut into it."""
    sheet.blit(body(place), (0, 0))


def draw_view(sheet: pygame.Surface, place: str, symbol: str) -> None:
    """The window, and through it the place."""
    outline = frames.window(place)
    box = frames.WINDOW
    view = brush.canvas()
    size = round(box.w * FINE), round(box.h * FINE)
    view.blit(brush.gradient(size, scenery.sky(place, symbol)), (box.x * FINE, box.y * FINE))
    draw_light(view, symbol)
    scenery.SCENES[place](view, symbol)
    mask = brush.canvas()
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, palette.WHITE, brush.fine(outline))
    view.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(view, (0, 0))
    shade = brush.canvas()
    for width, alpha in ((14, 26), (10, 58), (6, 110)):
        brush.traced(shade, outline, width, (7, 3, 15, alpha))
    sheet.blit(shade, (0, 0))
    brush.gilded(sheet, outline, 3.4)


def draw_light(view: pygame.Surface, symbol: str) -> None:
    """The glow and the rays behind the medallion; stars by night."""
    x, y = SYMBOL_AT
    pale = 0.5 if symbol == "M" else 1.0
    brush.glow(view, x, y, 190, (255, 242, 200, round(200 * pale)))
    for i in range(48):
        reach = 128 if i % 2 else {"S": 190}.get(symbol, 158)
        if symbol == "K" and i % 2:
            continue
        spoke = pygame.Vector2(0, -1).rotate(i * 7.5)
        ink = palette.mixed((255, 240, 192), palette.WHITE, 0.2)
        start, end = ((x + spoke.x * r, y + spoke.y * r) for r in (92, reach))
        brush.thin(view, start, end, ink)
    if symbol == "M":
        stars = random.Random(1)
        for _ in range(40):
            spoke = pygame.Vector2(stars.uniform(96, 250), 0).rotate(stars.uniform(0, 360))
            brush.disc(view, x + spoke.x, y + spoke.y, stars.choice((1.0, 1.4, 2.2)), palette.STAR)


def finish_location(sheet: pygame.Surface, place: str, symbol: str) -> None:
    """The medallion, the pennant and the ground of the name."""
    draw_medallion(sheet, place, symbol)
    draw_tags(sheet, place, symbol, palette.IVORY_CLOTH)
    draw_name_plate(sheet, place)


def draw_medallion(sheet: pygame.Surface, place: str, symbol: str) -> None:
    """The plate with the symbol: Sun and Moon on a disc, the Key on a keyhole."""
    x, y = SYMBOL_AT
    ramp = palette.RAMPS[place]
    deep = (*palette.mixed(ramp[4], ramp[5], 0.45), 255)
    lighter = (*palette.mixed(deep, ramp[3], 0.18), 255)
    if symbol == "K":
        head = [p for p in brush.ring(x, y - 14, 78) if p[1] < y + 40 or abs(p[0] - x) > 40]
        skirt = [(x + 34, y + 52), (x + 56, y + 122), (x - 56, y + 122), (x - 34, y + 52)]
        right = [p for p in head if p[0] >= x and p[1] < y + 54]
        left = [p for p in head if p[0] < x and p[1] < y + 54]
        outline = [*right, *skirt, *left]
    else:
        outline = brush.ring(x, y, 80)
    for depth, alpha in ((9, 40), (6, 60), (3, 70)):
        brush.filled(sheet, [(px - 2, py + depth) for px, py in outline], ((8, 4, 20, alpha),))
    brush.filled(sheet, outline, (lighter, deep, (*ramp[5][:3], 255)), True)
    brush.gilded(sheet, outline, 4)
    if symbol == "K":
        brush.icon(sheet, "K", x + 2, y + 24, 88, ((0, 0, 0, 110),))
        brush.icon(sheet, "K", x, y + 20, 88, palette.FOIL)
        return
    if symbol == "S":
        brush.gilded(sheet, brush.ring(x, y, 72), 1.2)
        brush.icon(sheet, "S", x - 1, y + 4, 66, ((0, 0, 0, 110),))
        brush.icon(sheet, "S", x, y, 66, palette.FOIL)
        return
    for at in brush.ring(x, y, 72)[::2]:
        brush.disc(sheet, *at, 1.2, palette.GOLD)
    brush.icon(sheet, "M", x + 3, y + 4, 60, ((0, 0, 0, 110),))
    brush.icon(sheet, "M", x + 4, y, 60, palette.SILVER)
    for dx, dy, r in ((30, -14, 12), (14, 16, 7), (46, 14, 6)):
        brush.icon(sheet, "spark", x + dx, y + dy, r, (palette.IVORY,))
