"""From a page about deals to the tables: new ones, and those of the journal."""

from __future__ import annotations

from game.records.deals.deal import Deal
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.screen.pages.deals.deals_scene import DealsScene


def deal_out(page: DealsScene, deal: Deal) -> None:
    """A game of this deal: for one at once, for two by the page on which they set the table."""
    if deal.seats == 1:
        page.program.games.new_game(deal.seed, deal.edition)
    else:
        page.program.ways.set_table(deal, page)


def go_on(page: DealsScene, record: Record) -> None:
    """The table of a game, whether it is over or not."""
    try:
        page.program.scene = page.program.games.resume(record.id, page)
    except Trouble as trouble:
        page.tell(page.program.words.trouble(trouble.why))


def show_again(page: DealsScene, record: Record) -> None:
    """A game that is over, once more from its beginning."""
    try:
        page.program.games.replay(record.id, page)
    except Trouble as trouble:
        page.tell(page.program.words.trouble(trouble.why))


def share_record(page: DealsScene, record: Record) -> None:
    """What can be told of a game to somebody else."""
    try:
        page.program.ways.share(page.program.games.journal.load(record.id).game)
    except Trouble as trouble:
        page.tell(page.program.words.trouble(trouble.why))
