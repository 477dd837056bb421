"""Games of the net against the deck, compiled, and the targets that they give."""

import numba
import numpy as np

from build_scripts.train.compiled import FAST
from build_scripts.train.net import forward, scratch
from game.players.dreamer.features import ACTIVE
from game.players.dreamer.moves import (
    CLAIM,
    CODES,
    COLOURS,
    DISCARD,
    DOOR,
    DREAM,
    FIRST_DOOR,
    GAINED,
    KEY,
    LENGTH,
    LOSE_HAND,
    MOST_OPTIONS,
    NIGHTMARE,
    ORDERS,
    PAY_KEY,
    RUN,
    RUN_COLOUR,
    SEARCH,
    STAGE,
    START,
    TRIO,
    WON,
    opening,
)

OPENING = np.array(opening(), np.int64)
MOST_STATES = 200
"""Most positions of a game, more than any has that was seen; and how many they are on average at
most."""
MEAN_STATES = 120
after, options, chances, draw, answer, hopeless, active = (
    FAST.after,
    FAST.options,
    FAST.chances,
    FAST.draw,
    FAST.answer,
    FAST.hopeless,
    FAST.active,
)


def paper(count: int) -> tuple[np.ndarray, np.ndarray]:
    """Arrays for the rows and targets of so many games."""
    states = count * MEAN_STATES
    return np.empty((states, ACTIVE), np.uint16), np.empty(states, np.float32)


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
def draw_any(position, counts, state):
    """Turns up a card by chance."""
    rest = chance(state) % chances(position, counts)
    code = 0
    while rest >= counts[code]:
        rest -= counts[code]
        code += 1
    draw(position, code)


@numba.njit(nogil=True)
def value(net, position, rows, buffers):
    """The chance of victory where a card turns up next, a turn starts, or the game is over."""
    if position[STAGE] == WON:
        return np.float32(1)
    if hopeless(position):
        return np.float32(0)
    active(position, rows)
    logit = forward(net, rows, buffers[0], buffers[1], buffers[2], buffers[3])
    return np.float32(1) / (np.float32(1) + np.exp(-logit))


@numba.njit(nogil=True)
def value_after(net, position, option, into, other, rows, buffers):
    """The chance after an option: where it completes a trio, after the better of the two that
    follow."""
    after(position, option, into)
    if into[STAGE] != TRIO:
        return value(net, into, rows, buffers)
    after(into, SEARCH, other)
    found = value(net, other, rows, buffers)
    after(into, SEARCH + 1, other)
    return max(found, value(net, other, rows, buffers))


@numba.njit(nogil=True)
def greedy_worth(position, option):
    """A rule of thumb, for the games before the net knows anything."""
    stage = position[STAGE]
    if stage == START:
        sort = option % DISCARD
        colour = sort // 3
        needed = position[GAINED + colour] < 2
        if option >= DISCARD:
            worth = 10 if needed else 30
            return worth - (25 if sort % 3 == KEY else 0)
        run = position[RUN] + 1 if position[RUN_COLOUR] == colour else 1
        worth = (0, 20, 60, 100)[run] if needed else 5
        if run == 1 and position[RUN] == 2:
            worth -= 12
        return worth - (8 if sort % 3 == KEY and run < 3 else 0)
    if stage == DREAM:
        if PAY_KEY <= option < PAY_KEY + COLOURS:
            return 50 + 5 * position[GAINED + option - PAY_KEY]
        return 40 if option == LOSE_HAND else 0
    if stage == DOOR:
        return 1 if option == CLAIM else 0
    if stage == TRIO:
        return 1 if option == SEARCH else 0
    gone = (option - ORDERS) % CODES
    if gone == NIGHTMARE:
        return 2
    return 1 if gone < FIRST_DOOR else 0


@numba.njit(nogil=True)
def games(net, seed, count, explore, trace, greedy, rows_out, targets):
    """Plays games, and writes the rows and the target of every position that was valued: after
    each answer, and at each start of a turn. Returns how many these are, and the games won.

    The target is the outcome, mixed backwards with the values of the positions on the way (TD with
    a trace). Where chance chose, what comes after tells nothing of what was before: that is told
    the value of the best answer instead.
    """
    state = begin(seed)
    buffers = scratch()
    rows = np.empty(ACTIVE, np.int64)
    position, into, other = (
        np.empty(LENGTH, np.int64),
        np.empty(LENGTH, np.int64),
        np.empty(LENGTH, np.int64),
    )
    counts = np.empty(CODES, np.int64)
    out = np.empty(MOST_OPTIONS, np.int64)
    values = np.empty(MOST_STATES, np.float32)
    instead = np.empty(MOST_STATES, np.float32)
    total, won = 0, 0
    for _ in range(count):
        position[:] = OPENING
        first = total
        fresh = np.float32(-1)
        """The value of the best answer, where chance chose another since the last position."""
        while position[STAGE] < WON and total - first < MOST_STATES - 2:
            stage = position[STAGE]
            if stage < START:
                draw_any(position, counts, state)
                if position[STAGE] != START:
                    continue
                place = total - first
                values[place] = value(net, position, rows, buffers)
                if hopeless(position):
                    break
                instead[place] = fresh
                fresh = np.float32(-1)
                rows_out[total] = rows
                total += 1
                continue
            number = options(position, out)
            chosen, best = 0, np.float32(-1)
            if greedy:
                most = -1000
                for place in range(number):
                    worth = 8 * greedy_worth(position, out[place]) + chance(state) % 8
                    if worth > most:
                        most, chosen = worth, place
            else:
                for place in range(number):
                    worth_of = value_after(net, position, out[place], into, other, rows, buffers)
                    if worth_of > best:
                        best, chosen = worth_of, place
                if number > 1 and chance(state) % 100000 < explore * 100000:
                    chosen = chance(state) % number
                    fresh = best
            answer(position, out[chosen])
            if position[STAGE] == TRIO or position[STAGE] >= WON or position[STAGE] == START:
                continue
            if hopeless(position):
                break
            place = total - first
            values[place] = value(net, position, rows, buffers)
            instead[place] = fresh
            fresh = np.float32(-1)
            rows_out[total] = rows
            total += 1
        goal = np.float32(0)
        if position[STAGE] == WON:
            goal = np.float32(1)
            won += 1
        if fresh >= 0:
            goal = fresh
        for at in range(total - 1, first - 1, -1):
            place = at - first
            targets[at] = goal
            if instead[place] >= 0:
                goal = instead[place]
            else:
                goal = (1 - trace) * values[place] + trace * goal
    return total, won
