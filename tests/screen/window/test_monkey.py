"""Whatever is pressed, typed, dragged or dropped, nothing breaks and a way leads back."""

import pytest

from build_scripts.mischief.player import Monkey
from build_scripts.monkey import EVERY
from tests.variants import thorough


@pytest.mark.parametrize(
    ("seed", "events", "painted"),
    [
        ("suite", 2_000, False),
        thorough("suite whole", 10_000, False),
        thorough("suite painted", 2_000, True),
    ],
)
def test_anything_at_random_breaks_nothing_and_leaves_a_way_back(
    seed, events, painted, tmp_path, own_data_folder
):
    monkey, looked = Monkey(seed, tmp_path, painted=painted), 0
    try:
        while monkey.sent < events:
            monkey.act()
            if monkey.sent >= looked + EVERY:
                looked = monkey.sent
                monkey.look()
    except Exception as failure:
        raise AssertionError("\n".join(monkey.told)) from failure
    finally:
        monkey.close()
