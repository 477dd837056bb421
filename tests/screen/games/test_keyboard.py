"""The table by keyboard alone: arrows move a focus, and keys act."""

import random

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.game import Game
from game.table.party import Party, Player
from tests.rules.stories import after, position
from tests.screen.games.test_decisions import (
    DOOR,
    NIGHTMARE,
    PROPHECY,
    TRIO,
    answered,
    answers,
    ask,
)
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import ROW, Description, NothingToDo, cards, in_state, middle, thing

ENTER, ESC = pygame.K_RETURN, pygame.K_ESCAPE
LEFT, RIGHT, UP, DOWN = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN
NUMBERS = pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5
SIZES = [(1280, 720), (1024, 640)]


def focused(glass: Glass) -> str:
    """Returns the id of the thing in focus; empty if there is none."""
    return focused_in(glass.description)


def focused_in(description: Description) -> str:
    """Returns the same from a description."""
    here = [d["id"] for d in in_state(description, "focused")]
    assert len(here) <= 1
    return here[0] if here else ""


def go(glass: Glass, goal: str) -> None:
    """Moves the focus to a thing with arrows. It goes as a player who sees the goal would, and now
    and then tries another way, more often the longer it takes."""
    chance, been = random.Random(goal), {""}
    for tried in range(160):
        description = glass.description
        here = focused_in(description)
        if here == goal:
            return
        if here in been or chance.random() < 0.2 + tried / 200:
            glass.key(chance.choice((LEFT, RIGHT, UP, DOWN)))
            been = {""}
            continue
        been.add(here)
        (x, y), (to_x, to_y) = (middle(thing(description, key)) for key in (here, goal))
        across, along = (LEFT if to_x < x else RIGHT), (UP if to_y < y else DOWN)
        glass.key(across if abs(to_x - x) > abs(to_y - y) else along)
    raise NothingToDo(f"no arrow leads to {goal}, but to {focused(glass)}")


def enter(glass: Glass, *goals: str) -> None:
    """Leads the focus to one thing after another, and presses Enter on each."""
    for goal in goals:
        go(glass, goal)
        glass.key(ENTER)


def tab(glass: Glass, back: bool = False) -> str:
    """Presses Tab, or Shift and Tab, and returns where the focus is then."""
    mod = pygame.KMOD_LSHIFT if back else 0
    glass.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=mod, unicode="", scancode=0))
    return focused(glass)


def picture(glass: Glass) -> bytes:
    return pygame.image.tobytes(glass.app.glass, "RGB")


# The focus


def test_the_first_arrow_shows_the_focus_and_the_next_ones_move_it():
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        assert focused(glass) == ""
        glass.key(RIGHT)
        first = picture(glass)
        assert focused(glass) == "OS1"
        for key, there in ((RIGHT, "AM1"), (RIGHT, "GK1"), (LEFT, "AM1"), (UP, ROW)):
            glass.key(key)
            assert focused(glass) == there
        assert picture(glass) != first


@pytest.mark.parametrize("arrow", [LEFT, RIGHT, UP, DOWN])
def test_an_arrow_moves_the_focus_in_its_direction_or_not_at_all(glass, arrow):
    axis, sign = (0, 1) if arrow in (LEFT, RIGHT) else (1, 1)
    sign = -1 if arrow in (LEFT, UP) else sign
    ask(glass, NIGHTMARE)
    for start in ("OK2", "button.lose_hand", "zone.discard", "button.log"):
        go(glass, start)
        here, before = start, middle(thing(glass.description, start))
        while True:
            glass.key(arrow)
            description = glass.description
            there = focused_in(description)
            after = middle(thing(description, there))
            if there == here:
                break
            assert (after[axis] - before[axis]) * sign > 0
            here, before = there, after


@pytest.mark.parametrize(
    ("deal", "size"),
    [
        *((QUIET, SIZES[0]), (TRIO, SIZES[1]), (DOOR, SIZES[0]), (NIGHTMARE, SIZES[1])),
        (PROPHECY, SIZES[1]),
    ],
)
def test_arrows_lead_to_everything_that_can_be_pressed_or_laid(deal, size):
    with opened(size=size) as glass:
        ask(glass, deal) if deal != QUIET else glass.deal(QUIET)
        for described in glass.description["things"]:
            pressable = described["role"] == "button" and "enabled" in described["state"]
            lit = {"legal", "grip"} & set(described["state"]) and described["zone"] != "row"
            if pressable or lit:
                go(glass, described["id"])


@pytest.mark.parametrize("size", SIZES)
def test_arrows_go_past_the_row_to_what_lies_over_it_and_beside(size):
    """At a Nightmare, the card and its prices lie over the row, and the prompt below them."""
    ways = {
        "button.lose_door.OD1": {LEFT: "button.pay_key.OK2", RIGHT: "NM1"},
        "button.reveal_five": {LEFT: "NM1", DOWN: "GS1"},
        "NM1": {LEFT: "button.lose_door.OD1", RIGHT: "button.reveal_five", DOWN: "AM1"},
        "AM1": {UP: ROW},
    }
    with opened(size=size) as glass:
        ask(glass, NIGHTMARE)
        for start, there in ways.items():
            for arrow, end in there.items():
                go(glass, start)
                glass.key(arrow)
                assert focused(glass) == end, (start, end)


def test_tab_goes_from_group_to_group_and_with_shift_back(glass):
    assert [tab(glass) for _ in range(5)] == ["OS1", ROW, "zone.deck", "button.log", "OS1"]
    assert [tab(glass, back=True) for _ in range(3)] == ["button.log", "zone.deck", ROW]
    glass.key(NUMBERS[0])
    go(glass, "OS1")
    assert [tab(glass) for _ in range(3)] == [ROW, "zone.deck", "button.play"]


@pytest.mark.parametrize(
    ("deal", "round_"),
    [
        (TRIO, ["button.search", "button.undo", "AM1", ROW, "zone.deck"]),
        (DOOR, ["button.claim.OK1", "button.undo", "OK1", ROW, "zone.deck", "OD1"]),
    ],
)
def test_tab_begins_at_the_first_answer_and_comes_back_to_it(glass, deal, round_):
    ask(glass, deal)
    assert [tab(glass) for _ in [*round_, 1]] == [*round_, round_[0]]


def test_on_a_panel_tab_goes_from_button_to_button_and_to_its_cards(glass):
    enter(glass, "AM1", "zone.discard")
    glass.until_rest()
    enter(glass, "zone.discard")
    round_ = ["button.close", "panel.AM1", "button.order", "button.close"]
    assert [tab(glass) for _ in range(4)] == round_
    assert tab(glass, back=True) == "button.order"


def test_a_click_takes_the_focus_away(glass):
    go(glass, "GK1")
    glass.click((5, 400))
    assert focused(glass) == ""


# Playing


def test_enter_chooses_a_card_and_lays_it_where_the_focus_goes_then(glass):
    enter(glass, "AM1")
    assert "selected" in thing(glass.description, "AM1")["state"]
    enter(glass, ROW)
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    enter(glass, "OS1", "zone.discard")
    glass.until_rest()
    assert glass.lying("discard") == ["OS1"]


def test_p_and_d_act_on_the_card_in_focus(glass):
    go(glass, "GK1")
    glass.key(pygame.K_p)
    glass.until_rest()
    assert glass.lying("row") == ["GK1"]
    go(glass, "OS2")
    glass.key(pygame.K_d)
    glass.until_rest()
    assert glass.lying("discard") == ["OS2"]


def test_p_on_a_card_that_cannot_be_played_shakes_it_and_says_why(glass):
    go(glass, "OS1")
    glass.key(pygame.K_p)
    glass.until_rest()
    before, asked = glass.log_length, glass.said
    go(glass, "LS1")
    home, aside = glass.poses["LS1"].x, 0.0
    glass.key(pygame.K_p)
    assert glass.said not in ("", asked)
    while glass.scene.busy:
        glass.step()
        aside = max(aside, abs(glass.poses["LS1"].x - home))
    assert aside > 1
    assert glass.log_length == before


@pytest.mark.parametrize("pad", [False, True])
def test_numbers_choose_the_cards_as_they_lie_also_when_sorted(glass, pad):
    glass.deal("LS1 OM1 GK1 OS1 AM1  AM2 GM1")
    glass.key(pygame.K_s)
    glass.until_rest()
    for number, card in enumerate(("OS1", "OM1", "AM1", "GK1", "LS1")):
        glass.key(pygame.K_KP_1 + number if pad else NUMBERS[number])
        chosen = [d["id"] for d in glass.description["things"] if "selected" in d["state"]]
        assert chosen == [card]


@pytest.mark.parametrize(
    ("deal", "goals", "command"),
    [
        (TRIO, ["button.search"], Search()),
        (TRIO, ["button.decline"], Decline()),
        (DOOR, ["button.claim.OK1"], Claim(CARDS["OK1"])),
        (DOOR, ["OK1"], Claim(CARDS["OK1"])),
        (DOOR, ["zone.limbo"], LetGo()),
        (DOOR, ["OD1", "zone.limbo"], LetGo()),
        (NIGHTMARE, ["button.pay_key.OK2"], PayKey(CARDS["OK2"])),
        (NIGHTMARE, ["button.reveal_five"], RevealFive()),
        (NIGHTMARE, ["OD1", "zone.revealed"], LoseDoor(CARDS["OD1"])),
        (NIGHTMARE, ["zone.deck", "zone.revealed"], RevealFive()),
        (NIGHTMARE, ["zone.hand.0", "zone.revealed"], LoseHand()),
    ],
)
def test_every_decision_is_answered_with_arrows_and_enter(glass, deal, goals, command):
    ask(glass, deal)
    before = answers(glass)
    enter(glass, *goals)
    assert answers(glass) == before + 1
    assert answered(glass) == command


COMING = "AM2 LM1 OM2 AS2 GM1 GS3 OS3 OD2 AD2 GD1 GD2"
PRICES = [f"button.pay_key.{key}" for key in ("OK2", "AK1", "GK1", "LK1")]
PRICES += [f"button.lose_door.{door}" for door in ("OD1", "AD1", "LD2")]


def priced(seats: int) -> Game:
    """Returns a game with a Nightmare that takes one of several Keys, or one of three kinds of
    Doors of which one comes twice."""
    doors = "OD1 AD1 LD1 LD2"
    if seats == 1:
        hand = "OM1 AK1 GK1 LK1 OK2"
        return after(position(hand, doors=doors, deck=f"NM1 {COMING}"), "Play OM1")
    hands = "OM1 OK2 AK1", "AM1 GS1 AS1"
    game = position(hands, shared="GK1 LK1", doors=(doors, ""), deck=f"NM1 {COMING}", seats=2)
    return after(game, "Play OM1")


def beyond(glass: Glass, arrow: int) -> str:
    """Goes to the next thing in this direction besides the Nightmare, and returns it."""
    glass.key(arrow)
    if focused(glass) == "NM1":
        glass.key(arrow)
    return focused(glass)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize(("seats", "fixed"), [(1, False), (2, False), (2, True)])
def test_every_price_of_a_nightmare_is_come_to_by_one_arrow_and_told_apart(size, seats, fixed):
    with opened(size=size, painted=False) as glass:
        party = Party((Player("Ada", "lantern"), Player("Ben", "boat")), "open", fixed=fixed)
        glass.lay(priced(seats), party if seats == 2 else None)
        come_to = [beyond(glass, RIGHT) for _ in PRICES]
        assert come_to == PRICES
        for price in PRICES[-2::-1]:
            assert beyond(glass, LEFT) == price
        names = [thing(glass.description, key)["name"] for key in PRICES]
        assert len({*names}) == len(PRICES)
        stops = {tab(glass) for _ in range(12)}
        # Tab stops once in each kind, as the arrows lead to the others.
        assert "button.reveal_five" in stops
        assert stops & {*PRICES[:4]}
        assert stops & {*PRICES[4:]}


def test_with_every_question_the_focus_begins_at_its_first_answer(glass):
    glass.deal("OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1")
    enter(glass, "OS1", ROW)
    glass.until_rest()
    assert focused(glass) == "button.pay_key.GK1"
    enter(glass, "button.reveal_five")
    glass.until_rest()
    assert focused(glass) == cards(glass.description, "hand")[0]["id"]
