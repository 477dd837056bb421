"""What is counted of finished games with Glyphs, and what can be reached in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.editions.base.routines import DoorGained
from game.editions.glyphs.cards import GLYPH
from game.editions.glyphs.incantation import IncantationSeen, OpenShown
from game.editions.glyphs.show import STAGING
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.card import DOOR
from game.rules.event import Answered
from game.rules.game import Game
from game.table import deeds
from game.words import msgid

MANY_FOUND = 3


def count(game: Game) -> Mapping[str, int]:
    """How many Incantations there were, and how many Doors at the end are open by one."""
    return Counter(
        incantations=sum(isinstance(event, IncantationSeen) for event in game.log),
        doors_by_incantation=by_incantation(game),
    )


def by_incantation(game: Game) -> int:
    """How many of the Doors that are open at the end."""
    return deeds.ways(deeds.openings(game), STAGING)["incantation"]


def won_with_glyphs(game: Game) -> bool:
    """A victory in a game that has them."""
    return game.state.result == "won" and GLYPH in game.rules.kinds


def many_found(game: Game) -> bool:
    """Doors opened by Incantations, in one victory."""
    return won_with_glyphs(game) and by_incantation(game) >= MANY_FOUND


def three_at_once(game: Game) -> bool:
    """One Incantation showed three Doors or more, and one of them opened: one that is chosen may
    go elsewhere in a game with other rules for that."""
    shown, chosen = 0, False
    for event in game.log:
        if isinstance(event, IncantationSeen):
            shown = sum(card.kind == DOOR for card in event.cards)
        elif isinstance(event, Answered):
            chosen = isinstance(event.command, OpenShown)
        elif isinstance(event, DoorGained) and chosen and shown > 2:
            return True
    return False


COUNTING = Counting(
    count,
    (
        CountGroup(
            "glyphs",
            msgid("Glyphs"),
            (
                Count("incantations", msgid("Incantations"), "kind-G"),
                Count("doors_by_incantation", msgid("Doors opened by them"), "kind-D"),
            ),
        ),
    ),
)
ACHIEVEMENTS = (
    Achievement(
        "twelve-doors",
        msgid("Twelve Doors"),
        msgid("Win a game with Glyphs."),
        "kind-G",
        by_game=won_with_glyphs,
    ),
    Achievement(
        "three-called",
        msgid("Called by name"),
        msgid("Win with three Doors or more opened by Incantations."),
        "incantation",
        by_game=many_found,
    ),
    Achievement(
        "spoilt-for-choice",
        msgid("Spoilt for choice"),
        msgid("Have an Incantation show three Doors, and open one of them."),
        "three-doors",
        by_game=three_at_once,
    ),
)
