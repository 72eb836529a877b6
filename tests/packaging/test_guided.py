"""Profile-guided optimisation: the compiler's options hold, both compiles work in one folder, and nothing is missed in silence."""
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kotatsu import games, guided
from kotatsu.compiling import CannotCompile, compiler
from kotatsu.sim import training

ROOT = Path(__file__).parents[2]
PROGRAM = """
int main(int count, char **words) {
    int sum = 0;
    for (int i = 0; i < 1000; i++) sum += i % 7 ? i : count;
    return sum == 0 && words == 0;
}
"""
Built = tuple[Path, tuple[str, ...], str]
pytestmark = pytest.mark.skipif(sys.platform != "linux" or "gcc" not in str(compiler() and Path(str(compiler())).resolve()),
                                reason="no gcc here")


def compiled(source: Path, made: Path, *options: str) -> str:
    """What gcc has to say."""
    run = subprocess.run([str(compiler()), "-O2", "-c", str(source), "-o", str(made), *options], capture_output=True, text=True,
                         check=False)
    return run.stderr + f"{run.returncode or ''}"


def test_what_was_counted_is_found_again(tmp_path: Path) -> None:
    """The options fit this compiler, and the file lies where we say that it looks for it."""
    source, made, profile = tmp_path / "c.c", tmp_path / "tmp" / "__native_rule.o", tmp_path / "profile"
    source.write_text(PROGRAM)
    made.parent.mkdir()
    assert compiled(source, made, *guided.counting(profile)) == ""
    with pytest.raises(CannotCompile, match="__native_rule"):
        guided.check_profile(made.parent, profile)
    subprocess.run([str(compiler()), str(made), "-o", str(tmp_path / "run"), *guided.counting(profile)], check=True)
    subprocess.run([str(tmp_path / "run")], check=True)
    guided.check_profile(made.parent, profile)
    strict = [option for option in guided.using(profile) if option != "-Wno-missing-profile"]
    assert compiled(source, made, *strict, "-Werror=missing-profile") == ""
    shutil.rmtree(profile)
    assert "missing-profile" in compiled(source, made, *strict, "-Werror=missing-profile")
    assert compiled(source, made, *guided.using(profile)) == ""


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Built]:
    """`build` only notes what it is asked for, and leaves one library and one object file."""
    asked: list[Built] = []

    def build(root: Path, work: Path, out: Path, progress: Callable[[str], None], options: tuple[str, ...] = (),
              kept: str = "objects") -> list[Path]:
        asked.append((work, options, kept))
        for path in (out / "kotatsu" / "_compiled.txt", work / "tmp" / "__native_rule.o"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("{}")
        return [out / "kotatsu" / "_compiled.txt"]

    monkeypatch.setattr(guided, "build", build)
    return asked


def test_the_rules_are_compiled_twice_with_a_training_between(builds: list[Built], tmp_path: Path,
                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    trained: list[int] = []

    def train(folder: Path) -> None:
        trained.append(len(builds))
        assert (folder / "kotatsu" / "_compiled.txt").exists() and (folder / "kotatsu" / "sim" / "training.py").exists()
        for where in guided.counted(tmp_path / "work" / "tmp", tmp_path / "profile").values():
            where.parent.mkdir(parents=True, exist_ok=True)
            where.touch()

    monkeypatch.setattr(guided, "train", train)
    guided.build_guided(ROOT, tmp_path, tmp_path / "out", lambda stage: None)
    assert trained == [1]
    assert builds == [(tmp_path / "work", guided.counting(tmp_path / "profile"), "objects"),
                      (tmp_path / "work", guided.using(tmp_path / "profile"), "guided")]


def test_a_training_that_counted_nothing_or_failed_is_no_wheel(builds: list[Built], tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guided, "train", lambda folder: None)
    with pytest.raises(CannotCompile, match="nothing was counted"):
        guided.build_guided(ROOT, tmp_path, tmp_path / "out", lambda stage: None)
    monkeypatch.undo()
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "_compiled.txt", "__pycache__", "page"))
    with pytest.raises(CannotCompile, match="plain Python"):           # nothing is compiled in this folder
        guided.train(tmp_path / "src")
    assert len(builds) == 1


def test_the_training_plays_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DECISIONS", 50)
    monkeypatch.setattr(training, "ITERATIONS", 3)
    monkeypatch.setattr(training, "MATCHES", 0)
    assert all(training.train(games.load(name)) >= 50 for name in games.names())


def test_the_wheel_is_guided_where_that_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`COMPILE=guided` (docs/speed.md): the rules come from there, or there is no wheel."""
    spec = spec_from_file_location("compile_hook", ROOT / "compile.py")
    assert spec is not None and spec.loader is not None
    hook = module_from_spec(spec)
    spec.loader.exec_module(hook)
    asked: list[Path] = []

    def build_guided(root: Path, folder: Path, out: Path, progress: Callable[[str], None]) -> list[Path]:
        asked.append(folder)
        if len(asked) > 1:
            raise CannotCompile("failed", "no gcc")
        return [out / "kotatsu" / "_compiled.txt"]

    monkeypatch.setattr(hook, "build_guided", build_guided)
    monkeypatch.setenv("COMPILE", "guided")
    wheel = SimpleNamespace(app=SimpleNamespace(display_info=print, display_warning=print), kept=None)
    data: dict[str, Any] = {"force_include": {}}
    hook.CompileHook.initialize(wheel, "standard", data)
    wheel.kept.cleanup()
    assert asked == [ROOT / "build" / "guided"] and "kotatsu/_compiled.txt" in data["force_include"].values()
    assert data["infer_tag"] and not data["pure_python"]
    with pytest.raises(CannotCompile):
        hook.CompileHook.initialize(wheel, "standard", data)
    wheel.kept.cleanup()
