"""The planner knows only what its seat knows, and gives sound advice whatever its weights say."""

import random
import sys
from itertools import islice

import pytest

from game.editions import BASE_GAME, OFFERED, Editions
from game.editions.base.partners import Keep, OfferSwap
from game.editions.base.prophecy import Foresee
from game.editions.book.spells import Cast, PauseForSpells
from game.editions.catchers.hoops import LOST_DREAM
from game.players.advice import concluded
from game.players.learnt.net import NONE
from game.players.planner.features import (
    ACTIVE,
    COLOUR_ANSWERS,
    COLOUR_FIRST,
    WHOLE_ANSWERS,
    WHOLE_FIRST,
    active,
)
from game.players.planner.imagined import Imagined, imagined
from game.players.planner.observed import observed
from game.players.planner.player import WEIGHED
from game.players.planner.search import ENOUGH
from game.players.planner.table import PROPHECY, STAGE
from game.rules.card import DOOR, Colour
from game.rules.game import Game
from game.rules.state import HAND, owned
from game.rules.view import View
from tests.players.planner.plans import PLANNED, READINGS, asked, blank, by_chance, shuffled
from tests.rules.stories import ALL_DOORS, after, line, position


def advice(game, planner):
    return concluded(planner.think(View.of(game.state, 0), game.pending, game.legal()))


@pytest.mark.parametrize("edition", ["towers", "glyphs+book"])
def test_cards_that_nobody_sees_change_no_advice_to_the_last_digit(edition):
    planner, differed = by_chance(edition), 0
    few = (game for game in asked(edition, "unseen", every=8) if len(game.legal()) < 12)
    for number, game in enumerate(islice(few, 3)):
        other, advised = shuffled(game, number), advice(game, planner)
        differed += other.state.deck != game.state.deck
        assert advice(other, planner) == advised
        assert {one.command for one in advised.weighed} <= set(game.legal())
        assert all(0 <= one.chance <= 1 for one in advised.weighed)
    assert differed > 1


@pytest.mark.parametrize("edition", PLANNED)
def test_what_an_answer_leaves_tells_nothing_of_the_cards_to_come(edition):
    for number, game in enumerate(asked(edition, "imagined", every=15)):
        here, there = (Imagined(one.rules, one.state) for one in (game, shuffled(game, number)))
        for command in game.legal()[:8]:
            one, other = here.after(command).state, there.after(command).state
            assert View.of(one, 0) == View.of(other, 0)


@pytest.mark.parametrize("edition", PLANNED)
def test_a_view_is_enough_to_imagine_the_game(edition):
    for game in asked(edition, "viewed", every=15):
        view = View.of(game.state, 0)
        whole = imagined(game.rules, view)
        assert View.of(whole.state, 0) == view
        assert whole.legal() == game.legal()


def test_each_card_that_may_come_next_comes_as_often_as_it_lies_in_the_deck():
    game = next(asked("base", "next"))
    now = Imagined(game.rules, game.state)
    waits = next(one for one in map(now.after, game.legal()) if not one.pending and one.state.deck)
    counts = {deck[0].face: count for count, deck in waits.next_cards()}
    assert counts == View.of(waits.state, 0).unseen
    for _, deck in waits.next_cards():
        came = waits.turned_up(deck)
        assert came.surprises == 1
        assert deck[0] not in came.state.deck


@pytest.mark.parametrize("edition", PLANNED)
def test_every_question_has_one_of_its_answers(edition):
    rows = [0] * ACTIVE
    of_whole = list(zip(WHOLE_FIRST, WHOLE_ANSWERS, strict=True))
    of_colour = list(zip(COLOUR_FIRST, COLOUR_ANSWERS, strict=True))
    for game in asked(edition, "questions", every=7):
        active(observed(View.of(game.state, 0), READINGS), rows)
        for row, (first, count) in zip(rows, of_whole + of_colour * 4, strict=True):
            assert row == NONE or first <= row < first + count


def chances(game):
    return {line(one.command): one.chance for one in advice(game, blank("base")).weighed}


def test_what_wins_at_once_is_certain():
    doors = ALL_DOORS.replace("OD2 ", "")
    trio = position("OK1 AS1 AM1 GS1 GM1", row="OS1 OM1", doors=doors, deck="OD2 LS1 LS2 NM1 NM2")
    assert chances(trio)["Play OK1"] == 1
    after(trio, "Play OK1")
    assert chances(trio)["Search"] == 1
    key = position("OK1 AS1 AM1 GS1 GM1", doors=doors, deck="OD2 LS1 LS2 NM1 NM2")
    after(key, "Discard AS1")
    assert chances(key)["Claim OK1"] == 1


def test_the_next_card_is_weighed_by_how_many_there_are_of_each():
    doors = ALL_DOORS.replace("OD2 ", "")
    game = position("OK1 AS1 AS2 GS1 LM1", doors=doors, deck="LK1 GS2 OD2 NM1")
    assert chances(game)["Play AS1"] == (1 + 3 * 0.5) / 4


def test_a_prophecy_that_throws_a_door_away_has_no_chance():
    doors = ALL_DOORS.replace("OD2 ", "")
    game = position("OK1 AS1 AS2 GS1 LM1", doors=doors, deck="OD2 GS2 LK1 LS3 NM1 LS4")
    after(game, "Discard OK1")
    for one in advice(game, blank("base").at_a_glance).weighed:
        assert (one.chance == 0) == (one.command.discard.kind == DOOR)


def test_spells_are_weighed_only_where_casting_was_learnt():
    weighed = set()
    for game in asked("book", "spells"):
        casts = [one for one in game.legal() if isinstance(one, Cast)]
        if casts and len(game.legal()) < 20:
            answers = [one.command for one in advice(game, blank("book")).weighed]
            told = {one.spell for one in answers if isinstance(one, Cast)}
            weighed |= told
            if isinstance(game.pending, PauseForSpells):
                assert not told
    assert {"prophecy", "planning"} <= weighed


@pytest.mark.parametrize(
    ("edition", "seats", "name"),
    [
        ("base", 1, "dreamer"),
        ("base", 2, "planner"),
        ("towers-hard", 1, "planner"),
        ("glyphs+towers", 1, "planner"),
        ("glyphs+dreams", 2, "planner"),
        (OFFERED.challenges[0].edition, 1, "careful"),
    ],
)
def test_the_planner_advises_on_all_games_but_challenges(edition, seats, name):
    assert OFFERED.adviser(edition, seats).name == name


@pytest.mark.parametrize("edition", [name for name in PLANNED if name not in ("base", "glyphs")])
def test_every_question_of_an_edition_has_one_of_its_answers_at_every_decision(edition):
    asked_of = 0
    for game in asked(edition, "readings", every=5):
        view = View.of(game.state, 0)
        for one in OFFERED.readings:
            if one.plays(view):
                asked_of += 1
                assert all(map(within, one.of_whole(view), one.whole))
                for colour in Colour:
                    assert all(map(within, one.of_colour(view, colour), one.colour))
    assert asked_of or edition in ("towers-2", "book")


def within(answer, count):
    return 0 <= answer < count


def test_what_was_learnt_of_an_edition_is_left_out_with_it():
    assert Editions(BASE_GAME).adviser("base", 2).name == "planner"


def test_what_a_card_that_is_wished_for_brings_is_foreseen():
    game = next(
        one for one in asked("dreams", "wish") if type(one.pending).__name__ == "FollowDream"
    )
    seek = next(one for one in game.legal() if type(one).__name__ == "Seek")
    game.submit(seek)
    assert len(game.legal()) > 5
    for wish in game.legal()[:5]:
        state = Imagined(game.rules, game.state).after(wish).state
        (card,) = vars(wish).values()
        assert card not in state.deck or card is state.deck[0]


def test_hands_that_are_hidden_are_imagined_to_hold_only_what_hands_can_hold():
    game = Game.start(OFFERED["oniverse"], seed="hands", seats=2, visibility="hidden", first_seat=0)
    rng = random.Random("hands")
    while game.pending is not None:
        view = View.of(game.state, game.state.active)
        state = imagined(game.rules, view).state
        for seat in (0, 1):
            held = state.zone(owned(HAND, seat))
            assert all(view.kinds[card.kind].fills for card in held)
        game.submit(rng.choice(game.legal()))


def first(edition, seed, kind, answers):
    """Returns the game at its first decision of a kind with at least so many answers."""
    return next(
        game
        for game in asked(edition, seed)
        if type(game.pending).__name__ == kind and len(game.legal()) >= answers
    )


def test_of_thousands_of_answers_the_soundest_are_weighed_and_no_slice_is_long():
    game = first("dreams", "sift 23", "OrderTheSifted", 5000)
    calls, longest = 0, 0

    def counted(frame, event, told):
        nonlocal calls
        calls += event in ("call", "c_call")

    view, legal = View.of(game.state, 0), game.legal()
    thinking = blank("dreams").at_a_glance.think(view, game.pending, legal)
    weighed = None
    while weighed is None:
        calls = 0
        sys.setprofile(counted)
        try:
            next(thinking)
        except StopIteration as end:
            weighed = [one.command for one in end.value.weighed]
        finally:
            sys.setprofile(None)
        longest = max(longest, calls)
    assert longest < 20_000, "some two thousandths of a second"
    careful = concluded(OFFERED.player("careful", "dreams", 1, "").think(view, game.pending, legal))
    sound = [one.command for one in careful.weighed[:WEIGHED]]
    assert sorted(map(line, weighed)) == sorted(map(line, sound))


def test_a_thought_judges_only_so_many_positions(monkeypatch):
    planner, judged = blank(PLANNED[-1]), 0

    def value(net, view):
        nonlocal judged
        judged += 1
        return 0.5

    monkeypatch.setattr("game.players.planner.net.Learnt.value", value)
    advice(first(PLANNED[-1], "many 0", "RaiseFromBeneath", 120), planner)
    assert ENOUGH <= judged < ENOUGH + 150


def test_without_a_lost_dream_no_game_is_won():
    for number in range(200):
        for game in asked("catchers", f"dreams {number}"):
            legal = game.legal()
            thrown = [one.discard.kind for one in legal if isinstance(one, Foresee)]
            if LOST_DREAM in thrown and {*thrown} != {LOST_DREAM}:
                weighed = advice(game, blank("catchers")).weighed
                lost = [one for one in weighed if one.command.discard.kind == LOST_DREAM]
                assert lost
                assert max(one.chance for one in lost) < weighed[0].chance
                return
    raise AssertionError("no such Prophecy came up")


def for_two(visibility):
    """Yields a game for two played by chance, at each of its decisions."""
    rng = random.Random("two")
    for seed in "abc":
        game = Game.start(OFFERED["base"], seed=seed, seats=2, visibility=visibility)
        while game.pending is not None:
            yield game
            game.submit(rng.choice(game.legal()))


def test_with_open_hands_both_are_imagined_to_know_what_was_looked_at():
    tops = 0
    for game in for_two("open"):
        state = game.state
        there = imagined(game.rules, View.of(state, state.active)).state
        assert (there.known_top, there.known_bottom) == (state.known_top, state.known_bottom)
        tops += state.known_top[0] != ()
    assert tops > 5


def test_with_hidden_hands_only_the_own_seat_is_imagined_to_know_what_it_looked_at():
    for game in for_two("hidden"):
        view = View.of(game.state, game.state.active)
        there = imagined(game.rules, view).state
        assert there.known_top[view.seat] == game.state.known_top[view.seat]
        assert there.known_top[1 - view.seat] == ()


def test_a_prophecy_is_still_to_come_after_a_swap_was_declined():
    declined = [
        observed(View.of(kept.state, game.state.active), READINGS)[STAGE]
        for game in for_two("open")
        if isinstance(game.pending, OfferSwap)
        for kept in [imagined(game.rules, View.of(game.state, game.state.active)).after(Keep())]
        if not kept.pending and len(kept.state.deck) > 5 and not kept.state.known_top[0]
    ]
    assert PROPHECY in declined
