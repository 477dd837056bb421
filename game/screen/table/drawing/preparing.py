"""Pictures of cards made before they are needed: what is still to be shown is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

from game.rules.card import DOOR
from game.rules.state import DECK, DISCARD, FORESIGHT, HAND, REVEALED, ROW, SHARED
from game.rules.view import View
from game.screen.cards.sprites import CardImages
from game.screen.sheet import Sheet
from game.screen.table.asking.prompts import draw_prompt
from game.screen.table.asking.tokens import cards_on, draw_paper, draw_title
from game.table.asking.prompt import Prompt
from game.table.layout.layout import layout
from game.table.layout.poses import BACK, Layout, Pose, Sprite
from game.table.layout.spreads import covered_in_part
from game.table.layout.staged import spotlight, stage
from game.table.motion.director import Director

FANS = FORESIGHT, HAND, SHARED
"""The zones whose cards turn as others come and go, and are lit once they can be chosen."""
TURNS = 1.0
"""Degrees by which a card of a hand turns when one of them goes or comes."""
AT_REST = 2
"""So many pictures are made in a frame in which nothing moves."""
BACK_OF_CARD = Sprite(BACK, None, DECK, Pose(0.0, 0.0, 1.0))
SOON = 3
"""So many events are looked at that come next, and how all will lie at last."""


class Preparation:
    """Makes one picture in each frame that has time left, and a few where nothing moves: of cards
    as they lie and will lie, of foil over which light will run, and of what will be asked."""

    def __init__(self, cards: CardImages) -> None:
        self._cards = cards
        self._for: Layout | None = None
        self._made: Iterator[bool] = iter(())
        self._later: Iterator[bool] = iter(())
        self._asked_for: View | None = None
        self._asked: Iterator[bool] = iter(())

    def step(self, director: Director, asked: Callable[[], Prompt | None]) -> bool:
        """The next picture that lacks; whether any did. `asked` tells what will be asked once all
        has been shown."""
        if director.layout is not self._for:
            self._for, self._made = director.layout, self._pictures(director)
            self._later = self._hand(director, last_of(director))
        if director.telling and self._asked_for is not last_of(director):
            self._asked_for, self._asked = last_of(director), self._questions(director, asked)
        steps = range(1 if director.busy else AT_REST)
        made = [any(self._made) or any(self._asked) or any(self._later) for _ in steps]
        return any(made)

    def _questions(self, director: Director, asked: Callable[[], Prompt | None]) -> Iterator[bool]:
        """Paints what will be asked where nobody sees it, a little at each step: what it is made
        of is kept."""
        prompt, places, text = asked(), director.layout.places, self._cards.text
        if prompt is None:
            return
        unseen = Sheet(director.size)
        draw_prompt(prompt, unseen, text, places, "")
        yield True
        for number, token in enumerate(prompt.tokens):
            draw_paper(unseen, token.rect, number, False, places, self._cards.faces.flat)
            yield True
            for sprite, mood in cards_on(token, places, ""):
                yield from self._whole(sprite, sprite.pose, mood)
            draw_title(unseen, token, text, places)
            yield True

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
        own = [sprite for sprite in own if sprite.zone != FORESIGHT]
        discarded = places.zones[DISCARD].w
        yield from self._whole(BACK_OF_CARD, replace(BACK_OF_CARD.pose, width=discarded))
        for width in (places.row_width, discarded):
            for sprite in own:
                yield from self._whole(sprite, replace(sprite.pose, width=width, angle=0.0))
        # The next card may be shown large, and a Door that lies revealed may open.
        large = spotlight(places).width
        yield from self._whole(BACK_OF_CARD, replace(BACK_OF_CARD.pose, width=stage(places).w))
        revealed = [one for one in laid.sprites.values() if one.zone == REVEALED]
        doors = [one for one in revealed if one.card is not None and one.card.kind == DOOR]
        for sprite in (BACK_OF_CARD, *doors):
            yield from self._whole(sprite, replace(sprite.pose, width=large, angle=0.0))
        for sprite in laid.sprites.values():
            # A name that lies under the next card is seen when the row moves.
            if sprite.zone == ROW:
                yield from self._whole(sprite, sprite.pose)
        # A long row has pushed out what is not lit now, and will lie there unlit.
        yield from self._coming(director, view)
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


def last_of(director: Director) -> View:
    """What is seen once all has been shown."""
    return director.queue[-1][1] if director.queue else director.view
