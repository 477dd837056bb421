"""The question before a new game begins in the middle of a finished one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.rules.state import HAND, owned
from game.rules.view import View
from game.screen.pages.notice import Notice, Told
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.buttons import Button
from game.table.party import Party
from game.words import Words

NAME = "branch"


def hand(words: Words, view: View, party: Party | None) -> list[str]:
    """Returns a sentence about the hand of the active player, or none while hands are drafted."""
    cards = view.zones.get(owned(HAND, view.active), ())
    if not (cards and view.turn):
        return []
    if party is None:
        return [words.say("In the hand: {cards}.", cards=words.cards(cards))]
    player = party.names[view.active]
    return [
        words.say("{player} plays and holds: {cards}.", player=player, cards=words.cards(cards))
    ]


def branch_question(
    program: Program,
    before: Scene,
    view: View,
    party: Party | None,
    branch: Callable[[], None],
    apart: str = "",
) -> Notice:
    """Returns the page that asks whether a new game begins from this view; both ways are buttons.
    `apart` says how the new game counts, if not like any game that began in a finished one."""

    def tell() -> Told:
        say, turn = program.words.say, view.turn
        told = [
            say("A new game begins as this one stood in turn {n}, with the same cards to come.",
                n=turn)
            if turn
            else say("A new game begins as this one stood, with the same cards to come."),
            *hand(program.words, view, party),
            apart
            or say("It counts apart from other games. The finished game stays as it is."),
        ]  # fmt: skip
        back = partial(program.back_to, before)
        stay = Button("button.stay", label=say("Back"), key=program.words.key("back"), act=back)
        through = Button("button.branch", label=say("Play on"), primary=True, act=branch)
        return say("Play on from here?"), told, [stay, through]

    return Notice(program, NAME, tell)
