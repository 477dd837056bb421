"""The dreamer's net and its games: the base game alone, by the moves that the program plays by."""

import numba
import numpy as np

from build_scripts.train.compiled import compiled
from build_scripts.train.net import compiled_net
from build_scripts.train.play import Account, any_card, playing
from game.players.dreamer import features, moves
from game.players.dreamer.features import ACTIVE, COLOUR, WHOLE
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
)
from game.players.dreamer.player import SHAPE

FAST = compiled(moves, features)
"""The dreamer's own moves and features, which take arrays of int64 where the modules take lists."""
OPENING = np.array(moves.opening(), np.int64)
NET = compiled_net(SHAPE, np.arange(WHOLE), np.arange(WHOLE, ACTIVE).reshape((COLOURS, COLOUR)))
chances, draw, active = FAST.chances, FAST.draw, FAST.active


@numba.njit(nogil=True)
def turn_up(position, counts, state):
    """Turns up a card by chance."""
    total = chances(position, counts)
    draw(position, any_card(counts, total, state))


@numba.njit(nogil=True)
def opening(position, counts, state, kind):
    position[:] = OPENING


@numba.njit(nogil=True)
def see(position, masked, rows):
    active(position, rows)


@numba.njit(nogil=True)
def goes_on(stage):
    return stage == TRIO


@numba.njit(nogil=True)
def greedy_worth(position, option, into):
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


ACCOUNT = Account(
    space=LENGTH,
    codes=CODES,
    most_options=MOST_OPTIONS,
    stage=STAGE,
    start=START,
    won=WON,
    opening=opening,
    turn_up=turn_up,
    see=see,
    goes_on=goes_on,
    greedy_worth=greedy_worth,
    options=FAST.options,
    after=FAST.after,
    answer=FAST.answer,
    hopeless=FAST.hopeless,
)
PLAYING = playing(NET, ACCOUNT)
