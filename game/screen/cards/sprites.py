"""Pictures of cards in every size, angle and mood, kept as long as there is room for them."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame

from game.rules.card import DOOR, Card, Colour
from game.rules.state import DOORS
from game.screen.cards import blanks, plates
from game.screen.cards.faces import CORNER, STRIPS, Faces, Look, plain
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.kept import Kept
from game.screen.stage import Lies
from game.table.layout.places import CARD_RATIO, Rect, Size
from game.table.layout.poses import BACK, Pose, Sprite
from game.words import Words

ROOM, SHARE = 20 * 1024 * 1024, 2.0
"""Bytes of pictures kept, and by those of the glass where that is more."""
MARGIN = 0.10
"""Round each card for its shadow, by card width; it also keeps rotated edges smooth."""
READ = "panel"
"""Where a card lies that is being read."""
OPEN_IN = DOORS, READ
"""Where a Door stands open: gained, or to be read."""
PLACES = {place.value for place in Colour}
"""The letters with which the face of a card of a place begins."""
LARGE = 1.5
"""A card that is so many times as wide as it will lie is made from a large picture of it."""
FILMS = {"veiled": palette.VEIL, "ghost": palette.GHOST}
"""By mood: the colour that is multiplied into a card."""
NAMED = 84
"""A narrower card shows no name: a Door in a small window, never one of the hand or the row. One
without a picture shows its own wherever that can be read."""


class CardImages:
    """Every card picture."""

    def __init__(self, text: Text, words: Words) -> None:
        self.text = text
        self.words = words
        self.faces = Faces()
        self.kept = Kept(ROOM, SHARE)

    def load(self, high_contrast: bool) -> Iterator[str]:
        """Reads the faces of one of the two sets, one at each step. Raises assets.Incomplete."""
        yield from self.faces.load(high_contrast)
        self.forget()

    def change_faces(self, high_contrast: bool) -> None:
        """The other set, at once: that takes less time than one can see."""
        for _face in self.load(high_contrast):
            pass

    def suit(self, size: Size) -> None:
        """The glass is so large: as many pictures of cards, and of their texts, are kept as that
        needs."""
        self.kept.suit(size)
        self.text.kept.suit(size)

    def forget(self) -> None:
        """Names or faces have changed: every picture is made anew."""
        self.kept.forget()

    def prepare(self, sprite: Sprite, pose: Pose, mood: str = "") -> bool:
        """Makes one of the pictures that are needed for a card to lie so, if any lacks; whether
        one did."""
        look, width, made = self._shown(sprite, pose), round(pose.width), self.kept.made
        parts = ("covered", mood) if mood.endswith("covered") else ("", mood)
        if not self.kept.has((look, width, self._named(look, width, parts[0]))):
            if self.faces.fetch(look):
                return True
            self._shadow_of(width)
        for part in parts:
            if self.kept.made == made:
                self._in_mood(look, width, part)
        if self.kept.made == made:
            self.resting(sprite, pose, mood)
        return self.kept.made > made

    def resting(self, sprite: Sprite, pose: Pose, mood: str = "") -> Lies:
        """A card that lies still, exactly as wide as its pose says."""
        return self._placed(sprite, pose, (round(pose.width), mood, pose.angle, 1.0))

    def moving(
        self, sprite: Sprite, pose: Pose, face: Look | None = None, widest: float = 0.0
    ) -> Lies:
        """A card on its way, made from how it will lie, or from how it lies when it is shown as
        the `widest`: its size in steps of 2 %, its angle in whole degrees. `face` is what it shows
        at this moment instead of its own."""
        width = sprite.pose.width
        if pose.width > width * LARGE:
            width = max(width, widest)
        zoom = 1.02 ** round(math.log(pose.width / width, 1.02))
        how = round(width), "", round(pose.angle), zoom
        return self._placed(sprite, pose, how, face)

    def shadow(self, pose: Pose, down: float) -> Lies:
        """The long shadow of a card that is so many pixels above the table."""
        width = round(pose.width)
        picture = self._soft(width, round(width * MARGIN), palette.CAST, 1)
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left - down * 0.3), round(top + down))

    def foil(self, sprite: Sprite, pose: Pose) -> Lies | None:
        """Where the foil of a card is that lies so: bright on black. None where there is none."""
        if sprite.card is None or self.faces.flat:
            return None
        card, width, angle = sprite.card, round(pose.width), round(pose.angle, 1)

        def make() -> pygame.Surface:
            mask = self.faces.foil(card, width)
            return pygame.transform.rotozoom(mask, angle, 1.0) if angle else mask

        picture = self.kept.get(("foil", card.face, width, angle), make)
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left), round(top))

    def prepare_foil(self, sprite: Sprite, pose: Pose) -> bool:
        """The same for the foil of a card that lies so."""
        made = self.kept.made
        self.foil(sprite, pose)
        return self.kept.made > made

    def _placed(
        self,
        sprite: Sprite,
        pose: Pose,
        how: tuple[int, str, float, float],
        face: Look | None = None,
    ) -> Lies:
        """The picture about its pose; `how` is width, mood, angle and zoom."""
        look = self._shown(sprite, pose, face)
        edge = max(0.04, round(abs(math.cos(math.pi * pose.turn)) * 25) / 25)
        width, mood, angle, zoom = how
        if edge == 1 and not angle and zoom == 1:
            picture = self._in_mood(look, width, mood)
        else:
            passing, key = edge != 1 or zoom != 1, (look, edge, how)
            picture = self.kept.get(key, lambda: self._turned(look, edge, *how), passing)
        left, top = pose.x - picture.get_width() / 2, pose.y - picture.get_height() / 2
        return picture, (round(left), round(top))

    def _shown(self, sprite: Sprite, pose: Pose, face: Look | None = None) -> Look:
        """What a card shows that lies so. A Door stands open when it is gained, and is shut
        wherever else it lies."""
        card = sprite.card
        if card is None or pose.turn <= 0.5:
            return BACK, 0
        shut = card.kind == DOOR and sprite.zone not in OPEN_IN
        return face or self.faces.look(card, shut=shut)

    def _turned(
        self, look: Look, edge: float, width: int, mood: str, angle: float, zoom: float
    ) -> pygame.Surface:
        picture = self._in_mood(look, width, mood)
        if edge < 1:
            size = max(1, round(picture.get_width() * edge)), picture.get_height()
            picture = pygame.transform.smoothscale(picture, size)
        if angle or zoom != 1:
            picture = pygame.transform.rotozoom(picture, angle, zoom)
        return picture

    def _in_mood(self, look: Look, width: int, mood: str) -> pygame.Surface:
        """A card with its shadow: `MARGIN` of its width larger on every side."""
        if mood in ("", "covered"):
            named, passing = self._named(look, width, mood), look[0] in STRIPS
            make = partial(self._plain, look, width, named)
            return self.kept.get((look, width, named), make, passing)
        return self.kept.get((look, width, mood), lambda: self._marked(look, width, mood))

    def _named(self, look: Look, width: int, mood: str) -> bool:
        return (
            look[0] != BACK and not mood and (width >= NAMED or self.faces.bare(look) is not None)
        )

    def _marked(self, look: Look, width: int, mood: str) -> pygame.Surface:
        """A card that is chosen, possible, of no use now, or not there yet; its name may be
        covered, too."""
        mood, _, covered = mood.partition(" ")
        plain = self._in_mood(look, width, covered)
        margin = round(width * MARGIN)
        card = Rect(margin, margin, width, plain.get_height() - 2 * margin)
        if mood in FILMS:
            picture = plain.copy()
            picture.fill(FILMS[mood], special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        line = max(2, round(width * (0.0135 if mood == "legal" else 0.017)))
        picture = plain.copy()
        if mood == "selected":
            picture.blit(self._soft(width, margin, palette.GLOW, 0), (0, 0))
            picture.blit(plain, (0, 0))
        shapes.outline(picture, card.grown(line - 1), width * CORNER + line, line, palette.LEGAL)
        return picture

    def _plain(self, look: Look, width: int, named: bool) -> pygame.Surface:
        margin = round(width * MARGIN)
        card = self.faces.sized(look, width)
        face = plain(look[0])
        place = plates.PLACE if face[0] in PLACES else plates.NIGHT
        style = plates.FLAT if self.faces.flat else place
        name = self.words.plate(self.faces.shown(look)) if named else ""
        if bare := self.faces.bare(look) if named else None:
            if width < NAMED or not plates.can_be_read(name, self.text, width):
                name = ""
            self._name_blank(card, bare, name)
        if name:
            plates.put_name(card, name, self.text, style)
        elif look[0] != BACK:
            plates.put_ornament(card, style)
        picture = self._shadow_of(width).copy()
        picture.blit(card, (margin, margin))
        return picture.convert_alpha()

    def _name_blank(self, picture: pygame.Surface, card: Card, on_plate: str) -> None:
        """What its plate does not tell of a card without a picture: its kind, or all of its name,
        unless the symbol says the same."""
        kind = self.words.without_place(card)
        for told in (kind,) if on_plate else (self.words.card(card), kind):
            if told == on_plate or told == card.kind:
                return
            if blanks.put_name(picture, card, told, self.text, self.faces.flat):
                return

    def _shadow_of(self, width: int) -> pygame.Surface:
        margin = round(width * MARGIN)
        return self._soft(width, margin, palette.SHADOW, round(margin * 0.35))

    def _soft(self, width: int, margin: int, colour: palette.Colour, down: int) -> pygame.Surface:
        """A blurred card-shape: the shadow below a card, or the light around it."""

        def make() -> pygame.Surface:
            height = round(width * CARD_RATIO)
            picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
            picture.fill((*colour[:3], 0))
            grow = 0 if down else round(margin * 0.25)
            rect = Rect(margin, margin + down, width, height).grown(grow)
            shapes.box(picture, rect, width * CORNER + grow, colour)
            return pygame.transform.box_blur(picture, max(1, round(margin * 0.4)))

        return self.kept.get((width, colour), make)
