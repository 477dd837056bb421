"""The processes that play: how they are started and given games as they get free, and what each
does.

They are programs of their own, spoken to by lines, because any other way to spread work over
processes leads to sockets, which the packaged program does not have.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import print_exc
from typing import BinaryIO, NoReturn

import game
from game.editions import Editions
from game.plain import Plain
from game.players.arena.bot import Bot
from game.players.arena.contest import Contest, Outcome, by, played
from game.records.journal.text.json_lines import read, written

HEED = 0.5
"""Seconds after which a wait looks whether Ctrl+C was pressed, which Windows does not tell it."""
START = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from game.__main__ import main; "
    "sys.exit(main())"
)
WORKER = "arena", "--worker"
"""Arguments that have this program work."""


class WorkerLost(Exception):
    """Raised when a process has ended that should play on; it has told why on the standard
    error."""


class BotMissing(Exception):
    """Raised when the bot cannot be started; the message says why, as the system does."""


class Worker:
    """A process that plays one game after another."""

    def __init__(self, contest: Contest) -> None:
        pipe = subprocess.PIPE
        command = [*program(), *WORKER]
        # Ctrl+C is for whoever asked: a game that it breaks off is not one that was lost.
        if sys.platform == "win32":
            apart = subprocess.CREATE_NEW_PROCESS_GROUP
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, creationflags=apart)
        else:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        self._tell(written(asdict(contest)))

    def play(self, number: int) -> Outcome:
        """Plays a game. Raises WorkerLost and BotMissing."""
        self._tell(b"%d\n" % number)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise WorkerLost
        reply = read(line)
        if "error" in reply:
            raise BotMissing(reply["error"])
        return Outcome(**(reply | {"chances": tuple(reply["chances"])}))

    def leave(self) -> None:
        """Ends it, also in the middle of a game."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def wait(self) -> None:
        self._process.wait()

    def _tell(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except OSError:
            raise WorkerLost from None


def program() -> list[str]:
    """Returns the command that starts this very program once more."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # Not by its name, which might mean another one in the folder where it is started.
    return [sys.executable, "-P", "-c", START, str(Path(game.__file__).parent.parent)]


def outcomes(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """Plays these games by at most `jobs` processes; their outcomes come in order. Raises
    WorkerLost and BotMissing."""
    free: SimpleQueue[Worker] = SimpleQueue()
    workers = [Worker(contest) for _ in range(min(jobs, len(numbers)))]
    for worker in workers:
        free.put(worker)

    def play(number: int) -> Outcome:
        worker = free.get()
        try:
            return worker.play(number)
        finally:
            free.put(worker)

    threads = ThreadPoolExecutor(max(1, len(workers)))
    try:
        futures = [threads.submit(play, number) for number in numbers]
        for future in futures:
            yield awaited(future)
    finally:
        threads.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.leave()
        for worker in workers:
            worker.wait()


def awaited(future: Future[Outcome]) -> Outcome:
    """Returns the outcome, however long that takes."""
    while True:
        with suppress(TimeoutError):
            return future.result(timeout=HEED)


def work(asked: BinaryIO, told: BinaryIO, editions: Editions) -> NoReturn:
    """Reads the contest and then numbers of games, line by line, and writes an outcome for each.
    When nothing more can be asked, the process ends at once, whatever it is doing, and its bot with
    it: so nobody is left behind, however the asking program ends."""
    line = asked.readline()
    if not line:
        os._exit(0)
    contest = Contest(**read(line))
    bot = Bot(contest.player, contest.patience) if contest.bot else None
    numbers: SimpleQueue[int] = SimpleQueue()

    def leave(status: int) -> NoReturn:
        if bot is not None:
            bot.leave()
        os._exit(status)

    def listen() -> None:
        for line in asked:
            numbers.put(int(line))
        leave(0)

    Thread(target=listen, daemon=True).start()
    try:
        while True:
            told.write(written(reply(contest, numbers.get(), editions, bot)))
            told.flush()
    except Exception:
        print_exc()
        leave(1)


def reply(contest: Contest, number: int, editions: Editions, bot: Bot | None) -> Plain:
    """Returns an outcome as plain values; or an error, if the bot cannot be started."""
    game = contest.start(editions[contest.edition], number)
    if bot is None:
        player = editions.player(contest.player, contest.edition, contest.seats, game.seed)
        return asdict(played(number, game, by(player)))
    try:
        bot.begin(game)
    except OSError as error:
        return {"error": error.strerror or str(error)}
    outcome = played(number, game, bot.answer)
    bot.end(game)
    return asdict(outcome)
