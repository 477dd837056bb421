"""A program from outside that plays. It is asked by lines of the referee protocol, and nobody waits
for it long.

Each line it reads is a position as the referee tells it to the seat that is asked, with that seat's
`view`. Where something is asked (`pending`), it writes one line, a command. When a game is over
every seat is told, and nothing is to be written.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import IO

from game.plain import Malformed
from game.players.arena.contest import Answer, Forfeit, illegal
from game.records.journal.codec import Codec
from game.records.journal.text.json_lines import LONGEST_LINE, read, written
from game.referee import described, position
from game.rules.game import Game, opening
from game.rules.state import Seat, State
from game.rules.view import View, seen

FAREWELL = 2.0
"""Seconds that it has to end by itself when there is nothing more to read."""
MANY = 10
"""Lines that nobody asked for; after so many, no more are read. Each may be as long as a line can
be."""


class Bot:
    """A program, and what was last told to each seat that it plays.

    It is started by its command line when first asked something, and again after a game that it
    lost by its own fault: an answer that is still on its way must not answer the next question.
    """

    def __init__(self, command: str, patience: float) -> None:
        self._command = command
        self._patience = patience
        self._program: Conversation | None = None
        self._told: dict[Seat, tuple[int, State]] = {}
        """Number of events that each seat was told, and the state after them."""
        self._playing = False
        """True if a game has begun that is not over."""
        self._lock = Lock()
        """Held while the program is started or ended."""

    def begin(self, game: Game) -> None:
        """Sits down to a new game. Raises OSError if the program cannot be started."""
        self._told = dict.fromkeys(range(game.state.seats), (0, opening(game.rules)))
        with self._lock:
            if self._program is None:
                self._program = Conversation(self._command)
        self._playing = True

    def answer(self, game: Game) -> Answer:
        """Returns its answer. Raises Forfeit."""
        assert self._program is not None
        began = perf_counter()
        line = self._program.ask(self._line(game, game.state.active), self._patience)
        seconds = perf_counter() - began
        try:
            command = Codec(game.rules).command(read(line))
        except Malformed as flaw:
            raise illegal(line.decode(errors="replace").strip(), flaw) from None
        return Answer(command, seconds)

    def end(self, game: Game) -> None:
        """Tells how a game has ended. If it ended by the bot's fault, this program is told nothing
        more."""
        assert self._program is not None
        if game.pending is None:
            for seat in range(game.state.seats):
                self._program.tell(self._line(game, seat))
            self._playing = False
            return
        with self._lock:
            self._program.kill()
            self._program = None

    def leave(self) -> None:
        """Ends the program for good, also from another thread: at once in the middle of a game;
        otherwise it may read to the end."""
        self._lock.acquire()  # and it is never started again
        if self._program is not None:
            if not self._playing:
                self._program.finish()
            self._program.kill()

    def _line(self, game: Game, seat: Seat) -> bytes:
        """Returns the position, with all that happened since this seat was last told something."""
        number, state = self._told[seat]
        self._told[seat] = len(game.log), game.state
        codec = Codec(game.rules)
        events = [codec.encode(event) for event in seen(state, game.log[number:], seat)]
        view = described(codec, View.of(game.state, seat))
        return written(position(codec, game, events, seat) | {"view": view})


class Conversation:
    """A running program: lines that it is told and lines that it writes.

    Nothing here waits for it: one thread writes and one reads, and both end when it is gone.
    """

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self._program = subprocess.Popen(
            parts(command), stdin=pipe, stdout=pipe, env=own_environment()
        )
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._to_write: SimpleQueue[bytes] = SimpleQueue()
        self._came: SimpleQueue[bytes | None] = SimpleQueue()
        """Lines that it wrote; None where it writes no more."""
        Thread(target=self._write, args=(self._program.stdin,), daemon=True).start()
        Thread(target=self._read, args=(self._program.stdout,), daemon=True).start()

    def tell(self, line: bytes) -> None:
        self._to_write.put(line)

    def ask(self, line: bytes, patience: float) -> bytes:
        """Returns the line that it writes after it was told this one. Raises Forfeit."""
        asked = self._came.empty()
        if asked:
            self.tell(line)
        try:
            answer = self._came.get(timeout=patience)
        except Empty:
            raise Forfeit("silent") from None
        if answer is None:
            raise Forfeit("ended")
        if not asked or len(answer) > LONGEST_LINE:
            raise Forfeit("babbling")
        return answer

    def finish(self) -> None:
        """Lets it read what is still to be read, and end."""
        self._to_write.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._program.wait(FAREWELL)

    def kill(self) -> None:
        self._program.kill()
        self._program.wait()
        self._to_write.put(b"")

    def _write(self, stream: IO[bytes]) -> None:
        """Writes what is told, line by line, until the program is gone or an empty line comes."""
        with suppress(OSError), stream:
            while line := self._to_write.get():
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        """Reads what it writes, until it writes no more, or too much."""
        while self._came.qsize() < MANY:
            line = stream.readline(LONGEST_LINE + 1)
            self._came.put(line or None)
            if not line or len(line) > LONGEST_LINE:
                break


def parts(command: str) -> str | list[str]:
    """Returns a command line as the system wants it: Windows takes it apart itself, by rules of its
    own. Raises ValueError for what is none."""
    return command if sys.platform == "win32" else shlex.split(command)


def own_environment() -> Mapping[str, str]:
    """Returns the environment for a program that is not of our package, which on Linux has its own
    libraries."""
    kept = dict(os.environ)
    if "LD_LIBRARY_PATH_ORIG" in kept:
        kept["LD_LIBRARY_PATH"] = kept.pop("LD_LIBRARY_PATH_ORIG")
    elif getattr(sys, "frozen", False):
        kept.pop("LD_LIBRARY_PATH", None)
    return kept
