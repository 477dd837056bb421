"""Whole games for two with hidden hands, watched at every step. Nothing on the glass or in its
description may name a card that the one who looks may not know."""

import json
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import reduce
from random import Random
from typing import Any

import pygame

from game.editions import OFFERED, Editions
from game.editions.base.door import DoorDrawn
from game.editions.base.explore import CardPlayed, CompleteTrio, TrioCompleted
from game.editions.base.nightmare import TopDiscarded
from game.editions.base.routines import DoorGained, LocationDrawn
from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import HAND, Seat
from game.rules.steps import Command
from game.screen.app import App
from game.screen.sound.sound import Sound
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.cues import WIDEST, Cue
from game.table.party import Manner, Party, Player
from game.words import Words
from tests.screen.robots.glass import LONG, Glass, Unpainted, load, put_away
from tests.screen.robots.sofa import COVER, Sofa
from tests.screen.secrets.backs import Differs, compare_backs, compare_cloths
from tests.screen.secrets.knowing import IN_DECK, OF_BASE, Account, Known, last_turn, named, told_to
from tests.screen.secrets.lifts import FIRST, LIFT, OWN_KEYS, QUIET, SECOND, Lifts

STEP = 1 / 15
TURNING_OVER = 0.4
"""Seconds at the usual speed for which a covered card may still be seen to turn over."""
SEEN = 1.5
"""The most seconds for which a hand may lie open once all of its turn was told."""
BACK, HINT = "a face-down card", "button.hint"
RECAP = "text.recap."
"""Beginning of the ids that tell of the last turn. A Door that everybody saw then may lie in the
deck again."""
FIGURE = "text.figure"
"""Beginning of the ids of cards with which the book of the rules explains; these are always the
same."""
TELLING = "log.", "text.log.", "text.unseen.", "text.card", "text.aim.", "text.door.", RECAP, FIGURE
"""Beginnings of the ids of what tells of cards beside those on the table."""
LOST = "lost."
"""Beginning of the ids of cards that a Nightmare has taken before everybody. They may lie in the
deck again."""
ANSWERING = {"legal", "selected", "discarded", "ordered", "grip"}
"""States of things that tell what can be answered."""
ALWAYS = {
    *("button.log", "button.unseen", "button.menu", "button.undo", "button.redo", LIFT),
    *("button.settings", "button.keys", "button.title", "button.concede", "button.quit"),
    *("button.book", "button.fold", "button.rules", "button.share"),
    *("button.confirm", "button.cancel", "button.give_up", "button.play_on"),
    *("button.recap", "button.marker.0", "button.marker.1", "button.together", "button.tray"),
    *("button.draw", "button.take_back", "button.replay", HINT),
    *("button.sign.look", "button.sign.leave", "button.sign.help"),
}
"""Buttons that may be pressed while hands are covered, besides answers that need no look."""
OTTILIE, ISOLDE = Player("Ottilie", "cat"), Player("Isolde", "bell")


TINTED = re.compile(r"[OAGL][123]|door-[OAGL]")
"""Names of the sounds that tell a place. O1 is also the sound of a volume that is set."""


LATELY = "text.body", "text.spoken", "text.recap"
"""Beginnings of the ids of what tells everybody what has happened."""
GAME = "text.turn"
"""Id of what tells from the beginning what is played, and what it is won with."""


class Leak(AssertionError):
    """A secret was told."""


class Attentive(Sound):
    """Sounds that are kept in a list instead of being played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def play(self, cues: Iterable[Cue]) -> None:
        """Takes the place of the device that would play them."""
        self.heard += cues


class Watched(Glass):
    """A glass that checks everything after each step, and keeps in mind who may look."""

    def __init__(self, app: App, of: Known = OF_BASE) -> None:
        super().__init__(app)
        app.sound.close()
        self._sound = app.sound = Attentive()
        self.account = Account(of)
        self.ids = re.compile(rf"\b(?:{'|'.join(card.id for card in of.cards)})\b")
        self._faces: dict[str, set[str]] = {}
        """Faces by the name of their cards: the Doors of a place share a name but not a face."""
        for card in of.cards:
            self._faces.setdefault(app.words.card(card), set()).add(card.face)
        self.painted = not isinstance(app, Unpainted)
        self.looks: Seat | None = None
        """The seat that has lifted the cloth and not covered since; None if there is none."""
        self.counted: Counter[str] = Counter()
        self._lifts = Lifts()
        self._things: list[Thing] = []
        """Things that were to be seen after the last step."""
        self._lifted_in = 0
        """The number of the turn in which the cloth was lifted."""
        self._over_for = 0.0
        """Seconds since all of the turn was told; 0 if it is not over."""
        self._looked: Seat | None = None
        self._until = 0.0
        """Until this time the seat that looked last may see cards turn over."""
        self._now = 0.0

    # Gestures that cover

    def lose_focus(self) -> None:
        """Tells the program that its window is no longer in front."""
        self.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=self.app.window))

    def cover(self, by_key: bool) -> None:
        """Covers the hand, by X or by the button if there is one."""
        table = self.scene
        if not by_key:
            self.press(COVER)
        elif isinstance(table, Table):
            self.key(pygame.K_x)
            if self.looks is not None and self.scene is table:
                raise Leak("a covered hand says that it is not")

    def press(self, key: str) -> None:
        """Clicks on a button if there is one."""
        found = [d for d in self.description["things"] if d["id"] == key and d["at"]]
        if found:
            self.click(tuple(found[0]["at"]))

    def go_back(self, by_key: bool) -> None:
        """Takes the last answer back, by Z or by the button."""
        if by_key:
            self.key(pygame.K_z)
        else:
            self.press("button.undo")

    def rewind_is_asked(self) -> bool:
        """Returns whether the prompt asks if the game is to be rewound."""
        described = self.description["things"]
        return any(d["name"] == self.app.words.say("Rewind this game?") for d in described)

    def _nobody_looks(self) -> None:
        self._looked, self.looks = self.looks if self.looks is not None else self._looked, None
        self._until = self._now + TURNING_OVER + STEP

    def take_heard(self) -> list[Cue]:
        """Returns the sounds since the last call."""
        heard, self._sound.heard = self._sound.heard, []
        return heard

    # Time

    def step(self, *events: pygame.Event, dt: float = STEP) -> None:
        table, before = self.scene, self._log
        if isinstance(table, Table):
            self._lifts.hear(events, self._things, self._turn)
        super().step(*events, dt=dt)
        self._now += dt * (self.app.tempo.speed or 1.0)
        self._things = self.scene.things()
        self._follow()
        self._who_looks(dt)
        self._look_at_everything()
        self._listen(before)
        self.counted["steps"] += 1
        if self.painted:
            self.counted["pixels of backs"] += compare_backs(self.app)
            self.counted["pixels of cloths"] += compare_cloths(self.app)

    @property
    def _game(self) -> Game | None:
        """The game of the table, also while the settings cover it; None if there is no table."""
        scene = getattr(self.scene, "_before", self.scene)
        return scene.session.game if isinstance(scene, Table) else None

    @property
    def _log(self) -> tuple[Event, ...]:
        """All events of the game, also those of a card that was only laid and waits."""
        scene = getattr(self.scene, "_before", self.scene)
        if not isinstance(scene, Table):
            return ()
        laid = scene.session.laid
        return scene.session.game.log + (laid.events if laid else ())

    def _follow(self) -> None:
        if self._game is not None:
            if len(self._log) < self.account.heard:
                # What was taken back has not happened, and what is on the glass is placed anew.
                self.account = Account(self.account.of)
                self.account.hear(self._log)
                self.account.rest()
                self.counted["taken back"] += 1
            self.account.hear(self._log)
        if isinstance(self.scene, Table) and not self.scene.busy:
            self.account.rest()

    @property
    def _turn(self) -> Seat | None:
        """The seat whose turn is on the table. A turn that is over stays until its player has seen,
        or could have seen, what it brought."""
        table, turn = self.scene, self.account.turn
        over = isinstance(table, Table) and table.session.viewer.parting is not None
        return 1 - turn if over and turn is not None else turn

    def _who_looks(self, dt: float) -> None:
        """Checks that a hand lies open only to the player whose turn it is, who has lifted the
        cloth on purpose, and no longer than it takes to see what the turn has brought."""
        table, turn = self.scene, self._turn
        if not isinstance(table, Table):
            return
        says = table.described()["seat"]
        self._lifts.tick(dt, self._things, says)
        if turn is None or self._over:
            return
        if says is None:
            if self.looks is not None:
                self._nobody_looks()
        elif self.looks is None:
            if says != turn or not self._lifts.lifted(says):
                raise Leak(f"the cards of {says} come up by themselves")
            self.looks = says
            self._lifted_in = self.account.turns - (turn != self.account.turn)
            self.counted["lifted"] += 1
        elif says != self.looks:
            raise Leak(f"cards of {says} lie open, but {self.looks} looks")
        told = self.account.turns > self._lifted_in and not table.session.director.telling
        self._over_for = self._over_for + dt if told and self.looks is not None else 0.0
        if self._over_for > SEEN + 2 * dt:
            raise Leak(f"the cards of {says} lie open in a turn that is not theirs")

    @property
    def _over(self) -> bool:
        """Whether the glass shows the end of the game, at which all hands turn up."""
        scene = self.scene
        return isinstance(scene, Table) and scene.session.director.view.result is not None

    # What may be told

    def _allowed(self, eyes: Seat | None) -> set[Card]:
        """Returns the cards that may be named before these eyes."""
        busy = isinstance(self.scene, Table) and self.scene.busy
        known = self.account.of_late(eyes) if busy else self.account.known(eyes)
        return known | self.account.personal if self._over else known

    def _look_at_everything(self) -> None:
        """Checks all things and the description. Texts must be covered at once, while a card may
        still be seen to turn over."""
        scene = self.scene
        described = scene.described()
        things = [thing for thing in self._things if not thing.id.startswith(LOST)]
        turning = self.looks is None and self._now <= self._until
        allowed = self._allowed(self._looked if turning else self.looks)
        standing = isinstance(scene, Table) and scene.panels.panel is None
        on_panel = [thing for thing in things if thing.zone == "panel"]
        lying = [thing for thing in things if thing.zone != "panel"]
        texts = [thing for thing in lying if thing.role != "card"]
        self._told(texts, described, self._allowed(self.looks))
        # What a screen reader speaks, everybody in the room hears.
        spoken = " ".join(scene.happened().sentences)
        heard = Thing("text.spoken", "text", spoken, Rect(0, 0, 0, 0))
        self._between_the_players([*texts, heard], on_panel if standing else [])
        self._told([thing for thing in lying if thing.role == "card"], {}, allowed)
        self._told(on_panel, {}, self._allowed(self.looks) | self._lost | self._searched)
        if isinstance(scene, Table):
            self._at_the_table(scene, things, described, allowed)

    @property
    def _searched(self) -> set[Card]:
        """The cards of the deck, if the one who looks chooses one of them. They may be named on a
        panel alone."""
        asked = self._game.pending if self._game else None
        if self.looks is None or not isinstance(asked, self.account.of.searches):
            return set()
        self.counted["searches"] += 1
        return set(self.account.lying(IN_DECK))

    def _between_the_players(self, texts: list[Thing], standing: list[Thing]) -> None:
        """Checks what both players can read, also while one of them has lifted a cloth: no text and
        no standing panel names a card that only this one knows. Figures of the book are exempt,
        since they may show such cards by chance."""
        if self.account.turn is None or self._over:
            return
        faces = {card.face for card in self._allowed(None)}
        private = self._allowed(self.looks) - self._allowed(None)
        # A card of no place has the name of its kind, which much on the table tells.
        secret = [card for card in private if card.face not in faces and card.colours]
        # The third Door of a place has a face of its own and the name of the others.
        open_names = {self.app.words.card(card) for card in self._allowed(None)}
        names = {self.app.words.card(card) for card in secret} - open_names
        # Prompt and recap tell of a card that lay open, though nobody knows where it is now and one
        # of the same name is secret.
        lain = {self.app.words.card(card) for card in secret if card.face in self._told_lately}
        for thing in texts:
            if thing.id.startswith(FIGURE) or thing.id == GAME:
                continue
            said = f"{thing.name} {thing.hint}"
            heard = lain if thing.id.startswith(LATELY) else set()
            if told := {name for name in names - heard if name in said}:
                raise Leak(f"between the players {thing.id} names {told}: {said}")
            self.counted["between the players"] += bool(names)
        if beside := [t.name for t in standing if t.card in private or t.name in names]:
            raise Leak(f"beside the table {beside} are named")

    def _listen(self, before: tuple[Event, ...]) -> None:
        """Checks what is heard. A sound that tells a place is allowed only if an event tells it to
        everybody, perhaps one that was just taken back. No sound may tell where in a hand a card
        comes to lie."""
        heard = self.take_heard()
        if not heard:
            return
        log = self._log
        told = {voice for event in (*before, *log) for voice in voices(event)} | {"O1"}
        if secret := {c.name for c in heard if TINTED.fullmatch(c.name)} - told:
            raise Leak(f"{secret} are heard")
        gleaming = {place for event in (*before, *log) for place in gleams(event)}
        if secret := {cue.tint for cue in heard} - gleaming - {""}:
            raise Leak(f"the voices of {secret} are heard")
        scene = self.scene
        if isinstance(scene, Table) and self._game is not None:
            layout = scene.session.director.layout
            turned = {c.pan for c in heard if c.name == "flip"}
            hands = [s.pose.x for s in layout.sprites.values() if s.zone == HAND]
            zones = {z.centre[0] for z in layout.places.zones.values()}
            middle = layout.places.size[0] / 2
            told_at = {round(WIDEST * (x / middle - 1), 6) for x in set(hands) - zones}
            if places := {round(pan, 6) for pan in turned} & told_at:
                raise Leak(f"a card is heard to come to {places} in a hand")
        self.counted["heard"] += len(heard)

    def _told(self, things: list[Thing], described: dict[str, Any], allowed: set[Card]) -> None:
        """Checks names, ids and states of things, and the description."""
        spoken = json.dumps(described) + "".join(f" {t.id} {t.name} {t.state}" for t in things)
        known = {card.id for card in allowed}
        if secret := set(self.ids.findall(spoken)) - known:
            where = [t for t in things if secret & set(self.ids.findall(f"{t.id} {t.name}"))]
            raise Leak(f"{secret} are named: {where}")
        faces = {card.face for card in allowed}
        asked = self._game.pending if self._game else None
        if isinstance(asked, CompleteTrio):
            # Anybody can count what a search would find.
            faces.add(f"{asked.colour.value}D")
        faces.add("NM")
        secret = {name for name, called in self._faces.items() if not called & faces}
        for thing in things:
            if thing.role == "card":
                self._card(thing, allowed)
            elif not thing.id.startswith(TELLING) and named_in(thing.name, secret):
                told = self._just_told | self.account.of.told if thing.id == "text.body" else set()
                # An edition, and its chapter of the rules, may have the name of its cards.
                titles = [self.app.words.say(one.blurb.title) for one in OFFERED.added if one.blurb]
                said = reduce(lambda name, title: name.replace(title, ""), titles, thing.name)
                if any(not self._faces[name] & told for name in named_in(said, secret)):
                    raise Leak(f"{thing.id} says: {thing.name}")

    @property
    def _just_told(self) -> set[str]:
        """The faces of which everybody has heard since the last answer. The prompt still tells of a
        card that lay open before it was sunk, though nobody knows where it is now."""
        answers = [n for n, event in enumerate(self._log) if isinstance(event, Answered)]
        late = self._log[answers[-1] if answers else 0 :]
        events = (told_to(event, None, self.account.of) for event in late)
        return {card.face for event in events for card in named(event)}

    @property
    def _told_lately(self) -> set[str]:
        """The faces of which everybody has heard in this turn and the last two."""
        turns = [n for n, event in enumerate(self._log) if isinstance(event, TurnBegan)]
        late = self._log[turns[-3] if len(turns) > 2 else 0 :]
        events = (told_to(event, None, self.account.of) for event in late)
        return {card.face for event in events for card in named(event)}

    def _card(self, thing: Thing, allowed: set[Card]) -> None:
        """Checks that a card that lies face up is known, and that one that lies face down tells
        nothing."""
        words = self.app.words
        if thing.card is not None and thing.card not in allowed:
            raise Leak(f"{thing.id} is {thing.card}")
        lies_open = thing.card in self.account.of.open
        if thing.card is None or (thing.face == "down" and not lies_open):
            told = thing.name != words.card(None) or {*ANSWERING, "new"} & set(thing.state)
            if told or thing.card is not None or not thing.id.startswith("back."):
                raise Leak(f"a back tells too much: {thing}")
            self.counted["backs"] += 1
            self.counted[f"backs in {thing.zone}"] += 1
        elif thing.name != words.card(thing.card):
            raise Leak(f"{thing.card} is called {thing.name}")

    def _at_the_table(
        self, table: Table, things: list[Thing], described: dict[str, Any], allowed: set[Card]
    ) -> None:
        says = described["seat"]
        self._sprites(table, allowed)
        self._panel(table, says)
        self._recap(table, things)
        self._tray(table)
        if self.account.turn is not None and says is None and not (table.busy or self._over):
            self._covered(table, things, described)

    def _sprites(self, table: Table, allowed: set[Card]) -> None:
        director = table.session.director
        for sprite, pose in director.sprites:
            seen = sprite.key if self.ids.fullmatch(sprite.key) else ""
            if sprite.card is not None and (sprite.card not in allowed or sprite.card.id != seen):
                raise Leak(f"a sprite shows {sprite}, now {pose}")
        self._on_the_way(table)
        arrangement = director.arrangement
        drawn = [arrangement.selected, arrangement.raised, arrangement.toward]
        drag = table.ui.drag
        drawn += [table.ui.held, *(drag.homes if drag else ()), *(x.key for x in director.effects)]
        if secret := {key for key in drawn if self.ids.fullmatch(key)} - {c.id for c in allowed}:
            raise Leak(f"{secret} are chosen, held or lit")

    def _on_the_way(self, table: Table) -> None:
        """Checks that a card which only its owner may know turns up where it comes to lie, and not
        on its way past the other player."""
        director, public = table.session.director, self._allowed(None)
        if not director.telling or self._over:
            return
        # What was put back on the deck lay there face up before the one who looks.
        returned = [event for event in self._log if type(event) in self.account.of.returned]
        foreseen = {card for event in returned for card in named(event)}
        for sprite, pose in director.sprites:
            drawn = sprite.key in table.session.viewer.came and sprite.zone == HAND
            drawn = drawn and sprite.key in director.layout.sprites
            drawn = drawn and sprite.card not in foreseen
            if not drawn or sprite.card in public:
                continue
            home = director.layout.sprites[sprite.key].pose
            # A hand that has made room for a choice rises again, and what was drawn rises with it.
            away = math.hypot(pose.x - home.x, min(0.0, pose.y - home.y))
            self.counted["drawn"] += 1
            if pose.turn > 0 and away > home.width / 2:
                raise Leak(f"{sprite} is seen on its way at {pose}")

    def _covered(self, table: Table, things: list[Thing], described: dict[str, Any]) -> None:
        """Checks that while hands are covered only answers can be given that name cards both know,
        and that nothing else depends on what is asked."""
        self.counted["covered"] += 1
        waits = table.session.laid is not None
        if waits and table.ui.posed is None:
            self._waiting_for_deck(table, things, described)
            return
        game, posed = table.session.game, table.ui.posed
        known = self.account.known(None)
        over = table.session.viewer.parting is not None
        public = [c for c in game.legal() if not (over or waits) and known.issuperset(named(c))]
        if (described["pending"] is not None) != bool(public):
            raise Leak(f"the description tells what is asked: {described}")
        self.counted["public questions"] += bool(public)
        buttons = table.frame.prompt.all_buttons
        answers = [b for b in buttons if b.command and b.enabled and posed is None]
        if secret := [b for b in answers if b.id not in ALWAYS and b.command not in public]:
            raise Leak(f"these answers are offered: {secret}")
        lying = [thing for thing in things if thing.zone != "panel"]
        if not public and (asked := [t for t in lying if ANSWERING & set(t.state)]):
            raise Leak(f"something can be answered: {asked}")
        offered = {t.id for t in lying if t.role == "button"} - ALWAYS - {b.id for b in buttons}
        offered -= self._ribbons(table, public)
        if offered and table.panels.panel is None:
            raise Leak(f"these are offered: {offered}")
        assert table.session.party is not None
        assert self.account.turn is not None
        going = {"button.undo", "button.redo", HINT}
        if not waits and any(t.id in going and "disabled" not in t.state for t in lying):
            raise Leak("covered hands can be taken back to, or forth, or are advised on")
        player = table.session.party.names[self.account.turn]
        heading = next(t.name for t in things if t.id == "text.heading")
        say, left = self.app.words.say, table.session.party.names[table.session.seat]
        plain = [self.app.words.at_turn(player), say("Concede this game?")]
        if over:
            plain[0] = say("The turn of {player} is over", player=left)
        if lesson := table.lesson:
            # What a tutor says is checked as any other text.
            plain += [say(text) for text in (*lesson.tutor.says, lesson.told) if text]
        if not public and game.pending and heading not in plain:
            raise Leak(f"the prompt says: {heading}")

    def _waiting_for_deck(
        self, table: Table, things: list[Thing], described: dict[str, Any]
    ) -> None:
        """Checks that a card which waits can only be drawn for or taken back, whichever card it
        is."""
        self.counted["waiting"] += 1
        buttons = {b.id for b in table.frame.prompt.all_buttons if b.enabled}
        if buttons != {"button.draw", "button.take_back"} or described["pending"] is not None:
            raise Leak(f"these answers are offered: {buttons}, {described}")
        heading = next(t.name for t in things if t.id == "text.heading")
        if heading != self.app.words.say("Press the deck to draw"):
            raise Leak(f"the prompt says: {heading}")

    def _ribbons(self, table: Table, public: list[Command[Any]]) -> set[str]:
        """Returns the ids of the ribbons beside the table, which hang there whatever is asked.
        Checks that those which can be pulled name only what everybody may know."""
        found = [ribbon.button for ribbon in table.frame.ribbons]
        pulled = [b for b in found if b.enabled and b.command]
        if secret := [b for b in pulled if b.command not in public]:
            raise Leak(f"these can be pulled: {secret}")
        return {b.id for b in found}

    def _recap(self, table: Table, things: list[Thing]) -> None:
        """Checks that what is told of the last turn names no cards but those that it showed
        everybody."""
        recap = [t.name.partition(": ")[0] for t in things if t.id.startswith(RECAP)][1:]
        if not recap or table.session.director.telling:
            return
        self.counted["recaps"] += 1
        log = table.session.game.log
        if table.session.viewer.parting is not None:
            # The turn that is over is still on the table.
            begun = max(n for n, event in enumerate(log) if isinstance(event, TurnBegan))
            log = log[:begun]
        events = (told_to(e, None, self.account.of) for e in last_turn(log))
        open_cards = {self.app.words.card(card) for event in events for card in named(event)}
        cards = [name for name in recap if not name.endswith(" more")]
        if secret := set(cards) - open_cards - {BACK}:
            raise Leak(f"of the last turn {secret} are told")

    def _tray(self, table: Table) -> None:
        """Checks that the cards in the tray are among those that this turn or the last showed
        everybody."""
        turns = [n for n, e in enumerate(table.session.game.log) if isinstance(e, TurnBegan)]
        late = table.session.game.log[turns[-2:][0] if turns else 0 :]
        events = (told_to(event, None, self.account.of) for event in late)
        if secret := self._lost - {card for event in events for card in named(event)}:
            raise Leak(f"{secret} lie in the tray")
        self.counted["lost cards"] += len(self._lost)

    @property
    def _lost(self) -> set[Card]:
        """The cards in the tray, where they can be read."""
        lost = (thing.card for thing in self._things if thing.id.startswith(LOST))
        return {card for card in lost if card is not None}

    def _panel(self, table: Table, reader: Seat | None) -> None:
        """Checks that an open log, count or card says what its reader may know, word for word."""
        panel: Any = table.panels.panel
        if table.panels.stands and not table.busy:
            self.counted["standing"] += 1
            self._count(table.panels._told.view.unseen, None)
        names = table.session.party.names if table.session.party else None
        words = self.app.words
        if panel is None:
            return
        self.counted[panel.name] += 1
        if panel.name == "log":
            said = [words.event(entry.event, names) for entry in panel.entries]
            # A panel that was opened while all was covered tells no more than that, even later.
            if said not in (self._sentences(reader), self._sentences(None)):
                raise Leak(f"the log tells {set(said) - set(self._sentences(reader))}")
        elif panel.name in ("unseen", "reading") and not table.busy:
            self._count(panel.view.unseen, reader)

    def _count(self, told: Mapping[str, int], reader: Seat | None) -> None:
        """Checks that the unseen cards are those that this seat has not seen, or those that nobody
        knows to both."""
        counts, wanted = Counter(told), self.account.unseen(reader)
        if counts not in (wanted, self.account.unseen(None)):
            raise Leak(f"{reader} counts {wanted - counts} less, {counts - wanted} more")

    def _sentences(self, reader: Seat | None) -> list[str]:
        """Returns the sentences of the log as this seat may read them."""
        table = self.table
        names = table.session.party.names if table.session.party else None
        told = (told_to(event, reader, self.account.of) for event in table.session.game.log)
        sentences = (self.app.words.event(event, names) for event in told)
        return [sentence for sentence in sentences if sentence]


def named_in(said: str, names: Iterable[str]) -> list[str]:
    """Returns those of these names of cards that occur in a text."""
    return [name for name in names if name in said]


def voices(event: Event) -> set[str]:
    """Returns the sounds that tell a place and may follow from an event which everybody may see."""
    match event:
        case CardPlayed(card=card):
            return {f"{card.id[0]}{n}" for n in (1, 2)}
        case TrioCompleted(colour=colour):
            return {f"{colour.value}3"}
        case DoorGained(door=door):
            return {f"door-{door.id[0]}"}
    return set()


def gleams(event: Event) -> set[str]:
    """Returns the places whose foil may be heard as this event brings a card before everybody."""
    match event:
        case LocationDrawn(card=card, zone=zone) if card is not None and zone != HAND:
            return {card.id[0]}
        case DoorDrawn(door=card) | TopDiscarded(card=card):
            return {card.id[0]}
    return set()


@contextmanager
def sofa(
    manner: Manner,
    seed: str,
    size: tuple[int, int] = (1024, 640),
    *,
    painted: bool = False,
    fixed: bool = False,
    by_hand: bool = False,
    editions: Editions = OFFERED,
    edition: str = "base",
    of: Known = OF_BASE,
) -> Iterator[Watched]:
    """Yields a game for two with hidden hands that has just begun, on a glass that is watched."""
    program = App if painted else Unpainted
    app = program(Words("en", editions.words), Options(seed=seed, size=size), editions=editions)
    try:
        load(Glass(app))
        app.change(replace(app.settings, draw_by_hand=by_hand))
        app.games.new_pair(Party((OTTILIE, ISOLDE), manner, fixed=fixed), seed, edition)
        yield Watched(app, of)
    finally:
        put_away(app)


def wait(glass: Watched, seconds: float) -> None:
    """Lets at least so many seconds pass."""
    glass.frames(math.ceil(seconds / STEP))


def lift(glass: Watched) -> None:
    """Lifts the cloth of the player whose turn it is by two slow presses of the key."""
    turn = glass.account.turn
    assert turn is not None, "while hands are drafted there is no cloth"
    wait(glass, FIRST)
    glass.key(OWN_KEYS[turn])
    wait(glass, SECOND)
    glass.key(OWN_KEYS[turn])
    assert glass.looks == turn
    wait(glass, QUIET)


def play(manner: Manner, seed: str, *, most: int = LONG, **given: Any) -> Counter[str]:
    """Plays a whole game of two random players, or `most` gestures of it, and returns counts of
    what was watched. Seats are fixed in about every other game. Raises Leak."""
    fixed = Random(seed).random() < 0.5
    with sofa(manner, seed, fixed=fixed, **given) as glass:
        players = Sofa(glass, seed)
        gestures = 0
        try:
            while glass.scene.name in ("table", "settings", "book"):
                assert gestures < LONG, "the game never ends"
                if gestures == most:
                    break
                players.go_on()
                gestures += 1
            glass.step()
        except (Leak, Differs) as leak:
            moment = f"{manner} {seed!r}, gesture {gestures}, step {glass.counted['steps']}"
            looks = f"{glass.scene.name} of {glass.account.turn}, {glass.looks} looks"
            raise Leak(f"{moment}, {looks}: {leak}") from leak
        return glass.counted + Counter(games=1, gestures=gestures, turns=glass.account.turns)
