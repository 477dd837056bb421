"""The plate of the aims: in every game it tells what is wanted to win and how much of it is
reached, and nothing ever lies over it."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.towers.alignment import ALIGNMENT
from game.players.advice import choose
from game.players.careful import Careful
from game.rules.state import DOORS
from game.rules.view import View
from game.screen.table.drawing import candle
from game.screen.table.drawing.headline import TURN_PX, begins_at
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.marking.aims_plate import Plate
from game.screen.table.marking.marks import TALK, pill_of
from game.screen.table.table_page import Table
from game.table.aims import AIM, aims_of
from game.table.layout.pair import Pair
from game.table.layout.places import Rect
from game.table.party import Party, Player
from tests.eight import eight
from tests.offered import ALL
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import thing
from tests.speaking import SPOKEN, speaker
from tests.table.robots.tables import inside, overlap

PAIR = Party((Player("Ada", "cat"), Player("Zoe", "bell")))
TABLES = {
    "alone": None,
    "beside": PAIR,
    "across": replace(PAIR, fixed=False),
    "hidden": replace(PAIR, manner="curtain", fixed=False),
}
EIGHT = eight()
EVERYTHING = EIGHT.joined([edition.name for edition in EIGHT.added])
"""The game with all eight boxes."""


def begin(glass: Glass, table: str, edition: str) -> None:
    """Begins a game at this kind of table."""
    party = TABLES[table]
    if party is None:
        glass.app.games.new_game("plate", edition)
    else:
        glass.app.games.new_pair(party, "plate", edition)
    glass.step()


def frame(glass: Glass) -> TableFrame:
    return glass.table.frame


def plate(glass: Glass) -> Plate:
    """Returns the plate, which every game has."""
    hung = frame(glass).plate
    assert hung is not None
    return hung


def told(glass: Glass) -> dict[str, str]:
    """Returns what the description tells of each aim."""
    return {
        one["id"].removeprefix(AIM): one["name"]
        for one in glass.description["things"]
        if one["id"].startswith(AIM)
    }


def assert_hangs_free(glass: Glass) -> None:
    """Checks that the whole plate is in the window, and that nothing to read or press lies over
    it."""
    shown, hung = frame(glass), plate(glass)
    window = Rect(-1, -1, glass.app.size[0] + 2, glass.app.size[1] + 2)
    assert inside(hung.rect, window)
    for one in hung.told:
        assert inside(one.rect, hung.rect.grown(1))
    layout = glass.director.layout
    for other in shown.lying:
        # The headline ends before the plate; its thing has a rectangle of its own.
        if not other.id.startswith((AIM, "text.turn")):
            # Piles can be touched beside their cards.
            rect = layout.area(other.zone) if other.role == "zone" else other.rect
            assert not overlap(rect, hung.rect), other
    for mark in shown.marks:
        assert not overlap(mark.rect, hung.rect), mark


def play_on(glass: Glass, times: int) -> None:
    """Answers so many times, as a player who goes by rules of thumb, and looks at each
    question."""
    session = glass.table.session
    player = Careful(glass.app.rules.of(session.game.rules.edition).worth)
    for _ in range(times):
        game = session.game
        if game.pending is None:
            return
        view = View.of(game.state, game.state.active)
        session.submit(choose(player, view, game.pending, game.legal()))
        session.director.finish()
        glass.step()
        if not isinstance(glass.app.scene, Table):  # the game is over
            return
        assert_hangs_free(glass)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    ("size", "letters"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.0)]
)
def test_nothing_lies_over_the_plate_with_eight_boxes(table, size, letters):
    with opened(seed=None, size=size, editions=EIGHT, painted=False) as glass:
        glass.write_at(letters)
        begin(glass, table, EVERYTHING)
        assert len(plate(glass).told) == 7
        play_on(glass, 24)


@pytest.mark.thorough
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("edition", ["base", ALL])
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize(
    ("size", "letters"),
    [((1024, 640), 1.5), ((1024, 640), 2.0), ((1920, 1080), 1.0), ((1300, 1000), 2.0)],
)
def test_nothing_lies_over_the_plate(language, table, edition, left_handed, size, letters):
    with opened(seed=None, size=size, painted=False) as glass:
        app = glass.app
        app.change(replace(app.settings, left_handed=left_handed, language=language))
        app.words = SPOKEN[language]
        glass.write_at(letters)
        begin(glass, table, edition)
        play_on(glass, 60)


def test_the_plate_tells_every_aim_of_a_combination():
    with opened(seed=None, painted=False) as glass:
        begin(glass, "alone", "base")
        assert told(glass) == {"doors": "Doors: 0 of 8"}
        begin(glass, "beside", ALL)
        shown = told(glass)
        assert shown["doors"] == "Doors: 0 of 13"
        assert shown["alignment"] == "Alignment: 0 of 4"
        assert shown["dreams"] == "Lost Dreams: 0 of 4"
        assert shown["goals"].startswith("Goals: 0 of 13; ")
        assert shown["goals"].endswith(" comes next")


def test_what_an_aim_is_for_can_be_read_at_the_plate():
    with opened(seed=None, painted=False) as glass:
        begin(glass, "alone", ALL)
        words, view = glass.app.words, glass.director.view
        hints = {one.id: one.hint for one in glass.table.things()}
        assert hints[f"{AIM}doors"] == words.hint(DOORS, view) != ""
        assert hints[f"{AIM}alignment"] == words.hint(ALIGNMENT, view) != ""


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_game_is_won_as_soon_as_every_aim_is_reached(file):
    """The aims are a second account of what the rules call a victory."""
    words = speaker()
    for game, *_ in Playthrough.read(file.read_text("utf-8")).play():
        aims = aims_of(View.of(game.state, 0), OFFERED.of(game.rules.edition).show, words)
        assert all(0 <= one.reached <= one.wanted for one in aims)
        assert all(one.done for one in aims) == (game.state.result == "won")


def test_with_large_letters_the_headline_gives_way_to_the_plate():
    with opened(seed=None, size=(1024, 640), editions=EIGHT, painted=False) as glass:
        begin(glass, "alone", EVERYTHING)
        glass.scene.settle()
        lines = frame(glass).headline.lines
        assert lines[0].count("+") == 6
        assert lines[1:] == ("7\u00a0expansions · Turn 1", "Turn 1")
        assert plate(glass).before <= plate(glass).rect.x
        assert thing(glass.description, "text.turn")["name"] == lines[0]


@pytest.mark.parametrize("edition", ["base", "towers", "catchers", "towers+catchers", "book", ALL])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 640)])
def test_beside_each_other_the_plate_hangs_over_the_candle_and_talk_stays_before_it(edition, size):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.write_at(1.0)
        begin(glass, "beside", edition)
        places, text, hung = glass.director.layout.places, glass.app.text, plate(glass).rect
        (talk,) = (mark for mark in frame(glass).marks if mark.id == TALK)
        lamp, pill = candle.taken(places), pill_of(text, places, talk)
        assert hung.centre[0] == pytest.approx(places.at(960, 0)[0])
        assert hung.bottom < lamp.y
        assert isinstance(places, Pair)
        assert pill.right < places.talk_at.right + 1
        lines = frame(glass).headline.lines
        # Before the first turn it keeps free where that will stand.
        told = lines or (glass.app.words.turn(1),)
        widths = [text.width(line, "body", places.text(TURN_PX)) for line in told]
        apart = pill.x - begins_at(places) - next(w for w in widths if w < pill.x)
        assert apart == pytest.approx(places.px(24), abs=1.5)
        assert pill.right + places.px(20) < hung.x
        assert not lines or plate(glass).before < pill.x
        assert_hangs_free(glass)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_beside_each_other_left_hands_and_eight_boxes_have_room_for_the_plate(size):
    with opened(seed=None, size=size, editions=EIGHT, painted=False) as glass:
        glass.app.change(replace(glass.app.settings, left_handed=True))
        glass.write_at(1.0)
        begin(glass, "beside", EVERYTHING)
        assert plate(glass).px >= 0.7 * glass.director.layout.places.text(26)
        assert_hangs_free(glass)
