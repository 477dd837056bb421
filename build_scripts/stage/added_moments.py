"""What the expansions make move: a position in card notation, the answers that lead there, those
that are looked at, and the event with which it begins.

An answer is written as in a playthrough; its last words may be left out where any will do.
"""

from dataclasses import dataclass

from build_scripts.stage.acting import meant
from game.editions import OFFERED
from game.editions.base.explore import TrioCompleted
from game.editions.base.prophecy import CardsReturned
from game.editions.base.routines import DoorGained, KeyDiscarded, LocationDrawn
from game.editions.book.spells import SpellCast
from game.editions.catchers.freeing import CatcherFreed, FailsafeUsed
from game.editions.catchers.hoops import CatcherTorn, LimboCaught, LostDreamDrawn
from game.editions.crossroads.dead_end import HandEscaped
from game.editions.dreams.coming_true import PremonitionCame
from game.editions.dreams.happy_dream import (
    CardWished,
    DreamCardDiscarded,
    DreamSeen,
    HappyDreamDrawn,
    PremonitionDispelled,
)
from game.editions.glyphs.incantation import CardsSunk, IncantationSeen
from game.editions.oniverse.deck_powers import CatchSunk
from game.editions.oniverse.denizens import DenizenSpent
from game.editions.oniverse.hand_powers import CardKept
from game.editions.oniverse.welcome import DenizenDrawn, DenizenMissed, GiftDiscarded
from game.editions.towers.alignment import TowerBuilt
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.ruin import NightmareKept, TowerLost
from game.records.journal.text.position import position
from game.rules.event import Event
from game.rules.game import Game


@dataclass(frozen=True)
class Added:
    """A motion in the games of an edition."""

    edition: str
    zones: str
    """The lines of the position, parted by semicolons."""
    answers: tuple[str, ...]
    begins: type[Event]
    before: tuple[str, ...] = ()

    def lies(self) -> Game:
        """Returns the game once what comes before has been answered."""
        lines = self.zones.replace("; ", "\n")
        game = position(f"edition: {self.edition}\n{lines}", OFFERED)
        for said in self.before:
            game.submit(meant(game, said))
        return game


HAND = "hand: OS1 OM1 GK1 AS1 LM1"
HOOPS = f"{HAND}; catcher1: DC1 AD1 NM1; catcher2: DC2 NM2"
CAUGHT = "hand: OS3 AM1 GK1 LS1 OS2; row: OM1 OK1; catcher1: DC1 OD1 NM1; catcher2: DC2 LD1"
FULL = f"{HAND}; catcher1: DC1 LD1; catcher2: DC2 NM9; catcher3: DC3 GD1; catcher4: DC4 AD2"
TRIO = "hand: OS3 OK1 AK1 GK1 LK1; row: OS1 OM2; deck: OM4 OM3"
SEVEN = "AS5 NM1 GS5 LD1 NM2 LM3 OS6"
DREAM = f"{HAND}; premonitions: PN2 PN5; deck: HY1 {SEVEN}"
GOALS = "goals: OP1 AP1 GP1 LP1 OP2 AP2 GP2 LP2; spells: SPA"
BOOK = f"{HAND}; {GOALS}; discard: OS2 OS3 OS4 OS5 AS2 AS3 AS4 AS5 GS2 GS3 GS4"
GLYPH = "hand: OG1 OM1 GK1 AS1 LM1; deck: GS1 OD1 AD1 GS3 GS4 GS5"
LOOKOUT = "hand: GT5 OM1 GK1 AS1 LM1; deck: GS1 NM1 OD1 AM1 LS1 GS2"
LAMP = "rallied: ZL1; deck: GS1 NM1 OD1 ZF1 AS2 LS1"
NET = "rallied: ZF1; deck: GS1 NM1 OD1 NM2 AS2"
FEARS = "hand: OS1 OK1 AK1 GK1 LK1"
FIRST = ("Play OS1",)


def feared(premonition: str, doors: str, door: str, *answers: str) -> Added:
    """A Door opens, and this Premonition comes true."""
    zones = f"{FEARS}; doors: {doors}; premonitions: {premonition}; discard: NM3; deck: {door}"
    return Added("dreams", zones, (f"Claim {door[0]}K1", *answers), PremonitionCame, FIRST)


def helped(zones: str, *answers: str, before: tuple[str, ...] = ()) -> Added:
    """A Denizen helps, and goes."""
    hand = "" if "hand" in zones else f"{HAND}; "
    return Added("oniverse", hand + zones, answers, DenizenSpent, before)


ADDED: dict[str, Added] = {
    "dream-drawn": Added("catchers", f"{HAND}; deck: DL1 GS1", FIRST, LostDreamDrawn),
    "limbo-caught": Added(
        "catchers", f"{HAND}; catcher1: DC1 NM9; deck: DL1 AD1 GS1", FIRST, LimboCaught
    ),
    "catcher-freed": Added("catchers", CAUGHT, ("Free DC2",), CatcherFreed, ("Play OS3", "Search")),
    "failsafe": Added("catchers", HOOPS, ("OpenFailsafe FB2 DC1",), FailsafeUsed),
    "door-from-catcher": Added(
        "catchers", CAUGHT, ("SearchCatcher OD1",), DoorGained, ("Play OS3",)
    ),
    "catcher-torn": Added("catchers", f"{FULL}; deck: DL1 GS1", ("Tear DC2",), CatcherTorn, FIRST),
    "last-catcher-torn": Added(
        "catchers",
        f"{HAND}; torn: DC1 DC2 DC3; catcher4: DC4 AD2; deck: DL1 GS1",
        FIRST,
        CatcherTorn,
    ),
    "denizen-drawn": Added("oniverse", f"{HAND}; deck: ZL1 GS1", FIRST, DenizenDrawn),
    "denizen-rallied": Added(
        "oniverse", f"{HAND}; deck: ZL1 GS1", ("Rally AS1",), GiftDiscarded, FIRST
    ),
    "denizen-missed": Added(
        "oniverse", f"{HAND}; deck: ZL1 GS1", ("TurnAway",), DenizenMissed, FIRST
    ),
    "mason": helped("rallied: ZA1; row: AS2; deck: GS1", "PlayAlike OS1"),
    "pedlar": helped("rallied: ZE1; discard: NM1 LK1 GS4; deck: GS1", "Trade OS1", "TakeGoods LK1"),
    "lamplighter": helped(LAMP, "Kindle ZL1"),
    "lamp-laid": Added(
        "oniverse",
        f"{HAND}; {LAMP}",
        ("LayByLamp OD1,ZF1,AS2,GS1,NM1",),
        CardsReturned,
        ("Kindle ZL1",),
    ),
    "fisher": helped(NET, "CastNet ZF1"),
    "net-lowered": Added(
        "oniverse", f"{HAND}; {NET}", ("LowerCatch",), CatchSunk, ("CastNet ZF1",)
    ),
    "sweeper": helped("rallied: ZW1; row: AS2 OM2 OS2 OM3; deck: GS1", "Sweep ZW1"),
    "dyer-and-key": helped("rallied: ZY1; deck: LD1 GS1", "OpenDyed GK1", before=FIRST),
    "dyer-and-trio": helped(f"{TRIO}; rallied: ZY1", "SearchDyed G", before=("Play OS3",)),
    "ferryman": helped("rallied: ZR1; deck: NM1 GS1", "Ferry ZR1", before=FIRST),
    "magpie-keeps": Added(
        "oniverse", f"{HAND}; rallied: ZI1; deck: GS1", ("Entrust GK1",), CardKept
    ),
    "magpie-gives": helped("rallied: ZI1; hoard: OS4; row: OM2; deck: GS1", "PlayKept OS4"),
    "ninth-by-key": Added(
        "oniverse", f"{HAND}; deck: ZD1 GS1", ("Claim GK1",), KeyDiscarded, FIRST
    ),
    "ninth-by-trio": Added("oniverse", TRIO, ("SearchBeyond",), DoorGained, ("Play OS3",)),
    "happy-dream": Added("dreams", DREAM, FIRST, HappyDreamDrawn),
    "dispel": Added("dreams", DREAM, ("Dispel PN2",), PremonitionDispelled, FIRST),
    "sift": Added("dreams", DREAM, ("Sift",), DreamSeen, FIRST),
    "sift-out": Added("dreams", DREAM, ("SiftOut NM1",), DreamCardDiscarded, (*FIRST, "Sift")),
    "sifted": Added(
        "dreams",
        DREAM,
        ("PutBack OS6",),
        CardsReturned,
        (*FIRST, "Sift", "SiftOut NM1", "KeepTheRest"),
    ),
    "wish": Added("dreams", DREAM, ("Seek", "Wish GD2"), CardWished, FIRST),
    "eclipse": feared("PNO", "OD1", "OD2"),
    "undertow": feared("PNA", "AD1", "AD2", "LoseKey LK2", "LoseKey OK3"),
    "brambles": feared("PNG", "GD1", "GD2"),
    "dust": feared("PNL", "LD1 OD1", "LD2", "Forfeit OD1"),
    "echo": feared("PN2", "LD1 OD1", "LD2", "Forfeit LD1"),
    "vertigo": feared("PN3", "OD1 AD1", "GD2"),
    "insomnia": feared("PN4", "OD1 AD1 LD1", "GD2"),
    "avalanche": feared("PN5 PN2", "OD1 AD1 LD1 GD1", "GD2", "Befall PN5"),
    "escape": Added(
        "crossroads", "hand: DE1 DE2 DE3 OM1 AS1; deck: GS1 GM1", ("Escape",), HandEscaped
    ),
    "wild-trio": Added(
        "crossroads", f"{HAND}; row: OM2 XS1; deck: GS1", ("Play OM1",), TrioCompleted
    ),
    "draw-on": Added("book", f"{BOOK}; deck: GS1 LS1", ("DrawOn",), LocationDrawn, FIRST),
    "door-not-due": Added(
        "book", f"{BOOK}; deck: GD1 GS1", ("Claim GK1",), KeyDiscarded, (*FIRST, "DrawOn")
    ),
    "goal-met": Added(
        "book",
        f"{BOOK.replace('OP1 AP1 GP1', 'GP1 AP1 OP1')}; deck: GD1 GS1",
        ("Claim GK1",),
        KeyDiscarded,
        (*FIRST, "DrawOn"),
    ),
    "spell-prophecy": Added(
        "book", f"{BOOK}; deck: GS1", ("Cast prophecy", *["Spend"] * 5, "Raise"), SpellCast
    ),
    "spell-planning": Added("book", BOOK, ("Cast planning", *["Spend"] * 7, "Exchange"), SpellCast),
    "spell-punishment": Added(
        "book",
        f"{BOOK}; deck: NM1 GS1",
        ("Cast punishment", *["Spend"] * 10),
        SpellCast,
        (*FIRST, "DrawOn"),
    ),
    "tower-built": Added(
        "towers",
        "hand: GT5 OM1 GK1 AS1 LM1; alignment: LT3 AT5 OT4; deck: GS1",
        ("Build GT5 right",),
        TowerBuilt,
    ),
    "tower-lost": Added(
        "towers",
        f"{HAND}; alignment: LT3 AT5; deck: NM1 GS1",
        ("PayKey GK1", "GiveTower LT3"),
        TowerLost,
        FIRST,
    ),
    "false-destruction": Added(
        "towers",
        f"{HAND}; alignment: LT3 AT5; deck: NM1 GS1",
        ("PayKey GK1", "FalseDestruction"),
        NightmareKept,
        FIRST,
    ),
    "lookout": Added("towers", LOOKOUT, ("Discard GT5",), LookoutSeen),
    "lookout-laid": Added(
        "towers", LOOKOUT, ("Arrange AM1,OD1,NM1,GS1,LS1",), CardsReturned, ("Discard GT5",)
    ),
    "incantation": Added("glyphs", GLYPH, ("Discard OG1",), IncantationSeen),
    "incantation-opens": Added("glyphs", GLYPH, ("OpenShown OD1",), DoorGained, ("Discard OG1",)),
    "incantation-sinks": Added(
        "glyphs", GLYPH, ("Sink",), CardsSunk, ("Discard OG1", "OpenShown OD1")
    ),
}
"""The added moments by their names."""
