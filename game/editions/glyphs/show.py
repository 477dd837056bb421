"""The Glyphs at the table: how each of their events and answers is told, put, laid, moved and
heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.words import IN_THE_ROW
from game.editions.glyphs import incantation, worth
from game.editions.glyphs import words as sentences
from game.rules.card import DOOR, Card
from game.rules.event import Event
from game.rules.state import DECK, DOORS, REVEALED, owned
from game.rules.steps import Decision
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Question, answer, in_order
from game.table.hands.choices import grip_of
from game.table.layout.poses import Pose
from game.table.motion.choreography import ABOVE, Change, Steps
from game.table.motion.cues import Cue, Moment, once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import CROSS_FADE, Motion
from game.table.motion.tempo import LOOKED_AT
from game.table.motion.timeline import OUT, still
from game.table.staging import (
    CommandRow,
    DecisionRow,
    EventRow,
    KindLook,
    Landmark,
    Opening,
    Sign,
    SoundRow,
    Staging,
)
from game.words import Words, msgid


def by_incantation(words: Words, count: int) -> str:
    """Tells the Doors opened by Incantations only if there are any: most games have none."""
    return words.say("{n} by Incantation", n=count) if count else ""


def gleaming(lamp: Lamp, event: incantation.IncantationSeen) -> Iterator[Effect]:
    """The Doors among the cards light up, one after the other."""
    doors = [card.id for card in event.cards if card.kind == DOOR]
    for number, key in enumerate(doors):
        yield from lamp.light("glow", key, lamp.at(key), lamp.motion.duration, number)


def shown(event: incantation.IncantationSeen) -> Iterator[tuple[Card, str]]:
    yield from ((card, msgid("shown")) for card in event.cards)


def sinks(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A single card that is left sinks unasked: it first lies there, so that one can read which it
    is and where it goes. Of several cards the order was confirmed, and they go at once."""
    waits = rests(change.event)
    rest = (still(start, waits, above=ABOVE),) if waits else ()
    return (*rest, *change.flight(start, end, motion))


def rests(event: Event | None) -> float:
    """Returns the seconds for which the cards of an event lie there before they sink."""
    return LOOKED_AT if isinstance(event, incantation.CardsSunk) and len(event.order) == 1 else 0.0


def sinking(moment: Moment, event: incantation.CardsSunk) -> Iterator[Cue]:
    """The cards slide to the deck once they set out."""
    for cue in moment.flight(DECK, len(event.order)):
        yield replace(cue, delay=cue.delay + rests(event))


AT_ONCE = 2
"""Doors that have a button each before one is chosen, at most."""


def heed(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards are held up. The Door that is chosen opens, or the only one; two are told by their
    places. Of more, one is chosen first, and stands out so that its button need not name it. Or
    none opens."""
    shown = question.of(incantation.OpenShown)
    chosen = [command for command in shown if grip_of(command) == question.selected]
    offered = chosen or (shown if len(shown) <= AT_ONCE else [])
    buttons = [
        answer(words, question, command, False) for command in question.of(incantation.OpenNone)
    ]
    for command in offered:
        button = answer(words, question, command)
        if len(offered) > 1:
            doors = {card.id: card for card in question.view.cards(REVEALED)}
            label = words.plate(doors[grip_of(command)])
            button = replace(button, label=label, primary=False)
        elif chosen:
            thwarted = words.thwarts(command, question.view)
            told = words.consequence(command, question.view)[-1]
            label = told if thwarted else words.say("Open it")
            button = replace(button, label=label, said=button.label)
        buttons.append(button)
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


STAGING = Staging(
    events={
        incantation.IncantationSeen: EventRow(
            told=msgid("The Incantation shows {cards}."),
            briefly="",
            motion=Motion(0.52, OUT, each=0.09, land=0.0, wait=0.9),
            still=replace(CROSS_FADE, wait=0.5),
            light=gleaming,
            sound=once("incantation"),
            cards=shown,
            landmark=Landmark("kind-G", msgid("Incantation")),
        ),
        incantation.CardsSunk: EventRow(
            told=sentences.cards_sunk,
            briefly=sentences.sunk_alone,
            motion=Motion(0.4, each=0.07, land=0.0, fade=0.2),
            still=replace(CROSS_FADE, wait=0.5),
            way=sinks,
            sound=sinking,
            cards=lambda event: [],
        ),
    },
    commands={
        incantation.OpenShown: CommandRow(
            label=msgid("Open: {door}"),
            way=msgid("Open a Door that is shown"),
            effect=msgid("It costs no card. The rest goes under the deck."),
            follows=sentences.opened,
            reasons=(
                sentences.opens_the_last,
                sentences.its_place_is_short,
                sentences.costs_no_card,
            ),
            barred=msgid("No Door is shown."),
            use=msgid("to open"),
            laid=lambda command, view: (command.door.id, owned(DOORS, view.active)),
            sign=Sign("kind-G", msgid("by Incantation")),
            gains=True,
            opens=Opening("incantation", by_incantation),
        ),
        incantation.OpenNone: CommandRow(
            label=msgid("Open none"),
            effect=msgid("All that is shown goes under the deck."),
            follows=sentences.none_opened,
            reasons=(sentences.helps_nobody,),
        ),
        incantation.Sink: CommandRow(
            label=msgid("Under the deck, the highest first: {order}"),
            reasons=(sentences.bad_cards_wait,),
            silent=True,
        ),
    },
    decisions={
        incantation.HeedIncantation: DecisionRow(
            heading=msgid("Incantation: which Door opens?"),
            body=sentences.which_door,
            where_to_lay=msgid("Lay one of the Doors that are shown where open Doors lie."),
            presented=heed,
            worth=(worth.door,),
        ),
        incantation.OrderTheRest: DecisionRow(
            heading=msgid("Incantation: order the rest"),
            body=msgid("They go under the deck: number 1 lies highest, the last one lowest."),
            where_to_lay=msgid("Put the cards that are held up in order, then confirm it."),
            presented=in_order,
            worth=(worth.the_rest,),
        ),
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
    },
    kinds={
        incantation.GLYPH: KindLook(
            discarding=sentences.an_incantation,
            reasons=(sentences.may_find_a_door,),
            name=msgid("Glyph"),
            symbol=msgid("a Glyph"),
            about=(sentences.PLAYED, sentences.DISCARDED, sentences.LOST, IN_THE_ROW),
        )
    },
    sounds={"incantation": SoundRow(caption=msgid("(an Incantation sounds)"))},
    monuments=("stone",),
)
