"""A new still picture fades in over the old one, and then stands alone. Sprites and lights lie over
it, and only what changes is drawn."""

from collections.abc import Iterator
from itertools import pairwise, product

import pygame
import pytest

from game.screen.sheet import Canvas, Paint, keep_sharp
from game.screen.stage import AT_ONCE, SLICES, Image, Stage, Wide, shining

SIZE = (40, 30)
"""Size in pixels of the small picture behind a page."""
DARK, LIGHT = (0, 0, 0), (200, 100, 50)


@pytest.fixture
def glass() -> Iterator[pygame.Surface]:
    """Yields the picture of a window."""
    pygame.display.init()
    window = pygame.Window("stage", size=SIZE)
    yield window.get_surface()
    window.destroy()


def baked(stage: Stage, colour: tuple[int, int, int], fade: float = 0.0) -> None:
    """Gives the stage a new picture of one colour."""

    def paint(surface: Canvas) -> None:
        surface.fill(colour)

    stage.bake(SIZE, paint, fade)


def at(glass: pygame.Surface, x: int, y: int) -> tuple[int, ...]:
    """Returns the colour of a pixel."""
    return tuple(glass.get_at((x, y))[:3])


def seen(stage: Stage, glass: pygame.Surface) -> int:
    """Returns how red the glass is after the next frame, 0 to 255."""
    stage.draw(glass, [])
    return glass.get_at((5, 5))[0]


def test_a_picture_fades_in_during_the_time_it_is_given():
    pygame.display.init()
    window = pygame.Window("stage", size=SIZE)
    glass, stage = window.get_surface(), Stage()
    baked(stage, DARK)
    assert seen(stage, glass) == 0
    baked(stage, LIGHT, fade=0.2)
    strengths = []
    for _ in range(4):
        strengths.append(seen(stage, glass))
        assert stage.fading
        stage.advance(0.05)
    assert strengths == sorted(strengths)
    assert strengths[0] < 20 < strengths[2] < 180
    assert not stage.fading
    assert seen(stage, glass) == LIGHT[0]
    assert not stage.draw(glass, [])
    window.destroy()


def test_a_picture_that_needs_no_fading_takes_the_place_of_the_one_that_fades_in():
    pygame.display.init()
    window = pygame.Window("stage", size=SIZE)
    glass, stage = window.get_surface(), Stage()
    baked(stage, DARK)
    baked(stage, LIGHT, fade=0.2)
    stage.advance(0.1)
    baked(stage, (100, 100, 100))
    assert 40 < seen(stage, glass) < 60
    stage.advance(0.2)
    assert seen(stage, glass) == 100
    window.destroy()


def test_a_large_picture_begins_to_fade_in_once_most_of_it_is_drawn():
    size = 1000, 2 * AT_ONCE // 1000
    stage, glass = Stage(), pygame.Surface(size)
    stage.bake(size, halves(DARK, DARK))
    stage.draw(glass, [])
    stage.bake(size, halves(LIGHT, LIGHT), 0.2)
    lit = []
    for _ in range(4):
        stage.advance(0.1)
        stage.draw(glass, [])
        lit.append([at(glass, 500, y)[0] for y in (0, size[1] // 2, size[1] - 1)])
    dark, half, whole = 3 * [DARK[0]], pytest.approx(3 * [LIGHT[0] / 2], abs=2), 3 * [LIGHT[0]]
    assert lit == [dark, half, whole, whole]


def test_what_fades_in_while_another_picture_has_just_begun_to_comes_with_it(glass):
    stage = Stage()
    stage.bake(SIZE, halves(DARK, DARK))
    stage.bake(SIZE, halves(DARK, LIGHT), 0.2)
    stage.advance(0.08)
    stage.draw(glass, [])
    stage.bake(SIZE, halves(LIGHT, LIGHT), 0.2)
    stage.advance(0.02)
    stage.draw(glass, [])
    assert at(glass, 5, 5) == at(glass, 30, 5) == pytest.approx((100, 50, 25), abs=2)


def halves(left: tuple[int, int, int], right: tuple[int, int, int]) -> Paint:
    """Returns what paints a picture of two colours."""

    def paint(surface: Canvas) -> None:
        surface.fill(left)
        surface.fill(right, (20, 0, 20, 30))

    return paint


def test_only_where_pictures_differ_the_old_one_shines_through(glass):
    stage = Stage()
    stage.bake(SIZE, halves(DARK, DARK))
    stage.draw(glass, [])
    stage.bake(SIZE, halves(DARK, LIGHT), 0.2)
    stage.advance(0.1)
    glass.set_at((5, 5), (1, 2, 3))
    stage.draw(glass, [])
    assert at(glass, 5, 5) == (1, 2, 3)
    assert at(glass, 30, 5)[0] == pytest.approx(LIGHT[0] / 2, abs=2)


@pytest.mark.parametrize("foreseen", [False, True])
def test_a_sentence_comes_at_once_while_all_around_it_fades_in(glass, foreseen):
    def paint(colour: tuple[int, int, int], left: int) -> Paint:
        def painted(surface: Canvas) -> None:
            surface.fill(colour)
            keep_sharp(surface, (left, 10, 10, 10))

        return painted

    stage = Stage()
    stage.bake(SIZE, paint(DARK, 6))
    stage.draw(glass, [])
    if foreseen:
        stage.prepare(paint(LIGHT, 20))
    stage.bake(SIZE, paint(LIGHT, 20), 0.2)
    for part in (0.0, 0.25, 0.5):
        stage.draw(glass, [])
        assert at(glass, 12, 15) == LIGHT
        assert at(glass, 25, 15) == LIGHT
        for x, y in ((2, 15), (38, 15), (18, 15), (12, 5), (12, 25)):
            assert at(glass, x, y)[0] == pytest.approx(200 * part, abs=3)
        stage.advance(0.05)
    stage.advance(0.1)
    stage.draw(glass, [])
    assert at(glass, 2, 15) == LIGHT


def test_a_sentence_that_none_follows_fades_with_all_around_it(glass):
    def paint(surface: Canvas) -> None:
        surface.fill(LIGHT)
        keep_sharp(surface, (6, 10, 10, 10))

    stage = Stage()
    stage.bake(SIZE, paint)
    stage.draw(glass, [])
    baked(stage, DARK, 0.2)
    stage.advance(0.1)
    stage.draw(glass, [])
    assert at(glass, 12, 15) == at(glass, 25, 15)
    assert at(glass, 12, 15)[0] == pytest.approx(100, abs=3)


def test_what_changes_while_a_picture_fades_in_comes_with_it(glass):
    stage = Stage()
    stage.bake(SIZE, halves(DARK, DARK))
    stage.bake(SIZE, halves(DARK, LIGHT), 0.2)
    stage.advance(0.1)
    stage.bake(SIZE, halves(LIGHT, LIGHT))
    stage.draw(glass, [])
    assert at(glass, 5, 5) == at(glass, 30, 5) == pytest.approx((100, 50, 25), abs=2)
    stage.advance(0.2)
    stage.draw(glass, [])
    assert at(glass, 5, 5) == at(glass, 30, 5) == LIGHT


def foreseen(stage: Stage, paint: Paint) -> None:
    """Makes as many frames as it takes to draw a picture ahead."""
    for _ in range(SLICES + 1):
        stage.prepare(paint)


@pytest.mark.parametrize("sure", [True, False])
def test_what_was_drawn_ahead_fades_in_as_if_it_were_drawn_now(glass, sure):
    stage, plain = Stage(), Stage()
    for each in (stage, plain):
        each.bake(SIZE, halves(DARK, DARK))
    foreseen(stage, halves(LIGHT, LIGHT) if sure else halves((9, 90, 9), LIGHT))
    for passed in (0.0, 0.05, 0.1, 0.2):
        seen = []
        for each in (stage, plain):
            if not passed:
                each.bake(SIZE, halves(LIGHT, LIGHT), 0.2)
            each.advance(passed)
            each.draw(glass, [])
            seen.append(pygame.image.tobytes(glass, "RGB"))
        assert seen[0] == seen[1]


def test_what_a_card_leaves_is_seen_while_a_large_picture_is_still_being_drawn():
    size = 1024, 1024
    window = pygame.Window("stage", size=size)
    large, stage, card = window.get_surface(), Stage(), patch(DARK)

    def paint(colour: tuple[int, int, int]) -> Paint:
        def painted(surface: Canvas) -> None:
            surface.fill(LIGHT)
            surface.fill(colour, (500, 0, 524, 1024))

        return painted

    stage.bake(size, paint(DARK))
    stage.draw(large, [(card, (30, 900))])
    stage.prepare(paint((9, 90, 9)))
    stage.bake(size, paint((50, 60, 70)), 0.2)
    for step in range(6):
        stage.advance(0.016)
        stage.draw(large, [(card, (30, 800 - step))])
        assert at(large, 35, 905) == LIGHT
    window.destroy()


def test_what_was_foreseen_and_does_not_come_is_never_seen(glass):
    stage = Stage()
    stage.bake(SIZE, halves(DARK, DARK))
    foreseen(stage, halves(LIGHT, LIGHT))
    stage.prepare(None)
    stage.bake(SIZE, halves(DARK, (50, 60, 70)), 0.2)
    for _ in range(4):
        stage.draw(glass, [])
        assert at(glass, 5, 5) == DARK
        assert at(glass, 30, 5)[0] <= 50
        stage.advance(0.05)


# Sprites and lights over it


def patch(colour: tuple[int, int, int]) -> pygame.Surface:
    """Returns a small picture of one colour."""
    picture = pygame.Surface((10, 10))
    picture.fill(colour)
    return picture


def test_light_is_added_to_what_it_falls_on_and_leaves_it_as_it_was(glass):
    stage, light = Stage(), patch((100, 0, 30))
    baked(stage, LIGHT)
    assert stage.draw(glass, [shining(light, (0, 0))])
    assert at(glass, 5, 5) == (255, 100, 80)
    assert at(glass, 20, 20) == LIGHT
    assert stage.draw(glass, [])
    assert at(glass, 5, 5) == LIGHT


def test_lights_and_cards_lie_over_one_another_in_their_order(glass):
    stage, light, card = Stage(), patch((50, 50, 50)), patch((10, 20, 30))
    baked(stage, LIGHT)
    stage.draw(glass, [shining(light, (0, 0)), (card, (0, 0))])
    assert at(glass, 5, 5) == (10, 20, 30)
    stage.draw(glass, [(card, (0, 0)), shining(light, (0, 0))])
    assert at(glass, 5, 5) == (60, 70, 80)


def test_the_same_sprites_as_last_time_draw_nothing(glass):
    stage, light, card = Stage(), patch((50, 50, 50)), patch((10, 20, 30))
    baked(stage, LIGHT)
    sprites: list[Image] = [shining(light, (0, 0)), (card, (20, 10))]
    assert stage.draw(glass, sprites)
    glass.set_at((5, 5), (1, 2, 3))
    assert not stage.draw(glass, list(sprites))
    assert at(glass, 5, 5) == (1, 2, 3)
    assert stage.draw(glass, [shining(light, (1, 0)), (card, (20, 10))])
    assert at(glass, 5, 5) == (250, 150, 100)
    assert stage.draw(glass, [(card, (20, 10))])
    stage.uncover()
    assert stage.draw(glass, [(card, (20, 10))])


def test_light_shines_on_while_a_picture_fades_in_and_is_not_added_twice(glass):
    stage, light = Stage(), patch((50, 50, 50))
    baked(stage, DARK)
    stage.draw(glass, [shining(light, (0, 0))])
    baked(stage, DARK, fade=0.2)
    for _ in range(6):
        stage.advance(0.05)
        stage.draw(glass, [shining(light, (0, 0))])
        assert at(glass, 5, 5) == (50, 50, 50)


def test_what_is_frozen_keeps_its_lights_and_the_next_picture_fades_over_it(glass):
    stage, light = Stage(), patch((50, 50, 50))
    baked(stage, (100, 100, 100))
    stage.draw(glass, [shining(light, (0, 0))])
    stage.freeze(glass)
    baked(stage, DARK, fade=0.2)
    seen = []
    for _ in range(5):
        stage.draw(glass, [])
        seen.append((at(glass, 5, 5)[0], at(glass, 20, 20)[0]))
        stage.advance(0.05)
    assert seen[0] == (150, 100)
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] == (0, 0)


# Light all over the glass


def slope(size: tuple[int, int]) -> pygame.Surface:
    """Returns a picture that becomes brighter from line to line and from column to column."""
    picture, (across, down) = pygame.Surface(size), size
    for x in range(across):
        for y in range(down):
            picture.set_at((x, y), (180 * y // (down - 1), 180 * x // (across - 1), 40))
    return picture


def test_a_picture_that_is_enlarged_all_over_the_glass_has_no_seams():
    for size, lines in product([(160, 268), (163, 101)], [2, 7, 8, 9, 10, 16, 17, 23, 67]):
        small, surface = slope((40, lines)), pygame.Surface(size)
        assert Wide(small, pygame.BLEND_RGB_ADD).draw(surface) == surface.get_rect()
        for x in (0, size[0] // 2, size[0] - 1):
            column = [at(surface, x, y) for y in range(size[1])]
            steps = [below[0] - above[0] for above, below in pairwise(column)]
            assert 0 <= min(steps) <= max(steps) <= 180 / size[1] + 4
            assert (column[0][0], column[-1][0]) == pytest.approx((0, 180), abs=6)
            assert {colour[2] for colour in column} == {40}


@pytest.mark.parametrize("flags", [pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_MULT])
def test_wide_light_is_drawn_only_where_it_changes_anything(flags):
    small, surface = pygame.Surface((40, 90)), pygame.Surface((240, 540))
    surface.fill(LIGHT)
    small.fill((0, 0, 0) if flags == pygame.BLEND_RGB_ADD else (255, 255, 255))
    assert not Wide(small, flags).draw(surface)
    small.fill((130, 130, 130), (10, 50, 5, 3))
    drawn = Wide(small, flags).draw(surface)
    assert pygame.Rect(60, 300, 30, 18).inflate(-6, -6) in drawn
    assert drawn in pygame.Rect(60, 300, 30, 18).inflate(18, 18)
    changed = pygame.mask.from_threshold(surface, LIGHT, (1, 1, 1))
    changed.invert()
    assert changed.get_bounding_rects()[0] in drawn


def test_wide_light_is_added_or_takes_light_away_and_nothing_of_it_stays(glass):
    stage, half = Stage(), pygame.Surface((10, 8))
    half.fill((128, 128, 128))
    baked(stage, LIGHT)
    corners = (0, 0), (39, 0), (0, 29), (39, 29), (20, 15)
    for flags, seen in (
        (pygame.BLEND_RGB_ADD, (255, 228, 178)),
        (pygame.BLEND_RGB_MULT, (100, 50, 25)),
    ):
        assert stage.draw(glass, [Wide(half, flags)])
        for corner in corners:
            assert at(glass, *corner) == pytest.approx(seen, abs=1)
        assert stage.draw(glass, [])
        assert {at(glass, *corner) for corner in corners} == {LIGHT}
