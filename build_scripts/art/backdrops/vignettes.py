"""The places in the dark, to lie behind the pages: near enough to be known, dim enough to be
forgotten."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from build_scripts.art.drawing.paint import CARD, Sheet
from build_scripts.art.drawing.view import View
from build_scripts.art.pieces import Files
from build_scripts.art.scenes import SCENES
from build_scripts.art.writing import as_webp, picture

Light: TypeAlias = npt.NDArray[np.float64]
SIZE = (1600, 900)
VIGNETTES = {
    # The place, the time, and how high in its scene the picture begins.
    "library": ("L", "K", 190.0),
    "observatory": ("O", "M", 262.0),
    "garden": ("G", "S", 296.0),
    "aquarium": ("A", "M", 268.0),
}
DARKEST, LIGHTEST, CALM = 8.0, 42.0, 28.0
"""The lightness (L*) of black and white paper at the edges, and of white in the middle."""
VIOLET = np.array((0.10, 0.08, 0.34))
"""The colour of the night that everything takes on, as linear light."""
DYED = 0.16
"""Share of that violet in every colour."""
GREYED = 0.24
"""Share of its colour that everything loses."""
QUALITY = 82


class Bare(View):
    """A scene without the symbol that it has on its card."""

    def medallion(self) -> None:
        """Draws nothing."""


def vignette_files() -> Files:
    return {
        f"vignettes/{name}.webp": as_webp(draw_vignette(place, time, top), QUALITY)
        for name, (place, time, top) in VIGNETTES.items()
    }


def draw_vignette(place: str, time: str, top: float) -> Image.Image:
    """A strip of the scene as wide as its card, at night, and calm in the middle."""
    scale = SIZE[0] / CARD[0]
    sheet = Sheet(CARD, scale)
    SCENES[place].paint(Bare(place, time, sheet))
    strip = (
        picture(sheet)
        .convert("RGB")
        .crop((0, round(top * scale), SIZE[0], round(top * scale) + SIZE[1]))
    )
    light = _linear(np.asarray(strip.filter(ImageFilter.GaussianBlur(1.0))) / 255)
    weight = _luminance(light)[..., None]
    height, width = weight.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    away = np.clip(np.hypot(x, y), 0, 1) ** 2
    lightest = CALM + (LIGHTEST - CALM) * away
    lightness = np.clip(116 * np.cbrt(weight[..., 0]) - 16, 0, 100) / 100
    wanted = (DARKEST + (lightest - DARKEST) * lightness)[..., None]
    night = VIOLET / _luminance(VIOLET)
    dyed = (1 - DYED) * light / np.maximum(weight, 0.01) + DYED * night
    dyed += GREYED * (1 - dyed)
    dyed /= np.maximum(_luminance(dyed)[..., None], 0.05)
    dark = dyed * ((wanted + 16) / 116) ** 3
    return Image.fromarray(np.clip(255 * _encoded(dark) + 0.5, 0, 255).astype(np.uint8), "RGB")


def _luminance(light: Light) -> Light:
    """Luminance of linear colours, 0 to 1."""
    return light @ np.array((0.2126, 0.7152, 0.0722))


def _linear(colours: Light) -> Light:
    """Colours of a file, 0 to 1, as light."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def _encoded(light: Light) -> Light:
    """The reverse of `_linear`."""
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
