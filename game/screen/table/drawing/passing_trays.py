"""The trays of players who sit across, as pictures, while these change places: each goes whole,
with its row, Doors and name, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.rules.state import Seat
from game.screen.look import palette, shapes
from game.screen.materials import patches
from game.screen.sheet import Canvas, Sheet
from game.screen.stage import Image
from game.table.layout.pair import Facing
from game.table.layout.places import PANEL_RIM, Rect, Size
from game.table.motion.passing_sides import PassingSides

EDGE = 18
"""Distance by which the light about a tray goes with it, by the design."""


class PassingTrays:
    """Keeps a picture of each tray as it sets out, and as it will lie at its new place."""

    def __init__(self) -> None:
        self._sides: PassingSides | None = None
        self._pictures: dict[tuple[Seat, bool], pygame.Surface] = {}
        """Pictures of the trays, by seat and by whether the table has turned."""
        self._said: pygame.Surface | None = None
        """Picture of the tray that glides down, from its first place, as it says that its player
        plays."""

    def take(self, sides: PassingSides, size: Size, paint: Callable[[Canvas, Seat], None]) -> None:
        """Takes pictures of both trays as they lie now, once for either place. `paint` draws the
        table with them, and one seat that is said to play."""
        if sides is not self._sides:
            self.let_go()
            self._sides = sides
        if (0, sides.turned) in self._pictures:
            return
        places = sides.after if sides.turned else sides.before
        table, comes = pygame.Surface(size), sides.after.lower
        sheet = Sheet(size)
        paint(sheet, places.lower)
        for seat in range(2):
            self._pictures[seat, sides.turned] = taken(sheet, table, seat, places)
        if not sides.turned:
            sheet = Sheet(size)
            paint(sheet, comes)
            self._said = taken(sheet, table, comes, places)

    def let_go(self) -> None:
        """Forgets the pictures of both trays."""
        self._sides, self._pictures, self._said = None, {}, None

    def pictures(self, sides: PassingSides) -> Iterator[Image]:
        """Yields the tray that fades, as far as it is seen, and the one that glides down."""
        if sides is not self._sides:
            return
        comes = sides.after.lower
        rect, seen = sides.tray(1 - comes)
        picture = self._pictures.get((1 - comes, sides.turned))
        if seen and picture is not None:
            faded = picture.copy()
            faded.set_alpha(round(255 * seen))
            yield placed(faded, rect, sides.after)
        yield placed(self._lit(comes, sides), sides.tray(comes)[0], sides.after)

    def _lit(self, seat: Seat, sides: PassingSides) -> pygame.Surface:
        """Returns the picture of a tray, which comes to say that its player plays, and whose light
        then turns into that of its new place."""
        before, after = self._pictures[seat, False], self._pictures.get((seat, True))
        if self._said is not None:
            before = mixed(before, self._said, sides.saying)
        return before if after is None else mixed(before, after, sides.turning)


def taken(sheet: Sheet, table: pygame.Surface, seat: Seat, places: Facing) -> pygame.Surface:
    """Returns a picture of the tray of a seat, from what a sheet draws on a table."""
    rect = places.tray(seat)
    box = boxed(rect, places)
    picture = pygame.Surface(box.size, pygame.SRCALPHA)
    seen = box.clip(table.get_rect())
    sheet.draw(table, [seen])
    picture.blit(table, (seen.x - box.x, seen.y - box.y), seen)
    mask = soft_edged(box, rect, places)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def mixed(before: pygame.Surface, after: pygame.Surface, part: float) -> pygame.Surface:
    """Returns a picture that has turned into another one so far, 0 to 1; at once if they differ in
    size."""
    if not part:
        return before
    if part == 1 or before.get_size() != after.get_size():
        return after
    both = before.copy()
    after.set_alpha(round(255 * part))
    both.blit(after, (0, 0))
    after.set_alpha(255)
    return both


def placed(picture: pygame.Surface, rect: Rect, places: Facing) -> Image:
    """Returns the picture of a tray about the middle of its rectangle."""
    return picture, picture.get_rect(center=boxed(rect, places).center).topleft


def boxed(rect: Rect, places: Facing) -> pygame.Rect:
    """Returns the box of the picture of a tray, with the light about it."""
    edge = round(places.px(EDGE))
    x, y, w, h = map(round, (rect.x, rect.y, rect.w, rect.h))
    return pygame.Rect(x, y, w, h).inflate(2 * edge, 2 * edge)


def soft_edged(box: pygame.Rect, rect: Rect, places: Facing) -> pygame.Surface:
    """Returns a mask of a tray in its box: whole within its edges, and lost beyond them."""
    mask = pygame.Surface(box.size, pygame.SRCALPHA)
    mask.fill((255, 255, 255, 0))
    inner = Rect(rect.x - box.x, rect.y - box.y, rect.w, rect.h)
    radius = places.px(PANEL_RIM)
    patches.glow(mask, inner, radius, places.px(EDGE), palette.WHITE, 255)
    shapes.box(mask, inner, radius, palette.WHITE)
    return mask
