"""The features of a position for the net: one row of its first layer for each question.

Every question has exactly one answer at a time, so a position is a fixed number of rows, and
comparing the rows of two positions shows what changed. Questions of the first kind are about the
whole position. Those of the second kind are asked of each colour with the same rows, so that the
net tells colours apart only by their cards.
"""

from itertools import accumulate

from game.players.dreamer.moves import (
    COLOURS,
    DECK,
    DECK_DOORS,
    DECK_NIGHTMARES,
    FIRST_DOOR,
    GAINED,
    HAND,
    HELD,
    KEY,
    LAST,
    LIMBO,
    LIMBO_NIGHTMARES,
    NIGHTMARE,
    NO_SYMBOL,
    RUN,
    RUN_COLOUR,
    SIZE,
    STAGE,
    TOP,
    TOPS,
    Position,
)

# How many answers each question has, in the order in which `whole` and `of_colour` give them.
WHOLE_ANSWERS: tuple[int, ...] = (24, 30, 88, 16, 38, 117, 24, 24, 66, 42, 13, 16, 17, 16, 63)
WHOLE_ANSWERS += (32, 35, 7, 7, 7, 25, 20)
COLOUR_ANSWERS = (108, 30, 15, 12, 51, 96, 48, 18, 36, 24, 5, 5, 5, 5)

WHOLE = len(WHOLE_ANSWERS)
COLOUR = len(COLOUR_ANSWERS)
ACTIVE = WHOLE + COLOURS * COLOUR
"""Number of rows that are active in any position."""
WHOLE_ROWS = sum(WHOLE_ANSWERS)
COLOUR_ROWS = sum(COLOUR_ANSWERS)
WHOLE_FIRST = tuple(accumulate((0, *WHOLE_ANSWERS[:-1])))
COLOUR_FIRST = tuple(accumulate((0, *COLOUR_ANSWERS[:-1])))

OWN = 16
"""Units of the net that see the whole alone."""


def clipped(number: int, most: int) -> int:
    """Returns a number from 0 to `most`."""
    return 0 if number < 0 else min(number, most)


def chain(position: Position, colour: int, last: int) -> int:
    """Returns how many cards of a colour in the hand can follow one another after this symbol, 0 to
    3."""
    at = HAND + 3 * colour
    best = 0
    for first in range(3):
        if first == last or position[at + first] == 0:
            continue
        best = max(best, 1)
        for second in range(3):
            if second == first or position[at + second] == 0:
                continue
            best = max(best, 2)
            for third in range(3):
                there = position[at + third] - (1 if third == first else 0)
                if third != second and there > 0:
                    return 3
    return best


def missing(position: Position, colour: int) -> int:
    """Returns how many cards a trio of this colour still needs, were those of the hand played, 0 to
    3."""
    run = position[RUN] if position[RUN_COLOUR] == colour else 0
    return clipped(3 - run - chain(position, colour, position[LAST]), 3)


def sort_of_top(position: Position, place: int) -> int:
    """Returns 0 for an unknown card, 1 to 3 for a Location by its symbol, 4 for a Door, 5 for a
    Door with its Key, 6 for a Nightmare."""
    if place >= position[TOPS]:
        return 0
    code = position[TOP + place]
    if code < FIRST_DOOR:
        return 1 + (code - 1) % 3
    if code == NIGHTMARE:
        return 6
    return 5 if position[HAND + 3 * (code - FIRST_DOOR) + KEY] > 0 else 4


def of_colour(position: Position, colour: int, out: Position, at: int) -> None:
    """Writes the rows of a colour, from place `at` on."""
    hand = HAND + 3 * colour
    deck = DECK + 3 * colour
    suns, moons, keys = position[hand], position[hand + 1], position[hand + 2]
    need = 2 - position[GAINED + colour]
    run = position[RUN] if position[RUN_COLOUR] == colour else 0
    last = position[LAST]
    left = position[deck] + position[deck + 1] + position[deck + 2]
    others = position[deck + 1] + position[deck + 2] + moons + keys
    holds = (1 if suns > 0 else 0) + (2 if moons > 0 else 0) + (4 if keys > 0 else 0)
    out[at] = ((min(suns, 3) * 3 + min(moons, 2)) * 3 + min(keys, 2)) * 3 + need
    out[at + 1] = position[deck] * 3 + need
    out[at + 2] = position[deck + 1] * 3 + need
    out[at + 3] = position[deck + 2] * 3 + need
    out[at + 4] = left * 3 + need
    out[at + 5] = (run * 4 + last) * 8 + holds
    lacking = missing(position, colour)
    out[at + 6] = (lacking * 4 + chain(position, colour, NO_SYMBOL)) * 3 + need
    out[at + 7] = (need * 3 + position[LIMBO + colour]) * 2 + min(keys, 1)
    out[at + 8] = clipped(left + suns + moons + keys + run - 3 * need + 3, 11) * 3 + need
    out[at + 9] = min(others, 7) * 3 + need
    for place in range(4):
        sort = 0
        if place < position[TOPS]:
            code = position[TOP + place]
            if code < FIRST_DOOR:
                if (code - 1) // 3 == colour:
                    sort = 1 + (code - 1) % 3
            elif code == FIRST_DOOR + colour:
                sort = 4
        out[at + 10 + place] = sort
    for place in range(COLOUR):
        out[at + place] += COLOUR_FIRST[place]


def whole(position: Position, out: Position) -> None:
    """Writes the rows about the whole position."""
    in_hand_0 = in_hand_1 = in_hand_2 = deck_1 = deck_2 = doors = gained = limbo = 0
    need_one = need_two = near = 0
    nearest = 3
    for colour in range(COLOURS):
        at = 3 * colour
        in_hand_0 += position[HAND + at]
        in_hand_1 += position[HAND + at + 1]
        in_hand_2 += position[HAND + at + 2]
        deck_1 += position[DECK + at + 1]
        deck_2 += position[DECK + at + 2]
        doors += position[DECK_DOORS + colour]
        limbo += position[LIMBO + colour]
        gained += position[GAINED + colour]
        if position[GAINED + colour] == 0:
            need_two += 1
        if position[GAINED + colour] == 1:
            need_one += 1
        if position[GAINED + colour] < 2:
            lacking = missing(position, colour)
            nearest = min(nearest, lacking)
            if lacking <= 1:
                near += 1
    size = position[SIZE]
    nightmares = position[DECK_NIGHTMARES]
    last = position[LAST]
    playable = position[HELD]
    if last == 0:
        playable -= in_hand_0
    elif last == 1:
        playable -= in_hand_1
    elif last == KEY:
        playable -= in_hand_2
    deck_0 = size - nightmares - doors - deck_1 - deck_2
    out[0] = last * 6 + playable
    out[1] = position[STAGE] * 6 + position[HELD]
    out[2] = nightmares * 8 + clipped(size // 9, 7)
    out[3] = min(position[LIMBO_NIGHTMARES], 3) * 4 + min(limbo, 3)
    out[4] = size // 2
    out[5] = gained * 13 + min(size // 6, 12)
    out[6] = in_hand_0 * 4 + last
    out[7] = in_hand_1 * 4 + last
    out[8] = in_hand_2 * 11 + nightmares
    out[9] = in_hand_2 * 7 + min(size // 10, 6)
    out[10] = deck_2
    out[11] = deck_0 // 2
    out[12] = deck_1
    out[13] = min(32 * nightmares // max(size, 1), 15)
    out[14] = doors * 7 + min(size // 10, 6)
    out[15] = clipped((size - 4 * (8 - gained) + 16) // 2, 31)
    out[16] = min(position[TOPS], 4) * 7 + sort_of_top(position, 0)
    out[17] = sort_of_top(position, 1)
    out[18] = sort_of_top(position, 2)
    out[19] = sort_of_top(position, 3)
    out[20] = need_two * 5 + need_one
    out[21] = nearest * 5 + near
    for place in range(WHOLE):
        out[place] += WHOLE_FIRST[place]


def active(position: Position, out: Position) -> None:
    """Writes `ACTIVE` rows: those of the whole, each below `WHOLE_ROWS`, then those of each colour
    in turn, each below `COLOUR_ROWS`. The stage must be one of the first five: a card turns up
    next, or a turn starts."""
    whole(position, out)
    for colour in range(COLOURS):
        of_colour(position, colour, out, WHOLE + colour * COLOUR)
