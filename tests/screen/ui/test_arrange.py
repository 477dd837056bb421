"""Nothing that the kit breaks into lines leaves a lonely piece behind."""

import pygame
import pytest

from game.screen.lettering.text import Text
from game.screen.ui.arrange import Grid, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Kit
from game.screen.ui.switch_lists import Choices, Segment, SettingList, Slip, SwitchLine
from game.screen.ui.theme import PAINTED
from game.screen.ui.words import DOT, Words
from game.table.layout.places import Places

ROOMS = range(200, 900, 50)


@pytest.fixture(scope="module")
def kit() -> Kit:
    pygame.font.init()
    return Kit(Text(), Places((1280, 720)), PAINTED)


def on_lines(box: Box) -> list[int]:
    """Returns how many elements there are on each line."""
    tops = [round(part.rect.centre[1]) for part in box.parts]
    return [tops.count(top) for top in dict.fromkeys(tops)]


@pytest.mark.parametrize("room", ROOMS)
def test_a_row_of_buttons_leaves_no_button_alone(kit, room):
    row = Row([Button(f"button.{n}", label="Dreamcatcher") for n in range(4)])
    lines = on_lines(row.lay(kit, room))
    assert max(lines) == 1 or min(lines) > 1


@pytest.mark.parametrize("room", ROOMS)
def test_of_three_choices_none_stands_alone_under_two(kit, room):
    grid = Grid([Button(f"button.{n}", label="Dreamcatcher") for n in range(3)])
    assert on_lines(grid.lay(kit, room)) in ([3], [1, 1, 1])


@pytest.mark.parametrize("room", ROOMS)
def test_no_word_of_a_sentence_stands_alone_in_its_last_line(kit, room):
    told = "The last Dreamcatcher tore, and the game was lost in turn 39."
    lines = Words(words=told).lines(kit, room)
    assert " ".join(lines) == told
    assert len(lines) == 1 or " " in lines[-1]


@pytest.mark.parametrize("room", [260, 300, 340])
def test_lines_in_the_middle_are_about_equally_long_and_no_more_than_others(kit, room):
    told = "Nothing travels over the table: one picture fades to the next, and all is there."
    usual, even = Words(words=told), Words(words=told, align="middle")
    lines = even.lines(kit, room)
    assert len(lines) == len(usual.lines(kit, room)) > 1
    wides = [kit.text.width(line, "body", kit.places.text(22)) for line in lines]
    assert max(wides) - min(wides) < room * 0.25
    assert even.lines(kit, even.size(kit, room)[0]) == lines, "drawn as they were measured"


@pytest.mark.parametrize("room", ROOMS)
def test_lines_are_broken_between_facts_and_not_within_them(kit, room):
    facts = "Turn 3", "Doors 0 / 8", "66 cards left", "7 expansions"
    lines = Words(words=DOT.join(facts)).lines(kit, room)
    assert [fact for line in lines for fact in line.split(DOT)] == [*facts]


def test_a_clause_may_stand_alone_in_the_last_line(kit):
    clause = "at best with 10 cards left".replace(" ", "\u00a0")
    told = f"Your games: 6 games, 1 won, {clause}"
    first, last = Words(words=told, px=20).lines(kit, 230)
    assert first.endswith("1 won,")
    assert last == clause


@pytest.mark.parametrize("width", range(150, 500, 10))
def test_choices_fill_a_higher_line_whatever_its_width(kit, width):
    names = "System", "English", "Français"
    choices = Choices([Segment(f"button.{name}", label=name) for name in names])
    high = choices.lay(kit, width).h
    box = choices.lay(kit, width, high + 60)
    assert box.h == high + 60
    tops, feet = zip(*((part.rect.y, part.rect.bottom) for part in box.parts), strict=True)
    assert min(tops) == pytest.approx(30)
    assert max(feet) == pytest.approx(box.h - 30)
    assert all(part.rect.x >= 0 and part.rect.right <= width for part in box.parts)


def test_lines_of_a_higher_list_become_equally_high(kit):
    told = SwitchLine("button.long", label="Whispers", detail="Each rule is told once.")
    high = told.lay(kit, 600).h
    box = SettingList([SwitchLine("button.short", label="Mono"), told]).lay(kit, 600, 2 * high)
    switches = [part.rect for part in box.parts if isinstance(part.leaf, SwitchLine)]
    assert [rect.h for rect in switches] == [pytest.approx(high), pytest.approx(high)]
    assert box.h == pytest.approx(2 * high)


def test_every_switch_of_a_list_has_a_line_of_its_own(kit):
    told = SwitchLine("button.long", label="Whispers", detail="Each rule is told once.")
    short = [SwitchLine(f"button.{n}", label="Markers for two") for n in range(2)]
    box = SettingList([told, *short]).lay(kit, 600)
    switches = tuple(part for part in box.parts if isinstance(part.leaf, SwitchLine))
    assert on_lines(Box(box.w, box.h, switches)) == [1, 1, 1]
    slip = box.parts[0].leaf
    assert isinstance(slip, Slip)
    assert len(slip.lines) == 2, "a fine line between any two lines"
