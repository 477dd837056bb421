"""The interface of the program for its pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from game.screen.scene import Scene, Waiting

if TYPE_CHECKING:
    from datetime import date

    import pygame

    from game.editions import Editions
    from game.learning.lesson import Lesson
    from game.learning.tutor import Progress
    from game.records.deals.deal import Deal
    from game.records.journal.file.store import Journal
    from game.records.journal.settings import Settings
    from game.records.statistics.achievement import Steps
    from game.records.statistics.statistics import Statistics
    from game.rules.game import Game
    from game.rules.state import Seat
    from game.screen.cards.sprites import CardImages
    from game.screen.input.controls import Controls
    from game.screen.lettering.text import Text
    from game.screen.look.pictures import Grounds
    from game.screen.reader.telling import Telling
    from game.screen.sound.sound import Sound
    from game.screen.window.display import Attention
    from game.screen.window.preferences import Preferences
    from game.table.layout.places import Size
    from game.table.motion.tempo import Tempo
    from game.table.party import Party
    from game.table.saved_table import SavedTable
    from game.table.session import TableSession
    from game.words import Words


Shelf = Literal["today", "week", "calendar", "ladder", "any"]
"""Names of the pages about deals."""


class Games(Protocol):
    """The ways to a table, and the journal that keeps all games."""

    journal: Journal

    @property
    def statistics(self) -> Statistics:
        """The statistics of the finished games in the journal."""

    @property
    def all_kept(self) -> bool:
        """True if everything was on the disk at the last try."""

    @property
    def way_back(self) -> Callable[[], None] | None:
        """A function that leads back to the table that was shown last; None without one."""

    def new_game(self, seed: str | None = None, edition: str = "base") -> None:
        """Starts a game for one player, with a given or a random seed."""

    def new_pair(
        self,
        party: Party,
        seed: str | None = None,
        edition: str = "base",
        sleepwalker: Seat | None = None,
    ) -> None:
        """Starts a game for two players, with a given or a random seed. The sleepwalker may play
        for one of them."""

    def play_from(self, game: Game) -> None:
        """Starts play at the position of this game."""

    def marks_for(self, deal: Deal) -> tuple[str, ...]:
        """Returns the marks for a new game of this deal: AGAIN if its cards were met before,
        otherwise TODAY if it is a deal of today or of this week."""

    def tried_and_gone(self, deal: Deal) -> bool:
        """Returns whether this deal of a day or week was tried in a game that has been deleted for
        good."""

    def empty_bin(self) -> None:
        """Deletes the games in the bin for good, but remembers which deals of days and weeks were
        tried in them. Raises Trouble, and then deletes nothing."""

    def today(self) -> date:
        """Returns the date of today in UTC."""

    def resume(self, number: int, before: Scene | None = None) -> Scene:
        """Returns the table of a game in the journal. The end of a finished game leads back to the
        scene before. Raises Trouble."""

    def replay(self, number: int, before: Scene) -> None:
        """Shows the replay of a game in the journal, which leads back to the scene before. Raises
        Trouble."""

    def review(self, number: int, before: Scene) -> None:
        """Shows the review of a finished game in the journal, which leads back to the scene before.
        Raises Trouble."""

    def branch(self, game: Game, desk: SavedTable, at: int) -> None:
        """Starts a new game of the same players from a position of another game: after its event
        number `at`, where somebody decides. The new game is marked as branched; the other stays as
        it is."""

    def seen(self, deal: Deal) -> None:
        """Notes that the cards of this deal were seen without a game, so that its player has met
        it."""

    def waiting(self) -> Waiting | None:
        """Returns the game that is not on the disk, or else the unfinished game that was played
        last."""

    def news(self) -> str:
        """Returns what the next page with room for it has to tell, and forgets it."""


class Lessons(Protocol):
    """The ways to the lessons, and how far the player has come."""

    @property
    def way_back(self) -> Callable[[], None] | None:
        """A function that leads back to the lesson that is being played; None without one."""

    @property
    def offered(self) -> Sequence[Lesson]:
        """The lessons, in the order in which they are taught."""

    def progress(self, lesson: Lesson) -> Progress:
        """Returns how far the player has come in a lesson."""

    @property
    def learnt(self) -> Sequence[Steps]:
        """Number of parts that are done, for each lesson of the game that is taught first."""

    @property
    def left(self) -> Lesson | None:
        """The first lesson that was left before all its parts were done, if any."""

    def show(self, lesson: Lesson | None = None, before: Scene | None = None) -> None:
        """Shows the page of lessons, open at this one, or at the last one. It leads back to the
        page `before`."""

    def begin(self, lesson: Lesson, part: str = "") -> None:
        """Begins a lesson where it was left, or at the part of this name."""

    def real_one(self, lesson: Lesson) -> None:
        """Starts a game of the journal with one of the kind deals that follow a lesson."""


class Ways(Protocol):
    """The ways to the pages."""

    def title(self) -> None:
        """Shows the title page."""

    def games(self) -> None:
        """Shows the games of the journal."""

    def show(self, name: str) -> None:
        """Shows the page of this name, which leads back to this scene: one that needs nothing
        else to know."""

    def about(self) -> None:
        """Shows the page about the version, the authors and the licence."""

    def book(self, section: str = "", before: Scene | None = None) -> None:
        """Shows the rule book at the section of this key, or at its beginning. It leads back to the
        scene before, or to this scene."""

    def settings(self) -> None:
        """Shows the settings, which lead back to this scene."""

    def choose(self, seats: int) -> None:
        """Lets the player choose a game for so many players and starts it; at once if there is only
        one game. The page leads back to the title page."""

    def set_table(
        self, deal: Deal | None = None, before: Scene | None = None, edition: str = "base"
    ) -> None:
        """Asks two players who they are and how they play, then starts this deal or a new game of
        this edition. The page leads back to the scene before, or to the title page."""

    def deals(self, shelf: Shelf = "today", day: date | None = None) -> None:
        """Shows a page of deals: those of today or of this week, the calendar, the ladder or any
        other, or the deals of `day` or of its week."""

    def share(self, game: Game) -> None:
        """Shows what to tell others about the deal of a game and, if it is over, its outcome. The
        page leads back to this scene."""

    def goal(
        self,
        party: Party,
        before: Scene,
        start: Callable[[], None] | None = None,
        edition: str = "base",
    ) -> None:
        """Shows what these two play for in a game of this edition. The page leads to the start of
        their game if `start` is given, and back to the scene before."""

    def watch(self, seats: int, before: Scene | None = None, rate: float = 1.0) -> None:
        """Lets the adviser play a new deal for so many seats, `rate` times as fast as usual. It
        leads back to the scene before, or to this scene."""

    def watch_on(self, game: Game, party: Party | None, before: Scene | None = None) -> None:
        """Lets the adviser play on from the current position of a game with open hands. It plays a
        copy in which the unseen cards are shuffled anew."""

    def result(
        self,
        table: Scene,
        session: TableSession,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        number: int = 0,
        before: Scene | None = None,
    ) -> None:
        """Shows the result of a game over its table. `look` leads to the table with the panel of
        this name, and from there back to the result. `unkept` says why the game is not on the disk,
        or is empty. `number` is its number in the journal, or 0. Back leads to the scene `before`,
        to the table of a game that was looked up, or to the title page."""

    def replay(self, game: Game, desk: SavedTable, before: Scene | None, at: int = 0) -> None:
        """Shows a replay of a game after its event number `at`. `desk` says who played. Back leads
        to the scene before, or to the title page."""

    def review(self, game: Game, desk: SavedTable, number: int, before: Scene) -> None:
        """Shows what the adviser thinks of a finished game. `number` is its number in the journal,
        or 0; `desk` says who played. The page leads back to the scene before."""


class Program(Protocol):
    """The part of the program that a page may use: words, pictures, sounds, the settings and the
    ways to other pages."""

    words: Words
    text: Text
    cards: CardImages
    sound: Sound
    controls: Controls
    telling: Telling
    """Sentences for screen readers, the voice and the captions."""
    preferences: Preferences
    attention: Attention
    """Knows whether the window is in front."""
    grounds: Grounds
    """The pictures behind the title page and behind all other pages."""
    scene: Scene | None
    """The scene that is shown. Assign another one to change it."""
    rules: Editions
    """The rules of every game on offer, by name, and how each game is shown."""

    @property
    def games(self) -> Games:
        """The ways to a table, and the journal."""

    @property
    def lessons(self) -> Lessons:
        """The ways to the lessons."""

    @property
    def ways(self) -> Ways:
        """The ways to the pages."""

    @property
    def settings(self) -> Settings:
        """The settings of the player."""

    @property
    def letters(self) -> float:
        """Size of all text as a multiple of the usual size: 1 to 2."""

    @property
    def backdrop(self) -> pygame.Surface:
        """A picture of the empty table in the size of the window."""

    def vignette(self, place: str) -> pygame.Surface:
        """Returns the picture of a dark place for the ground of a page, or the empty table in high
        contrast."""

    @property
    def tempo(self) -> Tempo:
        """The speed of all movements."""

    @property
    def size(self) -> Size:
        """Size of the picture in pixels."""

    def change(self, settings: Settings, keep: bool = True) -> None:
        """Applies these settings and, if `keep` is set, saves them."""

    def left(self) -> Scene | None:
        """Returns the scene that is shown, after it has let go of everything held down: a card that
        was only peeked at then lies face down when the player comes back."""

    def cut_to(self, scene: Scene) -> None:
        """Shows a scene at once. Nothing of the scene before shines through."""

    def come_up(self, scene: Scene) -> None:
        """Fades this page in over everything on the glass, lights included."""

    def back_to(self, scene: Scene) -> None:
        """Returns to a scene in a window that may have changed meanwhile."""

    def quit(self) -> None:
        """Ends the program, or asks first if something would be lost."""
