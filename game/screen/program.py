"""What a page may ask of the program that shows it."""

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
    from game.screen.cards.sprites import CardImages
    from game.screen.lettering.text import Text
    from game.screen.look.pictures import Grounds
    from game.screen.sound.sound import Sound
    from game.screen.window.attention import Attention
    from game.screen.window.preferences import Preferences
    from game.table.layout.places import Size
    from game.table.motion.tempo import Tempo
    from game.table.party import Party
    from game.table.saved_table import SavedTable
    from game.table.session import TableSession
    from game.words import Words


Shelf = Literal["today", "calendar", "ladder", "any"]
"""The pages about deals."""


class Games(Protocol):
    """The ways to a table, and the journal in which all games are kept."""

    journal: Journal

    @property
    def statistics(self) -> Statistics:
        """What the finished games of the journal come to."""

    @property
    def all_kept(self) -> bool:
        """Whether everything is on the disk, as far as was last tried."""

    @property
    def way_back(self) -> Callable[[], None] | None:
        """To the table that was laid last, if there is one."""

    def new_game(self, seed: str | None = None, edition: str = "base") -> None:
        """A game for one; the same deal if a seed is given."""

    def new_pair(self, party: Party, seed: str | None = None, edition: str = "base") -> None:
        """A game for two; the same deal if a seed is given."""

    def play_from(self, game: Game) -> None:
        """A game goes on at the position in which it was laid."""

    def marks_for(self, deal: Deal) -> tuple[str, ...]:
        """Those that a game of this deal would get: AGAIN if its cards were met before, else TODAY
        if it is the deal of today."""

    def tried_and_gone(self, deal: Deal) -> bool:
        """Whether this is the deal of a day that was tried in a game that is deleted for good."""

    def empty_bin(self) -> None:
        """Deletes the games in the bin for good, but keeps in mind which deals of days were tried
        in them. Raises Trouble; nothing is deleted then."""

    def today(self) -> date:
        """The day that it is, as UTC counts them."""

    def resume(self, number: int, before: Scene | None = None) -> Scene:
        """The table of a game of the journal; the end of a finished one leads back to the page
        before. Raises Trouble."""

    def replay(self, number: int, before: Scene) -> None:
        """A game of the journal is shown once more, and from there back to the page before. Raises
        Trouble."""

    def review(self, number: int, before: Scene) -> None:
        """A finished game of the journal is reviewed, and from there back to the page before.
        Raises Trouble."""

    def branch(self, game: Game, desk: SavedTable, at: int) -> None:
        """A new game of the same players, with all of a game up to its event of number `at`, after
        which somebody decides; it is marked as branched. The other game stays as it is."""

    def seen(self, deal: Deal) -> None:
        """The cards of this deal were seen, without a game: whoever plays it has met it."""

    def waiting(self) -> Waiting | None:
        """The game that was played last and is not finished, or is not on the disk."""

    def news(self) -> str:
        """What is to be told on the next page that has room for it, once."""


class Lessons(Protocol):
    """The ways to the lessons."""

    @property
    def way_back(self) -> Callable[[], None] | None:
        """To the lesson that is on, if one is."""

    @property
    def offered(self) -> Sequence[Lesson]:
        """All there are, in their order."""

    def progress(self, lesson: Lesson) -> Progress:
        """How far a lesson has come."""

    @property
    def learnt(self) -> Sequence[Steps]:
        """Of each lesson of the game that is taught first how many of its parts are done."""

    @property
    def left(self) -> Lesson | None:
        """One that was left before all of it was done, if there is any."""

    def show(self) -> None:
        """The page with all lessons."""

    def begin(self, lesson: Lesson, part: str = "") -> None:
        """A lesson where it was left, or at the beginning of the part of this name."""

    def real_one(self, lesson: Lesson) -> None:
        """A game of the journal on one of the kind deals that follow a lesson."""


class Ways(Protocol):
    """The ways to the pages."""

    def title(self) -> None:
        """The title."""

    def games(self) -> None:
        """The games of the journal."""

    def statistics(self) -> None:
        """What all finished games come to, and from there back to where one is now."""

    def achievements(self) -> None:
        """What careful players come to, and from there back to where one is now."""

    def about(self) -> None:
        """Whose game this is, which version, and what one may do with it."""

    def book(self, section: str = "", before: Scene | None = None) -> None:
        """The book of the rules, at the section of this key or at its beginning, and from there
        back to the scene before, or to where one is now."""

    def settings(self) -> None:
        """The settings, and from there back to where one is now."""

    def choose(self, seats: int) -> None:
        """What is to be played by so many, and then their game; at once where there is only one
        game. From there back to the title."""

    def set_table(
        self, deal: Deal | None = None, before: Scene | None = None, edition: str = "base"
    ) -> None:
        """Two players say who they are and how they play, and then have this deal, if one is given,
        or else a game of this edition. Back leads to the page before, or else to the title."""

    def deals(self, shelf: Shelf = "today", day: date | None = None) -> None:
        """The deals: those of today, the calendar, the ladder, or any other; or those of a day."""

    def share(self, game: Game) -> None:
        """What one tells somebody else of the deal of a game and, if it is over, of how it went;
        and from there back to where one is now."""

    def goal(
        self,
        party: Party,
        before: Scene,
        start: Callable[[], None] | None = None,
        edition: str = "base",
    ) -> None:
        """What these two play for in a game of this edition, and from there back to the page
        before, or, if there is one, to the start of their game."""

    def watch(self, seats: int, before: Scene | None = None, rate: float = 1.0) -> None:
        """The adviser plays a new deal for so many seats, so many times as fast as usual; from
        there back to the scene before, or to where one is now."""

    def watch_on(self, game: Game, party: Party | None, before: Scene | None = None) -> None:
        """The same from where a game with open hands stands now, in a copy whose unseen cards are
        shuffled anew."""

    def result(
        self,
        table: Scene,
        session: TableSession,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        number: int = 0,
        before: Scene | None = None,
    ) -> None:
        """The end of a game, over its table; `look` leads to the table, with the panel of this
        name, and from there back to this page. `unkept` is why the game is not on the disk, or
        empty; `number` is its number in the journal, 0 if it has none. Back leads `before`, to
        the table of a game that was looked up, or to the title."""

    def replay(self, game: Game, desk: SavedTable, before: Scene | None, at: int = 0) -> None:
        """A game shown once more, after its event of number `at`; `desk` says who played. Back
        leads to the scene before, or to the title."""

    def review(self, game: Game, desk: SavedTable, number: int, before: Scene) -> None:
        """What the adviser makes of a game that is over and was played by one whose adviser knows
        chances, and from there back to the scene before; `number` is that in the journal, 0 if it
        has none, and `desk` says who played."""


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
    def lessons(self) -> Lessons:
        """The ways to the lessons."""

    @property
    def ways(self) -> Ways:
        """The ways to the pages."""

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

    def left(self) -> Scene | None:
        """The scene that is on, where nothing is held down any longer: what is only peeked at lies
        face down when one comes back."""

    def cut_to(self, scene: Scene) -> None:
        """Nothing of the scene before shines through this one."""

    def come_up(self, scene: Scene) -> None:
        """This page comes up over all that is on the glass now, with its lights."""

    def back_to(self, scene: Scene) -> None:
        """A scene that was left, in a window that may have changed meanwhile."""

    def quit(self) -> None:
        """The program ends, unless something would be lost: that is asked first."""
