"""Sheets to judge the faces by: all at full size, small, in grey, and as others see them.

python -m build_scripts.art.contact OUTPUT [FOLDER OF THE FACES]
"""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

from build_scripts.art.cards.faces import DECK
from build_scripts.art.catalogue import ADDED
from build_scripts.art.drawing import vision
from build_scripts.art.measure import KEPT

GROUND, GAP = (30, 26, 72), 12


def sheet(pictures: Sequence[Image.Image], columns: int) -> Image.Image:
    width, height = pictures[0].size
    rows = -(-len(pictures) // columns)
    size = columns * (width + GAP) + GAP, rows * (height + GAP) + GAP
    whole = Image.new("RGB", size, GROUND)
    for i, one in enumerate(pictures):
        row, column = divmod(i, columns)
        whole.paste(one, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return whole


def as_seen(image: Image.Image, sight: str) -> Image.Image:
    """The picture as somebody with this sight sees it."""
    colours = vision.seen(np.asarray(image.convert("RGB")) / 255, sight)
    return Image.fromarray(np.round(colours * 255).astype("uint8"))


def main() -> None:
    output = Path(sys.argv[1])
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else KEPT
    output.mkdir(parents=True, exist_ok=True)
    faces = [Image.open(folder / f"{name}.webp").convert("RGB") for name in DECK]

    def small(width: int) -> list[Image.Image]:
        size = width, round(width * 32 / 21)
        return [face.resize(size, Image.Resampling.LANCZOS) for face in faces]

    added = [Image.open(folder / f"{name}.webp").convert("RGB") for name in ADDED]
    sheet([face.resize((280, 427), Image.Resampling.LANCZOS) for face in added], 6).save(
        output / "added.png"
    )
    sheet(small(420)[:9], 3).save(output / "places-1.png")
    sheet(small(420)[9:], 3).save(output / "places-2.png")
    everything = sheet(small(280), 6)
    everything.save(output / "deck.png")
    row = sheet(small(96), 18)
    ways: dict[str, Callable[[Image.Image], Image.Image]] = {
        "grey": lambda image: image.convert("L").convert("RGB"),
        **{sight: partial(as_seen, sight=sight) for sight in vision.SIGHTS},
    }
    for name, way in ways.items():
        way(everything).save(output / f"deck-{name}.png")
    rows = [row, *(way(row) for name, way in ways.items() if name != "normal")]
    sheet(rows, 1).save(output / "small.png")


if __name__ == "__main__":
    main()
