"""A game shown once more: what may be seen of it, and that turning to an event shows the same as
playing up to it."""

import random
from collections import Counter

import pytest

from build_scripts.stage import positions
from build_scripts.stage.positions import golden
from game.editions.base.box import BASE
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.course import Concede
from game.rules.game import Game, opening
from game.rules.state import NOBODY
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.replay import Playback, Recording
from game.table.watching import named
from tests.rules.stories import after, partners
from tests.table.robots.replays import random_game
from tests.variants import thinned_rows

SIZE = (1280, 620)
SLOW = 1 / 10
LONG = 10_000


def shown(
    game: Game, manner="open", tempo=USUAL_TEMPO, at: int = 0, fixed: bool = False
) -> Playback:
    """Returns the playback of a recorded game on the table."""
    recording = Recording(game, manner, STAGING)
    return Playback(recording, SIZE, tempo, Arrangement(fixed=fixed), STAGING, at)


def poses(playback: Playback) -> dict:
    return {sprite.key: (sprite, pose) for sprite, pose in playback.director.sprites}


def run_out(playback: Playback) -> None:
    """Lets time pass until nothing moves."""
    for _ in range(LONG):
        if not playback.director.busy:
            return
        playback.advance(SLOW)
    raise AssertionError("it never comes to rest")


def compared(game: Game, manner: str, fixed: bool) -> None:
    """Compares every event of a game as it is played to, and as it is turned to from either
    side."""
    playing, turned = shown(game, manner, fixed=fixed), shown(game, manner, fixed=fixed)
    played = [poses(playing)]
    for at in range(1, playing.recording.last + 1):
        playing._show_to(at)
        run_out(playing)
        assert playing.at == at
        assert playing.director.view == playing.recording.frames[at][1]
        played.append(poses(playing))
    numbers = range(len(played))
    for at in (*numbers, *reversed(numbers)):
        turned.seek(at)
        assert not turned.director.busy
        assert turned.at == at
        assert poses(turned) == played[at]


KINDS = [
    ("one", 1, "open", "open", False),
    ("two", 2, "open", "open", False),
    ("three", 2, "hidden", "curtain", True),
    ("four", 1, "open", "open", False),
    ("five", 2, "hidden", "peek", False),
    ("six", 1, "open", "open", False),
    ("seven", 2, "open", "open", True),
    ("eight", 1, "open", "open", False),
    ("nine", 2, "hidden", "curtain", False),
    ("ten", 1, "open", "open", False),
]


@pytest.mark.parametrize(
    ("seed", "seats", "visibility", "manner", "fixed"),
    thinned_rows(KINDS, KINDS[1:3]),
)
def test_turning_to_an_event_shows_what_playing_there_does(seed, seats, visibility, manner, fixed):
    compared(random_game(seed, seats, visibility), manner, fixed)


def test_a_victory_is_shown_once_more_up_to_its_end():
    compared(positions.after(golden("solo_victory"), None), "open", False)


@pytest.mark.parametrize("tempo", [Tempo(4.0), Tempo(reduced=True), Tempo(INSTANT)], ids=str)
def test_a_game_plays_by_itself_from_its_beginning_to_its_end(tempo):
    playback, seen = shown(random_game("one", most=30), tempo=tempo), []
    playback.play()
    for _ in range(LONG):
        if not playback.playing:
            break
        playback.advance(SLOW)
        seen.append(playback.at)
    assert playback.ended
    assert seen == sorted(seen)
    told = [n for n in playback.recording.told if n <= 60]
    assert tempo.speed != INSTANT or set(told) <= {0, *seen}
    playback.play()
    assert playback.at == 0


def test_wherever_playing_is_stopped_the_table_is_that_of_the_event_it_came_to():
    game, chance = random_game("six"), random.Random(1)
    playback, turned = shown(game, tempo=Tempo(4.0)), shown(game)
    for _ in range(200):
        if playback.ended:
            break
        playback.play()
        for _ in range(chance.randrange(2, 60)):
            playback.advance(SLOW)
        at = playback.at
        playback.pause()
        run_out(playback)
        turned.seek(at)
        assert playback.at == at
        assert poses(playback) == poses(turned)
    assert playback.ended


def test_a_step_leads_to_the_next_event_decision_or_turn_and_back():
    playback = shown(random_game("four"))
    recording = playback.recording
    for stops in (recording.told, recording.decisions, recording.turns):
        playback.seek(0)
        visited = []
        for _ in stops:
            playback.show_next(stops)
            playback.stop()
            visited.append(playback.at)
        assert visited == [*(n for n in stops if n), *([recording.last] * (stops[0] == 0))]
        playback.seek(recording.last)
        for stop in reversed([n for n in stops if n < recording.last]):
            playback.turn(stops, on=False)
            assert playback.at == stop
        playback.turn(stops, on=True)
        assert playback.at == stops[1]


def test_what_is_played_is_heard_and_what_is_turned_to_is_not():
    playback = shown(random_game("four"))
    for at in (*range(playback.recording.last), *range(playback.recording.last, 0, -7)):
        playback.seek(at)
        assert playback.director.take_cues() == []
    playback.seek(playback.recording.decisions[0])
    playback.show_next(playback.recording.decisions)
    run_out(playback)
    assert playback.director.take_cues() != []


def test_marks_are_the_events_that_matter_in_the_words_of_their_edition():
    game = positions.after(golden("solo_nightmares"), None)
    recording = Recording(game, "open", STAGING)
    names = [type(event).__name__ for event in game.log]
    for name, told in (
        ("DoorGained", "Door opened"),
        ("DoorLost", "Door lost"),
        ("NightmareDrawn", "Nightmare"),
        ("ProphecySeen", "Prophecy"),
        ("HandDiscarded", "Hand lost"),
    ):
        marked = [mark.at for mark in recording.marks if mark.landmark.told == told]
        assert marked == [n for n, each in enumerate(names) if each == name]


def test_one_can_play_on_from_the_decision_that_was_asked_last_in_the_turn_that_is_shown():
    game = random_game("nine", 2, "hidden")
    recording = Recording(game, "curtain", STAGING)
    asked = recording.decisions
    for at in range(recording.last + 1):
        begins = recording.begins_from(at)
        assert begins is not None
        branched = Game(BASE, game.log[: begins + 1])
        assert branched.pending is not None
        turn, turns = recording.frames[at][1].turn, [recording.frames[n][1].turn for n in asked]
        if turn in turns:
            assert recording.frames[begins][1].turn == turn, "no turn earlier than what is shown"
        if asked_by := [n for n in asked if n <= at and recording.frames[n][1].turn == turn]:
            assert begins == asked_by[-1]


def known(view: View) -> set[Card]:
    """Returns the cards that a view shows."""
    return {card for zone in view.zones for card in view.cards(zone)}


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_while_hidden_hands_are_played_a_replay_shows_what_lies_open_to_both(manner):
    game = random_game("five", 2, "hidden", most=40)
    recording, state = Recording(game, manner, STAGING), opening(BASE)
    assert game.pending is not None
    for (event, view), real in zip(recording.frames, game.log, strict=True):
        told = real.public(NOBODY, state)
        state = real.evolve(state)
        drafting = state.turn == 0
        assert drafting or event == told
        assert known(view) == known(View.covered(state, state.active)) or drafting
        assert view.pending is None


def test_a_game_with_hidden_hands_shows_both_once_it_is_over() -> None:
    game = random_game("three", 2, "hidden", most=40)
    game.submit(Concede())
    recording, state, seen = Recording(game, "curtain", STAGING), opening(BASE), 0
    up = known(View.ended(game.state, 0))
    for (event, view), real in zip(recording.frames, game.log, strict=False):
        told = real.public(NOBODY, state)
        state = real.evolve(state)
        public = known(View.covered(state, state.active))
        assert known(view) <= public | up
        assert set(named(event)) <= set(named(told)) | up
        assert all(set(state.hand(seat)) & up <= known(view) for seat in range(2))
        assert dict(view.unseen) == Counter(c.face for c in view.box if c not in known(view))
        seen += len(known(view) - public)
    assert seen > 100


def test_what_a_prophecy_showed_in_secret_and_lies_in_the_deck_in_the_end_is_never_shown() -> None:
    hands = "OK1 OM1 OS1", "AM1 GS1 LM1", "OK2 GK1"
    game = partners(*hands, "AS1 LM2 LS2 GM1 AM2 AM3", visibility="hidden")
    after(game, "Discard OK1", "Keep", "Foresee LM2 AS1,LS2,GM1,AM2")
    game.submit(Concede())
    recording = Recording(game, "curtain", STAGING)
    shown_ever = {card.id for _, view in recording.frames for card in known(view)}
    named_ever = {card.id for event, _ in recording.frames for card in named(event)}
    in_deck = {card.id for card in game.state.deck}
    assert {"LS2", "GM1", "AM2"} <= in_deck
    assert "LM2" in shown_ever & named_ever
    assert not {"LS2", "GM1", "AM2"} & (shown_ever | named_ever)
