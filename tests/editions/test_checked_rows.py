"""Mistakes of the author of an edition are told in a sentence when a game is put together."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from game.editions import BASE_GAME, OFFERED, Edition, Editions
from game.editions.base.box import BASE
from game.editions.base.cards import SUN
from game.editions.base.explore import CardPlayed, PlayOrDiscard
from game.editions.base.prophecy import Prophesy
from game.editions.combination import Played
from game.rules.card import Card, Kind
from game.rules.event import Event
from game.rules.ruleset import Ruleset
from game.rules.state import ZoneRow
from game.table.motion.motions import USUAL
from game.table.staging import (
    CommandRow,
    DecisionRow,
    EventRow,
    Payment,
    Staging,
    Strip,
    ZoneLook,
)
from game.words import Sentences
from tests.offered import ALONE, HARDEST
from tests.toy.edition import TOY
from tests.toy.rules import (
    BELL,
    BellFell,
    BellsHung,
    CardsBuried,
    CardsHeard,
    CardsHushed,
    Forget,
    Listen,
    Ring,
    extend,
)

GAMES = [
    OFFERED.joined(chosen)
    for count in range(len(ALONE) + 1)
    for chosen in combinations(ALONE, count)
]
CHALLENGES = [challenge.edition for challenge in OFFERED.challenges]


def test_every_game_there_is_is_put_together_without_a_complaint() -> None:
    for name in [*GAMES, HARDEST, *CHALLENGES]:
        played = OFFERED.of(name)
        assert played.words
        assert played.show


def with_toy(show: Staging | None = None, words: Sentences | None = None) -> Played:
    """Returns a game with a toy that brings these rows and sentences."""
    toy = Edition("toy", extend, show or Staging(), words or Sentences())
    return Editions(BASE_GAME, toy).of("toy")


TOLD: dict[type[Event], EventRow] = {
    kind: EventRow("It happened.")
    for kind in (BellsHung, BellFell, CardsHeard, CardsHushed, CardsBuried)
}


def strange() -> Iterator[tuple[Played, str]]:
    """Yields games that are put together wrongly, and the sentence that is told of each."""
    towers = Edition("towers", lambda rules: rules, Staging({BellFell: EventRow("A Bell falls.")}))
    yield (
        Editions(BASE_GAME, towers).of("towers"),
        "towers: a row of events stands under BellFell, no event of this game.",
    )
    yield (
        with_toy(Staging(TOLD), Sentences(commands={Ring: "Ring"}, zones={"tour": "Tower"})),
        "toy: a row of zones stands under tour, no zone of this game.",
    )
    yield (
        with_toy(Staging({**TOLD, CardPlayed: EventRow(motion=USUAL)})),
        "base and toy both give the motion of CardPlayed.",
    )
    yield (
        with_toy(Staging(TOLD, decisions={PlayOrDiscard: DecisionRow(explored=True)})),
        "base and toy both give the explored of PlayOrDiscard.",
    )
    strip = Strip(lambda view: set(), lambda view: None)
    yield (
        with_toy(Staging(TOLD, zones={"belfry": ZoneLook(roomless=True, strip=strip)})),
        "The zone belfry is both strip and roomless.",
    )
    paid = Payment("belfry", lambda command, view: 1, Ring, lambda view: ())
    yield (
        with_toy(
            Staging(
                TOLD,
                {Forget: CommandRow(paid=paid)},
                zones={"belfry": ZoneLook(roomless=True)},
            )
        ),
        "Forget is paid from belfry, which is roomless.",
    )
    yield (
        with_toy(Staging(TOLD, {Ring: CommandRow(tried=((PlayOrDiscard, Ring),))})),
        "Ring is tried at PlayOrDiscard, but laid nowhere.",
    )
    yield (
        with_toy(Staging(TOLD, {Ring: CommandRow(label="Ring for {bell}")})),
        "The label of Ring has the field {bell}, and Ring does not: its fields are door.",
    )
    yield (
        with_toy(Staging({**TOLD, BellFell: EventRow("{card} falls.")})),
        "The told of BellFell has the field {card}, and BellFell does not: its fields are bell.",
    )
    yield (
        with_toy(Staging(TOLD, decisions={Listen: DecisionRow(body="By {tower}.")})),
        "The body of Listen has the field {tower}, and Listen does not: its fields are bell.",
    )
    some = {kind: row for kind, row in TOLD.items() if kind is not CardsHeard}
    yield (
        with_toy(Staging(some)),
        "The rules of toy have the event CardsHeard, and no row of events tells it.",
    )


@pytest.mark.parametrize(("played", "sentence"), [*strange()])
def test_what_would_never_be_read_is_refused_with_a_sentence(played: Played, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        played.show  # noqa: B018


GUEST = Kind("W")
ONE = Card("W1", "W", GUEST, frozenset())
LIES = ZoneRow(owned=False, seen="all")


def other(name: str = "guests", **tables: Any) -> Edition:
    """Returns another edition, which adds these rows."""

    def extended(rules: Ruleset) -> Ruleset:
        more: Any = {table: {**getattr(rules, table), **rows} for table, rows in tables.items()}
        return replace(rules, **more)

    return Edition(name, extended)


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (
            other(kinds={BELL: BASE.kinds[SUN]}),
            "toy and guests both have the kind B for their own.",
        ),
        (
            other(zones={"belfry": LIES}),
            "toy and guests both have the zone belfry for their own.",
        ),
        (
            other(zones={"attic": LIES}, box={"attic": (Card("OB1", "OB", BELL, frozenset()),)}),
            "toy and guests both have the card OB1 for their own.",
        ),
        (
            other(zones={"attic": LIES}, box={"attic": (ONE, ONE)}),
            "guests: The card W1 is in the box 2 times.",
        ),
        (
            other(box={"deck": (*BASE.box["deck"], ONE)}),
            "guests: The card W1 of the deck is of the kind W, which has no row in kinds.",
        ),
        (other(box={"attic": (ONE,)}), "guests: Cards of the box lie in attic, which has no row"),
    ],
)
def test_rules_that_lack_something_or_take_what_is_of_another_are_refused(
    edition: Edition, sentence: str
) -> None:
    editions = Editions(BASE_GAME, Edition("toy", extend), edition)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        editions["toy+guests"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("toy", 'The edition "toy" and the edition "toy" are both called "toy".'),
        ("toy-2", 'The edition "toy-2" and the edition "toy" are both called "toy-2".'),
        ("toy-hard", 'The edition "toy-hard" and the edition "toy" are both called "toy-hard".'),
        ("base", 'The edition "base" and the edition "base" are both called "base".'),
        ("toy+bells", '"toy+bells" is no name of an edition: + joins several of them.'),
    ],
)
def test_an_edition_is_called_as_nothing_else(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        Editions(BASE_GAME, TOY, other(name))


def test_an_edition_is_not_called_as_a_challenge() -> None:
    with pytest.raises(ValueError, match="and a challenge are both called"):
        Editions(BASE_GAME, other(CHALLENGES[0]))


def test_a_row_has_what_several_editions_say_of_a_thing() -> None:
    """An edition may say more of a decision of the base game, and its worths are added."""
    more = DecisionRow(unasked=lambda asked, view: None, worth=(lambda view, asked: lambda it: 1,))
    show = with_toy(Staging(TOLD, decisions={Prophesy: more})).show
    row, base = show.decisions[Prophesy], BASE_GAME.show.decisions[Prophesy]
    assert row.heading == base.heading
    assert row.unasked is more.unasked
    assert row.worth == (*base.worth, *more.worth)
