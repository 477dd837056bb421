"""Random games over any Ruleset, checked at every step: what must hold wherever a game goes."""

import random
from collections import Counter

import pytest

from game.rules.course import Concede
from game.rules.game import Game, IllegalCommand, fold

LIMITS = {1: (5, 0), 2: (3, 2)}
"""Cards of a hand and shared cards, by seats."""


def visibility(seats, number):
    return "hidden" if seats == 2 and number % 2 else "open"


def begin(rules, seats, number):
    return Game.start(
        rules,
        seed=f"walk {number}",
        seats=seats,
        visibility=visibility(seats, number),
        first_seat=number // 2 % seats,
    )


def some_command(game, rng, number):
    """Anything legal; every third walker seldom lets a Door go, every fiftieth concedes."""
    if number % 50 == 49 and rng.random() < 0.02:
        return Concede()
    legal = game.legal()
    if number % 3 == 2 and rng.random() < 0.9:
        eager = [one for one in legal if type(one).__name__ in ("Play", "Search", "Claim")]
        legal = eager or legal
    return rng.choice(legal)


def conserved(state, box, seats):
    """R3: every card of the box lies in exactly one place, and no hand is over its limit."""
    lying = [card for zone in state.zones.values() for card in zone]
    assert len(lying) == len(box)
    assert set(lying) == box
    hand, shared = LIMITS[seats]
    assert all(len(state.hand(seat)) <= hand for seat in range(seats))
    assert len(state.shared) <= shared
    assert len(state.market) <= 8


def answerable(game):
    """A game that goes on can be answered, one way or another; one that is over cannot."""
    over = game.state.result is not None
    assert over == (not game.state.agenda) == (game.pending is None)
    legal = game.legal()
    assert over == (not legal)
    assert len(set(legal)) == len(legal)


def refuses(game, command):
    """What is not listed is refused, and a refusal leaves everything as it was (T16)."""
    before = game.log, game.state, game.pending
    with pytest.raises(IllegalCommand):
        game.submit(command)
    assert (game.log, game.state, game.pending) == before


def walk(rules, seats, number, waiting=()):
    """One random game. R3 after every event, R32 by turns, and the log folds to the state. In Limbo
    nothing lies when a turn begins, but what is `waiting` before the first. A Nightmare that Towers
    have kept is still to come (X3.4)."""
    rng = random.Random(f"walk {number}")
    box = {card for zone in rules.box.values() for card in zone}
    game = begin(rules, seats, number)
    state, deck, folded, heard = fold(rules, game.log[:1]), None, 1, []
    conserved(state, box, seats)
    kept = 0
    while True:
        for event in game.log[folded:]:
            state = event.evolve(state)
            conserved(state, box, seats)
            kept += type(event).__name__ == "NightmareKept"
            if type(event).__name__ == "TurnBegan":
                to_come = len(state.deck + state.limbo)
                assert deck is None or to_come < deck + kept
                assert state.limbo == (waiting if deck is None else ())
                deck, kept = to_come, 0
        folded = len(game.log)
        assert state == game.state
        answerable(game)
        if game.pending is None:
            return game
        heard += game.legal()[:8]
        stray = rng.choice(heard)
        if stray not in game.legal():
            refuses(game, stray)
        command, before = some_command(game, rng, number), game.log
        new = game.submit(command)
        assert game.log == before + tuple(new)
        names = Counter(type(event).__name__ for event in new)
        assert names["Answered"] == names["Awaiting"] == 1
        assert type(new[0]).__name__ == "Answered"
        assert new[0].command == command
        assert type(new[-1]).__name__ == "Awaiting"
        if rng.random() < 0.04:
            first = game.log
            game.rewind(1)
            assert game.log == before
            assert game.state == fold(rules, before)
            game.submit(command)
            assert game.log == first
