"""What bench.py measures of a replay, in a window of one size. Prints one JSON object; times are
CPU times in milliseconds."""

import argparse
import json
import sys
from pathlib import Path
from random import Random
from time import process_time

# A script finds only the modules of its own folder; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bench_core import random_game
from build_scripts.bench_screen import opened
from build_scripts.nobodys_folder import nobodys_folder
from build_scripts.stage.acting import FRAME
from game.__main__ import window_size
from game.screen.pages.replay.replay_page import Replay
from game.screen.window import environment
from game.table.party import Party, Player
from game.table.saved_table import SavedTable

PARTY = Party((Player("Ada", "cat"), Player("Ida", "bell")), "open", fixed=False)


def main() -> None:
    """Measures a long game: opened, turned to its events in random order, and the frame that shows
    each."""
    parser = argparse.ArgumentParser(description="Measures a replay.")
    parser.add_argument("size", type=window_size)
    parser.add_argument("games", type=int, help="the longest of so many is shown")
    asked = parser.parse_args()
    game = max((random_game(number, 2) for number in range(asked.games)), key=lambda g: len(g.log))
    environment.prepare()
    with nobodys_folder():
        app = opened(asked.size)
        begun = process_time()
        app.ways.replay(game, SavedTable(PARTY), None)
        app.step(FRAME, [])
        opening = 1000 * (process_time() - begun)
        page = app.scene
        assert isinstance(page, Replay)
        events = list(range(page.recording.last + 1))
        Random("bench").shuffle(events)
        turned, drawn = [], []
        for at in events:
            begun = process_time()
            page.turn_to(at)
            turned.append(1000 * (process_time() - begun))
            app.step(FRAME, [])
            drawn.append(1000 * (process_time() - begun))
        app.sound.close()
    drawn.sort()
    told = {
        "events": len(events),
        "opening": opening,
        "turned": max(turned),
        "median": drawn[len(drawn) // 2],
        "p99": drawn[len(drawn) * 99 // 100],
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
