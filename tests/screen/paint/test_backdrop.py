"""The table lies under the whole window, and is never out of shape."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.screen.look import assets
from game.screen.look.assets import art_root
from game.screen.look.pictures import ground
from game.table.layout.places import Size

GREEN = 0, 200, 0


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Opens a window, which pictures need for their format."""
    pygame.display.init()
    opened = pygame.Window("table", (64, 64))
    opened.get_surface()
    yield
    opened.destroy()


@pytest.fixture
def disc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces the table with a disc in its middle, three quarters as high as the table."""
    (tmp_path / "fonts").mkdir()
    whole = pygame.Surface((2560, 1440))
    pygame.draw.circle(whole, GREEN, (1280, 720), 540)
    pygame.image.save(whole, tmp_path / "table.jpg")
    monkeypatch.setattr(assets, "art_root", lambda: tmp_path)


def test_the_table_has_its_picture():
    assert pygame.image.load(art_root() / "table.jpg").get_size() == (2560, 1440)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1000, 1400), (3440, 1440), (641, 999)])
def test_the_table_covers_the_window_and_keeps_its_shape(disc: None, size: Size) -> None:
    picture = ground(size)
    assert picture.get_size() == size
    (box,) = pygame.mask.from_threshold(picture, GREEN, (80, 80, 80, 255)).get_bounding_rects()
    scale = max(size[0] / 2560, size[1] / 1440)
    seen = [min(side, 1080 * scale) for side in size]
    assert box.width == pytest.approx(seen[0], abs=4)
    assert box.height == pytest.approx(seen[1], abs=4)
    assert box.centerx == pytest.approx(size[0] / 2, abs=3)
    assert box.centery == pytest.approx(size[1] / 2, abs=3)
