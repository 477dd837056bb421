"""Sentences of the Oniverse; the reasons that weigh most come first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.editions.base.advice.hand_prospects import doors_missing, standings
from game.editions.base.advice.why_action import SPARED, Reason, key_kept_for, trio_of
from game.editions.base.advice.why_nightmare import spared
from game.editions.base.advice.worth import wanted
from game.editions.base.cards import KEY, NIGHTMARE, only_place
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Discard, Search
from game.editions.base.nightmare import LoseDoor
from game.editions.base.warnings.blocking import place_asked_of
from game.editions.oniverse.deck_powers import (
    REACHED,
    CastNet,
    CatchSunk,
    Kindle,
    LampSeen,
    NightmaresNetted,
)
from game.editions.oniverse.denizens import (
    BEYOND,
    DYER,
    FERRYMAN,
    FISHER,
    LAMPLIGHTER,
    MAGPIE,
    MASON,
    PEDLAR,
    SWEEPER,
    DenizensCalled,
)
from game.editions.oniverse.event_powers import Ferry, OpenDyed, SearchBeyond, SearchDyed, TakeDyed
from game.editions.oniverse.hand_powers import CardKept, Entrust, TakeGoods, Trade
from game.editions.oniverse.lost_causes import may_help, too_late
from game.editions.oniverse.row_powers import RowSwept, Sweep, end_of_row
from game.editions.oniverse.welcome import Rally, TurnAway, WelcomeDenizen
from game.editions.oniverse.worth import FEW_CARDS, reopened
from game.rules.card import DOOR, Card
from game.rules.state import DISCARD, ROW, owned
from game.rules.steps import Command
from game.rules.view import View
from game.words import Amendment, Answers, Captioned, Names, Sentences, Words, msgid

Said = tuple[str, ...]
Other = Command[Any] | None

NAMED: Mapping[str, str] = {
    MASON: msgid("Mason"),
    PEDLAR: msgid("Pedlar"),
    LAMPLIGHTER: msgid("Lamplighter"),
    FISHER: msgid("Fisher"),
    SWEEPER: msgid("Sweeper"),
    DYER: msgid("Dyer"),
    FERRYMAN: msgid("Ferryman"),
    MAGPIE: msgid("Magpie"),
}
"""Names of the Denizens, by their faces."""

POWERS: Mapping[str, str] = {
    MASON: msgid("Lets you play a card that shows the same symbol as the last of the row."),
    PEDLAR: msgid("Exchanges a card of your hand for a Location of the discard pile."),
    LAMPLIGHTER: msgid("Shows you the next five cards, and you put them in order."),
    FISHER: msgid(
        "Discards the Nightmares among the next five cards; the rest goes under the deck."
    ),
    SWEEPER: msgid("Discards the last card of your row and the run of its place before it."),
    DYER: msgid("Lets a Key or a trio of any place do for a Door."),
    FERRYMAN: msgid("Takes a Nightmare to Limbo, and nothing is paid."),
    MAGPIE: msgid("Keeps a card of your hand safe, to play or discard it later."),
}
"""The power of each Denizen, in a sentence."""

WHEN: Mapping[str, str] = {
    MASON: msgid("In your turn: lay such a card on the row. This is your play."),
    PEDLAR: msgid("Before you play or discard: lay a card of the hand on the Pedlar."),
    LAMPLIGHTER: msgid("Before you play or discard: lay the Lamplighter on the deck."),
    FISHER: msgid("Before you play or discard: lay the Fisher on the deck."),
    SWEEPER: msgid("Before you play or discard: lay the Sweeper on the row."),
    DYER: msgid("When a Door is drawn, or when a trio lies: the answer is offered then."),
    FERRYMAN: msgid("When a Nightmare has come: lay the Ferryman on it."),
    MAGPIE: msgid(
        "Before you play or discard: lay a card of the hand on the Magpie. The hand is filled at "
        "once."
    ),
}
"""The moment at which each Denizen helps, and the way, in a sentence or two (Q18)."""

# What happened


def called(words: Words, event: DenizensCalled) -> str:
    return words.plural(
        "{n} Denizen hides in the deck.", "{n} Denizens hide in the deck.", len(event.cards)
    )


def row_swept(words: Words, event: RowSwept) -> str:
    return words.say("The end of the row is swept away: {cards}.", cards=words.cards(event.cards))


def lamp_seen(words: Words, seen: LampSeen) -> str:
    """Tells the next cards, or how many they are."""
    if None in seen.cards:
        return words.plural(
            "By lamplight {n} card of the deck is seen in secret.",
            "By lamplight {n} cards of the deck are seen in secret.",
            len(seen.cards),
        )
    return words.say("The lamplight shows {cards}.", cards=words.cards(seen.cards))


def netted(words: Words, event: NightmaresNetted) -> str:
    return words.plural(
        "A Nightmare hangs in the net, and is discarded.",
        "{n} Nightmares hang in the net, and are discarded.",
        len(event.cards),
    )


def netted_briefly(words: Words, events: Sequence[NightmaresNetted]) -> str:
    n = sum(len(event.cards) for event in events)
    return words.plural("{n} Nightmare was netted.", "{n} Nightmares were netted.", n)


def catch_sunk(words: Words, event: CatchSunk) -> str:
    if len(event.order) == 1:
        return words.say("{card} goes under the deck.", card=words.card(event.order[0]))
    return words.plural(
        "{n} card goes under the deck.", "{n} cards go under the deck.", len(event.order)
    )


def sunk_alone(words: Words, events: Sequence[CatchSunk]) -> str:
    alone = [event.order[0] for event in events if len(event.order) == 1]
    return " ".join(words.say("{card} went under the deck.", card=words.card(c)) for c in alone)


def card_kept(words: Words, event: CardKept) -> str:
    if event.card is None:
        return words.say("A Magpie keeps a card of the hand.")
    return words.say("A Magpie keeps {card}.", card=words.card(event.card))


# What is asked


def why_rally(words: Words, decision: WelcomeDenizen, view: View, names: Names | None) -> str:
    return words.say(POWERS[decision.denizen.face])


def why_goods(words: Words, decision: Any, view: View, names: Names | None) -> str:
    return words.say("It comes for {card}.", card=words.card(decision.given))


# What can be answered


def entrust(words: Words, command: Entrust, view: View) -> str:
    return words.say("Give the Magpie to keep: {card}", card=words.card(command.card))


def search_dyed(words: Words, command: SearchDyed, view: View) -> str:
    door = words.of_place(command.colour, words.kind(DOOR))
    return words.say("Dyer: search for the {door}", door=door)


def rallying(words: Words, command: Rally, view: View) -> Said:
    return words.say("This card goes, and the Denizen comes to you"), words.say("The Denizen comes")


def turning_away(words: Words, command: TurnAway, view: View) -> Said:
    return words.say("The Denizen goes to the discard pile"), words.say("It is discarded")


def sweeping(words: Words, command: Sweep, view: View) -> Said:
    n = len(end_of_row(view.cards(owned(ROW, view.active))))
    return (
        words.plural(
            "Sweeps {n} card off the end of the row",
            "Sweeps {n} cards off the end of the row",
            n,
        ),
        words.plural("Sweep {n} card", "Sweep {n} cards", n),
    )


def finding_beyond(words: Words, command: SearchBeyond, view: View) -> Said:
    return (
        words.say("The Door to the Oniverse opens, and the deck is shuffled"),
        words.say("It opens"),
    )


def finding_dyed(words: Words, command: SearchDyed, view: View) -> Said:
    door = words.of_place(command.colour, words.kind(DOOR))
    return (
        words.say("The {door} opens, and the Dyer is discarded", door=door),
        words.say("The {door} opens", door=door),
    )


def taking_dyed(words: Words, command: TakeDyed, view: View) -> Said:
    door = words.card(command.door)
    return (
        words.say("The {door} opens, and the Dyer is discarded", door=door),
        words.say("The {door} opens", door=door),
    )


def opening_dyed(words: Words, command: OpenDyed, view: View) -> Said:
    return (
        words.say("Opens it with a Key of another place; the Dyer is discarded"),
        words.say("Key and Dyer go"),
    )


def ferrying(words: Words, command: Ferry, view: View) -> Said:
    return (
        words.say("The Nightmare takes nothing, and waits in Limbo; the Ferryman is discarded"),
        words.say("Nothing is paid"),
    )


# What a card is


BEYOND_IS: Captioned = (
    (
        msgid("Wanted"),
        msgid("A ninth Door: it has to be open, too, before the game is won."),
    ),
    (
        msgid("Every place"),
        msgid("Any Key opens it when it comes up, and any trio may find it in the deck."),
    ),
)


def a_denizen(card: Card, view: View) -> Captioned:
    return (
        (msgid("Power"), POWERS[card.face]),
        (msgid("When"), WHEN[card.face]),
        (
            msgid("Rallied"),
            msgid(
                "A Denizen that comes up is rallied by one card of the hand; otherwise it is "
                "discarded. When it has helped, it is discarded."
            ),
        ),
    )


def denizens_left(words: Words, n: int) -> str:
    return words.plural("{n} Denizen may come up", "{n} Denizens may come up", n)


def rallied_hint(words: Words, view: View, zone: str) -> str:
    """Tells what each Denizen that stands here can do."""
    told = [words.say("Rallied Denizens stand here. Each helps once.")]
    faces = dict.fromkeys(card.face for card in view.cards(zone))
    told += [
        words.say(
            "{denizen}: {power}", denizen=words.say(NAMED[face]), power=words.say(POWERS[face])
        )
        for face in faces
    ]
    return " ".join(told)


# How the game stands


def beyond_is_open(words: Words, view: View, names: Names) -> str:
    if BEYOND not in [door for side in view.doors for door in side]:
        return ""
    return words.say("The Door to the Oniverse is open.")


def beyond_was_shut(words: Words, view: View) -> str:
    if BEYOND not in view.box or BEYOND in [door for side in view.doors for door in side]:
        return ""
    return words.say("The Door to the Oniverse stayed shut.")


# What is not as usual


def opened_by_any(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells that any Key fits the Door to the Oniverse, or that the Dyer has others fit."""
    if not isinstance(decision, OpenDoor):
        return ""
    if only_place(decision.door) is None:
        return words.say("Any Key fits it. Or let it go to Limbo.")
    if any(isinstance(answer, OpenDyed) for answer in answers):
        return words.say("The Dyer has a Key of any place fit. Or let the Door go to Limbo.")
    return ""


def which_door(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells that a trio may find another Door than usual."""
    if not isinstance(decision, CompleteTrio):
        return ""
    beyond = any(isinstance(answer, SearchBeyond) for answer in answers)
    if any(isinstance(answer, SearchDyed | TakeDyed) for answer in answers):
        return words.say("A search finds one Door: with the Dyer also one of another place.")
    return (
        words.say("A search finds one Door: that of the trio, or that to the Oniverse.")
        if beyond
        else ""
    )


def where_denizens_are_laid(words: Words, decision: Any, view: View, answers: Answers) -> str:
    """Tells where the Denizens that may help now are laid, or what is laid on them."""
    kinds = {type(answer) for answer in answers}
    told = []
    if kinds & {Kindle, CastNet}:
        told.append(words.say("The Lamplighter or the Fisher is laid on the deck."))
    if Sweep in kinds:
        told.append(words.say("The Sweeper is laid on the row."))
    if kinds & {Trade, Entrust}:
        told.append(words.say("A card is laid on the Pedlar or on the Magpie."))
    if Ferry in kinds:
        told.append(words.say("The Ferryman is laid on the Nightmare."))
    return " ".join(told)


def what_comes_back(words: Words, view: View, zone: str) -> str:
    """Tells of the discard pile that a Pedlar may still bring a Location back."""
    if zone != DISCARD or BEYOND not in view.box or not may_help(view, PEDLAR):
        return ""
    return words.say("Only a Pedlar, a Denizen, brings a Location back.")


SENTENCES = Sentences(
    amendments=(
        Amendment(body=opened_by_any, where_else=where_denizens_are_laid),
        Amendment(body=which_door, hint=what_comes_back),
    ),
    victories=(beyond_is_open,),
    hopeless=(too_late,),
    lacking=(beyond_was_shut,),
)


# Why


def given(row: Reason) -> Reason:
    """Returns why the card that is given for a Denizen, or to one, can be spared."""

    def told(words: Words, command: Rally | Trade, view: View, instead: Other) -> str:
        other = Discard(instead.card) if isinstance(instead, Rally | Trade) else None
        return row(words, Discard(command.card), view, other)

    return told


GIVEN = tuple(map(given, SPARED))


def hand_is_needed(words: Words, command: TurnAway, view: View, instead: Other) -> str:
    if view.deck_count <= FEW_CARDS:
        return words.say("Each card of the deck is needed now.")
    keeps = ""
    if isinstance(instead, Rally):
        own, place = standings(view)[0], only_place(instead.card)
        if instead.card.kind == KEY and own.nightmares:
            keeps = key_kept_for(words, own.nightmares)
        elif place and own.missing[place]:
            lost = own.without(instead.card).short(place)
            if own.short(place) < min(2, lost):
                keeps = words.say("The {trio} needs the card.", trio=trio_of(words, place))
    held = (Rally(card) for card in standings(view)[0].hand)
    if keeps or any(row(words, one, view, None) for one in held for row in GIVEN):
        return keeps
    return words.say("No card of the hand can be spared for it.")


def nothing_is_paid(words: Words, command: Ferry, view: View, instead: Other) -> str:
    return spared(words, view, instead)


def spares_a_trio(words: Words, command: Any, view: View, instead: Other) -> str:
    return words.say("The Door opens though the Key is of another place.")


def the_ninth(words: Words, command: SearchBeyond, view: View, instead: Other) -> str:
    return words.say("The Door to the Oniverse is needed, too.")


def ninth_can_wait(words: Words, command: Search | LetGo, view: View, instead: Other) -> str:
    """The answer instead opens that Door, and other trios are still to come."""
    ninth = isinstance(instead, SearchBeyond) or (
        isinstance(instead, Claim) and not place_asked_of(view)
    )
    if not ninth or not any(map(wanted, standings(view))):
        return ""
    return words.say("Any later trio can find the Door to the Oniverse.")


def ninth_comes_back(words: Words, command: LoseDoor, view: View, instead: Other) -> str:
    if only_place(command.door) or not isinstance(instead, LoseDoor):
        return ""
    return words.say("Any trio and any Key can open this Door again.")


def the_ninth_opens(words: Words, command: Claim, view: View, instead: Other) -> str:
    asked = view.pending
    if not isinstance(asked, OpenDoor) or only_place(asked.door):
        return ""
    if doors_missing(view) == 1:
        return words.say("This opens the last Door.")
    return words.say("The Door to the Oniverse is needed, too.")


def other_door_is_missing(words: Words, command: SearchDyed, view: View, instead: Other) -> str:
    door = words.of_place(command.colour, words.kind(DOOR))
    return words.say("The {door} is missing, and the trio finds no other.", door=door)


def other_door_hangs(words: Words, command: TakeDyed, view: View, instead: Other) -> str:
    door = words.card(command.door)
    return words.say("The {door} is missing, and the trio finds no other.", door=door)


def no_other_symbol(words: Words, command: Any, view: View, instead: Other) -> str:
    own = standings(view)[0]
    after = own.played(command.card)
    goes_on = after.run > 1 or sum(after.missing.values()) < sum(own.missing.values())
    return words.say("The trio goes on at once.") if goes_on else ""


def nightmares_wait(words: Words, command: Any, view: View, instead: Other) -> str:
    n = min(REACHED, view.unseen.get(NIGHTMARE, 0))
    return (
        words.plural(
            "{n} Nightmare may be among the next cards.",
            "{n} Nightmares may be among the next cards.",
            n,
        )
        if n
        else ""
    )


def has_a_door_to_open(words: Words, command: TakeGoods, view: View, instead: Other) -> str:
    place = only_place(command.card)
    if command.card.kind != KEY or not place or not standings(view)[0].missing[place]:
        return ""
    return words.say("{place}: its Key still has a Door to open.", place=words.place(place))


def better_goods(words: Words, command: Any, view: View, instead: Other) -> str:
    return words.say("The discard pile has a card that helps more.")


def kept_for_later(words: Words, command: Any, view: View, instead: Other) -> str:
    return words.say("It is safe there, and the hand gets another card.")


def row_begins_anew(words: Words, command: Any, view: View, instead: Other) -> str:
    if not reopened(view, standings(view)[0]):
        return ""
    return words.say("A run that was broken is open again.")


def least_lowest(words: Words, command: Any, view: View, instead: Other) -> str:
    return words.say("What helps least lies lowest: until the next shuffle it comes last.")
