"""Functions of the table with the staging of the base game filled in."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import Any

from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.event import Event
from game.rules.state import DISCARD, Cards
from game.rules.steps import Command, Ordering
from game.rules.view import View
from game.table.hands import gestures
from game.table.hands.gestures import Lay
from game.table.hands.ordering import Ranking
from game.table.layout import layout as lying
from game.table.layout.poses import Layout
from game.table.motion import cues
from game.table.motion.motions import MOTIONS as ANY_GAME

layout = partial(lying.layout, staging=STAGING)
places_of = partial(lying.places_of, staging=STAGING)
motion_of = STAGING.motion_of
ROWS = STAGING.events.items()
MOTIONS = {**ANY_GAME, **{kind: row.motion for kind, row in ROWS if row.motion}}
SOUNDS = {**cues.SOUNDS, **{kind: row.sound for kind, row in ROWS if row.sound}}


def moment(event: Event, before: View, after: View, layout: Layout) -> cues.Moment:
    """Returns the moment of an event, with its motion."""
    return cues.Moment(event, before, after, layout, motion_of(event))


def cues_of(moment: cues.Moment) -> list[cues.Cue]:
    """Returns the cues for the sounds of a moment."""
    return cues.cues_of(moment, STAGING.event(moment.event).sound)


def looking_into(
    order: Cards, discard: Card | None = None, *, came: Cards | None = None
) -> Ranking:
    """Returns a Prophecy of these cards that is partly answered."""
    cards = came or ((*order, discard) if discard else order)
    begun = Ranking.begun(Prophesy(), Foresee, Ordering(cards, DISCARD))
    return replace(begun, order=order, apart=(discard,) if discard else ())


def lays(view: View, legal: Iterable[Command[Any]]) -> list[Lay]:
    """Returns everything that may be laid somewhere now."""
    return gestures.lays(view, legal, STAGING.meanings)


def meant(grip: str, zone: str | None, laid: Iterable[Lay], view: View) -> Command[Any] | None:
    """Returns the command that a drop means, even if the game would refuse it."""
    tried = gestures.tried(view, STAGING.tries, STAGING.meanings)
    return gestures.meant(grip, zone, (*laid, *tried))
