"""The colours. Paper for places, foil for rules, light for what one may do."""

from __future__ import annotations

Colour = tuple[int, ...]
"""Red, green, blue and, for most uses, alpha: 0 to 255."""


def _hex(code: str, alpha: int = 255) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:6], 16), alpha


def ramp(codes: str) -> tuple[Colour, ...]:
    """Reads colours from their hexadecimal codes."""
    return tuple(_hex(code) for code in codes.split())


RAMPS = {
    "O": ramp("FFE3B8 F7A98A D9566A 9B1B3A 5E0F2C 2C0718"),
    "A": ramp("E6F7FF 9BD6F2 4E9FDD 2F6FC4 173F86 081C45"),
    "G": ramp("F8FBDC CDEFBF 86D8B2 4FB58F 1E6A5B 0A2E2C"),
    "L": ramp("FFF0C9 F5D59C DDAA66 B0783C 6A441F 2C190B"),
    "NM": ramp("EFE9D0 B7A2D6 7C56A8 4B2A6B 28123F 0F0719"),
    "B": ramp("DDE6FF 8FA6DE 4A62A8 26397A 131F4C 080E26"),
}
"""Colours of each place, of Nightmares (NM), and of backs and the night (B), from far and light to
near and dark; number 3 frames."""

EMBLEMS = ramp("FF8F78 6FE3DC 9BE07A 7FB2FF F59AD2 C3A0FF")
"""Colours of the emblems in their order. All are light, because they lie on the night, and none is
like gold, which marks the active player."""
OWNED = 0.12, 0.24
"""Part of this colour in the tray of a player who waits, and of one who plays."""

FOIL = ramp("7A5520 C99A45 FFF0BE D9AE57 8E6527 E8C673 FFF6D2 A97B33")
LETTER_FOIL = ramp("D09F4C E2B661 FFF3C9 EBC678 D6A551 EDCB7F FFF6D2 E0B65F")
"""Foil without the dark bands, in which letters and small figures would be lost."""

TABLE = _hex("1E1A48")
TABLE_EDGE = _hex("0C0A22")
WHITE = _hex("FFFFFF")
BLACK = _hex("08060C")

IVORY = _hex("FFF6DF")
BODY = _hex("D5D8F0")
CAPTION = _hex("EBD9A6")
CAPTION_IDLE = _hex("A9AED6")
GOLD = _hex("D9AE57")
GOLD_TEXT = _hex("E8C673")

NAME_SHADE = _hex("12060A")
NAME_STAR = _hex("F1D58A")
NIGHTMARE_NAME = _hex("F7F1C4")
"""Names of cards: a shadow, stars, and the Nightmare's ink."""

DAWN_HEADING = _hex("6B1F4E")
DAWN_INK = _hex("3A1B3F")
DAWN_CAPTION = _hex("6A3A50")
"""Texts on the dawn."""
SILVER = _hex("E7EAF5")
SILVER_TEXT = _hex("C7CCE4")
"""Texts by the last lamp."""
SILVER_BUTTON = _hex("F4F6FF"), _hex("A9AEC8")
SILVER_RIM = _hex("8B8FA8", 190)
SILVER_BUTTON_TEXT = _hex("14173A")

LEGAL = _hex("FFE08A")
GLOW = _hex("FFD98A", 190)
TARGET = _hex("FFE08A", 26)
TAKEN = _hex("FFE08A", 70)
LIMBO = _hex("B79BE8", 200)
THREAD, TORN = _hex("B79BE8", 210), _hex("77718C", 210)
"""The threads of a Dreamcatcher, and what is left of one that has torn."""
DREAM = _hex("8E6BD8")
"""The light of Limbo."""

CARD_EDGES = _hex("26397A"), _hex("8FA6DE")
"""Edges of the cards of the deck, one and the next."""
RIMS = _hex("C99A45"), _hex("FFC861"), _hex("FF8A4C")
"""Rim of the deck with many cards, few, and the last."""

LANTERN = _hex("6E5A34")
"""Added where the light of the turn goes by."""
LAMP = _hex("C09445")
"""Added where it stays: about the hand of the player whose turn it is."""
FIRST = _hex("5A4426")
"""Added to the place of a row's first card."""
CANDLELIGHT = _hex("281808")
"""Added to the table near the candle."""
WAX = _hex("F6E8C8"), _hex("8C6A48"), _hex("FFE2A0")
"""The candle in its light, in its shadow, and at the flame."""
FLAME = _hex("F08A2C"), _hex("FFC861"), _hex("FFF8DC")
SHADOW = _hex("03020A", 150)
ON_CARD = _hex("03020A", 115)
CAST = _hex("03020A", 110)
UNDER = _hex("000008", 120)
WELL = _hex("05071C", 166)
NICHE = _hex("03041A", 120)
WELL_SHADE = _hex("000008", 150)
DUSK, DUSK_GLOW = ramp("0A0E2E 141844 2A2358 3C2A5E"), _hex("2C1A14")
ROOFS, STAR = ramp("1B1B4A 121239"), _hex("9AA6D8")
HAZE = _hex("8FA6DE", 120), _hex("6A62A8", 60)
PARAPET = _hex("29255C"), _hex("14123A"), _hex("6E5E7E")
"""The night over a city, its far and near roofs, a Tower that may come, and a wall: its front at
the top and the bottom, and the light along its edge, as with all floors of zones."""
STORM, STORM_GLOW = ramp("100A17 23142B 34203A"), _hex("482C3A")
CRACK, SLATE_CRACK = _hex("745C80"), _hex("100A14")
SLATE = _hex("33243A"), _hex("190F1E"), _hex("7A6270")
"""A broken mirror and broken stone."""
PETROL, LIMELIGHT = ramp("081D25 0F303A 174149"), _hex("4A341A")
CURTAIN, TRIM = ramp("1F5A62 14444D"), _hex("B98F4A")
BOARDS, SEAM = (_hex("4A2E1C"), _hex("22140C"), _hex("9A6E42")), _hex("1C0F08")
"""The boards of a puppet theatre, and the line between two."""
ALCOVE, SPINES = ramp("100C1E 1D1526 2A1C26"), ramp("3A1F33 24305A 4A3320 1F4A44 2C2350")
TWIGS = ramp("6A4A2C 4A321E 8A6438")
"""A shelf of books, and a nest."""
STONE = ramp("12142E 2A2D56 8A90C0 4A5288")
MONUMENT_LIGHT = {"signpost": _hex("F0B060"), "stone": _hex("9FB4FF")}
"""A standing stone, and the light about what stands on the floor of a table."""
TRAY = _hex("0E0B28", 107)
PANE = _hex("171540", 96), _hex("0A0820", 128)
"""The tray of a row where one plays alone: a sheet of dark glass, from its upper to its lower
edge."""
OWN_TRAY = 76
"""Alpha of the trays of two players."""
PANEL = _hex("232A5C", 248), _hex("12163A", 248)
PAPER, UNDER_PAPER = _hex("13163C"), _hex("353B7C")
PAPER_LIGHT, PAPER_SHADE = _hex("3A3CA0", 20), _hex("04051A", 90)
"""A page and the sheet below it; and the light on the page above and below."""
CUT, PAPER_RIM = _hex("6E77BC"), _hex("5A62AC", 150)
"""Light on their edges."""
CAST_BY_PAPER = _hex("000008", 190)
CHIP = _hex("12163A", 240)
LEAF, UNDER_LEAF = _hex("DCC89C"), _hex("A98A55")
"""A sheet of old paper that is read by a lamp, and the sheet below it."""
LEAF_LIGHT, LEAF_SHADE = _hex("FFF3D0", 70), _hex("7A5A30", 62)
LEAF_CUT, LEAF_RIM = _hex("D9BE86"), _hex("FFF6DF", 200)
"""Light on the paper above and below, and on the edges of both sheets."""
LEAF_HOLLOW, LEAF_HOLLOW_SHADE = _hex("F6EAC8", 235), _hex("5E4526", 110)
"""A groove in this paper, and the shadow in it."""
LEAF_TITLE, LEAF_INK, LEAF_BODY = _hex("641A48"), _hex("1C1433"), _hex("2B2140")
LEAF_CAPTION, LEAF_IDLE, LEAF_TOLD = _hex("5E3410"), _hex("4A3F55"), _hex("7A1526")
"""Inks on this paper."""
SLIP, SLIP_ROW = (_hex("FBF2D9"), _hex("EAD9AF")), (_hex("F3E7C6", 235), _hex("E8D8AF", 235))
SLIP_DUSK = _hex("8A8578"), _hex("867F70")
"""A row in the dark about a Nightmare, as dim as what lies there; ink on it can be read."""
SLIP_GLOOM, SLIP_LIMBO = _hex("B6B4B8"), _hex("4E2796")
"""Multiplied into a slip in a gloomy moment; and ink that tells of Limbo."""
SLIP_PICKED = _hex("FFEBAE"), _hex("F2CC6E")
SLIP_LINE, SLIP_IDLE = _hex("79551F"), _hex("79551F", 120)
SLIP_LIT = _hex("FFC23C", 84)
"""Slips of card that lie on it, their lines, and one under the pointer."""
BRASS = _hex("FFE7A0"), _hex("BF8A2B")
BRASS_RIM = _hex("5E3D0C")
BRONZE = _hex("A8751A"), _hex("7A4E10")
"""The main act on it, and the bars of its charts."""
NIGHT_BUTTON = _hex("252C66"), _hex("141942")
IDLE_BUTTON = _hex("1A2050", 115), _hex("141942", 115)
IDLE_LINE = _hex("A9AED6", 70)
ROW = _hex("2E3674", 200), _hex("20265A", 200)
KEY_CAP = _hex("343C7E"), _hex("20275C")
PICKED = _hex("3D3C63"), _hex("2A2A50")
PAGE, PAGE_SHADE, PAGE_RULE = _hex("B3A07A"), _hex("9E8A64"), _hex("6E5636", 120)
PAGE_LIT, RIBBON = _hex("F4E6C2"), (_hex("DDD1B1"), _hex("D0C39E"))
RIBBON_BRIEF = _hex("C2B38E"), _hex("B5A37C")
COVER, PAGE_INK = _hex("2A1638"), _hex("1C0830")
SEPIA = _hex("5E4526"), _hex("3A2814")
"""Old paper around a replay."""
GOLD_BUTTON = _hex("FFF0BE"), _hex("C9973F")
GOLD_RIM = _hex("8E6527", 150)
GOLD_BUTTON_TEXT = _hex("2A1A06")
TOKEN = _hex("160A24")
"""A choice on a plain sheet."""
TOKEN_LIT = _hex("2A1C3C")
"""Added to the paper of a choice under the pointer."""
CLOTH = _hex("2B3166"), _hex("171A3E")
"""The cloth on which boxes lie."""
LAMPLIGHT = _hex("B98A3C")
"""The light about a box that is chosen, added to the cloth."""
HOVER = _hex("FFFFFF", 24)
NIGHT = _hex("06071A", 150)
DEEP_NIGHT = _hex("07050F")
READING_LARGE = _hex("07081C", 232)
"""Veil over the table while a card is read large."""
GLOOM, GREY = (67, 67, 69), (124, 124, 127)
"""While a Nightmare is met, the table keeps this third of its colours, and the second third in grey
is added: a quarter of its light is gone."""
HALF_LIGHT = (92, 88, 112)
"""Multiplied into the tray while cards are held up over it."""
VEIL, VEIL_LIGHT = (110, 110, 110), (90, 90, 90)
"""The light that is left to black on a card that cannot be played now, and how much more to
white."""
WAITING, WAITING_LIGHT = (176, 176, 176), (41, 41, 41)
"""The same on a card in the hand of a player who waits."""
DIM_MARK = (200, 200, 200, 120)
"""Multiplied into a mark on such a card."""
GHOST = (255, 255, 255, 150)
"""Multiplied into a card that is not there yet."""


def faded(colour: Colour, alpha: int) -> Colour:
    return (*colour[:3], alpha)


def mixed(a: Colour, b: Colour, part: float) -> Colour:
    """Returns a mixture of `part` of b in a."""
    return tuple(round(x + (y - x) * part) for x, y in zip(a[:3], b[:3], strict=True))
