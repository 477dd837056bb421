"""A lesson with hidden hands tells nobody what lies under a cloth. All gestures, under a covered
and under a lifted cloth, are watched as in a hidden game."""

from collections.abc import Iterator

import pygame
import pytest

from game.editions.base.explore import Search
from game.editions.base.lessons.evening_for_two import EVENING_FOR_TWO
from game.learning.lesson import Act, Part, Step
from game.screen.app import App
from game.screen.window.display import Options
from game.words import Words
from tests.learning.pupils import acts
from tests.screen.robots.gestures import Drag
from tests.screen.robots.glass import Glass, Unpainted, load, put_away
from tests.screen.robots.player import at, buttons, cards, has, middle, thing
from tests.screen.robots.pupil import acts_on, by_mouse, tutor_of
from tests.screen.secrets.leaks import Leak, Watched, lift, wait

BETWEEN = "text.heading", "text.body", "text.caption", "text.hint", "button."
"""Beginnings of the ids of what stands between the players and names no card that lies open."""
PARTS = [part for part in EVENING_FOR_TWO.parts if part.begin().state.visibility == "hidden"]
LOOKS_UP = pygame.K_l, pygame.K_c, pygame.K_F3, pygame.K_h, pygame.K_v, pygame.K_s, pygame.K_b
LEAVES = "button.menu", "button.lift", "button.book", "button.undo"


class Taught(Watched):
    """A watch that is stricter than for a game: what a tutor says may not name a card under a
    cloth, even where another card with this name lies open."""

    def _look_at_everything(self) -> None:
        super()._look_at_everything()
        hidden = self.account.hands - self.account.known(None)
        names = set() if self._over else {self.app.words.card(card) for card in hidden}
        for told in self._things:
            said = f"{told.name} {told.hint}"
            if told.id.startswith(BETWEEN) and [name for name in names if name in said]:
                raise Leak(f"{told.id} names a covered card: {said}")
            self.counted["looked through"] += bool(names)


def lesson_at(part: Part) -> Iterator[Taught]:
    """Yields this part of the evening on a table that is watched, with its hands under cloths."""
    app: App = Unpainted(Words("en"), Options(seed=None, size=(1024, 640)))
    try:
        load(Glass(app))
        app.lessons.begin(EVENING_FOR_TWO, part.name)
        glass = Taught(app)
        glass.step()
        glass.until_rest()
        yield glass
    finally:
        put_away(app)


@pytest.fixture(params=PARTS, ids=lambda part: part.name)
def taught(request) -> Iterator[Taught]:
    yield from lesson_at(request.param)


def try_everything(glass: Watched) -> None:
    """Tries all that both players could touch without leading the lesson on or ending it."""
    step = tutor_of(glass).step
    for key in (*LOOKS_UP, *(pygame.K_1 + n for n in range(7))):
        glass.key(key)
        glass.key(pygame.K_ESCAPE)
        close_menu(glass)
    for told in buttons(glass.description, ["button."]):
        if told["at"] and not told["id"].startswith(LEAVES) and told["id"] != "button.search":
            glass.click(at(told))
            glass.key(pygame.K_ESCAPE)
            close_menu(glass)
    zones = "zone.row.0", "zone.limbo", "zone.row.1", "zone.discard"
    held = [*cards(glass.description, "hand"), *cards(glass.description, "shared")]
    for number, card in enumerate(held):
        for zone in zones[number % 2 :: 2]:
            if card["at"] and not leads_on(glass, card["id"], zone):
                glass.do(Drag(at(card), middle(thing(glass.description, zone))))
                glass.key(pygame.K_ESCAPE)
                close_menu(glass)
    assert tutor_of(glass).step is step


def leads_on(glass: Watched, card: str, zone: str) -> bool:
    """Returns whether laying this card there is what is asked for."""
    tutor = tutor_of(glass)
    view = tutor.view
    wanted: list[Act] = [act for act in acts(tutor) if tutor.step.wise(act, view)]
    own = {getattr(getattr(act, "card", None), "id", "") for act in wanted}
    return card in own and zone == f"zone.row.{glass.table.session.seat}"


def close_menu(glass: Watched) -> None:
    """Closes the menu, which Esc opens if nothing else was open."""
    if glass.table.panels.panel is not None:
        glass.key(pygame.K_ESCAPE)
    glass.until_rest()


def test_whatever_is_tried_in_a_lesson_nothing_under_a_cloth_is_told(taught):
    seen: list[Step] = []
    while taught.scene.name == "table":
        (act,) = acts_on(tutor_of(taught))
        seen.append(tutor_of(taught).step)
        if taught.looks is not None or taught.table.session.viewer.parting:
            taught.cover(by_key=True)
            taught.until_rest()
        assert taught.looks is None
        try_everything(taught)
        if has(taught.description, "button.lift"):
            lift(taught)
            try_everything(taught)
            taught.cover(by_key=True)
            wait(taught, 1.0)
            assert taught.looks is None
        if taught.table.session.viewer.covers and not isinstance(act, Search):
            lift(taught)
        for gesture in by_mouse(taught, act):
            taught.do(gesture)
        taught.until_rest()
        taught.step()
    assert seen == list(PARTS[0].steps)
    assert taught.counted["lifted"] >= 4
    assert taught.counted["covered"] > 100
    assert taught.counted["looked through"] > 1000


def test_a_tutor_that_names_a_card_under_a_cloth_is_caught(taught):
    lesson = taught.table.lesson
    hidden = min(taught.account.hands - taught.account.known(None), key=lambda card: card.id)
    lesson.told = f"Play the {taught.app.words.card(hidden)}."
    taught.scene.changed = True
    with pytest.raises(Leak):
        taught.step()
