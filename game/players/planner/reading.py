"""An edition's part of what the planner knows: what is read of a game, and which of its answers are
worth a thought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN, only_place
from game.players.planner import table
from game.rules.card import DOOR, Card, Colour
from game.rules.state import Cards
from game.rules.steps import Command, Decision, Step
from game.rules.view import View

COLOURS = {colour: number for number, colour in enumerate(Colour)}
STAGES = {
    "PlayOrDiscard": table.START,
    "CompleteTrio": table.TRIO,
    "OpenDoor": table.DOOR,
    "FaceNightmare": table.DREAM,
    "Prophesy": table.ORDER,
    "OfferSwap": table.SWAP,
    "LookAhead": table.PROPHECY,
    "RevealFive": table.REVEAL,
    "DealHand": table.REDRAW,
}
"""Stages by the names of the steps that wait, of the base game."""
TURNED_UP = {table.PROPHECY, table.INCANT, table.BENEATH, table.REVEAL}
"""Stages that turn up five cards."""


@dataclass(frozen=True, eq=False)
class Reading:
    """The planner's knowledge of an edition, which has this `name`. `plays` says whether a game is
    played with it.

    Each question of its own has one answer at a time, a number from 0. `whole` has for each
    question about the whole game how many answers there are, and `of_whole` gives them; `colour`
    and `of_colour` do so for those that are asked of each colour. `waits` are the names of its own
    steps and commands; which of them is to be carried out next is one more question. The oldest
    expansions have no such questions: those of `features.py` are asked of the position of
    `table.py`, into which they are read."""

    name: str
    plays: Callable[[View], bool]
    whole: tuple[int, ...] = ()
    of_whole: Callable[[View], Sequence[int]] = lambda view: ()
    colour: tuple[int, ...] = ()
    of_colour: Callable[[View, Colour], Sequence[int]] = lambda view, colour: ()
    waits: tuple[str, ...] = ()

    codes: Mapping[Card, int] = field(default_factory=dict)
    """Codes of its cards in a position, where they are none of the base game."""
    symbols: Mapping[str, int] = field(default_factory=dict)
    """The symbols of the edition, by the kind of the card."""
    stages: Mapping[str, int] = field(default_factory=dict)
    """Stages in which its steps wait, by their names."""
    turns_up: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)
    """Number of cards that steps of the edition turn up, by their names, where it is not five."""
    looked: Mapping[int, Callable[[View], Cards]] = field(default_factory=dict)
    """Cards that are looked at in its stages."""
    read: Callable[[View, list[int], Callable[[Card], int]], None] = lambda view, p, code_of: None
    """Reads the rest into a position, with the codes of cards."""
    hopeless: Callable[[View], bool] = lambda view: False
    """Whether its games cannot be won any more. Such positions were not learnt."""

    alike: tuple[type[Decision], ...] = ()
    """Decisions whose answers differ in nothing that was learnt."""
    passes: Mapping[type[Decision], type[Command[Any]]] = field(default_factory=dict)
    """Answers that are given on the way without a thought."""
    weighed: Callable[[Command[Any], int], bool] | None = None
    """Function that tells whether an answer was learnt in a stage; None if all were."""
    foreseen: Callable[[Command[Any]], bool] | None = None
    """Whether an answer is thought of on the way, too; None if all are."""

    @property
    def answers(self) -> tuple[int, ...]:
        """Numbers of answers to each question about the whole, that of what waits last."""
        return (*self.whole, len(self.waits) + 1) if self.whole else ()


class Readings:
    """The readings of all editions, and the rows of the net in which their own questions are
    answered: those of the whole follow one another from row `whole` on, those of a colour from row
    `colour` on."""

    def __init__(self, readings: Sequence[Reading], whole: int, colour: int) -> None:
        self.all = tuple(readings)
        self.asking = tuple(one for one in readings if one.whole)
        """The readings that have questions of their own."""
        self._parts: list[tuple[Reading, list[int], list[int]]] = []
        for one in self.asking:
            *wholes, whole = accumulate(one.answers, initial=whole)
            *colours, colour = accumulate(one.colour, initial=colour)
            self._parts.append((one, wholes, colours))
        self.alike = tuple(kind for one in readings for kind in one.alike)
        self.passes = {kind: answer for one in readings for kind, answer in one.passes.items()}
        self.symbols: dict[str, int] = {SUN: 0, MOON: 1, KEY: table.KEY}
        self._stages = {**STAGES}
        self._turns_up: dict[str, Callable[[Any], int]] = {}
        for one in readings:
            self.symbols |= one.symbols
            self._stages |= one.stages
            self._turns_up |= one.turns_up
        self._weighed = [one.weighed for one in readings if one.weighed]
        self._foreseen = [one.foreseen for one in readings if one.foreseen]
        self._codes = {card: code for one in readings for card, code in one.codes.items()}
        self._faces: dict[str, dict[str, int]] = {}

    def rows(
        self, view: View, waits: Step | Command[Any] | None
    ) -> tuple[list[int], list[list[int]]]:
        """Returns the rows of the whole, and those of each colour in turn. `waits` is the step or
        the command that is carried out next."""
        name = type(waits).__name__
        whole: list[int] = []
        colours: list[list[int]] = [[] for _ in Colour]
        for one, wholes, firsts in self._parts:
            if one.plays(view):
                step = one.waits.index(name) + 1 if name in one.waits else 0
                answers = *one.of_whole(view), step
                whole += [at + n for at, n in zip(wholes, answers, strict=True)]
                for rows, colour in zip(colours, Colour, strict=True):
                    rows += [
                        at + n for at, n in zip(firsts, one.of_colour(view, colour), strict=True)
                    ]
        return whole, colours

    def code_of(self, card: Card) -> int:
        """Returns the code of a card in a position."""
        code = self._codes.get(card)
        if code is None:
            code = self._codes[card] = self._code_of(card)
        return code

    def _code_of(self, card: Card) -> int:
        if card.kind == NIGHTMARE:
            return table.NIGHTMARE
        colour = only_place(card)
        if colour is None or (card.kind != DOOR and card.kind not in self.symbols):
            return table.OTHER
        if card.kind == DOOR:
            return table.FIRST_DOOR + COLOURS[colour]
        return table.FIRST_LOCATION + 4 * COLOURS[colour] + self.symbols[card.kind]

    def codes_of_faces(self, view: View) -> dict[str, int]:
        """Returns the codes of all cards of a game, by what is printed on them."""
        known = self._faces.get(view.edition)
        if known is None:
            known = self._faces[view.edition] = {card.face: self.code_of(card) for card in view.box}
        return known

    def hopeless(self, view: View) -> bool:
        """Returns whether the game cannot be won any more: a Door is out of it for good (E8), or an
        edition says so."""
        if any(card.kind == DOOR for card in view.gone):
            return True
        return any(one.hopeless(view) for one in self.all if one.plays(view))

    def stage_of(self, step: object) -> int:
        """Returns the stage in which a step waits."""
        return self._stages.get(type(step).__name__, table.DRAW)

    def turned_up(self, step: object) -> int:
        """Returns how many cards a step turns up; 0 if it is one after the other."""
        if (own := self._turns_up.get(type(step).__name__)) is not None:
            return own(step)
        return 5 if self.stage_of(step) in TURNED_UP else 0

    def weighed(self, command: Command[Any], stage: int) -> bool:
        """Returns whether an answer was learnt in a stage."""
        return all(says(command, stage) for says in self._weighed)

    def foreseen(self, command: Command[Any]) -> bool:
        """Returns whether an answer is thought of on the way, too."""
        return all(says(command) for says in self._foreseen)
