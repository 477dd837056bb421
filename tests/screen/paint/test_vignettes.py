"""Behind each page lies its place in the dark; in high contrast, the empty table."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.screen.app import App
from game.screen.look.pictures import Grounds, ground, picture
from game.table.party import Party, Player
from tests.screen.robots.glass import Glass, opened

PAIR = Party((Player("Ada", "cat"), Player("Max", "boat")))


def goal(app: App) -> None:
    assert app.scene is not None
    app.ways.goal(PAIR, app.scene)


PAGES: dict[str, list[Callable[[App], None]]] = {
    "library": [lambda app: app.ways.games()],
    "observatory": [lambda app: app.ways.settings()],
    "garden": [lambda app: app.ways.set_table(), goal],
    "aquarium": [lambda app: app.ways.about()],
}
WAYS = [(place, way) for place, ways in PAGES.items() for way in ways]
BOX = pygame.Rect(0, 0, 1280, 7)
"""A strip of the window above every panel, in pixels."""


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        yield shown


def edge(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface.subsurface(BOX), "RGB")


@pytest.mark.parametrize(("place", "way"), WAYS)
def test_behind_each_page_lies_its_place(glass, place, way):
    way(glass.app)
    glass.step()
    assert edge(glass.app.glass) == edge(ground(glass.app.size, f"vignettes/{place}"))


@pytest.mark.parametrize(("place", "way"), WAYS)
def test_in_high_contrast_it_is_the_empty_table(place, way):
    with opened(seed=None, painted=True) as glass:
        glass.app.change(replace(glass.app.settings, high_contrast=True))
        way(glass.app)
        glass.step()
        assert edge(glass.app.glass) == edge(glass.app.backdrop)


@pytest.mark.parametrize("place", PAGES)
def test_a_vignette_is_dark_and_calmest_in_its_middle(glass, place):
    whole = picture(f"vignettes/{place}.webp")
    middle = whole.subsurface((480, 270, 640, 360))
    bright = [max(pygame.transform.average_color(part)[:3]) for part in (whole, middle)]
    assert 20 < bright[0] < 80
    # L* 45 is a grey of 107; a page of paper has L* 80.
    grey = pygame.transform.grayscale(whole)
    assert (
        pygame.mask.from_threshold(grey, (0, 0, 0), (107, 107, 107, 255)).count()
        > 1600 * 900 * 0.99
    )
    parts = [
        pygame.transform.average_color(whole.subsurface(box))
        for box in ((0, 0, 1600, 120), (0, 780, 1600, 120))
    ]
    assert sum(middle_light := pygame.transform.average_color(middle)[:3]) <= max(
        sum(part[:3]) for part in parts
    ), middle_light


def test_only_the_vignette_that_was_asked_for_last_is_kept():
    grounds = Grounds()
    first = grounds.only("vignettes/garden", (64, 36))
    assert grounds.only("vignettes/garden", (64, 36)) is first
    grounds.only("vignettes/library", (64, 36))
    assert set(grounds._read) == {"vignettes/library"}


@pytest.mark.parametrize(("behind", "stays"), [("title", False), ("vignettes/garden", True)])
def test_what_lies_behind_the_title_is_forgotten_where_one_plays(behind, stays):
    grounds = Grounds()
    grounds.only(behind, (64, 36))
    table = grounds.table((64, 36))
    assert grounds.table((64, 36)) is table
    assert (behind in grounds._read) == stays
    grounds.only("vignettes/library", (64, 36))
    assert set(grounds._read) == {"table", "vignettes/library"}
