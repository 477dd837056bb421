"""Records a game as the program itself mixes it: the real table plays, and what would go to the
loudspeakers goes to a file.

python -m build_scripts.sound.recording FOLDER

makes three recordings of one game, side by side, which takes as long as the game: `mix.wav` with
the settings as they are, `music.wav` without the effects and `effects.wav` without the music.
Somebody who likes long runs plays, and thinks for a while before each answer.
"""

import os
import subprocess
import sys
import wave
from pathlib import Path

import pygame

from build_scripts.sound.signals import RATE
from build_scripts.stage.picture import opened, worth
from game.records.journal.settings import Settings
from game.screen.app import App
from game.screen.table.table_page import Table

SEED, SIZE = "recorded 15", (1024, 640)
FRAME, THINKS, AFTER = 1 / 30, 1.6, 8.0
"""Seconds of a frame, before each answer, and after the end of the game."""
SETTLES = 4.0
"""Seconds after loading that are no part of a recording: a deal is heard all at once while the
program loads, since no time passes for it."""
MOST = 600.0
"""Seconds after which a game is recorded no longer."""
FRAME_BYTES = 4
"""16 bits for the left, and for the right."""
BUFFER_MS = 22
"""Milliseconds in which a buffer of the mixer is written: about as long as it would sound."""
KINDS = {"mix": Settings(), "music": Settings(sound=0), "effects": Settings(ambience=0)}
"""The settings of each recording."""


def main() -> int:
    if len(sys.argv) == 2:
        record_all(Path(sys.argv[1]))
    else:
        record(Path(sys.argv[1]), sys.argv[2])
    return 0


def record_all(folder: Path) -> None:
    """Makes all recordings, each in a process of its own. Raises CalledProcessError if one
    fails."""
    folder.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, "-m", "build_scripts.sound.recording", str(folder)]
    runs = [subprocess.Popen([*words, kind], stdout=subprocess.DEVNULL) for kind in KINDS]
    for run in runs:
        if run.wait():
            raise subprocess.CalledProcessError(run.returncode, run.args)


def record(folder: Path, kind: str) -> None:
    """Records the game with what this kind changes."""
    raw = folder / f"{kind}.raw"
    raw.unlink(missing_ok=True)
    os.environ |= {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(raw),
        "SDL_DISKAUDIODELAY": str(BUFFER_MS),
    }
    with opened(SEED, SIZE) as app:
        app.change(KINDS[kind], keep=False)
        app.sound.wait()
        loaded = raw.stat().st_size + round(SETTLES * RATE) * FRAME_BYTES
        play(app, raw)
    with wave.open(str(folder / f"{kind}.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(raw.read_bytes()[loaded:])
    raw.unlink()


def play(app: App, raw: Path) -> None:
    """Plays the whole game. Its time is that of the recording: as much passes as was written."""
    recorded, thought, over = 0.0, 0.0, 0.0
    while over < AFTER and recorded < MOST:
        written = raw.stat().st_size / FRAME_BYTES / RATE if raw.exists() else 0.0
        dt = written - recorded if raw.exists() else FRAME
        if dt < FRAME:
            pygame.time.wait(2)
            continue
        recorded = written
        app.step(min(dt, 0.1), [])
        app.sound.skip(max(0.0, dt - 0.1))
        table = app.scene
        if not isinstance(table, Table) or not table.session.pending:
            over += dt
        elif app.idle > 0:
            thought += dt
            if thought >= THINKS:
                thought, view = 0.0, table.session.view
                table.session.submit(max(table.session.legal, key=lambda each: worth(each, view)))


if __name__ == "__main__":
    sys.exit(main())
