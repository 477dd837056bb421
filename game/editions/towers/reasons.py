"""Why an answer about Towers is advised; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.editions.base.cards import NIGHTMARE
from game.editions.base.explore import Discard
from game.editions.towers.alignment import ALIGNMENT, Build
from game.editions.towers.cards import TOWER, is_aligned, storeys
from game.editions.towers.lookout import Arrange
from game.editions.towers.planning import standing_together
from game.editions.towers.ruin import FalseDestruction, GiveTower
from game.rules.card import DOOR, Kind
from game.rules.state import Cards
from game.rules.steps import Command
from game.rules.view import View
from game.words import ReasonRow, Words

Other = Command[Any] | None


def after(command: Any, view: View) -> Cards:
    """The Alignment once this is done."""
    towers = view.cards(ALIGNMENT)
    match command:
        case Build(tower=tower, end="left"):
            return (tower, *towers)
        case Build(tower=tower):
            return (*towers, tower)
        case GiveTower(tower=tower):
            return tuple(card for card in towers if card is not tower)
    return towers


def completes(words: Words, command: Any, view: View, instead: Other) -> str:
    """The four stand."""
    if not isinstance(command, Build) or is_aligned(view.cards(ALIGNMENT)):
        return ""
    return words.say("The Alignment is whole then.") if is_aligned(after(command, view)) else ""


def goes_on(words: Words, command: Any, view: View, instead: Other) -> str:
    """More stand together than before."""
    if not isinstance(command, Build):
        return ""
    n = standing_together(after(command, view))
    if n <= standing_together(view.cards(ALIGNMENT)):
        return ""
    return words.say("Then {n} of four different Towers stand side by side.", n=n)


def shows_more(words: Words, command: Any, view: View, instead: Other) -> str:
    """What is drawn next can be chosen."""
    if not isinstance(command, Discard):
        return ""
    seen = min(storeys(command.card), view.deck_count)
    return words.plural(
        "It shows the next card.", "It lets you put the next {n} cards in order.", seen
    )


def breaks_least(words: Words, command: GiveTower, view: View, instead: Other) -> str:
    """As many stand together as before, or more than after the other."""
    n = standing_together(after(command, view))
    if n == standing_together(view.cards(ALIGNMENT)):
        return words.say("As many neighbours of different places stand as before.")
    other = standing_together(after(instead, view)) if isinstance(instead, GiveTower) else n
    return words.say("More neighbours of different places are left.") if n > other else ""


def is_over(words: Words, command: GiveTower, view: View, instead: Other) -> str:
    """The Nightmare does not come back."""
    if not isinstance(instead, FalseDestruction):
        return ""
    return words.say("The Nightmare does not come back.")


def stays_standing(words: Words, command: FalseDestruction, view: View, instead: Other) -> str:
    """What every Tower there is for."""
    return words.say("The Towers stand: to build them again takes turns.")


def nightmare_later(words: Words, command: Arrange, view: View, instead: Other) -> str:
    """What is feared comes last."""
    last = [card for card in command.order if card][-1:]
    nightmare = any(card.kind == NIGHTMARE for card in last)
    return words.say("The Nightmare comes as late as it can.") if nightmare else ""


def door_first(words: Words, command: Arrange, view: View, instead: Other) -> str:
    """A Door comes next."""
    first = next(iter(command.order), None)
    if first is None or first.kind != DOOR:
        return ""
    return words.say("The Door comes next.")


REASONS: Mapping[type[Command[Any]] | Kind, tuple[ReasonRow, ...]] = {
    Build: (completes, goes_on),
    GiveTower: (breaks_least, is_over),
    FalseDestruction: (stays_standing,),
    Arrange: (nightmare_later, door_first),
    TOWER: (shows_more,),
}
