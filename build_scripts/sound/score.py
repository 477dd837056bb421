"""The notes of the music.

All of it goes in phrases of two bars, so that whatever plays together stays in step. Four pieces
of eight phrases follow each other at the table; over them each place has a counter-voice. The theme
is three rising fifths, each a third or a second higher, and the Nightmare makes tritones of them.
The first three pieces are in G, and G and D go with all of their chords but the dominants. The last
chord of the third has an F, and leads to the fourth, in B flat and in D minor, which comes home:
wherever a piece does, a dominant with an F sharp goes to G. Whatever sounds together has no
semitone: who has B has no C, and nobody has E or B over a chord with an F.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log2

from build_scripts.sound.signals import STEPS, pitch

PHRASE = 7.5
"""Seconds of a phrase."""
THREE, FOUR = 6, 8
"""Beats of a phrase of two bars in 3/4 and in 4/4."""


@dataclass(frozen=True)
class Chord:
    """Its bass, and the tones of the strings over it, each close to those of the other chords."""

    bass: str
    strings: str
    plucked: str
    """The notes of a harp that breaks it, from below."""


CHORDS = {
    "Em7": Chord("E3", "G3 B3 D4 G4", "E3 B3 D4 G4"),
    "C6": Chord("C3", "G3 C4 E4 A4", "C3 G3 E4 A4"),
    "Cadd9": Chord("C3", "G3 C4 D4 G4", "C3 G3 D4 E4"),
    "Gadd9": Chord("G2", "A3 D4 G4 B4", "G2 D3 B3 D4"),
    "G": Chord("G2", "G3 D4 G4 B4", "G2 D3 B3 D4"),
    "G6": Chord("G2", "G3 B3 E4 A4", "G2 D3 B3 E4"),
    "Dsus": Chord("D3", "G3 A3 D4 G4", "D3 A3 D4 G4"),
    "Am7": Chord("A2", "G3 C4 E4 G4", "A2 E3 C4 G4"),
    "F69": Chord("F2", "G3 C4 D4 A4", "F2 C3 A3 D4"),
    # Of the piece in B flat, and of the dominants with their leading notes.
    "Bb": Chord("Bb2", "F3 D4 F4 Bb4", "Bb2 F3 D4 F4"),
    "F": Chord("F2", "F3 C4 F4 A4", "F2 C3 A3 C4"),
    "Gm": Chord("G2", "G3 Bb3 D4 G4", "G2 D3 Bb3 D4"),
    "Dm": Chord("D3", "F3 A3 D4 F4", "D3 A3 D4 F4"),
    "C": Chord("C3", "G3 C4 E4 G4", "C3 G3 C4 E4"),
    "A7": Chord("A2", "G3 C#4 E4 G4", "A2 E3 C#4 G4"),
    "D7": Chord("D3", "A3 D4 F#4 C5", "D3 A3 C4 F#4"),
    "E7": Chord("E3", "B3 D4 E4 G#4", ""),
    "Am": Chord("A2", "A3 C4 E4 A4", ""),
    # The Nightmare's: thirds upon thirds, which lead nowhere.
    "Edim": Chord("E2", "E3 G3 Bb3 E4", ""),
    "Gdim": Chord("G2", "E3 G3 C#4 E4", ""),
}


@dataclass(frozen=True)
class Phrase:
    """Two bars: the chords, evenly spread, and what the bells or the lead have over them."""

    chords: str
    lead: str = ""


@dataclass(frozen=True)
class Piece:
    """Phrases of so many beats. `harp` says which note of its chord a harp has at each half of a
    beat; empty without a harp."""

    beats: int
    phrases: Sequence[Phrase]
    harp: Sequence[int] = ()


WALTZ = 0, 1, 2, 3, 2, 1
WATER, ROCKED = (0, 1, 2, 1, 3, 1, 2, 1), (0, 2, 1, 2, 3, 2, 1, 2)

THEME = Piece(
    THREE,
    (
        Phrase("Em7 C6", "E4/1 B4/2 A4/1 G4/1 E4/1"),
        Phrase("Gadd9 Dsus", "G4/1 D5/2 A4/3"),
        Phrase("Am7 Em7", "A4/1 E5/2 D5/1 B4/1 G4/1"),
        Phrase("Cadd9 Cadd9 D7 G G G", "E4/1 C5/1 A4/1 G4/3"),
    ),
    WALTZ,
)
NIGHT = Piece(
    THREE,
    (
        Phrase("Em7 C6", "E5/1 B5/2 -/3"),
        Phrase("Gadd9 Dsus", "G5/1 D6/2 A5/3"),
        Phrase("Am7 Em7"),
        Phrase("Cadd9 F69", "-/3 A5/1 G5/2"),
        Phrase("Em7 Am7"),
        Phrase("C6 Gadd9", "E5/1 G5/2 -/3"),
        Phrase("Am7 C6", "A5/1 E6/2 -/3"),
        Phrase("Dsus Dsus D7 G G G", "-/3 D6/1 B5/2"),
    ),
    WALTZ,
)
WATERS = Piece(
    FOUR,
    (
        Phrase("C6 Gadd9", "G5/1.5 A5/.5 G5/2 B5/4"),
        Phrase("Am7 Em7", "-/6 G5/1 D5/1"),
        Phrase("C6 F69", "E5/1.5 G5/.5 A5/2 -/4"),
        Phrase("G6 Gadd9", "-/4 B5/1 A5/1 G5/2"),
        Phrase("Am7 Em7"),
        Phrase("C6 Gadd9", "G5/1.5 A5/.5 E5/2 D5/4"),
        Phrase("Am7 Dsus"),
        Phrase("D7 G", "-/4 G5/1.5 A5/.5 D5/2"),
    ),
    WATER,
)
STARS = Piece(
    THREE,
    (
        Phrase("Dsus Am7", "D6/3 -/3"),
        Phrase("C6 Gadd9", "-/3 G5/3"),
        Phrase("Dsus E7", "A5/1 D6/5"),
        Phrase("Am F69"),
        Phrase("Em7 C6", "E6/2 B5/1 -/3"),
        Phrase("Dsus Gadd9"),
        Phrase("Am7 Cadd9", "E5/1 A5/2 G5/3"),
        Phrase("Dsus F69", "-/4 A5/1 C6/1"),
    ),
)
HOME = Piece(
    FOUR,
    (
        Phrase("Bb F", "F5/1 Bb5/2 D6/1 C6/3 A5/1"),
        Phrase("Gm Dm", "Bb5/2 G5/1 D6/1 A5/2 F5/1 D5/1"),
        Phrase("C F", "G5/1 C6/2 E6/1 D6/3 C6/1"),
        Phrase("Gm A7", "Bb5/2 D6/1 G5/1 C#6/2 E6/2"),
        Phrase("Dm Bb", "D6/3 A5/1 Bb5/4"),
        Phrase("F C", "A5/1 C6/2 A5/1 G5/1 C6/1 E6/2"),
        Phrase("Bb Am7", "D6/2 C6/1 Bb5/1 C6/2 A5/2"),
        Phrase("D7 G", "A5/2 F#5/2 G5/4"),
    ),
    ROCKED,
)
PIECES = NIGHT, WATERS, STARS, HOME
"""What is heard at the table, one after the other: 32 phrases until the first comes again."""
DARK = Piece(
    THREE,
    (
        Phrase("Edim Gdim", "E4/1 Bb4/2 G4/1 C#5/2"),
        Phrase("A7 Edim", "E4/1 C#5/2 Bb4/1 G4/2"),
        Phrase("Gdim Edim", "E3/1 Bb3/2 G3/1 C#4/2"),
    ),
)
"""The theme under a Nightmare, its fifths a semitone too small."""

VOICES: Mapping[str, Mapping[int, str]] = {
    # Of each place, what its voice has in the phrases in which it sings; 1 is the first of 32.
    "O": {
        1: "B5/3 A5/3",
        2: "D5/1 B5/2 A5/3",
        3: "C6/3 B5/3",
        5: "D6/3 C6/3",
        6: "E6/2 D6/1 B5/3",
        9: "E6/4 D6/4",
        10: "C6/4 B5/4",
        11: "A5/3 E6/1 D6/4",
        13: "A5/4 B5/2 G5/2",
        14: "C6/2 A5/2 D6/4",
        17: "A5/3 C6/3",
        18: "E6/3 D6/3",
        19: "D6/2 G5/1 B5/3",
        21: "G5/1 B5/2 A5/3",
        22: "D6/3 B5/3",
        25: "D6/4 A5/4",
        27: "G5/4 A5/4",
        29: "A5/4 D6/2 Bb5/2",
        30: "C6/4 G5/4",
    },
    "A": {
        2: "G4/.5 D5/.5 B4/1 D5/1 D4/.5 A4/.5 G4/1 -/.5 B4/.5",
        3: "A4/.5 E5/.5 C5/1 E4/1 E4/.5 B4/.5 G4/1 -/.5 A4/.5",
        4: "G4/.5 E5/.5 D5/1 C5/1 D4/.5 G4/.5 A4/2",
        6: "C5/.5 G4/.5 E5/1 A4/1 B4/.5 G4/.5 D5/1 -/.5 A4/.5",
        7: "E4/.5 A4/.5 C5/1 E5/1 G4/.5 C5/.5 A4/1 G4/1",
        10: "A3/.5 E4/.5 C5/1 E4/.5 G4/.5 C5/1 E4/.5 B4/.5 G4/1 D5/1 -/1",
        11: "C4/.5 G4/.5 E5/1 G4/.5 A4/.5 C5/1 D4/.5 A4/.5 D5/1 G4/1 -/1",
        12: "G4/.5 B4/.5 E5/1 D5/1 B4/1 D4/.5 G4/.5 B4/1 A4/1 -/1",
        14: "E4/.5 G4/.5 A4/1 C5/.5 G4/.5 E5/1 G4/.5 D4/.5 D5/1 B4/1 -/1",
        15: "A4/.5 E4/.5 C5/1 E4/1 G4/1 D4/.5 A4/.5 D5/1 G4/1 -/1",
        18: "G4/1 C5/.5 E5/.5 A4/1 D5/1 B4/1 -/.5 G4/.5",
        19: "D4/.5 A4/.5 G4/2 E4/.5 B4/.5 D5/1 -/.5 D5/.5",
        20: "E4/.5 A4/.5 C5/1 E5/1 A4/.5 C5/.5 G4/1 -/.5 A4/.5",
        22: "G4/.5 A4/.5 D5/1 E5/1 D5/.5 B4/.5 G4/1 -/.5 A4/.5",
        23: "C5/.5 A4/.5 E4/1 G4/1 D5/.5 C5/.5 G4/1 -/.5 A4/.5",
        26: "G4/.5 Bb4/.5 D5/1 Bb4/1 G4/1 F4/.5 A4/.5 D5/1 A4/1 F4/1",
        27: "E4/.5 C4/.5 G4/1 A4/1 E4/1 F4/.5 A4/.5 C5/1 A4/1 G4/1",
        30: "F4/.5 A4/.5 D5/1 C5/1 D5/1 E4/.5 G4/.5 E4/1 C5/1 D5/1",
        31: "F4/.5 G4/.5 Bb4/1 C5/1 D5/1 E4/.5 G4/.5 E4/1 A4/1 G4/1",
    },
    "G": {
        3: "A4/1 E5/2 D5/1 B4/2",
        4: "-/1 E5/1 D5/1 A4/3",
        5: "-/1 B4/1 G5/1 E5/2 D5/1",
        7: "E5/1.5 G5/.5 A5/1 G5/2 E5/1",
        8: "A5/1 G5/1 D5/1 E5/1 D5/2",
        11: "G4/1 C5/1 E5/1.5 D5/.5 A4/2 D5/2",
        12: "B4/1 D5/1 G5/2 D5/1 E5/1 B4/2",
        13: "C5/1 E5/1 A5/2 G5/1 E5/1 B4/2",
        15: "-/1 E5/1 C5/1 A4/1 G4/1 A4/1 D5/2",
        16: "F#5/2 E5/1 D5/1 B4/1 A4/1 B4/2",
        19: "D5/1 A5/2 E5/1 G#5/2",
        20: "A5/1 E5/1 C5/1 A4/3",
        21: "B4/1 E5/1 G5/1 A5/1 G5/2",
        23: "A4/1 C5/1 E5/1 D5/1 E5/1 G5/1",
        24: "G5/2 A5/1 D5/3",
        27: "E5/2 D5/1 C5/1 A4/2 C5/2",
        29: "D5/1 F5/2 G5/1 F5/2 D5/2",
        31: "F5/2 D5/1 Bb4/1 D5/1 E5/2 C5/1",
        32: "F#5/1 E5/1 D5/1 C5/1 B4/4",
    },
    "L": {
        1: "E3+B3/1 G4/1 B4/1 C4+E4/2 A4/.5 E4/.5",
        2: "G3+B3/1 D4/1 G4/1 D4+A4/3",
        4: "C4+E4/2 G4/1 A3+G4/2 D4/.5 C4/.5",
        5: "E4+G4/1 D4/1 B3/1 C4+E4/2 A3/.5 C4/.5",
        8: "A3+D4/1 E4/1 F#4/1 B3+G4/1 D4/1 E4/.5 D4/.5",
        9: "C4+E4/2 G4/1 A4/1 B3+D4/2 G4/2",
        10: "A3+E4/2 C5/1 A4/1 G3+B3/2 E4/1 D4/1",
        12: "G3+E4/2 B3/2 B3+D4/2 A3/1 G3/1",
        13: "E3+C4/2 E4/1 G4/1 E3+B3/2 G4/2",
        16: "D4+F#4/2 A3/2 G3+B3/4",
        17: "A3+D4/2 G4/1 A3+E4/2 G4/.5 A4/.5",
        18: "C4+E4/2 A4/1 B3+D4/2 G3/.5 B3/.5",
        20: "A3+E4/1 G4/1 C5/1 A3+C4/3",
        21: "G3+E4/2 B4/1 G3+C4/2 E4/.5 G4/.5",
        24: "D4+A4/2 G4/1 D3+A3/3",
        25: "D4+F4/2 Bb3/1 C4/1 C4+F4/2 A3/2",
        28: "G3+Bb3/2 Bb3/2 G3+C#4/2 A3/2",
        29: "A3+F4/2 D4/1 F4/1 D4+F4/2 Bb3/2",
        32: "F#3+C4/2 A3/1 D4/1 G3+B3/4",
    },
}
LAST = {
    # While the last cards are drawn: a clock on G and D, where every chord bears them. Four in 3/4,
    # four in 4/4 for the second piece, and four for the last one, on what its own chords bear.
    1: "G4/1 D5/1 G4/1 G4/1 D5/1 G5/.5 D5/.5",
    2: "G4/1 D5/1 G4/1 G4/1 D5/1 D5/.5 E5/.5",
    3: "G4/1 D5/1 G5/1 E4/1 D5/1 E4/.5 D5/.5",
    4: "A4/.5 D5/.5 E5/1 D5/1 G4/1 D5/1 G4/.5 D5/.5",
    5: "G4/1 D5/1 G4/1 D5/1 G4/1 D5/1 G5/1 D5/1",
    6: "G4/1 D5/1 G4/1 D5/1 G4/1 D5/.5 E5/.5 D5/1 G4/1",
    7: "G4/1 D5/1 G5/1 D5/1 G4/1 D5/1 G4/1 D5/1",
    8: "A4/.5 D5/.5 E5/1 D5/1 A4/1 G4/1 D5/1 G4/1 D5/1",
    9: "F4/1 C5/1 F4/1 C5/1 F4/1 C5/1 F5/1 C5/1",
    10: "F4/1 C5/1 F4/1 C5/1 A4/1 D5/.5 C5/.5 A4/1 D5/1",
    11: "G4/1 C5/1 D5/1 C5/1 A4/1 D5/1 C5/1 A4/1",
    12: "C5/.5 D5/.5 E5/1 D5/1 C5/1 A4/1 E5/1 G4/1 A4/1",
}


ARCH = -2.0, -1.2, -0.4, 0.4, 1.2, 2.0, 0.8, -1.4
"""Decibels by which the phrases of a piece are louder than in the mean: it begins softly, is
fullest in its sixth phrase, and dies away."""
SWELL = 4.0
"""Decibels by which a phrase grows from its beginning to its end. Everybody begins it at once, so
without this every phrase would begin with a jolt."""


def grown(at: float) -> float:
    """How loud is played `at` seconds of a phrase; 1 in its middle."""
    return float(10 ** (SWELL * (at / PHRASE - 0.5) / 20))


@dataclass(frozen=True)
class Note:
    """A note that begins `at` and lasts for `seconds`, and how loud it is by its beat and place."""

    at: float
    seconds: float
    name: str
    stress: float


def notes(written: str, beats: int) -> list[Note]:
    """The notes of a phrase written as `E4/1 B4+D5/2 -/3`: names, or a rest, and beats."""
    found, beat, long = list[Note](), 0.0, PHRASE / beats
    for word in written.split():
        names, _, lasts = word.partition("/")
        whole_bar, on_beat = beat % (beats / 2) == 0, beat % 1 == 0
        stress = 1.0 if whole_bar else 0.86 if on_beat else 0.74
        for name in names.split("+") if names != "-" else ():
            at = beat * long
            found.append(Note(at, float(lasts) * long, name, stress * grown(at)))
        beat += float(lasts)
    if written and beat != beats:
        raise ValueError(f"{written} has {beat} beats, not {beats}")
    return found


def chords(phrase: Phrase) -> list[tuple[float, float, Chord]]:
    """The chords of a phrase: when each begins, how long it lasts, and which it is."""
    names = phrase.chords.split()
    long = PHRASE / len(names)
    found: list[tuple[float, float, Chord]] = []
    before = ""
    for number, name in enumerate(names):
        if name == before:
            at, lasts, chord = found.pop()
            found.append((at, lasts + long, chord))
        else:
            found.append((number * long, long, CHORDS[name]))
        before = name
    return found


def moments() -> Iterator[tuple[int, float, Chord, dict[str, set[str]]]]:
    """What is written at the table at each half of a beat: the phrase, the beat, the chord, and the
    notes of each line by its name."""
    written = [(piece, phrase) for piece in PIECES for phrase in piece.phrases]
    for number, (piece, phrase) in enumerate(written, 1):
        lines = {"lead": phrase.lead} | {p: voice.get(number, "") for p, voice in VOICES.items()}
        sung = {name: notes(line, piece.beats) for name, line in lines.items()}
        for half in range(2 * piece.beats):
            now = half * PHRASE / piece.beats / 2 + 0.01
            chord = next(chord for at, lasts, chord in chords(phrase) if at <= now < at + lasts)
            heard = {
                name: {n.name for n in line if n.at <= now < n.at + n.seconds}
                for name, line in sung.items()
            }
            yield number, half / 2, chord, heard


def clashes() -> Iterator[tuple[int, float, str, str]]:
    """Whatever is a semitone from something else at the same time, in any octave: the phrase, the
    beat and both notes."""
    for number, beat, chord, heard in moments():
        names = {chord.bass, *chord.strings.split(), *chord.plucked.split()}.union(*heard.values())
        for one, other in combinations(sorted(names), 2):
            if (STEPS[one[:-1]] - STEPS[other[:-1]]) % 12 in (1, 11):
                yield number, beat, one, other


def parallels() -> Iterator[tuple[int, float, str, str]]:
    """Wherever two melodies, or a melody and the bass, go the same way from a fifth to a fifth or
    from an octave to an octave: the phrase, the beat and both lines. Two who do so sound as
    one."""
    before = dict[str, float]()
    for number, beat, chord, heard in moments():
        now = {name: max(map(pitch, names)) for name, names in heard.items() if names}
        now["bass"] = pitch(chord.bass)
        for one, other in combinations(sorted(now.keys() & before.keys()), 2):
            wide = [abs(12 * log2(line[one] / line[other])) for line in (before, now)]
            moved = [now[name] / before[name] for name in (one, other)]
            same = round(wide[0]) % 12 == round(wide[1]) % 12 in (0, 7)
            if same and (min(moved) > 1.01 or max(moved) < 0.99):
                yield number, beat, one, other
        before = now
