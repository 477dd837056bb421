"""Games told in a few words, each a whole story.

Before every act the table is laid anew as the act needs it; what follows is played by the rules.

    open OD1                a Key opens it as it is drawn
    miss OD1                it is drawn and let go
    trio OD1                three cards of its place open it
    search OD1 OS1 OM1      these are played after what lies in the row, and it is searched for
    leave OD1 OS1 OM1       the same, but it is left in the deck
    play AS1                this is played after what lies in the row
    lose OD1                a Nightmare takes it
    pay, five, hand         a Nightmare takes a Key, five cards of the deck, the hand
    look NM1 OS4 OS3        a Prophecy discards the first card and puts back the others
    claim OD1               the Door that it put on top is opened by a Key
    concede                 that is the end
"""

from tests.rules.stories import ALL_DOORS, command, deal, laid, names

NEXT = dict(zip("OAGL", "AGLO", strict=True))
"""By place, the place of the cards that only fill the hand. Applied twice, it is that of the
deck."""
OPEN_BEFORE = ("lose",)
"""Acts that need an open Door. All others find their Door shut."""


class Night:
    """A game for one that is played by a story."""

    def __init__(self, *story):
        self.game = deal("OS1 OM1 AS1 AM1 GS1")
        first: dict[str, str] = {}
        for act, *told in map(str.split, story):
            for card in told:
                first.setdefault(card, act)
        doors = ALL_DOORS.split()
        self.doors = [door for door in doors if first.get(door, "lose") in OPEN_BEFORE]
        for act, *told in map(str.split, story):
            getattr(self, act)(*told)
            self.doors = [door.id for door in self.game.state.doors(0)]

    def lay(self, *hand, top="", below="", row="", spent=(0, 0)):
        """Lays these cards and others in the hand. Returns the first of the others, which can be
        played."""
        other = NEXT[hand[0][0]]
        fill = [f"{other}{n}" for n in ("S5", "M3", "S6", "M4", "S4", "M2")]
        third = NEXT[other]
        deck = [f"{third}{n}" for n in ("S1", "M1", "S2", "M2", "S3", "M3", "S4", "M4", "S5")]
        fill, deck = ([c for c in some if c not in row.split()] for some in (fill, deck))
        laid(
            self.game,
            " ".join([*hand, *fill][:5]),
            doors=" ".join(self.doors),
            row=row,
            spent=spent,
            deck=" ".join([top, *deck, below]),
        )
        return fill[0]

    def do(self, *texts):
        for text in texts:
            self.game.submit(command(text))

    def drawn(self, card, key, answer):
        """Draws a card with this Key in the hand, and answers it."""
        played = self.lay(key, top=card)
        self.do(f"Play {played}", answer)

    def open(self, door):
        self.drawn(door, f"{door[0]}K1", f"Claim {door[0]}K1")

    def miss(self, door):
        self.drawn(door, f"{door[0]}K1", "LetGo")

    def play(self, *played, door=""):
        for card in played:
            state = self.game.state
            self.lay(card, below=door, row=names(state.row(0)), spent=state.spent)
            self.do(f"Play {card}")

    def search(self, door, *played):
        self.play(*played, door=door)
        self.do("Search")

    def leave(self, door, *played):
        self.play(*played, door=door)
        self.do("Decline")

    def trio(self, door):
        self.lay("OS1")
        self.search(door, *(f"{door[0]}{n}" for n in ("S1", "M1", "S2")))

    def lose(self, door):
        self.drawn("NM1", "LK1", f"LoseDoor {door}")

    def pay(self):
        self.drawn("NM1", "LK1", "PayKey LK1")

    def five(self):
        self.drawn("NM1", "LK1", "RevealFive")

    def hand(self):
        self.drawn("NM1", "LK1", "LoseHand")

    def look(self, gone, *back):
        keys = [f"{card[0]}K1" for card in back if card[1] == "D"]
        self.lay("LK1", *keys, top=" ".join([gone, *back, "GK2 GK3 AK2 AK3"][:5]))
        seen = names(self.game.state.deck[:5]).split()
        self.do("Discard LK1", f"Foresee {gone} ({','.join(seen[1:])})")

    def claim(self, door):
        self.do(f"Claim {door[0]}K1")

    def concede(self):
        self.do("Concede")
