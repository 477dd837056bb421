"""Measures the table: how it wakes as Doors open, how calm it is under the row, how clearly cards
stand before it, and whether everything lies about one axis.

`python -m build_scripts.stage.stage_measures table` prints what it yields. Needs the libraries of
`pip install ".[art]"`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pygame

from build_scripts.art.drawing.vision import Array, contrast, lab, luminance
from build_scripts.stage.acting import rest
from build_scripts.stage.moments import ACROSS, OPEN
from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.state import DOORS, HAND, ROW, owned
from game.screen.app import App
from game.screen.materials import glass
from game.screen.table.drawing import candle, table_light
from game.screen.table.drawing.panorama import STEPS, Panorama
from game.screen.table.drawing.tabletop import HAND_HIGH, HAND_NEAR
from game.screen.table.table_page import Table
from game.table.layout.arrangement import PLAIN
from game.table.layout.measures import Rect
from game.table.layout.places import CARD_RATIO, Places
from game.table.layout.poses import Layout, Sprite
from game.table.party import Party
from tests.table.robots.staged import layout
from tests.table.robots.tables import table

Line = tuple[str, bool]
"""A sentence, and whether what it says is as it must be."""
SIZE = (1920, 1080)
WINDOWS = (1024, 640), (1280, 720), (1920, 1080), (3840, 2160)
EIGHT = "OD1 GD1 AD1 LD1 OD2 GD2 AD2 LD2".split()
EACH = {0: "OD1 AD1 GD1 LD1", 1: "OD2 AD2 GD2 LD2"}
ALONE = "hand: OK1 AS4 GM4 LS4 GK1\nrow: OS1 AM1 GS1 LM1 OS2 AM2\n"
TOGETHER = (
    "seats: 2\nvisibility: open\nhand:0: OK1 AS4 GM4\nhand:1: LS4 GK1 OS4\nshared: LK1 AK1\n"
    "row:0: OS1 AM1 GS1\nrow:1: AM2 GS2 LM2\n"
)

WAKES, CALMEST, LEAST = 12.0, 22.0, 3.1
"""Least L* that the lower half gains with its cards from no Door to seven, greatest L* under the
row, and least contrast of a card's edge."""
TURNS = 1.3
"""Least L* of the side that plays, by that of the same side while it waits."""
STRAY = 1.0
"""Greatest L* that a side gains by Doors of the other."""
FLAT, PATCH = 0.6, 8
"""Greatest L* between the darkest and the lightest point of a patch that counts as flat, and the
side of such a patch in pixels."""
FLATTEST = 0.35
"""Greatest part of the window that is flat when a game begins."""
EDGE, AROUND, MOST = 0.045, 6, 95
"""Depth of a card's gilt edge, by its width; number of pixels about a card that count, and the
percentile of them that counts as the lightest."""


def seen(app: App, laid: str, party: Party | None = None) -> pygame.Surface:
    """A table at this position, at rest, as a player sees it."""
    app.scene = app.games.begin(position(laid, OFFERED), party)
    rest(app)
    return app.glass.copy()


def empty(app: App) -> pygame.Surface:
    """The table that is shown, without cards, frames and writing."""
    assert isinstance(app.scene, Table)
    surface = pygame.Surface(app.size)
    app.scene.drawing._top.paint_empty(surface, app.scene.session.director)
    return surface


def with_doors(doors: Sequence[str]) -> str:
    return f"{ALONE}doors: {' '.join(doors)}\n" if doors else ALONE


def waking(app: App) -> Iterator[Line]:
    """How both halves of the window change with the Doors of one player."""
    half, found = app.size[1] / 2, {}
    for count in (0, 3, 7):
        whole = lightness(seen(app, with_doors(EIGHT[:count])))
        bare = lightness(empty(app))
        found[count] = part(bare, low=half), part(whole, low=half), part(whole, high=half)
        said = f"{count} Doors: L* of the lower half {found[count][0]:.1f} without cards"
        yield f"{said}, median of the window {np.median(whole):.1f}", True
        if not count:
            flat = flatness(whole)
            yield f"{flat:.0%} flat at the start, at most {FLATTEST:.0%}", flat <= FLATTEST
    gained = [last - first for first, last in zip(found[0], found[7], strict=True)]
    said = f"from 0 to 7 Doors the lower half gains {gained[1]:.1f} L*, at least {WAKES:.0f}"
    yield said, gained[1] >= WAKES
    yield f"without cards {gained[0]:.1f}; the upper half with them {gained[2]:.1f}", True


def row(app: App) -> Iterator[Line]:
    """Measures the greatest lightness under the row."""
    places = laid(app).places
    rect = places.zones[owned(ROW, 0)].grown(-places.px(6))
    for awake in False, True:
        under = lightness(ground(app, laid(app), awake), rect)
        top, name = float(np.percentile(under, 99.5)), "awake" if awake else "asleep"
        yield f"under the row {name}: L* {top:.1f}, at most {CALMEST:.0f}", top <= CALMEST


def borders(app: App) -> Iterator[Line]:
    """The contrast of the gilt edges of all cards before what lies about them, at the worst."""
    where = laid(app)
    for awake in False, True:
        surface = ground(app, where, awake)
        worst = min((least(app, sprite, surface), key) for key, sprite in where.sprites.items())
        name = "awake" if awake else "asleep"
        said = f"edges of cards before the table {name}: {worst[0]:.2f} ({worst[1]})"
        yield f"{said}, at least {LEAST}", worst[0] >= LEAST


def sides(app: App) -> Iterator[Line]:
    """What the Doors and the turn of each of two players do to both halves of the table."""
    for name, party in ("beside", OPEN), ("across", ACROSS):
        light: dict[str, list[float]] = {}
        for key, more in (
            ("first", "turn: 0\n"),
            ("second", "turn: 1\n"),
            ("doors", f"turn: 0\ndoors:0: {EACH[0]}\n"),
        ):
            seen(app, TOGETHER + more, party)
            bare = lightness(empty(app))
            assert isinstance(app.scene, Table)
            places = app.scene.session.director.layout.places
            light[key] = [part(bare, within=places.world(seat)) for seat in range(2)]
        gained = [
            after - before for before, after in zip(light["first"], light["doors"], strict=True)
        ]
        said = f"{name}: four Doors of one give their side {gained[0]:.1f} L*, the other"
        yield f"{said} {gained[1]:.1f}, at most {STRAY:.0f}", gained[1] <= STRAY
        if party is OPEN:
            times = light["first"][0] / light["second"][0]
            said = f"{name}: L* of a side in its turn is {times:.2f} times what it is else"
            yield f"{said}, at least {TURNS}", times >= TURNS


def axis() -> Iterator[Line]:
    """How far Doors, row, prompt and hand lie from one line, in every window."""
    for size in WINDOWS:
        places = Places(size, doors=(2, 2, 2, 2))
        middles = axis_of(places)
        apart = max(middles) - min(middles)
        yield f"at {size[0]} x {size[1]} the axis is {apart:.1f} px wide, at most 1", apart <= 1


def axis_of(places: Places) -> list[float]:
    """The middles of row, prompt, hand and Doors of the first seat, in pixels."""
    slots = [places.door_slot(place, copy, 0) for place in range(4) for copy in range(2)]
    zones = (places.zones[owned(zone, 0)].centre[0] for zone in (ROW, HAND, DOORS))
    doors = (min(slot.x for slot in slots) + max(slot.right for slot in slots)) / 2
    return [*zones, places.prompt.centre[0], doors]


def laid(app: App) -> Layout:
    """A table with all Doors, a long row, a hand and piles."""
    return layout(table(hand=5, row=9, discard=3, doors=8), app.size, PLAIN)


def ground(app: App, where: Layout, awake: bool) -> pygame.Surface:
    """The table for one with candle and row, without any card, all of it asleep or awake."""
    panorama, places = Panorama(app), where.places
    panorama._levels = [tuple((awake * STEPS,) * 2 for _ in range(4))]
    surface = pygame.Surface(app.size)
    panorama.paint(surface, places)
    candle.draw_light(surface, places, 1.0)
    glass.draw_pane(surface, places.tray(0), places.px(22), places)
    return surface


def least(app: App, sprite: Sprite, surface: pygame.Surface) -> float:
    """Least contrast of the four sides of a card that lies there alone, upright, with its shadow
    and the shade about it."""
    pose = replace(sprite.pose, angle=0.0)
    rect = Rect.around((pose.x, pose.y), pose.width, pose.width * CARD_RATIO).grown(AROUND)
    box = pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
    alone = pygame.Surface(box.size)
    alone.blit(surface, (0, 0), box)
    if sprite.zone in table_light.SHADED:
        table_light.draw_shade(alone, [replace(pose, x=pose.x - box.x, y=pose.y - box.y)])
    if sprite.zone == HAND:
        for high in (HAND_HIGH, HAND_NEAR):
            picture, (x, y) = app.cards.shadow(pose, app.size[1] / 1080 * high)
            alone.blit(picture, (x - box.x, y - box.y))
    face, (x, y) = app.cards.resting(sprite, pose)[:2]
    alone.blit(face, (x - box.x, y - box.y))
    light = luminance(colours(alone))
    rim = AROUND + round(EDGE * pose.width)
    found = []
    for turned in (light, light[::-1], light.T, light.T[::-1]):
        middle = turned[:, turned.shape[1] // 8 : -turned.shape[1] // 8]
        edge, about = middle[AROUND:rim].max(axis=0), middle[: AROUND - 1]
        found.append(float(contrast(np.median(edge), np.percentile(about, MOST))))
    return min(found)


def flatness(light: Array) -> float:
    """Part of a picture in which nothing can be made out."""
    high, wide = (length // PATCH * PATCH for length in light.shape)
    patches = light[:high, :wide].reshape(high // PATCH, PATCH, wide // PATCH, PATCH)
    return float((np.ptp(patches, axis=(1, 3)) < FLAT).mean())


def part(
    light: Array, low: float = 0, high: float | None = None, within: Rect | None = None
) -> float:
    """Mean of a picture between two heights, or within a rectangle."""
    if within is not None:
        box = (slice(round(within.y), round(within.bottom)),
               slice(round(within.x), round(within.right)))  # fmt: skip
        return float(light[box].mean())
    return float(light[round(low) : None if high is None else round(high)].mean())


def lightness(surface: pygame.Surface, within: Rect | None = None) -> Array:
    """L* of each point."""
    return lab(colours(surface, within))[..., 0]


def colours(surface: pygame.Surface, within: Rect | None = None) -> Array:
    """Lines of red, green and blue, 0 to 1."""
    whole: Array = pygame.surfarray.array3d(surface).swapaxes(0, 1) / 255
    if within is None:
        return whole
    return whole[round(within.y) : round(within.bottom), round(within.x) : round(within.right)]


def lines(app: App) -> Iterator[Line]:
    """Takes every measure of the table."""
    for measure in (waking, row, borders, sides):
        yield from measure(app)
    yield from axis()
