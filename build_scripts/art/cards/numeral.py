"""Figures as shapes, from the typeface that the program counts with."""

from pathlib import Path as FilePath

import skia

from build_scripts.art.drawing.paths import Path, moved, together

FONT = FilePath(__file__).resolve().parents[3] / "art/fonts/josefin-sans-latin-700-normal.woff"


def numeral(number: int, x: float, y: float, height: float) -> Path:
    font = skia.Font(skia.Typeface.MakeFromFile(str(FONT)), 100)
    figures, across = [], 0.0
    glyphs = font.textToGlyphs(str(number))
    for glyph, width in zip(glyphs, font.getWidths(glyphs), strict=True):
        figures.append(moved(font.getPath(glyph), across))
        across += width
    whole = together(*figures)
    bounds = whole.computeTightBounds()
    size = height / bounds.height()
    return moved(whole, x - bounds.centerX() * size, y - bounds.centerY() * size, size)
