"""Narration without a screen reader: a program of the system is asked to speak, in a process of its
own. Here it writes down what it was told."""

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.screen.sound.system_voice import SystemVoice
from game.table.party import Party
from game.table.saved_table import SavedTable
from tests.screen.games.test_undo import BEGUN, PLAYERS, pair, sit
from tests.screen.pages.pages_used import click, tab_to
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import has, in_state, thing

linux = pytest.mark.skipif(sys.platform != "linux", reason="the voices of Linux are stood in for")
SPEAKER = """#!{python}
import sys, time
with open({file!r}, "a", encoding="utf-8") as file:
    file.write("\\t".join(sys.argv[1:]) + "\\n")
if "slow" in sys.argv[-1]:
    time.sleep(60)
"""
PATIENCE = 20.0
pytestmark = linux


class Spoken:
    """The words spoken, in a file of the stand-in for the voice."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._file = folder / "spoken.txt"
        program = folder / "spd-say"
        program.write_text(SPEAKER.format(python=sys.executable, file=str(self._file)))
        program.chmod(0o755)
        monkeypatch.setenv("PATH", str(folder))

    @property
    def calls(self) -> list[list[str]]:
        """The words of every call."""
        if not self._file.exists():
            return []
        return [line.split("\t") for line in self._file.read_text("utf-8").splitlines()]

    @property
    def lines(self) -> list[str]:
        """The lines that were spoken."""
        return [call[-1] for call in self.calls if "--" in call]

    def hears(self, text: str) -> list[str]:
        """Waits until a line with this text was spoken, and returns all lines."""
        end = time.monotonic() + PATIENCE
        while not any(text in line for line in self.lines):
            assert time.monotonic() < end, (text, self.lines)
            time.sleep(0.01)
        return self.lines


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoken:
    return Spoken(tmp_path, monkeypatch)


@pytest.fixture
def voice(spoken: Spoken) -> Iterator[SystemVoice]:
    voice = SystemVoice()
    yield voice
    voice.close()


def test_lines_are_spoken_in_their_order_and_language_and_none_is_an_option_or_a_command(
    spoken, voice
):
    odd = "--version $(rm -rf x) ; 'quoted\" é"
    voice.say("One.", "en", 80)
    voice.say(odd, "fr", 30)
    spoken.hears("rm -rf")
    assert spoken.lines == ["One.", odd]
    assert spoken.calls[1] == [
        *("--wait", "--language", "fr", "--volume", "-40", "--", odd),
    ]


def test_an_urgent_line_ends_the_one_before_and_those_that_wait(spoken, voice):
    voice.say("slow", "en", 80)
    spoken.hears("slow")
    voice.say("never", "en", 80)
    voice.say("now", "en", 80, urgent=True)
    assert spoken.hears("now") == ["slow", "now"]
    assert ["--cancel"] in spoken.calls


def test_nothing_is_left_behind_at_the_end(spoken, voice):
    voice.say("slow", "en", 80)
    spoken.hears("slow")
    child = voice._child
    assert child is not None
    voice.close()
    assert child.wait(PATIENCE) != 0
    voice.say("later", "en", 80)
    assert "later" not in spoken.lines


def test_without_a_voice_or_a_volume_nothing_happens(tmp_path, monkeypatch, spoken):
    quiet = SystemVoice()
    quiet.say("unheard", "en", 0)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    none = SystemVoice()
    assert not none.there
    none.say("unheard", "en", 80)
    assert spoken.calls == []


# In the program


@pytest.fixture
def glass(spoken: Spoken) -> Iterator[Glass]:
    with opened(seed=None, size=(1280, 720), painted=True) as glass:
        yield glass
        glass.app.telling.voice.close()


def wish(glass: Glass, **settings: Any) -> None:
    glass.app.change(replace(glass.app.settings, **settings))


def test_what_happens_and_what_is_in_focus_is_spoken(glass, spoken):
    wish(glass, narration=True)
    glass.deal(QUIET)
    glass.until_rest()
    glass.step()
    spoken.hears("Play or discard")
    glass.key(pygame.K_RIGHT)
    glass.step()
    spoken.hears("of 5")
    glass.drag_onto("AM1", "zone.row.0")
    glass.step()
    spoken.hears("Aquarium Moon")
    wish(glass, muted=True)
    before = len(spoken.calls)
    glass.key(pygame.K_RIGHT)
    glass.step()
    assert len(spoken.calls) == before


def test_nothing_is_spoken_unless_somebody_wants_it(glass, spoken):
    glass.deal(QUIET)
    glass.until_rest()
    glass.step()
    assert glass.app.telling.voice._thread is None
    assert spoken.calls == []


def test_sliders_tell_their_value_and_a_missing_voice_is_told(glass, spoken, monkeypatch):
    wish(glass, narration=True)
    for key in ("button.settings", "button.sounds"):
        click(glass, key)
    tab_to(glass, "slider.voice")
    glass.key(pygame.K_LEFT)
    glass.step()
    spoken.hears("75%")
    glass.app.telling.voice._speaker = None
    glass.scene.renew()
    glass.step()
    assert "no voice" in thing(glass.description, "text.narration.note")["name"]


def test_hidden_cards_are_spoken_to_their_owner_after_a_word_about_headphones(glass, spoken):
    wish(glass, narration=True)
    game = pair("hidden", *BEGUN)
    sit(glass, game, SavedTable(Party(PLAYERS, "curtain")))
    glass.until_rest()
    hand = {card.id for card in game.state.hand(game.state.active)}
    names = {glass.app.words.card(card) for card in game.state.hand(game.state.active)}
    glass.look()
    glass.until_rest()
    glass.step()
    public = {d["name"] for d in glass.description["things"] if "known" in d["state"]}
    hidden = names - public
    assert not any(name in line for line in spoken.lines for name in hidden)
    assert hand
    assert "Headphones" in spoken.hears("Headphones")[-1]
    glass.wait(1.0)
    assert not any(name in line for line in spoken.lines for name in hidden)
    for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        glass.key(key)
        glass.step()
        (focused,) = in_state(glass.description, "focused")
        spoken.hears(focused["name"])


# Captions


@pytest.mark.parametrize(("size", "letters"), [((1280, 720), 100), ((1024, 640), 200)])
def test_the_same_is_written_within_the_window_and_off_what_is_asked(glass, size, letters):
    wish(glass, narration_captions=True, text_size=letters)
    glass.resize(size)
    glass.deal(QUIET)
    glass.until_rest()
    glass.step()
    glass.drag_onto("AM1", "zone.row.0")
    glass.step()
    assert "Aquarium Moon" in glass.app.telling.caption
    (picture, (x, y)), *_ = glass.app._subtitles
    window = glass.app.size
    assert 0 <= x + picture.get_width() / 2 <= window[0]
    assert -20 <= y <= window[1] - picture.get_height() + 20
    assert has(glass.description, "text.heading")
    assert glass.app.telling.voice._thread is None
