"""Thinking in slices: how much of it fits into a frame, by a clock that only thinking moves."""

from collections.abc import Generator

from game.players.advice import AT_REST, BESIDE_MOVEMENT, Slices

STEP = 0.001


class Thought:
    """A thought of which each step takes a thousandth of a second."""

    def __init__(self, steps: int) -> None:
        self.steps, self.done = steps, 0

    def clock(self) -> float:
        return self.done * STEP

    def think(self) -> Generator[None, None, str]:
        for _ in range(self.steps):
            self.done += 1
            yield
        return "done"


def steps_a_frame(moves: bool) -> int:
    thought = Thought(1000)
    assert not Slices(thought.think(), thought.clock).advance(moves)
    return thought.done


def test_a_frame_gives_four_thousandths_of_a_second_while_something_moves() -> None:
    assert steps_a_frame(moves=True) == BESIDE_MOVEMENT / STEP == 4


def test_a_frame_gives_twelve_while_nothing_does() -> None:
    assert steps_a_frame(moves=False) == AT_REST / STEP == 12


def test_what_is_thought_to_its_end_is_kept_and_not_thought_again() -> None:
    thought = Thought(20)
    slices = Slices(thought.think(), thought.clock)
    assert [slices.advance(False) for _ in range(3)] == [False, True, True]
    assert (slices.result, thought.done) == ("done", 20)


def test_a_step_longer_than_a_frame_still_goes_on() -> None:
    thought = Thought(2)
    late = iter(range(100))
    slices = Slices(thought.think(), lambda: float(next(late)))
    slices.advance(True)
    assert thought.done == 1
