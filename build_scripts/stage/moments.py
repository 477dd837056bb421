"""Everything that moves in a way of its own: from which position, after what, and where.

The same for films, for the measure of flashes, and for the bench.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from build_scripts.stage.acting import (
    FRAME,
    Act,
    Doing,
    Step,
    asks_every_time,
    drags,
    lays_the_cloth,
    lifts_the_cloth,
    perform,
    rest,
    submits,
)
from build_scripts.stage.added_moments import ADDED
from build_scripts.stage.positions import (
    BOTH_DOORS,
    CALM,
    DOOR,
    FIVE,
    PLAIN,
    PROPHECY,
    TRIO,
    after,
    alone,
    before_the_nightmare,
    facing_the_nightmare,
    golden,
    together,
)
from game.editions.base.door import DoorDrawn, DoorMissed
from game.editions.base.explore import CardDiscarded, CardPlayed, TrioCompleted
from game.editions.base.nightmare import NightmareDrawn
from game.editions.base.prophecy import ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import DoorGained, KeyDiscarded, LocationDrawn
from game.editions.base.turn import LimboReturned
from game.rules.event import Event, GameLost, TurnBegan
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, HAND, LIMBO, REVEALED, ROW, owned
from game.screen.app import App
from game.screen.table.table_page import Table
from game.table.layout.places import Rect
from game.table.party import Party, Player
from tests.screen.lights.flashes import Flashes

PAIR = Player("Isolde", "lantern"), Player("Tristan", "boat")
ACROSS = Party(PAIR, "open", "first", fixed=False)
OPEN, CURTAIN = Party(PAIR, "open", "first"), Party(PAIR, "curtain", "first")
OWN_HAND, OWN_ROW = owned(HAND, 0), owned(ROW, 0)
MARGIN = 0.05
"""Margin seen around the zones, as a share of the window's height."""


@dataclass(frozen=True)
class Moment:
    """Something that moves: from a position of the game somebody acts, until all is at rest. It is
    worth looking at once the event `begins` is shown, and in these zones; else from the first
    frame, and in the whole window."""

    position: Callable[[], Game]
    acts: tuple[Act, ...]
    begins: type[Event] | None = None
    zones: tuple[str, ...] = ()
    party: Party | None = None

    def set(self, app: App) -> Table:
        """Lays the table before the moment, at rest."""
        asks_every_time(app)
        app.scene = table = app.games.begin(self.position(), self.party)
        rest(app)
        return table

    def play(self, app: App, step: Step) -> None:
        """Plays the moment, from where `set` has ended; every frame is one call of `step`."""
        for act in self.acts:
            perform(app, act, step)

    def begun(self, table: Table) -> bool:
        """Returns whether what is worth looking at has begun to be shown."""
        director = table.session.director
        if self.begins is TurnBegan and director.rows_pass:
            # They set out before the turn begins.
            return True
        return self.begins is None or isinstance(director.event, self.begins)

    def where(self, table: Table) -> pygame.Rect:
        """The part of the window in which it moves."""
        width, height = table.program.size
        whole, margin = pygame.Rect(0, 0, width, height), round(MARGIN * height)
        zones = table.session.director.layout.places.zones
        rects = [in_pixels(zones[zone]) for zone in self.zones] or [whole]
        return rects[0].unionall(rects).inflate(2 * margin, 2 * margin).clip(whole)


def measured(app: App, moment: Moment) -> Flashes:
    """The flashes of a moment, once it has begun."""
    table, flashes = moment.set(app), Flashes()

    def step(doing: Doing) -> None:
        app.step(FRAME, doing())
        if flashes.seconds or moment.begun(table):
            flashes.see(app.glass)

    moment.play(app, step)
    assert flashes.seconds, f"{moment.begins} was never shown"
    return flashes


def in_pixels(rect: Rect) -> pygame.Rect:
    return pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))


def alone_after(deck: str, *commands: str) -> Callable[[], Game]:
    """A game for one, dealt when it is asked for."""
    return partial(alone, deck, *commands)


def lasts_but_one(name: str) -> Callable[[], Game]:
    """A golden playthrough without its last command."""
    return partial(after, golden(name), -1)


MOMENTS: Mapping[str, Moment] = {
    "draw": Moment(alone_after(PLAIN), (submits("Play OS1"),), LocationDrawn, (DECK, OWN_HAND)),
    "play": Moment(alone_after(PLAIN), (submits("Play OS1"),), CardPlayed, (OWN_ROW, OWN_HAND)),
    "discard": Moment(
        alone_after(PLAIN), (submits("Discard OS1"),), CardDiscarded, (DISCARD, OWN_HAND)
    ),
    "refusal": Moment(
        alone_after(PLAIN, "Play OS1"),
        (drags("OS2", f"zone.{OWN_ROW.replace(':', '.')}"),),
        zones=(OWN_ROW, OWN_HAND),
    ),
    "trio": Moment(
        alone_after(TRIO, "Play OS1", "Play OM1"), (submits("Play OS2"),), TrioCompleted, (OWN_ROW,)
    ),
    "trio-and-search": Moment(
        alone_after(TRIO, "Play OS1", "Play OM1"), (submits("Play OS2"), submits("Search"))
    ),
    "search": Moment(
        alone_after(TRIO, "Play OS1", "Play OM1", "Play OS2"), (submits("Search"),), DoorGained
    ),
    "door-opened": Moment(alone_after(DOOR, "Play OS1"), (submits("Claim OK1"),), KeyDiscarded),
    "second-door": Moment(
        alone_after(BOTH_DOORS, "Play OS1", "Claim OK1"), (submits("Claim OK2"),), KeyDiscarded
    ),
    "door-comes": Moment(alone_after(DOOR), (submits("Play OS1"),), DoorDrawn),
    "door-missed": Moment(
        alone_after(DOOR, "Play OS1"), (submits("LetGo"),), DoorMissed, (REVEALED, DISCARD, LIMBO)
    ),
    "nightmare-comes": Moment(
        partial(before_the_nightmare, CALM), (submits("Play LM3"),), NightmareDrawn
    ),
    "nightmare-resolved": Moment(
        partial(facing_the_nightmare, CALM), (submits("PayKey OK1"),), KeyDiscarded
    ),
    "five-revealed": Moment(partial(facing_the_nightmare, FIVE), (submits("RevealFive"),)),
    "hand-lost": Moment(facing_the_nightmare, (submits("LoseHand"),)),
    "limbo-returns": Moment(
        alone_after(DOOR, "Play OS1"), (submits("LetGo"),), LimboReturned, (DECK, LIMBO)
    ),
    "prophecy": Moment(alone_after(PROPHECY), (submits("Discard OK1"),), ProphecySeen),
    "prophecy-discard": Moment(
        alone_after(PROPHECY, "Discard OK1"),
        (submits("Foresee LM2 GM1,AM2,AS1,OD1"),),
        ProphecyDiscarded,
    ),
    "rows-swap": Moment(partial(together, "open"), (submits("Play GS3"),), TurnBegan, party=ACROSS),
    "light-turns": Moment(partial(together, "open"), (submits("Play GS3"),), TurnBegan, party=OPEN),
    "cloth": Moment(
        partial(together, "hidden"),
        (lifts_the_cloth, submits("Play GS3"), lays_the_cloth),
        TurnBegan,
        party=CURTAIN,
    ),
    "victory": Moment(lasts_but_one("solo_victory"), (submits("Search"),), DoorGained),
    "defeat": Moment(lasts_but_one("solo_empty_deck"), (submits("RevealFive"),), GameLost),
    **{
        name: Moment(added.lies, tuple(map(submits, added.answers)), added.begins)
        for name, added in ADDED.items()
    },
}
