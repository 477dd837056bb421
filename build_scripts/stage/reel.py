"""A film of the program: a picture after every few steps."""

from collections.abc import Mapping
from pathlib import Path

import pygame
from PIL import Image

from game.screen.app import App
from game.table.layout.places import Size

RATE, STEPS = 15, 4
"""Pictures a second, and steps of the program from one to the next."""


class Reel:
    """Takes pictures of this size while the program is made to step. All are kept: a picture of
    800 x 450 takes a megabyte."""

    def __init__(self, app: App, size: Size) -> None:
        self.app = app
        self.pictures: list[Image.Image] = []
        self._size = size
        self._steps = 0

    def step(self, *events: pygame.Event) -> None:
        """Steps the program once, with these events."""
        self.app.step(1 / RATE / STEPS, events)
        if self._steps % STEPS == 0:
            self.pictures.append(self._whole().resize(self._size, Image.Resampling.LANCZOS))
        self._steps += 1

    def wait(self, seconds: float) -> None:
        """Does nothing for so long, and until nothing moves."""
        for _ in range(round(seconds * RATE * STEPS)):
            self.step()
        while self.app.scene is not None and self.app.scene.busy:
            self.step()

    def _whole(self) -> Image.Image:
        glass = self.app.glass
        return Image.frombytes("RGB", glass.get_size(), pygame.image.tobytes(glass, "RGB"))

    def save(self, file: Path, last: float, written: Mapping[str, int]) -> None:
        """Writes a moving WebP; its last picture stays for `last` seconds."""
        first, *others = self.pictures
        times = [1000 // RATE] * len(others) + [round(last * 1000)]
        first.save(file, save_all=True, append_images=others, duration=times, **written)
        print(f"{file.name}: {sum(times) / 1000:.1f} s, {file.stat().st_size / 1e6:.2f} MB")
