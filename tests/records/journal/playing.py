"""Random games, for one or for two, and a journal that keeps them."""

import random
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.table.party import Manner, Party, Player
from game.table.saved_table import ALONE, SavedTable

EVENING = datetime(2026, 11, 22, 20, 15)
TABLES: tuple[Manner | None, ...] = (None, "open", "curtain", "peek")
"""The manners in which games are played; None is a game for one."""


def journal(folder: Path, editions: Mapping[str, Ruleset] = OFFERED) -> Journal:
    return Journal(folder / "journal.sqlite", editions, lambda: EVENING)


def party(manner: Manner) -> Party:
    players = Player("Zoë", "lantern"), Player("Bo", "cat")
    return Party(players, manner, starter="second", fixed=manner == "open")


def begun(seed: str, manner: Manner | None = None, rules: Ruleset = BASE) -> Game:
    if manner is None:
        return Game.start(rules, seed=seed)
    visibility = party(manner).visibility
    return Game.start(rules, seed=seed, seats=2, visibility=visibility, first_seat=1)


def played(
    seed: str, manner: Manner | None = None, answers: int = 1000, rules: Ruleset = BASE
) -> Game:
    """Returns a game played at random for so many commands, or to its end."""
    game, chance = begun(seed, manner, rules), random.Random(seed)
    for _ in range(answers):
        if game.pending is None:
            break
        game.submit(chance.choice(game.legal()))
    return game


def desk(game: Game, manner: Manner | None = None, rewinds: int = 0) -> SavedTable:
    """Returns the table of a game, with its players and with the hand in reverse order."""
    if manner is None:
        return SavedTable(ALONE.party, game.state.hand(0)[::-1], rewinds)
    return SavedTable(party(manner), game.state.hand(game.state.active)[::-1], rewinds)


def kept(where: Journal, game: Game, manner: Manner | None = None, rewinds: int = 0) -> Saved:
    """Keeps a game in a journal, and returns it as the journal has it."""
    keeper = Keeper(where, game)
    keeper.keep(desk(game, manner, rewinds).plain(), rewinds)
    assert keeper.trouble is None
    return where.load(keeper.id)
