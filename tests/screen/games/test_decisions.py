"""Every decision can be answered where it is asked: by a drag, by two clicks, by a button."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.event import Answered
from game.rules.steps import Command
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import DISCARD, ROW, Drag, Point, at, cards, middle, thing

TRIO = "OS1 OM1 OS2 AM1 GK1  LM1 AM2 GM1 GS1"
DOOR = "OK1 AM1 GS1 LM1 OS1  OD1 AM2 GM1 LS1"
NIGHTMARE = "OK1 OK2 AM1 GS1 OS1  OD1 NM1 LM1 AM2 GM1 LS1 AS1 OM1 GM2"
BARE = "OM1 AM2 AM1 GS1 OS1  NM1 LM1 GM1 LS1 AS1 OM2 GM2"
"""A deal in which a Nightmare comes while there is no Key in the hand and no Door won."""
PROPHECY = "OK1 AM1 GS1 LM1 OS1  AM2 OD1 GM1 LM2 AS1 OM1"
REVEALED, HAND, DECK = "zone.revealed", "zone.hand.0", "zone.deck"
Answer = Callable[[Glass], None]


def ask(glass: Glass, deal: str) -> None:
    """Plays until the decision that a deal is for. Warnings about what a Nightmare takes are
    off."""
    glass.ask_every_search()
    silenced = {*glass.app.settings.silenced, "spent_key", "key_in_hand", "door_given"}
    glass.app.change(replace(glass.app.settings, silenced=tuple(sorted(silenced))))
    glass.deal(deal)
    played: list[Command[Any]] = [Play(CARDS["OS1"])]
    if deal == TRIO:
        played += [Play(CARDS["OM1"]), Play(CARDS["OS2"])]
    elif deal == PROPHECY:
        played = [Discard(CARDS["OK1"])]
    elif deal == NIGHTMARE:
        played += [Claim(CARDS["OK1"])]
    for command in played:
        assert glass.table.session.submit(command)
        glass.table.settle()
    glass.step()
    glass.until_rest()


def answered(glass: Glass) -> Command[Any]:
    """Returns the last command that the game has heard."""
    log = glass.table.session.game.log
    return [event.command for event in log if isinstance(event, Answered)][-1]


def answers(glass: Glass) -> int:
    """Returns the number of commands that the game has heard."""
    return sum(isinstance(event, Answered) for event in glass.table.session.game.log)


def touch(glass: Glass, key: str) -> Point:
    """Returns the point at which one would take this thing, or lay something on it."""
    there = thing(glass.description, key)
    return at(there) if there["at"] else middle(there)


def drag(grip: str, zone: str) -> Answer:
    return lambda glass: glass.do(Drag(touch(glass, grip), touch(glass, zone)))


def clicks(*keys: str) -> Answer:
    def answer(glass: Glass) -> None:
        for key in keys:
            glass.step(dt=0.5)
            glass.click(touch(glass, key))

    return answer


@pytest.mark.parametrize(
    ("button", "command"), [("button.search", Search()), ("button.decline", Decline())]
)
def test_the_three_cards_of_a_trio_are_lit_and_two_buttons_answer(glass, button, command):
    ask(glass, TRIO)
    lit = [c["id"] for c in cards(glass.description, "row") if "legal" in c["state"]]
    assert lit == ["OS1", "OM1", "OS2"]
    glass.press(button)
    assert answered(glass) == command
    glass.until_rest()
    assert not any("legal" in c["state"] for c in cards(glass.description, "row"))


TAKEN = {
    "OK2": ("button.pay_key.OK2", PayKey(CARDS["OK2"])),
    "OD1": ("button.lose_door.OD1", LoseDoor(CARDS["OD1"])),
    DECK: ("button.reveal_five", RevealFive()),
    HAND: ("button.lose_hand", LoseHand()),
}
"""What a Nightmare takes: the thing that is laid on it, the button, and the command."""


@pytest.mark.parametrize(
    ("deal", "how", "command"),
    [
        (DOOR, drag("OK1", "OD1"), Claim(CARDS["OK1"])),
        (DOOR, clicks("OK1"), Claim(CARDS["OK1"])),
        (DOOR, clicks("button.claim.OK1"), Claim(CARDS["OK1"])),
        *((DOOR, way("OD1", "zone.limbo"), LetGo()) for way in (drag, clicks)),
        (DOOR, clicks("zone.limbo"), LetGo()),
        (DOOR, clicks("button.let_go"), LetGo()),
        *(
            (NIGHTMARE, way(grip, REVEALED), command)
            for way in (drag, clicks)
            for grip, (_, command) in TAKEN.items()
        ),
        *((NIGHTMARE, clicks(button), command) for button, command in TAKEN.values()),
    ],
)
def test_every_answer_is_given_by_a_drag_by_clicks_and_by_a_button(glass, deal, how, command):
    ask(glass, deal)
    before = answers(glass)
    how(glass)
    assert answers(glass) == before + 1
    assert answered(glass) == command
    glass.until_rest()
    glass.assert_at_rest()


def test_what_a_nightmare_cannot_take_is_not_shown_and_cannot_be_laid_there(glass):
    ask(glass, BARE)
    before = glass.log_length
    for key in ("button.pay_key", "button.lose_door"):
        assert not any(d["id"].startswith(key) for d in glass.description["things"])
    glass.do(Drag(touch(glass, "AM1"), touch(glass, REVEALED)))
    glass.until_rest()
    assert glass.log_length == before
    assert glass.description["pending"]["type"] == "FaceNightmare"


def test_a_double_click_answers_one_nightmare_and_not_the_next(glass):
    ask(glass, "OM1 AM2 AM1 GS1 OS1  NM1 LM1 GM1 LS1 AS1 OM2 NM2 GM2 LM2 AM3 GM3")
    there = at(thing(glass.description, "button.reveal_five"))
    before = answers(glass)
    glass.click(there)
    glass.click(there)
    glass.until_rest()
    assert answers(glass) == before + 1
    assert glass.description["pending"]["type"] == "FaceNightmare"
    glass.step(dt=0.5)
    glass.click(there)
    assert answers(glass) == before + 2


def test_two_cards_or_the_wrong_zone_answer_nothing(glass):
    ask(glass, NIGHTMARE)
    before = glass.log_length
    row = thing(glass.description, ROW)["rect"]
    # The Nightmare stands before the middle of the row; its corner is nothing but row.
    corner = round(row[0] + 12), round(row[1] + row[3] - 8)
    limbo, discard = touch(glass, "zone.limbo"), touch(glass, DISCARD)
    for grip, there in (("OK2", limbo), ("OD1", corner), (HAND, discard), (DECK, corner)):
        glass.do(Drag(touch(glass, grip), there))
        glass.until_rest()
        assert glass.log_length == before
        glass.assert_at_rest()
