"""The real program on a window without a screen: time and mouse are the test's own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame

from game.editions import OFFERED, Editions
from game.editions.base.box import BASE
from game.rules.card import Card
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Cards
from game.rules.view import View
from game.screen.app import App
from game.screen.cards import blanks, faces, strips, variations
from game.screen.look import icons, pictures
from game.screen.look.assets import art_file
from game.screen.look.kept import Kept
from game.screen.pages.welcome.welcome_page import Welcome
from game.screen.table.asking import tokens
from game.screen.table.between_turns.lifting import FIRST, KEYS, SECOND
from game.screen.table.between_turns.lifting import QUIET as QUIET_AFTER
from game.screen.table.drawing import panorama
from game.screen.table.games_in_play import now
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.table.layout.layout import layout
from game.table.layout.places import Rect, Size
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.tempo import Tempo
from game.words import Words
from tests.screen.gestures import (
    Click,
    DoubleClick,
    Drag,
    Gesture,
    Hold,
    Key,
    KeyDown,
    KeyUp,
    Point,
    Type,
    Wait,
)
from tests.screen.player import MENU, Description, press

FRAME, SLOW = 1 / 60, 1 / 12
LEFT, RIGHT = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT
LONG = 60 * 60
"""Frames after which a test gives up: a minute."""
QUIET = "OS1 AM1 GK1 LS1 OS2  AM2 GM1 LM1 OM1 AS1"
"""A hand, and the Locations that will be drawn: a few turns without any other decision."""
FACES = Kept(64 * 1024 * 1024, 0)
"""The faces are alike in every window: they are read once for all tests of a process."""
NOWHERE = (640, 90)
"""At 1280 x 720, above the Doors: nothing can be laid there."""


fitted, decoded, drawn_on = pictures.ground, pictures.picture, panorama._stills


def picture(name: str) -> pygame.Surface:
    """A picture of the art, which is decoded once for all windows of a process, unless its file is
    another."""
    try:
        file = art_file(name)
        return picture_of(name, file, file.stat().st_mtime_ns).copy()
    except OSError:
        return decoded(name)


@lru_cache(maxsize=96)
def picture_of(name: str, file: Path, written: int) -> pygame.Surface:
    """The same, of this file as it was written then."""
    return decoded(name)


def stills(ground: pygame.Surface, strip: Rect, state: str) -> list[panorama.Still | None]:
    """What a panorama is made of: for all tables on a ground, which is the same in all windows of a
    size."""
    return stills_of(ground, strip, state)


stills_of = lru_cache(maxsize=8)(drawn_on.__wrapped__)
vars(stills)["cache_clear"] = lambda: None
for reads in (pictures, blanks, faces, icons, panorama, strips, tokens, variations):
    vars(reads)["picture"] = picture
vars(panorama)["_stills"] = stills


def ground(size: Size, name: str = "table") -> pygame.Surface:
    """What lies behind everything: it is fitted once for all windows of a size in a process, unless
    its file is another."""
    file = art_file(f"{name}.jpg")
    return ground_of(size, name, file, file.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def ground_of(size: Size, name: str, file: Path, written: int) -> pygame.Surface:
    """The same, of this file as it was written then."""
    return fitted(size, name)


pictures.ground = ground


def deck(first: str, rules: Ruleset = BASE) -> Cards:
    """A whole deck with these cards on top, then all other Locations, Doors and Nightmares."""
    cards = {card.id: card for card in rules.box[DECK]}
    top = [cards[card_id] for card_id in first.split()]
    rest = [card for card in rules.box[DECK] if card not in top]
    return (*top, *sorted(rest, key=lambda card: card.kind in ("D", "NM")))


def key_code(name: str) -> int:
    """Of a key by its name."""
    return pygame.key.key_code(name.lower())


class Unpainted(App):
    """The program without its painting: most of what it tells is told faster than drawn. Nor does
    it make pictures of cards ahead."""

    painted = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        vars(self.cards).update(prepare=lambda *_: False, prepare_foil=lambda *_: False)

    def _draw(self) -> None:
        if self.painted:
            super()._draw()
        elif self.scene is not None and self.scene.changed:
            self.scene.changed = False
            self.scene.take_fade()


class Glass:
    """Feeds a program with events through the real queue, frame by frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._point: Point = (0, 0)

    def deal(self, first: str, edition: str = "base") -> None:
        """A new game with these cards on top of the deck; the first five are the hand."""
        rules = OFFERED[edition]
        game = Game.start(rules, seed="stacked", deck=deck(first, rules))
        self.app.scene = self.app.games.begin(game)
        self.step()

    def move_with(self, tempo: Tempo) -> None:
        """The player sets how things move."""
        app = self.app
        app.change(replace(app.settings, speed=tempo.speed, reduced_motion=tempo.reduced))
        if isinstance(app.scene, Table):
            app.scene.resized()

    def write_at(self, letters: float) -> None:
        """The player sets how large all text is."""
        app = self.app
        app.change(replace(app.settings, text_size=round(letters * 100)))

    def ask_every_search(self) -> None:
        """The player wants to be asked at every trio."""
        self.app.change(replace(self.app.settings, ask_every_search=True))

    def paint(self) -> None:
        """From now on every frame is painted."""
        if isinstance(self.app, Unpainted):
            for made in ("prepare", "prepare_foil"):
                vars(self.app.cards).pop(made, None)
            self.app.painted = self.scene.changed = True
            self.app._draw()

    # Time

    def step(self, *events: pygame.Event, dt: float = FRAME) -> None:
        """One frame in which these things happen."""
        for event in events:
            pygame.event.post(event)
        self.app.step(dt, pygame.event.get())

    def until_loaded(self) -> None:
        """Steps until there is a scene; it is not the page of the first start."""
        self.until_scene()
        if isinstance(self.app.scene, Welcome):
            self.app.ways.title()

    def until_scene(self) -> None:
        """Steps until there is a scene, whichever comes first."""
        for _ in range(LONG):
            if self.app.scene is not None:
                return
            self.step()
        raise AssertionError("the program shows no scene")

    def until_rest(self) -> None:
        """Steps until nothing moves, as on a slow machine: nobody looks at what is in between."""
        for _ in range(LONG):
            if not self.scene.busy:
                return
            self.step(dt=SLOW)
        raise AssertionError("the table never comes to rest")

    def wait(self, seconds: float) -> None:
        """Nothing is done for so long, as on a slow machine."""
        for _ in range(math.ceil(seconds / SLOW)):
            self.step(dt=SLOW)

    # Mouse and keys

    def event(self, kind: int, point: Point, **fields: Any) -> pygame.Event:
        """A mouse event as SDL would send it."""
        return pygame.Event(kind, pos=point, touch=False, window=self.app.window, **fields)

    def move(self, point: Point, held: bool = False) -> None:
        """The pointer goes to a point, in one frame."""
        rel = point[0] - self._point[0], point[1] - self._point[1]
        self._point = point
        buttons = (int(held), 0, 0)
        self.step(self.event(pygame.MOUSEMOTION, point, rel=rel, buttons=buttons))

    def down(self, button: int = LEFT) -> None:
        """A mouse button goes down."""
        self.step(self.event(pygame.MOUSEBUTTONDOWN, self._point, button=button))

    def up(self, button: int = LEFT) -> None:
        """A mouse button comes up."""
        self.step(self.event(pygame.MOUSEBUTTONUP, self._point, button=button))

    def click(self, point: Point) -> None:
        """A click."""
        self.move(point)
        self.down()
        self.up()

    def lift(self, start: Point, end: Point) -> None:
        """A drag that is not released yet."""
        self.move(start)
        self.down()
        self.lift_on(end)

    def lift_on(self, end: Point) -> None:
        """A drag that is not released yet goes on."""
        start = self._point
        for part in (0.25, 0.5, 0.75, 1.0):
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self.move((round(x), round(y)), held=True)

    def do(self, gesture: Gesture) -> None:
        """A whole gesture."""
        match gesture:
            case Click(at):
                self.click(at)
            case DoubleClick(at):
                self.click(at)
                self.click(at)
            case Drag(start, end):
                self.lift(start, end)
                self.up()
            case Hold(at, seconds):
                self.hold(at, seconds)
            case Key(name):
                self.key(key_code(name))
            case KeyDown(name):
                self.step(self.key_event(pygame.KEYDOWN, key_code(name)))
            case KeyUp(name):
                self.step(self.key_event(pygame.KEYUP, key_code(name)))
            case Type(words):
                self.type(words)
            case Wait(seconds):
                self.wait(seconds)

    def hold(self, point: Point, seconds: float) -> None:
        """The mouse button is held down at a point."""
        self.move(point)
        self.down()
        for _ in range(round(seconds / FRAME)):
            self.step()
        self.up()

    def pick(self, entry: str) -> None:
        """The menu of the table is opened, and one of its entries pressed."""
        for key in (MENU, entry):
            self.do(press(self.description, key))

    def begin(self, key: str = "button.new_game") -> None:
        """From the title to a new game, or where two set the table, as was chosen last."""
        self.do(press(self.description, key))
        self.step()
        if self.scene.name == "choosing":
            self.do(press(self.description, "button.begin"))
            self.step()

    def look(self) -> None:
        """The one whose turn it is lifts the cloth with the own key, and has looked."""
        key = KEYS[self.table.session.seat]
        for seconds in (FIRST, SECOND):
            self.wait(seconds + SLOW)
            self.key(key)
        self.wait(QUIET_AFTER)
        assert self.table.session.shown

    def key_event(self, kind: int, key: int) -> pygame.Event:
        """A key as SDL would send it."""
        return pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)

    def type(self, words: str) -> None:
        """Letters are typed, each with its key."""
        for letter in words:
            code = ord(letter.lower())
            letters = pygame.Event(pygame.TEXTINPUT, text=letter)
            self.step(self.key_event(pygame.KEYDOWN, code), letters)
            self.step(self.key_event(pygame.KEYUP, code))

    def key(self, key: int) -> None:
        """A key is pressed and released."""
        self.step(self.key_event(pygame.KEYDOWN, key), self.key_event(pygame.KEYUP, key))

    def wheel(self, steps: int) -> None:
        """The wheel is turned."""
        self.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, touch=False, flipped=False))

    def resize(self, size: tuple[int, int]) -> None:
        """The window gets another size, at once."""
        self.app.window.size = size
        self.step()

    # What is on the glass

    @property
    def scene(self) -> Any:
        """The scene that is on."""
        assert self.app.scene is not None
        return self.app.scene

    @property
    def table(self) -> Table:
        """The scene that is on, which must be the table."""
        assert isinstance(self.scene, Table)
        return self.scene

    @property
    def director(self) -> Director:
        """Of the table."""
        return self.table._director

    @property
    def log_length(self) -> int:
        """How many events the game has."""
        return len(self.table.session.game.log)

    @property
    def description(self) -> Description:
        """The scene, as told to outside tools."""
        return self.app.description(self.scene)

    @property
    def poses(self) -> dict[str, Pose]:
        """Where every card lies now."""
        return {sprite.key: pose for sprite, pose in self.director.sprites}

    def assert_at_rest(self) -> None:
        """Every card lies where the layout of this view and window wants it."""
        assert self.director.size == self.app.size
        assert_rests(self.table)

    def assert_no_card_lost(self) -> None:
        """Every card of the hand and of the row is on the glass."""
        view = self.director.view
        wanted: list[Card] = [*view.hand, *view.rows[0], *view.doors[0]]
        assert {card.id for card in wanted} <= self.poses.keys()


def assert_rests(table: Table, view: View | None = None) -> None:
    """Nothing moves, and every card lies where the layout of this view of the game wants it; of
    the only player's own if none is given."""
    director = table.session.director
    view = view or View.of(table.session.game.state, 0)
    assert not director.busy
    assert director.view == view
    wanted = layout(view, director.size, director.arrangement, director.staging)
    lies = {sprite.key: pose for sprite, pose in director.sprites}
    assert lies == {key: sprite.pose for key, sprite in wanted.sprites.items()}


OPEN: list[App] = []
"""The programs that were opened and not put away, the last one last."""


def put_away(app: App) -> None:
    """Closes a program. What its window still has to tell is told to no later one."""
    app.sound.close()
    app.window.destroy()
    pygame.event.clear()


def load(glass: Glass) -> None:
    """Until there is a scene, and all is read that it did not need; it is not the page of the first
    start."""
    load_first(glass)
    if isinstance(glass.app.scene, Welcome):
        glass.app.ways.title()


def load_first(glass: Glass) -> None:
    """The same, whichever scene comes first."""
    app = glass.app
    if not app.settings.high_contrast:
        app.cards.faces._masters = FACES
    glass.until_scene()
    app.grounds.get("table", app.size)
    for _ in app._loading:
        pass
    app.complete = True


@contextmanager
def opened(
    seed: str | None = "deal",
    size: tuple[int, int] = (1280, 720),
    editions: Editions = OFFERED,
    edition: str = "base",
    *,
    painted: bool | None = None,
    clock: Callable[[], datetime] = now,
) -> Iterator[Glass]:
    """The program, loaded and at rest; with a seed a game for one of this edition. It is `painted`
    in every frame, in none, or once at the end if nothing is said: a test that looks at pictures
    begins with `paint`."""
    begins, words = seed if edition == "base" else None, Words("en", editions.words)
    program = App if painted else Unpainted
    for other in OPEN:
        other.sound.wait()  # two threads at one mixer would be the end of the process
    app = program(words, Options(seed=begins, size=size), editions=editions, clock=clock)
    OPEN.append(app)
    try:
        glass = Glass(app)
        load(glass)
        if seed != begins:
            app.games.new_game(seed, edition)
        glass.scene.settle()  # the deal is cut short
        glass.until_rest()
        yield glass
        if painted is None and app.scene is not None:
            glass.paint()
    finally:
        OPEN.remove(app)
        put_away(app)
