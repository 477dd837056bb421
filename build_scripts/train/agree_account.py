"""Whether the compiled account plays as the rules do: games by a rule of thumb and some chance,
answer by answer. `agree` is the command."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from build_scripts.train import account
from build_scripts.train.expansions import READINGS
from game.editions import OFFERED
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.editions.book.effects import Exchange, Raise
from game.editions.book.goals import goals_open
from game.editions.book.spells import Cast, DrawOn, Spend
from game.editions.glyphs.incantation import OpenNone, OpenShown, Sink
from game.editions.towers.alignment import TOWERS, Build
from game.editions.towers.lookout import Arrange
from game.editions.towers.ruin import FalseDestruction, GiveTower
from game.players.advice import concluded
from game.players.planner import table
from game.players.planner.imagined import imagined
from game.players.planner.observed import observed
from game.players.planner.search import different
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


def card_of(card: Any) -> int:
    code = READINGS.code_of(card)
    return code - 1 if code < table.FIRST_DOOR else 16 + code - table.FIRST_TOWER


def digits(cards: Any) -> int:
    number = 0
    for card in reversed(cards):
        number = number * table.CODES + READINGS.code_of(card)
    return number


FREE = {table.BACK, table.GONE, table.MET}.union(
    range(table.BOTTOM, table.BOTTOM + table.MOST_BOTTOMS)
)
"""Numbers that may differ: what only one of the two needs, or writes down later."""


def compared(own: np.ndarray, view: View, said: str) -> None:
    """Raises AssertionError if a position is not that of the view."""
    for place, (one, other) in enumerate(zip(own.tolist(), observed(view, READINGS), strict=True)):
        if one != other and place not in FREE:
            raise AssertionError(f"{said}: number {place}: account {one}, rules {other}")


def agrees(edition: str, seats: int, seed: str, games: int) -> int:
    """Plays games of an edition, and returns how many positions were compared. Raises
    AssertionError."""
    rules, player = OFFERED[edition], OFFERED.player("careful", edition, seats, seed)
    compared_count = 0
    out, into = np.empty(account.MOST_OPTIONS, np.int64), np.empty(table.LENGTH, np.int64)
    for number in range(games):
        luck = random.Random(f"{seed} {number}")
        game = Game.start(rules, seed=f"{seed} {number}", seats=seats)
        for _ in range(1500):
            if game.state.result or not game.pending:
                break
            view = View.of(game.state, game.state.active)
            legal = game.legal()
            p = np.array(observed(view, READINGS), np.int64)
            for card in view.gone:
                if card in TOWERS:
                    p[table.GONE] |= 1 << TOWERS.index(card)
            if p[table.STAGE] in (table.RAISE, table.REPLAN, table.SWAP):
                p[table.BACK] = READINGS.stage_of(view.agenda[1])
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
                    # Its own places for what is looked at are one, and it never needs both.
                    if p[table.STAGE] == table.RAISE and p[table.BACK] == table.HEED:
                        continue
                    leaves = imagined(rules, view).after(command)
                    if leaves.state.result:
                        account.after(p, option, into)
                        go_on(into)
                        assert (into[table.STAGE] == table.WON) == (leaves.state.result == "won")
                        continue
                    account.after(p, option, into)
                    if type(leaves.waits).__name__ != "PauseForSpells":
                        go_on(into)
                    waits = leaves.waits
                    # The rules ask for cards one by one.
                    if type(waits).__name__ in ("OrderTheRest", "PayForSpell"):
                        continue
                    compared(
                        into,
                        View.of(leaves.state, leaves.state.active),
                        f"{number} {type(view.pending).__name__} {command}",
                    )
                    compared_count += 1
            game.submit(chosen)
    return compared_count
