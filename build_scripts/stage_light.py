"""How light the table is asleep and awake, and how clearly the edges of cards stand before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pygame

from build_scripts.art.vision import Array, contrast, lab, luminance
from game.rules.state import ROW, owned
from game.screen.app import App
from game.screen.look import palette, shapes
from game.screen.table.drawing.panorama import STEPS, Panorama
from game.table.layout.arrangement import PLAIN
from game.table.layout.measures import Rect
from game.table.layout.places import CARD_RATIO
from game.table.layout.poses import Layout, Sprite
from tests.table.staged import layout
from tests.table.tables import table

DOORS = (2, 2, 2, 2)
LEAST, LIGHTEST = 3.0, 20.0
"""Contrast of a card's edge, and L* behind the cards of the row."""
BEFORE = "5.8 and 11 when it was empty"
EDGE, AROUND = 0.045, 6
"""How far into a card its gilt edge reaches, by its width; so many pixels about it count."""
MOST = 95
"""Percent: of the pixels about a card, the lightest but a few count."""


def laid(app: App) -> Layout:
    """A table with all Doors, a long row, a hand and piles."""
    view = table(hand=5, row=9, discard=3, doors=8)
    return layout(view, app.size, PLAIN)


def ground(app: App, where: Layout, awake: bool) -> pygame.Surface:
    """The table without any card, all of it asleep or awake."""
    panorama, places = Panorama(app), where.places
    panorama._levels = [tuple((awake * STEPS,) * count for count in DOORS)]
    surface = app.backdrop.copy()
    panorama.paint(surface, places)
    return surface


def light(app: App) -> Iterator[tuple[str, bool]]:
    """The empty table, asleep and awake."""
    where, found = laid(app), {}
    for awake in False, True:
        name = "awake" if awake else "asleep"
        seen = colours(ground(app, where, awake))
        luma = seen @ np.array([0.299, 0.587, 0.114]) * 255
        lightness = lab(seen)[..., 0]
        found[name] = float(luma.std())
        yield f"table {name}: luma spread {luma.std():.1f}, L* {np.median(lightness):.1f}", True
    yield f"its spread asleep is more than it was ({BEFORE})", found["asleep"] > 5.8
    yield "awake it is more varied than asleep", found["awake"] > found["asleep"]
    with_tray = ground(app, where, True)
    tray = where.places.tray(0)
    shapes.box(with_tray, tray, where.places.px(22), palette.TRAY)
    row = where.places.zones[owned(ROW, 0)]
    cards = [s.pose for s in where.sprites.values() if s.zone == ROW]
    high = max(pose.y + pose.width * CARD_RATIO / 2 for pose in cards)
    under = lab(colours(with_tray, Rect(row.x, row.y, row.w, high - row.y)))[..., 0]
    top = float(np.percentile(under, 99.5))
    yield f"behind the cards of the row: L* {top:.1f} at most", top <= LIGHTEST


def borders(app: App) -> Iterator[tuple[str, bool]]:
    """The contrast of the gilt edges of all cards before what lies about them, at the worst."""
    where = laid(app)
    for awake in False, True:
        surface = ground(app, where, awake)
        shapes.box(surface, where.places.tray(0), where.places.px(22), palette.TRAY)
        worst = min((least(app, sprite, surface), key) for key, sprite in where.sprites.items())
        name = "awake" if awake else "asleep"
        said = f"edges of cards before the table {name}: {worst[0]:.2f} at least ({worst[1]})"
        yield said, worst[0] >= LEAST


def least(app: App, sprite: Sprite, table: pygame.Surface) -> float:
    """Of the four sides of a card that lies there alone, upright, with its shadow."""
    pose = replace(sprite.pose, angle=0.0)
    rect = Rect.around((pose.x, pose.y), pose.width, pose.width * CARD_RATIO).grown(AROUND)
    box = pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
    seen = pygame.Surface(box.size)
    seen.blit(table, (0, 0), box)
    face, (x, y) = app.cards.resting(sprite, pose)[:2]
    seen.blit(face, (x - box.x, y - box.y))
    light = luminance(colours(seen))
    rim = AROUND + round(EDGE * pose.width)
    found = []
    for turned in (light, light[::-1], light.T, light.T[::-1]):
        middle = turned[:, turned.shape[1] // 8 : -turned.shape[1] // 8]
        edge, about = middle[AROUND:rim].max(axis=0), middle[: AROUND - 1]
        found.append(float(contrast(np.median(edge), np.percentile(about, MOST))))
    return min(found)


def colours(surface: pygame.Surface, part: Rect | None = None) -> Array:
    """Lines of red, green and blue, 0 to 1."""
    whole: Array = pygame.surfarray.array3d(surface).swapaxes(0, 1) / 255
    if part is None:
        return whole
    return whole[round(part.y) : round(part.bottom), round(part.x) : round(part.right)]
