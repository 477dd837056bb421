"""Outside programs that play: what they are told, and that nobody waits for them in vain."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.players.arena.bot import Bot, own_environment
from game.players.arena.contest import Contest, Outcome, played
from tests.console.conversation import Plain, Talk

ROOT = Path(__file__).resolve().parents[3]
ASKED = """
for line in sys.stdin:
    position = json.loads(line)
    if position['pending']:
        """
"""The beginning of most bots."""
FIRST = "print(json.dumps(position['legal'][0]), flush=True)"


@pytest.fixture
def command(tmp_path: Path) -> Callable[[str], str]:
    """Returns a function that writes a bot with these lines, and returns its command line."""

    def made(program: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(f"import json, sys, time\n{program}\n", encoding="utf-8")
        return f'"{sys.executable}" -S -E "{file}"'

    return made


def outcomes(
    command: str, games: int, patience: float = 60.0, **conditions: object
) -> list[Outcome]:
    """Returns the outcomes of the first games of a bot."""
    contest = Contest(command, True, "bots", patience=patience, **conditions)  # type: ignore[arg-type]
    bot = Bot(command, patience)
    found = []
    for number in range(1, games + 1):
        game = contest.start(OFFERED["base"], number)
        bot.begin(game)
        found.append(played(number, game, bot.answer))
        bot.end(game)
    bot.leave()
    return found


def test_a_good_bot_plays_game_after_game(command: Callable[[str], str]) -> None:
    found = outcomes(command(ASKED + FIRST), games=2)
    assert [outcome.reason for outcome in found] == ["deck_exhausted"] * 2
    assert all(outcome.turns > 10 and outcome.decisions > 10 for outcome in found)
    assert all(0 < outcome.slowest < outcome.thinking for outcome in found)


BAD = {
    "not a command": (ASKED + "print('hello', flush=True)", "illegal"),
    "not of this decision": (ASKED + 'print(\'{"type":"Keep"}\', flush=True)', "illegal"),
    "a card it has not": (
        ASKED + 'print(\'{"type":"Play","card":"NM1"}\', flush=True)',
        "illegal",
    ),
    "silent": (ASKED + "pass", "silent"),
    "silent, and reads nothing": ("time.sleep(600)", "silent"),
    "ends at once": ("", "ended"),
    "ends in the middle": (ASKED + FIRST + "; break", "ended"),
    "a line without an end": (ASKED + "print('x' * 2_000_000, flush=True)", "babbling"),
    "a line that never ends": (
        ASKED + "while True:\n            sys.stdout.write('x' * 65536)",
        "babbling",
    ),
    "a line that never ends, unasked": (
        "while True:\n    sys.stdout.write('x' * 65536)",
        "babbling",
    ),
    "more lines than asked": (
        ASKED + r"print('\n'.join([json.dumps(position['legal'][0])] * 200), flush=True)",
        "babbling",
    ),
}


@pytest.mark.parametrize(("program", "reason"), BAD.values(), ids=BAD)
def test_a_bad_bot_loses_and_is_started_anew(
    command: Callable[[str], str], program: str, reason: str
) -> None:
    patience = 0.5 if reason == "silent" else 60.0
    found = outcomes(command(program), 2, patience)
    assert [outcome.reason for outcome in found] == [reason] * 2
    assert not any(outcome.won for outcome in found)
    assert (found[0].flaw != "") == (reason == "illegal")


def test_a_bot_is_told_what_the_referee_tells_each_seat(
    command: Callable[[str], str], tmp_path: Path
) -> None:
    told = tmp_path / "told.txt"
    keeping = f"kept = open({str(told)!r}, 'w')\n"
    keeping += ASKED.replace(
        "    position", "    print(line, file=kept, flush=True)\n    position", 1
    )
    outcomes(command(keeping + FIRST), 1, seats=2, visibility="hidden", first="seed")
    lines: list[Plain] = [json.loads(line) for line in told.read_text().split("\n") if line]
    talks = [Talk(), Talk()]
    events: list[list[Plain]] = []
    for seat, talk in enumerate(talks):
        conditions = {"seats": 2, "visibility": "hidden", "events": "public", "viewer": seat}
        events.append(talk.ask("new", seed="bots-1", **conditions)["events"])
    for line in lines:
        seat = line["view"]["seat"]
        here = talks[seat].ask("legal") | talks[seat].ask("view", seat=seat)
        assert {name: line[name] for name in here} == here
        # All that this seat has seen since it was last told of anything.
        assert line["events"] == events[seat]
        events[seat] = []
        if line["pending"]:
            for each, talk in enumerate(talks):
                events[each] += talk.ask("submit", command=line["legal"][0])["events"]
    assert [line["result"] for line in lines[-3:]] == [None, "lost", "lost"]
    assert sorted(line["view"]["seat"] for line in lines[-2:]) == [0, 1]


def test_a_bot_does_without_the_libraries_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyInstaller puts its own libraries before those of the system, and keeps the earlier
    value."""
    monkeypatch.setenv("LD_LIBRARY_PATH", "bundle")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "LD_LIBRARY_PATH" not in own_environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "before")
    assert own_environment()["LD_LIBRARY_PATH"] == "before"


def test_the_bot_of_the_guide_plays_as_it_stands_there(command: Callable[[str], str]) -> None:
    guide = ROOT / "CONTRIBUTING.md"
    if not guide.is_file():
        pytest.skip("the page is not part of this copy")
    (program,) = re.findall(
        r"```python\n(import json\n.*?)```", guide.read_text("utf-8"), re.DOTALL
    )
    assert program.count("\n") <= 10
    (outcome,) = outcomes(command(program), 1)
    assert outcome.reason in ("", "deck_exhausted")
