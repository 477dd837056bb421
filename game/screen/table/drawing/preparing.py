"""Makes pictures of cards before they are needed, as it is known what is still to be shown."""

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
"""The zones whose cards turn as others come and go, and light up once they can be chosen."""
TURNS = 1.0
"""Degrees by which a card of a hand turns when another one goes or comes."""
AT_REST = 2
"""Number of pictures made in a frame in which nothing moves."""
BACK_OF_CARD = Sprite(BACK, None, DECK, Pose(0.0, 0.0, 1.0))
SOON = 3
"""Number of coming events for which pictures are made."""


class Preparation:
    """Makes one picture in each frame with spare time, or a few if nothing moves: cards as they lie
    and will lie, foil over which light will run, and the coming question."""

    def __init__(self, cards: CardImages) -> None:
        self._cards = cards
        self._for: Layout | None = None
        self._made: Iterator[bool] = iter(())
        self._later: Iterator[bool] = iter(())
        self._asked_for: View | None = None
        self._asked: Iterator[bool] = iter(())

    def step(self, director: Director, asked: Callable[[], Prompt | None]) -> bool:
        """Makes the next missing picture. Returns whether one was missing. `asked` returns the
        prompt that will follow once everything has been shown."""
        if director.layout is not self._for:
            self._for, self._made = director.layout, self._pictures(director)
            self._later = self._hand(director, last_of(director))
        if director.telling and self._asked_for is not last_of(director):
            self._asked_for, self._asked = last_of(director), self._questions(director, asked)
        steps = range(1 if director.busy else AT_REST)
        made = [any(self._made) or any(self._asked) or any(self._later) for _ in steps]
        return any(made)

    def _questions(self, director: Director, asked: Callable[[], Prompt | None]) -> Iterator[bool]:
        """Draws the coming question on a hidden surface, a little at each step, because its
        pictures are cached."""
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
        """Makes the pictures of the coming views. Yields whether there was something to do."""
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
        """Makes the cards of a view as they will lie. Those of a fan, which opens and closes, are
        made only unturned. New cards come with their backs up."""
        lying = director.layout.sprites
        for sprite, how in self._lying(director, view):
            straight = replace(sprite.pose, angle=0.0)
            if sprite.key not in lying:
                yield from self._whole(replace(sprite, card=None), straight)
            yield from self._whole(sprite, straight if sprite.zone in FANS else sprite.pose, how)

    def _hand(self, director: Director, view: View) -> Iterator[bool]:
        """Makes the cards from which the player will choose in this view, as they lie and shine.
        While nothing moves, it also makes them as they lie once one is gone, and as each lies where
        it may go."""
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
        # The next card may be shown large, and a revealed Door may open.
        large = spotlight(places).width
        yield from self._whole(BACK_OF_CARD, replace(BACK_OF_CARD.pose, width=stage(places).w))
        revealed = [one for one in laid.sprites.values() if one.zone == REVEALED]
        doors = [one for one in revealed if one.card is not None and one.card.kind == DOOR]
        for sprite in (BACK_OF_CARD, *doors):
            yield from self._whole(sprite, replace(sprite.pose, width=large, angle=0.0))
        for sprite in laid.sprites.values():
            # A name that lies under the next card is seen when the row scrolls.
            if sprite.zone == ROW:
                yield from self._whole(sprite, sprite.pose)
        # Cards that a long row has pushed out will lie there unlit.
        yield from self._coming(director, view)
        for sprite in own:
            for lean in (-TURNS, TURNS) if sprite.pose.angle else ():
                pose = replace(sprite.pose, angle=sprite.pose.angle + lean)
                yield from self._whole(sprite, pose)

    def _lying(self, director: Director, view: View) -> Iterator[tuple[Sprite, str]]:
        """Yields the cards of a view with their moods, which tell whether their names are
        covered."""
        laid = layout(view, director.size, director.arrangement, director.staging)
        cut = set(covered_in_part(laid, view))
        for sprite in laid.sprites.values():
            yield sprite, "covered" if sprite.card in cut else ""

    def _whole(self, sprite: Sprite, pose: Pose, mood: str = "") -> Iterator[bool]:
        while self._cards.prepare(sprite, pose, mood):
            yield True


def last_of(director: Director) -> View:
    """Returns the view once everything has been shown."""
    return director.queue[-1][1] if director.queue else director.view
