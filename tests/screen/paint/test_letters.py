"""Large letters: all text grows at once, and stays large."""

from itertools import pairwise

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.screen.table.asking.prompts import as_pictures, laid_out
from game.screen.table.drawing.table_buttons import label_px
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Places, Size
from tests.screen.robots.glass import QUIET, opened
from tests.speaking import SPEAKERS
from tests.table.robots.tables import inside

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (1300, 1000)]
LETTERS = [1.0, 1.25, 1.5, 2.0]

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_language = pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)


def places_at(size: Size) -> list[Places]:
    """Returns the places of a window with each size of letters."""
    return [Places(size, letters=letters) for letters in LETTERS]


def test_texts_and_captions_grow_with_what_is_asked():
    usual, *_, double = places_at((1920, 1080))
    for px in (16, 17, 19, 22, 26, 34):
        assert double.text(px) == 2 * usual.text(px)
        assert double.text(px) == 2 * usual.text(px)
    assert [places.text(19) for places in places_at((1920, 1080))] == [19, 24, 28, 38]


@every_size
@every_language
def test_nothing_becomes_smaller_by_larger_letters(text, size, words):
    prompt = Prompt("Play a card or discard one", "The last card shows a Sun: choose another.")
    heights: list[tuple[int, ...]] = []
    for places in places_at(size):
        room = places.prompt.w - places.px(60)
        heading, body = as_pictures(prompt, text, places, room)
        heights.append(
            (
                heading[0].get_height(),
                body[0].get_height(),
                places.text(16),
                places.text(19),
            )
        )
    for smaller, larger in pairwise(heights):
        assert all(a <= b for a, b in zip(smaller, larger, strict=True)), heights
    assert all(a < b for a, b in zip(heights[0], heights[-1], strict=True)), heights


def test_in_a_large_window_the_prompt_is_written_as_large_as_asked(text):
    prompt = Prompt("Play a card or discard one", "The last card shows a Sun: choose another.")
    usual, double = Places((1920, 1080)), Places((1920, 1080), letters=2.0)
    for one, other in zip(
        as_pictures(prompt, text, usual, usual.prompt.w - 60),
        as_pictures(prompt, text, double, double.prompt.w - 60),
        strict=True,
    ):
        assert other[0].get_height() >= 1.8 * one[0].get_height()


@every_size
@pytest.mark.parametrize("letters", LETTERS)
def test_a_button_of_a_prompt_is_as_high_as_its_letters_need(text, size, letters):
    places = Places(size, letters=letters)
    prompt = Prompt("Trio", "Search?", (Button("a", "Search"), Button("b", "Leave", hint="Esc")))
    for button in laid_out(prompt, text, places).buttons:
        px = label_px(places)
        assert button.rect.h >= max(43.9, px * 1.2)
        assert inside(button.rect, places.prompt)


def test_the_table_that_is_on_makes_room_at_once_and_keeps_it():
    with opened() as glass:
        glass.deal(QUIET)
        glass.until_rest()
        low = glass.director.layout.places.prompt.h
        glass.write_at(2.0)
        glass.step()
        assert glass.director.layout.places.letters == 2.0
        assert glass.director.layout.places.prompt.h > 1.3 * low
        glass.assert_at_rest()
        glass.table.click(next(t for t in glass.scene.things() if t.card is CARDS["OS1"]))
        glass.key(pygame.K_p)
        glass.until_rest()
        assert glass.director.layout.places.letters == 2.0
        glass.app.games.new_game("another")
        assert glass.director.layout.places.letters == 2.0


def test_another_decision_keeps_the_letters():
    chosen = Arrangement(letters=1.5, selected="OS1")
    assert chosen.afresh((), None, 0, frozenset()) == Arrangement(letters=1.5)
