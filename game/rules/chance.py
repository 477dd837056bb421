"""The only place where chance enters: the contract shuffle, the same on every machine for ever."""

import random
import unicodedata
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

LONGEST_SEED = 64


def shuffled(cards: Sequence[T], seed: str, number: int) -> tuple[T, ...]:
    """Returns the cards in the order that shuffle `number` (from 1 within a game) gives them.

    It is Fisher-Yates with `rng.random()` only, the one method whose sequence Python promises to
    keep.
    """
    draw = random.Random(f"{seed}:{number}").random
    order = list(cards)
    for i in range(len(order) - 1, 0, -1):
        j = int(draw() * (i + 1))
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def first_seat_by_seed(seed: str) -> int:
    """Returns the seat, 0 or 1, that starts when the seed decides (R34)."""
    return int(random.Random(f"{seed}:first").random() * 2)


def is_seed(text: str) -> bool:
    """Returns whether a text is a seed: 1 to 64 characters in Unicode NFC, none of them a control
    character or half of a surrogate pair."""
    return (
        1 <= len(text) <= LONGEST_SEED
        and not any(unicodedata.category(character) in ("Cc", "Cs") for character in text)
        and unicodedata.is_normalized("NFC", text)
    )
