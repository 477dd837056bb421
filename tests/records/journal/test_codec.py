"""The notation writes and reads back whatever can happen, and reads nothing else."""

import json
import random
from dataclasses import fields
from typing import Any

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, Play, PlayOrDiscard, TrioCompleted
from game.editions.base.partners import Swap
from game.editions.base.prophecy import Foresee
from game.editions.base.refill import Refill
from game.plain import Malformed
from game.records.journal import codec
from game.records.journal.codec import Codec
from game.rules.card import Colour
from game.rules.course import ShuffleDeck
from game.rules.event import Awaiting, DeckShuffled
from game.rules.game import Game, opening
from game.rules.steps import Step
from game.rules.view import frames

CODEC = Codec(BASE)
EVENTS = (*codec.EVENTS, *BASE.facts)
COMMANDS = tuple(BASE.commands)
STEPS: list[type[Step]] = [*codec.STEPS, *dict.fromkeys(BASE.agenda)]


def through_json(plain: dict[str, Any]) -> object:
    return json.loads(json.dumps(plain))


def test_public_events_can_be_written_and_keep_their_shape() -> None:
    chance, game = random.Random("codec"), Game.start(BASE, seed="a", seats=2, visibility="hidden")
    while game.pending:
        game.submit(chance.choice(game.legal()))
    for viewer in (0, 1):
        for event, (seen, _) in zip(game.log, frames(opening(BASE), game.log, viewer), strict=True):
            told, whole = CODEC.encode(seen), CODEC.encode(event)
            assert told.keys() == whole.keys()
            hidden = [name for name in told if told[name] != whole[name]]
            for name in hidden:
                assert shape(told[name]) == shape(whole[name]) or name == "agenda"


def shape(plain: object) -> object:
    """Returns what stays of a value when its cards are turned over. A seed is hidden as a whole."""
    if isinstance(plain, list):
        return len(plain)
    if isinstance(plain, dict):
        return {name: shape(part) for name, part in plain.items()}
    return None


SAMPLES: dict[str, Any] = {
    **dict.fromkeys(("card", "personal", "discard"), CARDS["OS4"]),
    **dict.fromkeys(("key", "shared"), CARDS["GK3"]),
    "door": CARDS["LD2"],
    **dict.fromkeys(("order", "cards", "dealt"), (CARDS["NM10"], CARDS["AM1"])),
    "colour": Colour.AQUARIUM,
    **dict.fromkeys(("seat", "first_seat"), 1),
    "seats": 2,
    "number": 71,
    "seed": "abc",
    "edition": "base",
    "visibility": "hidden",
    "zone": "shared",
    "spent": 2,
    "reason": "deck_exhausted",
    "command": Play(CARDS["OS4"]),
    "agenda": (Refill(),),
}


def sample(kind: type[Any]) -> Any:
    return kind(**{field.name: SAMPLES[field.name] for field in fields(kind)})


def test_each_event_command_and_step_is_read_as_it_was_written() -> None:
    for kind in EVENTS:
        assert CODEC.event(through_json(CODEC.encode(sample(kind)))) == sample(kind)
    for kind in COMMANDS:
        assert CODEC.command(through_json(CODEC.encode(sample(kind)))) == sample(kind)
    for kind in STEPS:
        event = Awaiting((sample(kind),))
        assert CODEC.event(through_json(CODEC.encode(event))) == event


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (Play(CARDS["OS4"]), {"type": "Play", "card": "OS4"}),
        (
            Swap(CARDS["OS4"], CARDS["AM1"]),
            {"type": "Swap", "personal": "OS4", "shared": "AM1"},
        ),
        (
            Foresee(CARDS["NM1"], (None, None)),
            {"type": "Foresee", "discard": "NM1", "order": [None, None]},
        ),
        (
            TrioCompleted(1, Colour.GARDEN),
            {"type": "TrioCompleted", "seat": 1, "colour": "G"},
        ),
        (DeckShuffled((None,)), {"type": "DeckShuffled", "order": [None]}),
        (
            Awaiting((CompleteTrio(Colour.LIBRARY), Refill(), ShuffleDeck())),
            {
                "type": "Awaiting",
                "agenda": [
                    {"type": "CompleteTrio", "colour": "L"},
                    {"type": "Refill"},
                    {"type": "ShuffleDeck", "dealt": []},
                ],
            },
        ),
    ],
    ids=str,
)
def test_the_plain_form(value: Any, plain: dict[str, Any]) -> None:
    assert CODEC.encode(value) == plain


def test_a_decision_also_has_its_seat() -> None:
    assert CODEC.decision(PlayOrDiscard(), 1) == {"type": "PlayOrDiscard", "seat": 1}
    assert CODEC.decision(OpenDoor(CARDS["LD1"]), 0) == {
        "type": "OpenDoor",
        "door": "LD1",
        "seat": 0,
    }


STARTED = {
    "type": "GameStarted",
    "edition": "base",
    "seats": 2,
    "first_seat": 1,
    "seed": "abc",
    "visibility": "hidden",
}
GOOD: dict[str, dict[str, Any]] = {
    "started": STARTED,
    "shuffled": {"type": "DeckShuffled", "order": ["OS1", "NM10"]},
    "nothing shuffled": {"type": "DeckShuffled", "order": []},
    "drawn": {"type": "LocationDrawn", "seat": 0, "card": "OS1", "zone": "market"},
    "began": {"type": "TurnBegan", "seat": 1, "number": 1},
    "trio": {"type": "TrioCompleted", "seat": 0, "colour": "A"},
    "lost": {"type": "GameLost", "reason": "conceded"},
    "answered": {"type": "Answered", "command": {"type": "Play", "card": "OS1"}},
    "awaiting": {"type": "Awaiting", "agenda": [{"type": "OpenDoor", "door": "OD1"}]},
}


@pytest.mark.parametrize("plain", GOOD.values(), ids=GOOD)
def test_what_is_exactly_right_is_read(plain: dict[str, Any]) -> None:
    assert CODEC.encode(CODEC.event(plain)) == plain


WRONG: dict[tuple[str, str], list[object]] = {
    ("started", "type"): ["Started", None, ["GameStarted"]],
    ("started", "edition"): ["towers", None],
    ("started", "seats"): [0, 3, True, 2.0, "2", 1],
    ("started", "first_seat"): [2, -1, True],
    ("started", "seed"): [None, "", "e\u0301", "\ud800", 5],
    ("started", "visibility"): ["shut", ["open"]],
    ("started", "colour"): ["O"],
    ("shuffled", "order"): [None, "OS1", {}, [None], ["OS1", "OS1"], ["OS10"], [["OS1"]]],
    ("drawn", "seat"): [2, False, 0.0, "0", None],
    ("drawn", "card"): [None, "os1", "OS01", "", 1, ["OS1"]],
    ("drawn", "zone"): ["deck", "hand:0", []],
    ("began", "number"): [0, 10**400, 1.5, True],
    ("trio", "colour"): ["B", "OBSERVATORY", None],
    ("lost", "reason"): ["much\ntoo bored", None],
    ("answered", "command"): [
        *(None, "Play", {"type": "GameWon"}, {"type": "Play", "card": None}),
        {"type": "Foresee", "discard": "OS1", "order": [None]},
    ],
    ("awaiting", "agenda"): [
        *(None, {}, [None], [{"type": "GameWon"}], [{"type": "Decision"}]),
        [{"type": "OpenDoor", "door": "OD1", "seat": 0}],
        [{"type": "Refill"}] * 77,
    ],
}


def test_what_is_not_exactly_right_is_refused() -> None:
    for (name, field), values in WRONG.items():
        for value in values:
            with pytest.raises(Malformed, match=r"\.$"):
                CODEC.event({**GOOD[name], field: value})


def test_no_field_may_be_missing() -> None:
    for name, field in [(name, field) for name, plain in GOOD.items() for field in plain]:
        with pytest.raises(Malformed):
            CODEC.event({key: value for key, value in GOOD[name].items() if key != field})


def test_only_an_object_is_read_and_a_command_is_not_an_event() -> None:
    nothing: list[object] = [None, [], "GameWon", 1, True, {}]
    for plain in nothing:
        with pytest.raises(Malformed):
            CODEC.event(plain)
        with pytest.raises(Malformed):
            CODEC.command(plain)
    with pytest.raises(Malformed):
        CODEC.event({"type": "Concede"})
    for kind in ("GameWon", "PlayOrDiscard"):
        with pytest.raises(Malformed):
            CODEC.command({"type": kind})
