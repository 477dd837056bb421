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
from game.rules import card_toolkit as toolkit
from game.rules.card import Colour
from game.rules.course import ShuffleDeck
from game.rules.event import Answered, Awaiting, DeckShuffled, Event
from game.rules.game import Game, opening
from game.rules.state import State
from game.rules.steps import Command, Step
from game.rules.view import frames

CODEC = Codec(BASE)
EVENTS = (*codec.EVENTS, *BASE.facts)
COMMANDS = tuple(BASE.commands)
STEPS: list[type[Step]] = [*codec.STEPS, *dict.fromkeys(BASE.agenda)]


def random_game(seed: str, seats: int) -> Game:
    chance = random.Random(seed)
    game = Game.start(BASE, seed=seed, seats=seats, visibility="open" if seats == 1 else "hidden")
    while game.pending:
        game.submit(chance.choice(game.legal()))
    return game


GAMES = [random_game(f"codec {number}", seats) for number in range(12) for seats in (1, 2)]


def through_json(plain: dict[str, Any]) -> object:
    return json.loads(json.dumps(plain))


def test_every_event_of_a_game_is_read_as_it_was_written() -> None:
    for game in GAMES:
        for event in game.log:
            assert CODEC.event(through_json(CODEC.encode(event))) == event


def test_every_command_of_a_game_is_read_as_it_was_written() -> None:
    for game in GAMES:
        given = [event.command for event in game.log if isinstance(event, Answered)]
        assert given
        for command in given:
            assert CODEC.command(through_json(CODEC.encode(command))) == command


def test_public_events_can_be_written_and_keep_their_shape() -> None:
    for game in GAMES:
        state: State = opening(BASE)
        for viewer in range(game.state.seats):
            for event, (seen, _) in zip(game.log, frames(state, game.log, viewer), strict=True):
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


def test_each_event_is_read_as_it_was_written() -> None:
    for kind in EVENTS:
        assert CODEC.event(through_json(CODEC.encode(sample(kind)))) == sample(kind)


def test_each_command_is_read_as_it_was_written() -> None:
    for kind in COMMANDS:
        assert CODEC.command(through_json(CODEC.encode(sample(kind)))) == sample(kind)


def test_each_step_is_read_as_it_was_written() -> None:
    for kind in STEPS:
        event = Awaiting((sample(kind),))
        assert CODEC.event(through_json(CODEC.encode(event))) == event


def kinds_of(kind: type[Any]) -> set[type[Any]]:
    """Returns the subclasses of a class in the base game that have no subclasses themselves. Those
    of the toolkit that editions share are left out, since none is used by its own name."""
    rules = "game.rules.", "game.editions.base."
    below = [each for each in kind.__subclasses__() if each.__module__.startswith(rules)]
    if not below:
        return set() if kind.__module__ == toolkit.__name__ else {kind}
    return {each for one in below for each in kinds_of(one)}


def test_nothing_of_the_rules_is_without_a_name() -> None:
    assert set(EVENTS) == kinds_of(Event)
    assert set(COMMANDS) == kinds_of(Command)
    assert set(STEPS) == kinds_of(Step)


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


WRONG: list[tuple[str, str, object]] = [
    ("started", "type", "Started"),
    ("started", "type", None),
    ("started", "type", ["GameStarted"]),
    ("started", "edition", "towers"),
    ("started", "edition", None),
    ("started", "seats", 0),
    ("started", "seats", 3),
    ("started", "seats", True),
    ("started", "seats", 2.0),
    ("started", "seats", "2"),
    ("started", "seats", 1),
    ("started", "first_seat", 2),
    ("started", "first_seat", -1),
    ("started", "first_seat", True),
    ("started", "seed", None),
    ("started", "seed", ""),
    ("started", "seed", "e\u0301"),
    ("started", "seed", "\ud800"),
    ("started", "seed", 5),
    ("started", "visibility", "shut"),
    ("started", "visibility", ["open"]),
    ("started", "colour", "O"),
    ("shuffled", "order", None),
    ("shuffled", "order", "OS1"),
    ("shuffled", "order", {}),
    ("shuffled", "order", [None]),
    ("shuffled", "order", ["OS1", "OS1"]),
    ("shuffled", "order", ["OS10"]),
    ("shuffled", "order", [["OS1"]]),
    ("shuffled", "order", ["OS1"] * 77),
    ("drawn", "seat", 2),
    ("drawn", "seat", False),
    ("drawn", "seat", 0.0),
    ("drawn", "seat", "0"),
    ("drawn", "seat", None),
    ("drawn", "card", None),
    ("drawn", "card", "os1"),
    ("drawn", "card", "OS01"),
    ("drawn", "card", ""),
    ("drawn", "card", 1),
    ("drawn", "card", ["OS1"]),
    ("drawn", "zone", "deck"),
    ("drawn", "zone", "hand:0"),
    ("drawn", "zone", []),
    ("began", "number", 0),
    ("began", "number", 10**400),
    ("began", "number", 1.5),
    ("began", "number", True),
    ("trio", "colour", "B"),
    ("trio", "colour", "OBSERVATORY"),
    ("trio", "colour", None),
    ("lost", "reason", "much\ntoo bored"),
    ("lost", "reason", None),
    ("answered", "command", None),
    ("answered", "command", "Play"),
    ("answered", "command", {"type": "GameWon"}),
    ("answered", "command", {"type": "Play", "card": None}),
    ("answered", "command", {"type": "Foresee", "discard": "OS1", "order": [None]}),
    ("awaiting", "agenda", None),
    ("awaiting", "agenda", {}),
    ("awaiting", "agenda", [None]),
    ("awaiting", "agenda", [{"type": "GameWon"}]),
    ("awaiting", "agenda", [{"type": "Decision"}]),
    ("awaiting", "agenda", [{"type": "OpenDoor", "door": "OD1", "seat": 0}]),
    ("awaiting", "agenda", [{"type": "Refill"}] * 77),
]


def test_what_is_not_exactly_right_is_refused() -> None:
    for name, field, value in WRONG:
        with pytest.raises(Malformed) as refusal:
            CODEC.event({**GOOD[name], field: value})
        assert str(refusal.value).endswith(".")


def test_no_field_may_be_missing() -> None:
    for name, field in [(name, field) for name, plain in GOOD.items() for field in plain]:
        with pytest.raises(Malformed):
            CODEC.event({key: value for key, value in GOOD[name].items() if key != field})


@pytest.mark.parametrize("plain", [None, [], "GameWon", 1, True, {}], ids=str)
def test_only_an_object_is_read(plain: object) -> None:
    with pytest.raises(Malformed):
        CODEC.event(plain)
    with pytest.raises(Malformed):
        CODEC.command(plain)


def test_a_command_is_not_an_event_and_the_other_way_round() -> None:
    with pytest.raises(Malformed):
        CODEC.event({"type": "Concede"})
    with pytest.raises(Malformed):
        CODEC.command({"type": "GameWon"})
    with pytest.raises(Malformed):
        CODEC.command({"type": "PlayOrDiscard"})
