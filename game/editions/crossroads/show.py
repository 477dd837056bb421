"""Crossroads and Dead Ends at the table: how their event and answer are told, moved and heard."""

from __future__ import annotations

from collections.abc import Iterator

from game.editions.base.door import OpenDoor
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare, LoseHand, PayKey
from game.editions.base.partners import Take
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.crossroads import words as sentences
from game.editions.crossroads import worth
from game.editions.crossroads.dead_end import DEAD_END, Escape, HandEscaped
from game.rules.card import Card, Kind
from game.rules.state import DISCARD
from game.table.motion.cues import Cue, Moment
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import Motion
from game.table.staging import (
    CommandRow,
    DecisionRow,
    Deed,
    EventRow,
    KindLook,
    Landmark,
    SoundRow,
    Staging,
)
from game.words import Words, msgid


def left_behind(event: HandEscaped) -> Iterator[tuple[Card, str]]:
    yield from ((card, msgid("left behind")) for card in event.cards)


def escaping(moment: Moment, event: HandEscaped) -> Iterator[Cue]:
    yield moment.at(DISCARD, "escape")
    yield from moment.flight(DISCARD, len(event.cards))


def slipping(lamp: Lamp, event: HandEscaped) -> Iterator[Effect]:
    """Each card glows as it is left behind, and sparks fall where the hand was; where nothing
    moves, a ring comes and goes about each."""
    kind, lay = "ring" if lamp.reduced else "glow", lamp.change.before.sprites
    left = [card.id for card in event.cards if card.id in lay]
    for number, key in enumerate(left):
        yield from lamp.light(kind, key, lay[key].pose, number=number)
    for key in left[len(left) // 2 :][:1]:
        yield from lamp.light("motes", key, lay[key].pose)


def escapes(words: Words, count: int) -> str:
    return words.plural("{n} Escape", "{n} Escapes", count)


REASONS = (sentences.goes_with_any,)
"""The reasons for which a Crossroad is played."""
STAGING = Staging(
    events={
        HandEscaped: EventRow(
            told=msgid("Escape: the whole hand goes to the discard pile: {cards}."),
            briefly=sentences.hands_escaped,
            motion=Motion(0.36, each=0.06, wait=0.34),
            light=slipping,
            sound=escaping,
            counted=Deed(escapes, always=False),
            cards=left_behind,
            landmark=Landmark("escape", msgid("Escape")),
        ),
    },
    commands={
        Escape: CommandRow(
            label=msgid("Escape: a new hand"),
            effect=msgid("The whole hand goes, Dead Ends too. Keys bring no Prophecy."),
            follows=sentences.what_escapes,
            reasons=(sentences.gets_rid_of_dead_ends,),
        ),
        Play: CommandRow(
            decisive=(sentences.escape_costs_cards,), reasons=(sentences.crossroad_stays,)
        ),
        Discard: CommandRow(decisive=(sentences.escape_costs_cards, sentences.crossroad_stays)),
        PayKey: CommandRow(decisive=(sentences.crossroad_stays,)),
        Foresee: CommandRow(reasons=(sentences.throws_a_dead_end, sentences.next_is_a_crossroad)),
        Take: CommandRow(reasons=(sentences.fits_everywhere, sentences.no_dead_end)),
        LoseHand: CommandRow(reasons=(sentences.gets_rid_of_dead_ends,)),
    },
    decisions={
        PlayOrDiscard: DecisionRow(worth=(worth.action,)),
        Prophesy: DecisionRow(worth=(worth.prophecy,)),
        OpenDoor: DecisionRow(worth=(worth.door,)),
        FaceNightmare: DecisionRow(worth=(worth.nightmare,)),
    },
    kinds={
        DEAD_END: KindLook(
            name=msgid("Dead End"),
            many=msgid("Dead Ends"),
            about=sentences.A_DEAD_END,
        ),
        Kind("XS"): KindLook(msgid("Crossroad Sun"), about=sentences.A_SUN, reasons=REASONS),
        Kind("XM"): KindLook(msgid("Crossroad Moon"), about=sentences.A_MOON, reasons=REASONS),
        Kind("XK"): KindLook(msgid("Crossroad Key"), about=sentences.A_KEY, reasons=REASONS),
    },
    sounds={"escape": SoundRow(caption=msgid("(steps run away)"))},
    monuments=("signpost",),
)
