"""Draws the README's picture: the real table in the middle of a game, always the same.

python build_scripts/picture.py
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.rules.explore import Discard, Play
from game.rules.nightmare import LoseHand
from game.rules.steps import Command
from game.rules.view import View
from game.screen.app import App, Options
from game.screen.scenes.table import Table
from game.words import Words

PICTURE = Path(__file__).resolve().parent.parent / ".github" / "table.jpg"
SIZE = (1600, 900)
SEED, DOORS = "picture 6", 4


def worth(command: Command[Any], view: View) -> int:
    """How much a player who likes long runs would like it."""
    if isinstance(command, Play):
        fits = not view.run or command.card.colours == view.run[0].colours
        return 3 * fits - (command.card.kind == "K")
    if isinstance(command, Discard):
        return 1 - 3 * (command.card.kind == "K")
    return -5 if isinstance(command, LoseHand) else 2


def main() -> None:
    app = App(Words("en"), Options(seed=SEED, size=SIZE))
    while app.scene is None:
        app.step(0, [])
    assert isinstance(app.scene, Table)
    sitting = app.scene.sitting
    while sitting.pending and len(sitting.game.state.doors(0)) < DOORS:
        view = View.of(sitting.game.state, 0)
        sitting.submit(max(sitting.legal, key=lambda command: worth(command, view)))
    sitting.director.finish()
    playable = [command.card for command in sitting.legal if isinstance(command, Play)]
    if playable:
        sitting.select(playable[0].id)
        sitting.director.finish()
    app.scene.changed = True
    app.step(0, [])
    pygame.image.save(app.glass, PICTURE)
    print(PICTURE.name, "turn", sitting.director.view.turn, "pending", sitting.pending)


if __name__ == "__main__":
    main()
