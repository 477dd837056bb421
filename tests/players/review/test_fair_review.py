"""A review judges every choice by what its seat knew, and by nothing else."""

import random

import pytest

from game.editions import OFFERED
from game.players.advice import Slices
from game.players.review.review import Taken, judging, review
from game.rules.course import Concede
from game.rules.event import Answered
from game.rules.game import Game
from game.rules.state import DECK, HAND, owned, replace
from game.rules.view import View
from tests.players.review.reckoning import Quick, finished, go_on

ALL = OFFERED.joined({name for name in OFFERED.all_names if name not in ("base", "ladder")})


def dealt_anew(game, seat, rng):
    """Returns the same game with all cards exchanged that this seat does not know: in the deck, and
    in a hidden hand of the other."""
    state, view = game.state, View.of(game.state, seat)
    hidden = [owned(HAND, 1 - seat)] if state.visibility == "hidden" else []
    places = [zone for zone in (DECK, *hidden) if zone in state.zones]
    known = {*state.known_top[seat], *state.known_bottom[seat]}
    spots = [
        (zone, at)
        for zone in places
        for at, card in enumerate(state.zones[zone])
        if card not in known and view.zones[zone][at] is None
    ]
    cards = [state.zones[zone][at] for zone, at in spots]
    rng.shuffle(cards)
    zones = {zone: list(state.zones[zone]) for zone in places}
    for (zone, at), card in zip(spots, cards, strict=True):
        zones[zone][at] = card
    other = game.copy()
    changed = {zone: tuple(held) for zone, held in zones.items()}
    other.state = replace(state, zones={**state.zones, **changed})
    return other


def judged(player, game, played):
    view = View.of(game.state, game.state.active)
    taken = Taken(0, view, game.pending, game.legal(), played)
    thought = Slices(judging(player, taken, 0.0), lambda: 0.0)
    assert thought.advance(moves=False)
    return thought.result


@pytest.mark.parametrize(
    ("edition", "seats", "visibility"),
    [("base", 1, "open"), ("base", 2, "hidden"), ("base", 2, "open"), (ALL, 2, "hidden")],
)
def test_what_a_seat_does_not_know_changes_no_verdict(edition, seats, visibility):
    rng, differed = random.Random("fair"), 0
    rules = OFFERED[edition]
    begun = Game.start(rules, seed="fair", seats=seats, visibility=visibility)
    game = go_on(begun, "fair", 60)
    commands = [event.command for event in game.log if isinstance(event, Answered)]
    stood = Game.start(rules, seed="fair", seats=seats, visibility=visibility)
    for command in commands:
        other = dealt_anew(stood, stood.state.active, rng)
        differed += other.state.zones != stood.state.zones
        for player in (OFFERED.player("careful", edition, seats, ""), Quick()):
            assert judged(player, other, command) == judged(player, stood, command)
        stood.submit(command)
    assert differed > 20


def test_where_no_chances_are_known_places_are_and_equals_are_as_good():
    game = go_on(Game.start(OFFERED["crossroads"], seed="places", seats=2), "places", 40)
    game.submit(Concede())
    player = OFFERED.player("careful", "crossroads", 2, "")
    made = finished(review(game, player, {}))
    assert not made.reckoned
    assert made.luck == made.play == made.start == made.end.chance == 0
    assert made.worst
    depths = [one.depth for one in made.worst]
    assert depths == sorted(depths, reverse=True)
    for one in made.judged:
        stood = Game(game.rules, game.log[: one.at + 1])
        places = {answer: judged(player, stood, answer).place for answer in stood.legal()}
        assert one.place == places[one.played]
        best = {answer for answer, place in places.items() if place == 1}
        assert set(one.good) == (best if one.place > 1 else set())
