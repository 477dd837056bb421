"""Films of the table, to look at how it moves.

    python -m build_scripts.stage.film solo_victory --from 20 --to 24 OUT.webp
    python -m build_scripts.stage.film --sheets FOLDER [--reduced] [NAME...]

The first films commands of a golden playthrough, counted from 0, each submitted when the last is at
rest. The second draws a contact sheet of each moment in `moments.py`, or of those that are named:
twelve pictures side by side. It needs the libraries of `pip install ".[art]"`.
"""

import argparse
from pathlib import Path

import pygame

from build_scripts.stage.acting import (
    FRAME,
    Doing,
    asks_every_time,
    lays_the_cloth,
    lifts_the_cloth,
    moves_with,
    perform,
    rest,
    submits,
)
from build_scripts.stage.moments import CURTAIN, MOMENTS, OPEN, Moment
from build_scripts.stage.picture import opened
from build_scripts.stage.positions import after, golden
from build_scripts.stage.reel import Reel
from game.__main__ import window_size
from game.screen.app import App
from game.table.layout.places import Size
from tests.playthroughs.retelling import Playthrough

PICTURES = 12
SHEET, GAP = 2000, 8
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
    """Every frame of a moment, as large as it will be seen."""
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
    """Number of pictures of this size in a line: wide ones need more room."""
    return 3 if size[0] > size[1] * 1.5 else 4


def reduced(size: Size) -> Size:
    """The size in the same shape, small enough for its column."""
    across = columns(size)
    part = min(1.0, (SHEET - GAP * (across + 1)) / across / size[0])
    return int(size[0] * part), int(size[1] * part)


def labelled(picture: pygame.Surface, text: str) -> pygame.Surface:
    written = pygame.font.Font(None, LETTERS * 4 // 3).render(text, True, INK, PLATE)
    picture.blit(written, (0, 0))
    return picture


def side_by_side(pictures: list[pygame.Surface]) -> pygame.Surface:
    width, height = pictures[0].get_size()
    across = columns((width, height))
    down = -(-len(pictures) // across)
    whole = pygame.Surface((GAP + across * (width + GAP), GAP + down * (height + GAP)))
    whole.fill(GROUND)
    for i, one in enumerate(pictures):
        line, column = divmod(i, across)
        whole.blit(one, (GAP + column * (width + GAP), GAP + line * (height + GAP)))
    return whole


WIDEST = 960
"""Pixels of a picture of a film."""
LAST = 1.5
"""Seconds of its last picture."""
WRITTEN = {"quality": 85, "method": 4}


def film(app: App, playthrough: Playthrough, first: int, last: int | None) -> Reel:
    """The commands from the first to the last; the last one itself is not filmed."""
    game = after(playthrough, first)
    hidden = game.state.visibility == "hidden"
    party = None if game.state.seats == 1 else CURTAIN if hidden else OPEN
    asks_every_time(app)
    app.scene = table = app.games.begin(game, party)
    rest(app)
    width, height = app.size
    part = min(1.0, WIDEST / width)
    reel = Reel(app, (round(width * part), round(height * part)))

    def step(doing: Doing) -> None:
        reel.step(*doing())

    for _, said in playthrough.moves[first:last]:
        if table.session.viewer.parting:
            perform(app, lays_the_cloth, step)
        perform(app, lifts_the_cloth, step)
        perform(app, submits(said), step)
    return reel


def main() -> None:
    parser = argparse.ArgumentParser(description="Films of the table.")
    parser.add_argument("names", nargs="*", help="PLAYTHROUGH OUT.webp, or moments for --sheets")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="contact sheets go there")
    parser.add_argument("--from", dest="first", type=int, default=0, metavar="N")
    parser.add_argument("--to", dest="last", type=int, metavar="M", help="this is not filmed")
    parser.add_argument("--size", type=window_size, default=(1280, 720))
    parser.add_argument("--reduced", action="store_true", help="with reduced motion")
    parser.add_argument("--speed", type=float, default=1.0, help="0.5, 1 or 2")
    asked = parser.parse_intermixed_args()
    with opened("film", asked.size) as app:
        moves_with(app, asked.speed, asked.reduced)
        if asked.sheets is None:
            name, file = asked.names
            playthrough = golden(Path(name).stem)
            count = len(playthrough.moves)
            if not 0 <= asked.first < count:
                parser.error(f"{name} has the commands 0 to {count - 1}")
            reel = film(app, playthrough, asked.first, asked.last)
            reel.save(Path(file), LAST, WRITTEN)
            return
        asked.sheets.mkdir(parents=True, exist_ok=True)
        for name in asked.names or MOMENTS:
            end = "-reduced" if asked.reduced else ""
            sheet(app, MOMENTS[name], asked.sheets / f"{name}{end}.png")


if __name__ == "__main__":
    main()
