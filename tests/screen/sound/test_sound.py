"""What comes out of the loudspeakers: with a device, without one, and as devices come and go."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.folders import VARIABLE
from game.screen.sound import sound as loudspeaker
from game.screen.sound.layers import LAYERS
from game.screen.sound.mixer import CHANNELS, KEPT, Speaker
from game.screen.sound.sound import ECHO, RETRY, Sound
from game.screen.window import log_file
from game.table.motion.cues import Cue
from tests.screen.pages.pages_used import hit
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import Drag, at, press, thing
from tests.screen.sound.noises import (
    FRAME,
    LOUD,
    SOUNDS,
    loudest,
    needs_sounds,
    pass_time,
    write_noises,
)

ROOT = Path(__file__).resolve().parents[3]
GAME = ROOT / "game"
NOWHERE = "there is no such driver"
needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="the drivers are those of Linux")


@pytest.fixture
def sound(tmp_path: Path) -> Iterator[Sound]:
    """Yields a sound with three files that is not opened yet."""
    sound = Sound(write_noises(tmp_path / "sounds", "slide", "land", "O1"))
    yield sound
    sound.close()


@pytest.fixture
def whole() -> Iterator[Sound]:
    """Yields a sound with all files of the art."""
    sound = Sound()
    yield sound
    sound.close()


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yields the log of this start."""
    monkeypatch.setenv("EIGHT_DOORS_HOME", str(tmp_path / "log"))
    written = log_file.start()
    assert written is not None
    yield written
    log_file.stop()


def told(log: Path) -> list[str]:
    """Returns what the log says of sound."""
    return [line for line in log.read_text("utf-8").splitlines() if "sound" in line]


# A device


def test_it_opens_in_its_own_thread_and_gives_the_device_back(sound):
    assert sound.driver is None
    pass_time(sound, FRAME)
    assert sound.driver == "dummy"
    assert sound._thread.daemon
    sound.close()
    assert not sound._thread.is_alive()
    assert pygame.mixer.get_init() is None


def test_a_frame_does_not_wait_for_the_device(sound, monkeypatch):
    goes_on, init = threading.Event(), pygame.mixer.init
    monkeypatch.setattr(pygame.mixer, "init", lambda *how: (goes_on.wait(10), init(*how)))
    for _ in range(30):
        sound.advance(FRAME, "title", LOUD)
        sound.play([Cue("slide")])
    assert sound.driver is None
    assert not sound.missing
    goes_on.set()
    sound.wait()
    assert sound.driver == "dummy"


@pytest.mark.parametrize("asked", ["open", "fall_silent", "close"])
def test_of_two_windows_one_waits_while_the_other_asks_the_mixer(sound, whole, monkeypatch, asked):
    meeting, met = threading.Barrier(2), []

    def meet(*_: object) -> None:
        with suppress(threading.BrokenBarrierError):
            meeting.wait(0.2)
            met.append(asked)

    monkeypatch.setattr(Speaker, asked, meet)
    windows = sound, whole
    for window in windows:
        # The other task fails, and the speaker then falls silent.
        window._ask(window._speaker.open if asked == "open" else lambda: 1 / 0)
        window._tasks.put(None)
    for window in windows:
        window._thread.join()
    assert met == []


def test_a_cue_is_played_once_if_it_is_wanted_and_there_is_room(sound):
    for quiet in (replace(LOUD, muted=True), replace(LOUD, sound=0)):
        pass_time(sound, FRAME, settings=quiet)
        sound.play([Cue("slide")])
        sound.wait()
        assert busy() == 0
    pass_time(sound, FRAME)
    sound.play([Cue("slide", 0.7)])
    sound.wait()
    assert busy() == 1
    (channel,) = (pygame.mixer.Channel(n) for n in range(KEPT, KEPT + CHANNELS) if busy(n))
    assert channel.get_volume() == 1.0
    sound.play([Cue("slide")] * (CHANNELS + 9))
    sound.wait()
    assert busy() == CHANNELS
    assert sound.driver == "dummy"


def busy(number: int | None = None) -> int:
    """Returns how many channels of sounds are busy, of all or of this one."""
    numbers = range(KEPT, KEPT + CHANNELS) if number is None else (number,)
    return sum(pygame.mixer.Channel(n).get_busy() for n in numbers)


def test_a_sound_that_is_missing_or_damaged_is_silent_and_said_once(sound, log):
    (sound._speaker._folder / "flip.ogg").write_bytes(b"no sound at all")
    pass_time(sound, FRAME)
    for name in ("victory", "flip", "victory", "flip", "land"):
        sound.play([Cue(name)])
    sound.wait()
    assert busy() == 1
    missing = [line for line in told(log) if "is missing" in line]
    assert len([line for line in missing if "victory.ogg" in line]) == 1
    assert len([line for line in missing if "flip.ogg" in line]) == 1


# No device


def without_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", NOWHERE)


def test_without_a_device_all_is_silent_and_one_line_says_so(sound, log, monkeypatch, capsys):
    without_device(monkeypatch)
    pass_time(sound, 3 * RETRY)
    sound.play([Cue("slide")])
    sound.wait()
    assert sound.driver is None
    assert sound.missing
    assert len([line for line in told(log) if "no sound" in line]) == 1
    assert capsys.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found_after_a_while(sound, monkeypatch):
    without_device(monkeypatch)
    pass_time(sound, 1.0)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pass_time(sound, RETRY - 2.0)
    assert sound.driver is None
    pass_time(sound, 2.0)
    assert sound.driver == "dummy"
    assert not sound.missing
    sound.play([Cue("slide")])
    sound.wait()
    assert busy() == 1


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSGAINED, pygame.AUDIODEVICEADDED])
def test_it_is_looked_for_when_there_is_reason_to(sound, monkeypatch, kind):
    without_device(monkeypatch)
    pass_time(sound, ECHO + 0.1)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.notice(pygame.Event(kind, iscapture=0, which=0))
    pass_time(sound, FRAME)
    assert sound.driver == "dummy"


def test_when_its_device_goes_it_goes_on_with_another_and_at_no_other_news(sound):
    pass_time(sound, FRAME)
    sound.play([Cue("slide")])
    sound.notice(pygame.Event(pygame.AUDIODEVICEADDED, iscapture=0, which=0))
    pass_time(sound, 2 * ECHO)
    assert busy() == 1
    sound.notice(pygame.Event(pygame.AUDIODEVICEREMOVED, iscapture=1, which=2))
    pass_time(sound, FRAME)
    assert busy() == 1
    sound.notice(pygame.Event(pygame.AUDIODEVICEREMOVED, iscapture=0, which=2))
    pass_time(sound, FRAME)
    assert busy() == 0
    sound.play([Cue("slide"), Cue("land")])
    sound.wait()
    assert busy() == 2


def test_when_the_mixer_fails_it_is_silent_until_it_is_opened_anew(sound, log):
    pass_time(sound, FRAME)
    pygame.mixer.quit()
    sound.play([Cue("slide")])
    sound.wait()
    assert sound.driver is None
    assert len([line for line in told(log) if "no sound" in line]) == 1
    pass_time(sound, RETRY)
    assert sound.driver == "dummy"


# Music


def sounding() -> set[str]:
    """Returns the layers of music that play."""
    return {LAYERS[n // 2].name for n in range(KEPT) if pygame.mixer.Channel(n).get_busy()}


@needs_sounds
def test_each_scene_has_its_tune_and_the_same_one_goes_on(whole):
    pass_time(whole, FRAME, "title")
    pass_time(whole, FRAME, "settings")
    assert sounding() == {"theme"}
    pass_time(whole, FRAME, "table")
    assert "piece" in sounding()
    pygame.mixer.Channel(0).stop()
    for scene in ("settings", "table", "result"):
        pass_time(whole, FRAME, scene)
        assert sounding() == {"piece"}
    whole.notice(pygame.Event(pygame.AUDIODEVICEREMOVED, iscapture=0, which=2))
    pass_time(whole, FRAME)
    assert sounding() == {"piece"}


@needs_sounds
def test_music_that_nobody_hears_stands_still(whole):
    for quiet, gone in (
        (replace(LOUD, muted=True), None),
        (replace(LOUD, ambience=0), None),
        (LOUD, pygame.WINDOWMINIMIZED),
        (LOUD, pygame.WINDOWHIDDEN),
    ):
        pass_time(whole, FRAME)
        assert sounding() == {"piece"}
        if gone is not None:
            whole.notice(pygame.Event(gone))
        pass_time(whole, FRAME, settings=quiet)
        assert sounding() == set()
        whole.notice(pygame.Event(pygame.WINDOWRESTORED))
        pass_time(whole, FRAME)
        assert sounding() == {"piece"}


def test_without_its_file_a_phrase_is_silent(sound, log):
    pass_time(sound, 1.0, "title")
    pass_time(sound, 1.0, "table")
    assert sound.driver == "dummy"
    for name in ("theme-01", "piece-01"):
        assert len([line for line in told(log) if f"{name}.ogg is missing" in line]) == 1


# The program


class Attentive(Sound):
    """Sounds that keep the names of what they were asked to play."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.heard: list[str] = []

    def play(self, cues):
        cues = list(cues)
        self.heard += [cue.name for cue in cues]
        super().play(cues)


@pytest.fixture
def glass(tmp_path: Path) -> Iterator[Glass]:
    """Yields the program with a few sounds."""
    with opened() as glass:
        glass.app.sound.close()
        glass.app.sound = Attentive(write_noises(tmp_path / "sounds", "slide", "land"))
        glass.deal(QUIET)
        glass.until_rest()
        glass.app.sound.heard.clear()
        yield glass


def test_what_is_played_sings_at_once_if_the_settings_cut_it_short_and_what_may_not_knocks(glass):
    glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, "zone.row.0"))))
    glass.until_rest()
    heard = glass.app.sound.heard
    assert heard == ["lift", "slide", "slide", "flip", "land", "O1", "foil"]
    heard.clear()
    glass.do(Drag(at(thing(glass.description, "AM1")), at(thing(glass.description, "zone.deck"))))
    assert heard == ["lift", "refuse"]
    hit(glass, pygame.K_1)
    hit(glass, pygame.K_p)
    hit(glass, pygame.K_F2)
    assert glass.scene.name == "settings"
    assert heard[-1] == "A1"


def test_buttons_tick_and_the_volume_lets_a_note_be_heard(glass):
    glass.pick("button.settings")
    glass.do(press(glass.description, "button.sounds"))
    assert glass.app.sound.heard == ["press", "press", "press"]
    x, y, w, h = thing(glass.description, "slider.sound")["rect"]
    glass.do(Drag((x + w // 2, y + h - 12), (x + w // 4, y + h - 12)))
    assert glass.app.sound.heard == ["press", "press", "press", "O1"]
    glass.click(at(thing(glass.description, "button.narration_captions")))
    assert glass.app.sound.heard == ["press", "press", "press", "O1", "press"]


def test_m_mutes_in_every_scene_and_is_a_letter_in_a_field(glass):
    for scene in ("table", "settings", "title"):
        if scene == "settings":
            glass.key(pygame.K_F2)
        elif scene == "title":
            glass.app.ways.title()
        glass.step()
        assert glass.scene.name == scene
        for wanted in (True, False):
            glass.key(pygame.K_m)
            assert glass.app.settings.muted == wanted
    glass.app.ways.set_table()
    glass.step()
    glass.key(pygame.K_TAB)
    while not glass.scene.writing:
        glass.key(pygame.K_TAB)
    glass.type("m")
    assert not glass.app.settings.muted


def test_no_other_module_knows_the_mixer():
    knowing = {file.name for file in GAME.rglob("*.py") if "mixer." in file.read_text("utf-8")}
    assert knowing == {"mixer.py"}


def run(script: str, *words: object, **around: str) -> subprocess.CompletedProcess[str]:
    """Runs a script in a process of its own, which must end by itself and well."""
    done = subprocess.run(
        [sys.executable, "-c", script, *map(str, words)],
        cwd=ROOT,
        env={**os.environ, **around},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


SCRIPT = """
import sys
from dataclasses import replace
from pathlib import Path

import pygame

from game.screen.sound.sound import Sound
from tests.screen.robots.glass import QUIET, opened
from tests.screen.robots.player import Drag, at, middle, thing

goal, muted, folder = sys.argv[1], sys.argv[2] == "muted", Path(sys.argv[3])
with opened(seed=None) as glass:
    glass.app.sound.close()
    glass.app.sound = Sound(folder)
    glass.app.change(replace(glass.app.settings, sound=100, ambience=0, muted=muted))
    glass.deal(QUIET)
    glass.until_rest()
    glass.app.sound.wait()
    assert glass.app.sound.driver == "disk", glass.app.sound.driver
    goal = thing(glass.description, goal)
    glass.do(Drag(at(thing(glass.description, "OS1")), middle(goal)))
    glass.until_rest()
    glass.app.sound.wait()
    clock = pygame.time.Clock()
    while pygame.mixer.get_busy():
        clock.tick(50)
"""


@needs_linux
@pytest.mark.parametrize(
    ("muted", "goal", "side"),
    [("heard", "zone.row.0", "left"), ("muted", "zone.discard", "right")],
)
def test_what_comes_out_of_the_program_comes_from_the_right_side(tmp_path, goal, side, muted):
    folder, mix = write_noises(tmp_path / "sounds", "land"), tmp_path / "mix.raw"
    written = {"SDL_DISKAUDIOFILE": str(mix), "SDL_DISKAUDIODELAY": "2"}
    run(SCRIPT, goal, muted, folder, SDL_AUDIODRIVER="disk", **written)
    left, right = loudest(mix.read_bytes())
    if muted == "muted":
        assert (left, right) == (0, 0)
    else:
        assert max(left, right) > 6000
        assert (left > right * 1.2) if side == "left" else (right > left * 1.2)


LEFT_OPEN = """
from tests.screen.robots.glass import opened

with opened() as glass:
    glass.step()
    glass.app.sound.wait()
    print(glass.app.sound.driver)
    glass.app.sound.close = lambda: None
"""


@pytest.mark.parametrize("driver", ["dummy", NOWHERE])
def test_the_program_ends_by_itself_with_and_without_a_device(driver):
    done = run(LEFT_OPEN, SDL_AUDIODRIVER=driver)
    assert done.stdout.split()[-1] == ("dummy" if driver == "dummy" else "None")


def test_what_was_still_to_be_heard_at_the_end_never_is(sound, monkeypatch):
    monkeypatch.setattr(loudspeaker, "LAST_WORD", 0.0)
    goes_on, done = threading.Event(), []
    pass_time(sound, FRAME)
    sound._ask(goes_on.wait)
    sound._ask(lambda: done.append("late"))
    assert not sound.close()
    goes_on.set()
    sound._thread.join()
    assert done == []
    assert sound.close()
    assert pygame.mixer.get_init() is None


BUSY_TO_THE_END = """
import sys
from pathlib import Path

import pygame

from game.screen import play as playing
from game.screen.sound import sound
from game.screen.window.display import Options
from game.words import Words


def run(app):
    app.sound._ask(app.sound._speaker.open)
    app.sound.wait()
    app.sound._ask(play_on)
    print(app.sound.driver, flush=True)


def play_on():
    while True:
        pygame.mixer.Sound(sys.argv[1]).play(maxtime=1)


sound.LAST_WORD = 0.1
playing.run = run
sys.exit(playing.play(Words("en"), Options()))
"""


@needs_sounds
def test_the_program_ends_while_the_mixer_is_busy(tmp_path):
    around = {VARIABLE: str(tmp_path), "PYTHONFAULTHANDLER": "1"}
    done = run(BUSY_TO_THE_END, SOUNDS / "press.ogg", **around)
    assert done.stdout.split()[-1] == "dummy"


def sides() -> int:
    """Returns how many sides the mixer plays on."""
    opened_with = pygame.mixer.get_init()
    assert opened_with is not None
    return opened_with[2]


def test_in_mono_both_ears_hear_the_same_and_nothing_is_lost(glass):
    """The place of a sound makes no difference to its volume then."""
    sound = glass.app.sound
    glass.step()
    sound.wait()
    assert sides() == 2
    glass.app.change(replace(glass.app.settings, mono=True))
    glass.step()
    sound.wait()
    assert sides() == 1
    volumes = set()
    for pan in (-1.0, 0.0, 1.0):
        sound.play([Cue("land", pan=pan)])
        sound.wait()
        heard = [pygame.mixer.Channel(n) for n in range(KEPT, KEPT + CHANNELS)]
        volumes |= {round(c.get_volume(), 2) for c in heard if c.get_busy()}
        pygame.mixer.stop()
    assert len(volumes) == 1
    glass.app.change(replace(glass.app.settings, mono=False))
    glass.step()
    sound.wait()
    assert sides() == 2
