"""The book of the rules of the base game, in our own words: one module for a chapter or two."""

from game.editions.base.book.goal_and_row import A_TURN, ROW_AND_DOORS, THE_CARDS, THE_GOAL
from game.editions.base.book.keys_and_nightmares import (
    DOORS_THAT_COME_UP,
    KEYS_AND_PROPHECIES,
    THE_ENDS,
    THE_NIGHTMARES,
)
from game.editions.base.book.table_words import TABLE_WORDS
from game.editions.base.book.two_players import FOR_TWO

BASE_BOOK = (
    THE_GOAL,
    THE_CARDS,
    A_TURN,
    ROW_AND_DOORS,
    KEYS_AND_PROPHECIES,
    DOORS_THAT_COME_UP,
    THE_NIGHTMARES,
    THE_ENDS,
    FOR_TWO,
    TABLE_WORDS,
)
"""Chapters of the book."""
