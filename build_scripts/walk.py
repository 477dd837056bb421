"""Random games through the referee, checked against a second, independent account of the table.

    python build_scripts/walk.py --games 1000 --seats 2 --processes 2

Status 1 and the whole conversation of the game, if anything is wrong. The digest tells whether
another program makes the same events of the same games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.walk_account import (
    PRINTED,
    Account,
    Plain,
    Wrong,
    check,
    check_position,
    check_view,
)
from game.referee import Referee

ROOT = Path(__file__).resolve().parent.parent
Talk = Callable[[bytes], bytes]


def stacked(chance: random.Random, seats: int) -> list[str]:
    """A deal whose Doors follow their Keys: without, nobody here wins one game in a thousand, and
    a victory must be walked too."""
    a, b, c, d = chance.sample("OAGL", 4)
    if seats == 1:
        first = f"{a}K1 {a}K2 {b}K1 {b}K2 {a}S1 {a}D1 {a}D2 {b}D1 {b}D2 "
        first += f"{c}K1 {c}K2 {d}K1 {d}K2 {c}S1 {c}D1 {c}D2 {d}D1 {d}D2"
    else:
        first = f"{a}K1 {b}K1 {c}K1 {a}K2 {b}K2 {c}K2 {d}K1 {a}S1 {a}D1 {b}D1 {c}D1 {d}D1 "
        first += f"{a}S2 {b}S2 {c}S2 {d}K2 {a}M1 {a}D2 {b}D2 {c}D2 {d}D2"
    rest = [card for card in PRINTED if card not in first.split()]
    return [*first.split(), *chance.sample(rest, len(rest))]


def promising(account: Account, position: Plain) -> list[Plain]:
    """Commands that collect Doors."""
    seat = position["seat"]
    owned = Counter(door[0] for door in account.zone(f"doors{seat}"))
    wanted = {place for place in "OAGL" if owned[place] < (2 if account.seats == 1 else 1)}
    last = "".join(card[0] for card in account.zone(f"row{seat}")[-1:])

    def worth(command: Plain) -> int:
        match command:
            case {"type": "Take", "card": card}:
                places = {own[0] for own in account.zone(f"hand{seat}")}
                return int(card[1] == "K" and card[0] not in places)
            case {"type": "Play", "card": card}:
                return 3 * int(card[0] == last and card[0] in wanted) + int(card[1] != "K")
            case {"type": "Discard", "card": card}:
                return 2 * int(card[1] == "S" and last not in ("", card[0]))
            case {"type": "Search"}:
                return int(position["pending"]["colour"] in wanted)
            case {"type": "Claim", "key": key}:
                return int(key[0] in wanted)
            case {"type": "Foresee", "discard": card}:
                return int(card.startswith("NM"))
            case {"type": "PayKey"}:
                return 2
        return int(command["type"] == "RevealFive")

    best = max(map(worth, position["legal"]))
    return [command for command in position["legal"] if worth(command) == best]


def walk(talk: Talk, seed: str, seats: int, visibility: str) -> Counter[str]:
    """One game of random commands: what is to be counted of it."""
    said: list[bytes] = []

    def ask(request: Plain) -> Plain:
        said.append(json.dumps(request).encode() + b"\n")
        reply: Plain = json.loads(talk(said[-1]))
        return reply

    chance = random.Random(seed)
    eager = chance.random() < 0.5
    account = Account(seats)
    counted: Counter[str] = Counter(games=1)
    told = hashlib.sha256()
    try:
        deal = {"deck": stacked(chance, seats)} if eager and chance.random() < 0.25 else {}
        position = ask(
            {"do": "new", "seed": seed, "seats": seats, "visibility": visibility, **deal}
        )
        while True:
            check_position(account, position)
            told.update(json.dumps(position["events"], sort_keys=True).encode())
            for seat in range(seats):
                view = ask({"do": "view", "seat": seat})["view"]
                check_view(account, view, position, visibility)
            if position["result"]:
                counted += Counter({position["result"]: 1, "turns": account.turn})
                return counted + Counter(told=int.from_bytes(told.digest()[:8], "big"))
            counted["decisions"] += 1
            commands = promising(account, position) if eager else position["legal"]
            command = chance.choice(commands)
            position = ask({"do": "submit", "command": command})
    except Exception as wrong:
        conversation = b"".join(said).decode()
        raise Wrong(f"{seed}: {wrong!r} after\n{conversation}") from wrong


@contextmanager
def referee(*, apart: bool) -> Iterator[Talk]:
    """A referee to talk to, in this process or as a real program."""
    if not apart:
        yield Referee().answer
        return
    program = [sys.executable, "-m", "game", "referee"]
    pipe = subprocess.PIPE
    with subprocess.Popen(program, cwd=ROOT, stdin=pipe, stdout=pipe) as child:
        requests, replies = child.stdin, child.stdout
        assert requests is not None
        assert replies is not None

        def talk(line: bytes) -> bytes:
            requests.write(line)
            requests.flush()
            return replies.readline()

        yield talk
        talk(b'{"do":"quit"}\n')
        check(child.wait(timeout=10) == 0, "the program did not end with status 0")


def walks(share: int, options: argparse.Namespace) -> Counter[str]:
    """The games of one worker, of which there are `options.processes`."""
    counted: Counter[str] = Counter()
    with referee(apart=options.process) as talk:
        for number in range(share, options.games, options.processes):
            seed = f"{options.seed} {number}"
            counted += walk(talk, seed, options.seats, options.visibility)
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games through the referee, checked.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, choices=(1, 2), default=1)
    parser.add_argument("--visibility", choices=("open", "hidden"), default="open")
    parser.add_argument("--seed", default="walk", help="games are called TEXT 0, TEXT 1, ...")
    parser.add_argument("--processes", type=int, default=1, help="workers, 1 or more")
    parser.add_argument("--process", action="store_true", help="talk to real referee programs")
    options = parser.parse_args()
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as workers:
        shares = [workers.submit(walks, n, options) for n in range(options.processes)]
        try:
            counted = sum((share.result() for share in shares), Counter[str]())
        except Wrong as wrong:
            print(wrong, file=sys.stderr)
            return 1
    games, seconds = counted["games"], time.perf_counter() - began
    print(
        f"{games} games for {options.seats}, {options.visibility}: "
        f"{counted['won']} won, {counted['lost']} lost; "
        f"{counted['decisions'] / games:.1f} decisions and {counted['turns'] / games:.1f} turns "
        f"a game; {games / seconds:.0f} games a second"
    )
    # The same for the same games, however many workers share them.
    print(f"digest of all events: {counted['told'] % 2**64:016x}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
