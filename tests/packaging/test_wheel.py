"""The wheel: built, installed in a new environment, and used there."""
import os
import site
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from kotatsu.compiling import obstacle

ROOT = Path(__file__).parents[2]
WINDOWS = sys.platform == "win32"
ENVIRONMENT = {name: value for name, value in os.environ.items()
               if name not in ("PURE", "KOTATSU_PURE", "PYTHONPATH", "COMPILE", "KOTATSU_EXPECT_COMPILED")}

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
                   cwd=ROOT, env=ENVIRONMENT, check=True)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of a new environment with the wheel; its dependencies are those of the tests' environment."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home, with_pip=False)
    scripts = home / ("Scripts" if WINDOWS else "bin")
    subprocess.run([sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet", "--no-deps",
                    "--no-index", str(wheel)], env=ENVIRONMENT, check=True)
    [packages] = [*home.glob("lib/python*/site-packages"), *home.glob("Lib/site-packages")][:1]
    (packages / "dependencies.pth").write_text("\n".join(site.getsitepackages()) + "\n")
    return scripts


def said(scripts: Path, *command: str) -> str:
    run = subprocess.run([str(scripts / command[0]), *command[1:]], env=ENVIRONMENT, cwd=scripts, capture_output=True,
                         text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def test_it_carries_page_words_rules_and_licence(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "kotatsu/server/page/index.html" in names
    assert {name.split("/")[2] for name in names if name.endswith(".ftl")} == {"en", "uk", "ru", "cs"}
    assert "kotatsu/py.typed" in names
    assert any(name.endswith("licenses/NOTICE") for name in names)
    data = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "kotatsu" / "games").rglob("*")
            if path.suffix in (".json", ".md", ".toml", ".csv", ".txt")}
    assert data <= set(names)


def test_it_is_compiled_where_a_compiler_is(wheel: Path, installed: Path) -> None:
    code = "import kotatsu.kernel.agenda as it, kotatsu.pagefiles as at; print(it.__file__); print(at.page_folder())"
    agenda, page = said(installed, "python", "-c", code).splitlines()
    assert Path(agenda).is_relative_to(installed.parent)
    assert Path(page).is_relative_to(installed.parent)
    if obstacle() is None:
        assert Path(agenda).suffix in (".so", ".pyd")
        assert not wheel.name.endswith("none-any.whl")
    else:
        assert wheel.name.endswith("py3-none-any.whl")


def test_its_command_works(installed: Path) -> None:
    assert "samurai" in said(installed, "kotatsu", "games", "--json")
    said(installed, "kotatsu", "compile")
