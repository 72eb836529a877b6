"""The parts of ./play that can go wrong on somebody's machine."""
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """scripts/prepare.py, pointed at an empty folder."""
    spec = importlib.util.spec_from_file_location("prepare_under_test", ROOT / "scripts" / "prepare.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("ROOT", "VENV", "BIN", "PYTHON", "KOTATSU", "STAMP", "WEB"):
        monkeypatch.setattr(module, name, tmp_path / Path(getattr(module, name)).relative_to(ROOT))
    return module


@pytest.mark.parametrize(("version", "good"), [
    ("v18.19.1", False), ("v20.18.9", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False),
    ("v22.12.0", True), ("v24.1.0\n", True), ("", False), ("what", False),
])
def test_which_node_will_do(prepare: ModuleType, version: str, good: bool) -> None:
    assert prepare.is_new_enough(version) is good


def test_a_half_made_or_moved_environment_is_not_trusted(prepare: ModuleType) -> None:
    assert prepare.read_stamp() == {}
    prepare.BIN.mkdir(parents=True)
    prepare.write_stamp({"play": "x"})
    assert prepare.read_stamp() == {}, "there is no python in it"
    prepare.PYTHON.write_text("")
    assert prepare.read_stamp() == {"root": str(prepare.ROOT), "play": "x"}
    prepare.STAMP.write_text(prepare.STAMP.read_text().replace(str(prepare.ROOT), "/elsewhere"))
    assert prepare.read_stamp() == {}
    prepare.STAMP.write_text('{"root": "/hal')
    assert prepare.read_stamp() == {}


def test_a_cut_off_installation_is_not_trusted_but_a_failed_one_is_kept(prepare: ModuleType) -> None:
    prepare.BIN.mkdir(parents=True)
    prepare.PYTHON.write_text("")
    with pytest.raises(prepare.Trouble), prepare.changing({"play": "x"}):
        raise prepare.Trouble("no network")
    assert prepare.read_stamp() == {"root": str(prepare.ROOT), "play": "x"}
    with pytest.raises(KeyboardInterrupt), prepare.changing({"play": "x"}):
        raise KeyboardInterrupt
    assert prepare.read_stamp() == {}


def test_a_change_of_sources_or_words_builds_the_page(prepare: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    words = prepare.ROOT / "src" / "kotatsu" / "words" / "en"
    words.mkdir(parents=True)
    (words / "page.ftl").write_text("hello = Hello\n")
    prepare.WEB.mkdir()
    (prepare.WEB / "index.html").write_text("<p>")
    built: list[int] = []

    def build(command: list[str], trouble: str, **_: object) -> None:
        (prepare.WEB / "dist").mkdir(exist_ok=True)
        (prepare.WEB / "dist" / "index.html").write_text("<p>")
        built.append(len(built))

    monkeypatch.setattr(prepare, "run", build)
    monkeypatch.setattr(prepare, "npm", lambda: (["npm"], {}))
    monkeypatch.setattr(prepare, "page_packages", lambda: None)
    prepare.page()
    prepare.page()
    assert len(built) == 1
    (words / "page.ftl").write_text("hello = Good evening\n")
    prepare.page()
    assert len(built) == 2
    (prepare.WEB / "index.html").write_text("<b>")
    prepare.page()
    assert len(built) == 3
    (prepare.WEB / "dist" / "index.html").unlink()
    prepare.page()
    prepare.page()
    assert len(built) == 4


def test_trouble_is_one_sentence(prepare: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    def fails(arguments: list[str]) -> int:
        raise prepare.Trouble("The network failed. Mend it.")
    assert prepare.guarded(fails) == 1
    assert capsys.readouterr().err == "\nThe network failed. Mend it.\n"


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """scripts/checks.py."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return importlib.import_module("checks")


def test_a_game_can_be_tested_alone(checks: ModuleType) -> None:
    assert checks.parts_for([]) is checks.WHOLE
    assert checks.parts_for(["fast"]) is checks.FAST
    assert "tests of root, interpreted" in [part.title for part in checks.parts_for(["root"])]
    for unknown in (["chess"], ["root", "samurai"]):
        with pytest.raises(checks.Trouble, match=r"fast .* root or samurai"):
            checks.parts_for(unknown)


def test_a_part_over_its_budget_is_named(checks: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    checks.print_table([checks.Result("set-up", "ok", 9.0), checks.Result("fuzz", "ok", 40.0, 70.0, 60),
                        checks.Result("ruff", "ok", 70.0, 4.0, 5)], 119.0)
    said = capsys.readouterr().out
    assert "Over its budget: fuzz took 70 s of the processor, 60 s are meant" in said
    assert said.count("Over its budget") == 1, "a busy machine makes nothing over its budget"


def test_each_rule_test_has_a_phase_and_every_fifth_has_both(request: pytest.FixtureRequest) -> None:
    conftest = request.config.pluginmanager.getplugin(str(ROOT / "tests" / "conftest.py"))
    assert conftest is not None
    found = [conftest.phases_of(f"tests/games/test_{number}.py::test") for number in range(5000)]
    assert set(found) == {("interpreted", "compiled"), ("interpreted",), ("compiled",)}
    assert 0.17 < found.count(("interpreted", "compiled")) / len(found) < 0.23
    played = [conftest.phases_of(f"tests/conformance/test_{number}.py::test") for number in range(5000)]
    assert set(played) == {("interpreted", "compiled"), ("compiled",)}
    assert 0.17 < played.count(("interpreted", "compiled")) / len(played) < 0.23
    assert conftest.phases_of("tests/conformance/test_golden.py::test_a_game[root-1]") == ("interpreted", "compiled")
    assert conftest.phases_of("tests/server/test_room.py::test") == ("interpreted", "compiled")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_without_a_new_python_it_says_so(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    run = subprocess.run(["/bin/sh", ROOT / "scripts" / "python", "x.py"], env={"PATH": str(tmp_path)},
                         capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert "Python 3.11 or newer" in run.stderr
