"""A player of whom nothing can be expected: the monkey."""

import os
import random
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame

from build_scripts.mischief import devices
from build_scripts.mischief.blind import Blind
from build_scripts.mischief.dropped_files import dropped_files
from build_scripts.mischief.elsewhere import carry, play_on, set_otherwise
from build_scripts.mischief.met import Met
from build_scripts.mischief.repeatable import Repeatable
from game.editions import OFFERED
from game.folders import VARIABLE
from game.screen.app import App
from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ASKED
from game.screen.reader.tree import every, tree
from game.screen.window.display import Options
from game.table.hands.things import Thing
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
TOGETHER = 0.4
"""Chance that an event comes in one frame with the next one."""
LAST = 40
"""Number of events that are told when something fails."""
BACK = 40
"""Presses of Esc after which the title or a table must have come."""
CALM, LONG = 150, 0.4
"""Number of frames after which a scene must lie still, and their length in seconds."""
OTHER_PLAYER = 0.2
"""Chance that the program is opened again by a player who has never opened it."""


class Stuck(Exception):
    """The program goes on, but the player cannot."""


class Monkey:
    """Does anything at random, on every page there is. `told` keeps its last events, `sent` counts
    them all, and `met` counts where it has been. It keeps its files in this folder."""

    def __init__(self, seed: str, folder: Path, *, painted: bool = False) -> None:
        self.told: deque[str] = deque(maxlen=LAST)
        self.sent, self.met = 0, Met()
        self._chance, self._painted, self._folder = random.Random(seed), painted, folder
        self._files = dropped_files(folder)
        self._at: Point = (0, 0)
        self._gone: deque[str] = deque(["nothing"], maxlen=LAST)
        """Ids of things that were there once, and of one that never was."""
        self._players = 0
        self._narrator, self._repeatable = Narrator(), Repeatable(random.Random(seed))
        self._app = self._open()
        self._acts: list[tuple[Callable[[], None], int]] = [
            *((self._press, 26), (self._key, 22), (self._drag, 10), (self._move, 8)),
            *((self._finger, 8), (self._pad, 10), (self._ask, 7), (self._wait, 5)),
            *((self._wheel, 4), (self._other_button, 3), (self._type, 3), (self._hold, 2)),
            *((self._focus, 2), (self._surround, 2), (self._resize, 1), (self._drop_file, 1)),
            *((self._shown, 1), (self._close, 1), (self._set, 3), (self._carry, 3)),
            *((self._play_on, 3), (self._read, 2)),
        ]

    def act(self) -> None:
        """Does one thing, which may send several events."""
        acts, weights = zip(*self._acts, strict=True)
        self._chance.choices(acts, weights)[0]()
        self.met.look(self._app)

    def look(self) -> None:
        """Looks whether there is a way back to the title or to a table, on which all comes to rest
        and the focus of the keyboard finds something.

        Raises:
            Stuck: There is no way, or nothing there can be pressed.
        """
        self._send(pygame.MOUSEBUTTONUP, pos=self._at, button=1, touch=False)
        self._send_all(devices.lifted())
        self._frame(LONG)
        for _ in range(BACK):
            self._read()
            if self._app.scene is not None and self._app.scene.name in ("title", "table"):
                self._come_to_rest()
                return
            self._tap("escape")
            for _ in range(3):
                self._frame(LONG)
        raise Stuck("Esc never leads out")

    def _come_to_rest(self) -> None:
        """Raises Stuck if a page does not come to rest, or if no key finds anything there."""
        app, page = self._app, self._app.scene
        for _ in range(CALM):
            if page is not app.scene or page is None or not page.busy:
                break
            self._frame(LONG)
        else:
            raise Stuck(f"{page.name} never comes to rest" if page else "there is no page")
        for key in ("tab", "right", "up", "tab", "tab"):
            self._tap(key)
            self._frame(LONG)
            if any("focused" in thing.state for thing in self._things()):
                return
        raise Stuck(f"the keyboard finds nothing on {app.scene and app.scene.name}")

    def close(self) -> None:
        """Puts the program away for good."""
        self._put_away()
        self._repeatable.close()

    def _put_away(self) -> None:
        self._app.sound.close()
        self._app.games.close()
        self._app.window.destroy()
        pygame.event.clear()

    # With the mouse

    def _press(self) -> None:
        self._move()
        self._button(pygame.MOUSEBUTTONDOWN)
        if self._chance.random() < 0.95:  # Sometimes the window hears no release.
            self._button(pygame.MOUSEBUTTONUP)
        if self._chance.random() < 0.1:
            self._button(pygame.MOUSEBUTTONDOWN)
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
                disturbed = self._focus, self._key, self._resize, self._pad, self._finger, self._set
                self._chance.choice(disturbed)()
        self._button(pygame.MOUSEBUTTONUP)

    def _move(self) -> None:
        self._to(self._somewhere())

    def _wheel(self) -> None:
        y = self._chance.choice((-9, -1, 1, 9))
        self._send(
            pygame.MOUSEWHEEL,
            x=0,
            y=y,
            precise_x=0.0,
            precise_y=float(y),
            flipped=False,
            touch=False,
        )

    def _other_button(self) -> None:
        self._move()
        button = self._chance.choice((2, 3, 3, 3, 6))
        self._button(pygame.MOUSEBUTTONDOWN, button)
        self._button(pygame.MOUSEBUTTONUP, button)

    # With the keyboard

    def _key(self) -> None:
        self._tap(self._chance.choice(KEYS), self._chance.choice(MODIFIERS))

    def _hold(self) -> None:
        """Holds a key or the mouse button for a while."""
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
        text = self._chance.choice(LETTERS)
        if self._chance.random() < 0.3:
            self._send(pygame.TEXTEDITING, text=text[:30], start=0, length=1)
        self._send(pygame.TEXTINPUT, text=text)

    # With other devices

    def _finger(self) -> None:
        start, end = self._somewhere(), self._somewhere()
        self._send_all(devices.touch(self._chance, start, end, self._app.window.size))

    def _pad(self) -> None:
        for _ in range(self._chance.choice((1, 1, 3))):
            self._send_all(devices.pad(self._chance))

    def _ask(self) -> None:
        """Asks for something as a screen reader does, now and then for what is there no longer."""
        things = [thing.id for thing in self._things()]
        act = self._chance.choice(("click", "click", "focus", "up", "down", "scroll"))
        thing = self._chance.choice([*things, self._chance.choice(self._gone)])
        self._gone.append(thing)
        self._send(ASKED, act=act, thing=thing)

    def _read(self) -> None:
        """Reads the page as a screen reader does. Raises Stuck if nothing can be pressed on it, or
        if two things have one id."""
        app = self._app
        assert app.scene is not None
        if app.scene.busy:
            return
        description = app.reading(app.scene)
        if not any(one["at"] and one["role"] != "text" for one in description["things"]):
            raise Stuck(f"nothing can be pressed on {app.scene.name}")
        ids = [branch.id for branch in every(tree(description, app.words))]
        if twice := {one for one in ids if ids.count(one) > 1}:
            raise Stuck(f"{app.scene.name} has twice {twice}")
        self._narrator.follow(description, app.scene.happened(), app.scene.asked())

    # With the window

    def _wait(self) -> None:
        for _ in range(self._chance.choice((3, 10, 30))):
            self._frame(self._chance.choice((1 / 12, LONG)))

    def _focus(self) -> None:
        self._send(self._chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE)))
        self._send(pygame.WINDOWFOCUSGAINED)

    def _resize(self) -> None:
        self._app.window.size = self._chance.choice(SIZES)
        self._frame(0.2)

    def _drop_file(self) -> None:
        self._send(pygame.DROPBEGIN)
        for _ in range(self._chance.choice((1, 1, 1, 3))):
            self._send(pygame.DROPFILE, file=str(self._chance.choice(self._files)))
        if self._chance.random() < 0.2:
            self._send(pygame.DROPTEXT, text=self._chance.choice(LETTERS))
        self._send(pygame.DROPCOMPLETE)

    def _shown(self) -> None:
        gone = pygame.WINDOWMINIMIZED, pygame.WINDOWEXPOSED, pygame.WINDOWHIDDEN
        self._send(self._chance.choice(gone))
        self._send(self._chance.choice((pygame.WINDOWRESTORED, pygame.WINDOWSHOWN)))

    def _surround(self) -> None:
        self._send_all([devices.surroundings(self._chance)])

    def _close(self) -> None:
        """Closes the window, and opens it again if the program was willing to end."""
        self._send(pygame.QUIT)
        self._frame(1 / 60)
        if not self._app.running and self._chance.random() < 0.2:
            self._put_away()
            if self._chance.random() < OTHER_PLAYER:
                self._players += 1
                os.environ[VARIABLE] = str(self._folder / f"player {self._players}")
            self._app = self._open()
        self._app.running = True

    # As if by magic

    def _set(self) -> None:
        set_otherwise(self._app, self._chance)
        self._note("settings")

    def _carry(self) -> None:
        carry(self._app, self._chance)
        self._note("carried")

    def _play_on(self) -> None:
        play_on(self._app, self._chance)
        self._note("played on")

    # How it is done

    def _open(self) -> App:
        program = App if self._painted else Blind
        words, clock = Words("en", OFFERED.words), self._repeatable.now
        app = program(words, Options(size=(1280, 720)), clock=clock)
        while not app.complete:
            app.step(1 / 60, [])
        return app

    def _somewhere(self) -> Point:
        """Returns a point on a thing, more often than not, or anywhere in the window."""
        app, (width, height) = self._app, self._app.window.size
        things = [thing for thing in self._things() if thing.role != "text"]
        if things and self._chance.random() < 0.9:
            per_pixel, rect = width / app.size[0], self._chance.choice(things).rect
            across, down = self._chance.choice(((0.5, 0.5), (0.5, 0.5), (0.1, 0.1), (0.9, 0.8)))
            x, y = rect.x + across * rect.w, rect.y + down * rect.h
            return round(x * per_pixel), round(y * per_pixel)
        return self._chance.randrange(width), self._chance.randrange(height)

    def _things(self) -> list[Thing]:
        assert self._app.scene is not None
        return self._app.scene.things()

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

    def _send_all(self, sent: Iterable[devices.Sent]) -> None:
        for kind, told in sent:
            self._send(kind, **told)

    def _send(self, kind: int, **fields: object) -> None:
        """Sends an event. It is handled in a frame of its own, or together with the next one."""
        self._note(f"{pygame.event.event_name(kind)} {fields}")
        pygame.event.post(pygame.Event(kind, fields))
        if self._chance.random() >= TOGETHER:
            self._frame(self._chance.choice(FRAMES))

    def _note(self, told: str) -> None:
        self.sent += 1
        assert self._app.scene is not None
        self.told.append(f"{self.sent} on {self._app.scene.name}: {told[:160]}")

    def _frame(self, seconds: float) -> None:
        self._app.step(seconds, pygame.event.get())
