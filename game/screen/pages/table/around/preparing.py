"""Pictures of cards made before they are needed: what is still to be shown is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from game.rules.state import DISCARD, FORESIGHT, HAND, SHARED
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.pages.table.around.tabletop import covered_in_part
from game.table.layout.layout import layout
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.director import Director

FANS = FORESIGHT, HAND, SHARED
"""The zones whose cards turn as others come and go, and are lit once they can be chosen."""
SOON = 3
"""So many events are looked at that come next, and how all will lie at last."""


class Preparation:
    """Makes one picture in each frame that has time left: of cards as they lie and will lie, and
    of foil over which light will run."""

    def __init__(self, cards: CardImages) -> None:
        self._cards = cards
        self._for: Layout | None = None
        self._made: Iterator[bool] = iter(())

    def step(self, director: Director) -> None:
        """The next picture that lacks, if any does."""
        if director.layout is not self._for:
            self._for, self._made = director.layout, self._pictures(director)
        any(self._made)

    def _pictures(self, director: Director) -> Iterator[bool]:
        """Goes on to the next picture; whether there was something to do."""
        views = [view for _, view in islice(director.queue, SOON)]
        for view in views[:1]:
            yield from self._coming(director, view)
        for effect in director.effects:
            shone_on = director.layout.sprites.get(effect.key)
            if effect.kind == "sweep" and shone_on is not None:
                yield self._cards.prepare_foil(shone_on, effect.pose)
        for sprite in director.layout.sprites.values():
            yield from self._whole(sprite, sprite.pose)
        for view in views[1:]:
            yield from self._coming(director, view)
        last = director.queue[-1][1] if director.queue else director.view
        sprites = self._laid(director, last).sprites.values()
        hands = [sprite for sprite in sprites if sprite.zone in FANS]
        yield True
        for sprite in hands:
            yield from self._whole(sprite, sprite.pose)
        for sprite in hands:
            if sprite.card is not None:
                yield from self._whole(sprite, sprite.pose, "legal")
        places = director.layout.places
        for width in (places.row_width, places.zones[DISCARD].w):
            for sprite in hands:
                yield from self._whole(sprite, replace(sprite.pose, width=width, angle=0.0))

    def _coming(self, director: Director, view: View) -> Iterator[bool]:
        """The cards of a view as they will lie; of a fan, which opens and closes, each only as it
        is before it is turned."""
        laid = self._laid(director, view)
        yield True
        cut, lying = set(covered_in_part(laid, view)), director.layout.sprites
        for key, sprite in laid.sprites.items():
            pose = replace(sprite.pose, angle=0.0) if sprite.zone in FANS else sprite.pose
            if key not in lying:
                yield from self._whole(replace(sprite, card=None), replace(pose, angle=0.0))
            yield from self._whole(sprite, pose, "covered" if sprite.card in cut else "")

    def _laid(self, director: Director, view: View) -> Layout:
        return layout(view, director.size, director.arrangement, director.staging)

    def _whole(self, sprite: Sprite, pose: Pose, mood: str = "") -> Iterator[bool]:
        while self._cards.prepare(sprite, pose, mood):
            yield True
