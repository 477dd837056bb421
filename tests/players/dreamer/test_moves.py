"""The dreamer's own moves are those of the rules, and its features do not depend on the names of
colours."""

import random

import pytest

from build_scripts.train.agree import follow
from game.players.dreamer import features, moves
from game.players.dreamer.moves import FIRST_DOOR, ORDERS
from game.players.dreamer.view_as_position import answers, position_of
from game.rules.view import View
from tests.players.dreamer.dreams import positions
from tests.rules import stories
from tests.rules.stories import after, cards, deal

SUN, KEY = 1, 3
"""Codes of cards of the first colour."""


def place(stage: int, *deck: int) -> list[int]:
    """Returns a position with three Keys of the first colour in the hand and this deck, by code.
    Every Door that is not in the deck is gained."""
    position = [0] * moves.LENGTH
    position[moves.STAGE] = stage
    position[moves.HAND + KEY - 1] = position[moves.HELD] = 3
    for code in deck:
        position[moves.DECK + code - 1] += 1
        position[moves.SIZE] += 1
    for colour in range(moves.COLOURS):
        position[moves.GAINED + colour] = 2 - position[moves.DECK_DOORS + colour]
    return position


@pytest.mark.parametrize("sensible", [False, True])
def test_games_of_the_rules_are_games_of_the_simulator(sensible):
    """At every decision the view is read as the position that its moves have come to."""
    for number in range(40):
        follow(f"both {number}", sensible)


@pytest.mark.thorough
@pytest.mark.parametrize("sensible", [False, True])
def test_many_games_of_the_rules_are_games_of_the_simulator(sensible):
    won = sum(follow(f"many {number}", sensible) for number in range(250))
    assert not sensible or won, "no game came to its end at the table"


def test_equal_cards_are_one_option_and_the_first_of_them_answers_it():
    game = deal("OS3 OS1 OS2 AM1 AM2")
    assert [str(command) for command in answers(game.legal()).values()] == [
        f"{kind}(card={card})" for kind in ("Play", "Discard") for card in cards("OS3 AM1")
    ]


def test_what_is_not_the_base_game_alone_cannot_be_read():
    with pytest.raises(KeyError):
        position_of(View.of(deal("OS1 OM1 AS1 AM1 GS1", seats=2).state, 0))
    over = after(stories.position("OS1 OM1 AS1 AM1 GS1"), "Play OS1")
    with pytest.raises(ValueError, match="asked"):
        position_of(View.of(over.state, 0))


def test_e8_a_door_that_a_prophecy_discards_makes_the_game_hopeless():
    position = place(moves.ORDER, SUN)
    position[moves.GAINED] = 1
    position[moves.LOOKED] = 2
    position[moves.LOOK : moves.LOOK + 2] = [FIRST_DOOR, SUN]
    assert not moves.hopeless(position)
    for gone, other, hopeless in ((SUN, FIRST_DOOR, False), (FIRST_DOOR, SUN, True)):
        into = [0] * moves.LENGTH
        moves.after(position, ORDERS + gone + moves.CODES * other, into)
        assert moves.hopeless(into) == hopeless


def test_a_door_that_is_met_or_in_limbo_is_not_out_of_the_game():
    position = place(moves.DRAW, FIRST_DOOR, SUN, FIRST_DOOR + 1)
    moves.draw(position, FIRST_DOOR + 1)
    assert position[moves.LIMBO + 1] == 1
    moves.draw(position, FIRST_DOOR)
    assert position[moves.STAGE] == moves.DOOR
    assert not moves.hopeless(position)
    moves.answer(position, moves.CLAIM)
    assert not moves.hopeless(position)


def renamed(position: list[int], names: tuple[int, ...]) -> list[int]:
    """Returns the same position with its colours exchanged."""
    into = position.copy()

    def code(old: int) -> int:
        if moves.FIRST_DOOR <= old < moves.NIGHTMARE:
            return moves.FIRST_DOOR + names[old - moves.FIRST_DOOR]
        return old if old in (0, moves.NIGHTMARE) else 1 + 3 * names[(old - 1) // 3] + (old - 1) % 3

    for colour, name in enumerate(names):
        for at in (moves.DECK_DOORS, moves.GAINED, moves.LIMBO):
            into[at + name] = position[at + colour]
        for at in (moves.DECK, moves.HAND):
            into[at + 3 * name : at + 3 * name + 3] = position[at + 3 * colour :][:3]
    if position[moves.RUN_COLOUR] < moves.COLOURS:
        into[moves.RUN_COLOUR] = names[position[moves.RUN_COLOUR]]
    for at in range(moves.TOP, moves.TOP + position[moves.TOPS]):
        into[at] = code(position[at])
    return into


def test_the_rows_of_a_position_are_one_for_each_question_and_the_same_for_any_colours():
    answers = (*features.WHOLE_ANSWERS, *features.COLOUR_ANSWERS * moves.COLOURS)
    begins = (*features.WHOLE_FIRST, *features.COLOUR_FIRST * moves.COLOURS)
    chance = random.Random(1)
    rows, others = [0] * features.ACTIVE, [0] * features.ACTIVE
    for position in positions(seed=5, count=1500):
        features.active(position, rows)
        for row, begin, number in zip(rows, begins, answers, strict=True):
            assert 0 <= row - begin < number
        names = tuple(chance.sample(range(moves.COLOURS), moves.COLOURS))
        features.active(renamed(position, names), others)
        assert others[: features.WHOLE] == rows[: features.WHOLE]
        for colour, name in enumerate(names):
            at, other = (features.WHOLE + one * features.COLOUR for one in (colour, name))
            assert others[other : other + features.COLOUR] == rows[at : at + features.COLOUR]
