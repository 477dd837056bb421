"""The base game on a flat list of whole numbers: what it holds for a player, the answers, what
follows, and what may come.

The numbers in capitals are places in such a list, `LENGTH` long. Colours count from 0 in printed
order; symbols are 0 Sun, 1 Moon, 2 Key; a sort of Location is 3 * colour + symbol. Codes of cards
are 1 + sort for a Location, 13 + colour for a Door, 17 for a Nightmare, and 0 for none. Clauses are
those of the rules. Nothing here is chance: `draw` is told which card turns up, and the samples of
five cards or of a new hand follow from the position alone.

This module and features.py are written so that they can also be compiled (loops and whole numbers
only); `build_scripts/train` does so, and the program runs them as they are.
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


def distinct_orders(position: Position, out: Position) -> int:
    """Writes the distinct orders of a Prophecy as options, and returns their number (R14)."""
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
    """Discards one card of a Prophecy; the others are known on top of the deck (R14, R15)."""
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


def doors_gained(position: Position) -> int:
    """Returns how many Doors lie on the table."""
    return position[GAINED] + position[GAINED + 1] + position[GAINED + 2] + position[GAINED + 3]


def hopeless(position: Position) -> bool:
    """Returns whether the game is lost, or a Door is out of it for good (E8)."""
    if position[STAGE] == WON:
        return False
    if position[STAGE] == LOST:
        return True
    doors = doors_gained(position)
    for colour in range(COLOURS):
        doors += position[DECK_DOORS + colour] + position[LIMBO + colour]
    for place in range(position[LOOKED]):
        if FIRST_DOOR <= position[LOOK + place] < NIGHTMARE:
            doors += 1
    if position[STAGE] == DOOR:
        doors += 1
    return doors < ALL_DOORS


def forget(position: Position) -> None:
    """Shuffles the deck: no top card is known."""
    for place in range(position[TOPS]):
        position[TOP + place] = 0
    position[TOPS] = 0


def end_turn(position: Position) -> None:
    """Returns Limbo to the deck, which is shuffled if there was any (R27); a turn starts."""
    returned = position[LIMBO_NIGHTMARES]
    position[DECK_NIGHTMARES] += returned
    position[LIMBO_NIGHTMARES] = 0
    for colour in range(COLOURS):
        doors = position[LIMBO + colour]
        position[DECK_DOORS + colour] += doors
        position[LIMBO + colour] = 0
        returned += doors
    if returned > 0:
        position[SIZE] += returned
        forget(position)
    position[STAGE] = START


def settle(position: Position) -> None:
    """Goes on to the next card or decision, past all that needs neither."""
    stage = position[STAGE]
    if stage in (PROPHECY, REVEAL) and position[LEFT] == 0:
        stage = ORDER if position[LOOKED] > 0 else DRAW
    if stage == REDRAW and position[HELD] == HAND_SIZE:
        stage = DRAW
    if stage in (DRAW, REDRAW) and position[HELD] < HAND_SIZE and position[SIZE] == 0:
        stage = LOST  # R29
    position[STAGE] = stage
    if stage == DRAW and position[HELD] == HAND_SIZE:
        end_turn(position)


def options(position: Position, out: Position) -> int:
    """Writes the distinct answers to the decision that waits, and returns their number, at least
    one."""
    stage = position[STAGE]
    number = 0
    if stage == START:
        for sort in range(LOCATIONS):
            if position[HAND + sort] > 0:
                if sort % 3 != position[LAST]:
                    out[number] = PLAY + sort
                    number += 1
                out[number] = DISCARD + sort
                number += 1
    elif stage == TRIO:
        out[0], out[1] = SEARCH, DECLINE
        number = 2
    elif stage == DOOR:
        out[0], out[1] = CLAIM, LET_GO
        number = 2
    elif stage == DREAM:
        for colour in range(COLOURS):
            if position[HAND + 3 * colour + KEY] > 0:
                out[number] = PAY_KEY + colour
                number += 1
        for colour in range(COLOURS):
            if position[GAINED + colour] > 0:
                out[number] = LOSE_DOOR + colour
                number += 1
        out[number], out[number + 1] = REVEAL_FIVE, LOSE_HAND
        number += 2
    elif stage == ORDER:
        number = distinct_orders(position, out)
    return number


def gain(position: Position, colour: int) -> None:
    """Brings a Door to the table; the eighth wins at once (R28)."""
    position[GAINED + colour] += 1
    if doors_gained(position) == ALL_DOORS:
        position[STAGE] = WON


def leave(position: Position, sort: int) -> None:
    """Takes a card from the hand."""
    position[HAND + sort] -= 1
    position[HELD] -= 1


def play(position: Position, sort: int) -> None:
    """Lays a card in the row; it may be the third of a colour (R9, R10)."""
    colour = sort // 3
    leave(position, sort)
    position[LAST] = sort % 3
    if colour == position[RUN_COLOUR]:
        position[RUN] += 1
    else:
        position[RUN_COLOUR] = colour
        position[RUN] = 1
    if position[RUN] == 3:
        position[RUN_COLOUR] = NO_COLOUR
        position[RUN] = 0
        position[MET] = colour
        position[STAGE] = TRIO
    else:
        position[STAGE] = DRAW


def search(position: Position) -> None:
    """Takes such a Door if there is one; in vain or not, the deck is shuffled (R11, E1)."""
    colour = position[MET]
    forget(position)
    if position[DECK_DOORS + colour] > 0:
        position[DECK_DOORS + colour] -= 1
        position[SIZE] -= 1
        gain(position, colour)


def answer(position: Position, option: int) -> None:
    """Carries out an option, up to the next card that turns up or the next decision."""
    stage = position[STAGE]
    position[STAGE] = DRAW
    if stage == START and option < DISCARD:
        play(position, option - PLAY)
    elif stage == START:
        leave(position, option - DISCARD)
        if option % 3 == KEY:
            position[STAGE] = PROPHECY
            position[LEFT] = min(FORESEEN, position[SIZE])
    elif stage == ORDER:
        put_back(position, option - ORDERS)
    elif option == SEARCH:
        search(position)
    elif option == CLAIM:
        leave(position, 3 * position[MET] + KEY)
        gain(position, position[MET])
    elif option == LET_GO:
        position[LIMBO + position[MET]] += 1
    elif option == REVEAL_FIVE:
        position[STAGE] = REVEAL
        position[LEFT] = min(REVEALED, position[SIZE])
    elif option == LOSE_HAND:
        for sort in range(LOCATIONS):
            position[HAND + sort] = 0
        position[HELD] = 0
        position[STAGE] = REDRAW
    elif option >= LOSE_DOOR:
        position[GAINED + option - LOSE_DOOR] -= 1
        position[LIMBO + option - LOSE_DOOR] += 1
    elif option >= PAY_KEY:
        leave(position, 3 * (option - PAY_KEY) + KEY)
    if position[STAGE] != TRIO:
        position[MET] = 0
    settle(position)


def after(position: Position, option: int, into: Position) -> None:
    """Writes the position after an option into another one."""
    into[:] = position
    answer(into, option)


def chances(position: Position, out: Position) -> int:
    """Writes for each code how many cards of it may turn up next, and returns their sum. A known
    top card is the only one."""
    for code in range(CODES):
        out[code] = 0
    if position[TOPS] > 0:
        out[position[TOP]] = 1
        return 1
    for code in range(1, CODES):
        out[code] = position[DECK + code - 1]
    return position[SIZE]


def draw(position: Position, code: int) -> None:
    """Turns up this card, for whatever the stage demands (R17 to R20)."""
    position[DECK + code - 1] -= 1
    position[SIZE] -= 1
    if position[TOPS] > 0:
        position[TOPS] -= 1
        for place in range(position[TOPS]):
            position[TOP + place] = position[TOP + place + 1]
        position[TOP + position[TOPS]] = 0
    stage = position[STAGE]
    if stage == PROPHECY:
        position[LOOK + position[LOOKED]] = code
        position[LOOKED] += 1
        position[LEFT] -= 1
    elif code < FIRST_DOOR:
        if stage == REVEAL:
            position[LEFT] -= 1
        else:
            position[HAND + code - 1] += 1
            position[HELD] += 1
    elif stage != DRAW:
        if stage == REVEAL:
            position[LEFT] -= 1
        if code == NIGHTMARE:
            position[LIMBO_NIGHTMARES] += 1
        else:
            position[LIMBO + code - FIRST_DOOR] += 1
    elif code == NIGHTMARE:
        position[STAGE] = DREAM
    elif position[HAND + 3 * (code - FIRST_DOOR) + KEY] > 0:
        position[STAGE] = DOOR
        position[MET] = code - FIRST_DOOR
    else:
        position[LIMBO + code - FIRST_DOOR] += 1
    settle(position)


SAMPLES = 64
"""Number of samples of a position."""
MODULUS, FACTOR = 2147483647, 48271
"""Parameters of the generator of Park and Miller, whose numbers go from 1 to one less than the
modulus."""


def beginning(position: Position) -> int:
    """Returns the first number of the generator for this position."""
    number = 1
    for place in range(LAST):
        number = (number * 31 + position[place] + 7) % MODULUS
    return 1 + number % (MODULUS - 1)


def turn_up(position: Position, number: int, counts: Position) -> int:
    """Turns up all cards of the five, or of the new hand, and returns the number for the next
    sample. Writes into `counts`."""
    while position[STAGE] in (REVEAL, REDRAW):
        number = number * FACTOR % MODULUS
        rest = number % chances(position, counts)
        code = 0
        while rest >= counts[code]:
            rest -= counts[code]
            code += 1
        draw(position, code)
    return number
