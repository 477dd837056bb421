"""The dreamer gives sound advice whatever its weights say; here they say nothing sensible."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from game.editions import BASE_GAME, OFFERED, Editions
from game.players.advice import choose, concluded
from game.players.dreamer.player import SHAPE, Dreamer
from game.players.learnt.net import Net
from game.players.learnt.weights import Weights
from game.rules.game import Game
from game.rules.state import DECK
from game.rules.state import replace as changed
from game.rules.view import View
from tests.players.dreamer.dreams import by_chance
from tests.rules.stories import ALL_DOORS, after, deal, line, position

WEIGHTS = by_chance(1)
DREAMER = Dreamer(WEIGHTS)
NOTHING = {
    name: tuple((0.0,) * wide for _ in range(high)) for name, (high, wide) in SHAPE.tables.items()
}
BLANK = Dreamer(Weights(NOTHING))
"""A dreamer to whom all that it cannot see for certain is an even chance."""


def thinking(game: Game, dreamer: Dreamer = DREAMER) -> Any:
    assert game.pending is not None
    return dreamer.think(View.of(game.state, 0), game.pending, game.legal())


def advice(game, dreamer=DREAMER):
    return concluded(thinking(game, dreamer))


def chances(game, dreamer=DREAMER):
    return {line(one.command): one.chance for one in advice(game, dreamer).weighed}


def with_its_deck_shuffled(game: Game, chance: random.Random) -> Game:
    """Returns the same game with the unknown cards of its deck in another order."""
    known = game.state.known_top[0]
    rest = [card for card in game.state.deck if card not in known]
    chance.shuffle(rest)
    other = game.copy()
    other.state = changed(game.state, zones={**game.state.zones, DECK: (*known, *rest)})
    return other


@pytest.mark.parametrize(
    "number", [0, *(pytest.param(n, marks=pytest.mark.thorough) for n in range(1, 4))]
)
def test_permuting_the_unseen_deck_changes_no_advice_to_the_last_digit(number):
    game = Game.start(OFFERED["base"], seed=f"permuted {number}")
    chance, differed = random.Random(number), 0
    while game.pending is not None:
        advised = advice(game)
        chances = [one.chance for one in advised.weighed]
        assert all(one >= other for one, other in pairwise(chances))
        assert {one.command for one in advised.weighed} <= set(game.legal())
        if chance.random() < 0.3:
            other = with_its_deck_shuffled(game, chance)
            differed += other.state.deck != game.state.deck
            assert advice(other) == advised
        # A random answer now and then keeps games from all going one way.
        game.submit(advised.command if chance.random() < 0.7 else chance.choice(game.legal()))
    assert differed > 3


def test_every_answer_that_differs_is_weighed():
    game = deal("OS1 OS2 OM1 AK1 GS1")
    advised = advice(game)
    assert len(advised.weighed) == 8, "four sorts of cards, to be played or discarded"
    assert all(0 <= one.chance <= 1 for one in advised.weighed)
    assert advice(game, Dreamer(WEIGHTS)) == advised, "another one says the same"
    assert advised.command == choose(DREAMER, View.of(game.state, 0), game.pending, game.legal())


def test_between_two_pauses_the_net_is_asked_about_one_position_at_most(monkeypatch):
    asked, chance = [], Net.chance

    def counted(net, whole, colours):
        asked.append(whole)
        return chance(net, whole, colours)

    monkeypatch.setattr(Net, "chance", counted)
    for game in (
        deal("OS1 OS2 OM1 AK1 GS1"),
        after(deal("OK1 OM1 AS1 AM1 GS1 | NM1 LS1 AD1 LM1 OK2 LS2"), "Discard OK1"),
        after(deal("OK1 OM1 AS1 AM1 GS1 | NM1 LS1"), "Play OM1"),
        # It need not ask the net here, but pauses all the same.
        position("OK1 AS1 AM1 GS1 GM1", deck="OD2 LS1 LS2 NM1 NM2", discard="OD1"),
    ):
        at_once = []
        for _ in thinking(game, BLANK):
            at_once.append(len(asked))
            asked.clear()
        assert len(at_once) > 20
        assert max(at_once) <= 1


def test_what_wins_at_once_is_certain():
    doors = ALL_DOORS.replace("OD2 ", "")
    trio = position("OK1 AS1 AM1 GS1 GM1", row="OS1 OM1", doors=doors, deck="OD2 LS1 LS2 NM1 NM2")
    assert line(advice(trio).command) == "Play OK1"
    assert chances(trio)["Play OK1"] == 1
    after(trio, "Play OK1")
    assert chances(trio)["Search"] == 1
    key = position("OK1 AS1 AM1 GS1 GM1", doors=doors, deck="OD2 LS1 LS2 NM1 NM2")
    after(key, "Discard AS1")
    assert line(advice(key).command) == "Claim OK1"
    assert advice(key).chance == 1


def test_a_card_that_is_known_comes_for_certain():
    doors = ALL_DOORS.replace("OD2 ", "")
    game = position("OK1 OK2 AS1 AS2 GS1", doors=doors, deck="LK1 GS2 LM1 OD2 NM1 NM2 LS1 LS2")
    after(game, "Discard OK1", "Foresee LK1 GS2,LM1,OD2,NM1")
    told = chances(game, BLANK)
    # The last Door comes in the next turn but one; until then it is enough to keep its Key.
    assert told["Play AS1"] == told["Discard GS1"] == 1
    assert told["Play OK2"] == told["Discard OK2"] == 0.5


def test_the_next_card_is_weighed_by_how_many_there_are_of_each():
    doors = ALL_DOORS.replace("OD2 ", "")
    game = position("OK1 AS1 AS2 GS1 LM1", doors=doors, deck="LK1 GS2 OD2 NM1")
    told = chances(game, BLANK)
    assert told["Play AS1"] == told["Discard GS1"] == (1 + 3 * 0.5) / 4


def test_without_a_door_there_is_no_chance():
    game = position("OK1 AS1 AM1 GS1 GM1", deck="OD2 LS1 LS2 NM1 NM2", discard="OD1")
    assert set(chances(game).values()) == {0.0}


def test_what_the_table_calls_lost_has_no_chance():
    hand, nightmares = "AS1 AS2 AM1 GS1 GM1", "NM1 NM2 NM3 NM4 NM5"
    short = position(hand, doors=ALL_DOORS.replace("OD2 ", ""), deck=f"OD2 LS1 LS2 {nightmares}")
    assert set(chances(short).values()) == {0.0}
    thin = position(hand, doors="OD1 OD2", deck="AD1 AD2 GD1 GD2 LD1 LD2 LS1 LM1 AK1 AK2 GK1 GK2")
    assert set(chances(thin).values()) == {0.0}


def test_the_curve_moves_what_is_shown_and_not_what_is_advised():
    game = deal("OS1 OS2 OM1 AK1 GS1")
    modest = advice(game, Dreamer(replace(WEIGHTS, curve=(0.5, -1.0))))
    assert modest.command == advice(game).command
    assert modest.chance < advice(game).chance
    won = position("OK1 AS1 AM1 GS1 GM1", doors=ALL_DOORS[:-4], deck="LD2 LS1", row="LS2 LM1")
    assert advice(won, Dreamer(replace(WEIGHTS, curve=(0.5, -1.0)))).chance < 1


@pytest.mark.parametrize("file", [None, b"", b"8DREAMER and no more", WEIGHTS.to_bytes()[:-9]])
def test_with_missing_or_damaged_weights_the_careful_one_advises(tmp_path, caplog, file):
    path = tmp_path / "weights.bin"
    if file is not None:
        path.write_bytes(file)
    editions = Editions(replace(BASE_GAME, strongest=lambda: Dreamer.learnt(path)))
    assert [editions.adviser("base", 1).name for _ in range(3)] == ["careful"] * 3
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("Without what was learnt")


def test_the_dreamer_advises_on_the_base_game_alone_and_is_loaded_once(tmp_path):
    path = tmp_path / "weights.bin"
    path.write_bytes(WEIGHTS.to_bytes())
    editions = Editions(replace(BASE_GAME, strongest=lambda: Dreamer.learnt(path)))
    dreamer = editions.adviser("base", 1)
    assert dreamer.name == "dreamer"
    path.unlink()
    assert editions.adviser("base", 1) is dreamer
    assert editions.adviser("base", 2).name == "planner"
    assert {editions.adviser(one.edition, 1).name for one in editions.challenges} == {"careful"}
