"""All pages but the title. This module is loaded while the title is shown, or when a page is
opened."""

from collections.abc import Callable, Mapping
from datetime import date

from game.screen.pages.book.book_page import BookPage
from game.screen.pages.choosing.choosing_page import ChoosingPage
from game.screen.pages.deals.any_deal_page import AnyDealPage
from game.screen.pages.deals.calendar_page import CalendarPage
from game.screen.pages.deals.day_page import DayPage
from game.screen.pages.deals.ladder_page import LadderPage
from game.screen.pages.deals.share_page import SharePage
from game.screen.pages.deals.week_page import WeekPage
from game.screen.pages.games.games_page import GamesPage
from game.screen.pages.keys_page import KeysPage
from game.screen.pages.learn import LearnPage, LessonOver
from game.screen.pages.party.goal_page import GoalPage
from game.screen.pages.party.party_page import PartyPage
from game.screen.pages.replay.replay_page import FileReplay, Replay
from game.screen.pages.result.result_page import Result
from game.screen.pages.review.review_page import ReviewPage
from game.screen.pages.settings import SettingsPage
from game.screen.pages.statistics.achievements_page import AchievementsPage
from game.screen.pages.statistics.statistics_page import StatisticsPage
from game.screen.pages.title.about_page import About
from game.screen.pages.watch.watch_page import watched_deal, watched_on
from game.screen.program import Program, Shelf
from game.screen.scene import Scene
from game.screen.table.table_page import Table


class LazyPages:
    """The classes of the pages, by what they show."""

    about, book, games, goal, party = About, BookPage, GamesPage, GoalPage, PartyPage
    result, table, learn = Result, Table, LearnPage
    lesson_over, replay, file_replay, share = LessonOver, Replay, FileReplay, SharePage
    watched_deal, watched_on = staticmethod(watched_deal), staticmethod(watched_on)
    review, choosing = ReviewPage, ChoosingPage
    named: Mapping[str, Callable[[Program, Scene | None], Scene]] = {
        page.name: page for page in (AchievementsPage, KeysPage, SettingsPage, StatisticsPage)
    }
    """The pages that need to know only the scene to which they lead back, by their names."""
    deals: Mapping[Shelf, Callable[[Program, date | None], Scene]] = {
        "today": DayPage,
        "week": WeekPage,
        "calendar": CalendarPage,
        "ladder": LadderPage,
        "any": AnyDealPage,
    }
