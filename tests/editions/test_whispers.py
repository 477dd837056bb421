"""Whispers of the base game: each sentence comes at its moment, and tells nothing that may not be
known."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.base.explore import PlayOrDiscard
from game.learning.tutor import Tutor
from game.learning.whisper import chosen, of_late
from game.records.journal.text.position import position as written
from game.rules.game import Game
from game.rules.state import HAND as HAND_ZONE
from game.rules.state import owned
from game.rules.view import View
from tests.learning.pupils import do, wise
from tests.rules.stories import after, deal, partners, position

WHISPERS = {whisper.name: whisper for whisper in OFFERED.whispers}
HAND = "OS1 OM1 AS1 AM1 GS1"
LATER = "AM2 GM1 LM1 OM2 AS2 LS1 LS2 LS3 LS4 LS5"
TWO = "OS1 OM1 AS1", "AM1 GS1 GM1"
MANY = "LS1 LS2 LS3 LS4 LS5 LS6 OS2 OS3 OS4 OS5 OS6 OS7 OS8 AS4 AS5 AS6 GD1 LD1 AD1 OD1"
"""A deck that is not low."""
TO_FIND = f"{MANY} GD2"


def now(game: Game, seat: int | None = None) -> View:
    return View.of(game.state, game.state.active if seat is None else seat)


def covered(game: Game) -> View:
    return replace(View.covered(game.state, game.state.active), pending=game.pending)


def told(game: Game, view: View | None = None, *before: str) -> str:
    """Returns the name of what is whispered if these were told before; empty if nothing is."""
    late = of_late(game.log)
    whisper = chosen(OFFERED.whispers, view or now(game), late, {*before}, frozenset())
    return whisper.name if whisper else ""


def due(name: str, game: Game, view: View | None = None) -> bool:
    """Returns whether this whisper has its moment now."""
    return told(game, view, *(WHISPERS.keys() - {name})) == name


def alone(hand: str = HAND, **zones: str) -> Game:
    return position(hand, **{"deck": MANY, **zones})


def two(**zones: object) -> Game:
    given: dict[str, object] = {"shared": "LM1 LM2", "deck": MANY, **zones}
    return position(TWO, seats=2, **given)


def taught(lesson: str, steps: int = 0) -> Game:
    """Returns the game of a lesson after so many of its steps."""
    tutor = Tutor(next(one for one in OFFERED.lessons if one.name == lesson))
    for _ in range(steps):
        do(tutor, wise(tutor))
    return tutor.game


def dreaming(premonitions: str, doors: str = "", **zones: str) -> Game:
    """Returns a game with these Premonitions and open Doors."""
    given = {"hand": HAND, "deck": "LS1 LS2 LS3", **zones}
    given |= {"edition": "dreams", "premonitions": premonitions, "doors": doors}
    return written("\n".join(f"{name}: {told}" for name, told in given.items()), OFFERED)


def claiming(premonitions: str, **zones: str) -> Game:
    """Returns such a game after a Garden Door was opened by its Key."""
    return after(dreaming(premonitions, **zones), "Discard OS1", "Claim GK1")


MOMENTS = {
    "goal": (alone(), two()),
    "goal of two": (two(), alone()),
    "trio": (
        after(alone("GK1 OM1 AS1 AM1 OS1", row="GS2 GM2", deck=TO_FIND), "Play GK1", "Search"),
        after(alone("GK1 OM1 AS1 AM1 OS1", row="GS2 GM2", deck=TO_FIND), "Play GK1", "Decline"),
    ),
    "missed": (
        after(deal(f"{HAND} GD1 LM1"), "Play OS1"),
        after(deal(f"{HAND} LM1"), "Play OS1"),
    ),
    "limbo": (after(deal(f"{HAND} GD1 LM1"), "Play OS1"), deal("OS1 OM1 GD1 AS1 AM1 GS1")),
    "nothing fits": (
        alone("OS1 AS1 GS1 AS2 GS2", row="OS9"),
        alone("OS1 AS1 GS1 AS2 OM1", row="OS9"),
    ),
    "deck is low": (alone(deck="LS1 LS2 LS3"), alone()),
    "known cards": (
        after(
            deal("GK1 GM1 AS1 OS1 OM1 LS1 LS2 LS3 LS4 LS5 LM1"),
            "Discard GK1",
            "Foresee LS1 (LS2,LS3,LS4,LS5)",
        ),
        alone(),
    ),
    "neighbours": (alone(row="GS2"), alone()),
    "three of a place": (alone(row="AS3 GM2"), alone(row="AS3 GM2", doors="GD1", deck="OS2 LD1")),
    "place is done": (
        alone(doors="GD1 GD2", deck="OS2 LD1"),
        alone(doors="GD1 LD1", deck="OS2 GD2"),
    ),
    "own row": (two(row=("GS2", "GM2")), two(row=("GS2", ""))),
    "shared cards": (two(), alone()),
    "key": (alone("OK1 OM1 AS1 AM1 GS1"), alone()),
    "prophecy": (
        alone("OK1 OM1 AS1 AM1 GS1"),
        alone("OK1 OM1 AS1 AM1 GS1", deck="LS1 LS2 LS3 LS4"),
    ),
    "order": (after(deal("GK1 GM1 AS1 OS1 OM1"), "Discard GK1"), alone()),
    "door": (after(deal("GK1 GM1 AS1 OS1 OM1 GD1"), "Play OS1"), alone()),
    "nightmare": (after(deal(f"{HAND} NM1"), "Play OS1"), alone()),
    "draft": (deal("OS1 AM1 OM1 GS1 AS1 GM1 LS1 LM1", seats=2), two()),
    "swap": (after(two(), "Discard OS1"), two()),
    "twelve doors": (taught("glyphs"), alone()),
    "glyph": (taught("glyphs"), alone()),
    "incantation": (taught("glyphs", 6), taught("glyphs", 5)),
    "tower": (taught("towers"), alone()),
    "tower sides": (taught("towers", 1), taught("towers")),
    "lookout": (taught("towers"), alone()),
    "lookout order": (taught("towers", 3), taught("towers", 2)),
    "ruin": (taught("towers", 7), taught("towers", 6)),
    "crossroad": (taught("crossroads"), alone()),
    "dead end": (taught("crossroads", 7), taught("crossroads")),
    "premonitions": (taught("dreams"), alone()),
    "premonition near": (dreaming("PN3", "OD1 AD1"), dreaming("PN3", "OD1")),
    "premonition true": (
        claiming("PNG", doors="GD1", hand="GK1 OM1 AS1 LS1 OS1", deck="GD2 LS2 LS3"),
        claiming("PNA", doors="GD1", hand="GK1 OM1 AS1 LS1 OS1", deck="GD2 LS2 LS3"),
    ),
    "several premonitions": (
        claiming("PNG PN2", doors="GD1", hand="GK1 OM1 AS1 LS1 OS1", deck="GD2 LS2 LS3"),
        dreaming("PNG PN2", "GD1"),
    ),
    "happy dream": (taught("dreams", 2), taught("dreams", 1)),
    "sifting": (taught("dreams", 5), taught("dreams", 2)),
    "lost dreams": (taught("dreamcatchers"), alone()),
    "caught": (taught("dreamcatchers", 1), taught("dreamcatchers")),
    "freeing": (taught("dreamcatchers", 5), taught("dreamcatchers", 4)),
    "full": (taught("dreamcatchers", 7), taught("dreamcatchers", 1)),
    "failsafe": (taught("dreamcatchers", 7), taught("dreamcatchers", 9)),
    "ninth door": (taught("oniverse"), alone()),
    "denizen": (taught("oniverse", 4), taught("oniverse", 3)),
    "rallied": (taught("oniverse", 5), taught("oniverse", 3)),
    "net": (taught("oniverse", 8), taught("oniverse", 7)),
    "goals": (taught("book of steps"), alone()),
    "not due": (
        after(taught("book of steps", 2), "Claim GK1"),
        after(taught("book of steps", 2), "LetGo"),
    ),
    "spells": (taught("book of steps", 5), taught("book of steps")),
    "pause": (taught("book of steps", 7), taught("book of steps", 6)),
}


def test_each_whisper_has_its_moment():
    for name in MOMENTS:
        moment, other = MOMENTS[name]
        assert due(name, moment)
        assert not due(name, other)


def test_each_whisper_is_tried_here():
    assert MOMENTS.keys() == WHISPERS.keys() - {"cloth"}
    assert len(WHISPERS) == len(OFFERED.whispers) - 1, "one is told in two ways"


def test_what_opens_doors_is_told_once_in_the_way_that_comes_first():
    heard = {*WHISPERS} - {"three of a place"}
    near, far = now(alone(row="GS2 GM2")), now(alone(row="AS3 GM2"))
    first, other = (
        chosen(OFFERED.whispers, view, frozenset(), heard, frozenset()) for view in (near, far)
    )
    assert first is not None
    assert first.says.startswith("Two cards of one place lie side by side")
    assert other is not None
    assert other.says.startswith("Three cards of one place side by side")
    for whisper in (first, other):
        told = {*heard, whisper.name}
        for view in (near, far):
            assert chosen(OFFERED.whispers, view, frozenset(), told, frozenset()) is None


def test_no_whisper_but_the_one_that_explains_it_says_trio():
    assert [whisper.name for whisper in OFFERED.whispers if "trio" in whisper.says] == ["trio"]


def test_they_come_one_after_the_other_and_none_twice():
    game, heard = alone("OK1 OM1 AS1 AM1 GS1", row="AS3 GM2"), list[str]()
    while name := told(game, None, *heard):
        heard.append(name)
    assert heard == ["goal", "neighbours", "three of a place", "key", "prophecy"]


@pytest.mark.parametrize(
    ("edition", "wanted"),
    [
        ("towers", ["tower"]),
        ("book", ["goals"]),
        ("glyphs+towers+book", ["twelve doors", "tower", "goals"]),
    ],
)
@pytest.mark.parametrize("seats", [1, 2])
def test_x3_from_the_first_turn_it_is_told_first_what_is_wanted_in_that_game(
    edition, wanted, seats
):
    game, heard = Game.start(OFFERED[edition], seed="no Tower at hand", seats=seats), list[str]()
    while not isinstance(game.pending, PlayOrDiscard):
        game.submit(game.legal()[0])
    for _ in wanted:
        heard.append(told(game, None, *heard))
    assert heard == wanted
    assert told(game, None, *heard) not in wanted


def test_how_a_covered_hand_is_seen_is_told_before_what_is_wanted():
    game = Game.start(OFFERED["towers"], seed="covered", seats=2, visibility="hidden")
    while not (isinstance(game.pending, PlayOrDiscard) and hides_a_card(game)):
        game.submit(game.legal()[0])
    assert told(game, covered(game)) == "cloth"
    assert told(game, covered(game), "cloth") == "tower"


def hides_a_card(game: Game) -> bool:
    """Returns whether a cloth over the hand of the seat at turn hides something from the other."""
    return None in covered(game).zones[owned(HAND_ZONE, game.state.active)]


def test_what_a_lesson_has_taught_is_not_whispered():
    game = alone()
    parts = frozenset(WHISPERS["goal"].parts)
    assert parts
    assert chosen(OFFERED.whispers, now(game), of_late(game.log), set(), parts) is None


def test_every_part_that_a_whisper_names_is_one_of_a_lesson():
    taught = {part.name for lesson in OFFERED.lessons for part in lesson.parts}
    named = {part for whisper in OFFERED.whispers for part in whisper.parts}
    assert named <= taught


def test_under_the_cloth_hidden_cards_make_no_difference():
    other = "AM2 GS2 GM2"
    for own in ("OM2 OM3 AM3", "OK1 OK2 AK1", "LM3 LK1 GM4"):
        game = position(
            (own, other),
            seats=2,
            shared="LM1 LM2",
            row=("OS9", ""),
            deck=MANY,
            visibility="hidden",
        )
        names = [name for name in WHISPERS if due(name, game, covered(game))]
        assert names == ["cloth", "goal of two", "neighbours", "shared cards"]


def test_the_cloth_is_whispered_of_where_one_lies():
    game = partners(*TWO, "LM1 LM2", "LS1 LS2", visibility="hidden")
    after(game, "Play OS1", "Play AM1")
    assert due("cloth", game, covered(game))
    assert not due("cloth", game, now(game))


def test_each_is_one_or_two_short_sentences():
    for whisper in OFFERED.whispers:
        assert len(whisper.says) <= 100
        assert whisper.says.count(".") + whisper.says.count("?") <= 2
