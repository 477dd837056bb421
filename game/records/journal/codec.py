"""Events, commands, decisions and steps as plain JSON values, and back.

Each is an object with `"type"` and exactly the fields of that class. The annotation of a field
decides how it is read.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from game.plain import MOST, Malformed, Plain, list_of, one_of, shown, truth, whole, word
from game.rules.card import Card
from game.rules.chance import is_seed
from game.rules.course import ShuffleDeck, TakeTurn
from game.rules.event import (
    Answered,
    Awaiting,
    CardsLaid,
    DeckShuffled,
    Event,
    GameLost,
    GameStarted,
    GameWon,
    TurnBegan,
)
from game.rules.ruleset import Ruleset
from game.rules.state import Cards, Seat
from game.rules.steps import Command, Decision, Step

T = TypeVar("T", bound=Event | Command[Any] | Step)

EVENTS = GameStarted, CardsLaid, DeckShuffled, TurnBegan, GameWon, GameLost, Answered, Awaiting
STEPS = ShuffleDeck, TakeTurn
"""Events and steps of the agenda that any game may have."""
PLAIN = str, int, bool, type(None)
"""Types that JSON has."""


TYPES: dict[type[Any], Mapping[str, Any]] = {}
"""Types of the fields of each class, kept: finding them takes longer than reading a game."""


def unhidden(wanted: Any) -> Any:
    """Returns an annotation without the None for hidden values, which are never read."""
    if get_origin(wanted) in (Union, types.UnionType):
        (wanted,) = (part for part in get_args(wanted) if part is not type(None))
    return wanted


def types_of(kind: type[Any]) -> Mapping[str, Any]:
    """Returns the type of each field of a class, by name."""
    if kind not in TYPES:
        hints = get_type_hints(kind, include_extras=True)
        TYPES[kind] = {field.name: unhidden(hints[field.name]) for field in fields(kind)}
    return TYPES[kind]


def described(value: Any) -> Any:
    """Returns the plain form of a value. A hidden card is None."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, Card):
        return value.id
    if isinstance(value, tuple):
        return [described(part) for part in value]
    if isinstance(value, Enum):
        return value.value
    held = {field.name: described(getattr(value, field.name)) for field in fields(value)}
    return {"type": kind.__name__} | held


class Codec:
    """Reads and writes the plain form of one game's values. It reads the events, commands and steps
    of its rules. Every reader raises Malformed."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._events: Mapping[str, type[Event]] = named((*EVENTS, *rules.facts))
        self._commands = named(rules.commands)
        self._steps: Mapping[str, type[Step]] = named((*STEPS, *rules.agenda))
        self._marked: Mapping[str, Callable[[object], object]] = {
            "seed": self.seed,
            "edition": lambda plain: one_of(plain, [rules.edition], "edition"),
            "defeat": lambda plain: word(plain, "reason of a defeat"),
        }

    def encode(self, value: Event | Command[Any] | Step) -> Plain:
        """Returns the plain form of an event, a command or a step, or of its public form."""
        plain: Plain = described(value)
        return plain

    def decision(self, decision: Decision, seat: int) -> Plain:
        """Returns the plain form of a decision, with the seat that has to decide."""
        return self.encode(decision) | {"seat": seat}

    def event(self, plain: object) -> Event:
        """Returns the event that an object describes; nothing in it may be hidden. Raises
        Malformed."""
        event = self._object(self._events, plain, "event")
        if isinstance(event, GameStarted):
            if event.first_seat >= event.seats:
                raise Malformed("The first seat must be one of the seats.")
            if event.seats == 1 and event.visibility != "open":
                raise Malformed("A game for one player has an open hand.")
        if isinstance(event, CardsLaid) and event.zone.partition(":")[0] not in self._rules.zones:
            raise Malformed(f"There is no zone {shown(event.zone)}.")
        return event

    def command(self, plain: object) -> Command[Any]:
        return self._object(self._commands, plain, "command")

    def seed(self, plain: object) -> str:
        """Returns a seed unchanged: it is neither stripped nor composed here. Raises Malformed."""
        if not isinstance(plain, str) or not is_seed(plain):
            raise Malformed(
                "A seed has 1 to 64 characters, composed (NFC) and without control characters."
            )
        return plain

    def seat(self, plain: object) -> int:
        seat: int = self._value(Seat, plain, "seat")
        return seat

    def cards(self, plain: object) -> Cards:
        """Returns the cards of a list of ids, none of them twice."""
        cards: Cards = self._value(Cards, plain, "cards")
        return cards

    def field(self, kind: type[Any], name: str, plain: object) -> Any:
        """Returns the value of a field of a class."""
        return self._value(types_of(kind)[name], plain, name.replace("_", " "))

    def _object(self, classes: Mapping[str, type[T]], plain: object, what: str) -> T:
        """Returns the value that an object describes, of one of these classes."""
        if not isinstance(plain, dict):
            raise Malformed(f"The {what} must be an object.")
        name = plain.get("type")
        if not isinstance(name, str) or name not in classes:
            raise Malformed(f"No {what} has the type {shown(name)}.")
        expected = types_of(classes[name])
        for field in expected:
            if field not in plain:
                raise Malformed(f"{name} must have the field {shown(field)}.")
        for field in plain:
            if field not in expected and field != "type":
                raise Malformed(f"{name} has no field {shown(field)}.")
        held = {
            field: self._value(wanted, plain[field], field.replace("_", " "))
            for field, wanted in expected.items()
        }
        return classes[name](**held)

    def _value(self, wanted: Any, plain: object, what: str) -> Any:
        """Returns a plain value as its annotation asks."""
        if isinstance(wanted, type):
            return self._one(wanted, plain, what)
        origin, inner = get_origin(wanted), get_args(wanted)
        if origin is Annotated:
            _, mark = inner
            if isinstance(mark, range):
                return whole(plain, mark.start, mark.stop - 1, what)
            return self._marked[mark](plain)
        if origin is Literal:
            return one_of(plain, inner, what)
        if origin is tuple:
            return self._list(unhidden(inner[0]), plain, what)
        if issubclass(origin, Command):
            return self.command(plain)
        raise TypeError(f"Nobody knows how to read {wanted}.")

    def _one(self, wanted: type[Any], plain: object, what: str) -> Any:
        if wanted is Card:
            card = self._rules.cards.get(plain) if isinstance(plain, str) else None
            if card is None:
                raise Malformed(f"A card has an id such as OS4, not {shown(plain)}.")
            return card
        if issubclass(wanted, Enum):
            return wanted(one_of(plain, [each.value for each in wanted], what))
        if issubclass(wanted, Step):
            return self._object(self._steps, plain, "step")
        if wanted is bool:
            return truth(plain, what)
        if wanted is int:
            return whole(plain, 0, MOST, what)
        if wanted is str:
            return word(plain, what)
        raise TypeError(f"Nobody knows how to read a {wanted.__name__}.")

    def _list(self, wanted: Any, plain: object, what: str) -> tuple[Any, ...]:
        """Returns a list of values, no longer than the box has cards, and with no card twice."""
        parts = list_of(plain, what, most=len(self._rules.cards))
        values = tuple(self._value(wanted, part, what) for part in parts)
        if wanted is Card and len(set(values)) < len(values):
            raise Malformed("A list of cards must not name a card twice.")
        return values


def named(classes: Iterable[type[T]]) -> Mapping[str, type[T]]:
    """Returns classes by the names that saves and messages use."""
    return {kind.__name__: kind for kind in classes}
