"""Small words to tell a rule as a story: a written deck, commands by name, facts as lines.

A fact is told as its class name and its fields in the contract's order, as in ``LocationDrawn 0 OS2
hand``. A shuffle is told by its name only; `test_chance` and the conformance walk check every
order.
"""

import random
from dataclasses import fields
from enum import Enum
from typing import Any

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.rules.card import Card
from game.rules.course import Concede
from game.rules.event import Answered, Awaiting, DeckShuffled
from game.rules.game import Game, IllegalCommand
from game.rules.state import replace
from game.rules.steps import Command

SEED = "story"
ALL_DOORS = "OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2"
COMMANDS = {
    kind.__name__: kind
    for kind in (
        *(Take, Play, Discard, Search, Decline, Swap, Keep, Foresee, Claim, LetGo),
        *(PayKey, LoseDoor, RevealFive, LoseHand, Concede),
    )
}


def cards(text):
    """Returns cards by their ids, parted by blanks or commas. Bars only help the reader."""
    return tuple(CARDS[name] for name in text.replace("|", " ").replace(",", " ").split())


def ids(some):
    return [card.id for card in some]


def names(some):
    return " ".join(ids(some))


def word(value):
    if value is None:
        return "-"
    if isinstance(value, Card):
        return value.id
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(map(word, value)) or "()"
    return str(value)


def line(thing: Any) -> str:
    return " ".join(
        [type(thing).__name__, *(word(getattr(thing, field.name)) for field in fields(thing))]
    )


def facts(events):
    """Returns events as lines, without Answered and Awaiting."""
    return [
        "DeckShuffled" if isinstance(event, DeckShuffled) else line(event)
        for event in events
        if not isinstance(event, Answered | Awaiting)
    ]


def command(text: str) -> Command[Any]:
    name, *words = text.split()
    kind: Any = COMMANDS[name]
    values = [
        cards(one.strip("()")) if field.name == "order" else CARDS[one]
        for field, one in zip(fields(kind), words, strict=True)
    ]
    return kind(*values)


def do(game, text):
    """Submits a command, and returns the facts that follow from it."""
    return facts(game.submit(command(text)))


def submit(game, *commands):
    """Submits commands, and returns the facts that follow from the last one."""
    for command in commands:
        events = game.submit(command)
    return facts(events)


def reason_against(game, command):
    """Returns the reason why a command is illegal; fails if it is not."""
    with pytest.raises(IllegalCommand) as told:
        game.submit(command)
    return told.value.reason


def after(game, *texts):
    """Submits commands to a game, and returns the game."""
    for text in texts:
        game.submit(command(text))
    return game


def asked(game):
    return None if game.pending is None else line(game.pending)


def legal(game):
    return [line(one) for one in game.legal()]


def shuffled(order, number, seed=SEED):
    """Returns cards in the order that the contract's shuffle gives, written anew from the
    contract."""
    pile = list(order)
    rng = random.Random(f"{seed}:{number}")
    for i in range(len(pile) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        pile[i], pile[j] = pile[j], pile[i]
    return tuple(pile)


def deck_of(top):
    """Returns all 76 cards: these on top, the others below in printed order."""
    named = cards(top)
    return (*named, *(card for card in BASE_DECK if card not in named))


def deal(top, *, seats=1, first_seat=0, visibility="open"):
    """Returns a game on a written deck. If its first five cards are Locations, they are the solo
    hand, and there is no second shuffle."""
    return Game.start(
        BASE,
        seed=SEED,
        seats=seats,
        visibility=visibility,
        first_seat=first_seat,
        deck=deck_of(top),
    )


def partners(own, other, shared, deck="", *, first_seat=0, visibility="open"):
    """Returns a game for two after the draft. `own` is the hand of the first seat, and `deck` lies
    on top."""
    picks = [card for pair in zip(cards(own), cards(other), strict=True) for card in pair]
    top = f"{names(picks)} {shared} {deck}"
    game = deal(top, seats=2, first_seat=first_seat, visibility=visibility)
    return after(game, *(f"Take {card.id}" for card in picks))


def by_seat(text, seats):
    texts = (text,) if isinstance(text, str) else text
    return [cards(one) for one in (*texts, "")[:seats]]


def position(
    hand,
    *,
    shared="",
    row="",
    doors="",
    deck="",
    discard="",
    limbo="",
    spent=(0, 0),
    seats=1,
    active=0,
    visibility="open",
):
    """Returns a game in phase 1 with these zones; every card not named lies in the discard pile.

    `hand`, `row` and `doors` are one text for the only seat, or one text for each seat. The next
    shuffle is number 2.
    """
    if seats == 1:
        game = deal("OS1 OM1 AS1 AM1 GS1")
    else:
        game = partners(
            "OS1 OM1 AS1",
            "AM1 GS1 GM1",
            "LS1 LM1",
            first_seat=active,
            visibility=visibility,
        )
    return laid(
        game,
        hand,
        shared=shared,
        row=row,
        doors=doors,
        deck=deck,
        discard=discard,
        limbo=limbo,
        spent=spent,
    )


def laid(game, hand, *, shared="", row="", doors="", deck="", discard="", limbo="", spent=(0, 0)):
    """Lays the table of a game anew, as a position has it, and returns the game. Its log does not
    tell of it."""
    seats = game.state.seats
    zones = {
        "deck": cards(deck),
        "market": (),
        "shared": cards(shared),
        "limbo": cards(limbo),
        "revealed": (),
    }
    for seat in range(seats):
        for zone, text in (("hand", hand), ("row", row), ("doors", doors)):
            zones[f"{zone}:{seat}"] = by_seat(text, seats)[seat]
    named = [card for zone in zones.values() for card in zone] + list(cards(discard))
    assert len(named) == len(set(named)), "a card is named twice"
    zones["discard"] = (*cards(discard), *(card for card in BASE_DECK if card not in named))
    game.state = replace(game.state, zones=zones, spent=tuple(spent[:seats]))
    return game
