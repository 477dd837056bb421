"""The view of a player of the base game alone as a position, and answers as its options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.prophecy import Foresee, Prophesy
from game.players.dreamer import moves
from game.rules.card import DOOR, Card, Colour
from game.rules.state import FORESIGHT, owned
from game.rules.steps import Command, Decision
from game.rules.view import View

SYMBOLS = {SUN: 0, MOON: 1, KEY: moves.KEY}
COLOURS = {colour: at for at, colour in enumerate(Colour)}
STAGES: dict[type[Decision], int] = {
    PlayOrDiscard: moves.START,
    CompleteTrio: moves.TRIO,
    OpenDoor: moves.DOOR,
    FaceNightmare: moves.DREAM,
    Prophesy: moves.ORDER,
}
PLAIN: dict[type[Command[Any]], int] = {
    Search: moves.SEARCH,
    Decline: moves.DECLINE,
    Claim: moves.CLAIM,
    LetGo: moves.LET_GO,
    RevealFive: moves.REVEAL_FIVE,
    LoseHand: moves.LOSE_HAND,
}
"""Answers that are one option whatever their card."""


def colour_of(card: Card) -> int:
    """Returns the number of a card's only colour in printed order."""
    (colour,) = card.colours
    return COLOURS[colour]


def code_of(card: Card) -> int:
    """Returns the code of a card in a position."""
    if card.kind == NIGHTMARE:
        return moves.NIGHTMARE
    if card.kind == DOOR:
        return moves.FIRST_DOOR + colour_of(card)
    return moves.FIRST_LOCATION + sort_of(card)


def sort_of(location: Card) -> int:
    """Returns the sort of a Location in a position."""
    return 3 * colour_of(location) + SYMBOLS[location.kind]


def position_of(view: View) -> list[int]:
    """Returns the position of a view, and what is asked. Raises KeyError for another game than the
    base game alone, and ValueError while nothing is asked."""
    if view.pending is None:
        raise ValueError("Nothing is asked.")
    position = [0] * moves.LENGTH
    position[moves.STAGE] = STAGES[type(view.pending)]
    if isinstance(view.pending, OpenDoor):
        position[moves.MET] = colour_of(view.pending.door)
    elif isinstance(view.pending, CompleteTrio):
        position[moves.MET] = COLOURS[view.pending.colour]
    _read_deck(view, position)
    for card in view.hand:
        position[moves.HAND + sort_of(card)] += 1
    position[moves.HELD] = len(view.hand)
    for door in view.doors[view.seat]:
        position[moves.GAINED + colour_of(door)] += 1
    for card in view.limbo:
        limbo = moves.LIMBO_NIGHTMARES
        position[limbo if card.kind == NIGHTMARE else moves.LIMBO + colour_of(card)] += 1
    _read_row(view, position)
    position[moves.LOOKED] = len(view.prophecy)
    _write(position, moves.LOOK, view.cards(owned(FORESIGHT, view.seat)))
    return position


def _read_deck(view: View, position: list[int]) -> None:
    """Reads the counts of unseen cards, and the cards that are known on top of the deck."""
    codes = {card.face: code_of(card) for card in view.box}
    for face, count in view.unseen.items():
        position[moves.DECK + codes[face] - 1] += count
    for card in view.known_top:
        position[moves.DECK + code_of(card) - 1] += 1
    position[moves.SIZE] = view.deck_count
    position[moves.TOPS] = len(view.known_top)
    _write(position, moves.TOP, view.known_top)


def _read_row(view: View, position: list[int]) -> None:
    """Reads the last symbol of the row, and the cards at its end that have one colour and are not
    spent."""
    row = view.rows[view.seat]
    position[moves.LAST] = SYMBOLS[row[-1].kind] if row else moves.NO_SYMBOL
    position[moves.RUN_COLOUR] = moves.NO_COLOUR
    for card in reversed(row[view.spent[view.seat] :]):
        if position[moves.RUN] and colour_of(card) != position[moves.RUN_COLOUR]:
            break
        position[moves.RUN_COLOUR] = colour_of(card)
        position[moves.RUN] += 1


def _write(position: list[int], at: int, cards: Iterable[Card]) -> None:
    """Writes the codes of the cards, from this place on."""
    for place, card in enumerate(cards, start=at):
        position[place] = code_of(card)


def option_of(command: Command[Any]) -> int:
    """Returns the option of this answer; equal cards are one. Raises KeyError for other answers."""
    match command:
        case Play(card):
            return moves.PLAY + sort_of(card)
        case Discard(card):
            return moves.DISCARD + sort_of(card)
        case PayKey(key):
            return moves.PAY_KEY + colour_of(key)
        case LoseDoor(door):
            return moves.LOSE_DOOR + colour_of(door)
        case Foresee(discard, order):
            option = 0
            for card in reversed([discard, *(card for card in order if card is not None)]):
                option = option * moves.CODES + code_of(card)
            return moves.ORDERS + option
        case _:
            return PLAIN[type(command)]


def answers(legal: Iterable[Command[Any]]) -> dict[int, Command[Any]]:
    """Returns the first answer of each option."""
    first: dict[int, Command[Any]] = {}
    for command in legal:
        first.setdefault(option_of(command), command)
    return first
