"""What the window asks of a scene, and a scene of the program that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.screen.input.pointer import Pointed

if TYPE_CHECKING:
    import pygame

    from game.editions import Editions
    from game.journal.file.store import Journal
    from game.journal.record import Record
    from game.journal.settings import Settings
    from game.screen.cards.sprites import CardImages
    from game.screen.lettering.text import Text
    from game.screen.look.pictures import Grounds
    from game.screen.sheet import Canvas, Paint
    from game.screen.sound.sound import Sound
    from game.screen.stage import Image
    from game.screen.window.attention import Attention
    from game.screen.window.preferences import Preferences
    from game.table.hands.things import Thing
    from game.table.layout.places import Point, Size
    from game.table.motion.tempo import Tempo
    from game.table.party import Party
    from game.table.sitting import Sitting
    from game.words import Words


class Scene(Pointed, Protocol):
    """What can be on the screen."""

    name: str
    changed: bool

    @property
    def writing(self) -> bool:
        """Whether letters are written into a field."""

    @property
    def busy(self) -> bool:
        """Whether anything moves."""

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""

    def advance(self, dt: float) -> None:
        """Time passes."""

    def paint(self, surface: Canvas) -> None:
        """Everything that lies still."""

    def foreseen(self) -> Paint | None:
        """What will soon fade in, if that is known: it is drawn ahead."""

    def sprites(self) -> list[Image]:
        """What moves."""

    def things(self) -> list[Thing]:
        """What one can point at or read."""

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""

    def resized(self) -> None:
        """The window has another size."""

    def key(self, event: pygame.Event) -> None:
        """A key went down."""

    def key_up(self, key: int | None) -> None:
        """A key came up again; None means whichever are down: the window has lost them."""

    def typed(self, text: str) -> None:
        """Letters were typed."""


class Listener:
    """What a scene need not listen to unless it says otherwise."""

    def foreseen(self) -> Paint | None:
        """Nothing fades in here that would be much to draw."""
        return None

    def glance(self, point: Point | None) -> None:
        """Nothing follows the pointer here."""

    @property
    def writing(self) -> bool:
        """Nothing is written here."""
        return False

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """Nothing is to be held down here."""
        return False

    def key_up(self, key: int | None) -> None:
        """No key is to be held down here."""

    def typed(self, text: str) -> None:
        """Nothing is written here."""

    def lift(self, thing: Thing, point: Point) -> bool:
        """Nothing can be dragged here."""
        return False

    def stop_reading(self, thing: Thing) -> None:
        """Nothing can be dragged here."""

    def drag(self, point: Point) -> None:
        """Nothing can be dragged here."""

    def drop(self, point: Point) -> None:
        """Nothing can be dragged here."""

    def let_go(self) -> None:
        """Nothing can be dragged here."""

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Nothing scrolls here."""


@dataclass(frozen=True)
class Waiting:
    """A game that one can go on with: `record` is what the journal knows of it, None if it is not
    on the disk; `go_on` leads to its table, or to the title, which tells why that cannot be."""

    record: Record | None
    go_on: Callable[[], None]


class Games(Protocol):
    """The ways to a table, and the journal in which all games are kept."""

    journal: Journal

    def new_game(self, seed: str | None = None, edition: str = "base") -> None:
        """A game for one; the same deal if a seed is given."""

    def new_pair(self, party: Party, seed: str | None = None, edition: str = "base") -> None:
        """A game for two; the same deal if a seed is given."""

    def resume(self, number: int, before: Scene | None = None) -> Scene:
        """The table of a game of the journal; the end of a finished one leads back to the page
        before. Raises Trouble."""

    def waiting(self) -> Waiting | None:
        """The game that was played last and is not finished, or is not on the disk."""

    def news(self) -> str:
        """What is to be told on the next page that has room for it, once."""


class Program(Protocol):
    """What a page may ask of the program that shows it: words, pictures and sounds, what the player
    has set, and the ways to other pages."""

    words: Words
    text: Text
    cards: CardImages
    sound: Sound
    preferences: Preferences
    attention: Attention
    """Whether anybody looks."""
    grounds: Grounds
    """What lies behind the title, and behind all other pages."""
    scene: Scene | None
    """What is on. Another one is put in its place."""
    rules: Editions
    """Those of every game on offer, by its name, and how all of them are shown."""

    @property
    def games(self) -> Games:
        """The ways to a table."""

    @property
    def settings(self) -> Settings:
        """What the player has set."""

    @property
    def letters(self) -> float:
        """How large all text is, by its usual size: 1 to 2."""

    @property
    def backdrop(self) -> pygame.Surface:
        """The empty table, as large as the picture."""

    def vignette(self, place: str) -> pygame.Surface:
        """A place in the dark, to lie behind a page; where all is plain, the empty table."""

    @property
    def tempo(self) -> Tempo:
        """How things move."""

    @property
    def size(self) -> Size:
        """Of the picture, in pixels."""

    def change(self, settings: Settings, keep: bool = True) -> None:
        """These settings hold from now on, and are kept."""

    def show_title(self) -> None:
        """The title."""

    def show_games(self) -> None:
        """The games of the journal."""

    def show_about(self) -> None:
        """Whose game this is, which version, and what one may do with it."""

    def show_settings(self) -> None:
        """The settings, and from there back to where one is now."""

    def set_table(self) -> None:
        """Two players say who they are and how they play."""

    def show_goal(
        self, party: Party, before: Scene, start: Callable[[], None] | None = None
    ) -> None:
        """What these two play for, and from there back to the page before, or, if there is one, to
        the start of their game."""

    def show_result(
        self,
        table: Scene,
        sitting: Sitting,
        look: Callable[[Scene, str], None],
        unkept: str,
        before: Scene | None = None,
    ) -> None:
        """The end of a game, over its table; `look` leads to the table, with the panel of this
        name, and from there back to this page. `unkept` is why the game is not on the disk, or
        empty. Back leads to the page `before`, if there is one, else to the title."""

    def back_to(self, scene: Scene) -> None:
        """A scene that was left, in a window that may have changed meanwhile."""

    def quit(self) -> None:
        """The program ends, unless something would be lost: that is asked first."""
