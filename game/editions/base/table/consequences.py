"""Consequences of an answer, told before it is given: the fullest words first, then fewer for less
room."""

from __future__ import annotations

from game.editions.base.cards import TRIO
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Discard, Play, Search
from game.editions.base.prophecy import FORESEEN, prophesies
from game.editions.base.warnings.blocking import doors_of, holds_door, last_is_taken, place_asked_of
from game.rules.card import DOOR, Colour
from game.rules.state import HAND, SHARED, owned
from game.rules.view import View
from game.table import counting
from game.words import Words

Said = tuple[str, ...]
NO_BREAK = "\u00a0"


def run_with(play: Play, view: View) -> counting.Run | None:
    """Returns the run at the end of the row once this card lies there."""
    row = view.rows[view.active][view.spent[view.active] :]
    return counting.run_of((*row, play.card), view.trio)


def played(words: Words, command: Play, view: View) -> Said:
    """Tells how far the run comes with this card, and what a trio finds."""
    say, run = words.say, run_with(command, view)
    if run is None:
        return ()
    length = len(run.cards)
    told = marker(words, run.colour, length)
    if length == TRIO:
        return trio_found(words, run.colour, view, told)
    short = told, say("{n} of 3", n=length)
    before = counting.run(view, view.active, view.trio)
    if length == 1 and before is not None and len(before.cards) == TRIO - 1:
        broken = marker(words, before.colour, len(before.cards))
        return say("Play: {run}, breaks {broken}", run=told, broken=broken), *short
    return say("Play: {run}", run=told), *short


def marker(words: Words, place: Colour, length: int) -> str:
    """Returns how far a run has come; the line may break before its number, not within it."""
    told, count = words.run_marker(place, length), words.say("{n} of 3", n=length)
    return told.replace(count, count.replace(" ", NO_BREAK))


def trio_found(words: Words, place: Colour, view: View, run: str) -> Said:
    say = words.say
    if not holds_door(place, view):
        return (
            say("Play: {run}, but its Doors are gone", run=run),
            say("{run}: no Door left", run=run),
            say("No Door left"),
        )
    if last_is_taken(place, view) and len(doors_of(place, view)) > 2:
        return (
            say("Play: {run}, finds a third Door", run=run),
            say("{run}: a third Door", run=run),
            say("A third Door"),
        )
    if last_is_taken(place, view):
        return (
            say("Play: {run}, finds a second Door", run=run),
            say("{run}: a second Door", run=run),
            say("A second Door"),
        )
    return (say("Play: {run}, finds a Door", run=run), say("{run}: a Door", run=run), say("A Door"))


def discarded(words: Words, command: Discard, view: View) -> Said:
    """Tells what the card itself brings; two players may swap after any card (R38)."""
    say = words.say
    if not view.deck_count:
        return ()
    if brings := words.discarding(command.card.kind, command, view):
        return brings[1:]
    if may_swap(command, view):
        return say("Discard: then a swap is possible"), say("Discard, then swap"), say("Discard")
    return say("Discard: only a new card comes"), say("Only a new card"), say("Discard")


def a_prophecy(words: Words, command: Discard, view: View) -> Said:
    """Tells that a Key brings a Prophecy, if there are cards left to see (R14)."""
    seen = min(FORESEEN, view.deck_count)
    if not seen or not prophesies(view.kinds):
        return ()
    return (
        words.say("Discard for a Prophecy: {card}", card=words.card(command.card)),
        words.plural(
            "Discard: a Prophecy, look at {n} card", "Discard: a Prophecy, look at {n} cards", seen
        ),
        words.plural("A Prophecy: {n} card", "A Prophecy: {n} cards", seen),
        words.say("A Prophecy"),
    )


def may_swap(discard: Discard, view: View) -> bool:
    """Returns whether both an own card and a shared one are left, whoever knows which."""
    own, shared = (view.zones.get(name, ()) for name in (owned(HAND, view.active), SHARED))
    return all(any(card != discard.card for card in cards) for cards in (own, shared))


def opened(words: Words, command: Claim, view: View) -> Said:
    place = place_asked_of(view)
    if place is None:
        return ()
    door = words.of_place(place, words.kind(DOOR))
    return (
        words.say("Opens the {door}, and the Key is discarded", door=door),
        words.say("Opens the {door}", door=door),
        words.say("Opens it"),
    )


def let_go(words: Words, command: LetGo, view: View) -> Said:
    if not view.limbo_returns:
        return words.say("It waits in Limbo until the turn ends"), words.say("Let it go")
    return (
        words.say("It waits in Limbo and is shuffled back at the end of the turn"),
        words.say("Shuffled back later"),
        words.say("Let it go"),
    )


def searched(words: Words, command: Search, view: View) -> Said:
    place = place_asked_of(view)
    if place is None:
        return ()
    door = words.of_place(place, words.kind(DOOR))
    if holds_door(place, view):
        return (words.say("The {door} opens, then the deck is shuffled.", door=door),)
    return (words.say("No {door} is left: the deck is only shuffled.", door=door),)


def declined(words: Words, command: Decline, view: View) -> Said:
    """Tells that the trio is spent all the same (R11)."""
    return (words.say("The deck stays as it lies, and this trio finds no Door."),)
