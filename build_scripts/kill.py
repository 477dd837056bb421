"""Kills the program at any instant, and looks whether everything is there that was told.

    python build_scripts/kill.py --count 500 --processes 2 --windows 5

Each kill is of a program of its own, alone or with two players, that goes on with what the last
one left. Afterwards every game of the journal must be as it was when its last command was told, or
one command further; and the last game must lie on the table again. One kill of five is of a real
window that is played by drags, on a screen of its own (kill_windows.py), where Xvfb and xdotool are
installed: the last line tells how many, and in which manner. Status 1 if anything is lost.
"""

from __future__ import annotations

import argparse
import os
import select
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import Path
from random import Random

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import kill_windows
from build_scripts.kill_player import operate, play_on, state, state_of
from game.editions import OFFERED
from game.editions.base.show import STAGING
from game.folders import VARIABLE
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.settings import Settings
from game.rules.game import Game
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.screen.desk import missing_tool, x_server

PLAYER = sys.executable, Path(__file__).with_name("kill_player.py")
TABLE = (1280, 720)
AT_ONCE = Tempo(speed=INSTANT)
ASKS = Settings().ask_every_search
STUCK = 60.0
"""Seconds in which a player tells something, or never will."""
ROUND = 20
"""Kills after which the journal is a new one."""

World = dict[str, str]
"""What became of each deal."""


class Lost(Exception):
    """Something is not there that was told, or there is what nobody played."""


class Enough(Exception):
    """As many states have been played as are to be compared."""


def world(states: list[str]) -> World:
    """The last of all states of each deal."""
    return dict(told.split("=") for told in states)


def found(journal: Journal) -> list[Saved]:
    """Every game of the journal, the one played last at the end."""
    records = journal.records("running", 0, 9999) + journal.records("finished", 0, 9999)
    return [journal.load(record.id) for record in sorted(records, key=lambda r: r.played)]


def told(games: list[Saved]) -> list[str]:
    """The states of these games."""
    return [state(saved.game, saved.undone, saved.desk) for saved in games]


def foreseen(seed: str, seats: int, saved: Saved | None, count: int) -> list[str]:
    """The first states of what is played with this seed."""
    states: list[str] = []

    def session(game: Game, desk: SavedTable, saved: Saved | None) -> TableSession:
        undone = saved.undone if saved else ()
        again = saved is not None
        now = game, desk, TABLE, AT_ONCE
        seen = TableSession(*now, undone=undone, resumed=again, asks_search=ASKS, staging=STAGING)

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
    """What a player has told that was killed: mostly while it played, sometimes when it began."""
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
    """The game lies on the table again, and is played on."""
    desk = SavedTable.of(saved.desk, saved.game)
    now, undone = (saved.game, desk, TABLE, AT_ONCE), saved.undone
    session = TableSession(*now, undone=undone, resumed=True, asks_search=ASKS, staging=STAGING)
    operate(session, Random(0))


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


def share(number: int, options: argparse.Namespace) -> tuple[Counter[str], list[str]]:
    """The kills of one worker, of which there are `options.processes`."""
    counted, lost = Counter[str](), []
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        windows = Windows(Path(name), f"{options.seed}-{number}", stack)
        for turn, kill in enumerate(range(number, options.count, options.processes)):
            folder = Path(name) / str(kill // (ROUND * options.processes))
            in_window = options.windows and turn % options.windows == options.windows - 1
            try:
                if in_window:
                    windows.kill_once(counted)
                else:
                    one(folder, f"{options.seed}-{kill}", counted)
            except Exception:
                windows.afresh()
                lost.append(f"{options.seed}-{kill}:\n{traceback.format_exc(limit=-4)}")
    return counted, lost


class Windows:
    """The kills of windows of one worker: a journal of its own for each manner of playing, and
    after `ROUND` kills, or when something was lost, new ones."""

    def __init__(self, folder: Path, seed: str, stack: ExitStack) -> None:
        self._folder, self._stack, self._display = folder, stack, ""
        self._chance = Random(seed)
        self._number = 0
        self._played: dict[str, kill_windows.Plugged] = {}

    def kill_once(self, counted: Counter[str]) -> None:
        """The next one. Raises kill_windows.Lost."""
        self._display = self._display or self._stack.enter_context(x_server())
        if self._number % ROUND == 0:
            self.afresh()
        manner = kill_windows.MANNERS[self._number % len(kill_windows.MANNERS)]
        self._number += 1
        if manner not in self._played:
            folder = self._folder / f"{manner}-{self._number}"
            self._played[manner] = kill_windows.Plugged(
                folder, self._display, manner, self._chance, counted
            )
        self._played[manner].kill_once()
        counted["kills"] += 1

    def afresh(self) -> None:
        """Every manner begins with an empty journal."""
        self._played.clear()


def told_of_windows(counted: Counter[str]) -> str:
    """What was seen in windows, in a line."""
    manners = (f"{counted[f'windows {manner}']} {manner}" for manner in kill_windows.MANNERS)
    return (
        f"{counted['windows']} of these in a window ({', '.join(manners)}):"
        f" {counted['windows as shown']} as it was shown, {counted['windows further']} further,"
        f" {counted['windows resumed']} shown again at the same decision,"
        f" {counted['windows covered']} of them covered at first"
    )


def main() -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(description="Kills the program at any instant.")
    parser.add_argument("--count", type=int, default=20, help="so many kills")
    parser.add_argument("--seed", default="kill", help="games are called TEXT-0 1, TEXT-0 2, ...")
    parser.add_argument("--processes", type=int, default=1, help="workers, 1 or more")
    parser.add_argument(
        "--windows", type=int, default=5, help="one of so many kills is of a window; 0: none"
    )
    options = parser.parse_args()
    if options.windows and (tool := missing_tool()):
        print(f"No windows: {tool} is not installed.")
        options.windows = 0
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as workers:
        shares = [workers.submit(share, n, options) for n in range(options.processes)]
        results = [done.result() for done in shares]
    counted = sum((count for count, _ in results), Counter[str]())
    lost = [text for _, texts in results for text in texts]
    for text in lost:
        print(text, file=sys.stderr)
    print(
        f"{counted['kills']} of {options.count} went on, {len(lost)} did not:"
        f" {counted['as it was told']} as it was told, {counted['one further']} one further,"
        f" {counted['before the first command']} before the first command;"
        f" {counted['commands told']} commands told; {time.perf_counter() - began:.0f} s"
    )
    print(told_of_windows(counted))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
