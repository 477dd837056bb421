"""The Dreamcatchers as tables (X3.3)."""

from dataclasses import replace

from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.turn import ReturnLimbo
from game.editions.catchers import freeing, hoops
from game.rules.ruleset import Ruleset, add, instead
from game.rules.state import DECK, Cards, KindRow, ZoneRow


def hung(rules: Ruleset, books: Cards) -> Ruleset:
    """Returns a game with the Dreamcatchers and these Failsafe Books. What is set aside at set-up
    is shuffled back, and nothing is caught."""
    open_pile = ZoneRow(owned=False, seen="all", lies="pile")
    alone = {zone: (hoop,) for zone, hoop in zip(hoops.CATCHERS, hoops.HOOPS, strict=True)}
    return replace(
        rules,
        box={**add(rules.box, {DECK: hoops.LOST_DREAMS}), **alone, hoops.FAILSAFE: books},
        zones={
            **rules.zones,
            **dict.fromkeys(hoops.CATCHERS, replace(open_pile, catches=True)),
            hoops.FAILSAFE: open_pile,
            hoops.TORN: replace(open_pile, final=True),
        },
        kinds={
            **rules.kinds,
            hoops.LOST_DREAM: KindRow(
                arrives=hoops.MeetLostDream, fills=False, milled="limbo", discard=None
            ),
        },
        turn=instead(rules.turn, ReturnLimbo, hoops.CatchLimbo),
        searched=(freeing.OfferFreeing, *rules.searched),
        answers=add(
            rules.answers,
            {
                PlayOrDiscard: (freeing.OpenFailsafe,),
                CompleteTrio: (freeing.SearchCatcher,),
                freeing.ChooseFreeing: (freeing.Free, freeing.FreeNone),
                hoops.LoseCatcher: (hoops.Tear,),
            },
        ),
        goals=(*rules.goals, hoops.every_dream_caught),
        facts=(
            *rules.facts,
            *(hoops.LostDreamDrawn, hoops.LimboCaught, hoops.CatcherTorn, hoops.CatchersEmptied),
            *(freeing.CatcherFreed, freeing.FailsafeUsed),
        ),
    )


def extend(rules: Ruleset) -> Ruleset:
    """Adds the Dreamcatchers, with both Failsafe Books."""
    return hung(rules, hoops.FAILSAFES)


def extend_harder(rules: Ruleset) -> Ruleset:
    """Adds the Dreamcatchers, without a Failsafe Book."""
    return hung(rules, ())
