"""The Towers at the table: where they are laid, and how they move, shine and sound."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.base.explore import PlayOrDiscard
from game.editions.base.table.ways import into_limbo
from game.editions.towers.alignment import ALIGNMENT, Build, TowerBuilt
from game.editions.towers.cards import is_aligned
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.ruin import (
    FalseDestruction,
    GiveTower,
    LoseTower,
    NightmareKept,
    TowerLost,
)
from game.rules.card import Card
from game.rules.state import DISCARD, LIMBO, REVEALED
from game.rules.view import View
from game.table.hands.gestures import Meanings
from game.table.layout.poses import end_of
from game.table.motion.cues import Cue, Moment
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import APPROACH, CROSS_FADE, USUAL, Motion
from game.table.motion.timeline import IN, OUT
from game.table.staging import Deed, Landmark, Sign, Staging
from game.words import Words, msgid


def where_built(command: Build, view: View) -> tuple[str, str]:
    """One end of the Alignment; the first Tower anywhere there."""
    there = end_of(ALIGNMENT, command.end) if view.cards(ALIGNMENT) else ALIGNMENT
    return command.tower.id, there


MEANINGS: Meanings = {
    Build: where_built,
    GiveTower: lambda command, view: (command.tower.id, REVEALED),
    FalseDestruction: lambda command, view: (view.cards(REVEALED)[0].id, LIMBO),
}


def at_left(card: Card) -> Build:
    """Tried with any card of the hand."""
    return Build(card, "left")


def at_right(card: Card) -> Build:
    """Tried with any card of the hand."""
    return Build(card, "right")


def stands(view: View) -> bool:
    """Whether the four stand side by side."""
    return is_aligned(view.cards(ALIGNMENT))


# What shines and sounds


def built_lights(lamp: Lamp, event: TowerBuilt) -> Iterator[Effect]:
    """The Tower glows when the Alignment is whole with it."""
    towers = [sprite for sprite in lamp.change.after.sprites.values() if sprite.zone == ALIGNMENT]
    cards = tuple(sprite.card for sprite in towers if sprite.card is not None)
    if is_aligned(cards):
        for number, sprite in enumerate(towers):
            yield from lamp.light("glow", sprite.key, sprite.pose, number=number)


def built_sounds(moment: Moment, event: TowerBuilt) -> Iterator[Cue]:
    """Stone on stone, when it stands."""
    yield from moment.flight(event.tower.id)
    yield moment.at(event.tower.id, "tower", moment.landed)


def fallen(moment: Moment, event: TowerLost) -> Iterator[Cue]:
    """It collapses, and lands on the pile."""
    yield moment.at(DISCARD, "tower-falls")
    yield moment.at(DISCARD, "land", moment.landed)


def kept(moment: Moment, event: NightmareKept) -> Iterator[Cue]:
    """The Nightmare is breathed in."""
    yield moment.at(LIMBO, "slide")
    yield Cue("limbo", delay=moment.late + APPROACH)


def trail(lamp: Lamp, event: NightmareKept) -> Iterator[Effect]:
    """Where nothing travels, Limbo itself shines."""
    if lamp.reduced:
        yield from lamp.light("trail", LIMBO, lamp.at(LIMBO))


# What is told


def built(words: Words, count: int) -> str:
    return words.plural("{n} Tower built", "{n} Towers built", count)


def looks(words: Words, count: int) -> str:
    return words.plural("{n} look from a Tower", "{n} looks from Towers", count)


STAGING = Staging(
    meanings=MEANINGS,
    tried=((PlayOrDiscard, at_left), (PlayOrDiscard, at_right)),
    in_place=frozenset({LoseTower}),
    motions={
        TowerBuilt: Motion(0.5, wait=0.3),
        LookoutSeen: Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
        TowerLost: replace(USUAL, wait=0.3),
        NightmareKept: Motion(0.6, IN, wait=0.4),
    },
    stills={TowerBuilt: replace(CROSS_FADE, wait=0.4), TowerLost: replace(CROSS_FADE, wait=0.5)},
    ways={NightmareKept: into_limbo},
    lights={TowerBuilt: built_lights, NightmareKept: trail},
    sounds={
        TowerBuilt: built_sounds,
        TowerLost: fallen,
        NightmareKept: kept,
        LookoutSeen: lambda moment, event: moment.flight(REVEALED, len(event.cards)),
    },
    weights=("tower-falls", "tower"),
    deeds=(
        Deed(TowerBuilt, built, always=False),
        Deed(LookoutSeen, looks, always=False),
    ),
    told_as={
        TowerBuilt: lambda event: [(event.tower, msgid("built"))],
        # One back stands for all: only one seat looks at them.
        LookoutSeen: lambda event: [(None, msgid("looked out"))],
        TowerLost: lambda event: [(event.tower, msgid("fallen"))],
        NightmareKept: lambda event: [(event.card, msgid("to Limbo"))],
    },
    signs={
        GiveTower: Sign("kind-T", msgid("a Tower")),
        FalseDestruction: Sign("limbo", msgid("False Destruction")),
    },
    losses=frozenset({GiveTower, FalseDestruction}),
    lost=frozenset({TowerLost}),
    gleams={ALIGNMENT: stands},
    landmarks={
        TowerBuilt: Landmark("kind-T", msgid("Tower built")),
        TowerLost: Landmark("tower-falls", msgid("Tower lost"), lost=True),
    },
)
