"""The pages about deals: today's, the calendar, the ladder, and any deal by its code or seed."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from itertools import product
from typing import get_args

import pygame
import pytest

from game.editions import OFFERED
from game.editions.ladder.challenges import winning_lines
from game.folders import exports_folder, tried_days_file
from game.players.win_rates import win_rates
from game.records.deals.days import FIRST_DAY, LAST_DAY, day_deal, day_of, winning_line
from game.records.deals.deal import Deal, deal_of
from game.records.deals.share_code import share_code
from game.records.deals.weeks import monday_of, week_deal
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.pages.deals.attempts import FINISHED, RUNNING, of_month, recent, streak
from game.screen.pages.deals.calendar_page import Week
from game.screen.pages.deals.deal_names import deal_name
from game.screen.pages.party.party_form import SEED
from game.screen.program import Shelf
from game.table.deeds import comparison
from game.table.layout.places import Rect
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Party, Player
from game.table.saved_table import AGAIN, BRANCHED, TODAY
from tests.screen.pages.pages_hold import assert_page_holds
from tests.screen.pages.pages_used import hit, name_of, push, state_of
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import Player as Mouse
from tests.screen.robots.player import has, thing
from tests.speaking import SPOKEN, speaker

PARTY = Party((Player("Wilhelmina Charlotte", "boat"), Player("Bob", "bell")))
DAY = date(2026, 11, 23)
TABS = get_args(Shelf)


class Clock:
    """A clock that shows the time to which it is set."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 23, 11, 30, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def glass(clock: Clock) -> Iterator[Glass]:
    with opened(seed=None, painted=False, clock=clock) as shown:
        yield shown


def shelf(glass: Glass, name: str) -> None:
    """Opens one of the pages from the title."""
    glass.app.ways.title()
    glass.step()
    push(glass, "button.deals")
    push(glass, f"button.deals.{name}")


def play(
    glass: Glass, deal: Deal, *marks: str, result: str | None = "lost", hints: int = 0
) -> Game:
    """Keeps a game of this deal in the journal: just begun, lost or won, with so many hints.
    Returns the game."""
    rules = OFFERED[deal.edition]
    game = deal.begun(rules)
    table = glass.app.games.begin(game, PARTY if deal.seats == 2 else None, marks)
    if result == "lost":
        game.submit(Concede())
    elif result == "won":
        for answer in line(deal):
            game.submit(game.legal()[answer])
    for _ in range(hints):
        table.session.hint()
    table.keep()
    return game


def line(deal: Deal) -> bytes:
    """Returns the stored line that wins a deal."""
    day, challenge = day_of(deal), OFFERED.challenge(deal.edition)
    if challenge is not None:
        return winning_lines()[challenge.number - 1]
    assert day is not None
    return winning_line(day, deal.seats) or b""


def marks(glass: Glass) -> tuple[str, ...]:
    """Returns the marks of the table."""
    return glass.table.session.desk.marks


def give_up(glass: Glass) -> None:
    glass.table.session.submit(Concede())
    glass.until_rest()
    glass.step()


def able(glass: Glass, key: str) -> bool:
    return "enabled" in state_of(glass, key)


def write(glass: Glass, words: str) -> None:
    """Writes these letters into the field in place of all others."""
    glass.scene.stand("field.deal")
    hit(glass, pygame.K_a, pygame.KMOD_LCTRL)
    glass.key(pygame.K_BACKSPACE)
    glass.type(words)
    glass.step()


def today(seats: int = 1) -> Deal:
    return day_deal(DAY, seats)


# The deal of the day


def test_todays_deal_is_ranked_once_and_then_only_a_deal_that_was_met(glass):
    shelf(glass, "today")
    for seats, aim in ((1, "Every Door must be open."), (2, "Each of you opens one Door of every")):
        assert name_of(glass, f"text.aim.{seats}").startswith(aim)
        assert "8 Doors to open" in name_of(glass, f"text.deal.{seats}")
    assert "Not played yet" in name_of(glass, "text.deal.1")
    push(glass, "button.play.1")
    assert deal_of(glass.table.session.game) == today()
    assert marks(glass) == (TODAY,)
    shelf(glass, "today")
    assert "In progress" in name_of(glass, "text.deal.1")
    assert not has(glass.description, "button.play.1")
    push(glass, "button.go_on.1")
    assert marks(glass) == (TODAY,)
    give_up(glass)
    shelf(glass, "today")
    assert "Defeat" in name_of(glass, "text.deal.1")
    push(glass, "button.play.1")
    assert marks(glass) == (AGAIN,)
    shelf(glass, "today")
    assert "Defeat" in name_of(glass, "text.deal.1")  # the deal of today stays what it was


def test_where_another_begins_it_is_not_the_deal_of_the_day(glass):
    deal = today(2)
    other = Party(PARTY.players, PARTY.manner, "first" if deal.first_seat else "second")
    glass.app.games.new_pair(other, deal.seed)
    assert marks(glass) == ()


def test_a_deal_dealt_before_midnight_counts_for_its_day_though_it_ends_after(glass, clock):
    clock.time = datetime(2026, 11, 23, 23, 59, 59, tzinfo=UTC)
    shelf(glass, "today")
    assert "23 November" in name_of(glass, "text.about")
    clock.time += timedelta(seconds=2)
    glass.step()
    assert "24 November" in name_of(glass, "text.about")
    clock.time -= timedelta(seconds=3)
    shelf(glass, "today")
    push(glass, "button.play.2")
    push(glass, "button.start")
    glass.key(pygame.K_RETURN)
    assert deal_of(glass.table.session.game) == today(2)
    assert marks(glass) == (TODAY,)
    clock.time += timedelta(seconds=3)
    give_up(glass)
    found = of_month(glass.app.games.journal, DAY)
    assert found[DAY, 2].state == "lost"
    assert found[DAY, 2].ranked is not None
    glass.app.games.new_game(today().seed)  # typed by hand on a later day
    assert marks(glass) == ()


def test_the_day_is_that_of_utc_wherever_one_is(glass, clock):
    for hours in (-11, 0, 14):
        here = timezone(timedelta(hours=hours))
        clock.time = datetime(2026, 11, 24, 0, 0, 1, tzinfo=UTC).astimezone(here)
        assert glass.app.games.today() == date(2026, 11, 24)
        clock.time -= timedelta(seconds=2)
        assert glass.app.games.today() == DAY


def test_whatever_a_clock_shows_all_pages_of_deals_open(glass, clock):
    zones = None, UTC, timezone(timedelta(hours=14)), timezone.min
    for time, zone in product((datetime.min, datetime.max), zones):
        clock.time = time.replace(tzinfo=zone)
        for shown in TABS:
            shelf(glass, shown)
            assert glass.scene.shelf == shown
        game = play(glass, day_deal(glass.app.games.today(), 1), TODAY)
        shelf(glass, "today")
        assert "Defeat" in name_of(glass, "text.deal.1")
        assert glass.app.games.marks_for(deal_of(game)) == (AGAIN,)


def test_a_past_day_is_played_later_and_not_ranked(glass):
    past = DAY - timedelta(5)
    shelf(glass, "calendar")
    push(glass, f"button.day.{past}")
    assert "no longer count for it" in name_of(glass, "text.about")
    push(glass, "button.play.1")
    assert deal_of(glass.table.session.game) == day_deal(past, 1)
    assert marks(glass) == ()
    give_up(glass)
    shelf(glass, "calendar")
    assert name_of(glass, f"button.day.{past}") == "18 November 2026. Alone: Defeat"
    push(glass, f"button.day.{past}")
    assert "not for the day" in name_of(glass, "text.deal.1")
    push(glass, "button.play.1")
    assert marks(glass) == (AGAIN,)


def test_after_the_ranked_game_a_better_one_changes_nothing_and_before_it_the_best_is_shown(glass):
    play(glass, today(), result="lost")
    play(glass, today(), result="won")
    found = of_month(glass.app.games.journal, DAY)[DAY, 1]
    assert (found.state, found.ranked) == ("won", None)
    play(glass, today(2), TODAY, result="lost")
    play(glass, today(2), AGAIN, result="won")
    found = of_month(glass.app.games.journal, DAY)[DAY, 2]
    assert found.state == "lost"
    assert found.ranked == found.shown


def delete_for_good(glass: Glass) -> None:
    """Deletes the finished game that was played last, and leaves the page of the games."""
    glass.app.ways.title()
    glass.step()
    push(glass, "button.games")
    push(glass, "button.finished")
    number = glass.app.games.journal.records("finished")[0].id
    push(glass, f"button.delete.{number}")
    glass.key(pygame.K_ESCAPE)
    glass.step()


def test_a_deal_of_today_whose_game_is_deleted_for_good_is_not_ranked_again(clock):
    with opened(seed=None, painted=False, clock=clock) as glass:
        play(glass, today(2), TODAY, result="lost")
        play(glass, Deal("another"), result="lost")
        delete_for_good(glass)
        delete_for_good(glass)
        assert glass.app.games.journal.count("finished") == 0
        assert glass.app.games.journal.count("deleted") == 0
    with opened(seed=None, painted=False, clock=clock) as glass:
        assert glass.app.games.marks_for(today(2)) == (AGAIN,)
        assert glass.app.games.marks_for(today(1)) == (TODAY,)
        assert glass.app.games.marks_for(Deal("another")) == ()
        shelf(glass, "today")
        assert "Played and deleted" in name_of(glass, "text.deal.2")
        assert "Not played yet" in name_of(glass, "text.deal.1")


def test_what_cannot_be_remembered_of_a_day_is_not_deleted_for_good(glass):
    play(glass, today(), TODAY, result="lost")
    tried_days_file().mkdir()
    delete_for_good(glass)
    assert glass.app.games.journal.count("deleted") == 1
    tried_days_file().rmdir()
    assert glass.app.games.marks_for(today()) == (AGAIN,)


def test_a_day_that_was_won_with_a_hint_is_won_but_not_ranked(glass):
    play(glass, today(), TODAY, result="won", hints=1)
    found = of_month(glass.app.games.journal, DAY)[DAY, 1]
    assert (found.state, found.ranked, found.won_on_it) == ("won", None, False)
    assert streak(glass.app.games.journal, DAY) == 0


def test_days_that_were_won_in_a_row_are_counted_up_to_today_or_yesterday(glass):
    journal = glass.app.games.journal
    for days in (1, 2, 4):
        play(glass, day_deal(DAY - timedelta(days), 1), TODAY, result="won")
    assert streak(journal, DAY) == 2
    play(glass, day_deal(DAY - timedelta(3), 1), result="won")  # played after its day
    assert streak(journal, DAY) == 2
    play(glass, today(2), TODAY, result="won")
    assert streak(journal, DAY) == 3
    shelf(glass, "today")
    assert name_of(glass, "text.told") == "Won 3 days in a row."
    for day in (date(2026, 11, 30), date(2026, 12, 1)):
        play(glass, day_deal(day, 1), TODAY, result="won")
    assert streak(journal, date(2026, 12, 2)) == 2


def test_what_was_played_of_a_day_can_be_looked_at_seen_again_and_compared(glass):
    game = play(glass, today(), TODAY, result="won")
    shelf(glass, "today")
    assert "Victory" in name_of(glass, "text.deal.1")
    page = glass.scene
    push(glass, "button.share.1")
    title = "Deal of 23 November 2026, alone"
    lines = comparison(speaker(), game, OFFERED.show, title)
    assert name_of(glass, "text.result").endswith(lines.replace("\n", ". "))
    push(glass, "button.back")
    assert glass.scene is page
    push(glass, "button.replay.1")
    assert glass.scene.name == "replay"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene is page
    push(glass, "button.look.1")
    glass.until_rest()
    assert glass.table.session.game.log == game.log


# The deal of the week


def week(seats: int = 1) -> Deal:
    return week_deal(monday_of(DAY), seats)


def played_by_mouse(glass: Glass) -> None:
    """Plays the game on the table by the mouse to its end."""
    player = Mouse("weekly")
    for _ in range(1000):
        if glass.scene.name != "table":
            return
        glass.do(player.next(glass.description))
        glass.until_rest()
    pytest.fail("the game has no end")


def test_the_deal_of_the_week_is_played_by_the_mouse_and_kept_apart_from_those_of_days(glass):
    glass.move_with(Tempo(INSTANT))
    shelf(glass, "week")
    assert name_of(glass, "text.game") == "Crossroads and Dead Ends (harder)"
    assert "Both deals can be won" in name_of(glass, "text.about")
    assert "Not played yet" in name_of(glass, "text.deal.1")
    push(glass, "button.play.1")
    assert deal_of(glass.table.session.game) == week()
    assert marks(glass) == (TODAY,)
    played_by_mouse(glass)
    shelf(glass, "week")
    assert "Defeat" in name_of(glass, "text.deal.1")
    assert "Not played yet" in name_of(glass, "text.deal.2")
    assert glass.app.games.marks_for(week()) == (AGAIN,)
    assert glass.app.games.marks_for(today()) == (TODAY,)
    shelf(glass, "today")
    assert "Not played yet" in name_of(glass, "text.deal.1")
    assert streak(glass.app.games.journal, DAY) == 0


def test_a_week_says_how_hard_its_game_is_and_what_was_kept_of_it(glass):
    play(glass, week(2), TODAY, result="lost")
    shelf(glass, "calendar")
    told = name_of(glass, "button.week.2026-11-23")
    assert told == (
        "The week of 23 November 2026. Crossroads and Dead Ends (harder). For two: Defeat"
    )
    push(glass, "button.week.2026-11-23")
    for seats in (1, 2):
        rate = win_rates()[week().edition, seats]
        told = name_of(glass, f"text.difficulty.{seats}").replace("\u00a0", " ")
        assert told.endswith(f": the adviser wins {rate.won} of {rate.games} deals.")
    assert "Defeat" in name_of(glass, "text.deal.2")
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert name_of(glass, "text.title") == "November 2026"


def test_a_past_week_can_be_played_and_one_to_come_stays_shut(glass):
    shelf(glass, "calendar")
    assert not able(glass, "button.week.2026-11-30")
    push(glass, "button.week.2026-11-16")
    assert "no longer count for it" in name_of(glass, "text.about")
    push(glass, "button.play.1")
    assert deal_of(glass.table.session.game) == week_deal(date(2026, 11, 16), 1)
    assert marks(glass) == ()
    give_up(glass)
    assert has(glass.description, "button.deals")
    push(glass, "button.deals")
    assert glass.scene.name == "week"
    assert "not for the week" in name_of(glass, "text.deal.1")
    shelf(glass, "any")
    write(glass, share_code(week_deal(date(2026, 11, 30), 1)))
    assert name_of(glass, "text.read") == "This deal opens on 30 November 2026."


def test_the_week_ends_with_sunday_in_utc(glass, clock):
    clock.time = datetime(2026, 11, 29, 23, 59, 59, tzinfo=UTC)
    shelf(glass, "week")
    assert "23 November" in name_of(glass, "text.about")
    clock.time += timedelta(seconds=2)
    glass.step()
    assert "30 November" in name_of(glass, "text.about")
    assert glass.app.games.marks_for(week()) == ()


# The calendar


def test_days_to_come_are_shut_and_months_turn_between_the_first_and_this(glass, clock):
    clock.time = datetime(2027, 1, 15, 8, 0, tzinfo=UTC)
    shelf(glass, "calendar")
    assert name_of(glass, "text.title") == "January 2027"
    assert able(glass, "button.day.2027-01-15")
    assert not able(glass, "button.day.2027-01-16")
    push(glass, "button.day.2027-01-16")
    assert glass.scene.name == "calendar"
    assert not able(glass, "button.later")
    glass.key(pygame.K_PAGEUP)
    assert name_of(glass, "text.title") == "December 2026"
    push(glass, "button.day.2026-12-24")
    assert name_of(glass, "text.title") == "24 December 2026"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert name_of(glass, "text.title") == "December 2026"
    glass.wheel(1)
    assert name_of(glass, "text.title") == "November 2026"
    assert not able(glass, "button.earlier")
    assert able(glass, f"button.day.{FIRST_DAY}")
    glass.key(pygame.K_PAGEUP)
    assert name_of(glass, "text.title") == "November 2026"
    push(glass, "button.later")
    assert name_of(glass, "text.title") == "December 2026"


def test_the_calendar_tells_in_words_what_its_doors_show(glass):
    play(glass, today(), TODAY, result="won")
    play(glass, today(2), TODAY, result=None)
    play(glass, day_deal(DAY - timedelta(1), 1), result="won")
    shelf(glass, "calendar")
    told = "23 November 2026. Today. Alone: won on the day. For two: In progress"
    assert name_of(glass, f"button.day.{DAY}") == told
    past = name_of(glass, f"button.day.{DAY - timedelta(1)}")
    assert past == "22 November 2026. Alone: Victory"


def test_the_doors_of_past_days_that_were_not_played_stand_back(glass):
    for at_all in ((), ("played",)):
        if at_all:
            play(glass, day_deal(DAY - timedelta(1), 1), result="won")
        shelf(glass, "calendar")
        days = {part.leaf.id: part.leaf for part in glass.scene.laid.body.parts}
        found = {
            back: [door.quiet for door in days[f"button.day.{DAY - timedelta(back)}"].doors]
            for back in (0, 1, 2)
        }
        assert found == {0: [False], 1: [not at_all], 2: [True]}


def test_the_calendar_is_gone_through_by_keys_alone(glass):
    glass.app.ways.title()
    glass.step()
    for _ in range(4):
        glass.key(pygame.K_TAB)
    glass.key(pygame.K_RETURN)
    glass.step()
    assert glass.scene.name == "deals"
    glass.scene.stand("button.deals.calendar")
    glass.key(pygame.K_RETURN)
    glass.step()
    glass.scene.stand(f"button.day.{DAY}")
    glass.key(pygame.K_UP)
    assert glass.scene.focus == f"button.day.{DAY - timedelta(7)}"
    glass.key(pygame.K_RIGHT)
    assert glass.scene.focus == f"button.day.{DAY - timedelta(6)}"
    glass.key(pygame.K_RETURN)
    glass.step()
    assert name_of(glass, "text.title") == "17 November 2026"


def test_beyond_the_stored_lines_a_deal_is_offered_and_that_is_said(glass, clock):
    clock.time = datetime(LAST_DAY.year + 1, 3, 1, 8, 0, tzinfo=UTC)
    shelf(glass, "today")
    assert "Nobody knows yet" in name_of(glass, "text.about")
    push(glass, "button.play.1")
    assert marks(glass) == (TODAY,)


# Any deal


def test_a_code_is_for_as_many_as_it_says_and_a_seed_for_either(glass):
    shelf(glass, "any")
    assert not able(glass, "button.play.1")
    write(glass, share_code(Deal("abcdefghjk", seats=2)))
    assert (able(glass, "button.play.1"), able(glass, "button.play.2")) == (False, True)
    assert name_of(glass, "text.read") == "A deal for two players."
    write(glass, share_code(Deal("abcdefghjk")).upper())
    assert (able(glass, "button.play.1"), able(glass, "button.play.2")) == (True, False)
    glass.key(pygame.K_RETURN)
    glass.step()
    assert deal_of(glass.table.session.game) == Deal("abcdefghjk")
    shelf(glass, "any")
    write(glass, "abcdefghjk")
    assert "taken as a seed.   ·   You have met it before." in name_of(glass, "text.read")
    assert (able(glass, "button.play.1"), able(glass, "button.play.2")) == (True, True)
    push(glass, "button.play.1")
    assert marks(glass) == (AGAIN,)


def test_one_wrong_letter_is_told_and_nothing_is_dealt(glass):
    shelf(glass, "any")
    code = share_code(Deal("abcdefghjk"))
    wrong = ("z" if code[0] != "z" else "y") + code[1:]
    write(glass, wrong)
    assert "a letter is wrong" in name_of(glass, "text.read")
    glass.key(pygame.K_RETURN)
    glass.step()
    assert glass.scene.name == "any_deal"
    write(glass, share_code(Deal("somewhere", "elsewhere")))
    assert name_of(glass, "text.read") == "This deal is for a game that is not installed here."
    assert not able(glass, "button.play.1")


def test_the_deal_of_a_day_to_come_stays_shut(glass):
    deal = day_deal(DAY + timedelta(1), 1)
    shelf(glass, "any")
    for text in (share_code(deal), deal.seed):
        write(glass, text)
        assert name_of(glass, "text.read") == "This deal opens on 24 November 2026."
        assert not able(glass, "button.play.1")
    write(glass, share_code(today()))
    assert name_of(glass, "text.read") == "Deal of 23 November 2026, alone"


def test_one_types_at_once_and_all_that_is_marked_gives_way_to_what_is_typed_or_pasted(glass):
    shelf(glass, "any")
    glass.type("one")
    assert name_of(glass, "field.deal") == "Share code or seed: one"
    assert able(glass, "button.play.1")
    hit(glass, pygame.K_a, pygame.KMOD_LCTRL)
    glass.type("two")
    assert name_of(glass, "field.deal") == "Share code or seed: two"
    hit(glass, pygame.K_a, pygame.KMOD_LCTRL)
    glass.key(pygame.K_END)
    glass.type("!")
    assert name_of(glass, "field.deal") == "Share code or seed: two!"
    code = share_code(Deal("abcdefghjk"))
    pygame.scrap.put_text(f" {code}\n")
    push(glass, "button.paste")
    assert name_of(glass, "field.deal") == f"Share code or seed: {code}"
    pygame.scrap.put_text("")
    push(glass, "button.paste")
    assert name_of(glass, "text.told") == "There is nothing to paste."


def test_what_was_played_is_continued_or_dealt_again_by_its_row(glass):
    deal = Deal("for both", seats=2)
    play(glass, deal)
    play(glass, today(), TODAY)
    game = play(glass, Deal("not over"), result=None)
    shelf(glass, "any")
    assert name_of(glass, "text.deal.1") == "Deal of 23 November 2026, alone"
    assert name_of(glass, "button.again.0") == "Continue"
    push(glass, "button.again.0")
    glass.until_rest()
    assert glass.table.session.game.log == game.log
    assert glass.app.games.journal.count("running") == 1
    shelf(glass, "any")
    push(glass, "button.again.2")
    assert glass.scene.name == "setting"
    push(glass, "button.start")
    glass.key(pygame.K_RETURN)
    assert deal_of(glass.table.session.game) == deal
    assert marks(glass) == (AGAIN,)


def test_finished_deals_are_listed_newest_first_however_many_games_go_on(glass):
    for number in range(FINISHED + 2):
        play(glass, Deal(f"over {number}"))
    play(glass, Deal("over 0"))
    for number in range(3 * RUNNING + 1):
        play(glass, Deal(f"goes on {number}"), result=None)
    listed = recent(glass.app.games.journal, OFFERED)
    running = [f"goes on {number}" for number in range(3 * RUNNING, 2 * RUNNING, -1)]
    over = [f"over {number}" for number in (0, *range(FINISHED + 1, 2, -1))]
    assert [record.seed for record in listed] == [*running, *over]
    assert len(over) == FINISHED


def test_who_sets_the_table_for_a_deal_does_not_choose_another(glass):
    shelf(glass, "any")
    write(glass, share_code(Deal("abcdefghjk", seats=2, first=1)))
    glass.app.change(replace(glass.app.settings, party={"starter": "first"}))
    push(glass, "button.play.2")
    assert not able(glass, SEED)
    assert name_of(glass, "text.title").startswith("Setting the table   ·   Deal ")
    assert "selected" in thing(glass.description, "button.starter.second")["state"]
    push(glass, "button.starter.first")
    push(glass, SEED)
    glass.type("other")
    push(glass, "button.manner.curtain")
    assert name_of(glass, SEED) == "Seed: abcdefghjk"
    assert glass.app.settings.party["starter"] == "first"  # what they chose is remembered
    push(glass, "button.start")
    glass.key(pygame.K_RETURN)
    assert glass.table.session.game.state.first_seat == 1


# What one tells of a deal


def test_the_deal_on_the_table_is_shared_from_its_menu(glass):
    glass.app.games.new_game("my own deal")
    glass.until_rest()
    table = glass.scene
    glass.key(pygame.K_ESCAPE)
    push(glass, "button.share")
    copies = [t["rect"] for t in glass.description["things"] if t["id"].startswith("button.copy.")]
    x, _, wide, _ = thing(glass.description, "button.back")["rect"]
    assert copies
    assert {left + across for left, _, across, _ in copies} == {x + wide}
    code = share_code(Deal("my own deal"))
    assert not has(glass.description, "button.copy.result")
    push(glass, "button.copy.code")
    assert pygame.scrap.get_text() == code
    assert "Copied" in name_of(glass, "text.told")
    push(glass, "button.copy.seed")
    assert pygame.scrap.get_text() == "my own deal"
    glass.key(pygame.K_ESCAPE)
    glass.step()
    assert glass.scene is table


def test_a_long_code_stands_on_lines_of_much_the_same_length(glass):
    deal = OFFERED.challenges[0].deal
    glass.app.ways.share(play(glass, deal))
    part = glass.scene.placed("text.code")
    lines = part.leaf.lines(glass.scene.kit, part.rect.w)
    assert "".join(lines) == share_code(deal)
    groups = [len(line.strip("-").split("-")) for line in lines]
    assert len(groups) == 2
    assert max(groups) - min(groups) <= 1
    assert name_of(glass, "text.about") == "Whoever types this code gets the same cards."


def test_without_a_clipboard_the_text_is_saved_or_at_least_can_be_read(glass, monkeypatch):
    def missing(*words: str) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", missing)
    monkeypatch.setattr(pygame.scrap, "get_text", missing)
    glass.app.games.new_game("my own deal")
    glass.until_rest()
    glass.app.ways.share(glass.table.session.game)
    glass.step()
    push(glass, "button.copy.code")
    (file,) = exports_folder().iterdir()
    assert name_of(glass, "text.told").endswith(f"Saved as {file}")
    assert file.read_text(encoding="utf-8") == share_code(Deal("my own deal"))
    file.unlink()
    exports_folder().rmdir()
    exports_folder().touch()
    push(glass, "button.copy.code")
    assert "write it down" in name_of(glass, "text.told")
    assert name_of(glass, "text.code") == f"Share code: {share_code(Deal('my own deal'))}"
    shelf(glass, "any")
    push(glass, "button.paste")
    assert name_of(glass, "text.told") == "There is nothing to paste."


# The ladder


def test_every_challenge_can_be_tried_and_the_first_that_is_not_won_is_shown(glass):
    challenges = OFFERED.challenges
    shelf(glass, "ladder")
    assert name_of(glass, "text.challenge") == f"Challenge 1: {challenges[0].title}"
    play(glass, challenges[0].deal, result="won")
    shelf(glass, "ladder")
    assert name_of(glass, "button.step.1").endswith("Victory")
    assert name_of(glass, "text.challenge") == f"Challenge 2: {challenges[1].title}"
    play(glass, challenges[1].deal, result="lost")
    play(glass, replace(challenges[2].deal, seed="other cards"), result="lost")
    play(glass, challenges[2].deal, BRANCHED, result="won")
    shelf(glass, "ladder")
    assert name_of(glass, "button.step.2").endswith("Not won yet")
    assert name_of(glass, "button.step.3").endswith("Not tried yet")
    assert name_of(glass, "text.challenge") == f"Challenge 2: {challenges[1].title}"
    assert name_of(glass, "text.told") == f"1 of {len(challenges)} challenges won"
    last = challenges[-1]
    push(glass, f"button.step.{last.number}")
    assert name_of(glass, "text.challenge") == f"Challenge {last.number}: {last.title}"
    glass.key(pygame.K_LEFT)
    glass.scene.stand("button.step.2")
    glass.key(pygame.K_RIGHT)
    assert name_of(glass, "text.challenge") == f"Challenge 3: {challenges[2].title}"
    glass.scene.stand("button.step.2")
    push(glass, "button.play_challenge")
    assert glass.table.session.game.rules.edition == "ladder-2"


def test_a_challenge_for_two_is_set_as_a_table_and_played_by_its_own_rules(glass):
    challenge = next(each for each in OFFERED.challenges if each.seats == 2)
    shelf(glass, "ladder")
    push(glass, f"button.step.{challenge.number}")
    push(glass, "button.play_challenge")
    push(glass, "button.start")
    glass.key(pygame.K_RETURN)
    assert glass.table.session.game.rules.edition == challenge.edition


# All of them


@pytest.mark.parametrize(
    ("size", "language", "letters"),
    [
        ((1024, 640), "fr", 2.0),
        ((1024, 640), "long", 2.0),
        ((1280, 720), "en", 1.0),
        ((1080, 1350), "fr", 1.0),
    ],
)
def test_with_all_kinds_of_games_all_fits_and_is_named(clock, size, language, letters):
    with opened(seed=None, size=size, painted=False, clock=clock) as glass:
        play(glass, today(), TODAY, result="won")
        play(glass, today(2), TODAY, result="lost")
        play(glass, today(2), AGAIN, result=None)
        play(glass, day_deal(DAY - timedelta(1), 2), result="won")
        play(glass, Deal("a long seed " * 5 + "x"), result="lost")
        play(glass, OFFERED.challenges[0].deal, result="won")
        glass.app.words = SPOKEN[language]
        glass.write_at(letters)
        for tab in TABS:
            glass.app.ways.deals(tab)
            glass.step()
            assert_page_holds(glass.scene)
            assert all(one["name"] for one in glass.description["things"])
            legend = [part for part, _ in glass.scene.leaves if "text.sign." in part.leaf.id]
            assert len(legend) == (8 if tab == "calendar" else 0)
        glass.app.ways.deals("today")
        glass.scene.press("button.share.1")
        glass.scene.press("button.copy.result")
        assert_page_holds(glass.scene)


def test_a_week_of_many_boxes_shows_the_first_one_and_how_many_others_there_are(glass):
    shelf(glass, "calendar")
    kit, seen = glass.scene.kit, list[bytes]()
    games = [("glyphs", "towers", "book"), ("glyphs", "dreams", "catchers"), ("glyphs", "towers")]
    for boxes in (*games, ("glyphs", "towers", "dreams", "book")):
        drawn = pygame.Surface((160, 80))
        Week(boxes=boxes).draw(kit, drawn, Rect(0, 0, 160, 80), False)
        seen.append(pygame.image.tobytes(drawn, "RGB"))
    assert seen[0] == seen[1], "two others"
    assert len(set(seen)) == 3
    weeks = [part.leaf.others for part, _ in glass.scene.leaves if isinstance(part.leaf, Week)]
    (legend,) = [one for one, _ in glass.scene.leaves if one.leaf.id == "text.sign.others"]
    assert legend.leaf.name == f"+{next(filter(None, weeks))}: more expansions"


def test_what_is_hidden_is_told_by_no_page(glass):
    """A running game with hidden hands shows nothing but its deal, which both players know."""
    hidden = replace(PARTY, manner="curtain")
    game = Game.start(OFFERED["base"], seed=today(2).seed, seats=2, visibility="hidden")
    glass.app.games.begin(game, hidden, (TODAY,)).keep()
    shelf(glass, "today")
    facts = name_of(glass, "text.deal.2")
    assert "In progress" in facts
    shelf(glass, "any")
    told = " ".join(one["name"] for one in glass.description["things"])
    assert not [card for card in game.state.zone("hand.0") if speaker().card(card) in told]


def test_a_deal_of_many_expansions_says_how_many_they_are():
    words = speaker()
    few, many = (
        deal_name(words, Deal("moon", edition, 1), OFFERED)
        for edition in ("glyphs+towers-2", "glyphs+towers-2+dreams+catchers+book-2")
    )
    assert few.endswith(", Glyphs + Towers (harder)")
    assert many.endswith(", 5\u00a0expansions")
