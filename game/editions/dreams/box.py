"""The Happy Dreams and Dark Premonitions as tables (X3.5). Victory is as it was."""

from dataclasses import replace
from functools import partial

from game.editions.base.cards import NIGHTMARE
from game.editions.dreams import coming_true, effects, happy_dream, premonitions
from game.rules.ruleset import Ruleset, add
from game.rules.state import DECK, ZoneRow


def dreamt(rules: Ruleset, face_up: int) -> Ruleset:
    """Returns a game with the dreams, in which so many Premonitions lie face up at first."""
    return replace(
        rules,
        box=add(
            rules.box,
            {
                DECK: happy_dream.HAPPY_DREAMS,
                premonitions.UNFORESEEN: premonitions.PREMONITION_CARDS,
            },
        ),
        zones={
            **rules.zones,
            premonitions.PREMONITIONS: ZoneRow(owned=False, seen="all", lies="row"),
            premonitions.UNFORESEEN: ZoneRow(owned=False, seen="all", lies="pile"),
            premonitions.PASSED: ZoneRow(owned=False, seen="all", lies="pile", final=True),
        },
        kinds={
            **rules.kinds,
            effects.HAPPY_DREAM: replace(
                rules.kinds[NIGHTMARE], arrives=happy_dream.MeetHappyDream
            ),
        },
        setup=(partial(premonitions.LayPremonitions, face_up), *rules.setup),
        gain=(*rules.gain, coming_true.HeedPremonitions),
        answers=add(
            rules.answers,
            {
                coming_true.ChoosePremonition: (coming_true.Befall,),
                effects.ChooseKey: (effects.LoseKey,),
                effects.ChooseDoor: (effects.Forfeit,),
                happy_dream.FollowDream: (
                    happy_dream.Dispel,
                    happy_dream.Sift,
                    happy_dream.Seek,
                ),
                happy_dream.SiftCards: (happy_dream.SiftOut, happy_dream.KeepTheRest),
                happy_dream.OrderTheSifted: (happy_dream.PutBack,),
                happy_dream.ChooseWish: (happy_dream.Wish,),
            },
        ),
        facts=(
            *rules.facts,
            *(premonitions.PremonitionsLaid, premonitions.PremonitionTurnedUp),
            *(coming_true.PremonitionCame, coming_true.PremonitionPassed),
            *(effects.DeckRobbed, effects.NightmareReturned, effects.DoorForfeited),
            *(happy_dream.HappyDreamDrawn, happy_dream.PremonitionDispelled),
            *(happy_dream.DreamSeen, happy_dream.DreamCardDiscarded, happy_dream.CardWished),
            *(happy_dream.WishLaidOnDeck, happy_dream.DreamFaded),
        ),
        steps=(
            *rules.steps,
            *(coming_true.PassPremonition, premonitions.TurnUp),
            *(happy_dream.FadeDream, happy_dream.LayWish),
        ),
    )


def extend(rules: Ruleset) -> Ruleset:
    """Adds the dreams, with four Premonitions face up."""
    return dreamt(rules, 4)


def extend_harder(rules: Ruleset) -> Ruleset:
    """Adds the dreams, with five Premonitions face up."""
    return dreamt(rules, 5)


def extend_hardest(rules: Ruleset) -> Ruleset:
    """Adds the dreams, with six Premonitions face up."""
    return dreamt(rules, 6)
