"""The faces of the cards and their back: painted, or in flat colours with a high contrast."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.card import Card
from game.screen.cards import blanks
from game.screen.cards.strips import Strips
from game.screen.cards.variations import Variations
from game.screen.look import shapes
from game.screen.look.assets import Incomplete, art_file
from game.screen.look.kept import Kept
from game.screen.look.pictures import picture
from game.screen.window.log_file import log
from game.table.layout.places import CARD_RATIO, Size

PLACES = "OAGL"
FACES = (*(place + kind for place in PLACES for kind in "SMKD"), "NM", "back")
"""Of the base game: a card's id without its copy number, and the back. They are always there;
those of other editions are looked for by their letters."""
PAINTED, LARGE, FLAT = "faces/small/{}.jpg", "faces/{}.jpg", "flat/{}.png"
ADDED = ".webp"
"""What the painted faces of other editions end with: there are many of them."""
FOIL = "foil/{}.png"
SHUT = "-shut"
"""Of a Door that nobody has gained: its face while it lies on the table."""
OPENING, WAKING = "-opening", "-waking"
STRIPS = (
    {f"{place}D{OPENING}": f"door-{place}.jpg" for place in PLACES}
    | {f"{place}DG{OPENING}": f"door-{place}G.webp" for place in PLACES}
    | {f"NM{WAKING}": "nightmare-wings.jpg"}
)
"""Faces that change, frame by frame."""
WIDTH = 420
"""Pixels: of a face that is kept in memory. A wider card is made from the large file."""
ROOM = 8 * 1024 * 1024
"""Bytes of faces that are kept to be made smaller, ten of them: most have long been made in every
size that a table needs."""
CORNER = 24 / 420
Look = tuple[str, int]
"""A face and its variation, or its frame if it changes."""


def plain(face: str) -> str:
    """The face of a card, whatever it shows at this moment."""
    for state in (SHUT, OPENING, WAKING):
        face = face.removesuffix(state)
    return face


def painted(pattern: str, face: str) -> str:
    """The file of a painted face, small or large."""
    name = pattern.format(face)
    return name if plain(face) in FACES else name.removesuffix(".jpg") + ADDED


def read(face: str, flat: bool) -> pygame.Surface:
    """A face as it is kept in memory. Raises Incomplete."""
    return picture(FLAT.format(face) if flat else painted(PAINTED, face)).convert(24)


class Faces:
    """Gives the faces of one of the two sets in every size, without their names. Each is read when
    it is first needed, unless it was read ahead."""

    def __init__(self) -> None:
        self.flat = False
        """Which set it is; it is changed by `load`, once any face was given."""
        self._masters = Kept(ROOM, 0)
        self._variations = Variations()
        self._others: dict[str, Card] = {}
        self._lacking: set[str] = set()
        """Faces of other editions that were looked for: cards that show them, and those of them
        that have no picture."""
        self.strips = Strips()

    def load(self, flat: bool) -> Iterator[str]:
        """Reads one face of a set at each step, and at last this set is on. Raises Incomplete."""
        for face in FACES:
            read(face, flat)
            yield face
        self._masters.forget()
        self.flat = flat

    def let_go(self) -> None:
        """No table is seen any longer: what is needed again is read again."""
        self._masters.forget()
        self.strips.forget()

    def read_ahead(self) -> Iterator[str]:
        """Reads one face at each step, if it was not needed before. Raises Incomplete."""
        for face in FACES:
            self._small(face)
            yield face

    def _small(self, face: str) -> pygame.Surface:
        """A face as it is read; a Door that is shut is always a painted one."""
        flat = self.flat and not face.endswith(SHUT)
        return self._masters.get(face, lambda: read(face, flat))

    def look(self, card: Card, shut: bool = False) -> Look:
        """What this copy shows."""
        if not self._has_picture(card):
            return f"{card.face}{SHUT if shut else ''}", 0
        if shut and not self.flat:
            return f"{card.face}{SHUT}", 0
        return card.face, 0 if self.flat else self._variations.of(card)

    def _has_picture(self, card: Card) -> bool:
        """Those of the base game have; others are looked for once."""
        if card.face not in FACES and card.face not in self._others:
            self._others[card.face] = card
            try:
                art_file(painted(PAINTED, card.face))
            except Incomplete:
                self._lacking.add(card.face)
        return card.face not in self._lacking

    def shown(self, look: Look) -> Card | str:
        """A card that shows this look, or the letters of its face."""
        face = plain(look[0])
        return self._others.get(face, face)

    def bare(self, look: Look) -> Card | None:
        """The card of this look if it has no picture; None if it has."""
        face = plain(look[0])
        return self._others[face] if face in self._lacking else None

    def sized(self, look: Look, width: int) -> pygame.Surface:
        """A face so many pixels wide, its corners rounded. Raises Incomplete."""
        size = width, round(width * CARD_RATIO)
        card = pygame.transform.smoothscale(self._master(look, size), size).convert_alpha()
        if bare := self.bare(look):
            blanks.put_symbol(card, bare, self.flat, shut=look[0].endswith(SHUT))
        elif look[0] in FACES:  # No other face has variations.
            self._variations.lay_on(card, *look)
        corners = shapes.rounded(*size, round(width * CORNER))
        card.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    def _master(self, look: Look, size: Size) -> pygame.Surface:
        face, number = look
        if bare := self.bare(look):
            return blanks.ground(bare, self.flat)
        if face in STRIPS:
            return self.strips.frame(STRIPS[face], number, size) or self._small(plain(face))
        fine = size[0] > WIDTH and not self.flat and not face.endswith(SHUT)
        return picture(painted(LARGE, face)) if fine else self._small(face)

    def fetch(self, look: Look) -> bool:
        """Reads a face if that was not done before; whether it was to be read."""
        face = look[0]
        if self.bare(look) or face in STRIPS or self._masters.has(face):
            return False
        self._small(face)
        return True

    def foil(self, card: Card, width: int) -> pygame.Surface:
        """The foil of a painted card, bright on black; black all over if its file is missing."""
        size = width, round(width * CARD_RATIO)
        try:
            if not self._has_picture(card):
                return blanks.mask(card, size)
            mask = picture(FOIL.format(card.face))
        except Incomplete:
            log.warning("a mask of foil is missing", exc_info=True)
            return pygame.Surface(size)
        return pygame.transform.smoothscale(mask.convert(pygame.Surface((1, 1))), size)
