"""Proves the accounts of the rules by which the players are trained equal to the rules.

    python -m build_scripts.train.agree --editions base,glyphs,towers+book --games 100 --seats 2

The compiled account of the expansions is compared answer by answer. The dreamer's own moves, of the
base game for one, are told games of the rules: at every decision the flat position must be the one
that the view of the real game reads as, the options must be the legal commands, and the deck must
hold every card that turns up; both must end together, the same way. Half of these games are played
by chance, half with some sense.
"""

import argparse
import random
from collections.abc import Callable, Iterable
from types import ModuleType, SimpleNamespace
from typing import Any

from game.editions.base.box import BASE
from game.editions.base.door import DoorDrawn
from game.editions.base.nightmare import NightmareDrawn, TopDiscarded
from game.editions.base.prophecy import ProphecySeen
from game.editions.base.routines import CardSetAside, LocationDrawn
from game.players.dreamer import moves
from game.players.dreamer.view_as_position import answers, code_of, position_of
from game.rules.card import Card
from game.rules.event import Event
from game.rules.game import Game
from game.rules.view import View

Making = Callable[[list[int]], Any]
"""Makes of a list what the functions take."""


class Disagreement(AssertionError):
    """The two are not the same."""


def turned_up(events: Iterable[Event]) -> list[Card]:
    """The cards that came from the top of the deck, in order."""
    cards: list[Card | None] = []
    for event in events:
        match event:
            case LocationDrawn(card=card) | CardSetAside(card) | TopDiscarded(card):
                cards.append(card)
            case NightmareDrawn(card=card) | DoorDrawn(door=card):
                cards.append(card)
            case ProphecySeen(cards=looked_at):
                cards += looked_at
    return [card for card in cards if card is not None]


def sense(position: list[int], option: int) -> int:
    """A rough worth of an option, so that games come to many Doors."""
    if option in (moves.SEARCH, moves.CLAIM):
        return 2
    if option < moves.DISCARD:
        return 2 if option // 3 == position[moves.RUN_COLOUR] else 1
    if moves.PAY_KEY <= option < moves.LOSE_DOOR:
        return 2
    return 1 if option == moves.LOSE_HAND else 0


def follow(
    seed: str, sensible: bool, fast: ModuleType | SimpleNamespace = moves, made: Making = list
) -> bool:
    """Plays a game of the rules and tells it to these functions; whether it was won. Raises
    Disagreement."""
    chance = random.Random(seed)
    game = Game.start(BASE, seed=seed)
    position, counts = made(moves.opening()), made([0] * moves.CODES)
    out = made([0] * moves.MOST_OPTIONS)

    def agree(one: object, other: object, on: str) -> None:
        if one != other:
            raise Disagreement(f"{seed}: {on}: the rules have {one}, the simulator {other}.")

    def told(events: Iterable[Event]) -> None:
        for card in turned_up(events):
            agree(True, position[moves.STAGE] < moves.START, "a card turns up")
            total = fast.chances(position, counts)
            agree(True, counts[code_of(card)] > 0, f"{card} may turn up")
            agree(sum(counts), total, "cards that may turn up")
            fast.draw(position, code_of(card))

    told(game.log)
    while game.pending is not None:
        agree(position_of(View.of(game.state, 0)), list(position), "position")
        legal = answers(game.legal())
        mine = list(out[: fast.options(position, out)])
        agree(sorted(legal), sorted(mine), "options")
        option = chance.choice(sorted(legal))
        if sensible:
            option = max(sorted(legal), key=lambda one: (sense(position, one), chance.random()))
        fast.answer(position, option)
        told(game.submit(legal[option]))
    won = game.state.result == "won"
    agree(moves.WON if won else moves.LOST, position[moves.STAGE], "end")
    return won


def main() -> None:
    import numpy as np

    from build_scripts.train.agree_account import agrees
    from build_scripts.train.base_game import FAST

    parser = argparse.ArgumentParser(description="The accounts of the rules against the rules.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--editions", default="base")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--seed", default="agree")
    wanted = parser.parse_args()
    for edition in wanted.editions.split(","):
        count = agrees(edition, wanted.seats, wanted.seed, wanted.games)
        print(f"{edition}, {wanted.seats} seats: {count} positions agree")
        if (edition, wanted.seats) == ("base", 1):
            for number in range(wanted.games):
                seed = f"{wanted.seed} {number}"
                follow(seed, number % 2 == 1, FAST, lambda flat: np.array(flat, np.int64))
            print(f"The dreamer's moves agree in {wanted.games} games")


if __name__ == "__main__":
    main()
