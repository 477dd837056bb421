"""Kills the program in its window while somebody plays it by drags.

What the description of the scene has told must be on the disk; what is on the disk must be shown
again, at the same decision; and hidden hands come back covered.
"""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from game.editions import OFFERED
from game.editions.base.show import STAGING
from game.folders import VARIABLE
from game.records.journal.codec import Codec
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.settings import EVERY, Settings, write_settings
from game.rules.state import FORESIGHT, HAND, REVEALED, owned
from game.table.motion.tempo import INSTANT, SPEEDS, Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.screen.robots.desk import PATIENCE, SIZE, Window, on_display
from tests.screen.robots.gestures import Gesture
from tests.screen.robots.lifter import KEYS, LIFT, seat_at_turn
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import CLOSE, Description, NothingToDo, Player, has, press

PROGRAM = sys.executable, "-m", "game"
MANNERS = "alone", "open", "curtain", "peek"
ZONES = "UTC", "Pacific/Chatham", "UTC+99", "Nowhere/At-all", "UTC-14:59:59"
"""Time zones of players: odd names and hours too."""
LATEST = 2.5
"""Seconds of play in which the kill usually comes."""
A_MOMENT = 0.12
"""Seconds in which a gesture that changes nothing is over."""
CONTINUE, NEW_GAME, TITLE = "button.continue", "button.new_game", "button.title"
BEGIN = "button.begin"

Told = dict[str, Any]
"""Facts that must be the same before and after: who is asked for what, and every card that is
seen."""


class Lost(Exception):
    """Something that was shown is not on the disk, or is not shown again."""


class Dead(Exception):
    """The program was killed."""


class Alone(Player):
    """Plays alone from the title on, by drags."""

    def next(self, description: Description) -> Gesture:
        """The next gesture. Raises NothingToDo while nothing is asked."""
        if description["scene"] == "title":
            return press(description, NEW_GAME)
        if description["scene"] == "choosing":
            return press(description, BEGIN)
        if description.get("pending") is None:
            raise NothingToDo("nothing is asked")
        return super().next(description)


class Plugged:
    """A journal that is played in one manner in one window after the other, each until it is
    killed. Counts in `counted` what it has seen. `program` is what is started, `driver` how SDL
    opens its window, and after `latest` seconds of play at most the kill comes."""

    def __init__(
        self,
        folder: Path,
        display: str,
        manner: str,
        chance: Random,
        counted: Counter[str],
        program: Sequence[object] = PROGRAM,
        driver: str = "x11",
        latest: float = LATEST,
    ) -> None:
        self._folder, self._display, self._manner = folder, display, manner
        self._chance, self._counted = chance, counted
        self._program, self._driver, self._latest = [*map(str, program)], driver, latest
        self._told = folder / "scene.json"
        folder.mkdir()
        speed = chance.choice(SPEEDS)
        write_settings(folder, Settings(speed=speed, silenced=(EVERY,), greeted=True))

    def kill_once(self) -> None:
        """Starts the program, plays, kills it, and compares. Raises Lost."""
        saved = self._on_disk()
        if self._chance.random() < 0.15:
            self._kill_early()
            before = None
        else:
            before = self._kill_playing(saved)
        after = self._on_disk()
        if before is not None and before["scene"] == "table":
            self._compare(before, after)
        elif before is not None and (after is None or after.record.result is None):
            raise Lost("A game whose end was shown goes on.")
        elif saved is not None and after is None:
            raise Lost("The game is gone.")
        self._counted["windows"] += 1
        self._counted[f"windows {self._manner}"] += 1

    def _environment(self) -> Mapping[str, str]:
        own = {VARIABLE: str(self._folder), "LANGUAGE": "en", "TZ": self._chance.choice(ZONES)}
        return {**os.environ, **on_display(self._display, self._driver), **own}

    def _on_disk(self) -> Saved | None:
        """The game that was played last, from the disk."""
        journal = Journal(self._folder / "journal.sqlite", OFFERED, datetime.now)
        records = journal.records("running", 0, 9999) + journal.records("finished", 0, 9999)
        last = max(records, key=lambda record: record.played, default=None)
        saved = journal.load(last.id) if last else None
        mended = list(journal.mended)
        journal.close()
        if mended:
            raise Lost("The journal was damaged.")
        return saved

    # Playing

    def _kill_early(self) -> None:
        """Kills the program before it has shown anything, or soon after."""
        program = subprocess.Popen(
            self._program,
            env=self._environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        time.sleep(self._chance.uniform(0.0, 1.5))
        program.kill()
        if program.wait(PATIENCE) >= 0:
            raise Lost("The program has ended by itself.")

    def _kill_playing(self, saved: Saved | None) -> Description | None:
        """Plays, and kills. Returns the last that the program told of the game on the disk."""
        self._told.unlink(missing_ok=True)
        window = Window(self._program, self._environment(), self._told)
        seed, wanted = f"{self._chance.random()}", Wanted(self._manner)
        pair = PairPlayer(seed, 1.0, wanted)
        player = Alone(seed, 1.0) if self._manner == "alone" else pair
        try:
            if saved is not None and saved.record.result is None and self._chance.random() < 0.8:
                self._resume(window, player, saved)
            fuse = Timer(self._chance.uniform(0.0, self._latest), window.process.kill)
            fuse.start()
            shown = None
            with suppress(Dead):
                while True:
                    shown = self._gesture(window, player, shown)
            # What it told last nobody may have read yet.
            last = json.loads(self._told.read_text("utf-8"))
            return self._of_game(last, shown)
        finally:
            window.close()
            window.xdotool("mouseup", 1, *(word for key in KEYS for word in ("keyup", key)))

    def _gesture(
        self, window: Window, player: Player, shown: Description | None
    ) -> Description | None:
        """Makes one gesture. Returns what the game has shown of itself until it is at rest."""
        told = window.description
        try:
            with suppress(NothingToDo):
                if has(told, CONTINUE):
                    window.do(press(told, CONTINUE))
                elif told["scene"] == "result":
                    window.do(press(told, TITLE))
                else:
                    window.do(player.next(told))
            if self._chance.random() < 0.4:
                window.hurry()
            while window.hears_news(A_MOMENT):
                pass
        except (AssertionError, KeyError):  # of no window xdotool tells nothing
            status = window.process.wait(PATIENCE)
            if status >= 0:
                raise Lost(f"The program has ended by itself, with {status}.") from None
            raise Dead from None
        return self._of_game(window.description, shown)

    def _of_game(self, told: Description, shown: Description | None) -> Description | None:
        """The last description that tells of the game on the disk, after this one was told."""
        if told["scene"] not in ("table", "result"):
            return None
        tells = told["scene"] == "result" or (
            told["scene"] == "table" and told["seat"] is not None and told["pending"]
        )
        return told if tells and not has(told, CLOSE) else shown

    # Comparing

    def _compare(self, before: Description, saved: Saved | None) -> None:
        """Checks that what was shown is what the game on the disk is, or once was."""
        if saved is None:
            raise Lost("The game is gone.")
        for further in range(saved.record.answers + 1):
            if told_by(before) == told_of(saved):
                self._counted["windows further" if further else "windows as shown"] += 1
                return
            if further < saved.record.answers:
                saved.game.rewind(1)
        raise Lost(f"Of this the disk knows nothing: {told_by(before)}")

    def _resume(self, window: Window, player: Player, saved: Saved) -> None:
        """Lays the game on the table again, at the same decision; hidden hands are covered until
        their owner looks."""
        if not has(window.description, CONTINUE):
            raise Lost("There is no game to go on with.")
        window.do(press(window.description, CONTINUE))
        while window.description["scene"] == "title" or window.hears_news(A_MOMENT):
            window.hears_news(A_MOMENT)
        hidden = self._manner in ("curtain", "peek") and saved.game.state.turn > 0
        if hidden:
            state = saved.game.state
            hands = {card.id for seat in (0, 1) for card in state.zone(owned(HAND, seat))}
            hands -= {card.id for card in state.known_to_both}
            seen = {thing["id"] for thing in window.description["things"]}
            if hands & seen or window.description.get("seat") is not None:
                raise Lost(f"Hidden cards are shown after the start: {hands & seen}")
            self._counted["windows covered"] += 1
        until = time.monotonic() + PATIENCE
        while not is_asked(window.description):
            with suppress(NothingToDo):
                window.do(player.next({**window.description, "pending": None}))
            while window.hears_news(A_MOMENT):
                pass
            if time.monotonic() > until:
                raise Lost(f"The table does not come back: {window.description}")
        now, wanted = told_by(window.description), told_of(saved)
        if now != wanted:
            raise Lost(f"{now} is shown, and {wanted} was kept.")
        self._counted["windows resumed"] += 1


def is_asked(description: Description) -> bool:
    """Whether somebody is asked for something, before all that they may see."""
    on_table = description["scene"] == "table"
    return on_table and bool(description["pending"]) and not has(description, LIFT)


def told_by(description: Description) -> Told:
    """The facts that were shown of the game itself, without the lost cards that are told of."""
    things = [d for d in description["things"] if d["role"] == "card" and d["zone"] is not None]
    cards = {d["id"]: d["zone"] for d in things}
    seat = seat_at_turn(description)
    return {"pending": description["pending"], "seat": seat, "cards": cards}


def told_of(saved: Saved) -> Told:
    """The facts that the one who is asked would be shown of a game."""
    game, at_once = saved.game, Tempo(speed=INSTANT)
    session = TableSession(game, SavedTable.of(saved.desk, game), SIZE, at_once, staging=STAGING)
    session.look(True)
    view = session.director.view
    pending = Codec(game.rules).decision(view.pending, view.seat) if view.pending else None
    cards = {
        sprite.key: REVEALED if sprite.zone == FORESIGHT else sprite.zone
        for sprite, _ in session.director.sprites
    }
    return {"pending": pending, "seat": view.seat, "cards": cards}
