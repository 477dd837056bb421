"""Examples of the settings, in every format they have had; saves.py writes them."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from game.journal.settings import FILE, SINCE, Settings, plain, write_settings
from game.journal.text.json_lines import written
from game.table.party import Party, Player

Facts = dict[str, Any]


def settings(path: Path) -> list[Facts]:
    """Settings, each another than at first."""
    party = Party((Player("Zoë", "boat"), Player("Bo", "bell")), "peek", "first")
    chosen = Settings(
        language="fr",
        text_size=150,
        high_contrast=True,
        reduced_motion=True,
        speed=0.5,
        sound=35,
        ambience=0,
        muted=True,
        captions=True,
        full_screen=True,
        window_size=(1600, 900),
        window_place=(-20, 40),
        desktops=((1920, 1080), (2560, 1440)),
        ask_before_search=False,
        warnings=False,
        party=party.plain(),
    )
    with tempfile.TemporaryDirectory() as folder:
        write_settings(Path(folder), chosen)
        shutil.copyfile(Path(folder) / FILE, path)
    return [json.loads(json.dumps(plain(chosen)))]


def settings_2(path: Path) -> list[Facts]:
    """The same as they were kept before there were sounds."""
    return older(path, 2)


def settings_1(path: Path) -> list[Facts]:
    """The same as they were kept before cards had a high contrast."""
    return older(path, 1)


def older(path: Path, form: int) -> list[Facts]:
    """The same in an older format."""
    (held,) = settings(path)
    old = {name: value for name, value in held.items() if SINCE.get(name, 1) <= form}
    old["format"] = form
    path.write_bytes(written(old))
    return [old]
