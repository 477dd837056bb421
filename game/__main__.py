"""The command line: chooses a front end and runs it."""

from __future__ import annotations

import argparse
import os
import re
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import NoReturn

from game import __version__
from game.folders import VARIABLE, journal_file
from game.seeds import clean_seed
from game.words import Words, preferred_language, tellable


class OneSentence(argparse.ArgumentParser):
    """Refuses bad arguments in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Ends with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def window_size(text: str) -> tuple[int, int]:
    """1280x720."""
    match = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if not match:
        raise argparse.ArgumentTypeError("a size is given as WIDTHxHEIGHT, such as 1280x720.")
    width, height = int(match[1]), int(match[2])
    if not (800 <= width <= 7680 and 600 <= height <= 4320):
        raise argparse.ArgumentTypeError("a window is 800x600 to 7680x4320 pixels large.")
    return width, height


def seed(text: str) -> str:
    """A deal."""
    try:
        return clean_seed(text)
    except ValueError as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None


def arguments() -> argparse.ArgumentParser:
    """Everything one can say to the program."""
    parser = OneSentence(
        prog="eight-doors",
        description="Eight Doors, an unofficial fan edition of the card game Onirim.",
    )
    parser.add_argument("--version", action="store_true", help="print version and art folder")
    parser.add_argument("--seed", type=seed, metavar="TEXT", help="play this deal at once")
    parser.add_argument(
        "--size", type=window_size, metavar="WIDTHxHEIGHT", help="the size of the window"
    )
    parser.add_argument(
        "--describe", type=Path, metavar="FILE", help="keep a description of the scene in a file"
    )
    parser.add_argument(
        "--data-dir", type=Path, metavar="DIR", help="where the program keeps its files"
    )
    parser.add_argument(
        "--self-test",
        type=Path,
        nargs="?",
        const=Path(),
        metavar="DIR",
        help="let the program play a game by itself and write a report there",
    )
    fronts = parser.add_subparsers(dest="front", title="without a window", metavar="FRONT")
    console = fronts.add_parser("console", help="play in a terminal")
    console.add_argument("--seats", type=int, choices=(1, 2), default=1)
    console.add_argument("--seed", type=seed, metavar="TEXT", dest="deal")
    fronts.add_parser("referee", help="speak the JSON protocol for programs")
    check = fronts.add_parser("check", help="tell whether a saved file is sound")
    check.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help="a game, a journal, settings; or your own journal",
    )
    check.add_argument(
        "--rebuild", action="store_true", help="make the rows of a journal again from its events"
    )
    return parser


def main() -> int:
    """Runs the front end that was asked for; the exit status: 130 after Ctrl+C, 2 for what cannot
    be done as asked, and 0 also when whoever reads the output has gone."""
    parser = arguments()
    asked = parser.parse_args()
    if asked.front and (sys.stdin is None or sys.stdout is None):
        parser.error("this needs a standard input and a standard output.")
    try:
        status = run_front(asked)
        if not (sys.stdout is None or sys.stdout.closed):
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if sys.stdout is not None:
            # Here and now, or the interpreter would complain of the unwritten rest at its end.
            with suppress(OSError):
                sys.stdout.close()
        if isinstance(error, BrokenPipeError):
            return 0
        parser.error(f"{error.strerror or error}.")
    return status


def run_front(asked: argparse.Namespace) -> int:
    """The front end that was asked for, to its end; its exit status."""
    if asked.version:
        return tell_version()
    if asked.data_dir is not None:
        os.environ[VARIABLE] = str(asked.data_dir)
    if asked.front == "referee":
        from game.referee import run

        return run(sys.stdin.buffer, sys.stdout.buffer)
    if asked.front == "console":
        from game.console import run as converse
        from game.editions import OFFERED

        words = Words(preferred_language(os.environ), OFFERED.words)
        return converse(asked.seats, asked.deal or asked.seed, words, sys.stdin, sys.stdout)
    if asked.front == "check":
        return check(asked.file or journal_file(), asked.rebuild)
    began = monotonic()
    from game.screen.window import environment

    environment.prepare()
    from game.screen.play import play
    from game.screen.window.display import Options, system_languages

    # What is said of the rules is learnt once there is a window.
    words = Words(preferred_language(os.environ, system_languages()))
    options = Options(asked.seed, asked.size, asked.describe)
    if asked.self_test is not None:
        from game.screen.trial.self_test import run as run_selftest

        return run_selftest(words, options, asked.self_test.resolve(), began)
    return play(words, options)


def tell_version() -> int:
    """The version, and where the art lies; the exit status."""
    from game.screen.look.assets import Incomplete, art_root

    print(f"Eight Doors {__version__}")
    try:
        print(tellable(f"art: {art_root()}"))
    except Incomplete as missing:
        print(
            Words(preferred_language(os.environ)).incomplete(str(missing)),
            file=sys.stderr,
        )
        return 1
    return 0


def check(file: Path, rebuild: bool) -> int:
    """Tells whether a file is sound, or makes a journal's rows again; the exit status."""
    from game.editions import OFFERED
    from game.journal.check import run, run_rebuild
    from game.table.desk import Desk

    if rebuild:
        return run_rebuild(file, OFFERED, datetime.now())
    return run(file, OFFERED, Desk.of)


if __name__ == "__main__":
    sys.exit(main())
