"""A sheet notes what is painted, and is drawn again only where it differs from the last one. The
picture is the same as if all of it were drawn anew."""

import random
from collections.abc import Iterator

import pygame
import pytest

from game.screen.boxes import merged
from game.screen.sheet import Band, Dusk, Sheet, Veil, brush

SIZE = (120, 90)
WHOLE = pygame.Rect(0, 0, *SIZE)
INK, PAPER = (200, 100, 50), (20, 30, 60)


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Opens a window, which pictures need for their format."""
    pygame.display.init()
    opened = pygame.Window("sheet", size=SIZE)
    opened.get_surface()
    yield
    opened.destroy()


def patch(colour: tuple[int, ...] = INK, size: tuple[int, int] = (10, 10)) -> pygame.Surface:
    """Returns a picture of one colour, which may be transparent."""
    picture = pygame.Surface(size, pygame.SRCALPHA if len(colour) > 3 else 0)
    picture.fill(colour)
    return picture


def sheet(*pictures: tuple[pygame.Surface, tuple[int, int]]) -> Sheet:
    """Returns paper with these pictures on it."""
    noted = Sheet(SIZE)
    noted.fill(PAPER)
    for picture, at in pictures:
        noted.blit(picture, at)
    return noted


def differing(after: Sheet, before: Sheet) -> list[tuple[int, ...]]:
    """Returns the areas in which one sheet differs from the other."""
    return sorted(tuple(box) for box in after.changes(before))


def drawn(noted: Sheet) -> bytes:
    """Returns the pixels of a sheet that is drawn as a whole."""
    picture = pygame.Surface(SIZE).convert()
    noted.draw(picture, [WHOLE])
    return pygame.image.tobytes(picture, "RGB")


def test_equal_sheets_differ_nowhere():
    card, other = patch(), patch((1, 2, 3))
    lying = (card, (5, 5)), (other, (50, 40))
    assert differing(sheet(*lying), sheet(*lying)) == []


def test_what_comes_goes_or_moves_is_drawn_where_it_was_and_where_it_is():
    card, other = patch(), patch((1, 2, 3))
    before = sheet((card, (5, 5)))
    assert differing(sheet((card, (5, 5)), (other, (50, 40))), before) == [(50, 40, 10, 10)]
    assert differing(sheet(), before) == [(5, 5, 10, 10)]
    moved = differing(sheet((card, (80, 60))), before)
    assert moved == [(5, 5, 10, 10), (80, 60, 10, 10)]


def test_a_light_that_is_laid_twice_is_drawn_again_when_it_is_laid_once():
    light = patch()
    twice, once = sheet((light, (5, 5)), (light, (5, 5))), sheet((light, (5, 5)))
    assert any(box.contains((5, 5, 10, 10)) for box in once.changes(twice))


def test_what_lies_in_another_order_is_drawn_again():
    low, high, away = patch(), patch((1, 2, 3)), patch((9, 9, 9))
    one = sheet((away, (90, 70)), (low, (5, 5)), (high, (8, 8)))
    other = sheet((away, (90, 70)), (high, (8, 8)), (low, (5, 5)))
    boxes = other.changes(one)
    assert any(box.contains((8, 8, 7, 7)) for box in boxes)
    assert not any(box.colliderect((90, 70, 10, 10)) for box in boxes)


def test_a_card_that_comes_into_the_light_does_not_bring_all_of_the_dusk():
    card, other = patch(), patch((1, 2, 3))

    def lying(dark: pygame.Surface, light: pygame.Surface) -> Sheet:
        noted = sheet((dark, (5, 5)))
        noted.brush(Dusk())
        noted.blit(light, (50, 40))
        return noted

    before, after = lying(card, other), sheet()
    after.brush(Dusk())
    after.blit(card, (5, 5))
    after.blit(other, (50, 40))
    assert differing(after, before) == [(5, 5, 10, 10)]


def test_nothing_is_noted_outside_of_the_clip():
    noted = sheet()
    noted.set_clip((10, 10, 20, 20))
    noted.blit(patch(size=(40, 40)), (0, 0))
    noted.fill((1, 2, 3), (25, 25, 30, 30))
    noted.set_clip(None)
    picture = pygame.Surface(SIZE).convert()
    noted.draw(picture, [WHOLE])
    seen = {at: picture.get_at(at)[:3] for at in ((9, 15), (12, 15), (27, 27), (31, 31))}
    assert seen == {(9, 15): PAPER, (12, 15): INK, (27, 27): (1, 2, 3), (31, 31): PAPER}


def scribble(chance: random.Random, pictures: list[pygame.Surface], painted: object) -> None:
    """Paints at random what a scene may paint, on a sheet or a picture alike."""
    assert isinstance(painted, Sheet | pygame.Surface)
    painted.fill(PAPER)
    if chance.random() < 0.5:
        painted.fill((90, 80, 70), (0, 20, 120, 30))
    for _ in range(chance.randrange(9)):
        at = chance.randrange(-8, 115), chance.randrange(-8, 85)
        picture = pictures[chance.randrange(len(pictures))]
        area = chance.choice([None, (2, 3, 5, 4)])
        flags = chance.choice([0, 0, 0, pygame.BLEND_RGB_ADD])
        painted.blit(picture, at, area, flags)
        if chance.random() < 0.2:
            brush(painted, Veil((10, 20, 60, 100)), (at[0] + 8, at[1] + 8, 20, 9))
        if chance.random() < 0.2:
            brush(painted, Band(pictures[0].subsurface((0, 0, 1, 10)), 30), (4, 30, 77, 10))
    if chance.random() < 0.4:
        brush(painted, Dusk())
    for number, picture in enumerate(chance.sample(pictures, 2)):
        painted.blit(picture, (number * 9, 40))


def test_drawn_again_where_it_differs_it_is_what_it_would_be_drawn_anew():
    pictures = [patch(), patch((9, 200, 9, 120), (17, 30)), patch((70, 0, 90)), patch((0, 0, 250))]
    kept, before = pygame.Surface(SIZE).convert(), Sheet(SIZE)
    for number in range(200):
        after = Sheet(SIZE)
        scribble(random.Random(number), pictures, after)
        after.draw(kept, after.changes(before))
        plain = pygame.Surface(SIZE).convert()
        scribble(random.Random(number), pictures, plain)
        assert pygame.image.tobytes(kept, "RGB") == pygame.image.tobytes(plain, "RGB"), number
        assert drawn(after) == pygame.image.tobytes(plain, "RGB")
        before = after


def test_merged_boxes_cover_the_same_places():
    chance = random.Random("boxes")
    for _ in range(100):
        boxes = [
            pygame.Rect(*(chance.randrange(40) for _ in range(4)))
            for _ in range(chance.randrange(12))
        ]
        together = merged(boxes)
        assert sum(b.w * b.h for b in together) <= sum(b.w * b.h for b in boxes)
        for box in boxes:
            for x in range(box.left, box.right):
                for y in range(box.top, box.bottom):
                    assert any(other.collidepoint(x, y) for other in together)
