"""The title: its menu in every window, what is seen through the keyhole, and the page about the
program."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pygame
import pytest

from game import __version__
from game.screen.lettering.text import Text
from game.screen.look.pictures import ground
from game.screen.pages.title import hall
from game.screen.pages.title.menu_list import GUTTER, LEAST, MenuEntry, laid_out
from game.screen.ui.element import Kit
from game.screen.ui.theme import PAINTED
from game.table.layout.places import Places, Rect
from game.table.motion.tempo import Tempo
from tests.screen.pages.test_party_page import assert_fits
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap
from tests.variants import thinned_rows

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3440, 1440), (1300, 1000), (1080, 1350)]
TEN = (
    *("Continue", "New game", "Two players", "Learn", "Deals", "Games", "Statistics"),
    *("Settings", "About", "Quit"),
)
WIDE = 3440, 1440


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        shown.step()
        yield shown


def rows(*always: tuple[tuple[int, int], str, float]) -> list[tuple[tuple[int, int], str, float]]:
    return thinned_rows(product(SIZES, SPOKEN, [1.0, 2.0]), always=list(always))


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    rows(
        ((1024, 640), "fr", 2.0), ((1024, 640), "long", 2.0), ((1080, 1350), "fr", 2.0),
        (WIDE, "en", 1.0), ((1280, 720), "en", 1.0),
    ),
)  # fmt: skip
def test_all_of_the_title_fits(size, language, letters):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        glass.app.ways.title()
        glass.step()
        things = glass.scene.things()
        buttons = [one for one in things if one.role == "button"]
        where = (
            "new_game",
            "two_players",
            "learn",
            "deals",
            "games",
            "statistics",
            "settings",
            "about",
            "quit",
        )
        assert [b.id for b in buttons] == [f"button.{name}" for name in where]
        places = Places(size, letters=letters)
        for entry, rect in entries(glass):
            room = rect.w - places.px(GUTTER)
            assert glass.app.text.width(entry.name, "title", entry.px) <= room
        assert all(one.rect.x == buttons[0].rect.x for one in buttons)
        assert buttons[0].rect.right < size[0] / 2
        line = next(one for one in things if one.id == "text.line")
        assert glass.app.text.width(line.name, "body_italic", places.text(26)) <= line.rect.w
        assert_fits(things, size)
        glass.app.ways.about()
        glass.step()
        assert_fits(glass.scene.things(), size)


def entries(glass: Glass) -> list[tuple[MenuEntry, Rect]]:
    """Returns the entries of the menu and their areas."""
    parts = [part for part, _ in glass.scene.leaves]
    return [(part.leaf, part.rect) for part in parts if isinstance(part.leaf, MenuEntry)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_the_menu_has_room_for_ten_entries(size, letters):
    pygame.font.init()
    places, text = Places(size, letters=letters), Text()
    top = size[1] * (0.36 if letters > 1 else 0.27)
    room = Rect(20, top, size[0] * 0.46, size[1] - top - 20)
    names = [f"{name} plus" for name in TEN]
    wanted = [MenuEntry(f"button.{name}", label=name) for name in names]
    menu = laid_out(wanted, Kit(text, places, PAINTED), room)
    rects = [part.rect for part in menu]
    assert all(inside(rect, room.grown(0.01)) and rect.h >= LEAST - 0.01 for rect in rects)
    assert not [pair for pair in product(rects, rects) if pair[0] is not pair[1] and overlap(*pair)]
    entry = menu[0].leaf
    assert isinstance(entry, MenuEntry)
    assert max(text.width(name, "title", entry.px) for name in names) <= rects[0].w


def test_one_entry_is_in_gold_the_game_that_waits_or_a_new_one(glass):
    def golden() -> list[str]:
        return [entry.id for entry, _ in entries(glass) if entry.primary]

    assert golden() == ["button.new_game"]
    glass.begin()
    glass.until_rest()
    glass.app.ways.title()
    glass.step()
    assert golden() == ["button.continue"]


# The keyhole


def moved_to(glass: Glass, point: tuple[int, int], seconds: float = 1.5) -> list[int]:
    """Moves the pointer to a point. Returns how many pixels of the glass changed in each frame
    afterwards, with no stars about."""
    glass.move(point)
    if (read := glass.scene._keyhole._read) is not None:
        read.result()
    seen, changed = glass.app.glass.copy(), list[int]()
    for _ in range(round(seconds * 60)):
        glass.scene._sky.sow(glass.app.size, [Rect(0, 0, *glass.app.size)])
        glass.step()
        changed.append(differs(seen, glass.app.glass))
        seen = glass.app.glass.copy()
    return changed


def differs(one: pygame.Surface, other: pygame.Surface) -> int:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    return one.get_width() * one.get_height() - mask.count()


def test_through_the_keyhole_all_follows_the_pointer_and_comes_to_rest(glass):
    glass.scene._sky.sow(glass.app.size, [Rect(0, 0, *glass.app.size)])
    glass.step()
    before = glass.app.glass.copy()
    changed = moved_to(glass, (1200, 400))
    assert any(changed)
    assert not any(changed[-20:])
    box = hall.placed(glass.app.size, hall.KEYHOLE).grown(2)
    apart = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), glass.app.glass)
    apart.invert()
    parts = [Rect(*rect) for rect in apart.get_bounding_rects()]
    assert parts
    assert all(inside(part, box) for part in parts)


def test_at_rest_in_the_middle_the_sheets_show_what_the_picture_shows(glass):
    still = glass.app.glass.copy()
    size = glass.app.size
    moved_to(glass, (1200, 400))
    glass.move((size[0] // 2, size[1] // 2))
    for _ in range(120):
        glass.step()
    box = pygame.Rect(*map(round, vars(hall.placed(size, hall.KEYHOLE)).values()))
    apart = pygame.transform.average_color(difference(still, glass.app.glass, box))
    assert max(apart[:3]) < 8  # the grain of the paper


def difference(one: pygame.Surface, other: pygame.Surface, box: pygame.Rect) -> pygame.Surface:
    """Returns the difference of two pictures within a box."""
    there, back = one.subsurface(box).copy(), other.subsurface(box).copy()
    there.blit(other.subsurface(box), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back.blit(one.subsurface(box), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    there.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return there


@pytest.mark.parametrize("quiet", ["reduced", "contrast", "elsewhere"])
def test_nothing_follows_the_pointer_where_nothing_is_to_move(glass, quiet):
    if quiet == "reduced":
        glass.move_with(Tempo(reduced=True))
    elif quiet == "contrast":
        glass.app.change(replace(glass.app.settings, high_contrast=True))
        glass.app.ways.title()
    else:
        glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    glass.step()
    assert not any(moved_to(glass, (1200, 400), 0.5)[2:])
    if quiet == "contrast":
        glass.app.change(replace(glass.app.settings, high_contrast=False))


def test_in_a_wider_window_the_picture_is_whole_and_there_are_eight_doors_only():
    pygame.display.set_mode((64, 64), pygame.HIDDEN) if not pygame.display.get_surface() else None
    usual, wide = ground((2560, 1440), "title"), ground(WIDE, "title")
    left = (WIDE[0] - 2560) // 2
    middle = wide.subsurface((left, 0, 2560, 1440))
    assert pygame.image.tobytes(middle, "RGB") == pygame.image.tobytes(usual, "RGB")
    margin = round(2560 * 0.06)
    mirrored = pygame.transform.flip(usual.subsurface((0, 0, margin, 1440)), True, False)
    beside = wide.subsurface((left - margin, 0, margin, 1440))
    assert pygame.image.tobytes(beside, "RGB") == pygame.image.tobytes(mirrored, "RGB")


# About


def test_about_tells_whose_game_it_is_which_version_and_what_one_may_do_with_it(glass):
    glass.click(at(thing(glass.description, "button.about")))
    glass.step()
    told = [t["name"] for t in glass.description["things"] if t["id"].startswith("text.told")]
    assert glass.app.words.disclaimer() in told
    whole = " ".join(told)
    assert all(word in whole for word in (__version__, "MIT", "CC BY 4.0", "Open Font License"))
    glass.click(at(thing(glass.description, "button.back")))
    glass.step()
    assert glass.scene.name == "title"
