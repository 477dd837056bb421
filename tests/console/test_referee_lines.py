"""The referee protocol: whatever a line holds, it gets one reply, and nothing crashes."""

import io
import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.referee import run
from tests.console.conversation import DEAL, POSITION, Plain, Talk, refused
from tests.records.journal.odd_lines import ODD_LINES
from tests.variants import variants

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def dealt(talk: Talk) -> Talk:
    talk.ask("new", seed="dealt", deck=DEAL)
    return talk


@pytest.mark.parametrize("do", ["submit", "rewind", "legal", "view"])
def test_before_the_first_new_there_is_nothing_to_ask(talk: Talk, do: str) -> None:
    keys: dict[str, Plain] = {
        "submit": {"command": {"type": "Keep"}},
        "rewind": {"answers": 0},
        "view": {"seat": 0},
    }
    refused(talk.ask(do, **keys.get(do, {})))


@pytest.mark.parametrize(
    ("request_", "named"),
    [
        ({"do": "legal", "seat": 0}, "seat"),
        ({"do": "submit", "command": {"type": "Concede"}, "seat": 0}, "seat"),
        ({"do": "submit"}, "command"),
        ({"do": "rewind"}, "answers"),
        ({"do": "rewind", "answers": 0, "all": True}, "all"),
        ({"do": "load"}, "events"),
        ({"do": "view"}, "seat"),
        ({"do": "quit", "now": 1}, "now"),
        ({"do": "new"}, "seed"),
    ],
    ids=str,
)
def test_the_sentence_names_the_key(dealt: Talk, request_: Plain, named: str) -> None:
    before = dealt.everything()
    assert f'"{named}"' in refused(dealt.say(json.dumps(request_).encode()))
    assert dealt.everything() == before
    assert not dealt.referee.ended


BAD_LINES = ODD_LINES | {
    "do is null": b'{"do":null}',
    "do is a list": b'{"do":["legal"]}',
    "do is unknown": b'{"do":"castle"}',
    "do is half a pair": b'{"do":"\\ud800"}',
    "do is another word of ours": b'{"do":"answer"}',
    "a number that is none": b'{"do":"rewind","answers":NaN}',
    "a key that is none": b'{"do":"legal","\\udfff":1}',
    "a card twice": b'{"do":"submit","command":{"type":"Play","card":"AM1","card":"OS1"}}',
}


@pytest.mark.parametrize("line", BAD_LINES.values(), ids=BAD_LINES)
def test_a_bad_line_gets_a_sentence_and_changes_nothing(dealt: Talk, line: bytes) -> None:
    before = dealt.everything()
    refused(dealt.say(line + b"\n"))
    assert dealt.everything() == before


def conversation(lines: bytes) -> list[Plain]:
    """Returns the replies of a whole run, and checks that it ends with status 0."""
    replies = io.BytesIO()
    assert run(io.BytesIO(lines), replies) == 0
    return [json.loads(reply) for reply in replies.getvalue().splitlines()]


def test_the_end_of_input_is_the_end() -> None:
    assert conversation(b"") == []
    assert set(conversation(b'{"do":"new","seed":"a"}')[0]) == POSITION


def test_quit_is_the_end() -> None:
    assert conversation(b'{"do":"quit"}\n{"do":"new","seed":"a"}\n') == [{}]


@pytest.mark.parametrize("length", [1_000_001, 1_000_002, 2_000_001, 3_500_000])
def test_a_line_of_over_1_mb_is_one_error_and_the_next_is_read(length: int) -> None:
    long = b'{"do":"quit","x":"'.ljust(length, b"x")
    replies = conversation(long + b'\n{"do":"new","seed":"a"}\n' + long)
    assert [set(reply) for reply in replies] == [{"error"}, POSITION, {"error"}]


def test_a_line_of_1_mb_is_still_read() -> None:
    padded = b'{"do":"new","seed":"a"}'.ljust(1_000_000)
    assert [set(reply) for reply in conversation(padded + b"\n")] == [POSITION]


class Unheard(io.BytesIO):
    """An output whose reader has gone."""

    def flush(self) -> None:
        raise BrokenPipeError


def test_a_closed_output_ends_quietly() -> None:
    assert run(io.BytesIO(b'{"do":"legal"}\n' * 3), Unheard()) == 0


class Watched(io.BytesIO):
    """An output that counts how often it was flushed, and checks that each time it had one more
    line."""

    lines = 0

    def flush(self) -> None:
        assert self.getvalue().count(b"\n") == self.lines + 1
        self.lines += 1


def test_every_reply_is_flushed_by_itself() -> None:
    replies = Watched()
    run(io.BytesIO(b'{"do":"legal"}\nx\n{"do":"quit"}\n'), replies)
    assert replies.lines == 3


def program() -> "subprocess.Popen[bytes]":
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "game", "referee"]
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe)


def test_a_real_program_answers_line_by_line() -> None:
    with program() as child:
        requests, replies = child.stdin, child.stdout
        assert requests is not None
        assert replies is not None

        def ask(line: bytes) -> Plain:
            requests.write(line + b"\n")
            requests.flush()
            reply: Plain = json.loads(replies.readline())
            return reply

        assert set(ask(b'{"do":"new","seed":"abc"}')) == POSITION
        assert set(ask(b"\xff")) == {"error"}
        assert ask(b'{"do":"submit","command":{"type":"Concede"}}')["result"] == "lost"
        assert ask(b'{"do":"quit"}') == {}
        assert child.wait(timeout=30) == 0
        assert replies.read() == b""


def test_a_real_program_ends_quietly_when_nobody_listens() -> None:
    with program() as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        feed(child.stdin)
        assert child.wait(timeout=30) == 0
        assert child.stderr.read() == b""


def feed(requests: IO[bytes]) -> None:
    # The program may have gone already; Windows calls that an invalid argument.
    with suppress(OSError), requests:
        for _ in range(1000):
            requests.write(b'{"do":"new","seed":"abc"}\n')


# Whatever a line holds

words = st.sampled_from(
    ["new", "submit", "rewind", "load", "legal", "view", "OS1", "GK1", "Play", "Foresee", "seed"]
)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | words,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["type", "card", "order", "discard", "seat"]), inner)
    ),
    max_leaves=6,
)
keys = st.sampled_from(
    ["seed", "seats", "visibility", "first", "events", "viewer", "deck", "command", "answers"]
)
requests = st.fixed_dictionaries({"do": words}) | st.builds(
    lambda do, rest: {"do": do, **rest}, words, st.dictionaries(keys | st.text(max_size=4), values)
)


@settings(max_examples=300, deadline=None)
@given(
    lines=st.lists(st.binary(max_size=40).map(lambda line: line.replace(b"\n", b"")), max_size=9)
)
def test_any_bytes_get_one_reply_a_line(lines: list[bytes]) -> None:
    replies = conversation(b"".join(line + b"\n" for line in lines))
    assert [list(reply) for reply in replies] == [["error"]] * len(lines)


@pytest.mark.parametrize("examples", variants([60], [500]))
def test_any_json_gets_one_reply(examples: int) -> None:
    @settings(max_examples=examples, deadline=None)
    @given(request_=requests | values)
    def gets_one(request_: object) -> None:
        talk = Talk()
        talk.ask("new", seed="dealt", deck=DEAL)
        talk.submit("Discard", card="GK1")
        before = talk.everything()
        reply = talk.say(json.dumps(request_).encode())
        if "error" in reply:
            refused(reply)
            assert talk.everything() == before
        else:
            assert set(reply) in (POSITION, {"legal"}, {"view"}, set())

    gets_one()


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_mutation_of_a_log_is_refused_or_the_same_log(data: st.DataObject) -> None:
    talk = Talk()
    talk.ask("new", seed="dealt", deck=DEAL)
    talk.submit("Discard", card="GK1")
    talk.submit("Foresee", discard="AS1", order=["LD1", "GS1", "OK1", "NM1"])
    log: list[Plain] = talk.ask("rewind", answers=0)["events"]
    at = data.draw(st.integers(2, len(log) - 1))
    field = data.draw(st.sampled_from(sorted(log[at])))
    value = data.draw(values)
    tampered = [*log[:at], {**log[at], field: value}, *log[at + 1 :]]
    reply = talk.ask("load", events=tampered)
    if tampered == log and type(value) is type(log[at][field]):
        assert reply["events"] == []
    else:
        assert f"Event {at + 1} " in refused(reply)
