"""Somebody who follows a lesson without a screen: finds wise acts, and carries acts out."""

import contextlib
import re
from collections.abc import Iterator, Sequence
from itertools import chain

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.dealt import cards
from game.editions.base.nightmare import LoseDoor
from game.editions.base.prophecy import Foresee
from game.editions.towers.alignment import ALIGNMENT, Build, End
from game.learning.lesson import Act, GoOn, LookUp, TakeBack
from game.learning.tutor import Judgement, Tutor
from game.rules.game import IllegalCommand

ALONE: dict[str, Sequence[Act]] = {
    "thin": (
        GoOn(),
        Discard(CARDS["OK3"]),
        Foresee(CARDS["NM7"], cards("LK3 GM4 NM8 NM9")),
        Discard(CARDS["LK3"]),
        Foresee(CARDS["NM8"], cards("AD2 GM4 LS3 NM9")),
        Claim(CARDS["AK2"]),
    ),
}
"""What leads on where the player finds the way alone, by part."""


def acts(tutor: Tutor) -> Iterator[Act]:
    """All that can be done now, also what the game refuses."""
    hand = tutor.game.state.playable
    ends: Sequence[End] = ("left", "right") if ALIGNMENT in tutor.view.table else ()
    tried = (
        [Play(card), Discard(card), Claim(card), *(Build(card, end) for end in ends)]
        for card in hand
    )
    yield from (*LookUp, GoOn(), TakeBack())
    yield from tutor.game.legal()
    yield from chain.from_iterable(tried)


def wise(tutor: Tutor) -> Act:
    """An act that leads on; a Door is given back only where nothing else does."""
    wanted = [act for act in acts(tutor) if tutor.step.wise(act, tutor.view)]
    return next((act for act in wanted if not isinstance(act, LoseDoor)), wanted[0])


def do(tutor: Tutor, act: Act) -> Judgement:
    """What the table does with an act."""
    judgement = tutor.judge(act)
    if judgement.goes:
        if isinstance(act, TakeBack):
            tutor.game.rewind(1)
        elif not isinstance(act, GoOn | LookUp):
            with contextlib.suppress(IllegalCommand):
                tutor.game.submit(act)
        tutor.follow()
    return judgement


def through(tutor: Tutor, part: str = "") -> Iterator[Tutor]:
    """The tutor at every step on the wise path: of the whole lesson, or of this part only."""
    while not tutor.over and part in ("", tutor.part.name):
        yield tutor
        alone = ALONE.get(tutor.part.name)
        if alone is None:
            assert do(tutor, wise(tutor)).goes
        else:
            here = tutor.part.name
            for act in alone:
                assert do(tutor, act).goes
            assert tutor.over or tutor.part.name != here


def sentences(text: str) -> int:
    """How many there are in a text."""
    return len(re.findall(r"[.!?](\s|$)", text))
