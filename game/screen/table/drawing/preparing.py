"""Pictures of cards made before they are needed: what is still to be shown is known."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from game.rules.state import DISCARD, FORESIGHT, HAND, ROW, SHARED
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.table.layout.layout import layout
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.layout.rows import covered_in_part
from game.table.motion.director import Director

FANS = FORESIGHT, HAND, SHARED
"""The zones whose cards turn as others come and go, and are lit once they can be chosen."""
TURNS = 1.0
"""Degrees by which a card of a hand turns when one of them goes or comes."""
SOON = 3
"""So many events are looked at that come next, and how all will lie at last."""


class Preparation:
    """Makes one picture in each frame that has time left: of cards as they lie and will lie, and
    of foil over which light will run."""

    def __init__(self, cards: CardImages) -> None:
        self._cards = cards
        self._for: Layout | None = None
        self._made: Iterator[bool] = iter(())

    def step(self, director: Director) -> bool:
        """The next picture that lacks; whether any did."""
        if director.layout is not self._for:
            self._for, self._made = director.layout, self._pictures(director)
        return any(self._made)

    def _pictures(self, director: Director) -> Iterator[bool]:
        """Goes on to the next picture; whether there was something to do."""
        views = [view for _, view in islice(director.queue, SOON)]
        for view in views[:1]:
            yield from self._coming(director, view)
        yield from self._coming(director, director.view)
        for shone in director.effects:
            lit = director.layout.sprites.get(shone.key)
            if shone.kind == "sweep" and lit is not None:
                yield self._cards.prepare_foil(lit, shone.pose)
        for view in views[1:]:
            yield from self._coming(director, view)
        yield from self._hand(director, director.queue[-1][1] if director.queue else director.view)

    def _coming(self, director: Director, view: View) -> Iterator[bool]:
        """The cards of a view as they will lie; of a fan, which opens and closes, each only as it
        is before it is turned. New ones come with their backs up."""
        lying = director.layout.sprites
        for sprite, how in self._lying(director, view):
            straight = replace(sprite.pose, angle=0.0)
            if sprite.key not in lying:
                yield from self._whole(replace(sprite, card=None), straight)
            yield from self._whole(sprite, straight if sprite.zone in FANS else sprite.pose, how)

    def _hand(self, director: Director, view: View) -> Iterator[bool]:
        """The cards from which the player will choose in this view: as they lie and shine; and
        while nothing moves as they lie once one has gone, and as each lies where it may go."""
        laid = layout(view, director.size, director.arrangement, director.staging)
        fan = [sprite for sprite in laid.sprites.values() if sprite.zone in FANS]
        own = [sprite for sprite in fan if sprite.owner in (None, view.seat)]
        for mood in "", "legal":
            for sprite in own:
                yield from self._whole(sprite, sprite.pose, mood)
        while director.busy:
            yield True
        places = director.layout.places
        for width in (places.row_width, places.zones[DISCARD].w):
            for sprite in own:
                yield from self._whole(sprite, replace(sprite.pose, width=width, angle=0.0))
        for sprite in laid.sprites.values():
            # A name that lies under the next card is seen when the row moves.
            if sprite.zone == ROW:
                yield from self._whole(sprite, sprite.pose)
        for sprite in own:
            for lean in (-TURNS, TURNS) if sprite.pose.angle else ():
                pose = replace(sprite.pose, angle=sprite.pose.angle + lean)
                yield from self._whole(sprite, pose)

    def _lying(self, director: Director, view: View) -> Iterator[tuple[Sprite, str]]:
        """The cards of a view, and whether their names are covered."""
        laid = layout(view, director.size, director.arrangement, director.staging)
        cut = set(covered_in_part(laid, view))
        for sprite in laid.sprites.values():
            yield sprite, "covered" if sprite.card in cut else ""

    def _whole(self, sprite: Sprite, pose: Pose, mood: str = "") -> Iterator[bool]:
        while self._cards.prepare(sprite, pose, mood):
            yield True
