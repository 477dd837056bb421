"""What a player does on the pages, and what the description tells of them."""

import random

import pygame

from game.editions.base.box import BASE
from game.rules.game import Game
from game.table.party import EMBLEMS, Manner, Party, Player
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import Description, in_state, press, thing

PLAYERS = Player("Ada", EMBLEMS[0]), Player("Wilhelmina Charlotte", EMBLEMS[3])
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1300, 1000)]
LEAST = 40
"""Least width and height in pixels of what can be pressed."""
NEW, BEGIN = "button.new_game", "button.begin"

# What a player does


def push(glass: Glass, key: str) -> None:
    """Presses a button."""
    glass.do(press(glass.description, key))
    glass.step()


def click(glass: Glass, key: str) -> None:
    """Clicks on a thing where the description says, some time after the last click."""
    glass.do(press(glass.description, key))
    glass.step(dt=0.5)


def hit(glass: Glass, key: int, mod: int = 0, text: str = "") -> None:
    """Presses a key, sends its letters if it has any, and releases it."""
    fields = {"key": key, "mod": mod, "unicode": text, "scancode": 0}
    letters = [pygame.Event(pygame.TEXTINPUT, text=text)] if text else []
    glass.step(pygame.Event(pygame.KEYDOWN, fields), *letters)
    glass.step(pygame.Event(pygame.KEYUP, fields))


def write(glass: Glass, words: str) -> None:
    """Types letters, each with its key."""
    for letter in words:
        hit(glass, ord(letter.lower()), text=letter)


def paste(glass: Glass, words: str) -> None:
    """Copies letters elsewhere, and pastes them where the focus is."""
    pygame.scrap.put_text(words)
    hit(glass, pygame.K_v, pygame.KMOD_LCTRL)


def tab_to(glass: Glass, key: str, back: bool = False) -> None:
    """Presses Tab, or Shift and Tab, until the focus is on this thing."""
    for _ in range(40):
        if focus(glass) == key:
            return
        hit(glass, pygame.K_TAB, pygame.KMOD_LSHIFT if back else 0)
    raise AssertionError(f"the focus never comes to {key}")


# What the description tells


def focus(glass: Glass) -> str:
    """Returns the id of the thing in focus; empty if there is none."""
    return next((thing["id"] for thing in in_state(glass.description, "focused")), "")


def name_of(glass: Glass, key: str) -> str:
    return str(thing(glass.description, key)["name"])


def state_of(glass: Glass, key: str) -> list[str]:
    return list(thing(glass.description, key)["state"])


def picked(glass: Glass, beginning: str = "button.") -> set[str]:
    """Returns what is chosen among things whose ids begin with this: the ends of their ids."""
    chosen = [one["id"] for one in in_state(glass.description, "selected")]
    return {key.removeprefix(beginning) for key in chosen if key.startswith(beginning)}


# Games, and the page that lists them


def play(glass: Glass, answers: int, seed: str = "deal", manner: Manner | None = None) -> Game:
    """Plays so many random answers of a game and leaves it. Returns the game."""
    party = Party(PLAYERS, manner) if manner else None
    visibility = party.visibility if party else "open"
    game = Game.start(BASE, seed=seed, seats=2 if party else 1, visibility=visibility)
    table = glass.app.games.begin(game, party)
    rng = random.Random(seed)
    for _ in range(answers):
        if game.pending is not None:
            game.submit(rng.choice(game.legal()))
    table.keep()
    return game


def listed(glass: Glass) -> None:
    """Opens the list of games from the title."""
    glass.app.ways.title()
    glass.step()
    push(glass, "button.games")
    assert glass.scene.name == "games"


def texts(description: Description) -> list[str]:
    """Returns every line of the list."""
    return [t["name"] for t in description["things"] if t["id"].startswith("text.game.")]


def played(glass: Glass) -> str:
    """Returns the name of the game on the table."""
    return glass.table.session.game.rules.edition


def continues(description: Description) -> list[str]:
    """Returns the ids of the buttons that go on with a game, from above."""
    ids = [t["id"] for t in description["things"]]
    return [key for key in ids if key.startswith("button.continue.")]
