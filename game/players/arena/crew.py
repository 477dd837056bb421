"""The processes that play: started, given games as they get free, and never left behind.

They are programs of their own, spoken to by lines. What else would spread work over processes leads
to sockets, which the packaged program does not have.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue

import game
from game.players.arena.contest import Contest, Outcome
from game.records.journal.text.json_lines import read, written

HEED = 0.5
"""Seconds after which a wait looks whether Ctrl+C was pressed, which Windows does not tell it."""
START = (
    "import sys; sys.path.insert(0, sys.argv.pop(1)); from game.__main__ import main; "
    "sys.exit(main())"
)
WORKER = "arena", "--worker"
"""What this program is asked for."""


class WorkerLost(Exception):
    """A process has ended that should play on; it has told why on the standard error."""


class BotMissing(Exception):
    """The bot cannot be started; the message says why, as the system does."""


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
        """A game. Raises WorkerLost and BotMissing."""
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
        """Ends it, in the middle of a game too."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def wait(self) -> None:
        """Until it has ended."""
        self._process.wait()

    def _tell(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except OSError:
            raise WorkerLost from None


def program() -> list[str]:
    """How this very program is started once more."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    # Not by its name, which might mean another one in the folder where it is started.
    return [sys.executable, "-P", "-c", START, str(Path(game.__file__).parent.parent)]


def outcomes(contest: Contest, numbers: Sequence[int], jobs: int) -> Generator[Outcome, None, None]:
    """Plays these games by at most so many processes; their outcomes come in order. Raises
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
    """What it brings, however long that takes."""
    while True:
        with suppress(TimeoutError):
            return future.result(timeout=HEED)
