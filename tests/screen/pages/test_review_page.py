"""A finished game is reviewed in the real window: from wherever one comes, and on to the replay."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.players.advice import Player
from game.players.careful import Careful
from game.players.review.kept_reviews import KeptReview
from game.players.review.review import CERTAIN, Judged, Review, review
from game.rules.game import Game
from game.rules.state import ROW
from game.screen.pages.replay.better_marks import BetterMove, marks_of
from game.screen.pages.replay.replay_page import Replay
from game.screen.pages.review.chance_curve import CURVE, ChanceCurve, Curve
from game.screen.pages.review.missed_moves import MissedMoves
from game.screen.pages.review.review_page import SHOW, ReviewPage
from game.screen.pages.review.review_pieces import CHOICE, TURN, ReviewPieces
from game.screen.pages.statistics.charts import Bar, Part
from game.table.hands.choices import grip_of
from game.table.party import Party
from game.table.saved_table import SavedTable
from tests.players.review.reckoning import Quick, finished, go_on
from tests.screen.hints.advised import Advised
from tests.screen.pages.pages_hold import assert_page_holds, assert_reached_by_tab
from tests.screen.pages.pages_used import PLAYERS, listed, play, push
from tests.screen.pages.test_pages_hold import WINDOWS
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has, thing
from tests.speaking import SPOKEN


class AloneAdvised(Advised):
    """Editions in which two players are advised by a rule of thumb."""

    def adviser(self, edition: str, seats: int) -> Player:
        if seats == 1:
            return super().adviser(edition, seats)
        return Careful(self.of(edition).worth)


@pytest.fixture(scope="module")
def editions() -> Advised:
    return AloneAdvised()


@pytest.fixture(scope="module")
def glass(editions: Advised) -> Iterator[Glass]:
    with opened(seed=None, editions=editions, painted=False) as shown:
        yield shown


@pytest.fixture(scope="module")
def game(glass: Glass) -> Game:
    """Plays a random game to its end, so that it lies in the journal."""
    return play(glass, 1000)


def unkept(glass: Glass, game: Game) -> KeptReview:
    return KeptReview(game, Quick(), glass.app.games.journal.reviews, 0)


@pytest.fixture(scope="module")
def model(game: Game) -> Review:
    return finished(review(game, Quick(), {}))


def last_key(glass: Glass, kind: str) -> str:
    """Returns the button of this kind for the game that was finished last."""
    return f"button.{kind}.{glass.app.games.journal.records('finished')[0].id}"


def open_list(glass: Glass) -> None:
    listed(glass)
    push(glass, "button.finished")


def page(glass: Glass) -> ReviewPage:
    assert isinstance(glass.scene, ReviewPage)
    return glass.scene


def chart(reviewed: ReviewPage) -> ChanceCurve:
    curve = reviewed.placed(CURVE)
    assert curve is not None
    assert isinstance(curve.leaf, Curve)
    assert curve.leaf.chart is not None
    return curve.leaf.chart


def lit(reviewed: ReviewPage) -> str:
    """Returns the key of the turn that is told of."""
    return chart(reviewed).lit


def bar_of(reviewed: ReviewPage, key: str) -> Part:
    bar = reviewed.placed(f"text.balance.{key}")
    assert bar is not None
    assert isinstance(bar.leaf, Bar)
    assert bar.leaf.part is not None
    return bar.leaf.part


def until_reviewed(glass: Glass) -> ReviewPage:
    for _ in range(600):
        if not page(glass).thinks:
            return page(glass)
        glass.step()
    raise AssertionError("it thinks for ever")


@pytest.fixture
def reviewed(glass: Glass, game: Game) -> ReviewPage:
    """Opens the review of the game from the list, with all better moves still to be found."""
    open_list(glass)
    push(glass, last_key(glass, "review"))
    shown = until_reviewed(glass)
    shown._kept.found.clear()
    shown.renew()
    return shown


def test_it_opens_from_the_list_from_the_table_and_from_the_result_and_leads_back(
    glass: Glass, game: Game
) -> None:
    open_list(glass)
    for way in (last_key(glass, "review"), "button.review", "button.review"):
        before = glass.scene
        push(glass, way)
        assert until_reviewed(glass).name == "review"
        glass.key(pygame.K_ESCAPE)
        assert glass.scene is before
        if before.name == "games":
            push(glass, last_key(glass, "continue"))
            glass.until_rest()
            glass.step()
        elif before.name == "table":
            push(glass, "button.result")
    assert before.name == "result"


def test_where_the_adviser_knows_no_chances_the_review_tells_none(glass: Glass) -> None:
    game = play(glass, 1000, seed="pair", manner="curtain")
    open_list(glass)
    push(glass, last_key(glass, "review"))
    shown = until_reviewed(glass)
    made = finished(review(game, glass.app.rules.adviser("base", 2), {}))
    assert not made.reckoned
    told = thing(glass.description, "text.verdict")["name"]
    assert told.startswith("A rule of thumb, which knows no chances, agrees with ")
    assert not has(glass.description, CURVE)
    spoken = [one.name for one in shown.things()]
    assert not [said for said in spoken if "%" in said or "point" in said]
    for seat, player in enumerate(PLAYERS):
        choices = made.choices(seat)
        same = len(choices) - sum(one.missed for one in choices)
        bar = bar_of(shown, f"play.{seat}")
        assert (bar.label, bar.icon) == (player.name, player.emblem)
        assert bar.told == f"{same} of {len(choices)}"
    for one in made.worst:
        said = next(t for t in shown.reach() if t.id == f"{CHOICE}{one.at}").name
        assert f"place {one.place} of {one.answers}. {PLAYERS[one.seat].name}: " in said
    assert_page_holds(shown)
    glass.app.games.journal.delete(glass.app.games.journal.records("finished")[0].id)


def test_of_two_it_is_told_whose_choices_cost_what(glass: Glass, game: Game) -> None:
    party = Party(PLAYERS, "curtain")
    pair = Game.start(game.rules, seed="whose", seats=2, visibility="hidden")
    go_on(pair, "whose")
    made = finished(review(pair, Quick(), {}))
    desk, before = SavedTable(party), glass.scene
    missed = MissedMoves(glass.app, pair, desk, made, unkept(glass, pair), before)
    pieces = ReviewPieces(
        glass.app.words, made, pair.log, glass.app.rules.show, glass.app.cards, missed, party
    )
    parts = pieces.balance()
    assert [part.label for part in parts[2:]] == list(party.names)
    for seat, part in enumerate(parts[2:]):
        taken = sum(one.before - one.after for one in made.judged if one.view.seat == seat)
        assert taken > 250
        points = part.start - part.value
        assert points % 5 == 0
        assert abs(points - taken / 100) <= 2.5
        assert part.said == f"The choices of {party.names[seat]} cost about {points} points."
    assert [part.start for part in parts[1:]] == [part.value for part in parts[:-1]]
    assert parts[-1].value == 0


def test_the_curve_is_that_of_the_model_and_every_turn_says_its_chance(
    glass: Glass, reviewed: ReviewPage, model: Review
) -> None:
    stations = chart(reviewed).stations
    drawn = [(station.at, round(station.chance * CERTAIN)) for station in stations]
    assert drawn == [(point.at, point.chance) for point in model.curve]
    assert [station.x for station in stations] == sorted({station.x for station in stations})
    assert (stations[0].x, stations[-1].x) == (0, 1)
    for number, point in enumerate(model.curve[:-1]):
        said = thing(glass.description, f"{TURN}{number}")["name"]
        told = re.match(r"Turn (\d+): a chance of ([<>]?)(\d+)%\.", said)
        assert told
        assert int(told[1]) == point.turn
        known, figure = point.chance / 100, int(told[3])
        assert figure % 5 == 0
        assert known < figure if told[2] == "<" else known > figure or not told[2]
        assert told[2] or abs(known - figure) <= 2.5


def test_before_the_end_nothing_is_told_as_certain_as_at_the_table(
    glass: Glass, game: Game, model: Review
) -> None:
    first, *rest = model.judged
    dark = replace(model, judged=(replace(first, before=0, after=0), *rest))
    missed = MissedMoves(glass.app, game, SavedTable(), dark, unkept(glass, game), glass.scene)
    pieces = ReviewPieces(
        glass.app.words, dark, game.log, glass.app.rules.show, glass.app.cards, missed, None
    )
    assert pieces.stations[0].said.startswith("Turn 1: a chance of <5%.")


def test_the_balance_adds_up(glass: Glass, reviewed: ReviewPage, model: Review) -> None:
    start, luck, play_ = (bar_of(reviewed, key) for key in ("start", "luck", "play"))
    assert (start.start, luck.start, play_.start) == (0, start.value, luck.value)
    assert abs(start.value - model.start / 100) <= 2.5
    assert play_.value == model.end.chance / 100
    points = play_.start - play_.value
    assert abs(points + model.play / 100) <= 2.5
    assert all(value % 5 == 0 for value in (start.value, luck.value, play_.value))
    told = thing(glass.description, "text.balance.play")["name"]
    assert told == f"Your choices cost about {points} points."


def test_once_shown_the_choices_lead_to_the_replay_which_says_what_was_better(
    glass: Glass, reviewed: ReviewPage, model: Review
) -> None:
    push(glass, SHOW)
    keys = [thing.id for thing in reviewed.reach() if thing.id.startswith(CHOICE)]
    assert keys == [f"{CHOICE}{one.at}" for one in model.worst]
    assert len(keys) == 5
    for one in model.worst:
        glass.app.back_to(reviewed)
        push(glass, f"{CHOICE}{one.at}")
        assert isinstance(glass.scene, Replay)
        glass.until_rest()
        assert glass.scene.playback.at == one.at
        director, staging = glass.scene.playback.director, glass.app.rules.show
        move = BetterMove(one.view, one.played, one.better, lambda words: "")
        marks = marks_of(move, director.layout, staging)
        lays = type(one.better) in staging.meanings
        grips = {marks.laid.ghost.key} if marks.laid else {card.id for card in marks.order}
        assert grip_of(one.better) in grips or not lays
        rows = [zone for zone in director.arrangement.offered if zone.startswith(ROW)]
        assert bool(rows) == bool(marks.laid and marks.laid.ghost.zone == ROW)
    better = glass.app.words.command(one.better, one.view)
    assert better in thing(glass.description, "text.heading")["name"]
    played = glass.app.words.command(one.played, one.view)
    assert played in thing(glass.description, "text.body")["name"]
    glass.key(pygame.K_ESCAPE)
    assert page(glass) is reviewed


def test_a_turn_that_is_pressed_is_shown_once_more(
    glass: Glass, reviewed: ReviewPage, model: Review
) -> None:
    x, y = thing(glass.description, f"{TURN}3")["at"]
    glass.move((x, y))
    assert lit(reviewed) == f"{TURN}3"
    glass.click((x, y))
    assert isinstance(glass.scene, Replay)
    assert glass.scene.playback.at == model.curve[3].at


def test_by_keys_alone_one_goes_along_the_curve_and_to_the_choices(
    glass: Glass, reviewed: ReviewPage, model: Review
) -> None:
    glass.move((2, 2))
    glass.key(pygame.K_TAB)
    assert reviewed.focus == CURVE
    for _ in range(4):
        glass.key(pygame.K_RIGHT)
    glass.key(pygame.K_LEFT)
    assert lit(reviewed) == f"{TURN}3"
    glass.key(pygame.K_RETURN)
    assert glass.scene.playback.at == model.curve[3].at
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_TAB)
    assert reviewed.focus == f"{CHOICE}{model.worst[0].at}"
    glass.key(pygame.K_RETURN)
    assert glass.scene.name == "table"
    glass.app.back_to(reviewed)
    push(glass, SHOW)
    glass.key(pygame.K_TAB)
    while reviewed.focus != f"{CHOICE}{model.worst[0].at}":
        glass.key(pygame.K_TAB)
    glass.key(pygame.K_RETURN)
    assert glass.scene.playback.at == model.worst[0].at


def test_a_kept_review_is_there_at_once_and_nothing_is_thought_or_drawn_anew(
    glass: Glass, reviewed: ReviewPage, editions: Advised
) -> None:
    glass.key(pygame.K_ESCAPE)
    asked, records = editions.thinker.asked, glass.app.games.journal.records("finished")
    glass.app.games.review(records[0].id, glass.scene)
    assert not page(glass).thinks
    assert editions.thinker.asked == asked
    glass.step()
    for _ in range(3):
        page(glass).advance(1 / 60)
        assert not page(glass).changed


def test_whoever_leaves_in_the_middle_leaves_nothing_behind(
    glass: Glass, game: Game, editions: Advised, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(glass, 1000, seed="left")
    open_list(glass)
    shelf = glass.scene
    monkeypatch.setattr(editions.thinker, "stuck", True)
    push(glass, last_key(glass, "review"))
    glass.frames(3)
    assert page(glass).thinks
    assert thing(glass.description, "text.thinking")["name"].endswith("0%")
    glass.key(pygame.K_ESCAPE)
    assert glass.scene is shelf
    number = glass.app.games.journal.records("finished")[0].id
    assert glass.app.games.journal.reviews.find(number) is None
    monkeypatch.undo()
    push(glass, last_key(glass, "review"))
    until_reviewed(glass)
    assert glass.app.games.journal.reviews.find(number) is not None
    glass.app.games.journal.delete(number)


def without_chances(one: Judged) -> Judged:
    return replace(one, before=0, after=0, luck=0)


@pytest.mark.parametrize(("size", "letters", "language", "plain", "easy"), WINDOWS)
def test_nothing_of_it_is_cut_in_any_window_while_it_thinks_and_then(
    glass: Glass, reviewed: ReviewPage, monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int], letters: int, language: str, plain: bool, easy: bool,
) -> None:  # fmt: skip
    monkeypatch.setattr(glass.app, "words", SPOKEN[language])
    before, settings = glass.app.window.size, glass.app.settings
    larger = replace(settings, text_size=letters, high_contrast=plain, easy_font=easy)
    glass.app.change(larger)
    glass.resize(size)
    glass.wait(0.3)
    try:
        made = reviewed._slices.result
        assert made is not None
        by_thumb = replace(made, reckoned=False, judged=tuple(map(without_chances, made.judged)))
        for one in (made, by_thumb):
            monkeypatch.setattr(reviewed._slices, "result", one)
            reviewed.renew()
            assert_page_holds(reviewed)
            reviewed._show_all()
            reviewed.renew()
            assert_page_holds(reviewed)
        monkeypatch.setattr(reviewed._slices, "result", None)
        reviewed.renew()
        assert_page_holds(reviewed)
    finally:
        glass.app.change(settings)
        glass.resize(before)
        glass.wait(0.3)


def test_every_choice_is_reached_by_tab_and_in_sight_then(
    glass: Glass, reviewed: ReviewPage
) -> None:
    before, settings = glass.app.window.size, glass.app.settings
    glass.app.change(replace(settings, text_size=200))
    glass.resize((1024, 640))
    glass.wait(0.3)
    try:
        assert_reached_by_tab(reviewed)
    finally:
        glass.app.change(settings)
        glass.resize(before)
        glass.wait(0.3)


def test_a_game_in_which_no_choice_cost_much_says_so(
    glass: Glass, reviewed: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = reviewed._slices.result
    assert review is not None
    faultless = replace(
        review, judged=tuple(replace(one, after=one.before, good=()) for one in review.judged)
    )
    monkeypatch.setattr(reviewed._slices, "result", faultless)
    reviewed.renew()
    assert thing(glass.description, "text.choices")["name"] == "No choice cost much."
    assert_page_holds(reviewed)
