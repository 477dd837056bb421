"""The rows of the page of games: a game of the journal, and a file that may hold one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path

from game.editions import Editions
from game.records.deals.days import day_of
from game.records.journal.record import Record
from game.records.statistics.figures import hints, marks
from game.screen.cards.sprites import CardImages
from game.screen.pages.dates import day_told, moment_told
from game.screen.pages.deals.attempts import deal_of_record
from game.screen.pages.game_summary import players, standing
from game.screen.pages.games.small_doors import SmallDoors, counted
from game.screen.pages.review.reckoners import reckoner
from game.screen.ui.arrange import Card, Column, Ends, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.words import Words as Line
from game.table.counting import Groups
from game.table.saved_table import AGAIN, BRANCHED
from game.words import Words, tellable

CONTINUE, REPLAY, REVIEW, DELETE, EXPORT, IMPORT = (
    "button.continue.",
    "button.replay.",
    "button.review.",
    "button.delete.",
    "button.export.",
    "button.import.",
)

DOT = "\u00a0\u00a0\u00a0·\u00a0\u00a0 "
"""Stands between two facts. A line breaks only after it."""


def game_row(
    words: Words,
    editions: Editions,
    record: Record,
    doors: Groups | None,
    cards: CardImages,
    press: Callable[[str, int], None],
) -> Element:
    """Returns the row of a game: who plays and when, how far it has come, and its buttons. `doors`
    is None while it is unknown which of them are gained. A button calls `press` with its kind and
    the number of the game."""
    say, over = words.say, record.result is not None
    heading = [players(words, record), moment_told(words, record.touched)]
    if over:
        heading.insert(0, say("Victory") if record.result == "won" else say("Defeat"))
    rules = editions.get(record.edition)
    reviewed = reckoner(editions, record.edition, record.seats)
    facts = [*standing(words, editions, record)]
    if record.seats == 2:
        facts.append(say("Hidden hands") if record.visibility == "hidden" else say("Open hands"))
    facts += where_from(words, editions, record)
    if record.rewinds:
        facts.append(words.rewinds(record.rewinds))
    if advised := hints(record):
        facts.append(words.plural("{n} hint", "{n} hints", advised))
    if record.imported:
        facts.append(say("From a file"))
    labels = {
        CONTINUE: say("Look") if over else say("Continue"),
        **({REPLAY: say("Replay")} if over else {}),
        **({REVIEW: say("Review")} if over and reviewed else {}),
        EXPORT: say("Export"),
        DELETE: say("Delete"),
    }
    buttons = [
        Button(
            f"{kind}{record.id}",
            label=label,
            primary=kind == CONTINUE,
            act=partial(press, kind, record.id),
            least=0,
        )
        for kind, label in labels.items()
    ]
    shown = doors or (counted(rules, record) if rules else ())
    count = words.doors_count(record.doors, rules.doors) if rules else ""
    beside = [fact for fact in facts if not shown or fact != count]
    said = ". ".join(("   ·   ".join(heading), "   ·   ".join(facts)))
    told = _told(f"text.game.{record.id}", said, DOT.join(heading), DOT.join(beside))
    if shown:
        told = Ends(told, SmallDoors(groups=shown, known=doors is not None, cards=cards))
    return Card(Ends(told, Row(buttons, gap=12)), edge=10)


def _told(key: str, said: str, heading: str, facts: str) -> Element:
    """Returns the words of a row."""
    lines = [
        Line(words=heading, role="body_bold", px=24, ink="strong"),
        Line(words=facts, px=19),
    ]
    return Card(Column(lines, gap=0), id=key, said=said, look=None)


def where_from(words: Words, editions: Editions, record: Record) -> Iterator[str]:
    """Yields the name of the deal, if it has one, the name of the game, and how the players came to
    it."""
    deal, told = deal_of_record(record), marks(record)
    if day := day_of(deal):
        yield words.say("Deal of {date}", date=day_told(words, day))
    if challenge := editions.challenge(record.edition):
        yield words.say("Challenge {number}", number=challenge.number)
    elif game := words.game(record.edition)[0]:
        yield game
    if AGAIN in told:
        yield words.say("Same deal again")
    if BRANCHED in told:
        yield words.say("From a replay")


def file_row(words: Words, number: int, path: Path, press: Callable[[str, int], None]) -> Element:
    """Returns the row of a file that may hold a game. Its button calls `press` with its kind and
    the number of the file."""
    try:
        time = datetime.fromtimestamp(path.stat().st_mtime)
        changed = moment_told(words, time.isoformat())
    except (OSError, ValueError, OverflowError):
        changed = ""
    act = partial(press, IMPORT, number)
    button = Button(f"{IMPORT}{number}", label=words.say("Import"), primary=True, act=act)
    name, where = tellable(path.name), tellable(f"{path.parent.name}   ·   {changed}")
    told = _told(f"text.file.{number}", f"{name}. {where}", name, where)
    return Card(Ends(told, button), edge=10)
