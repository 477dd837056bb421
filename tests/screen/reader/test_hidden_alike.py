"""Two games that differ only in cards that a listener may not know have equal trees and lines."""

import random
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from game.editions import OFFERED
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import DECK, NOBODY, State
from game.rules.view import View
from game.screen.reader.tree import Branch
from game.table.motion.tempo import INSTANT, Tempo
from tests.offered import ADDED, ALL, BASE
from tests.screen.reader.speaking import PARTY, listen
from tests.screen.robots.glass import Glass, opened
from tests.variants import variants
from tests.walks import some_command

TRIES, THOROUGH_TRIES = 2, 12
"""Positions of each game that are compared."""


def hidden_places(state: State, viewer: int) -> list[tuple[str, int]]:
    """Returns the places, a zone and a number, of the cards that this viewer may not know."""
    view = View.covered(state, 0) if viewer == NOBODY else View.of(state, viewer)
    return [
        (zone, number)
        for zone, cards in view.zones.items()
        for number, card in enumerate(cards)
        if card is None and not (zone == DECK and state.zone(zone)[number] in view.known_bottom)
    ]


def exchanged(state: State, viewer: int, chance: random.Random) -> State:
    """Returns a state that this viewer cannot tell from the other: hidden cards have changed
    places, in hands only for such as may lie there."""
    places = hidden_places(state, viewer)
    in_deck = [state.deck[number] for zone, number in places if zone == DECK]
    held = [state.zone(zone)[number] for zone, number in places if zone != DECK]
    swaps: dict[Card, Card] = {}
    for card in held:
        kinds = {one.kind for one in held}
        free = [one for one in in_deck if one.kind in kinds and one not in swaps]
        if free:
            other = chance.choice(free)
            swaps |= {card: other, other: card}
    left = [card for card in in_deck if card not in swaps]
    swaps |= dict(zip(left, chance.sample(left, len(left)), strict=True))
    zones = {name: renamed(cards, swaps) for name, cards in state.zones.items()}
    known = renamed(state.known_top, swaps), renamed(state.known_bottom, swaps)
    agenda = renamed(state.agenda, swaps)
    return replace(state, zones=zones, known_top=known[0], known_bottom=known[1], agenda=agenda)


def renamed(value: Any, swaps: Mapping[Card, Card]) -> Any:
    """Returns a value in which these cards have taken each other's places."""
    if isinstance(value, Card):
        return swaps.get(value, value)
    if isinstance(value, tuple):
        return tuple(renamed(one, swaps) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(
            value,
            **{field.name: renamed(getattr(value, field.name), swaps) for field in fields(value)},
        )
    return value


def told(glass: Glass, game: Game, *, looks: bool, hears: bool) -> tuple[Branch, str]:
    """Returns the tree and the line of a table as it is opened. Its player may have lifted the
    cloth, and may have gone on to hear the hand."""
    glass.app.scene = glass.app.games.begin(game, PARTY if game.state.seats == 2 else None)
    glass.until_rest()
    if looks and glass.table.session.viewer.covers:
        glass.table.session.look(True)
        glass.until_rest()
    reader = listen(glass)
    glass.app._tell(glass.scene)
    if hears:
        glass.app.telling.hear(glass.scene)
        glass.app._read = -1, -1, None
        glass.app._tell(glass.scene)
    return reader.root, reader.spoken


@pytest.mark.parametrize("tries", variants([TRIES], [THOROUGH_TRIES]))
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("edition", variants([BASE, ALL], [one for one in ADDED if one != ALL]))
def test_what_nobody_may_know_makes_no_difference_to_what_is_told(edition, seats, tries):
    chance = random.Random(f"{edition} {seats} {tries}")
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        glass.ask_every_search()
        game, number = started(edition, seats, chance), 0
        for _ in range(tries):
            for _ in range(chance.randrange(2, 25)):
                game.submit(some_command(game, chance, number))
                if game.pending is None:
                    game, number = started(edition, seats, chance), number + 1
            viewers = [NOBODY, game.state.active] if seats == 2 else [0]
            for viewer in viewers:
                twin = game.copy()
                twin.state = exchanged(game.state, viewer, chance)
                hears = viewer != NOBODY
                for looks in (False, True) if seats == 2 and not hears else (True,):
                    one = told(glass, game, looks=looks, hears=hears)
                    other = told(glass, twin, looks=looks, hears=hears)
                    assert one == other, (game.log[-1], viewer, looks)


def started(edition: str, seats: int, chance: random.Random) -> Game:
    seed = f"{chance.random()}"
    if seats == 1:
        return Game.start(OFFERED[edition], seed=seed)
    return Game.start(OFFERED[edition], seed=seed, seats=2, visibility="hidden")
