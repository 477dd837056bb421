"""Positions of the game in which something is about to move, each written down by its deck."""

from pathlib import Path

from game.rules.game import Game
from tests.playthroughs.retelling import Playthrough
from tests.rules.stories import command

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "playthroughs"
PLAIN = "OS1 AM1 GK1 LS1 OS2 | AM2 GM1 LM1 OM1 AS1"
TRIO = "OS1 OM1 OS2 AM1 GK1 | LM1 AM2 GM1 GS1"
DOOR = "OK1 AM1 GS1 LM1 OS1 | OD1 AM2 GM1 LS1"
BOTH_DOORS = "OS1 OK1 OK2 AM1 LS1 | OD1 OD2 GM1 AS1 LM1"
PROPHECY = "OK1 AM1 GS1 LM1 OS1 | AM2 OD1 GM1 LM2 AS1 OM1"
LONG_ROW = "OS1 AM1 GS1 LM1 OS2 AM2 GS2 LM2 OS3 AM3 GS3 LM3".split()
"""No two neighbours alike, and no trio."""
CALM = "AS1 GM1 LS1 AS2"
DEALT_AGAIN = "AS1 OD1 GM1 NM2 LS1 OK2 GK1"
"""A new hand between whose cards lie a Door and a Dream, which wait in Limbo."""
FIVE = "AS1 OD1 NM2 AD1 LS1 GS5 OM2"
"""Two of five cards are discarded, three wait in Limbo."""
DRAFTED = "OS1 OM1 AM2 AS1 GS2 GM1".split()
TURNS = "OS1 OM1 AM2 AS1 GS2 GM1 LM2 LS1 OS2 OM2 AM3 AS2".split()
"""Cards that two players play in turn: both rows become long."""
SHARED = "LK1 OK1 | LM2 LS1 OS2 OM2 AM3 AS2 GS3 GM2 LM3 LS2 OS3 OM3 AM4"
"""Cards that both may play, and the deck under them."""


def alone(deck: str, *commands: str) -> Game:
    """A game for one with these cards on top, after these commands."""
    return played(deck, commands, seats=1, hands="open")


def together(hands: str) -> Game:
    """A game for two in its middle; to play GS3 ends a turn."""
    commands = *(f"Take {card}" for card in DRAFTED), *(f"Play {card}" for card in TURNS)
    return played(f"{' '.join(DRAFTED)} {SHARED}", commands, seats=2, hands=hands)


def before_the_nightmare(deck: str = DEALT_AGAIN) -> Game:
    """A long row; when its last card, LM3, is played, a Nightmare is drawn (R20)."""
    plays = (f"Play {card}" for card in LONG_ROW[:-1])
    return alone(f"{' '.join(LONG_ROW)} OK1 AM4 GS4 LK1 | NM1 | {deck}", *plays)


def facing_the_nightmare(deck: str = DEALT_AGAIN) -> Game:
    """The same game, once the Nightmare has come."""
    game = before_the_nightmare(deck)
    game.submit(command(f"Play {LONG_ROW[-1]}"))
    return game


def played(deck: str, commands: tuple[str, ...], seats: int, hands: str) -> Game:
    """A game as if it were written into a file of tests/playthroughs."""
    head = f"seats: {seats}\nfirst seat: 0\nhands: {hands}\nseed: bench\ndeck: {deck}\n"
    return after(Playthrough(head, [([], said) for said in commands], []), len(commands))


def golden(name: str) -> Playthrough:
    """A playthrough of tests/playthroughs."""
    return Playthrough.read((GOLDEN / f"{name}.txt").read_text("utf-8"))


def after(playthrough: Playthrough, number: int | None) -> Game:
    """The game after so many of its commands, None for all; below 0 the last are left out."""
    game = playthrough.deal()
    for _, said in playthrough.moves[:number]:
        game.submit(command(said))
    return game
