"""The Goals: Doors open only in their order (X3.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.editions.base.cards import only_place
from game.editions.base.routines import DoorGained
from game.rules.card import DOOR, Card, Colour, Kind, copies
from game.rules.chance import shuffled
from game.rules.event import Event
from game.rules.ruleset import InPlay
from game.rules.state import LIMBO, Cards, Seat, State, replace
from game.rules.steps import Step
from game.rules.view import View

GOAL = Kind("P")
GOALS = "goals"
"""Zone of the row of Goals, from left to right."""


def goals_for(cards: Iterable[Card]) -> Cards:
    """Returns a Goal for each Door among these cards, of its place or of all its places."""
    doors = [card for card in cards if card.kind == DOOR]
    wanted = Counter(door.colours for door in doors)
    faces = {door.colours: door.face for door in reversed(doors)}
    return tuple(
        goal
        for colours, count in wanted.items()
        for goal in copies(faces[colours].removesuffix(DOOR) + GOAL, GOAL, colours, count)
    )


@dataclass(frozen=True)
class GoalsLaid(Event):
    """The Goals lie in this order, all face up."""

    order: Cards

    def evolve(self, state: State) -> State:
        return replace(state, zones={**state.zones, GOALS: self.order})


@dataclass(frozen=True)
class GoalMet(Event):
    """A Door has met a Goal, which is face down as long as the Door lies in front of a player. A
    Goal that the Door had met before counts no longer."""

    goal: Card
    door: Card

    def evolve(self, state: State) -> State:
        kept = {goal: door for goal, door in state.tied.items() if door is not self.door}
        return replace(state, tied={**kept, self.goal: self.door})


@dataclass(frozen=True)
class DoorOutOfOrder(Event):
    """A Door that is not due goes to Limbo, wherever it comes from."""

    seat: Seat
    door: Card

    def evolve(self, state: State) -> State:
        return state.moved(LIMBO, self.door).forgetting(self.door)


@dataclass(frozen=True)
class LayGoals(Step):
    """Set-up: the Goals are shuffled by a chance of their own, laid in a row and turned up."""

    def perform(self, game: InPlay) -> None:
        state = game.state
        game.emit(GoalsLaid(shuffled(state.zone(GOALS), f"{state.seed}:goals", 1)))


def open_goals(
    goals: Iterable[Card], tied: Mapping[Card, Card], doors: Iterable[Card]
) -> list[Card]:
    """Returns the Goals that are face up, from left to right: no Door on the table has met them."""
    gained = set(doors)
    return [goal for goal in goals if tied.get(goal) not in gained]


def goals_open(view: View) -> list[Card]:
    """Returns the Goals that are face up, as a seat sees them."""
    doors = [door for held in view.doors for door in held]
    return open_goals(view.cards(GOALS), view.tied, doors)


def due(view: View) -> frozenset[Colour]:
    """Returns the colours of the Door that is due: one, or all for a Door of every place. None are
    left once all Goals are met."""
    return next((goal.colours for goal in goals_open(view)), frozenset())


def due_place(view: View) -> Colour | None:
    """Returns the place of the Door that is due; None once all Goals are met, and where it is a
    Door of every place."""
    return next((only_place(goal) for goal in goals_open(view)), None)


def goals_to_meet(state: State) -> list[Card]:
    """Returns the Goals that are face up, the one that is due first (Q11)."""
    doors = [door for seat in range(state.seats) for door in state.doors(seat)]
    return open_goals(state.zone(GOALS), state.tied, doors)


@dataclass(frozen=True)
class PlaceInOrder(Step):
    """The Door that is due goes in front of the player who obtained it; any other goes to Limbo,
    and its cost is spent."""

    door: Card

    def perform(self, game: InPlay) -> None:
        due = goals_to_meet(game.state)[0]
        if due.colours == self.door.colours:
            game.emit(GoalMet(due, self.door))
            game.emit(DoorGained(game.state.active, self.door))
        else:
            game.emit(DoorOutOfOrder(game.state.active, self.door))
