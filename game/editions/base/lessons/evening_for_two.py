"""The evening for two: ten minutes at one screen, for two who have never played."""

from __future__ import annotations

from game.editions.base.lessons.doors_for_two import THE_CLOTH, WHOSE_DOOR
from game.editions.base.lessons.dreams_for_two import THE_DREAMS
from game.editions.base.lessons.kind_deals import FOR_TWO
from game.editions.base.lessons.rows_for_two import THE_DRAFT, THE_SWAP, TWO_ROWS
from game.learning.lesson import Lesson
from game.words import msgid

EVENING_FOR_TWO = Lesson(
    "evening for two",
    msgid("An evening for two"),
    msgid("Ten minutes at one screen, for two who have never played."),
    seats=2,
    parts=[THE_DRAFT, TWO_ROWS, THE_SWAP, WHOSE_DOOR, THE_DREAMS, THE_CLOTH],
    farewell=[
        msgid("Each of you has a Door of every place: you have won together."),
        msgid("Now your names, and a real game with cards that lie kindly."),
    ],
    kind=FOR_TWO,
)
