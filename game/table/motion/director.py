"""The director shows events one after another, and lets them be heard. It lags behind the game and
never holds it up."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from game.rules.event import Answered, Awaiting, DeckShuffled, Event, TurnBegan
from game.rules.state import Seat
from game.rules.view import View
from game.table.counting import DeckLeft
from game.table.layout.arrangement import PLAIN, Arrangement
from game.table.layout.layout import layout, measured
from game.table.layout.places import Places, Rect, Size
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.layout.staged import staged_card
from game.table.motion.card_motion import Arrivals, CardMotion, comes_up, zones_of
from game.table.motion.choreography import Change, movements, refused, riffle, slides_unlit
from game.table.motion.cues import Cue, Moment, cues_of
from game.table.motion.lights import Effect, lights
from game.table.motion.motions import (
    CROSS_FADE,
    DIMS,
    ENDS,
    FALL,
    NAMES_FADE,
    SETTLE,
    SHOWN,
    SIDES_FADE,
    TURNING,
    Motion,
)
from game.table.motion.passing_sides import PassingSides, hands_over, passing_sides
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo, dealt, pace_of_deal
from game.table.staging import Staging

STEPS_AHEAD = 3
"""Steps in which it is looked ahead where cards will be."""


class Score:
    """Sounds that will be heard. `take` returns each of them once."""

    def __init__(self, staging: Staging) -> None:
        self._staging = staging
        self._coming: list[Cue] = []
        self._due: list[Cue] = []
        self._heard: set[str] = set()
        """Sounds since the last answer that are heard only once."""
        self._least: DeckLeft | None = None
        """The lowest state of the deck so far."""

    def take(self) -> list[Cue]:
        """Returns the sounds that are due, and forgets them."""
        due, self._due = self._due, []
        return due

    def add(self, name: str) -> None:
        """Adds a sound that no event makes, at once, and only once."""
        if Cue(name) not in self._due:
            self._due.append(Cue(name))

    def run_down(self, left: DeckLeft) -> None:
        """Takes how much of the deck is left. A sound marks the first time that few cards are left,
        and the first time that only the last are, even if cards go back later."""
        least = left if self._least is None else max(left, self._least)
        if self._least is not None and self._least < min(least, DeckLeft.LAST):
            self.add("ebb")
        self._least = least

    def begin(self, moment: Moment, at_once: bool) -> None:
        """Adds the sounds of an event; all of them now if `at_once`, because nothing travels."""
        cues = self._new(moment)
        self._coming += [replace(cue, delay=0.0) for cue in cues] if at_once else cues
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass, at the usual speed."""
        if self._coming:
            later = [replace(cue, delay=cue.delay - dt) for cue in self._coming]
            self._due += [replace(cue, delay=0.0) for cue in later if cue.delay <= 0]
            self._coming = [cue for cue in later if cue.delay > 0]

    def forget(self) -> None:
        """Drops all sounds that have not been heard."""
        self._coming.clear()
        self._due.clear()

    def skip(self, events: Sequence[tuple[Event, View]], before: View, layout: Layout) -> None:
        """Replaces the sounds that have not been heard, and those of these events, by the most
        important one. `layout` is the last one."""
        cues = self._coming
        for event, after in events:
            motion = self._staging.motion_of(event)
            cues = cues + self._new(Moment(event, before, after, layout, motion))
            before = after
        self._coming = []
        if cues:
            self._due.append(min(cues, key=self._lightness))

    def _lightness(self, cue: Cue) -> int:
        weights = [*self._staging.sounds]
        return weights.index(cue.name) if cue.name in weights else len(weights)

    def _new(self, moment: Moment) -> list[Cue]:
        if isinstance(moment.event, Answered):
            self._heard.clear()
        sounding = self._staging.event(moment.event).sound
        cues = [cue for cue in cues_of(moment, sounding) if cue.name not in self._heard]
        rows = self._staging.sounds
        self._heard |= {cue.name for cue in cues if cue.name in rows and rows[cue.name].once}
        return cues


class Director:
    """Holds the shown view, the poses of its cards and the events that have to be shown."""

    def __init__(
        self,
        view: View,
        size: Size,
        tempo: Tempo = USUAL_TEMPO,
        arrangement: Arrangement = PLAIN,
        *,
        staging: Staging,
    ) -> None:
        self.staging, self.tempo = staging, tempo
        self.view, self.size = view, size
        self.arrangement = arrangement
        self._last: tuple[View, tuple[Size, Arrangement], Layout] | None = None
        self.layout: Layout = self._laid_out(view)
        self.effects: list[Effect] = []
        self.fade = 0.0
        """Seconds in which the still picture fades over to the next one."""
        self._made_room = False
        """True if zones have changed their room with the last event, so that all rows slide."""
        self.sides: PassingSides | None = None
        """Both sides while they change places."""
        self.named = True
        """False while both sides change places, and until they have been drawn there: what is told
        beside them fades in without them."""
        self._dims = 0.0
        """Seconds until the turn goes over to the other player: the frame of the first one goes out
        before that."""
        self.framed = True
        """False while the light is between two players: the frame of the one who has played goes
        out, then that of the other comes up."""
        self.event: Event | None = None
        """The event whose showing began last."""
        self.telling = False
        """True while events are shown. Other movements leave the decision open."""
        self.dealing = False
        """True while the set-up is shown."""
        self.cut_short = False
        """True if the last showing was not shown to its end."""
        self._pace = 1.0
        """Speed of what is shown: a deal with many cards goes faster."""
        self._cards, self._arrivals = CardMotion(), Arrivals(view, self.layout, {})
        self.queue: deque[tuple[Event, View]] = deque()
        """Events that still have to be shown, with the view after each."""
        self._wait, self._score = 0.0, Score(staging)
        self._rest()
        self._score.run_down(self.arrivals.left)

    @property
    def busy(self) -> bool:
        """True if anything moves or still has to be shown."""
        cards, lights = self._cards, (not effect.lingers for effect in self.effects)
        moving = cards.timeline.moving or cards.passing.moving
        shown = self.named and not (self.queue or moving or any(lights))
        return not shown or self._wait > 0

    @property
    def plays(self) -> Seat:
        """The seat that is shown to play: until the light is half way, that which has played."""
        active = self.view.active
        return active if self._dims <= 0 or self.view.seats == 1 else 1 - active

    def shines(self, seat: Seat) -> bool:
        """Returns whether a seat has the light of whoever plays. While the light goes from one to
        the other neither has it."""
        return self.view.seats == 1 or (seat == self.plays and self.framed)

    @property
    def swaying(self) -> Mapping[str, Effect]:
        """Cards that hang and still swing, after all else has come to rest."""
        shown = self._cards.poses
        return {x.key: x for x in self.effects if x.sways and x.begun and x.key in shown}

    @property
    def lingering(self) -> bool:
        """True if a light goes on that holds nobody up."""
        return any(effect.lingers for effect in self.effects)

    @property
    def _on_its_way(self) -> bool:
        """True if anything moves but lights and a shuffle, which go on during the next decision."""
        return bool(self.queue or self._cards.timeline.moving or self._wait > 0)

    @property
    def moving(self) -> frozenset[str]:
        """Cards that do not lie still, or whose faces change."""
        cards = self._cards
        moving = cards.timeline.moving | cards.passing.moving | cards.held
        changing = self.transforming.keys() | self.swaying.keys() if self.effects else set()
        return frozenset(moving | changing)

    @property
    def elsewhere(self) -> frozenset[str]:
        """Cards that are shown away from their places."""
        if not self.effects:
            return frozenset()
        return frozenset([effect.key for effect in self.effects if effect.stands_in])

    @property
    def transforming(self) -> Mapping[str, Effect]:
        """Cards whose faces change, and how: Doors that open, Nightmares that awake."""
        shown = self._cards.poses
        return {x.key: x for x in self.effects if x.transforms and x.key in shown}

    @property
    def sprites(self) -> list[tuple[Sprite, Pose]]:
        """The cards with their poses, the lowest first."""
        return self._cards.sprites

    @property
    def rows_pass(self) -> bool:
        """Whether rows are on their way to the other side, or about to set out."""
        return self.sides is not None

    @property
    def sides_away(self) -> bool:
        """Whether the trays of both sides have left their places."""
        return self.sides is not None and self.sides.away

    @property
    def lit(self) -> Seat:
        """The seat that has the light, or to which it goes: with sides that change places it sets
        out."""
        sets_out = self.sides is not None and not self.sides.turned
        coming = self.queue[0][1] if sets_out and self.queue else self.view
        return coming.active

    @property
    def lull(self) -> float:
        """Seconds until the next event begins, at the usual speed; 0 if none waits or it is due."""
        return self._wait if self.queue else 0.0

    def crosses(self, rect: Rect, soon: float) -> bool:
        """Returns whether a card on its way lies on this rectangle, or will within `soon` seconds,
        or whether a Door is shown there that lies elsewhere."""
        cards = self._cards
        poses = [effect.pose for effect in self.effects if effect.stands_in]
        for part in range(STEPS_AHEAD + 1):
            poses += cards.timeline.ahead(soon * part / STEPS_AHEAD)
        x, y = rect.centre
        return any(
            2 * abs(pose.x - x) < pose.width + rect.w and 2 * abs(pose.y - y) < pose.height + rect.h
            for pose in poses
        )

    def take_fade(self) -> float:
        """Returns the seconds in which the still picture fades into the next one, and resets
        them."""
        fade, self.fade = self.fade, 0.0
        return fade / (self.tempo.speed or 1.0)

    def take_cues(self) -> list[Cue]:
        """Returns the sounds that are due, and forgets them."""
        return self._score.take()

    def show(self, frames: Iterable[tuple[Event, View]]) -> None:
        """Queues events with the view after each."""
        if not self._on_its_way:
            self._wait = 0.0
        # Nothing is awaited after the end: it would send home the Doors of a victory.
        self.queue.extend(x for x in frames if not (x[1].result and isinstance(x[0], Awaiting)))
        self.telling, self.cut_short = True, False
        if self.tempo.speed == INSTANT:
            self.finish()

    def deal(self, view: View, frames: Sequence[tuple[Event, View]]) -> None:
        """Shows how the game was set up, from this view on."""
        self.turn_to(view, CROSS_FADE.fade)
        if self.tempo.speed != INSTANT:
            self.dealing = True
            self._pace = pace_of_deal(self.staging, [event for event, _ in frames], self.tempo)
        self.show(frames)

    def arrange(
        self, arrangement: Arrangement, motion: Motion = SETTLE, view: View | None = None
    ) -> None:
        """Moves things as the player has arranged them, or takes that back to this view."""
        self.arrangement = arrangement
        if not self.queue:
            self._go_to(view or self.view, motion, None)

    def look(self, view: View) -> None:
        """Covers or uncovers cards in their places; later events wait for that."""
        self.finish()
        self._go_to(view, SETTLE, None)
        # The last event may have been for the owner's eyes only.
        self.event, self._wait = None, FALL * (self.tempo.speed > INSTANT)

    def turn_to(self, view: View, fade: float = 0.0) -> None:
        """Shows another table at once, or fades over to it. Drops what was still to be heard."""
        self.queue.clear()
        self._score.forget()
        self.finish()
        self.view = view
        self.fade = 0.0 if self.tempo.speed == INSTANT else fade
        self._rest()

    def resize(
        self,
        size: Size,
        letters: float = 1.0,
        beside: int = 0,
        above: int = 0,
        left_handed: bool = False,
    ) -> None:
        """Lays everything out for another size, other letters, other margins or the other hand."""
        self.size, kept = size, self.arrangement
        self.arrangement = replace(
            kept, letters=letters, beside=beside, above=above, left_handed=left_handed
        )
        self.finish()

    @property
    def window(self) -> Places:
        """The whole window, measured: the table, and what lies beside it."""
        how = self.arrangement
        window = Places(
            self.size, letters=how.letters, above=how.above, left_handed=how.left_handed
        )
        return measured(window)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds of the motions pass."""
        dt *= (self.tempo.speed or 1.0) * self._pace
        self._score.advance(dt)
        if not (self.busy or self.telling or self.effects or not self.framed):
            self._pace = 1.0
            return
        if self.sides is not None:
            self.sides.passed += dt
        elif not self.named:
            self.named, self.fade = True, max(self.fade, NAMES_FADE)
        if self._dims > 0:
            # What is written of the turn goes over in one frame: in a fade neither side would play,
            # or both. The light has gone out before, and comes up after that.
            self._dims -= dt
        elif not self.framed:
            self.framed, self.fade = True, max(self.fade, TURNING - DIMS)
        was_on_its_way, self._wait = self._on_its_way or self.telling, self._wait - dt
        while self.queue and self._wait <= 0:
            event, view = self.queue[0]
            if not self._may_begin(event, view):
                self._wait = 0.0
                break
            self.queue.popleft()
            self._begin(event, view)
        self._cards.advance(dt, self.layout)
        if self.sides is not None and self.sides.over:
            self.sides = None
        self._score.run_down(self.arrivals.left)
        aged = [replace(effect, time=effect.time + dt) for effect in self.effects]
        elsewhere, self.effects = self.elsewhere, [effect for effect in aged if effect.progress < 1]
        if elsewhere - self.elsewhere:
            self.fade = max(self.fade, CROSS_FADE.fade)
        rests = self.named and not (self._on_its_way or self._cards.held)
        if was_on_its_way and rests:
            self._rest()

    def finish(self) -> None:
        """Ends everything that runs or waits; the poses equal the layout."""
        skipped, before = tuple(self.queue), self.view
        self.cut_short |= self.telling
        if self.queue:
            told = (e for e, _ in reversed(self.queue) if not isinstance(e, Awaiting))
            self.event = next(told, self.event)
            self.view = self.queue[-1][1]
            self.queue.clear()
        self.fade = self._dims = 0.0
        self.framed = True
        self.effects.clear()
        self._cards.passing.finish()
        self._pace = 1.0
        self._rest()
        self._score.skip(skipped, before, self.layout)
        self._score.run_down(self.arrivals.left)

    def hold(self, poses: Mapping[str, Pose]) -> None:
        """Lets cards follow the pointer."""
        self._cards.hold(poses)

    def drop(self) -> None:
        """Leaves what was held where it is: an event will take it from there."""
        self._cards.held.clear()

    def release(self) -> None:
        """Sends home what was held."""
        for key in self._cards.held & self.layout.sprites.keys():
            self._cards.go_home(key, self.layout, self.tempo.travels)
        self._cards.held.clear()

    def refuse(self, keys: Iterable[str]) -> None:
        """Sends these cards home and shakes them."""
        self._score.add("refuse")
        for key in self.layout.sprites.keys() & set(keys):
            shake = refused(self.layout.sprites[key].pose, self.layout.places)
            self._cards.go_home(key, self.layout, self.tempo.travels, shake)

    @property
    def shown(self) -> tuple[object, ...]:
        """State on which the still picture depends."""
        seen = self.view, self.moving, self.elsewhere, self.event
        sides = self.named, self.framed, self.plays, self.sides_away
        return *seen, self.telling, *sides, self.arrivals.told

    @property
    def arrivals(self) -> Arrivals:
        known, flying = self._arrivals, self._cards.timeline.flying
        same = known.view is self.view and known.layout is self.layout and known.flying is flying
        if not same:
            self._arrivals = Arrivals(self.view, self.layout, flying)
        return self._arrivals

    def _laid_out(self, view: View) -> Layout:
        """Returns the layout of a view. The last one is kept, as an event is looked at before it
        begins."""
        wanted = self.size, self.arrangement
        if self._last is None or self._last[0] is not view or self._last[1] != wanted:
            made = layout(view, self.size, self.arrangement, self.staging)
            self._last = view, wanted, made
        return self._last[2]

    def _may_begin(self, event: Event, view: View) -> bool:
        """Returns whether the cards that an event takes have arrived. Sides that change places with
        it set out, and are half way there when it begins."""
        if self.sides is not None and not self.sides.turned:
            if self.named:
                # One frame late: a fading picture must not show a card that has set out.
                self.named, self.fade = False, max(self.fade, NAMES_FADE)
            return self.sides.half_way
        passed = isinstance(event, TurnBegan) and view.active != self.view.active
        at_rest = self.staging.event(event).flourish is not None or isinstance(event, ENDS)
        clear = self.arrivals.let_begin(view, at_rest, bool(self._cards.passing.moving))
        after = self._laid_out(view)
        fades = self._made_room and self.staging.motion_of(event).fade > 0
        # A fading picture must not show a card that is about to move, nor lack one that lands.
        clear = clear and not (passed and self._cards.timeline.moving)
        clear = clear and not (fades and self._cards.settling)
        sides = passing_sides(self.layout, after, self.tempo.travels) if clear else None
        if sides is not None:
            self.sides = sides
            self._cards.set_out(dict(hands_over(self.layout, after)))
        return clear and sides is None

    def _begin(self, event: Event, view: View) -> None:
        self.event = self.event if isinstance(event, Awaiting) else event
        staging, before, late = self.staging, self.view, self.arrivals.late(view)
        taken = dealt if self.dealing else Staging.motion_of
        motion = taken(staging, event, self.tempo.reduced)
        if self._go_to(view, motion, event):
            following = self.queue[0][0] if self.queue else None
            follows = following and staging.alike(following, event)
            met = comes_up(before, view) and not isinstance(following, Awaiting)
            usual, moving = staging.pause_of(motion, view), self._cards.timeline.left
            self._wait += motion.stagger if follows else self.tempo.pause(usual, moving, met)
        moment = Moment(event, before, view, self.layout, motion, late)
        self._score.begin(moment, self.tempo.reduced)

    def _go_to(self, view: View, motion: Motion, event: Event | None) -> bool:
        """Starts all movements to a view. Returns whether there is anything to see."""
        staging, row, before = self.staging, self.staging.event(event), self.layout
        going = self.arrivals.going_on(view)
        after = self._laid_out(view)
        makes_room = before.places.makes_room(after.places)
        turned = before.places != after.places and not makes_room
        self._made_room = makes_room and self.tempo.travels
        passed = turned or (isinstance(event, TurnBegan) and self.view.active != view.active)
        self.view, self.layout = view, after
        turning = CROSS_FADE.fade if self.tempo.reduced else TURNING
        fade = turning if turned else CROSS_FADE.fade if makes_room else 0.0
        if isinstance(event, Awaiting) and staged_card(view, staging):
            # What a card that took the light asks comes out of the dark.
            fade = max(fade, CROSS_FADE.fade)
        self.fade = max(self.fade, motion.fade, fade)
        cards, shown = self._cards, passed or isinstance(event, SHOWN) or row.waits
        poses = cards.poses | {key: arrives.end for key, arrives in going.items()}
        private = {card.id for card in view.private}
        final = {name for name, zone in view.table.items() if zone.final}
        change, shining = Change(event, poses, before, after, private, final), row.light
        if turned:
            self.effects.clear()
        if self.sides is not None and not self.sides.turned:
            self.fade, self.sides.turned = SIDES_FADE, True
            cards.turn_round(after)
            return True
        if turned or not self.tempo.travels:
            cards.place(after, but=cards.held)
            if event is not None and self.tempo.reduced:
                self.effects += lights(change, (), motion, shining, reduced=True)
            return shown or before.sprites != after.sprites
        lying = zones_of(view)
        goals = cards.bound
        goals |= {key: s.pose for key, s in after.sprites.items() if key in cards.held}
        way = Change.flight if self.dealing else row.way or Change.flight
        moves = list(movements(change, motion, goals, lying, way, row.covered))
        if makes_room and staged_card(view, staging):
            # Nothing slides in the dark under what was met; the still picture fades over.
            moves = [(key, steps) for key, steps in moves if not slides_unlit(change, key)]
        moves += staging.flourish(change, event, motion)
        if passed and not moves:
            self._dims, self.framed, self.fade = DIMS, False, max(self.fade, DIMS)
        moves = list(self.arrivals.on_time(moves, going))
        cards.turn_to(after, moves, lying, going)
        extras = list(riffle(change)) if isinstance(event, DeckShuffled) else []
        for sprite, steps in extras:
            cards.join(sprite, steps)
        if event is not None:
            self.effects += lights(change, moves, motion, shining)
        return bool(moves or extras or shown)

    def _rest(self) -> None:
        self._wait, self.telling, self.dealing = 0.0, False, False
        self.sides, self.named = None, True
        self._cards.held.clear()
        self.layout = self._laid_out(self.view)
        self._cards.place(self.layout)
