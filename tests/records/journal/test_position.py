"""A position in card notation, as authors of rules and tests write it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.records.journal.codec import Codec
from game.records.journal.text.position import BadPosition, position
from game.rules.game import ForeignLog, Game
from game.rules.view import View
from tests.rules.stories import command, names

A_DOOR_COMES_UP = """
# What a comment says is nobody's business.
edition: towers
hand: OS1 OM1 GK1 AS1 LT3
row: GS1 GM1 GK2 | OS2
alignment: OT3 AT4   # two of four
doors: OD1
limbo:
deck: GD1 NM1
"""
FOR_TWO = """
seats: 2
visibility: hidden
turn: 1
hand: OS1 OM1 AS1
hand:1: AM1 GS1 GM1
shared: LS1 LM1
row:1: OS2 OM2 OS3 |
"""


def test_every_card_that_is_named_lies_where_it_is_named() -> None:
    state = position(A_DOOR_COMES_UP, OFFERED).state
    assert names(state.hand(0)) == "OS1 OM1 GK1 AS1 LT3"
    assert names(state.row(0)) == "GS1 GM1 GK2 OS2"
    assert state.spent == (3,)
    assert names(state.zone("alignment")) == "OT3 AT4"
    assert names(state.doors(0)) == "OD1"
    assert names(state.deck[:3]) == "GD1 NM1 OS3"
    assert sum(map(len, state.zones.values())) == len(OFFERED["towers"].all_cards)


def test_the_game_goes_on_from_there_and_can_be_taken_back() -> None:
    game = position(A_DOOR_COMES_UP, OFFERED)
    game.submit(command("Play OM1"))
    assert type(game.pending).__name__ == "OpenDoor"
    game.rewind(1)
    assert game.state == position(A_DOOR_COMES_UP, OFFERED).state


def test_of_two_the_one_named_plays_and_sees_no_more_than_ever() -> None:
    game = position(FOR_TWO, OFFERED)
    assert (game.state.active, game.state.visibility) == (1, "hidden")
    assert game.state.spent == (0, 3)
    assert View.of(game.state, 1).partner_hand == (None, None, None)


def test_its_log_is_written_and_read_but_is_no_game_that_was_dealt() -> None:
    game = position(A_DOOR_COMES_UP, OFFERED)
    codec = Codec(game.rules)
    log = [codec.event(json.loads(json.dumps(codec.encode(event)))) for event in game.log]
    assert Game(game.rules, log).state == game.state
    with pytest.raises(ForeignLog):
        Game.replay(game.rules, log)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hand OS1", "Line 1 must have a new name, a colon and a value."),
        ("row: OS1\nrow: OM1", "Line 2 must have a new name, a colon and a value."),
        ("edition: chess", "There is no edition chess."),
        ("seats: 3", "A seats is a whole number from 1 to 2."),
        ("turn: 1", "The first seat must be one of the seats."),
        ("visibility: hidden", "A game for one player has an open hand."),
        ("alignment: OS1", "There is no zone alignment; there are deck, market,"),
        ("hand:1: OS1", "There is no zone hand:1 in a game with 1 seats."),
        ("limbo:0: OD1", "There is no zone limbo:0 in a game with 1 seats."),
        ("hand: OS1 X", 'hand: A card has an id such as OS4, not "X".'),
        ("hand: OS1\nrow: OS1", "The card OS1 lies in two places."),
        ("hand: OS1 OS1", "hand: A list of cards must not name a card twice."),
        ("hand: OS1 OD1", "hand: at most 5 cards, and only such as a hand may hold."),
        ("hand: OS1 OS2 OS3 OS4 OS5 OS6", "hand: at most 5 cards, and only such as a hand"),
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(text, OFFERED)
    assert str(refusal.value).startswith(sentence)


def started(*arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.run(
        command, input=told, capture_output=True, text=True, encoding="utf-8", check=False
    )


def test_the_referee_begins_there(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(A_DOOR_COMES_UP, encoding="utf-8")
    asked = (
        '{"do": "view", "seat": 0}\n{"do": "submit", "command": {"type": "Play", "card": "OM1"}}\n'
    )
    done = started("referee", "--position", str(file), told=asked)
    view, answer = map(json.loads, done.stdout.splitlines())
    assert view["view"]["hand"] == ["OS1", "OM1", "GK1", "AS1", "LT3"]
    assert answer["pending"]["door"] == "GD1"


def test_a_file_that_is_none_is_refused_before_a_window_opens(tmp_path: Path) -> None:
    missing = started("--position", str(tmp_path / "nothing.txt"))
    assert missing.returncode == 2
    assert missing.stderr.startswith("eight-doors: There is no readable text in")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    assert started("--position", str(tmp_path / "bytes.txt")).returncode == 2
