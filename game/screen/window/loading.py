"""What is shown while the pictures are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import sleep

import pygame

from game.screen.lettering.game_title import draw_title
from game.screen.look import palette
from game.screen.look.pictures import ground
from game.screen.scene import Program
from game.screen.window import memory
from game.table.layout.places import Places

SHORT = 0.002
"""Seconds to wait for a large picture before looking at the window again."""


def first_pictures(
    program: Program, glass: pygame.Surface, flip: Callable[[], None]
) -> Iterator[str]:
    """The title on an empty window, at once; then the faces of the cards, while the pictures behind
    everything, too large for one step, are read beside. Raises assets.Incomplete if a picture is
    missing or damaged."""
    glass.fill(palette.TABLE)
    draw_title(glass, program.text, Places(program.size, letters=program.letters))
    flip()
    yield "title"
    memory.share()
    size = program.size
    with ThreadPoolExecutor(1) as beside:
        grounds = [beside.submit(ground, size, name) for name in ("table", "title")]
        yield from program.cards.load(program.settings.high_contrast)
        while not all(read.done() for read in grounds):
            sleep(SHORT)
            yield "grounds"
    program.backdrop = grounds[0].result().convert()
    yield "table"
    program.title_picture = grounds[1].result().convert()
