"""Random acts of a player in the midst of a movement: presses, drags, keys, another size, the
end."""

import random
from collections.abc import Callable

import pygame

from game.rules.event import Answered
from game.rules.state import HAND
from game.rules.view import View
from game.screen.table.table_page import Table
from game.table.hands.gestures import DECK_GRIP, hand_grip
from game.table.layout.poses import Layout
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from tests.screen.robots.glass import RIGHT, Glass
from tests.screen.robots.player import Point, at
from tests.table.robots.staged import layout

TEMPOS = {
    "usual": USUAL_TEMPO,
    "double": Tempo(2.0),
    "half": Tempo(0.5),
    "reduced": Tempo(reduced=True),
}
SIZES = (1280, 720), (1024, 640), (900, 1000)
KEYS = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_p, pygame.K_d, pygame.K_s),
    *(pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_r, pygame.K_F9),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_l, pygame.K_c, pygame.K_F3, pygame.K_z, pygame.K_y),
)


def anywhere(glass: Glass, chance: random.Random) -> Point:
    """Returns a point on a random thing, wherever it is on its way."""
    return at(chance.choice([d for d in glass.description["things"] if d["at"]]))


def press(glass: Glass, chance: random.Random) -> None:
    glass.click(anywhere(glass, chance))


def right_click(glass: Glass, chance: random.Random) -> None:
    glass.move(anywhere(glass, chance))
    glass.down(RIGHT)
    glass.up(RIGHT)


def wheel(glass: Glass, chance: random.Random) -> None:
    glass.move(anywhere(glass, chance))
    glass.wheel(chance.choice((-2, -1, 1, 2)))


def key(glass: Glass, chance: random.Random) -> None:
    glass.key(chance.choice(KEYS))


def resize(glass: Glass, chance: random.Random) -> None:
    glass.resize(chance.choice(SIZES))


def close(glass: Glass, chance: random.Random) -> None:
    glass.step(pygame.Event(pygame.QUIT))
    assert not glass.app.running
    glass.app.running = True


def change_tempo(glass: Glass, chance: random.Random) -> None:
    glass.move_with(chance.choice((*TEMPOS.values(), Tempo(INSTANT))))


def drag_a_card_of_the_hand(glass: Glass, chance: random.Random) -> None:
    """Drags a card of the hand, gripped where it will lie, towards a random thing."""
    hand = glass.table.session.view.hand
    if hand:
        start = grip_of(glass.table, chance.choice(hand).id)
        glass.lift(start, anywhere(glass, chance))
        glass.up()


def lay(glass: Glass, chance: random.Random) -> None:
    """Lays something where it may go, gripped where it will lie, and checks that the game heard of
    it."""
    session = glass.table.session
    if session.drops.lays:
        laid = chance.choice(session.drops.lays)
        assert laid.command is not None, "nothing is drawn by hand here"
        before = len(session.game.log)
        goal = at_rest(glass.table).area(laid.zone).centre
        glass.lift(grip_of(glass.table, laid.grip), (round(goal[0]), round(goal[1])))
        glass.up()
        assert session.game.log[before:][:1] == (Answered(laid.command),), laid


def at_rest(table: Table) -> Layout:
    """Returns the layout that the table has once everything has arrived."""
    session, director = table.session, table.session.director
    return layout(View.of(session.game.state, 0), director.size, director.arrangement)


def grip_of(table: Table, grip: str) -> Point:
    """Returns the point at which a card, the deck or the whole hand can be gripped once all has
    arrived."""
    target = at_rest(table)
    if grip == DECK_GRIP:
        x, y = target.source.x, target.source.y
    elif grip == hand_grip(0):
        x, y = target.places.hand_handle(0).centre
    else:
        sprite = target.sprites[grip]
        x, y = sprite.pose.x, sprite.pose.y
        if sprite.zone == HAND:
            y -= sprite.pose.height * 0.42
    return round(x), round(y)


Act = Callable[[Glass, random.Random], None]
ACTS: tuple[Act, ...] = (
    *(press, right_click, wheel, key, resize, close, change_tempo),
    *(drag_a_card_of_the_hand, lay),
)
MEANINGLESS: tuple[Act, ...] = (right_click, wheel, resize, close)
"""Acts that answer no decision."""
