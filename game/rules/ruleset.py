"""The tables that make up a game, and what a rule may ask and do. An edition adds rows to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain
from typing import Any, Protocol

from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.event import Event
from game.rules.state import Cards, KindRow, Line, State, ZoneRow
from game.rules.steps import Command, Decision, Reason, Step


class InPlay(Protocol):
    """A game as its rules know it: what they may ask, and the two things they may do."""

    @property
    def state(self) -> State:
        """Where everything is."""

    @property
    def rules(self) -> Ruleset:
        """The tables of this game."""

    def emit(self, event: Event) -> None:
        """A fact: it has happened, and the state is the one after it."""

    def then(self, *steps: Step) -> None:
        """Schedules steps, in this order, before all that was waiting."""


def never(cards: Cards) -> None:
    """No cards make a trio."""


@dataclass(frozen=True)
class Ruleset:
    """A whole game, as tables."""

    edition: str = ""
    """The names of the editions it is made of, joined by `+`."""
    box: Mapping[str, Cards] = field(default_factory=dict)
    """Zone to the cards that start there, in printed order."""
    zones: Mapping[str, ZoneRow] = field(default_factory=dict)
    kinds: Mapping[Kind, KindRow] = field(default_factory=dict)
    setup: tuple[Line, ...] = ()
    """(): before the first turn."""
    turn: tuple[Line, ...] = ()
    """(): a turn."""
    gain: tuple[Line, ...] = ()
    """(door): a Door is obtained, from anywhere."""
    searched: tuple[Line, ...] = ()
    """(): the deck has been looked through."""
    suffered: tuple[Line, ...] = ()
    """(card): the answer to a Nightmare is carried out."""
    answers: Mapping[type[Decision], tuple[type[Command[Any]], ...]] = field(default_factory=dict)
    """The commands that answer a decision; those of `Decision` answer any."""
    row_rules: tuple[Callable[[InPlay, Card], Reason | None], ...] = ()
    """Why a card may not be played; None where this rule has nothing against it."""
    trio: Callable[[Cards], Colour | None] = never
    """The last cards that no earlier trio used: the colour they complete."""
    goals: tuple[Callable[[InPlay], bool], ...] = ()
    """All must hold at the same moment; the cheapest first. Asked whenever a card has moved."""
    facts: tuple[type[Event], ...] = ()
    """Every event of its rules. Saves hold their names: renaming one is a change of format."""
    steps: tuple[type[Step], ...] = ()
    """Every step that its rules schedule besides decisions and lines; the same is true of these."""

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
        """How many Doors there are."""
        return sum(card.kind == DOOR for card in self.all_cards)

    @property
    def commands(self) -> Iterable[type[Command[Any]]]:
        """Every command that answers a decision."""
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
        """Every step of the agenda, to ask whether one of them may be left to do."""
        return frozenset(self.agenda)
