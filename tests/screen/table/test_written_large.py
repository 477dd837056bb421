"""Whatever is written on a table is as large as the player asks, whole and covered by nothing."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from build_scripts.stage.moments import ACROSS, CURTAIN, OPEN
from build_scripts.stage.positions import (
    DOOR,
    PROPHECY,
    TRIO,
    alone,
    before_the_nightmare,
    facing_the_nightmare,
    together,
)
from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.records.journal.text.position import position
from game.rules.game import Game
from game.screen.lettering.legible import MORE
from game.table.layout.places import Size
from game.table.party import Party
from tests.screen.robots.glass import opened
from tests.screen.robots.player import answers, at
from tests.screen.robots.written import Reading
from tests.screen.table.asking.test_tokens import FIVE_PRICES, FOR_TWO, OF_ONE
from tests.variants import thorough

Position = tuple[Callable[[], Game], Party | None]


def five_prices(seats: int) -> Game:
    """Returns a game with all expansions in which a Nightmare has come, with five prices."""
    told = FIVE_PRICES.splitlines()
    if seats == 2:
        told = [*(line for line in told if not line.startswith(OF_ONE)), *FOR_TWO.splitlines()]
    game = position("\n".join(told), OFFERED)
    game.submit(Play(CARDS["OS1"]))
    return game


POSITIONS: Mapping[str, Position] = {
    "a card to play": (lambda: alone(TRIO, "Play OS1", "Play OM1"), None),
    "a long row": (before_the_nightmare, None),
    "a trio": (lambda: alone(TRIO, "Play OS1", "Play OM1", "Play OS2"), None),
    "a Door and its Key": (lambda: alone(DOOR, "Play OS1"), None),
    "a Nightmare": (facing_the_nightmare, None),
    "a Prophecy": (lambda: alone(PROPHECY, "Discard OK1"), None),
    "all expansions": (lambda: five_prices(1), None),
    "across": (lambda: together("open"), ACROSS),
    "beside": (lambda: together("open"), OPEN),
    "covered": (lambda: together("hidden"), CURTAIN),
    "all expansions, across": (lambda: five_prices(2), ACROSS),
    "all expansions, beside": (lambda: five_prices(2), OPEN),
}
SMALLEST, USUAL = (1024, 640), (1280, 720)
FEW = "a trio", "a Prophecy", "a Nightmare", "all expansions, across", "beside"
"""Positions that have the least room, for the windows and letters that have more."""


@pytest.mark.parametrize(
    ("size", "letters", "language", "names"),
    [
        (SMALLEST, 2.0, "fr", tuple(POSITIONS)),
        (USUAL, 1.5, "en", FEW),
        *(
            thorough(size, letters, language, tuple(POSITIONS))
            for size in (SMALLEST, USUAL, (1366, 768), (1920, 1080))
            for letters, language in ((1.25, "en"), (1.5, "fr"), (2.0, "en"))
        ),
    ],
)
def test_everything_written_is_as_large_as_asked_whole_and_uncovered(
    size: Size, letters: float, language: str, names: tuple[str, ...]
) -> None:
    with opened(size=size, painted=False) as glass:
        settings = replace(glass.app.settings, language=language, ask_every_search=True)
        glass.app.change(settings)
        glass.write_at(letters)
        for name in names:
            begin, party = POSITIONS[name]
            glass.lay(begin(), party)
            assert list(Reading(glass).faults()) == [], name


DENIZENS = """
edition: oniverse
hand: OM1 OS1 AS1 AM1 GS1
row: LS1 LM1
rallied: ZA1 ZE1 ZI1
discard: GM1
"""


@pytest.mark.parametrize("language", ["en", thorough("fr")])
def test_the_words_beside_the_buttons_of_denizens_are_whole(language: str) -> None:
    """The Magpie, the Pedlar and, with its symbol, the Mason can be given the chosen card. The
    words follow the pointer, and no button slips away from it."""
    with opened(size=USUAL, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, language=language))
        glass.lay(position(DENIZENS, OFFERED))
        glass.press("OM1")
        glass.until_rest()
        offered = answers(glass.description)
        assert len(offered) == 4
        for button in offered:
            glass.move(at(button))
            assert list(Reading(glass).faults()) == []
            assert [d["rect"] for d in answers(glass.description)] == [d["rect"] for d in offered]


@pytest.mark.parametrize("party", [ACROSS, OPEN], ids=["across", "beside"])
def test_no_name_is_cut_while_two_choose_their_hands(party: Party) -> None:
    with opened(size=USUAL, painted=False) as glass:
        glass.lay(Game.start(OFFERED["dreams-3"], seed="names", seats=2), party)
        assert [line.words for _, line in Reading(glass).lines if MORE in line.words] == []


@pytest.mark.thorough
@pytest.mark.parametrize("size", [SMALLEST, USUAL])
def test_in_high_contrast_it_is_so_too(size: Size) -> None:
    with opened(size=size, painted=False) as glass:
        settings = replace(glass.app.settings, high_contrast=True, ask_every_search=True)
        glass.app.change(settings)
        glass.write_at(2.0)
        for name, (begin, party) in POSITIONS.items():
            glass.lay(begin(), party)
            assert list(Reading(glass).faults()) == [], name


def test_a_line_that_a_picture_covers_is_found() -> None:
    with opened(size=USUAL, painted=False) as glass:
        reading = Reading(glass)
        assert list(reading.faults()) == []
        number, line = reading.lines[0]
        reading.lines[0] = number, replace(line, px=5)
        assert "letters of 5 pixels" in next(reading.faults())
