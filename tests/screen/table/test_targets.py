"""A target says what would follow, in whole words, in every window and language."""

from dataclasses import replace

import pygame
import pytest

from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.explore import Discard, Play
from game.rules.state import DISCARD, ROW, owned
from game.rules.view import View
from game.screen.lettering.text import Text
from game.screen.table.marking.targets import below, in_words, target
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Pair
from game.table.layout.places import Rect
from tests.rules.stories import position
from tests.screen.robots.gestures import DoubleClick
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, middle, thing
from tests.speaking import SPOKEN
from tests.table.robots.staged import layout
from tests.table.robots.tables import in_windows, overlap

ROWS = "GS1 GM1", "OS1 OM1", "LS1"
LAID = {*"GK1 OM2 GS3 AK1 LM1 LS2 LM2 LK1 AS2".split(), *" ".join(ROWS).split()}
DECK = " ".join(card.id for card in BASE_DECK if card.id not in LAID)
"""All cards that lie nowhere else, so that the game can be won."""
SOME = [
    ((1024, 640), 1.0),
    ((1024, 640), 2.0),
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((1080, 1350), 1.0),
]


def solo(row: str) -> View:
    return View.of(position("GK1 OM2 GS3 AK1 LM1", row=row, deck=DECK).state, 0)


def two(row: str) -> View:
    hands, rows = ("GK1 OM2 GS3", "AK1 LM1 LS2"), (row, "AS2")
    game = position(hands, row=rows, deck=DECK, seats=2, shared="LM2 LK1")
    return View.of(replace(game.state), 0)


@in_windows(SOME)
@pytest.mark.parametrize("fixed", [None, False, True], ids=["solo", "facing", "beside"])
def test_what_follows_is_told_in_whole_words(size, letters, fixed) -> None:
    pygame.font.init()
    text = Text()
    for row in ROWS:
        view = solo(row) if fixed is None else two(row)
        arranged = Arrangement(fixed=bool(fixed), letters=letters)
        lies = layout(view, size, arranged)
        places, rect = lies.places, target(lies, view, owned(ROW, 0))
        rooms = {
            Play: (rect.grown(-places.px(9)), 5),
            Discard: (below(places, places.zones[DISCARD]), 3),
        }
        for words in SPOKEN.values():
            for kind, (room, most) in rooms.items():
                for card in ("GK1", "OM2"):
                    said = words.consequence(kind(CARDS[card]), view)
                    shown = in_words(text, places, said, room, most)
                    assert shown.said in said, (words.language, shown)
                    assert (
                        max(text.width(line, "label", shown.px) for line in shown.lines) <= room.w
                    )
                    assert shown.least(text) <= room.h
        assert Rect(0, 0, *size).contains((room.x, room.y))
        assert room.bottom <= size[1]


def a_trio_to_complete(glass: Glass) -> None:
    """Lays a game in which a Key completes a trio, or finds a Prophecy."""
    glass.app.change(replace(glass.app.settings, whispers=False))
    glass.lay(position("GK1 OM2 GS3 AK1 LM1", row="GS1 GM1", deck=DECK))


def said(glass: Glass) -> str:
    """Returns the second line of the prompt."""
    return str(thing(glass.description, "text.body")["name"]).replace("\u00a0", " ")


def test_the_second_line_says_what_follows_from_what_is_pointed_at_and_no_button_slips_away():
    with opened(painted=False) as glass:
        a_trio_to_complete(glass)
        before = said(glass)
        pile = middle(thing(glass.description, "zone.discard"))
        glass.lift(at(thing(glass.description, "OM2")), pile)
        assert said(glass) == "Discard: only a new card comes"
        glass.key(pygame.K_ESCAPE)
        assert said(glass) == before
        glass.up()
        glass.until_rest()
        glass.key(pygame.K_TAB)
        both = "Play: Garden 3 of 3, finds a Door. Discard: a Prophecy, look at 5 cards."
        assert said(glass) == both
        glass.click(at(thing(glass.description, "GK1")))
        glass.until_rest()
        buttons = ("button.play", "button.discard")
        lay = {key: thing(glass.description, key)["rect"] for key in buttons}
        told = []
        for key in buttons:
            glass.move(middle(thing(glass.description, key)))
            told.append(said(glass))
            assert {key: thing(glass.description, key)["rect"] for key in buttons} == lay
        assert "finds a Door" in told[0]
        assert "a Prophecy" in told[1]


@pytest.mark.parametrize("asks", [False, True])
def test_r11_a_trio_that_costs_nothing_opens_its_door_by_itself_unless_one_wants_to_be_asked(
    asks: bool,
) -> None:
    with opened(painted=False) as glass:
        if asks:
            glass.ask_every_search()
        a_trio_to_complete(glass)
        glass.do(DoubleClick(at(thing(glass.description, "GK1"))))
        glass.until_rest()
        assert (glass.description["pending"]["type"] == "CompleteTrio") == asks
        assert bool(glass.director.view.doors[0]) != asks


@in_windows(SOME)
def test_how_two_talk_stands_clear_of_the_frame_about_the_discard_pile(size, letters) -> None:
    view = two(ROWS[0])
    lies = layout(view, size, Arrangement(fixed=True, letters=letters))
    places = lies.places
    assert isinstance(places, Pair)
    assert not overlap(places.talk_at.grown(places.px(2)), target(lies, view, DISCARD))
