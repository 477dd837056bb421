"""A thousand moments: whatever comes in the midst of a movement, no command is lost, none is made
up, and everything comes to lie where it belongs."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions.base.box import BASE
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.prophecy import Prophesy
from game.records.journal.settings import EVERY
from game.rules.event import Answered, Event
from game.rules.game import Game, fold
from game.screen.table.table_page import Table
from tests.screen.robots.acts import ACTS, MEANINGLESS, TEMPOS, Act
from tests.screen.robots.glass import Glass, assert_rests, opened
from tests.screen.robots.player import Player
from tests.table.motion.test_pace import SOLO, UNSEEN, chosen, whole_games
from tests.variants import thinned, thorough

LONG = 1.6
"""Seconds after an answer within which something comes in, at the usual speed."""
ASKED = {PlayOrDiscard, CompleteTrio, Prophesy, OpenDoor, FaceNightmare}
COARSE = 0.25
"""Seconds of a frame while nothing but the end matters."""


def answer(glass: Glass, chance: random.Random, player: Player) -> None:
    """Submits a random answer, now and then by gestures."""
    game = glass.table.session.game
    if chance.random() < 0.7:
        glass.table.session.submit(chance.choice(game.legal()))
        return
    before = len(game.log)
    for _ in range(100):
        glass.do(player.next(glass.description))
        if len(game.log) > before or glass.scene.name != "table":
            return
        glass.table.settle()
    raise AssertionError("a hundred gestures do not answer")


def assert_kept(before: tuple[Event, ...], game: Game) -> None:
    """Checks that the log grew by one answer at most or lost the last one, and that it tells this
    state."""
    if len(game.log) < len(before):
        assert sum(isinstance(event, Answered) for event in before[len(game.log) :]) == 1
        before = before[: len(game.log)]
    assert game.log[: len(before)] == before
    assert sum(isinstance(event, Answered) for event in game.log[len(before) :]) <= 1
    assert fold(BASE, game.log) == game.state


def assert_interrupted_and_kept(glass: Glass, act: Act, chance: random.Random) -> None:
    """Carries out an act, and checks that everything then comes to rest with no command lost or
    made up."""
    table, game = glass.table, glass.table.session.game
    before = game.log
    act(glass, chance)
    glass.app.running = True
    for _ in range(1000):
        if not glass.scene.busy and glass.app._resize_in <= 0:
            break
        glass.step(dt=COARSE)
    assert_kept(before, game)
    assert_rests(table)
    if glass.scene is table:
        glass.assert_at_rest()
        glass.assert_no_card_lost()
    else:
        assert Game.replay(BASE, game.log).state == game.state


def something_open(table: Table) -> bool:
    """Returns whether a panel lies over the table, or a question is posed."""
    return table.panels.panel is not None or bool(table.ui.posed)


@pytest.mark.parametrize(
    ("name", "moments"), [("usual", 12), *(thorough(t, 24) for t in TEMPOS if t != "usual")]
)
def test_nothing_that_comes_in_mid_animation_loses_a_command_or_a_card(name, moments):
    chance, player, tempo = random.Random(name), Player(name), TEMPOS[name]
    acts: Counter[Act] = Counter()
    asked: set[type] = set()
    with opened(name, painted=True) as glass:
        glass.ask_every_search()
        glass.app.change(replace(glass.app.settings, silenced=(EVERY,)))
        while acts.total() < moments or asked != ASKED:
            if glass.scene.name != "table" or glass.table.session.pending is None:
                glass.app.games.new_game(f"{name} {acts.total()}")
            glass.move_with(tempo)
            asked.add(type(glass.table.session.pending))
            answer(glass, chance, player)
            time = chance.uniform(0, LONG) / tempo.speed
            while time > 0:
                glass.step(dt=min(time, COARSE))
                time -= COARSE
            if glass.scene.name == "table" and glass.scene.busy:
                act = chance.choice([act for act in ACTS if act not in acts] or ACTS)
                assert_interrupted_and_kept(glass, act, chance)
                acts[act] += 1
            while glass.scene.name == "table" and something_open(glass.table):
                glass.key(pygame.K_ESCAPE)
    assert acts.keys() == set(ACTS)


@pytest.mark.parametrize("name", thinned(TEMPOS, always=["usual"]))
def test_every_kind_of_event_can_be_interrupted(name):
    """The act comes while the event is shown, or before it if there is nothing to see of it."""
    chance = random.Random(name)
    interrupted: set[type[Event]] = set()
    with opened(name) as glass:
        glass.ask_every_search()
        glass.move_with(TEMPOS[name])
        for game, random_answer in whole_games():
            table = glass.app.scene = glass.app.games.begin(game)
            for events in told_of(table, random_answer):
                new = sorted(events - interrupted, key=lambda kind: kind.__name__)
                if not new:
                    table.settle()
                    continue
                kind = chance.choice(new)
                while kind not in UNSEEN and not isinstance(glass.director.event, kind):
                    glass.step(dt=1 / 30)
                assert glass.scene.busy
                interrupted.add(kind)
                assert_interrupted_and_kept(glass, chance.choice(MEANINGLESS), chance)
    assert interrupted == SOLO


def told_of(table: Table, chance: random.Random) -> Iterator[set[type[Event]]]:
    """Plays a game. After each answer, yields the kinds of its events."""
    session = table.session
    while session.pending is not None:
        before = len(session.game.log)
        session.submit(chosen(session.game, chance))
        yield {type(event) for event in session.game.log[before:]}
