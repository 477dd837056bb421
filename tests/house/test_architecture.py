"""The project keeps the rules of the house, and each rule notices when it is broken."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from tests.house import house, house_editions, house_windows

ROOT = Path(__file__).resolve().parents[2]

Rule = Callable[[Path], list[str]]

SOUND_HOUSE = {
    "pyproject.toml": "",
    "game/__init__.py": '__version__ = "1"\n',
    "game/__main__.py": "def main():\n    from game.screen import app\n",
    "game/words.py": "import gettext\nfrom game.rules import cards\n",
    "game/console.py": "from game import __version__, editions\n"
    "from game.records.journal import store\n",
    "game/editions/__init__.py": "from game.editions.base import door\n",
    "game/editions/base/door.py": "from ...rules.cards import Card\nclass OpenDoor:\n    pass\n",
    "game/editions/base/cards.py": "NIGHTMARE = 'NM'\n",
    "game/editions/glass/rules.py": "PANES = 'panes'\nclass Shatter:\n    pass\n"
    "class PaneBroken:\n    pass\n",
    "game/records/journal/store.py": "import sqlite3\nfrom ...rules import cards\n",
    "game/rules/__init__.py": "",
    "game/rules/cards.py": "from enum import Enum\n",
    "game/rules/chance.py": "import random\nfrom game.rules.cards import Card\n",
    "game/records/journal/atomic.py": "def move(file, to):\n    file.replace(to)\n"
    "def name(text, record):\n    return record.replace(name=text.replace('a', 'b'))\n",
    "game/screen/app.py": "import pygame\nfrom game.screen.look.assets import find\n",
    "game/screen/look/assets.py": "from pathlib import Path\n",
    "tests/disks.py": "import os\nimport sys\nif sys.platform != 'win32':\n    import pwd\n"
    "def limit():\n    import resource\n",
}

LAYERS, CYCLES, SOCKETS = house.layers, house.no_cycles, house.no_sockets
NAMED, ALONE = house_editions.editions_are_not_named, house_editions.expansions_stand_alone
LOADED, RENAMED = house_windows.loaded_on_windows, house_windows.renamed_elsewhere
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import game.screen.app"
BREACHES = [
    # layers
    (LAYERS, "game/rules/deck.py", "from game import words", "game.words"),
    (LAYERS, "game/rules/deck.py", "from game import __version__", "import game"),
    (LAYERS, "game/rules/deck.py", "from ..table.layout import Pose", "game.table"),
    (LAYERS, "game/records/journal/codec.py", "from game.table import layout", "game.table"),
    (LAYERS, "game/players/bot.py", "from game.records import journal", "game.records.journal"),
    (LAYERS, "game/table/pose.py", "def f():\n    import game.players.bot", "game.players"),
    (LAYERS, "game/table/pose.py", FOR_TYPES, "game.screen.app"),
    (LAYERS, "game/referee.py", "from game.console import show", "game.console"),
    (LAYERS, "game/screen/app.py", "from game.__main__ import main", "game.__main__"),
    (LAYERS, "game/attic.py", "", "no place in the table"),
    (
        LAYERS,
        "game/records/deals/days.py",
        "from game.records.journal import store",
        "game.records.journal",
    ),
    (NAMED, "game/players/careful.py", "import game.editions.base.door", "door"),
    # the rules core
    (house.pure_rules, "game/rules/deck.py", "import random", "random"),
    (house.pure_rules, "game/rules/deck.py", "from time import monotonic", "time"),
    (house.pure_rules, "game/rules/deck.py", "from os import path", "os.path"),
    (house.pure_rules, "game/rules/deck.py", "def f():\n    import json", "json"),
    (house.pure_rules, "game/rules/deck.py", "import platformdirs", "platformdirs"),
    (house.pure_rules, "game/rules/chance.py", "import sys", "sys"),
    # pygame
    (house.pygame_only_on_screen, "game/table/pose.py", "from pygame import Rect", "pygame"),
    (house.pygame_only_on_screen, "game/screen/look/assets.py", "import pygame.image", "pygame"),
    (house.pygame_only_on_screen, "game/screen/__init__.py", "import pygame", "pygame"),
    (house.screen_is_opened_late, "game/__main__.py", "from game import screen", "game.screen"),
    (house.screen_is_opened_late, "game/__main__.py", "from game.screen import app", "screen.app"),
    # editions
    (NAMED, "game/table/pose.py", "import game.editions.base.door", "door"),
    (NAMED, "game/table/pose.py", "def f(rules):\n    return rules.OpenDoor", "names OpenDoor"),
    (NAMED, "game/screen/app.py", "GLOOMY = [NIGHTMARE]", "NIGHTMARE"),
    (house.pygame_only_on_screen, "game/editions/base/table.py", "import pygame", "pygame"),
    (LAYERS, "game/editions/base/table.py", "import game.screen.app", "game.screen.app"),
    (LAYERS, "game/words.py", "import game.editions", "game.editions"),
    (
        LAYERS,
        "game/editions/base/door.py",
        "from game.records import journal",
        "game.records.journal",
    ),
    (ALONE, "game/words.py", "NAMES = ['glass']", "writes 'glass'"),
    (ALONE, "game/words.py", "BOTH = 'glass+wood'", "'glass+wood'"),
    (ALONE, "game/words.py", "NAME = 'glass-3'", "'glass-3'"),
    (ALONE, "game/words.py", "NAME = 'glass-hard'", "'glass-hard'"),
    (ALONE, "game/table/pose.py", "ZONE = 'panes'", "writes 'panes'"),
    (ALONE, "game/table/pose.py", "X = 'PaneBroken'", "'PaneBroken'"),
    (
        ALONE,
        "game/editions/base/door.py",
        "from game.editions.glass import rules",
        "imports game.editions.glass",
    ),
    (
        ALONE,
        "game/editions/wood/rules.py",
        "def f(rules):\n    return rules.Shatter",
        "names Shatter",
    ),
    # sockets
    (SOCKETS, "game/referee.py", "import socket", "socket"),
    (SOCKETS, "game/table/desk.py", "import multiprocessing.pool", "multiprocessing.pool"),
    (SOCKETS, "game/records/journal/file/store.py", "from logging import handlers", "handlers"),
    (SOCKETS, "game/__main__.py", "from importlib.metadata import version", "metadata"),
    # cycles
    (CYCLES, "game/rules/cards.py", "from .chance import shuffle", "game.rules.chance"),
    (CYCLES, "game/screen/look/assets.py", FOR_TYPES, "a cycle"),
    (CYCLES, "game/rules/cards.py", "def f():\n    from . import chance", "a cycle"),
    # Windows
    (LOADED, "tests/records/journal/disk/test_disk.py", "import resource", "resource"),
    (LOADED, "game/folders.py", "import os, pwd", "Windows has no pwd"),
    (LOADED, "build_scripts/kill/comparison.py", "from fcntl import flock", "fcntl"),
    (LOADED, "tests/keys.py", "import curses.ascii", "curses.ascii"),
    (
        RENAMED,
        "game/records/journal/store.py",
        "def keep(file, path):\n    file.replace(path)",
        "journal/store.py:2 renames",
    ),
    (RENAMED, "game/words.py", "import os\nos.replace('a', 'b')", "words"),
    (RENAMED, "game/words.py", "FILE.rename(OTHER)", "words"),
    (RENAMED, "game/words.py", "shutil.move(FILE, OTHER)", "words"),
    # names and places
    (house.telling_names, "game/rules/utils.py", "", "utils"),
    (house.telling_names, "game/referee.py", "class DealManager:\n    pass", "DealManager"),
    (house.telling_names, "game/referee.py", "class Deal:\n    raw_data: int", "raw_data"),
    (house.telling_names, "game/words.py", "EVENT_HANDLERS, ALL = {}, {}", "EVENT_HANDLERS"),
    (house.tidy_top_level, "notes.txt", "", "notes.txt"),
    (house.no_telltales, "README.md", "see /" + "tmp/picture.png", "README.md"),
    (house.no_telltales, "game/words.py", "# https://pypi" + ".org/simple", "game/words.py"),
]


@pytest.fixture
def sound_house(tmp_path: Path) -> Path:
    for name, text in SOUND_HOUSE.items():
        write(tmp_path / name, text)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("rule", house.RULES)
def test_the_project_keeps_the_rule(rule: Rule) -> None:
    assert rule(ROOT) == []


@pytest.mark.parametrize("rule", house.RULES)
def test_a_sound_house_hears_no_complaint(rule: Rule, sound_house: Path) -> None:
    assert rule(sound_house) == []


@pytest.mark.parametrize(("rule", "name", "text", "complaint"), BREACHES)
def test_a_breach_is_noticed(
    rule: Rule, name: str, text: str, complaint: str, sound_house: Path
) -> None:
    write(sound_house / name, text)
    assert complaint in "\n".join(rule(sound_house))


def test_every_rule_is_seen_to_fail() -> None:
    assert {rule for rule, *_ in BREACHES} == set(house.RULES)


def test_pygame_is_the_community_edition() -> None:
    """Other packages bring the legacy pygame, which overwrites it in the same folder."""
    assert pygame.IS_CE
