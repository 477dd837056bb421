"""The music, phrase by phrase, as the score has it.

A phrase is longer than its time: its last notes ring on under the next one. So a phrase begins in
silence and ends in it, and there is no seam to hide.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby

import numpy as np

from build_scripts.sound import score
from build_scripts.sound.instruments import TURN, celesta, felt, harp, reed, strings, wood
from build_scripts.sound.score import PHRASE, Note, Phrase, Piece, chords, notes
from build_scripts.sound.signals import (
    STEPS,
    Chance,
    Signal,
    band,
    clock,
    convolved,
    decay,
    faded,
    filtered,
    panned,
    pitch,
    pressed,
    samples,
    shaped,
    walls,
)
from build_scripts.sound.voices import VOICES

TAIL = 1.8
"""Seconds for which a phrase goes on under the next one."""
WHOLE = PHRASE + TAIL
Instrument = Callable[[Chance, float, float], Signal]

LAYERS: dict[str, tuple[int, ...]] = {
    "theme": tuple(range(1, 1 + len(score.THEME.phrases))),
    "piece": tuple(range(1, 1 + sum(len(piece.phrases) for piece in score.PIECES))),
    **{f"voice-{place}": tuple(sung) for place, sung in score.VOICES.items()},
    "last": tuple(score.LAST),
    "dark": tuple(range(1, 1 + len(score.DARK.phrases))),
}
"""The phrases of each layer."""
LOUD = {
    "theme": -20.0,
    "piece": -20.5,
    "voice-O": -24.5,
    "voice-A": -23.7,
    "voice-G": -24.2,
    "voice-L": -22.4,
    "last": -26.8,
    "dark": -15.7,
}
"""LUFS of a layer as a whole. `levels` measures it; `GAINS` make it so."""
GAINS = {
    "theme": -13.0,
    "piece": -14.2,
    "voice-O": -22.5,
    "voice-A": -17.5,
    "voice-G": -26.8,
    "voice-L": -8.4,
    "last": -14.9,
    "dark": -15.2,
}
"""Gain of each layer, in dB."""
SHARES = {"piece": 1.0, "voice": 0.6}
"""How much of the arch of a piece is in what is always heard, and in a voice, which must never be
covered."""
LOUDER: dict[str, dict[int, float]] = {
    "voice-O": {**dict.fromkeys((11, 13, 18, 19, 21, 22, 25, 27, 29, 30), 1.0), 3: 0.5},
    "voice-G": {**dict.fromkeys((20, 21, 24), 1.5), **dict.fromkeys((4, 5, 16), 1.0)},
    "voice-L": {
        **dict.fromkeys((1, 2, 4, 9, 10, 32), -1.5),
        **dict.fromkeys((8, 24, 25), -0.5),
        5: 1.5,
        12: 1.0,
        17: -2.0,
    },
    "last": {
        **dict.fromkeys((10, 11, 12, 17, 18), 1.0),
        4: -1.0,
        14: -0.5,
        20: 2.0,
        22: 1.5,
        24: 1.5,
        28: 0.5,
    },
    "dark": {2: 0.3, 3: 0.7},
}
"""Decibels by which single phrases of a layer are louder, where what else plays would cover them,
or softer, where they would cover it."""
HIGH = 520.0
"""Hz above which notes of a voice are played softer the higher they are: they carry further."""
BANDS = {"dark": (36, 6500), "voice": (55, 4200), "last": (55, 2500)}
"""Hz between which a layer is heard, if not from 55 to 6500: the Nightmare has a bass of 39."""
COMPASS = [pitch(f"{name}{octave}") for octave in range(3, 7) for name in STEPS]
"""Hz of all the notes over which the hall is evened."""
HARP, WOOD = {1: 0.7, 2: 0.47, 3: 0.44}, {1: 0.2, 2: 0.11, 3: 0.09}
RINGS = {1: 0.95, 2: 0.7, 3: 0.55}
"""How loud the harp and the wood of a clock are, and the seconds for which the harp rings, by the
notes to a beat."""
RING = 1.2
"""Seconds for which a note of a melody rings on."""
LEAD = 0.03
"""Seconds of silence before a phrase: what the codec smears stays within."""
MOST = 10 ** (-7.5 / 20)
"""The peak that nothing in a phrase may have."""


def phrase(layer: str, number: int) -> Signal:
    """A phrase of a layer; 1 is the first."""
    gain = GAINS[layer] + LOUDER.get(layer, {}).get(number, 0.0)
    chance = np.random.default_rng(zlib.crc32(f"{layer}{number}".encode()))
    kind, _, place = layer.partition("-")
    grows = score.SWELL
    if kind == "last":
        made = clockwork(number, chance)
    elif kind == "dark":
        made = under_nightmare(score.DARK.phrases[number - 1], chance)
    elif kind == "theme":
        made, grows = stated(score.THEME.phrases[number - 1], chance), score.THEME.arch[number - 1]
    else:
        piece, its_own = piece_of(number)
        grows = piece.arch[piece.phrases.index(its_own)]
        voice = kind == "voice"
        made = sung(place, number, chance) if voice else played(piece, its_own, chance)
    wide, (low, high) = made.ndim == 2, BANDS.get(kind, (55, 6500))
    made = shaped(made, swell(SHARES.get(kind, 1.0) * np.array(grows)))
    light = filtered(made, lambda at: band(at, low, high, 4) * lit(at, wide))
    return faded(pressed(light * 10 ** (gain / 20), MOST, 0.01), 0.004, 1.2)


def swell(decibels: Sequence[float] | Signal) -> Signal:
    """How loud a phrase is in the course of it, from the first decibels to the last."""
    return 10 ** (np.interp(clock(WHOLE), (LEAD, LEAD + PHRASE), decibels) / 20)


def lit(at: Signal, wide: bool) -> Signal:
    """What is above 600 Hz by 8 dB louder than what is below: no cloth hangs before it. What
    has two sides is louder by 6 dB more above 2 kHz; in a voice that takes too many bytes."""
    return shelf(at, 600, 8) * (shelf(at, 2000, 6) if wide else 1)


def shelf(at: Signal, high: float, louder: float) -> Signal:
    """A filter that makes what is above so many Hz so many dB louder."""
    up = (at / high) ** 2
    return np.sqrt((1 + 10 ** (louder / 10) * up) / (1 + up))


def kept_phrase(layer: str, number: int, chance: Chance) -> Signal:
    """A phrase; it has a chance of its own, on which the loudness of its layer depends."""
    return phrase(layer, number)


def laid(phrases: Sequence[Signal]) -> Signal:
    """Phrases as they are heard one after the other, the last under the first."""
    loop = np.zeros((samples(PHRASE * len(phrases)), *phrases[0].shape[1:]))
    for number, part in enumerate(phrases):
        lay(loop, number * PHRASE, part)
    return loop


def lay(loop: Signal, at: float, part: Signal) -> None:
    """Adds a part that may reach over the end, to the beginning."""
    np.add.at(loop, (samples(at) + np.arange(len(part))) % len(loop), part)


def piece_of(number: int) -> tuple[Piece, Phrase]:
    """The piece to which a phrase of the table belongs, and the phrase itself."""
    all_of_them = [(piece, phrase) for piece in score.PIECES for phrase in piece.phrases]
    return all_of_them[number - 1]


# Ensembles


def played(piece: Piece, its: Phrase, chance: Chance) -> Signal:
    """Strings, a harp, and a melody of far bells and of something lower that carries it: what is
    always heard at the table."""
    sides = strung(its, chance, 0.11 if piece.harp else 0.125) + basses(its, chance, 0.4)
    if piece.harp:
        # What all play is lower than the other melodies, nearer to the harp.
        sides += broken(piece, its, chance, 0.24 if piece.lead == "all" else 0.29)
    tune = late(notes(its.lead, piece.beats), chance)
    high, below, level = LEADS[piece.lead]
    melody = voiced(bells, tune, chance, high, 0.25)
    melody += voiced(below, moved(tune, -1), chance, level, -0.1)
    return far(sides) + close(melody)


def stated(its: Phrase, chance: Chance) -> Signal:
    """The theme: a felted piano, bells an octave above, and all that is heard at the table."""
    tune = late(notes(its.lead, score.THEME.beats), chance)
    sides = strung(its, chance, 0.1) + basses(its, chance, 0.38)
    sides += broken(score.THEME, its, chance, 0.28)
    melody = voiced(felt, tune, chance, 0.6, -0.1)
    melody += voiced(bells, moved(tune, 1), chance, 0.3, 0.2)
    return far(sides) + close(melody)


def under_nightmare(its: Phrase, chance: Chance) -> Signal:
    """Two reeds in octaves have the theme, upside down, over low strings, the lowest string of a
    harp and a heart. It is often heard for a moment only, so all of it is there at once."""
    tune = late(notes(its.lead, score.DARK.beats), chance)
    sides = filtered(strung(its, chance, 0.3), lambda at: band(at, 40, 900, 1.5))
    low = basses(its, chance, 1.1)
    melody = voiced(reed, tune, chance, 0.48, -0.15)
    melody += voiced(reed, moved(tune, -1), chance, 0.48, 0.15)
    beat = PHRASE / score.DARK.beats
    for number, at in enumerate(np.arange(0, PHRASE, beat)):
        soft = 0.7 if number % 3 else 1.0
        for again, strong in ((0.0, 2.05), (0.3, 1.28)):
            lay_in(low, LEAD + at + again, panned(soft * strong * heart(), 0.0))
    return far(sides + shaped(low, swell(score.SWELL))) + close(melody)


def sung(place: str, number: int, chance: Chance) -> Signal:
    """The counter-voice of a place, in its instrument, on one side."""
    piece, _ = piece_of(number)
    line = late(notes(score.VOICES[place][number], piece.beats), chance)
    one = np.zeros(samples(WHOLE))
    for note in line:
        lasts = min(note.seconds + 1.4, WHOLE - note.at)
        tone = VOICES[place](chance, pitch(note.name), lasts)
        if place == "O":
            # The finger goes on round the rim, so a long note hardly fades.
            tone = tone * 10 ** (0.42 * np.minimum(clock(lasts), note.seconds))
        tone = faded(tone, 0.01, min(1.2, 0.5 * lasts))
        high = pitch(note.name)
        soft = note.stress * evened(high, beside) * min(1.0, (HIGH / high) ** 0.6)
        lay_in(one, LEAD + note.at, soft * tone)
    return beside(one)


def clockwork(number: int, chance: Chance) -> Signal:
    """A clock of wood and harp, a little like a heart. The first ticks on the beats, and those that
    come to it between them."""
    line, (beats, _) = score.ticks(number), score.LAST[number]
    often = len(line) // beats
    one = np.zeros(samples(WHOLE))
    for note in line:
        tone = faded(harp(chance, pitch(note.name), RINGS[often]), 0.002, 0.5 * RINGS[often])
        lay_in(one, LEAD + note.at, HARP[often] * note.stress * tone)
    for count in range(often * beats):
        if often == 1 or count % often:
            high = 660 if often == 1 and count % (beats // 2) == 0 else 880
            tick = wood(chance, high, 0.2, 0.12)
            lay_in(one, LEAD + count * PHRASE / beats / often, WOOD[often] * tick)
    return one + 0.12 * convolved(one, walls(room(), 0.9))


# What they are made of


def strung(its: Phrase, chance: Chance, level: float) -> Signal:
    """The strings: each player on a side of their own, and with a line of their own. Who has the
    same tone in the next chord holds it."""
    whole = np.zeros((samples(WHOLE), 2))
    written = chords(its)
    players = list(zip(*(chord.strings.split() for _, _, chord in written), strict=True))
    for number, line in enumerate(players):
        side = 0.8 * (2 * number / (len(players) - 1) - 1)
        for name, held in groupby(zip(line, written, strict=True), lambda each: each[0]):
            its_own = [each for _, each in held]
            at, lasts = its_own[0][0], sum(lasts for _, lasts, _ in its_own)
            seconds = min(lasts + 1.5, WHOLE - at)
            tone = swelled(strings(chance, pitch(name), seconds), lasts)
            lay_in(whole, LEAD + at, panned(level * evened(pitch(name), far) * tone, side))
    return whole


def swelled(tone: Signal, lasts: float) -> Signal:
    """A tone that comes, swells a little and goes when its time is over."""
    times = clock(len(tone) / samples(1))
    rise = np.sin(np.pi / 2 * np.minimum(times / min(0.9, 0.6 * lasts), 1)) ** 2
    fall = np.cos(np.pi / 2 * np.clip((times - lasts) / min(1.4, lasts), 0, 1)) ** 2
    return tone * rise * fall * (0.8 + 0.2 * np.sin(np.pi * np.minimum(times / lasts, 1)))


def basses(its: Phrase, chance: Chance, level: float) -> Signal:
    """The ground of each chord, plucked low and soft."""
    whole = np.zeros((samples(WHOLE), 2))
    for at, lasts, chord in chords(its):
        tone = faded(harp(chance, pitch(chord.bass), min(lasts + 1, WHOLE - at)), 0.012, 0.9)
        lay_in(whole, LEAD + at, panned(level * evened(pitch(chord.bass), far) * tone, 0.0))
    return whole


def broken(piece: Piece, its: Phrase, chance: Chance, level: float) -> Signal:
    """The chords, broken by a harp, two notes to a beat."""
    whole = np.zeros((samples(WHOLE), 2))
    step = PHRASE / piece.beats / 2
    for at, lasts, chord in chords(its):
        names = chord.plucked.split()
        for number in range(round(lasts / step)):
            begins = at + number * step
            turn = round(begins / step) % len(piece.harp)
            name = names[piece.harp[turn]]
            soft = (1.0 if turn == 0 else 0.78) * evened(pitch(name), far)
            tone = faded(harp(chance, pitch(name), 2.2), 0.003, 1.2)
            side = 0.5 * piece.harp[turn] - 0.75
            lay_in(
                whole,
                LEAD + begins + float(chance.uniform(0, 0.018)),
                panned(level * soft * tone, side),
            )
    return whole


def bells(chance: Chance, frequency: float, seconds: float) -> Signal:
    """Small plates, touched with more felt than those of the cards."""
    return celesta(chance, frequency, seconds) * np.minimum(clock(seconds) / 0.012, 1)


def bowed(chance: Chance, frequency: float, seconds: float) -> Signal:
    """The strings with a melody: they come quicker than in a chord, tremble after a while, and let
    go of a tone when the next one begins."""
    times = clock(seconds)
    bent = times + 0.00016 * np.clip((times - 0.2) / 0.4, 0, 1) * np.sin(TURN * 5.1 * times)
    rise = np.sin(np.pi / 2 * np.minimum(times / 0.22, 1)) ** 2
    fall = np.cos(np.pi / 2 * np.clip((times - seconds + RING) / 0.5, 0, 1)) ** 2
    swell = 0.8 + 0.35 * np.sin(np.pi * np.clip(times / (seconds - RING), 0, 1))
    # A little sharp: a tone that the chord has too would else be louder or softer by chance.
    tone = np.interp(bent, times, strings(chance, 1.0014 * frequency, seconds))
    return tone * rise * fall * swell


LEADS: dict[str, tuple[float, Instrument, float]] = {
    "felt": (0.41, felt, 0.76),
    "harp": (0.41, harp, 0.55),
    "strings": (0.23, bowed, 0.39),
    "all": (0.4, bowed, 0.38),
}
"""Who has the melody of a piece: how loud the bells are, who has it an octave below them, as they
fade too fast to carry it alone, and how loud."""


def moved(line: Sequence[Note], octaves: int) -> list[Note]:
    """A line so many octaves higher."""
    return [replace(note, name=f"{note.name[:-1]}{int(note.name[-1]) + octaves}") for note in line]


def voiced(
    instrument: Instrument, line: Sequence[Note], chance: Chance, level: float, side: float
) -> Signal:
    """A line of notes in one instrument, each ringing on for a while."""
    whole = np.zeros((samples(WHOLE), 2))
    for note in line:
        lasts = min(note.seconds + RING, WHOLE - note.at)
        tone = faded(instrument(chance, pitch(note.name), lasts), 0.006, min(1.0, lasts / 2))
        loud = level * note.stress * evened(pitch(note.name), close)
        lay_in(whole, LEAD + note.at, panned(loud * tone, side))
    return whole


def heart() -> Signal:
    """One beat of a heart, with partials that small speakers can give."""
    times = clock(0.5)
    beat = sum(
        level * np.sin(TURN * high * times)
        for high, level in ((62, 1), (124, 0.8), (186, 0.5), (248, 0.25))
    )
    return faded(beat * decay(times, 0.5), 0.02, 0.1)


def late(line: Sequence[Note], chance: Chance) -> list[Note]:
    """A line as it is begun: never to the hundredth of a second. Who plays it with somebody else
    begins with them: apart by chance, they would put out some of each other's tones."""
    return [replace(note, at=note.at + float(chance.uniform(0, 0.022))) for note in line]


def room() -> Chance:
    """The chance of the hall: everybody plays in the same one."""
    return np.random.default_rng(8)


@cache
def wide() -> Signal:
    """The echo of the whole hall, on both sides."""
    same = room()
    near, distant = walls(same, 2.8), 0.4 * walls(same, 2.8)
    return np.stack([near + distant, near - distant], axis=1)


@cache
def narrow() -> Signal:
    """The echo of the hall on the side on which a single voice is."""
    return walls(room(), 2.4)


def roomy(sides: Signal, share: float) -> Signal:
    """Both sides, or one from the middle, in the whole hall. They are drawn together a little: what
    is far apart takes more bytes."""
    sides = sides if sides.ndim == 2 else panned(sides, 0.0)
    whole = sides + share * convolved(sides, wide())
    return 0.66 * whole + 0.34 * whole.mean(axis=1, keepdims=True)


def far(sides: Signal) -> Signal:
    """What an ensemble is in the hall."""
    return roomy(sides, 0.35)


def close(sides: Signal) -> Signal:
    """What a melody is that somebody plays before it."""
    return roomy(sides, 0.15)


def beside(one: Signal) -> Signal:
    """What a single voice is, on one side."""
    return one + 0.16 * convolved(one, narrow())


@cache
def rings(frequency: float, hall: Callable[[Signal], Signal]) -> float:
    """Decibels by which the hall makes the first 0.6 s of a tone louder."""
    times = clock(0.6)
    tone = np.sin(TURN * frequency * times) * decay(times, 1.2)
    return float(10 * np.log10(np.sum(hall(tone) ** 2) / np.sum(tone**2)))


def evened(frequency: float, hall: Callable[[Signal], Signal]) -> float:
    """What a tone is multiplied by before it comes into the hall. An echo is uneven, and in this
    one an E would ring up to 10 dB louder than a G, whatever the score has. So what the hall rings
    with is played softer, and the rest louder; not all the way, as halls are known by it."""
    usual = np.mean([rings(high, hall) for high in COMPASS])
    return float(10 ** (-0.8 * (rings(frequency, hall) - usual) / 20))


def lay_in(whole: Signal, at: float, part: Signal) -> None:
    """Adds a part; what reaches over the end is cut off."""
    first = samples(at)
    part = part[: max(0, len(whole) - first)]
    whole[first : first + len(part)] += part
