"""Presses, types, drags, drops files, changes the window and asks as a screen reader does, all at
random, on every page there is.

    python -m build_scripts.monkey [--events 20000] [--seed monkey] [--painted]

The events are those that SDL would send, and the same seed sends the same ones. Now and then it
looks whether the program still goes its ways: whether something on the page can be pressed, and
whether `Esc` leads back to the title or to a table. The program is closed and opened again, too, on
the same folder of the player. Status 1, with the last events, if anything fails, if no way leads
back, or if the memory grows by more than a tenth (told on Linux only).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from build_scripts.nobodys_folder import nobodys_folder
from build_scripts.stage.endure import memory
from game.editions import OFFERED
from game.screen.app import App
from game.screen.reader.screen_reader import ASKED
from game.screen.window.display import Options
from game.screen.window.memory import give_back
from game.table.layout.places import Point
from game.words import Words

SIZES = (1280, 720), (1024, 640), (900, 1000), (1920, 1080), (640, 480), (1600, 700)
KEYS = (
    *"abcdehiklmopqrstuvxyz12345678 ",
    *("escape", "return", "tab", "backspace", "delete", "home", "end", "page up", "page down"),
    *("left", "right", "up", "down", "left", "right", "up", "down", "f1", "f2", "f3", "f11"),
)
MODIFIERS = 0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_RALT
LETTERS = "a", "Zoë", "0", "\u0000", "\U0001f640", "ﷺ", " ", "x" * 300
FRAMES = 1 / 60, 1 / 60, 1 / 60, 1 / 12, 0.4
"""Lengths in seconds of the frames."""
LAST = 40
"""Number of events that are told when something fails."""
EVERY, WARM = 500, 0.25
"""Events from one look at the ways back to the next, and the share of all events after which the
memory that is told later may not grow any more."""
GROWTH = 0.1
BACK = 40
"""Presses of Esc after which the title or a table must have come."""


class Stuck(Exception):
    """The program goes on, but the player cannot."""


class Monkey:
    """A player of whom nothing can be expected. `told` keeps its last events; `sent` counts them
    all."""

    def __init__(self, seed: str, folder: Path, *, painted: bool = False) -> None:
        self.told: deque[str] = deque(maxlen=LAST)
        self.sent = 0
        self._chance, self._painted = random.Random(seed), painted
        self._files = files(folder)
        self._at: Point = (0, 0)
        self._app = self._open()
        self._acts: list[tuple[Callable[[], None], int]] = [
            *((self._press, 30), (self._drag, 16), (self._key, 24), (self._move, 12)),
            *((self._type, 3), (self._wheel, 5), (self._wait, 5), (self._other_button, 4)),
            *((self._hold, 2), (self._focus, 2), (self._resize, 1), (self._drop_file, 1)),
            *((self._shown, 1), (self._close, 1), (self._ask, 6)),
        ]

    def act(self) -> None:
        """Does one thing, which may send several events."""
        acts, weights = zip(*self._acts, strict=True)
        self._chance.choices(acts, weights)[0]()

    def look(self) -> None:
        """Looks whether there is a way back to the title or to a table.

        Raises:
            Stuck: There is none, or nothing on the page can be pressed.
        """
        self._send(pygame.MOUSEBUTTONUP, pos=self._at, button=1, touch=False)
        for _ in range(BACK):
            app = self._app
            assert app.scene is not None
            if not any(one["at"] and one["role"] != "text" for one in self._things()):
                raise Stuck(f"nothing can be pressed on {app.scene.name}")
            if app.scene.name in ("title", "table"):
                return
            self._tap("escape")
            for _ in range(3):
                app.step(0.4, [])
        raise Stuck("Esc never leads out")

    def close(self) -> None:
        """Puts the program away."""
        self._app.sound.close()
        self._app.window.destroy()
        pygame.event.clear()

    # What it does

    def _press(self) -> None:
        self._move()
        self._button(pygame.MOUSEBUTTONDOWN)
        if self._chance.random() < 0.95:  # Sometimes the window hears no release.
            self._button(pygame.MOUSEBUTTONUP)

    def _drag(self) -> None:
        start = self._somewhere()
        self._to(start)
        self._button(pygame.MOUSEBUTTONDOWN)
        end = self._somewhere()
        for part in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            self._to((x, y), held=True)
            if self._chance.random() < 0.03:
                self._chance.choice((self._focus, self._key, self._resize))()
        self._button(pygame.MOUSEBUTTONUP)

    def _move(self) -> None:
        self._to(self._somewhere())

    def _key(self) -> None:
        self._tap(self._chance.choice(KEYS), self._chance.choice(MODIFIERS))

    def _hold(self) -> None:
        key, down = self._code(self._chance.choice("qoxp")), self._chance.random() < 0.5
        if down:
            self._send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        else:
            self._move()
            self._button(pygame.MOUSEBUTTONDOWN)
        for _ in range(self._chance.randrange(1, 8)):
            self._frame(0.2)
        if down:
            self._send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        else:
            self._button(pygame.MOUSEBUTTONUP)

    def _type(self) -> None:
        self._send(pygame.TEXTINPUT, text=self._chance.choice(LETTERS))

    def _wheel(self) -> None:
        self._send(pygame.MOUSEWHEEL, x=0, y=self._chance.choice((-9, -1, 1, 9)), touch=False)

    def _wait(self) -> None:
        for _ in range(self._chance.choice((3, 10, 30))):
            self._frame(self._chance.choice((1 / 12, 0.4)))

    def _other_button(self) -> None:
        self._move()
        button = self._chance.choice((2, 3, 3, 3, 6))
        self._button(pygame.MOUSEBUTTONDOWN, button)
        self._button(pygame.MOUSEBUTTONUP, button)

    def _focus(self) -> None:
        self._send(self._chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)))
        self._send(pygame.WINDOWFOCUSGAINED)

    def _resize(self) -> None:
        self._app.window.size = self._chance.choice(SIZES)
        self._frame(0.2)

    def _drop_file(self) -> None:
        self._send(pygame.DROPFILE, file=str(self._chance.choice(self._files)))

    def _shown(self) -> None:
        self._send(self._chance.choice((pygame.WINDOWMINIMIZED, pygame.WINDOWEXPOSED)))
        self._send(pygame.WINDOWRESTORED)

    def _ask(self) -> None:
        """Asks for something as a screen reader does, now and then for what is not there."""
        things = [str(thing["id"]) for thing in self._things()]
        act = self._chance.choice(("click", "click", "focus", "up", "down"))
        self._send(ASKED, act=act, thing=self._chance.choice([*things, "nothing"]))

    def _close(self) -> None:
        """Closes the window, and opens it again if the program was willing to end."""
        self._send(pygame.QUIT)
        if not self._app.running and self._chance.random() < 0.2:
            self.close()
            self._app = self._open()
        self._app.running = True

    # How it is done

    def _open(self) -> App:
        program = App if self._painted else Blind
        app = program(Words("en", OFFERED.words), Options(size=(1280, 720)))
        while not app.complete:
            app.step(1 / 60, [])
        return app

    def _somewhere(self) -> Point:
        """Returns a point on a thing, more often than not, or anywhere in the window."""
        things = [thing["at"] for thing in self._things() if thing["at"]]
        if things and self._chance.random() < 0.9:
            x, y = self._chance.choice(things)
            return x, y
        width, height = self._app.window.size
        return self._chance.randrange(width), self._chance.randrange(height)

    def _things(self) -> list[dict[str, Any]]:
        assert self._app.scene is not None
        things: list[dict[str, Any]] = self._app.description(self._app.scene)["things"]
        return things

    def _to(self, point: Point, held: bool = False) -> None:
        buttons = int(held), 0, 0
        self._at = point
        self._send(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=buttons, touch=False)

    def _button(self, kind: int, button: int = 1) -> None:
        self._send(kind, pos=self._at, button=button, touch=False)

    def _tap(self, name: str, mod: int = 0) -> None:
        key = self._code(name)
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if len(name) == 1:
            self._send(pygame.TEXTINPUT, text=name)
        self._send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _code(self, name: str) -> int:
        return pygame.key.key_code("space" if name == " " else name)

    def _send(self, kind: int, **fields: object) -> None:
        self.sent += 1
        assert self._app.scene is not None
        told = f"{pygame.event.event_name(kind)} {fields}"
        self.told.append(f"{self.sent} on {self._app.scene.name}: {told[:160]}")
        pygame.event.post(pygame.Event(kind, fields))
        self._frame(self._chance.choice(FRAMES))

    def _frame(self, seconds: float) -> None:
        self._app.step(seconds, pygame.event.get())


class Blind(App):
    """The program without its painting, since most of what can fail fails before."""

    def _draw(self) -> None:
        if self.scene is not None and self.scene.changed:
            self.scene.changed = False
            self.scene.take_fade()


def files(folder: Path) -> list[Path]:
    """Returns files that a player may drop on the window: games, and others by mistake."""
    kept = Path(__file__).resolve().parents[1] / "tests" / "saves"
    odd = folder / "odd.txt"
    odd.write_bytes(bytes(range(256)) * 20)
    return [*sorted(kept.glob("game-*.txt"))[:6], odd, folder, folder / "missing.txt"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Does anything at random, on every page.")
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", default="monkey")
    parser.add_argument("--painted", action="store_true", help="paint every frame, too")
    asked = parser.parse_args()
    began, warm, looked = time.perf_counter(), 0.0, 0
    with nobodys_folder(), tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(asked.seed, Path(folder), painted=asked.painted)
        try:
            while monkey.sent < asked.events:
                monkey.act()
                if monkey.sent >= looked + EVERY:
                    looked = monkey.sent
                    monkey.look()
                    give_back()
                    if not warm and looked >= WARM * asked.events:
                        warm = memory()
        except Exception:
            print(*monkey.told, sep="\n")
            raise
        monkey.close()
    give_back()
    grown = memory() / warm - 1 if warm else 0.0
    print(f"{monkey.sent} events in {time.perf_counter() - began:.0f} s, memory {grown:+.1%}")
    return 1 if grown > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
