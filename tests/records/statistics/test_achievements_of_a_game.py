"""Achievements that one game can reach. For each there are games that reach it, and games that
differ in one thing and just miss it."""

from dataclasses import replace

import pytest

from game.editions import BASE_GAME, OFFERED
from game.screen.look.assets import art_root
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough
from tests.records.journal.playing import played
from tests.records.statistics.nights import Night
from tests.rules.stories import after, position
from tests.toy.edition import ALL_HANG, EDITIONS
from tests.toy.edition import RULES as TOY
from tests.toy.rules import BellFell

ROWS = {row.name: row.by_game for row in BASE_GAME.achievements if row.by_game}
LEFT_OPEN = "leave OD1 OM1 OS1 OK1", "open OD1", "open AD1"
STORIES = {
    "first-morning": (["open OD1"], [["miss OD1", "concede"]]),
    "sun-moon-key": (
        ["search OD1 OS1 OM1 OK1", "miss OD2", "concede"],
        [["search OD1 OS1 OM1 OS2"], ["leave OD1 OS1 OM1 OK1", "open OD1"]],
    ),
    "as-foretold": (
        ["look NM1 OD1 OS4", "claim OD1"],
        [
            ["look NM1 OS4 OD1", "search OD1 OS1 OM1 OS2"],
            ["look NM1 OS4 OD1", "search AD1 AS1 AM1 AS2", "open OD1"],
            ["open OD1", "look NM1 OS4", "open OD2"],
        ],
    ),
    "six-in-line": (
        ["search OD1 OS1 OM1 OK1", "search OD2 OS2 OM2 OK2"],
        [
            ["search OD1 OS1 OM1 OK1", "play AS1", "search OD2 OM2 OK2 OM3"],
            ["leave OD1 OS1 OM1 OK1", "search OD2 OS2 OM2 OK2", "open OD1"],
            ["search OD1 OS1 OM1 OK1", "search AD2 AS2 AM2 AK2"],
        ],
    ),
    "door-on-loan": (
        ["lose OD1", "open OD1", "open OD2"],
        [["open OD1"], ["lose OD1", "miss OD2", "concede"]],
    ),
    "left-alone": (
        ["open OD1", "open OD2", "lose OD1", "miss AD1", *LEFT_OPEN],
        [
            ["open OD1", "open OD2", "leave AD1 OM1 OS1 OK1", "open AD1"],
            ["search OD1 OS1 OM1 OK1"],
            ["leave OD1 OS1 OM1 OK1", "concede"],
        ],
    ),
    "every-price": (
        ["pay", "five", "hand", "lose OD1", "open OD1", "open OD2"],
        [
            ["pay", "five", "pay", "lose OD1", "open OD1", "open OD2"],
            ["pay", "five", "hand", "lose OD1", "miss OD2", "concede"],
        ],
    ),
    "hand-held": (
        ["pay", "five", "pay", "five", "pay", "open OD1"],
        [["pay", "five", "pay", "five", "hand", "open OD1"], ["pay", "five"] * 2 + ["open OD1"]],
    ),
    "keys-for-doors": (
        ["hand", "five", "hand", "five", "hand", "open OD1"],
        [["hand", "five", "hand", "five", "pay", "open OD1"], ["hand", "five"] * 2 + ["open OD1"]],
    ),
    "sent-away": (
        ["look NM1", "look NM2", "look NM3", "open OD1"],
        [["look NM1", "look NM2", "look OS3", "open OD1"]],
    ),
    "five-prophecies": (
        [*["look OS3"] * 5, "open OD1"],
        [[*["look OS3"] * 4, "open OD1"], [*["look OS3"] * 5, "miss OD1", "concede"]],
    ),
    "eyes-shut": (["open OD1"], [["look NM1", "open OD1"]]),
    "second-knock": (
        ["miss OD1", "open OD1"],
        [
            ["miss OD1", "trio OD1"],
            ["miss OD1", "open OD1", "open OD2"],
            ["open OD1"],
            ["open AD1", "miss OD1", "lose AD1", "open OD1", "open AD1"],
        ],
    ),
    "always-at-home": (
        ["open OD1", "open AD1", "open GD1"],
        [["open OD1", "open AD1", "trio GD1"], ["open OD1", "open AD1", "miss GD1", "open GD1"]],
    ),
    "key-for-every-place": (
        ["open OD1", "open AD1", "open GD1", "open LD1"],
        [
            ["open OD1", "open AD1", "open GD1", "trio LD1"],
            ["open OD1", "open AD1", "open GD1", "lose OD1", "trio OD1", "open LD1"],
        ],
    ),
    "by-trios": (
        ["open OD1", "trio AD1", "lose OD1", "trio OD1", "trio GD1", "trio LD1"],
        [["trio OD1", "trio AD1", "open GD1", "trio LD1"]],
    ),
}


def reached(name, game):
    return ROWS[name](game)


@pytest.mark.parametrize("name", STORIES)
def test_it_is_reached_and_all_but_reached(name):
    reaches, misses = STORIES[name]
    assert reached(name, Night(*reaches).game)
    for story in misses:
        assert not reached(name, Night(*story).game), story


OWN = "AD1 GD1 LD1", "OD2 AD2 GD2"
HANDS = "OK1 AS1 AM1", "LK1 GS1 GM1"


def pair(*commands, deck="OD1 OS3 OM3 LD2 OS5 OM4", visibility="open"):
    """Returns a game for two in which each player lacks one Door and holds its Key."""
    game = position(
        HANDS,
        shared="LS3 LM3",
        doors=OWN,
        deck=f"{deck} AS3 AM3 AS4 AM4",
        seats=2,
        visibility=visibility,
    )
    return after(game, *commands)


LAST_TWO = "Play AS1", "Claim OK1", "Play GS1", "Claim LK1"


def test_the_last_two_doors_side_by_side_are_opened_in_turns_running():
    assert reached("side-by-side", pair(*LAST_TWO))
    two_turns_between = "OD1 OS3 OM3 OS4 OM4 LD2 OS5 OS6"
    later = "Play AS1", "Claim OK1", "Play GS1", "Play AM1", "Play GM1", "Claim LK1"
    game = pair(*later, deck=two_turns_between)
    assert game.state.result == "won"
    assert not reached("side-by-side", game)
    by_one = position(
        HANDS,
        shared="LK2 LM3",
        doors=("AD1 GD1", "OD2 AD2 GD2 LD2"),
        deck="OD1 OS3 OM3 OS4 LD1 OS5 OM4 AS3 AM3",
        seats=2,
    )
    after(by_one, "Play AS1", "Claim OK1", "Play GS1", "Play AM1", "Claim LK2")
    assert by_one.state.result == "won"
    assert not reached("side-by-side", by_one)
    assert not reached("side-by-side", Night("open OD1", "open OD2").game)


def test_hidden_hands_are_won_with_hidden_hands():
    assert reached("hidden-hands", pair(*LAST_TWO, visibility="hidden"))
    assert not reached("hidden-hands", pair(*LAST_TWO))
    given_up = pair(*LAST_TWO[:3], "Concede", visibility="hidden")
    assert not reached("hidden-hands", given_up)


def test_every_row_has_its_story():
    assert ROWS.keys() == STORIES.keys() | {"side-by-side", "hidden-hands"}


def test_an_edition_brings_achievements_of_its_own():
    assert EDITIONS.achievements == (*BASE_GAME.achievements, ALL_HANG)
    assert ALL_HANG.by_game is not None
    fell = played("a Bell falls", rules=TOY)
    assert any(isinstance(event, BellFell) for event in fell.log)
    assert not ALL_HANG.by_game(fell)
    assert ALL_HANG.by_game(after(played("none falls", rules=TOY, answers=0), "Concede"))


def test_what_is_done_by_other_rules_is_no_achievement_of_the_base_game():
    story = STORIES["by-trios"][0]
    assert reached("by-trios", Night(*story).game)
    other = Night(*story).game
    other.rules = replace(other.rules, edition="ladder-1")
    assert [name for name, row in ROWS.items() if row(other)] == ["first-morning"]


TOLD = {
    "solo_victory": {"first-morning", "sun-moon-key", "six-in-line", "eyes-shut"},
    "solo_prophecies": {"as-foretold"},
    "pair_second_door": {
        *("first-morning", "eyes-shut", "door-on-loan", "always-at-home", "key-for-every-place")
    },
}


@pytest.mark.parametrize("told", TOLD)
def test_whole_games_reach_what_their_stories_tell(told):
    """The expected names were read from the playthroughs by hand."""
    file = next(file for file in PLAYTHROUGHS if file.stem == told)
    *_, (game, *_) = Playthrough.read(file.read_text(encoding="utf-8")).play()
    assert {name for name, row in ROWS.items() if row(game)} == TOLD[told]


def test_every_achievement_has_its_own_name_and_emblem():
    rows = OFFERED.achievements
    assert len({row.name for row in rows}) == len({row.emblem for row in rows}) == len(rows)
    for row in rows:
        assert (art_root() / "icons" / f"{row.emblem}.png").is_file()
