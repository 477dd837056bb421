"""The real program on a window without a screen. The test makes its time and its mouse."""

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
from game.screen.pages.title.welcome_page import Welcome
from game.screen.scene import Scene
from game.screen.sound import mixer
from game.screen.stage import Stage
from game.screen.table.asking import tokens
from game.screen.table.between_turns.lifting import FIRST, KEYS, SECOND
from game.screen.table.between_turns.lifting import QUIET as QUIET_AFTER
from game.screen.table.drawing import panorama
from game.screen.table.games_in_play import now
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.table.layout.layout import layout
from game.table.layout.places import Size
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.tempo import Tempo
from game.table.party import Party
from game.words import Words
from tests.screen.robots.gestures import (
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
from tests.screen.robots.player import MENU, Description, at, cards, middle, press, thing

FRAME, SLOW = 1 / 60, 1 / 12
LEFT, RIGHT = pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT
LONG = 60 * 60
"""Frames after which a test gives up: a minute."""
MOST = 6000
"""Gestures after which a player counts as stuck."""
QUIET = "OS1 AM1 GK1 LS1 OS2  AM2 GM1 LM1 OM1 AS1"
"""A hand and the Locations drawn after it, which bring a few turns without any other decision."""
FACES = Kept(64 * 1024 * 1024, 0)
"""Faces of cards, read once for all windows of a process, since they are alike in all of them."""
NOWHERE = (640, 90)
"""A point above the Doors at 1280 x 720, where nothing can be laid."""


fitted, decoded, drawn_on = pictures.ground, pictures.picture, panorama._ground


def picture(name: str) -> pygame.Surface:
    """Returns a picture of the art. It is decoded once for all windows of a process, unless its
    file changes."""
    try:
        file = art_file(name)
        return picture_of(name, file, file.stat().st_mtime_ns).copy()
    except OSError:
        return decoded(name)


@lru_cache(maxsize=96)
def picture_of(name: str, file: Path, written: int) -> pygame.Surface:
    return decoded(name)


def dream(
    worlds: tuple[panorama.World, ...], state: str, area: pygame.Rect, backdrop: pygame.Surface
) -> pygame.Surface:
    """Returns the table with all places, made once for all tables on the same ground."""
    return dream_of(worlds, state, backdrop).subsurface(area)


@lru_cache(maxsize=24)
def dream_of(
    worlds: tuple[panorama.World, ...], state: str, backdrop: pygame.Surface
) -> pygame.Surface:
    return drawn_on(worlds, state, backdrop.get_rect(), backdrop)


for reads in (pictures, blanks, faces, icons, panorama, strips, tokens, variations):
    vars(reads)["picture"] = picture
vars(panorama)["_ground"] = dream
mixer.BUFFER = 256
"""A device is closed only once it has played what waits in it. A quarter of that waits here."""


def ground(size: Size, name: str = "table") -> pygame.Surface:
    """Returns the ground behind everything. It is fitted once for all windows of a size in a
    process, unless its file changes."""
    file = art_file(pictures.ground_file(name))
    return ground_of(size, name, file, file.stat().st_mtime_ns)


@lru_cache(maxsize=8)
def ground_of(size: Size, name: str, file: Path, written: int) -> pygame.Surface:
    return fitted(size, name)


pictures.ground = ground


def deck(first: str, rules: Ruleset = BASE) -> Cards:
    """Returns a whole deck with these cards on top, then all other Locations, Doors and
    Nightmares."""
    cards = {card.id: card for card in rules.box[DECK]}
    top = [cards[card_id] for card_id in first.split()]
    rest = [card for card in rules.box[DECK] if card not in top]
    return (*top, *sorted(rest, key=lambda card: card.kind in ("D", "NM")))


def key_code(name: str) -> int:
    return pygame.key.key_code(name.lower())


def on_keyboard(kind: int, key: int) -> pygame.Event:
    """Returns the event of a key as SDL would send it."""
    return pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)


class Unpainted(App):
    """The program without its painting, since most of it can be described faster than drawn. It
    makes no pictures of cards ahead, either."""

    painted = False

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        vars(self.cards).update(prepare=lambda *_: False, prepare_foil=lambda *_: False)

    def cut_to(self, scene: Scene) -> None:
        if self.painted:
            super().cut_to(scene)
        else:
            # What is painted later lies over nothing of the page that was left.
            self._stage, self.scene = Stage(), scene

    def _draw(self) -> None:
        if self.painted:
            super()._draw()
        elif self.scene is not None and self.scene.changed:
            self.scene.changed = False
            self.scene.take_fade()


class Glass:
    """A window of the program, which it feeds with events through the real queue, frame by
    frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.device: Callable[[int, int], pygame.Event] = on_keyboard
        """Function that makes the event of a key."""
        self._point: Point = (0, 0)

    def deal(self, first: str, edition: str = "base") -> None:
        """Begins a game with these cards on top of the deck; the first five are the hand."""
        rules = OFFERED[edition]
        game = Game.start(rules, seed="stacked", deck=deck(first, rules))
        self.app.scene = self.app.games.begin(game)
        self.step()

    def lay(self, game: Game, party: Party | None = None) -> None:
        """Lays a game on the table, and waits until nothing moves."""
        self.app.scene = self.app.games.begin(game, party)
        self.step()
        self.scene.settle()
        self.until_rest()
        self.step()

    def move_with(self, tempo: Tempo) -> None:
        """Sets the speed and the reduced motion, as a player would."""
        app = self.app
        app.change(replace(app.settings, speed=tempo.speed, reduced_motion=tempo.reduced))
        if isinstance(app.scene, Table):
            app.scene.resized()

    def write_at(self, letters: float) -> None:
        """Sets the size of all text, 1.0 being the usual one."""
        app = self.app
        app.change(replace(app.settings, text_size=round(letters * 100)))

    def ask_every_search(self) -> None:
        """Sets that every trio asks before it searches."""
        self.app.change(replace(self.app.settings, ask_every_search=True))

    def paint(self) -> None:
        """Paints this frame and every one from now on."""
        if isinstance(self.app, Unpainted):
            for made in ("prepare", "prepare_foil"):
                vars(self.app.cards).pop(made, None)
            self.app.painted = self.scene.changed = True
            self.app._draw()

    def paint_once(self) -> None:
        """Paints this frame alone."""
        if isinstance(self.app, Unpainted):
            self.app.painted = self.scene.changed = True
            self.app._draw()
            self.app.painted = False

    # Time

    def step(self, *events: pygame.Event, dt: float = FRAME) -> None:
        """Makes one frame, of `dt` seconds, in which these events happen."""
        for event in events:
            pygame.event.post(event)
        self.app.step(dt, pygame.event.get())

    def frames(self, count: int) -> None:
        """Makes so many frames."""
        for _ in range(count):
            self.step()

    def until_loaded(self) -> None:
        """Steps until there is a scene, and leaves the page of the first start."""
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
        """Steps until nothing moves, with frames as long as on a slow machine."""
        for _ in range(LONG):
            if not self.scene.busy:
                return
            self.step(dt=SLOW)
        raise AssertionError("the table never comes to rest")

    def wait(self, seconds: float) -> None:
        """Lets so many seconds pass, with frames as long as on a slow machine."""
        for _ in range(math.ceil(seconds / SLOW)):
            self.step(dt=SLOW)

    # Mouse and keys

    def event(self, kind: int, point: Point, **fields: Any) -> pygame.Event:
        """Returns a mouse event as SDL would send it."""
        return pygame.Event(kind, pos=point, touch=False, window=self.app.window, **fields)

    def move(self, point: Point, held: bool = False) -> None:
        """Moves the pointer to a point in one frame."""
        rel = point[0] - self._point[0], point[1] - self._point[1]
        self._point = point
        buttons = (int(held), 0, 0)
        self.step(self.event(pygame.MOUSEMOTION, point, rel=rel, buttons=buttons))

    def down(self, button: int = LEFT) -> None:
        """Presses a mouse button."""
        self.step(self.event(pygame.MOUSEBUTTONDOWN, self._point, button=button))

    def up(self, button: int = LEFT) -> None:
        """Releases a mouse button."""
        self.step(self.event(pygame.MOUSEBUTTONUP, self._point, button=button))

    def click(self, point: Point) -> None:
        """Moves the pointer to a point and clicks there."""
        self.move(point)
        self.down()
        self.up()

    def lift(self, start: Point, end: Point) -> None:
        """Drags from one point to another without a release."""
        self.move(start)
        self.down()
        self.lift_on(end)

    def lift_on(self, end: Point) -> None:
        """Goes on with a drag to a point without a release."""
        start = self._point
        for part in (0.25, 0.5, 0.75, 1.0):
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self.move((round(x), round(y)), held=True)

    def do(self, gesture: Gesture) -> None:
        """Carries out a gesture."""
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

    def press(self, key: str) -> None:
        """Clicks on the thing with this id."""
        self.do(press(self.description, key))

    def drag_onto(self, what: str, onto: str) -> None:
        """Drags a thing to the middle of another, and waits until nothing moves."""
        there = self.description
        self.do(Drag(at(thing(there, what)), middle(thing(there, onto))))
        self.until_rest()

    def hold(self, point: Point, seconds: float) -> None:
        """Holds the mouse button down at a point for so many seconds."""
        self.move(point)
        self.down()
        for _ in range(round(seconds / FRAME)):
            self.step()
        self.up()

    def pick(self, entry: str) -> None:
        """Opens the menu of the table and presses one of its entries."""
        for key in (MENU, entry):
            self.do(press(self.description, key))

    def begin(self, key: str = "button.new_game") -> None:
        """Begins a game from the title with the games as chosen last, or opens the page on which
        two set the table."""
        self.do(press(self.description, key))
        self.step()
        if self.scene.name == "choosing":
            self.do(press(self.description, "button.begin"))
            self.step()

    def look(self) -> None:
        """Lifts the cloth with the own key of the player whose turn it is, and waits until answers
        count."""
        key = KEYS[self.table.session.seat]
        for seconds in (FIRST, SECOND):
            self.wait(seconds + SLOW)
            self.key(key)
        self.wait(QUIET_AFTER)
        assert self.table.session.shown

    def key_event(self, kind: int, key: int) -> pygame.Event:
        """Returns the event as SDL would send it, of the key itself or of what another device has
        in its place."""
        return self.device(kind, key)

    def type(self, words: str) -> None:
        """Types letters, each with its key."""
        for letter in words:
            code = ord(letter.lower())
            letters = pygame.Event(pygame.TEXTINPUT, text=letter)
            self.step(self.key_event(pygame.KEYDOWN, code), letters)
            self.step(self.key_event(pygame.KEYUP, code))

    def key(self, key: int) -> None:
        """Presses and releases a key."""
        self.step(self.key_event(pygame.KEYDOWN, key), self.key_event(pygame.KEYUP, key))

    def hint(self) -> None:
        """Presses H, and agrees to the price of advice if it is told."""
        self.key(pygame.K_h)
        self.step()
        if self.table.ui.posed is not None:
            self.table.press("button.confirm")
            self.step()

    def wheel(self, steps: int) -> None:
        """Turns the wheel."""
        self.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps, touch=False, flipped=False))

    def resize(self, size: tuple[int, int]) -> None:
        """Gives the window another size at once."""
        self.app.window.size = size
        self.step()

    # What is on the glass

    @property
    def scene(self) -> Any:
        """The current scene, of which there must be one."""
        assert self.app.scene is not None
        return self.app.scene

    @property
    def table(self) -> Table:
        """The current scene, which must be the table."""
        assert isinstance(self.scene, Table)
        return self.scene

    @property
    def director(self) -> Director:
        """The director of the table."""
        return self.table._director

    @property
    def log_length(self) -> int:
        """Number of events in the log of the game."""
        return len(self.table.session.game.log)

    @property
    def description(self) -> Description:
        """The current scene as it is described to outside tools."""
        return self.app.description(self.scene)

    @property
    def said(self) -> str:
        """The second line of the prompt."""
        return str(thing(self.description, "text.body")["name"])

    def lying(self, zone: str) -> list[str]:
        """Returns the ids of the cards that lie in a zone."""
        return [card["id"] for card in cards(self.description, zone)]

    @property
    def poses(self) -> dict[str, Pose]:
        """The pose of every card as it is now."""
        return {sprite.key: pose for sprite, pose in self.director.sprites}

    def play_alone(self, next_one: Callable[[Description], Gesture]) -> Game:
        """Plays the game to its end and returns it. Whatever moves arrives at once."""
        game = self.table.session.game
        for _ in range(MOST):
            self.key(pygame.K_F9)
            if self.scene.name != "table":
                break
            self.assert_at_rest()
            if self.description["pending"] is None:
                self.step()
            else:
                self.do(next_one(self.description))
        assert self.scene.name == "result"
        assert self.description["result"] == game.state.result
        return game

    def assert_at_rest(self) -> None:
        """Checks that every card lies where the layout of this view and window wants it."""
        assert self.director.size == self.app.size
        assert_rests(self.table)

    def assert_no_card_lost(self) -> None:
        """Checks that every card of the hand, the row and the Doors is on the glass."""
        view = self.director.view
        wanted: list[Card] = [*view.hand, *view.rows[0], *view.doors[0]]
        assert {card.id for card in wanted} <= self.poses.keys()


def assert_rests(table: Table, view: View | None = None) -> None:
    """Checks that nothing moves, and that every card lies where the layout wants it, for this view
    or for that of the first seat."""
    director = table.session.director
    view = view or View.of(table.session.game.state, 0)
    assert not director.busy
    assert director.view == view
    wanted = layout(view, director.size, director.arrangement, director.staging)
    lies = {sprite.key: pose for sprite, pose in director.sprites}
    assert lies == {key: sprite.pose for key, sprite in wanted.sprites.items()}


OPEN: list[App] = []
"""The programs that were opened and not put away, in this order."""


def put_away(app: App) -> None:
    """Closes a program, and drops the events of its window so that no later program hears them."""
    app.sound.close()
    app.window.destroy()
    pygame.event.clear()


def load(glass: Glass) -> None:
    """Steps until there is a scene and all else is read, and leaves the page of the first start."""
    load_first(glass)
    if isinstance(glass.app.scene, Welcome):
        glass.app.ways.title()


def load_first(glass: Glass) -> None:
    """Steps until there is a scene, whichever it is, and all else is read."""
    app = glass.app
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
    """Yields the program, loaded and at rest; with a seed, it plays a game of this edition. Frames
    are painted all if `painted`, none if not, and the last one alone if nothing is said. A test
    that looks at pictures begins with `paint`."""
    begins, words = seed if edition == "base" else None, Words("en", editions.words)
    program = App if painted else Unpainted
    for other in OPEN:
        other.sound.wait()  # two threads at one mixer would crash the process
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
