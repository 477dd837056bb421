"""A game on a flat list of whole numbers, as one seat knows it: what the planner looks at.

The numbers in capitals are places in such a list, `LENGTH` long. Colours count from 0 in printed
order; symbols are 0 Sun, 1 Moon, 2 Key, 3 Glyph; a sort of Location is 4 * colour + symbol, a sort
of Tower 3 * colour + its number of cards - 3. Codes of cards are 1 + sort for a Location, 17 +
colour for a Door, 21 for a Nightmare, 22 + sort for a Tower, 34 for a card that its edition reads,
and 0 for none.

This module and features.py are written so that they can also be compiled (loops and whole numbers
only); `build_scripts/train` does so, and the program runs them as they are.
"""

from collections.abc import MutableSequence

Position = MutableSequence[int]
"""A list of whole numbers; when compiled, an array."""

COLOURS, SYMBOLS, LOCATIONS, TOWERS = 4, 4, 16, 12
KEY, GLYPH = 2, 3
FIRST_LOCATION, FIRST_DOOR, NIGHTMARE, FIRST_TOWER, OTHER = 1, 17, 21, 22, 34
CODES = 35
"""Number of codes of cards, with that of none."""
HAND_SIZE, SHARED_SIZE = 5, 2
"""Cards that a seat may play; two of them are shared where two play."""

GLYPHS = 0
"""1 if Glyphs are played, else 0."""
TOWER_LEVEL = 1
"""0 without Towers, else their level."""
BOOK_LEVEL = 2
"""0 without the Book, else its level."""
SEATS = 3
DECK = 4
"""Cards of the deck, by code - 1. Known cards on top and at the bottom are counted here, too."""
DECK_DOORS = DECK + FIRST_DOOR - 1
DECK_NIGHTMARES = DECK + NIGHTMARE - 1
DECK_TOWERS = DECK + FIRST_TOWER - 1
DECK_OTHERS = DECK + OTHER - 1
SIZE = DECK + CODES - 1
"""Number of all cards of the deck."""
HAND = SIZE + 1
"""Locations that the seat may play, by sort, shared ones too. One of every colour is counted as one
of each."""
HAND_TOWERS = HAND + LOCATIONS
HELD = HAND_TOWERS + TOWERS
"""Number of all these cards."""
SHARED = HELD + 1
"""Number of these cards that are shared."""
SHARED_TOWERS = SHARED + LOCATIONS
SHARED_HELD = SHARED_TOWERS + TOWERS
GAINED = SHARED_HELD + 1
"""Open Doors of the seat, by colour."""
LAST = GAINED + COLOURS
"""Symbol of the last card of its row, 4 for none."""
RUN_COLOUR = LAST + 1
"""Colour of the cards at the end of the row that no trio has used, 4 for none."""
RUN = LAST + 2
"""Number of these cards, 0 to 2."""
OTHER_HAND = RUN + 1
"""Locations of the other seat's own hand; Towers, and how many; Doors, last and run of that
seat."""
OTHER_TOWERS = OTHER_HAND + LOCATIONS
OTHER_HELD = OTHER_TOWERS + TOWERS
OTHER_GAINED = OTHER_HELD + 1
OTHER_LAST = OTHER_GAINED + COLOURS
OTHER_RUN_COLOUR = OTHER_LAST + 1
OTHER_RUN = OTHER_LAST + 2
LIMBO = OTHER_RUN + 1
"""Doors in Limbo, by colour."""
LIMBO_NIGHTMARES = LIMBO + COLOURS
TOPS = LIMBO_NIGHTMARES + 1
"""Number of cards that are known on top of the deck, 0 to MOST_TOPS."""
MOST_TOPS = 8
TOP = TOPS + 1
"""Codes of these cards, the next card first."""
BOTTOMS = TOP + MOST_TOPS
"""Number of cards that are known at the bottom of the deck."""
MOST_BOTTOMS = 40
BOTTOM = BOTTOMS + 1
"""Codes of these cards, the lowest last."""
STAGE = BOTTOM + MOST_BOTTOMS
"""Stage of the game: one of those below."""
MET = STAGE + 1
"""Colour of the trio, or of the Door that is met."""
LEFT = STAGE + 2
"""Number of cards still to be turned up."""
LOOKED = STAGE + 3
"""Number of cards that are looked at or shown."""
LOOK = STAGE + 4
"""Codes of these cards."""
STANDING = LOOK + 5
"""Number of Towers of the Alignment."""
ALIGNMENT = STANDING + 1
"""Sorts of these Towers, from left to right."""
GONE = ALIGNMENT + TOWERS
"""Towers that are out of the game, as bits."""
ALIGNED = GONE + 1
"""1 if four neighbours are of four places, else 0."""
BUILD = GONE + 2
"""Towers that still have to be built for the nearest whole Alignment; 5 if none can be reached."""
FETCH = GONE + 3
"""Towers of them that have to come from the deck at least, also if more are built."""
NEAR = GONE + 4
"""Towers that have to come from the deck for the nearest whole Alignment."""
WAYS = GONE + 5
"""Number of nearest Alignments."""
GOALS = GONE + 6
"""Number of Goals that are face up."""
GOAL = GOALS + 1
"""Colours of the Goals, the one that is due first."""
PILE = GOAL + 13
"""Cards of the discard pile."""
BACK = PILE + 1
"""Stage to which the game goes back after what interrupts it."""
WILD = BACK + 1
"""Cards of the discard pile that are of every colour, by symbol."""
WILD_RUN = WILD + SYMBOLS
"""1 if any colour may go on from the last card of the row, else 0."""
STUCK = WILD_RUN + 1
"""Number of cards of the hand that can never be played."""
LENGTH = STUCK + 1

NO_SYMBOL, NO_COLOUR = 4, 4

# Stages. In the first a card of the deck turns up next; in the others there is a decision.
DRAW, PROPHECY, REVEAL, REDRAW, LOOKOUT, INCANT, BENEATH = 0, 1, 2, 3, 4, 5, 6
START, TRIO, DOOR, DREAM, ORDER, ARRANGE, HEED, RUIN, RAISE, REPLAN, SWAP = (
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
)  # fmt: skip
WON, LOST = 18, 19
STAGES = 20
