"""AccessKit knows things by numbers: no two have the same, and they do not grow without end."""

from __future__ import annotations

import pygame
import pytest

from game.screen.reader.screen_reader import MOST, ScreenReader
from game.screen.reader.tree import Branch

accesskit = pytest.importorskip("accesskit")


def test_what_is_there_keeps_its_number_while_what_is_long_gone_loses_it():
    reader = ScreenReader(pygame.Window("numbers", (60, 40), hidden=True), "numbers")
    reader._kit = accesskit
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
