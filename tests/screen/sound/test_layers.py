"""Music in layers: when each phrase begins, what a table wants of it, and what is then played."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.show import STAGING
from game.screen.sound.layers import (
    AHEAD,
    AT_ONCE,
    BAR,
    CLOCKS,
    DARK,
    LAYERS,
    PHRASE,
    PIECE,
    REST,
    TITLE,
    VOICES,
    Layer,
    Phrase,
    Tune,
)
from game.screen.sound.mixer import KEPT, RATE
from game.screen.sound.sound import ENDINGS, FADE, STEP_IN, Sound
from game.table.mood import LAST_CARDS, Mood, mood
from game.table.motion.cues import Cue
from game.table.motion.director import Director
from tests.screen.sound.noises import FRAME, LOUD, pass_time, write_noises
from tests.table.robots.films import SIZE
from tests.table.robots.tables import pair, table

CALM = 0.25
EIGHT_BARS = 4
"""Phrases that make eight bars."""
SECONDS_BETWEEN = 240
GLASS, MARIMBA = VOICES["O"], VOICES["A"]


def begun(tune: Tune, seconds: float, wanted: set[Layer], dt: float = 0.1) -> list[Phrase]:
    steps = range(round(seconds / dt))
    return [phrase for _ in steps for phrase in tune.advance(dt, wanted, STEP_IN)]


# The score


@pytest.mark.parametrize("layer", [PIECE, TITLE])
def test_the_same_eight_bars_come_again_after_four_minutes_at_the_earliest(layer):
    length = len(layer.files)
    heard = [
        tuple(layer.files[(at + n) % length] for n in range(EIGHT_BARS)) for at in range(length)
    ]
    for bars in set(heard):
        times = [at for at, other in enumerate(heard) if other == bars]
        for one, other in zip(times, [*times[1:], times[0] + length], strict=True):
            assert (other - one) * PHRASE >= SECONDS_BETWEEN


def test_all_voices_fit_the_pieces_and_none_is_silent_for_long():
    for voice in VOICES.values():
        assert len(voice.files) == len(PIECE.files)
        sings = "".join("-" if file == REST else "x" for file in 2 * voice.files)
        assert max(map(len, sings.split("x"))) <= 2
    together = [sum(files) for files in zip(*map(sung, VOICES.values()), strict=True)]
    assert min(together) >= 1
    assert max(together) <= 3


def test_the_clocks_of_the_last_cards_never_rest_and_follow_the_harmony_of_each_piece():
    assert len(CLOCKS) == len(LAST_CARDS)
    for clock in CLOCKS:
        assert len(clock.files) == len(PIECE.files)
        assert all(sung(clock))
        for first in range(0, len(clock.files), 8):
            assert len({*clock.files[first : first + 8]}) > 1
    for one, other in combinations(CLOCKS, 2):
        assert not {*one.files} & {*other.files}


def sung(voice: Layer) -> list[bool]:
    return [file != REST for file in voice.files]


# The clock


@pytest.mark.parametrize("dt", [FRAME, CALM])
def test_every_phrase_is_asked_for_once_and_in_time(dt):
    heard = begun(Tune(), len(PIECE.files) * PHRASE - AHEAD - dt, {PIECE}, dt)
    assert [phrase.file for phrase in heard] == list(PIECE.files)
    assert all(AHEAD - dt <= phrase.wait <= AHEAD for phrase in heard[1:])


@pytest.mark.parametrize("dt", [FRAME, CALM])
def test_a_layer_that_enters_later_is_in_step_with_those_that_are_on(dt):
    tune = Tune()
    begun(tune, 2 * PHRASE + 3, {PIECE}, dt)
    (late,) = tune.advance(dt, {PIECE, GLASS}, STEP_IN)
    assert (late.layer, late.file, late.fade) == (GLASS, "O-03", STEP_IN)
    assert late.wait == pytest.approx(-3 - dt, abs=dt)
    after = begun(tune, 3 * PHRASE, {PIECE, GLASS}, dt)
    assert [p.number for p in after if p.layer is PIECE] == [3, 4, 5]
    assert [p.file for p in after if p.layer is GLASS] == ["O-05", "O-06"]
    waits = {(p.number, p.wait) for p in after}
    assert len({number for number, _ in waits}) == len(waits), "all begin at the same moment"


def test_a_layer_that_enters_just_before_a_phrase_gets_that_too():
    tune = Tune()
    begun(tune, PHRASE - AHEAD / 2, {PIECE})
    entered = list(tune.advance(0.1, {PIECE, MARIMBA}, STEP_IN))
    assert [phrase.file for phrase in entered] == ["A-02"]
    assert entered[0].wait == pytest.approx(AHEAD / 2 - 0.1, abs=0.01)


def test_a_tune_that_nobody_hears_stands_still_and_goes_on_or_begins_anew():
    for resumes, number in ((True, 2), (False, 0)):
        tune = Tune(resumes=resumes)
        begun(tune, 2 * PHRASE + 3, {PIECE})
        begun(tune, 50, set())
        assert next(iter(tune.advance(0.1, {PIECE}, STEP_IN))).number == number


# What a table wants


def standing(view) -> Mood:
    return mood(Director(view, SIZE, staging=STAGING))


def test_a_place_is_awake_with_its_first_door_and_a_nightmare_or_the_end_darkens_all():
    assert standing(table()).awake == frozenset()
    assert standing(pair(doors=("OD1 OD2", "GD1"))).awake == {"O", "G"}
    assert standing(pair(doors=("", "LD1"))).awake == {"L"}
    assert not standing(table(revealed=CARDS["OD1"])).dark
    assert standing(table(revealed=CARDS["NM1"])).dark
    assert standing(replace(table(), result="lost")).dark
    hidden = pair(doors=("OD1", ""), unknown=(1,))
    assert standing(hidden) == standing(pair(doors=("OD1", ""), unknown=(0, 1)))


def test_it_is_late_with_ten_cards_in_the_deck_and_later_with_five_and_two_until_the_game_ends():
    decks = (11, 10, 6, 5, 3, 2, 0)
    assert [standing(table(deck=deck)).late for deck in decks] == [0, 1, 1, 2, 2, 3, 3]
    won = standing(replace(table(deck=5), result="won"))
    assert (won.late, won.won) == (0, True)
    assert not standing(table(deck=5)).won


# What is played


@pytest.fixture(scope="module")
def noises(tmp_path_factory) -> Path:
    """Returns a folder with every phrase, long enough for all that tests do while it plays."""
    files = {file for layer in LAYERS for file in layer.files if file != REST}
    return write_noises(tmp_path_factory.mktemp("music") / "sounds", *files, seconds=6.0)


@pytest.fixture
def sound(noises) -> Iterator[Sound]:
    """Yields the sound of a table."""
    sound = Sound(noises)
    sound.advance(FRAME, "table", LOUD)
    sound.wait()
    yield sound
    sound.close()


def playing(sound: Sound) -> set[str]:
    """Returns the layers that play."""
    assert len(LAYERS) * 2 == KEPT
    return {LAYERS[n // 2].name for n in range(KEPT) if pygame.mixer.Channel(n).get_busy()}


def quiet(sound: Sound) -> None:
    """Ends all fades."""
    for number in range(KEPT):
        pygame.mixer.Channel(number).stop()
    sound.wait()


def test_a_voice_comes_with_the_first_door_of_its_place_and_goes_with_the_last(sound):
    assert playing(sound) == {"piece"}
    sound.mood = Mood(awake=frozenset("OL"))
    pass_time(sound, FRAME)
    assert playing(sound) == {"piece", "voice-O", "voice-L"}
    sound.mood = Mood(awake=frozenset("L"))
    pass_time(sound, FRAME)
    quiet(sound)
    pass_time(sound, PHRASE)
    assert playing(sound) == {"piece", "voice-L"}


def test_the_clock_of_the_last_cards_is_heard_with_them_and_fills_up(sound):
    sound.mood = Mood(late=1)
    pass_time(sound, FRAME)
    assert playing(sound) == {"piece", "last"}
    sound.mood = Mood(late=2)
    pass_time(sound, PHRASE)
    assert playing(sound) == {"piece", "last", "very-last"}
    sound.mood = Mood(late=3)
    pass_time(sound, PHRASE)
    assert playing(sound) == {"piece", "last", "very-last", "last-of-all"}


@pytest.fixture
def begins(sound, monkeypatch) -> list[Phrase]:
    """Returns the phrases of Nightmares that the speaker begins, as they come."""
    begins, begin = list[Phrase](), sound._speaker.begin

    def listen(phrases: list[Phrase]) -> None:
        begins.extend(phrase for phrase in phrases if phrase.layer is DARK)
        begin(phrases)

    monkeypatch.setattr(sound._speaker, "begin", listen)
    return begins


def test_a_nightmare_has_its_theme_alone_and_then_all_goes_on(sound):
    pass_time(sound, PHRASE + 3)
    sound.mood = Mood(awake=frozenset("O"), dark=True)
    for _ in range(2):
        quiet(sound)
        pass_time(sound, FRAME)
        assert playing(sound) <= {"dark"}
    sound.mood = replace(sound.mood, dark=False)
    pass_time(sound, BAR)
    quiet(sound)
    pass_time(sound, PHRASE)
    assert playing(sound) == {"piece", "voice-O"}
    quiet(sound)
    sound.mood = replace(sound.mood, dark=True)
    pass_time(sound, FRAME)
    assert playing(sound) == {"dark"}


@pytest.mark.parametrize("seconds", [FRAME, 2.0, BAR - AT_ONCE - 2 * FRAME])
def test_a_nightmare_that_is_soon_over_rings_on_to_the_end_of_its_bar(sound, seconds):
    sound.mood = Mood(dark=True)
    pass_time(sound, seconds)
    sound.mood = Mood()
    pass_time(sound, BAR - AT_ONCE - seconds - 2 * FRAME)
    assert sound._nightmare.on
    assert not sound._tunes["table"].on
    pass_time(sound, 4 * FRAME)
    assert not sound._nightmare.on
    assert sound._tunes["table"].on


def test_each_nightmare_goes_on_where_the_last_one_ended_and_is_there_by_its_next_bar(
    sound, begins
):
    for visit in range(7):
        sound.mood = Mood(dark=True)
        pass_time(sound, FRAME)
        first = begins[0]
        assert first.fade == AT_ONCE
        from_note = visit * BAR - first.number * PHRASE + first.wait
        assert from_note == pytest.approx(AT_ONCE if visit else 0, abs=3 * FRAME)
        sound.mood = Mood()
        pass_time(sound, BAR)
        quiet(sound)
        begins.clear()


@pytest.mark.parametrize(
    ("ending", "after", "tune"),
    [("victory", Mood(won=True), "theme"), ("defeat", Mood(dark=True), "dark")],
)
def test_the_end_of_a_game_is_heard_alone_and_then_a_tune_begins(sound, ending, after, tune):
    pass_time(sound, PHRASE + 3)
    sound.mood = after
    sound.play([Cue(ending)])
    pass_time(sound, FRAME)
    quiet(sound)
    pass_time(sound, ENDINGS[ending] - 3 * FRAME)
    assert playing(sound) == set()
    pass_time(sound, 4 * FRAME)
    assert playing(sound) == {tune}
    sound.mood = Mood()
    pass_time(sound, BAR)
    assert sound._tunes["table"].on


def test_a_victory_that_is_not_heard_leaves_no_silence(sound):
    silent = replace(LOUD, sound=0)
    pass_time(sound, FRAME, settings=silent)
    sound.mood = Mood(won=True)
    sound.play([Cue("victory")])
    quiet(sound)
    pass_time(sound, FRAME, settings=silent)
    assert playing(sound) == {"theme"}


def test_phrases_that_are_asked_for_ahead_begin_with_as_much_silence(sound):
    quiet(sound)
    sound._speaker.begin(
        [Phrase(PIECE, 1, wait=0.5), Phrase(MARIMBA, 1, wait=0.5), Phrase(GLASS, 1, -2.0)]
    )
    lengths = {n // 2: kept[0].get_length() for n, kept in sound._speaker._music.items()}
    later, also, begun_before = (lengths[LAYERS.index(layer)] for layer in (PIECE, MARIMBA, GLASS))
    assert later == also == pytest.approx(6.5, abs=0.4)
    assert begun_before == pytest.approx(4.0, abs=0.4)
    assert later - begun_before == pytest.approx(2.5, abs=2 / RATE)


def test_a_phrase_that_was_read_only_after_its_end_is_left_out(sound):
    quiet(sound)
    sound._speaker.begin([Phrase(PIECE, 1, wait=-60.0)])
    assert playing(sound) == set()
    assert sound.driver is not None


def test_music_that_nobody_wants_ends_at_once_and_comes_back(sound):
    settings = replace(LOUD, ambience=0)
    sound.mood = Mood(awake=frozenset("OAGL"))
    pass_time(sound, PHRASE + 3)
    assert playing(sound) == {"piece", "voice-O", "voice-A", "voice-L"}
    pass_time(sound, FRAME, settings=settings)
    assert playing(sound) == set()
    pass_time(sound, PHRASE, settings=settings)
    assert playing(sound) == set()
    pass_time(sound, FRAME)
    assert playing(sound) == {"piece", "voice-O", "voice-A", "voice-L"}


def test_the_layers_belong_to_the_table_and_go_on_behind_its_other_pages(sound):
    sound.mood = Mood(awake=frozenset("O"))
    pass_time(sound, FRAME, scene="settings")
    assert playing(sound) == {"piece", "voice-O"}
    quiet(sound)
    pass_time(sound, FRAME, scene="title")
    assert playing(sound) == {"theme"}


def test_time_that_no_movement_counts_counts_for_the_music(sound):
    sound.mood = Mood()
    sound.skip(PHRASE)
    pass_time(sound, FRAME)
    assert sound._tunes["table"]._time == pytest.approx(PHRASE + 2 * FRAME)


def test_a_tune_fades_while_the_next_one_comes(sound):
    pygame.time.wait(100)  # until the first one can be heard
    pass_time(sound, FRAME, scene="title")
    assert playing(sound) == {"piece", "theme"}
    clock = pygame.time.Clock()
    for _ in range(round(50 * (FADE + 1))):
        clock.tick(50)
        if playing(sound) == {"theme"}:
            return
    raise AssertionError("it goes on for ever")


def test_a_layer_that_comes_back_while_it_fades_does_not_cut_itself_off(sound):
    pass_time(sound, 3.0)
    pygame.time.wait(100)
    for scene in ("title", "table"):
        pass_time(sound, FRAME, scene)
    first = 2 * LAYERS.index(PIECE)
    assert all(pygame.mixer.Channel(first + turn).get_busy() for turn in range(2))


def test_music_takes_no_channel_from_what_is_played(sound):
    sound.mood = Mood(awake=frozenset("OL"))
    pass_time(sound, FRAME)
    for _ in range(40):
        sound.ring("dark-01")
    sound.wait()
    total = pygame.mixer.get_num_channels()
    assert all(pygame.mixer.Channel(n).get_busy() for n in range(KEPT, total))
    assert playing(sound) == {"piece", "voice-O", "voice-L"}


def test_the_layers_are_told_apart_by_their_channels():
    assert len({layer.name for layer in LAYERS}) == len(LAYERS)
    assert {TITLE, DARK, PIECE, *CLOCKS, *VOICES.values()} == {*LAYERS}
