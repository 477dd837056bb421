"""The light of the table, which loses its colour in a gloomy moment. Under cards that are held up
there is a veil over it, and light around the deck; about each card on the floor there is shade."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import pygame

from game.rules.event import Awaiting
from game.rules.state import DECK, DISCARD, HAND, LIMBO, ROW, SHARED, owned
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches
from game.screen.sheet import Canvas
from game.table.layout.fans import held_up, is_ordered
from game.table.layout.pair import Beside
from game.table.layout.places import CARD_RATIO, Places, Rect, Size
from game.table.layout.poses import Pose, Sprite
from game.table.layout.staged import met_alone
from game.table.mood import gloomy
from game.table.motion.director import Director

SOFT, SMALL = 0.16, 16
"""Width of the soft edge of the veil by its height, and the factor by which its picture is drawn
smaller."""
REACH, STRENGTH = 40, 230
"""Reach of the light around the deck by the design, and its opacity, 0 to 255."""
SHADED = HAND, SHARED, DISCARD, LIMBO
"""Zones whose cards lie on the floor itself."""
SHADE, DARK = 0.38, 215
"""Reach of the shade about such a card by its width, and its opacity, 0 to 255."""
POOL = 190
"""Distance by which the light about a hand reaches beyond its cards, by the design."""


@dataclass(frozen=True)
class Light:
    """The light of a table: `gloomy` if it loses its colour; `staged` if a card in the middle casts
    its shadow; `veiled` if the table under held-up cards is darker."""

    gloomy: bool = False
    staged: bool = False
    veiled: bool = False


DAYLIGHT = Light()


def light(director: Director, view: View) -> Light:
    """Returns the light in which a view is shown."""
    between, ranking = director.staging.decision(view.pending).between, director.arrangement.ranking
    veiled = is_ordered(view, ranking) or (held_up(view, ranking) and not between)
    met = met_alone(view, director.staging)
    staged = met is not None and met.kind in director.staging.darkens
    veiled |= met is not None and not staged and view.pending is not None
    return Light(gloomy(director.staging, view), staged, veiled)


def settled(director: Director) -> bool:
    """Returns whether no card lands soon that would fade in together with the new light."""
    sprites = director.layout.sprites
    landing = director.moving & sprites.keys()
    return all(sprites[key].zone not in (HAND, ROW, DISCARD) for key in landing)


class Gloom:
    """Changes the light one frame late. By then the picture that it fades from has let go of the
    cards that begin to move, so that they are not seen twice."""

    def __init__(self, director: Director) -> None:
        self.light = light(director, director.view)
        self._coming = False

    def shows(self, director: Director) -> bool:
        """Returns whether the light is that of the current view, and stays as it is when its
        question comes up: in one fade with that light, cards that begin to move would be seen
        twice."""
        views = [director.view]
        if director.tempo.travels and director.queue and isinstance(director.queue[0][0], Awaiting):
            views.append(director.queue[0][1])
        return all(self.light == light(director, view) for view in views)

    def coming(self, director: Director) -> Light | None:
        """Returns the next light among the views still to be shown, if it differs."""
        for _, view in director.queue:
            coming = light(director, view)
            if (coming.gloomy, coming.veiled) != (self.light.gloomy, self.light.veiled):
                return coming
        return None

    def follow(self, director: Director, at_once: bool, calm: bool) -> bool:
        """Changes the light if one is due, in a `calm` frame in which nothing else changed, or
        `at_once` where no card moves. Returns whether it has changed."""
        becomes = light(director, director.view)
        if becomes.gloomy == self.light.gloomy:
            self.light = replace(self.light, staged=becomes.staged)
        late, self._coming = self._coming, self.light != becomes
        calm = calm and (self.light.gloomy != becomes.gloomy or settled(director))
        if self._coming and ((late and calm) or at_once):
            self.light = becomes
            self._coming = False
            return True
        return False


def area(places: Places) -> Rect:
    """Returns the rectangle of the veil: from the deck, or from beside the first Door, as far to
    the other side."""
    top, left = places.arc_top, places.arc_left + places.px(14)
    if not isinstance(places, Beside):
        top = places.at(0, 64)[1]
        left = min(left, places.door_slot(0, 0).x - places.px(150))
    bottom = places.prompt.y
    return Rect(left, top, 2 * (places.band.centre[0] - left), bottom - top)


def taken(director: Director) -> Iterator[Rect]:
    """Yields the rectangles where no star may shine while the table is veiled, or cards are held
    up."""
    view, places = director.view, director.layout.places
    held = held_up(view, director.arrangement.ranking)
    if held or light(director, view).veiled:
        yield area(places)
    if held:
        yield places.zones[DECK].grown(places.px(REACH))


def resting(director: Director) -> Iterator[tuple[Sprite, Pose]]:
    """Yields the cards that lie still on the floor, with their poses: one on its way leaves neither
    shade nor light behind, and sends none ahead."""
    away = director.moving | director.elsewhere
    for sprite, pose in director.sprites:
        if sprite.zone in SHADED and sprite.key not in away:
            yield sprite, pose


def draw_shade(surface: Canvas, poses: Iterable[Pose]) -> None:
    """Darkens the floor about cards with these poses: in its light their edges would be lost."""
    for x, y, width in {(pose.x, pose.y, pose.width) for pose in poses}:
        rect = Rect.around((x, y), width, width * CARD_RATIO)
        patches.glow(surface, rect, width * CORNER, width * SHADE, palette.CAST, DARK)


def draw_lamp(surface: Canvas, director: Director) -> None:
    """Draws light about the cards of the player who plays, of two; none while they are away."""
    zone = owned(HAND, director.view.active)
    poses = [pose for sprite, pose in resting(director) if sprite.lies_in == zone]
    if not poses:
        return
    half, reach = poses[0].width / 2, director.layout.places.px(POOL)
    left, right = min(pose.x for pose in poses) - half, max(pose.x for pose in poses) + half
    rect = Rect.around(((left + right) / 2, poses[0].y), right - left, 2 * half * CARD_RATIO)
    patches.pool(surface, rect.grown(reach), palette.LAMP, added=True)


def draw_veil(surface: Canvas, places: Places) -> None:
    """Darkens rows and Doors, softly at the edges."""
    rect = area(places)
    picture = _veil((round(rect.w), round(rect.h)))
    surface.blit(picture, (round(rect.x), round(rect.y)), special_flags=pygame.BLEND_RGB_MULT)


@drawn_once
def _veil(size: Size) -> pygame.Surface:
    """Returns the picture that is multiplied into the table. It is shared and must not be
    changed."""
    small = pygame.Surface((max(8, size[0] // SMALL), max(8, size[1] // SMALL)))
    small.fill(palette.WHITE[:3])
    soft = max(1, round(small.get_height() * SOFT))
    small.fill(palette.HALF_LIGHT, small.get_rect().inflate(-2 * soft, -2 * soft))
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, soft // 2))
    # The edge of the picture must not be visible.
    pygame.draw.rect(small, palette.WHITE[:3], small.get_rect(), 1)
    return pygame.transform.smoothscale(small, size)


def draw_deck_light(surface: Canvas, places: Places) -> None:
    """Draws light around the deck, from which the cards come and to which they return."""
    rect = places.zones[DECK]
    patches.glow(surface, rect, rect.w * CORNER, places.px(REACH), palette.LEGAL, STRENGTH)
