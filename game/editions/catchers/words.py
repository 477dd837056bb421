"""Sentences of the Dreamcatchers; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.editions.base.advice.hand_prospects import standings
from game.editions.base.advice.why_door import door_opens
from game.editions.base.cards import NIGHTMARE, TRIO, only_place
from game.editions.base.explore import CompleteTrio, Decline, Play, PlayOrDiscard, Search, Seeks
from game.editions.base.table.consequences import searched
from game.editions.base.warnings.blocking import holds_door
from game.editions.catchers.freeing import (
    CatcherFreed,
    Free,
    FreeNone,
    OpenFailsafe,
    SearchCatcher,
)
from game.editions.catchers.hoops import (
    CATCHERS,
    FAILSAFE,
    HOOPS,
    LOST_DREAM,
    LOST_DREAMS,
    CatcherTorn,
    LimboCaught,
    LostDreamDrawn,
    Tear,
    dreams_caught,
    seen_hanging,
    seen_on,
)
from game.editions.catchers.lost_causes import a_dream_is_gone, too_late
from game.rules.card import DOOR, Card
from game.rules.state import Cards
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.words import Amendment, Answers, Captioned, Names, Sentences, Words, msgid

Said = tuple[str, ...]
Other = Command[Any] | None


def number(hoop: Card) -> int:
    """Returns the number of a Dreamcatcher, from the left."""
    return HOOPS.index(hoop) + 1


def summed_up(words: Words, cards: Cards) -> str:
    """Tells the cards on a Dreamcatcher, alike ones once with their number."""
    told = [words.card(card) for card in cards]
    return words.say(", ").join(
        words.say("{word} × {n}", word=one, n=told.count(one)) if told.count(one) > 1 else one
        for one in dict.fromkeys(told)
    )


# What happened


def caught(words: Words, event: LimboCaught) -> str:
    return words.say("Dreamcatcher {n} catches all that lay in Limbo.", n=number(event.catcher))


def caught_briefly(words: Words, events: Sequence[LimboCaught]) -> str:
    return words.say("Limbo was caught.")


def freed(words: Words, event: CatcherFreed) -> str:
    return words.say(
        "Dreamcatcher {n} is freed: its cards go back to the deck.", n=number(event.catcher)
    )


def freed_briefly(words: Words, events: Sequence[CatcherFreed]) -> str:
    return words.plural("A Dreamcatcher was freed.", "{n} Dreamcatchers were freed.", len(events))


def torn(words: Words, event: CatcherTorn) -> str:
    return words.say("Dreamcatcher {n} tears.", n=number(event.catcher))


def dreams_drawn(words: Words, events: Sequence[LostDreamDrawn]) -> str:
    return words.plural(
        "A Lost Dream went to Limbo.", "{n} Lost Dreams went to Limbo.", len(events)
    )


# What can be answered


def free(words: Words, command: Free, view: View) -> str:
    cards = summed_up(words, seen_on(view, command.catcher))
    return words.say("Free Dreamcatcher {n}: {cards}", n=number(command.catcher), cards=cards)


def what_comes_back(words: Words, command: Free, view: View) -> Said:
    n = len(seen_on(view, command.catcher))
    return (
        words.plural("{n} card goes back to the deck", "{n} cards go back to the deck", n),
        words.plural("{n} card back", "{n} cards back", n),
    )


def open_failsafe(words: Words, command: OpenFailsafe, view: View) -> str:
    cards = summed_up(words, seen_on(view, command.catcher))
    return words.say(
        "Failsafe Book: free Dreamcatcher {n} ({cards})", n=number(command.catcher), cards=cards
    )


def free_by_book(words: Words, command: OpenFailsafe) -> str:
    return words.say("Free Dreamcatcher {n}", n=number(command.catcher))


def search_catcher(words: Words, command: SearchCatcher, view: View) -> str:
    hoop = holding(view, command.door)
    if hoop is None:
        return words.say("Take from a Dreamcatcher: {door}", door=words.card(command.door))
    return words.say("From Dreamcatcher {n}", n=number(hoop))


def holding(view: View, card: Card) -> Card | None:
    """Returns the Dreamcatcher that a card lies on."""
    return next((hoop for hoop in HOOPS if card in seen_on(view, hoop)), None)


def taking(words: Words, command: SearchCatcher, view: View) -> Said:
    return (
        words.say("The Door opens; another Dreamcatcher may be freed, and the deck is shuffled"),
        words.say("The Door opens"),
    )


def tear(words: Words, command: Tear, view: View) -> str:
    return words.say("Give up Dreamcatcher {n}", n=number(command.catcher))


def which_tears(words: Words, decision: Any, view: View, names: Names | None) -> str:
    left = len(seen_hanging(view)) - 1
    return words.plural(
        "No Dreamcatcher is empty. All that is caught, on every one, goes back to the deck; {n} is "
        "left.",
        "No Dreamcatcher is empty. All that is caught, on every one, goes back to the deck; {n} "
        "are left.",
        left,
    )


# What the cards are

A_LOST_DREAM = (
    (
        msgid("When it comes up"),
        msgid("It goes to Limbo, and another card is drawn. At the end of the turn it is caught."),
    ),
    (
        msgid("To win"),
        msgid("All four Lost Dreams have to hang on Dreamcatchers while all Doors are open."),
    ),
    (
        msgid("If it is discarded"),
        msgid("Then the game can no longer be won: all four are needed."),
    ),
)
A_BOOK = (
    (
        msgid("At the beginning of a turn"),
        msgid("Use it to free a Dreamcatcher: the cards on it are shuffled into the deck."),
    ),
    (msgid("Once"), msgid("It leaves the game, and your turn goes on as usual.")),
)


def a_catcher(card: Card, view: View) -> Captioned:
    return (
        (
            msgid("At the end of a turn"),
            msgid("All cards of Limbo go on one empty Dreamcatcher. The deck is not shuffled."),
        ),
        (
            msgid("Freed"),
            msgid(
                "With every search of the deck one Dreamcatcher may be freed: the cards on it are "
                "shuffled back. A trio may also take its Door from one."
            ),
        ),
        (
            msgid("If none is empty"),
            msgid("One tears, and all that is caught goes back to the deck. Keep the last one."),
        ),
    )


# How the game stands


def catcher(words: Words, view: View, zone: str) -> str:
    """Tells what hangs on a Dreamcatcher, how many Lost Dreams are caught, and how many
    Dreamcatchers are left."""
    hoop = HOOPS[CATCHERS.index(zone)]
    cards = seen_on(view, hoop)
    here = (
        words.say("Caught here: {cards}.", cards=summed_up(words, cards))
        if cards
        else words.say("It is empty: it catches what lies in Limbo when a turn ends.")
    )
    dreams = words.say(
        "Lost Dreams caught: {n} of {all}.", n=dreams_caught(view), all=len(LOST_DREAMS)
    )
    left = words.plural(
        "{n} Dreamcatcher hangs here.", "{n} Dreamcatchers hang here.", len(seen_hanging(view))
    )
    return " ".join((here, dreams, left))


def failsafe(words: Words, view: View, zone: str) -> str:
    n = len(view.cards(FAILSAFE))
    if not n:
        return words.say("No Failsafe Book is left.")
    return " ".join(
        (
            words.say("At the beginning of a turn a Failsafe Book frees a Dreamcatcher."),
            words.plural("{n} is left.", "{n} are left.", n),
        )
    )


def with_catchers(view: View) -> bool:
    return any(card.kind == LOST_DREAM for card in view.box)


def dreams_are_caught(words: Words, view: View, names: Names) -> str:
    if dreams_caught(view) < len(LOST_DREAMS) or not with_catchers(view):
        return ""
    return words.say("All four Lost Dreams are caught.")


def dreams_not_caught(words: Words, view: View) -> str:
    n = len(LOST_DREAMS) - dreams_caught(view)
    if not with_catchers(view) or not n:
        return ""
    return words.plural("One Lost Dream was not caught.", "{n} Lost Dreams were not caught.", n)


def where_to_lay(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells that a Failsafe Book can be laid on a Dreamcatcher."""
    if not any(isinstance(command, OpenFailsafe) for command in answers):
        return ""
    if not isinstance(decision, PlayOrDiscard):
        return ""
    return words.say(
        "Lay it on the row to play it, or on the discard pile to discard it. First a Failsafe Book "
        "may be laid on a Dreamcatcher."
    )


def from_a_catcher(words: Words, decision: Decision, view: View, answers: Answers) -> str:
    """Tells that a trio may take its Door from a Dreamcatcher, and that a search frees one."""
    if not isinstance(decision, CompleteTrio):
        return ""
    if any(isinstance(command, SearchCatcher) for command in answers):
        return words.say("From the deck or a Dreamcatcher; then another one may be freed.")
    if any(seen_on(view, hoop) for hoop in HOOPS):
        return words.say("With a search, also in vain, one Dreamcatcher may be freed.")
    return ""


def in_vain(words: Words, command: Command[Any], view: View) -> Said:
    """Tells that a search finds nothing: what is missing may all be caught."""
    asked = view.pending
    if not isinstance(command, Search) or not isinstance(asked, CompleteTrio):
        return ()
    return () if holds_door(asked.colour, view) else searched(words, command, view)


SENTENCES = Sentences(
    amendments=(Amendment(body=from_a_catcher, where=where_to_lay, follows=in_vain),),
    victories=(dreams_are_caught,),
    hopeless=(a_dream_is_gone, too_late),
    lacking=(dreams_not_caught,),
    defeats={
        "no_catcher": (
            msgid("The game is lost: the last Dreamcatcher tears."),
            msgid("The last Dreamcatcher tore."),
        )
    },
    lost_by={"no_catcher": msgid("No Dreamcatcher left")},
)


# Why


def empties(words: Words, view: View, hoop: Card) -> str:
    empty = sum(not seen_on(view, one) for one in seen_hanging(view))
    if not empty:
        return words.say("No Dreamcatcher is empty, and the next catch would tear one.")
    return words.say("Only one Dreamcatcher is empty.") if empty == 1 else ""


def brings_door(words: Words, view: View, hoop: Card) -> str:
    doors = [card for card in seen_on(view, hoop) if card.kind == DOOR]
    return (
        words.plural("A Door can be drawn again.", "{n} Doors can be drawn again.", len(doors))
        if doors
        else ""
    )


def makes_room(words: Words, command: Free | OpenFailsafe, view: View, instead: Other) -> str:
    return empties(words, view, command.catcher)


def a_door_comes_back(
    words: Words, command: Free | OpenFailsafe, view: View, instead: Other
) -> str:
    return brings_door(words, view, command.catcher)


def one_more_is_empty(
    words: Words, command: Free | OpenFailsafe, view: View, instead: Other
) -> str:
    empty = sum(not seen_on(view, one) for one in seen_hanging(view)) + 1
    return words.say("{n} Dreamcatchers are empty then.", n=empty) if empty > 1 else ""


def no_nightmare_wakes(words: Words, command: Free, view: View, instead: Other) -> str:
    calm = all(card.kind != NIGHTMARE for card in seen_on(view, command.catcher))
    return words.say("No Nightmare comes back with it.") if calm else ""


def stays_caught(words: Words, command: FreeNone, view: View, instead: Other) -> str:
    cards = seen_on(view, instead.catcher) if isinstance(instead, Free) else ()
    if any(card.kind == NIGHTMARE for card in cards):
        return words.say("Caught Nightmares stay out of the way.")
    if any(card.kind == LOST_DREAM for card in cards):
        return words.say("Caught Lost Dreams stay caught.")
    return ""


def opens_the_caught(words: Words, command: SearchCatcher, view: View, instead: Other) -> str:
    place = only_place(command.door)
    if not place or isinstance(instead, Seeks | SearchCatcher):
        return ""
    return door_opens(words, place, view)


def makes_a_catcher_lighter(
    words: Words, command: SearchCatcher, view: View, instead: Other
) -> str:
    if isinstance(instead, Decline):
        return ""
    hoop, place = holding(view, command.door), only_place(command.door)
    if place and not holds_door(place, view):
        door = words.of_place(place, words.kind(DOOR))
        return words.say("No {door} is left in the deck.", door=door)
    if hoop is not None and len(seen_on(view, hoop)) == 1:
        return words.say("It leaves a Dreamcatcher empty.")
    return words.say("The Doors of the deck can still be drawn.")


def book_stays(words: Words, command: Command[Any], view: View, instead: Other) -> str:
    if not isinstance(instead, OpenFailsafe) or isinstance(command, OpenFailsafe):
        return ""
    return words.say("The Failsafe Book stays for later.")


def finishes_for_a_caught_door(words: Words, command: Play, view: View, instead: Other) -> str:
    """The trio finds no Door in the deck, and takes one that hangs on a Dreamcatcher."""
    own, place = standings(view)[0], only_place(command.card)
    if not place or own.laid(place) != TRIO - 1 or not own.missing[place]:
        return ""
    caught = (card for hoop in seen_hanging(view) for card in seen_on(view, hoop))
    hangs = any(card.kind == DOOR and only_place(card) is place for card in caught)
    if not hangs or holds_door(place, view):
        return ""
    trio = words.of_place(place, words.say("trio"))
    return words.say("Finishes the {trio}: its Door hangs on a Dreamcatcher.", trio=trio)
