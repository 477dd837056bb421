"""Games of the planner's net against the deck, compiled, and the targets that they give."""

import numba
import numpy as np

from build_scripts.train.planner.account import (
    BUILD_LEFT,
    CAST_PLANNING,
    CAST_PROPHECY,
    CLAIM,
    DISCARD,
    DISCARD_TOWER,
    EXCHANGE,
    EXCHANGE_CARDS,
    FALSE_RUIN,
    FAST,
    KEEP,
    LOSE_HAND,
    MOST_OPTIONS,
    OF_SHARED,
    OPEN_NONE,
    OPEN_SHOWN,
    ORDERS,
    PAY_KEY,
    PUNISH,
    SEARCH,
    after,
    answer,
    begin_position,
    chances,
    draw,
    hopeless,
    options,
    return_limbo,
    survey,
)
from build_scripts.train.planner.net import ASKED, forward, scratch
from game.players.planner.features import NONE
from game.players.planner.table import (
    BOOK_LEVEL,
    BUILD,
    CODES,
    COLOURS,
    DECK,
    DECK_TOWERS,
    DOOR,
    DREAM,
    FIRST_DOOR,
    FIRST_TOWER,
    GAINED,
    GLYPH,
    GOAL,
    GOALS,
    HAND,
    HAND_TOWERS,
    HEED,
    HELD,
    KEY,
    LENGTH,
    LIMBO,
    LIMBO_NIGHTMARES,
    LOCATIONS,
    LOOKOUT,
    MET,
    NIGHTMARE,
    ORDER,
    OTHER_HAND,
    OTHER_HELD,
    OTHER_TOWERS,
    PROPHECY,
    REPLAN,
    RUIN,
    RUN,
    RUN_COLOUR,
    SEATS,
    SHARED,
    SHARED_HELD,
    SHARED_TOWERS,
    SIZE,
    STAGE,
    START,
    SWAP,
    TOPS,
    TOWER_LEVEL,
    TOWERS,
    TRIO,
    WON,
)

active, needed = FAST.active, FAST.needed
MOST_STATES = 600
"""Most positions of a game that are learnt from."""
HIDES = LENGTH
"""One more number: whether the seats hide their hands from each other."""
KNOWS = LENGTH + 1
"""Whether the seat that plays knows the cards on top."""
SPACE = LENGTH + 2


@numba.njit(nogil=True)
def chance(state):
    """The next number of 63 bits, by splitmix64."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = state[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((bits ^ (bits >> np.uint64(31))) >> np.uint64(1))


@numba.njit(nogil=True)
def begin(seed):
    """A source of chance of its own for each seed."""
    state = np.empty(1, np.uint64)
    state[0] = np.uint64(seed) * np.uint64(0xD1342543DE82EF95) + np.uint64(1)
    chance(state)
    return state


@numba.njit(nogil=True)
def draw_any(p, counts, state):
    """Turns up a card by chance."""
    rest = chance(state) % chances(p, counts)
    code = 0
    while rest >= counts[code]:
        rest -= counts[code]
        code += 1
    draw(p, code)


@numba.njit(nogil=True)
def opening(p, counts, state, glyphs, towers, book, seats, hides):
    """The position of the first turn. Two players have drafted, Keys first."""
    begin_position(p, glyphs, towers, book, seats)
    p[HIDES] = hides
    p[KNOWS] = 1
    if book:
        count = 0
        for colour in range(COLOURS):
            for _ in range(2 + glyphs):
                p[GOAL + count] = colour
                count += 1
        p[GOALS] = count
        for place in range(count - 1, 0, -1):
            other = chance(state) % (place + 1)
            p[GOAL + place], p[GOAL + other] = p[GOAL + other], p[GOAL + place]
    if seats == 1:
        while p[STAGE] < START:
            draw_any(p, counts, state)
        return
    market = np.empty(8, np.int64)
    count = 0
    while count < 8:
        rest = chance(state) % chances(p, counts)
        code = 0
        while rest >= counts[code]:
            rest -= counts[code]
            code += 1
        p[DECK + code - 1] -= 1
        p[SIZE] -= 1
        if code < FIRST_DOOR or code >= FIRST_TOWER:
            market[count] = code
            count += 1
        elif code == NIGHTMARE:
            p[LIMBO_NIGHTMARES] += 1
        else:
            p[LIMBO + code - FIRST_DOOR] += 1
    # The order of wishes: Keys, Moons, other cards.
    for place in range(8):
        best = place
        for other in range(place + 1, 8):
            if wish(market[other]) > wish(market[best]):
                best = other
        market[place], market[best] = market[best], market[place]
    for place in range(8):
        code = market[place]
        own, shared = place < 6 and place % 2 == 0, place >= 6
        if code < FIRST_DOOR:
            if own or shared:
                p[HAND + code - 1] += 1
            if shared:
                p[SHARED + code - 1] += 1
            if not own and not shared:
                p[OTHER_HAND + code - 1] += 1
        else:
            tower = code - FIRST_TOWER
            if own or shared:
                p[HAND_TOWERS + tower] += 1
            if shared:
                p[SHARED_TOWERS + tower] += 1
            if not own and not shared:
                p[OTHER_TOWERS + tower] += 1
    p[HELD], p[SHARED_HELD], p[OTHER_HELD] = 5, 2, 3
    return_limbo(p)
    p[STAGE] = START
    if p[TOWER_LEVEL] > 0:
        survey(p)


@numba.njit(nogil=True)
def wish(code):
    if code >= FIRST_TOWER:
        return 1
    return (0, 2, 3, 1)[(code - 1) % 4]


@numba.njit(nogil=True)
def seen_rows(p, masked, rows):
    """Writes the features of what the seat that plays knows."""
    if p[HIDES] == 0:
        active(p, rows)
        return
    masked[:] = p
    for sort in range(LOCATIONS):
        masked[DECK + sort] += p[OTHER_HAND + sort]
        masked[OTHER_HAND + sort] = 0
    for sort in range(TOWERS):
        masked[DECK_TOWERS + sort] += p[OTHER_TOWERS + sort]
        masked[OTHER_TOWERS + sort] = 0
    masked[OTHER_HELD] = 0
    if p[KNOWS] == 0:
        masked[TOPS] = 0
    active(masked, rows)


@numba.njit(nogil=True)
def value(net, p, masked, rows, buffers):
    """The chance of victory."""
    if p[STAGE] == WON:
        return np.float32(1)
    if hopeless(p):
        return np.float32(0)
    seen_rows(p, masked, rows)
    logit = forward(net, rows, buffers[0], buffers[1], buffers[2], buffers[3])
    return np.float32(1) / (np.float32(1) + np.exp(-logit))


@numba.njit(nogil=True)
def goes_on(stage):
    """Whether the best of what may follow at once is the worth of a position."""
    return stage in (TRIO, RUIN, REPLAN)


@numba.njit(nogil=True)
def value_after(net, p, option, into, other, masked, rows, buffers, out):
    """The chance after an option: where it leads to a choice that needs no card, after the better
    of what may follow."""
    after(p, option, into)
    if not goes_on(into[STAGE]):
        return value(net, into, masked, rows, buffers)
    best = np.float32(-1)
    for place in range(options(into, out)):
        after(into, out[place], other)
        best = max(best, value(net, other, masked, rows, buffers))
    return best


@numba.njit(nogil=True)
def greedy_worth(p, option, into):
    """A rule of thumb, for the games before the net knows anything."""
    stage = p[STAGE]
    if OF_SHARED <= option < EXCHANGE_CARDS:
        option -= OF_SHARED
    if stage == START:
        if option >= CAST_PROPHECY:
            return -50
        if option >= BUILD_LEFT:
            after(p, option, into)
            if option >= DISCARD_TOWER:
                return 12 if into[BUILD] <= p[BUILD] else -5
            return 45 if into[BUILD] < p[BUILD] else -10
        sort = option % DISCARD
        colour = sort // 4
        need = needed(p, colour) > 0
        if option >= DISCARD:
            if sort % 4 == GLYPH:
                return 28
            return (10 if need else 30) - (25 if sort % 4 == KEY else 0)
        run = p[RUN] + 1 if p[RUN_COLOUR] == colour else 1
        worth = (0, 20, 60, 100)[run] if need else 5
        if p[BOOK_LEVEL] > 0 and run == 3 and p[GOAL] != colour:
            worth = 3
        if p[BOOK_LEVEL] > 0 and run < 3:
            worth += 15 if p[GOAL] == colour else (5 if p[GOAL + 1] == colour else 0)
        if run == 1 and p[RUN] == 2:
            worth -= 12
        return worth - (8 if sort % 4 == KEY and run < 3 else 0) - (3 if sort % 4 == GLYPH else 0)
    if stage == DREAM:
        if option == PUNISH:
            return 60
        if PAY_KEY <= option < PAY_KEY + COLOURS:
            return 50 + 5 * p[GAINED + option - PAY_KEY]
        return 40 if option == LOSE_HAND else 0
    due = p[BOOK_LEVEL] == 0 or p[GOAL] == p[MET]
    if stage in (DOOR, TRIO):
        if option == CAST_PLANNING:
            return -1 if due else 5
        return 1 if (option in (CLAIM, SEARCH)) == due else 0
    if stage == HEED:
        if option == CAST_PLANNING:
            return -1
        if option == OPEN_NONE:
            return 0
        return 1 if p[BOOK_LEVEL] == 0 or p[GOAL] == option - OPEN_SHOWN else -1
    if stage == REPLAN:
        return 1 if p[GOAL + option - EXCHANGE] == p[MET] else 0
    if stage == RUIN:
        after(p, option, into)
        if option == FALSE_RUIN:
            return 0
        return 1 if into[BUILD] <= p[BUILD] or p[BUILD] >= 3 else -1
    if stage == ORDER:
        gone = (option - ORDERS) % CODES
        if gone == NIGHTMARE:
            return 2
        return 1 if gone < FIRST_DOOR else 0
    if stage == SWAP:
        return 1 if option == KEEP else 0
    return 0


@numba.njit(nogil=True)
def one_game(net, kind, state, explore, trace, greedy, total, rows_out, targets, paper):
    """Plays a game, and writes the rows and the target of every position that was valued: after
    each answer, and at each start of a turn. Returns the number of positions then, and whether it
    was won.

    The target is the outcome, mixed backwards with the values of the positions on the way (TD with
    a trace). Where chance chose, what comes after tells nothing of what was before: that is told
    the value of the best answer instead.
    """
    p, into, other, masked, rows, counts, out, follow, values, instead, buffers = paper
    opening(p, counts, state, kind[0], kind[1], kind[2], kind[3], kind[4])
    first = total
    fresh = np.float32(-1)
    while p[STAGE] < WON and total - first < MOST_STATES - 2 and total < len(targets) - 2:
        stage = p[STAGE]
        if stage < START:
            if stage in (PROPHECY, LOOKOUT):
                p[KNOWS] = 1
            draw_any(p, counts, state)
            if p[STAGE] != START:
                continue
            if p[SEATS] == 2 and p[HIDES] == 1:
                p[KNOWS] = 0 if p[TOPS] > 0 and p[KNOWS] == 1 else 1
            if hopeless(p):
                break
            place = total - first
            values[place] = value(net, p, masked, rows, buffers)
            instead[place] = fresh
            fresh = np.float32(-1)
            rows_out[total] = rows
            total += 1
            continue
        number = options(p, out)
        chosen, best = 0, np.float32(-1)
        if greedy:
            most = -1000
            for place in range(number):
                worth = 8 * greedy_worth(p, out[place], into) + chance(state) % 8
                if worth > most:
                    most, chosen = worth, place
        elif number > 1:
            for place in range(number):
                worth_of = value_after(
                    net, p, out[place], into, other, masked, rows, buffers, follow
                )
                if worth_of > best:
                    best, chosen = worth_of, place
            if chance(state) % 100000 < explore * 100000:
                chosen = chance(state) % number
                fresh = best
        answer(p, out[chosen])
        if goes_on(p[STAGE]) or p[STAGE] >= WON or p[STAGE] == START:
            continue
        if hopeless(p):
            break
        place = total - first
        values[place] = value(net, p, masked, rows, buffers)
        instead[place] = fresh
        fresh = np.float32(-1)
        rows_out[total] = rows
        total += 1
    won = p[STAGE] == WON
    goal = np.float32(1) if won else np.float32(0)
    if fresh >= 0:
        goal = fresh
    for at in range(total - 1, first - 1, -1):
        place = at - first
        targets[at] = goal
        mixed = (1 - trace) * values[place] + trace * goal
        goal = instead[place] if instead[place] >= 0 else mixed
    return total, won


@numba.njit(nogil=True)
def new_paper():
    """Room for a game."""
    return (
        np.zeros(SPACE, np.int64),
        np.zeros(SPACE, np.int64),
        np.zeros(SPACE, np.int64),
        np.zeros(SPACE, np.int64),
        np.full(ASKED, NONE, np.int64),
        np.empty(CODES, np.int64),
        np.empty(MOST_OPTIONS, np.int64),
        np.empty(MOST_OPTIONS, np.int64),
        np.empty(MOST_STATES, np.float32),
        np.empty(MOST_STATES, np.float32),
        scratch(),
    )


@numba.njit(nogil=True)
def games(net, seed, kinds, explore, trace, greedy, rows_out, targets, won):
    """Plays a game of each kind (Glyphs, level of Towers, level of the Book, seats, hidden hands),
    and returns the number of positions that were written."""
    state = begin(seed)
    paper = new_paper()
    total = 0
    for game in range(len(kinds)):
        total, victory = one_game(
            net, kinds[game], state, explore, trace, greedy, total, rows_out, targets, paper
        )
        won[game] = victory
    return total
