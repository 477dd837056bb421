"""Late positions of random games, and how the game and a search judge them."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from build_scripts.hopeless.search import (
    DOOR,
    FRESH,
    NIGHTMARE,
    Node,
    can_be_won,
    shuffled,
    there_is_hope,
)
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import KEY, MOON, SUN
from game.editions.base.cards import NIGHTMARE as NIGHTMARE_KIND
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import CompleteTrio, Discard, Play, Search
from game.editions.base.nightmare import FaceNightmare, PayKey, RevealFive
from game.editions.base.partners import OfferSwap, Take
from game.editions.base.prophecy import Foresee, LookAhead, Prophesy
from game.rules.card import DOOR as DOOR_KIND
from game.rules.card import Card, Colour
from game.rules.game import Game
from game.rules.state import State, Visibility
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words

PLACES = list(Colour)
SYMBOLS = [SUN, MOON, KEY]
LATE = range(1, 10)
"""Cards of the deck, with those that just came up."""
WORDS = Words("en", OFFERED.words)


# Positions of the game as nodes of the search


def number(card: Card) -> int:
    """Number of a card in the search."""
    if card.kind == NIGHTMARE_KIND:
        return NIGHTMARE
    place = PLACES.index(next(iter(card.colours)))
    return DOOR + place if card.kind == DOOR_KIND else 3 * place + SYMBOLS.index(card.kind)


def numbers(some: tuple[Card, ...]) -> tuple[int, ...]:
    """Numbers of cards, sorted."""
    return tuple(sorted(map(number, some)))


def row(state: State, seat: int) -> tuple[int, int, int]:
    """The end of a row, as the search has it."""
    if not state.row(seat):
        return FRESH
    symbol = number(state.row(seat)[-1]) % 3
    run = [number(card) // 3 for card in state.open_row(seat)]
    length = next((n for n, place in enumerate(reversed(run)) if place != run[-1]), len(run))
    return (symbol, run[-1], length) if length else (symbol, -1, 0)


def node(game: Game) -> Node:
    """The position of a game at a decision of a turn, with its true deck."""
    state, pending = game.state, game.pending
    stage, about = "turn", 0
    seen: tuple[int, ...] = ()
    match pending:
        case CompleteTrio(colour):
            stage, about = "trio", PLACES.index(colour)
        case OfferSwap():
            follows = any(isinstance(step, LookAhead) for step in state.agenda)
            stage, about = "swap", int(follows and bool(state.deck))
        case Prophesy():
            stage, seen = "prophecy", tuple(map(number, state.looked_at(state.active)))
        case OpenDoor(door):
            stage, about = "door", number(door)
        case FaceNightmare():
            stage = "nightmare"
    seats = range(state.seats)
    return Node(
        stage,
        state.active,
        tuple(numbers(state.hand(seat)) for seat in seats),
        numbers(state.shared),
        tuple(row(state, seat) for seat in seats),
        tuple(numbers(state.doors(seat)) for seat in seats),
        tuple(map(number, state.deck)),
        False,
        numbers(state.limbo),
        about,
        seen,
    )


def any_order(known: Node) -> Node:
    """The same position, for somebody who knows nothing of the order of the deck."""
    return shuffled(known)


# Random games


def worth(game: Game, command: Command[Any]) -> float:
    """Worth of a command, at a guess: games of these players often end with few Doors missing."""
    state = game.state
    own = Counter(next(iter(door.colours)) for door in state.doors(state.active))
    wanted = 2 if state.seats == 1 else 1

    def missing(card: Card) -> bool:
        return all(own[place] < wanted for place in card.colours)

    run = state.open_row(state.active)[-1:]
    mates = [own for own in state.playable if missing(own)]
    match command:
        case Play(card):
            if run and run[0].colours == card.colours and missing(card):
                return 6 - (card.kind == KEY)
            broken = bool(run) and missing(run[0])
            mate = {own.kind for own in mates if own.colours == card.colours} - {card.kind}
            return missing(card) * (1 + len(mate)) - 2 * broken - 2 * (card.kind == KEY)
        case Discard(card):
            same = sum(own.colours == card.colours for own in mates)
            return 1.5 - 0.5 * same + 0.2 * (card.kind == SUN) - (card.kind == KEY) * missing(card)
        case Claim(card) | Take(card):
            return 5 * missing(card) if card.kind == KEY else 0
        case Search():
            return 5
        case Foresee(card):
            return {NIGHTMARE_KIND: 4, SUN: 1}.get(card.kind, -9 if card.kind == DOOR_KIND else 0)
        case PayKey():
            return 2
        case RevealFive():
            return 1.5
    return 0


def late_positions(seed: str, seats: int) -> Iterator[Game]:
    """One game, at each of its decisions while the deck is low. Some of its players are careless;
    the same game is yielded again and again as it goes on."""
    chance = random.Random(seed)
    visibility: Visibility = "hidden" if seats == 2 and chance.random() < 0.5 else "open"
    game = Game.start(BASE, seed=seed, seats=seats, visibility=visibility)
    careless = chance.choice((0.0, 0.02, 0.1))
    while game.pending is not None:
        if game.state.turn and len(game.state.deck) + len(game.state.revealed) in LATE:
            yield game
        legal = game.legal()
        if chance.random() < careless:
            command = chance.choice(legal)
        else:
            command = max(legal, key=lambda one: worth(game, one) + chance.random() / 2)
        game.submit(command)


# Judging


def judged(game: Game, most: int) -> str:
    """The verdict of the game and of a search on a position. It can be won: `alive`, or `wrong` if
    the game calls it lost. The order of its deck loses it: `unlucky`. Nobody could win it: `found`,
    or `missed` if the game does not say so. Where the search was too long it is `unknown`, or
    `unproved` if the game calls it lost."""
    known = node(game)
    said = bool(WORDS.hopeless(View.of(game.state, game.state.active)))
    if any(card.kind == DOOR_KIND for card in game.state.discard) or not there_is_hope(known):
        return "found" if said else "missed"
    if said:
        won = can_be_won(any_order(known), most)
        return {True: "wrong", False: "found", None: "unproved"}[won]
    return {True: "alive", False: "unlucky", None: "unknown"}[can_be_won(known, most)]
