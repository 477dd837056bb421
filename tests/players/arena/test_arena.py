"""The arena as a command: real processes, real files, and what it tells in the end."""

import csv
import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.editions import OFFERED
from game.players.advice import Advice, Thinking, Weighed
from game.players.arena.arena import Asked, run
from game.players.arena.contest import Contest, by, played
from game.players.arena.crew import WorkerLost, outcomes
from game.players.arena.report import Progress, report
from game.players.arena.results_file import Results
from game.players.review.review import Reckoner
from game.rules.state import Visibility
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.words import Words
from tests.players.arena.test_rates import outcome
from tests.variants import variants

ROOT = Path(__file__).resolve().parents[3]
ENGLISH = Words("en", OFFERED.words)
RANDOM = Contest("random", bot=False, seed="arena")
TIMES = {"thinking", "slowest"}
Row = dict[str, str]


def table(file: Path) -> list[Row]:
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def timeless(rows: Sequence[Row]) -> list[Row]:
    return [{name: cell for name, cell in row.items() if name not in TIMES} for row in rows]


def contest(file: Path | None = None, **asked: Any) -> int:
    wanted: dict[str, Any] = {"contest": RANDOM, "games": 20, "jobs": 1, "csv": file} | asked
    return run(ENGLISH, Asked(**wanted), OFFERED)


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the file of twenty games, played by two processes."""
    file = tmp_path_factory.mktemp("arena") / "full.csv"
    assert contest(file, jobs=2) == 0
    return file


def test_the_table_has_a_row_for_every_game(full: Path) -> None:
    rows = table(full)
    assert [row["number"] for row in rows] == [str(n) for n in range(1, 21)]
    assert {row["deal"] for row in rows} == {f"arena-{n}" for n in range(1, 21)}
    first = rows[0]
    assert (first["player"], first["edition"], first["seats"]) == ("random", "base", "1")
    assert (first["result"], first["reason"]) == ("lost", "deck_exhausted")
    assert int(first["turns"]) > 10
    assert int(first["decisions"]) > int(first["turns"])
    assert 0 < float(first["slowest"]) <= float(first["thinking"])


def test_a_contest_goes_on_where_its_file_ends_and_is_the_same_by_one_process(
    full: Path, tmp_path: Path
) -> None:
    content, file = full.read_bytes(), tmp_path / "cut.csv"
    done = content[: content.index(b"\n9,") + 1]
    file.write_bytes(done + b"9,arena-9,0")
    assert contest(file, resume=True) == 0
    assert timeless(table(file)) == timeless(table(full))
    assert file.read_bytes().startswith(done)


NO_CHANCE = b"9,arena-9,0.1.0,random,,base,1,open,seed,won,,30,40,1.0,0.1,0.5 nan\n"


@pytest.mark.parametrize(
    "last", [b"", b"9", b"9,\xff\n", b'9,"\n', b"9,arena-9,?,?\n", NO_CHANCE], ids=str
)
def test_the_last_row_may_be_damaged(full: Path, tmp_path: Path, last: bytes) -> None:
    content, file = full.read_bytes(), tmp_path / "cut.csv"
    done = content[: content.index(b"\n9,") + 1]
    file.write_bytes(done + last)
    results = Results(file, RANDOM)
    results.close()
    assert [found.number for found in results.done] == list(range(1, 9))
    assert file.read_bytes() == done


def test_a_file_without_rows_is_begun(full: Path, tmp_path: Path) -> None:
    file, heads = tmp_path / "begun.csv", full.read_bytes().split(b"\n")[0] + b"\n"
    for before in b"", heads[:9], heads, heads + b"1,arena-1,0.1.0,random,,base,1,open,seed,":
        file.write_bytes(before)
        Results(file, RANDOM).close()
        assert file.read_bytes() == heads


def test_a_contest_that_is_done_is_told_again_and_nothing_is_played(
    full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "done.csv"
    file.write_bytes(full.read_bytes())
    assert contest(file, resume=True, games=10, against=full) == 0
    told = capsys.readouterr()
    assert told.out.splitlines()[:3] == [
        "random on 10 deals of the seed arena",
        "Won: 0 of 10, 0.0%; with 95% certainty 0.0% to 27.8%",
        "Lost: 10, Deck empty",
    ]
    assert told.out.endswith("both have played: 0.0 points, between 0.0 and 0.0\n")
    assert told.err == ""
    assert file.read_bytes() == full.read_bytes()


def refusal(capsys: pytest.CaptureFixture[str], file: Path | None = None, **asked: object) -> str:
    """Returns the sentence with which a contest is refused, and checks that its file is left as it
    was."""
    before = file.read_bytes() if file and file.exists() else None
    assert contest(file, **asked) == 2
    assert (file.read_bytes() if file and file.exists() else None) == before
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err.strip()


def test_a_player_that_has_learnt_something_else_is_another_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dreamer, file = replace(RANDOM, player="dreamer"), tmp_path / "dreamer.csv"
    adviser = OFFERED.adviser("base", 1)
    assert isinstance(adviser, Reckoner)
    version = adviser.version

    def kept(learnt: str) -> None:
        file.unlink(missing_ok=True)
        results = Results(file, replace(dreamer, learnt=learnt))
        results.add(outcome(1, True))
        results.close()

    kept(f"older than {version}")
    told = refusal(capsys, file, contest=dreamer, resume=True)
    assert told == "dreamer.csv tells of other games."
    kept(version)
    assert contest(file, contest=dreamer, resume=True, games=1) == 0


def test_a_file_that_is_there_is_not_written_over(
    full: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(capsys, full) == "full.csv is there already: --resume goes on with it."


@pytest.mark.parametrize(
    "other", [{"player": "careful"}, {"seed": "else"}, {"seats": 2}, {"edition": "ladder-1"}]
)
def test_a_table_of_other_games_is_not_gone_on_with(
    full: Path, capsys: pytest.CaptureFixture[str], other: dict[str, object]
) -> None:
    told = refusal(capsys, full, contest=replace(RANDOM, **other), resume=True)  # type: ignore[arg-type]
    assert told == "full.csv tells of other games."


@pytest.mark.parametrize(("was", "row"), [(b"\n5,arena-5,", 6), (b"\n5,", 6)])
def test_a_table_that_is_damaged_above_its_last_row_is_told_with_the_row(
    full: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], was: bytes, row: int
) -> None:
    file = tmp_path / "damaged.csv"
    file.write_bytes(full.read_bytes().replace(was, was[:1] + b"\xff,"))
    assert refusal(capsys, file, resume=True) == f"damaged.csv is damaged in row {row}."
    assert refusal(capsys, against=file) == f"damaged.csv is damaged in row {row}."


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"player": "nobody"}, "nobody does not play such games."),
        ({"player": "dreamer", "seats": 2}, "dreamer does not play such games."),
        (
            {"edition": "moon"},
            f"There is no edition moon. The editions are {', '.join(OFFERED.all_names)}.",
        ),
        ({"visibility": "hidden"}, "Hands are open or hidden, and alone they are open."),
        pytest.param(
            {"player": "it's", "bot": True},
            "it's is no command line.",
            marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows takes any"),
        ),
        ({"seed": "x" * 62}, "A seed has 1 to 64 characters,"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], other: dict[str, object], sentence: str
) -> None:
    told = refusal(capsys, contest=replace(RANDOM, **other))  # type: ignore[arg-type]
    assert told.startswith(sentence)


def test_a_bot_that_cannot_be_started_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = Contest(f'"{tmp_path / "nowhere"}"', bot=True, seed="arena")
    assert refusal(capsys, contest=nowhere).startswith("The bot cannot be started: ")


class Hopeful:
    """A player that does what stands first, with a chance that falls with each decision."""

    name = "hopeful"

    def __init__(self) -> None:
        self.asked = 0

    def think(self, view: View, decision: Decision, legal: Sequence[Command]) -> Thinking:
        self.asked += 1
        yield
        return Advice((Weighed(legal[0], 1 / self.asked),))


def test_the_chance_is_kept_that_is_shown_at_the_start_of_each_turn() -> None:
    player = Hopeful()
    found = played(1, RANDOM.start(OFFERED["base"], 1), by(player))
    assert len(found.chances) == found.turns < found.decisions == player.asked
    assert found.chances[:1] == (1.0,)
    assert set(found.chances) <= {round(1 / n, 4) for n in range(1, player.asked + 1)}
    assert sorted(found.chances, reverse=True) == list(found.chances)


def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("a line that does not end")
    assert refusal(capsys, file, resume=True) == "notes.txt is no table of games."


@pytest.mark.parametrize(
    ("seats", "visibility", "edition"), [(2, "hidden", "base"), (1, "open", "ladder-2")]
)
@pytest.mark.parametrize("player", ["random", "careful"])
def test_other_games_are_played_too(
    player: str, seats: int, visibility: Visibility, edition: str
) -> None:
    games = Contest(player, False, "arena", seats, edition, visibility)
    game = games.start(OFFERED[edition], 1)
    found = played(1, game, by(OFFERED.player(player, edition, seats, game.seed)))
    assert game.state.result == ("won" if found.won else "lost")


class Screen(io.StringIO):
    """A terminal that has no letters but those of ASCII."""

    encoding = "ascii"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("columns", "begins"),
    [
        (120, "##########---------- 2 of 4, 50.0% won (9.5% to 90.5%), "),
        (30, "2 of 4, 50.0% won (9.5% to 90"),
    ],
)
def test_a_terminal_has_one_line_that_has_room_in_its_own_letters(
    monkeypatch: pytest.MonkeyPatch, columns: int, begins: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    screen = Screen()
    progress = Progress(ENGLISH, screen, 4, [outcome(1, True)])
    progress.tell(outcome(2, False))
    progress.end()
    told = screen.getvalue()
    assert told.isascii()
    assert told.startswith(f"\r{begins}")
    assert told.count("\n") == 1
    assert len(told.strip("\r\n")) < columns


def test_a_file_is_told_a_line_at_each_tenth() -> None:
    file = io.StringIO()
    progress = Progress(ENGLISH, file, 100, [])
    for number in range(1, 31):
        progress.tell(outcome(number, number % 2 == 0))
    progress.end()
    lines = file.getvalue().split("\n")
    assert [re.findall(r"\d+ of 100", line) for line in lines] == [
        ["10 of 100"],
        ["20 of 100"],
        ["30 of 100"],
        [],
    ]
    assert "\r" not in file.getvalue()


def test_every_sentence_of_a_calibrated_contest() -> None:
    games = [outcome(1, True, 0.5, 0.91), outcome(2, False, 0.62)]
    assert list(report(ENGLISH, replace(RANDOM, player="dreamer"), games)) == [
        "dreamer on 2 deals of the seed arena",
        "Won: 1 of 2, 50.0%; with 95% certainty 9.5% to 90.5%",
        "Lost: 1, Deck empty",
        "A game has 30.0 turns and 40.0 decisions",
        "A decision takes 25.00 ms, 100.00 ms at most (game 1)",
        "",
        "Chances shown at the starts of turns, and how many of their games were won",
        "from   to  cases  shown on average     won  points off",
        " 50%  55%      1             50.0%  100.0%       +50.0",
        " 60%  65%      1             62.0%    0.0%       -62.0",
        " 90%  95%      1             91.0%  100.0%        +9.0",
        "Brier score 0.2142; 0.2222 for whoever always says 66.7%",
        "Brier skill 0.036",
    ]


# The program itself


def test_a_process_that_fails_is_not_waited_for() -> None:
    with pytest.raises(WorkerLost):
        list(outcomes(replace(RANDOM, player="nobody"), range(1, 4), 1))


STUBBORN = "import sys, time\nprint('begun', file=sys.stderr, flush=True)\ntime.sleep(600)\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C to a whole console")
@pytest.mark.parametrize("how", variants(["SIGINT"], ["SIGKILL"]))
def test_nobody_is_left_behind(tmp_path: Path, how: str) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    (tmp_path / "bot.py").write_text(STUBBORN)
    command = [sys.executable, "-m", "game", "arena", "--games", "3", "--jobs", "1", "--bot"]
    command += [f"{sys.executable} -S -E {tmp_path}/bot.py", "--patience", "600"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stderr=pipe, start_new_session=True) as program:
        signal.signal(signal.SIGINT, before)
        assert program.stderr is not None
        assert program.stderr.readline() == b"begun\n"
        if how == "SIGINT":  # a terminal sends it to all that run in it
            os.killpg(program.pid, signal.SIGINT)
        else:
            program.kill()
        # All that the program has started holds this stream until it has ended.
        assert program.stderr.read() == b""
        assert program.wait() == (130 if how == "SIGINT" else -signal.SIGKILL)
