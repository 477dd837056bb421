"""Draws the README's pictures: the real table in the middle of a game, always the same.

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
from game.table.party import Party, Player
from game.words import Words

FOLDER = Path(__file__).resolve().parent.parent / ".github"
SIZE = (1600, 900)
SEED, DOORS = "picture 6", 4
PARTY = Party((Player("Isolde", "lantern"), Player("Tristan", "boat")))
PAIR_SEED, PAIR_DOORS = "picture 16", 3


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
    draw(app, DOORS, "table.jpg")
    app.games.new_pair(PARTY, PAIR_SEED)
    draw(app, PAIR_DOORS, "pair.jpg")


def draw(app: App, doors: int, name: str) -> None:
    """The table as soon as so many Doors are open."""
    assert isinstance(app.scene, Table)
    sitting = app.scene.sitting
    while sitting.pending and sum(map(len, sitting.view.doors)) < doors:
        view = sitting.view
        sitting.submit(max(sitting.legal, key=lambda command: worth(command, view)))
    sitting.director.finish()
    playable = [command.card for command in sitting.legal if isinstance(command, Play)]
    if playable:
        sitting.arranging.select(playable[0].id)
        sitting.director.finish()
    app.scene.changed = True
    app.step(0, [])
    pygame.image.save(app.glass, FOLDER / name)
    print(name, "turn", sitting.director.view.turn, "pending", sitting.pending)


if __name__ == "__main__":
    main()
