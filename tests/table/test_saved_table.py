"""What is kept of a table besides its game, as plain values and back."""

import json
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from game.editions.base.cards import CARDS
from game.table.party import EMBLEMS, LONGEST_NAME, Party, Player
from game.table.saved_table import AGAIN, ALONE, BRANCHED, SavedTable
from tests.rules.stories import cards

PLAYERS = Player("Zoë", "cat"), Player("W" * LONGEST_NAME, "bell")
PARTIES = [
    Party(PLAYERS),
    Party(PLAYERS, "curtain", "first"),
    Party(PLAYERS, "peek", "second"),
    Party(PLAYERS, "open", "seed", fixed=False),
    Party(PLAYERS, "peek", "seed", fixed=False, talk="silence"),
]
WARNED = "door_given:1", "hopeless"
FULL = SavedTable(PARTIES[0], cards("OS1 GK2 LM1"), 3, WARNED, (AGAIN, BRANCHED), 754, 2)


def test_a_table_is_read_as_it_was_written():
    for (rewinds, warned), order, party in product(
        [(0, ()), (7, ("door_given:0", "hopeless"))], ["", "OS4 AM1 NM3"], [None, *PARTIES]
    ):
        desk = SavedTable(party, cards(order), rewinds, warned)
        assert SavedTable.read(json.loads(json.dumps(desk.plain())), CARDS) == desk


def test_marks_time_and_hints_are_read_as_they_were_written():
    assert SavedTable.read(json.loads(json.dumps(FULL.plain())), CARDS) == FULL


@pytest.mark.parametrize("emblem", EMBLEMS)
def test_every_emblem_is_read(emblem):
    party = Party((Player("A", emblem), PLAYERS[1]))
    assert Party.read(party.plain()) == party


def test_an_empty_table_is_a_table_for_one():
    assert SavedTable() == ALONE
    assert ALONE.plain() == {"party": None, "order": [], "rewinds": 0}


def test_a_table_from_before_there_were_warnings_is_one_where_none_was_given():
    plain = {**FULL.plain()}
    del plain["warned"]
    assert SavedTable.read(plain, CARDS) == replace(FULL, warned=())


def changed(path: str, value: Any) -> Any:
    """Returns the plain form of a full table with another value at a path."""
    plain = deepcopy(FULL.plain())
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inner: Any = plain
    for step in way:
        inner = inner[step]
    inner[last] = value
    return plain


@pytest.mark.parametrize("plain", [None, [], "desk", 3, {}, {"party": None, "order": []}])
def test_what_is_no_table_is_refused(plain):
    with pytest.raises(ValueError, match=r"^[A-Z].*\.$"):
        SavedTable.read(plain, CARDS)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("more", [1]),
        ("rewinds", [-1, 1.0, True, "1", None]),
        ("order", [None, "OS1", ["OS99"], [1], [None], [["OS1"]], ["OS1", "OS1"], {"OS1": 1}]),
        ("warned", [None, "hopeless", [1], [""], ["a" * 1000], ["hopeless"] * 1000]),
        ("party", [1, [], {}, "open"]),
        ("party.more", [1]),
        ("party.manner", ["closed", None, 1, ["open"]]),
        ("party.starter", ["third", None, 0]),
        ("party.fixed", [1, 0, None, "true"]),
        ("party.talk", ["loud", "", None, 1, True, ["open"]]),
        ("party.players", [None, [], [PLAYERS], {}, "ab"]),
        ("party.players.0", [None, [], "Zoë", {"name": "Zoë"}]),
        ("party.players.0.more", [1]),
        ("party.players.1.emblem", ["dog", "", None, 1, ["cat"]]),
        (
            "party.players.1.name",
            [
                "",
                " ",
                "W" * (LONGEST_NAME + 1),
                "a\nb",
                "a\x00",
                "a\u200bb",
                "\ud800",
                " a",
                "a  b",
            ],
        ),
        ("party.players.1.name", [None, 1, ["Ada"]]),
    ],
)
def test_what_could_not_have_been_written_is_refused_with_a_sentence(path, values):
    for value in values:
        with pytest.raises(ValueError, match=r"^[A-Z\"].*\.$"):
            SavedTable.read(changed(path, value), CARDS)


@pytest.mark.parametrize("manner", ["open", "curtain", "peek"])
def test_seats_are_fixed_in_every_manner_unless_two_wish_otherwise(manner):
    assert Party(PLAYERS, manner).fixed
    for fixed in (True, False):
        assert Party.read(Party(PLAYERS, manner, fixed=fixed).plain()).fixed == fixed


@pytest.mark.parametrize(("manner", "talk"), [("open", "open"), ("peek", "hints")])
def test_a_party_from_before_there_was_talk_to_agree_on_stays_as_it_was(manner, talk):
    plain = Party(PLAYERS, manner, "first", fixed=False).plain()
    del plain["talk"]
    assert Party.read(plain) == Party(PLAYERS, manner, "first", fixed=False, talk=talk)
