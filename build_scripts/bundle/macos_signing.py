"""Signs for macOS: without a certificate only so that it runs at all, with one for everybody.

The environment says with which:
EIGHT_DOORS_SIGNING_IDENTITY           such as "Developer ID Application: …"
EIGHT_DOORS_CERTIFICATE                its certificate and key (p12) as base64, if no keychain of
EIGHT_DOORS_CERTIFICATE_PASSWORD       this Mac holds them; and their password
EIGHT_DOORS_APPLE_ID, …_TEAM and …_PASSWORD    the account that asks Apple to notarise
"""

import base64
import json
import os
import secrets
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.bundle.mach_o import is_code
from build_scripts.bundle.product import NAME, Missing, run

ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
UNSIGNED = "The app could not be signed."


def identity() -> str:
    """The identity that signs; empty for nobody."""
    return os.environ.get("EIGHT_DOORS_SIGNING_IDENTITY", "")


def sign(app: Path) -> None:
    """Signs the app and all code in it; nothing in it may change any more. Raises Missing."""
    with certificate():
        for command in signing(app, identity()):
            run(UNSIGNED, command)
    run("The signature is not sound.", ["codesign", "--verify", "--deep", "--strict", app])


def signing(app: Path, who: str) -> Iterator[list[object]]:
    """The commands, from the inside out: a signature covers those within it."""
    if not who:
        yield ["codesign", "--force", "--deep", "--sign", "-", app]
        return
    command = ["codesign", "--force", "--timestamp", "--options", "runtime", "--sign", who]
    for code in nested(app):
        yield [*command, code]
    yield [*command, "--entitlements", ENTITLEMENTS, app]


def nested(app: Path) -> list[Path]:
    """Libraries and frameworks, the innermost first. The program itself is signed with the app."""
    program = app / "Contents" / "MacOS" / NAME
    found = [
        path
        for path in app.rglob("*")
        if path != program and not path.is_symlink() and _is_code(path)
    ]
    return sorted(found, key=lambda path: (-len(path.parts), path.as_posix()))


def _is_code(path: Path) -> bool:
    if path.is_dir():
        return path.suffix == ".framework"
    return is_code(path)


def notarise(image: Path) -> bool:
    """Has Apple look at the disk image and keeps the ticket in it, so that it opens without a
    question. Says whether there was an account to do so; raises Missing if Apple refuses."""
    names = ("APPLE_ID", "APPLE_TEAM", "APPLE_PASSWORD")
    account, team, password = (os.environ.get(f"EIGHT_DOORS_{name}", "") for name in names)
    if not (identity() and account and team and password):
        return False
    with certificate():
        run(UNSIGNED, ["codesign", "--force", "--timestamp", "--sign", identity(), image])
    answer = _answer(submission(image, account, team, password))
    # The tool ends well whatever Apple says.
    if answer.get("status") != "Accepted":
        raise Missing(f"Apple did not notarise {image.name}: {answer}")
    run("The ticket could not be stapled.", ["xcrun", "stapler", "staple", image])
    return True


def submission(image: Path, account: str, team: str, password: str) -> list[object]:
    """The command that waits for Apple's word."""
    return [
        *("xcrun", "notarytool", "submit", image, "--wait", "--output-format", "json"),
        *("--apple-id", account, "--team-id", team, "--password", password),
    ]


def _answer(command: list[object]) -> dict[str, str]:
    done = subprocess.run([*map(str, command)], stdout=subprocess.PIPE, text=True, check=False)
    try:
        return dict(json.loads(done.stdout))
    except ValueError:
        raise Missing("Apple gave no answer.") from None


@contextmanager
def certificate() -> Iterator[None]:
    """Lets codesign find the certificate of the environment for a while, if there is one. Raises
    Missing if it is of no use."""
    encoded = os.environ.get("EIGHT_DOORS_CERTIFICATE")
    if not encoded:
        yield
        return
    if not identity():
        raise Missing("There is a certificate, but EIGHT_DOORS_SIGNING_IDENTITY says not whose.")
    usual_ones = ["security", "list-keychains", "-d", "user"]
    try:
        before = subprocess.run(usual_ones, stdout=subprocess.PIPE, text=True, check=True)
        decoded = base64.b64decode(encoded)
    except (subprocess.CalledProcessError, ValueError) as trouble:
        raise Missing(f"The certificate cannot be used: {trouble}.") from None
    usual = [line.strip().strip('"') for line in before.stdout.splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        file, keychain = Path(folder, "certificate.p12"), Path(folder, "signing.keychain-db")
        file.write_bytes(decoded)
        try:
            for command in importing(file, keychain, usual):
                run("The certificate could not be read.", ["security", *command])
            yield
        finally:
            # It leaves the list of keychains as well.
            subprocess.run(["security", "delete-keychain", keychain], check=False)


def importing(file: Path, keychain: Path, usual: list[str]) -> Iterator[list[object]]:
    """Arguments for the tool `security`, which make a keychain that codesign may open without a
    word."""
    secret = secrets.token_urlsafe()
    password = os.environ.get("EIGHT_DOORS_CERTIFICATE_PASSWORD", "")
    yield ["create-keychain", "-p", secret, keychain]
    yield ["set-keychain-settings", "-lut", "21600", keychain]
    yield ["unlock-keychain", "-p", secret, keychain]
    yield [
        *("import", file, "-f", "pkcs12", "-P", password),
        *("-k", keychain, "-T", "/usr/bin/codesign"),
    ]
    yield ["set-key-partition-list", "-S", "apple-tool:,apple:", "-s", "-k", secret, keychain]
    yield ["list-keychains", "-d", "user", "-s", keychain, *usual]
