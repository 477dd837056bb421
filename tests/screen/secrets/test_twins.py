"""Two games that differ only in what lies hidden look alike, picture by picture and at every
moment, to those who may not know."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame
import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard, Play, Search
from game.editions.base.nightmare import RevealFive
from game.editions.base.partners import Keep, Swap, Take
from game.editions.base.prophecy import Foresee
from game.rules.game import Game
from game.rules.state import Cards
from game.rules.steps import Command
from game.screen.table.table_page import Table
from game.table.motion.cues import Cue
from game.table.motion.tempo import USUAL_TEMPO, Tempo
from game.table.party import Manner, Party
from tests.screen.robots.glass import Glass, deck
from tests.screen.robots.player import at, cards, has, middle, thing
from tests.screen.secrets.leaks import ISOLDE, OTTILIE, TINTED, TURNING_OVER, Watched, sofa
from tests.screen.secrets.lifts import FIRST, LIFT, OWN_KEYS, QUIET, SECOND
from tests.variants import thinned, thorough

MARKET = "OS1 AM1 GS1 LM1 OM1 AS1 GM1 LS1"
"""Cards of the draft: seat 0 gets OS1, GS1 and OM1, seat 1 AM1, LM1 and AS1."""
DRAWN = "OS2 AK1 GM2 AM2 OK2 LM2 AS2 GS2 LS2 AS3 LS3"
"""Cards that are drawn after the draft. The first one comes into the hand of seat 0, the next into
that of seat 1, and so on."""
KEY = "OS2-GK1 AK1-AM4 LS3-LK3"
"""Pairs of cards that are exchanged between the two games: seat 0 holds a Key instead of a Sun,
seat 1 a Moon instead of a Key, and the deck differs."""
PLACE = "OS2-LM4 AK1-GS3 LS3-NM1"
"""Pairs that differ in place and symbol in the hands, with a Nightmare in the deck."""
DRAWS_KEY, DRAWS_PLACE = f"{KEY} GM2-LK2", f"{PLACE} GM2-OK3"
"""The same pairs, with another card that seat 0 draws in the third turn."""
FRAME = 1 / 12
"""Seconds of a frame, as on a slow machine."""
TEMPOS = [USUAL_TEMPO, Tempo(reduced=True), Tempo(0.0)]


def dealt(exchanged: str = "", drawn: str = DRAWN, market: str = MARKET) -> Cards:
    """Returns the deck of these games, with some pairs of cards exchanged."""
    cards = list(deck(f"{market} {drawn}"))
    for pair in exchanged.split():
        a, b = (cards.index(CARDS[key]) for key in pair.split("-"))
        cards[a], cards[b] = cards[b], cards[a]
    return tuple(cards)


def played(order: Cards, *commands: Command) -> Game:
    """Returns a hidden game, drafted in the order of the market and played so far."""
    game = Game.start(BASE, seed="twins", seats=2, visibility="hidden", deck=order)
    for card in order[:6]:
        game.submit(Take(card))
    for command in commands:
        game.submit(command)
    return game


def played_card(key: str) -> Play:
    return Play(CARDS[key])


def discarded(key: str) -> Discard:
    return Discard(CARDS[key])


@contextmanager
def on_the_sofa(
    manner: Manner, game: Game, tempo: Tempo = USUAL_TEMPO, *, fixed: bool = False
) -> Iterator[Watched]:
    """Yields the table of a game, with captions and nothing on the way."""
    with sofa(manner, "twins", painted=True) as glass:
        # Both twins are told the same, whatever the program has whispered before.
        glass.app.change(replace(glass.app.settings, captions=True, whispered=()))
        glass.ask_every_search()
        glass.move_with(tempo)
        party = Party((OTTILIE, ISOLDE), manner, fixed=fixed)
        glass.app.scene = glass.app.games.begin(game, party)
        Glass.step(glass)
        yield glass


class Film:
    """What is seen and heard at a glass frame by frame, and what the scene says. While a hand lies
    open before its owner, it keeps only whether the scene is busy and what is heard; while the hand
    turns over after that, also what is written."""

    def __init__(self, glass: Watched) -> None:
        self.glass = glass
        self._open = 0.0
        """Seconds for which the hand still turns over."""
        self.frames: list[tuple[bool, object, bytes, list[Cue]]] = []
        glass.take_heard()

    def roll(self, seconds: float = FRAME, *events: pygame.Event) -> None:
        """Lets so many seconds pass, with these events in the first frame."""
        for number in range(max(1, round(seconds / FRAME))):
            Glass.step(self.glass, *(events if number == 0 else ()), dt=FRAME)
            scene, told, picture = self.glass.scene, None, b""
            lies_open = isinstance(scene, Table) and scene.session.shown
            self._open = TURNING_OVER if lies_open else max(0.0, self._open - FRAME)
            if not lies_open:
                told = self.glass.description
            if told is not None and self._open:
                # What is written is covered at once.
                told["things"] = [d for d in told["things"] if d["role"] != "card"]
            elif told is not None:
                picture = pygame.image.tobytes(self.glass.app.glass, "RGB")
            self.frames.append((scene.busy, told, picture, self.glass.take_heard()))

    def key(self, key: int, kind: int = pygame.KEYDOWN) -> None:
        """Presses or releases a key."""
        self.roll(FRAME, pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))

    def tap(self, *keys: int) -> None:
        """Presses and releases keys, one after the other."""
        for key in keys:
            self.key(key)
            self.key(key, pygame.KEYUP)

    def click(self, point: tuple[int, int]) -> None:
        self.drag(point, point)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drags from one point to another, or clicks if both are the same."""
        glass = self.glass
        rel, none, left = (0, 0), (0, 0, 0), (1, 0, 0)
        self.roll(FRAME, glass.event(pygame.MOUSEMOTION, start, rel=rel, buttons=none))
        self.roll(FRAME, glass.event(pygame.MOUSEBUTTONDOWN, start, button=1))
        if end != start:
            self.roll(FRAME, glass.event(pygame.MOUSEMOTION, end, rel=rel, buttons=left))
        self.roll(FRAME, glass.event(pygame.MOUSEBUTTONUP, end, button=1))

    # What is done at the table

    @property
    def seat(self) -> int:
        """The seat whose turn is on the table."""
        return self.glass.table.session.seat

    @property
    def shown(self) -> bool:
        """True if the hand of that seat lies open."""
        return self.glass.table.session.shown

    def answer(self, command: Command) -> None:
        """Submits a command."""
        assert self.glass.table.session.submit(command)
        self.roll()

    def cover(self) -> None:
        """Covers the hand, and waits until it lies covered."""
        self.tap(pygame.K_x)
        self.roll(TURNING_OVER)
        assert not self.shown

    def press_once(self) -> None:
        """Makes the first of the two presses that lift the cloth, which everybody sees."""
        assert has(self.glass.description, LIFT)
        self.roll(FIRST)
        self.tap(OWN_KEYS[self.seat])
        assert not self.shown

    def lift(self) -> None:
        """Lifts the cloth, and waits until something can be answered."""
        self.press_once()
        self.roll(SECOND)
        self.tap(OWN_KEYS[self.seat])
        assert self.shown
        self.roll(QUIET)

    def fiddle(self) -> None:
        """Does everything that a player may do who sees no hidden card. This may play cards that
        both know."""
        for key in (pygame.K_l, pygame.K_c):
            self.tap(key, pygame.K_UP, pygame.K_ESCAPE)
        self.tap(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_r, pygame.K_ESCAPE, pygame.K_s)
        self.tap(pygame.K_TAB, pygame.K_TAB, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_x)
        self.tap(pygame.K_h, pygame.K_h, pygame.K_h)
        for card in cards(self.glass.description, "hand"):
            if card["face"] == "down" and card["at"]:
                self.click(at(card))
        if has(self.glass.description, LIFT):
            self.click(at(thing(self.glass.description, LIFT)))
        self.click(at(thing(self.glass.description, "zone.deck")))
        self.tap(pygame.K_ESCAPE, pygame.K_z, pygame.K_y, pygame.K_1, pygame.K_3, pygame.K_p)
        self.tap(pygame.K_d, pygame.K_RETURN, pygame.K_ESCAPE)
        assert not self.shown or not self.glass.table.session.game.state.turn


def assert_alike(one: Film, other: Film) -> None:
    """Checks that two films are alike, frame by frame."""
    assert len(one.frames) == len(other.frames)
    for number, (mine, theirs) in enumerate(zip(one.frames, other.frames, strict=True)):
        assert mine[0] == theirs[0], f"in frame {number} one moves and one does not"
        assert mine[3] == theirs[3], f"in frame {number} something else is heard"
        assert mine[1] == theirs[1], f"the descriptions of frame {number} differ"
        assert mine[2] == theirs[2], f"the pictures of frame {number} differ"


Script = Callable[[Film], None]


def films(
    script: Script, games: list[Game], manner: Manner = "curtain", **given: object
) -> list[Film]:
    """Returns a film of the same script for each game."""
    made = []
    for game in games:
        with on_the_sofa(manner, game, **given) as glass:  # type: ignore[arg-type]
            film = Film(glass)
            film.roll(0.5)
            script(film)
            made.append(film)
    return made


def heard(film: Film) -> list[str]:
    return [cue.name for *_, cues in film.frames for cue in cues]


BEFORE = played_card("OS1"), played_card("AM1")
"""The first two turns. Seat 0 has GS1 and OM1, which both know, and a card that it has drawn."""


def twins(exchanged: str = KEY) -> list[Game]:
    """Returns two games in their third turn."""
    return [played(dealt(other), *BEFORE) for other in ("", exchanged)]


def public_turn(film: Film) -> None:
    """Plays a card that both know without a look. Another one is drawn under the cloth, and the
    turn goes over to the partner."""
    film.answer(played_card("OM1"))
    film.roll(4.0)
    assert film.seat == 1
    film.press_once()


def own_turn(film: Film) -> None:
    """Looks at the hand and plays. The owner sees what is drawn, then the cloth falls by itself;
    the first press of the partner shows nothing."""
    film.lift()
    film.answer(played_card("OM1"))
    for _ in range(300):
        if not film.shown:
            break
        film.roll()
    assert film.glass.app.tempo.speed == 0.0 or any(TINTED.fullmatch(n) for n in heard(film))
    film.roll(2.5)
    assert film.seat == 1
    film.press_once()


@pytest.mark.parametrize(
    ("exchanged", "manner", "fixed"),
    [
        *((KEY, "peek", False), (PLACE, "curtain", True)),
        *(thorough(PLACE, "peek", False), thorough(KEY, "curtain", True)),
    ],
)
def test_covered_cards_make_no_difference_to_anything(exchanged, manner, fixed):
    def script(film: Film) -> None:
        film.press_once()
        film.roll(0.5)
        film.fiddle()
        film.roll(0.5)

    assert_alike(*films(script, twins(exchanged), manner, fixed=fixed))


@pytest.mark.parametrize(
    ("exchanged", "tempo"),
    [(DRAWS_PLACE, USUAL_TEMPO), *(thorough(DRAWS_KEY, tempo) for tempo in TEMPOS[1:])],
)
def test_a_turn_played_under_the_cloth_is_shown_alike(exchanged, tempo):
    def script(film: Film) -> None:
        public_turn(film)
        film.fiddle()

    assert_alike(*films(script, twins(exchanged), tempo=tempo))


@pytest.mark.parametrize(
    ("tempo", "exchanged", "manner", "fixed"),
    [
        *((USUAL_TEMPO, DRAWS_KEY, "curtain", True), (Tempo(0.0), DRAWS_PLACE, "peek", False)),
        *(thorough(tempo, DRAWS_KEY, "peek", True) for tempo in TEMPOS[1:]),
    ],
)
def test_the_cloth_falls_and_the_next_turn_begins_alike_after_a_turn_with_open_cards(
    tempo, exchanged, manner, fixed
):
    """The player at turn sees the card that is drawn; who only listens must not learn of it."""
    assert_alike(*films(own_turn, twins(exchanged), manner, tempo=tempo, fixed=fixed))


@pytest.mark.parametrize("exchanged", thinned([KEY, PLACE], [KEY]))
def test_a_nightmare_is_met_alike_whether_or_not_the_hand_has_a_key(exchanged):
    def script(film: Film) -> None:
        film.answer(played_card("OM1"))
        film.roll(3.0)
        assert film.glass.description["pending"]["type"] == "FaceNightmare"
        film.tap(pygame.K_TAB, pygame.K_TAB, pygame.K_ESCAPE)
        film.roll(0.5)
        film.answer(RevealFive())
        film.roll(4.0)
        assert film.seat == 1
        film.press_once()

    drawn = DRAWN.replace("GM2", "NM2")
    games = [played(dealt(other, drawn), *BEFORE) for other in ("", exchanged)]
    assert_alike(*films(script, games))


@pytest.mark.parametrize(
    "answer", [thorough(Keep()), Swap(CARDS["GS1"], CARDS["LS1"])], ids=["nothing", "known cards"]
)
def test_a_swap_that_needs_no_look_is_offered_and_made_alike(answer):
    def script(film: Film) -> None:
        film.answer(discarded("OM1"))
        film.roll(2.0)
        assert film.glass.description["pending"]["type"] == "OfferSwap"
        film.answer(answer)
        film.roll(4.0)
        assert film.seat == 1
        film.press_once()

    assert_alike(*films(script, twins()))


@pytest.mark.parametrize("asks", thinned([False, True], [False]), ids=["by itself", "asked"])
def test_a_trio_is_searched_alike_under_the_cloth(asks: bool):
    market = "OS1 AM1 OM1 LM1 OK1 AS1 GM1 LS1"
    before = [played_card(key) for key in ("OS1", "AM1", "OM1", "AS1")]

    def script(film: Film) -> None:
        film.glass.table.session.back.asks_search = asks
        film.answer(played_card("OK1"))
        film.roll(2.0)
        if asks:
            assert film.glass.description["pending"]["type"] == "CompleteTrio"
            film.answer(Search())
        film.roll(6.0)
        assert film.seat == 1
        film.press_once()

    pairs = "", "OS2-GK2 GM2-LM4 AM2-LS4"
    games = [played(dealt(other, market=market), *before) for other in pairs]
    assert_alike(*films(script, games))


def test_a_prophecy_lies_there_alike_and_leaves_alike():
    """One player looks at its cards; the partner sees which of them goes."""
    market = "OS1 AM1 OM1 LM1 OK1 AS1 GM1 LS1"
    before = [played_card(key) for key in ("OS1", "AM1")]

    def script(film: Film) -> None:
        film.answer(discarded("OK1"))
        film.roll(2.0)
        film.answer(Keep())
        film.roll(2.0)
        assert film.glass.description["pending"] is None
        film.lift()
        seen = film.glass.table.session.game.state.looked_at(0)
        film.answer(Foresee(CARDS["LM2"], tuple(c for c in seen if c.id != "LM2")))
        film.roll(1.0)
        film.cover()
        film.roll(0.5)
        film.fiddle()

    pairs = "", "AM2-NM3 OK2-GM4 AS2-AD1"
    games = [played(dealt(other, market=market), *before) for other in pairs]
    assert_alike(*films(script, games, "peek"))


def test_how_a_hand_was_put_in_order_cannot_be_seen_once_it_is_covered():
    """This holds for dragging and for sorting, and a resumed game has the cards under the cloth."""
    before = *BEFORE, played_card("OM1"), played_card("AS1")

    def dragged(film: Film) -> None:
        hand = cards(film.glass.description, "hand")
        own = [c for c in hand if c["seat"] == 0 and c["id"] in ("OS2", "GM2", "GS1")]
        first, *_, last = sorted(own, key=lambda card: card["rect"][0])
        film.drag(at(last), middle(first))

    def sorted_by_key(film: Film) -> None:
        film.tap(pygame.K_s)

    def as_it_came(film: Film) -> None:
        pass

    made = []
    for script in (as_it_came, dragged, sorted_by_key):
        with on_the_sofa("curtain", played(dealt(), *before)) as glass:
            film = Film(glass)
            film.lift()
            script(film)
            # The stars twinkle on, and foil glitters near the pointer.
            film.roll(3.0 - len(film.frames) * FRAME)
            film.click((5, 500))
            orders = glass.table.session.arrangement.order
            assert (orders[0] is CARDS["GS1"]) == (script is as_it_came)
            film.cover()
            film.roll(0.5)
            film.frames.clear()
            film.press_once()
            film.fiddle()
            made.append(film)
    for film in made[1:]:
        assert_alike(made[0], film)
