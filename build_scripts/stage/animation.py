"""Draws the README's animation: one turn of a real game by the mouse, always the same.

python -m build_scripts.stage.animation

It needs the libraries of `pip install ".[art]"`, and writes `.github/play.webp`.
"""

from collections.abc import Mapping
from typing import Any

import pygame
from PIL import Image, ImageDraw, ImageFilter

from build_scripts.stage.acting import place
from build_scripts.stage.picture import FOLDER, opened, played
from build_scripts.stage.reel import RATE, STEPS, Reel
from game.screen.app import App
from game.table.layout.places import Point

SEED, TURN = "play 136", 14
"""A turn in which a third card of one place opens a Door, and a Nightmare comes up."""
SIZE, REDUCED = (1280, 720), (640, 360)
LAST = 2.2
"""Seconds of the last picture, before all begins again."""
WRITTEN: dict[str, int] = {"quality": 88, "method": 6, "kmin": 0, "kmax": 0}
"""No picture but the first is written whole, and so nothing flickers; less quality would leave the
shadow of the Nightmare behind."""
ARROW = [(0, 0), (0, 40), (9, 31), (15, 45), (22, 42), (16, 29), (29, 29)]
LIGHT, RIM, FINE = (255, 250, 236, 255), (46, 38, 58, 255), 4


class Film(Reel):
    """A table that is played by the mouse while it is filmed."""

    def __init__(self, app: App) -> None:
        super().__init__(app, REDUCED)
        self._at: Point = (1010, 590)
        self._held = False
        self._free, self._grip = arrow(1.0), arrow(0.86)

    def glide(self, goal: Point, seconds: float) -> None:
        """Moves the pointer there, gently at both ends."""
        (x, y), steps = self._at, round(seconds * RATE * STEPS)
        for i in range(1, steps + 1):
            part = i / steps
            part *= part * (3 - 2 * part)
            self._at = round(x + (goal[0] - x) * part), round(y + (goal[1] - y) * part)
            self.step(self._event(pygame.MOUSEMOTION, {"buttons": (int(self._held), 0, 0)}))

    def press(self, down: bool) -> None:
        """Presses or releases the button of the mouse."""
        self._held = down
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.step(self._event(kind, {"button": pygame.BUTTON_LEFT}))
        for _ in range(STEPS):
            self.step()

    def click(self, key: str) -> None:
        """Moves the pointer to the thing of this id, and presses it."""
        self.glide(place(self.app, key), 0.7)
        self.press(True)
        self.press(False)

    def drag(self, card: str, goal: str, seconds: float) -> None:
        """Takes a card, and lays it on the thing of this id."""
        self.glide(place(self.app, card), 0.8)
        self.press(True)
        self.glide(place(self.app, goal), seconds)
        self.press(False)

    def _event(self, kind: int, told: Mapping[str, Any]) -> pygame.Event:
        """Returns an event of the mouse where the pointer is."""
        return pygame.Event(kind, {"pos": self._at, "rel": (0, 0), "touch": False, **told})

    def _whole(self) -> Image.Image:
        """The window, and the pointer over it."""
        picture = super()._whole()
        pointer = self._grip if self._held else self._free
        picture.paste(pointer, (int(self._at[0]) - 8, int(self._at[1]) - 8), pointer)
        return picture


def arrow(size: float) -> Image.Image:
    """The pointer, with its tip at (8, 8) and a soft shadow."""
    large = Image.new("RGBA", (64 * FINE, 72 * FINE))
    points = [((8 + x * size) * FINE, (8 + y * size) * FINE) for x, y in ARROW]
    shadow = [(x + 2 * FINE, y + 3 * FINE) for x, y in points]
    ImageDraw.Draw(large).polygon(shadow, (0, 0, 0, 150))
    large = large.filter(ImageFilter.GaussianBlur(2.5 * FINE))
    ImageDraw.Draw(large).polygon(points, LIGHT, RIM, round(2.5 * FINE))
    return large.resize((64, 72), Image.Resampling.LANCZOS)


def turn(film: Film) -> None:
    """A Moon into the row, the search it earns, and a Key for the Nightmare that comes."""
    film.wait(0.5)
    film.drag("AM1", "zone.row.0", 1.3)
    film.wait(0.7)
    film.drag("OK3", "zone.revealed", 1.1)
    film.wait(0.3)


def main() -> None:
    with opened(SEED, SIZE) as app:
        played(app, lambda view: view.turn >= TURN)
        film = Film(app)
        turn(film)
    film.save(FOLDER / "play.webp", LAST, WRITTEN)


if __name__ == "__main__":
    main()
