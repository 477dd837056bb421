"""Games of a net against the deck, compiled, and the targets that they give."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from build_scripts.train.net import CompiledNet
from game.players.learnt.net import NONE

MOST_STATES = 600
"""Most positions of a game that are learnt from."""


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
def any_card(counts, total, state):
    """The code of a card by chance; `counts` are those of each code, `total` their sum."""
    rest = chance(state) % total
    code = 0
    while rest >= counts[code]:
        rest -= counts[code]
        code += 1
    return code


@dataclass(frozen=True)
class Account:
    """The rules on flat arrays of `space` whole numbers, compiled, with the stages `start` and
    `won` at the place `stage`: `opening(p, counts, state, kind)` is the first position of a kind of
    game, `turn_up(p, counts, state)` turns up a card by chance, `see(p, masked, rows)` writes what
    the seat that plays is asked about, `goes_on(stage)` says whether the best of what may follow at
    once is the worth of a position, and `greedy_worth(p, option, into)` is a rule of thumb for the
    games before the net knows anything."""

    space: int
    codes: int
    most_options: int
    stage: int
    start: int
    won: int
    opening: Callable[..., Any]
    turn_up: Callable[..., Any]
    see: Callable[..., Any]
    goes_on: Callable[..., Any]
    greedy_worth: Callable[..., Any]
    options: Callable[..., Any]
    after: Callable[..., Any]
    answer: Callable[..., Any]
    hopeless: Callable[..., Any]


@dataclass(frozen=True)
class Playing:
    """`games` plays and writes what is learnt; `value` and `value_after` judge positions with the
    arrays that `buffers` makes."""

    games: Callable[..., Any]
    value: Callable[..., Any]
    value_after: Callable[..., Any]
    buffers: Callable[..., Any]


def playing(net: CompiledNet, account: Account) -> Playing:
    """The games of a net, compiled when they are first played."""
    forward, scratch, asked = net.forward, net.scratch, net.asked
    space, codes, most_options = account.space, account.codes, account.most_options
    stage, start, won_at = account.stage, account.start, account.won
    opening, turn_up, see = account.opening, account.turn_up, account.see
    goes_on, greedy_worth = account.goes_on, account.greedy_worth
    options, after, answer = account.options, account.after, account.answer
    hopeless = account.hopeless

    @numba.njit(nogil=True)
    def buffers():
        whole, units, summed, hidden = scratch()
        masked, out = np.zeros(space, np.int64), np.empty(most_options, np.int64)
        return whole, units, summed, hidden, masked, out

    @numba.njit(nogil=True)
    def value(net, p, rows, buffers):
        """The chance of victory where a card turns up next, a turn starts, or the game is over."""
        if p[stage] == won_at:
            return np.float32(1)
        if hopeless(p):
            return np.float32(0)
        see(p, buffers[4], rows)
        logit = forward(net, rows, buffers[0], buffers[1], buffers[2], buffers[3])
        return np.float32(1) / (np.float32(1) + np.exp(-logit))

    @numba.njit(nogil=True)
    def value_after(net, p, option, into, other, rows, buffers):
        """The chance after an option: where it leads to a choice that needs no card, after the
        better of what may follow."""
        after(p, option, into)
        if not goes_on(into[stage]):
            return value(net, into, rows, buffers)
        best, out = np.float32(-1), buffers[5]
        for place in range(options(into, out)):
            after(into, out[place], other)
            best = max(best, value(net, other, rows, buffers))
        return best

    @numba.njit(nogil=True)
    def one_game(net, kind, state, explore, trace, greedy, total, rows_out, targets, paper):
        """Plays a game, and writes the rows and the target of every position that was valued:
        after each answer, and at each start of a turn. Returns the number of positions then, and
        whether it was won.

        The target is the outcome, mixed backwards with the values of the positions on the way (TD
        with a trace). Where chance chose, what comes after tells nothing of what was before: that
        is told the value of the best answer instead.
        """
        p, into, other, rows, counts, out, values, instead, judging = paper
        opening(p, counts, state, kind)
        first = total
        fresh = np.float32(-1)
        """The value of the best answer, where chance chose another since the last position."""
        while p[stage] < won_at and total - first < MOST_STATES - 2 and total < len(targets) - 2:
            if p[stage] < start:
                turn_up(p, counts, state)
                if p[stage] != start:
                    continue
            else:
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
                        worth_of = value_after(net, p, out[place], into, other, rows, judging)
                        if worth_of > best:
                            best, chosen = worth_of, place
                    if chance(state) % 100000 < explore * 100000:
                        chosen = chance(state) % number
                        fresh = best
                answer(p, out[chosen])
                if goes_on(p[stage]) or p[stage] >= won_at or p[stage] == start:
                    continue
            if hopeless(p):
                break
            place = total - first
            values[place] = value(net, p, rows, judging)
            instead[place] = fresh
            fresh = np.float32(-1)
            rows_out[total] = rows
            total += 1
        won = p[stage] == won_at
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
    def games(net, seed, kinds, explore, trace, greedy, rows_out, targets, won):
        """Plays a game of each kind, and returns the number of positions that were written."""
        state = begin(seed)
        paper = (
            np.zeros(space, np.int64),
            np.zeros(space, np.int64),
            np.zeros(space, np.int64),
            np.full(asked, NONE, np.int64),
            np.empty(codes, np.int64),
            np.empty(most_options, np.int64),
            np.empty(MOST_STATES, np.float32),
            np.empty(MOST_STATES, np.float32),
            buffers(),
        )
        total = 0
        for game in range(len(kinds)):
            total, victory = one_game(
                net, kinds[game], state, explore, trace, greedy, total, rows_out, targets, paper
            )
            won[game] = victory
        return total

    return Playing(games, value, value_after, buffers)
