"""What a host copies from deploy/: the compose file fits its schema, the unit is one, and what they name exists."""
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml
from typer.main import get_command

from kotatsu.cli.app import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
IN_CI = os.environ.get("CI", "") not in ("", "0", "false")


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def options() -> set[str]:
    """What `kotatsu serve` may be told."""
    command = get_command(app).commands["serve"]            # type: ignore[attr-defined]
    return {name for each in command.params for name in each.opts}


def test_the_compose_file_fits_its_schema() -> None:
    schema = json.loads((Path(__file__).parent / "compose_spec.json").read_text(encoding="utf-8"))
    jsonschema.Draft7Validator.check_schema(schema)
    check = jsonschema.Draft7Validator(schema).validate
    check(compose())
    with pytest.raises(jsonschema.ValidationError):
        check({**compose(), "services": {"kotatsu": {"prots": ["80:80"]}}})


def test_what_the_files_name_exists() -> None:
    services = compose()["services"]
    assert (DEPLOY / services["kotatsu"]["build"]["context"] / services["kotatsu"]["build"]["dockerfile"]).is_file()
    assert all((DEPLOY / one.split(":")[0]).exists() for one in services["proxy"]["volumes"] if one.startswith("."))
    named = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert named == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.M))
    told = [word for word in services["kotatsu"]["command"] if word.startswith("--")]
    unit = (DEPLOY / "kotatsu.service").read_text(encoding="utf-8")
    assert {*told, *re.findall(r" (--[\w-]+)", re.findall(r"^ExecStart=(.*)$", unit, re.M)[0])} <= options()
    dockerfile = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert all((ROOT / name).is_file() for name in re.findall(r"--requirement (\S+)", dockerfile))


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_what_is_not_for_strangers_stays_inside(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert all(each in text for each in ("health", "ready", "metrics")) and "404" in text


def test_the_unit_is_one(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        assert not IN_CI, "systemd-analyze is missing"
        pytest.skip("no systemd here: the unit is not checked")
    unit = (DEPLOY / "kotatsu.service").read_text(encoding="utf-8")
    assert "/opt/kotatsu/bin/kotatsu" in unit
    file = tmp_path / "kotatsu.service"
    file.write_text(unit.replace("/opt/kotatsu/bin/kotatsu", sys.executable), encoding="utf-8")
    found = subprocess.run([program, "verify", "--man=no", file], capture_output=True, text=True, check=False)
    wrong = [line for line in found.stderr.splitlines() if "kotatsu.service" in line]
    assert not wrong, wrong
