"""Counts and marks change when a card lands, and no sooner."""

import pytest

from game.editions.base.show import STAGING
from game.rules.card import Colour
from game.rules.game import Game
from game.rules.state import DISCARD
from game.rules.view import View
from game.table import counting
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, SPEEDS, Tempo
from tests.table.motion.test_director import FRAME, SIZE, answer, named, stacked


def begun(deck: str, tempo: Tempo) -> tuple[Game, Director]:
    """Returns a game with these cards on top, and its director at rest."""
    game = stacked(deck)
    return game, Director(View.of(game.state, 0), SIZE, tempo, staging=STAGING)


@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed != INSTANT])
def test_a_run_is_as_long_as_the_cards_that_lie_there(speed):
    game, director = begun("OS1 OM1 AM1 GK1 LS1 OS2 AS1", Tempo(speed))
    for command, card in (("Play", "OS1"), ("Play", "OM1")):
        lay = len(director.view.rows[0])
        answer(game, director, named(game, command, card=card))
        flew = 0
        while director.busy:
            director.advance(FRAME)
            flies = card in director.arrivals.arriving
            flew += flies
            landed = director.arrivals.landed
            there = len(director.view.rows[0]) - flies
            assert len(landed.rows[0]) == there >= lay
            run = counting.run(landed, 0, game.rules.trio)
            assert len(run.cards if run else ()) == there
        assert flew
        assert len(director.arrivals.landed.rows[0]) == lay + 1


def test_a_door_counts_once_it_lies_in_its_slot():
    game, director = begun("OS1 OM1 OS2 AM1 LS1 GM1 AS1 GS1 LM1", Tempo())
    for name, fields in (("Play", "OS1"), ("Play", "OM1"), ("Play", "OS2"), ("Search", None)):
        answer(game, director, named(game, name, **({"card": fields} if fields else {})))
        numbers = []
        while director.busy:
            director.advance(FRAME)
            doors = len(director.arrivals.landed.doors[0])
            assert doors == len(director.view.doors[0]) - len(
                {c.id for c in director.view.doors[0]} & director.arrivals.arriving
            )
            numbers.append(doors)
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == 2
    assert director.view.doors[0][0].colours == frozenset({Colour.OBSERVATORY})


def test_what_is_told_changes_as_a_card_lands():
    game, director = begun("OS1 OM1 AM1 GK1 LS1 OS2 AS1", Tempo())
    answer(game, director, named(game, "Play", card="OS1"))
    while "OS1" not in director.arrivals.arriving:
        director.advance(FRAME)
    flies = director.shown
    while "OS1" in director.arrivals.arriving:
        director.advance(FRAME)
    assert director.shown != flies
    while director.busy:
        director.advance(FRAME)
    answer(game, director, named(game, "Discard", card="OM1"))
    while director.busy:
        director.advance(FRAME)
        lies = "OM1" not in director._cards.timeline.flying
        assert director.arrivals.counts[DISCARD] <= int(lies)
