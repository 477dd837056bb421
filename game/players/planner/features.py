"""The features of a position for the net: one row of its first layer for each question.

Every question that is asked has exactly one answer at a time. Questions of the first kind are about
the whole position. Those of the second kind are asked of each colour with the same rows, so that
the net tells colours apart only by their cards. A question of an expansion that is not played is
not asked: its row is NONE.
"""

from itertools import accumulate

from game.players.learnt.net import NONE
from game.players.planner.table import (
    ALIGNED,
    ALIGNMENT,
    BOOK_LEVEL,
    BOTTOM,
    BOTTOMS,
    BUILD,
    COLOURS,
    DECK,
    DECK_DOORS,
    DECK_NIGHTMARES,
    DECK_OTHERS,
    DECK_TOWERS,
    FETCH,
    FIRST_DOOR,
    FIRST_TOWER,
    GAINED,
    GLYPH,
    GLYPHS,
    GOAL,
    GOALS,
    HAND,
    HAND_TOWERS,
    HELD,
    KEY,
    LAST,
    LEFT,
    LIMBO,
    LIMBO_NIGHTMARES,
    MET,
    NEAR,
    NIGHTMARE,
    NO_SYMBOL,
    OTHER_GAINED,
    OTHER_HAND,
    OTHER_HELD,
    OTHER_LAST,
    OTHER_RUN,
    OTHER_RUN_COLOUR,
    OTHER_TOWERS,
    PILE,
    RUN,
    RUN_COLOUR,
    SEATS,
    SHARED,
    SIZE,
    STAGE,
    STAGES,
    STANDING,
    STUCK,
    SYMBOLS,
    TOP,
    TOPS,
    TOWER_LEVEL,
    TOWERS,
    WAYS,
    WILD,
    WILD_RUN,
    Position,
)

# How many answers each question has, in the order in which they are written.
GAMES = 36
BASE_WHOLE: tuple[int, ...] = (GAMES * STAGES, GAMES * 13, 30, STAGES * 6, 110, 20, 52, 208)
BASE_WHOLE += (30, 30, 66, 48, 13, 16)
BASE_WHOLE += (17, 16, 104, 40, 40, 8, 8, 8, 28, 20, 25)
GLYPH_WHOLE = (25, 45, 32, 28, 24)
TOWER_WHOLE = (72, 36, 54, 66, 64, 42, 65, 66)
BOOK_WHOLE = (80, 72, 64, 60, 64)
SEAT_WHOLE = (36, 72, 30, 20, 36, 24)
WHOLE_ANSWERS = BASE_WHOLE + GLYPH_WHOLE + TOWER_WHOLE + BOOK_WHOLE + SEAT_WHOLE
BASE_COLOUR = (432, 40, 20, 16, 12, 80, 240, 64, 32, 64, 40, 7, 7, 7, 7, 32, 8)
TOWER_COLOUR = (64, 16)
BOOK_COLOUR = (56, 28, 32, 28)
SEAT_COLOUR = (16, 32, 48, 64)
COLOUR_ANSWERS = BASE_COLOUR + TOWER_COLOUR + BOOK_COLOUR + SEAT_COLOUR

WHOLE = len(WHOLE_ANSWERS)
COLOUR = len(COLOUR_ANSWERS)
ACTIVE = WHOLE + COLOURS * COLOUR
"""Number of questions about a position."""
WHOLE_ROWS = sum(WHOLE_ANSWERS)
COLOUR_ROWS = sum(COLOUR_ANSWERS)
WHOLE_FIRST = tuple(accumulate((0, *WHOLE_ANSWERS[:-1])))
COLOUR_FIRST = tuple(accumulate((0, *COLOUR_ANSWERS[:-1])))
GLYPH_AT = len(BASE_WHOLE)
TOWER_AT = GLYPH_AT + len(GLYPH_WHOLE)
BOOK_AT = TOWER_AT + len(TOWER_WHOLE)
SEAT_AT = BOOK_AT + len(BOOK_WHOLE)
TOWER_COLOUR_AT = len(BASE_COLOUR)
BOOK_COLOUR_AT = TOWER_COLOUR_AT + len(TOWER_COLOUR)
SEAT_COLOUR_AT = BOOK_COLOUR_AT + len(BOOK_COLOUR)

OWN = 32
"""Units of the net that see the whole alone."""

RIGHT_SIDE = (1, 1, 1, 3, 1, 0, 3, 2, 0, 2, 2, 2)
"""Symbols on the right of each Tower: 1 for the Moon, 2 for the Sun, 3 for both."""
LEFT_SIDE = (3, 2, 0, 1, 1, 1, 2, 2, 2, 3, 1, 0)


def clipped(number: int, most: int) -> int:
    """Returns a number from 0 to `most`."""
    return 0 if number < 0 else min(number, most)


def chain(position: Position, hand: int, colour: int, last: int) -> int:
    """Returns how many cards of a colour in the hand can follow one another after this symbol, 0 to
    3."""
    at = hand + SYMBOLS * colour
    best = 0
    for first in range(SYMBOLS):
        if first == last or position[at + first] == 0:
            continue
        best = max(best, 1)
        for second in range(SYMBOLS):
            if second == first or position[at + second] == 0:
                continue
            best = max(best, 2)
            for third in range(SYMBOLS):
                there = position[at + third] - (1 if third == first else 0)
                if third != second and there > 0:
                    return 3
    return best


def run_of(position: Position, colour: int) -> int:
    """Returns how many cards at the end of the row a trio of this colour may use, 0 to 2."""
    return position[RUN] if position[RUN_COLOUR] == colour else position[WILD_RUN]


def missing(position: Position, colour: int) -> int:
    """Returns how many cards a trio of this colour still needs, were those of the hand played, 0 to
    3."""
    run = run_of(position, colour)
    return clipped(3 - run - chain(position, HAND, colour, position[LAST]), 3)


def needed(position: Position, colour: int) -> int:
    """Returns how many Doors of a colour the seat still needs."""
    if position[SEATS] == 2:
        return 1 if position[GAINED + colour] == 0 else 0
    return 2 + position[GLYPHS] - position[GAINED + colour]


def held_mask(position: Position, at: int, colour: int) -> int:
    """Returns which symbols of a colour are there, as bits."""
    mask = 0
    for symbol in range(SYMBOLS):
        if position[at + SYMBOLS * colour + symbol] > 0:
            mask += 1 << symbol
    return mask


def sort_of_top(position: Position, place: int) -> int:
    """Returns 0 for an unknown card, 1 to 4 for a Location by its symbol, 5 for a Door, 6 for a
    Door with its Key, 7 for a Nightmare. Any other card counts as unknown."""
    if place >= position[TOPS]:
        return 0
    code = position[TOP + place]
    if code < FIRST_DOOR:
        return 1 + (code - 1) % SYMBOLS
    if code == NIGHTMARE:
        return 7
    if code >= FIRST_TOWER:
        return 0
    return 6 if position[HAND + SYMBOLS * (code - FIRST_DOOR) + KEY] > 0 else 5


def goal_place(position: Position, colour: int, which: int) -> int:
    """Returns where the first or second open Goal of a colour stands, 0 to 5, or 6."""
    for place in range(position[GOALS]):
        if position[GOAL + place] == colour:
            if which == 0:
                return min(place, 5)
            which -= 1
    return 6


def of_colour(position: Position, colour: int, out: Position, at: int) -> None:
    """Writes the rows of a colour, from place `at` on."""
    hand = HAND + SYMBOLS * colour
    deck = DECK + SYMBOLS * colour
    suns, moons, keys, glyphs = (
        position[hand],
        position[hand + 1],
        position[hand + 2],
        position[hand + 3],
    )
    need = needed(position, colour)
    run = run_of(position, colour)
    last = position[LAST]
    left = position[deck] + position[deck + 1] + position[deck + 2] + position[deck + 3]
    held = suns + moons + keys + glyphs
    holds = held_mask(position, HAND, colour)
    key = min(keys, 1)
    out[at] = (
        ((min(suns, 3) * 3 + min(moons, 2)) * 3 + min(keys, 2)) * 3 + min(glyphs, 2)
    ) * 4 + need
    out[at + 1] = min(position[deck], 9) * 4 + need
    out[at + 2] = min(position[deck + 1], 4) * 4 + need
    out[at + 3] = min(position[deck + 2], 3) * 4 + need
    out[at + 4] = min(position[deck + 3], 2) * 4 + need
    out[at + 5] = min(left, 19) * 4 + need
    out[at + 6] = (run * 5 + last) * 16 + holds
    lacking = missing(position, colour)
    out[at + 7] = (lacking * 4 + chain(position, HAND, colour, NO_SYMBOL)) * 4 + need
    out[at + 8] = (need * 4 + min(position[LIMBO + colour], 3)) * 2 + key
    out[at + 9] = clipped(left + held + run - 3 * need + 3, 15) * 4 + need
    others = left - position[deck] + held - suns
    out[at + 10] = min(others, 9) * 4 + need
    for place in range(4):
        sort = 0
        if place < position[TOPS]:
            code = position[TOP + place]
            if code < FIRST_DOOR:
                if (code - 1) // SYMBOLS == colour:
                    sort = 1 + (code - 1) % SYMBOLS
            elif code == FIRST_DOOR + colour:
                sort = 5
            elif code >= FIRST_TOWER and (code - FIRST_TOWER) // 3 == colour:
                sort = 6
        out[at + 11 + place] = sort
    doors = position[DECK_DOORS + colour]
    out[at + 15] = (min(doors, 3) * 4 + need) * 2 + key
    beneath = 0
    for place in range(position[BOTTOMS]):
        if position[BOTTOM + place] == FIRST_DOOR + colour:
            beneath += 1
    out[at + 16] = min(beneath, 1) * 4 + need
    if position[TOWER_LEVEL] > 0:
        in_hand, in_deck, stands = 0, 0, 0
        for storey in range(3):
            if position[HAND_TOWERS + 3 * colour + storey] > 0:
                in_hand += 1 << storey
            if position[DECK_TOWERS + 3 * colour + storey] > 0:
                in_deck += 1 << storey
        for place in range(position[STANDING]):
            tower = position[ALIGNMENT + place]
            if tower // 3 == colour:
                stands += 1 << tower % 3
        out[at + TOWER_COLOUR_AT] = in_hand * 8 + stands
        out[at + TOWER_COLOUR_AT + 1] = in_deck * 2 + min(stands, 1)
    if position[BOOK_LEVEL] > 0:
        first, second = goal_place(position, colour, 0), goal_place(position, colour, 1)
        limbo = min(position[LIMBO + colour], 1)
        out[at + BOOK_COLOUR_AT] = (first * 2 + key) * 4 + lacking
        out[at + BOOK_COLOUR_AT + 1] = second * 4 + min(keys, 3)
        out[at + BOOK_COLOUR_AT + 2] = (min(first, 3) * 2 + limbo) * 4 + min(doors, 3)
        out[at + BOOK_COLOUR_AT + 3] = first * 4 + run
    if position[SEATS] == 2:
        other = OTHER_HAND + SYMBOLS * colour
        other_need = 1 if position[OTHER_GAINED + colour] == 0 else 0
        other_run = position[OTHER_RUN] if position[OTHER_RUN_COLOUR] == colour else 0
        chained = chain(position, OTHER_HAND, colour, position[OTHER_LAST])
        lacks = clipped(3 - other_run - chained, 3)
        other_key = min(position[other + KEY], 1)
        out[at + SEAT_COLOUR_AT] = (lacks * 2 + other_key) * 2 + other_need
        out[at + SEAT_COLOUR_AT + 1] = (
            min(position[GAINED + colour], 3) * 4 + min(position[OTHER_GAINED + colour], 3)
        ) * 2 + key
        out[at + SEAT_COLOUR_AT + 2] = other_run * 16 + held_mask(position, OTHER_HAND, colour)
        shared = held_mask(position, SHARED, colour)
        out[at + SEAT_COLOUR_AT + 3] = (shared * 2 + other_need) * 2 + min(need, 1)
    for place in range(COLOUR):
        if out[at + place] >= 0:
            out[at + place] += COLOUR_FIRST[place]


def whole(position: Position, out: Position) -> None:
    """Writes the rows about the whole position."""
    suns = moons = keys = glyphs = deck_1 = deck_2 = deck_3 = doors = gained = limbo = 0
    to_go = need_one = need_more = near = useless = 0
    nearest = 3
    for colour in range(COLOURS):
        at = SYMBOLS * colour
        suns += position[HAND + at]
        moons += position[HAND + at + 1]
        keys += position[HAND + at + 2]
        glyphs += position[HAND + at + 3]
        deck_1 += position[DECK + at + 1]
        deck_2 += position[DECK + at + 2]
        deck_3 += position[DECK + at + 3]
        doors += position[DECK_DOORS + colour]
        limbo += position[LIMBO + colour]
        gained += position[GAINED + colour] + position[OTHER_GAINED + colour]
        need = needed(position, colour)
        if need > 1:
            need_more += 1
        if need == 1:
            need_one += 1
        if need > 0:
            lacking = missing(position, colour)
            nearest = min(nearest, lacking)
            if lacking <= 1:
                near += 1
        else:
            for symbol in range(SYMBOLS):
                useless += position[HAND + at + symbol] - position[WILD + symbol]
    # A card of every colour was counted with each of them.
    suns -= 3 * position[WILD]
    moons -= 3 * position[WILD + 1]
    keys -= 3 * position[WILD + KEY]
    to_go = 8 + 4 * position[GLYPHS] - gained
    size = position[SIZE]
    nightmares = position[DECK_NIGHTMARES]
    last = position[LAST]
    towers, deck_towers = 0, 0
    if position[TOWER_LEVEL] > 0:
        for tower in range(TOWERS):
            towers += position[HAND_TOWERS + tower]
            deck_towers += position[DECK_TOWERS + tower]
    playable = position[HELD] - towers - position[STUCK]
    if last == 0:
        playable -= suns
    elif last == 1:
        playable -= moons
    elif last == KEY:
        playable -= keys
    elif last == GLYPH:
        playable -= glyphs
    others = deck_towers + position[DECK_OTHERS]
    deck_0 = clipped(size - nightmares - doors - deck_1 - deck_2 - deck_3 - others, 31)
    game = (
        ((position[GLYPHS] * 3 + position[TOWER_LEVEL]) * 3 + position[BOOK_LEVEL]) * 2
        + position[SEATS]
        - 1
    )
    keys, nightmares = min(keys, 5), min(nightmares, 10)
    out[0] = game * STAGES + position[STAGE]
    out[1] = game * 13 + to_go
    out[2] = last * 6 + playable
    out[3] = position[STAGE] * 6 + position[HELD]
    out[4] = nightmares * 10 + min(size // 9, 9)
    out[5] = min(position[LIMBO_NIGHTMARES], 3) * 5 + min(limbo, 4)
    out[6] = min(size // 2, 51)
    out[7] = to_go * 16 + min(size // 6, 15)
    out[8] = min(suns, 5) * 5 + last
    out[9] = min(moons, 5) * 5 + last
    out[10] = keys * 11 + nightmares
    out[11] = keys * 8 + min(size // 10, 7)
    out[12] = min(deck_2, 12)
    out[13] = deck_0 // 2
    out[14] = min(deck_1, 16)
    out[15] = min(32 * nightmares // max(size, 1), 15)
    out[16] = min(doors, 12) * 8 + min(size // 10, 7)
    out[17] = clipped((size - 4 * to_go + 20) // 2, 39)
    out[18] = min(position[TOPS], 4) * 8 + sort_of_top(position, 0)
    out[19] = sort_of_top(position, 1)
    out[20] = sort_of_top(position, 2)
    out[21] = sort_of_top(position, 3)
    out[22] = min(useless, 3) * 7 + position[LEFT]
    out[23] = nearest * 5 + near
    out[24] = need_more * 5 + need_one
    if position[GLYPHS] > 0:
        known, bad, good = 0, 0, 0
        for place in range(position[BOTTOMS]):
            known += 1
            if position[BOTTOM + place] == NIGHTMARE:
                bad += 1
            elif FIRST_DOOR <= position[BOTTOM + place] < NIGHTMARE:
                good += 1
        spread = min(64 * (doors - good) // max(size - known, 1), 15)
        for place in range(min(position[TOPS], 5)):
            if FIRST_DOOR <= position[TOP + place] < NIGHTMARE:
                spread = 15
        out[GLYPH_AT] = min(glyphs, 4) * 5 + last
        out[GLYPH_AT + 1] = min(deck_3, 8) * 5 + min(glyphs, 4)
        out[GLYPH_AT + 2] = spread * 2 + min(glyphs, 1)
        out[GLYPH_AT + 3] = min(known // 2, 6) * 4 + min(bad, 3)
        out[GLYPH_AT + 4] = min(known // 5, 3) * 6 + min(good, 5)
    if position[TOWER_LEVEL] > 0:
        level, aligned, standing = position[TOWER_LEVEL], position[ALIGNED], position[STANDING]
        build, fetch = position[BUILD], position[FETCH]
        out[TOWER_AT] = (build * 6 + fetch) * 2 + level - 1
        out[TOWER_AT + 1] = build * 6 + position[NEAR]
        out[TOWER_AT + 2] = build * 9 + min(position[WAYS], 8)
        out[TOWER_AT + 3] = build * 11 + min(nightmares, 10)
        ends = 0
        if standing > 0:
            first = position[ALIGNMENT]
            final = position[ALIGNMENT + standing - 1]
            ends = (LEFT_SIDE[first] * 4 + RIGHT_SIDE[final]) * 4 + min(standing, 3)
        out[TOWER_AT + 4] = ends
        out[TOWER_AT + 5] = min(standing, 6) * 6 + min(towers, 5)
        out[TOWER_AT + 6] = min(deck_towers, 12) * 5 + min(build, 4)
        out[TOWER_AT + 7] = ((level - 1) * 2 + aligned) * 13 + to_go
    if position[BOOK_LEVEL] > 0:
        level, pile = position[BOOK_LEVEL], position[PILE]
        out[BOOK_AT] = (level - 1) * 40 + min(pile, 39)
        out[BOOK_AT + 1] = (level - 1) * 36 + min(pile // 5, 5) * 6 + min(nightmares // 2, 5)
        code = 0
        for place in range(2):
            part = 7
            if place < position[GOALS]:
                colour = position[GOAL + place]
                if colour < COLOURS:
                    part = missing(position, colour)
                    if position[HAND + SYMBOLS * colour + KEY] > 0:
                        part += 4
            code = code * 8 + part
        out[BOOK_AT + 2] = code
        out[BOOK_AT + 3] = min(pile // 5, 4) * 12 + min(to_go, 11)
        due, stage = 0, position[STAGE]
        if position[GOALS] > 0 and position[MET] == position[GOAL]:
            due = 1
        out[BOOK_AT + 4] = min(stage, 31) * 2 + due
    if position[SEATS] == 2:
        other_keys = other_need = blocked = shared_keys = own_need = 0
        for colour in range(COLOURS):
            other_keys += position[OTHER_HAND + SYMBOLS * colour + KEY]
            shared_keys += position[SHARED + SYMBOLS * colour + KEY]
            if position[OTHER_GAINED + colour] == 0:
                other_need += 1
            if position[GAINED + colour] == 0:
                own_need += 1
            blocked += max(0, position[OTHER_GAINED + colour] - 1 - position[GLYPHS])
            blocked += max(0, position[GAINED + colour] - 1 - position[GLYPHS])
        out[SEAT_AT] = min(other_keys, 3) * 9 + min(nightmares, 8)
        out[SEAT_AT + 1] = (min(shared_keys, 2) * 6 + keys) * 4 + min(other_keys, 3)
        out[SEAT_AT + 2] = (own_need * 5 + other_need) if own_need < 5 else 0
        out[SEAT_AT + 3] = position[OTHER_LAST] * 4 + min(blocked, 3)
        other_towers = 0
        for tower in range(TOWERS):
            other_towers += position[OTHER_TOWERS + tower]
        out[SEAT_AT + 4] = position[BUILD] * 6 + min(other_towers, 5)
        out[SEAT_AT + 5] = position[OTHER_HELD] * 6 + keys
    for place in range(WHOLE):
        if out[place] >= 0:
            out[place] += WHOLE_FIRST[place]


def active(position: Position, out: Position) -> None:
    """Writes `ACTIVE` rows: those of the whole, each below `WHOLE_ROWS`, then those of each colour
    in turn, each below `COLOUR_ROWS`."""
    for place in range(ACTIVE):
        out[place] = NONE
    whole(position, out)
    for colour in range(COLOURS):
        of_colour(position, colour, out, WHOLE + colour * COLOUR)
