"""With the Book of Steps the careful player keeps to the order of the Goals: what it gives has a
use."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.editions import OFFERED
from game.editions.base.explore import Search
from game.editions.book.effects import Exchange
from game.editions.book.goals import due, goals_open
from game.editions.glyphs.incantation import OpenShown
from game.players.advice import choose
from game.players.careful import Careful
from game.rules.card import DOOR
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.rules.view import View
from tests.walks import begin


@cache
def answers(edition: str, games: int) -> Sequence[tuple[Command[Any], View, View]]:
    """Returns each answer of the careful player, with what it sees before and after."""
    given = []
    player = Careful(OFFERED.of(edition).worth)
    for number in range(games):
        game = begin(OFFERED[edition], 1, number)
        while game.pending is not None:
            seat = game.state.active
            before = View.of(game.state, seat)
            command = choose(player, before, game.pending, game.legal())
            game.submit(command)
            given.append((command, before, View.of(game.state, seat)))
    return given


def test_goals_are_exchanged_to_make_the_door_due_that_can_be_had() -> None:
    exchanged = 0
    for command, before, after in answers("book", 4):
        if not isinstance(command, Exchange):
            continue
        exchanged += 1
        assert due(before) != due(after)
        met = {card.colours for card in before.cards(REVEALED) if card.kind == DOOR}
        place = before.trio(before.rows[before.active][-3:])
        assert due(after) in met or place in due(after)
    assert exchanged > 3


def test_no_door_is_searched_that_is_not_due() -> None:
    searched = 0
    for command, before, after in answers("book", 4):
        if isinstance(command, Search) and goals_open(before):
            searched += 1
            gained = sum(map(len, after.doors)) - sum(map(len, before.doors))
            assert gained == 1
    assert searched > 6


def test_a_door_that_an_incantation_shows_is_opened_only_if_it_is_due() -> None:
    opened = 0
    for command, before, _ in answers("glyphs+book", 3):
        if isinstance(command, OpenShown):
            opened += 1
            assert command.door.colours == due(before)
    assert opened > 0
