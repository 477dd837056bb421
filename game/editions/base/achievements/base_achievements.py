"""The achievements of the base game, from the first morning to those that take a while."""

from __future__ import annotations

from game.editions.base.achievements import in_one_game as one
from game.editions.base.achievements import over_games as over
from game.editions.base.nightmare import LoseHand, PayKey
from game.statistics.achievement import Achievement
from game.words import msgid

BASE_ACHIEVEMENTS: tuple[Achievement, ...] = (
    Achievement(
        "first-morning",
        msgid("First morning"),
        msgid("Win a game."),
        "lantern",
        by_game=one.won(one.any_way),
    ),
    Achievement(
        "sun-moon-key",
        msgid("Sun, Moon and Key"),
        msgid("Open a Door with a trio that has all three symbols."),
        "kind-M",
        by_game=one.in_base(one.three_symbols),
    ),
    Achievement(
        "as-foretold",
        msgid("As foretold"),
        msgid("Put a Door back with a Prophecy, and open it with a Key when it is drawn."),
        "spark",
        by_game=one.in_base(one.as_foretold),
    ),
    Achievement(
        "six-in-line",
        msgid("Six in line"),
        msgid("Open both Doors of a place with six cards, one after the other."),
        "place-G",
        by_game=one.in_base(one.six_in_line),
    ),
    Achievement(
        "door-on-loan",
        msgid("A Door on loan"),
        msgid("Give a Door to a Nightmare, and win all the same."),
        "redo",
        by_game=one.won(one.door_on_loan),
    ),
    Achievement(
        "left-alone",
        msgid("Let it lie"),
        msgid("Leave a Door in the deck after its trio, and win all the same."),
        "cat",
        by_game=one.won(one.left_alone),
    ),
    Achievement(
        "every-price",
        msgid("Every price"),
        msgid("Give Nightmares a Key, a Door, five cards and a hand in one game, and win."),
        "kind-NM",
        by_game=one.won(one.every_price),
    ),
    Achievement(
        "hand-held",
        msgid("Held tight"),
        msgid("Meet five Nightmares or more, give none of them your hand, and win."),
        "hand",
        by_game=one.won(one.never(LoseHand)),
    ),
    Achievement(
        "keys-for-doors",
        msgid("Keys are for Doors"),
        msgid("Meet five Nightmares or more, give none of them a Key, and win."),
        "keyhole",
        by_game=one.won(one.never(PayKey)),
    ),
    Achievement(
        "sent-away",
        msgid("Seen coming"),
        msgid("Discard three Nightmares with Prophecies in one game, and win."),
        "eye",
        by_game=one.won(one.many_sent_away),
    ),
    Achievement(
        "five-prophecies",
        msgid("Five futures"),
        msgid("Win a game with five Prophecies or more."),
        "known",
        by_game=one.won(one.many_prophecies),
    ),
    Achievement(
        "eyes-shut",
        msgid("Eyes shut"),
        msgid("Win without a Prophecy."),
        "unseen",
        by_game=one.won(one.no_prophecy),
    ),
    Achievement(
        "second-knock",
        msgid("Second knock"),
        msgid("Open the last Door with a Key after you had let it go before."),
        "limbo",
        by_game=one.won(one.second_knock),
    ),
    Achievement(
        "always-at-home",
        msgid("Always at home"),
        msgid("Open every Door as it is drawn, three or more of them, and win."),
        "kind-D",
        by_game=one.won(one.all_as_drawn),
    ),
    Achievement(
        "key-for-every-place",
        msgid("A Key for every place"),
        msgid("Win with a Door of each place opened by a Key."),
        "kind-K",
        by_game=one.won(one.keys_of_all_places),
    ),
    Achievement(
        "by-trios",
        msgid("Nothing but trios"),
        msgid("Win with every Door opened by a trio."),
        "trio",
        by_game=one.won(one.all_by_trios),
    ),
    Achievement(
        "early",
        msgid("Long before dawn"),
        msgid("Win with twenty cards or more left in the deck."),
        "kind-S",
        by_games=over.early,
    ),
    Achievement(
        "last-card",
        msgid("To the last card"),
        msgid("Win with no card left in the deck."),
        "five",
        by_games=over.last_card,
    ),
    Achievement(
        "side-by-side",
        msgid("Side by side"),
        msgid("Win as two: one opens the last Door but one, the other the last in the next turn."),
        "boat",
        by_game=one.won(one.side_by_side),
    ),
    Achievement(
        "hidden-hands",
        msgid("In confidence"),
        msgid("Win as two with hidden hands."),
        "talk-silence",
        by_game=one.won(one.hidden_hands),
    ),
    Achievement(
        "every-manner",
        msgid("In every manner"),
        msgid("Win alone, with open hands and with hidden hands."),
        "feather",
        by_games=over.several(over.MANNERS, over.manner),
    ),
    Achievement(
        "another-try",
        msgid("Second thoughts"),
        msgid("Win a deal that you had lost before."),
        "undo",
        by_games=over.another_try,
    ),
    Achievement(
        "five-running",
        msgid("Five nights running"),
        msgid("Win five games in a row."),
        "place-O",
        by_games=over.running,
    ),
    Achievement(
        "week",
        msgid("A week of days"),
        msgid("Win the day’s deal on seven days, whichever they are."),
        "bell",
        by_games=over.several(over.WEEK, over.day),
    ),
)
