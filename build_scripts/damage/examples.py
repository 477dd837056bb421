"""Sound journals, of which is known for ever what was committed to them."""

import json
import multiprocessing
import os
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.codec import Codec
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.rules.game import Game
from game.table.party import Manner, Party, Player
from game.table.saved_table import SavedTable

NAME = "journal.sqlite"
PLAYERS = Player("Ottilie", "cat"), Player("Isolde", "bell")
MANNERS: tuple[Manner, ...] = "open", "curtain"
Told = tuple[str, str]
States = dict[int, list[Told]]
"""Every state of every game that was ever committed, the last one at the end."""


@dataclass(frozen=True)
class Example:
    """A sound journal in a folder of its own."""

    folder: Path
    states: States
    killed: bool
    """Whether its writer was killed, so that the last commands lie in the -wal."""


def now() -> datetime:
    """The clock of all these journals stands still."""
    return datetime(2026, 11, 22, 20, 15)


def told(saved: Saved) -> Told:
    """Returns what a journal tells of a game."""
    encode = Codec(saved.game.rules).encode
    log = [encode(event) for event in saved.game.log]
    undone = [encode(command) for command in saved.undone]
    return repr(replace(saved.record, stamp=0)), json.dumps([log, undone])


def write(folder: Path, seed: str, killed: bool, answer: Any) -> None:
    """Plays some games into a journal, in a process of its own, and ends without closing it."""
    chance, states = Random(seed), States()
    journal = Journal(folder / NAME, OFFERED, now)
    for number in range(9):
        seats, manner = 1 + number % 2, MANNERS[number // 2 % 2]
        party = Party(PLAYERS, manner) if seats == 2 else None
        visibility = party.visibility if party else "open"
        game = Game.start(BASE, seed=f"{seed} {number}", seats=seats, visibility=visibility)
        keeper = Keeper(journal, game)
        until = 999 if number % 3 == 0 else chance.randint(0, 25)
        while game.pending is not None and until:
            game.submit(chance.choice(game.legal()))
            until -= 1
            back = chance.random() < 0.1
            if back or not until or game.pending is None or (killed and number > 6):
                keep(journal, keeper, laid(game, party, chance), states)
            if back and chance.random() < 0.5:
                game.rewind(1)
                until -= bool(until)
                keep(journal, keeper, laid(game, party, chance), states)
        keep(journal, keeper, laid(game, party, chance), states)
        if number == 4:
            journal.delete(keeper.id)
            states[keeper.id].append(told(journal.load(keeper.id)))
            journal.close()  # what follows lies in the -wal alone
    if not killed:
        journal.close()
    answer.send(states)
    answer.close()
    os._exit(0)


def laid(game: Game, party: Party | None, chance: Random) -> SavedTable:
    """The table of a game whose hands were put in some order, and some of whose turns were taken
    back."""
    hand = game.state.hand(game.state.active)
    return SavedTable(party, tuple(chance.sample(hand, len(hand))), chance.randint(0, 2))


def keep(journal: Journal, keeper: Keeper, desk: SavedTable, states: States) -> None:
    """Keeps a game, and notes for ever what was kept."""
    keeper.keep(desk.plain(), rewinds=desk.rewinds)
    if keeper.trouble is not None:
        raise keeper.trouble
    states.setdefault(keeper.id, []).append(told(journal.load(keeper.id)))


def example(folder: Path, seed: str, killed: bool) -> Example:
    folder.mkdir()
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe(duplex=False)
    writer = spawn.Process(target=write, args=(folder, seed, killed, theirs))
    writer.start()
    theirs.close()
    states = ours.recv()
    writer.join()
    return Example(folder, states, killed)
