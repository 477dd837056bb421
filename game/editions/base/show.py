"""The base game at the table: how each of its events and answers is told, put, laid and moved."""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace
from typing import Any

from game.editions.base import door, explore, nightmare, partners, prophecy, routines, turn
from game.editions.base import words as sentences
from game.editions.base.advice import why_action, why_cards, why_door, why_nightmare, worth
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN
from game.editions.base.table import consequences, sounds, ways
from game.editions.base.table.consequences import a_prophecy
from game.editions.base.table.ways import opening_lights, opening_sounds, opens_large, rises
from game.editions.base.warnings.blocking import blocked_places, holds_door, searched_unasked
from game.editions.base.warnings.doubts import DOUBTS, THROWN_DOOR
from game.rules.card import DOOR, Card
from game.rules.event import DeckShuffled, Secret
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    owned,
)
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.asking.buttons import Button, Chooser
from game.table.asking.prompt import Gift, Prompt
from game.table.asking.questions import (
    Question,
    answer,
    by_laying,
    for_selected,
    in_order,
    in_tokens,
    on_things,
)
from game.table.counting import door_total, doors_that_count
from game.table.hands.choices import grip_of, kind_id
from game.table.hands.gestures import DECK_GRIP, hand_grip
from game.table.motion.cues import once
from game.table.motion.motions import CROSS_FADE, DRAW, DRAWS_BACK, KEY_USED, RISEN, USUAL, Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import (
    Aim,
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    Opening,
    Sign,
    SoundRow,
    Staging,
    ZoneLook,
)
from game.words import Words, msgid

Told = Iterator[tuple[Card | None, str]]


def cards_swapped(event: partners.CardsSwapped) -> Told:
    yield event.personal, msgid("given")
    yield event.shared, msgid("taken")


def card_drawn(event: routines.LocationDrawn) -> Told:
    yield event.card, msgid("shared") if event.zone == SHARED else msgid("drawn")


def cards_lost(event: routines.HandDiscarded) -> Told:
    yield from ((card, msgid("lost")) for card in event.cards)


def play_or_discard(words: Words, question: Question, pending: Decision) -> Prompt:
    """The card lies in sight, so the selected one has short buttons."""
    buttons = []
    for command in reversed([c for c in question.legal if grip_of(c) == question.selected]):
        plays = isinstance(command, explore.Play)
        if not isinstance(command, explore.Play | explore.Discard):
            buttons.append(for_selected(words, question, command))
            continue
        label, action = (words.say("Play"), "play") if plays else (words.say("Discard"), "discard")
        name = kind_id(type(command))
        hint = words.key(action)
        buttons.append(Button(name, label, primary=plays, hint=hint, command=command))
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def draft(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards lie face up between the players: one is taken by a button or laid in the hand."""
    taken = [c for c in question.legal if grip_of(c) == question.selected]
    buttons = tuple(
        Button(
            kind_id(partners.Take),
            words.say("Take"),
            primary=True,
            hint=words.key("play"),
            command=c,
        )
        for c in taken
    )
    return Prompt(question.heading(words, pending), question.body(words, pending), buttons)


IN_BAR = 2
"""Answers to a trio that have room in the bar; more of them stand over the row."""


def in_vain(pending: Decision, question: Question) -> bool:
    """Returns whether a search would find no Door of the trio."""
    assert isinstance(pending, explore.CompleteTrio), "a trio is asked about"
    return not holds_door(pending.colour, question.view)


def trio(words: Words, question: Question, pending: Decision) -> Prompt:
    """The three cards are lit in the row; the prompt below them has the two answers. What takes a
    Door from elsewhere has a tab there. Of all that gain something, only the plainest is gold;
    several answers of a kind share a button."""
    laid = [one for one in question.legal if question.staging.command(one).laid is not None]
    there = on_things(words, replace(question, legal=laid), pending)
    heading, body = question.heading(words, pending), question.body(words, pending)
    kinds: dict[type[Command[Any]], list[Command[Any]]] = {}
    for command in question.legal:
        if command not in laid:
            kinds.setdefault(type(command), []).append(command)
    buttons: tuple[Button, ...] = ()
    for kind, among in kinds.items():
        if len(among) > 1:
            way = words.way(kind, question.view)[0]
            button: Button = Chooser(kind_id(kind), way, among=tuple(among), told=(way, body))
        else:
            vain = len(kinds) > IN_BAR and kind is explore.Search and in_vain(pending, question)
            gold = not (vain or any(button.primary for button in buttons))
            button = answer(words, question, among[0], first=gold)
        buttons = button, *buttons
    return Prompt(heading, body, buttons, choice=len(buttons) > IN_BAR, tabs=there.tabs)


def prophesy(words: Words, question: Question, pending: Decision) -> Prompt:
    """Asks for one card to discard and for the order of the others."""
    asked, told, at = in_order(words, question, pending), question.ranking, question.pointed
    goes = [card for card in (told.apart if told else ()) if card.kind == DOOR]
    if goes and (not at or at.card in goes) and not question.silences(THROWN_DOOR):
        return replace(asked, body=words.say("Without this Door the game can no longer be won."))
    return asked


def the_trio(view: View) -> Set[str]:
    """Returns the ids of the three cards that completed it."""
    return {card.id for card in view.rows[view.active][-3:]}


def next_of_deck(view: View) -> Secret:
    """Returns backs of the cards of the deck that are lost."""
    lost = min(nightmare.REVEALED_CARDS, view.deck_count)
    return (None,) * lost


def whole_hand(view: View) -> Secret:
    """Returns all cards that go with the hand, as far as the viewer may know them."""
    return (*view.zones.get(owned(HAND, view.active), ()), *view.shared)


STAGING = Staging(
    # Those that weigh most come first.
    events={
        routines.DoorGained: EventRow(
            told=msgid("{door} opens."),
            briefly=sentences.doors_gained,
            motion=Motion(0.5, wait=0.7, fade=0.25),
            still=replace(CROSS_FADE, wait=0.5),
            way=opens_large,
            light=opening_lights,
            sound=opening_sounds,
            cards=lambda event: [(event.door, msgid("opened"))],
            landmark=Landmark("kind-D", msgid("Door opened")),
        ),
        explore.SearchFailed: EventRow(
            told=sentences.search_failed,
            briefly=sentences.search_in_vain,
            motion=Motion(0.0, wait=0.8),
            still=replace(CROSS_FADE, wait=0.5),
            waits=True,
            sound=once("refuse", DECK),
        ),
        explore.SearchDeclined: EventRow(
            told=msgid("The deck stays as it lies."), briefly=msgid("The deck stays as it lies.")
        ),
        nightmare.DoorLost: EventRow(
            told=msgid("{door} falls shut and goes to Limbo."),
            briefly=sentences.doors_lost,
            motion=Motion(0.6, IN, wait=0.4),
            way=ways.given_back,
            light=ways.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.door, msgid("lost"))],
            lost=True,
            landmark=Landmark("door-lost", msgid("Door lost"), lost=True),
        ),
        routines.HandDiscarded: EventRow(
            told=msgid("The whole hand goes to the discard pile: {cards}."),
            briefly=sentences.cards_of_hand_lost,
            motion=Motion(0.32, each=0.06, wait=0.1),
            sound=lambda moment, event: moment.flight(DISCARD, len(event.cards)),
            cards=cards_lost,
            lost=True,
            landmark=Landmark("hand", msgid("Hand lost"), lost=True),
        ),
        nightmare.TopDiscarded: EventRow(
            told=msgid("{card} goes from the deck to the discard pile."),
            briefly=sentences.cards_of_deck_lost,
            motion=replace(DRAW, stagger=0.04),
            dealt=True,
            sound=sounds.milled,
            cards=lambda event: [(event.card, msgid("lost"))],
            lost=True,
        ),
        routines.CardSetAside: EventRow(
            told=msgid("{card} goes from the deck to Limbo."),
            briefly=sentences.cards_set_aside,
            motion=Motion(0.6, IN, stagger=0.07, wait=0.3),
            dealt=True,
            way=ways.into_limbo,
            light=ways.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.card, msgid("lost"))],
            lost=True,
        ),
        door.DoorMissed: EventRow(
            told=msgid("{door} stays shut and goes to Limbo."),
            briefly=sentences.doors_missed,
            # What is drawn next comes no sooner than the Door has left the middle.
            motion=Motion(0.6, IN, wait=0.2, fade=0.2),
            way=ways.into_limbo,
            light=ways.trail,
            sound=sounds.sucked_in,
            cards=lambda event: [(event.door, msgid("missed"))],
        ),
        DeckShuffled: EventRow(briefly=msgid("Shuffled.")),
        routines.LocationDrawn: EventRow(
            told=sentences.location_drawn,
            briefly=sentences.cards_drawn,
            impersonal=lambda drawn: bool(drawn.zone == MARKET),
            # Under the row, or it would turn over across the first of its cards.
            motion=replace(DRAW, arc=-0.1),
            dealt=True,
            sound=sounds.drawn,
            cards=card_drawn,
        ),
        explore.CardPlayed: EventRow(
            told=msgid("{card} joins the row."),
            briefly="",
            motion=Motion(0.42, wait=0.12),
            sound=sounds.played,
            counted=Deed(lambda words, n: words.plural("{n} card played", "{n} cards played", n)),
            cards=lambda event: [(event.card, msgid("played"))],
        ),
        explore.CardDiscarded: EventRow(
            told=msgid("{card} goes to the discard pile."),
            briefly="",
            motion=replace(USUAL, wait=0.15),
            sound=lambda moment, event: moment.flight(DISCARD),
            counted=Deed(
                lambda words, n: words.plural("{n} card discarded", "{n} cards discarded", n)
            ),
            cards=lambda event: [(event.card, msgid("discarded"))],
        ),
        partners.CardsSwapped: EventRow(
            told=msgid("{personal} joins the shared cards, {shared} the hand."),
            briefly="",
            motion=replace(USUAL, wait=0.2),
            covered=True,
            sound=sounds.swapped,
            counted=Deed(lambda words, n: words.plural("{n} swap", "{n} swaps", n), always=False),
            cards=cards_swapped,
        ),
        prophecy.ProphecySeen: EventRow(
            told=sentences.prophecy_seen,
            briefly="",
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
            sound=once("prophecy"),
            counted=Deed(
                lambda words, n: words.plural("{n} Prophecy", "{n} Prophecies", n), always=False
            ),
            # One back stands for all: only one seat looks at them, and one of them is told besides.
            cards=lambda event: [(None, msgid("Prophecy"))],
            landmark=Landmark("eye", msgid("Prophecy")),
        ),
        prophecy.ProphecyDiscarded: EventRow(
            told=msgid("The Prophecy discards {card}."),
            briefly="",
            aside=sentences.a_door_was_discarded,
            motion=replace(USUAL, wait=0.2),
            still=replace(CROSS_FADE, wait=0.4),
            way=ways.crossed,
            light=ways.shadow,
            sound=sounds.shadowed,
            cards=lambda event: [(event.card, msgid("discarded"))],
        ),
        prophecy.CardsReturned: EventRow(
            told=sentences.cards_returned,
            briefly="",
            motion=Motion(0.32, each=0.03, land=0.0, fade=0.2),
            sound=lambda moment, event: moment.flight(DECK, len(event.order)),
            cards=lambda event: [],
        ),
        explore.TrioCompleted: EventRow(
            told=sentences.trio_completed,
            briefly="",
            motion=Motion(0.36, each=0.09, land=0.0, wait=0.55),
            still=replace(CROSS_FADE, wait=0.5),
            waits=True,
            flourish=ways.raised,
            light=ways.trio,
            sound=sounds.completed,
        ),
        routines.KeyDiscarded: EventRow(
            told=sentences.key_discarded,
            briefly="",
            # The hand closes when the card leaves it.
            motion=replace(USUAL, wait=KEY_USED, late=KEY_USED),
            still=replace(CROSS_FADE, wait=0.5),
            way=ways.key_is_used,
            flourish=rises,
            light=ways.unlocking,
            sound=sounds.key_used,
            cards=lambda event: [(event.key, msgid("paid"))],
            lost=True,
        ),
        # A Door is told once, by what became of it; a Nightmare when it came.
        door.DoorDrawn: EventRow(
            told=msgid("{door} comes up."),
            briefly="",
            motion=Motion(0.5, wait=0.1, fade=0.25),
            light=ways.arriving,
            sound=sounds.revealed,
            cards=lambda event: [],
        ),
        nightmare.NightmareDrawn: EventRow(
            told=msgid("A Nightmare comes up."),
            briefly="",
            motion=Motion(RISEN, wait=1.25, again=RISEN + DRAWS_BACK, fade=0.22),
            still=replace(CROSS_FADE, wait=0.5),
            way=ways.looming,
            light=ways.awaking,
            sound=sounds.revealed,
            counted=Deed(lambda words, n: words.plural("{n} Nightmare", "{n} Nightmares", n)),
            cards=lambda event: [(event.card, msgid("drawn"))],
            landmark=Landmark("kind-NM", msgid("Nightmare")),
        ),
        nightmare.NightmareDiscarded: EventRow(
            told=msgid("The Nightmare is over."),
            briefly="",
            # Whatever comes next begins before a row spreads out again.
            motion=Motion(0.9, wait=0.42, late=0.44, fade=0.3),
            way=ways.torn,
            light=ways.tearing,
            sound=once("tear", REVEALED),
            cards=lambda event: [],
        ),
        partners.CardDrafted: EventRow(
            told=msgid("{card} is chosen for the hand."),
            briefly="",
            motion=USUAL,
            sound=lambda moment, event: moment.flight(owned(HAND, event.seat)),
        ),
        partners.MarketShared: EventRow(
            told=msgid("The shared cards are {cards}."),
            briefly="",
            motion=replace(USUAL, each=0.06),
            sound=lambda moment, event: moment.flight(SHARED, len(event.cards)),
        ),
        turn.LimboReturned: EventRow(
            told=msgid("The cards of Limbo return to the deck."),
            briefly="",
            motion=Motion(0.45, each=0.01, land=0.0, wait=0.15),
            way=ways.out_of_limbo,
            sound=once("return"),
        ),
    },
    commands={
        partners.Take: CommandRow(
            label=msgid("Take: {card}"),
            reasons=why_cards.TAKE,
            use=msgid("to take"),
            laid=lambda command, view: (command.card.id, owned(HAND, view.active)),
        ),
        explore.Play: CommandRow(
            label=msgid("Play: {card}"),
            way=msgid("Play"),
            follows=consequences.played,
            reasons=why_action.PLAY,
            regret=why_action.play_regretted,
            use=msgid("to play"),
            laid=lambda command, view: (command.card.id, owned(ROW, view.active)),
            tried=((explore.PlayOrDiscard, explore.Play),),
        ),
        explore.Discard: CommandRow(
            label=sentences.discard,
            way=msgid("Discard"),
            follows=consequences.discarded,
            reasons=why_action.DISCARD,
            regret=why_action.discard_regretted,
            use=msgid("to discard"),
            laid=lambda command, view: (command.card.id, DISCARD),
        ),
        explore.Search: CommandRow(
            label=msgid("Search the deck"),
            follows=consequences.searched,
            reasons=why_door.SEARCH,
            sign=Sign("trio", msgid("by trio")),
            gains=True,
            opens=Opening("trio", lambda words, n: words.say("{n} by trio", n=n)),
        ),
        explore.Decline: CommandRow(
            label=msgid("Leave the deck"),
            follows=consequences.declined,
            reasons=why_door.DECLINE,
            regret=lambda answer, view, better: why_action.TRIO_WASTED,
        ),
        partners.Swap: CommandRow(
            label=msgid("Swap {personal} for {shared}"),
            way=msgid("Swap a card"),
            reasons=why_cards.SWAP,
            use=msgid("to swap"),
            laid=lambda command, view: (command.personal.id, command.shared.id),
        ),
        partners.Keep: CommandRow(label=msgid("Swap nothing"), reasons=why_cards.KEEP),
        prophecy.Foresee: CommandRow(
            label=sentences.foresee,
            way=msgid("Discard a card, and put the others in order"),
            reasons=why_cards.FORESEE,
            regret=lambda answer, view, better: why_action.PROPHECY_ORDER,
            silent=True,
        ),
        door.Claim: CommandRow(
            label=msgid("Open it with the {key}"),
            way=msgid("Open it with a Key"),
            effect=msgid("The Key is discarded."),
            follows=consequences.opened,
            short=lambda words, command: words.say("Open it"),
            reasons=why_door.CLAIM,
            use=msgid("to open the Door"),
            laid=lambda command, view: (command.key.id, REVEALED),
            tried=((door.OpenDoor, door.Claim),),
            sign=Sign("kind-K", msgid("by Key")),
            gains=True,
            says_shared=True,
            opens=Opening("key", lambda words, n: words.say("{n} by Key", n=n)),
        ),
        door.LetGo: CommandRow(
            label=msgid("Let it go to Limbo"),
            effect=msgid("It waits in Limbo until the turn ends."),
            follows=consequences.let_go,
            short=lambda words, command: words.say("Let it go"),
            reasons=why_door.LET_GO,
            regret=lambda answer, view, better: why_action.DOOR_LET_GO,
            use=msgid("to let go"),
            laid=lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
        ),
        nightmare.PayKey: CommandRow(
            label=msgid("Discard the {key}"),
            way=msgid("Discard a Key"),
            effect=msgid("It brings no Prophecy."),
            reasons=why_nightmare.PAY_KEY,
            barred=msgid("There is no Key in the hand."),
            regret=lambda answer, view, better: why_action.NIGHTMARE_PRICE,
            use=msgid("to give to the Nightmare"),
            laid=lambda command, view: (command.key.id, REVEALED),
            sign=Sign("kind-K", msgid("a Key")),
            gift=Gift(short=lambda words, view: words.say("Discard a\u00a0Key")),
            loses=True,
            says_shared=True,
        ),
        nightmare.LoseDoor: CommandRow(
            label=msgid("Give back the {door}"),
            way=msgid("Give back a Door"),
            effect=msgid("It goes to Limbo."),
            reasons=why_nightmare.LOSE_DOOR,
            barred=msgid("No Door is open yet."),
            regret=lambda answer, view, better: why_action.NIGHTMARE_PRICE,
            use=msgid("to give to the Nightmare"),
            laid=lambda command, view: (command.door.id, REVEALED),
            sign=Sign("kind-D", msgid("a Door")),
            loses=True,
            gift=Gift(short=lambda words, view: words.say("Give back a\u00a0Door")),
        ),
        nightmare.RevealFive: CommandRow(
            label=sentences.reveal_five,
            effect=msgid("Doors and Nightmares go to Limbo; the other cards are lost."),
            reasons=why_nightmare.REVEAL_FIVE,
            regret=lambda answer, view, better: why_action.FIVE_CARDS_PAID,
            use=msgid("to give to the Nightmare"),
            laid=lambda command, view: (DECK_GRIP, REVEALED),
            sign=Sign("five", msgid("five cards")),
            gift=Gift(next_of_deck, short=sentences.reveal_five_briefly),
            loses=True,
        ),
        nightmare.LoseHand: CommandRow(
            label=sentences.lose_hand,
            effect=msgid("Doors and Nightmares that come up go to Limbo."),
            reasons=why_nightmare.LOSE_HAND,
            regret=lambda answer, view, better: why_action.NIGHTMARE_PRICE,
            use=msgid("to give to the Nightmare"),
            laid=lambda command, view: (hand_grip(view.active), REVEALED),
            sign=Sign("hand", msgid("the hand")),
            gift=Gift(whole_hand, short=sentences.lose_hand_briefly),
            loses=True,
        ),
    },
    decisions={
        partners.Draft: DecisionRow(
            heading=msgid("Choose a card for the hand"),
            body=msgid("Choose in turn: three cards for each hand. The last two are shared."),
            where_to_lay=msgid("Lay one of the cards on the hand that takes it."),
            presented=draft,
            worth=(worth.draft,),
        ),
        explore.PlayOrDiscard: DecisionRow(
            heading=msgid("Play or discard a card"),
            body=sentences.what_may_be_played,
            where_to_lay=msgid(
                "Lay it on the row to play it, or on the discard pile to discard it."
            ),
            explored=True,
            presented=play_or_discard,
            worth=(worth.action,),
        ),
        explore.CompleteTrio: DecisionRow(
            heading=msgid("Trio: {colour}"),
            body=sentences.why_search,
            unasked=searched_unasked,
            presented=trio,
            shines=the_trio,
            worth=(worth.trio,),
        ),
        partners.OfferSwap: DecisionRow(
            heading=msgid("Swap a card with a shared one?"),
            body=msgid("A card of the hand may be given for a shared card."),
            where_to_lay=msgid("Lay a card of the hand on a shared card to swap them."),
            presented=by_laying,
            worth=(worth.swap,),
        ),
        prophecy.Prophesy: DecisionRow(
            heading=msgid("Prophecy: discard one card, order the others"),
            body=sentences.why_prophesy,
            presented=prophesy,
            worth=(worth.prophecy,),
        ),
        door.OpenDoor: DecisionRow(
            heading=msgid("Open the {door}?"),
            body=sentences.why_open,
            where_to_lay=msgid("Lay a Key that fits on the Door, or the Door on Limbo."),
            presented=on_things,
            worth=(worth.door,),
        ),
        nightmare.FaceNightmare: DecisionRow(
            heading=msgid("Choose what the Nightmare takes"),
            body=msgid("Choose one of these prices."),
            where_to_lay=msgid("Lay what it takes on the Nightmare, or on its price."),
            presented=in_tokens,
            worth=(worth.nightmare,),
        ),
    },
    zones={
        DECK: ZoneLook(caption=msgid("Deck"), hint=sentences.deck_hint),
        MARKET: ZoneLook(
            caption=msgid("Cards to choose from"),
            hint=msgid("Each player takes three of these in turn; the last two are shared."),
        ),
        HAND: ZoneLook(
            caption=msgid("Hand"), hint=sentences.hand_hint, lay_here=msgid("Take it here")
        ),
        SHARED: ZoneLook(
            caption=msgid("Shared cards"),
            hint=msgid("Both players may use these cards as if they were in their own hand."),
            lay_here=msgid("Swap here"),
        ),
        ROW: ZoneLook(caption=msgid("Row"), hint=sentences.row_hint, lay_here=msgid("Play here")),
        DOORS: ZoneLook(caption=msgid("Doors"), hint=sentences.doors_hint),
        LIMBO: ZoneLook(
            caption=msgid("Limbo"), hint=sentences.limbo_hint, lay_here=msgid("Let it go")
        ),
        DISCARD: ZoneLook(
            caption=msgid("Discards"),
            hint=sentences.discard_hint,
            lay_here=msgid("Discard here"),
        ),
        REVEALED: ZoneLook(caption=msgid("Revealed cards"), lay_here=msgid("Lay it here")),
        FORESIGHT: ZoneLook(caption=msgid("Prophecy")),
    },
    kinds={
        KEY: KindLook(
            discarding=a_prophecy,
            name=msgid("Key"),
            symbol=msgid("a Key"),
            about=sentences.a_key,
            opener=True,
        ),
        NIGHTMARE: KindLook(
            hint=msgid(
                "Whoever draws a Nightmare has to give a Key, an open Door, five cards of the deck "
                "or the whole hand."
            ),
            name=msgid("Nightmare"),
            many=msgid("Nightmares"),
            about=sentences.A_NIGHTMARE,
            still_to_come=sentences.nightmares_left,
            darkens=True,
        ),
        SUN: KindLook(name=msgid("Sun"), symbol=msgid("a Sun"), about=sentences.A_SUN),
        MOON: KindLook(name=msgid("Moon"), symbol=msgid("a Moon"), about=sentences.A_MOON),
        DOOR: KindLook(name=msgid("Door"), about=sentences.A_DOOR, slotted=True),
    },
    sounds={
        "victory": SoundRow(caption=msgid("(eight notes rise)")),
        "defeat": SoundRow(caption=msgid("(the lights go out)")),
        "nightmare": SoundRow(caption=msgid("(dark wings flutter)")),
        **dict.fromkeys(sounds.OPENED, SoundRow(msgid("(a Door opens)"))),
        **dict.fromkeys(sounds.CHORDS, SoundRow(msgid("(a chord rings)"))),
        "limbo": SoundRow(caption=msgid("(Limbo breathes in)"), once=True),
        "return": SoundRow(caption=msgid("(Limbo breathes out)")),
        "shuffle": SoundRow(caption=msgid("(the deck is shuffled)")),
        "key": SoundRow(caption=msgid("(a Key turns)")),
        "tear": SoundRow(caption=msgid("(a Nightmare is torn)")),
        "prophecy": SoundRow(caption=msgid("(a Prophecy shimmers)")),
        "shadow": SoundRow(caption=msgid("(a shadow falls)")),
        "refuse": SoundRow(caption=msgid("(two dull knocks)")),
        "ebb": SoundRow(caption=msgid("(the deck runs low)")),
        **dict.fromkeys((*sounds.SECONDS, *sounds.FIRSTS), SoundRow()),
        "turn": SoundRow(caption=msgid("(the turn passes on)")),
        "land": SoundRow(),
        "flip": SoundRow(),
        "foil": SoundRow(once=True),
        "slide": SoundRow(),
    },
    aims=(Aim("doors", msgid("Doors"), "kind-D", DOORS, doors_that_count, door_total),),
    blocked=blocked_places,
    doubts=DOUBTS,
)
