"""Windows that are smaller or larger than tables are made for, and the pictures kept for them."""

import argparse
import os
import sys
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.__main__ import arguments, window_size
from game.editions.base.cards import CARDS
from game.rules.state import HAND, ROW
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.kept import Kept
from game.screen.table.drawing.headline import TURN_PX
from game.screen.window import memory
from game.screen.window.display import drawn_size
from game.table.layout.places import Places, Rect
from game.table.layout.poses import Pose, Sprite
from game.table.party import Party, Player
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import at, cards, thing
from tests.speaking import SPEAKERS
from tests.table.robots.tables import inside, overlap

PARTY = Party((Player("Isolde", "lantern"), Player("Tristan", "boat")))
MB = 1 << 20


def rect(described: dict[str, list[float]]) -> Rect:
    """Returns the rectangle of a described thing."""
    return Rect(*described["rect"])


def assert_heading_is_clear(glass: Glass) -> None:
    """Checks that no button of the corner lies on another, on the turn or beyond the edge."""
    app = glass.app
    shrunk = app.window.size[0] / app.size[0]
    buttons = [rect(d) for d in glass.description["things"] if d["id"].startswith("button.")]
    window = Rect(0, 0, *app.window.size)
    places = Places(app.size, letters=app.letters)
    # Before the first turn its place is kept free.
    turn = app.words.turn(glass.director.view.turn or 1)
    left, middle = places.at(40, 40)
    line = Rect(left, middle - 4, app.text.width(turn, "body", places.text(TURN_PX)), 8)
    line = Rect(*(side * shrunk for side in (line.x, line.y, line.w, line.h)))
    assert all(inside(button, window, 1) for button in buttons)
    assert not any(overlap(button, line) for button in buttons)
    assert not any(overlap(*two, 1) for two in combinations(buttons, 2))


def test_in_a_small_window_nothing_of_the_heading_is_covered_or_cut_off():
    with opened(size=(640, 480), painted=False) as glass:
        for language in SPEAKERS:
            glass.app.words.speak(language)
            for letters in (1, 2):
                glass.write_at(letters)
                glass.app.games.new_game("small")
                glass.until_rest()
                assert_heading_is_clear(glass)
                glass.app.games.new_pair(PARTY, "small")
                glass.until_rest()
                assert_heading_is_clear(glass)


def test_a_small_window_says_so_shows_all_of_the_picture_reduced_and_is_played_in():
    with opened(seed=None, size=(640, 480), painted=True) as glass:
        assert "1024 x 640" in thing(glass.description, "text.told")["name"]
        glass.deal(QUIET)
        glass.until_rest()
        card = cards(glass.description, HAND)[0]
        glass.lift(at(card), at(thing(glass.description, f"zone.{ROW}.0")))
        glass.up()
        glass.until_rest()
        assert [laid["id"] for laid in cards(glass.description, ROW)] == [card["id"]]
        whole = glass.app.window.get_surface()
        assert whole.get_size() == (640, 480)
        assert glass.app.size == (1024, 768)
        reduced = pygame.transform.smoothscale(glass.app.glass, (640, 480))
        assert pygame.image.tobytes(reduced, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_window_that_becomes_small_and_large_again_is_drawn_as_it_is():
    with opened(painted=True) as glass:
        # Some desktops make a window smaller than it wants to be.
        glass.app.window.minimum_size = (1, 1)
        for size in ((800, 600), (1280, 720), (640, 480), (1024, 640)):
            glass.resize(size)
            glass.frames(12)
            assert glass.app.size == drawn_size(size)
            glass.assert_at_rest()
            assert glass.app.window.get_surface().get_size() == size
            assert glass.description["size"] == list(size)


def test_a_size_that_cannot_be_shown_is_refused_in_one_sentence(capsys):
    for text in ("799x600", "800x599", "7681x4320", "7680x4321"):
        with pytest.raises(SystemExit) as ended:
            arguments().parse_args(["--size", text])
        told = capsys.readouterr().err
        assert ended.value.code == 2
        assert told.count("\n") == 1
        assert told.endswith("a window is 800x600 to 7680x4320 pixels large.\n")
    assert [window_size(text) for text in ("800x600", "7680x4320")] == [(800, 600), (7680, 4320)]
    with pytest.raises(argparse.ArgumentTypeError):
        window_size("large")


# What is kept


def hand(width: int) -> list[tuple[Sprite, Pose]]:
    """Returns ten cards of this width, each turned a little."""
    chosen = [card for card in CARDS.values() if card.kind == "S"][:10]
    poses = [Pose(0, 0, width, angle) for angle in range(-5, 5)]
    return [
        (Sprite(card.id, card, HAND, pose), pose) for card, pose in zip(chosen, poses, strict=True)
    ]


def test_a_hand_of_cards_is_drawn_once_on_the_largest_table_and_what_is_kept_has_a_bound():
    with opened(painted=True) as glass:
        images, largest = glass.app.cards, (7680, 4320)
        images.suit(largest)
        cards_there = hand(round(Places(largest).hand_width))
        first = [images.resting(*card)[0] for card in cards_there]
        again = [images.resting(*card)[0] for card in cards_there]
        assert all(a is b for a, b in zip(first, again, strict=True))
        images.suit(glass.app.size)
        for width in range(60, 260, 5):
            for card in hand(width):
                images.resting(*card)
            assert images.kept.used <= images.kept.room == 20 * MB


def test_pictures_are_kept_up_to_their_room_the_last_ones_used():
    made: list[int] = []

    def line(number: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(number)
            return pygame.Surface((10, 10), depth=32)

        return kept.get(number, make)

    kept = Kept(4000, 1.0)
    for number in (*range(10), 0, 10, 0, 1):
        line(number)
    assert made == [*range(11), 1]
    assert kept.used == kept.room == 4000
    kept.suit((20, 50))
    assert kept.room == 4000
    kept.suit((20, 100))
    assert kept.room == 8000
    for number in range(100, 120):
        line(number)
    assert kept.used == 8000
    kept.suit((1, 1))
    assert kept.used == kept.room == 4000


@pytest.mark.skipif(sys.platform != "linux", reason="only there one can be told")
def test_what_lies_free_between_pictures_that_are_kept_goes_back_to_the_system():
    memory.share()
    picture, count = pygame.Surface((128, 128), depth=32), 1500
    whole = count * picture.get_pitch() * picture.get_height()
    made = [picture.copy() for _ in range(count)]
    full = resident()
    made = made[::30]
    memory.give_back()
    assert full - resident() > whole * 0.7
    assert len(made) == count / 30


def resident() -> int:
    """Returns the memory of this process in bytes."""
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(sys.platform != "linux", reason="only there one can be told")
def test_however_many_sizes_letters_have_few_files_stay_open():
    text, files = Text(), Path("/proc/self/fd")
    before = len(list(files.iterdir()))
    for px in range(11, 91):
        text.render("A", "title", px, palette.IVORY)
    assert len(list(files.iterdir())) - before <= 32


def test_whatever_keeps_what_it_has_made_keeps_only_so_many():
    stores = {
        f"{name}.{key}": thing.cache_parameters()["maxsize"]
        for name, module in list(sys.modules.items())
        if name.startswith("game.")
        for key, thing in vars(module).items()
        if hasattr(thing, "cache_parameters")
    }
    assert len(stores) > 20
    assert [store for store, most in stores.items() if most is None] == []
