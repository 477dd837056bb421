"""Games as they are heard: each answer, and what a screen reader speaks after it."""

from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.editions.base.door import Claim
from game.editions.base.explore import Discard, Play
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.prophecy import Foresee
from game.learning.lesson import Act, GoOn, LookUp, TakeBack
from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ASKED, ScreenReader
from game.screen.reader.telling import Telling
from game.screen.reader.tree import Branch
from game.table.hands.choices import button_id
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough
from tests.rules.stories import line
from tests.screen.robots.glass import Glass, key_code, opened
from tests.screen.robots.player import cards
from tests.screen.robots.pupil import FOUND_AT, acts_on, begin, tutor_of

SPOKEN = Path(PLAYTHROUGHS[0]).parent / "spoken"
"""The folder of the games as they are heard."""
HEARD = (
    *("solo_victory", "solo_nightmares", "solo_nightmares.fr", "pair_hidden_hands"),
    *("added_book", "added_catchers", "added_crossroads", "added_dreams"),
    *("added_glyphs_towers_book", "added_oniverse"),
)
"""Names of the playthroughs that are told so, some with another language than English."""
LESSON = "first_night"
"""Name of the text of the first lesson, as it is heard."""
STEPS = 60
"""More steps than the lesson has."""
PARTY = Party((Player("Ada", "cat"), Player("Ben", "bell")), "curtain", "first")


class ListenedTo(ScreenReader):
    """A reader that hands its trees and lines to no system, so that they can be looked at."""

    @property
    def root(self) -> Branch:
        """The last tree."""
        return self._root

    @property
    def spoken(self) -> str:
        """The last line."""
        return self._spoken

    def _send(self, update: Callable[[], Any]) -> None:
        update()


def listen(glass: Glass) -> ListenedTo:
    """Returns a reader that listens to the program from now on."""
    pytest.importorskip("accesskit")
    reader = ListenedTo(glass.app.window, "Eight Doors")
    reader._find_kit()
    reader.listens = True
    glass.app._reader, glass.app.telling = reader, Telling(reader, glass.app.words)
    return reader


def ask(glass: Glass, thing: str, act: str = "click") -> None:
    """Does what a screen reader asks of a thing, and waits until nothing moves."""
    glass.step(pygame.Event(ASKED, act=act, thing=thing))
    glass.until_rest()
    glass.step()


def heard(name: str) -> str:
    """Returns a playthrough as it is heard: its answers, each with what is spoken after it."""
    stem, _, language = name.partition(".")
    file = next(file for file in PLAYTHROUGHS if file.stem == stem)
    play = Playthrough.read(file.read_text("utf-8"))
    game, told = play.deal(), [play.head.strip().splitlines()[0], ""]
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        glass.ask_every_search()
        if language:
            speak(glass, language)
        party = PARTY if game.state.seats == 2 else None
        glass.app.scene = glass.app.games.begin(game, party)
        narrator, table = Narrator(), glass.table
        glass.until_rest()
        for text in ("", *(said for _, said in play.moves)):
            if text:
                uncover(glass)
                listed = {line(one): one for one in game.legal()}
                told.append(f"> {text}")
                if text not in listed:
                    continue  # The table has given this answer by itself.
                table.session.submit(listed[text])
                glass.until_rest()
            scene = glass.scene
            spoken = narrator.follow(glass.app.reading(scene), scene.happened(), scene.asked())
            told += [spoken.text] if spoken else []
            if glass.scene is not table:
                break
    return "\n".join(told) + "\n"


def uncover(glass: Glass) -> None:
    """Ends a turn that is over, and lifts the cloth from the hand whose turn it is."""
    table = glass.table
    if table.session.viewer.parting is not None:
        table.cover()
        glass.until_rest()
    if table.session.viewer.covers:
        table.session.look(True)
        glass.until_rest()


def speak(glass: Glass, language: str) -> None:
    """Sets the language, as a player would."""
    glass.app.ways.settings()
    glass.step()
    ask(glass, f"button.language.{language}")


def heard_lesson() -> str:
    """Returns the first lesson as it is heard by who does what leads on."""
    told = ["The first night", ""]
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        reader = listen(glass)
        begin(glass, FIRST_NIGHT)

        def hear() -> None:
            before = reader.spoken
            glass.app._tell(glass.scene)
            if reader.spoken != before:
                told.append(reader.spoken)

        hear()
        for _ in range(STEPS):
            if glass.scene.name != "table":
                break
            for act in acts_on(tutor_of(glass)):
                told.append(f"> {line(act)}" if is_dataclass(act) else f"> {act}")
                for key in asked_for(glass, act):
                    glass.key(key_code(key)) if key in KEYS else ask(glass, key)
                while glass.scene.busy or glass.scene.thinks:
                    glass.step()
                glass.step()
                hear()
    return "\n".join(told) + "\n"


KEYS = "r", "Escape"
"""Keys that are pressed where a screen reader has nothing to ask for."""


def asked_for(glass: Glass, act: Act) -> Iterator[str]:
    """Yields the ids of what a screen reader asks for one after the other to do this; and keys."""
    match act:
        case GoOn():
            yield "button.go_on"
        case TakeBack():
            yield "button.undo"
        case LookUp.CARD:
            card = cards(glass.description, "hand")[0]["id"]
            ask(glass, card, "focus")
            yield from KEYS
        case LookUp():
            yield FOUND_AT[act][0]
            if act is not LookUp.HINT:
                yield "Escape"
        case Play(card):
            yield from (card.id, "zone.row.0")
        case Discard(card):
            yield from (card.id, "zone.discard")
        case Claim(card):
            yield from (card.id, "zone.revealed")
        case Foresee(thrown, order):
            yield from [card.id for card in (thrown, *order[:-1]) if card is not None]
            yield "button.confirm"
        case _:
            yield button_id(act)
