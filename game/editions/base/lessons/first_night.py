"""The first night: a dream of ten minutes for one, in which every rule comes up once."""

from __future__ import annotations

from game.editions.base.lessons.end_of_night import THE_LAST_DOOR, THE_NIGHTMARE, WHAT_HELPS
from game.editions.base.lessons.first_row import EIGHT_DOORS, THE_ROW, THE_TRIO
from game.editions.base.lessons.keys_and_doors import THE_KEY, THE_PROPHECY, TO_LIMBO
from game.editions.base.lessons.kind_deals import FOR_ONE
from game.learning.lesson import Lesson
from game.words import msgid

FIRST_NIGHT = Lesson(
    "first night",
    msgid("The first night"),
    msgid("A dream of ten minutes, for one who has never played."),
    seats=1,
    parts=[
        EIGHT_DOORS,
        THE_ROW,
        THE_TRIO,
        THE_KEY,
        TO_LIMBO,
        THE_PROPHECY,
        THE_NIGHTMARE,
        WHAT_HELPS,
        THE_LAST_DOOR,
    ],
    farewell=[
        msgid("All eight Doors are open: you can dream."),
        msgid("Now a real game, with cards that lie kindly."),
    ],
    kind=FOR_ONE,
)
