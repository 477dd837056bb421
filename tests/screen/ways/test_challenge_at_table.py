"""The table of a challenge tells which it is and what is changed in it."""

from game.editions import OFFERED
from game.table.hands.things import Thing
from tests.screen.robots.glass import Glass, opened


def headline(glass: Glass) -> Thing:
    (found,) = (thing for thing in glass.scene.things() if thing.id == "text.turn")
    return found


def test_the_table_names_the_challenge_and_tells_its_rule_at_every_turn():
    challenge = OFFERED.challenges[1]
    with opened(challenge.seed, edition=challenge.edition, painted=False) as glass:
        assert (headline(glass).name, headline(glass).hint) == (
            "Challenge 2 · Turn 1",
            challenge.told,
        )
        glass.table.session.submit(glass.table.session.legal[0])
        glass.app.words.speak("fr")
        glass.until_rest()
        assert headline(glass).name == "Défi 2 · Tour 2"
        assert headline(glass).hint == glass.app.words.say(challenge.told) != challenge.told
        begin = glass.table.session.game.log[0]
        assert challenge.seed not in glass.app.words.event(begin)
        assert glass.app.words.event(begin).startswith("La partie commence\u00a0: Défi 2. Deux")


def test_the_table_of_any_other_game_tells_its_turn_only():
    with opened(painted=False) as glass:
        assert headline(glass).name == "Turn 1"
        assert headline(glass).hint.startswith("Turns are only counted")
