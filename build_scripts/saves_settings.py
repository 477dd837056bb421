"""Examples of the settings, in every format they have had; saves.py writes them."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from game.records.journal.settings import FILE, FORMAT, GONE, SINCE, Settings, plain, write_settings
from game.records.journal.text.json_lines import written

Facts = dict[str, Any]
PARTY: Facts = {
    "players": [{"name": "Zoë", "emblem": "boat"}, {"name": "Bo", "emblem": "bell"}],
    "manner": "peek",
    "starter": "first",
    "seats": {"hidden": False},
    "talk": "silence",
}


def settings(form: int, path: Path) -> list[Facts]:
    """Settings, each another than at first, as they are kept in this format or were then."""
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
        ask_every_search=True,
        goal_told=("Zoë", "Bo"),
        party=PARTY,
        long_pauses=True,
        markers=False,
        greeted=True,
        whispers=False,
        whispered=("row", "limbo"),
        silenced=("a Door given back",),
        lessons={"night": {"part": "symbols", "done": ["goal"]}},
        draw_by_hand=True,
        win_chance=True,
        counted_from=41,
        edition="glyphs+book-hard",
    )
    with tempfile.TemporaryDirectory() as folder:
        write_settings(Path(folder), chosen)
        shutil.copyfile(Path(folder) / FILE, path)
    held = json.loads(json.dumps(plain(chosen)))
    if form == FORMAT:
        return [held]
    old = {name: value for name, value in held.items() if SINCE.get(name, 1) <= form}
    old |= {name: False for name, (last, _) in GONE.items() if form <= last}
    old["format"] = form
    path.write_bytes(written(old))
    return [old]
