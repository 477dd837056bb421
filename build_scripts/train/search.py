"""The program's own search (game/players/dreamer/search.py), compiled.

The same answers, sums and samples, without the pauses; a test holds the two side by side.
"""

import numba
import numpy as np

from build_scripts.train.base_game import FAST, OPENING, PLAYING, turn_up
from build_scripts.train.play import begin
from game.players.dreamer.features import ACTIVE
from game.players.dreamer.moves import (
    CODES,
    DRAW,
    LENGTH,
    MOST_OPTIONS,
    ORDER,
    REDRAW,
    REVEAL,
    SAMPLES,
    SEARCH,
    STAGE,
    START,
    TOP,
    TOPS,
    TRIO,
    WON,
)
from game.players.dreamer.search import ONWARD, ONWARD_NEAR, ORDERS_NEAR
from game.players.learnt.search import NEAR

MOST_TURNS = 80
"""A game has fewer (R32)."""
after, options, chances, draw, answer, hopeless = (
    FAST.after,
    FAST.options,
    FAST.chances,
    FAST.draw,
    FAST.answer,
    FAST.hopeless,
)
beginning, turn_up_all = FAST.beginning, FAST.turn_up
value, value_after, buffers_of = PLAYING.value, PLAYING.value_after, PLAYING.buffers


@numba.njit(nogil=True)
def glimpsed(net, position, rows, buffers):
    """The value of the net after the best answer, if there is a decision."""
    if position[STAGE] < START or position[STAGE] >= WON:
        return np.float64(value(net, position, rows, buffers))
    out, into, other = (
        np.empty(MOST_OPTIONS, np.int64),
        np.empty(LENGTH, np.int64),
        np.empty(LENGTH, np.int64),
    )
    best = np.float32(0)
    for place in range(options(position, out)):
        best = max(best, value_after(net, position, out[place], into, other, rows, buffers))
    return np.float64(best)


@numba.njit(nogil=True)
def order_by(values, count, out):
    """Puts the options and their values in order: the best first, among equals the lowest."""
    for place in range(1, count):
        best, option, at = values[place], out[place], place
        while at > 0 and (
            values[at - 1] < best or (values[at - 1] == best and out[at - 1] > option)
        ):
            values[at], out[at] = values[at - 1], out[at - 1]
            at -= 1
        values[at], out[at] = best, option


@numba.njit(nogil=True)
def at_a_glance(net, position, out, values, rows, buffers):
    """The options and what the net says after them, in order; how many they are."""
    into, other = np.empty(LENGTH, np.int64), np.empty(LENGTH, np.int64)
    count = options(position, out)
    for place in range(count):
        values[place] = value_after(net, position, out[place], into, other, rows, buffers)
    order_by(values, count, out)
    return count


@numba.njit(nogil=True)
def onward(net, position, rows, buffers):
    """The value when known cards come for certain and turns go on."""
    into = position.copy()
    while into[STAGE] == DRAW and into[TOPS] > 0:
        draw(into, into[TOP])
    if into[TOPS] == 0 or into[STAGE] < START or into[STAGE] >= WON:
        return glimpsed(net, into, rows, buffers)
    out, values = np.empty(MOST_OPTIONS, np.int64), np.empty(MOST_OPTIONS, np.float64)
    count = at_a_glance(net, into, out, values, rows, buffers)
    best = np.float64(0)
    following = np.empty(LENGTH, np.int64)
    for place in range(min(count, ONWARD)):
        if values[place] >= values[0] - ONWARD_NEAR:
            after(into, out[place], following)
            best = max(best, onward(net, following, rows, buffers))
    return best


@numba.njit(nogil=True)
def expected_card(net, position, rows, buffers):
    """The mean over what turns up next; of what is too much for that, what the net says."""
    stage = position[STAGE]
    if stage == DRAW and position[TOPS] > 0:
        return onward(net, position, rows, buffers)
    counts, into = np.empty(CODES, np.int64), np.empty(LENGTH, np.int64)
    chance = np.float64(0)
    if stage == DRAW:
        total = chances(position, counts)
        for code in range(1, CODES):
            if counts[code] > 0:
                into[:] = position
                draw(into, code)
                chance += counts[code] * glimpsed(net, into, rows, buffers)
        return chance / total
    if stage in (REVEAL, REDRAW) and not hopeless(position):
        number = beginning(position)
        for _ in range(SAMPLES):
            into[:] = position
            number = turn_up_all(into, number, counts)
            chance += glimpsed(net, into, rows, buffers)
        return chance / SAMPLES
    return np.float64(value(net, position, rows, buffers))


@numba.njit(nogil=True)
def expected(net, position, option, rows, buffers):
    """The mean after an option; where that completes a trio, the better that may follow."""
    into, other = np.empty(LENGTH, np.int64), np.empty(LENGTH, np.int64)
    after(position, option, into)
    if into[STAGE] != TRIO:
        return expected_card(net, into, rows, buffers)
    after(into, SEARCH, other)
    found = expected_card(net, other, rows, buffers)
    after(into, SEARCH + 1, other)
    return max(found, expected_card(net, other, rows, buffers))


@numba.njit(nogil=True)
def judged(net, position, out, values, rows, buffers):
    """The options and the chances after those that were looked into, in order; how many these
    are."""
    count = at_a_glance(net, position, out, values, rows, buffers)
    if count == 1:
        return 1
    near = 0
    while near < count and values[near] >= values[0] - NEAR:
        near += 1
    if position[STAGE] == ORDER:
        near = min(near, ORDERS_NEAR)
    for place in range(near):
        values[place] = expected(net, position, out[place], rows, buffers)
    order_by(values, near, out)
    return near


@numba.njit(nogil=True)
def play_by_search(net, seed, count, shown, outcomes, lengths):
    """Plays games by this search. Writes for each start of a turn the chance that the search finds
    and the outcome of the game, and of each game its turns; returns how many starts there were."""
    state = begin(seed)
    buffers = buffers_of()
    rows = np.empty(ACTIVE, np.int64)
    counts = np.empty(CODES, np.int64)
    out, values = np.empty(MOST_OPTIONS, np.int64), np.empty(MOST_OPTIONS, np.float64)
    total = 0
    for game in range(count):
        position = OPENING.copy()
        first = total
        while position[STAGE] < WON:
            if position[STAGE] < START:
                turn_up(position, counts, state)
                continue
            starts = position[STAGE] == START
            judged(net, position, out, values, rows, buffers)
            if starts:
                shown[total] = values[0]
                total += 1
            answer(position, out[0])
        outcome = 1 if position[STAGE] == WON else 0
        lengths[game] = total - first
        outcomes[first:total] = outcome
    return total
