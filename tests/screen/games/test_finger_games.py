"""Whole games by fingers alone, for one and for two: tapped, dragged, flicked and held. The players
know only what the program describes, and no mouse or key is ever pressed."""

import random
from collections.abc import Callable

import pytest

from game.editions.base.box import BASE
from game.rules.game import Game
from game.rules.state import DECK
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party
from game.table.party import Player as Person
from tests.offered import ALL, HARDEST, own_answers
from tests.screen.games.expansions.test_added_games import answered
from tests.screen.games.test_pair_games import until_rest
from tests.screen.robots.finger import Finger
from tests.screen.robots.gestures import Click, Drag, Flick, Gesture, Hold
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.lifter import LIFT
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import Description, Player, at, in_state, playable, thing
from tests.variants import thorough

LONGEST = 3000
"""Gestures after which a player counts as stuck."""
FEW = 24
"""Cards in the deck of a game that is soon over."""
FLICKS = 0.3
"""Chance that a card that may be played is flicked."""


class FingerPlayer(Player):
    """A player who flicks cards now and then."""

    def _play_or_discard(self, description: Description) -> Gesture:
        lit = [card for card in playable(description) if "legal" in card["state"]]
        if lit and not in_state(description, "selected") and self._chance.random() < FLICKS:
            return Flick(at(self._chance.choice(lit)))
        return super()._play_or_discard(description)


class FingerPair(FingerPlayer, PairPlayer):
    """Two players who flick cards and hold the button of the cloth."""

    def _lift(self, description: Description) -> Gesture:
        button = at(thing(description, LIFT))
        if self._chance.random() < 0.5:
            return self._lifter.by_presses(Click(button))
        return self._lifter.by_holding(button)


def play(glass: Glass, next_one: Callable[[Description], Gesture]) -> set[type]:
    """Plays to the end of the game, and returns the kinds of the gestures."""
    finger, made = Finger(glass), set[type]()
    glass.move_with(Tempo(INSTANT))
    for _ in range(LONGEST):
        if glass.scene.name == "result":
            return made
        description = glass.description
        if description["pending"] is None and not glass.table.session.viewer.covers:
            parting = glass.table.session.viewer.parting
            if parting is None and glass.table.session.laid is None:
                until_rest(glass)
                continue
        gesture = next_one(description)
        made.add(type(gesture))
        finger.do(gesture)
        until_rest(glass)
        if glass.scene.name == "table":
            ui = glass.table.ui
            assert (ui.hover, ui.held, ui.arranged.raised) == ("", "", "")
    raise AssertionError("nobody gets any further")


@pytest.mark.parametrize(
    ("edition", "drags", "size"),
    [
        ("base", 0.5, (1024, 640)),
        *(thorough("towers", 0.5, (800, 500)), thorough(HARDEST, 0.5, (1920, 1080))),
    ],
)
def test_a_whole_game_is_played_with_fingers_alone(edition, drags, size):
    with opened("two", size, edition=edition, painted=False) as glass:
        game = glass.table.session.game
        made = play(glass, FingerPlayer(edition, drags).next)
        assert made >= {Click, Drag, Flick}
        assert glass.description["result"] == game.state.result
        if edition != "base":
            assert answered(game) & own_answers(edition)


def nearly_over(party: Party) -> Game:
    """Returns a game for two that was played at random until few cards are left."""
    chance = random.Random("two fingers")
    game = Game.start(BASE, seed="fingers", seats=2, visibility=party.visibility)
    while len(game.state.zone(DECK)) > FEW or game.state.turn == 0:
        game.submit(chance.choice(game.legal()))
    return game


@pytest.mark.parametrize(
    ("manner", "edition", "drags"),
    [
        ("curtain", "", 0.5),
        *(thorough("open", "base", 0.5), thorough("peek", ALL, 0.5)),
    ],
)
def test_two_play_a_whole_game_with_fingers_alone(manner, edition, drags):
    """The game without an edition is not new, and soon over."""
    wanted = Wanted(manner)
    party = Party((Person("Ada", "cat"), Person("Zoe", "bell")), manner)
    with opened(None, painted=False) as glass:
        if edition:
            glass.app.games.new_pair(party, "fingers", edition)
        else:
            glass.lay(nearly_over(party), party)
        until_rest(glass)
        game = glass.table.session.game
        made = play(glass, FingerPair(manner, drags, wanted).next)
        assert made >= {Click, Drag} | ({Hold} if manner != "open" else set())
        assert game.state.result is not None
