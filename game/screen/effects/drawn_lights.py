"""Draws the light effects of the current moment, in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from game.screen.cards.faces import (
    OPENING,
    PUPPET,
    STRIPS,
    WAKING,
    WAVING,
    Look,
    limbs_of,
)
from game.screen.cards.sprites import CardImages
from game.screen.cards.strips import TORN
from game.screen.effects import doorway, endings, night, sheen, small_lights
from game.screen.effects.leafing import leafing
from game.screen.look import palette
from game.screen.look.icons import ramp_of
from game.screen.look.pictures import Grounds
from game.screen.stage import Image
from game.screen.window import memory
from game.table.layout.places import CARD_RATIO, Size
from game.table.layout.poses import Pose, Sprite
from game.table.layout.staged import spotlight, stage, staged_card
from game.table.motion.director import Director
from game.table.motion.lights import Effect, waved

UNDER = "dust", "trail", "leafing", "victory", "tear", "snap"
"""Kinds of effects that shine under the moving cards."""
BEHIND, ABOUT = ("opening",), ("glow", "ring")
"""Kinds of effects that belong to a moving card: those under it, and those over it."""
WINGS = "nightmare-wings.webp"
DAWN = "dawn"
"""Name of the picture of a victory among the grounds."""
STEPS = 3
"""Frames of a puppet to each side of its face."""
SOON = 3
"""Number of coming events for which pictures are read ahead."""


def card_size(width: float) -> Size:
    """Returns the size in pixels of a card's picture."""
    return round(width), round(round(width) * CARD_RATIO)


def face_of(effect: Effect) -> str:
    """Returns the face of the card that an effect belongs to."""
    return effect.key.rstrip("0123456789")


def light_of(sprite: Sprite | None) -> palette.Colour:
    """Returns the colour of a card's light."""
    return ramp_of(sprite.card)[1] if sprite and sprite.card else palette.IVORY


def dawns(director: Director) -> bool:
    """Returns whether the victory effect is on: then only the Doors are left on the table."""
    return bool(director.effects) and "victory" in [effect.kind for effect in director.effects]


def let_go() -> None:
    """Frees what only a large moment needed; it takes as much memory as all cards together."""
    doorway.let_go()
    night.shadow_wings.cache_clear()
    memory.give_back()


class Lights:
    """Draws the effects of a director."""

    def __init__(self, cards: CardImages, grounds: Grounds) -> None:
        self._cards, self._grounds = cards, grounds

    def under(self, director: Director) -> list[Image]:
        """Returns the images under the moving cards."""
        self._prepare(director)
        shown = [x for x in director.effects if x.begun and x.kind in UNDER]
        return [image for effect in shown for image in self._drawn(effect, director)]

    def over(self, director: Director) -> list[Image]:
        """Returns the images over the moving cards."""
        shown = [x for x in director.effects if x.begun and x.kind not in UNDER]
        if shown:
            moving = director.moving
            shown = [x for x in shown if x.kind not in BEHIND + ABOUT or x.key not in moving]
        return [image for effect in shown for image in self._drawn(effect, director)]

    def behind(self, key: str, director: Director) -> Iterator[Image]:
        """Yields the light that shines from behind this card on everything under it."""
        for effect in director.effects:
            if effect.key == key and effect.begun and effect.kind in BEHIND:
                yield from self._drawn(effect, director)

    def about(self, key: str, pose: Pose, director: Director) -> Iterator[Image]:
        """Yields the rings around this card, at its current pose."""
        for effect in director.effects:
            if effect.key == key and effect.begun and effect.kind in ABOUT:
                yield from small_lights.glow(replace(effect, pose=pose))

    def face(self, effect: Effect | None) -> Look | None:
        """Returns what a card shows while its face changes, or None for its usual face."""
        if effect is None or self._cards.faces.flat:
            return None
        if effect.kind == "wave":
            step = round(STEPS * waved(effect))
            return (f"{face_of(effect)}{WAVING}", STEPS + step - (step > 0)) if step else None
        if effect.kind == "wings":
            changing, frame = f"{face_of(effect)}{WAKING}", night.waking(effect)
        else:
            changing, frame = f"{face_of(effect)}{OPENING}", doorway.leaf(effect)
        return (changing, frame) if changing in STRIPS else None

    def _prepare(self, director: Director) -> None:
        """Reads what will soon be needed, and frees what no longer is."""
        strips, now, places = self._cards.faces.strips, director.view, director.layout.places
        views = [now, *(view for _, view in islice(director.queue, SOON))]
        stands, *soon = (staged_card(view, director.staging) for view in views)
        met = any([stands, *soon])
        still = self._cards.faces.flat or director.tempo.reduced
        if still or not (director.effects or director.queue or met):
            if strips.forget():
                let_go()
            return
        if strips.pass_frame():
            memory.give_back()
        large = card_size(stage(places).w)
        if any(card not in (None, stands) for card in soon):
            strips.expect(WINGS, card_size(spotlight(places).width))
        # It is torn only after the player's answer, and two strips at once take much memory.
        goes = any(card is not stands for card in soon)
        if stands and (goes or (not director.queue and strips.free_for(TORN))):
            strips.expect(TORN, large)
        if any(view.result == "won" for view in views):
            self._grounds.expect(DAWN, director.size)
        known = {door for doors in now.doors for door in doors}
        coming = [door for view in views for doors in view.doors for door in doors]
        opening = {door.face for door in coming if door not in known}
        opening |= {face_of(x) for x in director.effects if x.kind in ("key", "bracket", "opening")}
        for effect in director.effects:
            if effect.kind == "wave":
                size = limbs_of(card_size(effect.pose.width))
                strips.expect(PUPPET.format(face_of(effect)), size)
        for face in opening:
            if strip := STRIPS.get(f"{face}{OPENING}"):
                strips.expect(strip, card_size(spotlight(places).width))

    def _drawn(self, effect: Effect, director: Director) -> Iterator[Image]:
        sprite, flat = director.layout.sprites.get(effect.key), self._cards.faces.flat
        match effect.kind:
            case "dust":
                return small_lights.dust(effect)
            case "trail":
                return small_lights.mist(effect) if effect.still else small_lights.trail(effect)
            case "glow" | "ring":
                return small_lights.glow(effect)
            case "snap":
                return small_lights.snapped(effect)
            case "bracket":
                return small_lights.bracket(effect)
            case "key":
                return doorway.key(effect)
            case "opening" if effect.still:
                if sprite is not None:
                    return doorway.shown(effect, self._cards.resting(sprite, effect.pose))
            case "opening" if not flat:
                return doorway.opening(effect, light_of(sprite))
            case "motes" if not flat:
                return doorway.motes(effect, light_of(sprite))
            case "leafing":
                return leafing(effect, self._cards, director.size)
            case "tear" if not flat:
                return night.tear(effect, self._cards.faces.strips)
            case "shadow":
                return night.shadow(effect)
            case "sweep" if sprite is not None:
                return sheen.sweep(effect, sprite, self._cards)
            case "victory" if not flat:
                return self._dawn(effect, director)
            case "defeat":
                return endings.defeat(effect, director.size)
        return iter(())

    def _dawn(self, effect: Effect, director: Director) -> Iterator[Image]:
        """Yields the victory effect. High contrast has none: the Doors fly over an empty page."""
        picture = self._grounds.get(DAWN, director.size)
        yield from endings.unfolding(effect, director.size, picture)
        heading = self._cards.words.say("Victory")
        yield from endings.lettered(effect, heading, self._cards.text, director.window)
