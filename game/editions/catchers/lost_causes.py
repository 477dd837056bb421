"""Games with Dreamcatchers that can no longer be won, counted from what everybody may know.

What opens a Door is as in the base game, so its count holds: no Location ever hangs on a
Dreamcatcher. Besides, a Lost Dream is caught only where a turn ends, with a full hand; and
what is caught comes back only by a book, by a search after a trio, or when a Dreamcatcher tears. As
there, luck is taken to be with the players.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.warnings.lost_causes import (
    Hopes,
    Way,
    a_place_is_short,
    hopes_of,
    layable,
    the_deck_is_thin,
)
from game.editions.catchers.freeing import ChooseFreeing
from game.editions.catchers.hoops import (
    BOOK,
    CATCHER,
    FAILSAFE,
    LOST_DREAM,
    LOST_DREAMS,
    LoseCatcher,
    dreams_caught,
    seen_hanging,
    seen_on,
)
from game.rules.card import DOOR
from game.rules.view import View
from game.words import Words

OWN = CATCHER, LOST_DREAM, BOOK


@dataclass(frozen=True)
class Night:
    """The rest of a night. `plays` are the turns whose action may still be taken, and `ends` those
    that may still end with a full hand. Of the Dreamcatchers that hang, `empty` are so. `loose` is
    how many cards may still go to Limbo. Before the next turn ends, what is caught may come back
    `soon`; `later` it may by a book or a search."""

    plays: int
    ends: int
    hanging: int
    empty: int
    loose: int
    soon: bool
    later: bool

    @property
    def tears(self) -> bool:
        """True if a Dreamcatcher may tear that is not the last."""
        room = self.empty + 1
        return self.hanging > 1 and self.ends >= room and self.loose >= room


def night_of(view: View, hopes: Hopes) -> Night:
    begins, asked = isinstance(view.pending, PlayOrDiscard), view.pending
    plays = max(0, hopes.in_deck - hopes.holes + 1)
    ends = plays - 1 if begins else plays
    hanging = seen_hanging(view)
    caught = [card for hoop in hanging for card in seen_on(view, hoop)]
    kinds = {card.kind for card in view.box if not card.colours or card.kind == DOOR}
    away = {*view.gone, *caught, *hanging, *view.cards(FAILSAFE)}
    loose = sum(card.kind in kinds and card not in away for card in view.box)
    searches = isinstance(asked, CompleteTrio | ChooseFreeing)
    book = bool(view.cards(FAILSAFE)) and plays > 0
    return Night(
        plays,
        max(0, ends),
        len(hanging),
        sum(not seen_on(view, hoop) for hoop in hanging),
        loose,
        soon=searches or (begins and (book or trio_within(hopes, 1))),
        later=searches or book or trio_within(hopes, plays),
    )


def trio_within(hopes: Hopes, plays: int) -> bool:
    """Returns whether any row may get a trio of any place by so many more cards."""
    supplies = dict(hopes.supply)
    return any(
        trio[1] <= plays and layable(supplies[place], [trio])
        for row in hopes.rows
        for place in supplies
        for trio in (row.still(place, Way.NEXT), row.still(place, Way.LATER))
    )


def by_keys(hopes: Hopes) -> bool:
    """Returns whether there are Keys for all Doors that are missing."""
    wanted = [place for needs in hopes.needs for place in needs]
    return all(keys >= wanted.count(place) for place, (_, _, keys) in hopes.supply)


def plain(view: View) -> View:
    """Returns a view without what the Dreamcatchers brought."""
    return replace(view, box=tuple(card for card in view.box if card.kind not in OWN))


def a_dream_is_gone(words: Words, view: View) -> str:
    """Tells that a Lost Dream in the discard pile is out of the game."""
    if all(card.kind != LOST_DREAM for card in view.gone):
        return ""
    return words.say("A Lost Dream lies in the discard pile, and all four are needed.")


def too_late(words: Words, view: View) -> str:
    """Tells what the Locations that are left cannot bring about any more."""
    if all(card.kind != LOST_DREAM for card in view.box):
        return ""
    bare = plain(view)
    hopes = hopes_of(bare)
    if hopes is None:
        return ""
    told = a_place_is_short(words, bare) or the_deck_is_thin(words, bare)
    return told or not_to_be_caught(words, view, hopes)


def not_to_be_caught(words: Words, view: View, hopes: Hopes) -> str:
    """Tells that a Lost Dream cannot be caught in time, or that a Door hangs for good."""
    night, missing = night_of(view, hopes), len(LOST_DREAMS) - dreams_caught(view)
    if isinstance(view.pending, LoseCatcher):
        if night.ends > 1:
            return ""
        return words.say("All Lost Dreams come back, and no turn can end with a full hand again.")
    caught = [card for hoop in seen_hanging(view) for card in seen_on(view, hoop)]
    hangs = any(card.kind == DOOR for card in caught)
    refills = not (night.soon or isinstance(view.pending, PlayOrDiscard))
    last = refills and night.hanging == 1 and bool(caught and view.limbo)
    # Until then only Keys open Doors, and nothing is caught or freed.
    if last and (missing or hangs or not by_keys(hopes)):
        return words.say("The last Dreamcatcher is not empty, and tears when this turn ends.")
    needed = 1 if night.empty or night.soon else 2
    if missing and night.ends < needed:
        return words.plural(
            "A Lost Dream is not caught, and too few cards are left to end a turn that catches it.",
            "{n} Lost Dreams are not caught, and too few cards are left to end a turn that catches "
            "them.",
            missing,
        )
    if night.later or night.tears:
        return ""
    if hangs:
        return words.say("A Door hangs on a Dreamcatcher, and nothing can free it any more.")
    if missing and not night.empty:
        return words.say("A Lost Dream is not caught, and nothing can empty a Dreamcatcher.")
    return ""
