"""Compiles the rules twice, with a training between: the C compiler then knows which ways play takes (profile-guided optimisation).

For wheels, which are built once and used often: it takes three times as long as `compiling.build`, and play gains a tenth and more
(docs/speed.md). With gcc. Both compiles work in one folder, because gcc finds what was counted by the name of the object file.
"""
import os
import shutil
import subprocess
import sys
from pathlib import Path

from kotatsu._fresh import PACKAGE, STAMP
from kotatsu.compiling import CannotCompile, Progress, build

TRAINING = ("-m", "kotatsu.sim.training")


def counting(profile: Path) -> tuple[str, ...]:
    """The compiler's options for rules that count where they go; each process adds to the files in `profile` as it ends."""
    return f"-fprofile-generate={profile}", "-fprofile-update=single"


def using(profile: Path) -> tuple[str, ...]:
    """Its options for the rules as they will be: what the training never came to is compiled as ever, not for its size."""
    return f"-fprofile-use={profile}", "-fprofile-partial-training", "-Wno-missing-profile"


def build_guided(root: Path, folder: Path, out: Path, progress: Progress) -> list[Path]:
    """What `build` does, guided by a training. `folder` keeps the first compile's object files for the next time."""
    if sys.platform == "win32":
        raise CannotCompile("failed", "only gcc is told how to count")
    folder = folder.resolve()
    work, profile, trained = folder / "work", folder / "profile", folder / "trained"
    made = build(root, work, folder / "counting", progress, options=counting(profile))
    shutil.rmtree(profile, ignore_errors=True)
    shutil.rmtree(trained, ignore_errors=True)
    shutil.copytree(root / "src" / PACKAGE.name, trained / PACKAGE.name,
                    ignore=shutil.ignore_patterns("*.so", "*.pyd", STAMP, "__pycache__", "page"))
    for path in made:
        shutil.copyfile(path, trained / path.relative_to(folder / "counting"))
    progress("training")
    train(trained)
    check_profile(work / "tmp", profile)
    shutil.rmtree(work / "guided", ignore_errors=True)          # object files of another training are none of this one
    return build(root, work, out, progress, options=using(profile), kept="guided")


def train(trained: Path) -> None:
    """Some seconds of play, seeded, with the rules that count."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PURE", "KOTATSU_PURE")}
    environment |= {"PYTHONPATH": str(trained), "PYTHONHASHSEED": "0"}
    run = subprocess.run([sys.executable, *TRAINING], cwd=trained, env=environment, capture_output=True, text=True,
                         encoding="utf-8", errors="replace", check=False)
    if run.returncode:
        raise CannotCompile("failed", (run.stdout + run.stderr)[-3000:])


def counted(objects: Path, profile: Path) -> dict[Path, Path]:
    """By object file of a rule where gcc looks for what was counted: its whole path, below `profile`. (Where it finds nothing it
    says nothing and compiles as ever.)"""
    return {path: profile / path.resolve().relative_to("/").with_suffix(".gcda") for path in objects.rglob("__native_*.o")}


def check_profile(objects: Path, profile: Path) -> None:
    found = counted(objects, profile)
    missing = [str(path) for path, where in found.items() if not where.exists()]
    if missing or not found:
        raise CannotCompile("failed", f"nothing was counted for {', '.join(missing[:3]) or objects}")
