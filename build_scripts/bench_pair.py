"""What bench.py measures of two players at one screen."""

from __future__ import annotations

import random

from build_scripts.bench_frames import FRAME, Frames
from game.rules.nightmare import LoseHand
from game.screen.app import App
from game.screen.scenes.table import Table
from game.table.party import Manner, Party, Player

PAIR = Player("Isolde", "lantern"), Player("Tristan", "boat")
TURNS = 12
"""Of two players, after which both rows are long enough."""


def next_turn(app: App, manner: Manner, measured: Frames) -> None:
    """The end of a turn of two in the middle of a game, until the other may act or a curtain has
    fallen."""
    app.games.new_pair(Party(PAIR, manner), "bench")
    table = app.scene
    assert isinstance(table, Table)
    sitting, game, chance = table.sitting, table.sitting.game, random.Random(2)
    while game.state.turn < TURNS or not sitting.exploring:
        sitting.submit(chance.choice([c for c in game.legal() if not isinstance(c, LoseHand)]))
        if not sitting.shown:
            sitting.next_seat()
            sitting.look(True)
    table.settle()
    app.step(FRAME, [])

    def answer() -> None:
        sitting.submit(sitting.legal[0])
        app.step(FRAME, [])

    measured.take(answer)
    for _ in range(120):
        measured.step(app)
