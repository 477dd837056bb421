"""A second account of the rules on flat lists of whole numbers, compiled: base game, Glyphs, Towers
and Book in every combination, for one and for two.

It is used for training alone; `agree` holds it equal to the rules that are played. Chance is not
here: `draw` is told which card turns up.
"""

import numba
import numpy as np

from build_scripts.train.compiled import compiled
from game.editions.towers.alignment import TOWERS as TOWER_CARDS
from game.editions.towers.planning import whole_alignments
from game.players.planner import features, table
from game.players.planner.features import LEFT_SIDE, RIGHT_SIDE
from game.players.planner.table import (
    ALIGNED,
    ALIGNMENT,
    ARRANGE,
    BACK,
    BENEATH,
    BOOK_LEVEL,
    BOTTOM,
    BOTTOMS,
    BUILD,
    CODES,
    COLOURS,
    DECK,
    DECK_DOORS,
    DECK_NIGHTMARES,
    DECK_TOWERS,
    DOOR,
    DRAW,
    DREAM,
    FETCH,
    FIRST_DOOR,
    FIRST_TOWER,
    GAINED,
    GLYPH,
    GLYPHS,
    GOAL,
    GOALS,
    GONE,
    HAND,
    HAND_SIZE,
    HAND_TOWERS,
    HEED,
    HELD,
    INCANT,
    KEY,
    LAST,
    LEFT,
    LENGTH,
    LIMBO,
    LIMBO_NIGHTMARES,
    LOCATIONS,
    LOOK,
    LOOKED,
    LOOKOUT,
    LOST,
    MET,
    MOST_BOTTOMS,
    MOST_TOPS,
    NEAR,
    NIGHTMARE,
    NO_COLOUR,
    NO_SYMBOL,
    ORDER,
    OTHER_GAINED,
    OTHER_HAND,
    OTHER_HELD,
    OTHER_LAST,
    OTHER_RUN_COLOUR,
    OTHER_TOWERS,
    PILE,
    PROPHECY,
    RAISE,
    REDRAW,
    REPLAN,
    REVEAL,
    RUIN,
    RUN,
    RUN_COLOUR,
    SEATS,
    SHARED,
    SHARED_HELD,
    SHARED_TOWERS,
    SIZE,
    STAGE,
    STANDING,
    START,
    SWAP,
    TOP,
    TOPS,
    TOWER_LEVEL,
    TOWERS,
    TRIO,
    WAYS,
    WON,
)

FAST = compiled(table, features)

MOST_GOALS = 12
ROW = LENGTH
"""Colours of the row of Goals, from left to right, counted from 1; 0 beyond its end. This and what
follows no player looks at."""
MET_BY = ROW + MOST_GOALS
"""The Doors that have met them: 0 for none, else counted from 1 in the order in which they were
gained, and below 0 if the other seat gained it."""
SPACE = MET_BY + MOST_GOALS
"""Length of a position here."""

WHOLES = np.array(
    [[TOWER_CARDS.index(tower) for tower in whole] for whole in whole_alignments()], np.int64
)
MASKS = np.array([sum(1 << tower for tower in whole) for whole in WHOLES.tolist()], np.int64)
LEFTS = np.array(LEFT_SIDE, np.int64)
RIGHTS = np.array(RIGHT_SIDE, np.int64)

# Options: of a Location by sort, of a Tower by sort, of a Door or Key by colour, of a place.
PLAY, DISCARD = 0, 16
BUILD_LEFT, BUILD_RIGHT, DISCARD_TOWER = 32, 44, 56
SEARCH, DECLINE, CLAIM, LET_GO = 68, 69, 70, 71
PAY_KEY, LOSE_DOOR = 72, 76
REVEAL_FIVE, LOSE_HAND = 80, 81
OPEN_SHOWN, OPEN_NONE = 82, 86
GIVE_TOWER, FALSE_RUIN = 87, 99
CAST_PROPHECY, CAST_PLANNING, PUNISH = 100, 101, 102
LIFT, EXCHANGE = 103, 110
KEEP = 122
OF_SHARED = 200
"""Added where the card is a shared one."""
EXCHANGE_CARDS = 1000
"""Added: 28 * code of the own card + code of the shared one."""
ORDERS = 10000
"""Added: codes of the cards, as digits to the base of CODES, the lowest digit first."""
MOST_OPTIONS = 160
SUNS = (9, 8, 7, 6)
PRICES = np.array([[0, 0, 0], [5, 7, 10], [6, 9, 12]], np.int64)


@numba.njit(nogil=True)
def begin_position(p, glyphs, towers, book, seats):
    """The position before the first hand is dealt."""
    p[:] = 0
    p[GLYPHS], p[TOWER_LEVEL], p[BOOK_LEVEL], p[SEATS] = glyphs, towers, book, seats
    for colour in range(COLOURS):
        p[DECK + 4 * colour] = SUNS[colour]
        p[DECK + 4 * colour + 1] = 4
        p[DECK + 4 * colour + 2] = 3
        p[DECK + 4 * colour + 3] = 2 * glyphs
        p[DECK_DOORS + colour] = 2 + glyphs
    p[DECK_NIGHTMARES] = 10
    if towers:
        for tower in range(TOWERS):
            p[DECK_TOWERS + tower] = 1
    for code in range(CODES - 1):
        p[SIZE] += p[DECK + code]
    p[LAST] = p[OTHER_LAST] = NO_SYMBOL
    p[RUN_COLOUR] = p[OTHER_RUN_COLOUR] = NO_COLOUR
    p[STAGE] = REDRAW


@numba.njit(nogil=True)
def survey(p):
    """Counts what is missing for a whole Alignment."""
    standing = p[STANDING]
    stands, held = 0, 0
    for place in range(standing):
        stands |= 1 << p[ALIGNMENT + place]
    for tower in range(TOWERS):
        if p[HAND_TOWERS + tower] > 0:
            held |= 1 << tower
    p[ALIGNED] = 0
    for place in range(standing - 3):
        seen = 0
        for step in range(4):
            seen |= 1 << (p[ALIGNMENT + place + step] // 3)
        if seen == 15:
            p[ALIGNED] = 1
    if p[ALIGNED]:
        p[BUILD] = p[FETCH] = p[NEAR] = p[WAYS] = 0
        return
    build, fetch, near, ways = 5, 5, 5, 0
    for number in range(len(WHOLES)):
        if MASKS[number] & p[GONE]:
            continue
        whole = WHOLES[number]
        part = 0
        for count in range(min(standing, 4), 0, -1):
            fits = True
            for step in range(count):
                if p[ALIGNMENT + standing - count + step] != whole[step]:
                    fits = False
                    break
            if not fits:
                fits = True
                for step in range(count):
                    if p[ALIGNMENT + step] != whole[4 - count + step]:
                        fits = False
                        break
            if not fits and count == standing:
                for at in range(4 - count + 1):
                    fits = True
                    for step in range(count):
                        if p[ALIGNMENT + step] != whole[at + step]:
                            fits = False
                            break
                    if fits:
                        break
            if fits:
                part = count
                break
        if standing > 0 and part == 0:
            continue
        # Those that stand apart from the part cannot be had.
        both = 0
        for step in range(4):
            if stands >> whole[step] & 1:
                both += 1
        if both != part:
            continue
        others = 4 - part
        drawn = 0
        for step in range(4):
            tower = whole[step]
            if not stands >> tower & 1 and not held >> tower & 1:
                drawn += 1
        fetch = min(fetch, drawn)
        if others < build:
            build, near, ways = others, drawn, 1
        elif others == build:
            near = min(near, drawn)
            ways += 1
    p[BUILD], p[FETCH], p[NEAR], p[WAYS] = build, fetch, near, min(ways, 8)


@numba.njit(nogil=True)
def may_touch(left, right):
    return RIGHTS[left] & LEFTS[right] == 0


@numba.njit(nogil=True)
def all_met(p):
    """Returns whether the game is won."""
    total = 0
    for colour in range(COLOURS):
        total += p[GAINED + colour] + p[OTHER_GAINED + colour]
        if p[SEATS] == 2 and (p[GAINED + colour] == 0 or p[OTHER_GAINED + colour] == 0):
            return False
    if total < 8 + 4 * p[GLYPHS]:
        return False
    return p[TOWER_LEVEL] == 0 or p[ALIGNED] == 1


@numba.njit(nogil=True)
def hopeless(p):
    """Returns whether the game is lost, or a Door is out of it for good."""
    if p[STAGE] == WON:
        return False
    if p[STAGE] == LOST:
        return True
    doors = 0
    for colour in range(COLOURS):
        doors += p[GAINED + colour] + p[OTHER_GAINED + colour]
        doors += p[DECK_DOORS + colour] + p[LIMBO + colour]
    for place in range(p[LOOKED]):
        if FIRST_DOOR <= p[LOOK + place] < NIGHTMARE:
            doors += 1
    if p[STAGE] == DOOR:
        doors += 1
    if doors < 8 + 4 * p[GLYPHS]:
        return True
    return p[TOWER_LEVEL] > 0 and p[BUILD] == 5 and p[STANDING] == 0


@numba.njit(nogil=True)
def forget(p):
    """Shuffles the deck."""
    for place in range(MOST_TOPS):
        p[TOP + place] = 0
    for place in range(MOST_BOTTOMS):
        p[BOTTOM + place] = 0
    p[TOPS] = p[BOTTOMS] = 0


@numba.njit(nogil=True)
def pass_on(p):
    """The other seat's turn."""
    for sort in range(LOCATIONS):
        own = p[HAND + sort] - p[SHARED + sort]
        p[HAND + sort] = p[OTHER_HAND + sort] + p[SHARED + sort]
        p[OTHER_HAND + sort] = own
    for sort in range(TOWERS):
        own = p[HAND_TOWERS + sort] - p[SHARED_TOWERS + sort]
        p[HAND_TOWERS + sort] = p[OTHER_TOWERS + sort] + p[SHARED_TOWERS + sort]
        p[OTHER_TOWERS + sort] = own
    own = p[HELD] - p[SHARED_HELD]
    p[HELD] = p[OTHER_HELD] + p[SHARED_HELD]
    p[OTHER_HELD] = own
    for colour in range(COLOURS):
        p[GAINED + colour], p[OTHER_GAINED + colour] = p[OTHER_GAINED + colour], p[GAINED + colour]
    for place in range(MOST_GOALS):
        p[MET_BY + place] *= -1
    for place in range(3):
        p[LAST + place], p[OTHER_LAST + place] = p[OTHER_LAST + place], p[LAST + place]


@numba.njit(nogil=True)
def return_limbo(p):
    returned = p[LIMBO_NIGHTMARES]
    p[DECK_NIGHTMARES] += returned
    p[LIMBO_NIGHTMARES] = 0
    for colour in range(COLOURS):
        doors = p[LIMBO + colour]
        p[DECK_DOORS + colour] += doors
        p[LIMBO + colour] = 0
        returned += doors
    if returned > 0:
        p[SIZE] += returned
        forget(p)


@numba.njit(nogil=True)
def sink(p):
    """The cards that are shown go under the deck."""
    for place in range(p[LOOKED]):
        code = p[LOOK + place]
        p[LOOK + place] = 0
        if code > 0:
            p[DECK + code - 1] += 1
            p[SIZE] += 1
            if p[BOTTOMS] < MOST_BOTTOMS:
                p[BOTTOM + p[BOTTOMS]] = code
                p[BOTTOMS] += 1
    p[LOOKED] = 0


@numba.njit(nogil=True)
def ruined(p, back):
    """What follows a Nightmare that has been paid; `back` is the stage after it."""
    if p[TOWER_LEVEL] > 0 and p[STANDING] > 0 and (p[TOWER_LEVEL] == 2 or not p[ALIGNED]):
        p[STAGE], p[BACK] = RUIN, back
    else:
        p[PILE] += 1
        p[STAGE] = back


@numba.njit(nogil=True)
def recall(p):
    """Whoever knows all cards above those at the bottom of the deck knows these on top."""
    if p[TOPS] + p[BOTTOMS] < p[SIZE]:
        return
    moved = min(p[BOTTOMS], MOST_TOPS - p[TOPS])
    for place in range(moved):
        p[TOP + p[TOPS] + place] = p[BOTTOM + place]
    p[TOPS] += moved
    p[BOTTOMS] -= moved
    for place in range(p[BOTTOMS]):
        p[BOTTOM + place] = p[BOTTOM + place + moved]
    p[BOTTOM + p[BOTTOMS] : BOTTOM + p[BOTTOMS] + moved] = 0


@numba.njit(nogil=True)
def settle(p):
    """Goes on to the next card or decision, past all that needs neither."""
    recall(p)
    if p[TOWER_LEVEL] > 0:
        survey(p)
    if all_met(p):
        p[STAGE] = WON
        return
    stage = p[STAGE]
    if stage == REVEAL and p[LEFT] == 0:
        ruined(p, DRAW)
    elif stage == PROPHECY and p[LEFT] == 0:
        p[STAGE] = ORDER if p[LOOKED] > 0 else DRAW
    elif stage == LOOKOUT and p[LEFT] == 0:
        p[STAGE] = ARRANGE if p[LOOKED] > 0 else DRAW
    elif stage == BENEATH and p[LEFT] == 0:
        p[STAGE] = RAISE if p[LOOKED] > 0 else p[BACK]
    elif stage == INCANT and p[LEFT] == 0:
        p[STAGE] = DRAW
        for place in range(p[LOOKED]):
            if FIRST_DOOR <= p[LOOK + place] < NIGHTMARE:
                p[STAGE] = HEED
        if p[STAGE] == DRAW:
            sink(p)
    stage = p[STAGE]
    if stage == REDRAW and p[HELD] == HAND_SIZE:
        p[STAGE] = DRAW
        # The Nightmare of a hand that was lost asks for its Tower last.
        if p[BACK] == DREAM:
            p[BACK] = 0
            ruined(p, DRAW)
        stage = p[STAGE]
    if stage in (DRAW, REDRAW) and p[HELD] < HAND_SIZE and p[SIZE] == 0:
        p[STAGE] = LOST
    elif stage == DRAW and p[HELD] == HAND_SIZE:
        return_limbo(p)
        if p[SEATS] == 2:
            pass_on(p)
            if p[TOWER_LEVEL] > 0:
                survey(p)
        p[STAGE] = START


@numba.njit(nogil=True)
def orders(p, count, out):
    """Writes the distinct orders of the cards that are looked at, and returns their number."""
    number = 0
    total = 1
    for _ in range(count):
        total *= count
    for counted in range(total):
        rest, used, option, digit, fresh = counted, 0, 0, 1, True
        for _ in range(count):
            place = rest % count
            rest //= count
            for other in range(place):
                if p[LOOK + other] == p[LOOK + place] and not used >> other & 1:
                    fresh = False
            if used >> place & 1:
                fresh = False
            if not fresh:
                break
            used |= 1 << place
            option += p[LOOK + place] * digit
            digit *= CODES
        if fresh:
            out[number] = ORDERS + option
            number += 1
    return number


@numba.njit(nogil=True)
def casts(p, stage, out, number):
    """Adds the spells that can be cast."""
    if p[BOOK_LEVEL] == 0:
        return number
    prices = PRICES[p[BOOK_LEVEL]]
    if stage == START and p[PILE] >= prices[0] and p[SIZE] > 0:
        out[number] = CAST_PROPHECY
        number += 1
    if stage != DREAM and p[PILE] >= prices[1] and p[GOALS] > 1:
        for place in range(1, p[GOALS]):
            if p[GOAL + place] != p[GOAL]:
                out[number] = CAST_PLANNING
                number += 1
                break
    if stage == DREAM and p[PILE] >= prices[2]:
        out[number] = PUNISH
        number += 1
    return number


@numba.njit(nogil=True)
def options(p, out):
    """Writes the distinct answers to the decision that waits, and returns their number."""
    stage = p[STAGE]
    number = 0
    if stage == START:
        for sort in range(LOCATIONS):
            for shared in range(2):
                count = p[SHARED + sort] if shared else p[HAND + sort] - p[SHARED + sort]
                if count > 0:
                    if sort % 4 != p[LAST]:
                        out[number] = PLAY + sort + shared * OF_SHARED
                        number += 1
                    out[number] = DISCARD + sort + shared * OF_SHARED
                    number += 1
        if p[TOWER_LEVEL] > 0:
            for sort in range(TOWERS):
                if p[HAND_TOWERS + sort] > 0:
                    shared = p[SHARED_TOWERS + sort] * OF_SHARED
                    standing = p[STANDING]
                    if standing == 0 or may_touch(sort, p[ALIGNMENT]):
                        out[number] = BUILD_LEFT + sort + shared
                        number += 1
                    if standing > 0 and may_touch(p[ALIGNMENT + standing - 1], sort):
                        out[number] = BUILD_RIGHT + sort + shared
                        number += 1
                    out[number] = DISCARD_TOWER + sort + shared
                    number += 1
        number = casts(p, stage, out, number)
    elif stage == TRIO:
        out[0], out[1] = SEARCH, DECLINE
        number = casts(p, stage, out, 2)
    elif stage == DOOR:
        sort = 4 * p[MET] + KEY
        if p[HAND + sort] > p[SHARED + sort]:
            out[number] = CLAIM
            number += 1
        if p[SHARED + sort] > 0:
            out[number] = CLAIM + OF_SHARED
            number += 1
        out[number] = LET_GO
        number = casts(p, stage, out, number + 1)
    elif stage == DREAM:
        for colour in range(COLOURS):
            sort = 4 * colour + KEY
            if p[HAND + sort] > p[SHARED + sort]:
                out[number] = PAY_KEY + colour
                number += 1
            if p[SHARED + sort] > 0:
                out[number] = PAY_KEY + colour + OF_SHARED
                number += 1
        for colour in range(COLOURS):
            if p[GAINED + colour] > 0:
                out[number] = LOSE_DOOR + colour
                number += 1
        out[number], out[number + 1] = REVEAL_FIVE, LOSE_HAND
        number = casts(p, stage, out, number + 2)
    elif stage in (ORDER, ARRANGE):
        number = orders(p, p[LOOKED], out)
    elif stage == HEED:
        for colour in range(COLOURS):
            for place in range(p[LOOKED]):
                if p[LOOK + place] == FIRST_DOOR + colour:
                    out[number] = OPEN_SHOWN + colour
                    number += 1
                    break
        out[number] = OPEN_NONE
        number = casts(p, stage, out, number + 1)
    elif stage == RUIN:
        standing = p[STANDING]
        for place in range(standing):
            if place in (0, standing - 1) or may_touch(
                p[ALIGNMENT + place - 1], p[ALIGNMENT + place + 1]
            ):
                out[number] = GIVE_TOWER + place
                number += 1
        out[number] = FALSE_RUIN
        number += 1
    elif stage == RAISE:
        for place in range(p[LOOKED]):
            fresh = True
            for other in range(place):
                if p[LOOK + other] == p[LOOK + place]:
                    fresh = False
            if fresh:
                out[number] = LIFT + place
                number += 1
    elif stage == REPLAN:
        for place in range(1, p[GOALS]):
            fresh = p[GOAL + place] != p[GOAL]
            for other in range(1, place):
                if p[GOAL + other] == p[GOAL + place]:
                    fresh = False
            if fresh:
                out[number] = EXCHANGE + place
                number += 1
        if number == 0:
            out[0] = EXCHANGE
            number = 1
    elif stage == SWAP:
        out[0] = KEEP
        number = 1
        for own in range(28):
            have = own_count(p, own)
            if have <= 0:
                continue
            for shared in range(28):
                if shared != own and shared_count(p, shared) > 0:
                    out[number] = EXCHANGE_CARDS + 28 * own + shared
                    number += 1
    return number


@numba.njit(nogil=True)
def own_count(p, card):
    """Number of the seat's own cards: a Location by sort, or 16 + a Tower by sort."""
    if card < LOCATIONS:
        return p[HAND + card] - p[SHARED + card]
    return p[HAND_TOWERS + card - LOCATIONS] - p[SHARED_TOWERS + card - LOCATIONS]


@numba.njit(nogil=True)
def shared_count(p, card):
    if card < LOCATIONS:
        return p[SHARED + card]
    return p[SHARED_TOWERS + card - LOCATIONS]


@numba.njit(nogil=True)
def gain(p, colour):
    """A Door comes to the table, or to Limbo if another is due."""
    if p[BOOK_LEVEL] > 0:
        if p[GOAL] != colour or p[GOALS] == 0:
            p[LIMBO + colour] += 1
            return
        due, before = -1, 0
        for place in range(MOST_GOALS):
            before = max(before, abs(p[MET_BY + place]))
            if due < 0 and p[MET_BY + place] == 0:
                due = place
        p[MET_BY + due] = before + 1
        turn_goals(p)
    p[GAINED + colour] += 1


@numba.njit(nogil=True)
def turn_goals(p):
    """Lists the Goals that are face up."""
    p[GOAL : GOAL + MOST_GOALS] = 0
    p[GOALS] = 0
    for place in range(MOST_GOALS):
        if p[ROW + place] > 0 and p[MET_BY + place] == 0:
            p[GOAL + p[GOALS]] = p[ROW + place] - 1
            p[GOALS] += 1


@numba.njit(nogil=True)
def lose_goal(p, colour):
    """Turns up the Goal that the seat's first Door of a colour had met."""
    lost = -1
    for place in range(MOST_GOALS):
        met_by = p[MET_BY + place]
        if p[ROW + place] == colour + 1 and met_by > 0 and (lost < 0 or met_by < p[MET_BY + lost]):
            lost = place
    p[MET_BY + lost] = 0
    turn_goals(p)


@numba.njit(nogil=True)
def exchange_goals(p, other):
    """Exchanges the Goal that is due for another one that is face up."""
    due, count = -1, 0
    for place in range(MOST_GOALS):
        if p[ROW + place] > 0 and p[MET_BY + place] == 0:
            if count == 0:
                due = place
            if count == other:
                p[ROW + due], p[ROW + place] = p[ROW + place], p[ROW + due]
            count += 1
    turn_goals(p)


@numba.njit(nogil=True)
def leave(p, sort, shared):
    """Takes a Location from the hand."""
    p[HAND + sort] -= 1
    p[HELD] -= 1
    if shared:
        p[SHARED + sort] -= 1
        p[SHARED_HELD] -= 1


@numba.njit(nogil=True)
def leave_tower(p, sort, shared):
    p[HAND_TOWERS + sort] -= 1
    p[HELD] -= 1
    if shared:
        p[SHARED_TOWERS + sort] -= 1
        p[SHARED_HELD] -= 1


@numba.njit(nogil=True)
def play(p, sort, shared):
    """Lays a card in the row; it may be the third of a colour."""
    colour = sort // 4
    leave(p, sort, shared)
    p[LAST] = sort % 4
    if colour == p[RUN_COLOUR]:
        p[RUN] += 1
    else:
        p[RUN_COLOUR] = colour
        p[RUN] = 1
    if p[RUN] == 3:
        p[RUN_COLOUR] = NO_COLOUR
        p[RUN] = 0
        p[MET] = colour
        p[STAGE] = TRIO
    else:
        p[STAGE] = DRAW


@numba.njit(nogil=True)
def answer(p, option):
    """Carries out an option, up to the next card that turns up or the next decision."""
    stage = p[STAGE]
    p[STAGE] = DRAW
    met = p[MET]
    shared = False
    if OF_SHARED <= option < EXCHANGE_CARDS:
        option -= OF_SHARED
        shared = True
    if stage == START and option < DISCARD:
        play(p, option - PLAY, shared)
    elif stage == START and option < BUILD_LEFT:
        sort = option - DISCARD
        leave(p, sort, shared)
        p[PILE] += 1
        into = DRAW
        if sort % 4 == KEY:
            into = PROPHECY
        elif sort % 4 == GLYPH:
            into = INCANT
        p[LEFT] = min(5, p[SIZE]) if into != DRAW else 0
        p[STAGE] = into
        if p[SEATS] == 2:
            p[STAGE], p[BACK] = SWAP, into
    elif stage == START and option < DISCARD_TOWER:
        sort = option - BUILD_LEFT if option < BUILD_RIGHT else option - BUILD_RIGHT
        leave_tower(p, sort, shared)
        if option < BUILD_RIGHT:
            for place in range(p[STANDING], 0, -1):
                p[ALIGNMENT + place] = p[ALIGNMENT + place - 1]
            p[ALIGNMENT] = sort
        else:
            p[ALIGNMENT + p[STANDING]] = sort
        p[STANDING] += 1
    elif stage == START and option < SEARCH:
        sort = option - DISCARD_TOWER
        leave_tower(p, sort, shared)
        p[PILE] += 1
        p[GONE] |= 1 << sort
        p[LEFT] = min(3 + sort % 3, p[SIZE])
        p[STAGE] = LOOKOUT
        if p[SEATS] == 2:
            p[STAGE], p[BACK] = SWAP, LOOKOUT
    elif option >= ORDERS:
        put_back(p, option - ORDERS, stage == ORDER)
    elif option >= EXCHANGE_CARDS:
        pair = option - EXCHANGE_CARDS
        own, other = pair // 28, pair % 28
        # Both stay in the hand that the seat may play: only which are shared changes.
        if own < LOCATIONS:
            p[SHARED + own] += 1
        else:
            p[SHARED_TOWERS + own - LOCATIONS] += 1
        if other < LOCATIONS:
            p[SHARED + other] -= 1
        else:
            p[SHARED_TOWERS + other - LOCATIONS] -= 1
        p[STAGE] = p[BACK]
    elif option == KEEP:
        p[STAGE] = p[BACK]
    elif option == SEARCH:
        forget(p)
        if p[DECK_DOORS + met] > 0:
            p[DECK_DOORS + met] -= 1
            p[SIZE] -= 1
            gain(p, met)
    elif option == CLAIM:
        leave(p, 4 * met + KEY, shared)
        p[PILE] += 1
        gain(p, met)
    elif option == LET_GO:
        p[LIMBO + met] += 1
    elif option == REVEAL_FIVE:
        p[STAGE] = REVEAL
        p[LEFT] = min(5, p[SIZE])
    elif option == LOSE_HAND:
        for sort in range(LOCATIONS):
            p[HAND + sort] = p[SHARED + sort] = 0
        for sort in range(TOWERS):
            if p[HAND_TOWERS + sort] > 0:
                p[GONE] |= 1 << sort
            p[HAND_TOWERS + sort] = p[SHARED_TOWERS + sort] = 0
        p[PILE] += p[HELD]
        p[HELD] = p[SHARED_HELD] = 0
        p[STAGE], p[BACK] = REDRAW, DREAM
    elif option == PUNISH:
        p[PILE] += 1 - PRICES[p[BOOK_LEVEL], 2]
    elif option == CAST_PROPHECY:
        p[PILE] -= PRICES[p[BOOK_LEVEL], 0]
        p[LEFT] = min(5, p[SIZE])
        p[STAGE], p[BACK] = BENEATH, stage
    elif option == CAST_PLANNING:
        p[PILE] -= PRICES[p[BOOK_LEVEL], 1]
        p[STAGE], p[BACK] = REPLAN, stage
    elif option == FALSE_RUIN:
        p[LIMBO_NIGHTMARES] += 1
        p[STAGE] = p[BACK]
    elif option == OPEN_NONE:
        sink(p)
    elif EXCHANGE <= option < KEEP:
        exchange_goals(p, option - EXCHANGE)
        p[STAGE] = p[BACK]
    elif LIFT <= option < EXCHANGE:
        lift(p, option - LIFT)
        p[STAGE] = p[BACK]
    elif GIVE_TOWER <= option < FALSE_RUIN:
        place = option - GIVE_TOWER
        p[GONE] |= 1 << p[ALIGNMENT + place]
        p[STANDING] -= 1
        for at in range(place, p[STANDING]):
            p[ALIGNMENT + at] = p[ALIGNMENT + at + 1]
        p[ALIGNMENT + p[STANDING]] = 0
        p[PILE] += 2
        p[STAGE] = p[BACK]
    elif OPEN_SHOWN <= option < OPEN_NONE:
        colour = option - OPEN_SHOWN
        for place in range(p[LOOKED]):
            if p[LOOK + place] == FIRST_DOOR + colour:
                p[LOOK + place] = 0
                break
        gain(p, colour)
        sink(p)
    elif LOSE_DOOR <= option < REVEAL_FIVE:
        colour = option - LOSE_DOOR
        p[GAINED + colour] -= 1
        p[LIMBO + colour] += 1
        if p[BOOK_LEVEL] > 0:
            lose_goal(p, colour)
        ruined(p, DRAW)
    elif PAY_KEY <= option < LOSE_DOOR:
        leave(p, 4 * (option - PAY_KEY) + KEY, shared)
        p[PILE] += 1
        ruined(p, DRAW)
    if p[STAGE] not in (TRIO, REPLAN) and (stage != REPLAN or p[STAGE] != DOOR):
        p[MET] = 0
    settle(p)


@numba.njit(nogil=True)
def lift(p, which):
    """One card from beneath goes on top, the others back under the deck."""
    code = p[LOOK + which]
    p[LOOK + which] = 0
    sink(p)
    p[DECK + code - 1] += 1
    p[SIZE] += 1
    for place in range(MOST_TOPS - 1, 0, -1):
        p[TOP + place] = p[TOP + place - 1]
    p[TOP] = code
    p[TOPS] = min(p[TOPS] + 1, MOST_TOPS)


@numba.njit(nogil=True)
def put_back(p, order, discards):
    """Cards that were looked at are known on top of the deck; of a Prophecy the first goes."""
    count = p[LOOKED]
    rest = order
    for place in range(count):
        p[LOOK + place] = 0
    p[LOOKED] = 0
    if discards:
        code = rest % CODES
        rest //= CODES
        count -= 1
        p[PILE] += 1
        if code >= FIRST_TOWER:
            p[GONE] |= 1 << (code - FIRST_TOWER)
    tops = p[TOPS]
    # Cards that were known below them stay so.
    for place in range(min(tops, MOST_TOPS - count) - 1, -1, -1):
        p[TOP + place + count] = p[TOP + place]
    for place in range(count):
        code = rest % CODES
        rest //= CODES
        p[TOP + place] = code
        p[DECK + code - 1] += 1
    p[SIZE] += count
    p[TOPS] = min(tops + count, MOST_TOPS)


@numba.njit(nogil=True)
def after(p, option, into):
    """Writes the position after an option into another one."""
    into[:] = p
    answer(into, option)


@numba.njit(nogil=True)
def chances(p, out):
    """Writes for each code how many cards of it may turn up next, and returns their sum."""
    for code in range(CODES):
        out[code] = 0
    beneath = p[STAGE] == BENEATH
    if not beneath and p[TOPS] > 0:
        out[p[TOP]] = 1
        return 1
    if beneath and p[BOTTOMS] > 0:
        out[p[BOTTOM + p[BOTTOMS] - 1]] = 1
        return 1
    total = p[SIZE]
    for code in range(1, CODES):
        out[code] = p[DECK + code - 1]
    for place in range(p[TOPS]):
        out[p[TOP + place]] -= 1
        total -= 1
    for place in range(p[BOTTOMS]):
        out[p[BOTTOM + place]] -= 1
        total -= 1
    if total == 0:
        code = p[TOP + p[TOPS] - 1] if beneath else p[BOTTOM]
        for other in range(CODES):
            out[other] = 0
        out[code] = 1
        return 1
    return total


@numba.njit(nogil=True)
def draw(p, code):
    """Turns up this card, for whatever the stage demands."""
    unknown = p[SIZE] - p[TOPS] - p[BOTTOMS]
    p[DECK + code - 1] -= 1
    p[SIZE] -= 1
    stage = p[STAGE]
    if stage == BENEATH:
        if p[BOTTOMS] > 0:
            p[BOTTOMS] -= 1
            p[BOTTOM + p[BOTTOMS]] = 0
        elif unknown <= 0:
            p[TOPS] -= 1
            p[TOP + p[TOPS]] = 0
    elif p[TOPS] > 0:
        p[TOPS] -= 1
        for place in range(p[TOPS]):
            p[TOP + place] = p[TOP + place + 1]
        p[TOP + p[TOPS]] = 0
    elif unknown <= 0:
        p[BOTTOMS] -= 1
        for place in range(p[BOTTOMS]):
            p[BOTTOM + place] = p[BOTTOM + place + 1]
        p[BOTTOM + p[BOTTOMS]] = 0
    if stage in (PROPHECY, LOOKOUT, INCANT, BENEATH):
        p[LOOK + p[LOOKED]] = code
        p[LOOKED] += 1
        p[LEFT] -= 1
    elif code < FIRST_DOOR or code >= FIRST_TOWER:
        if stage == REVEAL:
            p[LEFT] -= 1
            p[PILE] += 1
            if code >= FIRST_TOWER:
                p[GONE] |= 1 << (code - FIRST_TOWER)
        else:
            shared = p[SEATS] == 2 and p[HELD] - p[SHARED_HELD] == 3
            p[HELD] += 1
            if shared:
                p[SHARED_HELD] += 1
            if code < FIRST_DOOR:
                p[HAND + code - 1] += 1
                if shared:
                    p[SHARED + code - 1] += 1
            else:
                p[HAND_TOWERS + code - FIRST_TOWER] += 1
                if shared:
                    p[SHARED_TOWERS + code - FIRST_TOWER] += 1
    elif stage != DRAW:
        if stage == REVEAL:
            p[LEFT] -= 1
        if code == NIGHTMARE:
            p[LIMBO_NIGHTMARES] += 1
        else:
            p[LIMBO + code - FIRST_DOOR] += 1
    elif code == NIGHTMARE:
        p[STAGE] = DREAM
    elif p[HAND + 4 * (code - FIRST_DOOR) + KEY] > 0:
        p[STAGE] = DOOR
        p[MET] = code - FIRST_DOOR
    else:
        p[LIMBO + code - FIRST_DOOR] += 1
    settle(p)
