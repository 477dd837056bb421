"""The application for macOS. Its tools exist on no other system, so stand-ins of the same names
note how they are called."""

import base64
import json
import os
import plistlib
import re
import struct
from pathlib import Path

import pytest

from build_scripts.bundle import macos, macos_signing
from build_scripts.bundle.product import Missing, version
from game.words import LANGUAGES

pytestmark = pytest.mark.skipif(
    os.name == "nt", reason="links, and stand-ins that are shell scripts"
)
ROOT = Path(__file__).resolve().parents[2]
WHO = "Developer ID Application: Somebody (TEAM)"
NOTE = '#!/bin/sh\necho "${0##*/} $*" >> "$NOTES"\n'


def version_min(major: int, minor: int) -> bytes:
    """Returns the load command LC_VERSION_MIN_MACOSX, of older compilers."""
    return struct.pack("<4I", 0x24, 16, major << 16 | minor << 8, 0)


def build_version(major: int, minor: int) -> bytes:
    """Returns the load command LC_BUILD_VERSION."""
    return struct.pack("<6I", 0x32, 24, 1, major << 16 | minor << 8, 0, 0)


def plain(*versions: bytes) -> bytes:
    """Returns code for one processor, with an LC_UUID before its other commands."""
    commands = [struct.pack("<2I16s", 0x1B, 24, b"number"), *versions]
    head = struct.pack("<4s7I", bytes.fromhex("cffaedfe"), 0, 0, 6, len(commands), 0, 0, 0)
    return head + b"".join(commands) + b"code"


def universal(*parts: bytes) -> bytes:
    """Returns code for several processors; each part begins at a multiple of 4096 bytes."""
    entries = [
        struct.pack(">5I", 0, 0, 4096 * number, len(part), 12)
        for number, part in enumerate(parts, 1)
    ]
    head = struct.pack(">4sI", bytes.fromhex("cafebabe"), len(parts)) + b"".join(entries)
    return b"".join(block.ljust(4096, b"\0") for block in (head, *parts))


LIBRARY = plain(version_min(10, 13))


@pytest.fixture(autouse=True)
def nothing_to_sign_with(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("EIGHT_DOORS_")]:
        if name != "EIGHT_DOORS_DATA":
            monkeypatch.delenv(name)


@pytest.fixture
def app(tmp_path: Path) -> Path:
    contents = tmp_path / "Eight Doors.app" / "Contents"
    python = contents / "Frameworks" / "Python.framework"
    for path in (
        contents / "MacOS" / "eight-doors",
        python / "Versions" / "3.13" / "Python",
        contents / "Frameworks" / "pygame" / "base.so",
    ):
        path.parent.mkdir(parents=True)
        path.write_bytes(LIBRARY)
    (contents / "Resources").mkdir()
    (contents / "Resources" / "LICENSE.txt").write_text("free")
    (contents / "Frameworks" / "Python").symlink_to("Python.framework/Versions/3.13/Python")
    return contents.parent


class StandIns:
    def __init__(self, folder: Path) -> None:
        self.folder, self.notes = folder, folder / "notes"

    def add(self, name: str, script: str = "") -> None:
        tool = self.folder / name
        tool.write_text(NOTE + script)
        tool.chmod(0o755)

    def noted(self) -> list[str]:
        return self.notes.read_text().splitlines() if self.notes.exists() else []


@pytest.fixture
def stand_ins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StandIns:
    folder = tmp_path / "tools"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("NOTES", str(folder / "notes"))
    tools = StandIns(folder)
    for name in ("codesign", "hdiutil", "security", "xcrun"):
        tools.add(name)
    return tools


def test_the_bundle_tells_its_name_its_languages_and_that_it_knows_sharp_screens() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert told["CFBundleIdentifier"] == "io.github.eight_doors.EightDoors"
    assert told["CFBundleName"] == told["CFBundleDisplayName"] == "Eight Doors"
    assert told["CFBundleShortVersionString"] == version()
    assert told["CFBundleLocalizations"] == ["en", *sorted(set(LANGUAGES) - {"en"})]
    assert told["NSHighResolutionCapable"] is True
    assert told["LSApplicationCategoryType"] == "public.app-category.card-games"


def test_the_bundle_asks_for_the_macos_that_the_readme_promises() -> None:
    asked = macos.info_plist()["LSMinimumSystemVersion"]
    readme = (ROOT / "README.md").read_text("utf-8")
    assert re.findall(r"macOS (\S+) or newer, (?:Apple silicon|Intel)", readme) == ["11", "11"]
    assert asked == "11.0"


@pytest.mark.parametrize(
    "code",
    [
        plain(version_min(10, 11)),
        plain(build_version(11, 0)),
        universal(plain(version_min(10, 13)), plain(build_version(11, 0))),
        plain(),
    ],
    ids=["of older compilers", "of today", "for both kinds of Mac", "that says nothing"],
)
def test_code_for_the_promised_macos_or_an_older_one_is_let_through(app: Path, code: bytes) -> None:
    (app / "Contents" / "Frameworks" / "pygame" / "base.so").write_bytes(code)
    macos.check(app)


@pytest.mark.parametrize(
    ("code", "needs"),
    [
        (plain(build_version(14, 0)), "14.0"),
        (plain(version_min(11, 3)), "11.3"),
        (universal(plain(version_min(10, 13)), plain(build_version(15, 5))), "15.5"),
    ],
    ids=["of today", "of older compilers", "for both kinds of Mac"],
)
def test_code_that_asks_for_a_newer_macos_is_named(app: Path, code: bytes, needs: str) -> None:
    (app / "Contents" / "Frameworks" / "pygame" / "base.so").write_bytes(code)
    with pytest.raises(Missing) as missing:
        macos.check(app)
    file = "Contents/Frameworks/pygame/base.so"
    assert str(missing.value) == f"The program is for macOS 11.0, but {file} needs {needs}."


def test_the_entitlements_are_a_list_that_macos_can_read() -> None:
    with macos_signing.ENTITLEMENTS.open("rb") as file:
        assert plistlib.load(file) == {"com.apple.security.cs.disable-library-validation": True}


def test_without_an_identity_the_app_is_signed_as_nobodys(app: Path) -> None:
    assert list(macos_signing.signing(app, "")) == [
        ["codesign", "--force", "--deep", "--sign", "-", app]
    ]


def test_with_an_identity_all_code_is_signed_from_the_inside_out(app: Path) -> None:
    commands = list(macos_signing.signing(app, WHO))
    frameworks = app / "Contents" / "Frameworks"
    assert [command[-1] for command in commands] == [
        frameworks / "Python.framework" / "Versions" / "3.13" / "Python",
        frameworks / "pygame" / "base.so",
        frameworks / "Python.framework",
        app,
    ]
    for command in commands:
        assert "--deep" not in command
        assert command[command.index("--options") + 1] == "runtime"
        assert "--timestamp" in command
    assert ["--entitlements" in command for command in commands] == [False, False, False, True]


def test_the_image_holds_the_app_with_its_links_and_a_link_to_the_applications(
    app: Path, stand_ins: StandIns, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    stand_ins.add("hdiutil", f'cp -R "$5" "{kept}"\n')
    macos.disk_image(app, tmp_path / "game.dmg")
    assert (kept / "Applications").readlink() == Path("/Applications")
    assert (kept / "Eight Doors.app" / "Contents" / "Frameworks" / "Python").is_symlink()
    assert "create -volname Eight Doors -srcfolder" in stand_ins.noted()[0]
    assert stand_ins.noted()[0].endswith(f"-format UDZO -ov {tmp_path / 'game.dmg'}")


def test_a_stand_in_that_is_busy_twice_is_asked_three_times(
    app: Path, stand_ins: StandIns, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(macos, "PAUSE", 0.0)
    stand_ins.add("hdiutil", 'test "$(grep -c . "$NOTES")" -gt 2\n')
    macos.disk_image(app, tmp_path / "game.dmg")
    assert len(stand_ins.noted()) == 3


def test_a_stand_in_that_stays_busy_is_given_up(
    app: Path, stand_ins: StandIns, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(macos, "PAUSE", 0.0)
    stand_ins.add("hdiutil", "exit 1\n")
    with pytest.raises(Missing, match="disk image"):
        macos.disk_image(app, tmp_path / "game.dmg")
    assert len(stand_ins.noted()) == macos.ATTEMPTS


def test_stand_ins_sign_with_a_certificate_that_is_there_only_meanwhile(
    app: Path, stand_ins: StandIns, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_ins.add("security", 'test "$*" != "list-keychains -d user" || echo \'    "/login.db"\'\n')
    monkeypatch.setenv("EIGHT_DOORS_SIGNING_IDENTITY", WHO)
    monkeypatch.setenv("EIGHT_DOORS_CERTIFICATE", base64.b64encode(b"p12").decode())
    monkeypatch.setenv("EIGHT_DOORS_CERTIFICATE_PASSWORD", "sesame")
    macos_signing.sign(app)
    steps = [line.split()[:2] for line in stand_ins.noted()]
    before = "list-keychains create-keychain set-keychain-settings unlock-keychain import"
    assert steps == [
        *(["security", step] for step in before.split()),
        ["security", "set-key-partition-list"],
        ["security", "list-keychains"],
        *[["codesign", "--force"]] * 4,
        ["security", "delete-keychain"],
        ["codesign", "--verify"],
    ]
    listed = next(
        line for line in stand_ins.noted() if " -s /" in line and "list-keychains" in line
    )
    assert listed.endswith("/signing.keychain-db /login.db")


def test_a_stand_in_that_finds_the_signature_unsound_is_believed(
    app: Path, stand_ins: StandIns
) -> None:
    stand_ins.add("codesign", 'test "$1" != --verify\n')
    with pytest.raises(Missing, match="signature"):
        macos_signing.sign(app)


def test_nothing_is_notarised_without_an_account(stand_ins: StandIns, tmp_path: Path) -> None:
    assert not macos_signing.notarise(tmp_path / "game.dmg")
    assert not stand_ins.noted()


@pytest.fixture
def account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EIGHT_DOORS_SIGNING_IDENTITY", WHO)
    for name in ("APPLE_ID", "APPLE_TEAM", "APPLE_PASSWORD"):
        monkeypatch.setenv(f"EIGHT_DOORS_{name}", name.lower())


@pytest.mark.usefixtures("account")
def test_the_ticket_of_a_stand_in_that_accepts_is_stapled(
    stand_ins: StandIns, tmp_path: Path
) -> None:
    stand_ins.add("xcrun", f"echo '{json.dumps({'status': 'Accepted'})}'\n")
    image = tmp_path / "game.dmg"
    assert macos_signing.notarise(image)
    account = "--apple-id apple_id --team-id apple_team --password apple_password"
    assert stand_ins.noted() == [
        f"codesign --force --timestamp --sign {WHO} {image}",
        f"xcrun notarytool submit {image} --wait --output-format json {account}",
        f"xcrun stapler staple {image}",
    ]


@pytest.mark.usefixtures("account")
@pytest.mark.parametrize("answer", ['{"status": "Invalid"}', ""])
def test_a_stand_in_that_refuses_is_heard_although_it_ends_well(
    answer: str, stand_ins: StandIns, tmp_path: Path
) -> None:
    stand_ins.add("xcrun", f"echo '{answer}'\n")
    with pytest.raises(Missing, match="Apple"):
        macos_signing.notarise(tmp_path / "game.dmg")
    assert "stapler" not in " ".join(stand_ins.noted())
