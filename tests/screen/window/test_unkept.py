"""When a disk does not take what is played, the game goes on, the player is told, and nothing is
lost."""

from collections.abc import Iterator

import pygame
import pytest

from game.editions.base.box import BASE
from game.folders import journal_file
from game.rules.course import Concede
from game.rules.game import Game
from game.screen import loop
from game.screen.table.between_turns.lifting import FIRST, HOLD, KEYS
from game.screen.table.drawing.tabletop import Tabletop
from game.screen.table.games_in_play import GamesInPlay
from game.table.layout.places import Rect
from game.table.party import EMBLEMS, Manner, Party, Player
from tests.screen.pages.pages_used import push
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import Player as Hands
from tests.screen.robots.player import has, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import inside, overlap

PARTY = Player("Ada", EMBLEMS[0]), Player("Wilhelmina Charlotte", EMBLEMS[3])


def block() -> None:
    """Puts a folder where the journal should be."""
    journal_file().mkdir(parents=True)


def unblock() -> None:
    """Makes the journal writable again."""
    journal_file().rmdir()


def answer(glass: Glass, times: int = 1) -> None:
    """Plays on with the mouse."""
    hands = Hands("unkept")
    for _ in range(times):
        before = glass.log_length
        while glass.log_length == before:
            glass.do(hands.next(glass.description))
            glass.until_rest()


@pytest.fixture
def glass() -> Iterator[Glass]:
    block()
    with opened() as shown:
        yield shown


def test_a_game_that_is_not_saved_goes_on_says_why_and_is_written_when_the_disk_works_again(
    glass: Glass,
) -> None:
    answer(glass, 3)
    told = thing(glass.description, "text.unkept")["name"]
    assert told == "Not saved yet. The folder cannot be opened."
    played = glass.table.session.game.log
    glass.pick("button.title")
    glass.step()
    assert thing(glass.description, "text.waiting")["name"] == "This game could not be saved yet."
    push(glass, "button.continue")
    glass.until_rest()
    assert glass.table.session.game.log == played
    unblock()
    answer(glass)
    assert not has(glass.description, "text.unkept")
    (record,) = glass.app.games.journal.records("running")
    kept = glass.app.games.journal.load(record.id).game.log
    assert kept == glass.table.session.game.log


def test_a_second_game_loses_nothing_of_the_first(glass: Glass) -> None:
    answer(glass, 3)
    glass.pick("button.title")
    glass.step()
    glass.begin()
    glass.until_rest()
    answer(glass, 2)
    unblock()
    glass.pick("button.title")
    glass.step()
    assert glass.app.games.journal.count("running") == 2


def test_leaving_asks_once_more_until_all_is_saved(
    glass: Glass, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(glass)
    glass.step(pygame.Event(pygame.QUIT))
    assert glass.app.running
    assert thing(glass.description, "text.heading")["name"] == "The last moves are not saved"
    glass.resize((1600, 900))
    glass.frames(20)
    push(glass, "button.stay")
    glass.step()
    assert glass.scene.name == "table"
    assert glass.director.size == (1600, 900)
    glass.step(pygame.Event(pygame.WINDOWCLOSE), pygame.Event(pygame.QUIT))
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "table"
    glass.paint()
    with monkeypatch.context() as patch:
        patch.setattr(Tabletop, "paint", None)
        glass.scene.changed = True
        loop.frame(glass.app, FRAME)
    assert glass.scene.name == "crash"
    glass.step(pygame.Event(pygame.QUIT))
    assert glass.app.running
    push(glass, "button.quit")
    assert not glass.app.running
    glass.app.running = True
    unblock()
    glass.step(pygame.Event(pygame.QUIT))
    assert not glass.app.running


def test_staying_finds_the_hand_covered_that_was_only_held_open(glass: Glass) -> None:
    game = Game.start(BASE, seed="hold", seats=2, visibility="hidden")
    while game.state.turn < 3:
        game.submit(game.legal()[0])
    glass.app.scene = glass.app.games.begin(game, Party(PARTY, "peek"))
    glass.until_rest()
    glass.wait(FIRST + FRAME)
    own = KEYS[glass.table.session.seat]
    glass.step(glass.key_event(pygame.KEYDOWN, own))
    glass.wait(HOLD)
    assert glass.table.session.shown
    glass.step(pygame.Event(pygame.QUIT))
    glass.step(glass.key_event(pygame.KEYUP, own))
    push(glass, "button.stay")
    assert not glass.table.session.shown


def test_the_end_of_the_game_says_so_too(glass: Glass) -> None:
    glass.table.session.submit(Concede())
    glass.until_rest()
    glass.step()
    assert "Not saved yet." in thing(glass.description, "text.unkept")["name"]


def test_a_game_played_on_in_two_programs_becomes_two_games() -> None:
    with opened() as glass:
        answer(glass, 2)
        other = GamesInPlay(glass.app)
        number = glass.table.keeper.id
        elsewhere = other.resume(number)
        elsewhere.session.submit(elsewhere.session.legal[0])
        answer(glass)
        told = thing(glass.description, "text.unkept")["name"]
        assert told == "This game went on elsewhere too. Here it is a game of its own."
        journal = glass.app.games.journal
        assert journal.count("running") == 2
        assert journal.load(number).game.log == elsewhere.session.game.log
        assert journal.load(glass.table.keeper.id).game.log == glass.table.session.game.log


@pytest.mark.parametrize(
    ("language", "size", "manner"),
    [
        ("long", (1024, 640), "peek"),
        ("long", (1024, 640), "open"),
        ("fr", (1280, 720), None),
        ("long", (1300, 1000), "peek"),
    ],
)
def test_what_is_said_overlaps_nothing(
    language: str, size: tuple[int, int], manner: Manner | None
) -> None:
    block()
    with opened(size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        if manner:
            glass.app.games.new_pair(Party(PARTY, manner), "deal")
            glass.until_rest()
            glass.step()
        things = [t for t in glass.description["things"] if t["role"] != "zone"]
        rects = {t["id"]: Rect(*t["rect"]) for t in things}
        mark = rects["text.unkept"]
        assert inside(mark, Rect(0, 0, *size))
        for key, rect in rects.items():
            assert key == "text.unkept" or not overlap(mark, rect), key
