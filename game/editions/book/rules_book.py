"""The chapter on the Book of Steps Lost and Found (X3.1)."""

from game.editions.book.effects import ExchangeGoals, RaiseFromBeneath
from game.editions.book.spells import CHEAP, DEAR, PRICES, PauseForSpells, PayForSpell, Spell
from game.learning.rules_book import ARROW, FACE_DOWN, Chapter, Section, Told
from game.words import Words, msgid


def costs(spell: Spell, sentence: str) -> Told:
    """Tells what a spell does, with its prices on both sides of the card."""
    return lambda words: words.say(sentence, cheap=PRICES[CHEAP][spell], dear=PRICES[DEAR][spell])


def harder(words: Words) -> str:
    return words.say(
        "Harder: the card of spells lies with its other side up. The spells then cost "
        "{prophecy}, {planning} and {punishment} cards.",
        **{str(spell): price for spell, price in PRICES[DEAR].items()},
    )


STEPS_BOOK = (
    Chapter(
        msgid("The Book of Steps Lost and Found"),
        (
            Section(
                "steps",
                msgid("Doors in their order"),
                (
                    msgid(
                        "For every Door of the deck there is a Goal of its place. The Goals are "
                        "shuffled and laid in a row, all face up; they are never part of the deck."
                    ),
                    msgid(
                        "You win as before, as soon as all Doors are open. But they open only in "
                        "the order of the Goals, and [spells](spells) help you to find them."
                    ),
                    harder,
                ),
                cards=("OP", "GP", "LP", "AP"),
                clauses=("X3.1",),
            ),
            Section(
                "goals",
                msgid("The Goal that is due"),
                (
                    msgid(
                        "The leftmost Goal that is face up is due. A Door of its place opens as "
                        "always, by a trio, a Key or whatever else opens Doors, and the Goal is "
                        "turned face down."
                    ),
                    msgid("For a Door of every place there is a Goal of every place."),
                    msgid(
                        "Any other Door goes to [Limbo](limbo) instead of opening. The Key or the "
                        "trio is spent all the same."
                    ),
                    msgid(
                        "If you give a Door back to a Nightmare, the Goal that it had met is "
                        "turned face up again. If it lies further left than the others, it is "
                        "due first."
                    ),
                ),
                cards=("OP", "GP", ARROW, "OD"),
                clauses=("X3.1",),
            ),
            Section(
                "spells",
                msgid("Casting spells"),
                (
                    msgid(
                        "You may cast a spell whenever you are asked something, and before each "
                        "card with which you fill your hand; but not in the middle of another "
                        "spell, of its payment or of the choosing of hands, nor between the "
                        "cards of a whole new hand. You may cast as many as you like, also the "
                        "same one several times. Afterwards the game goes on where it was."
                    ),
                    msgid(
                        "Before a draw you are not asked, unless you hold the next card with the "
                        "button under the spells. Even then you are asked only if you can pay "
                        "for a spell, and the deck still has a card to draw."
                    ),
                ),
                cards=("SPA",),
                clauses=("X3.1",),
                asked=(PauseForSpells,),
            ),
            Section(
                "spell-price",
                msgid("The price of a spell"),
                (
                    msgid(
                        "A spell is paid with cards of the discard pile, whichever you choose, "
                        "the one you have just discarded among them. They are gone for good: you "
                        "may look at them, but no rule brings them back. These are the only cards "
                        "that ever leave the game."
                    ),
                    msgid(
                        "So pay first with Nightmares, and with cards of places whose Doors are "
                        "all open."
                    ),
                ),
                cards=("NM", "OS", "GM", "AS", "LM"),
                clauses=("X3.1",),
                asked=(PayForSpell,),
            ),
            Section(
                "spell-prophecy",
                msgid("Paradoxical Prophecy"),
                (
                    costs(
                        "prophecy",
                        msgid(
                            "It costs {cheap} cards, or {dear} in the harder variant. You look at "
                            "the five cards at the bottom of the deck and lay one of them on top. "
                            "The others go back to the bottom in any order."
                        ),
                    ),
                    msgid(
                        "If the deck has fewer cards, you look at all of them. Nothing is shuffled."
                    ),
                ),
                cards=(FACE_DOWN, ARROW, "AD"),
                shut=True,
                clauses=("X3.1",),
                asked=(RaiseFromBeneath,),
            ),
            Section(
                "spell-planning",
                msgid("Parallel Planning"),
                (
                    costs(
                        "planning",
                        msgid(
                            "It costs {cheap} cards, or {dear} in the harder variant. Two Goals "
                            "change places, any two. One that is face down keeps its Door."
                        ),
                    ),
                ),
                cards=("GP", ARROW, "LP"),
                clauses=("X3.1",),
                asked=(ExchangeGoals,),
            ),
            Section(
                "spell-punishment",
                msgid("Powerful Punishment"),
                (
                    costs(
                        "punishment",
                        msgid(
                            "It costs {cheap} cards, or {dear} in the harder variant. You cast it "
                            "when a [Nightmare](nightmare) has been drawn: it is discarded, and "
                            "you pay no other price."
                        ),
                    ),
                ),
                cards=("NM",),
                clauses=("X3.1",),
            ),
            Section(
                "steps-pair",
                msgid("The Book for two"),
                (
                    msgid(
                        "There is one row of Goals for both of you. Whoever opens a Door that is "
                        "due meets its Goal, and only whoever is being asked casts spells. These "
                        "are rules of our own."
                    ),
                    msgid(
                        "With hidden hands only whoever casts the Paradoxical Prophecy sees the "
                        "cards from the bottom of the deck."
                    ),
                ),
                cards=("OP", "AP"),
                clauses=("X3.1",),
            ),
            Section(
                "steps-words",
                msgid("Words of the Book"),
                (
                    msgid(
                        "Goals: the row that tells the order. Spells: the card with their prices. "
                        "Gone for good: the cards that have paid for spells. Bottom of the deck: "
                        "the cards at which a spell lets you look."
                    ),
                ),
                clauses=("X3.1",),
            ),
        ),
    ),
)
