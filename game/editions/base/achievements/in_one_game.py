"""What the log of one game tells of it: each is one pass, and nothing is played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.editions.base.cards import NIGHTMARE
from game.editions.base.door import Claim, DoorMissed
from game.editions.base.explore import (
    CardPlayed,
    Search,
    SearchDeclined,
    SearchFailed,
    TrioCompleted,
)
from game.editions.base.nightmare import DoorLost, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import DoorGained
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Answered, DeckShuffled, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import Seat
from game.rules.steps import Command

E = TypeVar("E", bound=Event)

PRICES = PayKey, LoseDoor, RevealFive, LoseHand
"""The four answers to a Nightmare."""
MANY_NIGHTMARES = 5
MANY_PROPHECIES = 5
MANY_SENT_AWAY = 3
MANY_AS_DRAWN = 3
"""Doors that were opened as they were drawn."""
TRIO = 3


def in_base(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """The same in the base game only: where the rules are others, one thing is easier and another
    harder."""
    return lambda game: game.rules.edition == "base" and reached(game)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """The same of a victory only."""
    return in_base(lambda game: game.state.result == "won" and reached(game))


def victory(game: Game) -> bool:
    """However it was won, and whatever was added to the game."""
    return game.state.result == "won"


def events(game: Game, kind: type[E]) -> Iterator[E]:
    """Those of a class."""
    return (event for event in game.log if isinstance(event, kind))


def answers(game: Game) -> Counter[type[Command[Any]]]:
    """How often each command was given."""
    return Counter(type(event.command) for event in events(game, Answered))


def openings(game: Game) -> Iterator[tuple[Card, type[Command[Any]]]]:
    """Every Door as it was opened, and the command by which; one that was lost comes again."""
    by: type[Command[Any]] = Search
    for event in game.log:
        if isinstance(event, Answered):
            by = type(event.command)
        elif isinstance(event, DoorGained):
            yield event.door, by


@dataclass(frozen=True)
class Trio:
    """`cards` of a seat, the last of which was the card number `at` of its row, and the `door` that
    a search found for them."""

    seat: Seat
    cards: tuple[Card, ...]
    at: int
    door: Card | None


def trios(game: Game) -> Iterator[Trio]:
    """In the order in which they were completed."""
    rows: dict[Seat, list[Card]] = {}
    trio: Trio | None = None
    for event in game.log:
        if isinstance(event, CardPlayed):
            rows.setdefault(event.seat, []).append(event.card)
        elif isinstance(event, TrioCompleted):
            row = rows[event.seat]
            trio = Trio(event.seat, tuple(row[-TRIO:]), len(row), None)
        elif trio is not None and isinstance(event, DoorGained | SearchFailed | SearchDeclined):
            yield replace(trio, door=event.door) if isinstance(event, DoorGained) else trio
            trio = None


def open_at_the_end(game: Game) -> dict[Card, type[Command[Any]]]:
    """How each Door of a victory was opened at last, in this order."""
    doors: dict[Card, type[Command[Any]]] = {}
    for door, by in openings(game):
        doors.pop(door, None)
        doors[door] = by
    return doors


def colour_of(door: Card) -> Colour:
    """Of its place; a Door of the base game has one."""
    (colour,) = door.colours
    return colour


def all_by_trios(game: Game) -> bool:
    """No Door stands open by a Key."""
    return Claim not in open_at_the_end(game).values()


def keys_of_all_places(game: Game) -> bool:
    """In every place a Door stands open by a Key."""
    by_key = [door for door, by in open_at_the_end(game).items() if by is Claim]
    return {place for door in by_key for place in door.colours} == set(Colour)


def no_prophecy(game: Game) -> bool:
    """Nobody looked ahead."""
    return not any(events(game, ProphecySeen))


def many_prophecies(game: Game) -> bool:
    """The deck was looked at often."""
    return sum(1 for _ in events(game, ProphecySeen)) >= MANY_PROPHECIES


def as_foretold(game: Game) -> bool:
    """A Door that a Prophecy put back was drawn before the next shuffle, and opened by a Key."""
    foretold: set[Card] = set()
    by: type[Command[Any]] | None = None
    for event in game.log:
        if isinstance(event, Answered):
            by = type(event.command)
        elif isinstance(event, DeckShuffled):
            foretold.clear()
        elif isinstance(event, CardsReturned):
            foretold |= {card for card in event.order if card is not None and card.kind == DOOR}
        elif isinstance(event, DoorGained) and by is Claim and event.door in foretold:
            return True
    return False


def many_sent_away(game: Game) -> bool:
    """Prophecies got rid of Nightmares before they came."""
    gone = [event.card.kind for event in events(game, ProphecyDiscarded)]
    return gone.count(NIGHTMARE) >= MANY_SENT_AWAY


def every_price(game: Game) -> bool:
    """Each of the four answers was given to some Nightmare."""
    return set(PRICES) <= answers(game).keys()


def never(price: type[Command[Any]]) -> Callable[[Game], bool]:
    """Many Nightmares came, and none was answered in this way."""

    def kept(game: Game) -> bool:
        given = answers(game)
        return sum(given[one] for one in PRICES) >= MANY_NIGHTMARES and not given[price]

    return kept


def second_knock(game: Game) -> bool:
    """The last Door was opened by a Key, and had been let go before."""
    doors = open_at_the_end(game)
    last = next(reversed(doors))
    return doors[last] is Claim and any(event.door is last for event in events(game, DoorMissed))


def all_as_drawn(game: Game) -> bool:
    """Every Door that was drawn was opened at once."""
    return answers(game)[Claim] >= MANY_AS_DRAWN and not any(events(game, DoorMissed))


def door_on_loan(game: Game) -> bool:
    """A Nightmare had taken a Door."""
    return any(events(game, DoorLost))


def three_symbols(game: Game) -> bool:
    """A trio of all the symbols opened a Door."""
    return any(
        trio.door and len({card.kind for card in trio.cards}) == TRIO for trio in trios(game)
    )


def six_in_line(game: Game) -> bool:
    """Six cards of a place, one after the other, opened both its Doors."""
    found = [(t.seat, colour_of(t.door), t.at) for t in trios(game) if t.door is not None]
    return any((seat, colour, at - TRIO) in found for seat, colour, at in found)


def left_alone(game: Game) -> bool:
    """After a trio a Door was left in the deck that a search would have found."""
    shut = Counter(colour_of(card) for card in game.rules.all_cards if card.kind == DOOR)
    for event in game.log:
        if isinstance(event, DoorGained):
            shut[colour_of(event.door)] -= 1
        elif isinstance(event, DoorLost):
            shut[colour_of(event.door)] += 1
        elif isinstance(event, SearchDeclined) and shut[event.colour]:
            return True
    return False


def hidden_hands(game: Game) -> bool:
    """The two did not see each other's cards."""
    return game.state.visibility == "hidden"


def side_by_side(game: Game) -> bool:
    """The last two Doors were opened in two turns running, one by each player."""
    turn, doors = 0, [(0, 0)]
    for event in game.log:
        if isinstance(event, TurnBegan):
            turn = event.number
        elif isinstance(event, DoorGained):
            doors.append((turn, event.seat))
    (before, one), (last, other) = doors[-2:]
    return one != other and before + 1 == last
