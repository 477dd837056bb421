"""Makes an example of every format that the program writes, for tests/saves.

python build_scripts/saves.py

An example that is there is never written again: what was released must open for ever. After a
change of format, give the new one the next number here; settings have theirs by themselves.
"""

import json
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

# A script sees its own folder only; the game and the tests lie beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.partners import OfferSwap
from game.editions.base.prophecy import Prophesy
from game.records.journal.codec import Codec
from game.records.journal.file import writing
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.record import facts
from game.records.journal.settings import FILE, FORMAT, GONE, SINCE, Settings, plain, write_settings
from game.records.journal.text.game_files import bring_in
from game.records.journal.text.json_lines import written
from game.records.journal.text.share import exported
from game.rules.chance import shuffled
from game.rules.event import Answered, DeckShuffled
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Cards
from game.rules.steps import Command, Decision
from game.table.party import Manner, Party, Player
from game.table.saved_table import SavedTable
from tests.playthroughs.retelling import PLAYTHROUGHS, Playthrough

SAVES = Path(__file__).resolve().parent.parent / "tests" / "saves"
BEGAN = datetime(2026, 11, 22, 20, 15)
Facts = dict[str, Any]
PARTY: Facts = {
    "players": [{"name": "Zoë", "emblem": "boat"}, {"name": "Bo", "emblem": "bell"}],
    "manner": "peek",
    "starter": "first",
    "seats": {"hidden": False},
    "talk": "silence",
}


def settings(form: int, path: Path) -> list[Facts]:
    """Settings, each with another value than at first, as this format keeps or kept them."""
    chosen = Settings(
        language="fr",
        text_size=150,
        high_contrast=True,
        reduced_motion=True,
        speed=0.5,
        sound=35,
        ambience=0,
        muted=True,
        captions=True,
        full_screen=True,
        window_size=(1600, 900),
        window_place=(-20, 40),
        desktops=((1920, 1080), (2560, 1440)),
        ask_every_search=True,
        goal_told=("Zoë", "Bo"),
        party=PARTY,
        long_pauses=True,
        markers=False,
        greeted=True,
        whispers=False,
        whispered=("row", "limbo"),
        silenced=("a Door given back",),
        lessons={"night": {"part": "symbols", "done": ["goal"]}},
        draw_by_hand=True,
        win_chance=True,
        counted_from=41,
        edition="glyphs+book-hard",
        easy_font=True,
        left_handed=True,
        mono=True,
        voice=60,
        narration=True,
        narration_captions=True,
        hold_to_play=True,
        ask_first=True,
        drag_distance=24,
        rumble=True,
        keys={"play": "w", "an action of a later version": "f5"},
        pad={"hint": "leftstick"},
    )
    with tempfile.TemporaryDirectory() as folder:
        write_settings(Path(folder), chosen)
        shutil.copyfile(Path(folder) / FILE, path)
    held = json.loads(json.dumps(plain(chosen)))
    if form == FORMAT:
        return [held]
    old = {name: value for name, value in held.items() if SINCE.get(name, 1) <= form}
    old |= {name: False for name, (last, _) in GONE.items() if form <= last}
    old["format"] = form
    path.write_bytes(written(old))
    return [old]


def commands_of(game: Game) -> list[Command[Any]]:
    return [event.command for event in game.log if isinstance(event, Answered)]


def told(
    game: Game, desk: SavedTable, undone: Sequence[Command[Any]] = (), **more: object
) -> Facts:
    """Facts that an example must be found to hold, from the game as it was played."""
    first = next(event.order for event in game.log if isinstance(event, DeckShuffled))
    whole = [card for card in first if card]
    by_seed, codec = list(shuffled(list(game.rules.box[DECK]), game.seed, 1)), Codec(game.rules)
    return {
        **facts(game),
        "dealt": [] if whole == by_seed else [card.id for card in whole],
        "rewinds": desk.rewinds,
        "desk": desk.plain(),
        "commands": [codec.encode(command) for command in commands_of(game)],
        "undone": [codec.encode(command) for command in undone],
        **more,
    }


# Games


def play(game: Game, answers: int = 1000, until: type[Decision] | None = None) -> Game:
    """Plays at random: to the end, for so many commands, or from there on to a decision of a
    kind."""
    chance = random.Random(game.seed)
    for number in count():
        reached = until is None or isinstance(game.pending, until)
        if game.pending is None or (number >= answers and reached):
            break
        game.submit(chance.choice(game.legal()))
    return game


def alone(seed: str, rules: Ruleset = BASE) -> Game:
    return Game.start(rules, seed=seed)


def pair(seed: str, manner: Manner) -> tuple[Game, Party]:
    party = Party((Player("Zoë", "lantern"), Player("Jean-Luc", "cat")), manner, "second")
    visibility, first = party.visibility, party.first_seat(seed)
    return Game.start(BASE, seed=seed, seats=2, visibility=visibility, first_seat=first), party


def order_of(game: Game) -> Cards:
    """A hand in the reverse order."""
    return game.state.hand(game.state.active)[::-1]


def victory() -> Game:
    (file,) = (file for file in PLAYTHROUGHS if file.stem == "solo_victory")
    *_, (game, _, _, _) = Playthrough.read(file.read_text(encoding="utf-8")).play()
    return game


# Examples


def journal_at(path: Path) -> Journal:
    """A journal whose clock goes on by a minute whenever it is asked."""
    minutes = count()
    return Journal(path, OFFERED, lambda: BEGAN + timedelta(minutes=next(minutes)))


def kept(journal: Journal, game: Game, desk: SavedTable) -> Keeper:
    keeper = Keeper(journal, game)
    keeper.keep(desk.plain(), desk.rewinds)
    assert keeper.trouble is None
    return keeper


def text_of(path: Path, game: Game, desk: SavedTable) -> list[Facts]:
    with tempfile.TemporaryDirectory() as folder:
        journal = journal_at(Path(folder) / "journal.sqlite")
        path.write_bytes(exported(journal.load(kept(journal, game, desk).id)))
        journal.close()
    return [told(game, desk, began=BEGAN.isoformat())]


def game_alone(path: Path) -> list[Facts]:
    return text_of(path, game := play(alone("a game, été ☾")), SavedTable(None, order_of(game), 2))


def game_hidden(path: Path) -> list[Facts]:
    """A game for two with hidden hands; it stops while a Prophecy is looked at."""
    game, party = pair("behind the curtain", "curtain")
    play(game, 30, until=Prophesy)
    return text_of(path, game, SavedTable(party, order_of(game)))


def game_harder(path: Path) -> list[Facts]:
    """A game that goes on, of two editions at their second level, by the names it once had."""
    rules = OFFERED["towers-hard+book-hard"]
    return text_of(path, game := play(alone("harder", rules), 60), SavedTable(None, order_of(game)))


def journal(path: Path) -> list[Facts]:
    """Games of every kind: running, undone in part, won, lost, imported, deleted."""
    made = journal_at(path)
    undone = play(alone("undone"), 20, until=PlayOrDiscard)
    table = SavedTable(None, order_of(undone), 1)
    keeper = kept(made, undone, table)
    back = commands_of(undone)[-4:]
    undone.rewind(4)
    keeper.keep(table.plain(), table.rewinds)
    won, lost = victory(), play(alone("lost"))
    kept(made, won, SavedTable())
    kept(made, lost, SavedTable(rewinds=3))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        imported, friends = pair("imported", "open")
        text_of(file, play(imported), SavedTable(friends))
        bring_in(file, made, SavedTable.of)
    deleted, peekers = pair("deleted", "peek")
    made.delete(kept(made, play(deleted, 12), SavedTable(peekers)).id)
    swap, party = pair("a swap", "curtain")
    kept(made, play(swap, 10, until=OfferSwap), SavedTable(party, order_of(swap)))
    steady(made)
    return [
        told(undone, table, back, imported=False, deleted=False),
        told(won, SavedTable(), imported=False, deleted=False),
        told(lost, SavedTable(rewinds=3), imported=False, deleted=False),
        told(imported, SavedTable(friends), imported=True, deleted=False),
        told(deleted, SavedTable(peekers), imported=False, deleted=True),
        told(swap, SavedTable(party, order_of(swap)), imported=False, deleted=False),
    ]


def steady(made: Journal) -> None:
    """Removes chance from the stamps and from what SQLite leaves in its pages, so that the example
    is the same whenever it is made."""
    ids = [
        record.id for shelf in ("running", "finished", "deleted") for record in shelves(made, shelf)
    ]
    for number in ids:
        record = made.load(number).record
        with made.transaction() as db:
            writing.put(db, replace(record, stamp=number))
    made.close()
    with closing(sqlite3.connect(made.path)) as db:
        db.execute("VACUUM")


def shelves(made: Journal, shelf: Any) -> list[Any]:
    return made.records(shelf, count=made.count(shelf))


EXAMPLES: dict[str, Callable[[Path], list[Facts]]] = {
    "game-1-alone.txt": game_alone,
    "game-1-hidden.txt": game_hidden,
    "game-2-hidden.txt": game_hidden,
    "game-2-harder.txt": game_harder,
    "journal-1.sqlite": journal,
    **{f"settings-{form}.json": partial(settings, form) for form in range(1, FORMAT + 1)},
}


def main() -> int:
    """Writes the examples that are not there. Returns the exit status, which is 0."""
    for name, make in EXAMPLES.items():
        if (SAVES / name).exists():
            print(f"{name} is there, and stays as it is")
            continue
        held = make(SAVES / name)
        (SAVES / f"{name}.facts").write_bytes(b"".join(written(game) for game in held))
        print(f"{name} is new")
    return 0


if __name__ == "__main__":
    sys.exit(main())
