"""Two games that differ only in what lies hidden look alike, picture by picture and at every
moment, to those who may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.editions.base.partners import Take
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command
from game.table.motion.cues import Cue
from game.table.motion.tempo import USUAL_TEMPO, Tempo
from game.table.party import Manner, Party
from tests.screen.glass import FRAME, Glass, deck
from tests.screen.leaks import ISOLDE, OTTILIE, TURNING_OVER, Watched, sofa
from tests.screen.player import at, cards, thing
from tests.variants import thinned_rows

MARKET = "OS1 AM1 GS1 LM1 OM1 AS1 GM1 LS1"
"""What is drafted: seat 0 gets OS1, GS1 and OM1, seat 1 AM1, LM1 and AS1."""
DRAWN = "OS2 AK1 GM2 AM2 OK2 LM2 AS2 GS2 LS2 AS3 LS3"
"""What is drawn after that: the first card comes into the hand of seat 0, and so on."""
TEMPOS = [USUAL_TEMPO, Tempo(reduced=True)]


def dealt(*exchanged: str) -> Cards:
    """The deck of these games; of each pair of cards one lies where the other would."""
    cards = list(deck(f"{MARKET} {DRAWN}"))
    for pair in exchanged:
        a, b = (cards.index(CARDS[key]) for key in pair.split("-"))
        cards[a], cards[b] = cards[b], cards[a]
    return tuple(cards)


def played(order: Cards, *commands: Command) -> Game:
    """A hidden game, drafted in the order of the market and played so far."""
    game = Game.start(BASE, seed="twins", seats=2, visibility="hidden", deck=order)
    for key in MARKET.split()[:6]:
        game.submit(Take(CARDS[key]))
    for command in commands:
        game.submit(command)
    return game


def played_card(key: str) -> Play:
    return Play(CARDS[key])


@contextmanager
def on_the_sofa(manner: Manner, game: Game, tempo: Tempo) -> Iterator[Watched]:
    """Its table, with nothing on the way, and with captions."""
    with sofa(manner, "twins", painted=True) as glass:
        glass.app.change(replace(glass.app.settings, captions=True))
        glass.move_with(tempo)
        party = Party((OTTILIE, ISOLDE), manner)
        glass.app.scene = glass.app.games.begin(game, party)
        Glass.step(glass)
        yield glass


class Film:
    """What is seen and heard at a glass frame by frame, and what the scene says; but only whether
    it is busy, and what is heard, while the cards of the one who looked last are `turning`, in
    seconds."""

    def __init__(self, glass: Watched, turning: float = 0.0) -> None:
        self._glass = glass
        self._turning = round(turning / FRAME)
        self.frames: list[tuple[bool, object, bytes, list[Cue]]] = []
        glass.take_heard()

    def roll(self, seconds: float, *events: pygame.Event) -> None:
        """So long, with these things happening in the first frame."""
        for number in range(max(1, round(seconds / FRAME))):
            Glass.step(self._glass, *(events if number == 0 else ()))
            told, picture = None, b""
            if len(self.frames) >= self._turning:
                told = self._glass.description
                picture = pygame.image.tobytes(self._glass.app.glass, "RGB")
            heard = self._glass.take_heard()
            self.frames.append((self._glass.scene.busy, told, picture, heard))

    def key(self, key: int, kind: int = pygame.KEYDOWN) -> None:
        """A key goes down, or comes up."""
        self.roll(FRAME, pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def tap(self, *keys: int) -> None:
        """Keys are pressed, one after the other."""
        for key in keys:
            self.key(key)
            self.key(key, pygame.KEYUP)

    def click(self, point: tuple[int, int]) -> None:
        """A click."""
        glass = self._glass
        rel, none = (0, 0), (0, 0, 0)
        self.roll(FRAME, glass.event(pygame.MOUSEMOTION, point, rel=rel, buttons=none))
        self.roll(FRAME, glass.event(pygame.MOUSEBUTTONDOWN, point, button=1))
        self.roll(FRAME, glass.event(pygame.MOUSEBUTTONUP, point, button=1))

    def fiddle(self) -> None:
        """Everything that may be done by somebody who sees no hidden card."""
        for key in (pygame.K_l, pygame.K_c):
            self.tap(key, pygame.K_UP, pygame.K_ESCAPE)
        self.tap(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_r, pygame.K_s, pygame.K_p, pygame.K_d)
        self.tap(pygame.K_1, pygame.K_3, pygame.K_z, pygame.K_y, pygame.K_RETURN, pygame.K_ESCAPE)
        for card in cards(self._glass.description, "hand"):
            if card["face"] == "down" and card["at"]:
                self.click(at(card))
        self.click(at(thing(self._glass.description, "zone.deck")))
        self.tap(pygame.K_ESCAPE)


def assert_alike(one: Film, other: Film) -> None:
    """Frame by frame."""
    assert len(one.frames) == len(other.frames)
    for number, (mine, theirs) in enumerate(zip(one.frames, other.frames, strict=True)):
        assert mine[0] == theirs[0], f"in frame {number} one moves and one does not"
        assert mine[3] == theirs[3], f"in frame {number} something else is heard"
        assert mine[1] == theirs[1], f"the descriptions of frame {number} differ"
        assert mine[2] == theirs[2], f"the pictures of frame {number} differ"


def answer(glass: Watched, command: Command) -> None:
    """The one who plays looks, and answers. How that was done is nobody else's business."""
    glass.table.sitting.look(True)
    glass.table.settle()
    Glass.step(glass)
    assert glass.table.sitting.submit(command)


# Covered, everybody looks

FIRST = played_card("OS1")
"""The first turn: OS1 is played, and the first card of `DRAWN` is drawn."""
HIDDEN = KEY, PLACE = [
    ("OS2-GK1", "a Key instead of a Sun"),
    ("OS2-LM4", "another place and symbol"),
]
REDUCED = Tempo(reduced=True)


def pairs(
    *always: tuple[Tempo, tuple[str, str]], tempos: Sequence[Tempo] = TEMPOS
) -> pytest.MarkDecorator:
    """Every tempo with every pair of cards; these in any case."""
    rows = [(tempo, *hidden) for tempo, hidden in product(tempos, HIDDEN)]
    chosen = [(tempo, *hidden) for tempo, hidden in always]
    return pytest.mark.parametrize(("tempo", "exchanged", "what"), thinned_rows(rows, chosen))


@pairs((REDUCED, KEY))
def test_covered_cards_make_no_difference_to_anything(tempo, exchanged, what):
    films = []
    for order in (dealt(), dealt(exchanged)):
        game = played(order, FIRST, played_card("AM1"))
        with on_the_sofa("peek", game, tempo) as glass:
            film = Film(glass)
            film.roll(0.5)
            film.fiddle()
            film.roll(0.5)
            films.append(film)
    assert_alike(*films)


@pairs((USUAL_TEMPO, PLACE))
def test_a_public_answer_is_shown_alike_whatever_is_hidden(tempo, exchanged, what):
    films = []
    for order in (dealt(), dealt(exchanged)):
        game = played(order, FIRST, played_card("AM1"))
        with on_the_sofa("peek", game, tempo) as glass:
            answer(glass, played_card("OM1"))
            film = Film(glass, turning=TURNING_OVER)
            film.roll(4.0)
            film.fiddle()
            films.append(film)
    assert_alike(*films)


@pairs((REDUCED, PLACE))
def test_a_partner_sees_alike_whatever_the_other_has_drawn(tempo, exchanged, what):
    films = []
    for order in (dealt(), dealt(exchanged)):
        with on_the_sofa("curtain", played(order, FIRST), tempo) as glass:
            film = Film(glass)
            film.roll(1.0)
            # The first scene of a game that goes on is that of the one who plays.
            assert glass.table.sitting.seat == 1
            film.fiddle()
            film.roll(0.5)
            films.append(film)
    assert_alike(*films)


@pairs((USUAL_TEMPO, KEY))
def test_the_curtain_tells_alike_whatever_was_drawn(tempo, exchanged, what):
    films = []
    for order in (dealt(), dealt(exchanged)):
        with on_the_sofa("curtain", played(order), tempo) as glass:
            glass.table.sitting.submit(FIRST)
            for _ in range(240):
                if glass.scene.name == "handover":
                    break
                Glass.step(glass)
            film = Film(glass)
            film.roll(1.0)
            film.tap(pygame.K_ESCAPE, pygame.K_l, pygame.K_RETURN, pygame.K_RETURN)
            film.roll(1.5)
            assert glass.scene.name == "table"
            assert glass.description["seat"] == 1
            films.append(film)
    assert_alike(*films)


@pairs((USUAL_TEMPO, PLACE), (Tempo(0.0), KEY), tempos=[*TEMPOS, Tempo(0.0)])
def test_a_turn_sounds_alike_whatever_was_drawn(tempo, exchanged, what):
    """Whoever plays sees the card that is drawn; whoever only listens must not learn of it."""
    heard = []
    for order in (dealt(), dealt(exchanged)):
        with on_the_sofa("curtain", played(order), tempo) as glass:
            glass.take_heard()
            glass.table.sitting.submit(FIRST)
            for _ in range(240):
                Glass.step(glass)
            assert glass.scene.name == "handover"
            heard.append(glass.take_heard())
    assert heard[0] == heard[1]
    assert "O1" in [cue.name for cue in heard[0]]
