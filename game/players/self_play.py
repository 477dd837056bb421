"""A game that an adviser plays, for all of its seats, with nobody in a hurry."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from game.players.advice import Advice, Player
from game.players.slices import Slices
from game.rules.chance import shuffled
from game.rules.event import Event
from game.rules.game import Game
from game.rules.state import DECK, State, replace
from game.rules.steps import Command, Ordering
from game.rules.view import View


@dataclass(frozen=True)
class Move:
    """One answer: in which `view` it was asked, among which answers, and which cards it could put
    `in_order` by a command of which class, if it is about that; what was advised; the state
    `before` it and the events it brought."""

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
        """Whether there is nothing left to be answered."""
        return self.game.pending is None

    def think(self, moves: bool) -> None:
        """One frame's share of thinking, while anything on the screen `moves` or nothing does; an
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
    """The same game as it stands, with open hands, to be played on apart from it: whatever of its
    deck nobody has seen lies in another order, by this seed, as do all its later shuffles."""
    copy = Game(game.rules, game.log)
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
