"""All pages but the title: they are loaded while it is looked at, or when one of them is opened."""

from game.screen.pages.about.about_page import About
from game.screen.pages.games.games_page import GamesPage
from game.screen.pages.goal.goal_page import GoalPage
from game.screen.pages.party.party_page import PartyPage
from game.screen.pages.result.result_page import Result
from game.screen.pages.settings.settings_page import SettingsPage
from game.screen.pages.table.table_page import Table


class Others:
    """Their classes, by what they show."""

    about, games, goal, party, result = About, GamesPage, GoalPage, PartyPage, Result
    settings, table = SettingsPage, Table
