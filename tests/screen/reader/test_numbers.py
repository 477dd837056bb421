"""AccessKit knows things by numbers: no two have the same, and they do not grow without end."""

import sys
from threading import Thread
from types import SimpleNamespace

import pygame
import pytest

from game.screen.reader.screen_reader import ASKED, MOST, ScreenReader
from game.screen.reader.tree import Branch

accesskit = pytest.importorskip("accesskit")


def test_what_is_there_keeps_its_number_while_what_is_long_gone_loses_it():
    reader = ScreenReader(pygame.Window("numbers", (60, 40), hidden=True), "numbers")
    reader._find_kit()
    stays = Branch("stays", "text", "It stays")
    kept, numbers = reader._number(stays), set[int]()
    for number in range(MOST + 10):
        passes = Branch(f"passes.{number}", "text", "It passes")
        root = Branch("window", "window", "numbers", children=(stays, passes))
        reader._update_of(reader._kept(root))
        numbers.add(reader._number(passes))
    assert len(numbers) == MOST + 10
    assert reader._number(stays) == kept
    assert kept not in numbers
    assert len(reader._numbers) <= MOST + 2


def test_no_press_is_lost_while_the_tree_grows():
    pygame.init()
    reader = ScreenReader(pygame.Window("presses", (60, 40), hidden=True), "presses")
    reader._find_kit()
    wanted = Branch("wanted", "button", "It is pressed")
    press = SimpleNamespace(action=accesskit.Action.CLICK, target=reader._number(wanted))
    presses = 200
    for number in range(2000):
        reader._number(Branch(f"old.{number}", "text", "It is there"))

    def ask() -> None:
        for _ in range(presses):
            reader._ask(press)

    asking = Thread(target=ask)
    pygame.event.clear()
    patience = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        asking.start()
        grown = 0
        while asking.is_alive() and grown < 1_000_000:
            reader._number(Branch(f"new.{grown}", "text", "It is new"))
            grown += 1
        asking.join()
    finally:
        sys.setswitchinterval(patience)
    asked = pygame.event.get(ASKED)
    assert [event.thing for event in asked] == ["wanted"] * presses
