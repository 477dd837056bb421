"""The title: its menu in every window, what is seen through the keyhole, and the page about the
program."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game import __version__
from game.screen.look.pictures import ground
from game.screen.pages.title.keyhole import KEYHOLE, placed
from game.screen.pages.title.title_page import MenuEntry
from game.table.layout.places import Rect
from game.table.motion.tempo import Tempo
from tests.screen.pages.test_pages_hold import title_with_a_game
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside

WIDE = 3440, 1440


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=True) as shown:
        shown.step()
        yield shown


@pytest.mark.parametrize(
    ("size", "letters", "language", "columns", "scrolls"),
    [
        ((1280, 720), 1.0, "en", 1, False),
        (WIDE, 2.0, "fr", 2, False),
        ((1024, 640), 2.0, "fr", 2, False),
        ((1024, 640), 2.0, "long", 1, True),
    ],
)
def test_where_the_menu_has_no_room_it_stands_in_two_columns_or_scrolls_in_the_same_letters(
    size, letters, language, columns, scrolls
):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        title_with_a_game(glass)
        page = glass.scene
        menu = [part for part in page.laid.body.parts if isinstance(part.leaf, MenuEntry)]
        assert len(menu) == 10
        assert len({part.rect.x for part in menu}) == columns
        assert (page.laid.most > 0) == scrolls
        px = round(34 * page.places.px(1) * (1 + letters) / 2)
        wides = [glass.app.text.width(part.leaf.label, "title", px) for part in menu]
        longest = max(wides) + 1.6 * page.places.px(44)
        assert max(part.rect.w for part in menu) >= longest
        assert all(len(part.leaf.lines(page.kit, part.rect.w)) == 1 for part in menu)


def entries(glass: Glass) -> list[MenuEntry]:
    return [part.leaf for part, _ in glass.scene.leaves if isinstance(part.leaf, MenuEntry)]


def test_one_entry_is_in_gold_the_game_that_waits_or_a_new_one(glass):
    def golden() -> list[str]:
        return [entry.id for entry in entries(glass) if entry.primary]

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


def test_through_the_keyhole_all_follows_the_pointer_and_comes_to_rest_as_it_was(glass):
    glass.scene._sky.sow(glass.app.size, [Rect(0, 0, *glass.app.size)])
    glass.step()
    before = glass.app.glass.copy()
    changed = moved_to(glass, (1200, 400))
    assert any(changed)
    assert not any(changed[-20:])
    box = placed(glass.app.size, KEYHOLE).grown(2)
    same = pygame.mask.from_threshold(before, (0, 0, 0), (1, 1, 1, 255), glass.app.glass)
    same.invert()
    parts = [Rect(*rect) for rect in same.get_bounding_rects()]
    assert parts
    assert all(inside(part, box) for part in parts)
    glass.move((glass.app.size[0] // 2, glass.app.size[1] // 2))
    glass.frames(120)
    there = pygame.Rect(*map(round, vars(placed(glass.app.size, KEYHOLE)).values()))
    apart = pygame.transform.average_color(difference(before, glass.app.glass, there))
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


@pytest.mark.usefixtures("display")
def test_in_a_wider_window_the_picture_is_whole_and_there_are_eight_doors_only():
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
    version, back = (at(thing(glass.description, name)) for name in ("text.told", "button.back"))
    assert [version[0], back[0]] == pytest.approx([glass.app.size[0] / 2] * 2, abs=1)
    (sentence,) = (t for t in glass.description["things"] if t["id"] == "text.told.0")
    assert version[1] < sentence["rect"][1], "over the sentences, as in a colophon"
    glass.click(at(thing(glass.description, "button.back")))
    glass.step()
    assert glass.scene.name == "title"
