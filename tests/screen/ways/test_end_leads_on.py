"""The end of a game tells what changed with it, and leads on."""

from dataclasses import replace
from datetime import date

import pygame
import pytest

from build_scripts.stage.positions import after, golden
from game.editions.ladder.challenges import winning_lines
from game.records.deals.days import day_deal
from game.records.deals.deal import deal_of, followed
from game.rules.course import Concede
from game.rules.game import Game
from game.rules.view import View
from game.screen.pages.result.going_on import begin_challenge
from game.screen.pages.result.reached_row import Seal
from game.screen.pages.result.result_page import STORY, Result
from game.screen.pages.result.what_came import apart_line
from game.screen.ui.sheet_layout import BACK
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from game.table.saved_table import AGAIN, ALONE, BRANCHED, SavedTable
from tests.playthroughs.retelling import Playthrough
from tests.rules.stories import command
from tests.screen.pages.test_result import nowhere
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has, press, thing
from tests.screen.window.test_unkept import block, unblock
from tests.speaking import speaker

VICTORY: Playthrough = golden("solo_victory")
PARTY = Party((Player("Wilhelmina Charlotte", "boat"), Player("Bartholomew Alexande", "bell")))
WINDOWS = (1024, 640), (1280, 720), (1920, 1080)


def won(glass: Glass, seconds: float = 0.0) -> None:
    """Shows the page after a victory for one, as it comes up."""
    game = after(VICTORY, -1)
    glass.app.scene = glass.app.games.begin(game)
    glass.table.session.seconds = seconds
    finish(glass, lambda: glass.table.session.submit(command(VICTORY.moves[-1][1])))


def lost(glass: Glass, seed: str | None = None, edition: str = "base") -> Game:
    """Shows the page after a defeat for one, and returns the game."""
    glass.app.games.new_game(seed, edition)
    game: Game = glass.table.session.game
    finish(glass, lambda: glass.table.session.submit(Concede()))
    return game


def finish(glass: Glass, answer) -> None:
    glass.table.settle()
    answer()
    glass.table.settle()
    glass.step()
    assert glass.scene.name == "result"


def push(glass: Glass, key: str) -> None:
    glass.scene.settle()
    glass.do(press(glass.description, key))
    glass.step()


def told(glass: Glass, key: str) -> str:
    """Returns a sentence of the page, or of its story; empty if it is not there."""
    page = glass.scene
    if isinstance(page, Result) and has(glass.description, STORY):
        page.press(STORY)
        glass.step()
        there = told(glass, key)
        page.press(BACK)
        glass.step()
        return there
    said = [t["name"] for t in glass.description["things"] if t["id"] == f"text.{key}"]
    return said[0].replace("\u00a0", " ") if said else ""


def reached(glass: Glass) -> list[str]:
    """Returns the names of the achievements that the page shows."""
    keys = [t["id"] for t in glass.description["things"]]
    return [key.removeprefix("text.reached.") for key in keys if key.startswith("text.reached.")]


def test_what_changed_is_told_game_after_game(glass):
    won(glass, seconds=24 * 60)
    assert told(glass, "record") == "First victory"
    assert len(reached(glass)) == 6
    assert "24 minutes" in told(glass, "facts")
    assert "first-morning" in reached(glass)
    assert thing(glass.description, "text.reached.first-morning")["name"] == (
        "First morning: Win a game that counts."
    )
    won(glass)
    assert told(glass, "record") == "2 won in a row, a new best   ·   2 of the last 2 games won"
    assert not reached(glass)
    game = lost(glass)
    assert told(glass, "record") == "A streak of 2 is over   ·   2 of the last 3 games won"
    assert "minute" not in told(glass, "facts")  # no time was spent on it
    assert not told(glass, "apart")
    push(glass, "button.same_deal")
    assert glass.table.session.game.seed == game.seed
    finish(glass, lambda: glass.table.session.submit(Concede()))
    assert told(glass, "apart") == "Counts apart: the same deal again"
    assert not told(glass, "record")


@pytest.mark.parametrize(
    ("desk", "said"),
    [
        (ALONE, ""),
        (SavedTable(rewinds=1), "Counts apart: rewound 1 time"),
        (SavedTable(hints=2), "Counts apart: 2 hints"),
        (
            SavedTable(rewinds=3, marks=(AGAIN, BRANCHED)),
            "Counts apart: rewound 3 times, played on from a replay, the same deal again",
        ),
    ],
)
def test_one_line_says_why_a_game_counts_apart(desk, said):
    assert apart_line(speaker("en"), desk, imported=False) == said


def test_what_is_not_on_the_disk_changed_nothing_that_could_be_told(glass):
    glass.app.games.journal.close()
    file = glass.app.games.journal.path
    aside = file.rename(file.with_suffix(".aside"))
    block()
    won(glass)
    assert not told(glass, "record")
    assert not reached(glass)
    assert "Not saved yet" in str(thing(glass.description, "text.unkept")["name"])
    unblock()
    aside.rename(file)


def test_seals_are_set_one_after_the_other_and_any_press_sets_them_all(glass):
    won(glass)
    assert glass.scene.busy
    shown = set()
    while glass.scene.busy:
        shown.add(len(glass.scene.sprites()))
        glass.step()
    assert shown == {*range(7)}
    for press_it in (lambda: glass.key(pygame.K_TAB), lambda: glass.click((5, 5))):
        glass.app.scene = again(glass)
        assert glass.scene.busy
        press_it()
        assert not glass.scene.busy
        assert glass.scene.name == "result"


def test_the_story_says_nothing_that_the_page_says(glass):
    won(glass, seconds=24 * 60)
    glass.scene.settle()
    page = {t["id"]: t["name"] for t in glass.description["things"] if t["role"] == "text"}
    push(glass, STORY)
    story = {t["id"]: t["name"] for t in glass.description["things"] if t["role"] == "text"}
    both = page.keys() & story.keys()
    assert all(key.startswith("text.door.") for key in both)
    figures = {page[f"text.figure.{figure}"] for figure in ("turns", "left")}
    assert not any(figure in name for figure in figures for name in story.values())


@pytest.mark.parametrize("size", WINDOWS)
def test_achievements_and_buttons_of_a_victory_are_of_one_width(size):
    with opened(seed=None, size=size, painted=False) as glass:
        won(glass)
        page = glass.scene
        strip = page._strip(page.laid)
        buttons = [t.rect for t in page.things() if t.id.startswith("button.")]
        assert abs(strip.x - min(rect.x for rect in buttons)) < 2
        assert abs(strip.right - max(rect.right for rect in buttons)) < 2


def again(glass: Glass) -> Result:
    """Returns the same page once more, as it comes up."""
    page = glass.scene
    return Result(glass.app, page._game, page._view, page._desk, page._look, number=1)


def test_where_nothing_travels_they_come_up_in_their_places(glass):
    glass.move_with(Tempo(reduced=True))
    won(glass)
    while glass.scene.busy:
        assert {at for _, at in glass.scene.sprites()} in (set(), seals(glass))
        glass.step()
    assert len(seals(glass)) == 6
    glass.move_with(Tempo(INSTANT))
    assert not again(glass).busy


def seals(glass: Glass) -> set[tuple[int, int]]:
    """Returns the final places of the seals."""
    rects = [part.rect for part, _ in glass.scene.leaves if isinstance(part.leaf, Seal)]
    return {(round(rect.x), round(rect.y)) for rect in rects}


@pytest.mark.parametrize("key", ["share", "replay", "look", "log"])
def test_every_way_leads_there_and_esc_back_by_keys_alone(glass, key):
    lost(glass)
    page = glass.scene
    in_story = key != "replay"
    if in_story:
        enter(glass, STORY)
        assert glass.scene is page
    enter(glass, f"button.{key}")
    assert glass.scene is not page
    glass.key(pygame.K_ESCAPE)
    if key == "log":  # its panel lies on the table
        glass.key(pygame.K_ESCAPE)
    assert glass.scene is page
    if in_story:
        glass.key(pygame.K_ESCAPE)
        assert glass.scene is page
        assert page.focus == STORY
    glass.key(pygame.K_ESCAPE)
    assert glass.scene.name == "title"
    for _ in range(2):
        glass.key(pygame.K_ESCAPE)
    assert glass.app.running


def enter(glass: Glass, key: str) -> None:
    """Presses a button of the page with the keys alone."""
    for _ in range(9):
        if "focused" in thing(glass.description, key)["state"]:
            break
        glass.key(pygame.K_TAB)
    glass.key(pygame.K_RETURN)
    glass.step()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", WINDOWS)
def test_a_victory_is_a_place_in_which_nothing_is_written_over_a_roof(size, language):
    with opened(seed=None, size=size, painted=False) as glass:
        glass.app.words = speaker(language)
        won(glass)
        page = glass.scene
        assert page.laid.panel == Rect(0, 0, *size), "a sheet covers the places"
        scale = max(size[0] / 1920, size[1] / 1080)
        roofs, floor = (size[1] / 2 + (y - 540) * scale for y in (352, 792))
        for leaf, rect in ((part.leaf, part.rect) for part, _ in page.leaves):
            if leaf.id.startswith("text.door."):
                assert rect.y < floor < rect.bottom
            else:
                assert rect.bottom <= roofs or rect.y >= floor, leaf
        buttons = [t.rect for t in page.things() if t.id.startswith("button.")]
        assert len({round(rect.centre[1]) for rect in buttons}) == 1


def test_after_a_days_deal_one_goes_back_to_the_days(glass):
    day = date(2026, 11, 20)
    lost(glass, day_deal(day, 1).seed)
    assert "Deal of 20 November 2026, alone" in told(glass, "deal")
    assert not has(glass.description, "button.new_game")
    push(glass, "button.deals")
    assert glass.scene.name == "deals"
    assert "20 November 2026" in told(glass, "title")


def test_after_a_challenge_comes_the_ladder_or_the_next_one(glass):
    ladder = glass.app.rules.challenges
    alone = next(
        n for n in range(1, len(ladder)) if {c.seats for c in ladder[n - 1 : n + 1]} == {1}
    )
    one, other = ladder[alone - 1 : alone + 1]
    lost(glass, one.seed, one.edition)
    assert f"Challenge {one.number}: {one.title}" in told(glass, "deal")
    push(glass, "button.ladder")
    assert glass.scene.shelf == "ladder"
    rules = glass.app.rules[one.edition]
    game = followed(one.deal, rules, winning_lines()[one.number - 1])
    glass.app.scene = Result(glass.app, game, View.of(game.state, 0), ALONE, nowhere)
    glass.step(dt=1.0)  # the last press was in the same place
    assert thing(glass.description, "button.next")["name"] == f"Challenge {other.number}"
    push(glass, "button.next")
    assert glass.table.session.game.rules.edition == other.edition


@pytest.mark.parametrize("starter", ["first", "second"])
def test_in_the_next_challenge_for_two_the_one_starts_whom_its_deal_names(glass, starter):
    deal = next(one.deal for one in glass.app.rules.challenges if one.seats == 2)
    begin_challenge(glass.app, deal, SavedTable(replace(PARTY, starter=starter)), glass.scene)
    assert deal_of(glass.table.session.game) == deal


def test_the_list_says_which_deal_a_game_is_of_and_how_one_came_to_it(glass):
    lost(glass, day_deal(date(2026, 11, 20), 1).seed)
    push(glass, "button.same_deal")
    challenge = glass.app.rules.challenges[0]
    lost(glass, challenge.seed, challenge.edition)
    glass.app.ways.games()
    glass.step()
    rows = [t["name"] for t in glass.description["things"] if t["id"].startswith("text.game.")]
    assert "Deal of 20 November 2026   ·   Same deal again" in rows[0]
    push(glass, "button.finished")
    rows = [t["name"] for t in glass.description["things"] if t["id"].startswith("text.game.")]
    assert rows[0].endswith("Challenge 1")
    assert rows[1].endswith("Deal of 20 November 2026")
