"""Each rule is tried in more than one setting: with another hero, on another field, from the other side or on another level."""

from importlib import import_module
from math import prod
from pathlib import Path

from tests.games.battlecrest.scene import GAME

FOLDER = Path(__file__).parent
SETTINGS = {"table", "heroes", "hero", "imperator", "level"}  # what a test calls its parameter when it is such a setting
TURNED = "either_way_round"  # both ways round are two settings; the fixture sees to it that something is turned


def settings(marks):
    """In how many settings a test with these marks runs."""
    turned = any(mark.name == "usefixtures" and TURNED in mark.args for mark in marks)
    return (2 if turned else 1) * prod(different(*mark.args) for mark in marks if mark.name == "parametrize")


def different(names, values):
    """In how many settings parameters put a test; what else they change does not count."""
    if isinstance(names, str):
        names, values = (names,), [(value,) for value in values]
    which = [place for place, name in enumerate(names) if name in SETTINGS]
    return len({tuple(str(row[place]) for place in which) for row in values})


def settings_by_rule():
    """Each rule with the settings of the test that tries it in most of them."""
    found = {rule: 0 for chapter in GAME.rules() for rule in chapter.rows}
    for path in sorted(FOLDER.glob("test_*.py")):
        module = import_module(f"tests.games.battlecrest.{path.stem}")
        of_all = getattr(module, "pytestmark", [])
        for name, thing in vars(module).items():
            if name.startswith("test_") and callable(thing):
                marks = [*(of_all if isinstance(of_all, list) else [of_all]), *getattr(thing, "pytestmark", [])]
                for rule in (rule for mark in marks if mark.name == "rule" for rule in mark.args):
                    found[rule] = max(found[rule], settings(marks))
    return found


def test_every_rule_is_tried_in_more_than_one_setting():
    assert [rule for rule, count in settings_by_rule().items() if count < 2] == []
