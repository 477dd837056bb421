"""The editions: the base game and what can be added to it. Each is a folder here."""

from game.editions.base.edition import BASE_GAME
from game.editions.book.edition import BOOK
from game.editions.catchers.edition import DREAMCATCHERS
from game.editions.combination import Editions
from game.editions.crossroads.edition import CROSSROADS
from game.editions.dreams.edition import DREAMS
from game.editions.edition import Edition, Level
from game.editions.glyphs.edition import GLYPHS
from game.editions.oniverse.edition import ONIVERSE
from game.editions.towers.edition import TOWERS

__all__ = ["BASE_GAME", "OFFERED", "Edition", "Editions", "Level"]

OFFERED = Editions(BASE_GAME, GLYPHS, TOWERS, CROSSROADS, DREAMS, DREAMCATCHERS, ONIVERSE, BOOK)
"""The base game and all that can be added to it, in the order in which it is added."""
