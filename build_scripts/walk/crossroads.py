"""What Crossroads and Dead Ends add to the account of the table (X3.6), from their rules."""

CROSSROADS = ["XS1", "XS2", "XS3", "XM1", "XM2", "XK1"]
"""Locations of every place: three Suns, two Moons, one Key."""
DEAD_ENDS = [f"DE{copy}" for copy in range(1, 11)]


def is_dead_end(card: str) -> bool:
    return card.startswith("DE")


def trio(row: list[str], harder: bool) -> str:
    """The place of a trio of the last three of these cards, or nothing (Q17): two or three cards of
    it, of which the two others of a Crossroad fix the place; harder, that is the second card."""
    last = row[-3:]
    wild = [at for at, card in enumerate(last) if card[0] == "X"]
    places = {card[0] for card in last} - {"X"}
    whole = len(last) == 3 and len(wild) < 2 and len(places) == 1
    return places.pop() if whole and (not harder or wild in ([], [1])) else ""


def opened_by(key: str, door: str) -> bool:
    """Returns whether a Key fits a Door: the Crossroad Key fits any."""
    return key[1] == "K" and key[0] in ("X", door[0])


def may_lie(card: str, row: list[str], harder: bool) -> bool:
    """Whether a card may lie behind these, which no trio has used, whatever their symbols: no Dead
    End ever, and a Crossroad by the harder rules only as the second card of a trio."""
    if is_dead_end(card):
        return False
    if card[0] != "X" or not harder:
        return True
    begun = row[-1:] != [] and row[-1][0] != "X"
    two = len(row) > 1 and row[-2][0] == row[-1][0]
    return begun and not two
