"""Eight boxes: some of the editions on offer, and invented ones, which change no rule. They show
how what all editions share looks with many of them: names as long as there can be, levels, and
aims."""

from game.editions import BASE_GAME, Edition, Editions, Level
from game.editions.book.edition import BOOK
from game.editions.edition import Blurb
from game.editions.glyphs.edition import GLYPHS
from game.editions.towers.edition import TOWERS
from game.rules.ruleset import Ruleset
from game.rules.state import DOORS
from game.table.staging import Aim, Staging

BOXES = 8


def unchanged(rules: Ruleset) -> Ruleset:
    return rules


def invented(number: int) -> Edition:
    """Returns an edition with a long name, its own aim, and up to three levels."""
    levels = [Level(unchanged, f"At level {n} the wind blows harder.") for n in (2, 3)]
    name = f"invented{number}"
    return Edition(
        name,
        unchanged,
        Staging(aims=(Aim(name, f"Kites aloft {number}", "feather", DOORS, none, kites),)),
        levels=tuple(levels[: number % 3]),
        blurb=Blurb(
            title=f"Happy Kites and Dark Thunderclouds {number}",
            told="Kites rise over all four places, and thunderclouds tear at their strings.",
            to_win=f"All {kites(None)} kites of box {number} must be in the air at the same time.",
            helps="From a kite one sees the next three cards of the deck.",
            for_two=f"Both of you together have {kites(None)} kites of box {number} in the air.",
        ),
    )


def none(view: object) -> int:
    return 0


def kites(view: object) -> int:
    return 4


def eight() -> Editions:
    """Returns eight editions with the base game."""
    return Editions(BASE_GAME, GLYPHS, TOWERS, *map(invented, range(1, BOXES - 3)), BOOK)
