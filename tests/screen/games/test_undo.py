"""Taking back and putting back at the table: buttons, keys, the single question and the mark; also
in games that are resumed."""

from itertools import product

import pygame
import pytest

from game.records.journal.keeper import Keeper
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.lettering.text import Text
from game.screen.table.drawing.headline import corner_buttons
from game.screen.table.table_page import Table
from game.table.layout.places import Places
from game.table.motion.tempo import INSTANT, USUAL_TEMPO, Tempo
from game.table.party import Manner, Party, Player
from game.table.saved_table import ALONE, SavedTable
from tests.rules.stories import after, command, deal, partners
from tests.screen.pages.test_result import open_story
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import at, has, thing
from tests.speaking import SPEAKERS
from tests.table.robots.tables import SIZES

QUIET = "OS1 AM1 GK1 LS1 OM2 AS2 LM2 GM1 OS3"
NEARLY = "OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1 AM3"
PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
UNDO, REDO, CONFIRM, CANCEL = "button.undo", "button.redo", "button.confirm", "button.cancel"
LIFT = "button.lift"
TEMPOS = [USUAL_TEMPO, Tempo(2.0), Tempo(reduced=True)]


def sit(glass: Glass, game: Game, desk: SavedTable = ALONE, *, resumed: bool = False) -> Table:
    """Lays a game on the table."""
    keeper = Keeper(glass.app.games.journal, game)
    glass.app.scene = table = Table(glass.app, game, desk, keeper, (), resumed)
    glass.step()
    return table


def say(glass: Glass, *texts: str) -> None:
    """Submits answers, each shown to its end."""
    for text in texts:
        assert glass.table.session.submit(command(text)), text
        glass.until_rest()
        glass.step()


def enabled(glass: Glass, key: str) -> bool:
    return "enabled" in thing(glass.description, key)["state"]


def marked(glass: Glass) -> str:
    """Returns what the mark says; empty if there is none."""
    things = glass.description["things"]
    return next((d["name"] for d in things if d["id"] == "text.rewound"), "")


def key(glass: Glass, code: int, mod: int = 0) -> None:
    """Presses and releases a key, maybe with others held down."""
    glass.step(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
    glass.step(pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))


def test_the_arrows_are_named_and_tell_whether_there_is_a_way_to_go(glass):
    table = sit(glass, deal(NEARLY))
    log = table.session.game.log
    for way, name, code in ((UNDO, "Undo", pygame.K_z), (REDO, "Redo", pygame.K_y)):
        assert thing(glass.description, way)["name"] == name
        assert not enabled(glass, way)
        glass.press(way)
        key(glass, code)
        assert not has(glass.description, CONFIRM)
        assert table.session.game.log == log
    say(glass, "Play OS1")
    assert enabled(glass, UNDO)
    assert not enabled(glass, REDO)
    glass.press(UNDO)
    glass.press(CONFIRM)
    assert not enabled(glass, UNDO)
    assert enabled(glass, REDO)


def test_where_the_deck_has_shown_nothing_one_goes_back_without_a_word(glass):
    glass.ask_every_search()
    table = sit(glass, after(deal(NEARLY), "Play OS1", "Play OM1"))
    log = table.session.game.log
    say(glass, "Play OK1")
    glass.press(UNDO)
    assert table.session.game.log == log
    assert not marked(glass)
    glass.assert_at_rest()


def test_the_first_rewind_of_a_game_is_asked_for_once_and_the_table_says_how_many(glass):
    table = sit(glass, deal(QUIET))
    begin = table.session.game.log
    say(glass, "Play OS1", "Play AM1")
    log = table.session.game.log
    glass.press(UNDO)
    assert thing(glass.description, "text.heading")["name"] == "Rewind this game?"
    assert table.session.game.log == log
    glass.press(CANCEL)
    assert not has(glass.description, CONFIRM)
    assert table.session.game.log == log
    for no in (pygame.K_ESCAPE, pygame.K_RETURN):
        key(glass, pygame.K_z)
        assert has(glass.description, CONFIRM)
        key(glass, no)
        assert not has(glass.description, CONFIRM)
        assert (table.session.game.log, marked(glass)) == (log, "")
    glass.press(UNDO)
    glass.press(CONFIRM)
    assert marked(glass) == "Rewound 1 time"
    glass.press(UNDO)
    assert table.session.game.log == begin
    assert marked(glass) == "Rewound 2 times"
    glass.assert_at_rest()


def test_a_rewind_that_was_asked_for_is_not_a_defeat_that_was(glass):
    table = sit(glass, deal(QUIET))
    say(glass, "Play OS1")
    glass.press(UNDO)
    glass.pick("button.concede")
    glass.press(UNDO)
    glass.press(CONFIRM)
    assert table.session.game.pending is not None
    assert table.session.desk.rewinds == 1
    say(glass, "Play OS1")
    glass.pick("button.concede")
    glass.press(CONFIRM)
    assert table.session.game.defeat == "conceded"
    assert table.session.desk.rewinds == 1


@pytest.mark.parametrize("mod", [0, pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_the_keys_go_back_and_forth_alone_and_with_another(glass, mod):
    table = sit(glass, deal(QUIET), SavedTable(rewinds=1))
    begin = table.session.game.log
    say(glass, "Play OS1")
    log = table.session.game.log
    assert marked(glass) == "Rewound 1 time"
    key(glass, pygame.K_z, mod)  # nothing is asked a second time
    assert table.session.game.log == begin
    assert table.session.desk.rewinds == 2
    key(glass, pygame.K_y, mod)
    assert table.session.game.log == log
    key(glass, pygame.K_z, mod)
    key(glass, pygame.K_z, mod | pygame.KMOD_LSHIFT)
    assert table.session.game.log == log
    glass.until_rest()
    glass.step()
    glass.assert_at_rest()


def test_what_is_put_back_is_shown_like_any_answer(glass):
    table = sit(glass, deal(QUIET), SavedTable(rewinds=1))
    say(glass, "Play OS1")
    log = table.session.game.log
    glass.press(UNDO)
    assert not glass.scene.busy
    glass.press(REDO)
    assert glass.director.telling
    glass.until_rest()
    glass.step()
    assert table.session.game.log == log
    glass.assert_at_rest()


@pytest.mark.parametrize(
    ("tempo", "frames", "by_key"),
    [*product(TEMPOS, (1, 40), (False,)), (TEMPOS[0], 25, True)],
)
def test_in_the_midst_of_an_animation_it_completes_it_and_goes_back(glass, tempo, frames, by_key):
    glass.move_with(tempo)
    table = sit(glass, deal(QUIET), SavedTable(rewinds=1))
    begin = table.session.game.log
    table.session.submit(command("Discard GK1"))
    glass.frames(frames)
    if by_key:
        key(glass, pygame.K_z)
    else:
        glass.press(UNDO)
    assert table.session.game.log == begin
    glass.assert_at_rest()


@pytest.mark.parametrize(("tempo", "fades"), [(TEMPOS[0], True), (Tempo(INSTANT), False)])
def test_the_table_fades_over_to_how_it_was(glass, tempo, fades):
    glass.move_with(tempo)
    table = sit(glass, deal(QUIET), SavedTable(rewinds=1))
    table.session.submit(command("Play OS1"))
    table.settle()
    table.session.undo()
    assert (table.take_fade() > 0) == fades


def test_the_light_comes_back_when_a_nightmare_is_taken_back(glass):
    table = sit(glass, deal("OS1 AM1 GK1 LS1 OM2 NM1 LM2"), SavedTable(rewinds=1))
    say(glass, "Play OS1")
    assert table.ui.light.gloomy
    glass.press(UNDO)
    assert not table.ui.light.gloomy


def test_a_rewound_game_says_so_in_the_end(glass):
    for desk, told in ((SavedTable(rewinds=2), True), (ALONE, False)):
        table = sit(glass, deal(QUIET), desk)
        table.session.submit(Concede())
        glass.until_rest()
        glass.step()
        open_story(glass)
        said = [t["name"] for t in glass.description["things"] if t["id"] == "text.apart"]
        assert said == (["Counts apart: rewound 2 times"] if told else [])


def test_a_rewind_promises_the_mark_that_the_table_and_the_list_then_show(glass):
    sit(glass, deal(QUIET))
    say(glass, "Play OS1")
    glass.press(UNDO)
    promised = glass.said
    assert promised == "It will be marked as rewound, in the list of games too."
    glass.press(CONFIRM)
    assert marked(glass) == "Rewound 1 time"
    glass.app.ways.games()
    glass.step()
    assert any("Rewound 1 time" in t["name"] for t in glass.description["things"])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("words", SPEAKERS.values(), ids=SPEAKERS)
def test_the_corner_is_six_icons_and_leaves_room_for_the_turn(size, words):
    pygame.font.init()
    text, places = Text(), Places(size, letters=2)
    corner = corner_buttons(words, places)
    ids = UNDO, REDO, "button.log", "button.unseen", "button.hint", "button.menu"
    assert tuple(button.id for button in corner) == ids
    turn = text.width(words.turn(99), "body", places.text(19))
    assert places.at(40, 40)[0] + turn < corner[0].rect.x
    assert all(button.rect.w == button.rect.h >= 44 for button in corner)


def test_a_hand_that_is_put_in_order_is_kept_once_when_the_card_is_let_go(glass):
    table = sit(glass, deal(QUIET))

    def kept() -> list[list[str]]:
        """Returns the order of hands as the journal has it."""
        games = glass.app.games.journal.records("running", 0, 9)
        return [game.desk["order"] for game in games if game.id == table.keeper.id]

    first, last = at(thing(glass.description, "OS1")), at(thing(glass.description, "OM2"))
    glass.lift(first, last)
    assert kept() == []
    glass.up()
    assert kept() == [["AM1", "GK1", "LS1", "OM2", "OS1"]]
    key(glass, pygame.K_s)
    assert kept() != [["AM1", "GK1", "LS1", "OM2", "OS1"]]


def test_what_was_taken_back_before_the_table_was_left_can_be_put_back_after(glass):
    undone = [command("Play OS1"), command("Play AM1")]
    game = deal(QUIET)
    keeper = Keeper(glass.app.games.journal, game)
    glass.app.scene = table = Table(glass.app, game, ALONE, keeper, undone, True)
    glass.step()
    for _ in undone:
        glass.press(REDO)
    assert not table.session.can_redo
    assert table.session.game.log == after(deal(QUIET), "Play OS1", "Play AM1").log


# Hidden hands, and games that are resumed


def pair(visibility: str, *texts: str) -> Game:
    """Returns a game for two after the draft and these answers."""
    top = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", top, visibility=visibility)
    return after(game, *texts)


def faces(glass: Glass) -> set[str]:
    """Returns the cards of hands that can be read."""
    things = glass.description["things"]
    return {d["id"] for d in things if d.get("zone") == "hand" and d.get("face") == "up"}


def resume(glass: Glass, manner: Manner, *texts: str) -> Table:
    """Resumes a hidden game."""
    game, desk = pair("hidden", *texts), SavedTable(Party(PLAYERS, manner))
    return sit(glass, game, desk, resumed=True)


MANNERS: tuple[Manner, ...] = "curtain", "peek"
BEGUN = "Play OS1", "Play AM1"
"""Commands after which it is Ada's turn again, and both have drawn a card that only they know."""


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(
    ("texts", "player"),
    [
        ((), "Ada"),
        (("Play OM1",), "Isolde"),
        (("Play OM1", "Discard AK1"), "Isolde"),
        (("Discard OK1", "Keep"), "Ada"),
    ],
)
def test_a_hidden_game_is_gone_on_with_under_the_cloth(glass, manner, texts, player):
    table = resume(glass, manner, *BEGUN, *texts)
    public = {card.id for card in table.session.game.state.known_to_both}
    for _ in range(60):
        assert faces(glass) <= public
        glass.step()
    assert glass.description["seat"] is None
    assert has(glass.description, LIFT)
    assert player in thing(glass.description, "text.heading")["name"]
    pending = table.session.game.pending
    glass.look()
    assert table.session.pending == pending
    assert glass.description["seat"] == table.session.game.state.active
    assert not enabled(glass, UNDO)


@pytest.mark.parametrize("manner", MANNERS)
def test_covered_hands_bar_the_way_back(glass, manner):
    table = sit(glass, pair("hidden", *BEGUN), SavedTable(Party(PLAYERS, manner)))
    glass.look()
    say(glass, "Discard LM1")
    assert enabled(glass, UNDO)
    key(glass, pygame.K_x)
    glass.until_rest()
    log = table.session.game.log
    assert not enabled(glass, UNDO)
    key(glass, pygame.K_z)
    glass.press(UNDO)
    assert table.session.game.log == log


def test_a_question_about_a_rewind_goes_when_the_hand_is_covered(glass):
    table = sit(glass, pair("hidden", *BEGUN, "Discard OK1"), SavedTable(Party(PLAYERS, "curtain")))
    glass.look()
    say(glass, "Keep")
    key(glass, pygame.K_z)
    assert has(glass.description, CONFIRM)
    key(glass, pygame.K_x)
    glass.until_rest()
    assert not has(glass.description, CONFIRM)
    assert table.session.desk.rewinds == 0


def test_when_a_turn_is_over_nothing_of_it_is_taken_back(glass):
    table = sit(glass, pair("hidden", *BEGUN), SavedTable(Party(PLAYERS, "curtain")))
    glass.look()
    table.session.submit(command("Play OM1"))
    log = table.session.game.log
    while table.session.seat == 0:
        assert not enabled(glass, UNDO)
        key(glass, pygame.K_z)
        glass.step()
    glass.until_rest()
    glass.look()
    assert not enabled(glass, UNDO)
    key(glass, pygame.K_z)
    assert table.session.game.log == log
