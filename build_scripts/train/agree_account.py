"""Whether the compiled account plays as the rules do: games by a rule of thumb and some chance,
answer by answer. `agree` is the command."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from build_scripts.train import account
from build_scripts.train.expansions import READINGS
from game.editions import OFFERED
from game.editions.base.cards import only_place
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.editions.book.effects import Exchange, Raise
from game.editions.book.goals import GOALS, goals_open
from game.editions.book.spells import Cast, DrawOn, Spend
from game.editions.glyphs.incantation import OpenNone, OpenShown, Sink
from game.editions.towers.alignment import TOWERS, Build
from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import FalseDestruction, GiveTower
from game.players.advice import concluded
from game.players.planner import table
from game.players.planner.imagined import imagined
from game.players.planner.observed import observed
from game.players.planner.reading import COLOURS
from game.players.planner.search import different
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import owned
from game.rules.view import View

PLAIN = {
    Search: account.SEARCH,
    Decline: account.DECLINE,
    LetGo: account.LET_GO,
    RevealFive: account.REVEAL_FIVE,
    LoseHand: account.LOSE_HAND,
    OpenNone: account.OPEN_NONE,
    FalseDestruction: account.FALSE_RUIN,
    Keep: account.KEEP,
}
CASTS = {
    "prophecy": account.CAST_PROPHECY,
    "planning": account.CAST_PLANNING,
    "punishment": account.PUNISH,
}


def option_of(command: Any, view: View) -> int | None:
    """Returns the option of an answer; None where the account has none of its own."""
    shared = set(view.shared)

    def of(card: Any, plain: int) -> int:
        return plain + (account.OF_SHARED if card in shared else 0)

    match command:
        case Play(card):
            return of(card, account.PLAY + READINGS.code_of(card) - 1)
        case Discard(card) if READINGS.code_of(card) < table.FIRST_DOOR:
            return of(card, account.DISCARD + READINGS.code_of(card) - 1)
        case Discard(card):
            return of(card, account.DISCARD_TOWER + TOWERS.index(card))
        case Build(card, end):
            first = account.BUILD_LEFT if end == "left" else account.BUILD_RIGHT
            return of(card, first + TOWERS.index(card))
        case Claim(key):
            return of(key, account.CLAIM)
        case PayKey(key):
            return of(key, account.PAY_KEY + (READINGS.code_of(key) - 1) // 4)
        case LoseDoor(door):
            doors = [one for one in view.doors[view.seat] if one.colours == door.colours]
            if doors[0] is not door:
                return None
            return account.LOSE_DOOR + READINGS.code_of(door) - table.FIRST_DOOR
        case OpenShown(door):
            return account.OPEN_SHOWN + READINGS.code_of(door) - table.FIRST_DOOR
        case GiveTower(tower):
            return account.GIVE_TOWER + view.cards("alignment").index(tower)
        case Swap(own, other):
            return account.EXCHANGE_CARDS + 28 * card_of(own) + card_of(other)
        case Cast(spell):
            return CASTS[spell]
        case Foresee(discard, order):
            return account.ORDERS + digits((discard, *order))
        case Arrange(order):
            return account.ORDERS + digits(order)
        case Raise(card):
            return account.LIFT + view.cards(owned("beneath", view.seat)).index(card)
        case Exchange(first, second):
            goals = goals_open(view)
            if first in goals and second in goals and goals.index(first) == 0:
                return account.EXCHANGE + goals.index(second)
            return None
        case Spend() | DrawOn() | Sink() | Take():
            return None
    return PLAIN[type(command)]


def go_on(p: np.ndarray) -> None:
    """Turns up all that the seat knows, as the rules do that carry out an answer."""
    many = (table.PROPHECY, table.REVEAL, table.LOOKOUT, table.INCANT)
    while p[table.STAGE] < table.START and p[table.STAGE] != table.BENEATH and p[table.TOPS]:
        if p[table.STAGE] in many and p[table.TOPS] < p[table.LEFT]:
            return
        account.draw(p, p[table.TOP])


def knows_all(p: np.ndarray) -> bool:
    """Returns whether the seat knows every card of the deck."""
    return bool(p[table.TOPS] + p[table.BOTTOMS] == p[table.SIZE])


def card_of(card: Any) -> int:
    code = READINGS.code_of(card)
    return code - 1 if code < table.FIRST_DOOR else 16 + code - table.FIRST_TOWER


def digits(cards: Any) -> int:
    number = 0
    for card in reversed(cards):
        number = number * table.CODES + READINGS.code_of(card)
    return number


def position_of(view: View) -> np.ndarray:
    """Returns what the seat of a view sees, with what the account alone keeps."""
    p = np.zeros(account.SPACE, np.int64)
    p[: table.LENGTH] = observed(view, READINGS)
    for card in view.gone:
        if card in TOWERS:
            p[table.GONE] |= 1 << TOWERS.index(card)
    if p[table.STAGE] in (table.RAISE, table.REPLAN, table.SWAP):
        p[table.BACK] = READINGS.stage_of(view.agenda[1])
    if p[table.BOOK_LEVEL]:
        met_by: dict[Card | None, int] = {}
        for seat, doors in enumerate(view.doors):
            for number, door in enumerate(doors, 1):
                met_by[door] = number if seat == view.active else -number
        for place, goal in enumerate(view.cards(GOALS)):
            colour = only_place(goal)
            p[account.ROW + place] = COLOURS[colour] + 1 if colour else 0
            p[account.MET_BY + place] = met_by.get(view.tied.get(goal), 0)
    return p


FREE = {table.BACK, table.GONE, table.MET}.union(
    range(table.BOTTOM, table.BOTTOM + table.MOST_BOTTOMS)
)
"""Numbers that may differ: what only one of the two needs, or writes down later."""
PLANNING = table.START, table.TRIO, table.DOOR
"""Stages in which the account exchanges Goals, and keeps nothing else to go back to. It looks
beneath the deck only at the start of a turn."""


def compared(own: np.ndarray, view: View, said: str) -> None:
    """Raises AssertionError if a position is not that of the view."""
    both = zip(own[: table.LENGTH], observed(view, READINGS), strict=True)
    for place, (one, other) in enumerate(both):
        if one != other and place not in FREE:
            raise AssertionError(f"{said}: number {place}: account {one}, rules {other}")


def agrees(edition: str, seats: int, seed: str, games: int) -> int:
    """Plays games of an edition, and returns how many positions were compared. Raises
    AssertionError."""
    rules, player = OFFERED[edition], OFFERED.player("careful", edition, seats, seed)
    compared_count = 0
    out, into = np.empty(account.MOST_OPTIONS, np.int64), np.empty(account.SPACE, np.int64)
    for number in range(games):
        luck = random.Random(f"{seed} {number}")
        game = Game.start(rules, seed=f"{seed} {number}", seats=seats)
        for _ in range(1500):
            if game.state.result or not game.pending:
                break
            view = View.of(game.state, game.state.active)
            legal = game.legal()
            p = position_of(view)
            careful = concluded(player.think(view, game.pending, legal)).command
            chosen = luck.choice([careful, careful, careful, luck.choice(legal)])
            first = option_of(legal[0], view)
            if first is not None:
                count = account.options(p, out)
                mine = {int(option) for option in out[:count]}
                alike = {account.EXCHANGE_CARDS + 29 * card for card in range(28)}
                theirs = {option_of(command, view) for command in legal} - {None} - alike
                # The account casts where it may matter, and exchanges only the Goal that is due.
                spells = {account.CAST_PROPHECY, account.CAST_PLANNING}
                if p[table.STAGE] in (table.RAISE, table.REPLAN):
                    assert mine <= theirs, (mine, theirs)
                else:
                    assert mine - spells == theirs - spells, (view.pending, mine, theirs)
                answers = concluded(different(legal, len(legal)))
                for command in luck.sample(answers, min(8, len(answers))):
                    option = option_of(command, view)
                    if option is None or option not in mine:
                        continue
                    back = p[table.BACK]
                    if p[table.STAGE] == table.RAISE and back != table.START:
                        continue
                    if p[table.STAGE] == table.REPLAN and back not in PLANNING:
                        continue
                    if len(view.known_top) > table.MOST_TOPS:
                        continue
                    leaves = imagined(rules, view).after(command)
                    account.after(p, option, into)
                    # In what order cards go under the deck is not an option of the account.
                    if isinstance(command, Raise | OpenShown | OpenNone) and knows_all(into):
                        continue
                    if leaves.state.result:
                        go_on(into)
                        assert (into[table.STAGE] == table.WON) == (leaves.state.result == "won")
                        continue
                    waits = type(leaves.waits).__name__
                    # The rules ask for cards one by one, and for spells before the game is lost.
                    if waits in ("OrderTheRest", "PayForSpell"):
                        continue
                    if waits == "PauseForSpells" and not leaves.state.deck:
                        continue
                    if waits != "PauseForSpells":
                        go_on(into)
                    compared(
                        into,
                        View.of(leaves.state, leaves.state.active),
                        f"{number} {type(view.pending).__name__} {command}",
                    )
                    compared_count += 1
            game.submit(chosen)
    return compared_count
