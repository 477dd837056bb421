"""Moving lights while the player thinks: few stars and none over other things, few pictures, and
foil only on known cards."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import pygame
import pytest

from build_scripts.stage.moments import CURTAIN, OPEN
from build_scripts.stage.positions import (
    DOOR,
    PLAIN,
    PROPHECY,
    TRIO,
    alone,
    facing_the_nightmare,
    together,
)
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.records.journal.text.position import position
from game.rules.game import Game
from game.rules.state import LIMBO
from game.screen.effects.glimmer import Sky
from game.screen.stage import Image
from game.table.layout.places import Rect
from game.table.motion.tempo import Tempo
from game.table.party import Party
from tests.screen.lights.lights import box_of, lit, placed
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import at, thing
from tests.variants import thinned

SIZES = (1024, 640), (1280, 720), (1920, 1080), (2560, 1080)
MOST = 11
FULL_LIMBO = "hand: OS1 LS5\nrow: AM1 GS7 OM2\nlimbo: OD1\ndeck: NM1"
"""A Door lies in Limbo, and a Nightmare comes once a card is played."""
DRAFT = partial(Game.start, BASE, seed="draft", seats=2)
TABLES: dict[str, tuple[Callable[[], Game], Party | None]] = {
    "plain": (partial(alone, PLAIN), None),
    "trio": (partial(alone, TRIO, "Play OS1", "Play OM1", "Play OS2"), None),
    "door": (partial(alone, DOOR, "Play OS1"), None),
    "prophecy": (partial(alone, PROPHECY, "Discard OK1"), None),
    "draft": (DRAFT, OPEN),
    "pair": (partial(together, "open"), OPEN),
    "curtain": (partial(together, "hidden"), CURTAIN),
}
SOFT = 24
"""The largest difference that the edge of a soft shadow makes, to 255."""
QUIET = 3.0
"""Seconds in which nobody does anything."""


@pytest.fixture(
    scope="module",
    params=thinned(SIZES, always=[(1024, 640), (2560, 1080)]),
    ids=lambda size: f"{size[0]}x{size[1]}",
)
def window(request: pytest.FixtureRequest) -> Iterator[Glass]:
    with opened(size=request.param, painted=True) as shown:
        yield shown


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640), painted=True) as shown:
        shown.move_with(Tempo())
        yield shown


def seat(glass: Glass, name: str) -> None:
    """Lays a table and waits until it is at rest."""
    deal, party = TABLES[name]
    glass.lay(deal(), party)


def sky_of(glass: Glass) -> Sky:
    """Returns the stars of a scene."""
    scene = glass.scene
    return scene._sky if scene.name == "title" else glass.table.drawing._top.glimmer.sky


def stars(glass: Glass) -> set[tuple[int, ...]]:
    """Returns the areas, in pixels, in which stars shine at any time."""
    sky, shone = sky_of(glass), set[tuple[int, ...]]()
    for step in range(60):
        sky.time = step * 0.13
        for image in sky.images():
            shone.add(tuple(box_of(image)))
    return shone


def painted(glass: Glass) -> pygame.Surface:
    """Returns a picture of all that lies still."""
    surface = pygame.Surface(glass.app.size)
    glass.scene.paint(surface)
    return surface


def bare(picture: pygame.Surface, sky: pygame.Surface, box: tuple[int, ...]) -> bool:
    """Returns whether a part of a picture shows only sky, or the edge of a soft shadow."""
    part = pygame.Rect(box).clip(picture.get_rect())
    both = (pygame.image.tobytes(each.subsurface(part), "RGB") for each in (picture, sky))
    return all(abs(a - b) <= SOFT for a, b in zip(*both, strict=True))


def sky_under(glass: Glass) -> pygame.Surface:
    """Returns the picture of the empty table with the places, and its candle."""
    sky = pygame.Surface(glass.app.size)
    glass.table.drawing._top.paint_empty(sky, glass.director)
    return sky


# Stars


@pytest.mark.parametrize("name", TABLES)
def test_stars_shine_only_where_nothing_lies_or_is_written(window, name):
    seat(window, name)
    shone, picture = stars(window), painted(window)
    assert 3 <= len(shone) <= MOST
    sky = sky_under(window)
    assert all(bare(picture, sky, box) for box in shone)
    places = window.director.layout.places
    rects = [
        *(one.rect for one in window.table.frame.things),
        *places.zones.values(),
        places.prompt,
    ]
    rects += [Rect.around(at, room, places.text(16)) for _, at, room in places.captions]
    for x, y, w, h in shone:
        box = pygame.FRect(x, y, w, h)
        assert not [r for r in rects if box.colliderect((r.x, r.y, r.w, r.h))]


def test_stars_shine_on_the_title_beside_all_that_is_there(window):
    window.app.ways.title()
    window.step()
    shone, picture = stars(window), painted(window)
    sky = window.app.grounds.only("title", window.app.size)
    assert 3 <= len(shone) <= MOST
    assert all(bare(picture, sky, box) for box in shone)
    for x, y, w, h in shone:
        box = pygame.FRect(x, y, w, h)
        assert not any(
            box.colliderect((one.rect.x, one.rect.y, one.rect.w, one.rect.h))
            for one in window.scene.things()
        )


def test_where_a_nightmare_is_met_no_star_shines_over_a_thing(window):
    window.lay(facing_the_nightmare())
    for x, y, w, h in stars(window):
        box = pygame.FRect(x, y, w, h)
        things = [one.rect for one in window.table.frame.things]
        assert not any(box.colliderect((r.x, r.y, r.w, r.h)) for r in things)


# Pictures


def flips(glass: Glass, seconds: float = QUIET) -> list[float]:
    """Returns the times in seconds at which a new picture is shown while nobody does anything."""
    shown = []
    for i in range(round(seconds / FRAME)):
        before = glass.app._frame
        glass.step()
        if glass.app._frame > before:
            shown.append(i * FRAME)
    return shown


@pytest.mark.parametrize("name", ["title", "plain", "limbo"])
def test_at_rest_there_are_ten_pictures_a_second_at_most_and_none_between(glass, name):
    at_rest(glass, name)
    shown = flips(glass)
    assert 6 < len(shown) <= 10 * QUIET
    assert all(later - earlier >= 0.099 for earlier, later in pairwise(shown))


@pytest.mark.parametrize("name", ["title", "plain", "limbo"])
def test_in_reduced_motion_no_star_twinkles_and_no_foil_glitters(glass, name):
    glass.move_with(Tempo(reduced=True))
    at_rest(glass, name)
    if name != "title":
        glass.move(at(thing(glass.description, glass.director.view.hand[0].id)))
        flips(glass, 0.5)
    assert flips(glass) == []
    assert glass.scene.sprites() == []


def at_rest(glass: Glass, name: str) -> None:
    """Shows the title, or a table with a card in Limbo or none, and waits until it is at rest."""
    if name == "title":
        glass.app.ways.title()
    elif name == "limbo":
        glass.lay(position(FULL_LIMBO, OFFERED))
    else:
        seat(glass, name)
    glass.until_rest()
    flips(glass, 0.5)


def arms(glass: Glass) -> list[Image]:
    """Returns the lights over Limbo."""
    limbo = glass.director.layout.places.zones[LIMBO]
    box = pygame.FRect(limbo.x, limbo.y, limbo.w, limbo.h)
    return [i for i in glass.scene.sprites() if box.collidepoint(box_of(i).center)]


def test_the_spiral_of_limbo_turns_slowly_while_something_lies_there(glass):
    at_rest(glass, "plain")
    assert not arms(glass)
    at_rest(glass, "limbo")
    seen, most = set(), 0
    for _ in range(60):
        glass.step()
        (image,) = arms(glass)
        seen.add(pygame.image.tobytes(placed(image)[0], "RGB"))
        most = max(most, len(glass.scene.sprites()))
    assert 5 <= len(seen) <= 10
    assert most <= MOST + 1


def test_the_spiral_lies_under_the_cards_of_limbo(glass):
    at_rest(glass, "limbo")
    (image,) = arms(glass)
    light = lit([image], glass.app.size)
    pose = glass.director.layout.sprites["OD1"].pose
    card = pygame.Rect(0, 0, round(pose.width * 0.9), round(pose.height * 0.9))
    card.center = round(pose.x), round(pose.y)
    assert max(pygame.image.tobytes(light.subsurface(card), "RGB")) == 0
    assert max(pygame.image.tobytes(light, "RGB")) > 60


def test_no_scrap_of_the_spiral_shines_in_the_dark_about_a_nightmare(glass):
    at_rest(glass, "limbo")
    assert arms(glass)
    assert glass.table.session.submit(Play(CARDS["OS1"]))
    glass.until_rest()
    flips(glass, 0.5)
    assert glass.table.frame.prompt.tokens
    assert not arms(glass)
