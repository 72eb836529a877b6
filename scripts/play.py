"""./play: sets everything up where needed, then serves the page on this machine and opens it."""
import os
import subprocess
import sys

from prepare import KOTATSU, PYTHON, ROOT, WINDOWS, become, guarded, page, python_packages, say

USAGE = """\
./play            set everything up the first time, then serve on this machine and open the page
./play --setup    set everything up and stop; after that {command} is the command
./play …          anything else goes to `kotatsu serve`: --host 0.0.0.0 (for the home network), --port, --no-open
"""
QUIET = {**os.environ, "KOTATSU_QUIET": "1"}
COMPILING = [str(PYTHON), "-m", "kotatsu.compiling"]
DETACHED_AND_LOW = 0x00000008 | 0x00004000      # Windows' flags; elsewhere the child lowers its priority itself


def main(arguments: list[str]) -> int:
    command = KOTATSU.relative_to(ROOT)
    if arguments in (["--help"], ["-h"]):
        print(USAGE.format(command=command), end="")
        return 0
    python_packages("play")
    page()
    if "--setup" in arguments:
        say(f"Ready: {command} is the command, ./play opens the page, `{command} compile` makes simulations faster")
        return 0
    compile_in_background()
    opening = [] if "--no-open" in arguments else ["--open"]
    rest = [argument for argument in arguments if argument not in ("--open", "--no-open")]
    return become([str(KOTATSU), "serve", *opening, *rest], QUIET)


def compile_in_background() -> None:
    """The player does not wait for compiled rules: the next start uses them."""
    asked = subprocess.run([*COMPILING, "--state"], capture_output=True, text=True, env=QUIET, check=False)
    state = asked.stdout.strip()
    if state == "stale":
        say("Compiling the rules in the background; the next start uses the result (build/compile.log)")
        (ROOT / "build").mkdir(exist_ok=True)
        with (ROOT / "build" / "compile.log").open("w", encoding="utf-8") as log:
            subprocess.Popen(COMPILING, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=QUIET,
                             start_new_session=True, creationflags=DETACHED_AND_LOW if WINDOWS else 0)
    elif state in ("no-compiler", "no-headers"):
        say("No C compiler (with Python's headers) here, so the rules run as plain Python: quick enough to play")
    elif state == "failed":
        say("Compiling the rules failed (build/compile.log says why), so they run as plain Python")
    elif state != "fresh":
        say(f"The rules run as plain Python ({state or asked.stderr.strip()[-200:]})")


if __name__ == "__main__":
    sys.exit(guarded(main))
