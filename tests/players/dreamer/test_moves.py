"""The dreamer's own moves are those of the rules, and its features do not depend on the names of
colours."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from build_scripts.train.agree import follow
from game.players.dreamer import features, moves
from game.players.dreamer.layout import (
    CODES,
    COLOURS,
    DECK,
    DECK_DOORS,
    DECLINE,
    DISCARD,
    DOOR,
    DRAW,
    DREAM,
    FIRST_DOOR,
    GAINED,
    HAND,
    HELD,
    LAST,
    LENGTH,
    LIMBO,
    LIMBO_NIGHTMARES,
    LOOK,
    LOOKED,
    LOSE_HAND,
    LOST,
    MET,
    MOST_OPTIONS,
    NIGHTMARE,
    NO_COLOUR,
    NO_SYMBOL,
    ORDER,
    ORDERS,
    PLAY,
    PROPHECY,
    REDRAW,
    REVEAL_FIVE,
    RUN,
    RUN_COLOUR,
    SEARCH,
    SIZE,
    STAGE,
    START,
    TOP,
    TOPS,
    TRIO,
    WON,
    opening,
)
from tests.players.dreamer.dreams import positions

SUN_O, MOON_O, KEY_O, SUN_A = 1, 2, 3, 4
"""Codes of cards."""


def place(stage: int, hand: tuple[int, ...] = (), deck: tuple[int, ...] = ()) -> list[int]:
    """Returns a position with these cards, by code. Every Door that is not in the deck is
    gained."""
    position = [0] * LENGTH
    position[STAGE], position[LAST], position[RUN_COLOUR] = stage, NO_SYMBOL, NO_COLOUR
    for code in hand:
        position[HAND + code - 1] += 1
    for code in deck:
        position[DECK + code - 1] += 1
    for colour in range(COLOURS):
        position[GAINED + colour] = 2 - position[DECK_DOORS + colour]
    position[HELD], position[SIZE] = len(hand), len(deck)
    return position


def options(position: list[int]) -> list[int]:
    """Returns the answers to the decision of a position."""
    out = [0] * MOST_OPTIONS
    return out[: moves.options(position, out)]


@pytest.mark.parametrize("sensible", [False, True])
def test_games_of_the_rules_are_games_of_the_simulator(sensible):
    for number in range(40):
        follow(f"both {number}", sensible)


@pytest.mark.thorough
@pytest.mark.parametrize("sensible", [False, True])
def test_many_games_of_the_rules_are_games_of_the_simulator(sensible):
    won = sum(follow(f"many {number}", sensible) for number in range(250))
    assert not sensible or won, "no game came to its end at the table"


def test_r11_a_vain_search_shuffles_and_to_decline_does_not():
    for option, known in ((SEARCH, 0), (DECLINE, 2)):
        position = place(TRIO, hand=(SUN_O,) * 4, deck=(SUN_A, SUN_A, FIRST_DOOR + 1))
        position[TOPS], position[TOP], position[TOP + 1] = 2, SUN_A, SUN_A
        moves.answer(position, option)
        assert position[TOPS] == known
        assert (position[STAGE], position[MET], position[SIZE]) == (DRAW, 0, 3)
        assert position[TOP : TOP + 2] == [SUN_A, SUN_A][:known] + [0] * (2 - known)


def test_r28_the_eighth_door_wins_at_once():
    position = place(TRIO, hand=(SUN_O,) * 4, deck=(FIRST_DOOR,))
    moves.answer(position, SEARCH)
    assert position[STAGE] == WON
    assert not moves.hopeless(position)


def test_r14_a_prophecy_of_four_cards_has_each_distinct_order_once():
    position = place(ORDER, hand=(SUN_O,) * 4)
    position[LOOKED] = 4
    position[LOOK : LOOK + 4] = cards = [SUN_A, NIGHTMARE, SUN_A, KEY_O]
    expected = {sum(code * CODES**at for at, code in enumerate(p)) for p in permutations(cards)}
    assert sorted(options(position)) == sorted(ORDERS + number for number in expected)


def test_r14_the_cards_of_a_prophecy_lie_known_on_top():
    position = place(START, hand=(KEY_O,) + (SUN_O,) * 4, deck=(SUN_A, MOON_O, NIGHTMARE))
    moves.answer(position, DISCARD + KEY_O - 1)
    assert position[STAGE] == PROPHECY
    for code in (SUN_A, NIGHTMARE, MOON_O):
        moves.draw(position, code)
    moves.answer(position, ORDERS + NIGHTMARE + CODES * MOON_O + CODES**2 * SUN_A)
    assert (position[STAGE], position[SIZE], position[LOOKED]) == (DRAW, 2, 0)
    assert position[TOP : TOP + position[TOPS]] == [MOON_O, SUN_A]
    counts = [0] * CODES
    assert moves.chances(position, counts) == counts[MOON_O] == sum(counts) == 1


def test_e8_a_door_that_a_prophecy_discards_makes_the_game_hopeless():
    position = place(ORDER, hand=(SUN_O,) * 4, deck=(SUN_A,))
    position[GAINED] = 1
    position[LOOKED] = 2
    position[LOOK : LOOK + 2] = [FIRST_DOOR, SUN_A]
    assert not moves.hopeless(position)
    for gone, other, hopeless in ((SUN_A, FIRST_DOOR, False), (FIRST_DOOR, SUN_A, True)):
        into = [0] * LENGTH
        moves.after(position, ORDERS + gone + CODES * other, into)
        assert moves.hopeless(into) == hopeless


def test_a_door_that_is_met_or_in_limbo_is_not_out_of_the_game():
    position = place(DRAW, hand=(KEY_O,) * 3, deck=(FIRST_DOOR, SUN_A, FIRST_DOOR + 1))
    moves.draw(position, FIRST_DOOR + 1)
    assert position[LIMBO + 1] == 1
    moves.draw(position, FIRST_DOOR)
    assert position[STAGE] == DOOR
    assert not moves.hopeless(position)


def test_r22_five_cards_are_revealed_or_as_many_as_there_are():
    position = place(DREAM, hand=(SUN_O,) * 4, deck=(SUN_A, NIGHTMARE, FIRST_DOOR))
    moves.answer(position, REVEAL_FIVE)
    for code in (NIGHTMARE, FIRST_DOOR, SUN_A):
        moves.draw(position, code)
    assert (position[LIMBO], position[LIMBO_NIGHTMARES], position[STAGE]) == (1, 1, LOST)


def test_r23_a_new_hand_that_the_deck_cannot_give_is_a_defeat():
    position = place(DREAM, hand=(SUN_O,) * 3, deck=(SUN_A,) * 4 + (FIRST_DOOR,))
    moves.answer(position, LOSE_HAND)
    assert position[STAGE] == REDRAW
    for code in (SUN_A, FIRST_DOOR, SUN_A, SUN_A):
        moves.draw(position, code)
    assert position[STAGE] == REDRAW
    moves.draw(position, SUN_A)
    assert (position[HELD], position[LIMBO], position[STAGE]) == (4, 1, LOST)


def test_r27_limbo_returns_when_the_hand_is_full_and_the_top_is_forgotten():
    position = place(DRAW, hand=(SUN_O,) * 4, deck=(FIRST_DOOR + 1, SUN_A, SUN_A))
    position[TOPS] = 3
    position[TOP : TOP + 3] = [FIRST_DOOR + 1, SUN_A, SUN_A]
    moves.draw(position, FIRST_DOOR + 1)
    assert (position[LIMBO + 1], position[TOPS], position[SIZE]) == (1, 2, 2)
    moves.draw(position, SUN_A)
    assert position[STAGE] == START
    assert (position[LIMBO + 1], position[DECK_DOORS + 1], position[SIZE]) == (0, 1, 2)
    assert (position[TOPS], position[TOP]) == (0, 0)


def test_r10_a_fourth_card_begins_a_new_run():
    position = place(START, hand=(SUN_O, MOON_O, SUN_A, SUN_A, SUN_A), deck=(SUN_A,))
    position[RUN], position[RUN_COLOUR], position[LAST] = 2, 0, 1
    moves.answer(position, PLAY + SUN_O - 1)
    assert (position[STAGE], position[MET], position[RUN]) == (TRIO, 0, 0)
    moves.answer(position, DECLINE)
    moves.draw(position, SUN_A)
    assert PLAY + SUN_O - 1 not in options(position)
    moves.answer(position, PLAY + MOON_O - 1)
    assert (position[RUN], position[RUN_COLOUR], position[STAGE]) == (1, 0, LOST)


def renamed(position: list[int], names: tuple[int, ...]) -> list[int]:
    """Returns the same position with its colours exchanged."""
    into = position.copy()

    def code(old: int) -> int:
        if FIRST_DOOR <= old < NIGHTMARE:
            return FIRST_DOOR + names[old - FIRST_DOOR]
        return old if old in (0, NIGHTMARE) else 1 + 3 * names[(old - 1) // 3] + (old - 1) % 3

    for colour, name in enumerate(names):
        for at in (DECK_DOORS, GAINED, LIMBO):
            into[at + name] = position[at + colour]
        for at in (DECK, HAND):
            into[at + 3 * name : at + 3 * name + 3] = position[at + 3 * colour :][:3]
    if position[RUN_COLOUR] < COLOURS:
        into[RUN_COLOUR] = names[position[RUN_COLOUR]]
    for at in range(TOP, TOP + position[TOPS]):
        into[at] = code(position[at])
    return into


def test_the_rows_of_a_position_are_one_for_each_question_and_the_same_for_any_colours():
    answers = (*features.WHOLE_ANSWERS, *features.COLOUR_ANSWERS * COLOURS)
    begins = (*features.WHOLE_FIRST, *features.COLOUR_FIRST * COLOURS)
    chance = random.Random(1)
    rows, others = [0] * features.ACTIVE, [0] * features.ACTIVE
    for position in positions(seed=5, count=1500):
        features.active(position, rows)
        for row, begin, number in zip(rows, begins, answers, strict=True):
            assert 0 <= row - begin < number
        names = tuple(chance.sample(range(COLOURS), COLOURS))
        features.active(renamed(position, names), others)
        assert others[: features.WHOLE] == rows[: features.WHOLE]
        for colour, name in enumerate(names):
            at, other = (features.WHOLE + one * features.COLOUR for one in (colour, name))
            assert others[other : other + features.COLOUR] == rows[at : at + features.COLOUR]


def test_the_opening_holds_the_76_cards():
    assert opening()[SIZE] == 76
