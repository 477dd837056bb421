"""The cards that a Nightmare took are told on a slip upon the discard pile: when, where, and which
of them."""

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.nightmare import RevealFive
from game.records.journal.text.position import position
from game.screen.table.drawing.lost_slip import LOST, TRAY, LostSlip
from game.screen.table.drawing.recap_drawing import RECAP
from game.screen.table.table_page import Table
from game.table.chronicle import TO_LIMBO, Recalled
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.party import Manner, Party, Player
from game.words import LANGUAGES
from tests.offered import ALL
from tests.rules.stories import after, command, partners
from tests.screen.robots.glass import NOWHERE, Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.screen.robots.pupil import act_out, acts_on, begin, by_mouse, tutor_of
from tests.table.layout.test_others import CROWDED
from tests.table.robots.tables import inside, overlap

HAND = "OS1 AM1 GK1 LS1 OS2"
FIVE = f"{HAND} NM1 AD1 GS1 LM1 NM2 AS3 OM2 LM3 OM1 GM2"
ONE_DOOR = f"{HAND} GD1 LM1 NM1 LM2 LM3 LM4"
GONE = ["GS1", "LM1", "AS3", "AD1", "NM2"]
"""Cards that the deck loses: first those that are discarded, then the ones that go to Limbo."""
SIZES = (1280, 720), (1024, 640), (1920, 1080)
PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
SEATED = "one", "beside", "across"
FEW = """
edition: base
hand: OS3 GM1 GM3
row: OS1 OM1
discard: LS1 LS2 NM3
"""
HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "NM1 LM1 AD1 NM2 LM2 LM3 OS2 AS2 GS2"


@pytest.fixture(scope="module")
def window() -> Iterator[Glass]:
    """Yields the program for all of these tests."""
    with opened(None, painted=False) as glass:
        yield glass


@pytest.fixture
def glass(window: Glass) -> Glass:
    """Returns the program with instant motion."""
    window.move_with(Tempo(INSTANT))
    return window


def alone(glass: Glass, *answers: str, cards: str = FIVE) -> Table:
    """Lays a game for one on the table after these answers."""
    glass.deal(cards)
    glass.until_rest()
    for text in answers:
        answer(glass, text)
    return glass.table


def two(glass: Glass, manner: Manner, *answers: str) -> Table:
    """Lays a game for two on the table after the draft and these answers."""
    visibility = "open" if manner == "open" else "hidden"
    party = Party(PLAYERS, manner)
    game = after(partners(*HANDS, visibility=visibility), *answers)
    glass.lay(game, party)
    return glass.table


def answer(glass: Glass, text: str) -> None:
    """Submits a command, and waits until all that came of it is shown."""
    assert glass.table.session.submit(command(text))
    glass.step()
    glass.until_rest()


def tray(glass: Glass) -> list[dict[str, Any]]:
    """Returns the lost cards on the slip."""
    return [d for d in glass.description["things"] if d["id"].startswith(LOST)]


def lie(glass: Glass) -> list[str]:
    """Returns the ids of the lost cards on the slip."""
    return [d["id"].removeprefix(LOST) for d in tray(glass)]


@pytest.mark.parametrize("tempo", [USUAL_TEMPO, Tempo(INSTANT), Tempo(reduced=True)], ids=str)
def test_r20_what_was_lost_lies_there_at_every_speed_until_the_next_answer(glass, tempo):
    glass.move_with(tempo)
    table = alone(glass, "Play OS1")
    assert not lie(glass)
    assert table.session.submit(command("RevealFive"))
    while table.session.director.telling:
        assert not lie(glass)
        glass.step()
    glass.until_rest()
    glass.step()
    assert lie(glass) == GONE
    glass.key(pygame.K_RIGHT)
    glass.wait(3)
    assert lie(glass) == GONE
    answer(glass, "Discard AM1")
    assert not lie(glass)
    for _ in range(2):
        table.session.undo()
        glass.step()
        glass.until_rest()
    assert not lie(glass), "what is taken back was not lost"


def test_cards_that_went_to_limbo_are_told_from_those_discarded(glass):
    alone(glass, "Play OS1", "RevealFive")
    away = [d["id"].removeprefix(LOST) for d in tray(glass) if "to_limbo" in d["state"]]
    assert away == ["AD1", "NM2"]
    assert thing(glass.description, "text.lost")["name"] == "3 cards lost, 2 to Limbo"
    alone(glass, "Play OS1", "Claim GK1", "LoseDoor GD1", cards=ONE_DOOR)
    assert lie(glass) == ["GD1"]
    assert thing(glass.description, "text.lost")["name"] == "1 card to Limbo"


def test_a_click_on_a_card_reads_it_and_the_arrows_turn_to_the_others(glass):
    table = alone(glass, "Play OS1", "RevealFive")
    glass.click(at(tray(glass)[1]))
    assert thing(glass.description, "panel.LM1")
    glass.key(pygame.K_RIGHT)
    glass.key(pygame.K_RIGHT)
    assert thing(glass.description, "panel.AD1")
    glass.key(pygame.K_ESCAPE)
    assert table.panels.panel is None
    assert lie(glass) == GONE


def test_a_card_can_be_discarded_where_the_slip_lies(glass):
    table = alone(glass, "Play OS1", "RevealFive")
    lies = at(thing(glass.description, TRAY))
    glass.click(at(thing(glass.description, "AM1")))
    assert table.session.selected == "AM1"
    glass.click(lies)
    glass.until_rest()
    assert "AM1" in [card.id for card in table.session.view.discard]


def test_keys_alone_reach_it_read_it_and_put_it_away(glass):
    table = alone(glass, "Play OS1", "RevealFive")
    for _ in range(8):
        glass.key(pygame.K_TAB)
        if "focused" in tray(glass)[0]["state"]:
            break
    glass.key(pygame.K_RETURN)
    assert table.panels.reads
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert not lie(glass)
    assert table.panels.panel is None


def test_a_press_beside_the_cards_puts_it_away_for_good(glass):
    glass.wait(1)  # or this click might be the second of two
    alone(glass, "Play OS1", "RevealFive")
    glass.click(at(thing(glass.description, TRAY)))
    glass.step()
    assert not has(glass.description, TRAY)
    glass.wait(1)
    assert not lie(glass)


def test_for_two_it_follows_the_cards_of_the_last_turn_and_gives_way_to_them(glass):
    table = two(glass, "open", "Play OS1")
    answer(glass, "RevealFive")
    assert not lie(glass)
    glass.wait(3)
    assert lie(glass) == ["LM1", "LM2", "LM3", "AD1", "NM2"]
    table.press(RECAP)
    glass.step()
    assert not lie(glass)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_r42_over_a_cloth_it_shows_what_everybody_saw(glass, manner):
    two(glass, manner, "Play OS1")
    answer(glass, "RevealFive")
    glass.wait(4.5)
    assert glass.description["seat"] is None
    assert set(lie(glass)) == {"LM1", "LM2", "LM3", "AD1", "NM2"}


def test_over_a_cloth_across_it_does_not_fade_in_with_the_rows_that_have_changed_places(glass):
    glass.move_with(USUAL_TEMPO)
    party = Party(PLAYERS, "peek", fixed=False)
    glass.lay(after(partners(*HANDS, visibility="hidden"), "Play OS1"), party)
    director, moved = glass.table.session.director, frozenset[str]()
    assert glass.table.session.submit(command("RevealFive"))
    for _ in range(900):
        moved = director.moving
        glass.step()
        if lie(glass):
            break
    assert lie(glass)
    assert not moved


@pytest.mark.parametrize("edition", ["base", ALL], ids=["base", "all"])
@pytest.mark.parametrize("seated", SEATED)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_it_touches_nothing_but_its_pile(glass, size, letters, seated, edition):
    glass.resize(size)
    glass.write_at(letters)
    try:
        text = CROWDED if edition == ALL else FEW
        if seated == "one":
            text = "\n".join(line for line in text.splitlines() if ":1:" not in line)
            party, text = None, text.replace("seats: 2", "seats: 1")
        else:
            party = Party(PLAYERS, fixed=seated == "beside")
            text = text if edition == ALL else f"{text}seats: 2\nhand:1: AS1 AM1 AS2\n"
        glass.lay(position(text, OFFERED), party)
        places = glass.director.layout.places
        pile, lost = places.zones["discard"], [Recalled(CARDS[name], "") for name in GONE[:3]]
        lost += [Recalled(CARDS[name], TO_LIMBO) for name in GONE[3:]]
        things = glass.table.frame.things
        others = [one for one in things if "discard" not in (one.zone, one.id[5:])]
        for told in lost[:1], lost:
            slip = LostSlip(glass.app.cards, places, told)
            box = turned(slip)
            assert inside(box, Rect(0, 0, *size))
            assert box.w < 1.3 * pile.w
            assert slip.rect.w <= pile.w or letters > 1 or len(told) > 1
            assert slip.rect.bottom <= places.count_top(pile)
            assert slip.rect.y >= (pile.centre[1] if seated == "one" and letters == 1 else pile.y)
            assert not [one.id for one in others if overlap(box, one.rect)]
    finally:
        glass.write_at(1.0)
        glass.resize((1280, 720))


def turned(slip: LostSlip) -> Rect:
    """Returns the upright box about a turned slip."""
    (button,) = [one for one in slip.things(True) if one.id == TRAY]
    rect, angle = slip.rect, math.radians(button.angle)
    across = rect.w * math.cos(angle) + rect.h * math.sin(angle)
    return Rect.around(rect.centre, across, rect.h * math.cos(angle) + rect.w * math.sin(angle))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seated", SEATED)
@pytest.mark.parametrize("told", [GONE[:1], GONE[-1:], GONE], ids=["lost", "limbo", "both"])
def test_in_usual_letters_two_lines_leave_room_for_a_pennant_of_each_card(
    glass, told, seated, language
):
    settings = glass.app.settings
    glass.app.change(replace(settings, language=language))
    try:
        if seated == "one":
            alone(glass)
        else:
            party = Party(PLAYERS, fixed=seated == "beside")
            glass.lay(after(partners(*HANDS)), party)
        lost = [Recalled(CARDS[name], TO_LIMBO if name in GONE[3:] else "") for name in told]
        slip = LostSlip(glass.app.cards, glass.director.layout.places, lost)
        shown = [one for one, _ in slip._lines]
        assert sum(len(one.lines) for one in shown) <= 2
        assert len({one.px for one in shown}) == 1
        assert shown[0].px >= 13
        cards = {one.id: one.rect for one in slip.things(True) if one.id.startswith(LOST)}
        assert [*cards] == [f"{LOST}{name}" for name in told]
        assert all(b.x - a.x >= 12 for a, b in pairwise(cards.values()))
        assert all(inside(one, slip.rect.grown(2)) for one in cards.values())
    finally:
        glass.app.change(settings)


def test_what_the_sheet_is_for_is_told_where_the_pointer_rests(glass):
    alone(glass, "Play OS1", "RevealFive")
    glass.move(NOWHERE)
    glass.move(at(thing(glass.description, TRAY)))
    glass.wait(1)
    assert "Lost just now." in glass.description["tooltip"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_deck_lost_lies_there_in_a_window_of_usual_size(glass, language):
    settings = glass.app.settings
    glass.app.change(replace(settings, language=language))
    try:
        for met in (alone, in_a_lesson):
            met(glass, "Play OS1", "RevealFive")
            assert len(lie(glass)) == 5
            assert not has(glass.description, "text.lost.more")
    finally:
        glass.app.change(settings)


def in_a_lesson(glass: Glass, *answers: str) -> None:
    """Opens the lesson on Nightmares, loses five cards of the deck, and then gives these
    answers."""
    begin(glass, OFFERED.lessons[0], "nightmare")
    tutor, five = tutor_of(glass), RevealFive()
    while five not in glass.table.session.game.legal():
        act_out(glass, by_mouse, acts_on(tutor)[0])
    act_out(glass, by_mouse, five)
