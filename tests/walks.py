"""Random games by any Ruleset, checked at every step for what must hold in every game."""

import random
from collections import Counter

import pytest

from game.rules.course import Concede
from game.rules.game import Game, IllegalCommand, fold

LIMITS = {1: (5, 0), 2: (3, 2)}
"""By number of seats, the most cards that a hand can have, and the most that can be shared."""

RETURNING = "NightmareKept", "NightmareReturned", "DoorForfeited", "NightmareFerried"
"""Events by which a card is still to come that else would not be."""


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
    """Returns a random legal command. Every third walk seldom lets a Door go, and every fiftieth
    may concede."""
    if number % 50 == 49 and rng.random() < 0.02:
        return Concede()
    legal = game.legal()
    if number % 3 == 2 and rng.random() < 0.9:
        eager = [one for one in legal if type(one).__name__ in ("Play", "Search", "Claim")]
        legal = eager or legal
    return rng.choice(legal)


def conserved(state, box, seats):
    """Checks R3: every card of the box lies in exactly one place, and no hand is over its limit."""
    lying = [card for zone in state.zones.values() for card in zone]
    assert len(lying) == len(box)
    assert set(lying) == box
    hand, shared = LIMITS[seats]
    assert all(len(state.hand(seat)) <= hand for seat in range(seats))
    assert len(state.shared) <= shared
    assert len(state.market) <= 8


def answerable(game):
    """Checks that a game can be answered if and only if it is not over, and that no answer is
    listed twice."""
    over = game.state.result is not None
    assert over == (not game.state.agenda) == (game.pending is None)
    legal = game.legal()
    assert over == (not legal)
    assert len(set(legal)) == len(legal)


def refuses(game, command):
    """Checks that the game refuses a command and is left as it was (T16)."""
    before = game.log, game.state, game.pending
    with pytest.raises(IllegalCommand):
        game.submit(command)
    assert (game.log, game.state, game.pending) == before


def walk(rules, seats, number, waiting=()):
    """Plays one random game and returns it. Checks R3 after every event, R32 by turns, and that the
    log folds to the state. When a turn begins, Limbo is empty, but before the first it holds
    `waiting`. A Nightmare that Towers have kept is still to come (X3.4), and so are what a
    Premonition has brought back (X3.5), one that was ferried (X3.7) and what is caught (X3.3); a
    card that a Magpie kept leaves no hole behind (X3.7)."""
    rng = random.Random(f"walk {number}")
    box = {card for zone in rules.box.values() for card in zone}
    catching = [zone for zone, row in rules.zones.items() if row.catches]
    game = begin(rules, seats, number)
    state, deck, folded, heard = fold(rules, game.log[:1]), None, 1, []
    conserved(state, box, seats)
    kept = 0
    while True:
        for event in game.log[folded:]:
            state = event.evolve(state)
            conserved(state, box, seats)
            kept += type(event).__name__ in RETURNING
            kept += type(getattr(event, "command", None)).__name__ in ("PlayKept", "DiscardKept")
            if type(event).__name__ == "TurnBegan":
                caught = sum(len(state.zone(zone)) for zone in catching)
                to_come = len(state.deck + state.limbo) + caught
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
