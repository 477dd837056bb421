"""The tables that make up a game, and what a rule may ask and do. An edition adds rows to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any, Protocol, TypeVar

from game.rules.card import DOOR, Card, Kind
from game.rules.event import Event
from game.rules.state import Cards, KindRow, Line, State, Trio, ZoneRow, never
from game.rules.steps import Command, Decision, Reason, Step


class InPlay(Protocol):
    """A game as its rules know it: what they may ask, and the two things they may do."""

    @property
    def state(self) -> State:
        """The state of the game."""

    @property
    def rules(self) -> Ruleset:
        """The tables of this game."""

    def emit(self, event: Event) -> None:
        """A fact: it has happened, and the state is the one after it."""

    def then(self, *steps: Step) -> None:
        """Schedules steps, in this order, before all that was waiting."""


@dataclass(frozen=True)
class Ruleset:
    """A whole game, as tables."""

    edition: str = ""
    """Names of the editions it is made of, joined by `+`."""
    box: Mapping[str, Cards] = field(default_factory=dict)
    """Cards that start in each zone, in printed order."""
    zones: Mapping[str, ZoneRow] = field(default_factory=dict)
    kinds: Mapping[Kind, KindRow] = field(default_factory=dict)
    setup: tuple[Line, ...] = ()
    """Lines of the set-up, called without arguments."""
    turn: tuple[Line, ...] = ()
    """Lines of a turn, called without arguments."""
    gain: tuple[Line, ...] = ()
    """Lines when a Door is obtained from anywhere, called with the Door."""
    searched: tuple[Line, ...] = ()
    """Lines after the deck has been looked through, called without arguments."""
    suffered: tuple[Line, ...] = ()
    """Lines after the answer to a Nightmare is carried out, called with its card."""
    answers: Mapping[type[Decision], tuple[type[Command[Any]], ...]] = field(default_factory=dict)
    """Commands that answer each decision; those of `Decision` answer any."""
    row_rules: tuple[Callable[[InPlay, Card], Reason | None], ...] = ()
    """Functions that give the reason why a card may not be played, or None."""
    trio: Trio = never
    """Function of the last cards that no earlier trio used; gives the colour that they complete."""
    goals: tuple[Callable[[InPlay], bool], ...] = ()
    """Goals that must all hold at the same moment, the cheapest first. They are asked whenever a
    card has moved."""
    facts: tuple[type[Event], ...] = ()
    """Every event of its rules. Saves hold their names: renaming one is a change of format."""
    steps: tuple[type[Step], ...] = ()
    """Every step that its rules schedule besides decisions and lines. Saves hold their names,
    too."""

    @cached_property
    def all_cards(self) -> Cards:
        """Every card of the box, in printed order."""
        return tuple(chain.from_iterable(self.box.values()))

    @cached_property
    def cards(self) -> Mapping[str, Card]:
        """Every card of the box by its id."""
        return {card.id: card for card in self.all_cards}

    @cached_property
    def doors(self) -> int:
        """Number of Doors in the box."""
        return sum(card.kind == DOOR for card in self.all_cards)

    @property
    def commands(self) -> Iterable[type[Command[Any]]]:
        return chain.from_iterable(self.answers.values())

    @property
    def agenda(self) -> Iterator[type[Step]]:
        """Every step that may lie on the agenda of a saved game."""
        yield from (decision for decision in self.answers if decision is not Decision)
        routines = [self.setup, self.turn, self.gain, self.searched, self.suffered]
        routines += [(row.arrives, *(row.discard or ())) for row in self.kinds.values()]
        for line in chain.from_iterable(routines):
            if isinstance(line, type):
                yield line
        yield from self.steps

    @cached_property
    def lasting(self) -> Set[type[Step]]:
        return frozenset(self.agenda)


K = TypeVar("K")
V = TypeVar("V")


def add(
    table: Mapping[K, tuple[V, ...]], more: Mapping[K, tuple[V, ...]]
) -> Mapping[K, tuple[V, ...]]:
    """Returns the table with more at the end of some of its rows, or in rows of their own."""
    return {**table, **{key: table.get(key, ()) + rows for key, rows in more.items()}}


def instead(lines: tuple[Line, ...], old: Line, new: Line) -> tuple[Line, ...]:
    """Returns the lines of a routine with one in the place of another.

    Raises ValueError if the other is not there: another edition has replaced it.
    """
    if old not in lines:
        raise ValueError(f"{new} takes the place of {old}, which is not there.")
    return tuple(new if line is old else line for line in lines)
