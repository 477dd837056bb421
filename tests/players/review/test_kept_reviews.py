"""Reviews lie beside the journal. Each goes when its game goes, and is made anew if it does not
fit."""

import json

import pytest

from game.editions import OFFERED
from game.players.careful import Careful
from game.players.review.kept_reviews import OFTEN, KeptReview
from game.records.journal.keeper import Keeper
from game.rules.course import Concede
from tests.players.review.reckoning import Quick, conceded, finished, go_on, played, played_well
from tests.records.journal.disk.disks import fill, small_disk
from tests.records.journal.playing import journal, kept


class Unasked(Quick):
    """An adviser that must not be asked."""

    def think(self, view, decision, legal):
        raise AssertionError("it was thought anew")


@pytest.fixture
def where(tmp_path):
    return journal(tmp_path)


def reviewing(game, player, reviews, number):
    return KeptReview(game, player, reviews, number).made()


def kept_review(game, player, reviews, number):
    """Returns the review that is there at once, or None."""
    try:
        next(reviewing(game, player, reviews, number))
    except StopIteration as end:
        return end.value
    return None


def file_of(where, number):
    return where.path.with_name("reviews") / f"{number}.json"


def reviewed(where, number, player=None):
    return finished(reviewing(where.load(number).game, player or Quick(), where.reviews, number))


def test_a_review_without_chances_is_kept_as_well(where):
    number, thumb = kept(where, played()).record.id, Careful(OFFERED.of("base").worth)
    made = reviewed(where, number, thumb)
    assert not made.reckoned
    game = where.load(number).game
    assert kept_review(game, thumb, where.reviews, number) == made
    assert kept_review(game, Quick(), where.reviews, number) is None


@pytest.mark.parametrize("game", [played(), conceded(5)])
def test_a_kept_review_is_there_at_once_and_the_same(where, game):
    number = kept(where, game).record.id
    assert kept_review(game, Quick(), where.reviews, number) is None
    made = reviewed(where, number)
    again = journal(where.path.parent)
    assert kept_review(game, Quick(), again.reviews, number) is not None
    assert reviewed(again, number, Unasked()) == made


def test_whoever_comes_back_finds_what_was_thought_until_one_left(where):
    saved = kept(where, played())
    thinking, steps = reviewing(saved.game, Quick(), where.reviews, saved.record.id), 0
    while not file_of(where, saved.record.id).exists():
        next(thinking)
        steps += 1
    thinking.close()
    more = list(reviewing(saved.game, Quick(), where.reviews, saved.record.id))
    whole = list(reviewing(saved.game, Quick(), where.reviews, 0))
    assert len(more) + OFTEN <= len(whole) <= len(more) + steps
    assert reviewed(where, saved.record.id, Unasked()) == finished(
        reviewing(saved.game, Quick(), where.reviews, 0)
    )


def test_the_better_moves_that_were_found_or_shown_are_kept(where):
    game, number = kept(where, played()).game, 1
    made = reviewed(where, number)
    one, other = made.worst[:2]
    first = KeptReview(game, Quick(), where.reviews, number)
    first.found |= {one.at: one.better, other.at: None}
    first.keep()
    assert KeptReview(game, Quick(), where.reviews, number).found == first.found
    assert reviewed(where, number, Unasked()) == made


def test_a_game_that_the_journal_does_not_have_is_reviewed_and_not_kept(where):
    made = finished(reviewing(played(), Quick(), where.reviews, 0))
    assert made.judged
    assert kept_review(played(), Quick(), where.reviews, 0) is None
    assert not file_of(where, 0).parent.exists()


def test_another_version_of_the_adviser_makes_it_anew(where):
    number = kept(where, played()).record.id
    reviewed(where, number)
    later = Quick(most=1)
    later.version = "quick 2"
    game = where.load(number).game
    assert kept_review(game, later, where.reviews, number) is None
    reviewed(where, number, later)
    assert kept_review(game, later, where.reviews, number) is not None
    assert kept_review(game, Quick(), where.reviews, number) is None


def test_a_game_that_went_on_in_another_way_is_reviewed_anew(where):
    saved = kept(where, played())
    reviewed(where, saved.record.id)
    saved.game.rewind(4)
    go_on(saved.game, "in another way")
    Keeper(where, saved.game, saved).keep(saved.desk)
    assert kept_review(saved.game, Quick(), where.reviews, saved.record.id) is None
    made = reviewed(where, saved.record.id)
    assert reviewed(where, saved.record.id, Unasked()) == made


def test_the_review_of_another_game_is_never_taken_for_that_of_this_one(where):
    games = [played_well(seed=seed, answers=5) for seed in ("one", "other")]
    for game in games:
        game.submit(Concede())
    one, other = (kept(where, game).record.id for game in games)
    reviewed(where, one)
    file_of(where, other).write_bytes(file_of(where, one).read_bytes())
    assert kept_review(games[0], Quick(), where.reviews, one) is not None
    assert kept_review(games[1], Quick(), where.reviews, other) is None


def test_what_is_damaged_is_made_anew(where):
    game, number = kept(where, played()).game, 1
    made = reviewed(where, number)
    file = file_of(where, number)
    whole = file.read_bytes()
    told = json.loads(whole)
    first, *others = told["judgements"]
    at, *_ = first
    better = first[5] or next(one[5] for one in others if one[5])
    foreign = {"type": "Discard", "card": "no card"}
    odd = [
        [],
        others,
        [first, *others, [0, 0, 1, 1, []]],
        [[-1, *first[1:]], *others],
        ["x", *others],
        [[at, 1, 2, 1, 1, []], *others],
        [[at, 20000, 20000, 1, 1, []], *others],
        [[at, 2, 1, 1, 1, []], *others],
        [[at, 2, 1, 2, 2, []], *others],
        [[at, 2, 1, 2, 1, better], *others],
        [[at, 2, 2, 1, 2, better], *others],
        [[at, 1.0, 1, 1, 1, []], *others],
        [[at, 2, 1, 2, 2, [foreign]], *others],
        [[at, 2, 1, 2, 2, "x"], *others],
        [[at, 2, 1, 2, 2, others[-1][5] or others[-2][5]], *others],
    ]
    damaged = [whole[:-20], b"", b"\xff" * 9, b"[]", whole[:10] + b"9" + whole[11:]]
    damaged += [json.dumps({**told, "judgements": rows}).encode() for rows in odd]
    for content in damaged:
        file.write_bytes(content)
        assert kept_review(game, Quick(), where.reviews, number) is None, content[:80]
    assert reviewed(where, number) == made
    assert file.read_bytes() == whole


def test_a_review_goes_for_good_with_its_game_and_not_before(where):
    one, other = (kept(where, played(seed)).record.id for seed in ("one", "other"))
    for number in (one, other):
        reviewed(where, number)
    where.delete(one)
    assert file_of(where, one).exists()
    where.restore()
    where.delete(one)
    where.empty_bin()
    assert not file_of(where, one).exists()
    assert file_of(where, other).exists()


def test_on_a_full_disk_a_review_is_shown_all_the_same(tmp_path):
    with small_disk(tmp_path):
        where = journal(tmp_path)
        game = kept(where, played()).game
        stone = fill(tmp_path)
        made = finished(reviewing(game, Quick(), where.reviews, 1))
        assert made.judged
        assert kept_review(game, Quick(), where.reviews, 1) is None
        stone.unlink()
        assert finished(reviewing(game, Quick(), where.reviews, 1)) == made
        assert kept_review(game, Quick(), where.reviews, 1) is not None
        where.close()


def test_where_the_reviews_can_not_lie_a_review_is_shown_all_the_same(where):
    game = kept(where, played()).game
    file_of(where, 1).parent.write_text("no folder")
    assert finished(reviewing(game, Quick(), where.reviews, 1)).judged
    where.delete(1)
    where.empty_bin()
    assert where.count("deleted") == 0
