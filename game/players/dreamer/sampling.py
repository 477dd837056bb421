"""What a Nightmare's five cards or a new hand may be: samples that only the position decides.

Like its neighbours it is written so that it can also be compiled.
"""

from game.players.dreamer.layout import LAST, REDRAW, REVEAL, STAGE, Position
from game.players.dreamer.moves import chances, draw

SAMPLES = 64
"""How many are looked at."""
MODULUS, FACTOR = 2147483647, 48271
"""Of the generator of Park and Miller, whose numbers go from 1 to one less than the modulus."""


def beginning(position: Position) -> int:
    """The first number for this position."""
    number = 1
    for place in range(LAST):
        number = (number * 31 + position[place] + 7) % MODULUS
    return 1 + number % (MODULUS - 1)


def turn_up(position: Position, number: int, counts: Position) -> int:
    """Turns up all cards of the five, or of the new hand; the number for the next sample. Writes
    into `counts`."""
    while position[STAGE] in (REVEAL, REDRAW):
        number = number * FACTOR % MODULUS
        rest = number % chances(position, counts)
        code = 0
        while rest >= counts[code]:
            rest -= counts[code]
            code += 1
        draw(position, code)
    return number
