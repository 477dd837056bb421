"""Games as they are heard: each answer, and what a screen reader speaks after it."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.screen.reader.narration import Narrator
from game.screen.reader.screen_reader import ASKED
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough
from tests.rules.stories import line
from tests.screen.robots.glass import Glass, opened

SPOKEN = Path(PLAYTHROUGHS[0]).parent / "spoken"
"""The folder of the games as they are heard."""
HEARD = "solo_victory", "solo_nightmares", "pair_hidden_hands", "added_glyphs_towers_book"
"""Names of the playthroughs that are told so."""
PARTY = Party((Player("Ada", "cat"), Player("Ben", "bell")), "curtain", "first")


def ask(glass: Glass, thing: str, act: str = "click") -> None:
    """Does what a screen reader asks of a thing, and waits until nothing moves."""
    glass.step(pygame.Event(ASKED, act=act, thing=thing))
    glass.until_rest()
    glass.step()


def heard(name: str) -> str:
    """Returns a playthrough as it is heard: its answers, each with what is spoken after it."""
    file = next(file for file in PLAYTHROUGHS if file.stem == name)
    play = Playthrough.read(file.read_text("utf-8"))
    game, told = play.deal(), [play.head.strip().splitlines()[0], ""]
    with opened(seed=None, painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        glass.ask_every_search()
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
            spoken = narrator.follow(glass.description, glass.scene.happened())
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
