"""No compiled module runs that does not fit its source."""
import ast
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import kotatsu.kernel.agenda
from kotatsu._fresh import PACKAGE, STAMP, is_fresh, stamp_text
from kotatsu.compiling import MARK, rule_modules

ROOT = Path(__file__).parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with one compiled module and one that is not, and its stamp."""
    folder = tmp_path / "src" / "kotatsu"
    (folder / "kernel").mkdir(parents=True)
    (folder / "kernel" / "agenda.py").write_text("NUMBER = 1\n")
    (folder / "kernel" / "table.py").write_text("NUMBER = 2\n")
    shutil.copy(PACKAGE / "kernel" / "rim.py", folder / "kernel" / "rim.py")      # the beginning of the package needs it
    (folder / STAMP).write_text(stamp_text(folder, ["kernel/agenda.py"]))
    return folder


def test_a_new_stamp_fits(package: Path) -> None:
    assert is_fresh(package) is True


def test_line_ends_of_the_system_do_not_matter(package: Path) -> None:
    (package / "kernel" / "agenda.py").write_bytes(b"NUMBER = 1\r\n")
    assert is_fresh(package) is True


def test_an_edit_of_a_compiled_source_makes_it_stale(package: Path) -> None:
    (package / "kernel" / "agenda.py").write_text("NUMBER = 3\n")
    assert is_fresh(package) is False


def test_an_edit_of_an_uncompiled_source_does_not(package: Path) -> None:
    (package / "kernel" / "table.py").write_text("NUMBER = 3\n")
    assert is_fresh(package) is True


def test_a_new_or_a_lost_module_makes_it_stale(package: Path) -> None:
    (package / "kernel" / "luck.py").write_text("")
    assert is_fresh(package) is False
    (package / "kernel" / "luck.py").unlink()
    (package / "kernel" / "agenda.py").unlink()
    assert is_fresh(package) is False


def test_another_python_makes_it_stale(package: Path) -> None:
    stamp = json.loads((package / STAMP).read_text())
    (package / STAMP).write_text(json.dumps({**stamp, "python": "cpython-27"}))
    assert is_fresh(package) is False


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"python": 1'])
def test_a_broken_stamp_is_stale(package: Path, text: str) -> None:
    (package / STAMP).write_text(text)
    assert is_fresh(package) is False


def test_without_a_stamp_nothing_was_compiled(package: Path) -> None:
    (package / STAMP).unlink()
    assert is_fresh(package) is None


def agenda_file(package: Path, **environment: str) -> tuple[str, str]:
    """Which file a new process takes for kernel.agenda, and what it says on standard error."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PURE", "KOTATSU_PURE", "KOTATSU_QUIET")}
    run = subprocess.run([sys.executable, "-c", "import kotatsu.kernel.agenda as found; print(found.__file__)"],
                         env={**clean, "PYTHONPATH": str(package.parent), **environment}, cwd=package.parent,
                         capture_output=True, text=True, check=True)
    return Path(run.stdout.strip()).name, run.stderr


def put_in(package: Path) -> None:
    """The real beginning of the package, and a binary that would crash whoever loads it."""
    for name in ("__init__.py", "_fresh.py"):
        shutil.copy(PACKAGE / name, package / name)
    (package / "kernel" / "__init__.py").write_text("")
    (package / "kernel" / f"agenda{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")


def test_a_binary_without_a_stamp_never_runs(package: Path) -> None:
    put_in(package)
    (package / STAMP).unlink()
    assert agenda_file(package) == ("agenda.py", "")


def test_a_stale_binary_never_runs_and_we_are_told(package: Path) -> None:
    put_in(package)
    (package / "kernel" / "agenda.py").write_text("NUMBER = 3\n")
    file, said = agenda_file(package)
    assert file == "agenda.py"
    assert "kotatsu compile" in said
    assert agenda_file(package, KOTATSU_QUIET="1") == ("agenda.py", "")


def test_a_fresh_binary_runs_unless_the_sources_are_wanted(package: Path) -> None:
    put_in(package)
    (package / STAMP).write_text(stamp_text(package, ["kernel/agenda.py"]))
    with pytest.raises(subprocess.CalledProcessError):          # it is taken, and is no library
        agenda_file(package)
    assert agenda_file(package, PURE="1") == ("agenda.py", "")
    assert agenda_file(package, KOTATSU_PURE="1") == ("agenda.py", "")


def test_these_tests_run_what_they_are_meant_to_run() -> None:
    """`./test` runs the suite twice: on the sources, and compiled."""
    suffix = Path(str(kotatsu.kernel.agenda.__file__)).suffix
    if os.environ.get("KOTATSU_EXPECT_COMPILED") == "1":
        assert suffix in (".so", ".pyd")
    else:
        assert suffix == ".py" or is_fresh()


def test_the_rules_are_compiled_and_the_rim_is_not() -> None:
    names = rule_modules(ROOT)
    assert {"kernel/action.py", "kernel/agenda.py"} <= set(names)
    assert not {name for name in names if Path(name).name in ("__init__.py", "table.py", "view.py", "words.py")}


def test_a_module_that_does_not_say_so_is_not_compiled(package: Path) -> None:
    assert rule_modules(package.parents[1]) == []
    (package / "kernel" / "agenda.py").write_text(f"{MARK}\nNUMBER = 1\n")
    assert rule_modules(package.parents[1]) == ["kernel/agenda.py"]


def imported(name: str) -> set[str]:
    """The modules of this package that a module imports, as paths inside the package."""
    found = set()
    for node in ast.walk(ast.parse((PACKAGE / name).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == PACKAGE.name:
            path = node.module.split(".")[1:]
            for inner in node.names:
                places = ("/".join([*path, inner.name]) + ".py", "/".join(path) + ".py")
                found.add(next((place for place in places if (PACKAGE / place).exists()), "/".join([*path, "__init__.py"])))
    return found


def test_compiled_rules_import_only_what_is_compiled() -> None:
    """So whoever forgets the line in a new module of rules is told its name. (Bots and search meet a game through its door.)"""
    compiled = set(rule_modules(ROOT))
    rules = [name for name in compiled if not name.startswith(("bots/", "search/"))]
    assert {name: plain for name in rules if (plain := imported(name) - compiled)} == {}
