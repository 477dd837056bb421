"""The workflows name what they take from others by fixed versions, and get no more rights than they
need.

`.ci/run` reads the same files with actionlint.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {
    file.name: file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")
}
RUNNERS = {"ubuntu-24.04", "windows-2025", "macos-15", "macos-15-intel", "macos-26"}
"""Machines that GitHub lends, known to be there in August 2026. A name such as `macos-latest` would
become another system overnight."""


def found(pattern: str) -> list[str]:
    """Returns what a pattern finds in the workflows, in their order."""
    return [text for workflow in WORKFLOWS.values() for text in re.findall(pattern, workflow)]


def test_every_action_is_a_commit_of_a_version_that_is_named():
    used = found(r"(?m)^ *-? *uses: *(.+)$")
    assert len(used) > 5
    for action in used:
        if action.startswith("./"):
            assert (ROOT / action).is_file()
        else:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_an_action_has_one_version_everywhere():
    versions = set(found(r"uses: (\S+@.+)"))
    assert len(versions) == len({version.partition("@")[0] for version in versions})


def test_every_machine_is_one_that_github_lends():
    named = " ".join(found(r"(?:runs-on|system): (.+)"))
    assert set(re.findall(r"[\w.-]+", named)) - {"matrix.system"} == RUNNERS


def test_no_checkout_leaves_credentials_behind():
    checkouts = found(r"uses: actions/checkout@.+\n(.*\n.*)")
    assert checkouts
    for options in checkouts:
        assert options.split() == ["with:", "persist-credentials:", "false"]


def test_only_who_publishes_may_write():
    assert all(re.search(r"(?m)^permissions:\n  contents: read$", w) for w in WORKFLOWS.values())
    assert found(r"\w+: write") == ["contents: write"]
    assert "contents: write" in WORKFLOWS["release.yml"].partition("\n  publish:\n")[2]


def test_a_release_passes_on_each_secret_that_the_signing_step_wants():
    build, release = WORKFLOWS["ci.yml"], WORKFLOWS["release.yml"]
    declared = re.findall(r"\b(EIGHT_DOORS_\w+):\n +required: false\n", build)
    passed = r"\b(EIGHT_DOORS_\w+): \$\{\{ secrets\.\1 \}\}\n"
    assert len(declared) == 6
    assert re.findall(passed, build) == declared
    assert re.findall(passed, release) == declared
