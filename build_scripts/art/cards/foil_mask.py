"""Masks of the foil of a face: white on black, for the light that the program moves over the
card."""

from collections.abc import Callable, Sequence

import skia
from PIL import Image

from build_scripts.art.drawing.colours import FOIL, Colour
from build_scripts.art.drawing.paint import Fill, Foil, Sheet, foil
from build_scripts.art.drawing.paths import Path
from build_scripts.art.writing import picture, reduced

SIZE = (210, 320)
SHADES = 16
"""Shades of grey, which a soft edge needs; more would only make the file larger."""
WHITE, BLACK = (
    skia.ColorFilters.Matrix([0, 0, 0, 0, light] * 3 + [0, 0, 0, 1, 0]) for light in (1, 0)
)


def draw_mask(draw: Callable[..., Sheet]) -> Image.Image:
    """The mask of the face that `draw` draws on a sheet of the given `kind`."""
    grey = reduced(picture(draw(kind=FoilMask)).convert("L"), SIZE)
    step = 255 / (SHADES - 1)
    return grey.point([round(round(value / step) * step) for value in range(256)])


class FoilMask(Sheet):
    """Foil becomes white; whatever else is drawn, over it too, becomes black. Light and shadow,
    which are soft, hide nothing."""

    def paint(self, colour: Fill, blur: float = 0.0) -> skia.Paint:
        """Keeps only how opaque the colour is."""
        paint = super().paint(colour)
        paint.setColorFilter(WHITE if isinstance(colour, Foil) else BLACK)
        if blur:
            paint.setAlpha(0)
        return paint

    def gild(self, path: Path, stops: Sequence[Colour] = FOIL, shadow: float = 1.0) -> None:
        """Makes the embossed edge foil as well."""
        self.fill(path, foil(path.getBounds(), stops))

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
        """Light hides nothing."""

    def grain(self) -> None:
        """The tooth of the paper hides nothing."""
