"""Warnings that teach: before an answer that is easily regretted, each once in a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame
import pytest

from game.editions.base.warnings.doubts import DOUBTS
from game.records.journal.settings import EVERY
from game.rules.game import Game
from game.rules.view import View
from game.screen.table.asking.posed_questions import posed_before
from game.table.asking.questions import GO_AHEAD
from game.table.party import Party, Player
from tests.rules.stories import after, command, deal, partners, position
from tests.screen.games.test_decisions import (
    DECK,
    HAND,
    REVEALED,
    Answer,
    answered,
    answers,
    clicks,
    drag,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import DISCARD, has, press, thing

PLAYERS = Player("Ada", "lantern"), Player("Ben", "boat")
BACK = "button.cancel"


def prophecy() -> Game:
    return after(deal("OK1 AM1 GS1 LM1 OS1  AM2 OD1 GM1 LM2 AS1 OM1"), "Discard OK1")


def known_door() -> Game:
    """Returns a game in which a Prophecy has left a Door on top, and the hand holds its Key."""
    top = deal("OK1 OK2 GS1 LM1 OS1  GM1 OD1 AS1 LM2 AM1 OM1")
    return after(top, "Discard OK1", "Foresee LM2 GM1,OD1,AS1,AM1")


def in_limbo() -> Game:
    """Returns a game in which a Nightmare comes after a Door was let go, and the Key that fits is
    still in hand."""
    return after(deal("OK1 AM1 GS1 LM1 OS1  OD1 NM1 LM2 AM2 OM1"), "Play OS1", "LetGo")


def night() -> Game:
    """Returns a game in which a Nightmare comes, a Door is open, and the hand holds a Key that no
    Door waits for."""
    return after(deal("OK1 GK1 AM1 GS1 OS1  OD1 NM1 LM1 AM2 GM1 LS1"), "Play OS1", "Claim OK1")


def only_doors() -> Game:
    doors = "OD1 OD2 AD1 AD2 GD1 GD2"
    return position("LK1 LM1 OS1 AM1 GS1", doors=doors, deck="LD1 LD2")


@dataclass(frozen=True)
class Regret:
    """An answer that is warned about, given by a gesture."""

    game: Game
    gesture: Answer
    meant: str
    heading: str
    told: str


REGRETS = {
    "thrown_door": lambda: Regret(
        prophecy(),
        clicks("OD1", "button.confirm"),
        "Foresee OD1 AM2,GM1,LM2,AS1",
        "Throw this Door away?",
        "Every Door is needed: without it the game can no longer be won.",
    ),
    "thrown_door, nothing else": lambda: Regret(
        only_doors(),
        drag("LK1", DISCARD),
        "Discard LK1",
        "A Prophecy now?",
        "Only Doors come next: a Prophecy must throw one away, and every Door is needed.",
    ),
    "spent_key, discarded": lambda: Regret(
        known_door(),
        drag("OK2", DISCARD),
        "Discard OK2",
        "Spend this Key?",
        "Observatory: its Door is one of the next cards. This Key opens it.",
    ),
    "spent_key, given": lambda: Regret(
        in_limbo(),
        drag("OK1", REVEALED),
        "PayKey OK1",
        "Spend this Key?",
        "Observatory: its Door is in Limbo and comes back. This Key opens it.",
    ),
    "key_in_hand": lambda: Regret(
        night(),
        drag(HAND, REVEALED),
        "LoseHand",
        "Give the whole hand?",
        "There is a Key in it. The Nightmare would be content with the Key alone.",
    ),
    "door_given": lambda: Regret(
        night(),
        drag("OD1", REVEALED),
        "LoseDoor OD1",
        "Give this Door back?",
        "It goes to Limbo, and has to be opened once more.",
    ),
    "door_given, chosen before": lambda: Regret(
        night(),
        clicks("OD1", "button.lose_door.OD1"),
        "LoseDoor OD1",
        "Give this Door back?",
        "It goes to Limbo, and has to be opened once more.",
    ),
}


@contextmanager
def at_table(game: Game, *silenced: str, painted: bool = False) -> Iterator[Glass]:
    with opened(painted=painted) as glass:
        glass.app.change(replace(glass.app.settings, silenced=silenced))
        glass.lay(game, Party(PLAYERS) if game.state.seats == 2 else None)
        yield glass


def said(glass: Glass, key: str) -> str:
    return str(thing(glass.description, key)["name"])


@pytest.mark.parametrize("regret", REGRETS)
def test_what_one_may_regret_is_asked_about_and_gold_leads_back(regret):
    this = REGRETS[regret]()
    with at_table(this.game) as glass:
        before, asked = answers(glass), glass.table.session.pending
        this.gesture(glass)
        assert answers(glass) == before
        assert said(glass, "text.heading") == this.heading
        assert said(glass, "text.body") == this.told
        assert glass.table.frame.prompt.primary == BACK
        glass.until_rest()
        glass.key(pygame.K_RETURN)
        assert (answers(glass), glass.table.session.pending) == (before, asked)
        assert not has(glass.description, GO_AHEAD)
        glass.until_rest()
        glass.table.click(None)
        glass.step(dt=0.5)
        again = this.gesture if regret != "thrown_door" else clicks("button.confirm")
        again(glass)
        assert answers(glass) == before + 1, "it is said once"
        assert answered(glass) == command(this.meant)


def test_a_warning_is_passed_by_a_button():
    this = REGRETS["door_given"]()
    with at_table(this.game) as glass:
        before = answers(glass)
        this.gesture(glass)
        glass.until_rest()
        glass.do(press(glass.description, GO_AHEAD))
        assert answers(glass) == before + 1
        assert answered(glass) == command(this.meant)


@pytest.mark.parametrize("regret", REGRETS)
def test_each_is_switched_off_by_itself_or_all_at_once(regret):
    this, name = REGRETS[regret](), regret.partition(",")[0]
    others = [doubt.name for doubt in DOUBTS if doubt.name != name]
    with at_table(this.game) as glass:
        session, meant = glass.table.session, command(this.meant)
        for silenced, asks in (((name,), False), ((EVERY,), False), (others, True)):
            settings = replace(glass.app.settings, silenced=(*silenced,))
            assert (posed_before(meant, session, settings) is not None) == asks


def test_a_warning_is_not_given_again_after_undo_nor_when_the_game_is_resumed():
    this = REGRETS["door_given"]()
    with at_table(this.game) as glass:
        this.gesture(glass)
        glass.until_rest()
        glass.do(press(glass.description, BACK))
        number = glass.table.keeper.id
        glass.app.ways.title()
        glass.step()
        glass.app.scene = glass.app.games.resume(number)
        glass.step()
        glass.until_rest()
        glass.table.session.undo()
        glass.until_rest()
        assert glass.table.session.submit(command("Claim OK1"))
        glass.until_rest()
        before = answers(glass)
        this.gesture(glass)
        assert answers(glass) == before + 1


def test_that_a_game_is_lost_is_not_said_again_when_it_is_resumed():
    game = after(prophecy(), "Foresee OD1 AM2,GM1,LM2,AS1")
    with at_table(game, painted=True) as glass:
        assert "no longer be won" in said(glass, "text.heading")
        glass.do(press(glass.description, "button.play_on"))
        glass.app.scene = glass.app.games.resume(glass.table.keeper.id)
        glass.step()
        glass.until_rest()
        assert "no longer be won" not in said(glass, "text.heading")


def due(game: Game, text: str) -> list[str]:
    """Returns the names of the warnings that are due before this answer."""
    view = View.of(game.state, game.state.active)
    return [doubt.name for doubt in DOUBTS if doubt.due(command(text), view)]


def test_nobody_is_warned_where_there_is_nothing_to_regret():
    assert due(prophecy(), "Foresee AM2 OD1,GM1,LM2,AS1") == []
    every = after(position("OK1 LM1 OS1 AM1 GS1", deck="OD1 OD2", doors=""), "Discard OK1")
    assert due(every, "Foresee OD1 OD2") == [], "there is nothing else to throw"
    assert due(known_door(), "Discard GS1") == []
    assert due(known_door(), "Play OK2") == ["spent_key"]
    assert due(night(), "PayKey GK1") == []
    assert due(after(deal("AM1 GS1 LM1 GM1 OS1 NM1 LM2"), "Play OS1"), "LoseHand") == []


def test_a_key_is_no_loss_while_another_opens_the_same_door():
    top = deal("OK1 OK2 OK3 LM1 OS1  GM1 OD1 AS1 LM2 AM1 OM1")
    game = after(top, "Discard OK1", "Foresee LM2 GM1,OD1,AS1,AM1")
    assert due(game, "Discard OK2") == []


def test_a_key_that_completes_a_trio_is_no_loss():
    top = deal("OK1 OK2 OS1 OM1 LS1  GM1 GS1 AM1 OD1 AS1 LM2 AM2 LM3")
    turns = "Play OS1", "Play OM1", "Discard OK1", "Foresee LM2 AM1,OD1,AS1,AM2"
    game = after(top, *turns)
    assert due(game, "Discard OK2") == ["spent_key"]
    assert due(game, "Play OK2") == []


def test_the_last_key_without_which_a_place_is_lost_is_kept():
    rest = "OD1 OD2 AD1 AD2 GD1 GD2 LD1"
    game = position("LK1 OM1 OS1 AM1 GS1", doors=rest, deck="LS1 LS2 OS2 LD2 AS1 AS2")
    assert due(game, "Discard LK1") == ["spent_key"]
    game = position("LK1 OM1 OS1 AM1 GS1", doors=rest, deck="LS1 LS2 LM1 LD2 AS1 AS2")
    assert due(game, "Discard LK1") == []


def test_e30_a_door_given_back_that_blocked_the_partner_is_no_loss():
    doors = ("OD1 OD2 AD1 GD1 LD1", "AD2 GD2 LD2")
    hands = "OS1 OM1 OK1", "AM1 GS1 AK1"
    game = position(hands, shared="LS1 GK1", doors=doors, deck="NM1 LM1 LM2", seats=2)
    after(game, "Play OM1")
    assert due(game, "LoseDoor OD1") == []
    assert due(game, "LoseDoor AD1") == ["door_given"]


def test_r44_each_of_two_is_warned_so_that_silence_tells_nothing():
    """The warning depends on what the player who is asked sees, not on the deck."""
    game = after(
        partners("OK1 OM1 OS1", "AM1 OK2 LM1", "LS2 GK1", "NM1 AM2 NM2 GM1", visibility="hidden"),
        "Play OS1",
    )
    with at_table(game) as glass:
        session, settings = glass.table.session, glass.app.settings
        give = command("LoseHand")
        assert posed_before(give, session, settings) is not None
        assert posed_before(give, session, settings) is None
        assert session.desk.warned == ("key_in_hand:0",)
        assert session.submit(give)
        glass.until_rest()
        assert glass.table.session.desk.warned == ("key_in_hand:0",)


def test_a_covered_hand_warns_of_nothing_that_lies_in_it():
    hands, some = ("OK1 OM1 OS1", "AM1 OK2 LM1"), {"seats": 2, "visibility": "hidden"}
    game = after(position(hands, shared="LS2 GM1", deck="NM1 AM2 NM2", **some), "Play GM1")
    with opened(painted=False) as glass:
        glass.lay(game, Party(PLAYERS, "peek"))
        session, give = glass.table.session, command("LoseHand")
        session.look(False)
        assert posed_before(give, session, glass.app.settings) is None
        session.look(True)
        assert posed_before(give, session, glass.app.settings) is not None


def test_the_deck_taken_by_a_nightmare_is_not_asked_about():
    with at_table(night()) as glass:
        before = answers(glass)
        drag(DECK, REVEALED)(glass)
        assert answers(glass) == before + 1
