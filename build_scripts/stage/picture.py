"""Draws the README's pictures: the real table in the middle of a game, always the same.

python -m build_scripts.stage.picture
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from build_scripts.nobodys_folder import nobodys_folder
from game.editions import OFFERED
from game.editions.base.explore import Discard, Play, one_colour
from game.editions.base.nightmare import LoseHand
from game.rules.steps import Command
from game.rules.view import View
from game.screen.app import App
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.table import counting
from game.table.layout.places import Size
from game.table.party import Party, Player
from game.table.session import TableSession
from game.words import Words

FOLDER = Path(__file__).resolve().parents[2] / ".github"
SIZE = (1600, 900)
SEED, DOORS = "picture 6", 4
PARTY = Party((Player("Isolde", "lantern"), Player("Tristan", "boat")))
PAIR_SEED, PAIR_DOORS = "picture 16", 3
REPLAY_SEED, SHOWN = "picture 6", 0.62
"""A game that is shown again, and the share of its events after which."""
CALM = 180
"""Frames after which nothing fades and no recap is shown any longer."""


def worth(command: Command[Any], view: View) -> int:
    """Worth of a command to a player who likes long runs."""
    if isinstance(command, Play):
        run = counting.run(view, view.active, one_colour)
        fits = not run or command.card.colours == {run.colour}
        return 3 * fits - (command.card.kind == "K")
    if isinstance(command, Discard):
        return 1 - 3 * (command.card.kind == "K")
    return -5 if isinstance(command, LoseHand) else 2


def main() -> None:
    with opened(SEED, SIZE) as app:
        draw(app, DOORS, "table.jpg")
        app.games.new_pair(PARTY, PAIR_SEED)
        draw(app, PAIR_DOORS, "pair.jpg")
        app.games.new_game(REPLAY_SEED)
        draw_replay(app, "replay.jpg")


@contextmanager
def opened(seed: str, size: Size) -> Iterator[App]:
    """The program with this deal on the table, and with nobody's games and settings."""
    with nobodys_folder():
        app = App(Words("en", OFFERED.words), Options(seed=seed, size=size))
        try:
            # Until everything is loaded the program is never at rest.
            while not app.complete:
                app.step(1 / 60, [])
            yield app
        finally:
            app.games.close()
            # The interpreter crashes if it ends while a thread is in the mixer.
            app.sound.close()


def played(app: App, enough: Callable[[View], bool]) -> TableSession:
    """Plays the answers that seem best until it is enough; the table is at rest then."""
    assert isinstance(app.scene, Table)
    session = app.scene.session
    while session.pending and not enough(session.view):
        view = session.view
        session.submit(max(session.legal, key=lambda command: worth(command, view)))
    session.director.finish()
    app.scene.changed = True
    return session


def draw(app: App, doors: int, name: str) -> None:
    """Draws the table as soon as so many Doors are open."""
    session = played(app, lambda view: sum(map(len, view.doors)) >= doors)
    playable = [command.card for command in session.legal if isinstance(command, Play)]
    if playable:
        grip = playable[0].id
        session.arrange(session.arrangement.selecting(grip, session.drops.targets(grip)))
        session.director.finish()
    for _ in range(CALM):
        app.step(1 / 60, [])
    pygame.image.save(app.glass, FOLDER / name)
    print(name, "turn", session.director.view.turn, "pending", session.pending)


def draw_replay(app: App, name: str) -> None:
    """Draws the same table once more, after the game is over."""
    session = played(app, lambda view: False)
    game = session.game
    app.ways.replay(game, session.desk, None, round(len(game.log) * SHOWN))
    for _ in range(CALM):
        app.step(1 / 60, [])
    pygame.image.save(app.glass, FOLDER / name)
    print(name, game.state.result, "after", len(game.log), "events")


if __name__ == "__main__":
    main()
