"""Plays in the real program as fast as it can, and tells each command that is on the disk.

    python build_scripts/kill/player.py SEED SEATS [NUMBER]

Goes on with game NUMBER of the journal, or begins one for SEATS. What is played follows from SEED.
Prints a line for every commit; `comparison.py` kills it.
"""

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
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.editions import OFFERED
from game.folders import VARIABLE
from game.records.journal.codec import Codec
from game.rules.game import Game
from game.rules.steps import Command
from game.table.party import Party, Player
from game.table.session import TableSession

WITH = 0.4
"""Share of the games that are played with each expansion."""
PARTY = Party((Player("Ottilie", "cat"), Player("Isolde", "bell")))


def state(game: Game, undone: Sequence[Command[Any]], desk: dict[str, Any]) -> str:
    """All that must outlive a kill, in one word: the deal, and what has become of it."""
    encode = Codec(game.rules).encode
    log = [encode(event) for event in game.log]
    told = json.dumps([log, [encode(command) for command in undone], desk])
    return f"{game.seed.replace(' ', '-')}={hashlib.sha256(told.encode()).hexdigest()[:16]}"


def state_of(session: TableSession) -> str:
    """State of a game that is being played."""
    return state(session.game, session.back.undone, session.desk.plain())


def new_game(seed: str, seats: int) -> tuple[Game, Party | None]:
    """A game for one or two with any of the expansions at any level, and who plays it."""
    chance = Random(seed)
    added = [chance.choice(e.names) for e in OFFERED.added if chance.random() < WITH]
    game = Game.start(OFFERED[OFFERED.joined(added)], seed=seed, seats=seats)
    return game, PARTY if seats == 2 else None


def operate(session: TableSession, chance: Random) -> None:
    """Does something: mostly a command, sometimes back or forward or the hand in order."""
    what = chance.random()
    if what < 0.12:
        session.undo()
    elif what < 0.2:
        session.redo()
    elif what < 0.25:
        session.sort()
    else:
        session.submit(chance.choice(session.legal))


def play_on(
    seed: str,
    seats: int,
    first: TableSession | None,
    begin: Callable[[Game, Party | None], TableSession],
) -> None:
    """Plays for ever: this game to its end, then one game after the other."""
    chance, number, session = Random(seed), 0, first
    while True:
        if session is None or session.game.pending is None:
            number += 1
            game, party = new_game(f"{seed} {number}", seats)
            session = begin(game, party)
        operate(session, chance)


def main(seed: str, seats: int, game: int) -> None:
    """Plays in the program, without painting it, until somebody ends it."""
    if not os.environ.get(VARIABLE):
        sys.exit("build_scripts.kill starts this, in a folder that is not your own.")
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.screen.app import App
    from game.screen.table.table_page import Table
    from game.screen.window.display import Options
    from game.table.motion.tempo import INSTANT
    from game.words import Words

    app = App(Words("en", OFFERED.words), Options())
    app.change(replace(app.settings, speed=INSTANT))

    def watched(table: Table) -> TableSession:
        app.scene, session = table, table.session
        keep = session.keep

        def acknowledge() -> None:
            keep()
            if table.keeper.trouble is not None:
                raise table.keeper.trouble
            print(state_of(session), flush=True)

        session.keep = acknowledge
        return session

    def begin(game: Game, party: Party | None) -> TableSession:
        session = watched(app.games.begin(game, party))
        print(state_of(session), flush=True)
        return session

    play_on(seed, seats, watched(app.games.resume(game)) if game else None, begin)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
