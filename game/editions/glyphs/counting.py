"""The counts of a finished game with Glyphs, and its achievements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.editions.base.routines import DoorGained
from game.editions.glyphs.incantation import GLYPH, IncantationSeen, OpenShown
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
    """Returns how many Incantations there were, and how many Doors are open by one at the end."""
    return Counter(
        incantations=sum(isinstance(event, IncantationSeen) for event in game.log),
        doors_by_incantation=by_incantation(game),
    )


def by_incantation(game: Game) -> int:
    return deeds.ways(deeds.openings(game), STAGING)["incantation"]


def won_with_glyphs(game: Game) -> bool:
    return game.state.result == "won" and GLYPH in game.rules.kinds


def many_found(game: Game) -> bool:
    return won_with_glyphs(game) and by_incantation(game) >= MANY_FOUND


def three_at_once(game: Game) -> bool:
    """Returns whether one Incantation showed three Doors or more, and one of them opened. A Door
    that is chosen may go elsewhere by the rules of another edition."""
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
