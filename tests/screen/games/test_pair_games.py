"""Whole games for two, from the title to the result: in every manner, by drags, by clicks alone and
by keys alone. The players know only what the program describes."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from game.rules.event import TurnBegan
from game.rules.game import Game, fold
from game.rules.state import DOORS, State, owned
from game.rules.view import View
from game.screen.ui.sheet_layout import BACK
from game.table.session import TableSession
from tests.screen.pages.test_result import open_story
from tests.screen.robots.gestures import (
    Click,
    DoubleClick,
    Drag,
    Gesture,
    Hold,
    Key,
    KeyDown,
    KeyUp,
    Type,
    Wait,
)
from tests.screen.robots.glass import Glass, assert_rests, opened
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.pair_typist import PairTypist
from tests.screen.robots.player import Description, cards, has, in_state, press, thing
from tests.variants import thorough

MANNERS = "open", "curtain", "peek"
PLAYERS = "drags", "clicks", "keys"
SEATS = {"facing": False, "fixed": True}
USED: dict[tuple[str, str], set[type[Gesture]]] = {
    ("drags", "open"): {Drag, DoubleClick},
    **{("drags", way): {Drag, Hold, KeyDown, KeyUp} for way in ("curtain", "peek")},
    **{("clicks", manner): {Click, DoubleClick} for manner in ("open", "curtain", "peek")},
    ("keys", "open"): {Key, Type},
    **{("keys", way): {Key, Type, KeyDown, KeyUp, Wait} for way in ("curtain", "peek")},
}
"""Gestures that must occur, by player and manner."""
LONGEST = 3000
"""Gestures after which a player counts as stuck."""


def players(name: str, wanted: Wanted) -> PairPlayer | PairTypist:
    """Returns the players of this name."""
    if name == "keys":
        return PairTypist(wanted.manner, wanted)
    return PairPlayer(wanted.manner, float(name == "drags"), wanted)


def until_rest(glass: Glass) -> None:
    """Steps until nothing moves, and nothing follows such as the result."""
    for _ in range(10_000):
        glass.step(dt=1 / 10)
        if not glass.scene.busy:
            return
    raise AssertionError("something never comes to rest")


def on_table(session: TableSession) -> State:
    """Returns the state that lies on the table. A turn that is over stays as long as its player
    still sees the own cards, or may have a look."""
    game = session.game
    if session.viewer.parting is None:
        return game.state
    last = max(n for n, event in enumerate(game.log) if isinstance(event, TurnBegan))
    return fold(game.rules, game.log[:last])


def may_be_seen(glass: Glass, told: object, wanted: Wanted) -> View:
    """Returns what the seat that looks, as the description has told it, may see of the game by the
    rules and the manner."""
    state = on_table(glass.table.session)
    if told is None:
        assert wanted.manner != "open"
        assert state.turn > 0
        pending = glass.table.session.pending
        return replace(View.covered(state, state.active), pending=pending)
    assert told == state.active
    return View.of(state, state.active)


@dataclass
class Played:
    """What came of a game: the first description of its table, every gesture, and the game."""

    draft: Description
    gestures: list[Gesture]
    game: Game


def turn_told(description: Description) -> str:
    """Returns which turn is on the table; empty if none is named."""
    return thing(description, "text.turn")["name"] if has(description, "text.turn") else ""


def play(glass: Glass, player: PairPlayer | PairTypist, wanted: Wanted) -> Played:
    """Plays to the end of the game, from the title or the table."""
    played: Played | None = None
    gestures: list[Gesture] = []
    description = glass.description
    while glass.scene.name != "result":
        assert len(gestures) < LONGEST, "nobody gets any further"
        if glass.scene.name == "table":
            played = played or Played(description, gestures, glass.table.session.game)
        gestures.append(player.next(description))
        before = turn_told(description)
        glass.do(gestures[-1])
        until_rest(glass)
        description = glass.description
        another = turn_told(description) not in ("", before)
        if another and wanted.manner != "open":
            assert description["seat"] is None
        if glass.scene.name == "table":
            assert glass.director.size == glass.app.size
            assert_rests(glass.table, may_be_seen(glass, description["seat"], wanted))
    assert played is not None
    return played


def lies_to_choose(description: Description) -> tuple[object, list[str]]:
    """Returns the seat that chooses first, and the cards from which it chooses."""
    return description["seat"], [card["id"] for card in cards(description, "market")]


def doors_told(description: Description, seat: int) -> set[str]:
    """Returns the letters of the places of which a seat has a Door, by the result."""
    opened = in_state(description, "open")
    ids = [told["id"].split(".") for told in opened if told["role"] == "text"]
    return {place for _, kind, owner, place, *_ in ids if (kind, owner) == ("door", str(seat))}


@pytest.mark.parametrize(
    ("manner", "name", "seats", "language"),
    [
        *(("open", "clicks", "fixed", "en"), ("curtain", "keys", "facing", "fr")),
        # The real window has the drags of “curtain”.
        *(thorough("peek", "drags", "fixed", "en"), thorough("curtain", "clicks", "fixed", "en")),
    ],
)
def test_two_play_a_whole_game_and_the_same_deal_again(manner, name, seats, language):
    wanted = Wanted(manner, SEATS[seats])
    with opened(seed=None, painted=name == "drags") as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        glass.app.words.speak(language)
        glass.app.ways.title()
        played = play(glass, players(name, wanted), wanted)
        assert glass.app.words.language == language
        assert {type(gesture) for gesture in played.gestures} >= USED[name, manner]
        assert has(glass.description, "button.new_game")
        assert has(glass.description, "button.title")
        open_story(glass)
        end = glass.description
        assert end["result"] == played.game.state.result
        for seat in (0, 1):
            assert thing(end, f"text.name.{seat}")["name"] == wanted.names[seat]
            doors = played.game.state.zone(owned(DOORS, seat))
            assert doors_told(end, seat) == {door.id[0] for door in doors}
        glass.do(press(end, BACK))
        glass.do(press(glass.description, "button.same_deal"))
        until_rest(glass)
        assert lies_to_choose(glass.description) == lies_to_choose(played.draft)
        assert len(cards(glass.description, "market")) == 8
