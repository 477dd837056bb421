"""A sheet to judge the sounds by eye: of each its waveform, and over time what colours it has.

python -m build_scripts.sound.spectrograms OUTPUT [FOLDER OF THE SOUNDS]
"""

import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from build_scripts.sound.catalogue import SOUNDS, Sound
from build_scripts.sound.figures import one_side
from build_scripts.sound.levels import KEPT
from build_scripts.sound.signals import RATE, Signal
from build_scripts.sound.writing import read

WIDTH, HIGH, LOW, GAP, COLUMNS = 360, 170, 60, 22, 5
GROUND, INK, LINE = (18, 16, 40), (225, 220, 200), (70, 66, 110)
LOWEST, HIGHEST, DEEP = 40.0, 16_000.0, 80.0
"""Lowest and highest frequency shown, in Hz, and how many dB below the loudest are black."""
MARKS = (100, 1000, 8000)


def spectrogram(signal: Signal, width: int) -> Image.Image:
    """Time to the right, pitch upwards by octaves, the loudest is the brightest."""
    frame = 2048 if len(signal) < 4 * RATE else 8192
    padded = np.pad(signal, frame // 2)
    starts = np.linspace(0, len(signal) - 1, width).astype(int)
    frames = np.stack([padded[at : at + frame] for at in starts]) * np.hanning(frame)
    strength = np.abs(np.fft.rfft(frames, axis=1))
    rows = np.geomspace(HIGHEST, LOWEST, HIGH)
    at = np.clip(rows * frame / RATE, 0, strength.shape[1] - 1)
    decibels = 20 * np.log10(np.maximum(strength[:, np.round(at).astype(int)].T, 1e-9))
    light = np.clip(1 + (decibels - decibels.max()) / DEEP, 0, 1)
    colours = np.stack([light**1.2, light**2.2, 0.25 + 0.5 * light - 0.5 * light**4], axis=-1)
    return Image.fromarray((np.clip(colours * (light[..., None] > 0), 0, 1) * 255).astype("uint8"))


def waveform(signal: Signal, width: int) -> Image.Image:
    """The waveform, from the lowest to the highest sample at each moment, as large as it will
    go."""
    image = Image.new("RGB", (width, LOW), GROUND)
    drawing = ImageDraw.Draw(image)
    parts = np.array_split(signal / max(np.abs(signal).max(), 1e-6), width)
    for x, part in enumerate(parts):
        y = [LOW / 2 * (1 - 0.95 * float(value)) for value in (part.max(), part.min())]
        drawing.line((x, y[0], x, y[1]), fill=INK)
    return image


def panel(sound: Sound, folder: Path, width: int) -> Image.Image:
    signal = read(folder / f"{sound.name}.ogg")
    image = Image.new("RGB", (width, GAP + HIGH + LOW), GROUND)
    drawing = ImageDraw.Draw(image)
    image.paste(spectrogram(one_side(signal), width), (0, GAP))
    for mark in MARKS:
        y = GAP + HIGH * np.log(HIGHEST / mark) / np.log(HIGHEST / LOWEST)
        drawing.line((0, y, 8, y), fill=INK)
    image.paste(waveform(one_side(signal), width), (0, GAP + HIGH))
    drawing.text((4, 5), f"{sound.name}  {len(signal) / RATE:.2f} s", fill=INK)
    return image


def main() -> None:
    output = Path(sys.argv[1])
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else KEPT
    output.mkdir(parents=True, exist_ok=True)
    panels = [panel(sound, folder, WIDTH) for sound in SOUNDS]
    wide, high = COLUMNS * (WIDTH + 8), GAP + HIGH + LOW + 8
    whole = Image.new("RGB", (wide, -(-len(panels) // COLUMNS) * high), LINE)
    for number, image in enumerate(panels):
        whole.paste(image, (number % COLUMNS * (WIDTH + 8), number // COLUMNS * high))
    whole.save(output / "sounds.png")


if __name__ == "__main__":
    main()
