"""Whole games for two, from the title to the result, by players who know only what the program
tells of itself: in every manner, by drags, by clicks alone and by keys alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from game.rules.game import Game
from game.rules.state import DOORS, owned
from game.rules.view import View
from tests.screen.gestures import Click, DoubleClick, Drag, Gesture, Hold, Key, KeyDown, KeyUp, Type
from tests.screen.glass import Glass, assert_rests, opened
from tests.screen.pair_player import PairPlayer, Wanted
from tests.screen.pair_typist import PairTypist
from tests.screen.player import Description, cards, has, in_state, press, thing
from tests.variants import thorough

MANNERS = {
    "open": Wanted("open"),
    "fixed": Wanted("open", fixed=True),
    "curtain": Wanted("curtain"),
    "peek": Wanted("peek"),
}
PLAYERS = "drags", "clicks", "keys"
USED: dict[tuple[str, str], set[type[Gesture]]] = {
    ("drags", "open"): {Drag, DoubleClick},
    ("drags", "curtain"): {Drag, DoubleClick, Hold},
    ("drags", "peek"): {Drag, DoubleClick, KeyDown, KeyUp},
    **{("clicks", manner): {Click, DoubleClick} for manner in ("open", "curtain", "peek")},
    **{("keys", manner): {Key, Type} for manner in ("open", "curtain")},
    ("keys", "peek"): {Key, KeyDown, KeyUp},
}
"""What is tried at least by whom."""
LONGEST = 3000
"""Gestures after which somebody counts as stuck."""


def players(name: str, wanted: Wanted) -> PairPlayer | PairTypist:
    """Who plays."""
    if name == "keys":
        return PairTypist(wanted.manner, wanted)
    return PairPlayer(wanted.manner, float(name == "drags"), wanted)


def until_rest(glass: Glass) -> None:
    """Steps until nothing moves, nor anything that comes after it: a curtain or the result."""
    for _ in range(10_000):
        glass.step(dt=1 / 10)
        if not glass.scene.busy:
            return
    raise AssertionError("something never comes to rest")


def may_be_seen(glass: Glass, told: object, wanted: Wanted) -> View:
    """What the rules and the manner let be seen of the game now by the seat that looks, as the
    description has told."""
    state = glass.table.sitting.game.state
    if told is None:
        assert wanted.manner != "open"
        assert state.turn > 0
        return View.covered(state, state.active)
    assert told == state.active
    return View.of(state, state.active)


def assert_nothing_shows(description: Description) -> None:
    """Behind the curtain there is neither a card nor a decision."""
    assert description["seat"] is None
    assert description["pending"] is None
    assert not [told for told in description["things"] if told["role"] in ("card", "zone")]


@dataclass
class Played:
    """What came of a game: the cards to choose from at its start, every gesture, and the game."""

    draft: Description
    gestures: list[Gesture]
    game: Game


def progress(game: Game) -> tuple[int, int]:
    """Which turn it is, and how much has happened."""
    return game.state.turn, len(game.log)


def hides_again(
    wanted: Wanted, before: tuple[int, int], game: Game, gestures: Sequence[Gesture]
) -> bool:
    """Whether since then something happened after which no card of a hand may lie face up: another
    turn began, or where cards are peeked at, anything at all unless the key is still held."""
    turn, happened = progress(game)
    if game.pending is None or turn == 0:
        return False
    keys = [gesture for gesture in gestures if isinstance(gesture, KeyDown | KeyUp)]
    held = bool(keys) and isinstance(keys[-1], KeyDown)
    answered = happened != before[1] and not held
    another = turn != before[0]
    return {"curtain": another, "peek": another or answered}.get(wanted.manner, False)


def play(glass: Glass, player: PairPlayer | PairTypist, wanted: Wanted) -> Played:
    """Plays to the end of the game, from the title or the table."""
    played: Played | None = None
    gestures: list[Gesture] = []
    description = glass.description
    while glass.scene.name != "result":
        assert len(gestures) < LONGEST, "nobody gets any further"
        if glass.scene.name == "table":
            played = played or Played(description, gestures, glass.table.sitting.game)
        gestures.append(player.next(description))
        before = progress(played.game) if played else (0, 0)
        glass.do(gestures[-1])
        until_rest(glass)
        description = glass.description
        if played is not None and hides_again(wanted, before, played.game, gestures):
            assert description["seat"] is None
        if glass.scene.name == "table":
            assert glass.director.size == glass.app.size
            assert_rests(glass.table, may_be_seen(glass, description["seat"], wanted))
        elif glass.scene.name == "handover":
            assert_nothing_shows(description)
    assert played is not None
    return played


def lies_to_choose(description: Description) -> tuple[object, list[str]]:
    """Who chooses first, and from which cards."""
    return description["seat"], [card["id"] for card in cards(description, "market")]


def doors_told(description: Description, seat: int) -> set[str]:
    """The places of which the result says that a seat has a Door, by their letters."""
    opened = in_state(description, "open")
    return {told["id"][-1] for told in opened if told["id"].startswith(f"text.door.{seat}.")}


@pytest.mark.parametrize(
    ("manner", "name"),
    [
        *(("fixed", "clicks"), ("curtain", "keys")),
        *(thorough("open", "drags"), thorough("open", "keys"), thorough("peek", "drags")),
        *(thorough("curtain", "clicks"), thorough("peek", "keys")),
    ],
)
def test_two_play_a_whole_game_and_the_same_deal_again(manner, name):
    wanted = MANNERS[manner]
    with opened(seed=None, painted=name != "keys") as glass:
        played = play(glass, players(name, wanted), wanted)
        assert {type(gesture) for gesture in played.gestures} >= USED[name, wanted.manner]
        end = glass.description
        assert end["result"] == played.game.state.result
        for seat in (0, 1):
            assert thing(end, f"text.name.{seat}")["name"] == wanted.names[seat]
            doors = played.game.state.zone(owned(DOORS, seat))
            assert doors_told(end, seat) == {door.id[0] for door in doors}
        assert has(end, "button.new_game")
        assert has(end, "button.title")
        glass.do(press(end, "button.same_deal"))
        until_rest(glass)
        assert lies_to_choose(glass.description) == lies_to_choose(played.draft)
        assert len(cards(glass.description, "market")) == 8
