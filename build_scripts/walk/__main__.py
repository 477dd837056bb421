"""Random games through the referee, checked against a second, independent account of the table.

    python -m build_scripts.walk --games 1000 --seats 2 --processes 2

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

from build_scripts.walk.account import Account, Plain, Wrong, check, check_view
from build_scripts.walk.editions import WiderAccount
from build_scripts.walk.legal import check_position
from build_scripts.walk.players import of_any_kind, promising, stacked
from game.referee import Referee

ROOT = Path(__file__).resolve().parents[2]
Talk = Callable[[bytes], bytes]


def walk(
    talk: Talk, seed: str, edition: str, seats: int, visibility: str, views: bool = True
) -> Counter[str]:
    """Plays one game of random commands, with the views of both seats or without. Returns what is
    to be counted of it."""
    said: list[bytes] = []

    def ask(request: Plain) -> Plain:
        said.append(json.dumps(request).encode() + b"\n")
        reply: Plain = json.loads(talk(said[-1]))
        return reply

    chance = random.Random(seed)
    eager = chance.random() < 0.5
    base = edition == "base"
    account = Account(seats) if base else WiderAccount(seats, edition)
    game = {"do": "new", "seed": seed, "seats": seats, "visibility": visibility}
    game |= {} if base else {"edition": edition}
    counted: Counter[str] = Counter(games=1)
    told = hashlib.sha256()
    try:
        if eager and chance.random() < 0.25:
            # Who joins the deck and the order of the Goals follow from the seed alone, and have to
            # be asked for.
            asked = {"book", "oniverse"} & {*account.editions}
            laid = {event["type"]: event for event in (ask(game)["events"] if asked else [])}
            goals = laid.get("GoalsLaid", {}).get("order", [])
            joined = laid.get("DenizensCalled", {}).get("cards", [])
            deck = stacked(chance, edition, seats, goals, joined)
            game |= {"deck": deck} if deck else {}
        position = ask(game)
        while True:
            check_position(account, position)
            told.update(json.dumps(position["events"], sort_keys=True).encode())
            for seat in range(seats if views else 0):
                view = ask({"do": "view", "seat": seat})["view"]
                check_view(account, view, position, visibility)
            if position["result"]:
                counted += Counter({position["result"]: 1, "turns": account.turn})
                return counted + Counter(told=int.from_bytes(told.digest()[:8], "big"))
            counted["decisions"] += 1
            commands = promising(account, position) if eager else position["legal"]
            command = chance.choice(commands) if base else of_any_kind(chance, commands)
            counted[f"{command['type']} {command.get('spell', '')}".rstrip()] += 1
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
    """Plays the games of one worker, of which there are `options.processes`."""
    counted: Counter[str] = Counter()
    with referee(apart=options.process) as talk:
        for number in range(share, options.games, options.processes):
            seed = f"{options.seed} {number}"
            counted += walk(
                talk,
                seed,
                options.edition,
                options.seats,
                options.visibility,
                views=number % options.views == 0,
            )
    return counted


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games through the referee, checked.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--edition", default="base", help="names joined by +, such as towers+book")
    parser.add_argument("--seats", type=int, choices=(1, 2), default=1)
    parser.add_argument("--visibility", choices=("open", "hidden"), default="open")
    parser.add_argument("--seed", default="walk", help="games are called TEXT 0, TEXT 1, ...")
    parser.add_argument("--views", type=int, default=1, help="look at the views of every Nth game")
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
        f"{games} games of {options.edition} for {options.seats}, {options.visibility}: "
        f"{counted['won']} won, {counted['lost']} lost; "
        f"{counted['decisions'] / games:.1f} decisions and {counted['turns'] / games:.1f} turns "
        f"a game; {games / seconds:.0f} games a second"
    )
    kinds = sorted(kind for kind in counted if kind[0].isupper())
    print("answers: " + ", ".join(f"{counted[kind]} {kind}" for kind in kinds))
    # The same for the same games, however many workers share them.
    print(f"digest of all events: {counted['told'] % 2**64:016x}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
