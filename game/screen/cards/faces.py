"""The faces of the cards and their back, painted or in flat colours of high contrast."""

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
"""The faces of the base game, which are card ids without copy numbers, and the back. Their files
must exist; the faces of other editions are optional."""
PAINTED, ADDED = "faces/small/{}.jpg", "faces/small/{}.webp"
"""Files of the painted faces, of the base game and of other editions. Those of the base game are
read at the start, and JPEG is read four times as fast."""
LARGE, FLAT = "faces/{}.webp", "flat/{}.png"
FOIL = "foil/{}.png"
HUNG, HANGING = "faces/hung/{}.webp", "-hanging"
"""Pattern of the file of a face that hangs on threads without a card around it, and the suffix of
that face."""
SHUT = "-shut"
"""Suffix of the face of a Door that lies on the table and has not been gained."""
OPENING, WAKING, WAVING = "-opening", "-waking", "-waving"
STRIPS = (
    {f"{place}D{OPENING}": f"door-{place}.webp" for place in PLACES}
    | {f"{place}DG{OPENING}": f"door-{place}G.webp" for place in PLACES}
    | {f"ZD{OPENING}": "door-Z.webp"}
    | {f"NM{WAKING}": "nightmare-wings.webp"}
)
"""Files with the frames of faces that change."""
PUPPET = "puppet-{}.webp"
"""Pattern of the file with the frames in which the limbs of a puppet swing."""
LIMBS = 0.125, 0.75
"""The part of a puppet's height, from its top to its foot, that is in a frame."""
WIDTH = 420
"""Width in pixels of the faces kept in memory. Wider cards are made from the large files."""
ROOM = 8 * 1024 * 1024
"""Bytes of faces kept in memory for scaling, about ten. Most faces have already been made in every
size that a table needs."""
CORNER = 24 / 420
Look = tuple[str, int]
"""A face and the number of its variation, or of its frame if it changes."""


def plain(face: str) -> str:
    """Returns the face of a card without its current state."""
    for state in (SHUT, OPENING, WAKING, WAVING, HANGING):
        face = face.removesuffix(state)
    return face


def painted(face: str) -> str:
    """Returns the small file of a painted face."""
    return (PAINTED if plain(face) in FACES else ADDED).format(face)


def changes(look: Look) -> bool:
    """Returns whether a look is a frame of a face that changes."""
    return look[0] in STRIPS or look[0].endswith(WAVING)


def limbs_of(size: Size) -> Size:
    """Returns the size of what moves of a puppet's card of this size."""
    top, foot = (round(part * size[1]) for part in LIMBS)
    return size[0], foot - top


def read(face: str, flat: bool) -> pygame.Surface:
    """Reads a face in the form that is kept in memory. Raises Incomplete."""
    if face.endswith(HANGING):
        return picture(HUNG.format(plain(face))).convert_alpha()
    return picture(FLAT.format(face) if flat else painted(face)).convert(24)


class Faces:
    """Provides the faces of one of the two sets in every size, without names. Faces are read when
    first needed, or ahead."""

    def __init__(self) -> None:
        self.flat = False
        """Whether this is the flat set. Once a face was given, only `load` changes it."""
        self._masters = Kept(ROOM, 0)
        self._variations = Variations()
        self._others: dict[str, Card] = {}
        self._hanging: dict[str, bool] = {}
        """Whether each face that was asked for hangs without a card around it."""
        self._lacking: set[str] = set()
        """Faces of other editions without a picture. `_others` holds a card for each face that was
        looked for."""
        self.strips = Strips()

    def load(self, flat: bool) -> Iterator[str]:
        """Reads one face of a set per step, then switches to this set. Raises Incomplete."""
        for face in FACES:
            read(face, flat)
            yield face
        self.flat = flat

    def let_go(self) -> None:
        """Frees all faces, as no table is shown. They are read again when needed."""
        self._masters.forget()
        self.strips.forget()

    def read_ahead(self) -> Iterator[str]:
        """Reads one face per step if it has not been read. Raises Incomplete."""
        for face in FACES:
            self._small(face)
            yield face

    def _small(self, face: str) -> pygame.Surface:
        """Returns a face in its kept size."""
        file = self._file(face)
        return self._masters.get(file, lambda: read(*file))

    def _file(self, face: str) -> tuple[str, bool]:
        """Returns a face and whether it is read from the flat set. A shut Door is always a painted
        one."""
        return face, self.flat and not face.endswith(SHUT)

    def hangs(self, card: Card) -> bool:
        """Returns whether a card hangs on threads on the table, without a card around it."""
        if card.face not in self._hanging:
            try:
                art_file(HUNG.format(card.face))
                self._hanging[card.face] = True
            except Incomplete:
                self._hanging[card.face] = False
        return self._hanging[card.face]

    def look(self, card: Card, shut: bool = False, read: bool = False) -> Look:
        """Returns what this copy of a card shows; `shut` is for a Door that has not been gained,
        `read` for a card that is read and not on the table."""
        if not read and card.face not in FACES and self.hangs(card):
            self._others.setdefault(card.face, card)
            return f"{card.face}{HANGING}", 0
        if not self._has_picture(card):
            return f"{card.face}{SHUT if shut else ''}", 0
        if shut and not self.flat:
            return f"{card.face}{SHUT}", 0
        return card.face, 0 if self.flat else self._variations.of(card)

    def _has_picture(self, card: Card) -> bool:
        """Returns whether the card has a picture. The file of another edition is looked for
        once."""
        if card.face not in FACES and card.face not in self._others:
            self._others[card.face] = card
            try:
                art_file(painted(card.face))
            except Incomplete:
                self._lacking.add(card.face)
        return card.face not in self._lacking

    def shown(self, look: Look) -> Card | str:
        """Returns a card with this look, or its face if the base game has it."""
        face = plain(look[0])
        return self._others.get(face, face)

    def bare(self, look: Look) -> Card | None:
        """Returns the card of this look if it has no picture, otherwise None."""
        face = plain(look[0])
        return self._others[face] if face in self._lacking else None

    def sized(self, look: Look, width: int) -> pygame.Surface:
        """Returns a face of this width in pixels with rounded corners. Raises Incomplete."""
        size = width, round(width * CARD_RATIO)
        card = pygame.transform.smoothscale(self._master(look, size), size).convert_alpha()
        if look[0].endswith(HANGING):
            return card
        if bare := self.bare(look):
            blanks.put_symbol(card, bare, self.flat, shut=look[0].endswith(SHUT))
        elif look[0] in FACES:  # No other face has variations.
            self._variations.lay_on(card, look)
        corners = shapes.rounded(*size, round(width * CORNER))
        card.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    def _master(self, look: Look, size: Size) -> pygame.Surface:
        face, number = look
        if bare := self.bare(look):
            return blanks.ground(bare, self.flat)
        if face.endswith(WAVING):
            return self._waving(face, number, size)
        if face in STRIPS:
            return self.strips.frame(STRIPS[face], number, size) or self._small(plain(face))
        fine = size[0] > WIDTH and not self.flat and not face.endswith((SHUT, HANGING))
        return picture(LARGE.format(face)) if fine else self._small(face)

    def _waving(self, face: str, number: int, size: Size) -> pygame.Surface:
        """Returns the face of a puppet whose limbs have swung out."""
        whole = pygame.transform.smoothscale(self._small(plain(face)), size)
        frame = self.strips.frame(PUPPET.format(plain(face)), number, limbs_of(size))
        if frame is not None:
            whole.blit(frame, (0, round(LIMBS[0] * size[1])))
        return whole

    def fetch(self, look: Look) -> bool:
        """Reads a face if it has not been read, and returns whether it read one. Raises
        Incomplete."""
        face = look[0]
        if self.bare(look) or changes(look) or self._masters.has(self._file(face)):
            return False
        self._small(face)
        return True

    def foil(self, card: Card, width: int) -> pygame.Surface:
        """Returns the foil of a painted card, bright on black, or all black if its file is
        missing."""
        size = width, round(width * CARD_RATIO)
        try:
            if not self._has_picture(card):
                return blanks.mask(card, size)
            mask = picture(FOIL.format(card.face))
        except Incomplete:
            log.warning("a mask of foil is missing", exc_info=True)
            return pygame.Surface(size)
        return pygame.transform.smoothscale(mask.convert(pygame.Surface((1, 1))), size)
