"""Games as a journal keeps them: played at random, by one or by two, and a journal for them."""

import random
from datetime import datetime
from pathlib import Path

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.journal.file.reading import Saved
from game.journal.file.store import Journal
from game.journal.keeper import Keeper
from game.rules.game import Game
from game.table.desk import ALONE, Desk
from game.table.party import Manner, Party, Player

EVENING = datetime(2026, 11, 22, 20, 15)
TABLES: tuple[Manner | None, ...] = (None, "open", "curtain", "peek")
"""How one sits: alone, or two in one of the manners."""


def journal(folder: Path) -> Journal:
    return Journal(folder / "journal.sqlite", OFFERED, lambda: EVENING)


def party(manner: Manner) -> Party:
    players = Player("Zoë", "lantern"), Player("Bo", "cat")
    return Party(players, manner, starter="second", fixed=manner == "open")


def begun(seed: str, manner: Manner | None = None) -> Game:
    if manner is None:
        return Game.start(BASE, seed=seed)
    visibility = party(manner).visibility
    return Game.start(BASE, seed=seed, seats=2, visibility=visibility, first_seat=1)


def played(seed: str, manner: Manner | None = None, answers: int = 1000) -> Game:
    """At random, for so many commands, or to its end."""
    game, chance = begun(seed, manner), random.Random(seed)
    for _ in range(answers):
        if game.pending is None:
            break
        game.submit(chance.choice(game.legal()))
    return game


def desk(game: Game, manner: Manner | None = None, rewinds: int = 0) -> Desk:
    """The table of a game: its players, and the hand that was put the other way round."""
    if manner is None:
        return Desk(ALONE.party, game.state.hand(0)[::-1], rewinds)
    return Desk(party(manner), game.state.hand(game.state.active)[::-1], rewinds)


def kept(where: Journal, game: Game, manner: Manner | None = None, rewinds: int = 0) -> Saved:
    """The game, as the journal has it now."""
    keeper = Keeper(where, game)
    keeper.keep(desk(game, manner, rewinds).plain(), rewinds)
    assert keeper.trouble is None
    return where.load(keeper.id)
