"""A game that an adviser plays, for all of its seats, with nobody in a hurry."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from game.players.advice import Advice, Player, Slices
from game.rules.chance import shuffled
from game.rules.event import Event
from game.rules.game import Game
from game.rules.state import DECK, State, replace
from game.rules.steps import Command, Ordering
from game.rules.view import View


@dataclass(frozen=True)
class Move:
    """One answer: the `view` in which it was asked, the `legal` answers, the cards that it could
    put `in_order` and the class of command for that, the advice, the state `before` it, and the
    events that it brought."""

    view: View
    legal: tuple[Command[Any], ...]
    in_order: tuple[type[Command[Any]], Ordering] | None
    advice: Advice
    before: State
    events: tuple[Event, ...]


class SelfPlay:
    """The player answers every decision of the game in turn, by what the asked seat may know.
    `moves` are the answers so far; `clock` tells seconds, for the slices of thinking."""

    def __init__(self, game: Game, player: Player, clock: Callable[[], float]) -> None:
        self.game = game
        self.moves: list[Move] = []
        self._player, self._clock = player, clock
        self._thinking: Slices[bool] | None = None

    @property
    def over(self) -> bool:
        return self.game.pending is None

    def think(self, moves: bool) -> None:
        """Thinks for one frame's share, while anything on the screen `moves` or nothing does. An
        answer that is found is given at once."""
        if self._thinking is None and not self.over:
            self._thinking = Slices(self._answer(), self._clock)
        if self._thinking is not None and self._thinking.advance(moves):
            self._thinking = None

    def _answer(self) -> Generator[None, None, bool]:
        game, decision = self.game, self.game.pending
        assert decision is not None
        view, legal = View.of(game.state, game.state.active), tuple(game.legal())
        advice = yield from self._player.think(view, decision, legal)
        before, ordering = game.state, game.ordering()
        events = game.submit(advice.command)
        self.moves.append(Move(view, legal, ordering, advice, before, events))
        return True


def shuffled_anew(game: Game, seed: str) -> Game:
    """Returns the same game as it stands, with open hands, to be played on apart from it. All cards
    of its deck that nobody has seen lie in another order, by this seed, as do all later
    shuffles."""
    copy = game.copy()
    state = copy.state
    known = max(len(cards) for cards in state.known_top)
    beneath = len(state.deck) - max(len(cards) for cards in state.known_bottom)
    top, unknown, bottom = (
        state.deck[:known],
        state.deck[known : max(known, beneath)],
        state.deck[max(known, beneath) :],
    )
    deck = top + shuffled(unknown, seed, 0) + bottom
    zones = {**state.zones, DECK: deck}
    copy.state = replace(state, zones=zones, seed=seed, visibility="open")
    return copy
