"""Sentences of the Towers; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.editions.base.advice.why_cards import Ordered, next_card
from game.editions.base.cards import NIGHTMARE
from game.editions.base.explore import Discard, PlayOrDiscard
from game.editions.towers.alignment import (
    ALIGNMENT,
    BOTH,
    THE_MOON,
    THE_SUN,
    TOWER,
    Build,
    Symbols,
    TowerBuilt,
    is_aligned,
    left_side,
    right_side,
    storeys,
)
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.planning import (
    WHOLE,
    after,
    out_of_reach,
    standing_together,
    that_go_on,
)
from game.editions.towers.ruin import FalseDestruction, GiveTower, TowerLost
from game.rules.card import Card
from game.rules.steps import Command
from game.rules.view import View
from game.words import Amendment, Answers, Captioned, Names, Sentences, Words, msgid

Said = tuple[str, ...]

# What happened


def lookout_seen(words: Words, seen: LookoutSeen) -> str:
    """Tells the next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "From the Tower {n} card of the deck is seen in secret.",
            "From the Tower {n} cards of the deck are seen in secret.",
            len(seen.cards),
        )
    return words.say("The Tower shows {cards}.", cards=words.cards(seen.cards))


def tower_built(words: Words, built: TowerBuilt) -> str:
    tower = words.card(built.tower)
    if built.end == "left":
        return words.say("{tower} is built at the left end of the Alignment.", tower=tower)
    return words.say("{tower} is built at the right end of the Alignment.", tower=tower)


def towers_fell(words: Words, events: Sequence[TowerLost]) -> str:
    towers = words.cards([event.tower for event in events])
    return words.plural(
        "A Tower fell: {towers}.", "Towers fell: {towers}.", len(events), towers=towers
    )


# What can be answered


def build(words: Words, command: Build, view: View) -> str:
    """Names the Tower and its end, if there are two."""
    tower = words.card(command.tower)
    if not view.cards(ALIGNMENT):
        return words.say("Build: {tower}", tower=tower)
    if command.end == "left":
        return words.say("Build at the left end: {tower}", tower=tower)
    return words.say("Build at the right end: {tower}", tower=tower)


def what_is_built(words: Words, command: Build, view: View) -> Said:
    towers, say = after(command, view), words.say
    if is_aligned(towers):
        return say("Build: the Alignment is whole"), say("It is whole"), say("Whole")
    n = standing_together(towers)
    told = say("{n} of {all}", n=n, all=WHOLE)
    return say("Build: {n} of {all} stand together", n=n, all=WHOLE), told


def looking_out(words: Words, command: Discard, view: View) -> Said:
    seen = min(storeys(command.card), view.deck_count)
    if not seen:
        return ()
    return (
        words.say("Discard to look out: {card}", card=words.card(command.card)),
        words.plural(
            "Discard: look at {n} card of the deck",
            "Discard: put the next {n} cards of the deck in order",
            seen,
        ),
        words.plural("Look at {n} card", "Put {n} cards in order", seen),
        words.say("Look out"),
    )


def giving(words: Words, command: GiveTower, view: View) -> Said:
    """Tells whether the four stand together after that."""
    if is_aligned(view.cards(ALIGNMENT)) and not is_aligned(after(command, view)):
        return words.say("It falls, and the Alignment is no longer whole"), words.say("It falls")
    return words.say("It falls, and the Nightmare goes"), words.say("It falls")


def keeping(words: Words, command: FalseDestruction, view: View) -> Said:
    """Tells when the Nightmare returns."""
    if not view.limbo_returns:
        return words.say("No Tower falls, and the Nightmare waits in Limbo"), words.say("To Limbo")
    return (
        words.say("No Tower falls, but the Nightmare is shuffled back at the end of the turn"),
        words.say("It comes back later"),
    )


# What a Tower is


def side(symbols: Symbols) -> str:
    if symbols == BOTH:
        return msgid("A Sun and a Moon: only a side without symbols may touch it.")
    if symbols == THE_SUN:
        return msgid("A Sun: no side with a Sun may touch it.")
    if symbols == THE_MOON:
        return msgid("A Moon: no side with a Moon may touch it.")
    return msgid("No symbol: any side may touch it.")


SEEN = {
    3: msgid("Look at the next three cards of the deck and put them back in any order."),
    4: msgid("Look at the next four cards of the deck and put them back in any order."),
    5: msgid("Look at the next five cards of the deck and put them back in any order."),
}


def a_tower(card: Card, view: View) -> Captioned:
    return (
        (
            msgid("Built"),
            msgid(
                "It goes to either end of the Alignment, if the sides that touch share no "
                "symbol. Four neighbours of the four places are needed to win."
            ),
        ),
        (msgid("Left side"), side(left_side(card))),
        (msgid("Right side"), side(right_side(card))),
        (msgid("Discarded"), SEEN[storeys(card)]),
    )


NAMED: Mapping[int, str] = {3: msgid("Tower 3"), 4: msgid("Tower 4"), 5: msgid("Tower 5")}
"""Names of Towers by their storeys, for use within "Garden {thing}"."""


# How the game stands


def alignment(words: Words, view: View, zone: str) -> str:
    what = words.say(
        "Towers are built here, at either end. Where two touch, their sides share no symbol; four "
        "neighbours of the four places are needed to win."
    )
    towers = view.cards(ALIGNMENT)
    if is_aligned(towers):
        return " ".join((what, words.say("They stand.")))
    if not towers:
        return what
    n = standing_together(towers)
    return " ".join((what, words.say("{n} of {all} stand together now.", n=n, all=WHOLE)))


def the_alignment_stands(words: Words, view: View, names: Names) -> str:
    if not is_aligned(view.cards(ALIGNMENT)):
        return ""
    return words.say("Four Towers of the four places stand side by side.")


def no_alignment_is_left(words: Words, view: View) -> str:
    """Tells that too many Towers lie in the discard pile."""
    if not any(card.kind == TOWER for card in view.box) or not out_of_reach(view):
        return ""
    return words.say("The Towers that are left cannot stand as four neighbours of the four places.")


def no_alignment_stood(words: Words, view: View) -> str:
    if not any(card.kind == TOWER for card in view.box) or is_aligned(view.cards(ALIGNMENT)):
        return ""
    return words.say("The Alignment was not built.")


def where_towers_are_laid(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells that a Tower is built, and never played."""
    if not isinstance(decision, PlayOrDiscard):
        return ""
    return words.say(
        "Lay it on the row to play it, a Tower at the Alignment to build it, or on the discard "
        "pile to discard it."
    )


SENTENCES = Sentences(
    amendments=(Amendment(where=where_towers_are_laid),),
    victories=(the_alignment_stands,),
    hopeless=(no_alignment_is_left,),
    lacking=(no_alignment_stood,),
)


Other = Command[Any] | None


def completes(words: Words, command: Any, view: View, instead: Other) -> str:
    if not isinstance(command, Build) or is_aligned(view.cards(ALIGNMENT)):
        return ""
    return words.say("The Alignment is whole then.") if is_aligned(after(command, view)) else ""


def goes_on(words: Words, command: Any, view: View, instead: Other) -> str:
    if not isinstance(command, Build):
        return ""
    n = standing_together(after(command, view))
    if n <= standing_together(view.cards(ALIGNMENT)):
        return ""
    if n == 1:
        return words.say("The first Tower of the Alignment stands then.")
    return words.say("Then {n} of four different Towers stand side by side.", n=n)


def more_can_go_on(words: Words, command: Any, view: View, instead: Other) -> str:
    """More Towers can be built on what stands then than after the answer instead."""
    if not isinstance(command, Build | GiveTower) or not isinstance(instead, Build | GiveTower):
        return ""
    n = len(that_go_on(after(command, view), view))
    if n <= len(that_go_on(after(instead, view), view)):
        return ""
    return words.plural(
        "{n} Tower can go on with it then.", "{n} Towers can go on with it then.", n
    )


def can_fall(words: Words, command: Any, view: View, instead: Other) -> str:
    """Tells that the Tower stands at an end, beside as many neighbours of different places as
    before."""
    left = any(card.kind == NIGHTMARE for card in view.box if card not in view.gone)
    if not left or not isinstance(command, Build) or isinstance(instead, Build):
        return ""
    if standing_together(after(command, view)) > standing_together(view.cards(ALIGNMENT)):
        return ""
    return words.say("A Nightmare can take this Tower, and the others stand.")


def next_is_a_tower(words: Words, command: Ordered, view: View, instead: Other) -> str:
    card, towers = next_card(command), view.cards(ALIGNMENT)
    if card is None or card.kind != TOWER or card not in that_go_on(towers, view):
        return ""
    return words.say("The Tower that comes next can go on with the Alignment.")


def shows_more(words: Words, command: Any, view: View, instead: Other) -> str:
    if not isinstance(command, Discard):
        return ""
    seen = min(storeys(command.card), view.deck_count)
    return words.plural(
        "It shows the next card.", "It lets you put the next {n} cards in order.", seen
    )


def breaks_least(words: Words, command: GiveTower, view: View, instead: Other) -> str:
    n = standing_together(after(command, view))
    if n == standing_together(view.cards(ALIGNMENT)):
        return words.say("As many neighbours of different places stand as before.")
    other = standing_together(after(instead, view)) if isinstance(instead, GiveTower) else n
    return words.say("More neighbours of different places are left.") if n > other else ""


def is_over(words: Words, command: GiveTower, view: View, instead: Other) -> str:
    if not isinstance(instead, FalseDestruction):
        return ""
    return words.say("The Nightmare does not come back.")


def stays_standing(words: Words, command: FalseDestruction, view: View, instead: Other) -> str:
    return words.say("The Towers stand: to build them again takes turns.")
