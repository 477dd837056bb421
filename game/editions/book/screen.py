"""How the decisions of the Book are put to the player."""

from __future__ import annotations

from game.editions.book.spells import DrawOn, Spend
from game.screen.pages.table.asking.questions import Presentation

PRESENTATION = Presentation(speak_for_themselves=(DrawOn, Spend))
