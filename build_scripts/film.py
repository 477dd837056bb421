"""Films of the table, to look at how it moves.

    python build_scripts/film.py solo_victory --from 20 --to 24 OUT.webp
    python build_scripts/film.py --sheets FOLDER [--reduced] [NAME...]

The first films commands of a golden playthrough, counted from 0, each submitted when the last is
at rest. The second draws a contact sheet of each moment in build_scripts/moments.py, or of those
that are named. It needs the libraries of `pip install ".[art]"`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.acting import (
    Doing,
    asks_every_time,
    lays_the_cloth,
    lifts_the_cloth,
    moves_with,
    perform,
    rest,
    submits,
)
from build_scripts.moments import CURTAIN, MOMENTS, OPEN
from build_scripts.picture import opened
from build_scripts.positions import after, golden
from build_scripts.reel import Reel
from build_scripts.sheets import sheet
from game.__main__ import window_size
from game.screen.app import App
from tests.playthroughs.retelling import Playthrough

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
    """A film, or sheets."""
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
