"""When a game with Dreamcatchers or with the Oniverse is said to be lost, clause by clause."""

import pytest

from game.editions import OFFERED
from game.editions.base.door import OpenDoor
from game.editions.base.explore import Play
from game.editions.base.nightmare import FaceNightmare
from game.records.journal.text.position import position
from game.rules.state import DECK, DISCARD, LIMBO, REVEALED, replace
from game.rules.view import View
from game.words import Words

WORDS = Words("en", OFFERED.words)
BUT_LIBRARY = "OD1 OD2 AD1 AD2 GD1 GD2 LD1"
ALL_DOORS = f"{BUT_LIBRARY} LD2"
FOUR = "DL1 DL2 DL3 DL4"
NEITHER = "OS1 OM1 OS2 AM1 AS1"
"""A hand without a card of the Library."""
BOOKS = "failsafe: FB1 FB2"
TORN = "torn: FB1 FB2"


def at(text, edition="catchers"):
    """Returns the game at a position. What no line names lies in the discard pile; the hoops that
    no line names hang, and are empty."""
    lines = dict(line.split(": ", 1) for line in text.splitlines())
    lines.setdefault("hand", NEITHER)
    named = " ".join(lines.values()).split()
    if edition == "catchers":
        for number in range(1, 5):
            if f"DC{number}" not in named:
                lines[f"catcher{number}"] = f"DC{number}"
    rules = OFFERED[edition]
    gone = [card.id for card in rules.box[DECK] if card.id not in named]
    lines["discard"] = " ".join([*gone, lines.get("discard", "")])
    text = "\n".join(f"{name}: {cards}" for name, cards in lines.items() if cards)
    return position(f"edition: {edition}\n{text}", OFFERED)


def why(game):
    return WORDS.hopeless(View.of(game.state, game.state.active))


def meeting(game, name, decision, limbo=""):
    """Returns the game with this card of the deck turned up, others in Limbo, and this decision
    asked."""
    card, cards = game.rules.cards[name], tuple(game.rules.cards[one] for one in limbo.split())
    deck = tuple(one for one in game.state.deck if one is not card and one not in cards)
    pile = tuple(one for one in game.state.zone(DISCARD) if one not in cards)
    hand = game.state.hand(0)[1:]
    zones = {**game.state.zones, DECK: deck, REVEALED: (card,), LIMBO: cards, "hand:0": hand}
    zones[DISCARD] = (*pile, game.state.hand(0)[0])
    game.state = replace(game.state, zones=zones, agenda=(decision(card), *game.state.agenda))
    return game


# The Dreamcatchers


def test_x3_3_a_place_without_cards_keeps_its_door_shut_as_ever():
    caught = f"catcher1: DC1 {FOUR}\n{BOOKS}\ndoors: {BUT_LIBRARY}\n"
    told = "Library: a Door is missing, and none of its cards is left."
    assert why(at(f"{caught}deck: LD2 OS3 OS4")) == told
    assert why(at(f"{caught}deck: LD2 OS3 LK1")) == ""


def test_x3_3_a_deck_too_thin_for_the_trio_is_told_whatever_is_caught():
    caught = f"catcher1: DC1 {FOUR}\ncatcher2: DC2 NM1 LD2\n{BOOKS}\ndoors: {BUT_LIBRARY}\n"
    trio = f"{caught}hand: LS1 LM1 LS2 OS1 OS2\n"
    assert why(at(f"{trio}deck: OS3")).endswith("lasts for only 2 more turns.")
    assert why(at(f"{trio}deck: OS3 OS4")) == ""


@pytest.mark.parametrize(("deck", "lost"), [("DL4", True), ("DL4 OS3", False)])
def test_x3_3_a_dream_is_caught_only_where_a_turn_ends_with_a_full_hand(deck, lost):
    game = at(f"catcher1: DC1 DL1 DL2 DL3\n{BOOKS}\ndoors: {ALL_DOORS}\ndeck: {deck}")
    told = "A Lost Dream is not caught, and too few cards are left to end a turn that catches it."
    assert why(game) == (told if lost else "")


FULL = "catcher1: DC1 DL1\ncatcher2: DC2 DL2\ncatcher3: DC3 DL3\ncatcher4: DC4 NM1\n"


@pytest.mark.parametrize("books", [BOOKS, TORN])
def test_x3_3_where_none_is_empty_one_has_to_be_freed_or_to_tear_before(books):
    game = at(f"{FULL}{books}\ndoors: {ALL_DOORS}\ndeck: DL4 OS3")
    assert (why(game) == "") == (books == BOOKS), "a tear would take one more turn"
    assert why(at(f"{FULL}{books}\ndoors: {ALL_DOORS}\ndeck: DL4 OS3 OS4")) == ""


def test_x3_3_a_trio_of_any_place_frees_so_it_is_hope():
    run = "hand: LS1 OM1 OS2 AM1 AS1\nrow: LS2 LM1\n"
    game = at(f"{run}{FULL}{TORN}\ndoors: {ALL_DOORS}\ndeck: DL4 OS3")
    assert why(game) == ""
    used = at(f"{run.replace('LM1', 'LM1 |')}{FULL}{TORN}\ndoors: {ALL_DOORS}\ndeck: DL4 OS3")
    assert why(used) != ""


def test_x3_3_a_door_that_nothing_can_free_hangs_for_good():
    told = "A Door hangs on a Dreamcatcher, and nothing can free it any more."
    hand = "hand: LK1 OS1 AS1 GS1 OS2\n"
    hung = f"{hand}catcher1: DC1 LD2 {FOUR}\ndoors: {BUT_LIBRARY}\ndeck: AS2\n"
    assert why(at(f"{hung}{TORN}")) == told
    assert why(at(f"{hung}{BOOKS}")) == ""
    assert why(at(f"{hand}catcher1: DC1 {FOUR}\ndoors: {BUT_LIBRARY}\ndeck: LD2 AS2\n{TORN}")) == ""


def test_x3_3_the_last_catcher_that_is_not_empty_ends_the_game_with_the_turn():
    last = f"catcher1: DC1 DL1 DL2 DL3\ntorn: DC2 DC3 DC4\n{BOOKS}\ndoors: {ALL_DOORS}\n"
    told = "The last Dreamcatcher is not empty, and tears when this turn ends."
    game = at(f"{last}deck: NM1 OS3 OS4 OS5 DL4")
    assert why(game) == "", "the book can free it"
    assert why(meeting(game, "NM1", FaceNightmare, "DL4")) == told
    empty = f"catcher1: DC1\ntorn: DC2 DC3 DC4\n{BOOKS}\ndoors: {ALL_DOORS}\n"
    game = at(f"{empty}deck: NM1 OS3 OS4 OS5 {FOUR}")
    assert why(meeting(game, "NM1", FaceNightmare, FOUR)) == ""


def test_x3_3_until_then_the_last_door_may_be_opened_with_its_key():
    last = f"catcher1: DC1 {FOUR}\ntorn: DC2 DC3 DC4\n{BOOKS}\ndoors: {BUT_LIBRARY}\n"
    for key, lost in (("LK1", False), ("AK1", True)):
        game = at(f"{last}hand: OS1 {key} OS2 LS1 LM1\ndeck: LD2 NM1 OS3 OS4 OS5 LS2 LM2 LS3")
        assert bool(why(meeting(game, "LD2", OpenDoor, "NM1"))) == lost


# The Oniverse

NO_HELP = "afar: ZA1 ZE1 ZL1 ZF1 ZW1 ZY1 ZR1 ZI1\n"
GONE = "ZA2 ZE2 ZL2 ZF2 ZW2 ZY2 ZR2 ZI2"


def beyond(text, gone=GONE):
    return at(f"{NO_HELP}discard: {gone}\n{text}", "oniverse")


def test_x3_7_the_ninth_door_takes_a_key_or_a_trio_of_any_place():
    open_but = f"hand: OS1 AS1 GS1 LS1 OS2\ndoors: {ALL_DOORS}\n"
    assert why(beyond(f"{open_but}deck: ZD1 OS3 AS3")).startswith("Too few cards are left")
    assert why(beyond(f"{open_but}deck: ZD1 OS3 AS3 GK1")) == ""
    assert why(beyond(f"{open_but}deck: ZD1 OM3 AS3 OS4")) == "", "a trio of the Observatory"


def test_x3_7_a_place_may_be_short_only_as_long_as_nobody_can_help():
    short = f"doors: {BUT_LIBRARY} ZD1\ndeck: LD2 OS3 AS3 GS1\n"
    told = "Library: too few cards are left for its Doors, whoever comes to help."
    assert why(beyond(short)) == told
    for helper in ("ZY2", "ZE2"):
        rest = GONE.replace(helper, "").replace("  ", " ")
        assert why(beyond(f"{short}rallied: {helper}", rest)) == ""
    rest = GONE.replace("ZR2", "").replace("  ", " ")
    assert why(beyond(f"{short}rallied: ZR2", rest)) == told, "the Ferryman opens nothing"


def test_x3_7_a_denizen_who_may_still_come_is_hope():
    short = f"doors: {BUT_LIBRARY} ZD1\n"
    rest = GONE.replace("ZY2", "").replace("  ", " ")
    assert why(beyond(f"{short}deck: LD2 OS3 AS3 GS1 ZY2", rest)) == ""


def test_x3_7_a_deck_too_thin_for_all_nine_is_told():
    hand = "hand: LS1 LM1 LS2 OS3 AS3\n"
    short = f"{hand}doors: {BUT_LIBRARY}\n"
    assert why(beyond(f"{short}deck: LD2 ZD1 OK1")).endswith("lasts for only 2 more turns.")
    assert why(beyond(f"{short}deck: LD2 ZD1 OK1 OS4 AS4")) == ""


def test_q18_the_trio_that_is_asked_about_may_find_the_ninth():
    game = beyond(f"hand: OS1 OM1 OS2 AM1 AS1\ndoors: {ALL_DOORS}\nrow: OS3 OM2\ndeck: ZD1")
    game.submit(Play(game.rules.cards["OS1"]))
    assert why(game) == ""
