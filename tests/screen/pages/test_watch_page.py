"""An adviser plays and the player watches, in the real window: by mouse, by keys, and with a way to
play on alone."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.editions import BASE_GAME, OFFERED, Editions
from game.players.advice import Player as Adviser
from game.players.advice import Thinking
from game.players.careful import Careful
from game.rules.event import TurnBegan
from game.rules.state import HAND, owned
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.screen.pages.replay.transport import PLAY, SPEED
from game.screen.pages.watch.watch_page import AGAIN, BEFORE, KEYS, NEXT, OWN, Watch
from game.screen.pages.watch.watched_play import AT_ONCE, READING, Proposal, WatchedPlay
from game.screen.table.hints.best_answers import chance
from game.screen.table.hints.hint_state import ranks
from game.table.hands.choices import grip_of
from game.table.layout.places import Size
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party, Player
from game.table.saved_table import AGAIN as MET
from game.table.saved_table import BRANCHED
from tests.screen.pages.pages_used import push
from tests.screen.pages.test_replay_page import assert_has_room
from tests.screen.robots.glass import LONG, Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPOKEN
from tests.table.robots.replays import random_game
from tests.variants import thorough

MOST = 400


class RuleOfThumb(Editions):
    """Editions in which a rule of thumb plays everything."""

    def adviser(self, edition: str, seats: int) -> Adviser:
        return Careful(self.of(edition).worth)


CAREFUL = RuleOfThumb(BASE_GAME)
"""Editions whose adviser is quick."""


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    with opened(seed=None, painted=False, editions=CAREFUL) as shown:
        yield shown


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Watches a new deal with its first move proposed, opened from the title."""
    window.app.ways.title()
    watch(window)
    return window


def watch(glass: Glass, seats: int = 1) -> None:
    glass.step()
    glass.app.ways.watch(seats)
    until_proposed(glass)


def page(glass: Glass) -> Watch:
    assert isinstance(glass.scene, Watch)
    return glass.scene


def watched(glass: Glass) -> WatchedPlay:
    return page(glass)._watched


def until_proposed(glass: Glass) -> None:
    """Cuts the deal short, and waits until the adviser has proposed a move."""
    for _ in range(LONG):
        glass.scene.settle()
        glass.step()
        if watched(glass).proposal or watched(glass).ended:
            return
    raise AssertionError("nothing is ever proposed")


def to_end(glass: Glass) -> None:
    """Presses the right arrow as long as there is a decision."""
    for _ in range(MOST):
        if watched(glass).ended:
            return
        glass.key(pygame.K_RIGHT)
        until_proposed(glass)
    raise AssertionError("the game never ends")


def proposed(glass: Glass) -> Proposal:
    """Returns the proposal on the table."""
    proposal = watched(glass).proposal
    assert proposal is not None
    return proposal


def told(glass: Glass) -> tuple[Any, Any]:
    """Returns what is proposed, and why."""
    return tuple(thing(glass.description, f"text.{key}")["name"] for key in ("heading", "body"))


def test_a_move_is_proposed_with_its_reason_before_it_is_done(glass: Glass) -> None:
    assert glass.description["scene"] == "watch"
    assert glass.description["pending"] is None
    move = proposed(glass).move
    words, command = glass.app.words, move.advice.command
    other = ranks(move.advice, move.view, words)[1].command
    assert told(glass) == (
        words.command(command, move.view),
        words.reason(command, move.view, other),
    )
    assert thing(glass.description, "text.replay")["name"] == "THE ADVISER PLAYS Turn 1"
    lifted = [t["id"] for t in glass.description["things"] if "selected" in t["state"]]
    targets = [t["zone"] for t in glass.description["things"] if "legal" in t["state"]]
    assert lifted == [proposed(glass).grip] == [grip_of(command)]
    assert set(targets) & {"row:0", "discard"}
    row = (proposed(glass).zone,) if proposed(glass).zone == "row:0" else ()
    assert watched(glass).director.arrangement.offered == row
    at = watched(glass).at
    glass.wait(READING - 0.5)
    assert watched(glass).at == at
    glass.wait(1.0)
    assert watched(glass).at > at


def test_the_strongest_player_there_is_plays_and_tells_its_chance(
    window: Glass, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.app, "rules", OFFERED)
    watch(window)
    percent = chance(window.app.words, proposed(window).move.advice.chance)
    told = thing(window.description, "text.replay")["name"]
    assert told == f"THE ADVISER PLAYS Turn 1 · Chance of victory: {percent}"


class Pondering:
    """An adviser that never comes to an end."""

    name = "pondering"

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        while True:
            yield


def test_who_has_to_wait_for_the_adviser_is_told_so_and_can_do_all_else(
    window: Glass, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Editions(replace(BASE_GAME, strongest=Pondering))
    monkeypatch.setattr(window.app, "rules", slow)
    window.app.ways.title()
    window.app.ways.watch(1)
    window.wait(0.5)
    window.scene.settle()
    window.step()
    assert told(window)[1] == ""
    window.wait(1)
    assert told(window)[1] == "The adviser is thinking."
    assert page(window).thinks
    window.key(pygame.K_RIGHT)
    window.key(pygame.K_ESCAPE)
    assert window.scene.name == "title"


def test_a_whole_game_is_watched_to_its_end_and_the_journal_knows_nothing_of_it(
    glass: Glass,
) -> None:
    before = glass.app.games.journal.count("running"), glass.app.games.journal.count("finished")
    to_end(glass)
    now = glass.app.games.journal.count("running"), glass.app.games.journal.count("finished")
    assert now == before
    assert glass.description["result"] in ("won", "lost")
    names = [thing(glass.description, key)["name"] for key in (AGAIN, OWN, "button.back")]
    assert names == ["Another", "Play this deal yourself", "Back"]
    assert "disabled" in thing(glass.description, NEXT)["state"]
    deal = page(glass)._game.seed
    push(glass, OWN)
    glass.until_rest()
    assert glass.table.session.game.seed == deal
    assert glass.table.session.desk.marks == (MET,)


def test_back_and_forth_nothing_is_thought_of_twice(glass: Glass) -> None:
    seen = []
    for _ in range(4):
        seen.append((watched(glass).at, told(glass)))
        glass.key(pygame.K_RIGHT)
        until_proposed(glass)
    moves = list(watched(glass).adviser.moves)
    for stood, said in reversed(seen):
        glass.key(pygame.K_LEFT)
        glass.step()
        assert (watched(glass).at, told(glass)) == (stood, said)
        assert not watched(glass).playing
    assert "disabled" in thing(glass.description, BEFORE)["state"]
    for stood, said in seen:
        assert (watched(glass).at, told(glass)) == (stood, said)
        push(glass, NEXT)
        until_proposed(glass)
    assert watched(glass).adviser.moves[: len(moves)] == moves


def test_a_press_anywhere_goes_on_and_one_on_what_moves_lets_it_arrive(glass: Glass) -> None:
    at = watched(glass).at
    glass.click((640, 300))
    assert watched(glass).director.telling
    glass.click((640, 300))
    assert not watched(glass).director.telling
    until_proposed(glass)
    assert watched(glass).recording.decisions.index(watched(glass).at) == 1
    assert at < watched(glass).at
    assert watched(glass).playing


def test_space_pauses_with_the_move_in_sight_and_plays_on(glass: Glass) -> None:
    for way in (lambda: glass.key(pygame.K_SPACE), lambda: push(glass, PLAY)):
        way()
        at = watched(glass).at
        glass.wait(READING * 3)
        assert watched(glass).at == at
        assert watched(glass).proposal
        way()
        glass.wait(READING * 1.5)
        assert watched(glass).at > at
        until_proposed(glass)


def test_each_speed_gives_so_much_time_to_read(glass: Glass) -> None:
    names, waits = [], []
    for _ in range(5):
        push(glass, SPEED)
        names.append(thing(glass.description, SPEED)["name"])
        until_proposed(glass)
        waited, at = 0, watched(glass).at
        while watched(glass).at == at:
            glass.step(dt=0.05)
            waited += 1
        waits.append(waited)
        until_proposed(glass)
    assert names == [f"Speed: {x}" for x in ("2x", "4x", "At once", "0.5x", "1x")]
    slow, usual, fast, faster, once = waits[3], waits[4], waits[0], waits[1], waits[2]
    assert slow > usual > fast > faster > once
    while watched(glass).rate != AT_ONCE:
        push(glass, SPEED)
    push(glass, NEXT)
    assert not watched(glass).director.telling


def test_no_more_than_one_decision_is_thought_of_ahead(glass: Glass) -> None:
    push(glass, PLAY)
    glass.wait(2)
    assert len(watched(glass).adviser.moves) == 2
    assert not page(glass).thinks
    glass.key(pygame.K_RIGHT)
    until_proposed(glass)
    glass.wait(1)
    assert len(watched(glass).adviser.moves) == 3


def test_one_plays_on_from_here_in_a_game_that_counts_as_hinted(glass: Glass) -> None:
    for _ in range(3):
        glass.key(pygame.K_RIGHT)
        until_proposed(glass)
    running = glass.app.games.journal.count("running")
    seen = watched(glass).recording.frames[watched(glass).at][1]
    glass.key(pygame.K_p)
    glass.step()
    assert glass.scene.name == "branch"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert page(glass)
    glass.key(pygame.K_p)
    glass.step()
    push(glass, "button.branch")
    glass.until_rest()
    session = glass.table.session
    assert (session.view.zones, session.view.turn) == (seen.zones, seen.turn)
    assert session.desk.marks == (BRANCHED,)
    assert session.desk.hints == 1
    assert glass.app.games.journal.count("running") == running + 1


def test_another_deal_keeps_the_speed_and_the_way_back(glass: Glass) -> None:
    title = page(glass)._before
    push(glass, SPEED)
    seed = page(glass)._game.seed
    glass.key(pygame.K_n)
    until_proposed(glass)
    assert page(glass)._game.seed != seed
    assert thing(glass.description, SPEED)["name"] == "Speed: 2x"
    assert watched(glass).director.tempo.speed == 2.0
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is title


def test_two_seats_are_played_by_turns_and_called_by_their_names(window: Glass) -> None:
    window.app.ways.title()
    watch(window, seats=2)
    party = page(window)._party
    assert party is not None
    assert page(window)._game.state.visibility == party.manner == "open"
    heads = set()
    while not sum(isinstance(e, TurnBegan) for e, _ in watched(window).recording.frames) > 2:
        heads.add(told(window)[0].partition(":")[0])
        window.key(pygame.K_RIGHT)
        until_proposed(window)
    assert heads == set(party.names)


def test_from_a_table_a_copy_is_played_on_whose_unseen_cards_lie_in_another_order(
    window: Glass,
) -> None:
    glass = window
    glass.app.games.new_game("deal")
    glass.scene.settle()
    glass.until_rest()
    table = glass.table
    game = table.session.game
    table.session.submit(game.legal()[0])
    glass.until_rest()
    log, state = game.log, game.state
    glass.pick("button.watch_on")
    glass.step()
    glass.table.press("button.confirm")
    until_proposed(glass)
    copy = page(glass)._game
    started = watched(glass).adviser.moves[0].before
    assert started.deck != state.deck
    assert sorted(c.id for c in started.deck) == sorted(c.id for c in state.deck)
    assert started.zone(owned(HAND, 0)) == state.zone(owned(HAND, 0))
    assert "shuffled anew" in thing(glass.description, "text.replay")["name"]
    assert not has(glass.description, "button.branch")
    to_end(glass)
    assert not has(glass.description, OWN)
    push(glass, AGAIN)
    until_proposed(glass)
    again = watched(glass).adviser.moves[0].before
    assert again.deck not in (started.deck, state.deck)
    assert again.zone(owned(HAND, 0)) == state.zone(owned(HAND, 0))
    assert page(glass)._game is not copy
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene is table
    assert (game.log, game.state) == (log, state)
    assert table.session.desk.hints == 1, "its first move is advice on this very position"


@pytest.mark.parametrize("manner", ["open", "curtain", "peek"])
def test_no_table_with_hidden_hands_offers_what_would_turn_them_up(
    window: Glass, manner: Manner
) -> None:
    party = Party((Player("Ada", "cat"), Player("Zoë", "bell")), manner)
    window.app.games.new_pair(party, "deal")
    window.scene.settle()
    window.until_rest()
    window.key(pygame.K_ESCAPE)
    assert has(window.description, "button.watch_on") == (manner == "open")


def test_what_can_be_pressed_has_a_key(glass: Glass) -> None:
    pressed = {t["id"] for t in glass.description["things"] if t["role"] == "button"}
    assert pressed - {"button.timeline"} <= set(KEYS.values())


def test_the_line_ends_with_what_was_seen_last(glass: Glass) -> None:
    marks = set[int]()
    for _ in range(MOST):
        line = page(glass).line
        marks = {mark.at for mark in line.marks}
        assert all(at <= watched(glass).at for at in marks)
        assert line.x_of(watched(glass).at) == line.groove.right
        if len(marks) == 2:
            break
        glass.key(pygame.K_RIGHT)
        glass.step(dt=0.2)
    glass.click(at(thing(glass.description, f"mark.{min(marks)}")))
    glass.step()
    assert watched(glass).at == min(marks)
    assert not watched(glass).playing
    assert watched(glass).proposal is None
    glass.key(pygame.K_RIGHT)
    until_proposed(glass)
    assert watched(glass).at in watched(glass).recording.decisions


def test_with_reduced_motion_nothing_travels_to_be_proposed_or_done(glass: Glass) -> None:
    glass.move_with(Tempo(reduced=True))
    glass.app.back_to(glass.scene)
    for _ in range(4):
        glass.key(pygame.K_RIGHT)
        assert not watched(glass).director.moving
        until_proposed(glass)
        assert not watched(glass).director.moving
    glass.move_with(Tempo())


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    [
        ((1024, 640), "long", 2),
        thorough((1024, 640), "fr", 1),
        thorough((1280, 720), "long", 2),
        thorough((1920, 1080), "fr", 2),
    ],
)
def test_all_of_it_lies_in_the_window_and_nothing_on_anything_else(
    size: Size, language: str, letters: int
) -> None:
    with opened(seed=None, size=size, painted=False, editions=Editions(BASE_GAME)) as glass:
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        for seats in (1, 2):
            watch(glass, seats)
            for _ in range(12):
                assert_has_room(page(glass))
                glass.key(pygame.K_RIGHT)
                until_proposed(glass)
        game = random_game("watched", most=12)
        glass.app.ways.watch_on(game, None)
        until_proposed(glass)
        assert_has_room(page(glass))
