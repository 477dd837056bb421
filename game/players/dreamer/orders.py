"""The orders of a Prophecy: which there are, and what an order leaves (R14, R15)."""

from game.players.dreamer.layout import (
    CODES,
    DECK,
    LOOK,
    LOOKED,
    ORDERS,
    SIZE,
    TOP,
    TOPS,
    Position,
)


def distinct_orders(position: Position, out: Position) -> int:
    """The orders of a Prophecy that differ, as options (R14)."""
    count = position[LOOKED]
    number = 0
    # Every order of five places is a number to the base of 5; few of the 3125 repeat no place.
    total = 1
    for _ in range(count):
        total *= count
    for counted in range(total):
        rest, used, option, digit, fresh = counted, 0, 0, 1, True
        for _ in range(count):
            place = rest % count
            rest //= count
            # Of equal cards the first that is still there goes first: so each order comes once.
            for other in range(place):
                if position[LOOK + other] == position[LOOK + place] and not used >> other & 1:
                    fresh = False
            if used >> place & 1:
                fresh = False
            if not fresh:
                break
            used |= 1 << place
            option += position[LOOK + place] * digit
            digit *= CODES
        if fresh:
            out[number] = ORDERS + option
            number += 1
    return number


def put_back(position: Position, order: int) -> None:
    """One card of a Prophecy goes, the others are known on top of the deck (R14, R15)."""
    count = position[LOOKED]
    rest = order // CODES
    for place in range(count):
        position[LOOK + place] = 0
    for place in range(count - 1):
        code = rest % CODES
        rest //= CODES
        position[TOP + place] = code
        position[DECK + code - 1] += 1
    position[SIZE] += count - 1
    position[TOPS] = count - 1
    position[LOOKED] = 0
