"""The achievements of the expansions, in whole games of the careful player that won."""

from collections import Counter

import pytest

from game.editions import OFFERED
from game.players.advice import choose
from game.players.careful import Careful
from game.rules.game import Game
from game.rules.view import View
from tests.walks import begin

OWN = {
    "catchers": {"lost-and-caught", "not-a-thread", "by-a-thread"},
    "towers": {"long-skyline", "unshaken", "false-alarms"},
    "crossroads": {"crossroads", "many-roads", "out-of-the-alley", "no-detour"},
    "book": {"every-spell", "without-spells", "merciless"},
    "dreams": {"sweet-dreams", "in-spite-of-all"},
    "glyphs": {"twelve-doors", "spoilt-for-choice", "three-called"},
    "oniverse": {"beyond", "good-company", "alone-in-the-oniverse"},
}


def played(edition: str, number: int) -> Game:
    """Returns a game that the careful player has played alone."""
    game = begin(OFFERED[edition], 1, number)
    player = Careful(OFFERED.of(edition).worth)
    while game.pending is not None:
        view = View.of(game.state, game.state.active)
        game.submit(choose(player, view, game.pending, game.legal()))
    return game


def reached(game: Game, edition: str) -> set[str]:
    """Returns the names of the achievements of an expansion that this game has reached."""
    return {
        one.name
        for one in OFFERED.achievements
        if one.name in OWN[edition] and one.by_game is not None and one.by_game(game)
    }


@pytest.mark.parametrize(
    ("edition", "number", "names"),
    [
        ("catchers", 2, {"lost-and-caught"}),
        ("catchers", 18, {"lost-and-caught", "not-a-thread"}),
        ("catchers", 96, {"lost-and-caught", "by-a-thread"}),
        ("towers", 5, set()),
        ("towers", 9, {"false-alarms"}),
        ("towers", 36, {"unshaken"}),
        ("crossroads", 5, {"crossroads", "no-detour"}),
        ("crossroads", 9, {"crossroads", "many-roads", "out-of-the-alley"}),
        ("book", 2, set()),
        ("book", 8, {"every-spell"}),
        ("dreams", 53, {"sweet-dreams"}),
        ("dreams", 51, OWN["dreams"]),
        ("glyphs", 0, OWN["glyphs"]),
        ("oniverse", 0, {"beyond"}),
        ("oniverse", 18, {"beyond", "good-company"}),
    ],
)
def test_a_victory_reaches_what_its_log_tells(edition: str, number: int, names: set[str]) -> None:
    game = played(edition, number)
    assert game.state.result == "won"
    assert reached(game, edition) == names
    told = Counter(type(event).__name__ for event in game.log)
    if edition == "catchers":
        torn, used = told["CatcherTorn"], told["FailsafeUsed"]
        assert (not torn and not used) == ("not-a-thread" in names)
        assert (torn > 0) == ("by-a-thread" in names)
    if edition == "towers":
        assert (told["NightmareKept"] >= 3) == ("false-alarms" in names)
        unshaken = told["NightmareDrawn"] >= 3 and not told["TowerLost"]
        assert unshaken == ("unshaken" in names)
        assert len(game.state.zone("alignment")) < 7
    if edition == "crossroads":
        assert (told["HandEscaped"] == 0) == ("no-detour" in names)
    if edition == "book":
        assert told["SpellCast"] > 0
    if edition == "dreams":
        assert (told["PremonitionCame"] >= 5) == ("in-spite-of-all" in names)
    if edition == "oniverse":
        assert (told["DenizenSpent"] >= 4) == ("good-company" in names)
        assert told["DenizenRallied"] > 0
    if edition == "glyphs":
        assert len(game.state.doors(0)) == 12


def test_a_defeat_reaches_none() -> None:
    game = played("glyphs", 3)
    assert game.state.result == "lost"
    assert reached(game, "glyphs") == set()
