"""The player looks for a better move than was played, at the table, before the review shows it."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions.base.explore import Discard, Play
from game.players.advice import concluded
from game.players.review.kept_reviews import KeptReview
from game.players.review.review import CERTAIN, Judged, Review, review
from game.rules.game import Game
from game.rules.state import HAND, owned
from game.screen.pages.replay.replay_page import ONWARD, Replay
from game.screen.pages.review.missed_moves import MissedMoves
from game.screen.pages.review.review_page import FIND, SHOW, ReviewPage
from game.screen.pages.review.review_pieces import CHOICE
from game.screen.table.table_page import Table
from game.screen.table.teaching.lesson_at_table import LEAVE_LESSON, SHOW_BETTER
from game.table.hands.choices import grip_of
from game.table.party import Party
from game.table.saved_table import SavedTable
from tests.players.review.reckoning import Quick, finished
from tests.screen.hints.advised import Advised
from tests.screen.pages.pages_used import PLAYERS, name_of, play, push
from tests.screen.robots.devices import game_pad
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import cards, has


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(seed=None, editions=Advised(), painted=False) as shown:
        yield shown


@pytest.fixture(scope="module")
def game(glass: Glass) -> Game:
    return play(glass, 1000)


def unkept(glass: Glass, game: Game) -> KeptReview:
    return KeptReview(game, Quick(), glass.app.games.journal.reviews, 0)


@pytest.fixture(scope="module")
def model(game: Game) -> Review:
    return finished(review(game, Quick(), {}))


@pytest.fixture
def page(glass: Glass, game: Game) -> ReviewPage:
    """Opens the review of the game, with all better moves still to be found."""
    number = glass.app.games.journal.records("finished")[0].id
    glass.app.ways.title()
    glass.step()
    glass.app.games.review(number, glass.scene)
    for _ in range(600):
        glass.step()
        if not glass.scene.thinks:
            break
    assert isinstance(glass.scene, ReviewPage)
    glass.scene._kept.found.clear()
    glass.scene.renew()
    return glass.scene


def of_hand(model: Review) -> Judged:
    """Returns a choice for which a card of the hand would better have been played."""
    return next(one for one in model.worst if isinstance(one.better, Play))


def asked(glass: Glass, one: Judged) -> Table:
    """Presses a choice on the page, and returns the table on which the better move is asked."""
    push(glass, f"{CHOICE}{one.at}")
    glass.until_rest()
    glass.step()
    assert isinstance(glass.scene, Table)
    return glass.scene


def told(glass: Glass) -> str:
    assert isinstance(glass.scene, Replay)
    glass.until_rest()
    glass.step()
    return name_of(glass, "text.heading")


def test_the_position_is_shown_without_the_answer(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    words = glass.app.words
    for one in model.worst:
        said = name_of(glass, f"{CHOICE}{one.at}")
        assert words.command(one.played, one.view) in said
        assert "Better: Which move?" in said
        table = asked(glass, one)
        assert table.session.view.zones == one.view.zones
        assert table.session.pending == one.decision
        assert name_of(glass, "text.heading") == "What would have been better here?"
        # Where cards are put in order, the line tells how.
        chose = words.command(one.played, one.view) in name_of(glass, "text.body")
        assert chose or table.session.ranking is not None
        assert not [b for b in table.frame.prompt.all_buttons if b.primary]
        assert not has(glass.description, "button.hint")
        glass.app.back_to(page)
        glass.step()


def test_by_the_mouse_it_is_dragged_and_found_and_two_gestures_lead_to_the_next(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    one = of_hand(model)
    before = len(asked(glass, one).session.game.log)
    table = glass.scene
    glass.drag_onto(grip_of(one.better), "zone.row.0")
    assert told(glass) == f"Found: “{glass.app.words.command(one.better, one.view)}”"
    assert len(table.session.game.log) == before, "nothing is played on"
    assert "which cost about " in name_of(glass, "text.body")
    push(glass, ONWARD)
    glass.until_rest()
    assert isinstance(glass.scene, Table)
    assert glass.scene.session.pending == next(o for o in model.worst if o != one).decision


def test_an_answer_as_good_as_the_best_is_right_and_any_other_is_not(
    glass: Glass, game: Game, model: Review
) -> None:
    missed = MissedMoves(glass.app, game, SavedTable(), model, unkept(glass, game), glass.scene)
    for one in model.worst[:2]:
        missed.ask(one)
        legal = glass.scene.session.game.legal()
        weighed = concluded(Quick().think(one.view, one.decision, legal)).weighed
        best, *_ = chances = [round(CERTAIN * (one.chance or 0)) for one in weighed]
        for answer, chance in zip(legal, chances, strict=True):
            missed.ask(one)
            assert not glass.scene.session.submit(answer)
            assert missed.found[one.at] == (answer if best - chance < 100 else None)


def test_by_keys_it_is_missed_and_then_told_and_by_a_pad_one_is_shown_it(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    one = of_hand(model)
    asked(glass, one)
    heading = f"Better: “{glass.app.words.command(one.better, one.view)}”"
    for _ in range(30):
        if glass.table.session.selected == grip_of(one.played):
            break
        glass.key(pygame.K_RIGHT)
        glass.key(pygame.K_RETURN)
    glass.key(pygame.K_p if isinstance(one.played, Play) else pygame.K_d)
    assert told(glass) == f"Not quite. {heading}"
    glass.key(pygame.K_RETURN)
    assert isinstance(glass.scene, Table), "Enter leads on"
    glass.app.back_to(page)
    glass.step()
    other = page._pieces(model_of(page)).missed.left[0]
    asked(glass, other)
    keyboard, glass.device = glass.device, game_pad(glass.app.controls)
    try:
        for _ in range(40):
            if name_focused(glass) == SHOW_BETTER:
                break
            glass.key(pygame.K_TAB)
        glass.key(pygame.K_RETURN)
    finally:
        glass.device = keyboard
    assert told(glass) == f"Better: “{glass.app.words.command(other.better, other.view)}”"


def model_of(page: ReviewPage) -> Review:
    made = page._slices.result
    assert made is not None
    return made


def name_focused(glass: Glass) -> str:
    return next((t["id"] for t in glass.description["things"] if "focused" in t["state"]), "")


def test_at_the_end_it_is_told_how_many_were_found_and_the_answers_stand_there(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    push(glass, FIND)
    for number, one in enumerate(model.worst):
        assert name_of(glass, "text.turn").endswith(f"{number + 1} of {len(model.worst)}")
        if number < 2:
            glass.scene.session.submit(one.better)
        else:
            glass.scene.press(SHOW_BETTER)
        glass.step()
        assert told(glass).startswith("Found" if number < 2 else "Better")
        if number < len(model.worst) - 1:
            push(glass, ONWARD)
            glass.until_rest()
            glass.step()
    assert not has(glass.description, ONWARD)
    glass.key(pygame.K_RETURN)
    assert glass.scene is page, "Enter leads back"
    assert name_of(glass, "text.choices").endswith(f"found: 2 of {len(model.worst)}")
    assert not has(glass.description, FIND)
    assert not has(glass.description, SHOW)
    for number, one in enumerate(model.worst):
        said = name_of(glass, f"{CHOICE}{one.at}")
        better = glass.app.words.command(one.better, one.view)
        assert f"{'Found' if number < 2 else 'Better'}: {better}." in said


def test_what_was_found_is_still_found_after_a_restart(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    one = of_hand(model)
    table = asked(glass, one)
    table.session.submit(one.better)
    number = glass.app.games.journal.records("finished")[0].id
    glass.app.games.review(number, glass.scene)
    again = glass.scene
    assert isinstance(again, ReviewPage)
    assert not again.thinks
    missed = again._pieces(model_of(again)).missed
    assert missed.found == {one.at: one.better}
    assert one not in missed.left


def test_what_the_rules_refuse_is_no_answer_and_the_menu_leads_back(
    glass: Glass, page: ReviewPage, model: Review
) -> None:
    one = of_hand(model)
    table = asked(glass, one)
    table.session.submit(Discard(next(iter(table.session.game.state.deck))))
    glass.step()
    assert glass.scene is table
    assert table.session.refused
    glass.pick(LEAVE_LESSON)
    glass.step()
    assert glass.scene.name == "review"
    assert one in page._pieces(model_of(page)).missed.left


def test_of_two_each_position_shows_what_its_player_knew(glass: Glass, game: Game) -> None:
    pair = Game.start(game.rules, seed="pair", seats=2, visibility="hidden")
    while pair.pending is not None:
        pair.submit(pair.legal()[-1])
    made = finished(review(pair, Quick(), {}))
    desk = SavedTable(Party(PLAYERS, "curtain"))
    # What was drafted both have seen; later cards only their owner.
    played = [one for one in made.judged if one.missed and None in one.view.zones[other_hand(one)]]
    for seat in (0, 1):
        one = next(one for one in played if one.seat == seat)
        alone = replace(made, judged=(one,))
        MissedMoves(glass.app, pair, desk, alone, unkept(glass, pair), glass.scene).ask(one)
        glass.step()
        assert glass.table.session.shown
        assert name_of(glass, "text.body").startswith(f"{PLAYERS[seat].name} chose “")
        assert glass.table.session.view.zones == one.view.zones
        own = {card["id"] for card in cards(glass.description, "hand") if card["face"] == "up"}
        stood = Game(pair.rules, pair.log[: one.at + 1]).state
        held, others = (stood.zones[owned(HAND, each)] for each in (seat, 1 - seat))
        assert own >= {card.id for card in held}
        assert not own.issuperset(card.id for card in others)


def other_hand(one: Judged) -> str:
    return owned(HAND, 1 - one.seat)
