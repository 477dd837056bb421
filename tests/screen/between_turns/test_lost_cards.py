"""The cards that a Nightmare took lie in a tray to be looked at: when, where, and which of them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.nightmare import RevealFive
from game.screen.table.drawing.recap_drawing import CROSS, LOST, RECAP, TRAY
from game.screen.table.table_page import Table
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.party import Manner, Party, Player
from game.words import LANGUAGES
from tests.rules.stories import after, command, partners
from tests.screen.robots.glass import NOWHERE, Glass, opened
from tests.screen.robots.player import at, has, thing
from tests.screen.robots.pupil import act_out, acts_on, begin, by_mouse, tutor_of
from tests.table.robots.tables import ALONE, inside, overlap, shown

HAND = "OS1 AM1 GK1 LS1 OS2"
FIVE = f"{HAND} NM1 AD1 GS1 LM1 NM2 AS3 OM2 LM3 OM1 GM2"
ONE_DOOR = f"{HAND} GD1 LM1 NM1 LM2 LM3 LM4"
GONE = ["GS1", "LM1", "AS3", "AD1", "NM2"]
"""Cards that the deck loses: first those that are discarded, then the ones that go to Limbo."""
ROOMS = [
    *(((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 640), 2.0), ((1920, 1080), 1.5)),
    *(((1300, 1000), 1.25), ((1080, 1350), 1.0), ((3440, 1440), 1.0), ALONE[-1]),
]
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
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), manner)
    game = after(partners(*HANDS, visibility=visibility), *answers)
    glass.lay(game, party)
    return glass.table


def answer(glass: Glass, text: str) -> None:
    """Submits a command, and waits until all that came of it is shown."""
    assert glass.table.session.submit(command(text))
    glass.step()
    glass.until_rest()


def tray(glass: Glass) -> list[dict[str, Any]]:
    """Returns the things in the tray."""
    return [d for d in glass.description["things"] if d["id"].startswith(LOST)]


def lie(glass: Glass) -> list[str]:
    """Returns the ids of the cards in the tray."""
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


@pytest.mark.parametrize(("edition", "after_hand"), [("base", False), ("crossroads", True)])
def test_lost_cards_of_one_leave_a_signpost_below_the_deck_in_sight(glass, edition, after_hand):
    glass.deal(FIVE, edition)
    glass.until_rest()
    for said in "Play OS1", "RevealFive":
        answer(glass, said)
    lies = Rect(*thing(glass.description, TRAY)["rect"])
    hand = glass.director.layout.places.zones["hand:0"]
    assert (lies.x > hand.right) is after_hand
    assert (lies.right < hand.x) is not after_hand


def test_cards_that_went_to_limbo_are_told_from_those_discarded(glass):
    alone(glass, "Play OS1", "RevealFive")
    away = [d["id"].removeprefix(LOST) for d in tray(glass) if "to_limbo" in d["state"]]
    assert away == ["AD1", "NM2"]
    assert thing(glass.description, "text.lost")["name"] == "3 cards lost, 2 cards to Limbo"
    alone(glass, "Play OS1", "Claim GK1", "LoseDoor GD1", cards=ONE_DOOR)
    assert lie(glass) == ["GD1"]
    assert thing(glass.description, "text.lost")["name"] == "1 card to Limbo"


def test_what_is_said_of_a_single_card_is_clear_of_the_sign_that_puts_it_away(glass):
    alone(glass, "Play OS1", "PayKey GK1")
    assert lie(glass) == ["GK1"]
    rect = Rect(*thing(glass.description, TRAY)["rect"])
    words, text = glass.app.words, glass.app.text
    places = glass.table.session.director.layout.places
    said = text.width(words.lost(1), "label", places.text(19))
    assert rect.w >= said + 2 * places.usual(CROSS)


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
    glass.click(at(thing(glass.description, "AM1")))
    glass.click(at(tray(glass)[0]))
    assert table.panels.reads
    assert (table.session.selected, table.session.astray) == ("AM1", "")


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
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), "peek", fixed=False)
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


@pytest.mark.parametrize("edition", ["book", "towers", "glyphs+towers+book"])
@pytest.mark.parametrize(("size", "letters"), ROOMS[:3], ids=map(shown, ROOMS[:3]))
def test_x3_1_d_it_covers_no_ribbon_and_no_zone_of_an_expansion(glass, size, letters, edition):
    glass.resize(size)
    glass.write_at(letters)
    try:
        glass.deal(FIVE, edition)
        glass.until_rest()
        for text in ("Play OS1", "RevealFive"):
            answer(glass, text)
        sheet = Rect(*thing(glass.description, TRAY)["rect"])
        table = glass.table
        zones = table.session.director.layout.places.zones
        needed = [rect for name, rect in zones.items() if name != "revealed"]
        needed += [ribbon.button.rect for ribbon in table.frame.ribbons]
        assert not [rect for rect in needed if overlap(sheet, rect)]
        assert tray(glass)
    finally:
        glass.write_at(1.0)


@pytest.mark.parametrize("fixed", [True, False], ids=["beside", "across"])
def test_lost_cards_of_two_lie_in_no_row_where_the_floor_has_room_for_them(glass, fixed):
    glass.resize((1280, 720))
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), fixed=fixed)
    glass.lay(after(partners(*HANDS), "Play OS1"), party)
    answer(glass, "PayKey OK1")
    assert lie(glass)
    sheet = Rect(*thing(glass.description, TRAY)["rect"])
    zones = glass.director.layout.places.zones
    needed = [rect for name, rect in zones.items() if name.startswith(("row", "shared"))]
    assert not [rect for rect in needed if overlap(sheet, rect)]


def test_beside_each_other_a_single_lost_card_is_told_in_one_line(glass):
    glass.resize((1280, 720))
    party = Party((Player("Ada", "lantern"), Player("Isolde", "boat")), fixed=True)
    glass.lay(after(partners(*HANDS), "Play OS1"), party)
    answer(glass, "PayKey OK1")
    answer(glass, "PayKey GK1")
    glass.wait(3)
    assert lie(glass) == ["GK1"]
    sheet, card = (Rect(*thing(glass.description, name)["rect"]) for name in (TRAY, "lost.GK1"))
    line = glass.app.text.line_height("label", glass.director.layout.places.text(19))
    assert card.y - sheet.y < 2 * line


@pytest.mark.parametrize(("size", "letters"), ROOMS, ids=map(shown, ROOMS))
def test_it_covers_nothing_that_is_needed(glass, size, letters):
    glass.resize(size)
    glass.write_at(letters)
    try:
        alone(glass, "Play OS1", "RevealFive")
        sheet = Rect(*thing(glass.description, TRAY)["rect"])
        places = glass.table.session.director.layout.places
        assert inside(sheet, Rect(0, 0, *size), 0.5)
        free = [rect for name, rect in places.zones.items() if name != "revealed"]
        free += [glass.table.frame.prompt.bar]
        told = "text.nightmares", "button.book"
        free += [Rect(*thing(glass.description, key)["rect"]) for key in told]
        assert not [rect for rect in free if overlap(sheet, rect)]
        cards = [Rect(*d["rect"]) for d in tray(glass)]
        assert len(cards) >= 4
        assert all(rect.w >= 55.9 and inside(rect, sheet, 0.5) for rect in cards)
        assert not any(overlap(a, b) for a, b in combinations(cards, 2))
    finally:
        glass.write_at(1.0)
        glass.resize((1280, 720))


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
            words_are_apart(glass)
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


def words_are_apart(glass: Glass) -> None:
    """Checks that the words under the cards touch neither each other nor the edge."""
    shown = glass.table.frame.tray
    assert shown is not None
    panel = shown._panel
    words = [at for _, at in panel.words()]
    assert words
    assert all(b.x - a.right >= 5 for a, b in pairwise(words) if a.y == b.y)
    assert all(inside(at, panel.rect.grown(-2)) for at in words)
