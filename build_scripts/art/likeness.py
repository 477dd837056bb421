"""How alike two icons are where they are small: the correlation of what they cover."""

from pathlib import Path
from statistics import correlation

from PIL import Image

ICONS = Path(__file__).resolve().parents[2] / "art" / "icons"
FOURTH = "kind-G"
OTHERS = (
    *(f"kind-{kind}" for kind in ("S", "M", "K", "D", "T", "P", "SP")),
    "eye",
    *(f"place-{place}" for place in "OAGL"),
)
"""The fourth symbol, and all that stand beside it on the pennants of cards."""
ALIKE, SMALL = 0.4, 16
"""Correlation from which two icons are taken for each other, and the width of a small icon in
pixels."""


def covered(name: str, px: int = SMALL) -> list[float]:
    """Returns the covered share of each pixel of an icon of this width, row by row."""
    whole = Image.open(ICONS / f"{name}.png").getchannel("A")
    small = whole.resize((px, px), Image.Resampling.LANCZOS)
    return [level / 255 for level in small.tobytes()]


def likenesses_of_fourth() -> dict[str, float]:
    """Returns how alike the fourth symbol is to each other at 16 pixels, by the icon's name: from
    -1 to 1, one and the same."""
    fourth = covered(FOURTH, SMALL)
    return {other: correlation(fourth, covered(other, SMALL)) for other in OTHERS}
