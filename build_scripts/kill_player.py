"""Plays in the real program as fast as it can, and tells each command that is on the disk.

    python build_scripts/kill_player.py SEED SEATS [NUMBER]

Goes on with game NUMBER of the journal, or begins one for SEATS. What is played follows from SEED.
Prints a line for every commit; kill.py kills it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.editions.base.box import BASE
from game.folders import VARIABLE
from game.records.journal.codec import Codec
from game.rules.game import Game
from game.rules.steps import Command
from game.table.party import Party, Player
from game.table.sitting import Sitting

PARTY = Party((Player("Ottilie", "cat"), Player("Isolde", "bell")))


def state(game: Game, undone: Sequence[Command[Any]], desk: dict[str, Any]) -> str:
    """All that must outlive a kill, in one word: the deal, and what has become of it."""
    encode = Codec(game.rules).encode
    log = [encode(event) for event in game.log]
    told = json.dumps([log, [encode(command) for command in undone], desk])
    return f"{game.seed.replace(' ', '-')}={hashlib.sha256(told.encode()).hexdigest()[:16]}"


def state_of(sitting: Sitting) -> str:
    """The same of a game that is being played."""
    return state(sitting.game, sitting.back.undone, sitting.desk.plain())


def new_game(seed: str, seats: int) -> tuple[Game, Party | None]:
    """A game for one or two, and who plays it."""
    return Game.start(BASE, seed=seed, seats=seats), PARTY if seats == 2 else None


def operate(sitting: Sitting, chance: Random) -> None:
    """Does something: mostly a command, sometimes back or forward or the hand in order."""
    what = chance.random()
    if what < 0.12:
        sitting.undo()
    elif what < 0.2:
        sitting.redo()
    elif what < 0.25:
        sitting.sort()
    else:
        sitting.submit(chance.choice(sitting.legal))


def play_on(
    seed: str, seats: int, first: Sitting | None, begin: Callable[[Game, Party | None], Sitting]
) -> None:
    """Plays for ever: this sitting to its end, then one game after the other."""
    chance, number, sitting = Random(seed), 0, first
    while True:
        if sitting is None or sitting.game.pending is None:
            number += 1
            sitting = begin(*new_game(f"{seed} {number}", seats))
        operate(sitting, chance)


def main(seed: str, seats: int, game: int) -> None:
    """Plays in the program, without painting it, until somebody ends it."""
    if not os.environ.get(VARIABLE):
        sys.exit("kill.py starts this, in a folder that is not your own.")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.editions import OFFERED
    from game.screen.app import App
    from game.screen.table.table_page import Table
    from game.screen.window.display import Options
    from game.table.motion.tempo import INSTANT
    from game.words import Words

    app = App(Words("en", OFFERED.words), Options())
    app.change(replace(app.settings, speed=INSTANT))

    def watched(table: Table) -> Sitting:
        app.scene, sitting = table, table.sitting
        keep = sitting.keep

        def acknowledge() -> None:
            keep()
            if table.keeper.trouble is not None:
                raise table.keeper.trouble
            print(state_of(sitting), flush=True)

        sitting.keep = acknowledge
        return sitting

    def begin(game: Game, party: Party | None) -> Sitting:
        sitting = watched(app.games.begin(game, party))
        print(state_of(sitting), flush=True)
        return sitting

    play_on(seed, seats, watched(app.games.resume(game)) if game else None, begin)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
