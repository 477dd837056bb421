"""A pupil who follows a lesson without a screen: it finds wise acts and carries out acts."""

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
"""By part, the acts of those in which the player has to find the way alone."""


def acts(tutor: Tutor) -> Iterator[Act]:
    """Yields every act that could be tried now, including some that the game refuses."""
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
    """Returns an act that leads on; it lets go of a Door only if nothing else leads on."""
    view = tutor.view
    wanted = [act for act in acts(tutor) if tutor.step.wise(act, view)]
    return next((act for act in wanted if not isinstance(act, LoseDoor)), wanted[0])


def do(tutor: Tutor, act: Act) -> Judgement:
    """Puts an act to the tutor and, if it goes, to the game, as the table does; returns the
    judgement."""
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
    """Yields the tutor at every step of the wise path, through the whole lesson or through one
    part."""
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
    """Returns the number of sentences in a text."""
    return len(re.findall(r"[.!?](\s|$)", text))
