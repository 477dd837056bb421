"""Sheets of paper, foil and light, on a canvas in card units."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

import skia

from build_scripts.art.drawing.colours import FOIL, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paths import Path, moved

CARD = (420.0, 640.0)
SHADOW = from_hex("080414")
Stops = Sequence[tuple[float, Colour]]
"""Positions 0 to 1, and colours."""


@dataclass(frozen=True)
class Foil:
    """Gold, silver or violet that glitters, unlike a gradient of the same colours."""

    shader: skia.Shader


Fill: TypeAlias = Colour | skia.Shader | Foil


def ink(colour: Colour) -> skia.Color:
    """A colour for Skia; opaque if it has no alpha."""
    return skia.Color(*colour[:3], colour[3] if len(colour) > 3 else 255)


def upright(top: float, bottom: float, stops: Stops) -> skia.Shader:
    """A gradient from a height to another."""
    return slanted((0, top), (0, bottom), stops)


def slanted(start: tuple[float, float], end: tuple[float, float], stops: Stops) -> skia.Shader:
    """A gradient from a point to another."""
    return skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)],
        [ink(colour) for _, colour in stops],
        [at for at, _ in stops],
    )


def radial(x: float, y: float, radius: float, stops: Stops) -> skia.Shader:
    """A gradient from a point outwards."""
    return skia.GradientShader.MakeRadial(
        skia.Point(x, y), radius, [ink(colour) for _, colour in stops], [at for at, _ in stops]
    )


def foil(bounds: skia.Rect, stops: Sequence[Colour] = FOIL) -> Foil:
    """Foil from the upper left to the lower right corner of a box."""
    places = [0, 0.18, 0.34, 0.48, 0.62, 0.78, 0.9, 1]
    if len(stops) != len(places):
        places = [i / (len(stops) - 1) for i in range(len(stops))]
    corners = (bounds.left(), bounds.top()), (bounds.right(), bounds.bottom())
    return Foil(slanted(*corners, list(zip(places, stops, strict=True))))


class Sheet:
    """A canvas of card units, drawn `scale` times as large."""

    def __init__(self, size: tuple[float, float] = CARD, scale: float = 2.0) -> None:
        self.size = size
        self._surface = skia.Surface(round(size[0] * scale), round(size[1] * scale))
        self.canvas = self._surface.getCanvas()
        self.canvas.clear(0)
        self.canvas.scale(scale, scale)

    def image(self) -> skia.Image:
        """The picture drawn so far."""
        return self._surface.makeImageSnapshot()

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        """Draws only within the path."""
        self.canvas.save()
        self.canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        yield
        self.canvas.restore()

    @contextmanager
    def veiled(self, alpha: float) -> Iterator[None]:
        """Draws all as one layer that shines through; alpha 0 to 1."""
        self.canvas.saveLayerAlpha(None, round(255 * alpha))
        yield
        self.canvas.restore()

    def paint(self, colour: Fill, blur: float = 0.0) -> skia.Paint:
        """The paint for filling a path; `blur` softens its edge, in units."""
        paint = skia.Paint(AntiAlias=True)
        if isinstance(colour, Foil):
            paint.setShader(colour.shader)
        elif isinstance(colour, skia.Shader):
            paint.setShader(colour)
        else:
            paint.setColor(ink(colour))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        return paint

    def fill(self, path: Path, colour: Fill, blur: float = 0.0) -> None:
        """Fills a path with a colour, a gradient or foil; `blur` softens its edge, in units."""
        self.canvas.drawPath(path, self.paint(colour, blur))

    def trace(
        self, path: Path, width: float, colour: Fill, dash: Sequence[float] = (), blur: float = 0.0
    ) -> None:
        paint = self.paint(colour, blur)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        if dash:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        self.canvas.drawPath(path, paint)

    def flood(self, colour: Colour | skia.Shader) -> None:
        self.canvas.drawRect(skia.Rect(0, 0, *self.size), self.paint(colour))

    def cast(
        self, path: Path, x: float, y: float, blur: float, alpha: float, colour: Colour = SHADOW
    ) -> None:
        """The shadow of a path, moved by x and y."""
        self.fill(moved(path, x, y), faded(colour, alpha), blur)

    def paper(self, path: Path, colour: Colour, depth: float, rim: bool = True) -> None:
        """A cut sheet of paper: its shadow, its body lit from above, its bright edge. The nearer
        (depth 1), the longer its shadow."""
        bounds = path.getBounds()
        self.cast(path, -1 - 2 * depth, 2 + 5 * depth, 1.6 + 4.5 * depth, 0.34 + 0.28 * depth)
        top, bottom = max(20.0, bounds.top()), min(600.0, bounds.bottom())
        light, dark = mixed(colour, WHITE, 0.15), mixed(colour, from_hex("0A0616"), 0.30)
        body = upright(top, bottom, [(0, light), (0.35, colour), (1, dark)])
        self.fill(path, body)
        if rim:
            edge = [(0.0, faded(WHITE, 0.55)), (1.0, faded(WHITE, 0.05))]
            with self.clipped(path):
                self.trace(path, 1.8, upright(bounds.top(), bounds.bottom(), edge))

    def gild(self, path: Path, stops: Sequence[Colour] = FOIL, shadow: float = 1.0) -> None:
        """A path in embossed foil; `shadow` 0 leaves it flat on its ground."""
        if shadow:
            self.cast(path, -1.5, 4, 3.5, 0.6 * shadow)
        self.fill(path, foil(path.getBounds(), stops))
        with self.clipped(path):
            self.trace(moved(path, 1.2, 1.4), 1.6, from_hex("3A2408", 0.35))
            self.trace(path, 1.8, from_hex("FFFBE6", 0.75))

    def gilt_line(
        self, path: Path, width: float, stops: Sequence[Colour] = FOIL, dash: Sequence[float] = ()
    ) -> None:
        """The line of a path in foil."""
        self.trace(path, width, foil(path.getBounds(), stops), dash)

    def glow(self, x: float, y: float, radius: float, colour: Colour, alpha: float) -> None:
        """Light that fades outwards from a point."""
        stops = [(0.0, faded(colour, alpha)), (0.45, faded(colour, alpha * 0.43))]
        stops.append((1.0, faded(colour, 0)))
        circle = Path()
        circle.addCircle(x, y, radius)
        self.fill(circle, radial(x, y, radius, stops))

    def grain(self) -> None:
        """The tooth of the paper, over everything."""
        noise = skia.PerlinNoiseShader.MakeFractalNoise(0.75, 0.75, 3, 3)
        grey = skia.ColorFilters.Matrix([0, 0, 0, 1.6, -0.3] * 3 + [0, 0, 0, 0, 1])
        paint = skia.Paint(
            Shader=noise.makeWithColorFilter(grey), BlendMode=skia.BlendMode.kSoftLight
        )
        paint.setAlphaf(0.16)
        self.canvas.drawRect(skia.Rect(0, 0, *self.size), paint)
