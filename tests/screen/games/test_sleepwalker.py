"""Games with the sleepwalker, the program in the seat of a player: whole ones by mouse, and what
becomes of undo, of a friend who leaves and comes back, and of a game that is taken up again."""

import random
from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.records.journal.keeper import Keeper
from game.records.statistics.answer import Selection
from game.records.statistics.figures import apart
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.view import View
from game.screen.pages.replay.replay_page import Replay
from game.screen.table.sleepwalker import Sleepwalker
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner, Party, Player, visibility_of
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.sleepwalks import SLEEPWALKER, Sleepwalk, sleepwalks, up_to, walked
from tests.offered import ALL
from tests.rules.test_visibility import permuted, unseen_by
from tests.screen.games.test_pair_games import until_rest
from tests.screen.games.test_undo import CONFIRM, LIFT, REDO, UNDO
from tests.screen.robots.gestures import Gesture, Wait
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import Description, has, press
from tests.variants import thorough
from tests.walks import begin

OTHER = "button.other.sleepwalker"
LONGEST = 3000
"""Gestures after which a player counts as stuck."""
SOME = 60
"""Gestures that lead from the title through the draft and some turns."""


class WithSleepwalker(Wanted):
    """Settings of a table at which one person sits."""

    def fields(self) -> dict[str, str]:
        return {"field.name.0": self.names[0], "field.seed": self.seed}


class Alone(PairPlayer):
    """One player, who plays with the sleepwalker: chooses it, waits while it plays, and sees the
    own cards all the time."""

    _chosen = False

    def next(self, description: Description) -> Gesture:
        if description["scene"] == "choosing" and not self._chosen:
            self._chosen = True
            return press(description, OTHER)
        return super().next(description)

    def _at_table(self, description: Description) -> Gesture:
        assert not has(description, "button.lift")
        assert not has(description, "button.cover")
        if description["pending"] is None and not has(description, "button.close"):
            return Wait(0.7)
        return super()._at_table(description)


@pytest.mark.thorough
@pytest.mark.parametrize(("manner", "language"), [("curtain", "fr"), ("open", "en")])
def test_one_plays_a_whole_game_with_the_sleepwalker_by_mouse(manner, language):
    with opened(seed=None, painted=False) as glass:
        game = played(glass, manner, language, LONGEST)
        assert game.state.result is not None
        (record,) = glass.app.games.journal.records("finished")
        assert apart(record) == ("sleepwalker",)


def test_one_begins_a_game_with_the_sleepwalker_by_mouse(glass):
    game = played(glass, "curtain", "fr", SOME)
    assert {*owners(game)[8:]} == {0, 1}


def played(glass: Glass, manner: Manner, language: str, most: int) -> Game:
    """Plays from the title on, for at most so many gestures, and returns the game."""
    glass.app.change(replace(glass.app.settings, language=language))
    glass.app.words.speak(language)
    glass.move_with(Tempo(INSTANT))
    glass.app.ways.title()
    player, games = Alone(manner, 0.5, WithSleepwalker(manner, True)), list[Game]()
    for _ in range(most):
        if glass.scene.name == "result":
            break
        glass.do(player.next(glass.description))
        until_rest(glass)
        if glass.scene.name == "table":
            games.append(glass.table.session.game)
            shows_what_one_may_know(glass, games[-1])
    return games[-1]


def shows_what_one_may_know(glass: Glass, game: Game) -> None:
    """Checks that the table shows the cards of one seat, whoever plays, and no others."""
    if game.state.result is not None:
        return
    session = glass.table.session
    known = View.of(session.viewer.agreed(game.state), 0)
    assert session.view.zones == known.zones
    own = {card.id for card in game.state.hand(0)}
    assert own <= {one["id"] for one in glass.description["things"]}


@pytest.mark.parametrize("edition", ["base", ALL, *(thorough(one.name) for one in OFFERED.added)])
def test_no_answer_of_the_sleepwalker_depends_on_what_its_seat_may_not_know(glass, edition):
    chance, touched = random.Random(edition), 0
    game = begin(OFFERED[edition], 2, 1)
    assert game.state.visibility == "hidden"
    for _ in range(40):
        if game.pending is None:
            break
        if game.state.active == 0:
            game.submit(chance.choice(game.legal()))
            continue
        other = game.copy()
        # What it saw go under the deck it may remember (E49).
        known = View.of(game.state, 1).known_bottom
        unknown = [card for card in unseen_by(game.state, 1) if card not in known]
        other.state = permuted(game.state, unknown, chance, searched=False)
        touched += other.state.hand(0) != game.state.hand(0)
        assert answer(glass, game) == answer(glass, other)
    assert touched > 3


def answer(glass: Glass, game: Game) -> object:
    """Returns the answer of the sleepwalker at a table with this game."""
    desk, app, length = SavedTable(party("curtain"), marks=MARKS), glass.app, len(game.log)
    staging = app.rules.of(game.rules.edition).show
    session = TableSession(game, desk, app.size, app.tempo, staging=staging)
    sleepwalker = Sleepwalker(app, session)
    for _ in range(1000):
        if sleepwalker.advance(0.5, moves=False):
            return game.log[length]
    raise AssertionError("it never answers")


MARKS = (f"{SLEEPWALKER}:1",)


def party(manner: Manner) -> Party:
    return Party((Player("Ada", "lantern"), Player("Zoe", "boat")), manner, "first")


def sit(glass: Glass, manner: Manner, marks: tuple[str, ...] = MARKS) -> TableSession:
    """Lays a game of these two on the table, drafted, with the first player at turn."""
    game = Game.start(OFFERED["base"], seed="pair", seats=2, visibility=visibility_of(manner))
    while game.state.turn < 7 or game.state.active != 0:
        game.submit(game.legal()[0])
    keeper = Keeper(glass.app.games.journal, game)
    laid = glass.app.games._laid(game, SavedTable(party(manner), marks=marks), keeper, (), False)
    laid.keep()
    glass.app.scene = laid
    glass.step()
    return laid.session


def until_asked(glass: Glass) -> None:
    """Waits until the sleepwalker has played."""
    for _ in range(200):
        glass.wait(0.2)
        if not glass.table.session.viewer.sleepwalks and not glass.scene.busy:
            return
    raise AssertionError("it never plays")


def answers(session: TableSession) -> list[object]:
    return [event for event in session.game.log if isinstance(event, Answered)]


def play(glass: Glass) -> None:
    """Gives the first answer there is, until the turn is over."""
    session = glass.table.session
    while session.pending is not None:
        assert session.submit(session.legal[0])
        glass.until_rest()
        glass.step()


@pytest.mark.parametrize("manner", ["open", "curtain"])
def test_undo_takes_back_the_own_answer_with_those_of_the_sleepwalker_and_redo_gives_it(
    glass, manner
):
    session = sit(glass, manner)
    before = answers(session)
    session.submit(session.legal[0])
    mine = len(answers(session))
    play(glass)
    until_asked(glass)
    last = [at for at, owner in enumerate(owners(session.game)) if owner == 0][-1]
    whole = answers(session)
    assert len(whole) > mine
    glass.press(UNDO)
    if has(glass.description, CONFIRM):
        glass.press(CONFIRM)
    glass.until_rest()
    assert answers(session) == whole[:last]
    assert session.pending is not None
    assert len(answers(session)) >= len(before)
    glass.press(REDO)
    until_asked(glass)
    assert answers(session)[: len(whole)] == whole


def owners(game: Game) -> list[int]:
    """Returns the seat that gave each answer."""
    replayed, seats = Game(game.rules, game.log), list[int]()
    while len(replayed.log) > 1 and any(isinstance(one, Answered) for one in replayed.log):
        replayed.rewind(1)
        seats.insert(0, replayed.state.active)
    return seats


def test_the_sleepwalker_takes_over_for_a_friend_with_hidden_hands_and_hands_back(glass):
    session = sit(glass, "curtain", ())
    assert has(glass.description, LIFT)
    glass.pick("button.who_plays")
    glass.press("button.sleeps.1")
    assert session.sleepwalker is None, "that she has left is said first"
    glass.press("button.left")
    glass.press("button.close")
    assert session.sleepwalker == 1
    assert not has(glass.description, LIFT)
    assert glass.description["seat"] == 0
    play(glass)
    until_asked(glass)
    assert {SLEEPWALKER, *MARKS} <= {*session.desk.marks}
    glass.pick("button.who_plays")
    glass.press("button.sleeps.1")
    glass.press("button.close")
    glass.until_rest()
    assert session.sleepwalker is None
    (walk,) = session.desk.sleepwalks
    assert session.desk.marks == (SLEEPWALKER, walk.mark)
    assert has(glass.description, LIFT), "nobody sees a hand before its owner lifts the cloth"
    assert glass.description["seat"] is None


def test_a_game_that_is_taken_up_again_has_the_same_players_and_reads_as_before(glass):
    session = sit(glass, "curtain")
    play(glass)
    until_asked(glass)
    told = session.desk.plain()
    assert {*told} <= {"party", "order", "rewinds", "warned", "marks", "seconds", "hints", "hinted"}
    glass.app.scene = table = glass.app.games.resume(glass.table.keeper.id)
    glass.step()
    assert table.session.sleepwalker == 1
    assert table.session.view.hand == table.session.game.state.hand(0)
    before = len(table.session.game.log)
    play(glass)
    until_asked(glass)
    assert len(table.session.game.log) > before


def test_it_tells_why_for_nothing_and_each_of_its_moves_is_told(glass):
    session = sit(glass, "open")
    play(glass)
    told = set()
    while session.viewer.sleepwalks or glass.scene.busy:
        glass.step()
        if not glass.scene.busy:
            told.update(glass.scene.happened().sentences)
            assert glass.scene.asked().heading == "" or not session.viewer.sleepwalks
    assert any(sentence.startswith("Zoe") for sentence in told)
    glass.press("button.why")
    why = [one for one in glass.description["things"] if one["id"].startswith("text.why.")]
    assert why
    assert all(one["name"].endswith(".") for one in why)
    assert session.desk.hints == 0


def reasons(glass: Glass) -> list[str]:
    """Presses "why" and returns what is told."""
    glass.press("button.why")
    told = [one["name"] for one in glass.description["things"] if one["id"].startswith("text.why.")]
    glass.press("button.close")
    glass.until_rest()
    return told


@pytest.mark.parametrize("manner", ["open", "curtain"])
def test_after_a_restart_and_an_undo_it_still_tells_why(glass, manner):
    session = sit(glass, manner)
    play(glass)
    until_asked(glass)
    first = reasons(glass)
    assert first
    glass.app.scene = glass.app.games.resume(glass.table.keeper.id)
    glass.wait(3)
    assert reasons(glass) == first
    session = glass.table.session
    play(glass)
    until_asked(glass)
    assert reasons(glass) != first
    glass.press(UNDO)
    if has(glass.description, CONFIRM):
        glass.press(CONFIRM)
    glass.wait(3)
    assert session.sleepwalker == 1
    assert reasons(glass) == first


def test_a_replay_tells_in_which_turns_the_sleepwalker_played_for_a_friend(glass):
    session = sit(glass, "open", ())
    turn, agreed = session.game.state.turn, session.party
    assert agreed is not None
    play_until(glass, turn + 2)
    session.agree(agreed, 1)
    play_until(glass, turn + 3)
    until_asked(glass)
    session.agree(agreed, None)
    play_until(glass, turn + 6)
    last = len(session.game.log) - 1
    glass.app.games.replay(glass.table.keeper.id, glass.scene)
    replay, told = glass.scene, dict[int, str]()
    assert isinstance(replay, Replay)
    for at in range(last):
        replay.turn_to(at)
        told[replay.recording.frames[at][1].turn] = replay.table.heading
    assert [n for n in told if "(sleepwalker)" in told[n]] == [turn + 3]
    assert told[turn + 3] == f"Turn {turn + 3}: Zoe (sleepwalker)"


def test_hints_a_friend_who_leaves_and_what_is_taken_back_count_once_and_apart(glass):
    session = sit(glass, "open", ())
    agreed = session.party
    assert agreed is not None
    session.hint()
    session.agree(agreed, 1)
    play_until(glass, session.game.state.turn + 1)
    until_asked(glass)
    glass.press(UNDO)
    if has(glass.description, CONFIRM):
        glass.press(CONFIRM)
    until_asked(glass)
    session.agree(agreed, None)
    while session.pending is not None and session.game.state.result is None:
        assert session.submit(session.legal[-1])
        glass.until_rest()
        if glass.scene.name == "table":
            glass.step()
    record = glass.app.games.journal.records("finished")[0]
    assert {"hinted", "sleepwalker"} <= {*apart(record)} <= {"hinted", "sleepwalker", "rewound"}
    statistics = glass.app.games.statistics
    statistics.look_again()
    while not statistics.progress().done:
        statistics.catch_up()
    told = statistics.of_game(record.id)
    assert told is not None
    assert told.apart == apart(record)
    assert statistics.ask(Selection("base", 2)).sleepwalked.games == 1


def play_until(glass: Glass, turn: int) -> None:
    """Gives the first answers there are, until this turn begins."""
    session = glass.table.session
    while session.game.state.turn < turn:
        assert session.submit(session.legal[0])
        glass.until_rest()
        glass.step()


def test_what_is_taken_back_and_played_by_a_person_is_no_answer_of_the_sleepwalker():
    walks = walked((), 1, 45, False)
    walks = walked(walks, 1, 60, True)
    assert walks == (Sleepwalk(1, 45, 60),)
    assert up_to(walks, 60) == (Sleepwalk(1, 45, 59),)
    assert up_to(walks, 45) == ()
    assert walked(walks, 1, 90, False) == (*walks, Sleepwalk(1, 90, 90))
    assert sleepwalks([SLEEPWALKER, f"{SLEEPWALKER}:1", *(one.mark for one in walks)]) == walks


def test_a_friend_may_leave_and_come_back_as_often_as_one_likes(glass):
    walks: tuple[Sleepwalk, ...] = ()
    for at in range(300):
        walks = walked(walks, 1, 3 * at, False)
    marks = tuple(sorted(walk.mark for walk in walks))
    desk = SavedTable(party("open"), marks=marks)
    assert SavedTable.read(desk.plain(), glass.app.rules["base"].cards).sleepwalks == walks


def test_whoever_sits_down_in_the_seat_of_the_sleepwalker_is_no_sleepwalker(glass):
    session = sit(glass, "open")
    named = party("open").renamed(1, glass.app.words.sleepwalker())
    session.agree(named, 1)
    glass.table.panels._party = named
    glass.pick("button.who_plays")
    glass.press("button.sleeps.1")
    assert session.sleepwalker is None
    assert session.party is not None
    assert session.party.names[1] == "Player 2"
