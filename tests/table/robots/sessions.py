"""A game for two on a table without a window: the players look and answer, and cloths fall."""

import random
from collections.abc import Iterator
from typing import Any

from game.editions.base.box import BASE
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.state import Visibility
from game.rules.steps import Command
from game.table.layout.places import Size
from game.table.layout.poses import Pose
from game.table.motion.director import Director
from game.table.motion.tempo import Tempo
from game.table.party import Manner, Party, Player
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.rules.stories import after, partners
from tests.table.robots.staged import layout

FRAME = 1 / 60
SIZE = (1280, 720)
MANNERS: tuple[Manner, ...] = ("open", "curtain", "peek")
PLAYERS = Player("Isolde", "cat"), Player("Ottilie", "bell")


def party(manner: Manner = "open", *, fixed: bool = False) -> Party:
    """Returns a party of Isolde and Ottilie."""
    return Party(PLAYERS, manner, "first", fixed)


def seated(
    game: Game,
    manner: Manner = "open",
    *,
    fixed: bool = False,
    tempo: Tempo | None = None,
    size: Size = SIZE,
) -> TableSession:
    """Returns a session of this game, at rest; whoever plays looks at the hand if it is covered."""
    session = TableSession(
        game, SavedTable(party(manner, fixed=fixed)), size, tempo or Tempo(), staging=STAGING
    )
    look(session)
    session.director.finish()
    return session


def look(session: TableSession) -> None:
    """Lets the cloth fall if a turn is over, and lifts it from the hand of the next player."""
    if session.viewer.parting:
        session.look(False)
    if session.game.pending is not None:
        session.look(True)


def new_game(seed: str, manner: Manner) -> Game:
    """Returns a new game for two."""
    return Game.start(
        BASE, seed=seed, seats=2, visibility=party(manner).visibility, first_seat=len(seed) % 2
    )


HANDS_OF_BOTH = "OK1 OM1 OS1", "AM1 GS1 LM1", "OK2 GK1"
FIRST_DOOR = "Play GK1", "Claim OK2", "Play AM1"
"""Commands by which the first player opens a Door of the Observatory. It is then her turn again."""


def nearly_blocked(visibility: Visibility = "open") -> Game:
    """Returns a game in which she has two more cards of the Observatory and may play OK1 as the
    third, which would bring the second Door."""
    deck = "OD1 LM2 LS2 GM1 AM2 AS1 AM3 GM2 LS1 AS2"
    plays = "Play OS1", "Play GS1", "Play OM1", "Play LM1"
    return after(partners(*HANDS_OF_BOTH, deck, visibility=visibility), *FIRST_DOOR, *plays)


def some_answer(session: TableSession, chance: random.Random) -> Command[Any]:
    """Returns a random answer, which never concedes."""
    return chance.choice(session.legal)


def played(
    seed: str, manner: Manner, *, fixed: bool = False, tempo: Tempo | None = None
) -> Iterator[tuple[TableSession, random.Random]]:
    """Plays a whole random game. Yields the session after each answer, while all that came of it is
    still to be shown, and again once the next player looks."""
    chance = random.Random(seed)
    session = seated(new_game(seed, manner), manner, fixed=fixed, tempo=tempo)
    while session.game.pending is not None:
        assert session.submit(some_answer(session, chance))
        yield session, chance
        look(session)
        yield session, chance


def run_out(director: Director) -> None:
    """Lets time pass until nothing moves. Fails if that never happens."""
    for _ in range(100_000):
        if not director.busy:
            return
        director.advance(FRAME)
    raise AssertionError("the director never comes to rest")


def poses(director: Director) -> dict[str, Pose]:
    """Returns the pose of every card as it is now."""
    return {sprite.key: pose for sprite, pose in director.sprites}


def assert_rests(session: TableSession) -> None:
    """Checks that nothing moves, and that everything lies where the layout of the view wants it."""
    director = session.director
    wanted = layout(session.view, director.size, director.arrangement)
    assert not director.busy
    assert director.view == session.view
    assert director.layout == wanted
    assert poses(director) == {key: sprite.pose for key, sprite in wanted.sprites.items()}
    assert {sprite.key: sprite for sprite, _ in director.sprites} == dict(wanted.sprites)
