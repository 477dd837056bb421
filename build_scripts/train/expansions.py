"""The planner's net and its games of the base game, Glyphs, Towers and Book."""

import numba
import numpy as np

from build_scripts.train.account import (
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
    ROW,
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
    turn_goals,
)
from build_scripts.train.account import (
    SPACE as OWN_SPACE,
)
from build_scripts.train.net import compiled_net
from build_scripts.train.play import Account, any_card, chance, playing
from game.editions import OFFERED
from game.players.planner.features import ACTIVE, COLOUR, COLOUR_ROWS, WHOLE, WHOLE_ROWS
from game.players.planner.net import shape_of
from game.players.planner.reading import Readings
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
    HAND,
    HAND_TOWERS,
    HEED,
    HELD,
    KEY,
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

READINGS = Readings(OFFERED.readings, WHOLE_ROWS, COLOUR_ROWS)
MORE = sum(len(one.answers) for one in READINGS.asking)
MORE_OF_COLOUR = sum(len(one.colour) for one in READINGS.asking)
"""Most questions of the editions about the whole, and about a colour. The rows of a position are
those of `active`, then those of the editions about the whole and about each colour in turn, each
group with NONE at its end where fewer are asked."""


def of_colour(colour: int) -> list[int]:
    """Places of the rows of a colour."""
    at, more = WHOLE + colour * COLOUR, ACTIVE + MORE + colour * MORE_OF_COLOUR
    return [*range(at, at + COLOUR), *range(more, more + MORE_OF_COLOUR)]


NET = compiled_net(
    shape_of(READINGS),
    np.array([*range(WHOLE), *range(ACTIVE, ACTIVE + MORE)]),
    np.array([of_colour(colour) for colour in range(COLOURS)]),
)
active, needed = FAST.active, FAST.needed
HIDES = OWN_SPACE
"""One more number: whether the seats hide their hands from each other."""
KNOWS = HIDES + 1
"""1 if the seat that plays knows the cards on top, else 0."""
SPACE = KNOWS + 1


@numba.njit(nogil=True)
def turn_up(p, counts, state):
    """Turns up a card by chance."""
    if p[STAGE] in (PROPHECY, LOOKOUT):
        p[KNOWS] = 1
    total = chances(p, counts)
    draw(p, any_card(counts, total, state))
    if p[STAGE] == START and p[SEATS] == 2 and p[HIDES] == 1:
        p[KNOWS] = 0 if p[TOPS] > 0 and p[KNOWS] == 1 else 1


@numba.njit(nogil=True)
def opening(p, counts, state, kind):
    """The position of the first turn of a kind of games (Glyphs, level of Towers, level of the
    Book, seats, hidden hands). Two players have drafted, Keys first."""
    glyphs, towers, book, seats, hides = kind[0], kind[1], kind[2], kind[3], kind[4]
    begin_position(p, glyphs, towers, book, seats)
    p[HIDES] = hides
    p[KNOWS] = 1
    if book:
        count = 0
        for colour in range(COLOURS):
            for _ in range(2 + glyphs):
                p[ROW + count] = colour + 1
                count += 1
        for place in range(count - 1, 0, -1):
            other = chance(state) % (place + 1)
            p[ROW + place], p[ROW + other] = p[ROW + other], p[ROW + place]
        turn_goals(p)
    if seats == 1:
        while p[STAGE] < START:
            total = chances(p, counts)
            draw(p, any_card(counts, total, state))
        return
    market = np.empty(8, np.int64)
    count = 0
    while count < 8:
        total = chances(p, counts)
        code = any_card(counts, total, state)
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
def see(p, masked, rows):
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
def goes_on(stage):
    """Whether the best of what may follow at once is the worth of a position."""
    return stage in (TRIO, RUIN, REPLAN)


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


ACCOUNT = Account(
    space=SPACE,
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
    options=options,
    after=after,
    answer=answer,
    hopeless=hopeless,
)
PLAYING = playing(NET, ACCOUNT)
