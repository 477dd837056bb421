"""The chapter about the table itself: what the program shows and does."""

from game.learning.rules_book import Chapter, Section
from game.words import msgid

TABLE_WORDS = Chapter(
    msgid("Words of the table"),
    (
        Section(
            "prompt",
            msgid("The prompt"),
            (
                msgid(
                    "The bar in the middle says what is asked of you, and why. It is called the "
                    "prompt. The question mark beside it opens this book at the page that helps."
                ),
                msgid(
                    "A card with a bright outline may be played. A card in the shade may not be "
                    "played now, but you may always [discard](discard) it. If something cannot be "
                    "done, the prompt says why."
                ),
                msgid(
                    "Let the pointer rest on anything, and it tells what it is. Press a card with "
                    "the right button, or hold it down, to read it large."
                ),
            ),
        ),
        Section(
            "recap",
            msgid("What has just happened"),
            (
                msgid(
                    "If you could not watch it, the prompt says in a few words what your last "
                    "answer has brought, until you give the next one. Cards that are new in your "
                    "hand have an outline."
                ),
                msgid(
                    "A slip of paper on the discard pile tells what a Nightmare took: press a "
                    "sign on it to look at that card, or the paper to put it away. In a game for "
                    "two you can see again what the other player did."
                ),
            ),
            cards=("GS", "OM", "AS"),
        ),
        Section(
            "whispers",
            msgid("Whispers and warnings"),
            (
                msgid(
                    "A whisper tells a rule once, under what is asked, when it first matters. A "
                    "warning stops an answer that you may easily regret, once in a game, and "
                    "says why."
                ),
                msgid("Both can be switched off in the settings, and on again."),
            ),
        ),
        Section(
            "undo",
            msgid("Undo and Redo"),
            (
                msgid(
                    "Undo takes back what you did, step by step, and Redo does it again. As long "
                    "as nothing new has been revealed, that is free."
                ),
                msgid(
                    "If a hidden card has been seen meanwhile, the program asks first, and the "
                    "game is marked as rewound. A rewound game is counted apart."
                ),
                msgid(
                    "Most moves draw a card at once. With “Draw by hand” in the settings, what you "
                    "lay waits until you press the deck: until then it can be taken back for "
                    "nothing. It is kept only once you have drawn."
                ),
            ),
        ),
        Section(
            "unseen",
            msgid("Unseen cards"),
            (
                msgid(
                    "A table counts the cards that you have not seen yet, by place and symbol. "
                    "They lie in the deck or, with hidden hands, in the hand of the other player."
                ),
                msgid("You could count them yourself: it tells no secret."),
            ),
        ),
        Section(
            "log",
            msgid("The log"),
            (
                msgid(
                    "The log tells everything that has happened, card by card, the latest last. "
                    "With hidden hands it tells each player only what that player may know."
                ),
            ),
        ),
        Section(
            "seed",
            msgid("Deals and seeds"),
            (
                msgid(
                    "The seed is the name of a deal. Whoever types the same seed gets the "
                    "same cards in the same order, on every computer."
                ),
            ),
        ),
        Section(
            "kept",
            msgid("Nothing is lost"),
            (
                msgid(
                    "Every move is kept at once. You may leave at any moment, and go on later "
                    "where you were."
                ),
                msgid(
                    "The menu leads to these rules, to the settings and to the list of keys, and "
                    "out of the game."
                ),
            ),
        ),
    ),
)
