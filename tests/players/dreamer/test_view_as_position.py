"""Views become positions of the dreamer, and answers become options."""

import random

import pytest

from game.editions import OFFERED
from game.players.dreamer import layout
from game.players.dreamer.moves import options
from game.players.dreamer.view_as_position import answers, option_of, position_of
from game.rules.game import Game
from game.rules.view import View
from tests.rules.stories import after, cards, deal, laid, position


def read(game):
    return position_of(View.of(game.state, 0))


def held(told, at, count):
    return {n: told[at + n] for n in range(count) if told[at + n]}


def test_a_position_has_what_lies_there():
    game = position(
        "OS1 OS2 OM1 GK1 LS1",
        row="AS1 OM2 OK1",
        doors="AD1 AD2 LD1",
        deck="OD1 GD2 NM1 NM2 AM1 AM2 AM3",
    )
    told = read(game)
    assert told[layout.STAGE] == layout.START
    assert held(told, layout.HAND, 12) == {0: 2, 1: 1, 8: 1, 9: 1}
    assert held(told, layout.DECK, 17) == {4: 3, 12: 1, 14: 1, 16: 2}
    assert (told[layout.HELD], told[layout.SIZE]) == (5, 7)
    assert held(told, layout.GAINED, 4) == {1: 2, 3: 1}
    assert (told[layout.LAST], told[layout.RUN_COLOUR], told[layout.RUN]) == (layout.KEY, 0, 2)


def test_cards_that_a_trio_has_used_are_no_run():
    game = laid(deal("OS1 OM1 AS1 AM1 GS1"), "OS4 OM4 AS4 AM4 GS4", row="OS1 OM1 OK1", spent=(3,))
    told = read(game)
    assert (told[layout.RUN_COLOUR], told[layout.RUN]) == (layout.NO_COLOUR, 0)
    assert told[layout.LAST] == layout.KEY


def test_a_prophecy_is_read_while_it_is_looked_at_and_known_afterwards():
    game = deal("OK1 OM1 AS1 AM1 GS1 | NM1 LS1 AD1 LM1 OK2 LS2")
    after(game, "Discard OK1")
    told = read(game)
    assert told[layout.STAGE] == layout.ORDER
    assert told[layout.LOOK : layout.LOOK + told[layout.LOOKED]] == [17, 10, 14, 11, 3]
    after(game, "Foresee NM1 LS1,AD1,LM1,OK2")
    told = read(game)
    assert told[layout.TOP : layout.TOP + told[layout.TOPS]] == [14, 11, 3]
    assert told[layout.SIZE] == sum(told[layout.DECK : layout.SIZE])


@pytest.mark.parametrize("number", range(3))
def test_in_games_by_chance_the_legal_answers_are_the_options_and_every_card_is_counted(number):
    game, chance = Game.start(OFFERED["base"], seed=f"reading {number}"), random.Random(number)
    out = [0] * layout.MOST_OPTIONS
    while game.pending is not None:
        told, legal = read(game), game.legal()
        first = answers(legal)
        assert set(first) == set(out[: options(told, out)])
        assert all(option_of(command) == option for option, command in first.items())
        assert told[layout.SIZE] == sum(told[layout.DECK : layout.SIZE]) == len(game.state.deck)
        assert told[layout.HELD] == sum(told[layout.HAND : layout.HELD])
        game.submit(chance.choice(legal))


def test_equal_cards_are_one_option_and_the_first_of_them_answers_it():
    game = deal("OS3 OS1 OS2 AM1 AM2")
    assert [str(command) for command in answers(game.legal()).values()] == [
        f"{kind}(card={card})" for kind in ("Play", "Discard") for card in cards("OS3 AM1")
    ]


def test_what_is_not_the_base_game_alone_cannot_be_read():
    game = after(deal("OS1 OM1 AS1 AM1 GS1", seats=2))
    with pytest.raises(KeyError):
        read(game)
    over = after(position("OS1 OM1 AS1 AM1 GS1"), "Play OS1")
    with pytest.raises(ValueError, match="asked"):
        read(over)
