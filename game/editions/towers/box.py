"""The Towers as tables (X3.4)."""

from dataclasses import replace

from game.editions.base.cards import SUN
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.nightmare import DiscardNightmare
from game.editions.rows import add, instead
from game.editions.towers.alignment import (
    ALIGNMENT,
    Build,
    TowerBuilt,
    alignment_stands,
    stays_out_of_the_row,
)
from game.editions.towers.cards import TOWER, TOWERS
from game.editions.towers.lookout import (
    Arrange,
    LookOut,
    LookoutSeen,
    OrderLookout,
)
from game.editions.towers.ruin import (
    FalseDestruction,
    GiveTower,
    LoseTower,
    NightmareKept,
    Ruin,
    RuinUnlessAligned,
    TowerLost,
)
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Line, ZoneRow


def built(rules: Ruleset, ruin: Line) -> Ruleset:
    """The Towers, added to a game in which this follows each Nightmare."""
    return replace(
        rules,
        box=add(rules.box, {DECK: TOWERS}),
        zones={**rules.zones, ALIGNMENT: ZoneRow(owned=False, seen="all", lies="row")},
        kinds={**rules.kinds, TOWER: replace(rules.kinds[SUN], discard=(LookOut,), in_rows=False)},
        suffered=instead(rules.suffered, DiscardNightmare, ruin),
        answers=add(
            rules.answers,
            {
                PlayOrDiscard: (Build,),
                OrderLookout: (Arrange,),
                LoseTower: (GiveTower, FalseDestruction),
            },
        ),
        row_rules=(stays_out_of_the_row, *rules.row_rules),
        goals=(*rules.goals, alignment_stands),
        facts=(
            *rules.facts,
            *(TowerBuilt, LookoutSeen, TowerLost, NightmareKept),
        ),
        steps=(*rules.steps, DiscardNightmare, Ruin),
    )


def extend(rules: Ruleset) -> Ruleset:
    """As a whole Alignment protects its Towers."""
    return built(rules, RuinUnlessAligned)


def extend_harder(rules: Ruleset) -> Ruleset:
    """Where nothing protects them: the ruins are scattered."""
    return built(rules, Ruin)
