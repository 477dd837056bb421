"""Sentences of Crossroads and Dead Ends; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.editions.base.advice.why_action import given_away
from game.editions.base.advice.why_cards import next_card
from game.editions.base.cards import TRIO
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import LoseHand, PayKey
from game.editions.base.partners import Take
from game.editions.base.prophecy import Foresee
from game.editions.base.table.consequences import run_with
from game.editions.base.words import A_PROPHECY, DISCARDED, last_and_next
from game.editions.crossroads.crossroad import is_crossroad
from game.editions.crossroads.dead_end import DEAD_END, Escape, HandEscaped
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.rules.steps import Command
from game.rules.view import View
from game.words import Amendment, Answers, Sentences, Words, msgid

Said = tuple[str, ...]
Other = Command[Any] | None

# What happened


def hands_escaped(words: Words, events: Sequence[HandEscaped]) -> str:
    n = sum(len(event.cards) for event in events)
    return words.plural(
        "An Escape: {n} card went.", "An Escape: the whole hand went, {n} cards.", n
    )


# What can be answered


def dead_ends_held(view: View) -> int:
    """Returns how many Dead Ends the active seat holds, as far as the viewer knows, the shared ones
    included."""
    return sum(card.kind == DEAD_END for card in (*view.hand, *view.shared))


def hand_size(view: View) -> int:
    return HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]


def what_escapes(words: Words, command: Escape, view: View) -> Said:
    """Tells how many cards go; the Dead Ends among them are in sight."""
    n = hand_size(view)
    if view.deck_count < n:
        return (
            words.say("All {n} cards go, and the deck does not last for a new hand", n=n),
            words.say("The deck does not last"),
        )
    return (
        words.say("All {n} cards go, Dead Ends too, and {n} new ones come", n=n),
        words.say("{n} cards go, {n} come", n=n),
        words.say("A new hand"),
    )


def but_a_dead_end(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells what the base game tells of the next card: not any card may be discarded."""
    if DEAD_END not in view.kinds or not isinstance(decision, PlayOrDiscard):
        return ""
    if view.seats == 1 and answers and all(isinstance(answer, Escape) for answer in answers):
        return words.say("The hand is full of Dead Ends: only an Escape is left.")
    last, others = last_and_next(words, view)
    if not last:
        return ""
    return words.say(
        "The last card shows {symbol}: play {others}, or discard any card but a Dead End.",
        symbol=last,
        others=others,
    )


SENTENCES = Sentences(amendments=(Amendment(body=but_a_dead_end),))

# What a card is for

GOES_EVERYWHERE = msgid(
    "It counts for every place. Three cards side by side are a trio of the place of the two "
    "others; a trio takes only one Crossroad."
)
A_SUN = (
    (msgid("Played"), msgid("It goes to the end of the row. A Sun never follows a Sun.")),
    (msgid("In the row"), GOES_EVERYWHERE),
    DISCARDED,
)
A_MOON = (
    (msgid("Played"), msgid("It goes to the end of the row. A Moon never follows a Moon.")),
    (msgid("In the row"), GOES_EVERYWHERE),
    DISCARDED,
)
A_KEY = (
    (msgid("In the row"), GOES_EVERYWHERE),
    A_PROPHECY,
    (msgid("When a Door comes up"), msgid("Discard it to open a Door of any place.")),
    (
        msgid("Against a Nightmare"),
        msgid("Discard a Key of any place to turn it away. That brings no Prophecy."),
    ),
)
A_DEAD_END = (
    (msgid("In the hand"), msgid("It is never played, and you cannot choose to discard it.")),
    (
        msgid("To be rid of it"),
        msgid(
            "It goes for good with the whole hand: by an Escape, or given to a Nightmare. A "
            "Prophecy can throw it away before it comes."
        ),
    ),
    (
        msgid("Five cards for a Nightmare"),
        msgid("A Dead End among them goes to Limbo, and comes again."),
    ),
)

# Why


def gets_rid_of_dead_ends(
    words: Words, command: Escape | LoseHand, view: View, instead: Other
) -> str:
    held = dead_ends_held(view)
    if not held or view.deck_count < hand_size(view):
        return ""
    return words.plural(
        "{n} card of the hand is a Dead End, and goes only with all others.",
        "{n} cards of the hand are Dead Ends, and go only with all others.",
        held,
    )


def crossroad_stays(
    words: Words, command: Play | Discard | PayKey, view: View, instead: Other
) -> str:
    """The answer instead takes a Crossroad, and this one another card in the same way."""
    if type(instead) is not type(command):
        return ""
    given, kept = (
        one.card if isinstance(one, Play) else given_away(one) for one in (command, instead)
    )
    if not given or not kept or is_crossroad(given) or not is_crossroad(kept):
        return ""
    return words.say("{card}: it stays, for it counts for every place.", card=words.card(kept))


def next_is_a_crossroad(words: Words, command: Foresee, view: View, instead: Other) -> str:
    card = next_card(command)
    if not card or not is_crossroad(card):
        return ""
    return words.say("The next card counts for every place.")


def fits_everywhere(words: Words, command: Take, view: View, instead: Other) -> str:
    return words.say("It counts for every place.") if is_crossroad(command.card) else ""


def escape_costs_cards(words: Words, command: Play | Discard, view: View, instead: Other) -> str:
    if not isinstance(instead, Escape):
        return ""
    return words.say("An Escape would cost {n} cards of the deck.", n=hand_size(view))


def no_dead_end(words: Words, command: Take, view: View, instead: Other) -> str:
    other = instead.card.kind if isinstance(instead, Take) else None
    if other != DEAD_END or command.card.kind == DEAD_END:
        return ""
    return words.say("A Dead End would clog the hand.")


def throws_a_dead_end(words: Words, command: Foresee, view: View, instead: Other) -> str:
    if command.discard.kind != DEAD_END:
        return ""
    return words.say("A Dead End is thrown away, and never comes into the hand.")


def goes_with_any(words: Words, command: Any, view: View, instead: Other) -> str:
    """Tells what a Crossroad does for the run."""
    run = run_with(command, view) if isinstance(command, Play) else None
    if run is None or len(run.cards) < 2:
        return ""
    trio = words.of_place(run.colour, words.say("trio"))
    if len(run.cards) == TRIO:
        return words.say("The Crossroad completes the {trio}.", trio=trio)
    return words.say("The Crossroad counts for the {trio}, which then lacks one card.", trio=trio)
