"""What the careful player makes of Crossroads and Dead Ends, in positions with a clear answer."""

from game.editions import OFFERED
from game.editions.base.advice.hand_prospects import standings
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import Play
from game.editions.base.nightmare import FaceNightmare, PayKey
from game.editions.base.prophecy import Prophesy
from game.editions.crossroads.dead_end import Escape
from game.players.advice import choose
from game.players.careful import Careful
from game.rules.card import Colour
from game.rules.view import View
from tests.rules.expansions.test_crossroads import CARDS, HARDER, table
from tests.rules.stories import submit

DECK = "GS2 GM2 LS2 LM2 AS2 AM2 OD1 AD1 GD1 LD1 OD2 AD2 GD2 LD2 NM1 NM2 OS3 OS4 AS3 GS3 LS3"


def advised(game):
    """Returns what the careful player answers."""
    player = Careful(OFFERED.of(game.rules.edition).worth)
    view = View.of(game.state, game.state.active)
    return choose(player, view, game.pending, game.legal())


def short(place, row, hand, rules=HARDER):
    game = table(hand, row=row, deck=DECK, rules=rules)
    return standings(View.of(game.state, 0))[0].short(place)


def test_from_four_dead_ends_it_escapes():
    assert advised(table("DE1 DE2 DE3 DE4 LM1", row="OM1", deck=DECK)) == Escape()


def test_with_a_trio_in_the_hand_it_stays():
    assert advised(table("DE1 OS1 OM1 OK1 LM1", row="AM1", deck=DECK)) != Escape()


def test_it_does_not_escape_where_the_deck_would_not_last():
    game = table("DE1 DE2 DE3 DE4 LM1", row="OM1", deck="OD1 AD1 GD1 LD1 GS2")
    assert advised(game) != Escape()


def test_a_crossroad_completes_a_trio():
    game = table("XM1 AS1 GS1 LS1 AM1", row="OM1 OS1", deck=DECK)
    assert advised(game) == Play(CARDS["XM1"])


def test_two_crossroads_make_no_trio_more_near():
    assert short(Colour.OBSERVATORY, "", "XS1 XM1 OK1 AS1 LS1") == 1
    assert short(Colour.OBSERVATORY, "", "XS1 OM1 OK1 AS1 LS1") == 0


def test_by_the_harder_rules_a_crossroad_ends_no_trio():
    assert short(Colour.OBSERVATORY, "OM1 OS1", "XM1 AS1 GS1 LS1 AM1") == 1
    game = table("XM1 AS1 GS1 LS1 AM1", row="OM1 OS1", deck=DECK)
    assert standings(View.of(game.state, 0))[0].short(Colour.OBSERVATORY) == 0


def test_the_key_of_the_place_opens_before_that_of_every_place():
    game = table("XK1 OM1 GK1 AM1 AS1", deck=f"GD1 {DECK.replace(' GD1', '')}")
    submit(game, Play(CARDS["OM1"]))
    assert type(game.pending) is OpenDoor
    assert advised(game) == Claim(CARDS["GK1"])


def test_a_nightmare_gets_another_key():
    game = table("XK1 OM1 GK1 AM1 AS1", deck=f"NM3 {DECK}")
    submit(game, Play(CARDS["OM1"]))
    assert type(game.pending) is FaceNightmare
    assert advised(game) == PayKey(CARDS["GK1"])


def test_a_prophecy_throws_a_dead_end_rather_than_a_card_that_helps():
    game = table("GK1 OM1 OS1 AM1 AS1", deck=f"OK1 DE1 AK1 OS2 AS4 {DECK.replace(' AS2', '')}")
    submit(
        game,
        next(c for c in game.legal() if c.__class__.__name__ == "Discard" and c.card.id == "GK1"),
    )
    assert type(game.pending) is Prophesy
    assert advised(game).discard is CARDS["DE1"]
