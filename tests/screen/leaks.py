"""Whole games for two with hidden hands, watched at every step: nothing on the glass or in its
description may name a card that whoever looks may not know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pygame
from game.screen.pages.curtain.curtain_page import Handover

from game.editions import OFFERED, Editions
from game.editions.base.explore import CardPlayed, TrioCompleted
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import Prophesy
from game.editions.base.routines import DoorGained
from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game
from game.rules.state import HAND, Seat
from game.screen.app import App
from game.screen.pages.settings.settings_page import SettingsPage
from game.screen.pages.table.table_page import Table
from game.screen.sound.mixer import Sound
from game.screen.window.display import Options
from game.table.hands.things import Thing
from game.table.motion.cues import WIDEST, Cue
from game.table.party import Manner, Party, Player
from game.words import Words
from tests.screen.backs import Differs, compare_backs, compare_curtain
from tests.screen.glass import LONG, Glass, Unpainted, load, put_away
from tests.screen.knowing import OF_BASE, Account, Known, last_turn, named, told_to
from tests.screen.player import has
from tests.screen.sofa import COVER, SHOW, Sofa

STEP = 1 / 15
TURNING_OVER = 0.4
"""Seconds at the usual speed in which a covered card may still be seen to turn over."""
IDS = re.compile(r"\b(?:[OAGL][A-Z]|NM)\d+\b")
BACK = "a face-down card"
RECAP = "text.recap."
"""What was done in the last turn: a Door that all saw may lie in the deck again."""
ANSWERING = {"legal", "selected", "discarded", "ordered", "grip"}
"""States of things that tell what can be answered."""
ALWAYS = {
    *("button.log", "button.unseen", "button.settings", "button.keys", "button.concede"),
    *("button.undo", "button.redo", "button.title"),
    *("button.quit", "button.name", "button.show_cards", "button.confirm", "button.cancel"),
    "button.recap",
    *("button.marker.0", "button.marker.1"),
}
"""What can be pressed while all hands are covered."""
OTTILIE, ISOLDE = Player("Ottilie", "cat"), Player("Isolde", "bell")


TINTED = re.compile(r"[OAGL][123]|door-[OAGL]")
"""The sounds that tell a place. O1 is also what one hears of a volume."""


class Leak(AssertionError):
    """Something is told that may not be."""


class Attentive(Sound):
    """Keeps in mind what it was asked to play."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def play(self, cues: Iterable[Cue]) -> None:
        """Without a device there is nothing to play it on; what counts is that it was asked."""
        self.heard += cues


class Watched(Glass):
    """A glass that looks at everything after each step, and keeps in mind who may look."""

    def __init__(self, app: App, of: Known = OF_BASE) -> None:
        super().__init__(app)
        app.sound.close()
        self._sound = app.sound = Attentive()
        self.account = Account(of)
        self._names = {card.face: app.words.card(card) for card in of.cards}
        self.painted = not isinstance(app, Unpainted)
        self.looks: Seat | None = None
        """Who has asked to see and has not covered since; None if nobody has."""
        self.counted: Counter[str] = Counter()
        self._looked: Seat | None = None
        self._until = 0.0
        """The one who looked last may see cards turn over until this moment."""
        self._now = 0.0
        self._space = False
        self._held_in = 0
        """In which turn Space went down; 0 once the cards were covered otherwise."""
        self._scene = ""

    # Gestures that show and cover

    def hold_space(self) -> None:
        """Space goes down and stays down: its holder wants to look."""
        self._space = True
        if self.account.turn is not None and self.scene.name == "table":
            self.looks = self.looks if self.looks is not None else self.account.turn
            self._held_in = self._turns
        self.step(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))

    def release_space(self) -> None:
        """Space comes up, if it was down."""
        if self._space:
            self._space = False
            held = self.table.covering._peeking if isinstance(self.scene, Table) else False
            if held:
                self._nobody_looks()
            self.step(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="", scancode=0))

    def lose_focus(self) -> None:
        """The window is no longer in front."""
        if self._space:
            self.release_space()
        self.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=self.app.window))

    def show_cards(self) -> None:
        """The second of two presses."""
        if isinstance(self.scene, Table) and has(self.description, SHOW):
            self.looks = self.account.turn
            self.press(SHOW)

    def cover(self, by_key: bool) -> None:
        """H, or the button: from here on nobody looks."""
        table = self.scene if isinstance(self.scene, Table) else None
        if table is None or table.panels.panel is not None or not has(self.description, COVER):
            return
        self._held_in = 0
        if by_key:
            self._nobody_looks()
            self.key(pygame.K_h)
        else:
            self.press(COVER)
            self._nobody_looks()
        if isinstance(self.scene, Table) and self.scene.described()["seat"] is not None:
            raise Leak("a covered hand says that it is not")

    def press(self, key: str) -> None:
        """A click on a button."""
        found = [d for d in self.description["things"] if d["id"] == key and d["at"]]
        if found:
            self.click(tuple(found[0]["at"]))

    def go_back(self, by_key: bool) -> None:
        """Z, or the button."""
        if by_key:
            self.key(pygame.K_z)
        else:
            self.press("button.undo")

    def rewind_is_asked(self) -> bool:
        """Whether the prompt asks for it."""
        described = self.description["things"]
        return any(d["name"] == self.app.words.say("Rewind this game?") for d in described)

    def _nobody_looks(self) -> None:
        self._looked, self.looks = self.looks if self.looks is not None else self._looked, None
        self._until = self._now + TURNING_OVER + STEP

    def take_heard(self) -> list[Cue]:
        """What was heard since this was last asked."""
        heard, self._sound.heard = self._sound.heard, []
        return heard

    # Time

    def step(self, *events: pygame.Event, dt: float = STEP) -> None:
        answers, before = self._answers, self._game.log if self._game else ()
        super().step(*events, dt=dt)
        self._now += dt * (self.app.tempo.speed or 1.0)
        self._follow(answers)
        self._look_at_everything()
        self._listen(before)
        self.counted["steps"] += 1
        if self.painted:
            self.counted["pixels of backs"] += compare_backs(self.app)
            self.counted["pixels of curtains"] += compare_curtain(self.app)

    @property
    def _game(self) -> Game | None:
        """What is played, also behind the curtain; None once it is over."""
        scene = getattr(self.scene, "_before", self.scene)
        table = getattr(scene, "_table", scene)
        return table.sitting.game if isinstance(table, Table) else None

    @property
    def _answers(self) -> int:
        log = self._game.log if self._game else ()
        return sum(isinstance(event, Answered) for event in log)

    @property
    def _turns(self) -> int:
        log = self._game.log if self._game else ()
        return sum(isinstance(event, TurnBegan) for event in log)

    def _still_held(self, table: Table) -> bool:
        """Whether who holds Space since before an answer sees what is asked next."""
        asked = None if table.sitting.director.telling else table.sitting.game.pending
        free = asked is not None and not isinstance(asked, Prophesy)
        return self._space and free and self._held_in == self._turns

    def _follow(self, answers: int) -> None:
        """Keeps in mind what has happened and who looks now."""
        scene = self.scene
        if self._game is not None:
            if len(self._game.log) < self.account.heard:
                # What was taken back has not happened, and what is on the glass is placed anew.
                self.account = Account(self.account.of)
                self.account.hear(self._game.log)
                self.account.rest()
                self.counted["taken back"] += 1
            self.account.hear(self._game.log)
        if isinstance(scene, Table):
            if not scene.busy:
                self.account.rest()
            if self._scene == "handover":
                self.looks = self.account.turn
            answered = self._answers != answers and self._scene == "table"
            if answered and scene.sitting.manner == "peek":
                self._nobody_looks()
            if self._still_held(scene):
                self.looks = self.account.turn
        elif isinstance(scene, Handover):
            self.looks = self._looked = None
            self._until = 0.0
        elif self._scene == "table" and isinstance(scene, SettingsPage):
            sitting = getattr(scene._before, "sitting", None)
            # Where one only peeks, whoever has turned to the settings looks no longer.
            if sitting and (sitting.manner == "peek" or not sitting.shown):
                self._nobody_looks()
        self.counted["handovers"] += scene.name == "handover" != self._scene
        self._scene = scene.name

    # What may be told

    def _allowed(self) -> set[Card]:
        """The cards that may be named now."""
        eyes = self.looks
        if eyes is None and self._now <= self._until:
            eyes = self._looked
        busy = isinstance(self.scene, Table) and self.scene.busy
        known = self.account.of_late(eyes) if busy else self.account.known(eyes)
        return known | self.account.personal if self._over else known

    @property
    def _over(self) -> bool:
        """Whether the glass has come to the end of the game: then all hands turn up."""
        scene = self.scene
        return isinstance(scene, Table) and scene.sitting.director.view.result is not None

    def _look_at_everything(self) -> None:
        scene = self.scene
        things, described = scene.things(), scene.described()
        if isinstance(scene, Handover):
            self._behind_the_curtain(scene, things, described)
        else:
            allowed = self._allowed()
            self._told(things, described, allowed)
            if isinstance(scene, Table):
                self._at_the_table(scene, things, described, allowed)

    def _listen(self, before: tuple[Event, ...]) -> None:
        """A voice, a chord and a Door tell a place: only one that an event tells everybody, perhaps
        one that has just been taken back. And whoever listens does not hear where in a hand a card
        comes to lie."""
        heard = self.take_heard()
        log = self._game.log if self._game else ()
        told = {voice for event in (*before, *log) for voice in voices(event)} | {"O1"}
        if secret := {c.name for c in heard if TINTED.fullmatch(c.name)} - told:
            raise Leak(f"{secret} are heard")
        scene = self.scene
        if isinstance(scene, Table) and self._game is not None:
            layout = scene.sitting.director.layout
            turned = {c.pan for c in heard if c.name == "flip"}
            hands = [s.pose.x for s in layout.sprites.values() if s.zone == HAND]
            zones = {z.centre[0] for z in layout.places.zones.values()}
            middle = layout.places.size[0] / 2
            told_at = {round(WIDEST * (x / middle - 1), 6) for x in set(hands) - zones}
            if places := {round(pan, 6) for pan in turned} & told_at:
                raise Leak(f"a card is heard to come to {places} in a hand")
        self.counted["heard"] += len(heard)

    def _told(self, things: list[Thing], described: dict[str, Any], allowed: set[Card]) -> None:
        """Names and ids, of things and in the description."""
        spoken = json.dumps(described) + "".join(f" {t.id} {t.name} {t.state}" for t in things)
        known = {card.id for card in allowed}
        if secret := set(IDS.findall(spoken)) - known:
            where = [t for t in things if secret & set(IDS.findall(f"{t.id} {t.name}"))]
            raise Leak(f"{secret} are named: {where}")
        faces = {card.face for card in allowed}
        for thing in things:
            if thing.role == "card":
                self._card(thing, allowed)
            elif not thing.id.startswith(("log.", "text.log.", "text.unseen.", "text.card", RECAP)):
                for face, name in self._names.items():
                    if name in thing.name and face not in faces and face != "NM":
                        raise Leak(f"{thing.id} says: {thing.name}")

    def _card(self, thing: Thing, allowed: set[Card]) -> None:
        """A card that lies face up is known; one that lies face down says nothing at all."""
        words = self.app.words
        if thing.card is not None and thing.card not in allowed:
            raise Leak(f"{thing.id} is {thing.card}")
        if thing.card is None or thing.face == "down":
            told = thing.name != words.card(None) or ANSWERING & set(thing.state)
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
        turn = self.account.turn
        if turn is not None and says not in (None, self.looks):
            raise Leak(f"cards of {says} lie open, but {self.looks} looks")
        if turn is not None and says is not None and says != turn:
            raise Leak(f"cards of {says} lie open in a turn of {turn}")
        self._sprites(table, allowed)
        self._panel(table, says)
        if turn is not None and says is None and not table.busy:
            self._covered(table, things, described)

    def _sprites(self, table: Table, allowed: set[Card]) -> None:
        director = table.sitting.director
        for sprite, pose in director.sprites:
            seen = sprite.key if IDS.fullmatch(sprite.key) else ""
            if sprite.card is not None and (sprite.card not in allowed or sprite.card.id != seen):
                raise Leak(f"a sprite shows {sprite}, now {pose}")
        arrangement = director.arrangement
        drawn = [arrangement.selected, arrangement.raised, arrangement.toward]
        drawn += [table.holding.grip, *table.holding.keys, *(x.key for x in director.effects)]
        if secret := {key for key in drawn if IDS.fullmatch(key)} - {c.id for c in allowed}:
            raise Leak(f"{secret} are chosen, held or lit")

    def _covered(self, table: Table, things: list[Thing], described: dict[str, Any]) -> None:
        """While all hands are covered nothing depends on what is asked."""
        self.counted["covered"] += 1
        if described["pending"] is not None:
            raise Leak(f"the description tells what is asked: {described}")
        lying = [thing for thing in things if thing.zone != "panel"]
        if asked := [t for t in lying if ANSWERING & set(t.state)]:
            raise Leak(f"something can be answered: {asked}")
        offered = {t.id for t in lying if t.role == "button"} - ALWAYS
        if offered and table.panels.panel is None:
            raise Leak(f"these are offered: {offered}")
        assert table.sitting.party is not None
        assert self.account.turn is not None
        going = {"button.undo", "button.redo"}
        if any(thing.id in going and "disabled" not in thing.state for thing in lying):
            raise Leak("covered hands can be taken back to, or forth")
        player = table.sitting.party.names[self.account.turn]
        heading = next(t.name for t in things if t.id == "text.heading")
        concede = self.app.words.say("Concede this game?")
        over = table.sitting.game.pending is None
        if not over and heading not in (self.app.words.at_turn(player), concede):
            raise Leak(f"the prompt says: {heading}")

    def _panel(self, table: Table, reader: Seat | None) -> None:
        """An open log, count or card says what its reader may know, word for word."""
        panel: Any = table.panels.panel
        if table.panels.stands and not table.busy:
            self.counted["standing"] += 1
            self._count(table.panels._told.view.unseen, reader)
        names = table.sitting.party.names if table.sitting.party else None
        words = self.app.words
        if panel is None:
            return
        self.counted[panel.name] += 1
        if panel.name == "log":
            said = [words.event(entry.event, names) for entry in panel.entries]
            # What was opened while all was covered goes on telling no more than that.
            if said not in (self._sentences(reader), self._sentences(None)):
                raise Leak(f"the log tells {set(said) - set(self._sentences(reader))}")
        elif panel.name in ("unseen", "reading") and not table.busy:
            self._count(panel.view.unseen, reader)

    def _count(self, told: Mapping[str, int], reader: Seat | None) -> None:
        """The unseen cards are those that this seat has not seen, or nobody."""
        counts, wanted = Counter(told), self.account.unseen(reader)
        if counts not in (wanted, self.account.unseen(None)):
            raise Leak(f"{reader} counts {wanted - counts} less, {counts - wanted} more")

    def _sentences(self, reader: Seat | None) -> list[str]:
        """The log as this seat may read it."""
        table = self.table
        names = table.sitting.party.names if table.sitting.party else None
        told = (told_to(event, reader, self.account.of) for event in table.sitting.game.log)
        sentences = (self.app.words.event(event, names) for event in told)
        return [sentence for sentence in sentences if sentence]

    def _behind_the_curtain(
        self, scene: Handover, things: list[Thing], described: dict[str, Any]
    ) -> None:
        """No card of either hand, and none that is looked at, known or not."""
        table: Any = scene._table
        public = self.account.known(None)
        spoken = json.dumps(described) + "".join(f" {t.id} {t.name}" for t in things)
        if IDS.search(spoken) or described["seat"] is not None:
            raise Leak(f"on the curtain: {spoken}")
        self._sprites(table, public)
        for thing in table.things():
            if thing.role == "card":
                self._card(thing, public)
        if table.panels.panel is not None:
            raise Leak("a panel lies open behind the curtain")
        if table.panels.stands:
            self.counted["behind"] += 1
            self._count(table.panels._told.view.unseen, None)
        game, names, words = table.sitting.game, table.sitting.party.names, self.app.words
        between_turns = [] if isinstance(game.pending, Prophesy) else last_turn(game.log)
        told = []
        for event in between_turns:
            said = told_to(event, None, self.account.of)
            if not set(named(said)) & self.account.hands:
                told.append(words.event(said, names))
            elif isinstance(event, CardsSwapped):
                swap = words.say("A card of the hand is swapped with a shared one.")
                told.append(words.named(names[event.seat], swap))
        if list(scene._news) != [sentence for sentence in told if sentence]:
            raise Leak(f"the curtain tells {scene._news}, not {told}")
        self.counted["news"] += len(scene._news)


def voices(event: Event) -> set[str]:
    """The sounds that an event which all may see can make of a place."""
    match event:
        case CardPlayed(card=card):
            return {f"{card.id[0]}{n}" for n in (1, 2)}
        case TrioCompleted(colour=colour):
            return {f"{colour.value}3"}
        case DoorGained(door=door):
            return {f"door-{door.id[0]}"}
    return set()


@contextmanager
def sofa(
    manner: Manner,
    seed: str,
    size: tuple[int, int] = (1024, 640),
    *,
    painted: bool = False,
    editions: Editions = OFFERED,
    edition: str = "base",
    of: Known = OF_BASE,
) -> Iterator[Watched]:
    """A game for two with hidden hands, just begun."""
    program = App if painted else Unpainted
    app = program(Words("en", editions.words), Options(seed=seed, size=size), editions=editions)
    try:
        load(Glass(app))
        app.games.new_pair(Party((OTTILIE, ISOLDE), manner), seed, edition)
        yield Watched(app, of)
    finally:
        put_away(app)


def play(manner: Manner, seed: str, *, most: int = LONG, **given: Any) -> Counter[str]:
    """A whole game of two random players, or so many gestures at `most`; what of it was watched.
    Raises Leak."""
    with sofa(manner, seed, **given) as glass:
        players = Sofa(glass, seed)
        gestures = 0
        try:
            while glass.scene.name in ("table", "handover", "settings"):
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
