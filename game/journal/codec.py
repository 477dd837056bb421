"""Events, commands, decisions and steps as plain JSON values, and back.

The form is one object with `"type"` and exactly the fields of that class. The type of a field
follows from its name in the whole notation: that is the table FIELDS.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from typing import Any, TypeVar, get_args

from game.journal.names import COMMANDS, EVENTS, STEPS
from game.rules.cards import Card, Colour
from game.rules.chance import is_seed
from game.rules.events import Defeat, Event, GameStarted
from game.rules.ruleset import Ruleset
from game.rules.state import HAND, HAND_SIZE, MARKET, SHARED, Cards, Seat, Visibility
from game.rules.steps import Command, Decision, Step

Plain = dict[str, Any]
T = TypeVar("T", bound=Event | Command[Any] | Step)


class Malformed(ValueError):
    """A plain value that is not exactly what it should be; the message is one sentence."""


NAMELESS: Mapping[type, str] = {
    type(None): "null",
    bool: "true or false",
    int: "a number",
    float: "a number",
    list: "a list",
    dict: "an object",
}


def shown(plain: object) -> str:
    """A foreign value, short enough for a sentence."""
    if not isinstance(plain, str):
        return NAMELESS.get(type(plain), "something else")
    return f'"{plain}"' if len(plain) <= 40 else f'"{plain[:40]}..."'


def whole(plain: object, least: int, most: int, what: str) -> int:
    """A whole number within bounds. JSON's true is not 1, and 1.0 is not 1 either."""
    if type(plain) is not int or not least <= plain <= most:
        raise Malformed(f"A {what} is a whole number from {least} to {most}.")
    return plain


def one_of(plain: object, choices: Collection[str], what: str) -> str:
    """One of these words."""
    if not isinstance(plain, str) or plain not in choices:
        words = " or ".join(f'"{choice}"' for choice in choices)
        raise Malformed(f"A {what} is {words}, not {shown(plain)}.")
    return plain


def listed(rules: Ruleset, plain: object) -> list[object]:
    """A list. None in a game is longer than the deck."""
    if not isinstance(plain, list) or len(plain) > len(rules.cards):
        raise Malformed(f"A list of at most {len(rules.cards)} was expected.")
    return plain


def read_card(rules: Ruleset, plain: object) -> Card:
    """The card of an id."""
    card = rules.cards.get(plain) if isinstance(plain, str) else None
    if card is None:
        raise Malformed(f"A card has an id such as OS4, not {shown(plain)}.")
    return card


def read_cards(rules: Ruleset, plain: object) -> Cards:
    """The cards of a list of ids, none of them twice."""
    cards = tuple(read_card(rules, card) for card in listed(rules, plain))
    if len(set(cards)) < len(cards):
        raise Malformed("A list of cards names each card once.")
    return cards


def read_seed(rules: Ruleset, plain: object) -> str:
    """A seed as it is: nothing is stripped or composed here."""
    if not isinstance(plain, str) or not is_seed(plain):
        raise Malformed(
            "A seed has 1 to 64 characters, composed (NFC) and without control characters."
        )
    return plain


def read_object(rules: Ruleset, classes: Mapping[str, type[T]], plain: object, what: str) -> T:
    """The value of one of these classes that an object describes."""
    if not isinstance(plain, dict):
        raise Malformed(f"The {what} must be an object.")
    name = plain.get("type")
    if not isinstance(name, str) or name not in classes:
        raise Malformed(f"No {what} has the type {shown(name)}.")
    expected = [field.name for field in fields(classes[name])]
    for field in expected:
        if field not in plain:
            raise Malformed(f"{name} must have the field {shown(field)}.")
    for field in plain:
        if field not in ("type", *expected):
            raise Malformed(f"{name} has no field {shown(field)}.")
    return classes[name](**{field: FIELDS[field](rules, plain[field]) for field in expected})


def read_command(rules: Ruleset, plain: object) -> Command[Any]:
    """The command that an object describes."""
    return read_object(rules, COMMANDS, plain, "command")


def read_agenda(rules: Ruleset, plain: object) -> tuple[Step, ...]:
    """The steps of a list of objects, the next first."""
    return tuple(read_object(rules, STEPS, step, "step") for step in listed(rules, plain))


Reader = Callable[[Ruleset, object], object]

FIELDS: Mapping[str, Reader] = {
    "card": read_card,
    "door": read_card,
    "key": read_card,
    "personal": read_card,
    "shared": read_card,
    "discard": read_card,
    "order": read_cards,
    "cards": read_cards,
    "dealt": read_cards,
    "colour": lambda rules, plain: Colour(one_of(plain, [c.value for c in Colour], "colour")),
    "seat": lambda rules, plain: whole(plain, 0, max(HAND_SIZE) - 1, "seat"),
    "first_seat": lambda rules, plain: whole(plain, 0, max(HAND_SIZE) - 1, "first seat"),
    "seats": lambda rules, plain: whole(plain, 1, max(HAND_SIZE), "number of seats"),
    # Every turn but the last leaves the deck smaller (R32).
    "number": lambda rules, plain: whole(plain, 1, len(rules.cards), "number of a turn"),
    "seed": read_seed,
    "edition": lambda rules, plain: one_of(plain, [rules.edition], "edition"),
    "visibility": lambda rules, plain: one_of(plain, get_args(Visibility), "visibility"),
    "zone": lambda rules, plain: one_of(plain, [HAND, SHARED, MARKET], "zone"),
    "reason": lambda rules, plain: one_of(plain, get_args(Defeat), "reason of a defeat"),
    "command": read_command,
    "agenda": read_agenda,
}


def plainly(value: object) -> Any:
    """What a field holds, as JSON has it. A card that may not be seen is None, and stays so."""
    if isinstance(value, Card):
        return value.id
    if isinstance(value, Colour):
        return value.value
    if isinstance(value, tuple):
        return [plainly(part) for part in value]
    return described(value) if isinstance(value, Event | Command | Step) else value


def described(value: Event | Command[Any] | Step) -> Plain:
    """The object with the type and the fields of a value."""
    kind = type(value)
    held = {field.name: plainly(getattr(value, field.name)) for field in fields(kind)}
    return {"type": kind.__name__} | held


class Codec:
    """Reads and writes the plain form of one game's values. Every reader raises Malformed."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules

    def encode(self, value: Event | Command[Any] | Step) -> Plain:
        """The plain form of an event, a command or a step; of its public form too."""
        return described(value)

    def decision(self, decision: Decision, seat: Seat) -> Plain:
        """The plain form of a decision, with the seat that is asked."""
        return self.encode(decision) | {"seat": seat}

    def event(self, plain: object) -> Event:
        """The event that an object describes; nothing in it may be hidden."""
        event = read_object(self._rules, EVENTS, plain, "event")
        if isinstance(event, GameStarted):
            if event.first_seat >= event.seats:
                raise Malformed("The first seat must be one of the seats.")
            if event.seats == 1 and event.visibility != "open":
                raise Malformed("Alone the hand is open.")
        return event

    def command(self, plain: object) -> Command[Any]:
        """The command that an object describes."""
        return read_command(self._rules, plain)

    def field(self, name: str, plain: object) -> Any:
        """The value of a field of this name: a seed, a seat, a list of cards."""
        return FIELDS[name](self._rules, plain)
