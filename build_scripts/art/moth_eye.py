"""The eyes on the wings of the Nightmare."""

from __future__ import annotations

from build_scripts.art.colours import RAMPS, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.paint import Sheet, radial, upright
from build_scripts.art.paths import Path, circle, drawn, inside, line, moved

DARK = from_hex("120720")
_WHITE_OF_EYE: list[tuple[float, Colour]] = [
    (0.0, from_hex("D9CE86")), (0.45, from_hex("FDFAD2")), (1.0, from_hex("E9DFA0")),
]  # fmt: skip


def draw_eye(sheet: Sheet, x: float, y: float, radius: float, side: int, opened: float) -> None:
    """An eye on a wing that looks at us; it slants towards the body."""
    ramp = RAMPS["NM"]

    def put(path: Path) -> Path:
        return moved(path, x, y, radius, turn=-14 * side)

    sheet.fill(circle(x, y, radius * 1.3), from_hex("B48CF0", 0.75 * opened), 14)
    for reach, colour in ((1.18, mixed(ramp[2], ramp[3], 0.2)), (1.10, DARK), (1.0, ramp[1])):
        sheet.fill(circle(x, y, radius * reach), colour)
    sheet.fill(circle(x, y, radius * 0.95), from_hex("07020D"))
    for i in range(28):
        lash = line((0, -0.84), (0, -0.92))
        sheet.trace(moved(lash, x, y, radius, turn=i * 360 / 28), 0.9, faded(ramp[1], 0.7))
    lift = max(0.02, opened)
    lid = put(drawn((-0.9, 0), (0, -0.92 * lift, 0.9, 0), (0, 1.08 * lift, -0.9, 0)))
    sheet.trace(lid, 2.4, from_hex("E9DBA0", 0.5 + 0.5 * opened))
    sheet.fill(lid, upright(y - radius * 0.5, y + radius * 0.5, _WHITE_OF_EYE))
    with sheet.clipped(lid):
        _draw_iris(sheet, x, y, radius)
        sheet.trace(moved(lid, 0, 2), 4, from_hex("07020D", 0.45), blur=2)
    if opened > 0.5:
        sheet.fill(circle(x - radius * 0.15, y - radius * 0.2, radius * 0.075), faded(WHITE, 0.95))


def _draw_iris(sheet: Sheet, x: float, y: float, radius: float) -> None:
    disc = circle(x, y, radius * 0.46)
    fire: list[tuple[float, Colour]] = [
        (0.0, from_hex("FFF6B0")), (0.45, from_hex("E2C84E")), (0.8, from_hex("7A3FA8")),
        (1.0, from_hex("2C1450")),
    ]  # fmt: skip
    sheet.fill(disc, radial(x, y, radius * 0.46, fire))
    for i in range(24):
        streak = moved(line((0, -0.16), (0, -0.42)), x, y, radius, turn=i * 15)
        sheet.trace(streak, 0.8, from_hex("2C1450", 0.55))
    slit = moved(drawn((0, -0.46), (0.26, 0, 0, 0.46), (-0.26, 0, 0, -0.46)), x, y, radius)
    sheet.fill(inside(slit, disc), from_hex("050109"))
