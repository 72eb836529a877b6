"""Every attribute of a state stands in a table of fields, or is said to follow from the others, and is copied."""
from typing import Any

from kotatsu.kernel.agenda import GameState
from kotatsu.kernel.fields import Fields
from kotatsu.sim.checks import names_of, plain

OF_THE_KERNEL = {*names_of(GameState()), "book"}


def check_attributes(thing: Any, *tables: Fields, follows: tuple[str, ...] = ()) -> None:
    """No attribute is missing and none is in two rows."""
    held = [name for table in tables for row in table.rows for name in row.attributes()]
    assert sorted([*held, *follows]) == sorted(set(names_of(thing)) - OF_THE_KERNEL)


def check_copied(thing: Any, leave: tuple[str, ...] = ()) -> None:
    """Whatever an attribute holds, a copy holds it too, and a list of the copy is a list of its own."""
    names = [name for name in names_of(thing) if name not in OF_THE_KERNEL and name not in leave]
    for name in names:
        setattr(thing, name, another(getattr(thing, name)))
    kept = {name: plain(getattr(thing, name)) for name in names}
    new = thing.copy()
    assert {name: plain(getattr(new, name)) for name in names} == kept
    for name in names:
        change(getattr(new, name))
    assert {name: plain(getattr(thing, name)) for name in names} == kept, "a copy shares a list with its original"


def another(value: Any) -> Any:
    """A value of the same type that no new state has."""
    if isinstance(value, int):
        return value + 77
    if isinstance(value, (list, tuple)) and value:
        return type(value)(another(inner) for inner in value)
    return type(value)((77,)) if isinstance(value, (list, tuple)) else value


def change(value: Any) -> None:
    """Another entry for every list, inner lists first."""
    if isinstance(value, list):
        for inner in value:
            change(inner)
        value.append(value[0] if value else 0)
