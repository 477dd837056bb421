"""The flat list of whole numbers that holds the knowledge of a player of the base game alone.

The numbers below are places in such a list, `LENGTH` long. Colours count from 0 in printed order;
symbols are 0 Sun, 1 Moon, 2 Key; a sort of Location is 3 * colour + symbol. Codes of cards are 1 +
sort for a Location, 13 + colour for a Door, 17 for a Nightmare, and 0 for none.

This module, moves.py and features.py are written so that they can also be compiled (loops and whole
numbers only); `build_scripts/train` does so, and the program runs them as they are.
"""

from collections.abc import MutableSequence

Position = MutableSequence[int]
"""A list of whole numbers; when compiled, an array."""

LOCATIONS = 12
COLOURS = 4
KEY = 2
FIRST_LOCATION, FIRST_DOOR, NIGHTMARE = 1, 13, 17
CODES = 18
"""Number of codes of cards, with that of none."""
HAND_SIZE, FORESEEN, REVEALED = 5, 5, 5
ALL_DOORS = 8

DECK = 0
"""Cards of the deck, by code - 1: Locations by sort, Doors by colour, Nightmares. Known top cards
are counted here, too."""
DECK_DOORS = 12
DECK_NIGHTMARES = 16
SIZE = 17
"""Number of all cards of the deck."""
HAND = 18
"""Cards of the hand, by sort."""
HELD = 30
"""Number of all cards of the hand."""
GAINED = 31
"""Doors that are open, by colour."""
LIMBO = 35
"""Doors in Limbo, by colour."""
LIMBO_NIGHTMARES = 39
LAST = 40
"""Symbol of the last card of the row, 3 for none."""
RUN_COLOUR = 41
"""Colour of the cards at the end of the row that no trio has used, 4 for none."""
RUN = 42
"""Number of these cards, 0 to 2."""
TOPS = 43
"""Number of cards that are known on top of the deck, 0 to 4."""
TOP = 44
"""Codes of these cards, the next card first."""
STAGE = 49
"""Stage of the game: one of those below."""
MET = 50
"""Colour of the trio, or of the Door that is met."""
LEFT = 51
"""Number of cards still to be turned up, for a Prophecy or of the five revealed."""
LOOKED = 52
"""Number of cards of a Prophecy that are looked at."""
LOOK = 53
"""Codes of these cards."""
LENGTH = 58

NO_SYMBOL = 3
NO_COLOUR = 4

# Stages. In the first four a card of the deck turns up next; in the next five there is a decision.
DRAW, PROPHECY, REVEAL, REDRAW = 0, 1, 2, 3
START, TRIO, DOOR, DREAM, ORDER = 4, 5, 6, 7, 8
WON, LOST = 9, 10

# Options: play or discard a sort, pay a Key or lose a Door of a colour. An order of a Prophecy is
# ORDERS plus the codes of the card to go and of the next cards, as digits to the base of CODES,
# the lowest digit first.
PLAY, DISCARD = 0, 12
SEARCH, DECLINE, CLAIM, LET_GO = 24, 25, 26, 27
PAY_KEY, LOSE_DOOR = 28, 32
REVEAL_FIVE, LOSE_HAND = 36, 37
ORDERS = 38
MOST_OPTIONS = 120

SUNS = (9, 8, 7, 6)
MOONS, KEYS, DOORS, NIGHTMARES = 4, 3, 2, 10


def opening() -> list[int]:
    """Returns the position before the first hand is dealt."""
    position = [0] * LENGTH
    for colour in range(COLOURS):
        position[DECK + 3 * colour] = SUNS[colour]
        position[DECK + 3 * colour + 1] = MOONS
        position[DECK + 3 * colour + KEY] = KEYS
        position[DECK_DOORS + colour] = DOORS
    position[DECK_NIGHTMARES] = NIGHTMARES
    position[SIZE] = sum(position[DECK:SIZE])
    position[LAST] = NO_SYMBOL
    position[RUN_COLOUR] = NO_COLOUR
    position[STAGE] = REDRAW
    return position
