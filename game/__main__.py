"""The command line: chooses a front end and runs it."""

from __future__ import annotations

import argparse
import errno
import io
import os
import re
import signal
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, NoReturn

from game import __version__
from game.folders import VARIABLE, journal_file
from game.seeds import clean_seed, new_seed
from game.words import Words, preferred_language, tellable

if TYPE_CHECKING:
    from game.rules.game import Game

TERMINATED = 128 + signal.SIGTERM
"""The exit status of what was ended by SIGTERM, as shells tell it."""
BASE = "base"
POSITION = "begin where a text says that the cards lie, see CONTRIBUTING"
EDITIONS = "base, or editions joined by +; a wrong name lists all there are"


class OneSentence(argparse.ArgumentParser):
    """Refuses bad arguments in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Prints the message as one sentence and ends the program with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def window_size(text: str) -> tuple[int, int]:
    """Reads a size such as 1280x720: width 800 to 7680 and height 600 to 4320 pixels. Raises
    ArgumentTypeError."""
    match = re.fullmatch(r"(\d{2,5})x(\d{2,5})", text)
    if not match:
        raise argparse.ArgumentTypeError("a size is given as WIDTHxHEIGHT, such as 1280x720.")
    width, height = int(match[1]), int(match[2])
    if not (800 <= width <= 7680 and 600 <= height <= 4320):
        raise argparse.ArgumentTypeError("a window is 800x600 to 7680x4320 pixels large.")
    return width, height


def seed(text: str) -> str:
    """Reads the seed of a deal. Raises ArgumentTypeError."""
    try:
        return clean_seed(text)
    except ValueError as refusal:
        raise argparse.ArgumentTypeError(str(refusal)) from None


def edition(text: str) -> str:
    """Returns the name of an edition that is offered. Raises ArgumentTypeError for any other."""
    from game.editions import OFFERED

    if text not in OFFERED:
        raise argparse.ArgumentTypeError(f"there is no edition {text}. {OFFERED.listed}")
    return OFFERED.canonical(text)


def positive(text: str) -> int:
    """Reads a number of things, 1 to 9,999,999. Raises ArgumentTypeError."""
    if not re.fullmatch("[0-9]{1,7}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError("a number from 1 to 9999999 is needed.")
    return int(text)


def seconds(text: str) -> float:
    """Reads a time in seconds, more than 0. Raises ArgumentTypeError."""
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]+)?", text) or float(text) == 0:
        raise argparse.ArgumentTypeError("a number of seconds is needed, such as 10 or 0.5.")
    return float(text)


def command_line(text: str) -> str:
    """Reads the command that starts a program. Raises ArgumentTypeError."""
    if not text.strip() or not text.isprintable():
        raise argparse.ArgumentTypeError("a command line is needed.")
    return text


def arguments() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = OneSentence(
        prog="eight-doors",
        description="Eight Doors, an unofficial fan edition of the card game Onirim.",
    )
    parser.add_argument("--version", action="store_true", help="print version and art folder")
    parser.add_argument("--seed", type=seed, metavar="TEXT", help="play this deal at once")
    parser.add_argument(
        "--edition", type=edition, metavar="NAME", help=f"with --seed: what is played. {EDITIONS}"
    )
    parser.add_argument("--position", type=Path, metavar="FILE", help=POSITION)
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
    fronts = parser.add_subparsers(dest="front", title="instead of the title page", metavar="FRONT")
    replay = fronts.add_parser("replay", help="show an exported game once more, or film it")
    replay.add_argument("file", type=Path, metavar="FILE", help="a game, as it was exported")
    replay.add_argument(
        "--to",
        type=Path,
        metavar="FOLDER-or-FILE.webp",
        help="film it without a window: numbered pictures in a folder, or one moving picture",
    )
    replay.add_argument(
        "--size",
        type=window_size,
        metavar="WIDTHxHEIGHT",
        dest="shown",
        help="of the window or the pictures",
    )
    console = fronts.add_parser("console", help="play in a terminal")
    console.add_argument("--seats", type=int, choices=(1, 2), default=1)
    console.add_argument("--seed", type=seed, metavar="TEXT", dest="deal")
    console.add_argument("--edition", type=edition, metavar="NAME", dest="played", help=EDITIONS)
    referee = fronts.add_parser("referee", help="speak the JSON protocol for programs")
    referee.add_argument("--position", type=Path, metavar="FILE", dest="begun", help=POSITION)
    add_arena(fronts.add_parser("arena", help="measure a player, or a bot of yours, on many deals"))
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


def add_arena(arena: argparse.ArgumentParser) -> None:
    """Adds the options of a contest."""
    add = arena.add_argument
    add(
        "--player", default="dreamer", metavar="NAME", help="dreamer (if not said), careful, random"
    )
    add("--bot", type=command_line, metavar="COMMAND", help="a program that plays instead")
    add("--patience", type=seconds, default=10.0, metavar="SECONDS", help="of a bot's answer (10)")
    add("--games", type=positive, default=100, metavar="NUMBER", help="how many (100)")
    add("--seed", type=seed, metavar="TEXT", dest="deal", help="of all deals (a new one)")
    add("--seats", type=int, choices=(1, 2), default=1, help="how many seats it plays (1)")
    told = f"{EDITIONS}; or ladder-1 and so on (base)"
    add("--edition", metavar="NAME", dest="played", help=told)
    add("--visibility", choices=("open", "hidden"), default="open", help="hands of two (open)")
    add("--first", choices=("seed", "0", "1"), default="seed", help="who of two begins (seed)")
    add("--jobs", type=positive, metavar="NUMBER", help="processes (one for each processor)")
    add("--csv", type=Path, metavar="FILE", help="keep what became of every game")
    add("--resume", action="store_true", help="go on where that file ends")
    add("--against", type=Path, metavar="FILE", help="compare with such a file, deal by deal")
    add("--worker", action="store_true", help=argparse.SUPPRESS)


def main() -> int:
    """Runs the front end that was asked for; the exit status: 130 after Ctrl+C, 143 after SIGTERM,
    2 for what cannot be done as asked, and 0 also when whoever reads the output has gone."""
    write_utf8()
    parser = arguments()
    asked = parser.parse_args()
    if not (opens_window(asked) or plays_for_arena(asked)):
        signal.signal(signal.SIGTERM, end_now)
    if asked.front not in (None, "replay") and (sys.stdin is None or sys.stdout is None):
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
        if reader_has_gone(error):
            return 0
        parser.error(f"{error.strerror or error}.")
    return status


def opens_window(asked: argparse.Namespace) -> bool:
    """Returns whether a player is to see a window. There SIGTERM is left to SDL, to which it means
    the same as the cross of the window."""
    if asked.front is None:
        return not (asked.version or asked.self_test)
    return asked.front == "replay" and asked.to is None


def plays_for_arena(asked: argparse.Namespace) -> bool:
    """Returns whether this is one of the processes of a contest, which have nothing to put in
    order."""
    return asked.front == "arena" and bool(asked.worker)


def end_now(number: int, frame: object) -> NoReturn:
    """Ends the program on SIGTERM, wherever it stands, and lets it put its files in order. SDL
    would only note that somebody wants to quit, and who films or tries itself never asks it."""
    sys.exit(TERMINATED)


def write_utf8() -> None:
    """Writes words into a pipe or a file in UTF-8 on Windows, too, and not in a code page of
    old."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if sys.platform == "win32" and isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")


def reader_has_gone(error: OSError) -> bool:
    """Returns whether whoever reads the output has gone. Windows calls that an invalid argument, as
    it does a bad name of a file, which the error then tells."""
    invalid = error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and invalid)


def run_front(asked: argparse.Namespace) -> int:
    """The front end that was asked for, to its end; its exit status."""
    if asked.version:
        return tell_version()
    if asked.data_dir is not None:
        os.environ[VARIABLE] = str(asked.data_dir)
    if asked.front == "referee":
        from game.referee import run

        return run(sys.stdin.buffer, sys.stdout.buffer, position(asked.begun or asked.position))
    if asked.front == "console":
        from game.console import run as converse
        from game.editions import OFFERED

        words = Words(preferred_language(os.environ), OFFERED.words, OFFERED.sentences_of)
        played = asked.played or asked.edition or BASE
        seed = asked.deal or asked.seed
        return converse(asked.seats, seed, words, sys.stdin, sys.stdout, edition=played)
    if asked.front == "arena":
        return contest(asked)
    if asked.front == "check":
        return check(asked.file or journal_file(), asked.rebuild)
    began, begun = monotonic(), position(asked.position)
    if begun is not None and asked.data_dir is None:
        # What is tried out is nobody's game: neither lists nor statistics hear of it.
        with TemporaryDirectory() as folder:
            os.environ[VARIABLE] = folder
            return show(asked, begun, began)
    return show(asked, begun, began)


def position(file: Path | None) -> Game | None:
    """The game at the position of a file, if one is asked for."""
    if file is None:
        return None
    from game.editions import OFFERED
    from game.records.journal.text.position import BadPosition, position_in

    try:
        return position_in(file, OFFERED)
    except BadPosition as flaw:
        arguments().error(str(flaw))


def show(asked: argparse.Namespace, begun: Game | None, began: float) -> int:
    """Opens the window, on this game if there is one; the exit status."""
    if asked.front == "replay" and asked.to is not None:
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    from game.screen.window import environment

    environment.prepare()
    from game.screen.play import play
    from game.screen.window.display import Options, system_languages

    # What is said of the rules is learnt once there is a window.
    words = Words(preferred_language(os.environ, system_languages()))
    if asked.edition is not None and asked.seed is None:
        parser = arguments()
        parser.error("--edition needs a --seed: without one the game is chosen in the window.")
    played = asked.edition or BASE
    options = Options(asked.seed, asked.size, asked.describe, edition=played, position=begun)
    if asked.front == "replay":
        from game.screen.film.replay_file import run as replay

        options = Options(None, asked.shown or asked.size, asked.describe)
        return replay(words, options, asked.file, asked.to)
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


def contest(asked: argparse.Namespace) -> int:
    """Plays a contest, or is one of the processes that do; the exit status."""
    from game.editions import OFFERED
    from game.players.arena.arena import Asked, run
    from game.players.arena.contest import Contest
    from game.players.arena.crew import work

    if asked.worker:
        work(sys.stdin.buffer, sys.stdout.buffer, OFFERED)
    contest = Contest(
        player=asked.bot or asked.player,
        bot=asked.bot is not None,
        seed=asked.deal or asked.seed or new_seed(),
        seats=asked.seats,
        edition=asked.played or asked.edition or BASE,
        visibility=asked.visibility,
        first=asked.first,
        patience=asked.patience,
    )
    words = Words(preferred_language(os.environ), OFFERED.words)
    jobs = asked.jobs or os.cpu_count() or 1
    wanted = Asked(contest, asked.games, jobs, asked.csv, asked.resume, asked.against)
    return run(words, wanted, OFFERED)


def check(file: Path, rebuild: bool) -> int:
    """Tells whether a file is sound, or makes a journal's rows again; the exit status."""
    from game.editions import OFFERED
    from game.records.journal.check import run, run_rebuild
    from game.table.saved_table import SavedTable

    if rebuild:
        return run_rebuild(file, OFFERED, datetime.now())
    return run(file, OFFERED, SavedTable.of)


if __name__ == "__main__":
    sys.exit(main())
