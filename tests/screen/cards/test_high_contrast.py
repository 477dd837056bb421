"""Cards in flat colours: switched on from the page of the settings, at once on the table, and still
there at the next start."""

import shutil
from dataclasses import replace

import pygame

from game.folders import VARIABLE
from game.screen.look import assets
from game.screen.look.assets import art_root
from tests.screen.pages.pages_used import click
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import thing


def card(glass: Glass) -> pygame.Surface:
    """Returns the part of the glass where the first card of the hand lies."""
    rect = thing(glass.description, "OS1")["rect"]
    return glass.app.glass.subsurface(rect).copy()


def switch(glass: Glass) -> None:
    """Goes to the settings, switches the colours, and comes back to the table."""
    glass.app.ways.settings()
    glass.step()
    click(glass, "button.high_contrast")
    click(glass, "button.back")
    glass.until_rest()
    glass.step()


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def is_of(shown: pygame.Surface, name: str) -> bool:
    """Returns whether a card on the glass nearly has the colours of this file in its upper half."""
    file = pygame.image.load(art_root() / name).convert(24)
    small = pygame.transform.smoothscale(file, shown.get_size())
    upper = pygame.Rect(0, 0, shown.get_width(), shown.get_height() // 2).inflate(-30, -30)
    both = (pygame.transform.average_color(picture, upper) for picture in (shown, small))
    return all(abs(a - b) < 12 for a, b in zip(*both, strict=True))


def test_cards_on_the_table_become_flat_and_painted_again():
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        painted = card(glass)
        assert is_of(painted, "faces/small/OS.jpg")
        switch(glass)
        assert is_of(card(glass), "flat/OS.png")
        assert pixels(card(glass)) != pixels(painted)
        switch(glass)
        assert pixels(card(glass)) == pixels(painted)


def test_a_program_with_flat_cards_leaves_painted_ones_to_the_next_one(monkeypatch, tmp_path):
    with opened(painted=True) as glass:
        switch(glass)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        assert is_of(card(glass), "faces/small/OS.jpg")


def test_the_next_time_the_cards_are_flat_from_the_beginning():
    with opened(painted=True) as glass:
        switch(glass)
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        assert is_of(card(glass), "flat/OS.png")


def test_where_a_flat_picture_is_missing_the_painted_cards_stay(tmp_path, monkeypatch):
    folder = tmp_path / "art"
    shutil.copytree(art_root(), folder)
    (folder / "flat" / "LD.png").unlink()
    with opened(painted=True) as glass:
        monkeypatch.setattr(assets, "art_root", lambda: folder)
        glass.app.change(replace(glass.app.settings, high_contrast=True))
        assert not glass.app.settings.high_contrast
        assert not glass.app.cards.faces.flat
        assert "flat/LD.png" in glass.app.preferences.take_notices()


def test_a_card_that_lies_still_is_kept_once():
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        glass.step()
        kept = list(glass.app.cards.kept._pictures.values())
        assert len({id(picture) for picture in kept}) == len(kept)
