# compiled with mypyc
"""What an object holds, compiled or not, and whether two objects hold the same."""
from typing import Any


def names_of(thing: object) -> list[str]:
    """The attributes of an object, compiled or not."""
    found: dict[str, None] = {}
    for kind in reversed(type(thing).__mro__):
        found.update(dict.fromkeys(getattr(kind, "__mypyc_attrs__", ())))
        found.update(dict.fromkeys(getattr(kind, "__slots__", ())))
    found.update(dict.fromkeys(getattr(thing, "__dict__", ())))
    return [name for name in found if not name.startswith("__")]


def is_same(one: Any, other: Any, apart: tuple[str, ...] = ()) -> bool:
    """Whether two objects of one class hold the same, but for the attributes that stand `apart`."""
    return all(is_alike(getattr(one, name), getattr(other, name)) for name in names_of(one) if name not in apart)


def is_alike(one: Any, other: Any) -> bool:
    """Equal, or made of the same parts."""
    if one is other or one == other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(is_alike, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_alike(one[key], other[key]) for key in one)
    compares: Any = type(one).__eq__
    return compares is object.__eq__ and bool(names_of(one)) and is_same(one, other)
