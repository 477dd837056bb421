"""Comparison of hidden cards on the glass with the back of a card, pixel by pixel."""

from collections.abc import Iterator

import pygame

from game.rules.state import FORESIGHT, HAND
from game.screen.app import App
from game.screen.materials.cloth import cloth
from game.screen.stage import Lies, Shines
from game.screen.table.marking.corner_marks import eye, is_marked
from game.screen.table.table_page import Table
from game.table.layout.places import Rect
from game.table.layout.poses import BACK, Pose, Sprite, cloth_over

SOLID = 254
"""Least opacity, to 255, of pixels that hide what lies below; the others are the shadow of a
card."""
SHADOW = 8
"""Pixels around a button on which its shadow may fall."""
EDGE = 3
"""Pixels around a thing on which its outline and light may fall."""


class Differs(AssertionError):
    """The picture on the glass is not what it should be."""


def compare_backs(app: App) -> int:
    """Returns how many pixels of hidden cards of the players are on the glass. Raises Differs
    unless all are those of the back."""
    table = lying_still(app)
    if table is None:
        return 0
    director, lifted = table.session.director, list(lying_above(table))
    lying = [(s, pose) for s, pose in director.sprites if s.key not in director.moving]
    cloths = [rect_of(rect) for seat in (0, 1) if (rect := cloth_over(director.layout, seat))]
    compared = 0
    for number, (sprite, pose) in enumerate(lying):
        dark = table.ui.light.gloomy and sprite.owner != director.view.seat
        # Light plays over the cards of a Prophecy, so these are left out.
        owned = sprite.owner is not None and sprite.zone != FORESIGHT
        if owned and sprite.card is None and not dark:
            above = [app.cards.resting(*other) for other in lying[number + 1 :]]
            over = [rect_of_image(image) for image in above]
            compared += compare_card(app, sprite, pose, [*over, *lifted, *cloths])
    return compared


def compare_cloths(app: App) -> int:
    """Returns how many pixels of the cloths over hands are on the glass. Raises Differs if
    something shines through."""
    table = lying_still(app)
    if table is None or table.busy or table.session.party is None:
        return 0
    compared, above = 0, list(lying_above(table))
    for seat, player in enumerate(table.session.party.players):
        if rect := cloth_over(table.session.director.layout, seat):
            picture = cloth((round(rect.w), round(rect.h)), player.emblem)
            compared += compare(app, f"the cloth {seat}", picture, (rect.x, rect.y), above)
    return compared


def lying_still(app: App) -> Table | None:
    """Returns the table if the glass shows it at rest with nothing over all of it, and else
    None."""
    table = app.scene
    if not isinstance(table, Table) or table.panels.panel is not None:
        return None
    if app._stage.fading or app._resize_in > 0 or table.frame.recap is not None:
        return None
    # The light of the end lies over the whole glass.
    return None if any(not isinstance(image, tuple) for image in table.sprites()) else table


def lying_above(table: Table) -> Iterator[pygame.Rect]:
    """Yields the areas of what may lie over cards: lights, eyes, texts, buttons, grips and the
    focus."""
    places = table.session.director.layout.places
    for image in table.sprites():
        assert isinstance(image, tuple)
        yield rect_of_image(image)
    director = table.session.director
    for sprite, pose in director.sprites:
        if is_marked(sprite, director.view):
            yield rect_of_image(eye(pose))
    for thing in table.things():
        if thing.role == "button":
            yield rect_of(thing.rect.grown(SHADOW))
        elif thing.role == "text":
            yield rect_of(thing.rect)
        elif "grip" in thing.state and thing.zone.startswith(HAND):
            yield rect_of(thing.rect.grown(SHADOW))  # the grip of the whole hand
        elif "focused" in thing.state:
            yield rect_of(thing.rect.grown(20))
    for _, (x, y), room in places.captions:
        yield rect_of(Rect.around((x, y), room, places.text(16) * 1.6))


def rect_of_image(image: Lies | Shines) -> pygame.Rect:
    """Returns the area of a picture that is not transparent."""
    picture, at, *_ = image
    return picture.get_bounding_rect().move(at)


def rect_of(area: Rect) -> pygame.Rect:
    """Returns an area in whole pixels, grown by what may be drawn around it."""
    grown = area.grown(EDGE)
    return pygame.Rect(round(grown.x), round(grown.y), round(grown.w), round(grown.h))


def compare_card(app: App, sprite: Sprite, pose: Pose, over: list[pygame.Rect]) -> int:
    """Returns how many pixels of one card nothing lies over. Raises Differs if one is not of the
    back."""
    assert pose.turn == 0.0, f"{sprite} lies face up"
    picture, at = app.cards.resting(Sprite(BACK, None, HAND, sprite.pose), pose)
    return compare(app, f"{sprite.key} at {pose}", picture, at, over)


def compare(
    app: App,
    what: str,
    picture: pygame.Surface,
    at: tuple[float, float],
    over: list[pygame.Rect],
) -> int:
    """Returns how many pixels of a picture nothing lies over. Raises Differs if the glass shows one
    otherwise."""
    at = round(at[0]), round(at[1])
    mask = pygame.mask.from_surface(picture, SOLID)
    for rect in over:
        away = rect.move(-at[0], -at[1])
        mask.erase(pygame.mask.Mask(away.size, fill=True), away.topleft)
    found = pygame.Surface(picture.get_size(), 0, app.glass)
    found.blit(app.glass, (0, 0), picture.get_rect(topleft=at))
    # What lies outside the glass cannot be compared.
    mask.erase(outside(app, picture, at), (0, 0))
    wanted = found.copy()
    whole = pygame.Surface(picture.get_size(), 0, app.glass)
    whole.blit(picture, (0, 0))
    mask.to_surface(wanted, setsurface=whole, unsetcolor=None)
    if pygame.image.tobytes(wanted, "RGB") != pygame.image.tobytes(found, "RGB"):
        raise Differs(f"{what}: something hidden can be seen")
    return mask.count()


def outside(app: App, picture: pygame.Surface, at: tuple[int, int]) -> pygame.mask.Mask:
    """Returns the mask of the part of a picture that lies outside the glass."""
    inside = picture.get_rect(topleft=at).clip(app.glass.get_rect()).move(-at[0], -at[1])
    mask = pygame.mask.Mask(picture.get_size(), fill=True)
    if inside.w and inside.h:
        mask.erase(pygame.mask.Mask(inside.size, fill=True), inside.topleft)
    return mask
