"""The Towers as tables (X3.4)."""

from dataclasses import replace

from game.editions.base.cards import SUN
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.nightmare import DiscardNightmare
from game.editions.towers import alignment, lookout, ruin
from game.editions.towers.alignment import TOWER, TOWERS
from game.rules.ruleset import Ruleset, add, instead
from game.rules.state import DECK, Line, ZoneRow


def built(rules: Ruleset, follows: Line) -> Ruleset:
    """Returns a game with the Towers, in which the step `follows` comes after each Nightmare."""
    return replace(
        rules,
        box=add(rules.box, {DECK: TOWERS}),
        zones={**rules.zones, alignment.ALIGNMENT: ZoneRow(owned=False, seen="all", lies="row")},
        kinds={
            **rules.kinds,
            TOWER: replace(rules.kinds[SUN], discard=(lookout.LookOut,), in_rows=False),
        },
        suffered=instead(rules.suffered, DiscardNightmare, follows),
        answers=add(
            rules.answers,
            {
                PlayOrDiscard: (alignment.Build,),
                lookout.OrderLookout: (lookout.Arrange,),
                ruin.LoseTower: (ruin.GiveTower, ruin.FalseDestruction),
            },
        ),
        row_rules=(alignment.stays_out_of_the_row, *rules.row_rules),
        goals=(*rules.goals, alignment.alignment_stands),
        facts=(
            *rules.facts,
            *(alignment.TowerBuilt, lookout.LookoutSeen, ruin.TowerLost, ruin.NightmareKept),
        ),
        steps=(*rules.steps, DiscardNightmare, ruin.Ruin),
    )


def extend(rules: Ruleset) -> Ruleset:
    """Adds the Towers; a whole Alignment protects them."""
    return built(rules, ruin.RuinUnlessAligned)


def extend_harder(rules: Ruleset) -> Ruleset:
    """Adds the Towers; nothing protects them, so the ruins are scattered."""
    return built(rules, ruin.Ruin)
