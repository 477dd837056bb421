"""The notes of the music.

All of it goes in phrases of two bars, so that whatever plays together stays in step. Four pieces
of eight phrases follow each other at the table; over them each place has a counter-voice.

The theme is three rising fifths, each a third or a second higher; the third has the rhythm of the
first. The first piece begins with it and has it again at its height, the other three come back to
its fifth and its fall before they end, and the Nightmare turns it upside down. Each piece has a
motif of its own in its first phrase, which comes again in the fifth. There it is fullest, and the
first and the last have their highest tone, E6; the second never rises over D6, and the third has
its height, G6, only in its seventh phrase. Everywhere the highest tone is about the loudest. The
second phrase and the sixth end with a breath, in which a voice answers. No two pieces halt in the
same way in their fourth phrase: on G from A, on G from C, on F instead of A minor, on D. The last
piece begins about a fourth lower than the others, and climbs back in its fourth phrase.

In any four bars the melody leans at least once on a tone that its chord has not, where a bar or a
chord begins, and goes down from it by a step: the fourth to the third, the ninth to the octave, the
seventh over a third in the bass to the sixth. Mostly it has had that tone before; what is plucked
or struck mostly has it again, so that it is heard.

Each counter-voice has a rhythm of its own, and mostly goes up where the melody goes down: glass has
long, short, long; marimba three halves of a beat that lead to a tone; the flute a dotted beat, and
sings while the melody holds its last tone; the piano leans on the second beat, mostly has the third
or the seventh of its chord on the first, and remembers the theme.

The first three pieces are in G. The third ends on a G7, which leads to the fourth: that is in C and
in A minor, with dominants of its own, and comes home. Wherever a piece does, a dominant with an F
sharp goes to G. The strings are four players, each with a line: what is suspended was mostly there
before, and goes down by a step. Whatever sounds together has no semitone: who has B has no C, and
nobody has E or B over a chord with an F, but for the B of a G7. The glass stays below the bells.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from math import log2

from build_scripts.sound.signals import STEPS, pitch
from game.screen.sound import layers

PHRASE = 7.5
"""Seconds of a phrase."""
THREE, FOUR = 6, 8
"""Beats of a phrase of two bars in 3/4 and in 4/4."""
BASSES = {note[:-1]: note for note in "F2 F#2 G2 G#2 A2 B2 C3 D3 E3".split()}
"""Octave in which each bass lies, unless its chord says another."""


@dataclass(frozen=True)
class Chord:
    """A chord: its bass, and the tones of the strings over it."""

    bass: str
    strings: str

    @property
    def plucked(self) -> str:
        """The notes of a harp that breaks it, from below."""
        return " ".join([self.bass, *self.strings.split()[:3]])


@dataclass(frozen=True)
class Phrase:
    """Two bars: the chords as `Em7/3 C/E/3`, with the bass if it is not the root and with their
    beats; what the strings have in each of them; and what the bells or the lead have over them."""

    chords: str
    strings: str
    lead: str


ARCH = (
    (-3.4, -1.3),
    (-2, 0.3),
    (-1.9, 1.4),
    (-0.8, -1.5),
    (-0.3, 2.6),
    (-0.8, 0.8),
    (-0.9, 1.2),
    (-0.7, -1.6),
)
"""Decibels, compared with the mean, with which each phrase of a piece begins and ends: it comes
softly, halts in its fourth phrase, is fullest at the end of its fifth, and dies away."""
LATE = (
    (-4.6, -1),
    (-1.8, 1.3),
    (-2.9, 1),
    (0.5, -1.5),
    (-0.5, 1.5),
    (0.5, 1),
    (-0.2, 3.4),
    (0.5, -2),
)
"""The same of a piece that is fullest in its seventh."""


@dataclass(frozen=True)
class Piece:
    """Phrases of so many beats. `harp` says which note of its chord a harp has at each half of a
    beat; empty without a harp. `lead` is what has the melody with the bells at the table, and
    `arch` how loud each phrase is."""

    beats: int
    phrases: Sequence[Phrase]
    harp: Sequence[int] = ()
    lead: str = ""
    arch: Sequence[tuple[float, float]] = ARCH


WALTZ = 0, 1, 2, 3, 2, 1
WATER, ROCKED = (0, 1, 2, 1, 3, 1, 2, 1), (0, 2, 1, 2, 3, 2, 1, 2)

THEME = Piece(
    THREE,
    (
        Phrase(
            "Em7/E2/3 C/E2/3",
            "B3+E4+G4+D5 C4+E4+G4+C5",
            "E4/1^-1 B4/1.5^2 A4/.5 G4/1 A4/.5 G4/.5 E4/1",
        ),
        Phrase(
            "G/B/3 Dsus/2 D/1",
            "B3+D4+G4+D5 A3+D4+G4+D5 A3+D4+F#4+D5",
            "G4/.5 A4/.5 D5/2^1 B4/1 A4/1 -/1",
        ),
        Phrase(
            "Am7/3 Em/G/3",
            "A3+E4+G4+C5 B3+E4+G4+B4",
            "A4/1 E5/1.5 D5/.5 B4/1 D5/.5 B4/.5 G4/1",
        ),
        Phrase(
            "C/1 D7/2 G/3",
            "G3+E4+G4+C5 F#3+C4+D4+A4 G3+B3+D4+B4",
            "E4/.5^-1 G4/.5 C5/1 A4/.5 F#4/.5 A4/1 G4/2",
        ),
    ),
    WALTZ,
    arch=((-3.4, 0), (0, 0.5), (0.5, 2.5), (-0.5, -2)),
)
NIGHT = Piece(
    THREE,
    (
        Phrase(
            "Em7/E2/3 C/E2/3",
            "G3+D4+E4+B4 G3+E4+G4+C5",
            "E5/1 B5/1.5^2 A5/.5 G5/1 A5/.5 G5/.5 E5/1",
        ),
        Phrase(
            "G/B/3 Dsus/2 D/1",
            "G3+D4+B4+D5 A3+D4+G4+D5 A3+D4+F#4+D5",
            "G5/1 D6/1.5 B5/1.5 A5/1 -/1",
        ),
        Phrase(
            "Am7/3 Em/G/3",
            "A3+E4+G4+C5 B3+E4+G4+B4",
            "-/1 A5/.5 C6/.5 D6/1 B5/1.5 A5/.5 G5/1",
        ),
        Phrase(
            "C/2 Dm7/F/1 Gsus/2 G/1",
            "G3+E4+G4+C5 D4+F4+A4+C5 G3+D4+G4+C5 G3+D4+G4+B4",
            "E5/.5^-2 G5/.5 C6/1 A5/1 A5/1 G5/1 B5/.5 D6/.5",
        ),
        Phrase(
            "Am7/2 D7/F#/1 G/3",
            "G3+C4+E4+C5 C4+D4+F#4+C5 G3+D4+B4+D5",
            "A5/1 E6/1.5^1 D6/.5^-1 B5/1 D6/.5 B5/.5 G5/1^1",
        ),
        Phrase(
            "C/2 G/B/1 Am7/2 Am7/C/1",
            "G3+E4+G4+C5 G3+B3+D4+G4 A3+E4+G4+C5 A3+E4+G4+C5",
            "G5/.5^-3 C6/1.5^-.5 D6/1 D6/1^-1 C6/1^-1 -/1",
        ),
        Phrase(
            "Dm7/F/2 G/1 C/3",
            "C4+F4+A4+D5 B3+D4+G4+D5 G3+E4+G4+C5",
            "A5/1 D6/1 B5/1 A5/1.5 G5/.5 E5/1",
        ),
        Phrase(
            "Am7/1 Dsus/D2/1 D7/D2/1 G/2 G/B/1",
            "G3+C4+A4+C5 D4+G4+A4+D5 C4+F#4+A4+D5 B3+D4+G4+D5 B3+D4+G4+D5",
            "C6/1^-3 A5/1^2 F#5/1^2 A5/1 G5/1 D5/1",
        ),
    ),
    WALTZ,
    lead="felt",
)
WATERS = Piece(
    FOUR,
    (
        Phrase(
            "C6/4 G/B/4",
            "A3+E4+G4+C5 G3+B3+G4+D5",
            "G5/1.5 A5/.5 G5/2 B5/3 D6/1",
        ),
        Phrase(
            "Am7/4 Em/G/4",
            "G3+C4+E4+A4 B3+E4+G4+B4",
            "D6/1.5 C6/2.5 B5/2 G5/1 -/1",
        ),
        Phrase(
            "F/A/4 C/E/2 Dsus/2",
            "A3+C4+F4+C5 G3+E4+G4+C5 G3+A3+D4+A4",
            "F5/1.5^-1.5 A5/.5 C6/2 E5/2^-1 G5/.5 D5/.5 A5/1",
        ),
        Phrase(
            "Em7/3 Am7/1 C/E/2 Gsus/1 G/1",
            "G3+E4+B4+D5 A3+E4+G4+C5 G3+E4+G4+C5 G3+D4+G4+D5 B3+D4+G4+D5",
            "E5/1 B5/2 A5/1 C6/2 C6/1 B5/1",
        ),
        Phrase(
            "Am/3 G/B/1 C/E/4",
            "A3+C4+E4+A4 G3+B3+G4+D5 G3+C4+E4+C5",
            "C6/1.5 D6/.5 C6/1 D6/2^2 C6/1 A5/.5 G5/1.5",
        ),
        Phrase(
            "F/3 G/1 Am7/4",
            "F3+C4+F4+A4 D4+G4+B4+D5 A3+E4+G4+C5",
            "A5/1^-1 C6/2 B5/1 A5/2 C6/1 -/1",
        ),
        Phrase(
            "D7/F#/3 G/1 C/E/4",
            "C4+D4+F#4+D5 G3+D4+B4+D5 G3+E4+G4+C5",
            "D6/1.5^-2.5 C6/.5 A5/1 B5/1 C6/1 G5/1 E5/2",
        ),
        Phrase(
            "Am7/2 Dsus/1 D7/1 Gsus/1 G/3",
            "A3+C4+G4+A4 G3+A3+D4+A4 F#3+C4+D4+A4 G3+D4+G4+A4 G3+D4+G4+B4",
            "A5/1.5^-1 C6/.5 D6/1 A5/1 C6/1^1 B5/1.5 A5/.5 G5/.5 B5/.5",
        ),
    ),
    WATER,
    lead="harp",
)
STARS = Piece(
    THREE,
    (
        Phrase(
            "Dsus/D2/3 Am7/C/3",
            "A3+D4+G4+D5 C4+E4+G4+A4",
            "A5/1 D6/1 G5/1 A5/2^-1.5 E5/1",
        ),
        Phrase(
            "Em7/3 G/B/3",
            "D4+E4+G4+B4 G3+D4+G4+B4",
            "B5/1.5 D6/.5 A5/1 A5/1 G5/1 -/1",
        ),
        Phrase(
            "Am7/2 Esus/1 E7/3",
            "A3+C4+E4+G4 A3+B3+E4+B4 G#3+B3+D4+E4",
            "C6/1^-1 A5/1 B5/1^1.5 G#5/1^1.5 B5/1 D6/1",
        ),
        Phrase(
            "Am/2 Am7/G/1 F/2 F/A/1",
            "C4+E4+A4+C5 G3+C4+E4+C5 C4+F4+A4+C5 C4+F4+C5+C5",
            "D6/1 C6/2^-1 A5/3",
        ),
        Phrase(
            "G/B/2 G/1 Dsus/2 D/1",
            "G3+D4+B4+D5 G3+D4+D5+D5 G3+D4+A4+D5 F#3+D4+A4+D5",
            "G5/1 D6/1^1 E6/2^2.5 D6/1^1 A5/1",
        ),
        Phrase(
            "Bm7/3 Em7/2 Em7/D/1",
            "A3+F#4+B4+D5 G3+E4+B4+D5 G3+E4+B4+D5",
            "D6/1.5 B5/.5 F#5/1 G5/1^1 B5/1 -/1",
        ),
        Phrase(
            "Am7/2 G/B/1 C/E/3",
            "G3+C4+A4+C5 G3+D4+G4+B4 C4+E4+G4+C5",
            "C6/1 G6/1.5^3 E6/.5^1 D6/1^1 C6/.5^-1 A5/.5 G5/1",
        ),
        Phrase(
            "Am7/2 Dm7/F/1 Gsus/2 G7/1",
            "A3+E4+G4+C5 A3+F4+C5+D5 G3+D4+G4+D5 F3+D4+G4+B4",
            "A5/1^-1 G5/.5 A5/.5 C6/3^2.5 B5/1^2",
        ),
    ),
    lead="strings",
    arch=LATE,
)
HOME = Piece(
    FOUR,
    (
        Phrase(
            "C/4 G/B/4",
            "G3+E4+G4+C5 B3+D4+G4+D5",
            "E5/1 A5/2 G5/1 D5/3 E5/1",
        ),
        Phrase(
            "Am/4 Em/G/4",
            "C4+E4+A4+C5 G3+B3+E4+B4",
            "D5/1^.5 C5/1 E5/2 G5/2^2 B5/1 -/1",
        ),
        Phrase(
            "D7/F#/4 G/4",
            "A3+C4+F#4+D5 G3+D4+B4+D5",
            "D5/1 F#5/1 A5/1 C6/1 A5/2 G5/1 D5/1",
        ),
        Phrase(
            "C/E/4 Dsus/2 D/F#/2",
            "G3+E4+G4+C5 G3+A3+D4+A4 F#3+A3+D4+A4",
            "G5/1 E5/1 C5/1 G5/1 B5/2 A5/2",
        ),
        Phrase(
            "E7/G#/4 Am/4",
            "B3+E4+G#4+D5 A3+C4+E4+A4",
            "B5/1^-1 E6/2^.5 D6/2 C6/1 A5/2",
        ),
        Phrase(
            "F/4 C/4",
            "A3+C4+F4+C5 G3+E4+G4+C5",
            "A5/1^-1 C6/2 A5/1 D6/1^-1 C6/1 G5/1 -/1",
        ),
        Phrase(
            "G/B/4 C/2 Am7/2",
            "G3+B3+G4+D5 G3+E4+G4+C5 A3+E4+G4+C5",
            "G5/1 D6/2 B5/1 E5/1 G5/1 C6/2",
        ),
        Phrase(
            "Dsus/D2/2 D7/D2/2 G/4",
            "A3+D4+G4+D5 F#3+C4+A4+D5 G3+D4+B4+D5",
            "A5/1 D5/1 F#5/1 A5/2^3 G5/3",
        ),
    ),
    ROCKED,
    lead="all",
)
PIECES = NIGHT, WATERS, STARS, HOME
"""What is heard at the table, one after the other: 32 phrases until the first comes again."""
DARK = Piece(
    THREE,
    (
        Phrase(
            "Edim/E1/3 Gdim/G1/3",
            "E3+G3+Bb3+E4 E3+G3+C#4+E4",
            "E5/1 Bb4/1.5 C5/.5 C#5/1^2 C5/.5 C#5/.5 E5/1",
        ),
        Phrase(
            "A7/A1/3 Edim/E1/3",
            "E3+G3+C#4+E4 E3+G3+Bb3+E4",
            "C#5/1 G4/1.5 A4/.5 Bb4/1^2 A4/.5 Bb4/.5 C#5/1",
        ),
        Phrase(
            "Gdim/G1/3 Eb/Eb1/3",
            "E3+G3+C#4+E4 Eb3+G3+Bb3+Eb4",
            "Bb4/1 E4/1.5 F#4/.5 G4/1^3.5 F#4/.5 G4/.5 Bb4/1",
        ),
    ),
)
"""The head of the theme under a Nightmare, upside down in its own rhythm: where it rises by a fifth
this falls by a tritone. It comes three times, each a third lower. Chords of thirds upon thirds,
which lead nowhere, and the lowest basses; the last is a triad far from all keys of the game."""

VOICES: Mapping[str, Mapping[int, str]] = {
    # Of each place, what its voice has in the phrases in which it sings; 1 is the first of 32.
    "O": {
        1: "D5/2 B4/1 E5/3",
        2: "A5/3 G5/2 D5/1",
        3: "G4/2 E5/1 G5/3",
        5: "E5/2 D5/1 G5/3",
        6: "E5/3 D5/2 C5/1",
        9: "E5/3 G5/1 D5/4",
        10: "D5/4 E5/3 G5/1",
        11: "C5/3 A4/1 C5/4",
        13: "C5/3 G4/1 E5/4",
        14: "A4/4 C5/3 E5/1",
        17: "D5/2 G5/1 E5/3",
        18: "G5/3 B4/2 D5/1",
        19: "G5/2 A5/1 E5/3",
        21: "D5/2 G5/1 A5/3",
        22: "B4/3 D5/2 E5/1",
        25: "C5/3 A4/1 B4/4",
        27: "A4/1 C5/3 B4/4",
        29: "G#5/3 E5/1 A5/4",
        30: "A5/4 E5/3 G5/1",
    },
    "A": {
        2: "-/.5 D5/.5 B4/.5 G4/.5 D4/1 -/1.5 E4/.5 F#4/.5 A4/.5",
        3: "-/.5 A4/.5 G4/.5 E4/.5 C4/1 -/.5 D4/.5 E4/.5 G4/.5 B4/1",
        4: "-/.5 C5/.5 G4/.5 E4/.5 D4/1 -/.5 C4/.5 G4/.5 A4/.5 B4/1",
        6: "-/.5 E4/.5 G4/.5 A4/.5 B4/1 -/1.5 C5/.5 A4/.5 G4/.5",
        7: "-/.5 C5/.5 A4/.5 F4/.5 D5/1 -/.5 C5/.5 G4/.5 E4/.5 G4/1",
        10: "-/.5 A4/.5 E4/.5 C4/.5 G4/2 E4/1.5 -/1 B4/.5 A4/.5 G4/.5",
        11: "-/.5 A4/.5 G4/.5 F4/.5 A4/2 -/.5 C5/.5 G4/.5 E4/.5 A4/2",
        12: "-/.5 B4/.5 G4/.5 E4/.5 D4/2 -/.5 C4/.5 E4/.5 G4/.5 D5/2",
        14: "-/.5 C5/.5 A4/.5 F4/.5 A4/2 G4/1.5 -/1 C5/.5 A4/.5 E4/.5",
        15: "-/.5 D4/.5 E4/.5 F#4/.5 D4/2 -/.5 C4/.5 E4/.5 G4/.5 C5/2",
        18: "-/.5 A4/.5 G4/.5 E4/.5 B4/1 -/1.5 A4/.5 G4/.5 D4/.5",
        19: "-/.5 E4/.5 G4/.5 C5/.5 A4/1 -/.5 G#4/.5 F#4/.5 E4/.5 G#4/1",
        20: "-/.5 E4/.5 D4/.5 C4/.5 E4/1 -/.5 F4/.5 C4/.5 F4/.5 G4/1",
        22: "-/.5 E4/.5 F#4/.5 A4/.5 D5/1 -/1.5 G4/.5 B4/.5 D5/.5",
        23: "-/.5 G4/.5 C5/.5 A4/.5 D4/1 -/.5 E4/.5 G4/.5 C5/.5 D5/1",
        26: "-/.5 C5/.5 A4/.5 E4/.5 C4/2 G4/1.5 -/1 B4/.5 G4/.5 E4/.5",
        27: "-/.5 F#4/.5 E4/.5 D4/.5 F#4/2 -/.5 G4/.5 E4/.5 D4/.5 G4/2",
        30: "-/.5 C5/.5 A4/.5 G4/.5 F4/2 E4/1.5 -/1 C5/.5 G4/.5 E4/.5",
        31: "-/.5 A4/.5 G4/.5 D4/.5 B4/2 -/.5 C5/.5 G4/.5 E4/.5 C4/2",
    },
    "G": {
        3: "C5/1.5 A4/.5 G4/1 B4/2 -/1",
        4: "-/2 A4/1 C5/1.5 D5/.5 G5/1",
        5: "-/1 C5/2 B4/1.5 A4/.5 B4/1",
        7: "D5/1.5 C5/.5 G5/1 E5/1.5 D5/.5 C5/1",
        8: "-/2 C5/1 G4/1.5 A4/.5 B4/1",
        11: "C5/1.5 A4/.5 F5/2 E5/3 D5/1",
        12: "-/2 D5/2 C5/1.5 E5/.5 G5/2",
        13: "-/2 A4/2 C5/1.5 D5/.5 E5/2",
        15: "C5/1.5 E5/.5 D5/2 G4/1.5 A4/.5 G4/2",
        16: "-/2 A4/2 G4/1.5 B4/.5 D5/2",
        19: "A4/1.5 C5/.5 E5/1 B4/2 -/1",
        20: "-/2 G4/1 A4/1.5 C5/.5 F5/1",
        21: "-/1 B4/2 G4/1.5 A4/.5 D5/1",
        23: "A4/1.5 C5/.5 G4/1 E5/1.5 D5/.5 E5/1",
        24: "-/2 D5/1 G4/1.5 A4/.5 B4/1",
        27: "D5/1.5 C5/.5 A4/1 E5/2 D5/2 -/1",
        29: "-/2 D5/2 E5/1.5 D5/.5 C5/2",
        31: "B4/1.5 G4/.5 D5/2 E5/1.5 C5/.5 G4/2",
        32: "-/2 E5/1 D5/1 E5/1 D5/1 B4/2",
    },
    "L": {
        1: "G3/1 E3/2 E4/1 C4/2",
        2: "-/1 G3/1 D4/1 B3/.5 A3/2.5",
        4: "E4/1 C4/2 G3/1 C4/1 D4/1",
        5: "G3/1 A3/2 B3/1 G3/2",
        8: "G3/1 A3/2 B3/1 E4/2",
        9: "A3/1 G3/2 E3/1 D3/1 G3/3",
        10: "-/2 A3/1 E4/2 D4/1 B3/2",
        12: "D4/1 B3/2 C4/1 E3/1 G3/2 D4/1",
        13: "D4/1 C4/2 E4/1 D4/1 A3/3",
        16: "G3/1 A3/2 F#3/1 A3/1 D4/3",
        17: "G3/1 D4/1.5 B3/.5 A3/3",
        18: "E3/1 B3/2 D4/1 B3/2",
        20: "A3/1 E3/2 F3/1 C4/1 G3/1",
        21: "B3/1 G3/2 G3/1 A3/2",
        24: "G3/1 A3/2 C4/1 D4/2",
        25: "-/3 E3/1 B3/2 A3/1 G3/1",
        28: "E3/1 G3/2 A3/1 G3/1 D3/2 F#3/1",
        29: "D4/1 B3/2 G#3/1 C4/1 A3/3",
        32: "G3/1 D4/2 C4/1 B3/1 E4/3",
    },
}
LAST: Mapping[int, tuple[int, str]] = {
    # Of each phrase of the clock its beats, and its notes, which are all of one length: first the
    # quarters of the last cards, then the eighths, then the triplets.
    1: (THREE, "G3 E4 D4 G3 G4 G3"),
    2: (THREE, "B3 G4 B3 D4 G4 D4"),
    3: (THREE, "A3 G4 C4 G3 G4 B3"),
    4: (THREE, "A3 A4 G4 C4 G4 C4"),
    5: (THREE, "A3 A4 B3 E3 D4 E4"),
    6: (FOUR, "G3 E4 G3 E4 G3 G4 D3 D4"),
    7: (FOUR, "A3 A4 A3 A4 G3 G4 G3 G4"),
    8: (FOUR, "C4 A4 C4 G4 C4 E4 C4 E4"),
    9: (FOUR, "B3 D4 B3 D4 C4 E4 C4 A4"),
    10: (THREE, "E4 G4 E4 G4 D4 D5 G4 D5 G4 D5 D4 D5"),
    11: (THREE, "D4 A4 E4 A4 D4 A4 E4 E5 E4 E5 E4 E5"),
    12: (THREE, "C4 C5 A4 C5 D4 G4 C4 C5 A4 C5 C4 C5"),
    13: (FOUR, "E4 G4 E4 G4 E4 G4 E4 C5 D4 G4 D4 G4 D4 D5 D4 D5"),
    14: (FOUR, "D4 D5 D4 D5 D4 D5 B4 D5 E4 C5 E4 C5 E4 C5 E4 C5"),
    15: (FOUR, "D4 A4 D4 A4 D4 A4 D4 A4 D4 G4 D4 G4 D4 G4 D4 G4"),
    16: (FOUR, "C4 A4 C4 A4 C4 A4 C4 A4 E4 G4 E4 G4 E4 G4 E4 G4"),
    17: (THREE, "A4 D5 A5 A4 D5 A5 D5 A4 D5 G4 D5 G5 G4 D5 G5 G4 D5 G5"),
    18: (THREE, "G4 D5 G5 G4 D5 G5 B4 D5 B4 D5 E5 D5 E4 D5 E5 D5 E5 D5"),
    19: (FOUR, "E4 D5 E5 E4 D5 E5 E4 D5 E5 E4 D5 E5 G4 D5 E5 G4 D5 G5 A4 D5 A5 D5 A4 D5"),
    20: (THREE, "A4 C5 E5 A4 C5 E5 G4 C5 E5 A4 C5 F5 A4 C5 F5 A4 C5 F5"),
    21: (FOUR, "G4 C5 G5 G4 C5 G5 G4 C5 G5 G4 C5 G5 G4 D5 G5 G4 D5 G5 G4 D5 G5 G4 D5 G5"),
    22: (FOUR, "E4 D5 E5 E4 D5 E5 E4 D5 E5 E4 D5 E5 A4 C5 E5 A4 C5 E5 A4 C5 E5 A4 C5 E5"),
    23: (FOUR, "A4 E5 A5 A4 E5 A5 A4 E5 A5 A4 E5 A5 G4 E5 G5 G4 E5 G5 G4 E5 G5 G4 E5 G5"),
    24: (THREE, "G4 D5 G5 G4 D5 G5 G4 D5 G5 A4 D5 A5 A4 D5 A5 A4 D5 A5"),
    25: (FOUR, "A4 D5 A5 A4 D5 A5 A4 D5 A5 A4 D5 A5 G4 D5 G5 G4 D5 G5 G4 D5 G5 G4 D5 G5"),
    26: (FOUR, "A4 C5 A5 A4 C5 A5 A4 C5 A5 G4 D5 G5 G4 C5 E5 G4 C5 E5 G4 C5 E5 G4 C5 E5"),
    27: (FOUR, "G4 D5 G5 G4 D5 G5 G4 D5 G5 G4 D5 G5 G4 C5 E5 G4 C5 E5 G4 C5 E5 G4 C5 E5"),
    28: (THREE, "G4 D5 G5 G4 D5 G5 G4 D5 G5 G4 C5 E5 G4 C5 E5 G4 C5 E5"),
    29: (THREE, "A4 E5 A5 A4 E5 A5 A4 E5 A5 G4 E5 G5 G4 E5 G5 G4 E5 G5"),
}
"""A clock of wood and harp. Each of its phrases fits several of the table, and has nearly only
tones of all of their chords, low and high by turns: its figure stays while its notes follow the
harmony."""
CLOCKS = {
    layer.name: tuple(int(file.rpartition("-")[2]) for file in layer.files)
    for layer in layers.CLOCKS
}
"""The phrases of the clocks, as they are heard with the 32 of the table."""


SWELL = -2.0, 2.0
"""Decibels, compared with the mean, with which any other phrase begins and ends. Everybody begins
it at once, so without this every phrase would begin with a jolt."""


@dataclass(frozen=True)
class Note:
    """A note that begins `at` and lasts for `seconds`, and how loud it is by its beat and place."""

    at: float
    seconds: float
    name: str
    stress: float


def notes(written: str, beats: int) -> list[Note]:
    """The notes of a phrase written as `E4/1 B4+D5/2^-3 -/3`: names, or a rest, and beats; `^-3`
    makes 3 dB softer what its beat makes it. What begins off the beat and lasts through the next
    one is a syncopation, nearly as loud as what begins a bar."""
    found, beat, long = list[Note](), Fraction(0), PHRASE / beats
    for word in written.split():
        names, _, rest = word.partition("/")
        lasts, _, louder = rest.partition("^")
        whole_bar, on_beat = 2 * beat % beats == 0, beat % 1 == 0
        held = not on_beat and Fraction(lasts) - (-beat % 1) >= 1
        stress = 1.0 if whole_bar else 0.95 if held else 0.86 if on_beat else 0.74
        stress *= 10 ** (float(louder or 0) / 20)
        for name in names.split("+") if names != "-" else ():
            found.append(Note(float(beat) * long, float(Fraction(lasts)) * long, name, stress))
        beat += Fraction(lasts)
    if written and beat != beats:
        raise ValueError(f"{written} has {beat} beats, not {beats}")
    return found


def ticks(number: int) -> list[Note]:
    """The notes of a phrase of the clock."""
    beats, written = LAST[number]
    names = written.split()
    return notes(" ".join(f"{name}/{Fraction(beats, len(names))}" for name in names), beats)


def named(phrase: Phrase) -> list[tuple[str, float]]:
    """The names of the chords of a phrase, and the beats of each."""
    parted = [word.rpartition("/") for word in phrase.chords.split()]
    return [(name, float(beats)) for name, _, beats in parted]


def bass(chord: str) -> str:
    """The lowest note of a chord, by its name, which may say its octave."""
    root, _, low = chord.partition("/")
    return BASSES.get(low or root[:1], low)


def chords(phrase: Phrase) -> list[tuple[float, float, Chord]]:
    """The chords of a phrase: when each begins, how long it lasts, and which it is."""
    its = named(phrase)
    beat = PHRASE / sum(beats for _, beats in its)
    found, at = list[tuple[float, float, Chord]](), 0.0
    for (name, beats), strings in zip(its, phrase.strings.split(), strict=True):
        found.append((at, beats * beat, Chord(bass(name), strings.replace("+", " "))))
        at += beats * beat
    return found


def moments() -> Iterator[tuple[int, float, Chord, dict[str, set[str]]]]:
    """What is written at each quarter of a beat: the phrase, the beat, the chord, and the notes of
    each line by its name. At the table they are numbered from 1, those of the theme from 101."""
    table = [(piece, phrase) for piece in PIECES for phrase in piece.phrases]
    theme = [(THEME, phrase) for phrase in THEME.phrases]
    for number, (piece, phrase) in (*enumerate(table, 1), *enumerate(theme, 101)):
        lines = {"lead": phrase.lead}
        lines |= {place: voice.get(number, "") for place, voice in VOICES.items()}
        sung = {name: notes(line, piece.beats) for name, line in lines.items()}
        sung |= {name: ticks(n) for name, its in CLOCKS.items() for n in its[number - 1 : number]}
        for quarter in range(4 * piece.beats):
            now = quarter * PHRASE / piece.beats / 4 + 0.01
            chord = next(chord for at, lasts, chord in chords(phrase) if at <= now < at + lasts)
            heard = {
                name: {n.name for n in line if n.at <= now < n.at + n.seconds}
                for name, line in sung.items()
            }
            yield number, quarter / 4, chord, heard


def leaning(piece: Piece) -> Iterator[tuple[int, str, str]]:
    """Wherever the melody of a piece has a tone that the chord has not, when a chord or a bar
    begins, and goes down from it by a step to one that the chord has: the phrase, and both
    notes."""
    for number, phrase in enumerate(piece.phrases, 1):
        its, bar = chords(phrase), PHRASE / 2
        for strong in sorted({bar, *(at for at, _, _ in its)}):
            for one, after in pairwise(notes(phrase.lead, piece.beats)):
                down = round(12 * log2(pitch(one.name) / pitch(after.name)))
                if one.at <= strong + 0.01 < after.at and down in (1, 2):
                    here, there = (
                        {name[:-1] for name in (chord.bass, *chord.strings.split())}
                        for when in (strong, after.at)
                        for at, lasts, chord in its
                        if at <= when + 0.01 < at + lasts
                    )
                    if one.name[:-1] not in here and after.name[:-1] in there:
                        yield number, one.name, after.name


def clashes() -> Iterator[tuple[int, float, str, str]]:
    """Whatever is a semitone from something else at the same time, in any octave: the phrase, the
    beat and both notes."""
    for number, beat, chord, heard in moments():
        names = {chord.bass, *chord.strings.split(), *chord.plucked.split()}.union(*heard.values())
        for one, other in combinations(sorted(names), 2):
            if (STEPS[one[:-1]] - STEPS[other[:-1]]) % 12 in (1, 11):
                yield number, beat, one, other


def parallels() -> Iterator[tuple[int, float, str, str]]:
    """Wherever two of the melodies, the four strings and the bass go the same way from a fifth to a
    fifth or from an octave to an octave: the phrase, the beat and both lines. Two who do so sound
    as one. The clock of the last cards is no melody."""
    before, last = dict[str, float](), 0
    for number, beat, chord, heard in moments():
        if number > last + 1:
            # Another tune: nothing leads over to it.
            before.clear()
        last = number
        now = {name: max(map(pitch, names)) for name, names in heard.items() if names}
        for clock in CLOCKS:
            now.pop(clock, None)
        now["bass"] = pitch(chord.bass)
        now |= {f"strings {n}": pitch(name) for n, name in enumerate(chord.strings.split(), 1)}
        for one, other in combinations(sorted(now.keys() & before.keys()), 2):
            wide = [abs(12 * log2(line[one] / line[other])) for line in (before, now)]
            moved = [now[name] / before[name] for name in (one, other)]
            same = round(wide[0]) % 12 == round(wide[1]) % 12 in (0, 7)
            if same and (min(moved) > 1.01 or max(moved) < 0.99):
                yield number, beat, one, other
        before = now
