"""Measures the rendered faces and prints what the look must hold; exit code 1 if it does not.

python -m build_scripts.art.measure [FOLDER OF THE FACES]
"""

import itertools
import sys
from pathlib import Path as FilePath

import numpy as np
from PIL import Image

from build_scripts.art.cards import frames
from build_scripts.art.cards.faces import FACES, PLACES, TIMES
from build_scripts.art.drawing import vision
from build_scripts.art.drawing.colours import IVORY, from_hex
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.drawing.paths import Path, box, circle, stroked, union, without
from build_scripts.art.drawing.view import MIDDLE
from build_scripts.art.likeness import ALIKE, FOURTH, covered, likenesses_of_fourth
from build_scripts.art.signs.icons import icon
from build_scripts.art.writing import picture

KEPT = FilePath(__file__).resolve().parents[2] / "art" / "faces"
APART, PENNANT, CREST, MEDALLION, NAME = 17.0, 7.0, 3.0, 4.5, 4.5
"""Least difference of two places, and least contrasts."""
ADDED_KINDS = {"G": "Glyphs", "DG": "their Doors", "T4": "Towers", "P": "Goals"}
"""Kinds that editions add for each place, by the letters of their faces."""
SIZE = (840, 1280)
TOLD = 0.14
"""Least difference of the fourth symbol from another at 12 pixels, as a share of its square."""
NAME_BOX = box(60, 570, 300, 40)
"""The box of a name of the greatest length."""
NIGHT_NAME = from_hex("F7F1C4")


def face(folder: FilePath, name: str) -> vision.Array:
    """Pixels of a face, 0 to 1, as many as `Sheet` has."""
    (file,) = folder.glob(f"{name}.*")
    whole = Image.open(file).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
    return np.asarray(whole) / 255


def pixels(image: vision.Array, area: Path) -> vision.Array:
    """Pixels of an area in card units that lie wholly within it."""
    sheet = Sheet()
    sheet.fill(area, (255, 255, 255, 255))
    return image[np.asarray(picture(sheet))[..., 3] > 250]


def shrunk(path: Path) -> Path:
    """A path without its edge, where colours mix."""
    return without(path, stroked(path, 2.4))


def grown(path: Path, by: float) -> Path:
    """A path with the ground just around it."""
    return union(path, stroked(path, 2 * by))


def symbol_contrast(image: vision.Array, symbol: Path, ground: Path) -> float:
    """Contrast of a symbol's pixels with the middle of the ground around it: the 25th
    percentile."""
    around = vision.luminance(pixels(image, without(ground, grown(symbol, 2.5))))
    marks = vision.luminance(pixels(image, shrunk(symbol)))
    return float(np.percentile(vision.contrast(marks, np.median(around)), 25))


def on_pennant(image: vision.Array, mark: str, y: float, radius: float) -> float:
    """Contrast of the symbol or the crest with the cloth."""
    ground = box(68 - 36, y - radius - 5, 72, 2 * radius + 10)
    return symbol_contrast(image, icon(mark, 68, y, radius), ground)


def on_medallion(image: vision.Array, symbol: str) -> float:
    """Contrast of the foil symbol with its dark plate."""
    x, y = MIDDLE
    mark = {
        "S": icon("kind-S", x, y, 66),
        "M": icon("kind-M", x + 4, y, 60),
        "K": icon("kind-K", x, y + 20, 88),
        "G": icon("kind-G", x, y, 68),
    }[symbol]
    plate = circle(x, y, 70) if symbol != "K" else circle(x, y - 14, 68)
    return symbol_contrast(image, mark, plate)


def name_contrast(image: vision.Array, colour: tuple[int, ...]) -> float:
    """Contrast of a name with its ground: the worst of twenty pixels."""
    letters = vision.luminance(np.array(colour[:3]) / 255)
    ground = vision.luminance(pixels(image, NAME_BOX))
    return float(np.percentile(vision.contrast(letters, ground), 5))


def margin(place: str) -> Path:
    """The frame of a place without window, pennant and plate of the name."""
    front = without(box(18, 18, 384, 535), grown(frames.window(place, *frames.WINDOW), 6))
    return without(front, grown(frames.pennant(place), 10))


def wall(place: str) -> Path:
    sides = union(box(18, 190, 36, 300), box(366, 60, 36, 430))
    return without(sides, grown(frames.pennant(place), 10))


def colours(folder: FilePath, kinds: str) -> dict[str, vision.Array]:
    """The median colour of each place's frames, or of its Door's wall."""
    area = wall if kinds.startswith("D") else margin
    names = kinds if kinds == TIMES else [kinds]
    return {
        place: np.median(
            np.concatenate([pixels(face(folder, place + kind), area(place)) for kind in names]),
            axis=0,
        )
        for place in PLACES
    }


def told(value: float, least: float) -> str:
    """A figure, marked if it is too small."""
    return f"{value:6.1f}{' ' if value >= least else '!'}"


def measure_places(folder: FilePath, what: str, kinds: str) -> bool:
    """Prints how far the places' colours are apart in every sight."""
    found = colours(folder, kinds)
    pairs = list(itertools.combinations(PLACES, 2))
    print(f"{what:20}", *(f"{one + other:>6} " for one, other in pairs))
    good = True
    for sight in vision.SIGHTS:
        seen = {place: vision.seen(colour, sight) for place, colour in found.items()}
        apart = [vision.difference(seen[one], seen[other]) for one, other in pairs]
        print(f"{sight:20}", *(told(value, APART) for value in apart))
        good &= min(apart) >= APART
    lightness = {place: vision.lab(colour)[0] for place, colour in found.items()}
    print("lightness           ", *(f"{place}{value:5.1f} " for place, value in lightness.items()))
    return good


def measure_face(folder: FilePath, name: str) -> bool:
    image, night = face(folder, name), name == "NM"
    found = {}
    if name[1] != "T":  # Beside its symbol stands a number.
        mark = "eye" if night else f"kind-{name[1]}"
        found["pennant"] = on_pennant(image, mark, 56, 34), PENNANT
    if not night:
        found["crest"] = on_pennant(image, f"place-{name[0]}", 126, 23), CREST
    if name[1] in "SKG" or (name[1] == "M" and not night):
        found["medallion"] = on_medallion(image, name[1]), MEDALLION
    found["name"] = name_contrast(image, NIGHT_NAME if night else IVORY), NAME
    print(f"{name:3}", *(f"{what} {told(*value)} " for what, value in found.items()))
    return all(value >= least for value, least in found.values())


def measure_fourth() -> bool:
    """Prints how far the fourth symbol is from others at 12 pixels, and how alike at 16."""
    fourth = np.array(covered(FOURTH, 12))
    apart = {
        f"kind-{kind}": float(np.abs(fourth - np.array(covered(f"kind-{kind}", 12))).mean())
        for kind in "SMKD"
    }
    print("fourth symbol      ", *(f"{name} {value:.2f} " for name, value in apart.items()))
    alike = likenesses_of_fourth()
    print("correlation        ", *(f"{name} {value:.2f} " for name, value in alike.items()))
    return min(apart.values()) >= TOLD and max(alike.values()) < ALIKE


def main() -> int:
    folder = FilePath(sys.argv[1]) if len(sys.argv) > 1 else KEPT
    good = measure_places(folder, "difference of frames", TIMES)
    good &= measure_places(folder, "difference of Doors", "D")
    for kinds, what in ADDED_KINDS.items():
        good &= measure_places(folder, f"difference of {what}", kinds)
    good &= measure_fourth()
    for name in (*FACES, *(place + kind for kind in ADDED_KINDS for place in PLACES)):
        good &= measure_face(folder, name)
    print("All holds." if good else "What is marked with ! is too small.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
