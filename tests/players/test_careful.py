"""The careful player goes by a rule of thumb, plays any game as a person would, and is fair."""

import random
from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.players.advice import choose, concluded
from game.players.careful import Careful, RandomPlayer
from game.records.journal.text.position import position as written
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, State
from game.rules.view import View
from tests.rules.stories import after, line, position
from tests.toy.edition import EDITIONS
from tests.variants import thorough, variants
from tests.walks import begin, some_command

CAREFUL = Careful(OFFERED.of("base").worth)
DECK_LEFT = "OS6 AS4 GS4 LS4 OM3 AM3 GM3 LM3 OK2 AK2 LK2 OD1 OD2 AD2 LD1"
NIGHTMARES = "NM1 NM2 NM3 NM4 NM5"


def chosen(game: Game, player: Careful = CAREFUL) -> str:
    view = View.of(game.state, game.state.active)
    assert game.pending is not None
    return line(choose(player, view, game.pending, game.legal()))


def played_through(rules: Ruleset, seats: int, number: int) -> Game:
    """Returns a game that the careful player has played. `submit` refuses any answer that is not
    legal."""
    game, player = begin(rules, seats, number), Careful(EDITIONS.of(rules.edition).worth)
    while game.pending is not None:
        view = View.of(game.state, game.state.active)
        game.submit(choose(player, view, game.pending, game.legal()))
    return game


@pytest.mark.parametrize("games", variants([60], [300]))
def test_alone_it_wins_two_games_of_five(games: int) -> None:
    won = sum(played_through(BASE, 1, n).state.result == "won" for n in range(games))
    assert won >= 0.4 * games


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("base", 2),
        ("toy", 1),
        thorough("toy", 2),
        *(thorough(one.edition, one.seats) for one in OFFERED.challenges),
    ],
)
def test_it_plays_any_game_to_its_end(edition: str, seats: int) -> None:
    for number in (0, 1):
        assert played_through(EDITIONS[edition], seats, number).state.result


def test_an_edition_without_rows_is_played_by_what_stands_first() -> None:
    game = begin(EDITIONS["toy"], 1, 0)
    assert chosen(game, Careful({})) == line(game.legal()[0])


@pytest.mark.parametrize(
    ("hand", "row", "wanted"),
    [
        ("GK1 GM2 OS3 AK1 LM1", "GM1 GS1", "Play GM2"),
        ("GK1 OM2 OS3 AK1 LM1", "GM1 GS1", "Play GK1"),
        ("GK1 GS2 GS3 GM2 OM1", "LK1", "Play GS2"),
    ],
    ids=["finishes a trio, and keeps the Key", "finishes a trio with a Key", "begins with a Sun"],
)
def test_it_goes_on_with_a_run(hand: str, row: str, wanted: str) -> None:
    assert chosen(position(hand, row=row, deck=f"{DECK_LEFT} {NIGHTMARES}")) == wanted


@pytest.mark.parametrize(
    ("hand", "deck", "wanted"),
    [
        ("GS1 OM2 GK1 AS1 LM1", DECK_LEFT, "PayKey GK1"),
        ("GS1 OM2 OS3 AS1 LM1", DECK_LEFT, "LoseHand"),
        ("GS1 OM2 OS3 AS1 LM1", "OS6 OD2 LS4", "LoseDoor GD2"),
    ],
    ids=["a Key", "the hand", "a Door where the deck is thin"],
)
def test_a_nightmare_takes(hand: str, deck: str, wanted: str) -> None:
    """The first card of the hand is discarded, and the Nightmare comes up in its stead."""
    table = position(f"{hand} AS5".split(maxsplit=1)[1], deck=f"NM1 {deck} NM2 NM3", doors="GD2")
    assert chosen(after(table, "Discard AS5")) == wanted


def test_a_prophecy_throws_a_nightmare_and_brings_the_door_that_its_key_opens() -> None:
    table = position("GK1 GM2 OS3 AK1 LM1", deck=f"OS5 NM1 AS3 AD1 LS3 {DECK_LEFT} NM2")
    told = chosen(after(table, "Discard GK1"))
    assert told.startswith("Foresee NM1 AD1,")


def test_a_second_door_that_the_partner_needs_is_left() -> None:
    hands, rows = ("GK1 OM2 GS3", "AK1 LM1 LS1"), ("GS1 GM1", "")
    zones = {"row": rows, "doors": ("GD1", ""), "deck": f"GD2 {DECK_LEFT}", "shared": "LM2 LK1"}
    assert chosen(after(position(hands, **zones, seats=2), "Play GK1")) == "Decline"


def test_no_lost_dream_is_thrown_away() -> None:
    """The game cannot be won without all four."""
    told = "edition: catchers\nhand: GK1 LS1 LM1 AS1 OS1\ndeck: DL1 GS1 GM1 LK1 OS2"
    game = after(written(told, OFFERED), "Discard GK1")
    careful = Careful(OFFERED.of("catchers").worth)
    assert not chosen(game, careful).startswith("Foresee DL1")


def in_another_order(state: State, rng: random.Random) -> State:
    """Returns the same state with the part of the deck shuffled that nobody knows."""
    known = max(len(top) for top in state.known_top)
    unknown = list(state.deck[known:])
    rng.shuffle(unknown)
    return replace(state, zones={**state.zones, DECK: state.deck[:known] + tuple(unknown)})


@pytest.mark.parametrize("seats", [1, 2])
def test_the_order_of_the_unseen_deck_changes_no_worth(seats: int) -> None:
    rng = random.Random("order")
    game = begin(BASE, seats, 2)
    while game.pending is not None:
        seat, legal = game.state.active, game.legal()
        views = [View.of(s, seat) for s in (game.state, in_another_order(game.state, rng))]
        first, second = (concluded(CAREFUL.think(v, game.pending, legal)) for v in views)
        assert first == second
        game.submit(some_command(game, rng, 2))


def test_random_play_is_the_same_with_the_same_seed_only() -> None:
    game = begin(BASE, 1, 0)
    view = View.of(game.state, 0)
    said = [
        concluded(RandomPlayer(seed).think(view, game.pending, game.legal()))
        for seed in ("a", "a", "b")
    ]
    assert said[0] == said[1] != said[2]
    assert {one.command for one in said[2].weighed} == set(game.legal())
