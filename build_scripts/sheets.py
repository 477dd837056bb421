"""Contact sheets: how a moment moves, in twelve pictures side by side."""

from __future__ import annotations

from pathlib import Path

import pygame

from build_scripts.acting import FRAME, Doing
from build_scripts.moments import Moment
from game.screen.app import App
from game.table.layout.places import Size

PICTURES = 12
WIDEST, GAP = 2000, 8
"""Pixels of a sheet, and between two pictures of it."""
GROUND, INK, PLATE = "#14121f", "#fff6dc", "#000000"
LETTERS = 20


def sheet(app: App, moment: Moment, file: Path) -> None:
    """Writes the sheet of a moment, from when it has begun until all is at rest."""
    frames = filmed(app, moment)
    count = min(PICTURES, len(frames))
    chosen = [round(i * (len(frames) - 1) / max(1, count - 1)) for i in range(count)]
    pictures = [labelled(frames[i], f"{round(i * FRAME * 1000)} ms") for i in chosen]
    pygame.image.save(side_by_side(pictures), file)
    print(f"{file.name}: {(len(frames) - 1) * FRAME:.2f} s")


def filmed(app: App, moment: Moment) -> list[pygame.Surface]:
    """Every frame of it, as large as it will be seen."""
    table = moment.set(app)
    where, frames = moment.where(table), list[pygame.Surface]()
    size = reduced(where.size)

    def step(doing: Doing) -> None:
        app.step(FRAME, doing())
        if frames or moment.begun(table):
            frames.append(pygame.transform.smoothscale(app.glass.subsurface(where), size))

    moment.play(app, step)
    assert frames, f"{moment.begins} was never shown"
    return frames


def columns(size: Size) -> int:
    """How many pictures of this size stand in a line: wide ones need more room."""
    return 3 if size[0] > size[1] * 1.5 else 4


def reduced(size: Size) -> Size:
    """The same shape, small enough for its column."""
    across = columns(size)
    part = min(1.0, (WIDEST - GAP * (across + 1)) / across / size[0])
    return int(size[0] * part), int(size[1] * part)


def labelled(picture: pygame.Surface, text: str) -> pygame.Surface:
    """The picture with a line in its corner."""
    written = pygame.font.Font(None, LETTERS * 4 // 3).render(text, True, INK, PLATE)
    picture.blit(written, (0, 0))
    return picture


def side_by_side(pictures: list[pygame.Surface]) -> pygame.Surface:
    """Pictures of one size, in lines."""
    width, height = pictures[0].get_size()
    across = columns((width, height))
    down = -(-len(pictures) // across)
    whole = pygame.Surface((GAP + across * (width + GAP), GAP + down * (height + GAP)))
    whole.fill(GROUND)
    for i, one in enumerate(pictures):
        line, column = divmod(i, across)
        whole.blit(one, (GAP + column * (width + GAP), GAP + line * (height + GAP)))
    return whole
