"""A game is shown once more in the real window: by mouse, by keys, and from wherever one comes."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from game.editions.base.nightmare import NightmareDrawn
from game.editions.base.show import STAGING
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import REVEALED
from game.screen.pages.replay.around import LINE, MARK
from game.screen.pages.replay.paper_page import PaperPage
from game.screen.pages.replay.replay_page import Replay
from game.screen.pages.replay.transport import KEYS, PLAY, SPEED, STEPS
from game.table.layout.places import Size
from game.table.party import Manner, Party, Player
from game.table.replay import Recording
from game.table.saved_table import BRANCHED, SavedTable
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import push
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPOKEN
from tests.table.robots.replays import random_game
from tests.table.robots.tables import inside, overlap
from tests.variants import thinned_rows

PLAYERS = Player("Ada", "cat"), Player("Wilhelmina Charlotte", "bell")
WINDOWS = (1024, 640), (1280, 720), (1920, 1080)


def party(manner: Manner = "open", fixed: bool = False) -> Party:
    return Party(PLAYERS, manner, "first", fixed)


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        yield shown


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game("one")


@pytest.fixture
def glass(window: Glass, game: Game) -> Glass:
    """Shows a finished game for one from its middle, opened from the title."""
    show(window, game, at=150)
    return window


def show(glass: Glass, game: Game, desk: SavedTable | None = None, at: int = 0) -> None:
    glass.app.ways.replay(game, desk or SavedTable(), None, at)
    glass.until_rest()
    glass.step()


def page(glass: Glass) -> Replay:
    """Returns the present replay."""
    assert isinstance(glass.scene, Replay)
    return glass.scene


def shown_at(glass: Glass) -> int:
    """Returns the number of the event that is shown."""
    return page(glass).playback.at


def poses(glass: Glass) -> dict[str, object]:
    return {sprite.key: pose for sprite, pose in page(glass).playback.director.sprites}


def test_a_replay_is_played_in_another_word_than_a_card(
    glass: Glass, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = SPOKEN["fr"]
    monkeypatch.setattr(glass.app, "words", french)
    page(glass).renew()
    assert thing(glass.description, PLAY)["name"] != french.say("Play")


def test_it_says_that_it_is_a_replay_and_in_which_turn_one_is(glass: Glass) -> None:
    turn = page(glass).recording.frames[150][1].turn
    assert glass.description["scene"] == "replay"
    assert glass.description["pending"] is None
    assert thing(glass.description, "text.replay")["name"] == f"REPLAY Turn {turn}"
    assert thing(glass.description, "text.heading")["name"]


def test_space_plays_and_any_press_stops_it(glass: Glass) -> None:
    glass.key(pygame.K_SPACE)
    glass.wait(3)
    played = shown_at(glass)
    assert played > 150
    glass.click((640, 300))
    glass.wait(3)
    stopped = shown_at(glass)
    assert not page(glass).playback.playing
    assert stopped - played < 8
    for way in (lambda: push(glass, PLAY), lambda: glass.key(pygame.K_SPACE)):
        way()
        assert page(glass).playback.playing
        glass.wait(1)
        way()
        assert not page(glass).playback.playing
    assert page(glass).playback.at > stopped


def test_another_speed_goes_on_playing(glass: Glass) -> None:
    push(glass, PLAY)
    told = []
    for _ in range(4):
        glass.wait(0.5)
        push(glass, SPEED)
        assert page(glass).playback.playing
        told.append(thing(glass.description, SPEED)["name"])
    assert told == ["Speed: 2x", "Speed: 4x", "Speed: 0.5x", "Speed: 1x"]


def test_every_button_has_a_key_that_does_the_same(glass: Glass) -> None:
    for key, button in KEYS.items():
        if button in STEPS:
            ends = []
            for way in (lambda b=button: push(glass, b), lambda k=key: glass.key(k)):
                page(glass).turn_to(150)
                way()
                glass.until_rest()
                ends.append((shown_at(glass), poses(glass)))
            assert ends[0] == ends[1]
            assert (ends[0][0] > 150) == STEPS[button].on
    glass.key(pygame.K_HOME)
    assert shown_at(glass) == 0
    assert "disabled" in thing(glass.description, "button.event_back")["state"]
    glass.key(pygame.K_END)
    assert page(glass).playback.ended
    assert "disabled" in thing(glass.description, "button.turn_on")["state"]


def test_the_line_is_pressed_and_drawn_along_and_its_marks_lead_to_their_events(
    glass: Glass,
) -> None:
    line = thing(glass.description, LINE)
    left, top, wide, high = line["rect"]
    low = top + high - 8
    glass.click((left + wide - 12, low))
    assert shown_at(glass) >= page(glass).recording.last - 3
    glass.lift((left + wide - 12, low), (left + wide // 2, low))
    middle = shown_at(glass)
    assert abs(middle - page(glass).recording.last / 2) < 3
    glass.lift_on((left - 200, 10))
    assert shown_at(glass) == 0
    glass.up()
    marks = [t for t in glass.description["things"] if t["id"].startswith(MARK)]
    assert len(marks) == len(page(glass).recording.marks) > 10
    for mark in marks[::4]:
        glass.wait(0.5)
        glass.click(at(mark))
        assert shown_at(glass) == int(mark["id"].removeprefix(MARK))
        assert ", turn " in mark["name"]
    x, y = at(marks[0])
    glass.move((x, y - 300))
    glass.until_rest()
    glass.move((x, y))
    glass.wait(1)
    assert glass.description["tooltip"].startswith(marks[0]["name"])


def test_a_line_of_the_log_turns_the_table_to_its_event(glass: Glass) -> None:
    glass.key(pygame.K_l)
    glass.step()
    lines = [t for t in glass.description["things"] if t["id"].startswith("log.")]
    told = page(glass).recording.told
    for line in lines[:: len(lines) // 3]:
        glass.wait(0.5)
        push(glass, line["id"])
        assert shown_at(glass) == told[int(line["id"].removeprefix("log."))]
        assert has(glass.description, "text.title")
    glass.key(pygame.K_TAB)
    glass.key(pygame.K_TAB)
    focus = next(t for t in glass.description["things"] if "focused" in t["state"])
    glass.key(pygame.K_RETURN)
    assert shown_at(glass) == told[int(focus["id"].removeprefix("log."))]
    glass.key(pygame.K_ESCAPE)
    assert not has(glass.description, "text.title")
    assert glass.scene.name == "replay"


def test_a_card_is_read_large(glass: Glass) -> None:
    card = next(t for t in glass.description["things"] if t["zone"] == "hand" and t["id"][2:])
    glass.move(at(card))
    glass.down(pygame.BUTTON_RIGHT)
    glass.up(pygame.BUTTON_RIGHT)
    assert page(glass).leaf.panel is not None
    glass.click((640, 500))
    assert page(glass).leaf.panel is None


def test_the_rules_are_looked_up_and_lead_back(glass: Glass) -> None:
    for way in (lambda: glass.key(pygame.K_F1), lambda: push(glass, "button.book")):
        way()
        glass.step()
        assert glass.scene.name == "book"
        glass.key(pygame.K_ESCAPE)
        assert shown_at(glass) == 150


def test_the_wheel_turns_to_the_event_before_and_back_and_scrolls_the_log(glass: Glass) -> None:
    glass.move((640, 640))
    glass.wheel(1)
    before = shown_at(glass)
    assert before == max(n for n in page(glass).recording.told if n < 150)
    glass.wheel(-1)
    assert shown_at(glass) == min(n for n in page(glass).recording.told if n > before)
    glass.key(pygame.K_l)
    glass.wheel(1)
    assert shown_at(glass) == min(n for n in page(glass).recording.told if n > before)


def test_nothing_is_drawn_anew_while_it_rests(game: Game) -> None:
    with opened(seed=None) as glass:
        glass.paint()
        nightmare = next(n for n, e in enumerate(game.log) if isinstance(e, NightmareDrawn))
        show(glass, game, at=nightmare)
        glass.key(pygame.K_l)
        glass.key(pygame.K_TAB)
        glass.wait(1)
        sheet = glass.app._stage._sheet
        for _ in range(5):
            glass.step()
            assert not glass.scene.changed
            assert not glass.scene.busy
            assert glass.app._stage._sheet is sheet


def test_no_card_lies_on_the_bar_while_a_door_is_met(glass: Glass, game: Game) -> None:
    frames = page(glass).recording.frames
    low = next(n for n, (_, view) in enumerate(frames) if n > 2 and view.cards(REVEALED))
    show(glass, game, at=low - 2)
    bar, picture = thing(glass.description, "zone.bar")["rect"], pygame.Surface(glass.app.size)
    push(glass, PLAY)
    while page(glass).playback.at < low + 3:
        glass.step()
        for image in page(glass).sprites():
            lies = picture.blit(*image) if isinstance(image, tuple) else image.draw(picture)
            assert lies.bottom <= bar[1]


def test_playing_on_asks_once_and_begins_another_game_with_the_same_cards(
    window: Glass,
) -> None:
    app, journal = window.app, window.app.games.journal
    game, desk = random_game("two", 2), SavedTable(party(), marks=("today",), rewinds=3)
    log, count = list(game.log), journal.count("running")
    show(window, game, desk, at=140)
    push(window, "button.branch")
    assert window.scene.name == "branch"
    window.key(pygame.K_ESCAPE)
    begins = Replay(app, game, desk, None).recording.begins_from(140)
    assert begins is not None
    assert shown_at(window) == begins, "the decision from which one would go on is on the glass"
    window.key(pygame.K_p)
    push(window, "button.branch")
    table = window.table
    assert table.session.game.log == tuple(log[: begins + 1])
    assert table.session.desk.marks == (BRANCHED,)
    assert table.session.desk.party == desk.party
    assert table.session.desk.rewinds == 0
    assert journal.count("running") == count + 1
    table.session.submit(next(e.command for e in log[begins:] if isinstance(e, Answered)))
    assert list(table.session.game.log) == log[: len(table.session.game.log)]
    assert list(game.log) == log
    saved = journal.load(table.keeper.id)
    assert saved.game.log == table.session.game.log


def test_where_a_turn_has_only_begun_one_plays_on_from_this_turn_and_is_told_its_hand(
    window: Glass,
) -> None:
    game = random_game("two", 2)
    show(window, game, SavedTable(party()))
    for _ in range(5):
        window.key(pygame.K_PAGEDOWN)
    window.until_rest()
    shown = page(window).playback.director.view
    assert shown.turn == 5
    window.key(pygame.K_p)
    said = " ".join(thing["name"] for thing in window.description["things"])
    assert "in turn 5" in said
    assert window.app.words.cards(shown.zones[f"hand:{shown.active}"]) in said
    push(window, "button.branch")
    state = window.table.session.game.state
    assert (state.turn, state.active) == (5, shown.active)
    assert state.hand(state.active) == shown.zones[f"hand:{shown.active}"]


def test_a_branch_carries_the_hints_that_were_given_up_to_where_it_begins(window: Glass) -> None:
    game = random_game("two", 2)
    begins = Recording(game, "open", STAGING).begins_from(140)
    assert begins is not None
    hinted = (20, begins + 1, begins + 2, len(game.log))
    show(window, game, SavedTable(party(), hints=5, hinted=hinted), at=140)
    window.key(pygame.K_p)
    push(window, "button.branch")
    desk = window.table.session.desk
    assert desk.hinted == (20, begins + 1)
    assert desk.hints == 3, "of one hint an older version did not say when it was given"


def finished(glass: Glass, manner: Manner | None = None) -> int:
    """Plays a game that is conceded, opens the shelf of finished games, and returns its number."""
    players = party(manner) if manner else None
    game = random_game("five", 2 if manner else 1, players.visibility if players else "open", 30)
    table = glass.app.games.begin(game, players)
    game.submit(Concede())
    table.keep()
    glass.app.ways.games()
    glass.step()
    push(glass, "button.finished")
    return table.keeper.id


def test_a_finished_game_is_shown_from_the_list_and_leads_back_to_it(window: Glass) -> None:
    number = finished(window, "curtain")
    push(window, f"button.replay.{number}")
    window.until_rest()
    assert page(window).recording.over
    push(window, "button.back")
    assert window.scene.name == "games"
    assert has(window.description, f"button.replay.{number}")


def test_a_game_that_is_gone_is_told_of_in_a_sentence(window: Glass) -> None:
    number = finished(window)
    journal = window.app.games.journal
    with journal.transaction() as db:
        db.execute("UPDATE games SET desk = '{}' WHERE id = ?", (number,))
    push(window, f"button.replay.{number}")
    assert window.scene.name == "games"
    assert thing(window.description, "text.told")["name"]


def test_the_log_of_a_finished_table_leads_to_the_replay_and_back(window: Glass) -> None:
    window.app.games.new_game("deal")
    window.scene.settle()
    window.until_rest()
    session = window.table.session
    for _ in range(6):
        session.submit(session.legal[0])
        session.director.finish()
    window.key(pygame.K_l)
    window.step()
    lines = [t for t in window.description["things"] if t["id"].startswith("log.")]
    assert {line["role"] for line in lines} == {"zone"}
    push(window, lines[-1]["id"])
    assert window.scene.name == "table"
    window.key(pygame.K_ESCAPE)
    session.submit(Concede())
    window.until_rest()
    window.step()
    window.scene._look(window.scene, "log")
    window.step()
    lines = [t for t in window.description["things"] if t["id"].startswith("log.")]
    push(window, lines[2]["id"])
    told = page(window).recording.told
    assert shown_at(window) == told[int(lines[2]["id"].removeprefix("log."))]
    window.key(pygame.K_ESCAPE)
    assert window.scene.name == "table"


@pytest.mark.parametrize("manner", ["open", "curtain"])
def test_a_running_game_is_shown_as_both_may_know_it_and_is_not_branched(
    window: Glass, manner: Manner
) -> None:
    players = party(manner)
    game = random_game("nine", 2, players.visibility, most=24)
    assert game.pending is not None
    window.app.scene = window.app.games.begin(game, players)
    window.step()
    window.key(pygame.K_l)
    window.step()
    push(window, "button.replay")
    window.until_rest()
    assert not has(window.description, "button.branch")
    window.key(pygame.K_p)
    assert window.scene.name == "replay"
    hands = {card.id for seat in range(2) for card in game.state.hand(seat)}
    seen = set()
    for at_ in page(window).recording.decisions[8:]:
        page(window).turn_to(at_)
        lying = {t["id"] for t in window.description["things"] if t["zone"] == "hand"}
        seen |= lying & hands
    drafted = {c.id for c in game.state.known_to_both} if manner != "open" else set()
    assert bool(seen - drafted) == (manner == "open")
    window.key(pygame.K_ESCAPE)
    assert window.scene.name == "table"


KINDS: list[tuple[Manner | None, bool]] = [(None, False), ("open", False), ("curtain", True)]
SMALL, LARGE = (1024, 640), (1920, 1080)


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    thinned_rows(
        [(size, words, letters) for size in WINDOWS for words in SPOKEN for letters in (1, 2)],
        [(SMALL, "long", 2), ((1280, 720), "en", 1)],
    ),
)
def test_all_of_it_lies_in_the_window_and_nothing_on_anything_else(
    size: Size, language: str, letters: int
) -> None:
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        for manner, fixed in KINDS:
            players = party(manner, fixed) if manner else None
            seats = 2 if players else 1
            game = random_game("two", seats, players.visibility if players else "open", 40)
            if game.pending is not None:
                game.submit(Concede())
            show(glass, game, SavedTable(players), 120)
            assert_has_room(page(glass))


def test_the_legend_lists_what_happened_in_this_game_only(window, game):
    show(window, game)
    names = {window.app.words.say(mark.landmark.told) for mark in page(window).recording.marks}
    told = thing(window.description, "text.key")["name"].split(", ")
    assert len(told) == len(set(told))
    assert set(told) == names
    begun = random_game("one", most=1)
    begun.submit(Concede())
    show(window, begun)
    assert not page(window).recording.marks
    assert not has(window.description, "text.key")


def assert_has_room(replay: PaperPage) -> None:
    """Checks that buttons, marks, words and cards lie in the window and on nothing else."""
    assert_page_holds(replay)
    signs = list(replay.line.signs.values())
    line = replay.placed(LINE)
    assert line is not None
    assert all(inside(sign, line.rect.grown(2)) for sign in signs)
    assert not any(overlap(a, b, slack=a.w * 0.2) for a, b in pairwise(signs))
    prompt, things = replay.table.frame().prompt.bar, list(replay.table.things())
    cards = [t for t in things if t.role == "card"]
    assert not any(overlap(prompt, t.rect) for t in cards if t.zone.startswith("row"))
    lying = [t.rect for t in cards if not t.angle]
    assert all(rect.y >= replay.laid.view.y for rect in lying)
    # A hand that steps back for a Door or a Nightmare still shows what its cards are.
    assert all(rect.y + rect.h / 4 < replay.laid.view.bottom for rect in lying)
