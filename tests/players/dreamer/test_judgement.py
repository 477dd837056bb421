"""The dreamer judges positions well in which anybody can tell what is best."""

import pytest

from game.editions import OFFERED
from game.players.advice import concluded
from game.rules.view import View
from tests.rules.stories import after, deal, line, position

DREAMER = OFFERED.adviser("base", 1)
POOR = "OS1 OS2 AS1 AS2 GK1"
RICH = "OS1 OM1 OS2 AS2 GK1"
NIGHTMARES = "NM1 NM2 NM3 NM4 NM5 NM6 NM7 NM8 NM9 NM10"
LATE = "LS3 AD2 LS4 LM3 LD2 AS7 AM3 OS7 GS6 NM3"


def weighed(game):
    thinking = DREAMER.think(View.of(game.state, 0), game.pending, game.legal())
    return {line(one.command): one.chance for one in concluded(thinking).weighed}


def best(game):
    return max(weighed(game).items(), key=lambda told: told[1])[0]


def test_it_is_the_dreamer_who_advises():
    assert DREAMER.name == "dreamer"


@pytest.mark.parametrize("hand", [POOR, RICH])
def test_a_nightmare_is_paid_with_a_key_and_hardly_ever_with_five_cards_of_the_deck(hand):
    told = weighed(after(deal(f"{hand} | NM1 LS1"), "Play OS1"))
    assert max(told, key=lambda one: told[one]) == "PayKey GK1"
    assert told["PayKey GK1"] > told["RevealFive"] + 0.02


def test_without_a_key_the_hand_goes():
    assert best(after(deal("OS1 OS2 AS1 AS2 GM1 | NM1 LS1"), "Play OS1")) == "LoseHand"


def test_a_door_that_is_met_is_opened():
    assert best(after(deal("OS1 OM1 OK1 AS2 GK1 | OD1 LS1"), "Play OS1")) == "Claim OK1"


def test_a_prophecy_lets_the_nightmare_go():
    game = after(deal("OK1 OM1 AS1 AM1 GS1 | NM1 LS1 AD1 LM1 OK2 LS2"), "Discard OK1")
    told = weighed(game)
    assert len(told) == 120
    assert max(told, key=lambda one: told[one]).startswith("Foresee NM1 ")


def test_keys_are_kept_at_the_beginning():
    told = weighed(deal("OK1 AK1 GK1 LM1 OS2"))
    assert max(told, key=lambda one: told[one]).split()[1] in ("LM1", "OS2")


def test_a_trio_is_finished():
    game = after(deal("OS1 OM1 OS2 AM1 GS1 | LS1 LM1 LS2 AS1"), "Play OS1", "Play OM1")
    assert best(game) == "Play OS2"
    assert best(after(game, "Play OS2")) == "Search"


def test_whoever_has_more_doors_has_the_better_chance():
    doors = "OD1 OD2 GD1 GD2 LD1"
    game = position("OK1 AS1 AM1 GS1 GM1", doors=f"{doors} AD1", deck=LATE)
    behind = position("OK1 AS1 AM1 GS1 GM1", doors=doors, deck=f"{LATE} AD1")
    assert best_chance(game) > best_chance(behind) + 0.02


def best_chance(game):
    return max(weighed(game).values())


def test_a_hand_that_is_dealt_has_a_chance_that_the_dreamer_mostly_makes_true():
    assert 0.8 < best_chance(deal("OS1 OM1 AS1 AM1 GK1")) < 0.99
