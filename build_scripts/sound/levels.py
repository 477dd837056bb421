"""Measures the kept sounds and prints what they must hold; exit code 1 if they do not.

python -m build_scripts.sound.levels [FOLDER OF THE SOUNDS]
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path

import numpy as np

from build_scripts.sound import figures, music, score
from build_scripts.sound.catalogue import SOUNDS, Sound
from build_scripts.sound.loudness import BLOCK, STEP, blocks, integrated, lufs, momentary, true_peak
from build_scripts.sound.signals import RATE, Signal, clock, pitch, samples
from build_scripts.sound.writing import read
from game.rules.card import Colour
from game.screen.sound.layers import PIECE, TITLE, Layer
from game.screen.sound.samples import Samples
from game.table.motion.cues import Cue

KEPT = Path(__file__).resolve().parents[2] / "art" / "sounds"
PEAK, NEAR, MIDDLE, EDGE, HARSH = -6.0, 1.0, 0.001, -50.0, -20.0
"""Limits: peak in dB, distance from the wanted loudness in LU, offset of full scale, edges in dB,
and dB of the whole above 8 kHz."""
PHRASE = 8.0
"""LU between a whole layer of music and the loudest moment of one of its phrases."""
SUMMIT = 1.0
"""LU by which the highest tone of a melody may be softer than the loudest of its tones."""
APART, RISE = 3.0, 4.5
"""LU within which eight in ten tones of a melody lie, but for their stress and the arch of their
piece; LU by which a phrase may begin louder than the one before it ended."""
MOST = 4_000_000
HEADING = "name       seconds sides   kB  peak   LUFS  offset centroid >8kHz edges"


def marked(value: float, form: str, good: bool) -> str:
    """A figure, marked if it is not as it must be."""
    return f"{value:{form}}{' ' if good else '!'}"


def measure(sound: Sound, folder: Path) -> str:
    file = folder / f"{sound.name}.ogg"
    signal = read(file)
    loud = momentary(signal)
    good = abs(loud - sound.loud) <= (PHRASE if sound.layer else NEAR)
    peak, middle = true_peak(signal), figures.offset(signal)
    edge, harsh = figures.edges(signal), figures.above(signal, 8000)
    return " ".join(
        (
            f"{sound.name:10} {len(signal) / RATE:7.2f} {signal.ndim:5} ",
            f"{file.stat().st_size / 1000:4.0f}",
            marked(peak, "5.1f", peak <= PEAK),
            marked(loud, "6.1f", good),
            marked(middle, "6.4f", middle <= MIDDLE),
            f"{figures.centroid(signal):7.0f}",
            marked(harsh, "6.0f", harsh <= HARSH),
            marked(edge, "5.0f", edge <= EDGE),
        )
    ).rstrip()


def layer(name: str, folder: Path) -> str:
    """Loudness of a whole layer of music, in the files that are kept."""
    files = [sound.name for sound in SOUNDS if sound.layer == name]
    tune = whole(files, folder)
    loud, light = integrated(tune), 100 * 10 ** (figures.above(tune, 500) / 10)
    told = marked(loud, ".1f", abs(loud - music.LOUD[name]) <= NEAR)
    return f"{name}: {len(files)} phrases, {told}LUFS, {light:.0f} % of the energy above 500 Hz"


@dataclass(frozen=True)
class Tone:
    """A tone of a melody: its pitch in Hz, the LUFS of the loudest 0.4 s that lie within it, with
    all that is always heard with it, what they would be without its stress and the arch of its
    piece, and its name for people."""

    high: float
    loud: float
    even: float
    name: str


def tones(piece: score.Piece, heard: Signal) -> Iterator[Tone]:
    """The tones of the melody of a piece, of which the loudness is known at each `STEP`."""
    for at, phrase in enumerate(piece.phrases):
        for note in score.notes(phrase.lead, piece.beats):
            begins = at * score.PHRASE + music.LEAD + note.at
            last = max(0.0, note.seconds - BLOCK)
            loud = float(heard[round(begins / STEP) : round((begins + last) / STEP) + 1].max())
            arch = float(np.interp(note.at, (0, score.PHRASE), piece.arch[at]))
            even = loud - figures.decibels(note.stress) - arch
            yield Tone(pitch(note.name), loud, even, f"{note.name} of {at + 1}")


def melodies(folder: Path) -> list[str]:
    """Of each melody, how much softer than its loudest tone its highest is, where that is
    loudest, and how far apart tones of one stress are."""
    told, tunes = list[str](), (score.THEME, *score.PIECES)
    firsts = accumulate((len(piece.phrases) for piece in score.PIECES), initial=1)
    for number, (piece, first) in enumerate(zip(tunes, (1, *firsts), strict=False)):
        layer = "piece" if number else "theme"
        files = [f"{layer}-{n:02}" for n in range(first, first + len(piece.phrases))]
        its = list(tones(piece, lufs(blocks(whole(files, folder)))))
        loudest = max(its, key=lambda tone: tone.loud)
        top = max(its, key=lambda tone: (tone.high, tone.loud))
        softer = loudest.loud - top.loud
        apart = float(np.ptp(np.percentile([tone.even for tone in its], (10, 90))))
        told.append(
            f"melody {number} (0 is the theme): its highest tone, {top.name}, is "
            f"{marked(softer, '.1f', softer <= SUMMIT)} LU softer than its loudest, "
            f"{loudest.name}; eight in ten lie within {marked(apart, '.1f', apart <= APART)} LU"
        )
    return told


def steepest(layer: Layer, folder: Path) -> str:
    """The joint of a layer at which it becomes louder most, also where it begins again."""
    files = *layer.files, layer.files[0]
    rises = joints(whole(files, folder))
    most = max(rises)
    into = files[rises.index(most) + 1]
    return f"{layer.name}: rises by {marked(most, '.1f', most <= RISE)} LU at most, into {into}"


def joints(tune: Signal) -> list[float]:
    """How much louder the first second of each phrase is than the last of the phrase before, in
    LU."""
    size = samples(score.PHRASE)
    return [
        integrated(tune[at : at + RATE]) - integrated(tune[at - RATE : at])
        for at in range(size, len(tune) - RATE, size)
    ]


def whole(files: Sequence[str], folder: Path) -> Signal:
    """Kept phrases, one after the other."""
    return music.laid([read(folder / f"{file}.ogg") for file in files])


def variations() -> str:
    """The number of variations of each frequent sound, and how often one is chosen twice in a
    row."""
    samples, told = Samples(KEPT), []
    cues = [Cue(name) for name in ("slide", "flip", "land", "foil")]
    for cue in [*cues, *(Cue("foil", tint=place.value) for place in Colour)]:
        heard = [samples.choose(cue)[0] for _ in range(1000)]
        twice = sum(one == other for one, other in pairwise(heard))
        name = f"{cue.name} {cue.tint}".strip()
        told.append(f"{name} {len(set(heard))}, twice {marked(twice, 'd', not twice)}".strip())
    return "Variations, and how often in 1000 one is heard twice in a row: " + "; ".join(told)


def decoded(folder: Path, least: int) -> float:
    """Megabytes of all short sounds in memory, 16 bit, with at least so many sides."""
    names = [sound.name for sound in SOUNDS if not sound.layer]
    short = [read(folder / f"{name}.ogg") for name in names]
    return sum(2 * len(signal) * max(signal.ndim, least) for signal in short) / 1e6


def reference() -> float:
    """The loudness of a sine of 997 Hz at full scale on one side, which is -3.01 LUFS."""
    return integrated(np.sin(2 * np.pi * 997 * clock(5)))


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else KEPT
    lines = [measure(sound, folder) for sound in SOUNDS]
    lines += [layer(name, folder) for name in music.LAYERS]
    lines += melodies(folder)
    lines += [steepest(layer, folder) for layer in (TITLE, PIECE)]
    lines.append(variations())
    print(HEADING, *lines, sep="\n")
    sine = reference()
    total = sum(file.stat().st_size for file in folder.iterdir())
    print(
        f"The scale: a sine of full scale has {marked(sine, '.2f', abs(sine + 3.01) < 0.02)}LUFS."
    )
    mono, stereo = decoded(folder, 1), decoded(folder, 2)
    print(f"Decoded, without the music: {mono:.1f} MB, all as stereo {stereo:.1f} MB.")
    print(f"All together: {marked(total, ',', total <= MOST)}bytes.")
    good = total <= MOST and abs(sine + 3.01) < 0.02 and not any("!" in line for line in lines)
    print("All holds." if good else "What is marked with ! is not as it must be.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
