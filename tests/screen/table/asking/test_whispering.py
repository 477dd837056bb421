"""Who plays without a lesson is told each rule once, under the heading of the prompt."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.door import OpenDoor
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.prophecy import Prophesy
from game.editions.dreams.happy_dream import FollowDream
from game.editions.oniverse.welcome import WelcomeDenizen
from game.editions.towers.ruin import LoseTower
from game.folders import own_folder
from game.learning.tutor import Progress
from game.records.journal.settings import read_settings
from game.rules.steps import Decision
from game.screen.lettering.text import Text
from game.screen.table.asking.prompts import laid_out, written
from game.screen.table.between_turns.lifting import KEYS
from game.screen.table.teaching.whispering import HEARD
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.layout.pair import Beside
from game.table.layout.places import Places
from game.table.motion.tempo import INSTANT
from game.table.party import Manner, Party, Player
from tests.rules.stories import after, deal, partners
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, press, thing
from tests.speaking import SPOKEN
from tests.table.robots.tables import TELLING
from tests.variants import thinned

SAYS = {whisper.name: whisper.says for whisper in OFFERED.whispers}
HAND = "OS1 OM1 AS1 AM1 GS1"
MET: dict[type[Decision], Decision] = {
    OpenDoor: OpenDoor(CARDS["GD1"]),
    FaceNightmare: FaceNightmare(CARDS["NM1"]),
    LoseTower: LoseTower(CARDS["NM1"]),
    FollowDream: FollowDream(OFFERED["dreams"].cards["HY1"]),
    WelcomeDenizen: WelcomeDenizen(OFFERED["oniverse"].cards["ZA1"]),
}
PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as opened_glass:
        app = opened_glass.app
        app.change(replace(app.settings, speed=INSTANT))
        yield opened_glass


def lay(glass: Glass, top: str, *commands: str) -> None:
    """Lays a game for one on the table, on this deck and after these commands."""
    glass.lay(after(deal(top), *commands))


def said(glass: Glass) -> str:
    return str(thing(glass.description, "text.body")["name"])


def kept() -> tuple[str, ...]:
    return read_settings(own_folder(), datetime.now())[0].whispered


def play(glass: Glass, name: str) -> None:
    """Clicks on a card, and plays it by the button, which stays under the pointer."""
    glass.click(at(thing(glass.description, name)))
    glass.do(press(glass.description, "button.play"))
    glass.step()
    glass.until_rest()


def test_a_whisper_stands_until_its_decision_is_answered_and_comes_never_again(glass):
    lay(glass, HAND)
    play(glass, "OS1")
    assert said(glass) == SAYS["goal"], "what was answered too soon to be read comes again"
    lay(glass, HAND)
    glass.lift(at(thing(glass.description, "OS1")), (640, 330))
    glass.wait(HEARD + 1.0)
    assert kept() == (), "nothing counts as read while a card is held"
    glass.key(pygame.K_ESCAPE)
    glass.up()
    glass.until_rest()
    drawn = []
    for _ in range(40):
        glass.step(dt=0.1)
        drawn.append(glass.scene.changed)
    assert kept() == ("goal",)
    assert not any(drawn), "a table at rest is not drawn anew for it"
    assert said(glass) == SAYS["goal"]
    play(glass, "OS1")
    assert said(glass) == SAYS["neighbours"]
    lay(glass, HAND)
    assert said(glass) == "The row is empty: any card may begin it."


def test_why_something_was_refused_and_what_follows_are_told_first(glass):
    lay(glass, HAND, "Play OS1")
    assert said(glass) == SAYS["goal"]
    glass.click(at(thing(glass.description, "AM1")))
    glass.move(at(thing(glass.description, "button.discard")))
    assert said(glass) != SAYS["goal"]
    glass.key(pygame.K_ESCAPE)
    glass.move((640, 90))
    assert said(glass) == SAYS["goal"]
    card, row = (at(thing(glass.description, key)) for key in ("AS1", "zone.row.0"))
    glass.lift(card, row)
    glass.up()
    assert said(glass) not in SAYS.values()


def test_at_instant_speed_what_no_mark_shows_is_told_first_and_the_whisper_waits(glass):
    app = glass.app
    app.change(replace(app.settings, whispered=("goal",)))
    lay(glass, f"{HAND} GD1 LM1 LM2")
    play(glass, "OS1")
    assert said(glass) == "A Door missed: Garden. Shuffled."
    assert SAYS["missed"] not in glass.table.frame.prompt.bodies, "no room is kept for it"
    glass.wait(HEARD + 0.5)
    assert kept() == ("goal",)
    play(glass, "AM1")
    assert said(glass) == SAYS["missed"]
    glass.wait(HEARD + 0.5)
    assert kept() == ("goal", "missed")


def test_what_was_taken_back_is_not_whispered_of_later(glass):
    app = glass.app
    app.change(replace(app.settings, whispered=("goal",)))
    lay(glass, f"{HAND} GD1 LM1 LM2")
    play(glass, "OS1")
    glass.table.session.undo()
    glass.step()
    glass.until_rest()
    assert said(glass) not in (SAYS["missed"], SAYS["limbo"])


def test_they_are_switched_off_at_any_moment_and_on_again_all_are_told_once_more(glass):
    lay(glass, HAND)
    glass.wait(HEARD + 0.5)
    assert kept() == ("goal",)
    for whispers, told in (False, "The row is empty: any card may begin it."), (True, SAYS["goal"]):
        glass.key(pygame.K_F2)
        glass.step()
        glass.do(press(glass.description, "button.whispers"))
        glass.key(pygame.K_ESCAPE)
        glass.step()
        assert glass.app.settings.whispers == whispers
        assert said(glass) == told
    assert kept() == ()


def test_in_a_lesson_only_the_lesson_speaks(glass):
    app = glass.app
    app.lessons.begin(app.lessons.offered[0])
    glass.step()
    glass.until_rest()
    glass.wait(HEARD + 0.5)
    assert glass.table.ui.whisper is None
    assert kept() == ()


def test_who_has_done_a_part_of_a_lesson_knows_what_it_taught(glass):
    app, lesson = glass.app, glass.app.lessons.offered[0]
    done = Progress(done=frozenset(part.name for part in lesson.parts))
    app.change(replace(app.settings, lessons={lesson.name: done.plain()}))
    lay(glass, HAND)
    assert said(glass) == "The row is empty: any card may begin it."


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_over_a_covered_hand_the_cloth_alone_is_whispered_of(glass, manner: Manner):
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 OS2", visibility="hidden")
    glass.lay(after(game, "Play OS1", "Play AM1"), Party(PLAYERS, manner))
    assert not glass.table.session.shown
    assert said(glass) == SAYS["cloth"]
    glass.wait(HEARD + 0.5)
    assert kept() == ("cloth",)
    glass.key(KEYS[glass.table.session.seat])
    assert said(glass) == "Press once more to lift the cloth."
    glass.table.session.look(True)
    glass.wait(HEARD + 0.5)
    assert said(glass) not in SAYS.values()
    glass.table.session.submit(glass.table.session.legal[0])
    glass.step()
    glass.until_rest()
    assert said(glass) not in SAYS.values()


def test_a_key_that_only_its_owner_knows_is_whispered_of_to_nobody(glass):
    """The partner, who is not told of Keys later, would learn that there was one."""
    app = glass.app
    told = tuple(SAYS.keys() - {"key"})
    app.change(replace(app.settings, whispered=told))
    game = partners("OS1 OK1 OM1", "AM1 GS1 GM2", "LS1 LM1", "LK1 LM2 OS2", visibility="hidden")
    after(game, "Play OK1", "Play AM1")
    glass.lay(game, Party(PLAYERS, "curtain"))
    glass.table.session.look(True)
    glass.wait(HEARD + 0.5)
    assert "LK1" in [card.id for card in glass.table.session.view.hand]
    assert said(glass) not in SAYS.values()
    assert kept() == told


@pytest.mark.parametrize("language", thinned(SPOKEN, always=["fr", "long"]))
def test_each_is_whole_in_every_window_beside_what_is_asked(language):
    pygame.font.init()
    text, words = Text(), SPOKEN[language]
    for size, letters in TELLING:
        alone, two = Places(size, letters=letters), Beside(size, letters=letters)
        for whisper in OFFERED.whispers:
            begun = Button("button.start_over", words.say("Start over"))
            done = Button("button.confirm", words.say("Confirm"))
            buttons = (begun, done) if whisper.asked is Prophesy else ()
            heading = words.heading(MET[whisper.asked] if whisper.asked in MET else whisper.asked())
            told = words.say(whisper.says)
            for places in (alone, two):
                laid = laid_out(Prompt(heading, told, buttons), text, places)
                right = min((b.rect.x for b in laid.buttons), default=laid.inner.right)
                room = right - laid.inner.x - places.px(86)
                assert written(laid, text, places, room)[1].said == told, (size, letters, told)
