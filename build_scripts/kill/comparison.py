"""One kill of the program, and what must be on the disk after it."""

import os
import select
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random

from build_scripts.kill.player import operate, play_on, state, state_of
from game.editions import OFFERED
from game.folders import VARIABLE
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.settings import Settings
from game.rules.game import Game
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party
from game.table.saved_table import SavedTable
from game.table.session import TableSession

PLAYER = sys.executable, Path(__file__).with_name("player.py")
TABLE = (1280, 720)
AT_ONCE = Tempo(speed=INSTANT)
ASKS = Settings().ask_every_search
STUCK = 60.0
"""Seconds in which a player tells something, or never will."""

World = dict[str, str]
"""The state of each deal."""


class Lost(Exception):
    """Something is not there that was told, or there is what nobody played."""


class Enough(Exception):
    """The states that are to be compared have all been played."""


def world(states: list[str]) -> World:
    """The last state of each deal."""
    return dict(told.split("=") for told in states)


def found(journal: Journal) -> list[Saved]:
    """Every game of the journal, the one played last at the end."""
    records = journal.records("running", 0, 9999) + journal.records("finished", 0, 9999)
    return [journal.load(record.id) for record in sorted(records, key=lambda r: r.played)]


def told(games: list[Saved]) -> list[str]:
    return [state(saved.game, saved.undone, saved.desk) for saved in games]


def session_of(game: Game, desk: SavedTable, saved: Saved | None) -> TableSession:
    """A session without a window, which goes on with what was saved, if there is anything."""
    return TableSession(
        game,
        desk,
        TABLE,
        AT_ONCE,
        undone=saved.undone if saved else (),
        resumed=saved is not None,
        asks_search=ASKS,
        staging=OFFERED.of(game.rules.edition).show,
    )


def foreseen(seed: str, seats: int, saved: Saved | None, count: int) -> list[str]:
    """The first states of what is played with this seed."""
    states: list[str] = []

    def session(game: Game, desk: SavedTable, saved: Saved | None) -> TableSession:
        seen = session_of(game, desk, saved)

        def keep() -> None:
            states.append(state_of(seen))
            if len(states) == count:
                raise Enough

        seen.keep = keep
        return seen

    def begin(game: Game, party: Party | None) -> TableSession:
        begun = session(game, SavedTable(party), None)
        begun.keep()
        return begun

    first = session(saved.game, SavedTable.of(saved.desk, saved.game), saved) if saved else None
    with suppress(Enough):
        play_on(seed, seats, first, begin)
    return states


def killed(
    player_command: Sequence[object],
    folder: Path,
    seed: str,
    seats: int,
    number: int,
    chance: Random,
) -> list[str]:
    """The words of a player until it was killed: mostly while it played, sometimes when it
    began."""
    env = os.environ | {VARIABLE: str(folder), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [*map(str, player_command), seed, str(seats), str(number)]
    player = subprocess.Popen(command, env=env, stdout=subprocess.PIPE)
    assert player.stdout is not None, "it is a pipe"
    early = chance.random() < 0.15
    lines, until = b"", time.monotonic() + (chance.uniform(0.0, 1.5) if early else STUCK)
    while (left := until - time.monotonic()) > 0:
        if select.select([player.stdout], [], [], left)[0]:
            piece = os.read(player.stdout.fileno(), 65536)
            if not piece:
                break
            if not lines and not early:
                until = time.monotonic() + chance.uniform(0.0, 0.6)
            lines += piece
    player.kill()
    lines += player.stdout.read()
    player.stdout.close()
    if player.wait() >= 0:
        raise Lost("The player has ended by itself.")
    # The last line may have been cut.
    return lines.decode().replace("\r\n", "\n").split("\n")[:-1]


def resumed(saved: Saved) -> None:
    """Lays the game on the table again, and plays on."""
    operate(session_of(saved.game, SavedTable.of(saved.desk, saved.game), saved), Random(0))


def one(folder: Path, seed: str, counted: Counter[str], player: Sequence[object] = PLAYER) -> None:
    """Starts one player, kills it, and compares. Raises Lost."""
    chance = Random(seed)
    journal = Journal(folder / "journal.sqlite", OFFERED, datetime.now)
    before = found(journal)
    journal.close()
    last = before[-1] if before and before[-1].record.result is None else None
    seats = chance.choice((1, 2))
    number = last.record.id if last and chance.random() < 0.8 else 0
    states = told(before)
    heard = killed(player, folder, seed, seats, number, chance)
    ahead = foreseen(seed, seats, last if number else None, len(heard) + 1)
    if heard != ahead[:-1]:
        raise Lost("What was told is not what was to be played.")
    after_kill = found(journal)
    now = world(told(after_kill))
    if len(now) < len(after_kill):
        raise Lost("A game is there twice.")
    if now == world(states + heard):
        counted["as it was told"] += 1
    elif now == world(states + ahead):
        counted["one further"] += 1
    else:
        raise Lost(f"after {len(heard)} commands there is {now}, not {world(states + heard)}")
    if journal.mended:
        raise Lost("The journal was damaged.")
    if after_kill and after_kill[-1].record.result is None:
        resumed(after_kill[-1])
    journal.close()
    counted["kills"] += 1
    counted["before the first command"] += not heard
    counted["commands told"] += len(heard)
