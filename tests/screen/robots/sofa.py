"""Two people on a sofa, who draft, play, lift cloths and fiddle with everything at random. They
know only the description of the scene and whose turn it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.rules.state import Seat
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from tests.screen.robots.glass import RIGHT
from tests.screen.robots.player import (
    CLOSE,
    DISCARD,
    PAY,
    SELDOM,
    Described,
    Description,
    among_many,
    answers,
    at,
    buttons,
    cards,
    goes_apart,
    has,
    in_state,
    middle,
    paid,
    spells,
    thing,
    to_order,
    zones_besides,
)
from tests.screen.secrets.lifts import LIFT, OWN_KEYS

if TYPE_CHECKING:
    from tests.screen.secrets.leaks import Watched

COVER = "button.cover"
SIZES = (1024, 640), (900, 700), (1366, 768)
TEMPOS = (
    *(USUAL_TEMPO, Tempo(2.0), Tempo(0.5), Tempo(reduced=True), Tempo(2.0, reduced=True)),
    Tempo(INSTANT),
)
PANELS = pygame.K_l, pygame.K_c, pygame.K_F1, pygame.K_F2, pygame.K_F3
KEYS = (
    pygame.K_TAB,
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_F9),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_r, pygame.K_s),
    *(*PANELS, *OWN_KEYS, pygame.K_SPACE),
)
ZONES = "zone.row.0", "zone.row.1", "zone.discard", "zone.limbo", "zone.deck"
ENDS = "button.quit", "button.title", "button.confirm", "button.give_up", "button.consent"
ODD = 0.2
"""Chance that a gesture is no part of the game."""
PATIENCE = 40


class Sofa:
    """Two players who make one gesture after another on a glass."""

    def __init__(self, glass: Watched, seed: str) -> None:
        self._glass = glass
        self._chance = random.Random(seed)
        self._gestures = 0
        self._held: int | None = None
        """The key that is held down."""
        self._described: tuple[int, Description] = (-1, {})
        """The number of a step and the description after it."""

    @property
    def _description(self) -> Description:
        """The present description, kept for a step since it takes as long to make as a step."""
        steps = self._glass.counted["steps"]
        if self._described[0] != steps:
            self._described = steps, self._glass.description
        return self._described[1]

    def go_on(self) -> None:
        """Makes one gesture, whatever the scene asks for."""
        self._gestures += 1
        if self._glass.scene.name in ("settings", "book"):
            self._glass.key(pygame.K_ESCAPE)
        elif self._glass.scene.name == "table":
            odd = self._chance.random() < ODD
            (self._fiddle if odd else self._play)()
        if self._chance.random() < 0.6:
            self._wait(self._chance.randrange(4))

    def _wait(self, frames: int) -> None:
        for _ in range(frames):
            self._glass.step()

    def _click(self, described: Described) -> None:
        if described["at"] is not None:
            self._glass.click(at(described))

    @property
    def _turn(self) -> Seat | None:
        """The seat that looks or, if none does, the one whose turn it is."""
        seat: Seat | None = self._description["seat"]
        return self._glass.account.turn if seat is None else seat

    # The cloth

    def _lift(self) -> None:
        """Tries to lift the cloth on purpose, but not always slowly enough."""
        ways = self._click_twice, self._tap_twice, self._hold_button, self._hold_key, self._mash
        self._chance.choices(ways, (3, 3, 3, 3, 1))[0]()

    def _click_twice(self) -> None:
        for _ in range(2):
            self._press(LIFT)
            self._wait(self._chance.randrange(8))

    def _tap_twice(self) -> None:
        for _ in range(2):
            self._tap()
            self._wait(self._chance.randrange(8))

    def _tap(self) -> None:
        """Presses the own key of the player whose turn it is, now and then that of the other."""
        turn = self._turn or 0
        other = self._chance.random() < 0.1
        self._glass.key(OWN_KEYS[1 - turn if other else turn])

    def _hold_button(self) -> None:
        """Holds the button down, and now and then presses a key meanwhile."""
        if has(self._description, LIFT):
            point = thing(self._description, LIFT)["at"]
            if point is not None:
                self._glass.move(tuple(point))
                self._glass.down()
                self._wait(self._chance.randrange(5, 18))
                if self._chance.random() < 0.3:
                    self._key()
                self._glass.up()

    def _hold_key(self) -> None:
        """Holds the own key down, for a moment or until some later gesture lets go of it."""
        if self._held is None:
            self._held = OWN_KEYS[self._turn or 0]
            self._glass.step(self._glass.key_event(pygame.KEYDOWN, self._held))
            self._wait(self._chance.randrange(5, 14))
            if self._chance.random() < 0.4:
                self._let_go()

    def _let_go(self) -> None:
        if self._held is not None:
            self._glass.step(self._glass.key_event(pygame.KEYUP, self._held))
            self._held = None

    def _mash(self) -> None:
        """Presses keys in quick succession. Enter is left out while it would press a button in
        focus."""
        focused = any("focused" in d["state"] for d in self._description["things"])
        keys = (pygame.K_SPACE, *OWN_KEYS, *(() if focused else (pygame.K_RETURN,)))
        for _ in range(self._chance.randrange(3, 9)):
            if self._glass.scene.name == "table":
                self._glass.key(self._chance.choice(keys))

    # The game

    def _play(self) -> None:
        """Answers what is asked. Who cannot answer without a look lifts the cloth, and now and then
        so does one who can."""
        glass = self._glass
        if glass.scene.busy and self._chance.random() < 0.8:
            glass.step()
            return
        description = self._description
        if has(description, PAY) and self._chance.random() < 0.9:
            self._click(paid(description, self._chance))
        elif many := among_many(description, self._chance):
            self._click(self._chance.choice(many))
        elif has(description, CLOSE):
            self._click(thing(description, CLOSE))
        elif has(description, "button.play_on"):
            self._click(thing(description, "button.play_on"))
        elif has(description, "button.cancel"):
            self._click(thing(description, "button.cancel"))
        elif description["seat"] is None and self._wants_a_look(description):
            self._lift()
        elif buttons(description, ["button.undo"]) and self._chance.random() < 0.2:
            self._back()
        elif description["pending"] is not None:
            self._answer(description["pending"]["type"])
        elif buttons(description, ["button.draw"]):
            self._press("button.draw" if self._chance.random() < 0.7 else "button.take_back")
        else:
            glass.step()
        if self._chance.random() < 0.1:
            self._let_go()

    def _wants_a_look(self, description: Description) -> bool:
        public = description["pending"] is not None
        return has(description, LIFT) and (not public or self._chance.random() < 0.5)

    def _answer(self, asked: str) -> None:
        chance, description = self._chance, self._description
        if asked == "Draft":
            self._draft(chance.choice(cards(description, "market")))
        elif asked == "PlayOrDiscard":
            self._play_or_discard()
        elif asked == "OfferSwap":
            self._swap()
        elif description["ordering"] and (not answers(description) or chance.random() < 0.7):
            apart = description["ordering"]["apart"]
            self._set_apart() if apart else self._put_in_order()
        elif cast := self._spells():
            self._click(chance.choice(cast))
        elif offered := answers(description):
            self._click(chance.choice(offered))
        elif lit := [d for d in in_state(description, "legal") if d["at"]]:
            self._click(chance.choice(lit))

    def _spells(self) -> list[Described]:
        """Returns the spells that can be cast, or most times none."""
        return spells(self._description) if self._chance.random() < SELDOM else []

    def _draft(self, card: Described) -> None:
        seat = self._description["seat"]
        if self._chance.random() < 0.5:
            self._drag(card, thing(self._description, f"zone.hand.{seat}"))
        else:
            self._click(card)
            self._press("button.take")

    def _own(self) -> list[Described]:
        """Returns the cards of the hand whose turn it is that can be seen and touched."""
        hand = cards(self._description, "hand")
        seen = [card for card in hand if card["face"] == "up" and card["at"]]
        return [card for card in seen if card["seat"] == self._turn]

    def _play_or_discard(self) -> None:
        chance, description = self._chance, self._description
        hand = [*self._own(), *(c for c in cards(description, "shared") if c["at"])]
        if not hand:
            return
        legal = [card for card in hand if "legal" in card["state"]]
        plays = bool(legal) and chance.random() < 0.7
        card = chance.choice(legal if plays else hand)
        besides = zones_besides(description)
        if cast := self._spells():
            self._click(chance.choice(cast))
        elif besides and chance.random() < 0.2:
            self._drag(card, chance.choice(besides))
        elif chance.random() < 0.5:
            row = f"zone.row.{self._turn}"
            self._drag(card, thing(description, row if plays else DISCARD))
        else:
            self._click(card)
            self._press("button.play" if plays else "button.discard")

    def _swap(self) -> None:
        own, shared = self._own(), cards(self._description, "shared")
        if own and shared and self._chance.random() < 0.5:
            self._drag(self._chance.choice(own), self._chance.choice(shared))
        else:
            self._press("button.keep")

    def _set_apart(self) -> None:
        """Puts cards away by drags or clicks, and confirms."""
        description, chance = self._description, self._chance
        looked_at = [card for card in to_order(description) if card["at"]]
        if buttons(description, ["button.confirm"]) and chance.random() < 0.6:
            self._press("button.confirm")
        elif looked_at and chance.random() < 0.5:
            self._drag(chance.choice(looked_at), goes_apart(description))
        elif looked_at:
            self._click(chance.choice(looked_at))

    def _put_in_order(self) -> None:
        """Puts cards in order of which none goes away, and confirms."""
        description, chance = self._description, self._chance
        heard = [card for card in to_order(description) if card["at"]]
        if chance.random() < 0.4:
            self._press("button.confirm")
        elif len(heard) > 1 and chance.random() < 0.5:
            self._drag(*chance.sample(heard, 2))
        elif heard:
            self._click(chance.choice(heard))

    def _press(self, key: str) -> None:
        if has(self._description, key):
            self._click(thing(self._description, key))

    def _drag(self, start: Described, end: Described) -> None:
        if start["at"] is not None:
            self._glass.lift(at(start), middle(end))
            if self._chance.random() < 0.1:
                self._glass.cover(by_key=True)
            self._glass.up()

    # Fiddling

    def _fiddle(self) -> None:
        acts: list[Callable[[], None]] = [
            *(self._key, self._panel, self._press_anywhere, self._point_at, self._read),
            *(self._long_press, self._resize, self._wheel, self._tempo, self._tap, self._mash),
            *(self._cover, self._open_zone, self._nearly_concede, self._lose_focus),
            *(self._stray_drag, self._cover_in_the_midst, self._back, self._forth),
            *(self._lift, self._let_go),
        ]
        self._chance.choice(acts)()

    def _anything(self, *roles: str) -> Described | None:
        """Returns a random thing that can be touched, except those that end the program or the game
        or agree to open hands."""
        found = [
            d
            for d in self._description["things"]
            if d["at"] and not d["id"].startswith(ENDS) and (not roles or d["role"] in roles)
        ]
        return self._chance.choice(found) if found else None

    def _key(self) -> None:
        self._glass.key(self._chance.choice(KEYS))

    def _panel(self) -> None:
        self._glass.key(self._chance.choice(PANELS))
        self._wait(self._chance.randrange(3))

    def _press_anywhere(self) -> None:
        if found := self._anything():
            self._glass.click(at(found))

    def _point_at(self) -> None:
        for _ in range(3):
            if found := self._anything():
                self._glass.move(at(found))

    def _read(self) -> None:
        if found := self._anything("card"):
            self._glass.move(at(found))
            self._glass.down(RIGHT)
            self._glass.up(RIGHT)
            self._wait(1)

    def _long_press(self) -> None:
        if found := self._anything("card"):
            self._glass.move(at(found))
            self._glass.down()
            self._wait(9)
            self._glass.up()

    def _cover_in_the_midst(self) -> None:
        """Presses a card, and covers the hand before the release."""
        own = self._own()
        if own:
            self._glass.move(at(self._chance.choice(own)))
            self._glass.down()
            self._wait(self._chance.randrange(4))
            self._glass.cover(by_key=True)
            self._wait(8)
            self._glass.up()

    def _stray_drag(self) -> None:
        start, end = self._anything("card"), self._anything("card", "zone")
        if start and end:
            self._drag(start, end)

    def _resize(self) -> None:
        self._glass.resize(self._chance.choice(SIZES))
        self._wait(self._chance.randrange(4))

    def _wheel(self) -> None:
        self._glass.wheel(self._chance.choice((-2, -1, 1, 2)))

    def _tempo(self) -> None:
        self._glass.move_with(self._chance.choice(TEMPOS))

    def _cover(self) -> None:
        self._glass.cover(by_key=self._chance.random() < 0.5)
        self._wait(self._chance.randrange(5))

    def _open_zone(self) -> None:
        zones = [d for d in self._description["things"] if d["id"] in ZONES]
        if zones:
            self._click(self._chance.choice(zones))

    def _nearly_concede(self) -> None:
        self._press("button.menu")
        self._press("button.concede")
        if self._gestures > PATIENCE * 10:
            self._press("button.confirm")
        else:
            self._wait(2)
            self._press("button.cancel")

    def _back(self) -> None:
        """Takes the last answer back if possible, and mostly confirms if that is asked."""
        self._glass.go_back(by_key=self._chance.random() < 0.5)
        self._wait(self._chance.randrange(3))
        if self._glass.rewind_is_asked() and self._chance.random() < 0.7:
            self._press("button.confirm")

    def _forth(self) -> None:
        self._press("button.redo")
        self._glass.key(pygame.K_y)

    def _lose_focus(self) -> None:
        self._glass.lose_focus()
