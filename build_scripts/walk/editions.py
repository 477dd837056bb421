"""The account of the table, widened by the expansions.

It is written from their rules: what each event moves, what must come before it, and what must
follow.
"""

from functools import partial

from build_scripts.walk import oniverse
from build_scripts.walk.account import PRICES, Account, Plain, check, is_aligned, may_stand
from build_scripts.walk.catchers import Searches, fold_catchers
from build_scripts.walk.crossroads import is_dead_end, may_lie, trio
from build_scripts.walk.dreams import Dreams

DRAWN = "LocationDrawn", "DoorDrawn", "NightmareDrawn", "HappyDreamDrawn", "DenizenDrawn"
NOT_INTERRUPTED = "Draft", "PayForSpell", "RaiseFromBeneath", "ExchangeGoals"


class WiderAccount(Account):
    """The account of a game that adds any of them to the base game."""

    def __init__(self, seats: int, edition: str) -> None:
        super().__init__(seats, edition)
        self.searches = Searches() if "catchers" in self.editions else None
        self.to_be_seen = ""
        """A Glyph or a Tower that was discarded, and whose effect is still to come."""
        self.ruin_due = self.loss_chosen = False
        """Whether the Nightmare that is met still takes a Tower, and whether a loss was chosen."""
        self.dreams = Dreams(self)
        self.met: dict[str, str] = {}
        """The Doors that met Goals, by Goal."""
        self.to_pay = 0
        self.spell = ""
        """The spell that was cast last, until it is over."""
        self.interrupted: Plain = {}
        """The question that the spell interrupted, if it is to be asked again."""
        self.asked: Plain = {}
        self.may_draw = self.dealing = False
        """Whether a draw was called for, and whether a whole hand is dealt."""
        self.open_rows: list[list[str]] = [[] for _ in range(seats)]
        """The cards of each row that no trio has used."""
        self.trio_due = ""
        """The place of a trio that is to be told next."""

    def carry_over(self, event: Plain) -> None:
        self.follow(event)
        self.dreams.follow(event)
        if self.searches:
            self.searches.follow(self, event)
        if oniverse.fold(self, event):
            return
        parts = [self.glyphs, self.towers, self.escape, self.dreams.fold, self.book]
        parts += [partial(fold_catchers, self)] if self.searches else []
        if not any(part(event) for part in parts):
            super().carry_over(event)

    def follow(self, event: Plain) -> None:
        """Checks what must come before what."""
        kind = event["type"]
        self.trios(event)
        if kind in (*DRAWN, "TurnBegan"):
            check(not self.to_be_seen, f"{self.to_be_seen} was discarded without an effect")
        if kind in DRAWN and self.turn and not self.dealing and "book" in self.editions:
            # Q13: between two draws is a time to cast.
            pause = self.may_draw or not self.castable({"type": "PauseForSpells"})
            check(pause, "a card is drawn before a spell could be cast")
            self.may_draw = False
        match event:
            case {"type": "Answered", "command": command}:
                self.may_draw = command["type"] == "DrawOn"
                self.dealing = command["type"] in ("LoseHand", "Escape")
                self.loss_chosen |= command["type"] in (
                    *("PayKey", "LoseDoor", "RevealFive", "LoseHand"),
                )
            case {"type": "Awaiting"}:
                self.dealing = False
            case {"type": "CardDiscarded", "card": card}:
                action = self.answer["type"] in ("Discard", "DiscardKept")
                check(action, "a discard that was not the action")
                check(not is_dead_end(card), "a Dead End is discarded alone (X3.6)")
                if card[1] in "GT" and self.zone("deck"):
                    self.to_be_seen = card
            case {"type": "CardPlayed", "card": card}:
                check(card[1] != "T", "a Tower lies in the row (X3.4)")
            case {"type": "NightmareDrawn"}:
                towers = self.zone("alignment")
                protected = is_aligned(towers) and not self.editions.get("towers")
                self.ruin_due = bool(towers) and not protected
                self.loss_chosen = False
            case {"type": "NightmareDiscarded"} if self.spell == "punishment":
                check(not self.to_pay, "a punishment before it is paid")
                check(not self.loss_chosen, "a punishment after a loss")
                self.spell = ""
            case {"type": "NightmareDiscarded"}:
                check(self.loss_chosen, "a Nightmare goes without a loss")
                check(not self.ruin_due, "a Nightmare goes without a Tower (X3.4)")
            case {"type": "DoorGained", "door": door} if "book" in self.editions:
                check(door in self.met.values(), f"{door} is gained and has met no Goal")
            case {"type": "GameWon"}:
                check(not self.open_goals(), "a victory with open Goals")

    def trios(self, event: Plain) -> None:
        """Checks that whatever is a trio is told, and nothing else (R10, X3.6)."""
        due, self.trio_due = self.trio_due, ""
        told = event["colour"] if event["type"] == "TrioCompleted" else ""
        check(told == due, f"a trio of {told or 'nothing'}, not of {due or 'nothing'}")
        harder = bool(self.editions.get("crossroads"))
        match event:
            case {"type": "CardPlayed", "seat": seat, "card": card}:
                row = self.open_rows[seat]
                check(may_lie(card, row, harder), f"{card} may not lie there (X3.6)")
                row.append(card)
                self.trio_due = trio(row, harder)
            case {"type": "TrioCompleted", "seat": seat}:
                self.open_rows[seat].clear()

    def escape(self, event: Plain) -> bool:
        """Folds an Escape: the whole hand goes, and a new one is dealt (X3.6). Returns whether it
        is one."""
        escapes = self.answer.get("type") == "Escape"
        met = event["type"] in ("DoorDrawn", "NightmareDrawn", "OfferSwap", "ProphecySeen")
        check(not escapes or not met, "what an Escape turns up only goes to Limbo")
        if event["type"] != "HandEscaped":
            return False
        check(escapes, "a hand goes without an Escape")
        hand = self.zone(f"hand{self.active}") + self.zone("shared")
        check(event["cards"] == hand, "another hand goes")
        for card in hand:
            self.move(card, [f"hand{self.active}", "shared"], "discard")
        return True

    def glyphs(self, event: Plain) -> bool:
        """Folds an event of the Glyphs (X3.2). Returns whether it is one."""
        match event:
            case {"type": "IncantationSeen", "cards": cards}:
                check(self.to_be_seen[1:2] == "G", "an Incantation without a Glyph")
                check(cards == self.zone("deck")[:5], "an Incantation shows other cards")
                self.to_be_seen = ""
                for card in cards:
                    self.draw(card, "revealed")
            case {"type": "CardsSunk", "order": order}:
                check(sorted(order) == sorted(self.zone("revealed")), "other cards sink")
                self.zones["revealed"] = []
                self.zone("deck").extend(order)
                self.known_below = [below + order for below in self.known_below]
                self.recall()
            case _:
                return False
        return True

    def towers(self, event: Plain) -> bool:
        """Folds an event of the Towers: Alignment, look and ruin (X3.4). Returns whether it is
        one."""
        standing = self.zone("alignment")
        seat = event.get("seat")
        match event:
            case {"type": "TowerBuilt", "tower": tower, "end": end}:
                self.move(tower, [f"hand{seat}", "shared"], "alignment", first=end == "left")
                check(may_stand(standing), "touching sides share a symbol")
            case {"type": "LookoutSeen", "cards": cards}:
                check(self.to_be_seen[1:2] == "T", "a look without a Tower")
                wanted = self.zone("deck")[: int(self.to_be_seen[2])]
                check(cards == wanted, "other cards than the Tower lets see")
                self.to_be_seen = ""
                for card in cards:
                    self.draw(card, f"prophecy{seat}")
            case {"type": "TowerLost", "tower": tower}:
                check(self.ruin_due and self.loss_chosen, "a Tower falls for nothing")
                self.ruin_due = False
                self.move(tower, ["alignment"], "discard")
                check(may_stand(standing), "what still stands may not")
            case {"type": "NightmareKept", "card": card}:
                check(self.ruin_due and self.loss_chosen, "a Nightmare stays for nothing (Q16)")
                self.move(card, ["revealed"], "limbo")
            case _:
                return False
        return True

    def open_goals(self) -> list[str]:
        """The Goals that are face up, the first that is due first (Q11)."""
        gained = {door for doors in self.all_of("doors") for door in doors}
        return [goal for goal in self.zone("goals") if self.met.get(goal) not in gained]

    def castable(self, asked: Plain) -> list[str]:
        """The spells that can be cast while this is asked (Q13)."""
        if "book" not in self.editions or asked["type"] in NOT_INTERRUPTED:
            return []
        of_use = {
            "prophecy": bool(self.zone("deck")),
            "planning": True,
            "punishment": asked["type"] == "FaceNightmare",
        }
        prices, purse = PRICES[self.editions["book"]], len(self.zone("discard"))
        return [spell for spell, price in prices.items() if of_use[spell] and price <= purse]

    def book(self, event: Plain) -> bool:
        """Folds an event of the Book: Goals and spells (X3.1). Returns whether it is one."""
        seat = event.get("seat")
        match event:
            case {"type": "GoalsLaid", "order": order}:
                check(sorted(order) == sorted(self.zone("goals")), "other Goals are laid")
                self.zones["goals"] = order
            case {"type": "GoalMet", "goal": goal, "door": door}:
                check(self.open_goals()[:1] == [goal], f"{goal} is not due")
                check(goal[0] == door[0], f"{door} does not meet {goal}")
                self.met = {g: d for g, d in self.met.items() if d != door} | {goal: door}
            case {"type": "DoorOutOfOrder", "door": door}:
                check(self.open_goals()[0][0] != door[0], f"{door} was due")
                self.lift_from_deck(door, "limbo")
            case {"type": "SpellCast", "spell": spell}:
                check(not self.spell, "a spell is cast in the midst of another")
                check(spell in self.castable(self.asked), f"{spell} cannot be cast now")
                self.spell = spell
                self.interrupted = {} if spell == "punishment" else self.asked
                self.to_pay = PRICES[self.editions["book"]][spell]
            case {"type": "CardSpent", "card": card}:
                check(self.to_pay > 0, "more is paid than a spell costs")
                self.to_pay -= 1
                self.move(card, ["discard"], "gone")
            case {"type": "BeneathSeen", "cards": cards}:
                check(self.spell == "prophecy" and not self.to_pay, "a look that is not paid")
                deck = self.zone("deck")
                check(cards == deck[-5:], "other cards than the bottom of the deck")
                self.zones["deck"], self.zones[f"beneath{seat}"] = deck[:-5], list(cards)
                left = len(self.zones["deck"])
                self.known = [known[:left] for known in self.known]
                self.known_below = [below[: -len(cards)] for below in self.known_below]
            case {"type": "BeneathReturned", "risen": risen, "order": order}:
                check(
                    sorted([risen, *order]) == sorted(self.zone(f"beneath{seat}")),
                    "other cards than those from beneath",
                )
                self.zones[f"beneath{seat}"] = []
                self.zones["deck"] = [risen, *self.zone("deck"), *order]
                for viewer in range(self.seats):
                    seen = self.sees(viewer, event["seat"])
                    self.known[viewer] = [risen, *self.known[viewer]] if seen else []
                    self.known_below[viewer] = self.known_below[viewer] + order if seen else []
                self.recall()
                self.spell = ""
            case {"type": "GoalsExchanged", "first": first, "second": second}:
                check(self.spell == "planning" and not self.to_pay, "a plan that is not paid")
                row = self.zone("goals")
                one, other = row.index(first), row.index(second)
                row[one], row[other] = second, first
                self.spell = ""
            case _:
                return False
        return True
