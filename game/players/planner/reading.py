"""What an edition has the planner read of a game, besides what the base game and its oldest
expansions have."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from game.rules.card import Colour
from game.rules.steps import Command, Step
from game.rules.view import View


@dataclass(frozen=True)
class Reading:
    """The questions of an edition, which has this `name`. Each has one answer at a time, a number
    from 0.

    `whole` has for each question about the whole game how many answers there are, and `of_whole`
    gives them; `colour` and `of_colour` do so for those that are asked of each colour. `waits` are
    the names of its own steps and commands; which of them is to be carried out next is one more
    question. `plays` says whether a game is played with the edition.
    """

    name: str
    plays: Callable[[View], bool]
    whole: tuple[int, ...]
    of_whole: Callable[[View], Sequence[int]]
    colour: tuple[int, ...]
    of_colour: Callable[[View, Colour], Sequence[int]]
    waits: tuple[str, ...]

    @property
    def answers(self) -> tuple[int, ...]:
        """How many answers each question about the whole has, that of what waits last."""
        return *self.whole, len(self.waits) + 1


class Readings:
    """The readings of all editions, and the rows of the net in which they are answered: those of
    the whole follow one another from row `whole` on, those of a colour from row `colour` on."""

    def __init__(self, readings: Sequence[Reading], whole: int, colour: int) -> None:
        self._parts: list[tuple[Reading, list[int], list[int]]] = []
        for one in readings:
            *wholes, whole = accumulate(one.answers, initial=whole)
            *colours, colour = accumulate(one.colour, initial=colour)
            self._parts.append((one, wholes, colours))
        self.whole_rows, self.colour_rows = whole, colour
        """Number of rows, those before its own counted."""

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
