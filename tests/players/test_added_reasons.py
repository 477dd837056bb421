"""Reasons of the expansions: each is given where it is true of the answer, and not where it just is
not, or where the other answer has it as well."""

from typing import Any

import pytest

from game.editions import OFFERED
from game.editions.base.advice import why_action, why_nightmare
from game.editions.base.advice.hand_prospects import standings
from game.editions.book import why
from game.editions.book.show import STAGING as BOOK_STAGING
from game.editions.catchers import words as catchers
from game.editions.crossroads import words as crossroads
from game.editions.dreams import words as dreams
from game.editions.oniverse import words as oniverse
from game.editions.towers import words as towers
from game.editions.towers.show import STAGING as TOWERS_STAGING
from game.records.journal.text.position import position
from game.rules.card import Colour
from game.rules.game import Game
from game.rules.state import DECK
from game.rules.view import View
from game.words import Words
from tests.players.test_reasons import Case
from tests.rules.stories import line
from tests.speaking import SPEAKERS, TRANSLATED

BOOK: dict[str, Any] = {
    "edition": "book",
    "hand": "GS1 GM1 OS1 LS1 AS1",
    "goals": "OP1 AP1 GP1 LP1 OP2 AP2 GP2 LP2",
    "spells": "SPA",
}
GARDEN_FIRST = "GP1 OP1 AP1 LP1 OP2 AP2 GP2 LP2"
PILE = "LS2 LS3 LS4 AS2 AS3 AS4 OS2 OS3 OS4 GS2"
PAID = [f"Spend {card}" for card in PILE.split()]
RICHER = f"{PILE} LS5 LS6 AS5 AS6 OS5 OS6"
DOOR: dict[str, Any] = {
    **BOOK,
    "hand": "GK1 GM1 OS1 LS1 AS1",
    "deck": "GD1",
    "path": ["Discard OS1", "DrawOn"],
}
NIGHTMARE: dict[str, Any] = {**BOOK, "hand": "GK1 GM1 OS1 LS1 AS1", "discard": PILE, "deck": "NM1"}
NIGHTMARE["path"] = ["Discard OS1", "DrawOn"]
PLANNED: dict[str, Any] = {**BOOK, "discard": PILE, "path": ["Cast planning", *PAID[:7]]}
BENEATH: dict[str, Any] = {**BOOK, "discard": PILE, "path": ["Cast prophecy", *PAID[:5]]}
BENEATH["deck"] = "NM1 NM2 NM3 NM4 NM5 NM6 NM7 NM8 NM9 NM10"

TWO_STAND: dict[str, Any] = {
    "edition": "towers",
    "hand": "OS1 AS1 OT5 AT3 LT5",
    "alignment": "OT4 GT4",
}
STORM: dict[str, Any] = {"edition": "towers", "hand": "OS1 AS1 GK1 LS1 LM1", "deck": "NM1"}
STORM["path"] = ["Discard OS1", "PayKey GK1"]
LOOKOUT: dict[str, Any] = {
    "edition": "towers",
    "hand": "OS1 AS1 GK1 LS1 OT3",
    "deck": "LT3 AS2 GS2",
}
LOOKOUT |= {"alignment": "GT5", "path": ["Discard OT3"]}


def said(words: Words, row: Any, told: dict[str, Any]) -> str:
    """Returns what a reason says. `does` and `instead` are answers, `path` those before; the others
    are lines of a position."""
    lines = dict(told)
    does, instead, path = (lines.pop(name, None) for name in ("does", "instead", "path"))
    game = position("\n".join(f"{name}: {one}" for name, one in lines.items()), OFFERED)
    for text in path or ():
        game.submit(next(one for one in game.legal() if line(one) == text))
    answers = {line(one): one for one in game.legal()}
    view = View.of(game.state, game.state.active)
    return str(row(words, answers[does], view, answers[instead] if instead else None))


BOOK_CASES = [
    Case(
        why.punishes,
        "Keeps a Key for the 9 Nightmares left.",
        {**NIGHTMARE, "does": "Cast punishment", "instead": "PayKey GK1"},
        {"instead": None},
    ),
    Case(
        why.punishes,
        "The deck keeps 5 cards.",
        {**NIGHTMARE, "deck": "NM1 LS5", "does": "Cast punishment", "instead": "RevealFive"},
        {"instead": None},
    ),
    Case(
        why.makes_due,
        "The Garden Door can be made due, and opens at once.",
        {**DOOR, "discard": PILE, "does": "Cast planning", "instead": "LetGo"},
        {"goals": GARDEN_FIRST},
    ),
    Case(
        why.trio_can_be_made_due,
        "The Garden trio is in row and hand: its Goal can be made due.",
        {**BOOK, "row": "GS3 GM2", "discard": PILE, "does": "Cast planning"},
        {"row": "OS5 GM2", "hand": "GK1 OS1 LS1 AS1 OM1"},
    ),
    Case(
        why.near_trio_can_come_sooner,
        "The Garden trio is near, and its Goal can come sooner.",
        {**BOOK, "discard": PILE, "does": "Cast planning"},
        {"hand": "GS1 OM1 LS1 AS1 AS7"},
    ),
    Case(
        why.pile_is_rich,
        "The pile can punish a Nightmare all the same.",
        {**BOOK, "discard": RICHER, "does": "Cast prophecy"},
        {"discard": PILE},
    ),
    Case(
        why.price_is_kept,
        "The discard pile can punish the next Nightmare.",
        {**BOOK, "discard": PILE, "does": "Discard OS1", "instead": "Cast prophecy"},
        {"discard": RICHER},
    ),
    Case(
        why.price_is_kept,
        "1 more card in the pile, and it can punish a Nightmare.",
        {**BOOK, "discard": PILE[4:], "does": "Discard OS1", "instead": "Cast prophecy"},
        {"instead": "Discard GS1"},
    ),
    Case(
        why.spell_costs_cards,
        "The spell would cost 5 cards of the discard pile.",
        {**BOOK, "discard": RICHER, "does": "Discard OS1", "instead": "Cast prophecy"},
        {"instead": "Discard GS1"},
    ),
    Case(
        why.opens_nothing,
        "The Key stays: Garden is not due.",
        {**DOOR, "discard": PILE, "does": "LetGo", "instead": "Claim GK1"},
        {"goals": GARDEN_FIRST},
    ),
    Case(
        why.finishes_to_be_made_due,
        "Finishes the Garden trio: its Goal can be made due then.",
        {**BOOK, "row": "GS2 GM2", "discard": PILE.replace(" GS2", " GS3"), "does": "Play GS1"},
        {"goals": GARDEN_FIRST},
    ),
    Case(
        why.goes_on_with_the_due,
        "Observatory is due: its trio comes first.",
        {**BOOK, "does": "Play OS1", "instead": "Play GS1"},
        {"goals": GARDEN_FIRST},
    ),
    Case(
        why.others_come_first,
        "Garden: 2 other Goals come first, so its trio can wait.",
        {**BOOK, "does": "Discard LS1", "instead": "Play GS1"},
        {"goals": GARDEN_FIRST},
    ),
    Case(
        why.spares_what_comes_sooner,
        "Garden Sun: it stays, for its Goal comes sooner.",
        {**BOOK, "does": "Discard LS1", "instead": "Discard GS1"},
        {"does": "Discard GS1", "instead": "Discard LS1"},
    ),
    Case(
        why.spares_what_comes_sooner,
        "Garden Sun: it stays, for its Goal comes sooner.",
        {**BOOK, "edition": "towers+book", "hand": "GS1 GM1 OT3 LS1 AS1"}
        | {"does": "Discard LS1", "instead": "Discard GS1"},
        {"instead": "Discard OT3"},
    ),
    Case(
        why.spares_what_comes_sooner,
        "Observatory Sun: it stays, for its place is due.",
        {**BOOK, "does": "Discard LS1", "instead": "Discard OS1"},
        {"does": "Play LS1"},
    ),
    Case(
        why.a_door_due_comes_up,
        "This Door is due.",
        {**BENEATH, "goals": "LP1 AP1 GP1 OP1 OP2 AP2 GP2 LP2"}
        | {"does": "Raise LD1 LK1,LK2,LK3,LD2"},
        {"goals": BOOK["goals"]},
    ),
    Case(
        why.nearer_comes_first,
        "Garden comes before Aquarium: its trio is nearer.",
        {**PLANNED, "does": "Exchange OP1 GP1", "instead": "Exchange OP1 AP1"},
        {"does": "Exchange OP1 AP1", "instead": "Exchange OP1 GP1"},
    ),
    Case(
        why.shown_door_is_due,
        "The Garden Door is due then, and can open at once.",
        {**DOOR, "discard": PILE, "path": [*DOOR["path"], "Cast planning", *PAID[:7]]}
        | {"does": "Exchange OP1 GP1", "instead": "Exchange OP1 AP1"},
        {"instead": "Exchange OP1 GP2"},
    ),
    Case(
        why.order_is_kept,
        "The places keep their order.",
        {**PLANNED, "does": "Exchange OP1 OP2", "instead": "Exchange OP1 AP1"},
        {"does": "Exchange OP1 AP1", "instead": "Exchange OP1 OP2"},
    ),
    Case(
        why.comes_first,
        "Due then: Aquarium.",
        {**PLANNED, "does": "Exchange OP1 AP1", "instead": "Exchange OP1 GP1"},
        {"does": "Exchange GP1 LP1"},
    ),
    Case(
        why.near_comes_sooner,
        "The Garden trio is near, and its Goal comes sooner.",
        {**PLANNED, "does": "Exchange OP1 GP1", "instead": "Exchange OP1 AP1"},
        {"hand": "GS1 OM1 LS1 AS1 AS7"},
    ),
    Case(
        why.parts_goals_alike,
        "Fewer Goals of one place follow each other.",
        {**PLANNED, "goals": "OP1 OP2 AP1 GP1 LP1 AP2 GP2 LP2"}
        | {"does": "Exchange OP2 AP1", "instead": "Exchange AP1 GP1"},
        {"does": "Exchange LP1 AP2"},
    ),
]
TOWER_CASES = [
    Case(
        towers.completes,
        "The Alignment is whole then.",
        {**TWO_STAND, "alignment": "OT4 GT4 AT4", "does": "Build LT5 right"},
        {"alignment": "OT4 GT4"},
    ),
    Case(
        towers.goes_on,
        "Then 3 of four different Towers stand side by side.",
        {**TWO_STAND, "does": "Build AT3 right"},
        {"does": "Build OT5 right"},
    ),
    Case(
        towers.more_can_go_on,
        "3 Towers can go on with it then.",
        {**TWO_STAND, "does": "Build LT5 right", "instead": "Build AT3 right"},
        {"does": "Build AT3 right", "instead": "Build LT5 right"},
    ),
    Case(
        towers.can_fall,
        "A Nightmare can take this Tower, and the others stand.",
        {**TWO_STAND, "does": "Build OT5 right", "instead": "Discard OS1"},
        {"does": "Build AT3 right"},
    ),
    Case(
        towers.next_is_a_tower,
        "The Tower that comes next can go on with the Alignment.",
        {**LOOKOUT, "does": "Arrange LT3,AS2,GS2"},
        {"does": "Arrange AS2,LT3,GS2"},
    ),
    Case(
        towers.shows_more,
        "It lets you put the next 3 cards in order.",
        {**TWO_STAND, "does": "Discard AT3"},
        {"does": "Build AT3 right"},
    ),
    Case(
        towers.breaks_least,
        "As many neighbours of different places stand as before.",
        {**STORM, "alignment": "OT4 OT5 GT3"}
        | {"does": "GiveTower OT4", "instead": "GiveTower GT3"},
        {"does": "GiveTower GT3", "instead": "GiveTower OT4"},
    ),
    Case(
        towers.is_over,
        "The Nightmare does not come back.",
        {**STORM, "alignment": "OT4 GT4"}
        | {"does": "GiveTower OT4", "instead": "FalseDestruction"},
        {"instead": "GiveTower GT4"},
    ),
    Case(
        towers.stays_standing,
        "The Towers stand: to build them again takes turns.",
        {**STORM, "alignment": "OT4 GT4"}
        | {"does": "FalseDestruction", "instead": "GiveTower GT4"},
        {},
    ),
]
DREAMS: dict[str, Any] = {"edition": "dreams", "hand": "GK1 AS1 OS1 LS1 LM1"}
TWO_WAIT: dict[str, Any] = {**DREAMS, "row": "OS2 OM1", "path": ["Play OS1", "Search"]}
TWO_WAIT |= {"premonitions": "PNO PN2", "doors": "OD1"}
NINTH: dict[str, Any] = {"edition": "oniverse", "hand": "GK1 AS1 OS1 LS1 LM1"}
OTHER_CASES = [
    Case(
        oniverse.nothing_is_paid,
        "The Door to the Oniverse stays open.",
        {"edition": "oniverse", "hand": "GM1 AS1 OS1 LS1 LM1", "doors": "ZD1 AD1", "deck": "NM1"}
        | {"rallied": "ZR1", "path": ["Discard OS1"]}
        | {"does": "Ferry ZR1", "instead": "LoseDoor ZD1"},
        {"instead": None},
    ),
    Case(
        dreams.door_wakes_a_premonition,
        "That Door would make a Premonition come true: Brambles.",
        {**DREAMS, "row": "GS1 GM1", "doors": "GD1", "premonitions": "PNG PN3"}
        | {"path": ["Play GK1"], "does": "Decline", "instead": "Search"},
        {"doors": "OD1"},
    ),
    Case(
        dreams.door_wakes_a_premonition,
        "That Door would make a Premonition come true: Vertigo.",
        {**DREAMS, "deck": "GD1", "doors": "OD1 LD1", "premonitions": "PN3"}
        | {"path": ["Discard OS1"], "does": "LetGo", "instead": "Claim GK1"},
        {"premonitions": "PN4"},
    ),
    Case(
        dreams.its_door_saves,
        "It takes a Door, and without that one the other can fail: Eclipse.",
        {**TWO_WAIT, "does": "Befall PN2", "instead": "Befall PNO"},
        {"does": "Befall PNO", "instead": "Befall PN2"},
    ),
    Case(
        dreams.its_door_saves,
        "It takes a Door, and without that one the other can fail: Vertigo.",
        {**TWO_WAIT, "premonitions": "PN3 PN2", "doors": "OD1 AD1"}
        | {"does": "Befall PN2", "instead": "Befall PN3"},
        {"premonitions": "PN4 PN2", "doors": "OD1 AD1 GD1 LD1", "instead": "Befall PN4"},
    ),
    Case(
        why_nightmare.costs_one_card,
        "A Key is one card; the deck would lose 5.",
        {**NIGHTMARE, "does": "PayKey GK1", "instead": "RevealFive"},
        {"instead": "Cast punishment"},
    ),
    Case(
        catchers.opens_the_caught,
        "The Garden Door opens, and 7 are still shut then.",
        {"edition": "catchers", "hand": "GK1 AS1 OS1 LS1 LM1", "row": "GS1 GM1"}
        | {"catcher1": "DC1 GD2 DL1", "path": ["Play GK1"]}
        | {"does": "SearchCatcher GD2", "instead": "Decline"},
        {"instead": "Search"},
    ),
    Case(
        catchers.book_stays,
        "The Failsafe Book stays for later.",
        {"edition": "catchers", "hand": "OS1 AS1 GS1 LS1 LM1", "catcher1": "DC1 DL1"}
        | {"failsafe": "FB1", "does": "Discard OS1", "instead": "OpenFailsafe FB1 DC1"},
        {"instead": "Discard AS1"},
    ),
    Case(
        oniverse.ninth_can_wait,
        "Any later trio can find the Door to the Oniverse.",
        {**NINTH, "row": "GS1 GM1", "path": ["Play GK1"]}
        | {"does": "Search", "instead": "SearchBeyond"},
        {"instead": "Decline"},
    ),
    Case(
        oniverse.ninth_can_wait,
        "Any later trio can find the Door to the Oniverse.",
        {**NINTH, "deck": "ZD1", "path": ["Discard OS1"]}
        | {"does": "LetGo", "instead": "Claim GK1"},
        {"deck": "GD1"},
    ),
    Case(
        oniverse.ninth_comes_back,
        "Any trio and any Key can open this Door again.",
        {**NINTH, "doors": "ZD1 AD1", "deck": "NM1", "path": ["Discard OS1"]}
        | {"does": "LoseDoor ZD1", "instead": "LoseDoor AD1"},
        {"does": "LoseDoor AD1", "instead": "LoseDoor ZD1"},
    ),
    Case(
        crossroads.crossroad_stays,
        "Crossroad Moon: it stays, for it counts for every place.",
        {"edition": "crossroads", "hand": "GK1 OM1 AM1 LM1 XM1"}
        | {"does": "Discard OM1", "instead": "Discard XM1"},
        {"instead": "Discard AM1"},
    ),
    Case(
        crossroads.crossroad_stays,
        "Crossroad Key: it stays, for it counts for every place.",
        {"edition": "crossroads", "hand": "GK1 OM1 AM1 XK1 LM1", "deck": "NM1"}
        | {"path": ["Discard OM1"], "does": "PayKey GK1", "instead": "PayKey XK1"},
        {"instead": "RevealFive"},
    ),
    Case(
        crossroads.next_is_a_crossroad,
        "The next card counts for every place.",
        {"edition": "crossroads", "hand": "GK1 OM1 AM1 LM1 XS1", "path": ["Discard GK1"]}
        | {"deck": "XM1 OS1 AS1 GS1 LS1", "does": "Foresee OS1 XM1,AS1,GS1,LS1"},
        {"does": "Foresee OS1 AS1,XM1,GS1,LS1"},
    ),
    Case(
        catchers.one_more_is_empty,
        "4 Dreamcatchers are empty then.",
        {"edition": "catchers", "hand": "OS1 AS1 GS1 LS1 LM1", "catcher1": "DC1 DL1"}
        | {"catcher2": "DC2", "catcher3": "DC3", "catcher4": "DC4", "failsafe": "FB1"}
        | {"does": "OpenFailsafe FB1 DC1"},
        {"catcher2": "", "catcher3": "", "catcher4": "", "torn": "DC2 DC3 DC4"},
    ),
    Case(
        catchers.finishes_for_a_caught_door,
        "Finishes the Garden trio: its Door hangs on a Dreamcatcher.",
        {"edition": "catchers", "hand": "GK1 AS1 OS1 LS1 LM1", "row": "GS1 GM1", "doors": "GD1"}
        | {"catcher1": "DC1 GD2", "does": "Play GK1"},
        {"catcher1": "DC1"},
    ),
    Case(
        crossroads.escape_costs_cards,
        "An Escape would cost 5 cards of the deck.",
        {"edition": "crossroads", "hand": "GK1 OM1 AM1 LM1 DE1"}
        | {"does": "Discard OM1", "instead": "Escape"},
        {"instead": "Discard AM1"},
    ),
    Case(
        crossroads.throws_a_dead_end,
        "A Dead End is thrown away, and never comes into the hand.",
        {"edition": "crossroads", "hand": "GK1 OM1 AM1 LM1 XS1", "path": ["Discard GK1"]}
        | {"deck": "DE1 OS1 AS1 GS1 LS1", "does": "Foresee DE1 OS1,AS1,GS1,LS1"},
        {"does": "Foresee OS1 DE1,AS1,GS1,LS1"},
    ),
    Case(
        oniverse.the_ninth_opens,
        "The Door to the Oniverse is needed, too.",
        {"edition": "oniverse", "hand": "GK1 AS1 OS1 LS1 LM1", "deck": "ZD1"}
        | {"path": ["Discard OS1"], "does": "Claim GK1", "instead": "LetGo"},
        {"deck": "GD1"},
    ),
    Case(
        oniverse.has_a_door_to_open,
        "Aquarium: its Key still has a Door to open.",
        {"edition": "oniverse", "hand": "OS1 AS1 GS1 LS1 LM1", "discard": "AK1 OM1"}
        | {"rallied": "ZE1", "path": ["Trade OS1"], "does": "TakeGoods AK1"},
        {"doors": "AD1 AD2"},
    ),
]
CASES = [*BOOK_CASES, *TOWER_CASES, *OTHER_CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.row.__name__)
def test_a_reason_is_given_where_it_is_true_and_not_where_it_just_is_not(case: Case) -> None:
    english = SPEAKERS["en"]
    assert said(english, case.row, case.true) == case.says
    if case.otherwise:
        assert said(english, case.row, {**case.true, **case.otherwise}) == ""
    for words in TRANSLATED.values():
        assert said(words, case.row, case.true) not in ("", case.says)


def test_every_reason_of_book_and_towers_has_its_case() -> None:
    rows = {
        row
        for staging in (BOOK_STAGING, TOWERS_STAGING)
        for rows in (staging.sentences.decisive, staging.sentences.reasons)
        for told in rows.values()
        for row in told
        if row.__module__ in (why.__name__, towers.__name__)
    }
    assert rows == {case.row for case in [*BOOK_CASES, *TOWER_CASES]}


def test_a_denizen_is_turned_away_for_what_the_hand_would_lose() -> None:
    table: dict[str, Any] = {"edition": "oniverse", "hand": "GK1 GS1 GM1 LS1 OS1", "deck": "ZE1"}
    table |= {"path": ["Discard OS1"], "does": "TurnAway"}
    told = {
        "Rally GK1": "Keeps a Key for the 10 Nightmares left.",
        "Rally GM1": "The Garden trio needs the card.",
        "Rally LS1": "",
    }
    for instead, sentence in told.items():
        says = said(SPEAKERS["en"], oniverse.hand_is_needed, {**table, "instead": instead})
        assert says == sentence
    table["hand"] = "GK1 GS1 GM1 OK1 OS1"
    says = said(SPEAKERS["en"], oniverse.hand_is_needed, {**table, "instead": None})
    assert says == "No card of the hand can be spared for it."


def test_in_the_draft_a_crossroad_is_taken_because_it_counts_for_every_place() -> None:
    rules = OFFERED["crossroads"]
    names = "XS1 GS2 GM1 DE1 OS1 GS1 LS2 AS2".split()
    first = sorted(rules.box[DECK], key=lambda card: card.id not in names)
    game = Game.start(
        rules, seed="draft", seats=2, visibility="open", first_seat=0, deck=tuple(first)
    )
    takes: dict[str, Any] = {line(one): one for one in game.legal()}
    view, plain = View.of(game.state, 0), takes["Take GS2"]
    told = SPEAKERS["en"].telling(takes["Take XS1"], view, plain)
    assert told == "It counts for every place."
    told = SPEAKERS["en"].telling(takes["Take GM1"], view, takes["Take DE1"])
    assert told == "A Dead End would clog the hand."
    assert crossroads.fits_everywhere(SPEAKERS["en"], plain, view, None) == ""


def test_no_door_of_the_deck_is_told_of_where_the_only_one_hangs_on_a_dreamcatcher() -> None:
    table: dict[str, Any] = {"edition": "catchers", "hand": "GK1 AS1 OS1 LS1 LM1", "row": "GS1 GM1"}
    table |= {"catcher1": "DC1 GD2 DL1", "path": ["Play GK1"], "does": "SearchCatcher GD2"}
    row, english = catchers.makes_a_catcher_lighter, SPEAKERS["en"]
    assert said(english, row, table) == "The Doors of the deck can still be drawn."
    assert said(english, row, {**table, "doors": "GD1"}) == "No Garden Door is left in the deck."


def test_a_hand_is_counted_with_its_dead_ends_when_it_is_given_to_a_nightmare() -> None:
    table: dict[str, Any] = {"edition": "crossroads", "hand": "OS1 AM1 GS1 DE1 DE2", "deck": "NM1"}
    table |= {"path": ["Discard OS1"], "does": "LoseHand", "instead": "RevealFive"}
    english = SPEAKERS["en"]
    assert said(english, why_nightmare.is_small, table) == ""
    told = said(english, why_nightmare.no_key_in_it, table)
    assert told == "The hand costs 4 cards without a Key, the deck would lose 5."
    told = said(english, crossroads.gets_rid_of_dead_ends, table)
    assert told == "2 cards of the hand are Dead Ends, and go only with all others."


def test_a_trio_is_no_reason_where_a_crossroad_would_finish_it_as_well() -> None:
    table: dict[str, Any] = {"edition": "crossroads", "row": "LM1 LS2", "does": "Play LM2"}
    table |= {"hand": "LM2 XM1 LK3 AS7 LS3", "instead": "Play XM1"}
    english = SPEAKERS["en"]
    assert said(english, Words.telling, table) == (
        "Crossroad Moon: it stays, for it counts for every place."
    )
    told = said(english, Words.telling, {**table, "instead": "Discard AS7"})
    assert told == "Finishes the Library trio: its Door comes from the deck."


def test_what_a_door_wakes_outweighs_what_its_key_is_worth() -> None:
    """The place has many cards left, too: that alone would be a reason to let the Door go."""
    table = "edition: dreams\nhand: GK1 AK1 OS1 LS1 LM1\ndeck: GD1\ndoors: OD1 LD1\n"
    told = []
    for waits in ("PN3", "PN4"):
        game = position(f"{table}premonitions: {waits}", OFFERED)
        game.submit(next(one for one in game.legal() if line(one) == "Discard OS1"))
        answers = {line(one): one for one in game.legal()}
        view = View.of(game.state, 0)
        told.append(SPEAKERS["en"].telling(answers["LetGo"], view, answers["Claim GK1"]))
    assert told[0] == "That Door would make a Premonition come true: Vertigo."
    assert told[1].endswith("so the Key can wait.")


def test_a_tower_makes_no_trio_though_it_has_a_place() -> None:
    game = Game.start(OFFERED["towers"], seed="draft", seats=2, visibility="open", first_seat=0)
    view = View.of(game.state, 0)
    own, cards = standings(view)[0], {card.id: card for card in view.box}
    tower, sun, moon = cards["GT3"], cards["GS1"], cards["GM1"]
    assert own.holding(sun, moon).short(Colour.GARDEN) == 1
    assert own.holding(sun, tower).short(Colour.GARDEN) == 2


def test_a_card_that_is_brought_up_is_told_as_the_one_that_comes_next() -> None:
    first = why.RAISE[1:]
    table: dict[str, Any] = {**BENEATH, "row": "LS6 LM1", "hand": "GS1 GM1 OS1 AM1 AS1"}
    told = {
        said(SPEAKERS["en"], row, {**table, "does": "Raise LK1 LD1,LK2,LK3,LD2"}) for row in first
    }
    assert "The next card completes the Library trio in row and hand." in told
    table["row"] = "AS6"
    told = {
        said(SPEAKERS["en"], row, {**table, "does": "Raise LK1 LD1,LK2,LK3,LD2"}) for row in first
    }
    assert "The next card completes the Library trio in row and hand." not in told


def test_of_a_door_that_has_no_place_something_is_said_whatever_is_done_with_it() -> None:
    game = position("edition: oniverse\nhand: GK1 AS1 OS1 LS1 LM1\ndeck: ZD1", OFFERED)
    game.submit(next(one for one in game.legal() if line(one) == "Discard OS1"))
    view, english = View.of(game.state, 0), SPEAKERS["en"]
    claim, let_go = (next(a for a in game.legal() if line(a) == d) for d in ("Claim GK1", "LetGo"))
    assert english.telling(claim, view, let_go) == "The Door to the Oniverse is needed, too."
    assert english.telling(let_go, view, claim).startswith("Keeps the only Key")


def test_a_crossroad_of_the_hand_can_go_on_with_any_run() -> None:
    table: dict[str, Any] = {"edition": "crossroads", "hand": "LM3 AS1 DE1 DE2 GS5"}
    table |= {"row": "OS8", "does": "Discard AS1", "instead": "Play LM3"}
    told = "Library Moon: no card of the hand could go on with its place."
    assert said(SPEAKERS["en"], why_action.stops_at_once, table) == told
    table["hand"] = "LM3 AS1 DE1 DE2 XS2"
    assert said(SPEAKERS["en"], why_action.stops_at_once, table) == ""
