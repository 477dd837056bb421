"""Measures a recorded game, and the music in it: how loud, how bright, which chords, any seam."""

import wave
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np

from build_scripts.sound import figures, recording, score
from build_scripts.sound.levels import KEPT, joints
from build_scripts.sound.loudness import blocks, integrated, lufs, true_peak
from build_scripts.sound.music import lay_in
from build_scripts.sound.signals import RATE, Signal, panned, samples
from build_scripts.sound.writing import read
from game.screen.sound.layers import (
    CLOCKS,
    DARK,
    PHRASE,
    PIECE,
    TITLE,
    VOICES,
    Layer,
    Tune,
)

Line = tuple[str, bool]
"""A sentence, and whether what it says is as it must be."""
LOUD, NEAR, PEAK = -23.0, 1.5, -3.0
"""LUFS of the mix and how far off it may be, and the dBTP that it stays below."""
UNDER = 8.0, 10.0
"""LU by which the music is softer than the effects."""
LIGHT, MIDDLE, MANY = 0.2, 0.4, 4
"""Least share of the music's energy above 500 Hz, and between 300 and 3000 Hz; least number of
chords."""
OFTEN, WIDE = 0.2, 5.0
"""Greatest share of one chord in what is written for the table, and least LU between its softest
phrase and its loudest."""
LONG, AGAIN = 600.0, 240.0
"""Seconds of music without a seam, and until the same eight bars come again."""
CLICK, DIP, JOLT = 4.0, 12.0, 3.0
"""Greatest bend of the waveform, as often the usual one; LU by which a moment of a tune may be
softer than the whole, and by which it may be louder in the mean after a joint than before."""


def measured(folder: Path) -> Iterator[Line]:
    """Records a game into a folder unless it is there, and measures all."""
    if not all((folder / f"{kind}.wav").is_file() for kind in recording.KINDS):
        recording.record_all(folder)
    mix, music, effects = (heard(folder / f"{kind}.wav") for kind in recording.KINDS)
    yield from loudness(mix, music, effects)
    yield from colours(music)
    yield from seams(music)
    yield from form()


def heard(file: Path) -> Signal:
    """A recording."""
    with wave.open(str(file)) as recorded:
        raw = np.frombuffer(recorded.readframes(recorded.getnframes()), "<i2")
    return raw.reshape(-1, 2) / 32768


def parts(signal: Signal, seconds: float) -> list[Signal]:
    """A signal cut into parts of so many seconds."""
    return np.split(signal, range(samples(seconds), len(signal), samples(seconds)))


def loudness(mix: Signal, music: Signal, effects: Signal) -> Iterator[Line]:
    loud, peak = integrated(mix), max(true_peak(part) for part in parts(mix, 10.0))
    yield f"a game of {len(mix) / RATE:.0f} s: {loud:.1f} LUFS", abs(loud - LOUD) <= NEAR
    yield f"its true peak: {peak:.1f} dBTP", peak < PEAK
    soft, strong = integrated(music), integrated(effects)
    said = f"music {soft:.1f} LUFS, effects {strong:.1f} LUFS: {strong - soft:.1f} LU apart"
    yield said, UNDER[0] <= strong - soft <= UNDER[1]


def colours(music: Signal) -> Iterator[Line]:
    powers = [figures.power(part) for part in parts(music, 10.0) if len(part) == samples(10.0)]
    frequencies, energy = powers[0][0], np.sum([energy for _, energy in powers], axis=0)
    light = float(energy[frequencies > 500].sum() / energy.sum())
    middle = float(energy[(frequencies > 300) & (frequencies < 3000)].sum() / energy.sum())
    yield f"{light:.0%} of the music's energy is above 500 Hz", light >= LIGHT
    yield f"{middle:.0%} of it is between 300 Hz and 3 kHz", middle >= MIDDLE
    found = Counter(chord(part) for part in parts(music, 2.0))
    often = {name: n for name, n in found.most_common() if name and n / found.total() >= 0.04}
    told = ", ".join(f"{name} {n / found.total():.0%}" for name, n in often.items())
    yield f"{len(often)} chords: {told}", len(often) >= MANY


NAMES = "C C# D Eb E F F# G Ab A Bb B".split()
KINDS = {"": (0, 4, 7), "m": (0, 3, 7), "sus": (0, 5, 7), "dim": (0, 3, 6)}


def chord(part: Signal) -> str:
    """The chord that explains a moment of music best; none of what is nearly silent."""
    if len(part) < RATE or np.abs(part).max() < 0.001:
        return ""
    frequencies, energy = figures.power(part * np.hanning(len(part))[:, None])
    audible = (frequencies > 90) & (frequencies < 1500)
    classes = np.round(12 * np.log2(frequencies[audible] / 440)).astype(int) + 9
    chroma = np.bincount(classes % 12, np.sqrt(energy[audible]), 12)
    chroma = chroma / np.linalg.norm(chroma)
    best, found = 0.0, ""
    for root, name in enumerate(NAMES):
        for kind, steps in KINDS.items():
            sure = float(np.sum(chroma[[(root + step) % 12 for step in steps]]))
            if sure > best:
                best, found = sure, name + kind
    return found


def seams(music: Signal) -> Iterator[Line]:
    """The recording, and ten minutes of each tune by the program's own order of phrases."""
    yield seam("the recorded music", music[: -12 * RATE])
    for name, layers in (
        ("the title", (TITLE,)),
        ("the table", (PIECE, *VOICES.values(), *CLOCKS)),
        ("a Nightmare", (DARK,)),
    ):
        tune = played(layers)
        yield seam(f"{LONG:.0f} s of {name}", tune)
        rise = float(np.mean(joints(tune)))
        yield f"at its joints it rises by {rise:.1f} LU in the mean", rise <= JOLT


def played(layers: tuple[Layer, ...]) -> Signal:
    """A tune as the program lays its phrases, for so long."""
    tune, whole, dt = Tune(), np.zeros((samples(LONG), 2)), 0.25
    for step in range(round(LONG / dt)):
        for phrase in tune.advance(dt, frozenset(layers), 0.0):
            at, part = (step + 1) * dt + phrase.wait, read(KEPT / f"{phrase.file}.ogg")
            lay_in(whole, at, part if part.ndim == 2 else panned(part, phrase.layer.side or 0.0))
    return whole


def seam(name: str, signal: Signal) -> Line:
    """Measures the clicks and the silence of a sound."""
    bends = np.abs(np.diff(signal, 2, axis=0)).max(axis=1)
    parts = bends[: len(bends) // 441 * 441].reshape(-1, 441).max(axis=1)
    around = np.max([np.roll(parts, n) for n in (-3, -2, 2, 3)], axis=0)
    click = float(np.max(parts[4:-4] / np.maximum(around[4:-4], 0.002)))
    levels = lufs(blocks(signal))[20:-20]
    dip = integrated(signal) - float(levels.min())
    said = f"{name}: bends {click:.1f} times the usual at most, dips by {dip:.1f} LU"
    return said, click <= CLICK and dip <= DIP


def form() -> Iterator[Line]:
    for name, files in (("title", TITLE.files), ("table", PIECE.files)):
        later = len(files)
        for one, other in combinations(range(len(files)), 2):
            if all(
                files[(one + n) % len(files)] == files[(other + n) % len(files)] for n in range(4)
            ):
                later = min(later, other - one, len(files) - other + one)
        said = f"{name}: the same eight bars come again after {later * PHRASE:.0f} s"
        yield said, later * PHRASE >= AGAIN
    phrases = [its for piece in score.PIECES for its in piece.phrases]
    written = Counter(name for its in phrases for name, _ in score.named(its))
    name, times = written.most_common(1)[0]
    share = times / written.total()
    yield f"table: {len(written)} chords, {share:.0%} of them {name}", share <= OFTEN
    loud = [integrated(read(KEPT / f"{file}.ogg")) for file in PIECE.files]
    wide = max(loud) - min(loud)
    yield f"table: its phrases lie up to {wide:.1f} LU apart", wide >= WIDE
    for tune, piece in enumerate((score.THEME, *score.PIECES)):
        leans = Counter((number + 1) // 2 for number, _, _ in score.leaning(piece))
        each = [leans[four] for four in range(1, len(piece.phrases) // 2 + 1)]
        yield (
            f"melody {tune} (0 is the theme): leans {each} times in its parts of four bars",
            min(each) > 0,
        )
    clashes = list(score.clashes())
    yield f"semitones between what is written at once: {len(clashes)} {clashes[:4]}", not clashes
    found = list(score.parallels())
    yield f"melodies and basses in parallel fifths or octaves: {len(found)} {found[:4]}", not found
