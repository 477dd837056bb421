"""The counts of a finished game with the Book, and its achievements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from game.editions.base.nightmare import NightmareDrawn
from game.editions.book.goals import GOALS, DoorOutOfOrder
from game.editions.book.spells import CardSpent, Spell, SpellCast
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.game import Game
from game.words import msgid

COUNTED: Mapping[Spell, str] = {
    "prophecy": "spells_prophecy",
    "planning": "spells_planning",
    "punishment": "spells_punishment",
}


def count(game: Game) -> Mapping[str, int]:
    counts: Counter[str] = Counter(COUNTED[spell] for spell in spells_cast(game))
    counts["cards_spent"] = sum(isinstance(event, CardSpent) for event in game.log)
    counts["doors_not_due"] = sum(isinstance(event, DoorOutOfOrder) for event in game.log)
    return +counts


COUNTING = Counting(
    count,
    (
        CountGroup(
            "spells",
            msgid("Spells"),
            (
                Count("spells_prophecy", msgid("Paradoxical Prophecy"), "spell-prophecy"),
                Count("spells_planning", msgid("Parallel Planning"), "spell-planning"),
                Count("spells_punishment", msgid("Powerful Punishment"), "spell-punishment"),
                Count("cards_spent", msgid("cards spent on them")),
                Count("doors_not_due", msgid("Doors that were not due")),
            ),
        ),
    ),
)


def spells_cast(game: Game) -> list[Spell]:
    return [event.spell for event in game.log if isinstance(event, SpellCast)]


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories with the Book."""
    return lambda game: game.state.result == "won" and GOALS in game.rules.zones and reached(game)


def merciless(game: Game) -> bool:
    """Returns whether Nightmares came, and every one was punished."""
    met = sum(isinstance(event, NightmareDrawn) for event in game.log)
    return 0 < met == spells_cast(game).count("punishment")


ACHIEVEMENTS = (
    Achievement(
        "every-spell",
        msgid("The whole Book"),
        msgid("Cast each of the three spells in one game, and win."),
        "spell-prophecy",
        by_game=won(lambda game: set(spells_cast(game)) == set(COUNTED)),
    ),
    Achievement(
        "without-spells",
        msgid("Step by step"),
        msgid("Win with the Book without a spell."),
        "spell-planning",
        by_game=won(lambda game: not spells_cast(game)),
    ),
    Achievement(
        "merciless",
        msgid("Merciless"),
        msgid("Punish every Nightmare that you meet, and win."),
        "spell-punishment",
        by_game=won(merciless),
    ),
)
