"""The end of a game for two: who has which Doors, who did what, and another game at a press."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from build_scripts.stage.positions import after, golden
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.door import Claim
from game.editions.base.explore import Search
from game.editions.base.show import STAGING
from game.editions.base.warnings.blocking import blocked_places
from game.editions.book.goals import GOALS, due_place, goals_open
from game.editions.book.spells import Cast, SpellCast
from game.editions.book.words import SPELL_NAMES
from game.editions.towers.alignment import ALIGNMENT, Build, is_aligned
from game.records.journal.file.store import Journal
from game.records.journal.file.writing import NEW, put, stamped
from game.records.journal.keeper import Keeper
from game.rules.card import Colour
from game.rules.course import Concede
from game.rules.event import Awaiting
from game.rules.game import Game, opening
from game.rules.state import Result as Outcome
from game.rules.view import View
from game.screen.pages.result.door_figures import DoorFigure, door_figures
from game.screen.pages.result.facts_row import Fact, FactsRow
from game.screen.pages.result.going_on import deal_told
from game.screen.pages.result.losses_row import Token
from game.screen.pages.result.night_path import NightPath, aside_px
from game.screen.pages.result.reached_row import Seal
from game.screen.pages.result.result_page import STORY, Result
from game.screen.pages.result.what_came import defeat_told, hopeless_turn
from game.screen.scene import Scene
from game.screen.ui.buttons import Button
from game.screen.ui.sheet_layout import BACK
from game.screen.ui.words import DOT
from game.screen.ui.words import Words as Told
from game.table.counting import door_total
from game.table.deeds import Gained, Loss, deeds, gains, losses, told
from game.table.party import Party, Player
from game.table.saved_table import ALONE, SavedTable
from tests import offered
from tests.rules.stories import command
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import press, thing
from tests.speaking import SPOKEN, speaker
from tests.walks import begin, some_command

ENGLISH = speaker("en")
PARTY = Party((Player("Ann", "boat"), Player("Bob", "bell")), starter="second")
LONG = Party((Player("Wilhelmina Charlotte", "boat"), Player("Bartholomew Alexande", "bell")))


def finished(number: int) -> Game:
    """Returns a random game for two, played to its end."""
    game, rng = begin(BASE, 2, number), random.Random(number)
    while game.pending is not None:
        game.submit(some_command(game, rng, number))
    return game


GAMES = [finished(number) for number in range(2, 20)]
FULL = max(GAMES, key=lambda game: sum(len(game.state.doors(seat)) for seat in (0, 1)))
"""The game in which most Doors are open."""


def lines(game: Game) -> list[str]:
    """Returns the sentences about the deeds of both players."""
    return [told(done, ENGLISH, STAGING) for done in deeds(game, STAGING)]


BUSY = max(GAMES, key=lambda game: max(map(len, lines(game))))
"""The game with the longest such sentence."""


def nowhere(result: Scene, panel: str) -> None:
    """Goes nowhere, since there is no table to look at."""


def show(glass: Glass, game: Game, party: Party = PARTY) -> None:
    """Shows the story of this game at its end, with no table behind it."""
    glass.app.scene = Result(glass.app, game, View.of(game.state, 0), SavedTable(party), nowhere)
    open_story(glass)


def open_story(glass: Glass) -> None:
    """Opens the story of the night on the page after a game."""
    glass.scene.settle()
    assert isinstance(glass.scene, Result)
    glass.scene.press(STORY)
    glass.step()


def tell_a_victory(glass: Glass) -> Game:
    """Opens the story of a game that was won alone, and returns the game."""
    playthrough = golden("solo_victory")
    game = after(playthrough, -1)
    game.submit(command(playthrough.moves[-1][1]))
    glass.app.scene = Result(glass.app, game, View.of(game.state, 0), ALONE, nowhere)
    open_story(glass)
    return game


def remember(glass: Glass, game: Game, party: Party) -> None:
    """Keeps games of these two in the journal, so that there is as much as possible to tell of
    them."""
    journal, outcomes = glass.app.games.journal, [*["won"] * 12, "lost", *["won"] * 11]
    Keeper(journal, game).keep(SavedTable(party).plain())
    (last,) = journal.records("finished")
    with journal.transaction() as db:
        for number, outcome in enumerate((*outcomes, "rewound", "rewound"), start=last.played + 1):
            result: Outcome = "lost" if outcome == "lost" else "won"
            ended = replace(last, result=result, rewinds=int(outcome == "rewound"))
            put(db, stamped(replace(ended, id=NEW, played=number)))


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(painted=True) as shown:
        yield shown


def name_of(glass: Glass, key: str) -> str:
    return str(thing(glass.description, key)["name"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.seed))
def test_r43_a_door_stands_open_for_every_place_a_player_has_a_door_of(glass, game):
    show(glass, game)
    for seat in (0, 1):
        gained = {colour for door in game.state.doors(seat) for colour in door.colours}
        lit = {
            colour
            for colour in Colour
            if "open" in thing(glass.description, f"text.door.{seat}.{colour.value}")["state"]
        }
        assert lit == gained
        assert name_of(glass, f"text.doors.{seat}") == f"Doors {len(gained)} / 4"


def test_the_games_of_these_tests_have_open_and_missing_doors():
    assert 3 <= sum(len(FULL.state.doors(seat)) for seat in (0, 1)) <= 7


def test_each_player_is_named_with_what_they_did(glass):
    show(glass, FULL)
    for seat, name in enumerate(PARTY.names):
        assert name_of(glass, f"text.name.{seat}") == name
        done = told(deeds(FULL, STAGING)[seat], ENGLISH, STAGING)
        assert name_of(glass, f"text.deeds.{seat}").replace("\u00a0", " ") == done
    assert name_of(glass, "text.deal") == f"Seed: {FULL.seed}"


def test_an_open_door_differs_from_a_shut_one_by_more_than_its_colour(glass):
    show(glass, FULL)
    for _ in range(30):
        glass.step()  # until the page has come up
    shades: dict[bool, list[float]] = {True: [], False: []}
    for each in glass.description["things"]:
        if each["id"].startswith("text.door."):
            shade = sum(glass.app.glass.get_at(each["at"])[:3]) / 3
            shades["open" in each["state"]].append(shade)
    assert min(shades[True]) > max(shades[False]) + 40


def test_every_door_says_how_it_was_opened_and_when(glass):
    show(glass, FULL)
    for seat in (0, 1):
        for door in FULL.state.doors(seat):
            (colour,) = door.colours
            gained = gains(FULL)[door]
            how = "by trio" if gained.by is Search else "by Key"
            assert gained.by in (Search, Claim)
            names = [
                t["name"]
                for t in glass.description["things"]
                if t["id"].startswith(f"text.door.{seat}.{colour.value}")
            ]
            assert f"{ENGLISH.place(colour)}: {how}, Turn {gained.turn}" in names


def test_the_nightmares_of_each_player_are_told_with_what_they_took(glass):
    game = max(GAMES, key=lambda game: len(list(losses(game, STAGING))))
    suffered = list(losses(game, STAGING))
    assert len(suffered) > 3
    show(glass, game)
    for seat in (0, 1):
        own = [loss for loss in suffered if loss.seat == seat]
        if own:
            told = name_of(glass, f"text.losses.{seat}")
            assert told.startswith("Nightmares: ")
            assert told.count("(") == len(own)
            assert f"{sign_of(own[0])} (Turn {own[0].turn})" in told


def sign_of(loss: Loss) -> str:
    """Returns the sentence about what was given."""
    sign = STAGING.command(loss.by).sign
    assert sign is not None
    return ENGLISH.say(sign.told)


def concede(glass: Glass) -> None:
    """Concedes the present game, and waits until the table has shown its end."""
    table = glass.table
    table.session.submit(Concede())
    glass.until_rest()
    glass.step()


def test_a_game_that_ends_is_read_once_to_be_counted(monkeypatch):
    read, load = [], Journal.load

    def noted(self, number, *more):
        read.append(number)
        return load(self, number, *more)

    with opened(painted=True) as glass:
        glass.app.games.new_game("once")
        glass.until_rest()
        monkeypatch.setattr(Journal, "load", noted)
        concede(glass)
        while glass.scene.name != "result":
            glass.step()
        assert len(read) == len(set(read)) == 1
        assert glass.app.games.statistics.catch_up()


def test_the_same_deal_is_dealt_to_the_same_party_again():
    with opened() as glass:
        glass.app.games.new_pair(PARTY, "again")
        first = glass.table.session.game
        concede(glass)
        glass.do(press(glass.description, "button.same_deal"))
        again = glass.table.session.game
        assert glass.table.session.party == PARTY
        assert again is not first
        assert again.log == first.log[: len(again.log)]


def test_a_new_game_is_another_deal_for_the_same_party():
    with opened() as glass:
        glass.app.games.new_pair(PARTY, "again")
        first = glass.table.session.game
        concede(glass)
        glass.do(press(glass.description, "button.new_game"))
        assert (party := glass.table.session.party)
        assert party.players == PARTY.players
        assert glass.table.session.game.seed != first.seed


def test_of_two_who_play_again_the_other_begins_each_time():
    with opened() as glass:
        glass.app.games.new_pair(PARTY, "again")
        begun = []
        for _ in range(3):
            begun.append(glass.table.session.game.state.first_seat)
            concede(glass)
            new = next(t for t in glass.scene.things() if t.id == "button.new_game")
            assert PARTY.names[1 - begun[-1]] in new.hint
            glass.do(press(glass.description, "button.new_game"))
        assert begun == [1, 0, 1]


def test_the_same_deal_begins_with_who_began_it():
    with opened() as glass:
        glass.app.games.new_pair(PARTY, "again")
        for button in ("button.new_game", "button.same_deal"):
            first = glass.table.session.game.state.first_seat
            concede(glass)
            glass.do(press(glass.description, button))
        assert glass.table.session.game.state.first_seat == first


@pytest.mark.parametrize("edition", [offered.BASE, *offered.ALONE, offered.ALL])
@pytest.mark.parametrize("seats", [1, 2])
def test_every_door_of_the_game_has_its_slot(edition, seats):
    rules = OFFERED[edition]
    game, rng = begin(rules, seats, 5), random.Random(5)
    while game.pending is not None:
        game.submit(some_command(game, rng, 5))
    view = View.of(game.state, 0)
    doors = door_figures(game, view, ENGLISH, STAGING, None)
    blocked = sum(len(blocked_places(view, seat)) for seat in range(seats))
    assert len({door.id for door in doors}) == len(doors) == door_total(view) + blocked
    opened = sum(len(game.state.doors(seat)) for seat in range(seats))
    assert sum(door.gained is not None for door in doors) == opened


def test_a_door_that_one_of_two_blocks_is_missing_to_the_other():
    blocked = GAMES[9]
    assert [len(doors) for doors in View.of(blocked.state, 0).doors] == [2, 0]
    doors = door_figures(blocked, View.of(blocked.state, 0), ENGLISH, STAGING, None)
    assert "text.door.1.A" in [door.id for door in doors if door.gained is None]


def test_of_a_defeat_is_told_when_it_was_certain_and_which_doors_were_missing():
    doors = door_figures(FULL, View.of(FULL.state, 0), ENGLISH, STAGING, None)
    shut = sorted((door for door in doors if door.gained is None), key=lambda one: str(one.card))
    others = [door for door in doors if door.gained is not None]
    late = "By turn 12 the game could no longer be won."
    one = [replace(shut[0], card=CARDS["GD1"])]
    assert list(defeat_told(ENGLISH, FULL, [*others, *one], 12)) == [
        "One Door was missing: Garden.",
        late,
    ]
    three = [replace(shut[0], card=CARDS[door]) for door in ("LD1", "GD1", "LD2")]
    last = f"The game was lost in turn {FULL.state.turn}."
    assert list(defeat_told(ENGLISH, FULL, [*others, *three], None)) == [
        "3 Doors were missing: Garden, Library × 2.",
        last,
    ]
    assert list(defeat_told(ENGLISH, FULL, others, None)) == [last]
    conceded = Game.start(BASE, seed="given up")
    conceded.submit(Concede())
    assert list(defeat_told(ENGLISH, conceded, doors, None)) == []


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_expansions_is_told_what_else_was_missing(seats, language):
    rules, words = OFFERED["glyphs+towers+book"], SPOKEN[language]
    for seed in range(4):
        game, rng = begin(rules, seats, seed), random.Random(seed)
        while game.pending is not None:
            game.submit(some_command(game, rng, seed))
        view = View.of(game.state, 0)
        doors = door_figures(game, view, words, STAGING, None)
        told = list(defeat_told(words, game, doors, None))
        if view.result == "won" or game.defeat == "conceded":
            continue
        due, aligned = due_place(view), is_aligned(view.cards(ALIGNMENT))
        goals = words.say("Due by the Goals: {place}.", place=words.place(due)) if due else ""
        assert (goals in told) == (due is not None)
        assert (words.say("The Alignment was not built.") in told) == (not aligned)
        assert any(words.place(due) in one for one in told if due), "a Door of it was missing"


def test_a_game_that_is_lost_for_certain_is_known_to_be_so_from_a_turn_on():
    game = Game.start(BASE, seed="given up")
    game.submit(Concede())
    assert hopeless_turn(game, ENGLISH) is None
    for lost in GAMES[:4]:
        turn, state = hopeless_turn(lost, ENGLISH), opening(BASE)
        told: dict[int, str] = {}
        for event in lost.log:
            state = event.evolve(state)
            if isinstance(event, Awaiting) and state.result is None:
                why = ENGLISH.hopeless(View.of(state, state.active))
                told[state.turn] = told.get(state.turn, "") or why
        assert turn is not None
        assert told[turn]
        assert not any(why for number, why in told.items() if number < turn)


def test_what_a_nightmare_took_says_what_it_is_when_the_pointer_rests_on_its_sign(glass):
    game = max(GAMES, key=lambda game: len(list(losses(game, STAGING))))
    show(glass, game)
    for seat in (0, 1):
        own = [loss for loss in losses(game, STAGING) if loss.seat == seat]
        signs = [t for t in glass.scene.things() if t.id.startswith(f"text.loss.{seat}.")]
        assert [sign.hint for sign in signs] == [
            f"Nightmare: {sign_of(loss)} (Turn {loss.turn})" for loss in own
        ]
        assert all(sign.name == sign.hint for sign in signs)


def test_what_was_lost_alone_stands_under_its_turn_where_there_is_room(glass):
    show(glass, FULL)
    kit, width = glass.scene.kit, 1000
    card = CARDS["GD1"]
    doors = [DoorFigure(card=card, gained=Gained(None, turn), when="2") for turn in (2, 5, 5, 9)]
    for turns, under in (((2, 5, 7, 7), True), ((4, 9), True), ((2, 3, 4, 5, 6, 7, 8, 9), False)):
        tokens = [Token(when=f"Turn {turn}", met=turn) for turn in turns]
        box = NightPath(doors, True, 9, [Told(words="Nightmares"), *tokens]).lay(kit, width)
        stand = [part.rect for part in box.parts if isinstance(part.leaf, DoorFigure)]
        lost = [part.rect for part in box.parts if isinstance(part.leaf, Token)]
        (head,) = [part.rect for part in box.parts if isinstance(part.leaf, Told)]
        assert [part.leaf.met for part in box.parts if isinstance(part.leaf, Token)] == [*turns]
        assert all(a.right < b.x for a, b in pairwise([head, *lost]))
        assert all(one.y > max(door.bottom for door in stand) for one in lost)
        assert lost[-1].right <= width
        fifth = (stand[1].centre[0] + stand[2].centre[0]) / 2
        middles = {2: stand[0].centre[0], 5: fifth, 9: stand[3].centre[0]}
        exact = [
            one.centre[0] == pytest.approx(middles[turn], abs=1.0)
            for turn, one in zip(turns, lost, strict=True)
            if turn in middles
        ]
        assert all(exact) == under
        if turns[0] > 2:
            assert head.x == pytest.approx(aside_px(kit)), "where the path begins"
        if turns[-1] == 7:
            seventh = (lost[2].x + lost[3].right) / 2
            assert seventh == pytest.approx((stand[2].right + stand[3].x) / 2, abs=1.0)


def test_one_main_act_stands_before_all_others(glass):
    show(glass, FULL)
    glass.scene.press(BACK)
    buttons = [part for part, _ in glass.scene.leaves if isinstance(part.leaf, Button)]
    (main,) = [part.rect for part in buttons if part.leaf.primary]
    others = [part.rect for part in buttons if part.leaf.quiet]
    assert len(others) == len(buttons) - 1
    assert main.right < min(rect.x for rect in others)
    assert {rect.centre[1] for rect in others} == {main.centre[1]}


def test_the_end_of_a_game_alone_names_nobody(glass):
    game = Game.start(BASE, seed="alone")
    game.submit(Concede())
    glass.app.scene = Result(glass.app, game, View.of(game.state, 0), ALONE, nowhere)
    glass.step()
    texts = {t["id"] for t in glass.description["things"] if t["role"] == "text"}
    doors = {key for key in texts if key.startswith("text.door.0.")}
    figures = {"text.aim.doors", "text.figure.turns", "text.figure.left"}
    assert texts - doors == {"text.result", "text.reason", *figures}
    assert name_of(glass, "text.aim.doors") == "Doors: 0 of 8"
    open_story(glass)
    texts = {t["id"] for t in glass.description["things"] if t["role"] == "text"}
    assert texts - doors == {"text.heading", "text.facts", "text.deal"}


def test_in_the_story_each_fact_has_its_seal(glass):
    tell_a_victory(glass)
    sealed = name_of(glass, "text.facts").split(DOT)
    seals = [part.rect for part, _ in glass.scene.leaves if isinstance(part.leaf, Seal)]
    assert len(seals) == len(sealed)
    assert len({seal.centre[1] for seal in seals}) == 1
    lines = {part.leaf.shown: part for part, _ in glass.scene.leaves if isinstance(part.leaf, Told)}
    foot, fact = lines[name_of(glass, "text.deal")], lines[sealed[0]]
    assert foot.leaf.px < fact.leaf.px
    assert foot.rect.y > fact.rect.bottom, "the deal stands at the foot, without a seal"
    buttons = [part.rect for part, _ in glass.scene.leaves if isinstance(part.leaf, Button)]
    assert foot.rect.right < min(button.x for button in buttons)
    assert abs(foot.rect.centre[1] - buttons[0].centre[1]) < 1


def test_facts_stand_under_their_seals_where_all_of_them_have_room(glass):
    show(glass, FULL)
    told = ["3 by trio, 5 by Key", "Seed: story", "2 won in a row, a new best"]
    row = FactsRow([("text.facts", [Fact("kind-D", one) for one in told])])
    for width, under in ((1000, True), (360, False)):
        parts = row.lay(glass.scene.kit, width).parts
        seals = [part.rect for part in parts if isinstance(part.leaf, Seal)]
        words = [part.rect for part in parts if isinstance(part.leaf, Told)]
        assert len(seals) == len(words) == len(told)
        for seal, line in zip(seals, words, strict=True):
            assert (line.y >= seal.bottom) == under
            assert (line.x >= seal.right) != under
        if under:
            first, second, third = [seal.centre[0] for seal in seals]
            assert third - second == pytest.approx(second - first, abs=1.0)
        assert max(rect.right for rect in words) <= width


def test_in_the_story_doors_stand_by_turns_and_closer_if_they_opened_in_the_same_one(glass):
    game = tell_a_victory(glass)
    placed = {
        part.leaf.card: part.rect
        for part, _ in glass.scene.leaves
        if isinstance(part.leaf, DoorFigure) and part.leaf.card is not None
    }
    turns = {card: gained.turn for card, gained in gains(game).items()}
    doors = sorted(placed, key=lambda card: placed[card].x)
    assert [turns[card] for card in doors] == sorted(turns.values())
    apart = [placed[b].x - placed[a].right for a, b in pairwise(doors)]
    passed = [turns[b] - turns[a] for a, b in pairwise(doors)]
    assert len(set(passed)) > 2
    together = [gap for gap, many in zip(apart, passed, strict=True) if not many]
    after = [(many, gap) for gap, many in zip(apart, passed, strict=True) if many]
    assert together == pytest.approx([0.0] * len(together), abs=0.1)
    (fewest, near), (most, far) = min(after), max(after)
    assert most > fewest
    for many, gap in after:
        turns_more = (far - near) / (most - fewest) * (many - fewest)
        assert gap - near == pytest.approx(turns_more, abs=0.1)
    assert far > near + most - fewest
    wide = placed[doors[0]].w
    assert wide < 0.75 * (wide + near), "Doors of one turn are seen to belong together"
    main = [
        part.leaf.id
        for part, _ in glass.scene.leaves
        if isinstance(part.leaf, Button) and part.leaf.primary
    ]
    assert main == ["button.new_game"]


def test_facts_take_as_many_lines_as_they_were_given_room_for(glass):
    show(glass, FULL)
    kit, facts = glass.scene.kit, [f"{number} facts of a night" for number in range(3, 9)]
    told = Told("text.facts", words=DOT.join(facts), role="label", px=20)
    for width in range(300, 1200):
        wide, _ = told.size(kit, width)
        assert told.lines(kit, wide) == told.lines(kit, width)


def test_of_seven_expansions_no_name_is_broken_within_a_word(glass):
    show(glass, FULL)
    kit, game = glass.scene.kit, Game.start(OFFERED[offered.ALL], seed="seven")
    told = deal_told(glass.app, game)
    for width in range(400, 1200, 7):
        lines = Told("text.facts", words=told, role="label", px=20).lines(kit, width)
        assert " ".join(lines) == told


@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_of_a_game_shows_alignment_goals_and_spells(seats):
    game, rng = begin(OFFERED["towers+book"], seats, 5), random.Random(5)
    while game.pending is not None:
        legal = game.legal()
        wanted = [command for command in legal if isinstance(command, Build | Cast)]
        game.submit(rng.choice(wanted or legal))
    view, desk = View.of(game.state, 0), SavedTable(PARTY if seats == 2 else None)
    with opened(None, (1920, 1440), painted=False) as glass:
        glass.app.scene = Result(glass.app, game, view, desk, nowhere)
        open_story(glass)
        towers, goals = view.cards(ALIGNMENT), view.cards(GOALS)
        told = name_of(glass, "text.alignment")
        assert towers
        assert all(ENGLISH.card(tower) in told for tower in towers)
        assert "of 4" in told
        met = [number for number, goal in enumerate(goals, 1) if goal not in goals_open(view)]
        for number in range(1, len(goals) + 1):
            said = name_of(glass, f"text.goals.{number}")
            assert said.endswith(": met") == (number in met)
        assert name_of(glass, "text.goals").endswith(f"{len(met)} of 8")
        cast = [event for event in game.log if isinstance(event, SpellCast)]
        assert cast
        for number, event in enumerate(cast, 1):
            spell = ENGLISH.say(SPELL_NAMES[event.spell])
            assert name_of(glass, f"text.done.{number}").startswith(spell)


def test_the_end_of_the_base_game_shows_nothing_of_expansions(glass):
    show(glass, FULL)
    added = ("text.alignment", "text.goals", "text.done")
    assert not [t["id"] for t in glass.description["things"] if t["id"].startswith(added)]
