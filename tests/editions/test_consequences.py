"""What follows from an answer is said before it is given, in fewer and fewer words."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.rules.course import Concede
from game.rules.view import View
from game.words import Words
from tests.rules.stories import after, command, position
from tests.speaking import SPOKEN

ENGLISH = Words("en", OFFERED.words)
HAND = "GK1 OM2 GS3 AK1 LM1"
DECK = "LS3 GD1 GD2 OD1 OD2 NM1"


def view(row: str = "", deck: str = DECK, doors: str = "", **others) -> View:
    """Returns the view of a player with this row."""
    return View.of(position(HAND, row=row, deck=deck, doors=doors, **others).state, 0)


def told(text: str, table: View) -> list[str]:
    """Returns what is said before this command, with plain spaces."""
    said = ENGLISH.consequence(command(text), table)
    return [words.replace("\u00a0", " ") for words in said]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("", ["Play: Garden 1 of 3", "Garden 1 of 3", "1 of 3"]),
        ("AS1 GM1", ["Play: Garden 2 of 3", "Garden 2 of 3", "2 of 3"]),
        ("GS1 GM1", ["Play: Garden 3 of 3, finds a Door", "Garden 3 of 3: a Door", "A Door"]),
        ("OS1 OM1", ["Play: Garden 1 of 3, breaks Observatory 2 of 3", "Garden 1 of 3", "1 of 3"]),
    ],
)
def test_r10_a_card_to_be_played_says_how_far_its_run_comes(row: str, said: list[str]) -> None:
    assert told("Play GK1", view(row)) == said


def test_r10_a_trio_that_was_made_begins_anew() -> None:
    table = replace(view("GS1 GM1 GS2"), spent=(3, 0))
    assert told("Play GK1", table)[0] == "Play: Garden 1 of 3"


def test_e01_a_trio_that_can_find_no_door_says_so() -> None:
    table = view("GS1 GM1", deck="OS1 OD1", doors="GD1 GD2")
    assert told("Play GK1", table)[1] == "Garden 3 of 3: no Door left"


def test_e30_a_second_door_of_a_place_is_told_as_one() -> None:
    hands, rows = ("GK1 OM2 GS3", "AK1 LM1 LS1"), ("GS1 GM1", "")
    zones = {"row": rows, "doors": ("GD1", ""), "deck": "GD2 OS1", "shared": "LM2 LK1"}
    game = position(hands, **zones, seats=2)
    assert told("Play GK1", View.of(game.state, 0))[1] == "Garden 3 of 3: a second Door"


@pytest.mark.parametrize(
    ("deck", "said"),
    [
        (DECK, "Discard: a Prophecy, look at 5 cards"),
        ("GS1 GD1", "Discard: a Prophecy, look at 2 cards"),
        ("GS1", "Discard: a Prophecy, look at 1 card"),
    ],
)
def test_r14_a_key_to_be_discarded_says_how_far_it_looks(deck: str, said: str) -> None:
    assert told("Discard GK1", view(deck=deck))[0] == said


def test_r13_any_other_card_brings_nothing_but_a_new_one() -> None:
    assert told("Discard OM2", view())[0] == "Discard: only a new card comes"
    assert told("Discard OM2", view(deck="")) == []


def test_r38_of_two_the_one_who_discards_may_swap() -> None:
    hands, rest = ("GK1 OM2 GS3", "AK1 LM1 LS1"), {"deck": DECK, "shared": "LM2 LK1"}
    game = position(hands, seats=2, visibility="hidden", **rest)
    assert told("Discard OM2", View.of(game.state, 0))[1] == "Discard, then swap"
    covered = View.covered(game.state, 0)
    assert told("Discard LM2", covered)[1] == "Discard, then swap", "the own cards are counted"


def test_r19_a_key_on_a_door_says_which_one_opens() -> None:
    game = after(position(HAND, row="OM1 GS1", deck="GD1 GS2 OS3"), "Play OM2")
    table = View.of(game.state, 0)
    assert told("Claim GK1", table)[1:] == ["Opens the Garden Door", "Opens it"]
    assert told("LetGo", table)[1:] == ["Shuffled back later", "Let it go"]


def test_r11_the_answers_to_a_trio_say_what_becomes_of_the_deck() -> None:
    game = after(position(HAND, row="GM1 GS1", deck=DECK), "Play GK1")
    table = View.of(game.state, 0)
    assert told("Search", table) == ["The Garden Door opens, then the deck is shuffled."]
    assert "this trio finds no Door" in told("Decline", table)[0]


@pytest.mark.parametrize("language", SPOKEN)
def test_fewer_words_are_shorter_in_every_language(language: str) -> None:
    words = Words(language, OFFERED.words)
    solo = after(position(HAND, row="OM1 GS1", deck="GD1 GS2 OS3"), "Play OM2")
    two = position(("GK1 OM2 GS3", "AK1 LM1 LS1"), deck=DECK, seats=2, shared="LM2 LK1")
    games = [position(HAND, row=row, deck=DECK) for row in ("", "GS2 GM1", "OS1 OM1")]
    for game in (solo, two, *games):
        table = View.of(game.state, 0)
        for one in game.legal():
            said = words.consequence(one, table)
            lengths = [len(told) for told in said]
            assert lengths == sorted(lengths, reverse=True), said


def test_a_command_of_which_nothing_is_known_promises_nothing() -> None:
    assert ENGLISH.consequence(Concede(), view()) == ()
    assert set(OFFERED.words.consequences) <= {
        kind for rules in OFFERED.values() for kinds in rules.answers.values() for kind in kinds
    }
