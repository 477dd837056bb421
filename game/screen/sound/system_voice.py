"""The voice of the system speaks lines, for players without a screen reader.

Each system has a program for that, which is asked in a process of its own: libraries that do the
same bring tens of megabytes and a loop of events of their own. A thread waits for the speaker, so
that no frame does.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.screen.window.log_file import log

LAST_WORD = 2.0
"""Seconds that the program waits for the voice at its end."""
WINDOWS = (
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;$t=[Console]::In.ReadToEnd();"
    "Add-Type -AssemblyName System.Speech;"
    "$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;$s.Volume={volume};"
    "try{{$s.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'{language}')}}"
    "catch{{}};$s.Speak($t)"
)
"""The script for PowerShell, which reads a line from its input and says it."""


@dataclass(frozen=True)
class Line:
    """A line to speak, in a language, at a volume from 0 to 100."""

    text: str
    language: str
    volume: int


@dataclass(frozen=True)
class Speaker:
    """A program that speaks. `asked` are its words for a line, and `hushed` those that end what is
    being spoken. It reads the line from its input, unless `asked` ends with it."""

    asked: Callable[[Line], Sequence[str]]
    reads: bool = True
    hushed: Sequence[str] = ()


def espeak(program: str) -> Speaker:
    """Returns the speaker that is eSpeak under this name."""
    return Speaker(
        lambda line: [program, "-v", line.language, "-a", str(2 * line.volume), "--stdin"]
    )


SPEAKERS: Sequence[tuple[str, str, Speaker]] = (
    (
        "win32",
        "powershell",
        Speaker(
            lambda line: [
                *("powershell", "-NoProfile", "-NonInteractive", "-Command"),
                WINDOWS.format(volume=line.volume, language=line.language),
            ]
        ),
    ),
    ("darwin", "say", Speaker(lambda line: ["say", "-f", "-"])),
    (
        "linux",
        "spd-say",
        Speaker(
            lambda line: [
                *("spd-say", "--wait", "--language", line.language),
                *("--volume", str(2 * line.volume - 100), "--", line.text),
            ],
            reads=False,
            hushed=("spd-say", "--cancel"),
        ),
    ),
    *(("linux", name, espeak(name)) for name in ("espeak-ng", "espeak")),
)
"""Programs that may speak, by system, the best first."""


def found_speaker() -> Speaker | None:
    """Returns what speaks on this system, or None if nothing does."""
    for system, program, speaker in SPEAKERS:
        if sys.platform == system and shutil.which(program):
            return speaker
    return None


class SystemVoice:
    """Speaks one line after the other. It looks for a speaker when it is first needed."""

    def __init__(self) -> None:
        self._speaker: Speaker | None = None
        self._sought = False
        self._lines: deque[Line] = deque()
        self._news = threading.Condition()
        self._child: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    @property
    def there(self) -> bool:
        """True if the system has a voice."""
        if not self._sought:
            self._speaker, self._sought = found_speaker(), True
        return self._speaker is not None

    def say(self, text: str, language: str, volume: int, *, urgent: bool = False) -> None:
        """Speaks a line after those before it, or at once if it is urgent."""
        if not self.there or not volume or self._closed:
            return
        if urgent:
            self.hush()
        with self._news:
            self._lines.append(Line(text, language, volume))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="voice", daemon=True)
                self._thread.start()
            self._news.notify()

    def hush(self) -> None:
        """Ends what is being spoken, and forgets what was to be spoken after it."""
        with self._news:
            self._lines.clear()
            self._end_child()

    def close(self) -> None:
        """Falls silent for good, and leaves no process behind."""
        self._closed = True
        self.hush()
        with self._news:
            self._news.notify()
        if self._thread is not None:
            self._thread.join(LAST_WORD)

    def _end_child(self) -> None:
        child, speaker = self._child, self._speaker
        if child is None or child.poll() is not None or speaker is None:
            return
        child.kill()
        if speaker.hushed:
            try:
                self._started(speaker.hushed).communicate(timeout=LAST_WORD)
            except (OSError, subprocess.TimeoutExpired) as trouble:
                log.info("the voice does not fall silent: %s", trouble)

    def _speak(self) -> None:
        """Speaks until the program ends; this is the main function of the thread."""
        while True:
            with self._news:
                while not (self._lines or self._closed):
                    self._news.wait()
                if self._closed or self._speaker is None:
                    return
                line, speaker = self._lines.popleft(), self._speaker
                try:
                    self._child = self._started(speaker.asked(line))
                except (OSError, ValueError) as trouble:
                    log.info("no voice: %s", trouble)
                    continue
            self._child.communicate(line.text.encode() if speaker.reads else None)

    @staticmethod
    def _started(words: Sequence[str]) -> subprocess.Popen[bytes]:
        """Starts a program with these words; none of them is read by a shell."""
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
