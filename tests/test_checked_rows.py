"""What an author of an edition got wrong is told when its game is put together, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from game.editions import BASE_GAME, OFFERED, Edition, Editions
from game.editions.base.explore import CardPlayed
from game.editions.combination import Played
from game.table.motion.motions import USUAL
from game.table.staging import Staging, Strip
from game.words import Sentences
from tests.offered import ALONE, HARDEST
from tests.toy.rules import BellFell, extend

GAMES = [
    OFFERED.joined(chosen)
    for count in range(len(ALONE) + 1)
    for chosen in combinations(ALONE, count)
]
CHALLENGES = [challenge.edition for challenge in OFFERED.challenges]


@pytest.mark.parametrize("name", [*GAMES, HARDEST, *CHALLENGES])
def test_every_game_there_is_is_put_together_without_a_complaint(name: str) -> None:
    played = OFFERED.of(name)
    assert played.words
    assert played.table
    assert played.screen


def with_toy(words: Sentences | None = None, table: Staging | None = None) -> Played:
    """A game with a toy that brings these."""
    toy = Edition("toy", extend, words or Sentences(), table or Staging())
    return Editions(BASE_GAME, toy).of("toy")


def strange() -> Iterator[tuple[Played, str, str]]:
    """Played with what, which part is asked for, and what is said."""
    towers = Edition("towers", lambda rules: rules, Sentences(events={BellFell: "A Bell falls."}))
    yield (
        Editions(BASE_GAME, towers).of("towers"),
        "words",
        "towers: a row of events stands under BellFell, no event of this game.",
    )
    yield (
        with_toy(Sentences(zones={"belfy": "Belfry"})),
        "words",
        "toy: a row of zones stands under belfy, no zone of this game.",
    )
    yield (
        with_toy(table=Staging(motions={CardPlayed: USUAL})),
        "table",
        "base and toy both give a row of motions for CardPlayed.",
    )
    strip = Strip(lambda view: set(), lambda view: None)
    yield (
        with_toy(table=Staging(roomless=frozenset({"belfry"}), strips={"belfry": strip})),
        "table",
        "The zone belfry has a row of roomless and one of strips.",
    )


@pytest.mark.parametrize(("played", "part", "sentence"), [*strange()])
def test_what_would_never_be_read_is_refused_with_a_sentence(
    played: Played, part: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        getattr(played, part)
