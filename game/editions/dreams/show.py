"""The dreams at the table: how each of their events and answers is told, put, laid, moved, lit and
heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.advice import why_cards
from game.editions.base.door import LetGo
from game.editions.base.explore import Decline
from game.editions.base.table.ways import into_limbo, trail
from game.editions.dreams import coming_true, effects, happy_dream, premonitions, worth
from game.editions.dreams import words as sentences
from game.rules.card import Card, Kind
from game.rules.event import Event
from game.rules.state import DECK, DISCARD, LIMBO, REVEALED
from game.rules.steps import Decision
from game.table.asking.buttons import Button, Chooser
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Question, answer, buttons_of, for_selected
from game.table.hands.choices import grip_of, kind_id
from game.table.layout.measures import CARD_RATIO
from game.table.layout.poses import Pose
from game.table.motion.choreography import ABOVE, Change, Moves, Steps
from game.table.motion.cues import Cue, Moment, once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import APPROACH, CROSS_FADE, USUAL, Motion
from game.table.motion.timeline import IN, IN_OUT, OUT, Tween, still
from game.table.staging import (
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    Sign,
    SoundRow,
    Staging,
    ZoneLook,
)
from game.words import Words, msgid

GONE = 0.5
"""Seconds in which a Premonition is gone."""
SHUDDER = 0.04
"""How far a Premonition that comes true is shaken at most, by its width."""
LARGE, SWELLS, SEEN, SUBSIDES = 1.9, 0.5, 0.7, 0.35
"""Width of a Happy Dream that comes up, by that of the deck; seconds in which it swells, is seen
large, and lies down."""


# How it moves, shines and sounds
def dissolves(change: Change, event: Event, motion: Motion) -> Moves:
    """A Premonition that leaves the game rises a little and is gone where it lay."""
    card: Card = vars(event)["card"]
    was = change.before.sprites.get(card.id)
    if was is not None:
        now = change.poses.get(card.id, was.pose)
        high = replace(now, y=now.y - now.width * 0.2, width=now.width * 1.12)
        gone = replace(high, width=0.0)
        yield (
            card.id,
            (
                Tween(now, high, GONE * 0.4, OUT, above=ABOVE),
                Tween(high, gone, GONE * 0.6, IN, above=ABOVE),
            ),
        )


def stirs(change: Change, event: coming_true.PremonitionCame, motion: Motion) -> Moves:
    """A Premonition that comes true rises, shudders as a sleeper does, and lies down again."""
    key = event.card.id
    if key in change.after.sprites:
        pose = change.after.sprites[key].pose
        high = replace(pose, y=pose.y - pose.width * 0.12, width=pose.width * 1.1)
        shudders = pose.width * SHUDDER
        yield (
            key,
            (
                Tween(change.poses.get(key, pose), high, 0.3, OUT, above=ABOVE),
                Tween(high, high, 0.5, shake=shudders, shakes=4, above=ABOVE),
                Tween(high, pose, 0.3, IN_OUT, above=ABOVE),
            ),
        )


def darkening(lamp: Lamp, event: coming_true.PremonitionCame) -> Iterator[Effect]:
    """A shadow crosses the pane."""
    key = event.card.id
    if key in lamp.change.after.sprites:
        yield from lamp.light("shadow", key, lamp.at(key))


def large(change: Change, lies: Pose) -> Pose:
    """Returns where a Happy Dream that comes up is seen large: where it will lie."""
    places = change.after.places
    width = places.zones[DECK].w * LARGE
    edge, high = width / 2 + places.px(24), width * CARD_RATIO / 2 + places.px(24)
    x = min(max(lies.x, edge), places.size[0] - edge)
    return replace(lies, x=x, y=max(lies.y, high), width=width, angle=0.0)


def rises_large(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A Happy Dream that is drawn swells over the deck, and then lies down there."""
    there = large(change, end)
    return (
        Tween(start, there, motion.duration, motion.curve, above=ABOVE),
        still(there, SEEN, above=ABOVE),
        Tween(there, end, SUBSIDES, IN_OUT, above=ABOVE),
    )


def blossoming(lamp: Lamp, event: happy_dream.HappyDreamDrawn) -> Iterator[Effect]:
    """Motes of light fall out of a Happy Dream while it is large."""
    key = event.card.id
    there = large(lamp.change, lamp.at(key))
    yield from lamp.light("glow", key, there, lamp.motion.duration)
    yield from lamp.light("motes", key, there, lamp.motion.duration)


def lightening(lamp: Lamp, event: happy_dream.PremonitionDispelled) -> Iterator[Effect]:
    was = lamp.change.before.sprites.get(event.card.id)
    if was is not None:
        yield from lamp.light("motes", event.card.id, was.pose)


def leafing(lamp: Lamp, event: effects.DeckRobbed | happy_dream.CardWished) -> Iterator[Effect]:
    yield from lamp.light("leafing", DECK, lamp.change.after.source)


def leaves_and_rises(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card that is found waits until the deck has been looked through."""
    return still(start, 0.35, above=ABOVE), *change.flight(start, end, motion)


def to_limbo(
    moment: Moment, event: effects.DoorForfeited | effects.NightmareReturned
) -> Iterator[Cue]:
    yield moment.at(LIMBO, "slide")
    yield Cue("limbo", delay=moment.late + APPROACH)


# How it is asked
def which_first(words: Words, question: Question, pending: Decision) -> Prompt:
    """The Premonitions lie in sight, so each has its button in the bar."""
    legal = question.of(coming_true.Befall)
    buttons = buttons_of(words, question, pending, legal, gold=False)
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


def which_door(words: Words, question: Question, pending: Decision) -> Prompt:
    """The Doors lie in sight: the selected one has a button."""
    chosen = [c for c in question.of(effects.Forfeit) if grip_of(c) == question.selected]
    buttons = tuple(for_selected(words, question, command) for command in chosen)
    return Prompt(question.heading(words, pending), question.body(words, pending), buttons)


def follow(words: Words, question: Question, pending: Decision) -> Prompt:
    """A button for each of the three powers. The selected Premonition is dispelled, or one that is
    chosen in a panel. The dream makes room, so that all that waits can be read."""
    heading, body = question.heading(words, pending), question.body(words, pending)
    dispels = question.of(happy_dream.Dispel)
    chosen = [command for command in dispels if grip_of(command) == question.selected]
    buttons: list[Button] = [answer(words, question, command, False) for command in chosen]
    if dispels and not chosen:
        told = words.way(happy_dream.Dispel, question.view)
        key = kind_id(happy_dream.Dispel)
        buttons.append(Chooser(key, told[0], among=tuple(dispels), told=told))
    others = [*question.of(happy_dream.Sift), *question.of(happy_dream.Seek)]
    buttons += [answer(words, question, command, False) for command in others]
    return Prompt(heading, body, tuple(buttons))


def sift(words: Words, question: Question, pending: Decision) -> Prompt:
    """The cards are held up: the selected one is discarded, or no more."""
    given = [c for c in question.of(happy_dream.SiftOut) if grip_of(c) == question.selected]
    buttons = [for_selected(words, question, command) for command in given]
    buttons += [
        answer(words, question, command, False) for command in question.of(happy_dream.KeepTheRest)
    ]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


STAGING = Staging(
    events={
        premonitions.PremonitionsLaid: EventRow(
            told=msgid("These Premonitions lie face up: {cards}."),
            briefly="",
            cards=lambda event: [],
        ),
        premonitions.PremonitionTurnedUp: EventRow(
            told=msgid("A Premonition is turned up: {card}."),
            briefly=msgid("A Premonition was turned up."),
            motion=replace(USUAL, wait=0.4),
            still=replace(CROSS_FADE, wait=0.5),
            sound=once("premonition"),
            cards=lambda event: [(event.card, msgid("turned up"))],
        ),
        coming_true.PremonitionCame: EventRow(
            told=msgid("{card} comes true."),
            briefly=msgid("A Premonition came true."),
            motion=Motion(1.1, wait=0.65),
            still=replace(CROSS_FADE, wait=0.5),
            waits=True,
            flourish=stirs,
            light=darkening,
            sound=once("premonition"),
            counted=Deed(
                lambda words, n: words.plural(
                    "{n} Premonition came true", "{n} Premonitions came true", n
                ),
                always=False,
            ),
            cards=lambda event: [(event.card, msgid("came true"))],
            landmark=Landmark("kind-PN", msgid("Premonition"), lost=True),
            sign=lambda event: Sign("kind-PN", sentences.NAMED[event.card]),
        ),
        coming_true.PremonitionPassed: EventRow(
            told=msgid("{card} is over."),
            briefly="",
            motion=Motion(GONE, late=0.3),
            flourish=dissolves,
            cards=lambda event: [],
        ),
        effects.DeckRobbed: EventRow(
            told=msgid("Out of the deck to the discard pile: {cards}."),
            briefly=sentences.deck_robbed,
            motion=Motion(0.45, each=0.08, wait=0.5),
            still=replace(CROSS_FADE, wait=0.5),
            light=leafing,
            sound=lambda moment, event: moment.flight(DISCARD, len(event.cards)),
            cards=lambda event: [(card, msgid("lost")) for card in event.cards],
            lost=True,
        ),
        effects.NightmareReturned: EventRow(
            told=msgid("{card} goes from the discard pile to Limbo."),
            briefly=msgid("A Nightmare went back to Limbo."),
            motion=Motion(0.6, IN, wait=0.4),
            way=into_limbo,
            light=trail,
            sound=to_limbo,
            cards=lambda event: [(event.card, msgid("to Limbo"))],
        ),
        effects.DoorForfeited: EventRow(
            told=msgid("{door} falls shut and goes to Limbo."),
            briefly=sentences.doors_forfeited,
            motion=Motion(0.6, IN, wait=0.4),
            way=into_limbo,
            light=trail,
            sound=to_limbo,
            cards=lambda event: [(event.door, msgid("lost"))],
            lost=True,
            landmark=Landmark("door-lost", msgid("Door lost"), lost=True),
        ),
        happy_dream.HappyDreamDrawn: EventRow(
            told=msgid("A Happy Dream comes up."),
            briefly="",
            motion=Motion(SWELLS, OUT, wait=SEEN, fade=0.25),
            still=replace(CROSS_FADE, wait=0.5),
            way=rises_large,
            light=blossoming,
            sound=once("happy-dream", REVEALED),
            counted=Deed(
                lambda words, n: words.plural("{n} Happy Dream", "{n} Happy Dreams", n),
                always=False,
            ),
            cards=lambda event: [(event.card, msgid("drawn"))],
            landmark=Landmark("kind-HY", msgid("Happy Dream")),
        ),
        happy_dream.PremonitionDispelled: EventRow(
            told=msgid("The Happy Dream dispels {card}."),
            briefly=msgid("A Premonition was dispelled."),
            motion=Motion(GONE, wait=0.5),
            still=replace(CROSS_FADE, wait=0.5),
            flourish=dissolves,
            light=lightening,
            sound=once("prophecy"),
            cards=lambda event: [(event.card, msgid("dispelled"))],
            sign=lambda event: Sign("kind-HY", sentences.NAMED[event.card]),
        ),
        happy_dream.DreamSeen: EventRow(
            told=sentences.dream_seen,
            briefly="",
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
            sound=once("prophecy"),
            # One back stands for all: only one seat looks at them.
            cards=lambda event: [(None, msgid("looked at"))],
        ),
        happy_dream.DreamCardDiscarded: EventRow(
            told=msgid("The dream discards {card}."),
            briefly="",
            motion=replace(USUAL, wait=0.15),
            sound=lambda moment, event: moment.flight(DISCARD),
            cards=lambda event: [(event.card, msgid("discarded"))],
        ),
        happy_dream.CardWished: EventRow(
            told=msgid("The wish brings {card}."),
            briefly="",
            motion=Motion(0.6, OUT, wait=0.6),
            still=replace(CROSS_FADE, wait=0.5),
            way=leaves_and_rises,
            light=leafing,
            sound=lambda moment, event: moment.flight(REVEALED),
            cards=lambda event: [(event.card, msgid("wished for"))],
        ),
        happy_dream.WishLaidOnDeck: EventRow(
            told=msgid("{card} lies on the deck and comes next."),
            briefly="",
            motion=Motion(0.45, wait=0.2),
            sound=lambda moment, event: moment.flight(DECK),
            cards=lambda event: [],
        ),
        happy_dream.DreamFaded: EventRow(
            told=msgid("The Happy Dream is over."),
            briefly="",
            motion=Motion(0.6, fade=0.2),
            sound=lambda moment, event: moment.flight(DISCARD),
            cards=lambda event: [],
        ),
    },
    commands={
        coming_true.Befall: CommandRow(
            label=msgid("{premonition} first"),
            way=msgid("Choose a Premonition"),
            follows=sentences.befalling,
            reasons=(sentences.its_door_saves,),
        ),
        **dict.fromkeys(
            (Decline, LetGo), CommandRow(decisive=(sentences.door_wakes_a_premonition,))
        ),
        effects.LoseKey: CommandRow(
            label=msgid("Discard from the deck: {key}"),
            way=msgid("Choose a Key of the deck"),
            effect=msgid("It goes to the discard pile."),
            loses=True,
        ),
        effects.Forfeit: CommandRow(
            label=msgid("Give up: {door}"),
            way=msgid("Give up a Door"),
            effect=msgid("It goes to Limbo."),
            reasons=(sentences.second_of_its_place,),
            use=msgid("to give up"),
            laid=lambda command, view: (command.door.id, LIMBO),
            short=lambda words, command: words.say("Give it up"),
            loses=True,
            sign=Sign("kind-D", msgid("a Door")),
        ),
        happy_dream.Dispel: CommandRow(
            label=msgid("Dispel: {premonition}"),
            way=msgid("Dispel one"),
            effect=msgid("It leaves the game without effect."),
            follows=sentences.dispelling,
            reasons=sentences.HARM,
            barred=msgid("No Premonition lies face up."),
            use=msgid("to dispel"),
            laid=lambda command, view: (command.premonition.id, REVEALED),
        ),
        happy_dream.Sift: CommandRow(
            label=sentences.sift,
            way=msgid("Look at the next cards"),
            effect=msgid("Discard any number of them, and put the others in order."),
            follows=lambda words, command, view: (
                words.say("Discard any number, order the rest"),
                words.say("Discard and order"),
            ),
            reasons=(sentences.nightmares_go,),
        ),
        happy_dream.Seek: CommandRow(
            label=msgid("Wish for a card"),
            way=msgid("Wish for a card"),
            effect=msgid("The deck is shuffled, and the card comes next."),
            follows=lambda words, command, view: (
                words.say("It comes next; the deck is shuffled"),
                words.say("It comes next"),
            ),
            reasons=(sentences.a_door_can_be_had, sentences.the_best_card_comes),
            barred=msgid("The deck is empty."),
        ),
        happy_dream.SiftOut: CommandRow(
            label=msgid("Discard: {card}"),
            way=msgid("Discard a card"),
            reasons=(sentences.a_nightmare_goes,),
            use=msgid("to discard"),
            laid=lambda command, view: (command.card.id, DISCARD),
            short=lambda words, command: words.say("Discard it"),
        ),
        happy_dream.KeepTheRest: CommandRow(
            label=msgid("Keep the rest"),
            effect=msgid("All that is left goes back on top, in any order."),
            reasons=(sentences.the_rest_is_good,),
        ),
        happy_dream.PutBack: CommandRow(
            label=msgid("Back on top, the next card first: {order}"),
            effect=msgid("They come up in this order."),
            reasons=why_cards.NEXT,
            silent=True,
        ),
        happy_dream.Wish: CommandRow(
            label=msgid("Wish for: {card}"),
            way=msgid("Wish for a card of the deck"),
            effect=msgid("It is the next card to be drawn."),
            reasons=(sentences.it_can_be_opened,),
        ),
    },
    decisions={
        coming_true.ChoosePremonition: DecisionRow(
            heading=msgid("Which Premonition comes true first?"),
            body=msgid("What one of them changes counts for the next."),
            presented=which_first,
            about=(premonitions.PREMONITIONS,),
            worth=(worth.first,),
        ),
        effects.ChooseKey: DecisionRow(
            heading=msgid("The Undertow: which Key is lost?"),
            body=sentences.keys_to_lose,
            worth=(worth.keys,),
        ),
        effects.ChooseDoor: DecisionRow(
            heading=msgid("Which Door goes to Limbo?"),
            body=sentences.door_to_lose,
            where_to_lay=msgid("Lay an open Door on Limbo."),
            presented=which_door,
            worth=(worth.doors,),
        ),
        happy_dream.FollowDream: DecisionRow(
            heading=msgid("A Happy Dream: choose one"),
            body=msgid(
                "Dispel a Premonition, sift the next seven cards, or search the deck for any card."
            ),
            where_to_lay=msgid("Lay a Premonition on the Happy Dream to dispel it."),
            presented=follow,
            about=(premonitions.PREMONITIONS,),
            worth=(worth.dream,),
        ),
        happy_dream.SiftCards: DecisionRow(
            heading=msgid("Sift the dream: discard any number"),
            body=msgid("Choose one card after the other. What is kept goes back on the deck."),
            where_to_lay=msgid("Lay on the discard pile whatever is to go."),
            presented=sift,
            worth=(worth.sifting,),
        ),
        happy_dream.OrderTheSifted: DecisionRow(
            heading=msgid("Sift the dream: order the rest"),
            body=msgid("These cards come next. All go back on top, in any order."),
            where_to_lay=msgid("Lay the cards in the order in which they are to come."),
            worth=(worth.order,),
        ),
        happy_dream.ChooseWish: DecisionRow(
            heading=msgid("Wish for a card of the deck"),
            body=msgid("The deck is shuffled, and this card comes next."),
            worth=(worth.wish,),
        ),
    },
    zones={
        premonitions.PREMONITIONS: ZoneLook(
            caption=msgid("Premonitions"),
            hint=sentences.premonitions,
            scenery="storm",
            tally=lambda card, view: premonitions.progress(card, premonitions.doors_in_sight(view)),
        ),
        premonitions.UNFORESEEN: ZoneLook(
            caption=msgid("Premonitions to come"),
            hint=msgid("One of these is turned up when a Premonition says so."),
            roomless=True,
        ),
        premonitions.PASSED: ZoneLook(
            caption=msgid("Premonitions that are over"),
            hint=msgid("These have come true, or were dispelled. They have left the game."),
            roomless=True,
        ),
    },
    kinds={
        effects.HAPPY_DREAM: KindLook(
            name=msgid("Happy Dream"),
            many=msgid("Happy Dreams"),
            about=sentences.A_HAPPY_DREAM,
            aside=True,
            still_to_come=lambda words, n: words.plural(
                "{n} Happy Dream to come", "{n} Happy Dreams to come", n
            ),
        ),
        premonitions.PREMONITION: KindLook(
            name=msgid("Premonition"),
            many=msgid("Premonitions"),
            about=sentences.a_premonition,
        ),
        **{Kind(card.face): KindLook(name) for card, name in sentences.NAMED.items()},
    },
    sounds={
        "premonition": SoundRow(caption=msgid("(glass cracks)")),
        "happy-dream": SoundRow(caption=msgid("(a happy dream chimes)")),
    },
)
