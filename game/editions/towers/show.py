"""The Towers at the table: how each of their events and answers is told, put, laid, moved and
heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.advice import why_cards
from game.editions.base.cards import MOON, SUN
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.prophecy import Foresee
from game.editions.base.table.ways import into_limbo, trail
from game.editions.towers import alignment, lookout, ruin, worth
from game.editions.towers import words as sentences
from game.editions.towers.alignment import STOREYS, TOWER, is_aligned
from game.editions.towers.planning import WHOLE, standing_together
from game.rules.card import Card, Kind
from game.rules.state import DISCARD, LIMBO, REVEALED
from game.rules.steps import Decision
from game.rules.view import View
from game.table.asking import symbols
from game.table.asking.prompt import Prompt
from game.table.asking.questions import Question, for_selected
from game.table.hands.choices import grip_of
from game.table.layout.poses import end_of
from game.table.motion.cues import Cue, Moment
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import APPROACH, CROSS_FADE, USUAL, Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import (
    Aim,
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    Sign,
    Skyline,
    SoundRow,
    Staging,
    ZoneLook,
)
from game.words import Words, msgid


def where_built(command: alignment.Build, view: View) -> tuple[str, str]:
    """Returns one end of the Alignment for a Tower; the first may be laid anywhere there."""
    there = (
        end_of(alignment.ALIGNMENT, command.end)
        if view.cards(alignment.ALIGNMENT)
        else alignment.ALIGNMENT
    )
    return command.tower.id, there


def at_left(card: Card) -> alignment.Build:
    """Returns the attempt to build any card of the hand at the left."""
    return alignment.Build(card, "left")


def at_right(card: Card) -> alignment.Build:
    """Returns the attempt to build any card of the hand at the right."""
    return alignment.Build(card, "right")


def stands(view: View) -> bool:
    return is_aligned(view.cards(alignment.ALIGNMENT))


def towers_that_count(view: View) -> int:
    return standing_together(view.cards(alignment.ALIGNMENT))


# What shines and sounds
def built_lights(lamp: Lamp, event: alignment.TowerBuilt) -> Iterator[Effect]:
    """The Towers glow when the Alignment is whole with this one."""
    towers = [
        sprite
        for sprite in lamp.change.after.sprites.values()
        if sprite.zone == alignment.ALIGNMENT
    ]
    cards = tuple(sprite.card for sprite in towers if sprite.card is not None)
    if is_aligned(cards):
        for number, sprite in enumerate(towers):
            yield from lamp.light("glow", sprite.key, sprite.pose, number=number)


def built_sounds(moment: Moment, event: alignment.TowerBuilt) -> Iterator[Cue]:
    yield from moment.flight(event.tower.id)
    yield moment.at(event.tower.id, "tower", moment.landed)


def fallen(moment: Moment, event: ruin.TowerLost) -> Iterator[Cue]:
    yield moment.at(DISCARD, "tower-falls")
    yield moment.at(DISCARD, "land", moment.landed)


def kept(moment: Moment, event: ruin.NightmareKept) -> Iterator[Cue]:
    yield moment.at(LIMBO, "slide")
    yield Cue("limbo", delay=moment.late + APPROACH)


# What is told
def at_which_end(words: Words, command: alignment.Build) -> str:
    return words.say("Build left") if command.end == "left" else words.say("Build right")


def lose_tower(words: Words, question: Question, pending: Decision) -> Prompt:
    """The Towers stand in sight: there is a button for the selected one, and one for False
    Destruction."""
    given = [c for c in question.of(ruin.GiveTower) if grip_of(c) == question.selected]
    buttons = [
        for_selected(words, question, c) for c in (*given, *question.of(ruin.FalseDestruction))
    ]
    return Prompt(question.heading(words, pending), question.body(words, pending), tuple(buttons))


STAGING = Staging(
    events={
        alignment.TowerBuilt: EventRow(
            told=sentences.tower_built,
            briefly="",
            motion=Motion(0.5, wait=0.3),
            still=replace(CROSS_FADE, wait=0.4),
            light=built_lights,
            sound=built_sounds,
            counted=Deed(
                lambda words, n: words.plural("{n} Tower built", "{n} Towers built", n),
                always=False,
            ),
            cards=lambda event: [(event.tower, msgid("built"))],
            landmark=Landmark("kind-T", msgid("Tower built")),
        ),
        lookout.LookoutSeen: EventRow(
            told=sentences.lookout_seen,
            briefly="",
            motion=Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
            sound=lambda moment, event: moment.flight(REVEALED, len(event.cards)),
            counted=Deed(
                lambda words, n: words.plural("{n} look from a Tower", "{n} looks from Towers", n),
                always=False,
            ),
            # One back stands for all: only one seat looks at them.
            cards=lambda event: [(None, msgid("looked out"))],
        ),
        ruin.TowerLost: EventRow(
            told=msgid("{tower} falls."),
            briefly=sentences.towers_fell,
            motion=replace(USUAL, wait=0.3),
            still=replace(CROSS_FADE, wait=0.5),
            sound=fallen,
            cards=lambda event: [(event.tower, msgid("fallen"))],
            lost=True,
            landmark=Landmark("tower-falls", msgid("Tower lost"), lost=True),
        ),
        ruin.NightmareKept: EventRow(
            told=msgid("False Destruction: the Towers stand, and {card} goes to Limbo."),
            briefly=msgid("The Nightmare went to Limbo."),
            motion=Motion(0.6, IN, wait=0.4),
            way=into_limbo,
            light=trail,
            sound=kept,
            cards=lambda event: [(event.card, msgid("to Limbo"))],
        ),
    },
    commands={
        Foresee: CommandRow(reasons=(sentences.next_is_a_tower,)),
        alignment.Build: CommandRow(
            label=sentences.build,
            way=msgid("Build a Tower"),
            effect=msgid("It stands in the Alignment."),
            barred=msgid("The sides that would touch share a symbol."),
            follows=sentences.what_is_built,
            reasons=(
                sentences.completes,
                sentences.goes_on,
                sentences.more_can_go_on,
                sentences.can_fall,
            ),
            use=msgid("to build"),
            laid=where_built,
            tried=((PlayOrDiscard, at_left), (PlayOrDiscard, at_right)),
            short=at_which_end,
        ),
        lookout.Arrange: CommandRow(
            label=msgid("Back on top, the next card first: {order}"),
            effect=msgid("They come up in this order."),
            reasons=(sentences.next_is_a_tower, *why_cards.NEXT),
            silent=True,
        ),
        ruin.GiveTower: CommandRow(
            label=msgid("Give up: {tower}"),
            way=msgid("Give up a Tower"),
            effect=msgid("It goes to the discard pile, and the Nightmare too."),
            barred=msgid("No Tower stands."),
            follows=sentences.giving,
            reasons=(sentences.breaks_least, sentences.more_can_go_on, sentences.is_over),
            use=msgid("to give up"),
            laid=lambda command, view: (command.tower.id, REVEALED),
            sign=Sign("kind-T", msgid("a Tower")),
            loses=True,
            short=lambda words, command: words.say("Let it fall"),
        ),
        ruin.FalseDestruction: CommandRow(
            label=msgid("False Destruction: the Nightmare goes to Limbo"),
            effect=msgid("All Towers stand, and the Nightmare is shuffled back."),
            follows=sentences.keeping,
            reasons=(sentences.stays_standing,),
            use=msgid("to let go"),
            laid=lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
            sign=Sign("limbo", msgid("False Destruction")),
            loses=True,
            short=lambda words, command: words.say("False Destruction"),
        ),
    },
    decisions={
        lookout.OrderLookout: DecisionRow(
            heading=msgid("From the Tower: order the cards"),
            body=msgid("These cards come next. All go back on top, in any order."),
            where_to_lay=msgid("Lay the cards in the order in which they are to come."),
            worth=(worth.lookout,),
        ),
        ruin.LoseTower: DecisionRow(
            heading=msgid("Choose a Tower that falls"),
            body=msgid(
                "Or False Destruction: all Towers stand, and the Nightmare comes back by way of "
                "Limbo."
            ),
            where_to_lay=msgid("Lay a Tower on the Nightmare, or the Nightmare on Limbo."),
            presented=lose_tower,
            about=(alignment.ALIGNMENT,),
            worth=(worth.ruin,),
        ),
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
    },
    zones={
        alignment.ALIGNMENT: ZoneLook(
            caption=msgid("Alignment"),
            hint=sentences.alignment,
            lay_here=msgid("Build here"),
            gleams=stands,
            scenery="city",
            skyline=Skyline(
                TOWER,
                towers_that_count,
                WHOLE,
                lambda tower: (alignment.left_side(tower), alignment.right_side(tower)),
                {SUN: 262 / 640, MOON: 400 / 640},
            ),
        )
    },
    kinds={
        TOWER: KindLook(
            discarding=sentences.looking_out,
            reasons=(sentences.shows_more,),
            name=msgid("Tower"),
            many=msgid("Towers"),
            about=sentences.a_tower,
        ),
        **{Kind(f"{TOWER}{n}"): KindLook(sentences.NAMED[n]) for n in STOREYS},
    },
    sounds={
        "tower-falls": SoundRow(caption=msgid("(a Tower collapses)")),
        "tower": SoundRow(caption=msgid("(stone is set on stone)")),
    },
    aims=(
        Aim(
            "alignment",
            msgid("Alignment"),
            symbols.of_kind(TOWER),
            alignment.ALIGNMENT,
            towers_that_count,
            lambda view: WHOLE,
        ),
    ),
)
