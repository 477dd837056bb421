"""Reasons for an answer that is advised: each is given where it is true, and not where it just is
not."""

from inspect import unwrap
from itertools import chain
from typing import Any, NamedTuple

import pytest

from game.editions import OFFERED
from game.editions.base.advice import why_action, why_cards, why_door, why_nightmare
from game.editions.base.box import BASE
from game.editions.base.show import STAGING
from game.players.advice import concluded
from game.players.careful import Careful
from game.rules.view import View
from game.words import Words
from tests.rules.stories import after, command, position
from tests.speaking import SPEAKERS, TRANSLATED
from tests.walks import begin

ENGLISH = SPEAKERS["en"]
TABLE: dict[str, Any] = {
    "hand": "GK1 OM2 GS3 AK1 LM1",
    "deck": "LS3 LS4 LM2 OS3 OS4 OK1 OM1 AS4 AM3 AM4 OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2 NM1 NM2 NM3",
}
SHUT = "OD1 OD2 AD1 AD2 LD1 LD2"
"""The Doors that are left once both Garden Doors are open."""
TWO: dict[str, Any] = {
    "seats": 2,
    "hand": ("GK1 OM2 GS3", "LS1 LM1 AS1"),
    "shared": "AM1 OS5",
    "deck": "LS3 OS3 OK1 OM1 AS4 AM3 OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2 NM1 NM2 NM3",
}


class Case(NamedTuple):
    """A reason, its sentence, a position in which it is true, and the changes by which it just is
    not."""

    row: Any
    says: str
    true: dict[str, Any]
    otherwise: dict[str, Any]


def said(words: Words, row: Any, told: dict[str, Any]) -> str:
    """Returns what a reason says. `does` and `instead` are commands, `path` the commands before;
    the others are zones of the table."""
    zones = {**TABLE, **told}
    does, instead, path = (zones.pop(name, None) for name in ("does", "instead", "path"))
    game = after(position(zones.pop("hand"), **zones), *(path or ()))
    view = View.of(game.state, game.state.active)
    return str(row(words, command(does), view, command(instead) if instead else None))


def met(hand: str, **others: Any) -> dict[str, Any]:
    """Returns a position in which a Nightmare comes up instead of a card that is discarded."""
    deck = others.pop("deck", "LS3 LS4 LM2 OS3 OS4 OK2 OM1 AS4 AM3 AM4 OD1 OD2 AD1 AD2 GD1 LD1")
    nightmares = others.pop("nightmares", "NM2 NM3")
    path = ("Discard AS7",)
    return {"hand": f"{hand} AS7", "deck": f"NM1 {deck} {nightmares}", "path": path, **others}


def door_comes(hand: str, deck: str = "OS3 LS3 LD1 LD2 NM2 NM3", **others: Any) -> dict[str, Any]:
    """Returns a position in which a Garden Door comes up instead of a card that is discarded."""
    return {"hand": f"{hand} AS7", "deck": f"GD1 {deck}", "path": ("Discard AS7",), **others}


OTHERS = "LS3 LS4 LM2 OS3 OS4 OK2 OM1 AS4 AM3 AM4 OD1 OD2 AD1 AD2 LD1"
GARDEN_OPEN = {"doors": "GD1 GD2", "deck": f"{SHUT} LS3 LS4 NM1 NM2 NM3"}
SEARCHES = {"row": "GS1 GM1", "path": ("Play GK1",), "does": "Search", "instead": "Decline"}
LEAVES = {**SEARCHES, "does": "Decline", "instead": "Search"}
SEEN = "NM1 OS3 LS3 AS3 AM3 GD1 GD2 OD1 OD2 AD1 AD2 LD1 LD2 LS4 LM2 NM2"
"""A deck of which a Prophecy shows the first five cards."""
LOOKED = {"hand": "GK1 OM2 GS3 LM1 OS6", "path": ("Discard GK1",), "deck": SEEN}

NIGHTMARES = SEEN.replace(" NM2", " AS3 NM3 NM4").replace("AS3", "NM2", 1)
WITH_DOOR = SEEN.replace("AD1 ", "").replace("OS3", "AD1")

PLAYS = [
    Case(
        why_action.opens_the_last_door,
        "This opens the last Door.",
        {
            "row": "GS1 GM1",
            "doors": f"GD2 {SHUT}",
            "deck": "GD1 NM1 LS3",
            "does": "Play GS3",
            "instead": "Play OM2",
        },
        {"doors": SHUT, "deck": "GD1 GD2 NM1 LS3"},
    ),
    Case(
        why_action.finishes_and_keeps,
        "Finishes the Garden trio and keeps the Key.",
        {"row": "GS1 GM1", "does": "Play GS3", "instead": "Play GK1"},
        {"instead": "Play OM2"},
    ),
    Case(
        why_action.finishes_and_keeps,
        "Finishes the Garden trio and keeps: Garden Moon.",
        {"hand": "GS3 GM2 AK1 LM1 OK2", "row": "GS1 GK2", "does": "Play GS3"}
        | {"instead": "Play GM2"},
        {"hand": "GS3 GS4 AK1 LM1 OK2", "instead": "Play GS4"},
    ),
    Case(
        why_action.finishes_a_trio,
        "Finishes the Garden trio: its Door comes from the deck.",
        {"row": "GS1 GM1", "does": "Play GK1"},
        {"row": "OS1 GM1"},
    ),
    Case(
        why_action.prophecy_costs_a_card,
        "A Prophecy would cost one of the 8 cards left.",
        {"deck": "LS3 LS4 LM2 OS3 OD1 AD1 GD1 NM1", "does": "Play OM2"}
        | {"instead": "Discard GK1"},
        {"instead": "Play GK1"},
    ),
    Case(
        why_action.third_is_in_hand,
        "The hand can finish this Garden trio next.",
        {"row": "GM1", "does": "Play GS3"},
        {"hand": "GS3 OM2 GS4 AK1 LM1"},
    ),
    Case(
        why_action.whole_in_hand,
        "Begins the Garden trio, and the hand holds the rest of it.",
        {"hand": "GK1 GM2 GS3 AK1 LM1", "does": "Play GS3"},
        {"hand": "GS4 GS5 GS3 AK1 LM1"},
    ),
    Case(
        why_action.time_is_short,
        "Only 13 cards are left for 8 Doors: no time for a new one.",
        {
            "deck": "OD1 OD2 AD1 AD2 GD1 GD2 LD1 LD2 NM1 NM2 NM3 LS3 LS4",
            "does": "Play GS3",
            "instead": "Discard LM1",
        },
        {"instead": "Play LM1"},
    ),
    Case(
        why_action.two_of_three,
        "Two of three for the Library trio: 2 cards can be the third.",
        {"row": "LK2", "does": "Play LM1"},
        {"row": "LK2 AS1"},
    ),
    Case(
        why_action.lays_the_way,
        "Behind this card the Garden trio of the hand can begin.",
        {"hand": "GS3 GS4 GM2 AM1 LM1", "row": "OS1", "does": "Play LM1"},
        {"hand": "GS3 GK1 GM2 AM1 LM1"},
    ),
    Case(
        why_action.leaves_symbols,
        "2 cards of the hand can follow it in the same place.",
        {"hand": "GS3 GM1 GM2 AM1 LM1", "does": "Play GS3"},
        {"hand": "GS3 GM1 GS4 AM1 LM1"},
    ),
    Case(
        why_action.one_is_missing,
        "Only one card is missing then for the Garden trio.",
        {"does": "Play GS3"},
        {"hand": "GS3 OM2 AS3 AK1 LM1"},
    ),
    Case(
        why_action.begins_a_run,
        "Begins the Library trio: 3 more cards of the place are left.",
        {"does": "Play LM1"},
        {"row": "LS1"},
    ),
]

KEYS_AND_SPARES = [
    Case(
        why_action.keeps_for_a_door,
        "Keeps the Key for the Aquarium Door, which is near.",
        {
            "hand": "OK1 AK1 GS3 OM2 LM1",
            "path": ("Discard OK1", "Foresee NM1 (AS3,AD1,LS4,OS4)"),
            "row": "LS1",
            "deck": "AD1 AS3 LS4 NM1 OS4 AM3 OS6 LM2 LS3 GD1 GD2",
            "does": "Play GS3",
            "instead": "Discard AK1",
        },
        {"instead": "Discard LM1"},
    ),
    Case(
        why_action.keeps_a_key,
        "Keeps a Key for the 3 Nightmares left.",
        {"does": "Discard LM1", "instead": "Discard GK1"},
        {"does": "Discard AK1"},
    ),
    Case(
        why_action.no_nightmare_is_left,
        "No Nightmare is left, so this Key is free.",
        {"does": "Discard AK1", "deck": "LS3 LS4 LM2 OS3 OS4 OK1"},
        {"deck": "LS3 LS4 LM2 OS3 OS4 NM1"},
    ),
    Case(
        why_action.opens_no_door,
        "Garden: no Door needs this Key any more.",
        {"does": "Play GK1", **GARDEN_OPEN},
        {"doors": "GD1"},
    ),
    Case(
        why_action.looks_ahead,
        "The Prophecy can throw a Nightmare away: 3 are left in 21 cards.",
        {"does": "Discard GK1"},
        {"deck": "LS3 LS4 LM2 NM1"},
    ),
    Case(
        why_action.keeps_the_run,
        "The Garden trio lacks one card, and another place would break it.",
        {"row": "GM1 GS1", "does": "Discard GS3", "instead": "Play OM2"},
        {"row": "GS1"},
    ),
    Case(
        why_action.is_needed_no_more,
        "Garden: its Doors are open, so it needs no more cards.",
        {"does": "Discard GS3", **GARDEN_OPEN},
        {"doors": "GD1"},
    ),
    Case(
        why_action.spares_the_scarce,
        "Library: keeps a card of it, for only 4 are left for 1 Door.",
        {"doors": "LD1", "does": "Discard OM2", "instead": "Discard LM1"}
        | {"deck": "LS3 LS4 LM2 LD2 NM1"},
        {"deck": "LS3 LS4 LS5 LS6 LM2 LM3 LD2 NM1"},
    ),
    Case(
        why_action.keeps_a_key,
        "Keeps the only Key: 3 Nightmares are still to come.",
        {"hand": "GM3 OM2 GS3 AK1 LM1", "does": "Discard LM1", "instead": "Discard AK1"},
        {"does": "Discard AK1", "instead": "Discard LM1"},
    ),
    Case(
        why_action.run_can_go_on,
        "The Garden trio of the row can still go on.",
        {"row": "GM1", "does": "Discard AK1", "instead": "Play AK1"},
        {"row": "LM3"},
    ),
    Case(
        why_action.rarer_symbol_stays,
        "Garden Moon: it stays, for it is the last one left.",
        {"hand": "GS3 GM2 GS4 LM1 OK2", "row": "LS1"} | {"does": "Play GS3", "instead": "Play GM2"},
        {"does": "Play GM2", "instead": "Play GS3"},
    ),
    Case(
        why_action.rarer_symbol_stays,
        "Garden Moon: it stays, for it is the last one left.",
        {"hand": "GS3 GM2 GS4 LM1 OK2", "does": "Discard GS3", "instead": "Discard GM2"},
        {"does": "Play GS3"},
    ),
    Case(
        why_action.KEEPS_A_KEY,
        "Keeps a Key for the 4 Nightmares left.",
        {"hand": "GK1 GK2 OK2 AK1 LM1", "deck": f"{TABLE['deck']} NM4"}
        | {"does": "Discard LM1", "instead": "Discard GK1"},
        {"deck": TABLE["deck"]},
    ),
    Case(
        why_action.spares_the_rare,
        "Library Moon: it stays, for only 2 are left.",
        {"does": "Discard GS3", "instead": "Discard LM1", "row": "LM3 LS1"},
        {"does": "Discard OM2"},
    ),
    Case(
        why_action.keeps_the_trio,
        "The Garden trio still lacks only one card.",
        {"does": "Discard LM1", "instead": "Discard GS3"},
        {"hand": "OK2 OM2 GS3 AK1 LM1"},
    ),
    Case(
        why_action.has_plenty,
        "Aquarium: 10 cards are left for 2 Doors, so one can go.",
        {"hand": "AS5 OM2 GS3 AK1 LM1", "does": "Discard AS5", "instead": "Discard LM1"}
        | {"deck": "AS1 AS2 AS3 AS4 AM1 AM2 AM3 AK2 LS3 LS4 LS5 AD1 AD2 LD1 LD2 NM1"},
        {"does": "Discard LM1", "instead": "Discard AS5"},
    ),
    Case(
        why_action.alike_stays,
        "The hand holds another one: Garden Sun.",
        {"hand": "GS3 GS4 OM2 AK1 LM1", "does": "Discard GS3"},
        {"hand": "GS3 GM1 OM2 AK1 LM1"},
    ),
    Case(
        why_action.alike_stays,
        "The hand holds another one: Library Moon.",
        {"hand": "LM3 LM1 GM3 OS6 AK1", "does": "Play LM3", "instead": "Play GM3"},
        {"instead": "Discard GM3"},
    ),
    Case(
        why_action.no_further,
        "The Garden trio is just as near without this card.",
        {"hand": "GS3 GS4 OM2 AK1 LM1", "does": "Discard GS3"},
        {"hand": "GS3 GM1 OM2 AK1 LM1"},
    ),
    Case(
        why_action.makes_room,
        "It cannot follow the last symbol: another card comes instead.",
        {"row": "LS1", "does": "Discard GS3"},
        {"row": "LM2", "deck": "LS3 NM1"},
    ),
    Case(
        why_action.makes_room,
        "It cannot follow the last symbol: another card comes instead.",
        {"hand": "GS3 OM2 LS5 AK1 LM1", "row": "LS1", "does": "Discard GS3"}
        | {"instead": "Discard OM2"},
        {"instead": "Discard LS5"},
    ),
    Case(
        why_action.place_would_be_lost,
        "Observatory: keeps a card of it, for only 4 are left for 1 Door.",
        {"hand": "AS6 AK2 OK1 AS7 GS5", "doors": "OD1", "deck": "OS5 OS6 OM1 OD2 NM1 AM1 AM2"}
        | {"does": "Discard AS6", "instead": "Discard OK1"},
        {"deck": "OS5 OS6 OM1 OM2 OD2 NM1 AM1 AM2"},
    ),
    Case(
        why_action.far_from_a_trio,
        "The hand holds no other Sun or Moon of its place.",
        {"does": "Discard LM1"},
        {"hand": "LS5 OM2 GS3 AK1 LM1"},
    ),
    Case(
        why_action.another_key_stays,
        "Another Key stays in the hand.",
        {"does": "Play GK1"},
        {"hand": "GK1 OM2 GS3 AM1 LM1"},
    ),
]

DOORS = [
    Case(
        why_door.is_the_last,
        "This opens the last Door.",
        {**SEARCHES, "doors": f"GD2 {SHUT}", "deck": "GD1 NM1 LS3"},
        {"doors": SHUT, "deck": "GD1 GD2 NM1 LS3"},
    ),
    Case(
        why_door.finds_the_door,
        "The Garden Door opens, and 7 are still shut then.",
        SEARCHES,
        {"deck": f"{SHUT} NM1 LS3", "doors": "GD1"},
    ),
    Case(
        why_door.buries_nightmares,
        "The Door opens, and the known Nightmare is shuffled away.",
        {
            **SEARCHES,
            "hand": "AK1 OM2 GS3 GS4 LM1",
            "row": "GS1 GM1",
            "deck": f"OS3 NM1 NM2 LS3 LS4 {SHUT} GD1 GD2 AS3",
            "path": ("Discard AK1", "Foresee NM2 (OS3,NM1,LS3,LS4)", "Play GS3"),
        },
        {"path": ("Discard AK1", "Foresee NM2 (OS3,LS3,LS4,NM1)", "Play GS3")}
        | {"deck": f"OS3 LS5 NM2 LS3 LS4 {SHUT} GD1 GD2 AS3"}
        | {"path": ("Discard AK1", "Foresee NM2 (OS3,LS5,LS3,LS4)", "Play GS3")},
    ),
    Case(
        why_door.finds_nothing,
        "No Garden Door is left in the deck.",
        {**LEAVES, "deck": f"{SHUT} NM1 LS3", "doors": "GD1 GD2"},
        {"deck": f"{SHUT} NM1 LS3 GD1", "doors": "GD2"},
    ),
    Case(
        why_door.known_cards_stay,
        "A search would shuffle away the 3 known cards on top.",
        {
            **LEAVES,
            "hand": "AK1 OM2 GS3 GS4 LM1",
            "deck": f"OS3 NM1 NM2 LS3 LS4 {SHUT} GD1 GD2 AS3",
            "path": ("Discard AK1", "Foresee NM2 (OS3,NM1,LS3,LS4)", "Play GS3"),
        },
        {"hand": TABLE["hand"], "path": ("Play GK1",)},
    ),
    Case(
        why_door.blocks_the_partner,
        "The partner needs the Garden Door.",
        {**TWO, **LEAVES, "row": ("GS1 GM1", ""), "doors": ("GD1", "")}
        | {"deck": TWO["deck"].replace("GD1 ", "")},
        {"doors": ("", "GD1")},
    ),
    Case(
        why_door.place_is_short,
        "Garden: only 4 cards are left for trios, so the Key is surer.",
        door_comes("GK1 GS3 GM2 LM1", "OS3 LS3 GS4 LD1", doors="GD2", does="Claim GK1"),
        {"deck": "GD1 OS3 LS3 GS4 GS5 GM3 GM4 LD1"},
    ),
    Case(
        why_door.a_key_remains,
        "The Door opens, and a Key stays for the 2 Nightmares left.",
        door_comes("GK1 AK1 GM2 LM1", does="Claim GK1"),
        {"hand": "GK1 AM1 GM2 LM1 AS7"},
    ),
    Case(
        why_door.finds_the_door,
        "The Garden Door opens, and 7 are still shut then.",
        door_comes("GK1 AK1 GM2 LM1", does="Claim GK1"),
        TWO
        | {"hand": ("GK1 AS7 GM2", "LS1 LM1 AS1"), "doors": ("GD2", "")}
        | {"path": ("Discard AS7", "Keep"), "deck": "GD1 OS3 LD1 NM2"},
    ),
    Case(
        why_door.trio_is_near,
        "The Garden trio is in row and hand: it can find the Door.",
        door_comes("GK1 GS3 GM2 LM1", does="LetGo"),
        {"hand": "GK1 OS6 GM2 LM1 AS7"},
    ),
    Case(
        why_door.needs_none,
        "You have your Garden Door: the Key stays.",
        TWO
        | {"hand": ("GK1 AS7 GM2", "LS1 LM1 AS1"), "doors": ("GD2", ""), "does": "LetGo"}
        | {"path": ("Discard AS7", "Keep"), "deck": "GD1 OS3 LD1 NM2"},
        {"doors": ("", "")},
    ),
    Case(
        why_door.place_is_rich,
        "Garden: 10 cards are left for its trios, so the Key can wait.",
        door_comes(
            "GK1 AK1 GM2 LM1", "OS3 LS3 GD2 GS1 GS2 GS4 GS5 GS6 GM3 GM1 GK2 LD1", does="LetGo"
        ),
        {"deck": "GD1 OS3 LS3 GD2 GS4 LD1"},
    ),
    Case(
        why_door.only_key_stays,
        "Keeps the only Key for the 2 Nightmares left; the Door comes back.",
        door_comes("GK1 GS3 GM2 LM1", does="LetGo"),
        {"hand": "GK1 AK1 GM2 LM1 AS7"},
    ),
]

PRICES = [
    Case(
        why_nightmare.other_key_is_needed,
        "The other Key stays: Garden has fewer cards to spare.",
        met("GK1 OK1 GS3 LM1", does="PayKey OK1", instead="PayKey GK1"),
        {"does": "PayKey GK1", "instead": "PayKey OK1"},
    ),
    Case(
        why_action.another_key_stays,
        "2 other Keys stay in the hand.",
        met("GK1 OK1 AK1 LM1", does="PayKey OK1"),
        {"hand": "OM2 OK1 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.saves_the_trio,
        "The hand can still finish the Garden trio.",
        met("GM1 OK1 GS3 LM1", row="GK1", does="PayKey OK1", instead="LoseHand"),
        {"row": "LK1"},
    ),
    Case(
        why_nightmare.saves_the_trio,
        "The hand can still finish the Garden trio.",
        met("GM1 OK1 GS3 LM1", row="GK1", does="PayKey OK1", instead="LoseHand"),
        {"instead": "RevealFive"},
    ),
    Case(
        why_nightmare.saves_the_trio,
        "The hand can still finish the Garden trio.",
        met("GK1 OK1 GS3 GM1", does="PayKey OK1", instead="PayKey GK1"),
        {"hand": "GK1 OK1 GS3 AM1 AS7"},
    ),
    Case(
        why_nightmare.trio_needs_no_key,
        "The Library trio is whole without this Key.",
        met("LK2 AK1 LM1 OS6", row="LM3 LS5", does="PayKey LK2", instead="PayKey AK1"),
        {"does": "PayKey AK1", "instead": "PayKey LK2"},
    ),
    Case(
        why_nightmare.like_key_stays,
        "The hand holds another one: Garden Key.",
        met("GK1 GK2 OK1 LM1", does="PayKey GK1", instead="PayKey OK1"),
        {"does": "PayKey OK1", "instead": "PayKey GK1"},
    ),
    Case(
        why_nightmare.costs_one_card,
        "A Key is one card; the deck would lose 5.",
        met("GM1 OK1 GS3 LM1", does="PayKey OK1", instead="RevealFive"),
        {"deck": "NM1 LS3"},
    ),
    Case(
        why_nightmare.brings_no_trio,
        "The hand holds no Key and is near no trio.",
        met("GM1 OM3 AM1 LM1", does="LoseHand"),
        {"hand": "GM1 GS3 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.no_key_in_it,
        "The hand costs 4 cards without a Key, the deck would lose 5.",
        met("GM1 GS3 AM1 LM1", does="LoseHand", instead="RevealFive"),
        {"hand": "GM1 GK1 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.lets_the_partner_in,
        "The partner needs the Garden Door.",
        TWO
        | {"hand": ("GK1 AS7 GM2", "LS1 LM1 AS1"), "doors": ("GD1 GD2", "")}
        | {"deck": "NM1 OS3 LD1 NM2", "path": ("Discard AS7", "Keep"), "does": "LoseDoor GD1"},
        {"doors": ("GD1", "GD2")},
    ),
    Case(
        why_nightmare.key_brings_it_back,
        "The Key in the hand can open the Garden Door again.",
        met("GK1 GS3 AM1 LM1", doors="GD2", does="LoseDoor GD2"),
        {"hand": "AK1 GS3 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.trio_brings_it_back,
        "The Garden trio in row and hand can open it again.",
        met("GK1 GS3 GM1 LM1", doors="GD1 GD2", deck=OTHERS, does="LoseDoor GD2"),
        {"hand": "GK1 GS3 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.other_door_wants_the_trio,
        "The Garden trio is wanted for the other Door of its place.",
        met("OK1 GS3 GM1 GS4", doors="GD2", does="PayKey OK1", instead="LoseDoor GD2"),
        {"doors": "GD1 GD2", "deck": f"NM1 {OTHERS} NM2 NM3"},
    ),
    Case(
        why_nightmare.other_door_is_scarcer,
        "Garden: its Door would be harder to open again.",
        met("AM1 GS3 LM1 OS6", doors="GD2 LD2", does="LoseDoor LD2", instead="LoseDoor GD2"),
        {"does": "LoseDoor GD2", "instead": "LoseDoor LD2"},
    ),
    Case(
        why_nightmare.cards_to_win_it_again,
        "Library: 4 cards are left to open it again.",
        met("AM1 GS3 LM1 OS6", doors="LD1 LD2", does="LoseDoor LD2", deck="LS3 LS4 LM2 OS3"),
        {"deck": "NM1 LS3 OS3 OS4 NM2"},
    ),
    Case(
        why_nightmare.hand_stays_for_a_trio,
        "The hand stays: it can finish the Garden trio.",
        met("GK1 GS3 GM1 LM1", does="RevealFive", instead="LoseHand"),
        {"hand": "GK1 GS3 AM1 LM1 AS7"},
    ),
    Case(
        why_nightmare.deck_is_thin,
        "The deck holds only 6 cards and keeps them.",
        met("AM1 GS3 LM1 OS6", doors="LD2", deck="LS3 LS4 LM2 OS3")
        | {"does": "LoseDoor LD2", "instead": "RevealFive"},
        {"instead": "PayKey GK1"},
    ),
    Case(
        why_nightmare.door_takes_a_trio,
        "The Library Door stays open: 2 cards are missing to open it again.",
        met("AK1 GS3 LM1 OS6", doors="LD2", does="PayKey AK1", instead="LoseDoor LD2"),
        {"hand": "AK1 LK1 LM1 OS6 AS7"},
    ),
    Case(
        why_nightmare.is_small,
        "The hand holds only 2 cards.",
        met("GM1 GS3", does="LoseHand", instead="RevealFive"),
        {"hand": "GM1 GS3 LM1 AS7"},
    ),
    Case(
        why_nightmare.key_stays,
        "Keeps a Key for the 2 Nightmares left.",
        met("GK1 GS3 LM1 OS6", does="RevealFive", instead="LoseHand"),
        {"hand": "GM1 GS3 LM1 OS6 AS7"},
    ),
    Case(
        why_nightmare.hand_stays,
        "The 4 cards of the hand stay.",
        met("GM1 GS3 LM1 OS6", does="RevealFive", instead="LoseHand"),
        {"instead": "LoseDoor GD2", "doors": "GD2"},
    ),
]

PROPHECIES = [
    Case(
        why_cards.no_door_is_thrown,
        "Every Door is needed.",
        {**LOOKED, "deck": WITH_DOOR}
        | {"does": "Foresee NM1 (AD1,LS3,AS3,AM3)", "instead": "Foresee AD1 (NM1,LS3,AS3,AM3)"},
        {"instead": "Foresee LS3 (AD1,NM1,AS3,AM3)"},
    ),
    Case(
        why_cards.door_comes_to_its_key,
        "The Aquarium Door comes next, and its Key is in the hand.",
        {**LOOKED, "hand": "GK1 OM2 GS3 LM1 AK1"}
        | {"deck": WITH_DOOR}
        | {"does": "Foresee NM1 (AD1,LS3,AS3,AM3)"},
        {"hand": "GK1 OM2 GS3 LM1 LK1"},
    ),
    Case(
        why_cards.next_finishes,
        "The next card completes the Library trio in row and hand.",
        {**LOOKED, "row": "LM2", "hand": "GK1 OM2 GS3 LK1 OS6"}
        | {"deck": SEEN.replace(" LM2", ""), "does": "Foresee NM1 (LS3,OS3,AS3,AM3)"},
        {"row": "AM2"},
    ),
    Case(
        why_cards.next_finishes_without_key,
        "The next card completes the Library trio, and its Key is kept.",
        {**LOOKED, "row": "LM2 LS5", "hand": "GK1 OM2 GS3 AK1 OS6"}
        | {"deck": SEEN.replace(" LM2", "").replace("OS3 LS3", "LM3 LK2")}
        | {"does": "Foresee NM1 (LM3,LK2,AS3,AM3)", "instead": "Foresee NM1 (LK2,LM3,AS3,AM3)"},
        {"instead": "Foresee NM1 (AS3,LM3,LK2,AM3)"},
    ),
    Case(
        why_cards.next_spares_the_key,
        "With the next card the Library trio needs no Key.",
        {**LOOKED, "hand": "GK1 LM1 GS3 LK1 LS5", "does": "Foresee NM1 (LM2,OS3,AS3,AM3)"}
        | {"deck": SEEN.replace("LS3", "LM2", 1).replace(" LM2", "", 1)},
        {"hand": "GK1 LM1 GS3 OK1 LS5"},
    ),
    Case(
        why_cards.throws_a_nightmare,
        "A Nightmare is thrown away: 2 are left.",
        {**LOOKED, "deck": f"{SEEN} NM3", "does": "Foresee NM1 (LS3,OS3,AS3,AM3)"},
        {"does": "Foresee LS3 (NM1,OS3,AS3,AM3)"},
    ),
    Case(
        why_cards.throws_a_nightmare,
        "A Nightmare is thrown away: 3 are left.",
        {**LOOKED, "deck": NIGHTMARES, "does": "Foresee NM1 (LS3,OS3,NM2,AM3)"},
        {"does": "Foresee LS3 (NM1,OS3,NM2,AM3)"},
    ),
    Case(
        why_cards.throws_the_useless,
        "Garden: its Doors are open, so it needs no more cards.",
        {**LOOKED, "hand": "GK1 OM2 GM1 LM1 OS6", "doors": "GD1 GD2"}
        | {"deck": f"OS3 GS3 LS3 AS3 AM3 {SHUT} NM1", "does": "Foresee GS3 (LS3,OS3,AS3,AM3)"},
        {"doors": "GD1"},
    ),
    Case(
        why_cards.nightmares_come_last,
        "The Nightmare comes last: until then a shuffle can move it.",
        {**LOOKED, "does": "Foresee AM3 (LS3,OS3,AS3,NM1)"},
        {"does": "Foresee AM3 (LS3,OS3,NM1,AS3)"},
    ),
    Case(
        why_cards.next_brings_nearer,
        "The next card brings the Library trio nearer.",
        {**LOOKED, "does": "Foresee NM1 (LS3,OS3,AS3,AM3)"},
        {"hand": "GK1 OM2 GS3 LS5 OS6"},
    ),
    Case(
        why_cards.key_comes_next,
        "A Key comes next, and 1 Nightmare is left.",
        {**LOOKED, "deck": SEEN.replace("OS3", "OK3"), "does": "Foresee NM1 (OK3,LS3,AS3,AM3)"},
        {"does": "Foresee NM1 (LS3,OK3,AS3,AM3)"},
    ),
    Case(
        why_cards.key_comes_next,
        "A Key comes next, and 2 Nightmares are left.",
        {**LOOKED, "deck": SEEN.replace("OS3", "OK3"), "does": "Foresee LS3 (OK3,NM1,AS3,AM3)"},
        {"does": "Foresee LS3 (NM1,OK3,AS3,AM3)"},
    ),
    Case(
        why_cards.throws_what_helps_no_trio,
        "Observatory Sun: it would bring no trio nearer.",
        {**LOOKED, "hand": "GK1 AM2 GS3 LM1 OS6", "does": "Foresee OS3 (LS3,NM1,AS3,AM3)"},
        {"hand": "GK1 OM2 GS3 LM1 OS6"},
    ),
]

SWAPS = [
    Case(
        why_cards.partner_needs_it,
        "Garden: only the partner needs it.",
        {**TWO, "doors": ("GD1", ""), "deck": TWO["deck"].replace("GD1 ", "")}
        | {"does": "Swap GS3 AM1"},
        {"doors": ("GD1", "GD2"), "deck": "LS3 OS3"},
    ),
    Case(
        why_cards.helps_the_partner,
        "It brings the partner nearer to the Garden trio.",
        {**TWO, "does": "Swap GS3 OS5"},
        {"row": ("", "GM1 GS1"), "does": "Swap OM2 OS5"},
    ),
    Case(
        why_cards.both_can_use_the_key,
        "Both of you can use the Key then.",
        {**TWO, "does": "Swap GK1 OS5"},
        {"does": "Swap GS3 OS5"},
    ),
    Case(
        why_cards.helps_the_partner,
        "It may bring the partner nearer to the Garden trio.",
        {**TWO, "visibility": "hidden", "does": "Swap GS3 OS5"},
        {"row": ("", "GM1 GS1"), "does": "Swap OM2 OS5"},
    ),
    Case(
        why_cards.own_trio_stays,
        "The card for the Garden trio stays your own.",
        {**TWO, "hand": ("GK1 LM2 GS3", "LS1 LM1 AS1")}
        | {"does": "Swap LM2 OS5", "instead": "Swap GS3 OS5"},
        {"does": "Swap GS3 OS5", "instead": "Swap LM2 OS5"},
    ),
    Case(
        why_cards.keeps_its_key,
        "Keeps a Key for the 3 Nightmares left.",
        {**TWO, "does": "Swap OM2 OS5", "instead": "Swap GK1 OS5"},
        {"does": "Swap GK1 AM1"},
    ),
    Case(
        why_cards.key_is_safe,
        "The Key is safe in the hand.",
        {**TWO, "shared": "AK1 OS5", "does": "Swap GS3 AK1", "instead": "Swap GS3 OS5"},
        {"does": "Swap GK1 AK1"},
    ),
    Case(
        why_cards.safe_with_you,
        "The card for the Observatory trio is safe in the hand.",
        {**TWO, "does": "Swap GS3 OS5"},
        {"hand": ("GK1 OS2 GS3", "LS1 LM1 AS2")},
    ),
    Case(
        why_cards.own_trio_stays,
        "The card for the Garden trio stays your own.",
        {**TWO, "does": "Keep", "instead": "Swap GK1 OS5"},
        {"hand": ("GS1 OM2 GS3", "LS1 LM1 AS1"), "instead": "Swap GS3 OS5"},
    ),
    Case(
        why_cards.no_swap_helps,
        "No swap brings the partner nearer to a trio.",
        {**TWO, "hand": ("LS5 LS6 AS3", "LS1 LM1 AS1"), "shared": "AS8 LS3"}
        | {"deck": TWO["deck"].replace("LS3 ", ""), "does": "Keep", "instead": "Swap LS5 LS3"},
        {"hand": ("LS5 GS3 AS3", "LS1 LM1 AS1"), "instead": "Swap GS3 AS8"},
    ),
    Case(
        why_cards.shared_card_is_needed,
        "The shared card stays for the partner's Aquarium trio.",
        {**TWO, "does": "Keep", "instead": "Swap GK1 AM1"},
        {"instead": "Swap GK1 OS5"},
    ),
]
TAKES = [
    Case(
        why_cards.makes_a_trio,
        "The hand holds the whole Garden trio then.",
        {**TWO, "does": "Take GM1"},
        {"does": "Take LS3"},
    ),
    Case(
        why_cards.takes_a_key,
        "The hand holds no Key yet.",
        {**TWO, "hand": ("GM3 OM2 GS3", "LS1 LM1 AS1"), "does": "Take OK1"},
        {"hand": ("GK1 OM2 GS3", "LS1 LM1 AS1")},
    ),
    Case(
        why_cards.pays_a_nightmare,
        "A Key turns a Nightmare away: 3 are in the deck.",
        {**TWO, "does": "Take OK1", "instead": "Take LS3"},
        {"instead": "Take OK2"},
    ),
    Case(
        why_cards.takes_another_key,
        "The hand holds no Key of this place yet.",
        {**TWO, "does": "Take OK1"},
        {"hand": ("OK2 OM2 GS3", "LS1 LM1 AS1")},
    ),
    Case(
        why_action.shared_card_stays,
        "The partner can still use the shared card: Observatory Sun.",
        {**TWO, "does": "Discard GS3", "instead": "Discard OS5"},
        {"does": "Discard AM1"},
    ),
    Case(
        why_action.stops_at_once,
        "Garden Sun: no card of the hand could go on with its place.",
        {"hand": "GS1 OM2 GS3 AK1 LM1", "does": "Discard GS3", "instead": "Play GS1"},
        {"hand": "GS1 OM2 GS3 GK1 LM1"},
    ),
    Case(
        why_cards.is_rare,
        "Library: it has four Moons for six Suns.",
        {**TWO, "does": "Take LM2"},
        {"does": "Take LS3"},
    ),
    Case(
        why_cards.has_many,
        "Observatory: 5 cards can help its Doors.",
        {**TWO, "does": "Take OS3", "instead": "Take LS3"},
        {"does": "Take LS3", "instead": "Take OS3"},
    ),
]
CASES = [*TAKES, *PLAYS, *KEYS_AND_SPARES, *DOORS, *PRICES, *PROPHECIES, *SWAPS]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.row.__name__)
def test_a_reason_is_given_where_it_is_true_and_not_where_it_just_is_not(case: Case) -> None:
    assert said(ENGLISH, case.row, case.true) == case.says
    assert said(ENGLISH, case.row, {**case.true, **case.otherwise}) == ""
    for words in TRANSLATED.values():
        assert said(words, case.row, case.true) not in ("", case.says)


def test_what_is_as_true_of_the_other_answer_is_no_reason() -> None:
    table = View.of(position("OM2 GS3 AK1 LM1 OK2", row="OS1", deck=TABLE["deck"]).state, 0)
    one, other = command("Discard GS3"), command("Discard LM1")
    assert "no other Sun or Moon" in ENGLISH.reason(one, table)
    assert "no other Sun or Moon" in ENGLISH.reason(other, table)
    assert "keeps a card of it" in ENGLISH.reason(one, table, other)


def test_where_nothing_tells_two_answers_apart_that_is_what_is_said() -> None:
    """Both cards have a like one in the hand: another card would be named, and nothing else."""
    table = View.of(position("AS5 AS6 GS5 GS6 AM1", row="LM1", deck=TABLE["deck"]).state, 0)
    one, other = command("Discard GS5"), command("Discard AS5")
    nothing = "No single reason tells the two apart."
    assert ENGLISH.telling(other, table, one) == ""
    assert ENGLISH.reason(other, table, one) == nothing
    assert TRANSLATED["fr"].reason(other, table, one) not in ("", nothing)


def test_a_reason_to_spare_a_card_is_none_where_a_trio_suffers() -> None:
    """The hand holds another Garden Sun, but the Key given away would have finished its trio."""
    table = View.of(position("GS3 GS4 GK1 AK1 LM1", row="OS1", deck=TABLE["deck"]).state, 0)
    assert "another one" not in ENGLISH.reason(command("Play GK1"), table, command("Discard GS3"))
    assert "another one" in ENGLISH.reason(command("Discard GS3"), table)


def test_to_begin_a_trio_of_the_hand_is_a_reason_not_to_discard_but_none_among_plays() -> None:
    """Played first, the Moon parts the Suns, which would have been a trio without the Key."""
    table = View.of(position("LM3 LS5 LS2 LK1 AS7", row="GS6", deck=TABLE["deck"]).state, 0)
    begins, spares = command("Play LM3"), command("Discard AS7")
    told = "Begins the Library trio, and the hand holds the rest of it."
    assert ENGLISH.telling(begins, table, spares) == told
    assert ENGLISH.telling(begins, table, command("Play LK1")) != told


def test_a_card_is_not_told_to_be_spared_where_the_other_answer_spares_none() -> None:
    table = View.of(position("GS3 GS4 OM2 AK1 LM1", deck=TABLE["deck"]).state, 0)
    assert ENGLISH.telling(command("Discard GS3"), table, command("Concede")) == ""


def test_a_card_that_is_needed_no_more_is_no_reason_to_play_rather_than_discard_it() -> None:
    """Played, it lies between two Suns: the trio of the hand can begin behind it."""
    zones = {**GARDEN_OPEN, "hand": "GM3 AS3 AM4 AS5 LM1", "row": "GS5"}
    table = View.of(position(zones.pop("hand"), **zones).state, 0)
    told = ENGLISH.telling(command("Play GM3"), table, command("Discard GM3"))
    assert told == "Behind this card the Aquarium trio of the hand can begin."
    assert "Doors are open" in ENGLISH.telling(command("Play GM3"), table, command("Discard LM1"))


def test_a_swap_of_two_like_cards_makes_nothing_safe() -> None:
    hands = "OM3 OS2 GS3", "LS1 LM1 AS2"
    told = {**TWO, "hand": hands, "does": "Swap GS3 OS5"}
    assert said(ENGLISH, why_cards.safe_with_you, told)
    assert said(ENGLISH, why_cards.safe_with_you, {**told, "does": "Swap OS2 OS5"}) == ""


def test_every_reason_has_its_case() -> None:
    rows = set(map(unwrap, chain.from_iterable(STAGING.sentences.reasons.values())))
    assert rows == {unwrap(case.row) for case in CASES}


def test_most_answers_have_a_reason_of_their_own() -> None:
    """Of many two nothing tells which is better, and that is what is said."""
    fallback, told = ENGLISH.reason(command("Concede"), View.of(begin(BASE, 1, 0).state, 0)), []
    player = Careful(OFFERED.of("base").worth)
    for seats, number in ((1, 0), (1, 1), (2, 0), (2, 1)):
        game = begin(BASE, seats, number)
        while game.pending is not None:
            view = View.of(game.state, game.state.active)
            advice = concluded(player.think(view, game.pending, game.legal()))
            others = [one.command for one in advice.weighed[1:]]
            told.append(ENGLISH.reason(advice.command, view, others[0] if others else None))
            game.submit(advice.command)
    assert told.count(fallback) <= len(told) / 4
